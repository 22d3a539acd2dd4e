package certificate

import (
	"iter"
	"math/big"
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// An order may be about a multiple of an integer: a sum of numbers that are at most 30 is at most 30 times the number of
// them. A multiple of a symbol is a symbol of its own. What is known of the symbol holds of the multiple, times the factor.

// multiple is a symbol times a factor, which is above 1.
type multiple struct {
	symbol int
	times  int64
}

// maxTimes bounds the factors, so that products with the constants of orders do not overflow.
const maxTimes = 1 << 20

// once is the integer that an atom is a multiple of.
func (a Atom) once() Atom {
	a.Times = 0
	return a
}

// multiple returns the symbol that is another one times k, which is above 1. Zero is its own multiple.
func (e *equations) multiple(symbol int, k int64) int {
	if symbol == e.present(Atom{}) {
		return symbol
	}
	m := multiple{symbol, k}
	s, ok := e.multiples[m]
	if !ok {
		s = e.next
		e.next++
		e.multiples[m] = s
	}
	return s
}

// multiplied is exact for a product with one of the factors.
func (st *pointClaims) multiplied(t *ivl.App) (p position, ok bool) {
	if len(t.Args) != 2 {
		return p, false
	}
	a, b := t.Args[0], t.Args[1]
	if _, first := a.(*ivl.IntLit); first {
		a, b = b, a
	}
	k, ok := b.(*ivl.IntLit)
	if !ok || !k.V.IsInt64() || !slices.Contains(st.eqs.factors, k.V.Int64()) {
		return p, false
	}
	if p, ok = st.exact(a); !ok {
		return p, false
	}
	return position{st.eqs.multiple(p.symbol, k.V.Int64()), new(big.Int).Mul(p.plus, k.V)}, true
}

// orderable are the atoms that are integers and can be read, and their multiples, each with its symbol.
func (e *equations) orderable() iter.Seq2[Atom, int] {
	return func(yield func(Atom, int) bool) {
		for a, symbol := range e.symbols {
			if a.reference() || !a.readable() {
				continue
			}
			if !yield(a, symbol) {
				return
			}
			for _, k := range e.factors {
				s, ok := e.multiples[multiple{symbol, k}]
				if a.Times = k; ok && !yield(a, s) {
					return
				}
			}
		}
	}
}

// factorsOf returns the factors in the orders of blocks, and takes out the orders whose factors are too large.
func factorsOf(blocks [][]Order) (factors []int64) {
	fits := func(a Atom) bool { return a.Times >= 0 && a.Times <= maxTimes }
	for b, orders := range blocks {
		blocks[b] = slices.DeleteFunc(slices.Clone(orders), func(o Order) bool { return !fits(o.Less) || !fits(o.More) })
		for _, o := range blocks[b] {
			for _, a := range []Atom{o.Less, o.More} {
				if a.Times > 1 && !slices.Contains(factors, a.Times) {
					factors = append(factors, a.Times)
				}
			}
		}
	}
	return factors
}

// factor is what an atom of an order is multiplied by.
func (a Atom) factor() uint64 { return uint64(max(a.Times, 1)) }

// quotient returns the set of x / y, where y is above 0: if x is at most k·y, it is at most k.
func (st *pointClaims) quotient(x, y ivl.Term) *Set {
	s := &Set{Sort: ivl.IntSort}
	p, ok := st.exact(x)
	q, known := st.exact(y)
	if least := st.within(y).Lo; !ok || !known || least == nil || least.Sign() <= 0 {
		return s
	}
	above, below := walk(st.eqs.above, p.symbol), walk(st.eqs.below, p.symbol)
	note := func(symbol int, k int64) {
		apart := new(big.Int).Mul(q.plus, big.NewInt(k)) // x = p + p.plus, and k·y = symbol + k·q.plus
		apart.Sub(p.plus, apart)
		if d, ok := above[symbol]; ok && apart.Cmp(big.NewInt(-d)) <= 0 { // x ≤ k·y + d + apart
			s = s.meet(ints(nil, big.NewInt(k)))
		}
		if d, ok := below[symbol]; ok && apart.Cmp(big.NewInt(d)) >= 0 { // k·y ≤ x + d - apart
			s = s.meet(ints(big.NewInt(k), nil))
		}
	}
	note(q.symbol, 1)
	for _, k := range st.eqs.factors {
		if m, ok := st.eqs.multiples[multiple{q.symbol, k}]; ok {
			note(m, k)
		}
	}
	return s
}
