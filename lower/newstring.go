package lower

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/internal/front/throwing"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// newString emits the call of a constructor of String.
func (e *emitter) newString(in *ssa.Call, s *reach.CallSite) {
	x := e.variable(in.Args[0])
	if len(s.Targets) == 0 {
		// The decoders of the JDK, of which the bytecode shows more that may be thrown, refuse nothing but the name of a charset.
		e.refuseBy(in, s.Resolved, slices.DeleteFunc(slices.Clone(e.prog.Refusals(e.x, s.Resolved, nil)), func(t throwing.Throw) bool {
			return !t.Known && !declares(s.Resolved, t.Exception) || accepted(in, s.Resolved, t)
		}))
		if e.prog.Opts.Handed != nil {
			for _, a := range in.Args[1:] { // the string is made here
				e.give(a)
			}
			e.callForeign(in, s.Resolved)
		}
		e.assuming("unmodelled", "this constructor of java.lang.String makes any string")
		e.havocValue(x, "Ljava/lang/String;", ivl.Unmodelled, "new String()")
		e.assume(ivl.Not.Of(ivl.IsNull(x)))
		return
	}
	e.callWith(in, []*ivl.Var{x}, s.Targets[0].Method, e.args(s.Targets[0].Method, in.Args[1:]))
}

// declares reports whether m names the exception in its throws clause.
func declares(m *classfile.Method, exc string) bool { return slices.Contains(m.Exceptions, exc) }
