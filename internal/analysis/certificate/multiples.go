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
	times  uint64
}

// maxTimes bounds the factors, so that products with the constants of orders do not overflow.
const maxTimes = 1 << 20

// fits reports whether the factor may be in an order.
func (p Product) fits() bool { return p.By > 0 && p.By <= maxTimes }

// term computes a product of an order.
func (p Product) term() ivl.Term {
	if p.By == 1 {
		return p.Atom.term()
	}
	return ivl.Mul.Of(ivl.IntConst(int64(p.By), ivl.IntZ), p.Atom.term())
}

// product is the symbol of the present value of a product.
func (e *equations) product(p Product) int {
	if p.By == 1 {
		return e.present(p.Atom)
	}
	return e.multiple(e.present(p.Atom), p.By)
}

// multiple returns the symbol that is another one times k, which is above 1. Zero is its own multiple.
func (e *equations) multiple(symbol int, k uint64) int {
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
	if !ok || !k.V.IsUint64() || !slices.Contains(st.eqs.factors, k.V.Uint64()) {
		return p, false
	}
	if p, ok = st.exact(a); !ok {
		return p, false
	}
	return position{st.eqs.multiple(p.symbol, k.V.Uint64()), new(big.Int).Mul(p.plus, k.V)}, true
}

// orderable are the atoms that are integers and can be read, and their multiples, each with its symbol.
func (e *equations) orderable() iter.Seq2[Product, int] {
	return func(yield func(Product, int) bool) {
		for a, symbol := range e.symbols {
			if a.reference() || !a.readable() {
				continue
			}
			if !yield(Product{1, a}, symbol) {
				return
			}
			for _, k := range e.factors {
				if s, ok := e.multiples[multiple{symbol, k}]; ok && !yield(Product{k, a}, s) {
					return
				}
			}
		}
	}
}

// factorsOf returns the factors above 1 in the orders of blocks, and takes out the orders with factors that do not fit.
func factorsOf(blocks [][]Order) (factors []uint64) {
	for b, orders := range blocks {
		blocks[b] = slices.DeleteFunc(slices.Clone(orders), func(o Order) bool { return !o.Less.fits() || !o.More.fits() })
		for _, o := range blocks[b] {
			for _, p := range []Product{o.Less, o.More} {
				if p.By > 1 && !slices.Contains(factors, p.By) {
					factors = append(factors, p.By)
				}
			}
		}
	}
	return factors
}

// quotient returns the set of x / y, where y is above 0: if x is at most k·y, it is at most k.
func (st *pointClaims) quotient(x, y ivl.Term) *Set {
	s := &Set{Sort: ivl.IntSort}
	p, ok := st.exact(x)
	q, known := st.exact(y)
	if least := st.within(y).Lo; !ok || !known || least == nil || least.Sign() <= 0 {
		return s
	}
	above, below := walk(st.eqs.above, p.symbol), walk(st.eqs.below, p.symbol)
	note := func(symbol int, times uint64) {
		k := new(big.Int).SetUint64(times)
		apart := new(big.Int).Mul(q.plus, k) // x = p + p.plus, and k·y = symbol + k·q.plus
		apart.Sub(p.plus, apart)
		if d, ok := above[symbol]; ok && apart.Cmp(big.NewInt(-d)) <= 0 { // x ≤ k·y + d + apart
			s = s.meet(ints(nil, k))
		}
		if d, ok := below[symbol]; ok && apart.Cmp(big.NewInt(d)) >= 0 { // k·y ≤ x + d - apart
			s = s.meet(ints(k, nil))
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
