package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// Exceptions carry a text, a cause and suppressed exceptions (the model of
// Throwable). Few programs ask for them, and the others should not pay for the
// constructors and for what they are given. So reachability is found without
// any of this first, and once more with it when some method of Throwable turns
// out to be called.

// asksException reports whether m, called by the program, asks an exception for
// what it carries. That toString of some object may be an exception's does not
// count: then its text is any string.
func asksException(x *Method, in *ssa.Call, m *classfile.Method) bool {
	if x.Model() || m.Class.Name != jdk.Throwable || !m.Class.Origin.Model || m.IsInit() {
		return false
	}
	return !jdk.MethodIs(m, jdk.TellsNothing)
}

// IsThrowableInit reports whether m is a constructor of a platform's exception.
func (p *Program) IsThrowableInit(m *classfile.Method) bool {
	return m.Name == "<init>" && m.Class.Origin.Platform && p.Subtype(m.Class.Name, jdk.Throwable)
}

// plainThrowable reports whether the constructors of class name do no more than
// hand their arguments on to Throwable's: the class has no fields.
func (p *Program) plainThrowable(name string) bool {
	for name != jdk.Throwable && name != jdk.NullPointerException { // that one's fields belong to its own getMessage
		c := p.Class(name)
		if c == nil {
			return false
		}
		for _, f := range c.Fields {
			if !f.IsStatic() {
				return false
			}
		}
		name = c.Super
	}
	return true
}

// suppresses returns the model's method for Throwable.addSuppressed where that
// is what m is and somebody may ask for suppressed exceptions, else m.
func (p *Program) suppresses(m *classfile.Method) *classfile.Method {
	if p.Messages && m.Class.Name == jdk.Throwable && m.Name == "addSuppressed" {
		if s := m.Class.FindMethod("$addSuppressed", m.Desc); s != nil {
			return s
		}
	}
	return m
}
