package certificate

import (
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// below has the objects under each superclass of their classes, so that not every object is
// compared with every class. Objects from outside of closed classes are left out: there are none.
type below struct {
	objects map[*ivl.Class][]int // by the class and its superclasses
	arrays  flow.Set             // the other ones that arrays can have are found by comparison
	unknown flow.Set             // objects from outside: they stand for those of unknown classes, too
	plain   flow.Set             // those of unknown that are no arrays
}

func newBelow(objects []Object) *below {
	b := &below{objects: map[*ivl.Class][]int{}}
	var arrays, unknown, plain []int
	for i, o := range objects {
		outside := o.Site == 0 && o.Literal == 0
		if outside && o.Class.Closed {
			continue
		}
		if outside {
			unknown = append(unknown, i)
		}
		if outside && o.Class.Elem == nil {
			plain = append(plain, i)
		}
		if o.Class.Elem != nil {
			arrays = append(arrays, i)
		}
		for d := o.Class; d != nil; d = d.Super {
			b.objects[d] = append(b.objects[d], i)
		}
	}
	b.arrays, b.unknown, b.plain = flow.SetOf(arrays...), flow.SetOf(unknown...), flow.SetOf(plain...)
	return b
}

// seenBy returns the objects that can have static class class: those below it; those from outside
// that can be of an unknown class below it, which a closed class does not have; and arrays.
func (b *below) seenBy(class *ivl.Class, objects []Object) flow.Set {
	s := flow.SetOf(b.objects[class]...)
	if class.Elem == nil {
		if class.Closed {
			return s
		}
		return s.Or(b.unknown)
	}
	if !class.Closed {
		s = s.Or(b.plain)
	}
	return s.Or(b.arrays.Where(func(i int) bool { return objects[i].unknownAs(class) || seenAs(objects[i].Class, class) }))
}

// unknownAs reports whether an array is from outside and could be of a class below another class of arrays that the
// program does not have. Arrays of numbers, and closed classes, have no such classes.
func (o Object) unknownAs(class *ivl.Class) bool {
	if o.Site != 0 || o.Literal != 0 || class.Closed {
		return false
	}
	return o.Class.Elem.Sort == ivl.RefSort && class.Elem.Sort == ivl.RefSort
}

// seenAs reports whether an object of class d can have static class c. Arrays of
// references are covariant (JLS §4.10.3).
func seenAs(d, c *ivl.Class) bool {
	if d.SubclassOf(c) {
		return true
	}
	return d.Elem != nil && c.Elem != nil && d.Elem.Sort == ivl.RefSort && c.Elem.Sort == ivl.RefSort && seenAs(d.Elem.Class, c.Elem.Class)
}
