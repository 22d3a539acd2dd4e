package reach

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// AssumedOf returns the kind and the text of the assumption about a call of m in x; m has
// neither a body here nor a model. The text names the exceptions that the call may throw
// here. If there are none, and m's bytecode throws something, the text says so, because
// the user should check then that m does not throw: then the kind is no-throw.
func (p *Program) AssumedOf(x *Method, m *classfile.Method) (kind, text string) {
	kind = "unmodelled"
	throws := "to throw nothing"
	if found := p.Refusals(x, m, nil); len(found) > 0 {
		throws = "to throw only " + exceptionNames(found)
	} else if !jdk.Is(m, jdk.AsDeclared) && p.throwsItself(p.original(m), callsFollowed) {
		kind, throws = "no-throw", "to throw nothing (its code can throw)"
	}
	return kind, "is not modelled: it is assumed to return any value, " + throws + " and to change only arrays that are passed to it"
}

// ReadsInto reports whether m fills an array, or a part of it, from a stream or a reader of the JDK, and the program has none of
// its own. Nor has it anything else of which such a stream may hand on what it returns, as it does of a channel or an Inflater: an
// object with a method that fills an array or a buffer, and overrides one of the JDK.
func (p *Program) ReadsInto(m *classfile.Method) bool {
	if p.Open() || p.Opts.Handed != nil && len(p.Opts.Handed.Implement) > 0 {
		return false // a client may have streams of its own
	}
	for class, descs := range map[string][]string{"java/io/InputStream": {"([B)I", "([BII)I"}, "java/io/Reader": {"([C)I", "([CII)I"}} {
		if !slices.Contains(descs, m.Desc) || !p.isA(m.Class.Name, class) {
			continue
		}
		for name := range p.Types {
			if !p.Platform(name) && (p.isA(name, class) || slices.ContainsFunc(p.overridden(name), fills)) {
				return false
			}
		}
		return true
	}
	return false
}

// fills reports whether a method returns an int and has a parameter that is an array or a buffer, so that the int may say how much is in it.
func fills(m classfile.MemberRef) bool {
	params, _, _ := strings.Cut(m.Desc, ")")
	return strings.HasSuffix(m.Desc, ")I") && (strings.Contains(params, "[") || strings.Contains(params, "Ljava/nio/"))
}

func (p *Program) isA(name, class string) bool {
	ok, err := p.Hier.IsSubtype(name, class)
	return ok && err == nil
}

// callsFollowed is how many calls deep a throw is looked for.
const callsFollowed = 2

// original returns the JDK's method in place of a model's declaration of it.
func (p *Program) original(m *classfile.Method) *classfile.Method {
	if m.Class.Origin.Model && p.standIns.own != nil {
		if o, err := p.standIns.own.ResolveMethod(classfile.MemberRef{Class: m.Class.Name, Name: m.Name, Desc: m.Desc}); err == nil {
			return o
		}
	}
	return m
}

// throwsItself reports whether the bytecode of m has a throw, or a call that checks an
// argument. It also follows direct calls up to the given depth.
func (p *Program) throwsItself(m *classfile.Method, calls int) bool {
	if m.Code == nil {
		return false
	}
	f, err := p.ssa.of(m)
	if err != nil {
		return false
	}
	hier := p.Hier
	if p.standIns.own != nil {
		hier = p.standIns.own
	}
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			switch in := in.(type) {
			case *ssa.Throw:
				if _, rethrown := in.X.(*ssa.Catch); !rethrown {
					return true
				}
			case *ssa.Call:
				r, err := hier.ResolveMethod(in.Method)
				if err == nil && (checksArgument(r) || calls > 0 && direct(in) && p.throwsItself(r, calls-1)) {
					return true
				}
			}
		}
	}
	return false
}

// checksArgument reports whether m is a method of the JDK whose purpose is to throw.
func checksArgument(m *classfile.Method) bool {
	return jdk.MethodIs(m, jdk.ChecksArgument)
}

// direct reports whether a call runs the method that it names.
func direct(in *ssa.Call) bool { return in.Kind == ssa.InvokeStatic || in.Kind == ssa.InvokeSpecial }
