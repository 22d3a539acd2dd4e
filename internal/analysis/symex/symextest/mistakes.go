// Package symextest has mistakes in the evaluation of operators, for the tests of
// symbolic execution: who plants one has to find it.
package symextest

import "github.com/jayverify/jayverify/ivl"

// Mistake is a wrong way to evaluate an operator.
type Mistake struct {
	Op   ivl.Op
	Name string // what is wrong
	// change returns what is evaluated in place of the operation, nil for an operation
	// that the mistake leaves alone.
	change func(*ivl.App) ivl.Term
}

// Plant returns p in which the operation is evaluated wrongly: in the statements that
// where accepts, or, for nil, in all statements and terminators.
func (m Mistake) Plant(p *ivl.Program, where func(ivl.Stmt) bool) *ivl.Program {
	r := ivl.Rewrite{Term: func(t ivl.Term) ivl.Term { return ivl.MapTerm(t, m.wrong) }}
	stmt := func(s ivl.Stmt) []ivl.Stmt {
		if where == nil || where(s) {
			s = r.Stmt(s)
		}
		return []ivl.Stmt{s}
	}
	terminator := r.Terminator
	if where != nil {
		terminator = nil
	}
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc { return ivl.MapStmts(q, stmt, terminator) })
}

func (m Mistake) wrong(t ivl.Term) ivl.Term {
	a, ok := t.(*ivl.App)
	if !ok || a.Op != m.Op {
		return t
	}
	if w := m.change(a); w != nil {
		return w
	}
	return t
}

// Mistakes returns at least one mistake for each operator that symbolic execution
// evaluates.
func Mistakes() []Mistake {
	return append(append(append(connectives(), arithmetic()...), bits()...), floats()...)
}

// other evaluates another operator.
func other(op ivl.Op) func(*ivl.App) ivl.Term {
	return func(a *ivl.App) ivl.Term { return op.As(a.Typ, a.Args...) }
}

// first forgets the operator.
func first(a *ivl.App) ivl.Term { return a.Args[0] }

func number(v int64) ivl.Term { return ivl.IntConst(v, ivl.IntZ) }

func connectives() []Mistake {
	return []Mistake{
		{ivl.Not, "it is forgotten", first},
		{ivl.And, "or", other(ivl.Or)},
		{ivl.Or, "and", other(ivl.And)},
		{ivl.Implies, "the other direction", func(a *ivl.App) ivl.Term { return ivl.Implies.Of(a.Args[1], a.Args[0]) }},
		{ivl.Eq, "at most", func(a *ivl.App) ivl.Term {
			if a.Args[0].Type().Sort != ivl.IntSort {
				return nil
			}
			return ivl.Le.Of(a.Args...)
		}},
		{ivl.Lt, "at most", other(ivl.Le)},
		{ivl.Le, "less", other(ivl.Lt)},
		{ivl.Ite, "the other branch", func(a *ivl.App) ivl.Term { return a.Op.As(a.Typ, a.Args[0], a.Args[2], a.Args[1]) }},
	}
}

func arithmetic() []Mistake {
	negative := func(a *ivl.App) ivl.Term { return ivl.Lt.Of(ivl.Rem.As(ivl.IntZ, a.Args...), number(0)) }
	return []Mistake{
		{ivl.Add, "difference", other(ivl.Sub)},
		{ivl.Sub, "sum", other(ivl.Add)},
		{ivl.Mul, "sum", other(ivl.Add)},
		{ivl.Neg, "it is forgotten", first},
		{ivl.Div, "rounds down", func(a *ivl.App) ivl.Term {
			return ivl.Sub.As(a.Typ, a, ivl.Ite.As(ivl.IntZ, negative(a), number(1), number(0)))
		}},
		{ivl.Rem, "never negative", func(a *ivl.App) ivl.Term {
			return ivl.Ite.As(a.Typ, negative(a), ivl.Neg.As(ivl.IntZ, a), a)
		}},
		{ivl.Wrap, "to byte without its sign", wrapped(ivl.I8, func(a *ivl.App) ivl.Term { return masked(a, 0x7f) })},
		{ivl.Wrap, "to short as to char", wrapped(ivl.I16, func(a *ivl.App) ivl.Term { return masked(a, 0x7fff) })},
		{ivl.Wrap, "to char without its highest bit", wrapped(ivl.U16, func(a *ivl.App) ivl.Term { return masked(a, 0x7fff) })},
		{ivl.Wrap, "to bit: the other one", wrapped(ivl.U1, func(a *ivl.App) ivl.Term {
			return ivl.BitXor.As(a.Typ, a, number(1))
		})},
		{ivl.Wrap, "to int without its sign", wrapped(ivl.I32, func(a *ivl.App) ivl.Term { return masked(a, 0x7fffffff) })},
		{ivl.Wrap, "to long as to int", wrapped(ivl.I64, func(a *ivl.App) ivl.Term { return ivl.Wrap.As(ivl.Int, a.Args...) })},
	}
}

func wrapped(r ivl.Range, wrong func(*ivl.App) ivl.Term) func(*ivl.App) ivl.Term {
	return func(a *ivl.App) ivl.Term {
		if a.Typ.Range != r {
			return nil
		}
		return wrong(a)
	}
}

func masked(a *ivl.App, mask int64) ivl.Term { return ivl.BitAnd.As(a.Typ, a, number(mask)) }

func bits() []Mistake {
	return []Mistake{
		{ivl.BitAnd, "or", other(ivl.BitOr)},
		{ivl.BitOr, "exclusive or", other(ivl.BitXor)},
		{ivl.BitXor, "or", other(ivl.BitOr)},
		{ivl.Shl, "to the right", other(ivl.Shr)},
		{ivl.Shr, "not at all", first},
		{ivl.Ushr32, "with the sign", other(ivl.Shr)},
		{ivl.Ushr64, "with the sign", other(ivl.Shr)},
	}
}

func floats() []Mistake {
	through := func(middle, back ivl.Op) func(*ivl.App) ivl.Term {
		return func(a *ivl.App) ivl.Term { return back.Of(middle.Of(a.Args[0])) }
	}
	negated := func(a *ivl.App) ivl.Term { return a.Op.As(a.Typ, ivl.FNeg.Of(a.Args[0])) }
	return []Mistake{
		{ivl.FAdd, "difference", other(ivl.FSub)},
		{ivl.FSub, "sum", other(ivl.FAdd)},
		{ivl.FMul, "quotient", other(ivl.FDiv)},
		{ivl.FDiv, "product", other(ivl.FMul)},
		{ivl.FRem, "quotient", other(ivl.FDiv)},
		{ivl.FNeg, "0 - x, which is another zero", func(a *ivl.App) ivl.Term {
			return ivl.FSub.As(a.Typ, &ivl.FloatLit{Typ: a.Typ}, a.Args[0])
		}},
		{ivl.FSqrt, "it is forgotten", first},
		{ivl.FLog, "square root", other(ivl.FSqrt)},
		{ivl.FLcg, "the state stays", first},
		{ivl.FCmpL, "1 for NaN", other(ivl.FCmpG)},
		{ivl.FCmpG, "-1 for NaN", other(ivl.FCmpL)},
		{ivl.ToF, "of a long: rounded twice", func(a *ivl.App) ivl.Term {
			if a.Args[0].Type().Sort != ivl.IntSort {
				return nil
			}
			return through(ivl.ToD, ivl.ToF)(a)
		}},
		{ivl.ToD, "of a long: through float", through(ivl.ToF, ivl.ToD)},
		{ivl.FToI, "does not saturate", func(a *ivl.App) ivl.Term {
			if a.Typ.Range != ivl.I32 {
				return nil
			}
			return ivl.Wrap.As(ivl.Int, ivl.FToI.As(ivl.Long, a.Args...))
		}},
		{ivl.FBits, "of the negative", negated},
		{ivl.BitsF, "the negative", func(a *ivl.App) ivl.Term { return ivl.FNeg.Of(a) }},
		{ivl.BitsD, "the negative", func(a *ivl.App) ivl.Term { return ivl.FNeg.Of(a) }},
	}
}
