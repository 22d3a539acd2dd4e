package spaceinv

import "github.com/jayverify/jayverify/ivl"

// prelude emits a first block of the entry procedure q that fills the heap with
// the objects the program does not allocate (LPAR'17 §4, last paragraph): for
// each external class the invariant holds of every negative id with every
// content. Without it the assumption of a pull from such an object could be
// false, and the run would end there without a verdict (Definition 1).
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
		guard[0] = ivl.Lt.Of(all[0], ivl.IntConst(pe.constants(d, pos), ivl.IntZ))
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

// maxText bounds the length of the constants whose elements are asserted, so
// that clauses stay readable; longer ones have any elements.
const maxText = 64

// constants asserts the predicates of array class d for its literals, whose
// length and elements are known, and returns a bound: the ids of d's other
// objects from outside are below it.
func (pe *procEncoder) constants(d *ivl.Class, pos ivl.Pos) int64 {
	lowest, zero := int64(0), ivl.IntConst(0, ivl.IntZ)
	for _, o := range pe.literals {
		lowest = min(lowest, int64(o.ID))
		if o.Class != d {
			continue
		}
		us := ivl.Chars(o.Text)
		obj := []ivl.Term{ivl.IntConst(int64(o.ID), ivl.IntZ), zero, ivl.IntConst(int64(len(us)), ivl.Int)}
		pe.add(&ivl.AssertPred{Pred: pe.tup(d), Args: obj, Pos: pos})
		i := &ivl.Var{Name: unused("i", pe.names), Typ: ivl.Int}
		x := &ivl.Var{Name: unused("elem", pe.names), Typ: *d.Elem}
		guard := ivl.And.Of(ivl.Le.Of(ivl.Zero(ivl.Int), i), ivl.Lt.Of(i, obj[2]))
		if len(us) <= maxText {
			var alts []ivl.Term
			for k, u := range us {
				alts = append(alts, ivl.And.Of(ivl.Eq.Of(i, ivl.IntConst(int64(k), ivl.Int)), ivl.Eq.Of(x, ivl.IntConst(int64(u), *d.Elem))))
			}
			guard = ivl.Or.Of(alts...)
		}
		if guard != ivl.Term(ivl.False) {
			pe.add(&ivl.AssertPred{Pred: pe.inv(d), Args: append(obj, i, x), Forall: []*ivl.Var{i, x}, Guard: guard, Pos: pos})
		}
	}
	return lowest
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
		if pe.external[d] && compatible(d, typ.Class) {
			types = append(types, isType(cs[1], d))
		}
	}
	out := pe.wellFormed(typ.Class, cs)
	return append(out, ivl.Le.Of(cs[0], zero), ivl.Or.Of(types...))
}
