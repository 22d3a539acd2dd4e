package absint

import (
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// Each dispatch tests a type, so projections of references with many possible
// objects are computed again and again. Values are immutable, so their pointers
// are keys under which results are kept.

// component is the component that a projection reads.
type component struct {
	comp  ivl.Comp
	field *ivl.Field // of CompField
}

// fixed reports whether it depends on the object alone, and not on the heap.
func (c component) fixed() bool {
	return c.comp == ivl.CompID || c.comp == ivl.CompType || c.comp == ivl.CompSite
}

// readKey is the key of a component of a reference's objects. Cells record the
// procedures that read them, so the procedure is part of the key.
type readKey struct {
	place // none for components that depend on the object alone
	ref   *Value
	component
}

// readValue is a result; v is nil if no object has a value yet. It is valid until
// the heap changes.
type readValue struct {
	v    *Value
	turn int
}

// evalProj returns the values that a component of a reference can have.
func (st *AbstractState) evalProj(t *ivl.Proj) *Value {
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

// project joins the values of t's component over the objects of ref, and the
// default for null; nil if there are none.
func (st *AbstractState) project(ref *Value, t *ivl.Proj) *Value {
	typ := t.Type()
	switch t.Comp {
	case ivl.CompType:
		return numbers(ref, st.Universe.kindOf)
	case ivl.CompSite:
		return numbers(ref, st.Universe.siteOf)
	}
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

// numbers returns the numbers of the objects of ref, 0 for null; nil if there are none.
func numbers(ref *Value, of []int64) *Value {
	first, lo, hi, step := true, int64(0), int64(0), uint64(0)
	if ref.Null {
		first = false
	}
	at := int64(0)
	for i := range ref.Objects.All() {
		n := of[i]
		if first {
			first, at, lo, hi = false, n, n, n
			continue
		}
		lo, hi = min(lo, n), max(hi, n)
		if step != 1 && n != at {
			step = gcd(step, distance(n, at))
		}
	}
	if first {
		return nil
	}
	r := Between(lo, hi)
	if step > 1 {
		r = r.in(classOf(step, at))
	}
	return IntValue(r)
}

// meetKey is the key of the objects of a reference whose component, which depends
// on the object alone, is in some interval.
type meetKey struct {
	ref  *Value
	comp ivl.Comp
	m    Interval
}

// meetProj keeps the objects whose component can be in m.
func (st *AbstractState) meetProj(t *ivl.Proj, m Interval) bool {
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

// keep keeps the objects of a variable, and null, whose component can have a property.
func (st *AbstractState) keep(t *ivl.Proj, can func(*Value) bool) bool {
	v, ok := t.Ref.(*ivl.Var)
	if !ok {
		return true
	}
	x := st.Get(v)
	r := &Value{Sort: ivl.RefSort, Null: x.Null && can(st.Eval(ivl.Zero(t.Type()))), Objects: x.Objects.Where(func(i int) bool {
		c := st.component(i, t)
		return c != nil && can(c)
	})}
	if r.impossible() {
		return false
	}
	if !r.equal(x) {
		st.set(v, r)
	}
	return true
}

// havingKey is the key of all objects whose component, which depends on the object alone, can be in m.
type havingKey struct {
	comp ivl.Comp
	m    Interval
}

// having returns those objects. The set is made once.
func (st *AbstractState) having(t *ivl.Proj, m Interval) flow.Set {
	key := havingKey{t.Comp, m}
	s, ok := st.fixed[key]
	if !ok {
		s = flow.SetBelow(len(st.Universe.Objects)).Where(func(i int) bool { return !st.component(i, t).Ints.meet(m).empty() })
		st.fixed[key] = s
	}
	return s
}

// meetObjects returns the part of x whose component can be in m.
func (st *AbstractState) meetObjects(x *Value, t *ivl.Proj, m Interval) *Value {
	if (component{comp: t.Comp}).fixed() {
		return st.Universe.meet(x, m.has(0), st.having(t, m))
	}
	r := &Value{Sort: ivl.RefSort, Null: x.Null && m.has(0), Objects: x.Objects.Where(func(i int) bool {
		c := st.component(i, t)
		return c != nil && !c.Ints.meet(m).empty() // nil: no run is known to make the object
	})}
	if r.equal(x) {
		return x
	}
	return r
}
