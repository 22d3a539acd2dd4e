package spaceinv

import (
	"fmt"

	"github.com/jayverify/jayverify/ivl"
)

// term rewrites a term that is not a reference: projections become component
// variables, equality of references equality of ids.
func (e *encoder) term(t ivl.Term) ivl.Term {
	switch t := t.(type) {
	case nil:
		return nil
	case *ivl.Proj:
		return e.shapes.proj(t, t.Ref.Type().Class, e.ref(t.Ref))[0]
	case *ivl.App:
		if t.Op == ivl.Eq && t.Args[0].Type().Sort == ivl.RefSort {
			return ivl.Eq.Of(e.ref(t.Args[0])[0], e.ref(t.Args[1])[0])
		}
		args := make([]ivl.Term, len(t.Args))
		changed := false
		for i, a := range t.Args {
			args[i] = e.term(a)
			changed = changed || args[i] != a
		}
		if !changed {
			return t
		}
		return t.Op.As(t.Typ, args...)
	}
	return t
}

// ref returns the components of a reference term, in the order of the shape
// of its static class.
func (e *encoder) ref(t ivl.Term) []ivl.Term {
	shape := e.shapes.shape(t.Type().Class)
	switch t := t.(type) {
	case *ivl.Var:
		vs, ok := e.comps[t]
		if !ok {
			panic("BUG: reference variable " + t.Name + " is not declared")
		}
		return varTerms(vs)
	case *ivl.NullLit:
		out := make([]ivl.Term, len(shape))
		for i, x := range shape {
			out[i] = ivl.Zero(x.typ)
		}
		return out
	case *ivl.ObjLit:
		return e.literal(t)
	case *ivl.Proj:
		return e.shapes.proj(t, t.Ref.Type().Class, e.ref(t.Ref))
	case *ivl.App:
		if t.Op == ivl.Ite {
			c := e.term(t.Args[0])
			a, b := e.refAs(t.Args[1], t.Typ.Class), e.refAs(t.Args[2], t.Typ.Class)
			out := make([]ivl.Term, len(shape))
			for i, x := range shape {
				out[i] = ivl.Ite.As(x.typ, c, a[i], b[i])
			}
			return out
		}
	}
	panic(fmt.Sprintf("BUG: no components for reference term %s", t))
}

// refAs returns the components of reference term t for static class c, which
// is t's or a superclass of it.
func (e *encoder) refAs(t ivl.Term, c *ivl.Class) []ivl.Term {
	if _, ok := t.(*ivl.NullLit); ok {
		return e.ref(ivl.Null(c))
	}
	out := e.shapes.convert(e.ref(t), t.Type().Class, c)
	for i, x := range out {
		if x == nil {
			panic(fmt.Sprintf("BUG: %s of static class %s lacks component %s of %s", t, t.Type().Class.Name, e.shapes.shape(c)[i].key, c.Name))
		}
	}
	return out
}

// literal returns the components of an object that exists from the start.
func (e *encoder) literal(t *ivl.ObjLit) []ivl.Term {
	out := []ivl.Term{
		ivl.IntConst(int64(t.ID), ivl.IntZ),
		ivl.IntConst(int64(t.Class.ID), ivl.IntZ),
		ivl.IntConst(0, ivl.IntZ),
	}
	if t.Class.Elem != nil {
		out = append(out, ivl.IntConst(int64(t.Len()), ivl.Int))
	}
	for i, f := range t.Class.Tuple() {
		var v ivl.Term = ivl.Zero(f.Type)
		if i < len(t.Tuple) {
			v = t.Tuple[i]
		}
		if f.Type.Sort == ivl.RefSort {
			out = append(out, e.refAs(v, f.Type.Class)...)
		} else {
			out = append(out, v)
		}
	}
	return out
}

// value returns t as a value of type typ: one term, or the components of a
// reference.
func (e *encoder) value(t ivl.Term, typ ivl.Type) []ivl.Term {
	if typ.Sort == ivl.RefSort {
		return e.refAs(t, typ.Class)
	}
	return []ivl.Term{e.term(t)}
}

// width returns how many flat values a value of type typ has.
func (e *encoder) width(typ ivl.Type) int {
	if typ.Sort == ivl.RefSort {
		return len(e.shapes.shape(typ.Class))
	}
	return 1
}

// flatTypes appends the types of the flat values of a value of type typ.
func (e *encoder) flatTypes(out []ivl.Type, typ ivl.Type) []ivl.Type {
	if typ.Sort != ivl.RefSort {
		return append(out, typ)
	}
	for _, x := range e.shapes.shape(typ.Class) {
		out = append(out, x.typ)
	}
	return out
}

// wellFormed returns what holds of the components of every reference: null is
// all zero and is the only reference of type 0, only the program's own objects
// have an allocation site, lengths are not negative, and no id is larger than
// the number of objects allocated so far. It goes into nested references.
func (e *encoder) wellFormed(c *ivl.Class, cs []ivl.Term) []ivl.Term {
	return e.conjuncts(c, cs, e.alloc)
}

// wellFormedRead is wellFormed for a reference out of the heap.
func (e *encoder) wellFormedRead(c *ivl.Class, cs []ivl.Term) []ivl.Term {
	if e.freeReads {
		return e.conjuncts(c, cs, nil)
	}
	return e.conjuncts(c, cs, e.alloc)
}

// wellFormedLater is wellFormed for a reference that a field of a new object
// will hold: the object it refers to may be allocated after this one, so its
// id has no bound yet.
func (e *encoder) wellFormedLater(c *ivl.Class, cs []ivl.Term) []ivl.Term {
	return e.conjuncts(c, cs, nil)
}

// conjuncts lists the conjuncts of wellFormed, with newest, if not nil, as bound of ids.
func (e *encoder) conjuncts(c *ivl.Class, cs []ivl.Term, newest *ivl.Var) []ivl.Term {
	zero := ivl.IntConst(0, ivl.IntZ)
	id, typ, site := cs[0], cs[1], cs[2]
	out := []ivl.Term{
		ivl.Eq.Of(ivl.Eq.Of(id, zero), ivl.Eq.Of(typ, zero)),
		ivl.Le.Of(zero, typ),
		ivl.Le.Of(zero, site),
		ivl.Or.Of(ivl.Lt.Of(zero, id), ivl.Eq.Of(site, zero)),
	}
	if newest != nil {
		out = append(out, ivl.Le.Of(id, newest))
	}
	isNull := ivl.Eq.Of(id, zero)
	i := 3
	if c.Elem != nil {
		out = append(out, ivl.Le.Of(ivl.Zero(ivl.Int), cs[3]), ivl.Implies.Of(isNull, ivl.Eq.Of(cs[3], ivl.Zero(ivl.Int))))
		i++
	}
	for _, f := range c.Tuple() {
		n := e.width(f.Type)
		switch f.Type.Sort {
		case ivl.RefSort:
			out = append(out, e.conjuncts(f.Type.Class, cs[i:i+n], newest)...)
			out = append(out, ivl.Implies.Of(isNull, ivl.Eq.Of(cs[i], zero)))
		case ivl.BoolSort, ivl.IntSort:
			out = append(out, ivl.Implies.Of(isNull, ivl.Eq.Of(cs[i], ivl.Zero(f.Type))))
		}
		i += n
	}
	return out
}

func varTerms(vs []*ivl.Var) []ivl.Term {
	out := make([]ivl.Term, len(vs))
	for i, v := range vs {
		out[i] = v
	}
	return out
}
