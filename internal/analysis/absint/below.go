package absint

import (
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// below has the objects under each superclass of their classes, so that not every object is
// compared with every class.
type below struct {
	objects map[*ivl.Class][]int // the program's, by the class and its superclasses
	arrays  flow.Set             // their classes can be below other ones, too
	// Objects from outside stand for unknown classes, too: all of them, and those that are no arrays.
	outside, plain flow.Set
}

func newBelow(objects []Object) below {
	b := below{objects: map[*ivl.Class][]int{}}
	var arrays, outside, plain []int
	for i, o := range objects {
		if o.Class.Elem != nil {
			arrays = append(arrays, i)
		}
		if !o.outside() {
			for d := o.Class; d != nil; d = d.Super {
				b.objects[d] = append(b.objects[d], i)
			}
			continue
		}
		outside = append(outside, i)
		if o.Class.Elem == nil {
			plain = append(plain, i)
		}
	}
	b.arrays, b.outside, b.plain = flow.SetOf(arrays...), flow.SetOf(outside...), flow.SetOf(plain...)
	return b
}

// seen returns the objects that a reference of static class c can refer to. One from outside
// also stands for objects of classes that the program does not have: lowering decides by an input
// whether it is of class c. It is not of a closed class.
func (b below) seen(c *ivl.Class, objects []Object) flow.Set {
	s := flow.SetOf(b.objects[c]...)
	switch {
	case c.Closed:
	case c.Elem == nil:
		s = s.Or(b.outside)
	default:
		s = s.Or(b.plain)
	}
	if c.Elem == nil {
		return s
	}
	return s.Or(b.arrays.Where(func(i int) bool { return objects[i].seenAsArray(c) }))
}

// outside reports whether the object is from outside the program.
func (o Object) outside() bool { return o.Site == 0 && o.literal == 0 }

// seenAsArray is seen for an array and a class of arrays. Arrays from outside stand for those of unknown
// classes only if their elements are references.
func (o Object) seenAsArray(c *ivl.Class) bool {
	if o.outside() && c.Closed {
		return false
	}
	return o.outside() && o.Class.Elem.Sort == ivl.RefSort && c.Elem.Sort == ivl.RefSort || Compatible(o.Class, c)
}

// Compatible reports whether a reference of static class c can refer to an object
// of class d. Arrays of references are covariant (JLS §4.10.3).
func Compatible(d, c *ivl.Class) bool {
	if d.SubclassOf(c) {
		return true
	}
	return d.Elem != nil && c.Elem != nil && d.Elem.Sort == ivl.RefSort && c.Elem.Sort == ivl.RefSort && Compatible(d.Elem.Class, c.Elem.Class)
}
