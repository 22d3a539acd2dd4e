package absint

import (
	"math/rand"
	"slices"
	"testing"

	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms/ivltest"
)

// TestSeen: the objects that are seen with a class, found by superclasses, are those that the
// definition allows, object by object.
func TestSeen(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for range 3000 {
		p := ivltest.Objects(random)
		u := NewUniverse(p)
		for _, c := range p.Classes {
			var want []int
			for i, o := range u.Objects {
				if seenByDefinition(o, c) {
					want = append(want, i)
				}
			}
			if got := slices.Collect(u.seen(c).All()); !slices.Equal(got, want) {
				t.Fatalf("objects %v are seen as %s, want %v, in\n%v", got, c.Name, want, p)
			}
		}
	}
}

// seenByDefinition is the definition. An object from outside also stands for objects of classes that the program does
// not have. It is not of a closed class.
func seenByDefinition(o Object, c *ivl.Class) bool {
	outside := o.Site == 0 && o.literal == 0
	switch {
	case outside && c.Closed:
		return false
	case outside && (o.Class.Elem == nil || c.Elem == nil):
		return true
	case outside && o.Class.Elem.Sort == ivl.RefSort && c.Elem.Sort == ivl.RefSort:
		return true
	}
	return covariant(o.Class, c)
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
