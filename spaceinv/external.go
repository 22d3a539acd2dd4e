package spaceinv

import "github.com/jayverify/jayverify/ivl"

// prelude emits a first block of the entry procedure q that fills the heap
// with the objects the program does not allocate (LPAR'17 §4, last paragraph):
// for each external class the invariant holds of every negative id with every
// content. Without it a pull from such an object would have nothing to read
// and the run would end there, unseen (Definition 1).
func (pe *procEncoder) prelude(q *ivl.Proc) {
	pe.label, pe.stmts = pe.newLabel(), nil
	for _, d := range pe.exist {
		if pe.external[d] {
			pe.existing(d, q.Pos)
		}
	}
	if len(pe.stmts) == 0 {
		pe.label = ""
		return
	}
	pe.end(&ivl.Goto{Targets: []ivl.Target{{Label: q.Blocks[0].Label}}, Pos: q.Pos})
}

// existing asserts the predicates of external class d for all ids < 0.
func (pe *procEncoder) existing(d *ivl.Class, pos ivl.Pos) {
	vs := pe.bound("x", ivl.RefTo(d))
	vs = append(vs[:1:1], vs[2:]...) // the predicates have no type
	all := varTerms(vs)
	zero := ivl.IntConst(0, ivl.IntZ)
	guard := []ivl.Term{ivl.Lt.Of(all[0], zero), ivl.Eq.Of(all[1], zero)}
	if d.Elem != nil {
		guard = append(guard, ivl.Le.Of(ivl.Zero(ivl.Int), all[2]))
	}
	i := 2
	if d.Elem != nil {
		i = 3
	}
	for _, f := range d.Tuple() {
		n := pe.width(f.Type)
		guard = append(guard, pe.content(f.Type, all[i:i+n])...)
		i += n
	}
	if pe.hasTuple(d) {
		pe.add(&ivl.AssertPred{Pred: pe.tup(d), Args: all, Forall: vs, Guard: ivl.And.Of(guard...), Pos: pos})
	}
	if d.Elem != nil {
		idx := &ivl.Var{Name: unused("i", pe.names), Typ: ivl.Int}
		guard = append(guard, ivl.Le.Of(ivl.Zero(ivl.Int), idx), ivl.Lt.Of(idx, all[2]))
		vs = append(vs[:len(vs):len(vs)], idx)
		pe.bindContent(&vs, &guard, "elem", *d.Elem)
	} else {
		for _, f := range d.Mutable() {
			pe.bindContent(&vs, &guard, f.Name, f.Type)
		}
	}
	pe.add(&ivl.AssertPred{Pred: pe.inv(d), Args: varTerms(vs), Forall: vs, Guard: ivl.And.Of(guard...), Pos: pos})
}

func (pe *procEncoder) bindContent(vs *[]*ivl.Var, guard *[]ivl.Term, name string, typ ivl.Type) {
	c := pe.bound(name, typ)
	*vs = append((*vs)[:len(*vs):len(*vs)], c...)
	*guard = append(*guard, pe.content(typ, varTerms(c))...)
}

// content returns what holds of a value in an external object: a reference is
// null or an external object.
func (pe *procEncoder) content(typ ivl.Type, cs []ivl.Term) []ivl.Term {
	if typ.Sort != ivl.RefSort {
		return nil
	}
	zero := ivl.IntConst(0, ivl.IntZ)
	types := []ivl.Term{ivl.Eq.Of(cs[1], zero)}
	for _, d := range pe.exist {
		if pe.external[d] && mayBe(d, typ.Class) {
			types = append(types, isType(cs[1], d))
		}
	}
	out := pe.wellFormed(typ.Class, cs)
	return append(out, ivl.Le.Of(cs[0], zero), ivl.Or.Of(types...))
}
