package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// The hash code of an object whose class does not say otherwise is any number,
// but always the same one (java.lang.Object.hashCode). It is made when it is
// asked for first, and kept in a field of the object's topmost class below
// Object, the root; 0 stands for none yet, which the JVM never gives out.
// Objects of the platform's classes without a model, exceptions, arrays and
// plain Objects have no such field: theirs is any number each time.

// HashField is the name of the field.
const HashField = "identity hash code"

// IsIdentityHash reports whether m gives out an object's own number.
func IsIdentityHash(m *classfile.Method) bool {
	return jdk.MethodIs(m, jdk.IdentityHash)
}

// HashRoot returns the root of type t, "" when it has none.
func (p *Program) HashRoot(t *Type) string {
	if t.Name[0] == '[' || p.NoInstances(t.Name) || p.Subtype(t.Name, jdk.Throwable) {
		return ""
	}
	root := ""
	for n := t.Name; n != jdk.Object; {
		c := p.Class(n)
		if c == nil || !owned(c) || c.IsInterface() {
			return ""
		}
		root, n = n, c.Super
	}
	return root
}

// IdentityOf returns the root of type t when its objects run Object's method for
// hashCode, resolved to m; "" otherwise.
func (p *Program) IdentityOf(t *Type, m *classfile.Method) string {
	if !p.OwnHash(t, m) {
		return ""
	}
	return p.HashRoot(t)
}

// OwnHash reports whether objects of type t run Object's method for hashCode,
// resolved to m.
func (p *Program) OwnHash(t *Type, m *classfile.Method) bool {
	if m.Name != "hashCode" || m.Desc != "()I" {
		return false
	}
	sel, err := p.Hier.Select(t.Name, m)
	return err == nil && sel != nil && sel.Class.Name == jdk.Object
}

// findHashes finds the roots whose objects may be asked for their number.
func (p *Program) findHashes() {
	for _, x := range p.Order {
		if !p.GoesOn() {
			return
		}
		for _, s := range x.Calls {
			in, ok := s.instr.(*ssa.Call)
			switch {
			case !ok || s.Resolved == nil:
			case s.Virtual:
				for _, t := range s.Unmodelled {
					p.addHash(p.IdentityOf(t, s.Resolved))
				}
			case s.noBody && IsIdentityHash(s.Resolved):
				static := classfile.ClassNameOf(string(in.Args[0].Type()))
				for _, t := range p.TypeOrder {
					if static != "" && p.Subtype(t.Name, static) {
						p.addHash(p.HashRoot(t))
					}
				}
			}
		}
	}
}

func (p *Program) addHash(root string) {
	if root != "" {
		p.Hashes[root] = true
	}
}
