package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// The identity hash code of an object is any number, but always the same one
// (java.lang.Object.hashCode). It is chosen when it is first read, and kept in
// a field of the object's topmost class below Object, the root. 0 means that
// there is none yet; the JVM never returns 0. Objects of the platform's classes
// without a model, exceptions, arrays, strings and plain Objects have no such field:
// their hash code is any number each time.

// findHashes finds the roots whose objects may need an identity hash code.
func (p *Program) findHashes() {
	if p.Opts.Execute != nil {
		return // an execution has a number for each object
	}
	for _, x := range p.Methods {
		if !p.GoesOn() {
			return
		}
		for _, s := range x.Calls {
			in, ok := s.Instr.(*ssa.Call)
			switch {
			case !ok || s.Resolved == nil:
			case s.Virtual:
				for _, t := range s.Unmodelled {
					p.addHash(p.IdentityOf(t, s.Resolved))
				}
			case s.NoBody && IsIdentityHash(s.Resolved):
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
