package typeflow

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
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
func (f *Flow) admitted(name string) flow.Set {
	if s, known := f.within[name]; known {
		return s
	}
	s := flow.SetBelow(len(f.prog.TypeOrder))
	if name != jdk.Object {
		others := slices.DeleteFunc(slices.Clone(f.under.other), func(i int) bool {
			return f.prog.Relation(f.prog.TypeOrder[i], name) == reach.Never
		})
		s = flow.SetOf(append(others, f.under.types[name]...)...)
	}
	f.within[name] = s
	return s
}
