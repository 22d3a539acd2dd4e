package absint

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// Where values, equations and orders are found together, equations say of a sum of two variables which other one it
// is, and bounds of one operand say how far the sum is from the other operand.

// total meets the interval of a sum or a difference with those of atoms from which it has a known difference, by
// the equations.
func (p *ranking) total(t ivl.Term, r Interval) Interval {
	if !r.Within(words) {
		return r
	}
	v, n := p.with.linear(t)
	if n < wordBits {
		return r
	}
	return p.alike(v.along(), v[len(v)-1], -1, r)
}

// along returns the function that computes the sum, without the constant, of a vector.
func (v sum) along() func([]uint64) uint64 {
	var used []int
	for i, k := range v[:len(v)-1] {
		if k != 0 {
			used = append(used, i)
		}
	}
	return func(x []uint64) (sum uint64) {
		for _, i := range used {
			sum += v[i] * x[i]
		}
		return sum
	}
}

// placed returns the atoms that a sum or a difference is by the equations, each plus a constant.
func (p *ranking) placed(t ivl.Term) (list []rank) {
	a, ok := t.(*ivl.App)
	if !ok {
		return nil
	}
	switch a.Op {
	case ivl.Wrap:
		if p.within(a.Args[0]).Within(TypeInterval(a.Typ)) {
			return p.placed(a.Args[0])
		}
	case ivl.Add, ivl.Sub:
		v, n := p.with.linear(t)
		if n < wordBits || !p.within(t).Within(words) {
			return nil
		}
		p.each(v.along(), v[len(v)-1], -1, func(j int, by uint64) {
			w := p.values(j)
			if by := int64(by); by < maxBy && by > -maxBy && w.Finite() && w.add(Exactly(by)).Within(words) {
				list = append(list, rank{j, by})
			}
		})
	}
	return list
}

// span is where a number is: an atom plus some number of an interval.
type span struct {
	atom int
	by   Interval
}

// near returns where a sum or a difference is: its second operand is what it differs from the first one by.
func (p *ranking) near(t ivl.Term) (list []span) {
	a, ok := t.(*ivl.App)
	if !ok {
		return nil
	}
	note := func(x ivl.Term, by Interval) {
		if i, at, ok := p.exact(x); ok && i != p.zero {
			list = append(list, span{i, by.add(Exactly(at))})
		}
	}
	switch {
	case a.Op == ivl.Wrap:
		if p.within(a.Args[0]).Within(TypeInterval(a.Typ)) {
			return p.near(a.Args[0])
		}
	case len(a.Args) != 2:
	case a.Op == ivl.Add:
		note(a.Args[0], p.within(a.Args[1]))
		note(a.Args[1], p.within(a.Args[0]))
	case a.Op == ivl.Sub:
		note(a.Args[0], Exactly(0).sub(p.within(a.Args[1])))
	}
	return list
}

// nears notes that atom i, which has a new value, is in a span.
func (p *ranking) nears(i int, s span) {
	if s.atom == i {
		return
	}
	if by := s.by; !by.HiInf && by.Hi < maxBy && by.Hi > -maxBy {
		p.s.add(i, s.atom, by.Hi)
	}
	if by := s.by; !by.LoInf && by.Lo < maxBy && by.Lo > -maxBy {
		p.s.add(s.atom, i, -by.Lo)
	}
}

// alike meets the interval of a word with those of atoms from which it has a known difference, but not of one. The
// word is linear along the coordinates of a space, plus a constant.
func (p *ranking) alike(along func([]uint64) uint64, constant uint64, except int, r Interval) Interval {
	s := p.with.space
	if !slices.ContainsFunc(s.gens, func(g []uint64) bool { return along(g) != 0 }) {
		return r.meet(Exactly(int64(along(s.point) + constant)))
	}
	p.each(along, constant, except, func(j int, by uint64) {
		if w := p.values(j); w.Finite() {
			if w = w.add(Exactly(int64(by))); w.Finite() && w.Within(words) {
				r = r.meet(w)
			}
		}
	})
	return r
}

// each calls f with the atoms, but one, from which a word has a known difference, and that difference. It has none if
// the word is known.
func (p *ranking) each(along func([]uint64) uint64, constant uint64, except int, f func(j int, by uint64)) {
	s := p.with.space
	by := make([]uint64, len(s.gens))
	at := -1
	for i, g := range s.gens {
		if by[i] = along(g); by[i] != 0 && at < 0 {
			at = i
		}
	}
	if at < 0 {
		return
	}
	c := along(s.point) + constant
atoms:
	for j, a := range p.atoms {
		if j == except || s.gens[at][j] != by[at] || !a.Length && a.Field == nil && a.Var.Typ.Sort != ivl.IntSort {
			continue
		}
		for i, g := range s.gens {
			if g[j] != by[i] {
				continue atoms
			}
		}
		f(j, c-s.point[j])
	}
}
