package certificate

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// initial is the term that a global has as its value at the start.
func initial(g *ivl.Var) ivl.Term {
	if g.Init != nil {
		return g.Init
	}
	return ivl.Zero(g.Typ)
}

// assigns checks the claim of what is assigned to x, if that is a global, against what a statement has assigned.
func (st *pointClaims) assigns(x *ivl.Var) {
	if !x.Global {
		return
	}
	claim := st.assignments[x]
	if claim == nil {
		return
	}
	known := st.global(x)
	if known.within(claim) {
		return
	}
	st.weaken(claim, known, "what is assigned to %s", x.Name)
	st.checker.assignments[x] = claim.weaker(known, st.all(x.Typ), st.count(spot{global: x}))
	delete(st.anywheres, x)
	for _, q := range st.program.Procs {
		if pc := st.procs[q.Name]; slices.Contains(pc.Written, x) || slices.Contains(pc.List, x) {
			for _, pl := range pc.callers {
				st.again(pl)
			}
		}
	}
}

// anywhere returns what a global can be at any point: its initial value, or what is assigned to it. Nil is any value.
func (c *checker) anywhere(g *ivl.Var) *Set {
	claim := c.assignments[g]
	if claim == nil {
		return nil
	}
	all := c.anywheres[g]
	if all == nil {
		st := &pointClaims{checker: c}
		all = claim.union(st.eval(initial(g)))
		c.anywheres[g] = all
	}
	return all
}

// after returns the values of a global after a call: those that the callee leaves. If the global did not have its initial
// value any more before the call, it has one that was assigned; there is no run if the callee leaves none of these. Nil is any value.
func (st *pointClaims) after(g *ivl.Var, before, left *Set) (s *Set, possible bool) {
	claim := st.assignments[g]
	if claim == nil || before == nil || before.meets(st.eval(initial(g))) {
		if left == nil {
			left = st.anywhere(g)
		}
		return left, true
	}
	if s = claim; left != nil {
		s = left.meet(claim)
	}
	return s, !s.empty()
}
