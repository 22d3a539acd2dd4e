package focus

import (
	"fmt"
	"slices"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// Objects says what references can refer to (absint.Aliases).
type Objects interface {
	// Of returns the objects that a variable can refer to; known is false where nothing is known of it.
	Of(v *ivl.Var) (objects flow.Set, known bool)
	// Constant returns the object of a literal.
	Constant(o *ivl.ObjLit) flow.Set
}

// On returns the part of p that matters to a check, and how many loops and calls it leaves out. It returns nil if it leaves out none, or
// the check is not in the entry's own procedure alone. Conditions of branches that only lead to violations of other
// checks are kept if wide.
func On(p *ivl.Program, objects Objects, check *ivl.Property, wide bool) (*ivl.Program, int) {
	var entry *ivl.Proc
	for _, q := range p.Procs {
		if slices.Contains(ivl.Calls(q), p.Entry) {
			return nil, 0
		}
		if q.Name == p.Entry {
			entry = q
		} else if len(places(q, check)) > 0 {
			return nil, 0
		}
	}
	f := &focus{p: p, q: entry, g: flow.NewGraph(entry), objects: objects, check: check, needed: map[*ivl.Var]bool{}, kept: map[ivl.Stmt]bool{},
		conditions: map[int]bool{}, loops: map[int]bool{}, effects: flow.FindEffects(p), heap: map[string]*touched{}}
	f.goals = places(entry, check)
	if len(f.goals) == 0 {
		return nil, 0
	}
	f.findWays()
	f.findLoops()
	f.findConditions(wide)
	f.close()
	left := f.left()
	if left == 0 {
		return nil, 0
	}
	return f.program(), left
}

// places returns the blocks of q that have the check.
func places(q *ivl.Proc, check *ivl.Property) (bs []int) {
	for i, b := range q.Blocks {
		if slices.ContainsFunc(b.Stmts, func(s ivl.Stmt) bool { a, ok := s.(*ivl.Assert); return ok && a.Prop == check }) {
			bs = append(bs, i)
		}
	}
	return bs
}

// focus is the search for what a check depends on.
type focus struct {
	p          *ivl.Program
	q          *ivl.Proc // of the entry
	g          *flow.Graph
	objects    Objects
	check      *ivl.Property
	goals      []int // the blocks with the check
	ways       flow.Bitset
	loop       []int // by block: the number of its loop, 0 for none
	effects    *flow.Effects
	heap       map[string]*touched // by procedure, with what it calls
	needed     map[*ivl.Var]bool
	reads      []access
	kept       map[ivl.Stmt]bool
	conditions map[int]bool // blocks outside of loops whose conditions are kept
	loops      map[int]bool // those that are kept
}

// access is a read of or a write to some objects.
type access struct {
	what    part
	class   *ivl.Class // the static one
	objects flow.Set
	known   bool
}

// part is what of an object is read or written.
type part int

const (
	fields part = iota
	elements
	immutables // which Init gives their value
)

// meets reports whether two accesses may be to the same place.
func (a access) meets(b access) bool {
	if a.what != b.what {
		return false
	}
	if a.known && b.known {
		return a.objects.Meets(b.objects)
	}
	return related(a.class, b.class)
}

// related reports whether an object can be of both classes.
func related(c, d *ivl.Class) bool {
	if c.SubclassOf(d) || d.SubclassOf(c) {
		return true
	}
	return c.Elem != nil && d.Elem != nil && c.Elem.Class != nil && d.Elem.Class != nil // arrays are covariant
}

// touched are the accesses of a procedure.
type touched struct{ reads, writes []access }

// findWays finds the blocks from which a goal can be reached.
func (f *focus) findWays() {
	f.ways = flow.NewBitset(len(f.q.Blocks))
	todo := slices.Clone(f.goals)
	for len(todo) > 0 {
		i := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if !f.ways.Has(i) {
			f.ways.Set(i)
			todo = append(todo, f.g.Preds[i]...)
		}
	}
	live := flow.NewBitset(len(f.q.Blocks))
	for _, i := range f.g.RPO {
		live.Set(i)
	}
	f.ways.And(live)
}

// findLoops numbers the outermost loops: the strongly connected parts of the graph of the ways.
func (f *focus) findLoops() {
	n := len(f.q.Blocks)
	f.loop = make([]int, n)
	reach := make([]flow.Bitset, n)
	for i := range reach {
		reach[i] = flow.NewBitset(n)
	}
	for changed := true; changed; {
		changed = false
		for _, i := range slices.Backward(f.g.RPO) {
			if !f.ways.Has(i) {
				continue
			}
			for _, s := range f.g.Succs[i] {
				if f.ways.Has(s) {
					if !reach[i].Has(s) {
						reach[i].Set(s)
						changed = true
					}
					changed = reach[i].Or(reach[s]) || changed
				}
			}
		}
	}
	next := 0
	for _, i := range f.g.RPO {
		if f.loop[i] != 0 || !reach[i].Has(i) {
			continue
		}
		next++
		for k := range n {
			if reach[i].Has(k) && reach[k].Has(i) {
				f.loop[k] = next
			}
		}
	}
	for _, i := range f.goals {
		if f.loop[i] != 0 {
			f.loops[f.loop[i]] = true
		}
	}
}

// findConditions chooses the conditions outside of loops that decide whether a goal is reached.
func (f *focus) findConditions(wide bool) {
	for _, i := range f.goals {
		f.before(i)
	}
	for _, i := range f.g.RPO {
		if f.ways.Has(i) && f.loop[i] == 0 && len(f.g.Succs[i]) > 1 && f.guards(i, wide) {
			f.conditions[i] = true
		}
	}
}

// before keeps the last conditions before a block, and the loops that they are in.
func (f *focus) before(i int) {
	for seen := map[int]bool{}; !seen[i]; i = f.g.Preds[i][0] {
		seen[i] = true
		for _, p := range f.g.Preds[i] {
			switch {
			case f.loop[p] != 0:
				f.loops[f.loop[p]] = true
			case len(f.g.Succs[p]) > 1:
				f.conditions[p] = true
			}
		}
		if len(f.g.Preds[i]) != 1 || f.loop[f.g.Preds[i][0]] != 0 || f.conditions[f.g.Preds[i][0]] {
			return
		}
	}
}

// guards reports whether the condition of a block keeps runs away from the goals. Where a run ends with a violation of another
// check, that counts only if wide.
func (f *focus) guards(i int, wide bool) bool {
	return slices.ContainsFunc(f.g.Succs[i], func(s int) bool { return !f.ways.Has(s) && (wide || !f.fails(s)) })
}

// fails reports whether a block ends in a violation.
func (f *focus) fails(i int) bool {
	b := f.q.Blocks[i]
	_, stop := b.Term.(*ivl.Stop)
	return stop && slices.ContainsFunc(b.Stmts, func(s ivl.Stmt) bool { _, ok := s.(*ivl.Assert); return ok })
}

// close finds what is needed for what is kept, until nothing more is.
func (f *focus) close() {
	for changed := true; changed; {
		changed = false
		for _, i := range f.g.RPO {
			if !f.ways.Has(i) {
				continue
			}
			b := f.q.Blocks[i]
			for _, s := range b.Stmts {
				if !f.kept[s] && f.matters(i, s) {
					f.keep(i, s)
					changed = true
				}
			}
			if f.decides(i) {
				changed = f.need(ivl.TerminatorTerms(b.Term)...) || changed
			}
		}
		changed = f.controls() || changed
	}
}

// decides reports whether the condition of a block is kept.
func (f *focus) decides(i int) bool { return f.conditions[i] || f.loop[i] != 0 && f.loops[f.loop[i]] }

// matters reports whether a statement is to be kept.
func (f *focus) matters(i int, s ivl.Stmt) bool {
	switch s := s.(type) {
	case *ivl.Output:
		return false
	case *ivl.Assert:
		return s.Prop == f.check
	case *ivl.Assume:
		return slices.ContainsFunc(ivl.Uses(s), func(v *ivl.Var) bool { return f.needed[v] }) && f.within(s)
	}
	if f.loop[i] != 0 && f.loops[f.loop[i]] {
		return true
	}
	if slices.ContainsFunc(ivl.Defs(s), func(v *ivl.Var) bool { return f.needed[v] }) {
		return true
	}
	switch s := s.(type) {
	case *ivl.Init:
		return f.isRead(access{what: immutables}.to(f, s.P))
	case *ivl.Push:
		return f.isRead(access{what: fields}.to(f, s.P))
	case *ivl.PushElem:
		return f.isRead(access{what: elements}.to(f, s.A))
	case *ivl.Call:
		for g := range f.effects.Written(s.Proc) {
			if f.needed[g] {
				return true
			}
		}
		return slices.ContainsFunc(f.touches(s.Proc).writes, f.isRead)
	}
	return false
}

// within reports whether an assumption mentions only what is needed already.
func (f *focus) within(s ivl.Stmt) bool {
	return !slices.ContainsFunc(ivl.Uses(s), func(v *ivl.Var) bool { return !f.needed[v] })
}

// isRead reports whether a kept statement may read what w writes.
func (f *focus) isRead(w access) bool { return slices.ContainsFunc(f.reads, w.meets) }

// to is an access to what a reference refers to.
func (a access) to(f *focus, p ivl.Term) access {
	a.class = p.Type().Class
	for {
		if c, ok := p.(*ivl.App); ok && c.Op == ivl.Cast {
			p = c.Args[0]
			continue
		}
		break
	}
	switch p := p.(type) {
	case *ivl.Var:
		a.objects, a.known = f.objects.Of(p)
	case *ivl.ObjLit:
		a.objects, a.known = f.objects.Constant(p), true
	}
	return a
}

// keep notes what a statement reads.
func (f *focus) keep(i int, s ivl.Stmt) {
	f.kept[s] = true
	f.need(ivl.Terms(s)...)
	f.need(vars(ivl.Uses(s))...)
	if n := f.loop[i]; n != 0 {
		f.loops[n] = true
	}
	switch s := s.(type) {
	case *ivl.Pull:
		f.reads = append(f.reads, access{what: fields}.to(f, s.P))
	case *ivl.PullElem:
		f.reads = append(f.reads, access{what: elements}.to(f, s.A))
	case *ivl.Call:
		read, _ := f.effects.Touched(s.Proc)
		for k, g := range f.p.Globals {
			if read.Has(k) {
				f.need(g)
			}
		}
		f.reads = append(f.reads, f.touches(s.Proc).reads...)
	}
}

func vars(vs []*ivl.Var) (ts []ivl.Term) {
	for _, v := range vs {
		ts = append(ts, v)
	}
	return ts
}

// need notes that the values of terms matter, and reports whether that is new.
func (f *focus) need(ts ...ivl.Term) bool {
	news := false
	for _, v := range ivl.FreeVars(ts...) {
		if f.needed[v] {
			continue
		}
		news = true
		f.needed[v] = true
		if v.Typ.Sort == ivl.RefSort { // a term may have an immutable field of its object
			f.reads = append(f.reads, access{what: immutables}.to(f, v))
		}
	}
	return news
}

// touches returns the accesses to the heap of a procedure and of what it calls.
func (f *focus) touches(proc string) *touched {
	if t := f.heap[proc]; t != nil {
		return t
	}
	t := &touched{}
	f.heap[proc] = t
	seen := map[string]bool{proc: true}
	for todo := []string{proc}; len(todo) > 0; {
		q := f.p.Proc(todo[0])
		todo = todo[1:]
		for _, c := range ivl.Calls(q) {
			if !seen[c] {
				seen[c] = true
				todo = append(todo, c)
			}
		}
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			switch s := s.(type) {
			case *ivl.Pull:
				t.reads = append(t.reads, access{what: fields}.to(f, s.P))
			case *ivl.PullElem:
				t.reads = append(t.reads, access{what: elements}.to(f, s.A))
			case *ivl.Push:
				t.writes = append(t.writes, access{what: fields}.to(f, s.P))
			case *ivl.Init:
				t.writes = append(t.writes, access{what: immutables}.to(f, s.P))
			case *ivl.PushElem:
				t.writes = append(t.writes, access{what: elements}.to(f, s.A))
			}
		})
		for _, v := range slices.Concat(f.p.Globals, q.Params, q.Locals) {
			if v.Typ.Sort == ivl.RefSort {
				t.reads = append(t.reads, access{what: immutables}.to(f, v))
			}
		}
	}
	return t
}

// controls keeps the conditions of branches outside of loops on which it depends whether a kept statement runs, and reports whether
// there are more. This is not needed for soundness.
func (f *focus) controls() bool {
	news := false
	for _, i := range f.g.RPO {
		if !f.ways.Has(i) || f.loop[i] != 0 || f.conditions[i] || len(f.onWays(i)) < 2 {
			continue
		}
		if f.keptBetween(i) {
			f.conditions[i], news = true, true
		}
	}
	return news
}

// onWays are the successors of a block from which a goal can be reached.
func (f *focus) onWays(i int) (bs []int) {
	for _, s := range f.g.Succs[i] {
		if f.ways.Has(s) {
			bs = append(bs, s)
		}
	}
	return bs
}

// keptBetween reports whether a kept statement runs on some ways from a block to a goal, and not on all.
func (f *focus) keptBetween(i int) bool {
	var some, all flow.Bitset
	for _, s := range f.onWays(i) {
		r := f.from(s)
		if some == nil {
			some, all = slices.Clone(r), r
			continue
		}
		some.Or(r)
		all.And(r)
	}
	some.Minus(all)
	for k := range some.All() {
		if slices.ContainsFunc(f.q.Blocks[k].Stmts, func(s ivl.Stmt) bool { return f.kept[s] }) {
			return true
		}
	}
	return false
}

// from are the blocks on ways from a block to a goal.
func (f *focus) from(i int) flow.Bitset {
	r := flow.NewBitset(len(f.q.Blocks))
	todo := []int{i}
	for len(todo) > 0 {
		k := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if !r.Has(k) {
			r.Set(k)
			todo = append(todo, f.onWays(k)...)
		}
	}
	return r
}

// left counts the loops and calls that are left out.
func (f *focus) left() int {
	out := map[string]bool{}
	for _, i := range f.g.RPO {
		if !f.ways.Has(i) {
			continue
		}
		if n := f.loop[i]; n != 0 && !f.loops[n] {
			out[fmt.Sprint(n)] = true
			continue
		}
		for k, s := range f.q.Blocks[i].Stmts {
			if _, ok := s.(*ivl.Call); ok && !f.kept[s] {
				out[fmt.Sprint(i, " ", k)] = true
			}
		}
	}
	return len(out)
}
