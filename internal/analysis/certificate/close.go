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
	case a.Op == ivl.Div:
		return s.meet(st.quotient(a.Args[0], a.Args[1]))
	case a.Op == ivl.Add:
		return st.total(a, s.meet(add(st.within(a.Args[0]), st.within(a.Args[1]))))
	case a.Op == ivl.Sub:
		s = s.meet(add(st.within(a.Args[0]), negate(st.within(a.Args[1]))))
		return st.total(a, s.meet(st.apart(a.Args[0], a.Args[1])))
	}
	return s
}

// total meets the set of a sum or a difference with those of integers from which it has a known difference, by the
// equations: both are words, so what is the same modulo 2^64 is the same.
func (st *pointClaims) total(t ivl.Term, s *Set) *Set {
	if len(st.eqs.zeros) == 0 || !s.within(words) {
		return s
	}
	f, of := st.linear(t)
	if of != wordBits {
		return s
	}
	if r := st.alike(st.eqs.reduced(f), -1, st.integers()); r != nil {
		s = s.meet(r)
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

// placed returns the integers that a sum or a difference is by the equations, each plus a constant.
func (st *pointClaims) placed(t ivl.Term) (list []position) {
	a, ok := t.(*ivl.App)
	if !ok || !st.pc.Close || len(st.eqs.zeros) == 0 {
		return nil
	}
	switch a.Op {
	case ivl.Wrap:
		if st.within(a.Args[0]).within(typeInts(a.Typ)) {
			return st.placed(a.Args[0])
		}
	case ivl.Add, ivl.Sub:
		f, of := st.linear(t)
		if of < wordBits || !st.within(t).within(words) {
			return nil
		}
		atoms := st.integers()
		for _, other := range st.eqs.like(st.eqs.reduced(f)) {
			b, ok := atoms[other.symbol]
			by := int64(other.by)
			if ok && add(st.eval(b.term()), intsBetween(by, by)).within(words) {
				list = append(list, position{other.symbol, big.NewInt(by)})
			}
		}
	}
	return list
}

// A vicinity is where a number is: between a symbol plus one constant and the symbol plus another one; nil is no bound.
type vicinity struct {
	symbol int
	lo, hi *big.Int
}

// near returns where a sum or a difference is: its second operand is what it differs from the first one by.
func (st *pointClaims) near(t ivl.Term) (list []vicinity) {
	a, ok := t.(*ivl.App)
	if !ok || !st.pc.Close {
		return nil
	}
	note := func(x ivl.Term, by *Set) {
		p, ok := st.exact(x)
		if !ok || p.symbol == st.eqs.present(Atom{}) {
			return
		}
		s := vicinity{symbol: p.symbol}
		if by.Lo != nil {
			s.lo = new(big.Int).Add(p.plus, by.Lo)
		}
		if by.Hi != nil {
			s.hi = new(big.Int).Add(p.plus, by.Hi)
		}
		list = append(list, s)
	}
	switch {
	case a.Op == ivl.Wrap:
		if st.within(a.Args[0]).within(typeInts(a.Typ)) {
			return st.near(a.Args[0])
		}
	case len(a.Args) != 2:
	case a.Op == ivl.Add:
		note(a.Args[0], st.within(a.Args[1]))
		note(a.Args[1], st.within(a.Args[0]))
	case a.Op == ivl.Sub:
		note(a.Args[0], negate(st.within(a.Args[1])))
	}
	return list
}

// nears notes that an atom, which has a new value, is near a symbol.
func (e *equations) nears(a Atom, s vicinity) {
	at := e.present(a)
	if s.hi != nil && s.hi.CmpAbs(big.NewInt(maxBy)) < 0 {
		e.order(at, s.symbol, s.hi.Int64())
	}
	if s.lo != nil && s.lo.CmpAbs(big.NewInt(maxBy)) < 0 {
		e.order(s.symbol, at, -s.lo.Int64())
	}
}

// twins meets the set of an integer with those of integers from which it has a known difference, by the
// equations, and of those from which the integers above and below it have one.
func (st *pointClaims) twins(p position, s *Set) *Set {
	if len(st.eqs.zeros) == 0 {
		return s
	}
	atoms := st.integers()
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

// integers are the atoms that are integers, by their symbols.
func (st *pointClaims) integers() map[int]Atom {
	atoms := map[int]Atom{}
	for a, symbol := range st.eqs.symbols {
		if !a.reference() && a.Var != nil && a.readable() {
			atoms[symbol] = a
		}
	}
	return atoms
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
	return st.alike(st.eqs.reduced(form{by: []factor{{symbol, 1}}}), symbol, atoms)
}

// alike returns the set of a word that f is, which is reduced, by those of the atoms from which it has a known
// difference, nil if it has none. except is the symbol of f itself.
func (st *pointClaims) alike(f form, except int, atoms map[int]Atom) (s *Set) {
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
		if b, ok := atoms[other.symbol]; ok && other.symbol != except {
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
