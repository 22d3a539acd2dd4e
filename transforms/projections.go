package transforms

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
	proc *factsProc // nil for what depends on the object alone
	ref  *value
	component
}

// readValue is an answer; v is nil when no object has got a value yet. It holds as
// long as the heap is what it was.
type readValue struct {
	v    *value
	turn int
}

// evalProj returns the values that a component of a reference can have.
func (st *state) evalProj(t *ivl.Proj) *value {
	ref := st.eval(t.Ref)
	key := readKey{ref: ref, component: component{t.Comp, t.Field}}
	if !key.fixed() {
		key.proc = st.proc
	}
	known, ok := st.reads[key]
	if !ok || !key.fixed() && known.turn != st.turn {
		known = readValue{st.project(ref, t), st.turn}
		st.reads[key] = known
	}
	r, typ := known.v, t.Type()
	if r == nil {
		st.dead = true
		return st.u.any(typ)
	}
	return r
}

// project joins what the component t reads has in each object of ref, and for
// null its default; nil when there is nothing to join.
func (st *state) project(ref *value, t *ivl.Proj) *value {
	typ := t.Type()
	var r *value
	if ref.null {
		r = st.eval(ivl.Zero(typ))
	}
	for i := range ref.objs.all() {
		v := st.component(i, t)
		switch {
		case v == nil:
		case r == nil:
			r = v
		case r != v && !(v.sort == ivl.IntSort && v.ints.within(r.ints)):
			r = r.join(v)
		}
	}
	if r != nil && typ.Sort == ivl.IntSort && !r.ints.within(typeInterval(typ)) {
		return intValue(r.ints.meet(typeInterval(typ)))
	}
	return r
}

// meetKey asks which objects of a reference have a component, one that depends on
// the object alone, in some interval.
type meetKey struct {
	ref  *value
	comp ivl.Comp
	m    interval
}

// meetProj keeps the objects whose component can be in m.
func (st *state) meetProj(t *ivl.Proj, m interval) bool {
	v, ok := t.Ref.(*ivl.Var)
	if !ok {
		return true
	}
	x := st.get(v)
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
func (st *state) meetObjects(x *value, t *ivl.Proj, m interval) *value {
	r := st.u.nothing()
	r.null = x.null && m.has(0)
	for i := range x.objs.all() {
		if c := st.component(i, t); c == nil || !c.ints.meet(m).empty() {
			r.objs.set(i)
		}
	}
	if r.equal(x) {
		return x
	}
	return r
}
