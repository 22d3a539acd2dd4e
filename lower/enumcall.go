package lower

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/internal/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// Enum.valueOf(Class, String), which javac puts into the valueOf of every enum,
// finds the constants by reflection. Where the class is a constant it is a call
// of that enum's values(), and a search of the result in the model of Enum.
// EnumSet.allOf(Class) becomes the same with a method of the model of EnumSet.

// enumValueOf emits a call that visitEnumValueOf has seen.
func (e *emitter) enumValueOf(in *ssa.Call, s *reach.EnumSearch) {
	e.initialise(in, s.Class)
	all := e.local("values", e.w.typeOf("[L"+s.Class+";"))
	e.callWith(in, []*ivl.Var{all}, s.Values, nil)
	params := s.Search.Func.Params
	constants, arg := e.refAs(all, e.w.typeOfValue(params[0].Typ).Class), e.as(in.Args[s.Arg], e.w.typeOfValue(params[1].Typ))
	e.callWith(in, []*ivl.Var{e.variable(in)}, s.Search, []ivl.Term{constants, arg})
}

// getDeclaringClass is Enum.getDeclaringClass: the class object of the enum,
// also for constants with a body.
func getDeclaringClass(e *emitter, in *ssa.Call, m *classfile.Method) {
	x := e.variable(in)
	e.byClass(in, func(t *reach.Type) {
		name := t.Name
		for c := e.prog.Class(name); c != nil && c.Super != "" && c.Super != jdk.Enum; c = e.prog.Class(c.Super) {
			name = c.Super
		}
		e.assign(x, e.w.object("java/lang/Class", name))
	}, func() {
		e.havocValue(x, reach.ResultType(m), ivl.Unmodelled, "result of getDeclaringClass()")
		e.assume(ivl.Not.Of(ivl.IsNull(x)))
	})
}

// refuseNoEnum emits the check that a model that takes the class of an enum
// gets one. Only unchecked casts can give it another class.
func (e *emitter) refuseNoEnum(in *ssa.Call, m *classfile.Method) {
	checks := jdk.GuardOf(m).Checks
	n := slices.IndexFunc(checks, func(c jdk.Check) bool { return c.Op == jdk.IsEnum })
	if n < 0 {
		return
	}
	i := checks[n].Arg
	what := classfile.Dotted(m.Class.Name) + "." + m.Name + "() of a class that is no enum"
	if c, ok := in.Args[i].(*ssa.Const); ok && c.Typ != ssa.Null {
		class, _ := c.Pool.(classfile.ClassConst)
		if !e.prog.IsEnum(string(class)) {
			e.unsupported(what)
		}
		return
	}
	x := e.value(in.Args[i])
	is := []ivl.Term{ivl.IsNull(x)}
	for _, t := range e.prog.TypeOrder {
		if e.prog.IsEnum(t.Name) {
			is = append(is, ivl.Eq.Of(x, e.w.object("java/lang/Class", t.Name)))
		}
	}
	e.violation(ivl.Or.Of(is...), ivl.Unsupported, "", what)
}
