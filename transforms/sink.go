package transforms

import (
	"slices"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// sink delays pushes that only some paths need, and drops them on the others
// (LPAR'17 §3.2, "Optimized Push/Pull Placement", goes as far as pushes that no
// path needs; this is partial dead code elimination: Knoop, Rüthing, Steffen,
// PLDI 1994). It matters for a list that grows at its end:
//
//	node := new Node @1            node := new Node @1
//	push Node node, i, null        i' := i; next' := null
//	loop:                          loop:
//	  push Node last, …, node        push Node last, i', node
//	  last := node                   last := node; …
//
// where each round overwrites the push of the round before. The push of the
// last round is not overwritten; it moves behind the loop. Each run makes the
// same pushes or fewer, and the heap is the same at each pull.
//
// A push is delayed only while some path ahead overwrites it. Meanwhile variables hold the values.
// The push is made before any statement that may read the object or write to it through another
// variable, before a call, and before its variable changes. If the variable was copied, the copy
// takes its place.
func (a *analyses) sink(p *ivl.Program) (*ivl.Program, error) {
	all, heap := findTouched(p), a.aliases(p)
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		u := &sink{cells: findCells(q, all, heap), g: flow.NewGraph(q), names: newNamer(p, q), numbers: map[unitKey]int{}}
		u.findUnits()
		if len(u.units) == 0 {
			return q
		}
		return u.run()
	}), nil
}

type unitKey struct {
	v     *ivl.Var
	class *ivl.Class
}

// unit is a set of fields that are delayed together: the mutable fields that
// class gives the object of a local variable.
type unit struct {
	unitKey
	shadows []*ivl.Var // their values, made when needed
}

type sink struct {
	*cells
	g       *flow.Graph
	names   *namer
	units   []*unit
	numbers map[unitKey]int
	fresh   []flow.Bitset // per block, the fresh variables at its start
	useful  []flow.Bitset // per block, the units that some path from its start on overwrites before they must be pushed
	pending []flow.Bitset // per block, the units delayed at its start; nil where no path has come yet
	locals  []*ivl.Var
	changed bool
}

func (u *sink) findUnits() {
	ivl.WalkStmts(u.g.Proc, func(_ *ivl.Block, s ivl.Stmt) {
		s2, ok := s.(*ivl.Push)
		if !ok {
			return
		}
		v, ok := s2.P.(*ivl.Var)
		if !ok || v.Global || len(s2.Ts) == 0 {
			return
		}
		k := unitKey{v, s2.Class}
		if _, ok := u.numbers[k]; !ok {
			u.numbers[k] = len(u.units)
			u.units = append(u.units, &unit{unitKey: k})
		}
	})
}

// number returns the number of the unit that s pushes, -1 if it pushes none.
func (u *sink) number(s ivl.Stmt) int {
	if s, ok := s.(*ivl.Push); ok {
		if v, ok := s.P.(*ivl.Var); ok {
			if n, ok := u.numbers[unitKey{v, s.Class}]; ok {
				return n
			}
		}
	}
	return -1
}

// heir returns the unit that replaces unit n when s copies its variable, -1 if
// there is none.
func (u *sink) heir(s ivl.Stmt, n int) int {
	a, ok := s.(*ivl.Assign)
	if !ok || a.X == u.units[n].v || copied(a.T) != u.units[n].v {
		return -1
	}
	if m, ok := u.numbers[unitKey{a.X, u.units[n].class}]; ok {
		return m
	}
	return -1
}

// clashes reports whether unit n must have been pushed before s.
func (u *sink) clashes(s ivl.Stmt, n int, fresh flow.Bitset) bool {
	if u.number(s) == n {
		return false
	}
	v := u.units[n].v
	switch s := s.(type) {
	case *ivl.Push:
		if u.mayAlias(s.P, v, fresh) {
			return true
		}
	case *ivl.Pull:
		if u.mayAlias(s.P, v, fresh) {
			return true
		}
	case *ivl.Call, *ivl.Output:
		return true
	}
	return slices.Contains(ivl.Defs(s), v)
}

func (u *sink) run() *ivl.Proc {
	q := u.g.Proc
	u.fresh = u.findFresh(u.g)
	u.findUseful()
	u.findPending()
	if !u.changed {
		return q
	}
	out := *q
	out.Blocks = slices.Clone(q.Blocks)
	for _, i := range u.g.RPO {
		w := &sinkWriter{sink: u}
		pending := slices.Clone(u.pending[i])
		u.step(i, pending, w)
		out.Blocks[i] = &ivl.Block{Label: q.Blocks[i].Label, Stmts: w.out, Term: q.Blocks[i].Term}
		u.makeUp(&out, i, pending)
	}
	out.Locals = append(slices.Clip(q.Locals), u.locals...)
	return &out
}

// findUseful is a backward analysis; nothing is useful at the end.
func (u *sink) findUseful() {
	u.useful = make([]flow.Bitset, len(u.g.Proc.Blocks))
	for i := range u.useful {
		u.useful[i] = flow.NewBitset(len(u.units))
	}
	for changed := true; changed; {
		changed = false
		for _, i := range slices.Backward(u.g.RPO) {
			before := u.usefulIn(i)
			changed = u.useful[i].Or(before[0]) || changed
		}
	}
}

// usefulIn returns the units that are useful before each statement of block i,
// and at its end.
func (u *sink) usefulIn(i int) []flow.Bitset {
	stmts := u.g.Proc.Blocks[i].Stmts
	out := make([]flow.Bitset, len(stmts)+1)
	end := flow.NewBitset(len(u.units))
	for _, s := range u.g.Succs[i] {
		end.Or(u.useful[s])
	}
	out[len(stmts)] = end
	fresh := u.freshIn(i)
	for k, s := range slices.Backward(stmts) {
		after := out[k+1]
		before := slices.Clone(after)
		for n := range u.units {
			switch m := u.heir(s, n); {
			case u.number(s) == n:
				before.Set(n)
			case u.clashes(s, n, fresh[k]):
				before.Clear(n)
			case m >= 0 && after.Has(m):
				before.Set(n)
			}
		}
		out[k] = before
	}
	return out
}

// freshIn returns the fresh variables before each statement of block i.
func (u *sink) freshIn(i int) []flow.Bitset {
	var out []flow.Bitset
	fresh := slices.Clone(u.fresh[i])
	for _, s := range u.g.Proc.Blocks[i].Stmts {
		out = append(out, slices.Clone(fresh))
		u.stepFresh(fresh, s)
	}
	return out
}

// findPending is a forward analysis: a unit is delayed at a join if it is on
// all paths, and useful.
func (u *sink) findPending() {
	u.pending = make([]flow.Bitset, len(u.g.Proc.Blocks))
	u.pending[0] = flow.NewBitset(len(u.units))
	for changed := true; changed; {
		changed = false
		for _, i := range u.g.RPO {
			if u.pending[i] == nil {
				continue
			}
			out := slices.Clone(u.pending[i])
			u.step(i, out, nil)
			for _, s := range u.g.Succs[i] {
				if u.pending[s] == nil {
					in := slices.Clone(out)
					in.And(u.useful[s])
					u.pending[s], changed = in, true
				} else {
					changed = u.pending[s].And(out) || changed
				}
			}
		}
	}
}

// step changes pending from its value at the start of block i to that at its
// end; w, if not nil, writes the changed statements.
func (u *sink) step(i int, pending flow.Bitset, w *sinkWriter) {
	useful, fresh := u.usefulIn(i), u.freshIn(i)
	for k, s := range u.g.Proc.Blocks[i].Stmts {
		for n := range pending.All() {
			if u.clashes(s, n, fresh[k]) {
				pending.Clear(n)
				w.push(n, s.Position())
			}
		}
		if n := u.number(s); n >= 0 {
			if useful[k+1].Has(n) {
				pending.Set(n)
				u.changed = true
				w.delay(n, s.(*ivl.Push).Ts, s.Position())
			} else {
				pending.Clear(n)
				w.keep(s)
			}
			continue
		}
		w.keep(s)
		for n := range pending.All() {
			if m := u.heir(s, n); m >= 0 && useful[k+1].Has(m) {
				pending.Clear(n)
				pending.Set(m)
				w.inherit(m, n, s.Position())
			} else if !useful[k+1].Has(n) {
				pending.Clear(n)
				w.push(n, s.Position())
			}
		}
	}
}

// makeUp puts pushes onto an edge from block i: those that are delayed at the
// end of i, but not at the start of the successor.
func (u *sink) makeUp(q *ivl.Proc, i int, pending flow.Bitset) {
	b := q.Blocks[i]
	for _, s := range u.g.Succs[i] {
		w := &sinkWriter{sink: u}
		for n := range pending.All() {
			if !u.pending[s].Has(n) {
				w.push(n, b.Term.Position())
			}
		}
		switch {
		case len(w.out) == 0:
		case len(u.g.Succs[i]) == 1:
			b.Stmts = append(b.Stmts, w.out...)
		default:
			splitEdge(q, b, u.g.Proc.Blocks[s].Label, u.names.fresh("S"), w.out)
		}
	}
}

// sinkWriter collects statements. Its methods do nothing on nil.
type sinkWriter struct {
	*sink
	out []ivl.Stmt
}

func (w *sinkWriter) keep(s ivl.Stmt) {
	if w != nil {
		w.out = append(w.out, s)
	}
}

// shadowsOf returns the variables for the values of unit n.
func (w *sinkWriter) shadowsOf(n int) []*ivl.Var {
	x := w.units[n]
	if x.shadows == nil {
		for _, f := range x.class.Mutable() {
			v := &ivl.Var{Name: w.names.fresh(x.v.Name + "'" + f.Name), Typ: f.Type}
			x.shadows = append(x.shadows, v)
			w.locals = append(w.locals, v)
		}
	}
	return x.shadows
}

// delay puts the values of a push of unit n by.
func (w *sinkWriter) delay(n int, ts []ivl.Term, pos ivl.Pos) {
	if w == nil {
		return
	}
	for i, x := range w.shadowsOf(n) {
		w.out = append(w.out, &ivl.Assign{X: x, T: ts[i], Pos: pos})
	}
}

// inherit hands the values of unit n to unit m.
func (w *sinkWriter) inherit(m, n int, pos ivl.Pos) {
	if w == nil {
		return
	}
	from := w.shadowsOf(n)
	for i, x := range w.shadowsOf(m) {
		w.out = append(w.out, &ivl.Assign{X: x, T: from[i], Pos: pos})
	}
}

// push makes up for the push of unit n.
func (w *sinkWriter) push(n int, pos ivl.Pos) {
	if w == nil {
		return
	}
	push := &ivl.Push{P: w.units[n].v, Class: w.units[n].class, Pos: pos}
	for _, x := range w.shadowsOf(n) {
		push.Ts = append(push.Ts, x)
	}
	w.out = append(w.out, push)
}
