package spaceinv

import (
	"github.com/jayverify/jayverify/ivl"
)

// Heap is an encoded program with the data that package timeinv needs to refine
// the encoding. Each AssumePred of an invariant is a read of the object, or
// array element, that its arguments name; each AssertPred is a write, or
// describes contents of objects from outside the program (then the id is a
// negative literal or bound by the assertion).
type Heap struct {
	Program  *ivl.Program
	Alloc    *ivl.Var   // the allocation counter; nil with ArbitraryIDs
	Internal *ivl.Input // of the havocs that the encoding made
	// Invs and Tuples are the predicates of Program by their class.
	Invs, Tuples map[*ivl.Pred]*ivl.Class

	e *encoder
}

// Object returns how many arguments of the invariant of class d are the tuple
// of the object (id, allocSite, [length,] immutable fields). The others are
// the mutable fields, or the index and the element there.
func (h *Heap) Object(inv *ivl.Pred) int {
	d, n := h.Invs[inv], len(inv.Params)
	if d.Elem != nil {
		return n - 1 - h.e.width(*d.Elem)
	}
	for _, f := range d.Mutable() {
		n -= h.e.width(f.Type)
	}
	return n
}

// Value is a flat value: a field or element, or a component of one that is a
// reference.
type Value struct {
	Comp ivl.Comp   // CompID, CompType or CompSite of a reference; CompField otherwise
	Ref  *ivl.Class // static class of that reference
	ID   int        // position of its id among the values

	Field *ivl.Field // the field it is of, nil for elements
	Name  string     // as a suffix, see ivl.Pred.Names: "$next$id"
}

// Values describes the arguments of an invariant after those of the object and
// the index.
func (h *Heap) Values(inv *ivl.Pred) []Value {
	d := h.Invs[inv]
	var out []Value
	first := h.Object(inv)
	if d.Elem != nil {
		first++
	}
	add := func(f *ivl.Field, typ ivl.Type) {
		from := len(out)
		defer func() {
			for i := from; i < len(out); i++ {
				out[i].Field, out[i].Name = f, inv.Names[first+i]
			}
		}()
		if typ.Sort != ivl.RefSort {
			out = append(out, Value{Comp: ivl.CompField, ID: -1})
			return
		}
		id := -1
		for _, x := range h.e.shapes.shape(typ.Class) {
			if x.ref == nil {
				out = append(out, Value{Comp: ivl.CompField, ID: -1})
				continue
			}
			if x.comp == ivl.CompID {
				id = len(out)
			}
			out = append(out, Value{Comp: x.comp, Ref: x.ref, ID: id})
		}
	}
	if d.Elem != nil {
		add(nil, *d.Elem)
		return out
	}
	for _, f := range d.Mutable() {
		add(f, f.Type)
	}
	return out
}

// TupleNames names the arguments of a predicate over tuples, as suffixes of a
// variable: "$id", "$site", "$len".
func (h *Heap) TupleNames(tuple *ivl.Pred) []string {
	names := []string{"$id"}
	for _, x := range h.e.shapes.tuple(h.Tuples[tuple]) {
		names = append(names, x.name)
	}
	return names
}

// TypeOf returns the dynamic type that is common to all objects to which a
// reference of static class c can refer; nil if there is no single one.
func (h *Heap) TypeOf(c *ivl.Class) *ivl.Class {
	var only *ivl.Class
	for _, d := range h.e.exist {
		if compatible(d, c) {
			if only != nil {
				return nil
			}
			only = d
		}
	}
	return only
}

// SiteOf returns the allocation site that is common to all objects to which a
// reference of static class c can refer; ok is false if there is no single one.
func (h *Heap) SiteOf(c *ivl.Class) (site int, ok bool) {
	for _, d := range h.e.exist {
		if !compatible(d, c) {
			continue
		}
		sites := h.e.sites[d]
		if h.e.external[d] || len(sites) != 1 || ok && site != sites[0] {
			return 0, false
		}
		site, ok = sites[0], true
	}
	return site, ok
}
