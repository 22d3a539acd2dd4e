package reach

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// Calls of models that take the class object of an enum. The JDK asks the enum for
// values(), which initialises it. Where the class object is not a constant, it may be
// that of each enum that has objects.

// enumSite is a call in x that asks some enum, which one is not known.
type enumSite struct {
	x      *Method
	in     *ssa.Call
	values bool // for its constants; otherwise it only initialises the enum
	asked  map[string]bool
}

// visitOfEnum records that a call of method m, in x, asks an enum.
func (p *Program) visitOfEnum(x *Method, in *ssa.Call, m *classfile.Method) {
	if i, _ := jdk.IntrinsicOf(m); i.Op == jdk.ConstantsOf {
		p.asked.enums = append(p.asked.enums, &enumSite{x: x, in: in, values: true, asked: map[string]bool{}})
		return
	}
	n := EnumArgument(m)
	if n < 0 {
		return
	}
	if c, ok := in.Args[n].(*ssa.Const); ok {
		if class, _ := c.Pool.(classfile.ClassConst); p.IsEnum(string(class)) {
			p.trigger(x, in, string(class))
		}
		return
	}
	p.asked.enums = append(p.asked.enums, &enumSite{x: x, in: in, asked: map[string]bool{}})
}

// EnumArgument returns the number of the argument of m, a method of a model, that is the
// class object of an enum, -1 if there is none.
func EnumArgument(m *classfile.Method) int {
	checks := jdk.GuardOf(m).Checks
	if n := slices.IndexFunc(checks, func(c jdk.Check) bool { return c.Op == jdk.IsEnum }); n >= 0 && m.Class.Origin.Model {
		return checks[n].Arg
	}
	return -1
}

// nameEnum records that the program has the class object of a class, if this is an enum of its own. A call
// of a model may be what initialises it.
func (a *asked) nameEnum(p *Program, name string) {
	if p.EnumValues(name) != nil && !slices.Contains(a.enumNames, name) {
		a.enumNames = append(a.enumNames, name)
	}
}

// EnumTypes lists the enums that have objects, and those whose class object the program has.
func (p *Program) EnumTypes() []string {
	names := slices.Clone(p.asked.enumNames)
	for _, t := range p.TypeOrder {
		name := t.Name
		if c := p.Class(name); name[0] != '[' && c != nil && p.IsEnum(c.Super) {
			name = c.Super // of a constant with a body
		}
		if p.IsEnum(name) && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// reachEnums makes reachable what the calls of p.asked.enums may run.
func (p *Program) reachEnums() {
	if len(p.asked.enums) == 0 {
		return
	}
	for _, name := range p.EnumTypes() {
		for _, s := range p.asked.enums {
			if s.asked[name] {
				continue
			}
			s.asked[name] = true
			p.trigger(s.x, s.in, name)
			if m := p.EnumValues(name); s.values && m != nil {
				s.x.Calls = append(s.x.Calls, p.directCall(s.x, s.in, m))
			}
		}
	}
}

// IsPlatformClassObject reports whether v is a constant: the class object of a class of the platform.
func (p *Program) IsPlatformClassObject(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	if !ok {
		return false
	}
	class, ok := c.Pool.(classfile.ClassConst)
	return ok && p.Platform(string(class))
}
