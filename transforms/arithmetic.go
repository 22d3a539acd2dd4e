package transforms

import (
	"math/big"
	"math/bits"
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/ivl"
)

const (
	maxCases = 8  // values of an operand that are distinguished one by one
	maxTable = 32 // the same when the other operand is a constant
	maxRuns  = 4  // runs of ones in a constant mask
)

// arithmetic rewrites integer operators that linear arithmetic does not have:
//
//   - bit operators with a constant mask become sums of low masks
//     (`bitand x 2^k-1`, which is a modulus) and shifts by constants
//   - operators with an operand of few possible values become case distinctions
//   - other operators become a havoc with constraints that always hold, e.g. 0 ≤
//     (bitand x y) ≤ y for y ≥ 0; its input has kind Internal
//
// The last rule is an over-approximation: a violation found after this pass may
// not be one before it. Products of two variables and floats are left as they
// are. It runs last before the heap is encoded.
func (a *analyses) arithmetic(p *ivl.Program) (*ivl.Program, error) {
	f := a.values(p)
	in := &ivl.Input{ID: len(p.Inputs), Kind: ivl.Internal, Name: "a result that linear arithmetic cannot express"}
	used := false
	out := ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		if !f.Procs[q.Name].Reached {
			return q
		}
		r := &arithmetic{fp: f.Procs[q.Name], f: f, in: in, names: newNamer(p, q), locals: slices.Clip(q.Locals)}
		q = r.proc()
		used = used || r.used
		return q
	})
	if used {
		c := *out
		c.Inputs = append(slices.Clip(p.Inputs), in)
		out = &c
	}
	return out, nil
}

type arithmetic struct {
	f      *absint.Analysis
	fp     *absint.Proc
	in     *ivl.Input
	names  *namer
	locals []*ivl.Var
	used   bool
	st     *absint.AbstractState
	pos    ivl.Pos
	pre    []ivl.Stmt // to go before the statement at hand
	known  []known    // results of operators in the block at hand
}

// known is an operation whose result a variable holds.
type known struct {
	op ivl.Term
	x  *ivl.Var
}

func (r *arithmetic) proc() *ivl.Proc {
	q := r.fp.Body
	blocks := slices.Clone(q.Blocks)
	for i, b := range q.Blocks {
		if r.fp.In[i] == nil {
			continue
		}
		r.st = r.f.At(r.fp, i)
		r.known = nil
		nb := &ivl.Block{Label: b.Label, Term: b.Term}
		alive := true
		for _, s := range b.Stmts {
			r.pos, r.pre = s.Position(), nil
			t := s
			if alive {
				t = ivl.Rewrite{Term: r.term}.Stmt(s)
			}
			nb.Stmts = append(append(nb.Stmts, r.pre...), t)
			alive = alive && r.st.Step(s) && !r.st.Dead
			r.forget(s)
		}
		if alive {
			r.pos, r.pre = b.Term.Position(), nil
			nb.Term = ivl.Rewrite{Term: r.term}.Terminator(b.Term)
			nb.Stmts = append(nb.Stmts, r.pre...)
		}
		if nb.Term != b.Term || !slices.Equal(nb.Stmts, b.Stmts) {
			blocks[i] = nb
		}
	}
	out := withBlocks(q, blocks)
	if len(r.locals) == len(q.Locals) {
		return out
	}
	c := *out
	c.Locals = r.locals
	return &c
}

// forget drops the known operations on variables that s assigns.
func (r *arithmetic) forget(s ivl.Stmt) {
	call, _ := s.(*ivl.Call)
	r.known = slices.DeleteFunc(r.known, func(k known) bool {
		for _, v := range ivl.FreeVars(k.op) {
			if slices.Contains(ivl.Defs(s), v) || call != nil && r.f.Effects.Writes(call.Proc, v) {
				return true
			}
		}
		return false
	})
}

// term rewrites t bottom up. Intervals are those before the statement, which
// hold for every subterm.
func (r *arithmetic) term(t ivl.Term) ivl.Term {
	u, ok := t.(*ivl.App)
	if !ok {
		return t
	}
	args := slices.Clone(u.Args)
	for i, a := range args {
		args[i] = r.term(a)
	}
	if u.Op == ivl.Wrap && r.eval(u.Args[0]).Within(absint.TypeInterval(u.Typ)) {
		return retype(args[0], u.Typ)
	}
	if !slices.Equal(args, u.Args) {
		u = u.Op.As(u.Typ, args...)
	}
	n := r.operator(u)
	if n == nil {
		return u
	}
	return retype(n, u.Typ)
}

// retype returns t, whose value is known to be in the range of typ, as a term
// of that type.
func retype(t ivl.Term, typ ivl.Type) ivl.Term {
	if fits(t.Type(), typ) {
		return t
	}
	if a, ok := t.(*ivl.App); ok {
		switch a.Op {
		case ivl.Add, ivl.Sub, ivl.Mul, ivl.Neg, ivl.Div, ivl.Rem, ivl.BitAnd, ivl.BitOr, ivl.BitXor, ivl.Shl, ivl.Shr:
			return a.Op.As(typ, a.Args...)
		}
	}
	return ivl.Add.As(typ, t, num(0))
}

func num(v int64) ivl.Term { return ivl.IntConst(v, ivl.IntZ) }

func bigNum(v *big.Int) ivl.Term { return ivl.BigConst(v, ivl.IntZ) }

func pow2(k int) *big.Int { return new(big.Int).Lsh(big.NewInt(1), uint(k)) }

// operator returns the replacement of u, nil for u itself.
func (r *arithmetic) operator(u *ivl.App) ivl.Term {
	switch u.Op {
	case ivl.BitAnd, ivl.BitOr, ivl.BitXor:
		return r.bitwise(u)
	case ivl.Shl, ivl.Shr, ivl.Ushr32, ivl.Ushr64:
		return r.shift(u)
	case ivl.Mul:
		if isLiteral(u.Args[0]) || isLiteral(u.Args[1]) {
			return nil
		}
		if n := r.byCases(u, 1); n != nil {
			return n
		}
		return r.byCases(u, 0)
	case ivl.Div, ivl.Rem:
		if isLiteral(u.Args[1]) {
			return nil
		}
		if n := r.byCases(u, 1); n != nil {
			return n
		}
		return r.unknown(u)
	}
	return nil
}

// atom returns t if it is a variable or literal, else a variable with its value.
func (r *arithmetic) atom(t ivl.Term) ivl.Term {
	if _, ok := t.(*ivl.Var); ok || isLiteral(t) {
		return t
	}
	v := r.local(t.Type())
	r.pre = append(r.pre, &ivl.Assign{X: v, T: t, Pos: r.pos})
	return v
}

func (r *arithmetic) local(t ivl.Type) *ivl.Var {
	v := &ivl.Var{Name: r.names.fresh("a"), Typ: t}
	r.locals = append(r.locals, v)
	return v
}

// eval bounds a term that may contain variables this pass has introduced.
func (r *arithmetic) eval(t ivl.Term) absint.Interval { return r.st.Eval(t).Ints }

// byCases distinguishes the values of argument k, when they are few.
func (r *arithmetic) byCases(u *ivl.App, k int) ivl.Term {
	iv := r.eval(u.Args[k])
	limit := int64(maxCases)
	if isLiteral(u.Args[1-k]) {
		limit = maxTable
	}
	if !iv.Finite() || iv.Hi-iv.Lo < 0 || iv.Hi-iv.Lo >= limit {
		return nil
	}
	x, other := r.atom(u.Args[k]), r.atom(u.Args[1-k])
	var out ivl.Term
	for v := iv.Hi; ; v-- {
		args := []ivl.Term{other, num(v)}
		if k == 0 {
			args = []ivl.Term{num(v), other}
		}
		n := foldNode(u.Op.As(u.Typ, args...))
		if l, ok := n.(*ivl.IntLit); ok && !u.Typ.Range.Has(l.V) {
			n = ivl.BigConst(l.V, ivl.IntZ) // a case that does not occur, or the type would not be u's
		}
		if a, ok := n.(*ivl.App); ok && (a.Op == ivl.Div || a.Op == ivl.Rem) && v == 0 {
			n = num(0)
		} else if ok {
			if m := r.operator(a); m != nil {
				n = m
			}
		}
		if out == nil {
			out = n
		} else {
			out = ivl.Ite.As(ivl.IntZ, ivl.Eq.Of(x, num(v)), n, out)
		}
		if v == iv.Lo {
			return out
		}
	}
}

// bitwise rewrites and, or, xor.
func (r *arithmetic) bitwise(u *ivl.App) ivl.Term {
	a, b := u.Args[0], u.Args[1]
	if isLiteral(a) {
		a, b = b, a
	}
	if m, ok := b.(*ivl.IntLit); ok {
		return r.masked(u.Op, a, m.V)
	}
	x, y := r.eval(a), r.eval(b)
	bit := absint.Between(0, 1)
	if x.Within(bit) && y.Within(bit) {
		p, q := ivl.Eq.Of(a, num(1)), ivl.Eq.Of(b, num(1))
		c := ivl.And.Of(p, q)
		switch u.Op {
		case ivl.BitOr:
			c = ivl.Or.Of(p, q)
		case ivl.BitXor:
			c = ivl.Not.Of(ivl.Eq.Of(a, b))
		}
		return ivl.Ite.As(ivl.IntOf(ivl.U1), c, ivl.IntConst(1, ivl.IntOf(ivl.U1)), ivl.IntConst(0, ivl.IntOf(ivl.U1)))
	}
	if u.Op != ivl.BitAnd && (lowZeros(a) >= width(y) || lowZeros(b) >= width(x)) {
		return ivl.Add.Of(a, b) // no bit is set in both
	}
	return r.unknown(u)
}

// lowZeros returns how many low bits of t are certainly zero.
func lowZeros(t ivl.Term) int {
	if a, ok := t.(*ivl.App); ok && a.Op == ivl.Shl {
		if s, ok := a.Args[1].(*ivl.IntLit); ok && s.V.IsInt64() {
			return int(s.V.Int64())
		}
	}
	return 0
}

// width returns the number of bits of non-negative numbers, a large number
// when there are negative ones.
func width(a absint.Interval) int {
	if !a.Finite() || a.Lo < 0 {
		return 1000
	}
	return bits.Len64(uint64(a.Hi))
}

// masked rewrites an operator with constant mask m:
// x | m = x + m - (x & m), x ^ m = x + m - 2 (x & m).
func (r *arithmetic) masked(op ivl.Op, a ivl.Term, m *big.Int) ivl.Term {
	if op == ivl.BitAnd && isLowMask(m) {
		return nil // a modulus
	}
	if op == ivl.BitXor && m.IsInt64() && m.Int64() == -1 {
		return ivl.Sub.Of(num(-1), a)
	}
	a = r.atom(a)
	and := r.and(a, m)
	if and == nil {
		return r.unknown(op.Of(a, bigNum(m)).(*ivl.App))
	}
	switch op {
	case ivl.BitOr:
		return ivl.Sub.Of(ivl.Add.Of(a, bigNum(m)), and)
	case ivl.BitXor:
		return ivl.Sub.Of(ivl.Add.Of(a, bigNum(m)), ivl.Mul.Of(num(2), and))
	}
	return and
}

// isLowMask reports m = 2^k - 1 for some k ≥ 0.
func isLowMask(m *big.Int) bool {
	return m.Sign() >= 0 && m.TrailingZeroBits() == 0 && pow2(m.BitLen()).Cmp(new(big.Int).Add(m, big.NewInt(1))) == 0
}

// and writes x & m as a sum over the runs of ones in m; for negative m as
// x - (x & ^m). It returns nil when there are too many runs.
func (r *arithmetic) and(x ivl.Term, m *big.Int) ivl.Term {
	if m.Sign() < 0 {
		rest := r.and(x, new(big.Int).Not(m))
		if rest == nil {
			return nil
		}
		return ivl.Sub.Of(x, rest)
	}
	var sum ivl.Term = num(0)
	m = new(big.Int).Set(m)
	for runs := 0; m.Sign() > 0; runs++ {
		if runs == maxRuns {
			return nil
		}
		lo := int(m.TrailingZeroBits())
		n := 0
		for m.Bit(lo+n) == 1 {
			m.SetBit(m, lo+n, 0)
			n++
		}
		if lo+n > 63 {
			return nil
		}
		part := ivl.BitAnd.Of(foldNode(ivl.Shr.Of(x, num(int64(lo)))), bigNum(new(big.Int).Sub(pow2(n), big.NewInt(1))))
		if lo > 0 {
			part = ivl.Mul.Of(part, bigNum(pow2(lo)))
		}
		sum = foldNode(ivl.Add.Of(sum, part))
	}
	return sum
}

// shift rewrites shifts by a variable distance, and logical shifts.
func (r *arithmetic) shift(u *ivl.App) ivl.Term {
	if s, ok := u.Args[1].(*ivl.IntLit); ok {
		if u.Op == ivl.Shl || u.Op == ivl.Shr {
			return nil
		}
		a := u.Args[0]
		if r.eval(a).NonNegative() || s.V.Sign() == 0 {
			return ivl.Shr.Of(a, s)
		}
		a = r.atom(a)
		w := 32
		if u.Op == ivl.Ushr64 {
			w = 64
		}
		return ivl.Shr.Of(ivl.Ite.As(ivl.IntZ, ivl.Lt.Of(a, num(0)), ivl.Add.Of(a, bigNum(pow2(w))), a), s)
	}
	if n := r.byCases(u, 1); n != nil {
		return n
	}
	return r.unknown(u)
}

// unknown returns a variable with an arbitrary value, and assumes constraints that
// always hold of the result of u. The same operation on the same operands gives
// the same variable.
func (r *arithmetic) unknown(u *ivl.App) ivl.Term {
	a, b := r.atom(u.Args[0]), r.atom(u.Args[1])
	op := u.Op.As(u.Typ, a, b)
	for _, k := range r.known {
		if ivl.SameTerm(k.op, op) {
			return k.x
		}
	}
	r.used = true
	iv := r.st.EvalInt(op)
	h := r.local(rangeOf(iv, u.Typ))
	r.pre = append(r.pre, &ivl.Havoc{X: h, Input: r.in, Pos: r.pos})
	fs := operatorConstraints(u.Op, a, b, h)
	if bounds := absint.TypeInterval(h.Typ); iv != bounds {
		if !iv.LoInf {
			fs = append(fs, ivl.Le.Of(num(iv.Lo), h))
		}
		if !iv.HiInf {
			fs = append(fs, ivl.Le.Of(h, num(iv.Hi)))
		}
	}
	r.pre = append(r.pre, &ivl.Assume{T: ivl.And.Of(fs...), Pos: r.pos})
	r.known = append(r.known, known{op: op, x: h})
	return h
}

// rangeOf returns the least of Java's int and long that holds the interval,
// typ when that is smaller or neither does.
func rangeOf(iv absint.Interval, typ ivl.Type) ivl.Type {
	for _, t := range []ivl.Type{ivl.Int, ivl.Long} {
		if iv.Within(absint.TypeInterval(t)) && typ.Range.Includes(t.Range) {
			return t
		}
	}
	return typ
}

// operatorConstraints returns linear constraints that hold for h = a op b.
func operatorConstraints(op ivl.Op, a, b, h ivl.Term) []ivl.Term {
	zero := num(0)
	le, lt := ivl.Le.Of, ivl.Lt.Of
	if1 := func(c ivl.Term, ts ...ivl.Term) ivl.Term { return ivl.Implies.Of(c, ivl.And.Of(ts...)) }
	posA, posB, negA, negB := le(zero, a), le(zero, b), lt(a, zero), lt(b, zero)
	switch op {
	case ivl.BitAnd:
		return []ivl.Term{
			if1(posA, le(zero, h), le(h, a)),
			if1(posB, le(zero, h), le(h, b)),
			if1(ivl.And.Of(negA, negB), lt(h, zero), le(h, a), le(h, b)),
			if1(ivl.Eq.Of(a, b), ivl.Eq.Of(h, a)),
		}
	case ivl.BitOr:
		return []ivl.Term{
			if1(ivl.And.Of(posA, posB), le(a, h), le(b, h), le(h, ivl.Add.Of(a, b))),
			if1(negA, lt(h, zero), le(a, h)),
			if1(negB, lt(h, zero), le(b, h)),
			if1(ivl.Eq.Of(a, b), ivl.Eq.Of(h, a)),
		}
	case ivl.BitXor:
		return []ivl.Term{
			if1(ivl.And.Of(posA, posB), le(zero, h), le(h, ivl.Add.Of(a, b))),
			if1(ivl.And.Of(negA, negB), le(zero, h)),
			if1(ivl.And.Of(posA, negB), lt(h, zero)),
			if1(ivl.And.Of(negA, posB), lt(h, zero)),
			ivl.Eq.Of(ivl.Eq.Of(a, b), ivl.Eq.Of(h, zero)),
		}
	case ivl.Shl:
		return []ivl.Term{if1(posA, le(a, h)), if1(negA, le(h, a)), if1(ivl.Eq.Of(b, zero), ivl.Eq.Of(h, a))}
	case ivl.Shr:
		return []ivl.Term{if1(posA, le(zero, h), le(h, a)), if1(negA, le(a, h), lt(h, zero)), if1(ivl.Eq.Of(b, zero), ivl.Eq.Of(h, a))}
	case ivl.Ushr32, ivl.Ushr64:
		return []ivl.Term{if1(posA, le(zero, h), le(h, a)), if1(ivl.Eq.Of(b, zero), ivl.Eq.Of(h, a)), if1(lt(zero, b), le(zero, h))}
	case ivl.Div:
		return []ivl.Term{
			if1(ivl.And.Of(posA, posB), le(zero, h), le(h, a)),
			if1(ivl.And.Of(negA, posB), le(a, h), le(h, zero)),
			if1(ivl.And.Of(posA, negB), le(ivl.Neg.Of(a), h), le(h, zero)),
			if1(ivl.And.Of(negA, negB), le(zero, h), le(h, ivl.Neg.Of(a))),
			if1(ivl.And.Of(lt(zero, a), lt(a, b)), ivl.Eq.Of(h, zero)),
			if1(ivl.And.Of(lt(num(1), b), lt(zero, a)), lt(h, a)),
		}
	case ivl.Rem:
		return []ivl.Term{
			if1(posA, le(zero, h), le(h, a)),
			if1(negA, le(a, h), le(h, zero)),
			if1(lt(zero, b), lt(h, b), lt(ivl.Neg.Of(b), h)),
			if1(negB, lt(b, h), lt(h, ivl.Neg.Of(b))),
			if1(ivl.And.Of(posA, lt(a, b)), ivl.Eq.Of(h, a)),
		}
	}
	panic("BUG: no constraints on operator " + op.String())
}
