package horn

import (
	"math/big"

	"github.com/jayverify/jayverify/ivl"
)

// interval is a set lo..hi of integers; a nil end is open.
type interval struct{ lo, hi *big.Int }

func rangeInterval(r ivl.Range) interval {
	lo, hi, ok := r.Bounds()
	if !ok {
		return interval{}
	}
	return interval{big.NewInt(lo), big.NewInt(hi)}
}

// bounds returns an interval that t's value is in, given that variables are in
// their ranges. It looks at terms only, not at the constraints of a path.
func bounds(t Term) interval {
	switch t := t.(type) {
	case *Var:
		return rangeInterval(t.Range)
	case *IntConst:
		return interval{t.V, t.V}
	case *App:
		return appBounds(t)
	}
	return interval{}
}

func appBounds(a *App) interval {
	switch a.Op {
	case Add:
		x, y := bounds(a.Args[0]), bounds(a.Args[1])
		return interval{sum(x.lo, y.lo), sum(x.hi, y.hi)}
	case Sub:
		x, y := bounds(a.Args[0]), bounds(a.Args[1]).neg()
		return interval{sum(x.lo, y.lo), sum(x.hi, y.hi)}
	case Neg:
		return bounds(a.Args[0]).neg()
	case Mul:
		return bounds(a.Args[0]).times(bounds(a.Args[1]))
	case Ite:
		return bounds(a.Args[1]).union(bounds(a.Args[2]))
	case Mod:
		if k, ok := a.Args[1].(*IntConst); ok && k.V.Sign() > 0 {
			return interval{new(big.Int), new(big.Int).Sub(k.V, one)}
		}
	case Div:
		k, ok := a.Args[1].(*IntConst)
		x := bounds(a.Args[0])
		if ok && k.V.Sign() > 0 && x.lo != nil && x.hi != nil {
			return interval{new(big.Int).Div(x.lo, k.V), new(big.Int).Div(x.hi, k.V)}
		}
	}
	return interval{}
}

// within reports that every element of x is one of y.
func (x interval) within(y interval) bool {
	return (y.lo == nil || x.lo != nil && x.lo.Cmp(y.lo) >= 0) && (y.hi == nil || x.hi != nil && x.hi.Cmp(y.hi) <= 0)
}

func (x interval) neg() interval {
	n := interval{}
	if x.hi != nil {
		n.lo = new(big.Int).Neg(x.hi)
	}
	if x.lo != nil {
		n.hi = new(big.Int).Neg(x.lo)
	}
	return n
}

func (x interval) union(y interval) interval {
	u := interval{}
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

func (x interval) times(y interval) interval {
	if x.lo == nil || x.hi == nil || y.lo == nil || y.hi == nil {
		return interval{}
	}
	first := new(big.Int).Mul(x.lo, y.lo)
	u := interval{first, first}
	for _, p := range []*big.Int{new(big.Int).Mul(x.lo, y.hi), new(big.Int).Mul(x.hi, y.lo), new(big.Int).Mul(x.hi, y.hi)} {
		u = u.union(interval{p, p})
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
