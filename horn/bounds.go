package horn

import (
	"math/big"

	"github.com/jayverify/jayverify/ivl"
)

// intBounds is a set lo..hi of integers; a nil end is open.
type intBounds struct{ lo, hi *big.Int }

func rangeInterval(r ivl.Range) intBounds {
	lo, hi, ok := r.Bounds()
	if !ok {
		return intBounds{}
	}
	return intBounds{big.NewInt(lo), big.NewInt(hi)}
}

// bounds returns an interval that t's value is in, given that variables are in
// their ranges. It looks at terms only, not at the constraints of a path.
func bounds(t Term) intBounds {
	switch t := t.(type) {
	case *Var:
		return rangeInterval(t.Range)
	case *IntConst:
		return intBounds{t.V, t.V}
	case *App:
		return appBounds(t)
	}
	return intBounds{}
}

func appBounds(a *App) intBounds {
	switch a.Op {
	case Add:
		x, y := bounds(a.Args[0]), bounds(a.Args[1])
		return intBounds{sum(x.lo, y.lo), sum(x.hi, y.hi)}
	case Sub:
		x, y := bounds(a.Args[0]), bounds(a.Args[1]).neg()
		return intBounds{sum(x.lo, y.lo), sum(x.hi, y.hi)}
	case Neg:
		return bounds(a.Args[0]).neg()
	case Mul:
		return bounds(a.Args[0]).times(bounds(a.Args[1]))
	case Ite:
		return bounds(a.Args[1]).union(bounds(a.Args[2]))
	case Mod:
		if k, ok := a.Args[1].(*IntConst); ok && k.V.Sign() > 0 {
			return intBounds{new(big.Int), new(big.Int).Sub(k.V, one)}
		}
	case Div:
		k, ok := a.Args[1].(*IntConst)
		x := bounds(a.Args[0])
		if ok && k.V.Sign() > 0 && x.lo != nil && x.hi != nil {
			return intBounds{new(big.Int).Div(x.lo, k.V), new(big.Int).Div(x.hi, k.V)}
		}
	}
	return intBounds{}
}

// within reports that every element of x is one of y.
func (x intBounds) within(y intBounds) bool {
	return (y.lo == nil || x.lo != nil && x.lo.Cmp(y.lo) >= 0) && (y.hi == nil || x.hi != nil && x.hi.Cmp(y.hi) <= 0)
}

func (x intBounds) neg() intBounds {
	n := intBounds{}
	if x.hi != nil {
		n.lo = new(big.Int).Neg(x.hi)
	}
	if x.lo != nil {
		n.hi = new(big.Int).Neg(x.lo)
	}
	return n
}

func (x intBounds) union(y intBounds) intBounds {
	u := intBounds{}
	if x.lo != nil && y.lo != nil {
		u.lo = x.lo
		if y.lo.Cmp(x.lo) < 0 {
			u.lo = y.lo
		}
	}
	if x.hi != nil && y.hi != nil {
		u.hi = x.hi
		if y.hi.Cmp(x.hi) > 0 {
			u.hi = y.hi
		}
	}
	return u
}

func (x intBounds) times(y intBounds) intBounds {
	if x.lo == nil || x.hi == nil || y.lo == nil || y.hi == nil {
		return intBounds{}
	}
	first := new(big.Int).Mul(x.lo, y.lo)
	u := intBounds{first, first}
	for _, p := range []*big.Int{new(big.Int).Mul(x.lo, y.hi), new(big.Int).Mul(x.hi, y.lo), new(big.Int).Mul(x.hi, y.hi)} {
		u = u.union(intBounds{p, p})
	}
	return u
}

// sum adds two ends of the same side.
func sum(a, b *big.Int) *big.Int {
	if a == nil || b == nil {
		return nil
	}
	return new(big.Int).Add(a, b)
}
