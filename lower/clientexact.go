package lower

import (
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/reach"
)

// LowerClientExact is LowerClient for a program whose models stay: an object of the library's own, such as a list in a private field,
// is what its model says, because no code outside gets it. The result is nil unless prove shows that for all allocations. Of the result
// no run violates a check of Result.Stays.
//
// Allocations whose objects get outside could make objects of the JDK, as in LowerExact. But what calls on these throw, through an interface,
// would then count as what a client's objects throw, which is no check of the library.
func LowerClientExact(src reach.Source, members []indy.Member, own Implementing, opts reach.Options, prove Prove) (*Result, error) {
	handed := &reach.Handed{Members: map[indy.Member]bool{}, Escaping: map[reach.Allocation]bool{}}
	for _, m := range members {
		handed.Members[m] = true
	}
	r, err := lowerClient(src, handed, own, opts)
	if err != nil {
		return nil, err
	}
	open, err := prove(r.Program)
	if err != nil {
		return nil, err
	}
	if found, own := r.escaping(open); len(found) > 0 || own {
		return nil, nil
	}
	r.exact = true
	return r, nil
}
