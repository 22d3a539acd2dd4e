package horn

import (
	"fmt"
	"math/big"

	"github.com/jayverify/jayverify/ivl"
)

// term translates a term under the path's values. Where an operator cannot be
// expressed, the result is a new variable and the path gets constraints about it.
func (p *path) term(t ivl.Term) Term {
	switch t := t.(type) {
	case *ivl.Var:
		return p.value(t)
	case *ivl.IntLit:
		return &IntConst{t.V}
	case ivl.BoolLit:
		return BoolConst(t)
	case *ivl.FloatLit:
		return &IntConst{new(big.Int).SetUint64(t.Bits)}
	case *ivl.App:
		return p.app(t)
	}
	panic(fmt.Sprintf("BUG: term %s in a program without a heap", t))
}

func (p *path) app(a *ivl.App) Term {
	args := p.terms(a.Args)
	switch a.Op {
	case ivl.Not:
		return mkNot(args[0])
	case ivl.And:
		return mkAnd(args...)
	case ivl.Or:
		return mkOr(args...)
	case ivl.Implies:
		return mkImplies(args[0], args[1])
	case ivl.Eq:
		return mkEq(args[0], args[1])
	case ivl.Lt:
		return mkLt(args[0], args[1])
	case ivl.Le:
		return mkLe(args[0], args[1])
	case ivl.Ite:
		return mkIte(args[0], args[1], args[2])
	case ivl.Add:
		return mkAdd(args[0], args[1])
	case ivl.Sub:
		return mkSub(args[0], args[1])
	case ivl.Neg:
		return mkNeg(args[0])
	case ivl.Mul:
		return p.mul(a, args[0], args[1])
	case ivl.Div:
		return p.div(a, args[0], args[1])
	case ivl.Rem:
		return p.rem(a, args[0], args[1])
	case ivl.Wrap:
		return p.wrap(a, args[0])
	case ivl.BitAnd:
		return p.bitAnd(a, args[0], args[1])
	case ivl.BitOr:
		return p.bitOr(a, args[0], args[1])
	case ivl.BitXor:
		return p.bitXor(a, args[0], args[1])
	case ivl.Shl, ivl.Shr, ivl.Ushr32, ivl.Ushr64:
		return p.shift(a, args[0], args[1])
	case ivl.Select:
		return p.selectFrom(a, args[0], args[1])
	case ivl.Store:
		return p.storeInto(args[0], args[1], args[2])
	case ivl.ConstArr:
		return &App{ConstArr, args}
	}
	return p.opaque(a)
}

// opaque replaces a by a variable of its type's range.
func (p *path) opaque(a *ivl.App) *Var {
	typ := a.Typ
	r := rangeOf(typ)
	var constraints func(v *Var) []Term
	if a.Op == ivl.FCmpL || a.Op == ivl.FCmpG {
		constraints = func(v *Var) []Term { return []Term{mkLe(intConst(-1), v), mkLe(v, intConst(1))} }
		r = ivl.I8 // so that bounds sees a small range
	}
	return p.approximate(a, sortOf(typ), r, constraints)
}

// approximate makes a new variable stand for a, with constraints that are true of it.
func (p *path) approximate(a *ivl.App, s Sort, r ivl.Range, constraints func(v *Var) []Term) *Var {
	p.t.count(a.Op.String(), p.pos)
	v := p.fresh(a.Op.String(), s, r, true)
	if constraints != nil {
		for _, f := range constraints(v) {
			if f != BoolConst(true) {
				p.cons = append(p.cons, constraint{f, v})
			}
		}
	}
	return v
}

// count notes an approximation at pos.
func (t *translator) count(what string, pos ivl.Pos) {
	key := Approximation{What: what, Pos: pos}
	i, ok := t.approx[key]
	if !ok {
		i = len(t.sys.Approximations)
		t.approx[key] = i
		t.sys.Approximations = append(t.sys.Approximations, key)
	}
	t.sys.Approximations[i].N++
}

// wrap is two's complement truncation (JVMS §2.11.1 and the narrowing
// conversions i2b, i2s, i2c, l2i).
func (p *path) wrap(a *ivl.App, x Term) Term {
	r := a.Typ.Range
	lo, hi, ok := r.Bounds()
	if !ok || r.Includes(rangeOf(a.Args[0].Type())) {
		return x
	}
	in := bounds(x)
	if in.within(rangeInterval(r)) {
		return x
	}
	least, most := big.NewInt(lo), big.NewInt(hi)
	turn := new(big.Int).Add(new(big.Int).Sub(most, least), one)
	if c, ok := x.(*IntConst); ok {
		v := new(big.Int).Sub(c.V, least)
		v.Mod(v, turn)
		return &IntConst{v.Add(v, least)}
	}
	if p.t.opts.Wrap == WrapChecked {
		return p.checked(x, r, least, most)
	}
	once := intBounds{new(big.Int).Sub(least, turn), new(big.Int).Add(most, turn)}
	if p.t.opts.Wrap == WrapMod || !in.within(once) {
		shifted := mkSub(x, &IntConst{least})
		return mkAdd(mkModConst(shifted, turn), &IntConst{least})
	}
	if sizeUpTo(x, wrapNameLimit+1) > wrapNameLimit {
		x = p.define("t", x, ivl.Z)
	}
	w := x
	if in.lo.Cmp(least) < 0 {
		w = mkIte(mkLt(x, &IntConst{least}), mkAdd(x, &IntConst{turn}), w)
	}
	if in.hi.Cmp(most) > 0 {
		w = mkIte(mkLt(&IntConst{most}, x), mkSub(x, &IntConst{turn}), w)
	}
	return p.define("w", w, r)
}

// checked returns a variable for x; a query asserts that x is in the range.
func (p *path) checked(x Term, r ivl.Range, least, most *big.Int) Term {
	x = p.repeatable(x)
	p.emit(nil, nil, []Term{mkOr(mkLt(x, &IntConst{least}), mkLt(&IntConst{most}, x))}, "leaves its range")
	w := p.fresh("w", Int, r, true)
	p.cons = append(p.cons, constraint{mkEq(w, x), w})
	return w
}

// wrapNameLimit is the size up to which the argument of a truncation is
// repeated instead of named.
const wrapNameLimit = 3

func (p *path) mul(a *ivl.App, x, y Term) Term {
	if isConst(x) || isConst(y) || !p.t.opts.Nonlinear {
		return mkMul(x, y)
	}
	return p.approximate(a, Int, rangeOf(a.Typ), func(v *Var) []Term {
		zero := intConst(0)
		constraints := []Term{
			mkEq(mkEq(v, zero), mkOr(mkEq(x, zero), mkEq(y, zero))),
			mkImplies(mkNot(mkEq(v, zero)), mkEq(mkLt(zero, v), mkEq(mkLt(zero, x), mkLt(zero, y)))),
		}
		if same(x, y) {
			constraints = append(constraints, mkLe(x, v), mkLe(mkNeg(x), v))
		}
		return constraints
	})
}

// div rounds toward zero (JVMS idiv); SMT-LIB's div by a positive number rounds
// down, so both agree on x ≥ 0.
func (p *path) div(a *ivl.App, x, y Term) Term {
	if k, ok := y.(*IntConst); ok {
		if k.V.Sign() == 0 {
			return intConst(0)
		}
		m := new(big.Int).Abs(k.V)
		x = p.repeatable(x)
		q := mkIte(mkLe(intConst(0), x), mkDivConst(x, m), mkNeg(mkDivConst(mkNeg(x), m)))
		if bounds(x).within(intBounds{lo: new(big.Int)}) {
			q = mkDivConst(x, m)
		}
		if k.V.Sign() < 0 {
			return mkNeg(q)
		}
		return q
	}
	if !p.t.opts.Nonlinear {
		q, _ := p.divRem(x, y, true)
		return q
	}
	return p.approximate(a, Int, rangeOf(a.Typ), func(v *Var) []Term { return quotientConstraints(v, x, y) })
}

// divRem introduces Java's quotient and remainder by a product, which is easier
// for solvers than a div or mod by a variable. quotient says which of the two
// is the result that the constraints define.
func (p *path) divRem(x, y Term, quotient bool) (q, r *Var) {
	x, y = p.repeatable(x), p.repeatable(y)
	q, r = p.fresh("q", Int, ivl.Z, false), p.fresh("r", Int, ivl.Z, false)
	def := r
	if quotient {
		def = q
	}
	zero := intConst(0)
	constraints := append(quotientConstraints(q, x, y), remainderConstraints(r, x, y)...)
	constraints = append(constraints,
		mkImplies(mkNot(mkEq(y, zero)), mkEq(x, mkAdd(mkMul(y, q), r))),
		mkImplies(mkEq(y, zero), mkEq(q, zero)))
	p.cons = append(p.cons, constraint{mkAnd(constraints...), def})
	return q, r
}

// quotientConstraints are linear constraints on Java's x / y, 0 for y = 0.
func quotientConstraints(v *Var, x, y Term) []Term {
	return append(magnitudeAtMost(v, x), signAsOr0(v, mkEq(mkLe(intConst(0), x), mkLe(intConst(0), y))))
}

// remainderConstraints are linear constraints on Java's x % y, 0 for y = 0.
func remainderConstraints(v *Var, x, y Term) []Term {
	zero := intConst(0)
	below := mkAnd(mkLt(v, y), mkLt(mkNeg(y), v))
	above := mkAnd(mkLt(v, mkNeg(y)), mkLt(y, v))
	return append(magnitudeAtMost(v, x), signAsOr0(v, mkLe(zero, x)),
		mkImplies(mkLt(zero, y), below), mkImplies(mkLt(y, zero), above), mkImplies(mkEq(y, zero), mkEq(v, zero)))
}

// rem has the sign of x (JVMS irem).
func (p *path) rem(a *ivl.App, x, y Term) Term {
	if k, ok := y.(*IntConst); ok {
		if k.V.Sign() == 0 {
			return intConst(0)
		}
		m := new(big.Int).Abs(k.V)
		if bounds(x).within(intBounds{lo: new(big.Int)}) {
			return mkModConst(x, m)
		}
		x = p.repeatable(x)
		return mkIte(mkLe(intConst(0), x), mkModConst(x, m), mkNeg(mkModConst(mkNeg(x), m)))
	}
	if !p.t.opts.Nonlinear {
		_, r := p.divRem(x, y, false)
		return r
	}
	return p.approximate(a, Int, rangeOf(a.Typ), func(v *Var) []Term { return remainderConstraints(v, x, y) })
}

// magnitudeAtMost says |v| ≤ |x|.
func magnitudeAtMost(v *Var, x Term) []Term {
	return []Term{
		mkImplies(mkLe(intConst(0), x), mkAnd(mkLe(mkNeg(x), v), mkLe(v, x))),
		mkImplies(mkLt(x, intConst(0)), mkAnd(mkLe(x, v), mkLe(v, mkNeg(x)))),
	}
}

// signAsOr0 says that v is 0 or positive exactly if positive holds.
func signAsOr0(v *Var, positive Term) Term {
	return mkIte(positive, mkLe(intConst(0), v), mkLe(v, intConst(0)))
}

// repeatable returns a term equal to x that may be written several times.
func (p *path) repeatable(x Term) Term {
	if sizeUpTo(x, wrapNameLimit+1) <= wrapNameLimit {
		return x
	}
	return p.define("t", x, ivl.Z)
}

func isConst(t Term) bool {
	_, ok := t.(*IntConst)
	return ok
}
