package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
)

// MakesString reports whether m is a constructor of String. An array is
// allocated with its length, so `new` does nothing, and the constructor's call
// makes the string: that of the model's method $new with the same parameters.
func MakesString(m *classfile.Method) bool {
	return m.Name == "<init>" && m.Class.Name == jdk.String
}

func (p *Program) visitNewString(s *CallSite, m *classfile.Method) {
	c := p.Class(jdk.String)
	if c == nil {
		return
	}
	make := c.FindMethod("$new", m.Desc[:len(m.Desc)-1]+"Ljava/lang/String;")
	if make == nil {
		s.noBody = true
		p.addExternal(jdk.String)
		return
	}
	s.Targets = []target{{M: p.reach(make)}}
}
