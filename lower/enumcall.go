package lower

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// Enum.valueOf(Class, String), which javac puts into the valueOf of every enum,
// finds the constants by reflection. Where the class is a constant it is a call
// of that enum's values(), and a search of the result in the model of Enum.

const enumClass = jdk.Enum

// EnumSet.allOf(Class) becomes the same with a method of the model of EnumSet.

// enumSearch is what a call of Enum.valueOf or EnumSet.allOf becomes.
type enumSearch struct {
	class          string
	values, search *method
	arg            int // of the call, which search gets beside the constants
}

// visitEnumValueOf makes reachable what a call of method m becomes. It reports
// whether in is a call of Enum.valueOf for an enum of the program.
func (u *universe) visitEnumValueOf(x *method, in *ssa.Call, m *classfile.Method) bool {
	given, ok := jdk.EnumSearchOf(m)
	if !ok || !m.Class.Origin.Model || !m.IsStatic() {
		return false
	}
	c, ok := in.Args[0].(*ssa.Const)
	if !ok {
		return false
	}
	class, _ := c.Pool.(classfile.ClassConst)
	name := string(class)
	if name == "" || name[0] == '[' {
		return false
	}
	enum, search := u.class(name), m.Class.FindMethod(given.Name, given.Desc)
	if enum == nil || enum.Origin.Platform || enum.Super != enumClass || search == nil {
		return false
	}
	values := enum.FindMethod("values", "()[L"+name+";")
	if values == nil || values.Code == nil {
		return false
	}
	u.trigger(x, in, name)
	reach := func(m *classfile.Method) *method {
		s := u.directCall(x, in, m)
		x.calls = append(x.calls, s)
		return s.targets[0].m
	}
	u.enums[in] = &enumSearch{name, reach(values), reach(search), given.Arg}
	return true
}

// enumValueOf emits a call that visitEnumValueOf has seen.
func (e *emitter) enumValueOf(in *ssa.Call, s *enumSearch) {
	e.initialise(in, s.class)
	all := e.local("values", e.w.typeOf("[L"+s.class+";"))
	e.callWith(in, []*ivl.Var{all}, s.values, nil)
	params := s.search.fn.Params
	constants, arg := e.refAs(all, e.w.typeOfValue(params[0].Typ).Class), e.as(in.Args[s.arg], e.w.typeOfValue(params[1].Typ))
	e.callWith(in, []*ivl.Var{e.variable(in)}, s.search, []ivl.Term{constants, arg})
}

// getDeclaringClass is Enum.getDeclaringClass: the class object of the enum,
// also for constants with a body.
func getDeclaringClass(e *emitter, in *ssa.Call, m *classfile.Method) {
	x := e.variable(in)
	e.byClass(in, func(t *dynType) {
		name := t.name
		for c := e.u.class(name); c != nil && c.Super != "" && c.Super != enumClass; c = e.u.class(c.Super) {
			name = c.Super
		}
		e.assign(x, e.w.object("java/lang/Class", name))
	}, func() {
		e.havocValue(x, resultType(m), ivl.Unmodelled, "result of getDeclaringClass()")
		e.assume(ivl.Not.Of(ivl.IsNull(x)))
	})
}

// refuseNoEnum emits that a model that takes the class of an enum is given one.
// Only unchecked casts give it another.
func (e *emitter) refuseNoEnum(in *ssa.Call, m *classfile.Method) {
	checks := jdk.GuardOf(m).Checks
	n := slices.IndexFunc(checks, func(c jdk.Check) bool { return c.Op == jdk.IsEnum })
	if n < 0 {
		return
	}
	i := checks[n].Arg
	what := dots(m.Class.Name) + "." + m.Name + "() of a class that is no enum"
	if c, ok := in.Args[i].(*ssa.Const); ok && c.Typ != ssa.Null {
		class, _ := c.Pool.(classfile.ClassConst)
		if !e.u.isEnum(string(class)) {
			e.unsupported(what)
		}
		return
	}
	x := e.value(in.Args[i])
	is := []ivl.Term{ivl.IsNull(x)}
	for _, t := range e.u.typeOrder {
		if e.u.isEnum(t.name) {
			is = append(is, ivl.Eq.Of(x, e.w.object("java/lang/Class", t.name)))
		}
	}
	e.violation(ivl.Or.Of(is...), ivl.Unsupported, "", what)
}

// isEnum reports whether name is the class of an enum, not of one of its constants.
func (u *universe) isEnum(name string) bool {
	if name == "" || name[0] == '[' {
		return false
	}
	c := u.class(name)
	return c != nil && c.Super == enumClass
}
