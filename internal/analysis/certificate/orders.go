package certificate

import (
	"fmt"
	"math/big"

	"github.com/jayverify/jayverify/ivl"
)

// Order is the claim that one integer, or a multiple of it, is at most another one plus a constant: Less ≤ More + By. An
// Atom without a variable is zero. Factors are not zero, and at most maxTimes.
type Order struct {
	Less, More Product
	By         int64
}

// maxBy bounds the constants of orders, so that sums of them do not overflow.
const maxBy = 1 << 40

// step is that a symbol is at most another one plus a constant.
type step struct {
	to int
	by int64
}

// order notes less ≤ more + by, and the same of their multiples.
func (e *equations) order(less, more int, by int64) {
	e.step(less, more, by)
	for _, k := range e.factors {
		_, first := e.multiples[multiple{less, k}]
		_, second := e.multiples[multiple{more, k}]
		if (first || second) && by <= maxBy && by >= -maxBy {
			e.step(e.multiple(less, k), e.multiple(more, k), by*int64(k))
		}
	}
}

// step notes less ≤ more + by. What does not fit is left out.
func (e *equations) step(less, more int, by int64) {
	if by > maxBy || by < -maxBy {
		return
	}
	e.above = with(e.above, less, step{more, by})
	e.below = with(e.below, more, step{less, by})
}

// with adds a step to those of a symbol. The list of the symbol is copied, because other states have it, too.
func with(all [][]step, from int, s step) [][]step {
	for len(all) <= from {
		all = append(all, nil)
	}
	all[from] = append(all[from][:len(all[from]):len(all[from])], s)
	return all
}

// stepsOf returns the steps of a symbol.
func stepsOf(all [][]step, symbol int) []step {
	if symbol < len(all) {
		return all[symbol]
	}
	return nil
}

// maxWalk bounds the steps by which a bound is looked for.
const maxWalk = 400

// walk returns the symbols to which steps lead, each with the least sum of constants that was found.
func walk(all [][]step, from int) map[int]int64 {
	least := map[int]int64{from: 0}
	todo := []int{from}
	for n := 0; len(todo) > 0 && n < maxWalk; n++ {
		at := todo[0]
		todo = todo[1:]
		for _, s := range stepsOf(all, at) {
			by := least[at] + s.by
			if old, ok := least[s.to]; (!ok || by < old) && by >= -maxBy*8 {
				least[s.to] = by
				todo = append(todo, s.to)
			}
		}
	}
	return least
}

// position is the place of an integer: a symbol plus a constant.
type position struct {
	symbol int
	plus   *big.Int
}

// exact returns the symbol and the constant whose sum is t, as numbers that do not wrap.
func (st *pointClaims) exact(t ivl.Term) (p position, ok bool) {
	switch t := t.(type) {
	case *ivl.IntLit:
		return position{st.eqs.present(Atom{}), t.V}, true
	case *ivl.Var:
		if t.Typ.Sort == ivl.IntSort {
			return position{st.eqs.present(Atom{Var: t}), new(big.Int)}, true
		}
	case *ivl.Proj:
		if a, ok := atomOf(t); ok {
			return position{st.eqs.present(a), new(big.Int)}, true
		}
	case *ivl.App:
		switch t.Op {
		case ivl.Wrap:
			if st.within(t.Args[0]).within(typeInts(t.Typ)) {
				return st.exact(t.Args[0])
			}
		case ivl.Add, ivl.Sub:
			return st.moved(t)
		case ivl.Mul:
			return st.multiplied(t)
		}
	}
	return position{}, false
}

// moved is exact for a term plus or minus a literal.
func (st *pointClaims) moved(t *ivl.App) (p position, ok bool) {
	if len(t.Args) != 2 {
		return p, false
	}
	a, b := t.Args[0], t.Args[1]
	if _, first := a.(*ivl.IntLit); first && t.Op == ivl.Add {
		a, b = b, a
	}
	k, ok := b.(*ivl.IntLit)
	if !ok {
		return p, false
	}
	if p, ok = st.exact(a); ok && t.Op == ivl.Add {
		p.plus = new(big.Int).Add(p.plus, k.V)
	} else if ok {
		p.plus = new(big.Int).Sub(p.plus, k.V)
	}
	return p, ok
}

// present is the symbol of the present value of an atom.
func (e *equations) present(a Atom) int { return e.symbol(a).by[0].symbol }

// orders notes a ≤ b + by.
func (st *pointClaims) orders(a, b ivl.Term, by int64) {
	p, ok := st.exact(a)
	q, known := st.exact(b)
	if !ok || !known || p.symbol == q.symbol || st.inSet(p, b) || st.inSet(q, a) {
		return
	}
	if d := new(big.Int).Sub(q.plus, p.plus); d.IsInt64() && d.CmpAbs(big.NewInt(maxBy)) < 0 {
		st.eqs.order(p.symbol, q.symbol, d.Int64()+by)
	}
}

// inSet reports whether sets say what the other side of a comparison with a constant is at most: sets are of variables.
func (st *pointClaims) inSet(p position, other ivl.Term) bool {
	_, part := other.(*ivl.Proj)
	return p.symbol == st.eqs.present(Atom{}) && !part
}

// equals notes that an atom, which has a new value, is at a position.
func (e *equations) equals(a Atom, p position) {
	if p.symbol != e.present(Atom{}) && p.plus.IsInt64() && p.plus.CmpAbs(big.NewInt(maxBy)) < 0 {
		s, by := e.present(a), p.plus.Int64()
		e.order(s, p.symbol, by)
		e.order(p.symbol, s, -by)
	}
}

// atMost reports whether a ≤ b + by is known.
func (st *pointClaims) atMost(a, b ivl.Term, by int64) bool {
	p, ok := st.exact(a)
	q, known := st.exact(b)
	if ok && known {
		if d, reached := walk(st.eqs.above, p.symbol)[q.symbol]; reached {
			most := new(big.Int).Sub(p.plus, q.plus)
			if most.Add(most, big.NewInt(d)).Cmp(big.NewInt(by)) <= 0 {
				return true
			}
		}
	}
	x, y := st.within(a), st.within(b)
	return x.Hi != nil && y.Lo != nil && new(big.Int).Sub(x.Hi, y.Lo).Cmp(big.NewInt(by)) <= 0
}

// within returns the set of an integer, with the bounds of the integers that are known to be above and below.
func (st *pointClaims) within(t ivl.Term) *Set {
	s := st.eval(t)
	if st.eqs == nil || s.Sort != ivl.IntSort {
		return s
	}
	if st.pc.Close {
		s = st.combined(t, s)
	}
	p, ok := st.exact(t)
	if !ok {
		return s
	}
	if st.pc.Close {
		s = st.twins(p, s)
	}
	if len(stepsOf(st.eqs.above, p.symbol)) == 0 && len(stepsOf(st.eqs.below, p.symbol)) == 0 {
		return s
	}
	above, below := walk(st.eqs.above, p.symbol), walk(st.eqs.below, p.symbol)
	for q, symbol := range st.eqs.orderable() {
		up, isAbove := above[symbol]
		down, isBelow := below[symbol]
		if !isAbove && !isBelow || symbol == p.symbol {
			continue
		}
		other := st.eval(q.term())
		if isAbove && other.Hi != nil {
			s = s.meet(ints(nil, new(big.Int).Add(new(big.Int).Add(other.Hi, big.NewInt(up)), p.plus)))
		}
		if isBelow && other.Lo != nil {
			s = s.meet(ints(new(big.Int).Add(new(big.Int).Sub(other.Lo, big.NewInt(down)), p.plus), nil))
		}
	}
	return s
}

// compared uses a ≤ b, or a < b. It returns false if that contradicts the orders.
func (st *pointClaims) compared(a, b ivl.Term, strict bool) bool {
	if st.eqs == nil {
		return true
	}
	by := int64(0)
	if strict {
		by = -1
	}
	if st.atMost(b, a, -by-1) { // b ≤ a contradicts a < b
		return false
	}
	st.orders(a, b, by)
	return true
}

// equated uses a = b, or a ≠ b. It returns false if that contradicts the orders.
func (st *pointClaims) equated(a, b ivl.Term, want bool) bool {
	if st.eqs == nil || a.Type().Sort != ivl.IntSort {
		return true
	}
	less, more := st.atMost(a, b, 0), st.atMost(b, a, 0)
	switch {
	case want && (st.atMost(a, b, -1) || st.atMost(b, a, -1)), !want && less && more:
		return false
	case want:
		st.orders(a, b, 0)
		st.orders(b, a, 0)
	case less:
		st.orders(a, b, -1)
	case more:
		st.orders(b, a, -1)
	}
	return true
}

// keepsOrders checks the orders that are claimed of a block against what is known where a run gets there. It
// drops those that do not follow.
func (st *pointClaims) keepsOrders(block int) {
	if st.pc.Orders == nil || len(st.pc.Orders[block]) == 0 {
		return
	}
	var left []Order
	for _, o := range st.pc.Orders[block] {
		if st.atMost(o.Less.term(), o.More.term(), o.By) {
			left = append(left, o)
		} else if st.weakened++; st.weakened <= maxFirst {
			st.first = append(st.first, fmt.Sprintf("%s at %s of %s, from %s", o, st.pc.Proc.Blocks[block].Label, st.pc.Proc.Name, st.pc.Proc.Blocks[st.block].Label))
		}
	}
	if len(left) < len(st.pc.Orders[block]) {
		st.pc.Orders[block] = left
		st.again(place{st.pc, block})
	}
}

// adoptOrders copies the orders about a procedure. Of its first block none is believed, as with equations.
func (pc *ProcClaims) adoptOrders(claimed [][]Order) {
	if len(claimed) != len(pc.Proc.Blocks) || pc.Equations == nil {
		return
	}
	pc.Orders = append([][]Order{nil}, claimed[1:]...)
	pc.factors = factorsOf(pc.Orders)
}

// String writes an order such as `2·i ≤ 1·a.length + -1`.
func (o Order) String() string {
	return fmt.Sprintf("%d·%s ≤ %d·%s + %d", o.Less.By, o.Less.Atom, o.More.By, o.More.Atom, o.By)
}

// holds is the order as a condition.
func (o Order) holds() ivl.Term {
	return ivl.Le.Of(o.Less.term(), ivl.Add.Of(o.More.term(), ivl.IntConst(o.By, ivl.IntZ)))
}
