package timeinv

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// This file is kind Arrays: the heap is a value, not a predicate. Each field is
// one array, indexed by the object's id. The elements of Java arrays are an
// array of arrays, by id and index.

// findArrays declares the arrays. A field that a class inherits is one array
// for all classes that have it.
func (e *encoder) findArrays() {
	shared, before := map[fieldName]*ivl.Var{}, map[fieldName]*ivl.Var{}
	for _, q := range e.h.Program.Preds {
		hp := &heap{class: e.h.Invs[q], init: q}
		switch {
		case e.h.Invs[q] != nil:
			if hp.object = e.h.Object(q); hp.class.Elem != nil {
				hp.index = 1
			}
			if len(q.Params) == hp.object+hp.index {
				e.heaps[q] = nil // nothing can be read
				continue
			}
			e.findDerived(hp)
		case e.h.Tuples[q] != nil:
			hp.class, hp.object, hp.immutable = e.h.Tuples[q], 1, true
			hp.only = make([]*derived, len(q.Params)-1)
		default:
			e.preds = append(e.preds, q)
			continue
		}
		e.heaps[q] = hp
		e.findOutside(hp)
		types := carried(hp, q.Params[hp.object+hp.index:])
		hp.before = make([]*ivl.Var, len(types))
		for i, name := range carried(hp, e.fieldNames(hp)) {
			typ := ivl.ArrayOf(types[i])
			if hp.index > 0 {
				typ = ivl.ArrayOf(typ)
			}
			if shared[name] == nil {
				shared[name] = e.unknown("$heap_"+name.class+name.field, typ)
			}
			hp.fields = append(hp.fields, shared[name])
			if len(hp.outside) == 0 {
				continue
			}
			if before[name] == nil {
				before[name] = e.global("$before_"+name.class+name.field, typ)
				e.setup = append(e.setup, &ivl.Assign{X: before[name], T: shared[name]})
			}
			hp.before[i] = before[name]
		}
	}
}

// fieldName names a field, or a component of one, by the class that declares it.
// One string for both would be ambiguous: the components of field Bin of class
// Tree begin with Tree$Bin, and so does the name of a nested class Bin.
type fieldName struct{ class, field string }

// fieldNames names the fields that the predicate describes.
func (e *encoder) fieldNames(hp *heap) []fieldName {
	var names []fieldName
	if hp.immutable {
		for _, name := range e.h.TupleNames(hp.init)[1:] {
			names = append(names, fieldName{hp.class.Name, name})
		}
		return names
	}
	for _, v := range e.h.Values(hp.init) {
		c := hp.class
		if v.Field != nil {
			c = v.Field.Class
		}
		names = append(names, fieldName{c.Name, strings.ReplaceAll(v.Name, "[element]", "element")})
	}
	return names
}

// findOutside finds the assertions about contents that the program did not
// write.
func (e *encoder) findOutside(hp *heap) {
	for _, q := range e.h.Program.Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			if a, ok := s.(*ivl.AssertPred); ok && a.Pred == hp.init && fromOutside(hp, a) {
				hp.outside = append(hp.outside, a)
			}
		})
	}
}

// fromOutside reports whether s describes initial contents, and is not a write
// of the program: then the contents are bound variables.
func fromOutside(hp *heap, s *ivl.AssertPred) bool {
	return slices.ContainsFunc(s.Args[hp.object+hp.index:], func(t ivl.Term) bool {
		v, ok := t.(*ivl.Var)
		return ok && slices.Contains(s.Forall, v)
	})
}

// findFree finds the variables to which the encoding by space invariants gave
// an arbitrary value: their only assignment is one havoc.
func (pe *procEncoder) findFree() {
	defs := map[*ivl.Var]int{}
	pe.free = map[*ivl.Var]bool{}
	ivl.WalkStmts(pe.q, func(_ *ivl.Block, s ivl.Stmt) {
		for _, x := range ivl.Defs(s) {
			defs[x]++
		}
		if h, ok := s.(*ivl.Havoc); ok && h.Input == pe.h.Internal {
			pe.free[h.X] = true
		}
	})
	for v, n := range defs {
		pe.free[v] = pe.free[v] && n == 1
	}
}

// cell is the element of an array that belongs to the address.
func (a *access) cell(heap *ivl.Var) ivl.Term {
	t := ivl.Select.Of(heap, a.id)
	if a.ix == nil {
		return t
	}
	return ivl.Select.Of(t, a.ix)
}

// fetch is a read: its variables get the values in the arrays. Components of a
// tuple that are already known keep their values.
func (pe *procEncoder) fetch(hp *heap, s *ivl.AssumePred) {
	a := pe.access(hp, s, s.Args)
	for i, t := range a.values {
		x := a.cell(hp.fields[i])
		if !hp.immutable {
			pe.fill(t, x, a.pos)
		} else if v, ok := t.(*ivl.Var); ok && pe.free[v] && !isFloat(v.Typ) {
			pe.add(&ivl.Assume{T: ivl.Eq.Of(v, x), Pos: a.pos})
		}
	}
	pe.derive(a)
	if known := pe.knownOutside(a); known != ivl.Term(ivl.True) {
		pe.add(&ivl.Assume{T: known, Pos: a.pos})
	}
}

// knownOutside is a fact about the contents that the address had at the start:
// if some assertion describes this address, then one of these assertions holds.
// The conjuncts of an assertion that are about the address alone are the
// condition; the others restrict the contents.
func (pe *procEncoder) knownOutside(a *access) ivl.Term {
	var about, holds []ivl.Term
	n := len(a.address)
	for _, s := range a.hp.outside {
		at, m := []ivl.Term(nil), map[*ivl.Var]ivl.Term{}
		for i, t := range s.Args[:n] {
			if v, ok := t.(*ivl.Var); !ok {
				at = append(at, ivl.Eq.Of(a.address[i], t))
			} else if m[v] == nil {
				m[v] = a.address[i]
			}
		}
		contents := pe.contentsBefore(a, s.Args[n:])
		var facts []ivl.Term
		for _, c := range conjuncts(s.Guard) {
			inside := false
			for _, v := range ivl.FreeVars(c) {
				switch {
				case contents[v] != nil:
					inside = true
				case m[v] == nil && v != pe.h.Alloc: // it grows, and is a bound where it occurs
					return ivl.True
				}
			}
			if c = ivl.Subst(ivl.Subst(c, contents), m); inside {
				facts = append(facts, c)
			} else {
				at = append(at, c)
			}
		}
		about = append(about, ivl.And.Of(at...))
		holds = append(holds, ivl.And.Of(append(at, facts...)...))
	}
	if len(about) == 0 {
		return ivl.True
	}
	return ivl.Implies.Of(ivl.Or.Of(about...), ivl.Or.Of(holds...))
}

// contentsBefore maps the bound variables that stand for contents to the
// contents that the address had at the start.
func (pe *procEncoder) contentsBefore(a *access, vars []ivl.Term) map[*ivl.Var]ivl.Term {
	m := map[*ivl.Var]ivl.Term{}
	for i, t := range carried(a.hp, vars) {
		if v, ok := t.(*ivl.Var); ok {
			m[v] = a.cell(a.hp.before[i])
		}
	}
	for i, t := range vars {
		if v, ok := t.(*ivl.Var); ok && a.hp.only[i] != nil {
			id := ivl.Subst(vars[a.hp.only[i].id], m)
			m[v] = ivl.Ite.As(ivl.IntZ, ivl.Eq.Of(id, zero), zero, a.hp.only[i].value)
		}
	}
	return m
}

// conjuncts returns the parts of a guard, nil being true.
func conjuncts(t ivl.Term) []ivl.Term {
	if t == nil || t == ivl.Term(ivl.True) {
		return nil
	}
	if u, ok := t.(*ivl.App); ok && u.Op == ivl.And {
		return u.Args
	}
	return []ivl.Term{t}
}

// put is a write. A write to all elements of a new array makes a constant
// array. Initial contents of objects from outside are not written.
func (pe *procEncoder) put(hp *heap, s *ivl.AssertPred) {
	if fromOutside(hp, s) {
		return
	}
	a := pe.access(hp, s, s.Args)
	for i, x := range a.values {
		h := hp.fields[i]
		elem := h.Typ.ElemType()
		var new ivl.Term
		switch {
		case len(s.Forall) > 0 && hp.index > 0:
			new = ivl.ConstArr.As(elem, x)
		case len(s.Forall) > 0:
			panic("BUG: a write to all objects")
		case s.Guard != nil:
			panic("BUG: a write under a condition")
		case hp.index > 0:
			new = ivl.Store.Of(ivl.Select.Of(h, a.id), a.ix, x)
		default:
			new = x
		}
		pe.set(h, ivl.Store.Of(h, a.id, new), a.pos)
	}
}
