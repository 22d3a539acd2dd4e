package ivl

import (
	"context"
	"math/big"
	"math/rand/v2"
	"testing"
)

// TestRandomTerms compares compiled terms, with all their shortcuts, with the
// plainest possible evaluation on big numbers.
func TestRandomTerms(t *testing.T) {
	for seed := range uint64(3000) {
		g := newTermGen(seed)
		want := map[*Var]*big.Int{}
		q := &Proc{Name: "m", Locals: g.locals}
		p := &Program{Procs: []*Proc{q}, Entry: "m"}
		var stmts []Stmt
		for _, v := range g.vars {
			lit := g.literal(v.Typ.Range)
			g.values[v] = lit.V
			if v.Global {
				v.Init = lit
				p.Globals = append(p.Globals, v)
			} else {
				stmts = append(stmts, &Assign{X: v, T: lit})
			}
		}
		for range 5 {
			term := g.int(5)
			typ := IntZ
			if app, ok := term.(*App); ok && app.Op == Wrap {
				typ = app.Typ
			}
			out := &Var{Name: "out" + string(rune('a'+len(want))), Typ: typ, Global: true, Init: Zero(typ)}
			p.Globals = append(p.Globals, out)
			stmts = append(stmts, &Assign{X: out, T: term})
			want[out] = g.evalInt(term)
		}
		q.Blocks = []*Block{{Label: "L", Stmts: stmts, Term: &Return{}}}
		m, err := Compile(p)
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, p)
		}
		s := newState(context.Background(), m, Options{})
		s.start()
		s.loop()
		if s.result != Finished {
			t.Fatalf("seed %d: %s %s\n%s", seed, s.result, s.reason, p)
		}
		for i, in := range m.inits {
			expect := want[in.v]
			if expect == nil {
				continue
			}
			got := num{n: s.gi[in.at.at]}
			if in.at.store == inBigs {
				got.big = s.gb[in.at.at]
			}
			if got.toBig().Cmp(expect) != 0 || got.big != nil && got.big.IsInt64() {
				t.Fatalf("seed %d: global %d is %s, want %s\n%s", seed, i, got, expect, p)
			}
		}
	}
}

type termGen struct {
	rnd    *rand.Rand
	vars   []*Var
	locals []*Var
	values map[*Var]*big.Int
}

func newTermGen(seed uint64) *termGen {
	g := &termGen{rnd: rand.New(rand.NewPCG(seed, 7)), values: map[*Var]*big.Int{}}
	for i, r := range []Range{I32, I32, I64, I64, Z, U1, I8, U16, I32, Z, I64} {
		v := &Var{Name: string(rune('a' + i)), Typ: IntOf(r), Global: i >= 8}
		g.vars = append(g.vars, v)
		if !v.Global {
			g.locals = append(g.locals, v)
		}
	}
	return g
}

func (g *termGen) literal(r Range) *IntLit {
	lo, hi, ok := r.Bounds()
	v := big.NewInt(int64(g.rnd.Uint64()) >> g.rnd.IntN(64))
	switch k := g.rnd.IntN(8); {
	case !ok && k == 0:
		v.Lsh(v, uint(g.rnd.IntN(70)))
	case ok && k == 1:
		v.SetInt64(lo)
	case ok && k == 2:
		v.SetInt64(hi)
	}
	if ok {
		v = plainWrap(v, r)
	}
	return &IntLit{V: v, Typ: IntOf(r)}
}

var ranges = []Range{U1, I8, I16, U16, I32, I64}

func (g *termGen) int(depth int) Term {
	if depth == 0 || g.rnd.IntN(6) == 0 {
		if g.rnd.IntN(3) == 0 {
			return g.literal([]Range{I8, I32, I64, Z}[g.rnd.IntN(4)])
		}
		return g.vars[g.rnd.IntN(len(g.vars))]
	}
	a := g.int(depth - 1)
	switch op := []Op{Add, Sub, Mul, Div, Rem, BitAnd, BitOr, BitXor, Neg, Wrap, Wrap, Shl, Shr, Ushr32, Ushr64, Ite}[g.rnd.IntN(16)]; op {
	case Neg:
		return op.Of(a)
	case Wrap:
		return WrapTo(ranges[g.rnd.IntN(len(ranges))], a)
	case Shl, Shr, Ushr32, Ushr64:
		limit := int64(63)
		if op == Ushr32 {
			limit = 31
		}
		switch op {
		case Ushr32:
			a = WrapTo(I32, a)
		case Ushr64:
			a = WrapTo(I64, a)
		}
		if g.rnd.IntN(2) == 0 {
			return op.Of(a, IntConst(g.rnd.Int64N(limit+1), Int))
		}
		return op.Of(a, BitAnd.Of(g.int(0), IntConst(limit, Int)))
	case Ite:
		return Ite.Of(g.cond(depth-1), a, g.int(depth-1))
	default:
		return op.Of(a, g.int(depth-1))
	}
}

func (g *termGen) cond(depth int) Term {
	switch k := g.rnd.IntN(6); {
	case k == 0 && depth > 0:
		return And.Of(g.cond(depth-1), g.cond(depth-1))
	case k == 1 && depth > 0:
		return Or.Of(g.cond(depth-1), g.cond(depth-1))
	case k == 2 && depth > 0:
		return Not.Of(g.cond(depth - 1))
	}
	return []Op{Eq, Lt, Le}[g.rnd.IntN(3)].Of(g.int(max(depth-1, 0)), g.int(max(depth-1, 0)))
}

// plainWrap truncates to two's complement with the definition's own words.
func plainWrap(v *big.Int, r Range) *big.Int {
	lo, hi, _ := r.Bounds()
	size := new(big.Int).Sub(big.NewInt(hi), big.NewInt(lo))
	size.Add(size, big.NewInt(1))
	out := new(big.Int).Sub(v, big.NewInt(lo))
	out.Mod(out, size)
	return out.Add(out, big.NewInt(lo))
}

func (g *termGen) evalInt(t Term) *big.Int {
	switch t := t.(type) {
	case *IntLit:
		return t.V
	case *Var:
		return g.values[t]
	}
	app := t.(*App)
	if app.Op == Ite {
		if g.evalCond(app.Args[0]) {
			return g.evalInt(app.Args[1])
		}
		return g.evalInt(app.Args[2])
	}
	a := g.evalInt(app.Args[0])
	if app.Op == Wrap {
		return plainWrap(a, app.Typ.Range)
	}
	if app.Op == Neg {
		return new(big.Int).Neg(a)
	}
	b, r := g.evalInt(app.Args[1]), new(big.Int)
	power := func() *big.Int { return new(big.Int).Exp(big.NewInt(2), b, nil) }
	unsigned := func(bits uint) *big.Int {
		u := new(big.Int).Mod(a, new(big.Int).Lsh(big.NewInt(1), bits))
		return u.Div(u, power())
	}
	switch app.Op {
	case Add:
		return r.Add(a, b)
	case Sub:
		return r.Sub(a, b)
	case Mul:
		return r.Mul(a, b)
	case Div, Rem:
		if b.Sign() == 0 {
			return r
		}
		if app.Op == Div {
			return r.Quo(a, b)
		}
		return r.Rem(a, b)
	case BitAnd:
		return r.And(a, b)
	case BitOr:
		return r.Or(a, b)
	case BitXor:
		return r.Xor(a, b)
	case Shl:
		return r.Mul(a, power())
	case Shr:
		return r.Div(a, power()) // Euclidean, so floor: the divisor is positive
	case Ushr32:
		return plainWrap(unsigned(32), I32)
	case Ushr64:
		return plainWrap(unsigned(64), I64)
	}
	panic("BUG: operator " + app.Op.String())
}

func (g *termGen) evalCond(t Term) bool {
	if v, ok := t.(BoolLit); ok {
		return bool(v)
	}
	app := t.(*App)
	switch app.Op {
	case And, Or:
		for _, a := range app.Args {
			if g.evalCond(a) == (app.Op == Or) {
				return app.Op == Or
			}
		}
		return app.Op == And
	case Not:
		return !g.evalCond(app.Args[0])
	}
	c := g.evalInt(app.Args[0]).Cmp(g.evalInt(app.Args[1]))
	return map[Op]bool{Eq: c == 0, Lt: c < 0, Le: c <= 0}[app.Op]
}
