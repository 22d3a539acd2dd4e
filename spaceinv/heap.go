package spaceinv

import "github.com/jayverify/jayverify/ivl"

// compatible reports whether a reference of static class c can refer to an object of
// class d. Arrays of references are covariant (JLS §4.10.3).
func compatible(d, c *ivl.Class) bool {
	return d.SubclassOf(c) || d.Elem != nil && c.Elem != nil && covariant(*d.Elem, *c.Elem)
}

func covariant(d, c ivl.Type) bool {
	return d.Sort == ivl.RefSort && c.Sort == ivl.RefSort && compatible(d.Class, c.Class)
}

// candidates returns the classes an object can have that is accessed through
// class c: those that exist and are c or a subclass.
func (e *encoder) candidates(c *ivl.Class) []*ivl.Class {
	var ds []*ivl.Class
	for _, d := range e.exist {
		if d.Elem == nil && d.SubclassOf(c) {
			ds = append(ds, d)
		}
	}
	return ds
}

// arrayCandidates returns the array classes an array can have that is accessed
// through array class c.
func (e *encoder) arrayCandidates(c *ivl.Class) []*ivl.Class {
	var ds []*ivl.Class
	for _, d := range e.exist {
		if d.Elem != nil && compatible(d, c) {
			ds = append(ds, d)
		}
	}
	return ds
}

// object returns all components of an object of exactly class d that is
// referred to by p.
func (pe *procEncoder) object(p ivl.Term, d *ivl.Class, pos ivl.Pos) []ivl.Term {
	cs, c := pe.ref(p), p.Type().Class
	for _, x := range pe.shapes.convert(cs, c, d) {
		if x == nil {
			return pe.assumeTuple(cs, c, d, pos)
		}
	}
	return pe.shapes.convert(cs, c, d)
}

// all returns the fields that a pull or push moves. An invariant is about all of them.
func all(c *ivl.Class, only []*ivl.Field) []*ivl.Field {
	if only != nil {
		panic("BUG: only some fields of an object of class " + c.Name + " are moved")
	}
	return c.Mutable()
}

// pull is rule (2): the fields get arbitrary values for which the invariant of
// the dynamic type holds.
func (pe *procEncoder) pull(s *ivl.Pull) {
	fs := all(s.Class, s.Only)
	got := make([][]ivl.Term, len(fs)) // flat values of the fields
	direct := make([]bool, len(fs))    // whether they are in the result variables already
	for i, f := range fs {
		if s.Xs[i] != nil && s.Xs[i].Typ == f.Type && !pe.clobbers(s.Xs[i], s.P) {
			direct[i] = true
			for _, v := range pe.vars(s.Xs[i]) {
				pe.havoc(v, s.Pos)
				got[i] = append(got[i], v)
			}
			continue
		}
		got[i] = pe.anyValue(f.Name, f.Type, s.Pos)
	}
	ref := pe.ref(s.P)
	pe.cases(ref[1], pe.candidates(s.Class), s.Pos, func(d *ivl.Class) {
		vals := args(pe.object(s.P, d, s.Pos))
		for _, g := range got {
			vals = append(vals, g...)
		}
		for _, f := range d.Mutable()[len(fs):] {
			vals = append(vals, pe.anyValue(f.Name, f.Type, s.Pos)...)
		}
		pe.add(&ivl.AssumePred{Pred: pe.inv(d), Args: vals, Pos: s.Pos})
	})
	for i, f := range fs {
		if f.Type.Sort == ivl.RefSort && s.Xs[i] != nil {
			pe.assume(ivl.And.Of(pe.wellFormedRead(f.Type.Class, got[i])...), s.Pos)
		}
	}
	for i, f := range fs {
		if !direct[i] {
			pe.store(s.Xs[i], got[i], f.Type, s.Pos)
		}
	}
}

// clobbers reports whether assigning to x changes the reference p.
func (pe *procEncoder) clobbers(x *ivl.Var, ps ...ivl.Term) bool {
	for _, p := range ps {
		if ivl.Mentions(p, x) {
			return true
		}
	}
	return false
}

// anyValue returns new variables with an arbitrary value of type typ.
func (pe *procEncoder) anyValue(name string, typ ivl.Type, pos ivl.Pos) []ivl.Term {
	if typ.Sort != ivl.RefSort {
		return []ivl.Term{pe.anything(name, typ, pos)}
	}
	var out []ivl.Term
	for _, x := range pe.shapes.shape(typ.Class) {
		out = append(out, pe.anything(name+x.name, x.typ, pos))
	}
	return out
}

// push is rule (1): the new values must satisfy the invariant of the dynamic
// type. If that type has fields that s does not write, these fields are pulled
// first, so they keep values that the invariant allows.
func (pe *procEncoder) push(s *ivl.Push) {
	fs := all(s.Class, s.Only)
	var written []ivl.Term
	for i, f := range fs {
		written = append(written, pe.value(s.Ts[i], f.Type)...)
	}
	ref := pe.ref(s.P)
	pe.cases(ref[1], pe.candidates(s.Class), s.Pos, func(d *ivl.Class) {
		obj := args(pe.object(s.P, d, s.Pos))
		vals := append(obj[:len(obj):len(obj)], written...)
		if extra := d.Mutable()[len(fs):]; len(extra) > 0 {
			old := obj[:len(obj):len(obj)]
			for _, f := range fs {
				old = append(old, pe.anyValue(f.Name, f.Type, s.Pos)...)
			}
			for _, f := range extra {
				x := pe.anyValue(f.Name, f.Type, s.Pos)
				old, vals = append(old, x...), append(vals, x...)
			}
			pe.add(&ivl.AssumePred{Pred: pe.inv(d), Args: old, Pos: s.Pos})
		}
		pe.add(&ivl.AssertPred{Pred: pe.inv(d), Args: vals, Pos: s.Pos})
	})
}

// pullElem is rule (2) for arrays: the index is one more argument of the
// invariant (LPAR'17 §3.2, "Array Invariants").
func (pe *procEncoder) pullElem(s *ivl.PullElem) {
	cls := s.A.Type().Class
	elem := *cls.Elem
	direct := s.X.Typ == elem && !pe.clobbers(s.X, s.A, s.I)
	var got []ivl.Term
	if direct {
		for _, v := range pe.vars(s.X) {
			pe.havoc(v, s.Pos)
			got = append(got, v)
		}
	} else {
		got = pe.anyValue("elem", elem, s.Pos)
	}
	idx := pe.term(s.I)
	ref := pe.ref(s.A)
	pe.cases(ref[1], pe.arrayCandidates(cls), s.Pos, func(d *ivl.Class) {
		vals := append(args(pe.object(s.A, d, s.Pos)), idx)
		vals = append(vals, pe.elemOf(got, elem, *d.Elem, s.Pos)...)
		pe.add(&ivl.AssumePred{Pred: pe.inv(d), Args: vals, Pos: s.Pos})
	})
	if elem.Sort == ivl.RefSort {
		pe.assume(ivl.And.Of(pe.wellFormedRead(elem.Class, got)...), s.Pos)
	}
	if !direct {
		pe.store(s.X, got, elem, s.Pos)
	}
}

// elemOf converts an element of type from to the element type to; components
// that only to has are arbitrary.
func (pe *procEncoder) elemOf(vals []ivl.Term, from, to ivl.Type, pos ivl.Pos) []ivl.Term {
	if from.Sort != ivl.RefSort || from == to {
		return vals
	}
	out := append([]ivl.Term(nil), pe.shapes.convert(vals, from.Class, to.Class)...)
	for i, x := range out {
		if x == nil {
			sh := pe.shapes.shape(to.Class)[i]
			out[i] = pe.anything("elem"+sh.name, sh.typ, pos)
		}
	}
	return out
}

// i32 returns the integer term t, an index or length, as a term of that range.
func (e *encoder) i32(t ivl.Term) ivl.Term {
	u := e.term(t)
	if typ := u.Type(); !ivl.I32.Includes(typ.Range) {
		return ivl.WrapTo(ivl.I32, u)
	}
	return u
}

// pushElem is rule (1) for arrays.
func (pe *procEncoder) pushElem(s *ivl.PushElem) {
	cls := s.A.Type().Class
	idx := pe.i32(s.I)
	ref := pe.ref(s.A)
	pe.cases(ref[1], pe.arrayCandidates(cls), s.Pos, func(d *ivl.Class) {
		vals := append(args(pe.object(s.A, d, s.Pos)), idx)
		if d.Elem.Sort == ivl.RefSort {
			v := s.T
			if _, ok := v.(*ivl.NullLit); ok {
				v = ivl.Null(d.Elem.Class)
			}
			cs := pe.shapes.convert(pe.ref(v), v.Type().Class, d.Elem.Class)
			vals = append(vals, pe.complete(cs, d.Elem.Class, s.Pos)...)
		} else {
			vals = append(vals, pe.term(s.T))
		}
		pe.add(&ivl.AssertPred{Pred: pe.inv(d), Args: vals, Pos: s.Pos})
	})
}
