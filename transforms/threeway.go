package transforms

import (
	"math/big"
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// threeWay makes comparisons of x with a constant comparisons of a and b, where x := lcmp a b stands before
// them in the block:
//
//	x := (ite (< a b) -1 (ite (= a b) 0 1))
//	goto {(= x 0) -> L, else -> M}             goto {(= a b) -> L, else -> M}
//
// The JVM compares longs in this way.
func threeWay(p *ivl.Program) *ivl.Program {
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		out := *q
		out.Blocks = nil
		for _, b := range q.Blocks {
			out.Blocks = append(out.Blocks, threeWayIn(b))
		}
		return &out
	})
}

// order is what x := lcmp a b compares.
type order struct{ a, b ivl.Term }

func threeWayIn(b *ivl.Block) *ivl.Block {
	orders := map[*ivl.Var]order{}
	rewrite := func(t ivl.Term) ivl.Term {
		if len(orders) == 0 {
			return t
		}
		return ivl.MapTerm(t, func(u ivl.Term) ivl.Term { return compared(u, orders) })
	}
	out := *b
	out.Stmts = nil
	for _, s := range b.Stmts {
		s = ivl.Rewrite{Term: rewrite}.Stmt(s)
		out.Stmts = append(out.Stmts, s)
		for _, x := range ivl.Defs(s) {
			delete(orders, x)
			for y, o := range orders {
				if slices.Contains(ivl.FreeVars(o.a, o.b), x) {
					delete(orders, y)
				}
			}
		}
		if _, ok := s.(*ivl.Call); ok { // may assign globals
			clear(orders)
		}
		if a, ok := s.(*ivl.Assign); ok {
			if o, ok := threeWayOf(a.T); ok && !slices.Contains(ivl.FreeVars(o.a, o.b), a.X) {
				orders[a.X] = o
			}
		}
	}
	out.Term = ivl.Rewrite{Term: rewrite}.Terminator(b.Term)
	return &out
}

// threeWayOf recognises lcmp a b.
func threeWayOf(t ivl.Term) (o order, ok bool) {
	outer, ok := t.(*ivl.App)
	if !ok || outer.Op != ivl.Ite || !isInt(outer.Args[1], -1) {
		return o, false
	}
	less, ok := outer.Args[0].(*ivl.App)
	if !ok || less.Op != ivl.Lt {
		return o, false
	}
	inner, ok := outer.Args[2].(*ivl.App)
	if !ok || inner.Op != ivl.Ite || !isInt(inner.Args[1], 0) || !isInt(inner.Args[2], 1) {
		return o, false
	}
	eq, ok := inner.Args[0].(*ivl.App)
	if !ok || eq.Op != ivl.Eq {
		return o, false
	}
	a, b := less.Args[0], less.Args[1]
	same := ivl.SameTerm(a, eq.Args[0]) && ivl.SameTerm(b, eq.Args[1]) || ivl.SameTerm(a, eq.Args[1]) && ivl.SameTerm(b, eq.Args[0])
	return order{a, b}, same
}

func isInt(t ivl.Term, n int64) bool {
	l, ok := t.(*ivl.IntLit)
	return ok && l.V.IsInt64() && l.V.Int64() == n
}

// compared is a comparison of x with a constant as one of what x orders.
func compared(t ivl.Term, orders map[*ivl.Var]order) ivl.Term {
	app, ok := t.(*ivl.App)
	if !ok || app.Op != ivl.Eq && app.Op != ivl.Lt && app.Op != ivl.Le {
		return t
	}
	left, right := app.Args[0], app.Args[1]
	x, first := left.(*ivl.Var)
	k, isConst := right.(*ivl.IntLit)
	if !first || !isConst {
		x, _ = right.(*ivl.Var)
		if k, isConst = left.(*ivl.IntLit); !isConst {
			return t
		}
		first = false
	}
	o, known := orders[x]
	if x == nil || !known {
		return t
	}
	holds := func(v int64) bool {
		c := big.NewInt(v).Cmp(k.V)
		if !first {
			c = -c
		}
		return app.Op == ivl.Eq && c == 0 || app.Op == ivl.Lt && c < 0 || app.Op == ivl.Le && c <= 0
	}
	return between(o, holds(-1), holds(0), holds(1))
}

// between says that a is less than, equal to, or greater than b, where it may be.
func between(o order, less, equal, greater bool) ivl.Term {
	switch {
	case less && equal && greater:
		return ivl.True
	case less && equal:
		return ivl.Le.Of(o.a, o.b)
	case less && greater:
		return ivl.Not.Of(ivl.Eq.Of(o.a, o.b))
	case less:
		return ivl.Lt.Of(o.a, o.b)
	case equal && greater:
		return ivl.Le.Of(o.b, o.a)
	case equal:
		return ivl.Eq.Of(o.a, o.b)
	case greater:
		return ivl.Lt.Of(o.b, o.a)
	}
	return ivl.False
}
