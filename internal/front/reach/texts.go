package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
)

// Text has the methods that turn objects of one type into text.
type Text struct {
	Own      *classfile.Method // the program's method, nil when it is the platform's
	Contents bool              // the platform's, which may turn any other object into text
}

// TextOf returns the methods that turn objects of type t into text.
func (p *Program) TextOf(t *Type) Text {
	if t.Name[0] == '[' || p.NoInstances(t.Name) {
		return Text{}
	}
	toString := p.textMethod(t, jdk.Object, "toString", "()Ljava/lang/String;")
	switch {
	case toString == nil:
		return Text{}
	case !toString.Class.Origin.Platform:
		return Text{Own: toString}
	case toString.Class.Name == jdk.Object:
		if m := p.textMethod(t, jdk.Object, "hashCode", "()I"); m != nil && !m.Class.Origin.Platform {
			return Text{Own: m}
		}
		return Text{}
	case toString.Class.Name == jdk.Throwable:
		for _, name := range []string{"getLocalizedMessage", "getMessage"} {
			if m := p.textMethod(t, jdk.Throwable, name, "()Ljava/lang/String;"); m != nil && !m.Class.Origin.Platform {
				return Text{Own: m}
			}
		}
		return Text{}
	}
	return Text{Contents: !tellsNoOther(toString.Class.Name)}
}

// textMethod returns the method that a call of a method of class c runs for objects of type t.
func (p *Program) textMethod(t *Type, c, name, desc string) *classfile.Method {
	m := p.Class(c).FindMethod(name, desc)
	if m == nil {
		return nil
	}
	sel, err := p.Hier.Select(t.Name, m)
	if err != nil {
		return nil
	}
	return sel
}
