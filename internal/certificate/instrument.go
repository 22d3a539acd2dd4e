package certificate

import (
	"fmt"
	"math/big"
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// Claims returns the claims that passed.
func (r *Result) Claims() *Claims {
	return &Claims{Program: r.checker.program, Objects: r.checker.objects, Procs: r.checker.procs, Cells: r.checker.cells()}
}

// Instrument returns the program with the claims as assertions: at the start of
// each block, after reads from the heap, and after calls. A run that violates one
// of the new properties contradicts a claim.
//
//	B:                   B:
//	  x := pull A p        assert (<= 0 i) prop 8
//	  …                    x := pull A p
//	                       assert (=> (and (= p.type 2z) (= p.allocSite 1z)) (<= 0 x)) prop 8
func (c *Claims) Instrument() *ivl.Program {
	out := *c.Program
	out.Props = slices.Clone(out.Props)
	out.Procs = nil
	for _, q := range c.Program.Procs {
		pc := c.Procs[q.Name]
		nq := *q
		nq.Blocks = nil
		for i, b := range q.Blocks {
			in := &instrumenter{claims: c, pc: pc, prop: &ivl.Property{ID: len(out.Props), Name: fmt.Sprintf("claims about %s of %s", b.Label, q.Name), Pos: q.Pos}}
			out.Props = append(out.Props, in.prop)
			in.head(i)
			for _, s := range b.Stmts {
				in.out = append(in.out, s)
				in.after(s)
			}
			nq.Blocks = append(nq.Blocks, &ivl.Block{Label: b.Label, Stmts: in.out, Term: b.Term})
		}
		out.Procs = append(out.Procs, &nq)
	}
	return &out
}

type instrumenter struct {
	claims *Claims
	pc     *ProcClaims
	prop   *ivl.Property
	out    []ivl.Stmt
}

func (in *instrumenter) assert(t ivl.Term) {
	if t != ivl.Term(ivl.True) {
		in.out = append(in.out, &ivl.Assert{T: t, Prop: in.prop})
	}
}

// head asserts the claims at the start of a block.
func (in *instrumenter) head(block int) {
	t := in.pc.Blocks[block]
	if t == nil {
		in.assert(ivl.False)
		return
	}
	for i, s := range t.All() {
		in.assert(in.is(in.pc.List[i], s))
	}
	if in.pc.Equations != nil {
		for _, q := range in.pc.Equations[block] {
			if !slices.ContainsFunc(q.Sum, func(p Product) bool { return !p.Atom.readable() }) {
				in.assert(q.holds())
			}
		}
	}
	if in.pc.Orders != nil {
		for _, o := range in.pc.Orders[block] {
			if o.Less.readable() && o.More.readable() {
				in.assert(o.holds())
			}
		}
	}
}

// holds is the equation as a condition.
func (q Equation) holds() ivl.Term {
	num := func(k uint64) ivl.Term { return ivl.BigConst(new(big.Int).SetUint64(k), ivl.IntZ) }
	sum := num(q.Plus)
	for _, p := range q.Sum {
		sum = ivl.Add.Of(sum, ivl.Mul.Of(num(p.By), p.Atom.term()))
	}
	return ivl.Eq.Of(ivl.WrapTo(ivl.I64, sum), ivl.IntConst(0, ivl.Long))
}

// readable reports whether a term can read the atom: the static class of the variable may be above that
// of a field.
func (a Atom) readable() bool {
	switch {
	case a.Var == nil:
		return true
	case a.Length:
		return a.Var.Typ.Class.Elem != nil
	case a.Field != nil:
		return a.Var.Typ.Class.SubclassOf(a.Field.Class)
	}
	return true
}

// term reads an atom.
func (a Atom) term() ivl.Term {
	switch {
	case a.Var == nil:
		return ivl.IntConst(0, ivl.IntZ)
	case a.Length:
		return ivl.Length(a.Var)
	case a.Field != nil:
		return &ivl.Proj{Ref: a.Var, Comp: ivl.CompField, Field: a.Field}
	case a.reference():
		return &ivl.Proj{Ref: a.Var, Comp: ivl.CompID}
	}
	return a.Var
}

// after asserts the claims about the values that a statement reads.
func (in *instrumenter) after(s ivl.Stmt) {
	switch s := s.(type) {
	case *ivl.Pull:
		for i, f := range s.Class.Mutable() {
			if x := s.Xs[i]; x != nil && !slices.ContainsFunc(s.Xs, func(y *ivl.Var) bool { return ivl.Term(y) == s.P }) {
				in.cell(s.P, Cell{Field: f}, x)
			}
		}
	case *ivl.PullElem:
		if ivl.Term(s.X) != s.A {
			in.cell(s.A, Cell{Kind: Elements}, s.X)
			in.cell(s.A, Cell{Kind: Length}, ivl.Length(s.A))
		}
	case *ivl.Call:
		in.call(s)
	}
}

// cell asserts the claim of a cell of object ref with the value x.
func (in *instrumenter) cell(ref ivl.Term, k Cell, x ivl.Term) {
	for i, o := range in.claims.Objects {
		if o.Site == 0 {
			continue
		}
		k.Object = i
		if s := in.claims.Cells[k]; s != nil && s.Sort == x.Type().Sort { // else it is no object that ref can be
			in.assert(ivl.Implies.Of(in.claims.object(ref, o), in.is(x, s)))
		}
	}
}

// call asserts the claims about the exits of the callee.
func (in *instrumenter) call(s *ivl.Call) {
	callee := in.claims.Procs[s.Proc]
	last := len(s.Xs) - 1
	if last >= 0 && s.Xs[last] == nil {
		return
	}
	for i, e := range callee.Exits {
		var taken ivl.Term = ivl.BoolLit(i == 0)
		if last >= 0 && s.Xs[last].Typ.Sort == ivl.RefSort {
			if taken = ivl.IsNull(s.Xs[last]); i == 1 {
				taken = ivl.Not.Of(taken)
			}
		}
		if e == nil {
			in.assert(ivl.Not.Of(taken))
			continue
		}
		for k, x := range s.Xs {
			if x != nil && e.Results[k] != nil {
				in.assert(ivl.Implies.Of(taken, in.is(x, e.Results[k])))
			}
		}
		for k, g := range callee.Written {
			if e.Globals[k] != nil && !slices.Contains(s.Xs, g) {
				in.assert(ivl.Implies.Of(taken, in.is(g, e.Globals[k])))
			}
		}
	}
}

// is says that x is in s.
func (in *instrumenter) is(x ivl.Term, s *Set) ivl.Term {
	num := func(n *big.Int) ivl.Term { return ivl.BigConst(n, ivl.IntZ) }
	if s == nil {
		return ivl.True
	}
	switch s.Sort {
	case ivl.IntSort:
		var ts []ivl.Term
		if s.Lo != nil {
			ts = append(ts, ivl.Le.Of(num(s.Lo), x))
		}
		if s.Hi != nil {
			ts = append(ts, ivl.Le.Of(x, num(s.Hi)))
		}
		if s.Mod > 1 {
			rest := ivl.Rem.Of(ivl.Sub.Of(x, num(big.NewInt(s.Rem))), num(big.NewInt(s.Mod)))
			ts = append(ts, ivl.Eq.Of(rest, num(new(big.Int))))
		}
		return ivl.And.Of(ts...)
	case ivl.BoolSort:
		return ivl.And.Of(ivl.Or.Of(x, ivl.BoolLit(s.False)), ivl.Or.Of(ivl.Not.Of(x), ivl.BoolLit(s.True)))
	case ivl.RefSort:
		var ts []ivl.Term
		if s.Null {
			ts = append(ts, ivl.IsNull(x))
		}
		for i := range s.Objects.All() {
			ts = append(ts, in.claims.object(x, in.claims.Objects[i]))
		}
		return ivl.Or.Of(ts...)
	case ivl.FloatSort, ivl.DoubleSort:
		if s.Known {
			return ivl.Eq.Of(ivl.FBits.Of(x), ivl.FBits.Of(&ivl.FloatLit{Typ: x.Type(), Bits: s.Bits}))
		}
	}
	return ivl.True
}

// object says that x is one of the objects that o stands for.
func (c *Claims) object(x ivl.Term, o Object) ivl.Term {
	num := func(n int) ivl.Term { return ivl.IntConst(int64(n), ivl.IntZ) }
	ts := []ivl.Term{ivl.Eq.Of(ivl.TypeNo(x), num(o.Class.ID)), ivl.Eq.Of(ivl.Site(x), num(o.Site))}
	switch {
	case o.Literal < 0:
		ts = append(ts, ivl.Eq.Of(ivl.ID(x), num(o.Literal)))
	case o.Site == 0:
		for _, l := range c.Objects {
			if l.Literal < 0 && l.Class == o.Class {
				ts = append(ts, ivl.Not.Of(ivl.Eq.Of(ivl.ID(x), num(l.Literal))))
			}
		}
	}
	return ivl.And.Of(ts...)
}
