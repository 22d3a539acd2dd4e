package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// Enum.valueOf(Class, String), which javac puts into the valueOf of every enum,
// finds the constants by reflection. Where the class is a constant it is a call
// of that enum's values(), and a search of the result in the model of Enum.

const enumClass = "java/lang/Enum"

// enumSearch is what a call of Enum.valueOf becomes.
type enumSearch struct {
	class          string
	values, search *method
}

// visitEnumValueOf makes reachable what a call of method m becomes. It reports
// whether in is a call of Enum.valueOf for an enum of the program.
func (u *universe) visitEnumValueOf(x *method, in *ssa.Call, m *classfile.Method) bool {
	if m.Class.Name != enumClass || m.Name != "valueOf" || !m.Class.Origin.Model {
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
	enum, search := u.class(name), m.Class.FindMethod("$valueOf", "([Ljava/lang/Enum;Ljava/lang/String;)Ljava/lang/Enum;")
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
	u.enums[in] = &enumSearch{name, reach(values), reach(search)}
	return true
}

// enumValueOf emits a call that visitEnumValueOf has seen.
func (e *emitter) enumValueOf(in *ssa.Call, s *enumSearch) {
	e.initialise(in, s.class)
	all := e.local("values", e.w.typeOf("[L"+s.class+";"))
	e.callWith(in, []*ivl.Var{all}, s.values, nil)
	params := s.search.fn.Params
	constants, name := e.refAs(all, e.w.typeOfValue(params[0].Typ).Class), e.as(in.Args[1], e.w.typeOfValue(params[1].Typ))
	e.callWith(in, []*ivl.Var{e.variable(in)}, s.search, []ivl.Term{constants, name})
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
