package certificate

import (
	"math"
	"math/big"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// The components of a reference that never change, which are its id, its type and its site, are
// known for each object from the start. A reference of a large program can be
// thousands of objects, so these components are joined and compared as machine integers.

// span is the integers from lo to hi. The least and the greatest int64 mean that there is
// no bound.
type span struct{ lo, hi int64 }

const (
	unboundedBelow = math.MinInt64
	unboundedAbove = math.MaxInt64
)

// fixed are the components that objects have from the start.
type fixed struct {
	id, kind, site []span             // by the object's number
	ofKind, ofSite map[int64]flow.Set // the objects that have one
	all            flow.Set           // all objects
}

func newFixed(objects []Object) *fixed {
	f := &fixed{all: flow.SetBelow(len(objects))}
	kinds, sites := map[int64][]int{}, map[int64][]int{}
	for i, o := range objects {
		kind, site := int64(o.Class.ID), int64(o.Site)
		f.id = append(f.id, o.ids())
		f.kind = append(f.kind, span{kind, kind})
		f.site = append(f.site, span{site, site})
		kinds[kind], sites[site] = append(kinds[kind], i), append(sites[site], i)
	}
	f.ofKind, f.ofSite = setsOf(kinds), setsOf(sites)
	return f
}

func setsOf(lists map[int64][]int) map[int64]flow.Set {
	sets := map[int64]flow.Set{}
	for n, is := range lists {
		sets[n] = flow.SetOf(is...)
	}
	return sets
}

// ids returns which numbers the object's id can be.
func (o Object) ids() span {
	switch {
	case o.Site > 0:
		return span{1, unboundedAbove}
	case o.Literal < 0:
		return span{int64(o.Literal), int64(o.Literal)}
	}
	return span{unboundedBelow, -1}
}

// having returns the objects by a component that is one number for each object, nil for another one.
func (f *fixed) having(c ivl.Comp) map[int64]flow.Set {
	switch c {
	case ivl.CompType:
		return f.ofKind
	case ivl.CompSite:
		return f.ofSite
	}
	return nil
}

// of returns a component of all objects, nil for one that is read from a cell.
func (f *fixed) of(c ivl.Comp) []span {
	switch c {
	case ivl.CompID:
		return f.id
	case ivl.CompType:
		return f.kind
	case ivl.CompSite:
		return f.site
	}
	return nil
}

// joinFixed returns a set with the component of each object that ref can be; null's is zero.
// The remainder is that of all values, as in unite.
func joinFixed(ref *Set, spans []span) *Set {
	all, first, mod := span{unboundedAbove, unboundedBelow}, int64(0), int64(-1)
	join := func(s span) {
		all = span{min(all.lo, s.lo), max(all.hi, s.hi)}
		switch {
		case s.lo != s.hi:
			mod = 1
		case mod < 0:
			first, mod = s.lo, 0
		case mod != 1:
			mod = gcd(mod, s.lo-first)
		}
	}
	if ref.Null {
		join(span{})
	}
	for i := range ref.Objects.All() {
		join(spans[i])
	}
	if mod < 0 { // the set is empty, so any value will do; this is the one of null
		return intsBetween(0, 0)
	}
	s := all.set()
	if mod > 1 {
		s = s.leaving(big.NewInt(mod), big.NewInt(first))
	}
	return s
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	if a < 0 {
		return -a
	}
	return a
}

func (s span) set() *Set {
	r := &Set{Sort: ivl.IntSort}
	if s.lo != unboundedBelow {
		r.Lo = big.NewInt(s.lo)
	}
	if s.hi != unboundedAbove {
		r.Hi = big.NewInt(s.hi)
	}
	return r
}

// meetsSpan returns whether a span and s may have an element in common, as a function of
// the span. It may say so of a span of several integers that only a remainder excludes.
func (s *Set) meetsSpan() func(span) bool {
	lo, hi := int64(unboundedBelow), int64(unboundedAbove)
	if s.Lo != nil {
		lo = clamp(s.Lo)
	}
	if s.Hi != nil {
		hi = clamp(s.Hi)
	}
	empty := s.empty()
	return func(p span) bool {
		if empty || p.lo > hi || p.hi < lo {
			return false
		}
		return s.Mod <= 1 || p.lo != p.hi || ((p.lo%s.Mod)+s.Mod)%s.Mod == s.Rem
	}
}

// clamp returns n, or the int64 that is nearest to it.
func clamp(n *big.Int) int64 {
	switch {
	case n.IsInt64():
		return n.Int64()
	case n.Sign() < 0:
		return math.MinInt64
	}
	return math.MaxInt64
}
