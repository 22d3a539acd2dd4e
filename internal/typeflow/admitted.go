package typeflow

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/internal/reach"
)

// below has the types of a program under each of their superclasses and superinterfaces, so that
// not every type is compared with every other one.
type below struct {
	types map[string][]int // by the name of a class: the types that are of it, by their numbers
	other []int            // types that are not in types: arrays, those that stand for unknown subclasses, broken ones
}

func newBelow(p *reach.Program) *below {
	b := &below{types: map[string][]int{}}
	for i, t := range p.TypeOrder {
		supers, err := p.Hier.Superclasses(t.Name)
		if t.External || classfile.IsArray(t.Name) || err != nil {
			b.other = append(b.other, i)
			continue
		}
		interfaces, _ := p.Hier.AllInterfaces(t.Name) // has the error of Superclasses
		b.types[t.Name] = append(b.types[t.Name], i)
		for _, names := range [][]string{supers, interfaces} {
			for _, name := range names {
				if name != jdk.Object {
					b.types[name] = append(b.types[name], i)
				}
			}
		}
	}
	return b
}

// admitted returns the types of objects of the static type called name.
func (f *Flow) admitted(name string) typeSet {
	if s := f.within[name]; s != nil {
		return s
	}
	s := newTypeSet(len(f.prog.TypeOrder))
	f.within[name] = s
	if name == jdk.Object {
		for i := range f.prog.TypeOrder {
			s.set(i)
		}
		return s
	}
	for _, i := range f.under.types[name] {
		s.set(i)
	}
	for _, i := range f.under.other {
		if f.prog.Relation(f.prog.TypeOrder[i], name) != reach.Never {
			s.set(i)
		}
	}
	return s
}
