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

// seenByDefinition is the definition: see Object.seenAs.
func seenByDefinition(o Object, c *ivl.Class) bool {
	switch outside := o.Site == 0 && o.literal == 0; {
	case !outside:
		return Compatible(o.Class, c)
	case c.Closed:
		return false
	case o.Class.Elem == nil || c.Elem == nil:
		return true
	}
	return o.Class.Elem.Sort == ivl.RefSort && c.Elem.Sort == ivl.RefSort || Compatible(o.Class, c)
}
