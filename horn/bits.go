package horn

import (
	"math/big"

	"github.com/jayverify/jayverify/ivl"
)

// maxRuns bounds the runs of ones in a mask that are written out exactly.
const maxRuns = 4

// bitAnd is exact for a constant mask of few runs of ones and for operands in
// 0..1.
func (p *path) bitAnd(a *ivl.App, x, y Term) Term {
	if xc, yc, ok := ints(x, y); ok {
		return &IntConst{new(big.Int).And(xc, yc)}
	}
	if isConst(x) {
		x, y = y, x
	}
	if k, ok := y.(*IntConst); ok {
		if t := p.mask(x, k.V); t != nil {
			return t
		}
	}
	if areBits(x, y) {
		return mkIte(mkAnd(isOne(x), isOne(y)), intConst(1), intConst(0))
	}
	if same(x, y) {
		return x
	}
	return p.approximate(a, Int, rangeOf(a.Typ), func(v *Var) []Term { return andConstraints(v, x, y) })
}

// mask writes x & k by remainders; nil when k has too many runs of ones.
func (p *path) mask(x Term, k *big.Int) Term {
	if k.Sign() < 0 {
		// x & k = x - (x & ~k)
		x = p.repeatable(x)
		rest := p.mask(x, new(big.Int).Not(k))
		if rest == nil {
			return nil
		}
		return mkSub(x, rest)
	}
	runs := runsOf(k)
	if len(runs) > maxRuns {
		return nil
	}
	if len(runs) > 1 || len(runs) == 1 && runs[0].lo > 0 {
		x = p.repeatable(x)
	}
	var sum Term = intConst(0)
	for _, r := range runs {
		high := mkModConst(x, pow2(r.hi))
		if bounds(x).within(intBounds{new(big.Int), new(big.Int).Sub(pow2(r.hi), one)}) {
			high = x
		}
		if r.lo > 0 {
			high = mkSub(high, mkModConst(x, pow2(r.lo)))
		}
		if c, ok := sum.(*IntConst); ok && c.V.Sign() == 0 {
			sum = high
			continue
		}
		sum = mkAdd(sum, high)
	}
	return sum
}

// run is the bits lo..hi-1.
type run struct{ lo, hi int }

func runsOf(k *big.Int) []run {
	var rs []run
	for i := 0; i < k.BitLen(); i++ {
		if k.Bit(i) == 0 {
			continue
		}
		start := i
		for k.Bit(i) == 1 {
			i++
		}
		rs = append(rs, run{start, i})
	}
	return rs
}

func pow2(n int) *big.Int { return new(big.Int).Lsh(one, uint(n)) }

// bitOr uses x | k = x + k - (x & k).
func (p *path) bitOr(a *ivl.App, x, y Term) Term {
	if xc, yc, ok := ints(x, y); ok {
		return &IntConst{new(big.Int).Or(xc, yc)}
	}
	if isConst(x) {
		x, y = y, x
	}
	if k, ok := y.(*IntConst); ok {
		x = p.repeatable(x)
		if m := p.mask(x, k.V); m != nil {
			return mkSub(mkAdd(x, k), m)
		}
	}
	if areBits(x, y) {
		return mkIte(mkOr(isOne(x), isOne(y)), intConst(1), intConst(0))
	}
	if same(x, y) {
		return x
	}
	return p.approximate(a, Int, rangeOf(a.Typ), func(v *Var) []Term { return orConstraints(v, x, y) })
}

// bitXor uses x ^ k = x + k - 2 (x & k).
func (p *path) bitXor(a *ivl.App, x, y Term) Term {
	if xc, yc, ok := ints(x, y); ok {
		return &IntConst{new(big.Int).Xor(xc, yc)}
	}
	if isConst(x) {
		x, y = y, x
	}
	if k, ok := y.(*IntConst); ok {
		if k.V.Cmp(big.NewInt(-1)) == 0 {
			return mkSub(intConst(-1), x)
		}
		x = p.repeatable(x)
		if m := p.mask(x, k.V); m != nil {
			return mkSub(mkAdd(x, k), mkMul(intConst(2), m))
		}
	}
	if areBits(x, y) {
		return mkIte(mkEq(x, y), intConst(0), intConst(1))
	}
	if same(x, y) {
		return intConst(0)
	}
	return p.approximate(a, Int, rangeOf(a.Typ), func(v *Var) []Term { return xorConstraints(v, x, y) })
}

// The constraints below hold for infinite two's complement: the sign of the result
// is the operator applied to the signs, and magnitudes are bounded.

func andConstraints(v *Var, x, y Term) []Term {
	zero := intConst(0)
	return []Term{
		mkEq(mkLe(zero, v), mkOr(mkLe(zero, x), mkLe(zero, y))),
		mkImplies(mkLe(zero, x), mkLe(v, x)),
		mkImplies(mkLe(zero, y), mkLe(v, y)),
		mkImplies(mkAnd(mkLt(x, zero), mkLt(y, zero)), mkAnd(mkLe(v, x), mkLe(v, y))),
	}
}

func orConstraints(v *Var, x, y Term) []Term {
	zero := intConst(0)
	return []Term{
		mkEq(mkLt(v, zero), mkOr(mkLt(x, zero), mkLt(y, zero))),
		mkImplies(mkLt(x, zero), mkLe(x, v)),
		mkImplies(mkLt(y, zero), mkLe(y, v)),
		mkImplies(mkAnd(mkLe(zero, x), mkLe(zero, y)), mkAnd(mkLe(x, v), mkLe(y, v), mkLe(v, mkAdd(x, y)))),
	}
}

func xorConstraints(v *Var, x, y Term) []Term {
	zero := intConst(0)
	return []Term{
		mkEq(mkLe(zero, v), mkEq(mkLe(zero, x), mkLe(zero, y))),
		mkEq(mkEq(v, zero), mkEq(x, y)),
		mkImplies(mkAnd(mkLe(zero, x), mkLe(zero, y)), mkLe(v, mkAdd(x, y))),
	}
}

// shift is exact for a constant distance.
func (p *path) shift(a *ivl.App, x, s Term) Term {
	k, ok := s.(*IntConst)
	if !ok || !k.V.IsInt64() || k.V.Int64() < 0 || k.V.Int64() > 63 {
		return p.variableShift(a, x, s)
	}
	turn := pow2(int(k.V.Int64()))
	switch a.Op {
	case ivl.Shl:
		return mkMul(&IntConst{turn}, x)
	case ivl.Shr:
		return mkDivConst(x, turn)
	}
	if k.V.Sign() == 0 {
		return x
	}
	if bounds(x).within(intBounds{lo: new(big.Int)}) {
		return mkDivConst(x, turn)
	}
	x = p.repeatable(x)
	width := pow2(32)
	if a.Op == ivl.Ushr64 {
		width = pow2(64)
	}
	return mkDivConst(mkIte(mkLe(intConst(0), x), x, mkAdd(x, &IntConst{width})), turn)
}

func (p *path) variableShift(a *ivl.App, x, s Term) Term {
	return p.approximate(a, Int, rangeOf(a.Typ), func(v *Var) []Term {
		zero := intConst(0)
		constraints := []Term{mkImplies(mkEq(s, zero), mkEq(v, x))}
		same := mkEq(mkLe(zero, v), mkLe(zero, x))
		switch a.Op {
		case ivl.Shl:
			return append(constraints, same, mkImplies(mkLe(zero, x), mkLe(x, v)), mkImplies(mkLt(x, zero), mkLe(v, x)))
		case ivl.Shr:
			return append(constraints, same, mkImplies(mkLe(zero, x), mkLe(v, x)), mkImplies(mkLt(x, zero), mkLe(x, v)))
		}
		return append(constraints, mkImplies(mkLe(zero, x), mkAnd(mkLe(zero, v), mkLe(v, x))), mkImplies(mkLt(zero, s), mkLe(zero, v)))
	})
}

// areBits reports that both terms are 0 or 1.
func areBits(x, y Term) bool {
	bit := intBounds{new(big.Int), one}
	return bounds(x).within(bit) && bounds(y).within(bit)
}

func isOne(t Term) Term { return mkEq(t, intConst(1)) }
