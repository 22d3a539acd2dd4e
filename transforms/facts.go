package transforms

import (
	"math"
	"math/big"
	"slices"

	"github.com/jayverify/jayverify/internal/bug"
	"github.com/jayverify/jayverify/ivl"
)

// facts is a whole-program abstract interpretation. It finds, for each point
// of each procedure, which values the variables can have: an interval for
// integers, a constant for floats, and for references whether they can be null
// and which abstract objects they can refer to (allocation sites, external
// classes, literals). It is flow-sensitive for variables and globals,
// flow-insensitive but field- and site-sensitive for the heap (a points-to
// analysis in the manner of Andersen), and sees one context per procedure.
//
// It starts from nothing being reachable and grows until nothing changes;
// bounds that keep growing jump to the next constant of the program.
type facts struct {
	p     *ivl.Program
	u     *universe
	procs map[string]*factsProc
	work  []*factsProc
	heap  map[cellKey]*value
	grown map[cellKey]int                 // how often a heap cell has grown
	empty map[cellKey]ivl.Type            // cells read before anything was pushed
	users map[cellKey]map[*factsProc]bool // who reads a cell
	steps []int64                         // thresholds for widening, ascending
	eff   *effects
	known map[cellKey]*value // what external has answered
	// What evalProj and meetProj have answered; see projections.go.
	reads map[readKey]readValue
	meets map[meetKey]*value
	turn  int                 // how often a heap cell has changed
	defs  map[*ivl.Var]bitset // while recording: objects of reference variables at their definitions
}

// factsProc is what is known about one procedure.
type factsProc struct {
	q       *ivl.Proc
	g       *graph
	num     map[*ivl.Var]int
	heads   []bool           // loop heads
	live    []bitset         // per block, the locals and parameters live before it
	in      []*table[*value] // per block; nil where nothing comes
	visits  []int
	entered bool
	returns bool
	out     []*value // globals and results at returns
	outs    int      // how often out has grown
	entries int      // how often the entry has grown
	callers []*factsProc
	queued  bool
}

func analyse(p *ivl.Program) *facts {
	f := &facts{
		p: p, u: newUniverse(p), procs: map[string]*factsProc{}, heap: map[cellKey]*value{}, grown: map[cellKey]int{},
		empty: map[cellKey]ivl.Type{}, users: map[cellKey]map[*factsProc]bool{}, steps: thresholds(p), eff: findEffects(p),
		known: map[cellKey]*value{}, reads: map[readKey]readValue{}, meets: map[meetKey]*value{},
	}
	for _, q := range p.Procs {
		f.procs[q.Name] = newFactsProc(p, q)
	}
	for _, q := range p.Procs {
		for _, c := range ivl.Calls(q) {
			f.procs[c].callers = append(f.procs[c].callers, f.procs[q.Name])
		}
	}
	f.start()
	for {
		for len(f.work) > 0 {
			fp := f.work[0]
			f.work = f.work[1:]
			fp.queued = false
			f.run(fp)
		}
		if !f.zeroEmpty() {
			return f
		}
	}
}

func newFactsProc(p *ivl.Program, q *ivl.Proc) *factsProc {
	fp := &factsProc{
		q: q, g: newGraph(q), num: numbered(p.Globals, q.Params, q.Locals),
		in: make([]*table[*value], len(q.Blocks)), visits: make([]int, len(q.Blocks)), heads: make([]bool, len(q.Blocks)),
	}
	fp.live = liveIn(fp.g, fp.num)
	for i := range p.Globals {
		for _, l := range fp.live {
			l.set(i)
		}
	}
	pos := make([]int, len(q.Blocks))
	for i, b := range fp.g.rpo {
		pos[b] = i
	}
	for _, b := range fp.g.rpo {
		for _, s := range fp.g.succs[b] {
			if pos[s] <= pos[b] {
				fp.heads[s] = true
			}
		}
	}
	return fp
}

// start enters the entry procedure with the globals' initial values.
func (f *facts) start() {
	fp := f.procs[f.p.Entry]
	st := &state{facts: f, proc: fp, vals: newTable[*value](len(fp.num))}
	for _, g := range f.p.Globals {
		init := g.Init
		if init == nil {
			init = ivl.Zero(g.Typ)
		}
		st.set(g, st.eval(init))
	}
	f.enter(fp, st.vals.first(len(f.p.Globals)+len(fp.q.Params)))
}

// at returns what is known at the start of block b of fp.
func (f *facts) at(fp *factsProc, b int) *state {
	return &state{facts: f, proc: fp, vals: fp.in[b].clone()}
}

// enter joins vals, the values of globals and parameters, to the entry of fp.
func (f *facts) enter(fp *factsProc, vals []*value) {
	if !fp.entered {
		fp.entered = true
		fp.in[0] = newTable[*value](len(fp.num))
		for i, v := range vals {
			fp.in[0].set(i, v)
		}
		f.enqueue(fp)
		return
	}
	changed := false
	for i, v := range vals {
		if r := f.grown1(fp.in[0].get(i), v, fp.entries); r != fp.in[0].get(i) {
			fp.in[0].set(i, r)
			changed = true
		}
	}
	if changed {
		fp.entries++
		f.enqueue(fp)
	}
}

func (f *facts) enqueue(fp *factsProc) {
	if fp.entered && !fp.queued {
		fp.queued = true
		f.work = append(f.work, fp)
	}
}

// grow joins more to vals in place, after some times with widening, and
// reports a change.
func (f *facts) grow(vals, more []*value, times int) bool {
	changed := false
	for i, v := range vals {
		if r := f.grown1(v, more[i], times); r != v {
			vals[i], changed = r, true
		}
	}
	return changed
}

// grown1 joins w to v, after some times with widening; nil is any value.
func (f *facts) grown1(v, w *value, times int) *value {
	if v == nil || v == w {
		return v
	}
	if w == nil {
		return nil
	}
	return f.widened(v, w, times)
}

// widened joins w to v; integers jump to thresholds after a few times, and to
// infinity after many.
func (f *facts) widened(v, w *value, times int) *value {
	r := v.join(w)
	if r == v || r.sort != ivl.IntSort || times < 3 {
		return r
	}
	if times > 12 {
		return intValue(v.ints.widen(r.ints, nil))
	}
	return intValue(v.ints.widen(r.ints, f.steps))
}

// thresholds collects the constants of the program, their neighbours, and the
// bounds of types.
func thresholds(p *ivl.Program) []int64 {
	set := map[int64]bool{}
	for _, r := range []ivl.Range{ivl.U1, ivl.I8, ivl.I16, ivl.U16, ivl.I32, ivl.I64} {
		lo, hi, _ := r.Bounds()
		set[lo], set[hi] = true, true
		if r != ivl.I64 {
			set[lo-1], set[hi+1] = true, true
		}
	}
	note := func(t ivl.Term) bool {
		if l, ok := t.(*ivl.IntLit); ok && l.V.IsInt64() && l.V.CmpAbs(big.NewInt(math.MaxInt64)) < 0 {
			v := l.V.Int64()
			set[v], set[v-1], set[v+1] = true, true, true
		}
		return true
	}
	for _, g := range p.Globals {
		ivl.WalkTerm(g.Init, note)
	}
	for _, q := range p.Procs {
		for _, b := range q.Blocks {
			for _, s := range b.Stmts {
				for _, t := range ivl.Terms(s) {
					ivl.WalkTerm(t, note)
				}
			}
			for _, t := range ivl.TerminatorTerms(b.Term) {
				ivl.WalkTerm(t, note)
			}
		}
	}
	steps := make([]int64, 0, len(set))
	for v := range set {
		steps = append(steps, v)
	}
	slices.Sort(steps)
	return steps
}

// run brings the facts of one procedure to a fixed point.
func (f *facts) run(fp *factsProc) {
	defer bug.InProc(fp.q.Name)
	pending := newBitset(len(fp.q.Blocks))
	for _, b := range fp.g.rpo {
		if fp.in[b] != nil {
			pending.set(b)
		}
	}
	for again := true; again; {
		again = false
		for _, b := range fp.g.rpo {
			if !pending.has(b) {
				continue
			}
			pending.clear(b)
			f.block(fp, b, func(to int, st *state) {
				if f.flow(fp, to, st) {
					pending.set(to)
					again = true
				}
			})
		}
	}
}

// flow joins what st knows of live variables to the start of block b and
// reports a change.
func (f *facts) flow(fp *factsProc, b int, st *state) bool {
	if fp.in[b] == nil {
		fp.in[b] = st.vals.clone()
		fp.in[b].keep(fp.live[b])
		return true
	}
	times := 0
	if fp.heads[b] {
		times = fp.visits[b]
	}
	if fp.in[b].join(st.vals, func(v, w *value) *value { return f.grown1(v, w, times) }) {
		fp.visits[b]++
		return true
	}
	return false
}

// block goes through block b from what is known at its start, and calls edge
// with what is known on each edge that can be taken.
func (f *facts) block(fp *factsProc, b int, edge func(to int, st *state)) {
	st := f.at(fp, b)
	blk := fp.q.Blocks[b]
	for _, s := range blk.Stmts {
		if !st.step(s) || st.dead {
			return
		}
	}
	switch t := blk.Term.(type) {
	case *ivl.Goto:
		for _, x := range t.Targets {
			to := fp.g.index[x.Label]
			if x.Cond == nil {
				edge(to, st)
				return
			}
			taken := st.clone()
			if taken.refine(x.Cond, true) && !taken.dead {
				edge(to, taken)
			}
			if !st.refine(x.Cond, false) || st.dead {
				return
			}
		}
	case *ivl.Return:
		f.returned(st, t)
	}
}

// returned joins what a return hands back to what the procedure hands back.
func (f *facts) returned(st *state, t *ivl.Return) {
	fp := st.proc
	n := len(f.p.Globals)
	out := st.vals.first(n)
	for i, x := range t.Ts {
		v := st.eval(x)
		if fp.q.Results[i].Sort == ivl.IntSort {
			v = intValue(v.ints.meet(typeInterval(fp.q.Results[i])))
		}
		out = append(out, v)
	}
	if st.dead {
		return
	}
	changed := false
	if !fp.returns {
		fp.returns, fp.out, changed = true, out, true
	} else if f.grow(fp.out, out, fp.outs) {
		fp.outs++
		changed = true
	}
	if changed {
		for _, c := range fp.callers {
			f.enqueue(c)
		}
	}
}

// load returns what is in a heap cell of type typ, nil when nothing was ever
// pushed there.
func (st *state) load(k cellKey, typ ivl.Type) *value {
	if st.u.objs[k.obj].site == 0 {
		v := st.known[k]
		if v == nil {
			v = st.external(k, typ)
			st.known[k] = v
		}
		return v
	}
	v := st.heap[k]
	if v == nil {
		st.empty[k] = typ
	}
	if st.users[k] == nil {
		st.users[k] = map[*factsProc]bool{}
	}
	st.users[k][st.proc] = true
	return v
}

// external returns the content of objects the program does not allocate:
// anything, but for string constants.
func (f *facts) external(k cellKey, typ ivl.Type) *value {
	if o := f.u.objs[k.obj]; o.literal < 0 && o.class.Elem != nil {
		us := ivl.Chars(o.text)
		if k.part == lengthPart {
			return intValue(exactly(int64(len(us))))
		}
		if len(us) > 0 {
			return intValue(between(int64(slices.Min(us)), int64(slices.Max(us))))
		}
	}
	if k.part == lengthPart {
		return intValue(between(0, math.MaxInt32))
	}
	return f.u.any(typ)
}

// store joins v to a heap cell.
func (f *facts) store(k cellKey, v *value) {
	if f.u.objs[k.obj].site == 0 {
		return // any value is there already
	}
	old := f.heap[k]
	r := v
	if old != nil {
		if r = f.widened(old, v, f.grown[k]); r == old {
			return
		}
	}
	f.heap[k] = r
	f.grown[k]++
	f.turn++
	for _, q := range f.p.Procs {
		if fp := f.procs[q.Name]; f.users[k][fp] {
			f.enqueue(fp)
		}
	}
}

// zeroEmpty gives the cells that are read though nothing was ever pushed there
// the value that New gives them, and reports whether there were such cells.
func (f *facts) zeroEmpty() bool {
	any := false
	empty := f.empty
	f.empty = map[cellKey]ivl.Type{}
	for k, typ := range empty {
		if f.heap[k] == nil {
			st := &state{facts: f}
			f.store(k, st.eval(ivl.Zero(typ)))
			any = true
		}
	}
	return any
}
