package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
)

// unseeded is a source without the model of java.util.Random.
type unseeded struct{ Source }

// Class returns the class with that binary name, or an error of the source.
func (s unseeded) Class(name string) (*classfile.Class, error) {
	if o, ok := s.Source.(interface {
		Unmodelled(name string) (*classfile.Class, error)
	}); ok && name == jdk.Random {
		return o.Unmodelled(name)
	}
	return s.Source.Class(name)
}

// seedsRandom reports whether a call of m, in x, gives a generator a seed or
// makes one of a class of the program's.
func (p *Program) seedsRandom(x *Method, m *classfile.Method) bool {
	if jdk.MethodIs(m, jdk.SeedsRandom) {
		return true
	}
	return m.IsInit() && x.Def.IsInit() && m.Class.Origin.Platform && !x.Def.Class.Origin.Platform &&
		p.Subtype(m.Class.Name, jdk.Random) && p.Subtype(x.Def.Class.Name, jdk.Random)
}
