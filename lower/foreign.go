package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/indy"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/internal/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// With Options.Handed, a call of a method without body or model may run methods of the
// program, any number of times: those that override the platform's, of all objects that
// the program has handed over anywhere. It may also throw any exception. So every run of
// the JVM through such calls is a run of the lowered program, as far as the JDK runs the
// program's methods in place (jdk.RunsInPlace). Code behind other calls is not judged.
// LowerOpen makes that program.

// isForeignNative reports whether m is a native method of the class of indy.Foreign.
func isForeignNative(m *classfile.Method) bool {
	return m.Class.Name == indy.ForeignClass && m.Code == nil
}

// foreignNative emits a call of a native method of the class of indy.Foreign.
func (e *emitter) foreignNative(in *ssa.Call, m *classfile.Method) {
	switch m.Name {
	case indy.ForeignGive:
		e.give(in.Args[0])
		for _, t := range e.possibleOf(in.Args[0]).all {
			e.scrambleKnown(e.value(in.Args[0]), t)
		}
		return
	case indy.ForeignSpread:
		e.w.spread(e.builder)
		return
	}
	x := e.variable(in)
	e.havocValue(x, reach.ResultType(m), ivl.Unmodelled, "what the JDK chooses")
	if m.Name == indy.ForeignReceiver || m.Name == indy.ForeignThrown {
		e.assume(ivl.Not.Of(ivl.IsNull(x)))
	}
	if m.Name == indy.ForeignReceiver {
		own := map[*reach.Type]bool{}
		all := e.w.possible(jdk.Object).all
		for _, t := range all {
			if !e.prog.Platform(t.Name) {
				own[t] = true
			}
		}
		e.assume(e.w.typeIn(x, all, own, true))
	}
}

// give emits that code without a body is given v, and notes what it can do with it.
func (e *emitter) give(v ssa.Value) {
	if v.Type() == ssa.Null || classfile.ClassNameOf(string(v.Type())) == "" || e.dead() {
		return
	}
	for _, t := range e.handed(v) {
		e.w.handed.AddType(e.prog, t)
	}
	e.keep(v)
}

// keep emits that code without a body has v from now on.
func (e *emitter) keep(v ssa.Value) {
	if e.prog.Opts.Handed == nil || v.Type() == ssa.Null || classfile.ClassNameOf(string(v.Type())) == "" {
		return
	}
	e.add(&ivl.PushElem{A: e.w.keptArray(), I: ivl.IntConst(0, ivl.Int), T: e.value(v), Pos: e.at})
}

// showsForeign emits that an intrinsic that turns objects into text runs methods of the
// program. It returns false if the intrinsic is none of these.
func (e *emitter) showsForeign(in *ssa.Call) bool {
	run := e.prog.ForeignRun(in)
	if run == nil {
		return false
	}
	for _, a := range in.Args {
		e.give(a)
	}
	e.callWith(in, nil, run, nil)
	return true
}

// callForeign emits that a call of m, without body or model, runs methods of the program,
// or throws.
func (e *emitter) callForeign(in *ssa.Call, m *classfile.Method) {
	if jdk.MethodIs(m, jdk.Harmless) {
		e.w.spread(e.builder) // it may copy elements of arrays
		return
	}
	name := classfile.Dotted(m.Class.Name) + "." + m.Name
	run := e.prog.ForeignRun(in)
	if run == nil || !jdk.RunsInPlace(m) {
		e.unsupported(name + "() may run code later, in another thread, or by name")
		return
	}
	e.callWith(in, nil, run, nil)
	for _, a := range in.Args { // it writes to arrays before and after
		if classfile.ClassNameOf(string(a.Type())) != "" {
			for _, t := range e.possibleOf(a).all {
				e.scrambleKnown(e.value(a), t)
			}
		}
	}
}
