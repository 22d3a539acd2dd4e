package absint

import (
	"github.com/jayverify/jayverify/ivl"
)

// Step updates st by s. It returns false if every run ends at s.
func (st *AbstractState) Step(s ivl.Stmt) bool {
	switch s := s.(type) {
	case *ivl.Assign:
		st.define(s.X, st.Eval(s.T))
	case *ivl.Havoc:
		st.define(s.X, st.Universe.any(s.X.Typ))
	case *ivl.Assume:
		return st.Refine(s.T, true)
	case *ivl.Assert:
		return st.Refine(s.T, true)
	case *ivl.Pull:
		st.pull(s)
	case *ivl.Push:
		st.push(s)
	case *ivl.PullElem:
		a := st.object(s.A, s.A.Type().Class)
		st.define(s.X, st.read(a, nil, elemCell, *s.A.Type().Class.Elem))
	case *ivl.PushElem:
		a, v := st.object(s.A, s.A.Type().Class), st.Eval(s.T)
		st.storeElems(a, v)
	case *ivl.New:
		st.define(s.X, st.Universe.only(Object{Class: s.Class, Site: s.Site}))
	case *ivl.NewArray:
		st.newArray(s)
	case *ivl.Init:
		p, v := st.Eval(s.P), st.Eval(s.T)
		for i := range p.Objects.All() {
			st.store(cellKey{obj: i, field: s.Field}, v)
		}
	case *ivl.Call:
		return st.call(s)
	}
	return true
}

// define sets a variable at an assignment.
func (st *AbstractState) define(x *ivl.Var, v *Value) {
	st.set(x, v)
	if x != nil && x.Global {
		st.assign(x, st.Get(x))
	}
	if x != nil && st.defs != nil && v.Sort == ivl.RefSort {
		st.record(x, v)
	}
}

// record adds the objects of v to those x is ever assigned.
func (f *Analysis) record(x *ivl.Var, v *Value) {
	f.defs[x] = f.defs[x].Or(v.Objects)
}

// object evaluates a reference that is certain to be an object of class c, and
// remembers that it is.
func (st *AbstractState) object(t ivl.Term, c *ivl.Class) *Value {
	v := st.Universe.AsObject(st.Eval(t), c)
	if v.impossible() {
		return st.Universe.AsObject(st.Universe.all, c) // impossible by the program's types; no conclusion is drawn
	}
	if x, ok := t.(*ivl.Var); ok {
		st.set(x, v)
	}
	return v
}

// read joins the contents of a cell of all objects of v.
func (st *AbstractState) read(v *Value, field *ivl.Field, kind cellKind, typ ivl.Type) *Value {
	var r *Value
	for i := range v.Objects.All() {
		c := st.load(cellKey{obj: i, field: field, kind: kind}, typ)
		switch {
		case c == nil:
		case r == nil:
			r = c
		default:
			r = r.Join(c)
		}
	}
	if r == nil {
		st.Dead = true
		return st.Universe.any(typ)
	}
	return r
}

func (st *AbstractState) pull(s *ivl.Pull) {
	p := st.object(s.P, s.Class)
	for i, f := range s.Fields() {
		if x := s.Xs[i]; x != nil {
			st.define(x, st.read(p, f, fieldCell, f.Type))
		}
	}
}

func (st *AbstractState) push(s *ivl.Push) {
	p := st.object(s.P, s.Class)
	for i, f := range s.Fields() {
		v := st.Eval(s.Ts[i])
		for o := range p.Objects.All() {
			st.store(cellKey{obj: o, field: f}, v)
		}
	}
}

// storeElems joins v to the elements of the arrays of a, to those of the program's as far as
// they can hold it (JVMS §6.5.aastore): lowering has tested it.
func (st *AbstractState) storeElems(a, v *Value) {
	for i := range a.Objects.All() {
		w := v
		if o := st.Universe.Objects[i]; o.Site > 0 && v.Sort == ivl.RefSort {
			if w = st.Universe.within(v, *o.Class.Elem); w.impossible() {
				continue
			}
		}
		st.store(cellKey{obj: i, kind: elemCell}, w)
	}
}

func (st *AbstractState) newArray(s *ivl.NewArray) {
	o := Object{Class: s.Class, Site: s.Site}
	n := st.Universe.Number[o]
	length := st.Eval(s.Len).Ints.meet(Between(0, ivl.MaxLength))
	if length.empty() {
		length = Between(0, ivl.MaxLength)
	}
	st.store(cellKey{obj: n, kind: lengthCell}, IntValue(length))
	elem := *s.Class.Elem
	v := st.Eval(ivl.Zero(elem))
	if s.External {
		v = st.Universe.any(elem)
		if elem.Sort == ivl.RefSort {
			v = st.Universe.outside(elem.Class)
		}
	}
	if !s.Filled {
		st.store(cellKey{obj: n, kind: elemCell}, v)
	}
	for _, f := range s.Class.Tuple() {
		st.store(cellKey{obj: n, field: f}, st.Eval(ivl.Zero(f.Type)))
	}
	st.define(s.X, st.Universe.only(o))
}
