package absint

import "github.com/jayverify/jayverify/ivl"

// Projections of references that can be any of many objects are asked for again
// and again: each dispatch tests a type. Values are immutable, so that a pointer
// to one stands for it, and what was answered once is kept.

// component names what a projection reads.
type component struct {
	comp  ivl.Comp
	field *ivl.Field // of CompField
}

// fixed reports whether it depends on the object alone, and not on the heap.
func (c component) fixed() bool {
	return c.comp == ivl.CompID || c.comp == ivl.CompType || c.comp == ivl.CompSite
}

// readKey asks for a component of what a reference can be. Cells note which
// procedure reads them, so that the procedure is part of the question.
type readKey struct {
	place // none for what depends on the object alone
	ref   *Value
	component
}

// readValue is an answer; v is nil when no object has got a value yet. It holds as
// long as the heap is what it was.
type readValue struct {
	v    *Value
	turn int
}

// evalProj returns the values that a component of a reference can have.
func (st *State) evalProj(t *ivl.Proj) *Value {
	ref := st.Eval(t.Ref)
	key := readKey{ref: ref, component: component{t.Comp, t.Field}}
	if !key.fixed() {
		key.place = place{st.proc, st.block}
	}
	known, ok := st.reads[key]
	if !ok || !key.fixed() && known.turn != st.turn {
		known = readValue{st.project(ref, t), st.turn}
		st.reads[key] = known
	}
	r, typ := known.v, t.Type()
	if r == nil {
		st.Dead = true
		return st.Universe.any(typ)
	}
	return r
}

// project joins what the component t reads has in each object of ref, and for
// null its default; nil when there is nothing to join.
func (st *State) project(ref *Value, t *ivl.Proj) *Value {
	typ := t.Type()
	var r *Value
	if ref.Null {
		r = st.Eval(ivl.Zero(typ))
	}
	for i := range ref.Objects.All() {
		v := st.component(i, t)
		switch {
		case v == nil:
		case r == nil:
			r = v
		case r != v && !(v.Sort == ivl.IntSort && v.Ints.Within(r.Ints)):
			r = r.Join(v)
		}
	}
	if r != nil && typ.Sort == ivl.IntSort && !r.Ints.Within(TypeInterval(typ)) {
		return IntValue(r.Ints.meet(TypeInterval(typ)))
	}
	return r
}

// meetKey asks which objects of a reference have a component, one that depends on
// the object alone, in some interval.
type meetKey struct {
	ref  *Value
	comp ivl.Comp
	m    Interval
}

// meetProj keeps the objects whose component can be in m.
func (st *State) meetProj(t *ivl.Proj, m Interval) bool {
	v, ok := t.Ref.(*ivl.Var)
	if !ok {
		return true
	}
	x := st.Get(v)
	key := meetKey{x, t.Comp, m}
	r := st.meets[key]
	if r == nil {
		r = st.meetObjects(x, t, m)
		if (component{comp: t.Comp}).fixed() {
			st.meets[key] = r
		}
	}
	if r.impossible() {
		return false
	}
	st.set(v, r)
	return true
}

// meetObjects returns the part of x whose component can be in m.
func (st *State) meetObjects(x *Value, t *ivl.Proj, m Interval) *Value {
	r := st.Universe.nothing()
	r.Null = x.Null && m.has(0)
	for i := range x.Objects.All() {
		if c := st.component(i, t); c == nil || !c.Ints.meet(m).empty() {
			r.Objects.Set(i)
		}
	}
	if r.equal(x) {
		return x
	}
	return r
}
