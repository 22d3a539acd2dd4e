package spaceinv

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// hoistLimit bounds how many statements after an allocation are looked at for
// the values of its immutable fields.
const hoistLimit = 2000

// hoistInits finds, for each allocation in q, the immutable fields whose value
// is known when the object is allocated: an Init of the field follows on every
// path, with the same term, and until then nothing but the allocated variable
// refers to the object. The term's variables do not change in between. A
// variable may only be assigned in the allocation's block, a term that can be
// evaluated at the allocation as well; this term replaces the variable.
func hoistInits(q *ivl.Proc) map[ivl.Stmt]map[*ivl.Field]ivl.Term {
	index := ivl.BlockIndex(q)
	defs := map[*ivl.Var]int{}
	ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
		for _, x := range ivl.Defs(s) {
			defs[x]++
		}
	})
	out := map[ivl.Stmt]map[*ivl.Field]ivl.Term{}
	for _, b := range q.Blocks {
		for i, s := range b.Stmts {
			x, class := allocated(s)
			if x == nil {
				continue
			}
			for _, f := range class.Tuple() {
				h := &hoist{p: x, field: f, index: index, defs: defs, seen: map[*ivl.Block]bool{}, after: b.Stmts[i+1:]}
				if !h.follow(b, i+1) || h.value == nil {
					continue
				}
				if t := h.early(h.value); t != nil {
					if out[s] == nil {
						out[s] = map[*ivl.Field]ivl.Term{}
					}
					out[s][f] = t
				}
			}
		}
	}
	return out
}

// allocated returns what a statement allocates, nil if it is no allocation.
func allocated(s ivl.Stmt) (*ivl.Var, *ivl.Class) {
	switch s := s.(type) {
	case *ivl.New:
		return s.X, s.Class
	case *ivl.NewArray:
		return s.X, s.Class
	}
	return nil, nil
}

// hoist is the search for the Inits of one field of one allocation.
type hoist struct {
	p       *ivl.Var
	field   *ivl.Field
	index   map[string]*ivl.Block
	seen    map[*ivl.Block]bool
	steps   int
	value   ivl.Term
	defs    map[*ivl.Var]int // how often each variable is assigned in the procedure
	after   []ivl.Stmt       // what follows the allocation in its block: it runs before the Init
	changed []*ivl.Var       // variables assigned on some path before the Init
	call    bool             // a call on some path before the Init
}

// follow visits the statements from the i-th of b on. It fails if the value is
// not known for certain on some path.
func (h *hoist) follow(b *ivl.Block, i int) bool {
	for _, s := range b.Stmts[i:] {
		if h.steps++; h.steps > hoistLimit {
			return false
		}
		if n, ok := s.(*ivl.Init); ok && n.P == ivl.Term(h.p) && n.Field == h.field {
			if h.value != nil && !sameTerm(h.value, n.T) || ivl.Mentions(n.T, h.p) {
				return false
			}
			h.value = n.T
			return true
		}
		if !h.harmless(s) {
			return false
		}
		h.changed = append(h.changed, ivl.Defs(s)...)
		if _, ok := s.(*ivl.Call); ok {
			h.call = true
		}
	}
	g, ok := b.Term.(*ivl.Goto)
	if !ok {
		_, stop := b.Term.(*ivl.Stop)
		return stop
	}
	for _, t := range g.Targets {
		next := h.index[t.Label]
		if h.seen[next] {
			continue // the statements after it have been visited, or are being visited
		}
		h.seen[next] = true
		if !h.follow(next, 0) {
			return false
		}
	}
	return true
}

// harmless reports whether after s still only h.p refers to the new object.
func (h *hoist) harmless(s ivl.Stmt) bool {
	for _, x := range ivl.Defs(s) {
		if x == h.p {
			return false
		}
	}
	leaks := func(ts ...ivl.Term) bool {
		for _, t := range ts {
			if h.leaks(t) {
				return true
			}
		}
		return false
	}
	switch s := s.(type) {
	case *ivl.Push:
		return !leaks(s.Ts...) // writing into the object itself is harmless
	case *ivl.Pull, *ivl.PullElem, *ivl.Assume, *ivl.Assert, *ivl.Output:
		return true
	case *ivl.Init:
		return !leaks(s.T) && (s.P == ivl.Term(h.p) || !h.leaks(s.P))
	}
	return !leaks(ivl.Terms(s)...)
}

// leaks reports whether the value of t can be the new object: h.p occurs in it
// outside projections and comparisons.
func (h *hoist) leaks(t ivl.Term) bool {
	if t == nil || t.Type().Sort != ivl.RefSort {
		return false
	}
	return ivl.Mentions(t, h.p)
}

// hoistDepth bounds how many assignments are looked through, one after the
// other, so that terms stay small.
const hoistDepth = 4

// early returns a term whose value at the allocation is the value of t at the
// Init, nil if there is none.
func (h *hoist) early(t ivl.Term) ivl.Term {
	m := map[*ivl.Var]ivl.Term{}
	for _, v := range ivl.FreeVars(t) {
		switch {
		case v.Global && h.call:
			return nil
		case !slices.Contains(h.changed, v):
			continue
		case h.defs[v] != 1: // it may be assigned on some paths only
			return nil
		}
		if m[v] = h.assigned(v, len(h.after), hoistDepth); m[v] == nil {
			return nil
		}
	}
	return ivl.Subst(t, m)
}

// assigned returns the value that the last assignment of v among the first n
// statements after the allocation gives it, as a term at the allocation; nil if
// it is not known.
func (h *hoist) assigned(v *ivl.Var, n, depth int) ivl.Term {
	k := n - 1
	for k >= 0 && !slices.Contains(ivl.Defs(h.after[k]), v) {
		k--
	}
	if k < 0 || depth == 0 || v.Typ.Sort == ivl.RefSort {
		return nil
	}
	a, ok := h.after[k].(*ivl.Assign)
	if !ok || a.T.Type() != v.Typ || ivl.Mentions(a.T, h.p) {
		return nil
	}
	m := map[*ivl.Var]ivl.Term{}
	for _, w := range ivl.FreeVars(a.T) {
		changed := false
		for _, s := range h.after[:k] {
			_, call := s.(*ivl.Call)
			changed = changed || slices.Contains(ivl.Defs(s), w) || w.Global && call
		}
		if !changed {
			continue
		}
		if w.Global {
			return nil
		}
		if m[w] = h.assigned(w, k, depth-1); m[w] == nil {
			return nil
		}
	}
	return ivl.Subst(a.T, m)
}

// sameTerm reports whether two terms are written alike.
func sameTerm(a, b ivl.Term) bool { return a == b || a.String() == b.String() }
