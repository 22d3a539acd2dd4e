package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// The hash code of an object whose class does not say otherwise is any number,
// but always the same one (java.lang.Object.hashCode). It is made when it is
// asked for first, and kept in a field of the object's topmost class below
// Object, the root; 0 stands for none yet, which the JVM never gives out.
// Objects of the platform's classes without a model, exceptions, arrays and
// plain Objects have no such field: theirs is any number each time.

// findHashes finds the roots whose objects may be asked for their number.
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
