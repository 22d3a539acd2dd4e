package symex

import (
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/symex/term"
	"github.com/jayverify/jayverify/ivl"
)

// A branch whose two arms join soon need not fork: both are executed, and the
// values that they have written become terms that depend on the condition
// (veritesting: Avgerinos et al., ICSE 2014). This needs no solver: the terms do
// not depend on an impossible arm, because its condition is false.
//
// An arm that does more than compute and write is not merged: one that allocates,
// takes an input, may violate a check, or ends. Then the path forks as it does
// without merging.

// Bounds of merging.
const (
	mergeSteps = 4_000 // statements of both arms, with the merges inside them
	mergeDepth = 24    // merges inside merges
	mergeFails = 4     // after so many in vain, a branch is not tried again
)

// unmerged is the value of execution's panic when an arm cannot be merged.
type unmerged struct{}

// merge executes both arms of a block's branch up to their join. If it cannot, it
// returns false and has no effect.
func (x *exec) merge(b *block, t *ivl.Goto, c *term.Term) bool {
	if x.opts.NoMerging || len(t.Targets) != 2 || x.fails[b] >= mergeFails || x.depth >= mergeDepth {
		return false
	}
	if x.depth == 0 {
		x.budget = mergeSteps
	}
	join := b.proc.flowOf(x.prog.slots).joins[b]
	base := x.st
	depth := len(base.frames)
	if join == nil && depth == 1 {
		return false
	}
	x.depth++
	defer func() { x.depth-- }()
	var ends [2]*state
	for i, cond := range [2]*term.Term{c, x.terms.Not(c)} {
		x.st = base.fork()
		x.st.note(cond, true)
		f := x.st.top()
		f.block, f.at = b.proc.blocks[t.Targets[i].Label], 0
		if !x.runTo(join, depth) {
			x.st = base
			x.fails[b]++
			return false
		}
		ends[i] = x.st
	}
	x.st = base
	if !x.joined(ends[0], ends[1], c) {
		x.fails[b]++
		return false
	}
	x.result.Merged++
	return true
}

// runTo executes the current state until it enters block join in the depth-th
// frame, or, if join is nil, until that frame returns.
func (x *exec) runTo(join *block, depth int) (ok bool) {
	defer func() {
		switch e := recover().(type) {
		case nil:
		case unmerged, giveUp, ended:
			ok = false
		default:
			panic(e)
		}
	}()
	for {
		n := len(x.st.frames)
		f := x.st.frames[n-1]
		switch {
		case n < depth:
			return join == nil
		case join != nil && n == depth && f.block == join && f.at == 0:
			return true
		}
		steps := x.st.steps
		if x.block() {
			return false
		}
		if x.budget -= int(x.st.steps - steps); x.budget < 0 {
			return false
		}
	}
}

// joined makes the current state a if c holds, and b if it does not. If they
// differ in more than values, it returns false and changes nothing.
func (x *exec) joined(a, b *state, c *term.Term) bool {
	st := x.st
	if len(a.heap) != len(b.heap) || len(a.heap) != len(st.heap) || a.inputs != b.inputs || a.inputs != st.inputs ||
		a.path != b.path || a.path != st.path || len(a.pairs) != len(b.pairs) || len(a.frames) != len(b.frames) ||
		a.nextID != b.nextID || a.printed != b.printed {
		return false
	}
	n := len(a.frames) - 1
	if !slices.Equal(a.frames[:n], b.frames[:n]) {
		return false
	}
	p, q := a.frames[n], b.frames[n]
	if p.block != q.block || p.at != q.at {
		return false
	}
	live := liveBefore(p.block, p.at, p.block.proc.flowOf(x.prog.slots).live[p.block], x.prog.slots)
	vars, ok := x.mergedValues(p.vars, q.vars, c, func(i int) bool { return live[i] })
	if !ok {
		return false
	}
	globals, ok := x.mergedValues(a.globals, b.globals, c, func(int) bool { return true })
	if !ok {
		return false
	}
	heap := make([]*object, len(a.heap))
	for i := range heap {
		if heap[i] = x.mergedObject(a.heap[i], b.heap[i], c); heap[i] == nil {
			return false
		}
	}
	st.own = new(token)
	top := *p
	top.owner, top.vars = st.own, vars
	st.frames = append(slices.Clone(a.frames[:n]), &top)
	st.globals, st.heap = globals, heap
	st.steps = max(a.steps, b.steps)
	return true
}

// mergedValues merges values one by one. For a dead value it takes either of the
// two.
func (x *exec) mergedValues(a, b []value, c *term.Term, live func(int) bool) ([]value, bool) {
	vs := make([]value, len(a))
	for i := range a {
		switch {
		case a[i] == b[i] || !live(i):
			vs[i] = a[i]
		case a[i].t != nil && b[i].t != nil && a[i].t.Sort() == b[i].t.Sort():
			vs[i] = value{t: x.terms.Ite(c, a[i].t, b[i].t)}
		default:
			return nil, false
		}
	}
	return vs, true
}

// mergedObject merges an object that two ways have written; nil when it cannot.
func (x *exec) mergedObject(a, b *object, c *term.Term) *object {
	if a == b {
		return a
	}
	if a.length != b.length || a.hash != b.hash || a.class != b.class || !slices.Equal(a.late, b.late) {
		return nil
	}
	if a.from != nil { // both know chars of one string
		return a
	}
	zero := func(v value, t ivl.Type) value {
		if !v.known() && a.outer == nil {
			return x.zero(t)
		}
		return v
	}
	merge := func(v, w value, t ivl.Type) (value, bool) {
		if v == w {
			return v, true
		}
		v, w = zero(v, t), zero(w, t)
		if v == w {
			return v, true
		}
		if v.t == nil || w.t == nil {
			return value{}, false
		}
		return value{t: x.terms.Ite(c, v.t, w.t)}, true
	}
	m := *a
	m.owner = nil
	m.fields = make([]value, len(a.fields))
	var ok bool
	for i, f := range x.prog.layout(a.class).fields {
		if m.fields[i], ok = merge(a.fields[i], b.fields[i], f.Type); !ok {
			return nil
		}
	}
	m.elems = make([]value, max(len(a.elems), len(b.elems)))
	at := func(vs []value, i int) value {
		if i < len(vs) {
			return vs[i]
		}
		return value{}
	}
	for i := range m.elems {
		if m.elems[i], ok = merge(at(a.elems, i), at(b.elems, i), *a.class.Elem); !ok {
			return nil
		}
	}
	return &m
}
