package lower

import (
	"maps"

	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/reach"
)

// LowerClientExact is LowerClient for a program whose models stay: an object of the library's own, such as a list in a private field,
// is what its model says until code outside gets it. Escaping are allocations whose objects are known to get there, and gets those
// for which prove does not show the contrary. The result is nil if some object gets there that can only be the program's, or if too
// many rounds do not suffice. Of the result no run violates a check of Result.Stays: prove has shown that.
func LowerClientExact(src reach.Source, members []indy.Member, implement []string, opts reach.Options, escaping map[reach.Allocation]bool, prove Prove) (*Result, error) {
	if err := noServices(src); err != nil {
		return nil, err
	}
	handed := &reach.Handed{Members: map[indy.Member]bool{}, Escaping: escaping, Implement: implement, Client: true}
	for _, m := range members {
		handed.Members[m] = true
	}
	for range maxExact {
		r, err := lowerWith(src, nil, handed, opts)
		if err != nil {
			return nil, err
		}
		open, err := prove(r.Program)
		if err != nil {
			return nil, err
		}
		found, own := r.escaping(open)
		switch {
		case len(found) > 0:
			maps.Copy(handed.Escaping, r.firstOf(found))
		case own:
			return nil, nil
		default:
			r.exact = true
			return r, nil
		}
	}
	return nil, nil
}

// firstOf are those of some allocations that are not in code of the JDK, if there are some. An object that a model allocates may get
// to code without a body only because the object does for which it is allocated.
func (r *Result) firstOf(escaping map[reach.Allocation]bool) map[reach.Allocation]bool {
	first := map[reach.Allocation]bool{}
	for a := range escaping {
		if !r.inJDK[a] {
			first[a] = true
		}
	}
	if len(first) == 0 {
		return escaping
	}
	return first
}
