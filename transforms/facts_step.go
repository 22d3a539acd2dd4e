package transforms

import (
	"math"

	"github.com/jayverify/jayverify/ivl"
)

// step brings st past s. It returns false when no run gets past s.
func (st *state) step(s ivl.Stmt) bool {
	switch s := s.(type) {
	case *ivl.Assign:
		st.define(s.X, st.eval(s.T))
	case *ivl.Havoc:
		st.define(s.X, st.u.any(s.X.Typ))
	case *ivl.Assume:
		return st.refine(s.T, true)
	case *ivl.Assert:
		return st.refine(s.T, true)
	case *ivl.Pull:
		st.pull(s)
	case *ivl.Push:
		st.push(s)
	case *ivl.PullElem:
		a := st.object(s.A, s.A.Type().Class)
		st.define(s.X, st.read(a, nil, elemPart, *s.A.Type().Class.Elem))
	case *ivl.PushElem:
		a, v := st.object(s.A, s.A.Type().Class), st.eval(s.T)
		for i := range a.objs.all() {
			st.store(cellKey{obj: i, part: elemPart}, v)
		}
	case *ivl.New:
		st.define(s.X, st.u.only(object{class: s.Class, site: s.Site}))
	case *ivl.NewArray:
		st.newArray(s)
	case *ivl.Init:
		p, v := st.eval(s.P), st.eval(s.T)
		for i := range p.objs.all() {
			st.store(cellKey{obj: i, field: s.Field}, v)
		}
	case *ivl.Call:
		return st.call(s)
	}
	return true
}

// define sets a variable at an assignment.
func (st *state) define(x *ivl.Var, v *value) {
	st.set(x, v)
	if x != nil && st.defs != nil && v.sort == ivl.RefSort {
		st.record(x, v)
	}
}

// record adds the objects of v to those x is ever assigned.
func (f *facts) record(x *ivl.Var, v *value) {
	if f.defs[x] == nil {
		f.defs[x] = newBitset(len(f.u.objs))
	}
	f.defs[x].or(v.objs)
}

// object evaluates a reference that is certain to be an object of class c, and
// remembers that it is.
func (st *state) object(t ivl.Term, c *ivl.Class) *value {
	v := st.u.asObject(st.eval(t), c)
	if v.impossible() {
		return st.u.asObject(st.u.all, c) // by the program's types this cannot be; nothing is concluded
	}
	if x, ok := t.(*ivl.Var); ok {
		st.set(x, v)
	}
	return v
}

// read joins the contents of a cell of all objects of v.
func (st *state) read(v *value, field *ivl.Field, p part, typ ivl.Type) *value {
	var r *value
	for i := range v.objs.all() {
		c := st.load(cellKey{obj: i, field: field, part: p}, typ)
		switch {
		case c == nil:
		case r == nil:
			r = c
		default:
			r = r.join(c)
		}
	}
	if r == nil {
		st.dead = true
		return st.u.any(typ)
	}
	return r
}

func (st *state) pull(s *ivl.Pull) {
	p := st.object(s.P, s.Class)
	for i, f := range s.Class.Mutable() {
		if x := s.Xs[i]; x != nil {
			st.define(x, st.read(p, f, fieldPart, f.Type))
		}
	}
}

func (st *state) push(s *ivl.Push) {
	p := st.object(s.P, s.Class)
	for i, f := range s.Class.Mutable() {
		v := st.eval(s.Ts[i])
		for o := range p.objs.all() {
			st.store(cellKey{obj: o, field: f}, v)
		}
	}
}

func (st *state) newArray(s *ivl.NewArray) {
	o := object{class: s.Class, site: s.Site}
	n := st.u.number[o]
	length := st.eval(s.Len).ints.meet(between(0, math.MaxInt32))
	if length.empty() {
		length = between(0, math.MaxInt32)
	}
	st.store(cellKey{obj: n, part: lengthPart}, intValue(length))
	elem := *s.Class.Elem
	v := st.eval(ivl.Zero(elem))
	if s.External {
		v = st.u.any(elem)
		if elem.Sort == ivl.RefSort {
			v = st.u.only(object{class: elem.Class})
		}
	}
	if !s.Filled {
		st.store(cellKey{obj: n, part: elemPart}, v)
	}
	for _, f := range s.Class.Tuple() {
		st.store(cellKey{obj: n, field: f}, st.eval(ivl.Zero(f.Type)))
	}
	st.define(s.X, st.u.only(o))
}

func (st *state) call(s *ivl.Call) bool {
	callee := st.procs[s.Proc]
	n := len(st.p.Globals)
	vals := st.vals.first(n)
	for i, a := range s.Args {
		v := st.eval(a)
		if p := callee.q.Params[i]; p.Typ.Sort == ivl.IntSort {
			v = intValue(v.ints.meet(typeInterval(p.Typ)))
		} else if st.defs != nil && v.sort == ivl.RefSort {
			st.record(p, v)
		}
		vals = append(vals, v)
	}
	if st.dead {
		return false
	}
	st.enter(callee, vals)
	if !callee.returns {
		return false
	}
	for i, g := range st.p.Globals {
		if st.eff.writes[s.Proc][g] {
			st.vals.set(i, callee.out[i])
		}
	}
	for i, x := range s.Xs {
		if x != nil {
			v := callee.out[n+i]
			if v == nil {
				v = st.u.any(callee.q.Results[i])
			}
			st.define(x, v)
		}
	}
	return true
}
