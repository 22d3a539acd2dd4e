package certificate

import (
	"math/big"
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// Where claims of a procedure are close, what sets, equations and orders say is combined wherever one of them
// may need the others. This takes longer.

// closest returns the set of t, as small as it can be where claims are close.
func (st *pointClaims) closest(t ivl.Term) *Set {
	if st.pc.Close {
		return st.within(t)
	}
	return st.eval(t)
}

// closer returns what covers asks for integers, nil where claims are not close.
func (st *pointClaims) closer() func(*ivl.Var) *Set {
	if !st.pc.Close {
		return nil
	}
	return func(v *ivl.Var) *Set { return st.within(v) }
}

// combined meets the set of a sum, a difference or a wrap with what is known of its operands.
func (st *pointClaims) combined(t ivl.Term, s *Set) *Set {
	a, ok := t.(*ivl.App)
	switch {
	case !ok || !shallow(t, maxDepth):
	case a.Op == ivl.Wrap:
		if r := st.within(a.Args[0]); r.within(typeInts(a.Typ)) {
			return s.meet(r)
		}
	case len(a.Args) != 2:
	case a.Op == ivl.Add:
		return s.meet(add(st.within(a.Args[0]), st.within(a.Args[1])))
	case a.Op == ivl.Sub:
		s = s.meet(add(st.within(a.Args[0]), negate(st.within(a.Args[1]))))
		return s.meet(st.apart(a.Args[0], a.Args[1]))
	}
	return s
}

// maxDepth bounds the terms whose parts are looked at again and again.
const maxDepth = 4

// shallow reports whether a term has no more than some levels of operators.
func shallow(t ivl.Term, levels int) bool {
	a, ok := t.(*ivl.App)
	return !ok || levels > 0 && !slices.ContainsFunc(a.Args, func(u ivl.Term) bool { return !shallow(u, levels-1) })
}

// apart returns the set of a - b by the orders.
func (st *pointClaims) apart(a, b ivl.Term) *Set {
	s := &Set{Sort: ivl.IntSort}
	p, ok := st.exact(a)
	q, known := st.exact(b)
	if !ok || !known {
		return s
	}
	constant := new(big.Int).Sub(p.plus, q.plus)
	if d, reached := walk(st.eqs.above, p.symbol)[q.symbol]; reached { // p ≤ q + d
		s.Hi = new(big.Int).Add(constant, big.NewInt(d))
	}
	if d, reached := walk(st.eqs.below, p.symbol)[q.symbol]; reached { // q ≤ p + d
		s.Lo = new(big.Int).Sub(constant, big.NewInt(d))
	}
	return s
}

// twins meets the set of an integer with those of integers from which it has a known difference, by the
// equations, and of those from which the integers above and below it have one.
func (st *pointClaims) twins(p position, s *Set) *Set {
	if len(st.eqs.zeros) == 0 {
		return s
	}
	atoms := map[int]Atom{}
	for a, symbol := range st.eqs.symbols {
		if !a.reference() && a.Var != nil && a.readable() {
			atoms[symbol] = a
		}
	}
	above, below := walk(st.eqs.above, p.symbol), walk(st.eqs.below, p.symbol) // both have p itself
	for symbol, up := range above {
		if t := st.twin(symbol, atoms); t != nil && t.Hi != nil {
			s = s.meet(ints(nil, new(big.Int).Add(new(big.Int).Add(t.Hi, big.NewInt(up)), p.plus)))
		}
	}
	for symbol, down := range below {
		if t := st.twin(symbol, atoms); t != nil && t.Lo != nil {
			s = s.meet(ints(new(big.Int).Add(new(big.Int).Sub(t.Lo, big.NewInt(down)), p.plus), nil))
		}
	}
	return s
}

// words are the integers of 64 bits.
var words = typeInts(ivl.Long)

// twin returns the set of a symbol by those of the atoms from which it has a known difference, nil if it is of no
// atom, or has none.
func (st *pointClaims) twin(symbol int, atoms map[int]Atom) (s *Set) {
	a, ok := atoms[symbol]
	if !ok || !st.eval(a.term()).within(words) {
		return nil
	}
	f := st.eqs.reduced(form{by: []factor{{symbol, 1}}})
	note := func(t *Set) { // the numbers are the same modulo 2^64, and both are words
		if !t.within(words) {
			return
		}
		if s == nil {
			s = t
		}
		s = s.meet(t)
	}
	if len(f.by) == 0 {
		note(intsBetween(int64(f.plus), int64(f.plus)))
	}
	for _, other := range st.eqs.like(f) {
		if b, ok := atoms[other.symbol]; ok && other.symbol != symbol {
			note(add(st.eval(b.term()), intsBetween(int64(other.by), int64(other.by))))
		}
	}
	return s
}

// like returns the symbols that f, which is reduced, is equal to when a constant is added to them: that is the factor.
func (e *equations) like(f form) (list []factor) {
	if len(f.by) == 1 && f.by[0].by == 1 {
		list = append(list, factor{f.by[0].symbol, f.plus})
	}
	for _, z := range e.zeros { // pivot + rest = 0
		if z.shift != 0 || len(z.by) != len(f.by)+1 {
			continue
		}
		sum := z.plusTimes(f, 1) // pivot + a constant, if the rest is -f
		if len(sum.by) == 1 && sum.by[0] == (factor{z.pivot, 1}) {
			list = append(list, factor{z.pivot, sum.plus})
		}
	}
	return slices.Clip(list)
}
