package horn

import "math/big"

// This file builds terms with simplifications. These keep clauses readable, and
// make contradictions of a path visible. They hold in every model, and depend
// only on the arguments.

func intConst(v int64) *IntConst { return &IntConst{big.NewInt(v)} }

var one = big.NewInt(1) // never changed

func mkNot(a Term) Term {
	switch a := a.(type) {
	case BoolConst:
		return !a
	case *App:
		switch a.Op {
		case Not:
			return a.Args[0]
		case Lt:
			return mkLe(a.Args[1], a.Args[0])
		case Le:
			return mkLt(a.Args[1], a.Args[0])
		case Or: // so that a path's constraints fall into conjuncts
			parts := make([]Term, len(a.Args))
			for i, x := range a.Args {
				parts[i] = mkNot(x)
			}
			return mkAnd(parts...)
		}
	}
	return &App{Not, []Term{a}}
}

func mkAnd(as ...Term) Term { return mkJunction(And, true, as) }

func mkOr(as ...Term) Term { return mkJunction(Or, false, as) }

// mkJunction builds a conjunction or disjunction with its neutral element.
func mkJunction(op Op, neutral BoolConst, as []Term) Term {
	var flat []Term
	for _, a := range as {
		if c, ok := a.(BoolConst); ok {
			if c != neutral {
				return !neutral
			}
			continue
		}
		if b, ok := a.(*App); ok && b.Op == op {
			flat = append(flat, b.Args...)
			continue
		}
		flat = append(flat, a)
	}
	switch len(flat) {
	case 0:
		return neutral
	case 1:
		return flat[0]
	}
	return &App{op, flat}
}

func mkImplies(a, b Term) Term { return mkOr(mkNot(a), b) }

func mkEq(a, b Term) Term {
	if same(a, b) {
		return BoolConst(true)
	}
	if x, ok := a.(*IntConst); ok {
		if y, ok := b.(*IntConst); ok {
			return BoolConst(x.V.Cmp(y.V) == 0)
		}
		a, b = b, a
	}
	if x, ok := a.(BoolConst); ok {
		a, b = b, x
	}
	if y, ok := b.(BoolConst); ok {
		if y {
			return a
		}
		return mkNot(a)
	}
	if y, ok := b.(*IntConst); ok {
		if t := eqIteConst(a, y); t != nil {
			return t
		}
	}
	return &App{Eq, []Term{a, b}}
}

// eqIteConst decides (= (ite c k1 k2) k), the shape of Java's booleans made
// from comparisons; nil when t has another shape.
func eqIteConst(t Term, k *IntConst) Term {
	a, ok := t.(*App)
	if !ok || a.Op != Ite {
		return nil
	}
	x, ok1 := a.Args[1].(*IntConst)
	y, ok2 := a.Args[2].(*IntConst)
	if !ok1 || !ok2 {
		return nil
	}
	switch inX, inY := x.V.Cmp(k.V) == 0, y.V.Cmp(k.V) == 0; {
	case inX && inY:
		return BoolConst(true)
	case inX:
		return a.Args[0]
	case inY:
		return mkNot(a.Args[0])
	}
	return BoolConst(false)
}

func mkLt(a, b Term) Term {
	if x, y, ok := ints(a, b); ok {
		return BoolConst(x.Cmp(y) < 0)
	}
	if same(a, b) {
		return BoolConst(false)
	}
	return &App{Lt, []Term{a, b}}
}

func mkLe(a, b Term) Term {
	if x, y, ok := ints(a, b); ok {
		return BoolConst(x.Cmp(y) <= 0)
	}
	if same(a, b) {
		return BoolConst(true)
	}
	return &App{Le, []Term{a, b}}
}

func mkIte(c, a, b Term) Term {
	if k, ok := c.(BoolConst); ok {
		if k {
			return a
		}
		return b
	}
	if same(a, b) {
		return a
	}
	if a.Sort() == Bool {
		if x, ok := a.(BoolConst); ok {
			if x {
				return mkOr(c, b)
			}
			return mkAnd(mkNot(c), b)
		}
		if y, ok := b.(BoolConst); ok {
			if y {
				return mkOr(mkNot(c), a)
			}
			return mkAnd(c, a)
		}
	}
	return &App{Ite, []Term{c, a, b}}
}

func mkAdd(a, b Term) Term {
	if x, y, ok := ints(a, b); ok {
		return &IntConst{new(big.Int).Add(x, y)}
	}
	if x, ok := a.(*IntConst); ok {
		a, b = b, x
	}
	y, ok := b.(*IntConst)
	if !ok {
		return &App{Add, []Term{a, b}}
	}
	if y.V.Sign() == 0 {
		return a
	}
	// (t + c) + d is t + (c + d)
	if s, ok := a.(*App); ok && s.Op == Add {
		if c, ok := s.Args[1].(*IntConst); ok {
			return mkAdd(s.Args[0], &IntConst{new(big.Int).Add(c.V, y.V)})
		}
	}
	return &App{Add, []Term{a, b}}
}

func mkSub(a, b Term) Term {
	if y, ok := b.(*IntConst); ok {
		return mkAdd(a, &IntConst{new(big.Int).Neg(y.V)})
	}
	if same(a, b) {
		return intConst(0)
	}
	if x, ok := a.(*IntConst); ok && x.V.Sign() == 0 {
		return mkNeg(b)
	}
	return &App{Sub, []Term{a, b}}
}

func mkNeg(a Term) Term {
	if x, ok := a.(*IntConst); ok {
		return &IntConst{new(big.Int).Neg(x.V)}
	}
	if s, ok := a.(*App); ok && s.Op == Neg {
		return s.Args[0]
	}
	return &App{Neg, []Term{a}}
}

func mkMul(a, b Term) Term {
	if x, y, ok := ints(a, b); ok {
		return &IntConst{new(big.Int).Mul(x, y)}
	}
	if _, ok := b.(*IntConst); ok {
		a, b = b, a
	}
	if x, ok := a.(*IntConst); ok {
		switch {
		case x.V.Sign() == 0:
			return x
		case x.V.Cmp(one) == 0:
			return b
		}
	}
	return &App{Mul, []Term{a, b}}
}

// mkDivConst is SMT-LIB's (div a k), k > 0: rounds down.
func mkDivConst(a Term, k *big.Int) Term {
	if x, ok := a.(*IntConst); ok {
		return &IntConst{new(big.Int).Div(x.V, k)} // Euclidean, as SMT-LIB's
	}
	if k.Cmp(one) == 0 {
		return a
	}
	return &App{Div, []Term{a, &IntConst{k}}}
}

// mkModConst is SMT-LIB's (mod a k), k > 0.
func mkModConst(a Term, k *big.Int) Term {
	if x, ok := a.(*IntConst); ok {
		return &IntConst{new(big.Int).Mod(x.V, k)} // Euclidean, as SMT-LIB's
	}
	if k.Cmp(one) == 0 {
		return intConst(0)
	}
	return &App{Mod, []Term{a, &IntConst{k}}}
}

// conjuncts returns the parts of a conjunction, none for true.
func conjuncts(t Term) []Term {
	if t == BoolConst(true) {
		return nil
	}
	if a, ok := t.(*App); ok && a.Op == And {
		return a.Args
	}
	return []Term{t}
}

// same reports that two terms are the same variable or constant, or built
// alike from such.
func same(a, b Term) bool {
	switch a := a.(type) {
	case *Var:
		return a == b
	case BoolConst:
		return a == b
	case *IntConst:
		y, ok := b.(*IntConst)
		return ok && a.V.Cmp(y.V) == 0
	case *App:
		y, ok := b.(*App)
		if !ok || a.Op != y.Op || len(a.Args) != len(y.Args) {
			return false
		}
		if a == y {
			return true
		}
		for i := range a.Args {
			if !same(a.Args[i], y.Args[i]) {
				return false
			}
		}
		return true
	}
	return false
}

func ints(a, b Term) (x, y *big.Int, ok bool) {
	p, ok1 := a.(*IntConst)
	q, ok2 := b.(*IntConst)
	if !ok1 || !ok2 {
		return nil, nil, false
	}
	return p.V, q.V, true
}

// sizeUpTo counts the nodes of t, stopping at limit.
func sizeUpTo(t Term, limit int) int {
	a, ok := t.(*App)
	if !ok {
		return 1
	}
	n := 1
	for _, x := range a.Args {
		if n >= limit {
			return n
		}
		n += sizeUpTo(x, limit-n)
	}
	return n
}

// eachVar calls f for every occurrence of a variable in t.
func eachVar(t Term, f func(*Var)) {
	switch t := t.(type) {
	case *Var:
		f(t)
	case *App:
		for _, x := range t.Args {
			eachVar(x, f)
		}
	}
}
