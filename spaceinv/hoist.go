package spaceinv

import "github.com/jayverify/jayverify/ivl"

// hoistLimit bounds how many statements after an allocation are looked at for
// the values of its immutable fields.
const hoistLimit = 2000

// hoistInits finds, for each allocation in q, the immutable fields whose value
// is known when the object is allocated: an Init of the field follows on every
// path, with the same term, whose variables do not change in between, and until
// then nothing but the allocated variable refers to the object.
func hoistInits(q *ivl.Proc) map[*ivl.New]map[*ivl.Field]ivl.Term {
	index := ivl.BlockIndex(q)
	out := map[*ivl.New]map[*ivl.Field]ivl.Term{}
	for _, b := range q.Blocks {
		for i, s := range b.Stmts {
			n, ok := s.(*ivl.New)
			if !ok || len(n.Class.Tuple()) == 0 {
				continue
			}
			for _, f := range n.Class.Tuple() {
				h := &hoist{p: n.X, field: f, index: index, seen: map[*ivl.Block]bool{}}
				if h.follow(b, i+1) && h.value != nil && h.unchanged() {
					if out[n] == nil {
						out[n] = map[*ivl.Field]ivl.Term{}
					}
					out[n][f] = h.value
				}
			}
		}
	}
	return out
}

// hoist is the search for the Inits of one field of one allocation.
type hoist struct {
	p       *ivl.Var
	field   *ivl.Field
	index   map[string]*ivl.Block
	seen    map[*ivl.Block]bool
	steps   int
	value   ivl.Term
	changed []*ivl.Var // variables assigned on some path before the Init
	call    bool       // a call on some path before the Init
}

// follow goes through the statements from the i-th of b on. It fails when a
// path is found on which the value is not, or not certainly, known.
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
			continue // whatever comes after it is, or is being, looked at
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
// other than below a projection or comparison.
func (h *hoist) leaks(t ivl.Term) bool {
	if t == nil || t.Type().Sort != ivl.RefSort {
		return false
	}
	return ivl.Mentions(t, h.p)
}

// unchanged reports whether the value's variables still have at the Init the
// values they had at the allocation.
func (h *hoist) unchanged() bool {
	for _, v := range ivl.FreeVars(h.value) {
		if v.Global && h.call {
			return false
		}
		for _, c := range h.changed {
			if c == v {
				return false
			}
		}
	}
	return true
}

// sameTerm reports whether two terms are written alike.
func sameTerm(a, b ivl.Term) bool { return a == b || a.String() == b.String() }
