package certificate

import "github.com/jayverify/jayverify/ivl"

// below has the objects under each superclass of their classes, so that not every object is
// compared with every class.
type below struct {
	objects map[*ivl.Class][]int // by the class and its superclasses, by their numbers
	other   []int                // arrays, and objects from outside: these stand for unknown classes
}

func newBelow(objects []Object) *below {
	b := &below{objects: map[*ivl.Class][]int{}}
	for i, o := range objects {
		outside := o.Site == 0 && o.Literal == 0
		if outside && o.Class.Closed {
			continue // there are none
		}
		if outside || o.Class.Elem != nil {
			b.other = append(b.other, i)
			continue
		}
		for d := o.Class; d != nil; d = d.Super {
			b.objects[d] = append(b.objects[d], i)
		}
	}
	return b
}

// candidates are the objects that could have the static class, and perhaps some more.
func (b *below) candidates(class *ivl.Class) []int {
	under := b.objects[class]
	return append(under[:len(under):len(under)], b.other...)
}
