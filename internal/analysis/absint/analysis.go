package absint

import (
	"container/heap"
	"context"
	"math"
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// Analysis is a whole-program abstract interpretation. It finds, for each point
// of each procedure, which values the variables can have: an interval for
// integers, a constant for floats, and for references whether they can be null
// and which abstract objects they can refer to (allocation sites, external
// classes, literals). It is flow-sensitive for variables and globals,
// flow-insensitive but field- and site-sensitive for the heap (a points-to
// analysis in the manner of Andersen), and sees one context per procedure.
//
// At the start no block is reachable; the sets grow until a fixed point. Bounds
// that keep growing are widened to the next constant of the program.
type Analysis struct {
	p        *ivl.Program
	left     left // domains that are left out
	flat     bool // see AnalyseFlat
	Universe *Universe
	Procs    map[string]*Proc
	work     queue
	round    int
	cells    map[cellKey]*Value
	grown    map[cellKey]int        // how often a heap cell has grown
	empty    map[cellKey]ivl.Type   // cells read before anything was pushed
	users    map[cellKey]*readers   // who reads a cell
	assigned map[*ivl.Var]*assigned // to globals
	steps    []int64                // thresholds for widening, ascending
	keys     []int64                // those for floats, by their keys
	Effects  *flow.Effects
	known    map[cellKey]*Value // what external has answered
	// What evalProj and meetProj have answered; see projections.go.
	reads map[readKey]readValue
	meets map[meetKey]*Value
	fixed map[havingKey]flow.Set
	// What predicateOf has answered.
	predicates  map[*ivl.App]*predicate
	comparisons map[comparison]*predicate
	equations   map[*Proc][][]certificate.Equation  // what Relate has found
	orders      map[*Proc][][]certificate.Order     // as equations
	returns     map[*Proc][2][]certificate.Equation // what RelateCalls has found of exits
	close       map[*Proc]bool                      // what has been found together
	turn        int                                 // how often a heap cell has changed
	defs        map[*ivl.Var]flow.Set               // while recording: objects of reference variables at their definitions
}

// Proc is the result for one procedure.
type Proc struct {
	Body      *ivl.Proc
	Graph     *flow.Graph
	num       map[*ivl.Var]int
	heads     []bool                // loop heads
	rounds    []flow.Bitset         // per loop head, what is assigned in the loop
	live      []flow.Set            // per block, the locals and parameters live before it
	In        []*flow.Table[*Value] // per block; nil where nothing comes
	visits    []int
	Reached   bool
	exits     [2]exit
	entries   int  // how often the entry has grown
	recursive bool // it is on a cycle of calls
	callers   []place
	order     int          // callees have lower numbers than callers, but for cycles of calls
	globals   []*ivl.Var   // those that the procedure and those it calls read or write
	written   []int        // those of globals that they write, by index
	called    bool         // in a flat analysis: from somewhere, so that it begins with any values of globals
	assigned  []*assigned  // to those
	sites     [][]callSite // per block, its calls in order
	pending   flow.Bitset  // blocks to look at again
	passing   []passing    // per block
	queued    bool
	round     int // in which it is to be analysed again
}

// place is a block of a procedure.
type place struct {
	proc  *Proc
	block int
}

// readers are the blocks that read a heap cell, each once.
type readers struct {
	list []place
	has  map[place]bool
}

func (r *readers) add(pl place) {
	if !r.has[pl] {
		r.has[pl] = true
		r.list = append(r.list, pl)
	}
}

// exit has the results of a procedure in one of two cases: the last result is an
// object, or it is null or not a reference. Lowering makes the exception that
// leaves a method the last result. So the cases are the two ways to leave a
// method, and different facts hold in them.
type exit struct {
	reached bool
	vals    []*Value // of the globals that are written, and of the results
	grown   int      // how often vals has grown
}

// Analyse analyses p from its entry procedure on.
func Analyse(p *ivl.Program) *Analysis {
	f, err := AnalyseWithin(context.Background(), p)
	if err != nil {
		panic("BUG: " + err.Error()) // this context does not end
	}
	return f
}

// AnalyseWithin is Analyse, but fails when ctx ends: before the fixed point
// there is no result.
func AnalyseWithin(ctx context.Context, p *ivl.Program) (*Analysis, error) {
	return analyse(ctx, p, left{}, nil, false)
}

// AnalyseApart is AnalyseWithin where lengths tell objects from outside apart.
func AnalyseApart(ctx context.Context, p *ivl.Program, lengths certificate.Lengths) (*Analysis, error) {
	return analyse(ctx, p, left{}, lengths, false)
}

func analyse(ctx context.Context, p *ivl.Program, left left, lengths certificate.Lengths, flat bool) (*Analysis, error) {
	f := &Analysis{
		p: p, left: left, flat: flat, Universe: newUniverse(p, lengths), Procs: map[string]*Proc{}, cells: map[cellKey]*Value{}, grown: map[cellKey]int{},
		empty: map[cellKey]ivl.Type{}, users: map[cellKey]*readers{}, steps: thresholds(p), Effects: flow.FindEffects(p),
		known: map[cellKey]*Value{}, reads: map[readKey]readValue{}, meets: map[meetKey]*Value{}, fixed: map[havingKey]flow.Set{}, predicates: map[*ivl.App]*predicate{}, comparisons: map[comparison]*predicate{},
	}
	f.keys = floatThresholds(p, f.steps)
	order, recursive := f.Effects.CallOrder()
	for i, q := range order {
		f.Procs[q.Name] = f.newProc(q)
		f.Procs[q.Name].order = i
		f.Procs[q.Name].recursive = recursive[q.Name]
	}
	for _, q := range p.Procs {
		f.link(f.Procs[q.Name])
	}
	f.findAssigned()
	f.start()
	for {
		for len(f.work) > 0 {
			fp := heap.Pop(&f.work).(*Proc)
			fp.queued, f.round = false, fp.round
			f.run(fp)
			if err := ctx.Err(); err != nil {
				return nil, err
			}
		}
		if !f.zeroEmpty() {
			return f, f.descend(ctx)
		}
	}
}

// queue has the procedures to analyse again, in rounds. In a round callees come before callers,
// which then see the final result of the callees. What reads a cell of the heap that has grown waits
// for the next round: until then the cell grows by what all other procedures store.
type queue []*Proc

// Len implements heap.Interface, as the methods that follow.
func (q queue) Len() int { return len(q) }
func (q queue) Less(i, j int) bool {
	return q[i].round < q[j].round || q[i].round == q[j].round && q[i].order < q[j].order
}
func (q queue) Swap(i, j int) { q[i], q[j] = q[j], q[i] }
func (q *queue) Push(x any)   { *q = append(*q, x.(*Proc)) }
func (q *queue) Pop() any {
	last := len(*q) - 1
	x := (*q)[last]
	*q = (*q)[:last]
	return x
}

// touch finds the globals of fp.
func (f *Analysis) touch(fp *Proc) {
	touched, written := f.Effects.Touched(fp.Body.Name)
	if f.flat {
		touched = f.Effects.Own(fp.Body.Name)
	}
	for i := range touched.All() {
		if written.Has(i) {
			fp.written = append(fp.written, len(fp.globals))
		}
		fp.globals = append(fp.globals, f.p.Globals[i])
	}
}

func (f *Analysis) newProc(q *ivl.Proc) *Proc {
	fp := &Proc{
		Body: q, Graph: flow.NewGraph(q), sites: make([][]callSite, len(q.Blocks)),
		pending: flow.NewBitset(len(q.Blocks)), passing: make([]passing, len(q.Blocks)), In: make([]*flow.Table[*Value], len(q.Blocks)), visits: make([]int, len(q.Blocks)),
	}
	f.touch(fp)
	fp.num = flow.Numbered(fp.globals, q.Params, q.Locals)
	fp.live = live(fp, nil)
	f.findLoops(fp)
	return fp
}

// live returns the variables that are live where blocks begin, if statements read those of more, too. All globals are.
func live(fp *Proc, more map[ivl.Stmt][]*ivl.Var) []flow.Set {
	blocks := flow.LiveInWith(fp.Graph, fp.num, more)
	globals := flow.SetBelow(len(fp.globals))
	for i, l := range blocks {
		blocks[i] = l.Or(globals)
	}
	return blocks
}

// start enters the entry procedure with the globals' initial values.
func (f *Analysis) start() {
	fp := f.Procs[f.p.Entry]
	st := &AbstractState{Analysis: f, proc: fp, Vals: flow.NewTable[*Value]()}
	for _, g := range fp.globals {
		st.set(g, st.Eval(initial(g)))
	}
	f.enter(fp, st.Vals.First(len(fp.globals)+len(fp.Body.Params)))
}

// At returns the state at the start of block b of fp.
func (f *Analysis) At(fp *Proc, b int) *AbstractState {
	return &AbstractState{Analysis: f, proc: fp, block: b, Vals: fp.In[b].Clone()}
}

// patience is how many times longer the entry of a procedure grows without a jump if the procedure is on no cycle
// of calls. It grows by what its callers pass, and these have few values: for example, the constructor of an enum is called
// with the number of each constant.
const patience = 8

// enter joins vals, the values of globals and parameters, to the entry of fp.
func (f *Analysis) enter(fp *Proc, vals []*Value) {
	if !fp.Reached {
		fp.Reached = true
		fp.In[0] = flow.NewTable[*Value]()
		for i, v := range vals {
			fp.In[0].Set(i, f.coarse(v))
		}
		f.enqueue(place{fp, 0}, f.round)
		return
	}
	times := fp.entries
	if !fp.recursive {
		times /= patience
	}
	changed := false
	for i, v := range vals {
		if r := f.grown1(fp.In[0].Get(i), v, times); r != fp.In[0].Get(i) {
			fp.In[0].Set(i, r)
			changed = true
		}
	}
	if changed {
		fp.entries++
		f.enqueue(place{fp, 0}, f.round)
	}
}

// enqueue marks a block to be analysed again, if it is reachable, in this round or a later one.
func (f *Analysis) enqueue(pl place, round int) {
	fp := pl.proc
	if fp.In[pl.block] == nil {
		return
	}
	fp.pending.Set(pl.block)
	fp.passing[pl.block].anew = true
	if !fp.queued {
		fp.queued, fp.round = true, round
		heap.Push(&f.work, fp)
	}
}

// grow joins more to vals in place, after some times with widening, and
// reports a change.
func (f *Analysis) grow(vals, more []*Value, times int) bool {
	changed := false
	for i, v := range vals {
		if r := f.grown1(v, more[i], times); r != v {
			vals[i], changed = r, true
		}
	}
	return changed
}

// grown1 joins w to v, after some times with widening; nil is any value.
func (f *Analysis) grown1(v, w *Value, times int) *Value {
	if v == nil || v == w {
		return v
	}
	if w == nil {
		return nil
	}
	return f.widened(v, w, times)
}

// lateSteps are the thresholds where much has grown already. What has grown there is often another
// variable: whether a class is initialised, for example, is 0, 1 or 2.
var lateSteps = []int64{math.MinInt32, math.MinInt16, math.MinInt8, -1, 0, 1, 2, 3, math.MaxInt8, math.MaxUint8, math.MaxInt16, math.MaxUint16, math.MaxInt32}

// widened joins w to v; integers jump to thresholds after a few times, and to
// wider ones after many.
func (f *Analysis) widened(v, w *Value, times int) *Value {
	r := f.coarse(v.Join(w))
	if r == v || r.Sort == ivl.BoolSort || r.Sort == ivl.RefSort || times < widenedFrom {
		return r
	}
	if r.Sort != ivl.IntSort {
		keys := f.keys
		if times > 12 {
			keys = nil
		}
		return floatValue(r.Sort, v.floats.wider(r.floats, keys))
	}
	if times > 12 {
		return IntValue(v.Ints.widen(r.Ints, lateSteps))
	}
	return IntValue(v.Ints.widen(r.Ints, f.steps))
}

// run computes the fixed point of one procedure.
func (f *Analysis) run(fp *Proc) {
	defer bug.InProc(fp.Body.Name)
	for !fp.pending.IsEmpty() {
		for _, b := range fp.Graph.RPO {
			if !fp.pending.Has(b) {
				continue
			}
			fp.pending.Clear(b)
			if !f.carry(fp, b) {
				f.evaluate(fp, b)
			}
		}
	}
}

// flow joins st's values of live variables to the start of block b and reports
// a change. It notes the numbers of the variables whose values change.
func (f *Analysis) flow(fp *Proc, b int, st *AbstractState, note func(v int)) bool {
	if fp.In[b] == nil {
		fp.In[b] = st.Vals.Clone()
		fp.In[b].Keep(fp.live[b])
		return true
	}
	if fp.In[b].JoinNoting(st.Vals, func(i int, v, w *Value) *Value { return f.grown1(v, w, fp.times(b, i)) }, note) {
		fp.visits[b]++
		return true
	}
	return false
}

// times is how often what comes to block b has grown, if variable v is to be widened there.
func (fp *Proc) times(b, v int) int {
	if fp.heads[b] && fp.rounds[b].Has(v) {
		return fp.visits[b]
	}
	return 0
}

// Block evaluates block b from the state at its start, and calls edge with the
// state on each edge that can be taken.
func (f *Analysis) Block(fp *Proc, b int, edge func(to int, st *AbstractState)) {
	st := f.At(fp, b)
	blk := fp.Body.Blocks[b]
	for i, s := range blk.Stmts {
		if c, ok := s.(*ivl.Call); ok && i == len(blk.Stmts)-1 {
			f.lastCall(st, c, blk.Term, edge)
			return
		}
		if !st.Step(s) || st.Dead {
			return
		}
	}
	f.leave(st, blk.Term, edge)
}

// lastCall evaluates a call at the end of a block. It keeps the two exits of the
// callee apart until the next branch has tested the exception.
func (f *Analysis) lastCall(st *AbstractState, c *ivl.Call, t ivl.Terminator, edge func(to int, st *AbstractState)) {
	site := st.site(c)
	if !st.enterCall(site) {
		return
	}
	for i := range site.callee.exits {
		if e := &site.callee.exits[i]; e.reached {
			after := st.Clone()
			if after.leaveCall(site, e) {
				f.leave(after, t, edge)
			}
		}
	}
}

// leave evaluates a terminator, and calls edge as Block does.
func (f *Analysis) leave(st *AbstractState, term ivl.Terminator, edge func(to int, st *AbstractState)) {
	fp := st.proc
	switch t := term.(type) {
	case *ivl.Goto:
		for i, to := range fp.Graph.Goes[st.block] {
			x := &t.Targets[i]
			if x.Cond == nil {
				edge(to, st)
				return
			}
			taken := st.Clone()
			if taken.Refine(x.Cond, true) && !taken.Dead {
				edge(to, taken)
			}
			if !st.Refine(x.Cond, false) || st.Dead {
				return
			}
		}
	case *ivl.Return:
		f.returned(st, t)
	}
}

// returned joins the results of a return to those of the procedure.
func (f *Analysis) returned(st *AbstractState, t *ivl.Return) {
	fp := st.proc
	out := make([]*Value, 0, len(fp.written)+len(t.Ts))
	for _, i := range fp.written {
		out = append(out, st.Vals.Get(i))
	}
	for i, x := range t.Ts {
		v := st.Eval(x)
		if fp.Body.Results[i].Sort == ivl.IntSort {
			v = IntValue(v.Ints.meet(TypeInterval(fp.Body.Results[i])))
		}
		out = append(out, f.coarse(v))
	}
	if st.Dead {
		return
	}
	changed := false
	for i, out := range byExit(out, len(t.Ts)) {
		e := &fp.exits[i]
		switch {
		case out == nil:
		case !e.reached:
			e.reached, e.vals, changed = true, out, true
		case f.grow(e.vals, out, e.grown):
			e.grown++
			changed = true
		}
	}
	if changed {
		for _, c := range fp.callers {
			f.enqueue(c, f.round)
		}
	}
}

// byExit splits the values at a return, globals and n results, by exit; nil if
// an exit is not possible.
func byExit(out []*Value, n int) (exits [2][]*Value) {
	last := len(out) - 1
	if n == 0 || out[last] == nil || out[last].Sort != ivl.RefSort {
		exits[0] = out
		return exits
	}
	v := out[last]
	objects := &Value{Sort: ivl.RefSort, Objects: v.Objects}
	switch {
	case !v.Null:
		exits[1] = out
	case v.Objects.IsEmpty():
		exits[0] = out
	default:
		exits[0], exits[1] = out, slices.Clone(out)
		exits[0][last] = &Value{Sort: ivl.RefSort, Null: true}
		exits[1][last] = objects
	}
	return exits
}

// load returns the value of a heap cell of type typ, nil if there was no push
// to it.
func (st *AbstractState) load(k cellKey, typ ivl.Type) *Value {
	if v := st.hidden(k.kind, typ); v != nil {
		return v
	}
	if o := st.Universe.Objects[k.obj]; o.Site == 0 {
		if k.kind == elemCell && o.Class.Elem == nil { // seen as arrays of several types
			return st.external(k, typ)
		}
		v := st.known[k]
		if v == nil {
			v = st.external(k, typ)
			st.known[k] = v
		}
		if o.literal < 0 && k.kind == elemCell {
			st.use(k)
		}
		return v
	}
	v := st.cells[k]
	if v == nil {
		st.empty[k] = typ
	}
	st.use(k)
	return v
}

// use notes that the block reads a cell.
func (st *AbstractState) use(k cellKey) {
	if st.users[k] == nil {
		st.users[k] = &readers{has: map[place]bool{}}
	}
	st.users[k].add(place{st.proc, st.block})
}

// external returns the content of objects that the program does not allocate:
// any value that they can hold, except for string constants.
func (f *Analysis) external(k cellKey, typ ivl.Type) *Value {
	if o := f.Universe.Objects[k.obj]; o.literal < 0 && o.Class.Elem != nil {
		us := ivl.Chars(o.text)
		if k.kind == lengthCell {
			return IntValue(Exactly(int64(len(us))))
		}
		if len(us) > 0 {
			return IntValue(Between(int64(slices.Min(us)), int64(slices.Max(us))))
		}
	}
	if k.kind == lengthCell {
		return IntValue(f.Universe.lengthsOf(f.Universe.Objects[k.obj]))
	}
	if elem := f.Universe.Objects[k.obj].Class.Elem; k.kind == elemCell && elem != nil {
		typ = *elem
	}
	return f.Universe.held(typ)
}

// store joins v to a heap cell.
func (f *Analysis) store(k cellKey, v *Value) {
	if o := f.Universe.Objects[k.obj]; o.Site == 0 {
		if o.literal < 0 && k.kind == elemCell && o.Class.Elem != nil {
			f.overwrite(k, f.Universe.any(*o.Class.Elem))
		}
		return // any value is there already, but for the text of a literal
	}
	v = f.coarse(v)
	old := f.cells[k]
	r := v
	if old != nil {
		if r = f.widened(old, v, f.grown[k]); r == old {
			return
		}
	}
	f.cells[k] = r
	f.grown[k]++
	f.changed(k)
}

// overwrite notes that the elements of a literal are written to: they are no longer its text.
func (f *Analysis) overwrite(k cellKey, v *Value) {
	if f.known[k] != v {
		f.known[k] = v
		f.changed(k)
	}
}

// changed marks the readers of a cell to be analysed again, in the next round.
func (f *Analysis) changed(k cellKey) {
	f.turn++
	if r := f.users[k]; r != nil {
		for _, pl := range r.list {
			f.enqueue(pl, f.round+1)
		}
	}
}

// zeroEmpty gives the cells that are read without any push the value that New
// gives them, and reports whether there were such cells.
func (f *Analysis) zeroEmpty() bool {
	any := false
	empty := f.empty
	f.empty = map[cellKey]ivl.Type{}
	for k, typ := range empty {
		if f.cells[k] == nil {
			st := &AbstractState{Analysis: f}
			f.store(k, st.Eval(ivl.Zero(typ)))
			any = true
		}
	}
	return any
}
