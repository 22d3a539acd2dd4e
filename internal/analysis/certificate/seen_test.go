package certificate

import (
	"math/rand"
	"slices"
	"testing"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms/ivltest"
)

// TestSeenBy: the objects that can have a static class, found by superclasses, are those that the
// definition allows, object by object.
func TestSeenBy(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for range 3000 {
		p := ivltest.Objects(random)
		objects := Enumerate(p, nil)
		c := &checker{objects: objects, below: newBelow(objects), seen: map[*ivl.Class]flow.Set{}}
		for _, class := range p.Classes {
			var want []int
			for i, o := range objects {
				if seenByDefinition(o, class) {
					want = append(want, i)
				}
			}
			if got := slices.Collect(c.seenBy(class).All()); !slices.Equal(got, want) {
				t.Fatalf("objects %v can have class %s, want %v, in\n%v", got, class.Name, want, p)
			}
		}
	}
}

// seenByDefinition is the definition. An object from outside also stands for objects of classes that the program
// does not have, but there are none of closed classes.
func seenByDefinition(o Object, class *ivl.Class) bool {
	outside := o.Site == 0 && o.Literal == 0
	if outside && o.Class.Closed {
		return false
	}
	covers := covariant(o.Class, class)
	if !outside || class.Closed {
		return covers
	}
	if o.Class.Elem == nil || class.Elem == nil {
		return true
	}
	return covers || o.Class.Elem.Sort == ivl.RefSort && class.Elem.Sort == ivl.RefSort
}

// covariant reports whether class d is c, a subclass of it, or an array of references of such a class.
func covariant(d, c *ivl.Class) bool {
	for s := d; s != nil; s = s.Super {
		if s == c {
			return true
		}
	}
	return d.Elem != nil && c.Elem != nil && d.Elem.Sort == ivl.RefSort && c.Elem.Sort == ivl.RefSort && covariant(d.Elem.Class, c.Elem.Class)
}
