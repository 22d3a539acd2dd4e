package certificate

import (
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// Claims returns the claims that passed.
func (r *Result) Claims() *Claims {
	return &Claims{Program: r.checker.program, Lengths: r.checker.lengths, Objects: r.checker.objects, Procs: r.checker.procs, Cells: r.checker.cells(), Assigned: r.checker.assignments}
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
		ghosts := pc.ghosts()
		nq.Locals = slices.Concat(q.Locals, ghosts.vars())
		for i, b := range q.Blocks {
			in := &instrumenter{claims: c, pc: pc, prop: &ivl.Property{ID: len(out.Props), Name: fmt.Sprintf("claims about %s of %s", b.Label, q.Name), Pos: q.Pos}}
			out.Props = append(out.Props, in.prop)
			if i == 0 {
				in.out = ghosts.assigns(q)
			}
			in.ghosts = ghosts
			in.head(i)
			for _, s := range b.Stmts {
				in.out = append(in.out, s)
				in.after(s)
			}
			if r, ok := b.Term.(*ivl.Return); ok {
				in.returns(r)
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
	ghosts ghosts
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
			in.equation(q, ivl.True, nil)
		}
	}
	if in.pc.Orders != nil {
		for _, o := range in.pc.Orders[block] {
			if o.Less.Atom.readable() && o.More.Atom.readable() {
				in.assert(o.holds())
			}
		}
	}
}

// equation asserts an equation on a condition, if its atoms can be read: results are those of a return.
func (in *instrumenter) equation(q Equation, when ivl.Term, results []ivl.Term) {
	num := func(k uint64) ivl.Term { return ivl.BigConst(new(big.Int).SetUint64(k), ivl.IntZ) }
	sum := num(q.Plus)
	for _, p := range q.Sum {
		var t ivl.Term
		switch a := p.Atom; {
		case a.Result > 0 && a.Result <= len(results):
			t = results[a.Result-1]
		case a.Entry && in.ghosts[a.Var] != nil:
			t = in.ghosts[a.Var]
		case a.readable():
			t = a.term()
		default:
			return
		}
		sum = ivl.Add.Of(sum, ivl.Mul.Of(num(p.By), t))
	}
	in.assert(ivl.Implies.Of(when, ivl.Eq.Of(ivl.WrapTo(ivl.I64, sum), ivl.IntConst(0, ivl.Long))))
}

// returns asserts the equations about the exits by which a return can leave.
func (in *instrumenter) returns(t *ivl.Return) {
	for exit, qs := range in.pc.Returns {
		var when ivl.Term = ivl.BoolLit(exit == 0)
		if n := len(t.Ts); n > 0 && in.pc.Proc.Results[n-1].Sort == ivl.RefSort {
			if when = ivl.IsNull(t.Ts[n-1]); exit == 1 {
				when = ivl.Not.Of(when)
			}
		}
		for _, q := range qs {
			in.equation(q, when, t.Ts)
		}
	}
}

// ghosts are variables that keep the values of a procedure's entry.
type ghosts map[*ivl.Var]*ivl.Var

// ghosts returns one for each parameter and global whose value at the entry is mentioned.
func (pc *ProcClaims) ghosts() ghosts {
	g := ghosts{}
	if !enteredOnce(pc.Proc) {
		return g
	}
	for _, qs := range slices.Concat(pc.Equations, pc.Returns[:]) {
		for _, q := range qs {
			for _, p := range q.Sum {
				if v := p.Atom.Var; p.Atom.entered(pc.Proc) && g[v] == nil {
					g[v] = &ivl.Var{Name: v.Name + "'entry", Typ: v.Typ}
				}
			}
		}
	}
	return g
}

// vars lists them in the order of names.
func (g ghosts) vars() []*ivl.Var {
	var out []*ivl.Var
	for _, v := range slices.SortedFunc(maps.Keys(g), func(a, b *ivl.Var) int { return strings.Compare(a.Name, b.Name) }) {
		out = append(out, g[v])
	}
	return out
}

// assigns is what gives them their values.
func (g ghosts) assigns(q *ivl.Proc) []ivl.Stmt {
	var out []ivl.Stmt
	for _, v := range slices.SortedFunc(maps.Keys(g), func(a, b *ivl.Var) int { return strings.Compare(a.Name, b.Name) }) {
		out = append(out, &ivl.Assign{X: g[v], T: v, Pos: q.Pos})
	}
	return out
}

// readable reports whether a term can read the atom: the static class of the variable may be above that
// of a field.
func (a Atom) readable() bool {
	switch {
	case a.ofCall():
		return false
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
		for i, f := range s.Fields() {
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
	for _, x := range ivl.Defs(s) {
		if x.Global {
			in.assert(in.is(x, in.claims.Assigned[x]))
		}
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
		return s.Numbers.condition(x)
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
		if s := x.Type().Class; len(c.Lengths[o.Class]) > 0 && s != nil && s.Elem != nil { // else x has no length
			s, n := c.Lengths.of(o), ivl.Length(x)
			ts = append(ts, ivl.Le.Of(ivl.BigConst(s.Lo, ivl.IntZ), n), ivl.Le.Of(n, ivl.BigConst(s.Hi, ivl.IntZ)))
		}
	}
	return ivl.And.Of(ts...)
}
