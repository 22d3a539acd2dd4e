package certificate

import (
	"fmt"
	"math/big"
	"strings"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// Set is a set of values of one sort. Sets are never changed. A nil Set stands
// for all values of the type at hand.
type Set struct {
	Sort ivl.Sort
	// IntSort: the integers from Lo to Hi (nil: no bound) that leave the remainder Rem when divided
	// by Mod; a Mod of at most 1 means no restriction.
	Lo, Hi      *big.Int
	Mod, Rem    int64
	True, False bool     // BoolSort: the truth values
	Numbers     Numbers  // FloatSort, DoubleSort
	Null        bool     // RefSort: null is an element
	Objects     flow.Set // RefSort: the objects that are elements, by their number in Claims
}

func ints(lo, hi *big.Int) *Set { return &Set{Sort: ivl.IntSort, Lo: lo, Hi: hi} }

func intsBetween(lo, hi int64) *Set { return ints(big.NewInt(lo), big.NewInt(hi)) }

func bools(t, f bool) *Set { return &Set{Sort: ivl.BoolSort, True: t, False: f} }

// constant returns the only integer, nil when there are others.
func (s *Set) constant() *big.Int {
	if s.Lo != nil && s.Hi != nil && s.Lo.Cmp(s.Hi) == 0 {
		return s.Lo
	}
	return nil
}

func (s *Set) empty() bool {
	switch s.Sort {
	case ivl.IntSort:
		return s.Lo != nil && s.Hi != nil && s.Lo.Cmp(s.Hi) > 0
	case ivl.BoolSort:
		return !s.True && !s.False
	case ivl.RefSort:
		return !s.Null && s.Objects.IsEmpty()
	}
	return s.Numbers.empty()
}

// within reports whether every element of s is one of t.
func (s *Set) within(t *Set) bool {
	if s == t || s.empty() {
		return true
	}
	switch s.Sort {
	case ivl.IntSort:
		return (t.Lo == nil || s.Lo != nil && s.Lo.Cmp(t.Lo) >= 0) && (t.Hi == nil || s.Hi != nil && s.Hi.Cmp(t.Hi) <= 0) && s.congruent(t)
	case ivl.BoolSort:
		return (t.True || !s.True) && (t.False || !s.False)
	case ivl.RefSort:
		return (t.Null || !s.Null) && s.Objects.Within(t.Objects)
	}
	return s.Numbers.within(t.Numbers)
}

// congruent reports whether the elements of s have the remainder that t demands.
func (s *Set) congruent(t *Set) bool {
	if t.Mod <= 1 {
		return true
	}
	if c := s.constant(); c != nil {
		return new(big.Int).Mod(c, big.NewInt(t.Mod)).Int64() == t.Rem
	}
	return s.Mod > 1 && s.Mod%t.Mod == 0 && s.Rem%t.Mod == t.Rem
}

func lower(a, b *big.Int) *big.Int {
	switch {
	case a == nil || b == nil:
		return nil
	case a.Cmp(b) < 0:
		return a
	}
	return b
}

func upper(a, b *big.Int) *big.Int {
	switch {
	case a == nil || b == nil:
		return nil
	case a.Cmp(b) > 0:
		return a
	}
	return b
}

// union returns a set with the elements of both.
func (s *Set) union(t *Set) *Set {
	if s == t || t.within(s) {
		return s
	}
	if s.within(t) {
		return t
	}
	switch s.Sort {
	case ivl.IntSort:
		m, r := unite(s, t)
		return ints(lower(s.Lo, t.Lo), upper(s.Hi, t.Hi)).leaving(m, r)
	case ivl.BoolSort:
		return bools(s.True || t.True, s.False || t.False)
	case ivl.RefSort:
		return &Set{Sort: ivl.RefSort, Null: s.Null || t.Null, Objects: s.Objects.Or(t.Objects)}
	}
	return numbers(s.Sort, s.Numbers.union(t.Numbers))
}

// class returns a modulus and a remainder that all integers of s have; modulus 0
// means the constant remainder, and 1 no restriction.
func (s *Set) class() (mod, rem *big.Int) {
	if c := s.constant(); c != nil {
		return new(big.Int), c
	}
	if s.Mod > 1 {
		return big.NewInt(s.Mod), big.NewInt(s.Rem)
	}
	return big.NewInt(1), new(big.Int)
}

// unite returns a modulus by which all integers of s and t leave the same
// remainder.
func unite(s, t *Set) (mod, rem *big.Int) {
	m, r := s.class()
	n, q := t.class()
	d := new(big.Int).Sub(r, q)
	g := new(big.Int).GCD(nil, nil, m, n)
	return g.GCD(nil, nil, g, d.Abs(d)), r
}

// leaving returns the integers of s that leave remainder rem when divided by mod.
func (s *Set) leaving(mod, rem *big.Int) *Set {
	if !mod.IsInt64() || mod.Int64() <= 1 || s.empty() {
		return s
	}
	if c := s.constant(); c != nil {
		if d := new(big.Int).Sub(c, rem); d.Mod(d, mod).Sign() != 0 {
			return intsBetween(1, 0)
		}
		return s
	}
	rem = new(big.Int).Mod(rem, mod)
	r := &Set{Sort: ivl.IntSort, Lo: s.Lo, Hi: s.Hi, Mod: mod.Int64(), Rem: rem.Int64()}
	if s.Lo != nil {
		up := new(big.Int).Sub(rem, s.Lo)
		r.Lo = up.Add(up.Mod(up, mod), s.Lo)
	}
	if s.Hi != nil {
		down := new(big.Int).Sub(s.Hi, rem)
		r.Hi = down.Sub(s.Hi, down.Mod(down, mod))
	}
	return r
}

// meets reports whether s and t may have an element in common.
func (s *Set) meets(t *Set) bool {
	if s.Sort != ivl.IntSort || s.Mod > 1 || t.Mod > 1 {
		return !s.meet(t).empty()
	}
	return (s.Lo == nil || t.Hi == nil || s.Lo.Cmp(t.Hi) <= 0) && (t.Lo == nil || s.Hi == nil || t.Lo.Cmp(s.Hi) <= 0) && !s.empty() && !t.empty()
}

// meet returns a set with all elements that s and t have in common.
func (s *Set) meet(t *Set) *Set {
	if s.within(t) {
		return s
	}
	switch s.Sort {
	case ivl.IntSort:
		r := &Set{Sort: ivl.IntSort, Lo: s.Lo, Hi: s.Hi}
		if s.Lo == nil || t.Lo != nil && t.Lo.Cmp(s.Lo) > 0 {
			r.Lo = t.Lo
		}
		if s.Hi == nil || t.Hi != nil && t.Hi.Cmp(s.Hi) < 0 {
			r.Hi = t.Hi
		}
		if apart(s, t) {
			return intsBetween(1, 0)
		}
		if by := max(s.Mod, t.Mod); by > 1 {
			if s.Mod != by {
				s = t
			}
			return r.leaving(big.NewInt(s.Mod), big.NewInt(s.Rem))
		}
		return r
	case ivl.BoolSort:
		return bools(s.True && t.True, s.False && t.False)
	case ivl.RefSort:
		return &Set{Sort: ivl.RefSort, Null: s.Null && t.Null, Objects: s.Objects.And(t.Objects)}
	}
	return numbers(s.Sort, s.Numbers.meet(t.Numbers))
}

// apart reports whether two sets have no integer in common because of their remainders: those by a common divisor differ.
func apart(s, t *Set) bool {
	if s.Mod <= 1 || t.Mod <= 1 {
		return false
	}
	return (s.Rem-t.Rem)%gcd(s.Mod, t.Mod) != 0
}

// patience is how often a claim is joined with the known set before it is widened.
const patience = 6

// patienceWithObjects is the same for references. Their sets are finite; with all objects
// as the set, each exception that is ever made would leave a method that throws one.
const patienceWithObjects = 200

// weaker returns a superset of s and t, smaller than all values if possible. The
// first times it is the union; later it drops the remainder, then either bound, or
// the set of objects.
func (s *Set) weaker(t, all *Set, times int) *Set {
	most := patience
	if s.Sort == ivl.RefSort {
		most = patienceWithObjects
	}
	if u := s.union(t); times < most && !all.within(u) {
		return u
	}
	switch s.Sort {
	case ivl.IntSort:
		for _, w := range []*Set{ints(s.Lo, s.Hi), ints(s.Lo, all.Hi), ints(all.Lo, s.Hi)} {
			if t.within(w) && !all.within(w) {
				return w
			}
		}
	case ivl.RefSort:
		if !s.Null && !t.Null {
			return &Set{Sort: ivl.RefSort, Objects: all.Objects}
		}
		if w := (&Set{Sort: ivl.RefSort, Null: true, Objects: s.Objects}); t.within(w) {
			return w
		}
	case ivl.FloatSort, ivl.DoubleSort:
		if w := numbers(s.Sort, s.Numbers.weaker(t.Numbers, times)); times < 2*patience && !all.within(w) {
			return w
		}
	}
	return nil
}

// String writes a set for messages: `1..∞ ≡ 1 mod 2`, `true|false`, `null|#3|#7`.
func (s *Set) String() string {
	if s == nil {
		return "any"
	}
	var parts []string
	switch s.Sort {
	case ivl.IntSort:
		end := func(n *big.Int) string {
			if n == nil {
				return "∞"
			}
			return n.String()
		}
		text := end(s.Lo) + ".." + end(s.Hi)
		if s.Mod > 1 {
			text += fmt.Sprintf(" ≡ %d mod %d", s.Rem, s.Mod)
		}
		return text
	case ivl.BoolSort:
		if s.True {
			parts = append(parts, "true")
		}
		if s.False {
			parts = append(parts, "false")
		}
	case ivl.RefSort:
		if s.Null {
			parts = append(parts, "null")
		}
		for i := range s.Objects.All() {
			parts = append(parts, fmt.Sprintf("#%d", i))
		}
	default:
		return s.Numbers.text()
	}
	if len(parts) == 0 {
		return "none"
	}
	return strings.Join(parts, "|")
}
