package absint

import "github.com/jayverify/jayverify/ivl"

// assigned is what the statements of the program assign to one global. A global that does not have its initial value any more
// has one of these. So a static field that is only ever set to objects is not null again after a call, although the callee
// also runs where the field is not set yet.
type assigned struct {
	init    *Value // before the first assignment
	val     *Value // nil: there is none
	grown   int
	initial bool // val has all of init, so nothing is known in addition to what callees return
	users   *readers
	// What is needed if the analysis is flat: all that the global can be, and where procedures begin with it.
	anywhere *Value
	entries  []entry
}

// findAssigned begins with no assignments.
func (f *Analysis) findAssigned() {
	f.assigned = map[*ivl.Var]*assigned{}
	st := &AbstractState{Analysis: f}
	for _, g := range f.p.Globals {
		init := f.coarse(st.Eval(initial(g)))
		f.assigned[g] = &assigned{init: init, anywhere: init, users: &readers{has: map[place]bool{}}}
	}
	for _, fp := range f.Procs {
		for _, i := range fp.written {
			fp.assigned = append(fp.assigned, f.assigned[fp.globals[i]])
		}
	}
}

// initial is the term that a global has as its value at the start.
func initial(g *ivl.Var) ivl.Term {
	if g.Init != nil {
		return g.Init
	}
	return ivl.Zero(g.Typ)
}

// assign notes that v is assigned to a global. What depends on it is analysed again in the next round.
func (f *Analysis) assign(g *ivl.Var, v *Value) {
	a := f.assigned[g]
	r := v
	if a.val != nil {
		if r = f.widened(a.val, v, a.grown); r == a.val {
			return
		}
	}
	a.val = r
	a.grown++
	a.anywhere = f.coarse(r.Join(a.init))
	a.initial = a.anywhere == r
	f.grew(a)
	for _, pl := range a.users.list {
		f.enqueue(pl, f.round+1)
	}
}

// after returns the value of a global after a call: what the callee leaves. If the global did not have its initial value
// any more before the call, it is one that was assigned. Nil is any value.
func (st *AbstractState) after(a *assigned, before, left *Value) *Value {
	initially := a.initial || before == nil || before.Join(a.init) == before
	if initially && (left != nil || !st.flat) {
		return left
	}
	a.users.add(place{st.proc, st.block})
	switch {
	case initially:
		return a.anywhere
	case a.val == nil:
		st.Dead = true // no assignment is known yet
		return left
	case left == nil:
		return a.val
	}
	v := left.meet(a.val)
	st.Dead = st.Dead || v.impossible()
	return v
}
