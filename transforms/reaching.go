package transforms

import (
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// reaching is a whole-program analysis of the pushes that can be the last one
// to the object that a pull reads (LPAR'17 §3.2 "Flow-Sensitive Space
// Invariants": those that occur on a trace before the pull, may refer to the
// same object, and are not followed by a push that must refer to it). Push 0
// means that there was no push since the allocation.
//
// At each point of a procedure its state is
//
//	local[v]  for a local variable v: the pushes that can be the last one to
//	          the object v refers to
//	heap[a]   for an abstract object a (an allocation site): the same for the
//	          objects allocated there that no local variable refers to
//
// A push through v makes local[v] the set of that push alone, and adds it to
// local[w] of all w that may refer to the same object. When v gets another
// value, local[v] is added to heap, unless v had the only reference. A
// reference read from the heap gets the pushes of heap and of all variables
// that may refer to the same object. So an object that is pushed twice through
// one variable has one last push when it is read from the heap later: this is
// the must-alias of the paper.
//
// A callee starts with the join of heap and parameters over all calls. After
// the call, the caller's state has the callee's pushes and the caller's own
// earlier ones.
type reaching struct {
	p       *ivl.Program
	alias   *absint.Aliases
	sites   []*ivl.Push // push n is sites[n-1]
	number  map[*ivl.Push]int
	targets []flow.Set    // per push, the abstract objects it may write to
	writers []flow.Bitset // per abstract object, the pushes that may write to it: targets the other way round
	u       *absint.Universe
	any     []*ivl.Class // static classes of references that can be any object
	procs   map[string]*reachProc
}

// reachProc is the result for one procedure.
type reachProc struct {
	q        *ivl.Proc
	g        *flow.Graph
	c        *cells
	vars     []*ivl.Var // the local reference variables that matter
	num      map[*ivl.Var]int
	assigned map[*ivl.Var]bool
	none     flow.Bitset // no fresh variables
	gen      flow.Bitset // the pushes in the procedure and its callees, and 0
	in       []*reachState
	out      *reachState // at returns: heap, and local of parameters
	results  []flow.Bitset
	pending  flow.Bitset // blocks whose state at the start, or whose callee's result, has changed since the last visit
	callers  []caller
}

// caller is a block that calls a procedure.
type caller struct {
	rp    *reachProc
	block int
}

// again records that the state at the procedure's return has changed.
func (rp *reachProc) again() {
	for _, c := range rp.callers {
		c.rp.pending.Set(c.block)
	}
}

// reachState is the state at a point.
type reachState struct {
	local, heap []flow.Bitset
	fresh       flow.Bitset // variables with the only reference to their object
}

func (s *reachState) clone() *reachState {
	return &reachState{cloneSets(s.local), cloneSets(s.heap), slices.Clone(s.fresh)}
}

func cloneSets(sets []flow.Bitset) []flow.Bitset {
	out := make([]flow.Bitset, len(sets))
	for i, b := range sets {
		out[i] = slices.Clone(b)
	}
	return out
}

// join adds t to s and reports a change.
func (s *reachState) join(t *reachState) bool {
	changed := s.fresh.And(t.fresh)
	for i, b := range t.local {
		changed = s.local[i].Or(b) || changed
	}
	for i, b := range t.heap {
		changed = s.heap[i].Or(b) || changed
	}
	return changed
}

// maxReaching bounds the words of all states of a program together; larger
// programs are not analysed.
const maxReaching = 1 << 23

// findReaching analyses p. Only references of the classes for which relevant
// holds are followed. It returns nil when p is too large.
func findReaching(p *ivl.Program, alias *absint.Aliases, relevant func(*ivl.Class) bool) *reaching {
	r := &reaching{p: p, alias: alias, u: absint.NewUniverse(p), any: anyObject(p), number: map[*ivl.Push]int{}, procs: map[string]*reachProc{}}
	for _, q := range p.Procs {
		alias.Find(q.Name)
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			if s, ok := s.(*ivl.Push); ok && r.number[s] == 0 && len(s.Class.Mutable()) > 0 {
				r.sites = append(r.sites, s)
				r.number[s] = len(r.sites)
			}
		})
	}
	r.targets = []flow.Set{flow.SetBelow(len(r.u.Objects))}
	for _, s := range r.sites {
		r.targets = append(r.targets, r.objects(s.P))
	}
	r.writers = make([]flow.Bitset, len(r.u.Objects))
	for a := range r.writers {
		r.writers[a] = flow.NewBitset(len(r.targets))
		for n, t := range r.targets {
			if t.Has(a) {
				r.writers[a].Set(n)
			}
		}
	}
	touched := findTouched(p)
	words := 0
	for _, q := range p.Procs {
		rp := r.proc(q, touched, relevant)
		if words += len(q.Blocks) * (len(rp.vars) + len(r.u.Objects)) * len(rp.gen); words > maxReaching {
			return nil
		}
		r.procs[q.Name] = rp
	}
	r.findGen()
	r.findCallers()
	entry := r.procs[p.Entry]
	entry.in[0] = r.empty(entry)
	entry.pending.Set(0)
	for again := true; again; {
		again = false
		for _, q := range p.Procs {
			if rp := r.procs[q.Name]; !rp.pending.IsEmpty() {
				r.run(rp)
				again = true
			}
		}
	}
	return r
}

func (r *reaching) findCallers() {
	for _, q := range r.p.Procs {
		for i, b := range q.Blocks {
			for _, s := range b.Stmts {
				if s, ok := s.(*ivl.Call); ok {
					callee := r.procs[s.Proc]
					callee.callers = append(callee.callers, caller{r.procs[q.Name], i})
				}
			}
		}
	}
}

func (r *reaching) proc(q *ivl.Proc, touched map[string]*touched, relevant func(*ivl.Class) bool) *reachProc {
	rp := &reachProc{q: q, g: flow.NewGraph(q), c: findCells(q, touched, r.alias), num: map[*ivl.Var]int{}, assigned: map[*ivl.Var]bool{}, in: make([]*reachState, len(q.Blocks))}
	for _, v := range slices.Concat(q.Params, q.Locals) {
		if v.Typ.Sort == ivl.RefSort && relevant(v.Typ.Class) {
			rp.num[v] = len(rp.vars)
			rp.vars = append(rp.vars, v)
		}
	}
	rp.none = flow.NewBitset(len(rp.c.refs))
	rp.gen = flow.NewBitset(len(r.sites) + 1)
	rp.gen.Set(0)
	ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
		if s, ok := s.(*ivl.Push); ok && r.number[s] > 0 {
			rp.gen.Set(r.number[s])
		}
		for _, x := range ivl.Defs(s) {
			rp.assigned[x] = true
		}
	})
	rp.pending = flow.NewBitset(len(q.Blocks))
	for range q.Results {
		rp.results = append(rp.results, flow.NewBitset(len(r.sites)+1))
	}
	return rp
}

func (r *reaching) findGen() {
	for changed := true; changed; {
		changed = false
		for _, q := range r.p.Procs {
			for _, c := range ivl.Calls(q) {
				changed = r.procs[q.Name].gen.Or(r.procs[c].gen) || changed
			}
		}
	}
}

// empty returns the state in which nothing has been pushed, and nothing
// allocated.
func (r *reaching) empty(rp *reachProc) *reachState {
	st := &reachState{local: make([]flow.Bitset, len(rp.vars)), heap: make([]flow.Bitset, len(r.u.Objects)), fresh: flow.NewBitset(len(rp.c.refs))}
	for _, sets := range [][]flow.Bitset{st.local, st.heap} {
		for i := range sets {
			sets[i] = flow.NewBitset(len(r.sites) + 1)
		}
	}
	return st
}

// objects returns the abstract objects that the reference t can refer to.
func (r *reaching) objects(t ivl.Term) flow.Set {
	if v := copied(t); v != nil {
		if s, known := r.alias.Of(v); known {
			return s
		}
	}
	return r.targets[0]
}

// run brings the states of one procedure to a fixed point.
func (r *reaching) run(rp *reachProc) {
	for !rp.pending.IsEmpty() {
		for _, i := range rp.g.RPO {
			if !rp.pending.Has(i) {
				continue
			}
			rp.pending.Clear(i)
			if rp.in[i] == nil {
				continue // nothing comes here yet
			}
			st := rp.in[i].clone()
			if !r.block(rp, i, st, nil) {
				continue
			}
			if t, ok := rp.q.Blocks[i].Term.(*ivl.Return); ok {
				r.returned(rp, st, t)
			}
			for _, s := range rp.g.Succs[i] {
				if rp.in[s] == nil {
					rp.in[s] = st.clone()
					rp.pending.Set(s)
				} else if rp.in[s].join(st) {
					rp.pending.Set(s)
				}
			}
		}
	}
}

// block updates st by the statements of block i, and calls see for each
// statement with the state before it. It returns false if every run ends in the
// block.
func (r *reaching) block(rp *reachProc, i int, st *reachState, see func(ivl.Stmt, *reachState)) bool {
	for _, s := range rp.q.Blocks[i].Stmts {
		if see != nil {
			see(s, st)
		}
		if !r.step(rp, st, s) {
			return false
		}
	}
	return true
}

func (r *reaching) step(rp *reachProc, st *reachState, s ivl.Stmt) bool {
	switch s := s.(type) {
	case *ivl.Push:
		if n := r.number[s]; n > 0 {
			r.push(rp, st, s.P, n)
		}
	case *ivl.Call:
		return r.call(rp, st, s)
	case *ivl.Assign:
		r.define(rp, st, []*ivl.Var{s.X}, []flow.Bitset{r.of(rp, st, s.T)}, s)
		return true
	case *ivl.New:
		none := flow.NewBitset(len(r.sites) + 1)
		none.Set(0)
		r.define(rp, st, []*ivl.Var{s.X}, []flow.Bitset{none}, s)
		return true
	case *ivl.NewArray:
		// No object that can be pulled from: it has no pushes.
		r.define(rp, st, []*ivl.Var{s.X}, []flow.Bitset{flow.NewBitset(len(r.sites) + 1)}, s)
		return true
	case *ivl.Pull, *ivl.PullElem, *ivl.Havoc:
		xs := ivl.Defs(s)
		got := make([]flow.Bitset, len(xs))
		for i, x := range xs {
			got[i] = r.read(rp, st, x)
		}
		r.define(rp, st, xs, got, s)
		return true
	}
	rp.c.stepFresh(st.fresh, s)
	return true
}

// push records push n to the object p refers to.
func (r *reaching) push(rp *reachProc, st *reachState, p ivl.Term, n int) {
	self, tracked := -1, false
	if v, ok := p.(*ivl.Var); ok {
		self, tracked = rp.num[v], hasKey(rp.num, v)
	}
	for i, w := range rp.vars {
		if (!tracked || i != self) && rp.c.mayAlias(p, w, st.fresh) {
			st.local[i].Set(n)
		}
	}
	if tracked {
		clear(st.local[self])
		st.local[self].Set(n)
		return
	}
	for a := range r.objects(p).All() {
		st.heap[a].Set(n)
	}
}

func hasKey[K comparable, V any](m map[K]V, k K) bool {
	_, ok := m[k]
	return ok
}

// of returns the pushes that can be the last to the object t refers to.
func (r *reaching) of(rp *reachProc, st *reachState, t ivl.Term) flow.Bitset {
	if t.Type().Sort != ivl.RefSort {
		return nil
	}
	if _, null := t.(*ivl.NullLit); null {
		return flow.NewBitset(len(r.sites) + 1)
	}
	if v := copied(t); v != nil {
		if n, ok := rp.num[v]; ok {
			return slices.Clone(st.local[n])
		}
		return r.read(rp, st, v)
	}
	out := r.read(rp, st, t)
	for _, v := range ivl.FreeVars(t) {
		if n, ok := rp.num[v]; ok {
			out.Or(st.local[n])
		}
	}
	return out
}

// read returns the pushes that can be the last to an object t refers to, when t
// can be any reference in the heap.
func (r *reaching) read(rp *reachProc, st *reachState, t ivl.Term) flow.Bitset {
	out := flow.NewBitset(len(r.sites) + 1)
	if t.Type().Sort != ivl.RefSort {
		return out
	}
	for a := range r.objects(t).All() {
		out.Or(st.heap[a])
	}
	for i, w := range rp.vars {
		if !r.alone(rp, w, st.fresh) && rp.c.mayAlias(t, w, rp.none) { // t may be a variable that is assigned next, so its freshness now does not matter
			out.Or(st.local[i])
		}
	}
	return out
}

// define gives the variables xs, assigned by s, objects with the pushes in got.
func (r *reaching) define(rp *reachProc, st *reachState, xs []*ivl.Var, got []flow.Bitset, s ivl.Stmt) {
	for _, x := range xs {
		if n, ok := rp.num[x]; ok && copiedFrom(s) != x && !r.alone(rp, x, st.fresh) {
			r.flush(st.heap, x, st.local[n])
		}
	}
	for i, x := range xs {
		if n, ok := rp.num[x]; ok {
			copy(st.local[n], got[i])
		} else if isNew(s) {
			r.flush(st.heap, x, got[i]) // no local variable refers to the object yet
		}
	}
	rp.c.stepFresh(st.fresh, s)
}

// alone reports whether v has the only reference to its object, also for
// havocs: a havocked reference may refer to a fresh object.
func (r *reaching) alone(rp *reachProc, v *ivl.Var, fresh flow.Bitset) bool {
	return rp.c.isFresh(v, fresh) && !anyRelatedTo(r.any, v.Typ.Class)
}

// isNew reports whether s gives references to objects that no local variable
// refers to.
func isNew(s ivl.Stmt) bool {
	switch s.(type) {
	case *ivl.New, *ivl.Call:
		return true
	}
	return false
}

func copiedFrom(s ivl.Stmt) *ivl.Var {
	if a, ok := s.(*ivl.Assign); ok && a.X.Typ.Sort == ivl.RefSort {
		return copied(a.T)
	}
	return nil
}

// flush adds the pushes of x's object to heap: from now on only others refer
// to it.
func (r *reaching) flush(heap []flow.Bitset, x *ivl.Var, pushes flow.Bitset) {
	for a := range r.objects(x).All() {
		w := r.writers[a]
		for i, p := range pushes {
			heap[a][i] |= w[i] & p
		}
	}
}

// call joins the state to the callee's entry, and uses the callee's state at its returns.
func (r *reaching) call(rp *reachProc, st *reachState, s *ivl.Call) bool {
	callee := r.procs[s.Proc]
	fresh := rp.c.passed(st.fresh, s)
	entry := r.empty(callee)
	for a, b := range st.heap {
		entry.heap[a].Or(b)
	}
	for i, v := range rp.vars {
		if !r.alone(rp, v, fresh) && r.kept(s, v, callee) < 0 {
			r.flush(entry.heap, v, st.local[i])
		}
	}
	for i, t := range s.Args {
		if n, ok := callee.num[callee.q.Params[i]]; ok {
			entry.local[n] = r.of(rp, st, t)
		}
	}
	if callee.in[0] == nil {
		callee.in[0] = entry
		callee.pending.Set(0)
	} else if callee.in[0].join(entry) {
		callee.pending.Set(0)
	}
	if callee.out == nil {
		return false
	}
	results := make([]flow.Bitset, len(s.Xs))
	for i, x := range s.Xs {
		if x == nil || x.Typ.Sort != ivl.RefSort {
			continue
		}
		before := st.fresh
		st.fresh = fresh
		results[i] = r.read(rp, st, x)
		st.fresh = before
		results[i].Or(callee.gen)
		results[i].And(callee.results[i])
	}
	r.afterCall(rp, st, s, callee, fresh)
	var xs []*ivl.Var
	var got []flow.Bitset
	for i, x := range s.Xs {
		if x != nil {
			xs, got = append(xs, x), append(got, results[i])
		}
	}
	r.define(rp, st, xs, got, s)
	return true
}

// afterCall adds the callee's pushes to the heap and to the variables of the
// caller. The callee's set for a parameter at its return holds for the argument,
// too. From this set, the callee's own pushes and the caller's earlier ones are
// kept. The others come from other callers.
func (r *reaching) afterCall(rp *reachProc, st *reachState, s *ivl.Call, callee *reachProc, fresh flow.Bitset) {
	pushed := cloneSets(callee.out.heap)
	for a := range pushed {
		pushed[a].And(callee.gen)
		st.heap[a].Or(pushed[a])
	}
	for i, v := range rp.vars {
		if r.alone(rp, v, fresh) {
			continue
		}
		if n := r.kept(s, v, callee); n >= 0 {
			st.local[i].Or(callee.gen)
			st.local[i].And(callee.out.local[n])
			continue
		}
		for a := range r.objects(v).All() {
			st.local[i].Or(pushed[a])
		}
	}
}

// kept returns the number of a parameter of the callee that always refers to
// v's object, -1 if there is none.
func (r *reaching) kept(s *ivl.Call, v *ivl.Var, callee *reachProc) int {
	for i, t := range s.Args {
		param := callee.q.Params[i]
		if n, ok := callee.num[param]; ok && t == ivl.Term(v) && !callee.assigned[param] {
			return n
		}
	}
	return -1
}

// returned joins the state at a return to the procedure's final state.
func (r *reaching) returned(rp *reachProc, st *reachState, t *ivl.Return) {
	for i, v := range rp.vars {
		if !r.alone(rp, v, st.fresh) {
			r.flush(st.heap, v, st.local[i])
		}
	}
	changed := rp.out == nil
	if changed {
		rp.out = st.clone()
	} else {
		changed = rp.out.join(st)
	}
	for i, x := range t.Ts {
		if b := r.of(rp, st, x); b != nil {
			changed = rp.results[i].Or(b) || changed
		}
	}
	if changed {
		rp.again()
	}
}
