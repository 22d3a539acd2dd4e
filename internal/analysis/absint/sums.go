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
	space := p.with.space
	list, known := space.apartFrom(v.along(), v[len(v)-1], -1)
	if known {
		return r.meet(Exactly(int64(v.of(space.point) + v[len(v)-1])))
	}
	return p.alike(list, r)
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
		apart, _ := p.with.space.apartFrom(v.along(), v[len(v)-1], -1)
		for _, r := range apart {
			if !p.number(r.to) || r.by >= maxBy || r.by <= -maxBy {
				continue
			}
			if w := p.values(r.to); w.Finite() && w.add(Exactly(r.by)).Within(words) {
				list = append(list, r)
			}
		}
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
	if by, ok := s.by.upTo(); ok {
		p.add(i, s.atom, by)
	}
	if by, ok := s.by.from(); ok {
		p.add(s.atom, i, -by)
	}
}

// alike meets the interval of a word with those of numbers from which it has a known difference.
func (p *ranking) alike(apart []rank, r Interval) Interval {
	for _, a := range apart {
		if !p.number(a.to) {
			continue
		}
		if w := p.values(a.to); w.Finite() {
			if w = w.add(Exactly(a.by)); w.Finite() && w.Within(words) {
				r = r.meet(w)
			}
		}
	}
	return r
}

// number reports whether an atom is no reference.
func (p *ranking) number(i int) bool {
	a := p.atoms[i]
	return a.Length || a.Field != nil || a.Var.Typ.Sort == ivl.IntSort
}

// apart returns the coordinates from which coordinate i has a known difference, with that difference, or that i has
// one value. It is kept until the space changes: the same ones are asked for by all that have an order with i.
func (s *space) apart(i int) (list []rank, known bool) {
	if s.asked == nil {
		s.asked = make([]int32, len(s.point))
	}
	if at := s.asked[i]; at > 0 {
		return s.answers[at-1].list, s.answers[at-1].known
	}
	list, known = s.apartFrom(func(x []uint64) uint64 { return x[i] }, 0, i)
	s.answers = append(s.answers, answer{list, known})
	s.asked[i] = int32(len(s.answers))
	return list, known
}

// answer is what apart returns.
type answer struct {
	list  []rank
	known bool
}

// changes forgets what was asked of a space.
func (s *space) changes() {
	s.asked, s.answers = nil, nil
}

// apartFrom is apart for what is linear along the coordinates, plus a constant. One coordinate is left out.
func (s *space) apartFrom(along func([]uint64) uint64, constant uint64, except int) (list []rank, known bool) {
	by := make([]uint64, len(s.gens))
	at := -1
	for i, g := range s.gens {
		if by[i] = along(g); by[i] != 0 && at < 0 {
			at = i
		}
	}
	if at < 0 {
		return nil, true
	}
	for j, k := range s.gens[at] {
		if k == by[at] && j != except {
			list = append(list, rank{to: j})
		}
	}
	for i, g := range s.gens {
		if len(list) == 0 {
			return nil, false
		}
		list = slices.DeleteFunc(list, func(r rank) bool { return g[r.to] != by[i] })
	}
	c := along(s.point) + constant
	for i := range list {
		list[i].by = int64(c - s.point[list[i].to])
	}
	return list, false
}
