package spaceinv

import (
	"strconv"

	"github.com/jayverify/jayverify/ivl"
)

// procEncoder builds the encoding of one procedure. Statements are added to the
// current block; a case distinction over dynamic types ends it and starts
// others.
type procEncoder struct {
	*encoder
	names  map[string]bool // variables and globals
	labels map[string]bool
	locals []*ivl.Var
	blocks []*ivl.Block
	stmts  []ivl.Stmt // of the block at hand
	label  string     // of the block at hand
	known  map[ivl.Stmt]map[*ivl.Field]ivl.Term
}

// end closes the block at hand.
func (pe *procEncoder) end(t ivl.Terminator) {
	pe.blocks = append(pe.blocks, &ivl.Block{Label: pe.label, Stmts: pe.stmts, Term: t})
	pe.stmts, pe.label = nil, ""
}

func (pe *procEncoder) add(s ivl.Stmt) { pe.stmts = append(pe.stmts, s) }

func (pe *procEncoder) newLabel() string {
	for i := len(pe.labels); ; i++ {
		if l := "H" + strconv.Itoa(i); !pe.labels[l] {
			pe.labels[l] = true
			return l
		}
	}
}

// temp declares a new local variable.
func (pe *procEncoder) temp(name string, typ ivl.Type) *ivl.Var {
	v := &ivl.Var{Name: unused(name, pe.names), Typ: typ}
	pe.locals = append(pe.locals, v)
	return v
}

// anything returns a new variable with an arbitrary value.
func (pe *procEncoder) anything(name string, typ ivl.Type, pos ivl.Pos) *ivl.Var {
	v := pe.temp(name, typ)
	pe.havoc(v, pos)
	return v
}

func (pe *procEncoder) havoc(v *ivl.Var, pos ivl.Pos) {
	pe.add(&ivl.Havoc{X: v, Input: pe.internal, Pos: pos})
}

func (pe *procEncoder) assume(t ivl.Term, pos ivl.Pos) {
	if t != ivl.Term(ivl.True) {
		pe.add(&ivl.Assume{T: t, Pos: pos})
	}
}

// set assigns the terms to the variables, all at once. Entries without a
// variable are skipped.
func (pe *procEncoder) set(xs []*ivl.Var, ts []ivl.Term, pos ivl.Pos) {
	var vs []*ivl.Var
	var vals []ivl.Term
	for i, x := range xs {
		if x != nil && ts[i] != ivl.Term(x) {
			vs, vals = append(vs, x), append(vals, ts[i])
		}
	}
	for i := range vs {
		for _, later := range vals[i+1:] {
			if ivl.Mentions(later, vs[i]) {
				pe.setThroughTemps(vs, vals, pos)
				return
			}
		}
	}
	for i, v := range vs {
		pe.add(&ivl.Assign{X: v, T: vals[i], Pos: pos})
	}
}

// vars returns the flat variables that hold x.
func (pe *procEncoder) vars(x *ivl.Var) []*ivl.Var {
	if x.Typ.Sort == ivl.RefSort {
		return pe.comps[x]
	}
	return []*ivl.Var{x}
}

// store assigns flat values of type typ to x, whose type may be a superclass.
func (pe *procEncoder) store(x *ivl.Var, vals []ivl.Term, typ ivl.Type, pos ivl.Pos) {
	if x == nil {
		return
	}
	if typ.Sort == ivl.RefSort {
		vals = pe.complete(pe.shapes.convert(vals, typ.Class, x.Typ.Class), x.Typ.Class, pos)
	}
	pe.set(pe.vars(x), vals, pos)
}

// cases distinguishes the dynamic types ds of a reference by its component typ:
// it emits one body for each of them, and joins the cases at the end. A single
// class needs no distinction.
func (pe *procEncoder) cases(typ ivl.Term, ds []*ivl.Class, pos ivl.Pos, body func(d *ivl.Class)) {
	if len(ds) == 0 {
		return
	}
	if len(ds) == 1 {
		body(ds[0])
		return
	}
	labels := make([]string, len(ds))
	g := &ivl.Goto{Pos: pos}
	for i, d := range ds {
		labels[i] = pe.newLabel()
		t := ivl.Target{Label: labels[i]}
		if i < len(ds)-1 {
			t.Cond = isType(typ, d)
		}
		g.Targets = append(g.Targets, t)
	}
	join := pe.newLabel()
	pe.end(g)
	for i, d := range ds {
		pe.label = labels[i]
		if i == len(ds)-1 {
			pe.assume(isType(typ, d), pos)
		}
		body(d)
		pe.end(&ivl.Goto{Targets: []ivl.Target{{Label: join}}, Pos: pos})
	}
	pe.label = join
}

func isType(typ ivl.Term, d *ivl.Class) ivl.Term {
	return ivl.Eq.Of(typ, ivl.IntConst(int64(d.ID), ivl.IntZ))
}

func (pe *procEncoder) setThroughTemps(vs []*ivl.Var, vals []ivl.Term, pos ivl.Pos) {
	temps := make([]*ivl.Var, len(vs))
	for i, v := range vs {
		temps[i] = pe.temp(v.Name, v.Typ)
		pe.add(&ivl.Assign{X: temps[i], T: vals[i], Pos: pos})
	}
	for i, v := range vs {
		pe.add(&ivl.Assign{X: v, T: temps[i], Pos: pos})
	}
}
