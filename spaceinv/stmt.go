package spaceinv

import (
	"fmt"

	"github.com/jayverify/jayverify/ivl"
)

// stmt emits the encoding of one statement.
func (pe *procEncoder) stmt(s ivl.Stmt) {
	switch s := s.(type) {
	case *ivl.Assign:
		pe.assign(s)
	case *ivl.Havoc:
		pe.havocAny(s)
	case *ivl.Assume:
		pe.add(&ivl.Assume{T: pe.term(s.T), Pos: s.Pos})
	case *ivl.Assert:
		pe.add(&ivl.Assert{T: pe.term(s.T), Prop: s.Prop, Pos: s.Pos})
	case *ivl.Pull:
		pe.pull(s)
	case *ivl.Push:
		pe.push(s)
	case *ivl.PullElem:
		pe.pullElem(s)
	case *ivl.PushElem:
		pe.pushElem(s)
	case *ivl.New:
		pe.newObject(s)
	case *ivl.NewArray:
		pe.newArray(s)
	case *ivl.Init:
		pe.init(s)
	case *ivl.Call:
		pe.call(s)
	case *ivl.Output:
		// Output does not affect verification.
	case *ivl.AssumePred, *ivl.AssertPred:
		pe.add(ivl.Rewrite{Term: pe.term}.Stmt(s))
	default:
		panic(fmt.Sprintf("BUG: statement %T has no encoding", s))
	}
}

func (pe *procEncoder) assign(s *ivl.Assign) {
	if s.X.Typ.Sort != ivl.RefSort {
		pe.add(&ivl.Assign{X: s.X, T: pe.term(s.T), Pos: s.Pos})
		return
	}
	t := s.T
	if a, ok := t.(*ivl.App); ok && a.Op == ivl.Cast {
		t = a.Args[0]
	}
	if _, ok := t.(*ivl.NullLit); ok {
		t = ivl.Null(s.X.Typ.Class)
	}
	pe.store(s.X, pe.ref(t), t.Type(), s.Pos)
}

// havocAny gives x any value. A reference gets an arbitrary well-formed tuple;
// its id stands for the input.
func (pe *procEncoder) havocAny(s *ivl.Havoc) {
	if s.X.Typ.Sort != ivl.RefSort {
		pe.add(s)
		return
	}
	for i, v := range pe.comps[s.X] {
		in := s.Input
		if i > 0 {
			in = pe.internal
		}
		pe.add(&ivl.Havoc{X: v, Input: in, Pos: s.Pos})
	}
	c := s.X.Typ.Class
	pe.assume(ivl.And.Of(pe.wellFormed(c, varTerms(pe.comps[s.X]))...), s.Pos)
}

func (pe *procEncoder) call(s *ivl.Call) {
	q := pe.in.Proc(s.Proc)
	if q == nil {
		panic("BUG: call of " + s.Proc + ", which the program does not have")
	}
	out := &ivl.Call{Proc: s.Proc, Pos: s.Pos}
	for i, a := range s.Args {
		out.Args = append(out.Args, pe.value(a, q.Params[i].Typ)...)
	}
	type result struct {
		x   *ivl.Var
		got []ivl.Term
		typ ivl.Type
	}
	var later []result
	for i, x := range s.Xs {
		typ := q.Results[i]
		switch {
		case x == nil:
			out.Xs = append(out.Xs, make([]*ivl.Var, pe.width(typ))...)
		case x.Typ.Sort != ivl.RefSort || x.Typ == typ:
			out.Xs = append(out.Xs, pe.vars(x)...)
		default:
			r := result{x: x, typ: typ}
			for _, sh := range pe.shapes.shape(typ.Class) {
				v := pe.temp(x.Name+sh.name, sh.typ)
				out.Xs = append(out.Xs, v)
				r.got = append(r.got, v)
			}
			later = append(later, r)
		}
	}
	pe.add(out)
	for _, r := range later {
		pe.store(r.x, r.got, r.typ, s.Pos)
	}
}

func (pe *procEncoder) terminator(q *ivl.Proc, t ivl.Terminator) ivl.Terminator {
	switch t := t.(type) {
	case *ivl.Goto:
		return ivl.Rewrite{Term: pe.term}.Terminator(t)
	case *ivl.Return:
		out := &ivl.Return{Pos: t.Pos}
		for i, x := range t.Ts {
			out.Ts = append(out.Ts, pe.value(x, q.Results[i])...)
		}
		return out
	}
	return t
}
