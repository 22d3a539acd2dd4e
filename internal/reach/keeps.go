package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
)

// KeepsObjectsOf returns the classes of the references that objects of a class of the platform keep in fields of a model or
// of a lifted class: of Object for a collection. Texts and class objects keep none.
func (p *Program) KeepsObjectsOf(name string) []string {
	var classes []string
	for ; name != "" && name != jdk.String && name != "java/lang/Class"; name = p.superOf(name) {
		c := p.Class(name)
		if c == nil || !c.Origin.Model && !jdk.IsLifted(c) {
			continue
		}
		for _, f := range c.Fields {
			n := classfile.ClassNameOf(f.Desc)
			for n != "" && n[0] == '[' {
				n = classfile.ElementClass(n)
			}
			if n != "" && !f.IsStatic() {
				classes = append(classes, n)
			}
		}
	}
	return classes
}

// superOf returns the name of the superclass, "" if there is none.
func (p *Program) superOf(name string) string {
	if c := p.Class(name); c != nil {
		return c.Super
	}
	return ""
}
