package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// EnumSet.allOf(Class) becomes the same with a method of the model of EnumSet.

// EnumSearch is what a call of Enum.valueOf or EnumSet.allOf becomes.
type EnumSearch struct {
	Class          string
	Values, Search *Method
	Arg            int // of the call, which search gets beside the constants
}

// visitEnumValueOf makes reachable what a call of method m becomes. It reports
// whether in is a call of Enum.valueOf for an enum of the program.
func (p *Program) visitEnumValueOf(x *Method, in *ssa.Call, m *classfile.Method) bool {
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
	enum, search := p.Class(name), m.Class.FindMethod(given.Name, given.Desc)
	if enum == nil || enum.Origin.Platform || enum.Super != jdk.Enum || search == nil {
		return false
	}
	values := enum.FindMethod("values", "()[L"+name+";")
	if values == nil || values.Code == nil {
		return false
	}
	p.trigger(x, in, name)
	reach := func(m *classfile.Method) *Method {
		s := p.directCall(x, in, m)
		x.Calls = append(x.Calls, s)
		return s.Targets[0].M
	}
	p.Enums[in] = &EnumSearch{name, reach(values), reach(search), given.Arg}
	return true
}

// IsEnum reports whether name is the class of an enum, not of one of its constants.
func (p *Program) IsEnum(name string) bool {
	if name == "" || name[0] == '[' {
		return false
	}
	c := p.Class(name)
	return c != nil && c.Super == jdk.Enum
}
