package absint

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// callSite is a call in a procedure. What is needed at each visit is here: in a program of many procedures,
// looking at the callee each time costs more than all else.
type callSite struct {
	*ivl.Call
	callee  *Proc
	globals []int    // the numbers that the callee's globals have in the caller; -1: none
	below   []int    // see writtenBelow
	entered []*Value // what the callee was last entered with from here: globals, then arguments
}

// link finds the calls of fp.
func (f *Analysis) link(fp *Proc) {
	globals, below := map[*Proc][]int{}, map[*Proc][]int{}
	for i, b := range fp.Body.Blocks {
		for _, s := range b.Stmts {
			if c, ok := s.(*ivl.Call); ok {
				callee := f.Procs[c.Proc]
				if _, ok := globals[callee]; !ok {
					globals[callee] = fp.numbers(callee.globals)
					if f.flat {
						below[callee] = f.writtenBelow(fp, callee)
					}
				}
				fp.sites[i] = append(fp.sites[i], callSite{Call: c, callee: callee, globals: globals[callee], below: below[callee]})
				callee.callers = append(callee.callers, place{fp, i})
			}
		}
	}
}

// numbers returns the numbers of variables.
func (fp *Proc) numbers(vs []*ivl.Var) []int {
	ns := make([]int, len(vs))
	for i, v := range vs {
		ns[i] = -1
		if n, ok := fp.num[v]; ok {
			ns[i] = n
		}
	}
	return ns
}

// site returns the site of a call of the block that st comes from.
func (st *AbstractState) site(c *ivl.Call) *callSite {
	sites := st.proc.sites[st.block]
	for i := range sites {
		if sites[i].Call == c {
			return &sites[i]
		}
	}
	panic("BUG: a call of another block")
}

// call updates st by a call, for both exits of the callee.
func (st *AbstractState) call(s *ivl.Call) bool {
	site := st.site(s)
	if !st.enterCall(site) {
		return false
	}
	e, other := &site.callee.exits[0], &site.callee.exits[1]
	switch {
	case !e.reached:
		e = other
	case other.reached:
		both := exit{reached: true, vals: slices.Clone(e.vals)}
		for i, v := range other.vals {
			both.vals[i] = joined(both.vals[i], v)
		}
		e = &both
	}
	if !e.reached {
		return false
	}
	return st.leaveCall(site, e)
}

// sameValue reports that two values are equal; nil is any value.
func sameValue(v, w *Value) bool {
	return v == w || v != nil && w != nil && v.equal(w)
}

// joined is the union; nil is any value.
func joined(v, w *Value) *Value {
	if v == nil || w == nil {
		return nil
	}
	return v.Join(w)
}

// enterCall joins arguments and globals to the callee's entry. It returns false
// if no run makes the call.
func (st *AbstractState) enterCall(s *callSite) bool {
	globals := s.globals
	if st.flat {
		globals = nil
	}
	vals := make([]*Value, 0, len(globals)+len(s.Args))
	for _, i := range globals {
		vals = append(vals, st.Vals.Get(i))
	}
	for _, a := range s.Args {
		vals = append(vals, st.Eval(a))
	}
	if st.Dead {
		return false
	}
	if s.entered != nil && slices.EqualFunc(s.entered, vals, sameValue) {
		return true // the entry has these values
	}
	s.entered = slices.Clone(vals)
	for i, p := range s.callee.Body.Params {
		if v := &vals[len(globals)+i]; p.Typ.Sort == ivl.IntSort {
			*v = IntValue((*v).Ints.meet(TypeInterval(p.Typ)))
		}
	}
	if st.flat {
		st.enterFlat(s.callee, vals)
	} else {
		st.enter(s.callee, vals)
	}
	return true
}

// leaveCall brings st past a call that the callee leaves by e. It returns false if no run is known to do that.
func (st *AbstractState) leaveCall(s *callSite, e *exit) bool {
	n := len(s.callee.written)
	for i, k := range s.callee.written {
		g := s.globals[k]
		if g < 0 {
			continue
		}
		st.Vals.Set(g, st.after(s.callee.assigned[i], st.Vals.Get(g), e.vals[i]))
	}
	for _, g := range s.below {
		st.Vals.Set(g, st.after(st.assigned[st.proc.globals[g]], st.Vals.Get(g), nil))
	}
	for i, x := range s.Xs {
		if x != nil {
			v := e.vals[n+i]
			if v == nil {
				v = st.Universe.any(s.callee.Body.Results[i])
			}
			st.define(x, v)
		}
	}
	return !st.Dead
}
