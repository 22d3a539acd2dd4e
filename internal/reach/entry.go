package reach

import (
	"github.com/jayverify/jayverify/classfile"
)

// Constants lists the constants of an enum of the program, nil for other
// classes. There are no other objects of an enum (JLS §8.9).
func (p *Program) Constants(name string) []*classfile.Field {
	if name == "" || name[0] == '[' || p.Platform(name) || !p.loads(name) {
		return nil
	}
	c := p.Class(name)
	if c == nil || c.Super != "java/lang/Enum" {
		return nil
	}
	var cs []*classfile.Field
	for _, f := range c.Fields {
		if f.IsStatic() && f.Access.Has(classfile.AccEnum) {
			cs = append(cs, f)
		}
	}
	return cs
}

// IsMain reports whether m is public static void main(String[]) or the same
// without public, which JLS §12.1.4 of Java 25 admits.
func IsMain(m *classfile.Method) bool {
	return m.Name == "main" && m.Desc == "([Ljava/lang/String;)V" && m.IsStatic()
}
