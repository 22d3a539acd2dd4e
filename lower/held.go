package lower

import (
	"slices"

	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
)

// Where calls without a body may run methods of the program (foreign.go), classes of the JDK whose
// objects change have no model. But of some of them, the holders (package jdk), it is known what
// their methods do with the objects that they hold. So an object of such a class that the program
// makes has one more field: an array with all objects that it may hold. Methods that put an object in
// write it to any place of that array, and those that give one out read any place. An iterator
// shares the array of what it goes through. A map has one more array with its keys, and one with its entries and views:
// these are holders, too, which share the arrays of the map.
//
// Code of the JDK that has a holder also has its array, so it puts in and takes out what it wants
// (spreadHeld). A method of which nothing is known is such code. Holders from outside have no array: what
// is put into them, code of the JDK has.

// heldBy are terms for the fields of a holder, see heldFields. Those that are nil are new arrays for
// a new holder, or not there.
type heldBy struct{ array, of, keys, parts ivl.Term }

// holding returns what gives the fields of a new object of type t their first values: those of a holder
// are from by, the others are from unset.
func (w *world) holding(b *builder, t *reach.Type, by heldBy, unset func(*ivl.Field) ivl.Term) func(*ivl.Field) ivl.Term {
	if t == nil {
		return unset
	}
	h, _ := w.prog.HolderOf(t)
	if h == nil {
		return unset
	}
	fs := w.held[w.class(h.Base).Name]
	values := map[*ivl.Field]ivl.Term{}
	for _, x := range []struct {
		f *ivl.Field
		t ivl.Term
	}{{fs.array, by.array}, {fs.keys, by.keys}, {fs.parts, by.parts}} {
		switch {
		case x.f == nil:
		case x.t == nil:
			values[x.f] = w.newHeld(b)
		default:
			values[x.f] = x.t
		}
	}
	if fs.of != nil && by.of != nil {
		values[fs.of] = by.of
	}
	return func(f *ivl.Field) ivl.Term {
		if t := values[f]; t != nil {
			return t
		}
		return unset(f)
	}
}

// newHeld returns a variable with a new array for what a holder holds. Its elements are read only after
// they were written: there is a run for each choice of the places.
func (w *world) newHeld(b *builder) *ivl.Var {
	c := w.class(objects)
	a, n := b.local("held", ivl.RefTo(c)), b.local("places", ivl.Int)
	b.havoc(n, w.input(ivl.Unmodelled, "how many objects a collection holds", b.at))
	b.assume(ivl.Lt.Of(ivl.IntConst(0, ivl.Int), n))
	b.add(&ivl.NewArray{X: a, Class: c, Len: n, Site: w.site(), Filled: true, Pos: b.at})
	return a
}

// heldPlace returns a variable with the index of any place of the array.
func (w *world) heldPlace(b *builder, array ivl.Term) *ivl.Var {
	i := b.local("place", ivl.Int)
	b.havoc(i, w.input(ivl.Unmodelled, "where a collection holds an object", b.at))
	b.assume(ivl.And.Of(ivl.Le.Of(ivl.IntConst(0, ivl.Int), i), ivl.Lt.Of(i, ivl.Length(array))))
	return i
}

// putHeld emits that t is among what the array has.
func (w *world) putHeld(b *builder, array, t ivl.Term) {
	b.add(&ivl.PushElem{A: array, I: w.heldPlace(b, array), T: t, Pos: b.at})
}

// takeHeld returns a variable with any of what the array has.
func (w *world) takeHeld(b *builder, array ivl.Term) *ivl.Var {
	y := b.local("element", ivl.RefTo(w.class(jdk.Object)))
	b.add(&ivl.PullElem{X: y, A: array, I: w.heldPlace(b, array), Pos: b.at})
	return y
}

// where ends the block: it goes on where cond holds, and to other elsewhere. Analyses know more after several
// of these than after a branch on a conjunction.
func (b *builder) where(cond ivl.Term, other string) {
	if cond == ivl.Term(ivl.True) {
		return
	}
	hit := b.newLabel("holder")
	b.branch(cond, hit, other)
	b.open(hit)
}

// holderTypes are types of holders that have one class for their fields.
type holderTypes struct {
	base  *ivl.Class
	types map[*reach.Type]bool
}

// byBase sorts types of holders by the class that has their fields.
func (w *world) byBase(types []*reach.Type) []holderTypes {
	var out []holderTypes
	for _, t := range types {
		h, _ := w.prog.HolderOf(t)
		if h == nil {
			continue
		}
		base := w.class(h.Base)
		i := slices.IndexFunc(out, func(o holderTypes) bool { return o.base == base })
		if i < 0 {
			i = len(out)
			out = append(out, holderTypes{base, map[*reach.Type]bool{}})
		}
		out[i].types[t] = true
	}
	return out
}

// pullHeld returns variables with the fields of a holder x that the program has made. Its type is
// one of those of group.
func (w *world) pullHeld(b *builder, x ivl.Term, group holderTypes) heldBy {
	fs := w.held[group.base.Name]
	all := group.base.Mutable()
	xs := make([]*ivl.Var, len(all))
	pulled := func(f *ivl.Field) ivl.Term {
		if f == nil {
			return nil
		}
		v := b.local(f.Name, f.Type)
		xs[slices.Index(all, f)] = v
		return v
	}
	by := heldBy{pulled(fs.array), pulled(fs.of), pulled(fs.keys), pulled(fs.parts)}
	b.add(&ivl.Pull{Xs: xs, P: b.refAs(x, group.base), Class: group.base, Pos: b.at})
	for _, t := range []ivl.Term{by.array, by.keys, by.parts} {
		if t != nil {
			b.assume(ivl.Not.Of(ivl.IsNull(t))) // it is there from the first moment on
		}
	}
	return by
}

// inProgram is the condition that the program has made the object of a reference that is not null.
func inProgram(x ivl.Term) ivl.Term {
	return ivl.Not.Of(ivl.Eq.Of(ivl.Site(x), ivl.IntConst(0, ivl.IntZ)))
}

// spreadHeld emits that code without a body has what the holders hold that it has, and their arrays.
func (w *world) spreadHeld(b *builder) {
	all := w.possible(jdk.Object).all
	groups := w.byBase(all)
	if len(groups) == 0 {
		return
	}
	y := w.taken(b)
	join := b.newLabel("join")
	b.where(ivl.Not.Of(ivl.IsNull(y)), join)
	b.where(inProgram(y), join)
	for _, g := range groups {
		hit, next := b.newLabel("holder"), b.newLabel("next")
		b.branch(w.typeIn(y, all, g.types, true), hit, next)
		b.open(hit)
		by := w.pullHeld(b, y, g)
		for _, t := range []ivl.Term{by.array, by.of, by.keys, by.parts} {
			if t != nil {
				w.keep(b, t)
			}
		}
		b.jump(join)
		b.open(next)
	}
	b.jump(join)
	b.open(join)
}

// spreadModels emits that code without a body has what the objects of models that it has refer to.
func (w *world) spreadModels(b *builder) {
	if w.prog.Opaque() {
		return
	}
	all := w.possible(jdk.Object).all
	y := w.taken(b)
	join := b.newLabel("join")
	b.where(ivl.Not.Of(ivl.IsNull(y)), join)
	b.where(inProgram(y), join)
	for _, t := range all {
		if t.Name[0] == '[' || w.prog.NoInstances(t.Name) || w.prog.MustStay(t.Name) || len(w.prog.KeepsObjectsOf(t.Name)) == 0 {
			continue
		}
		c := w.class(t.Name)
		hit, next := b.newLabel("model"), b.newLabel("next")
		b.branch(ivl.Eq.Of(ivl.TypeNo(y), ivl.IntConst(int64(c.ID), ivl.IntZ)), hit, next)
		b.open(hit)
		w.keepFields(b, y, c)
		b.jump(join)
		b.open(next)
	}
	b.jump(join)
	b.open(join)
}

// keepFields emits that code without a body has what an object y of class c refers to.
func (w *world) keepFields(b *builder, y ivl.Term, c *ivl.Class) {
	from := b.local("from", ivl.RefTo(c))
	b.assign(from, b.refAs(y, c))
	for _, f := range c.Tuple() {
		if f.Type.Sort == ivl.RefSort {
			w.keep(b, ivl.FieldOf(from, f))
		}
	}
	fs := c.Mutable()
	if len(fs) == 0 {
		return
	}
	xs := make([]*ivl.Var, len(fs))
	for i, f := range fs {
		xs[i] = b.local(f.Name, f.Type)
	}
	b.add(&ivl.Pull{Xs: xs, P: from, Class: c, Pos: b.at})
	for i, f := range fs {
		if f.Type.Sort == ivl.RefSort {
			w.keep(b, xs[i])
		}
	}
}
