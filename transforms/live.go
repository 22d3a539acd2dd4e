package transforms

import (
	"slices"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// Liveness removes computations whose results are never read: assignments,
// allocations and pulls with dead results; parameters, results and globals that
// are dead everywhere; objects that are only written to; pushes of fields and
// elements that no pull with a live result reads; calls that have no other
// effects than these.
//
// The analysis is backward, over the whole program at once and optimistic: a
// parameter is live only if the procedure needs it, a result or global at a return
// only if some caller needs it after some call, a field only if a live variable is
// pulled from it. Live variables are those that an assert, an assume or a branch
// can depend on. The others are removed.
//
// An allocation is not dead if a havocked reference can be its object: without
// it the reference would have fewer possible values.
//
// Havocs of true and unmodelled inputs are kept even when dead, unless all
// havocs of the same input are: a run is replayed on the program before with a
// queue of values for each input, so the number of values must stay the same.
func Liveness(p *ivl.Program) (*ivl.Program, error) {
	p = dropWriteOnly(p)
	l := newLiveness(p)
	l.solve()
	l.findDeadInputs()
	var procs []*ivl.Proc
	for _, q := range p.Procs {
		if lp := l.procs[q.Name]; lp.called {
			procs = append(procs, dropLocals(l.rewrite(lp)))
		}
	}
	globals := usedGlobals(p.Globals, procs)
	if slices.Equal(procs, p.Procs) && slices.Equal(globals, p.Globals) {
		return p, nil
	}
	out := *p
	out.Procs, out.Globals = procs, globals
	return &out, nil
}

// liveProc is what is known about one procedure.
type liveProc struct {
	g       *flow.Graph
	num     map[*ivl.Var]int // variables as numbers: touched globals, those that cross blocks, others
	cross   int              // variables below this number may be live between blocks
	touched []*ivl.Var       // globals that the procedure or what it calls reads or assigns
	atEntry flow.Bitset      // live before the first statement
	params  []bool           // whether the parameter is live at entry
	results []bool           // whether some caller uses the result
	globals flow.Bitset      // globals live after some call
	in      []flow.Bitset    // per block, live before it, of those that cross blocks
	callers []*liveProc
	called  bool // by a call that is not dead, or from outside
	queued  bool
}

type liveness struct {
	p         *ivl.Program
	procs     map[string]*liveProc
	work      []*liveProc
	deadInput map[*ivl.Input]bool
	fields    map[*ivl.Field]bool // live fields, mutable and immutable
	elems     map[*ivl.Class]bool // array classes through which live elements are pulled
	anyObj    []*ivl.Class        // see anyObject
	effects   map[string]*sideEffects
	writers   writers
}

func newLiveness(p *ivl.Program) *liveness {
	l := &liveness{p: p, procs: map[string]*liveProc{}, fields: map[*ivl.Field]bool{}, elems: map[*ivl.Class]bool{}, anyObj: anyObject(p), effects: findSideEffects(p)}
	touched := touchedGlobals(p)
	for _, q := range p.Procs {
		lp := &liveProc{g: flow.NewGraph(q), touched: touched[q.Name], params: make([]bool, len(q.Params)), results: make([]bool, len(q.Results))}
		lp.number()
		lp.atEntry = flow.NewBitset(lp.cross)
		lp.globals = flow.NewBitset(len(lp.touched))
		lp.in = make([]flow.Bitset, len(q.Blocks))
		for i := range lp.in {
			lp.in[i] = flow.NewBitset(lp.cross)
		}
		l.procs[q.Name] = lp
	}
	for _, q := range p.Procs {
		for _, c := range ivl.Calls(q) {
			l.procs[c].callers = append(l.procs[c].callers, l.procs[q.Name])
		}
	}
	l.writers = l.findWriters()
	reachable := reachableProcs(p)
	for _, q := range p.Procs {
		l.procs[q.Name].called = q.Name == p.Entry || !reachable[q.Name]
	}
	return l
}

// reachableProcs names the procedures that the entry calls, near or far.
func reachableProcs(p *ivl.Program) map[string]bool {
	seen := map[string]bool{}
	calls := map[string][]string{}
	for _, q := range p.Procs {
		calls[q.Name] = ivl.Calls(q)
	}
	work := []string{p.Entry}
	for len(work) > 0 {
		name := work[len(work)-1]
		work = work[:len(work)-1]
		if !seen[name] {
			seen[name] = true
			work = append(work, calls[name]...)
		}
	}
	return seen
}

func (l *liveness) enqueue(lp *liveProc) {
	if lp.called && !lp.queued {
		lp.queued = true
		l.work = append(l.work, lp)
	}
}

func (l *liveness) solve() {
	l.enqueueAll()
	for len(l.work) > 0 {
		lp := l.work[0]
		l.work = l.work[1:]
		lp.queued = false
		l.analyse(lp)
		if lp.atEntry.Or(lp.in[0]) {
			for i, v := range lp.g.Proc.Params {
				lp.params[i] = lp.atEntry.Has(lp.num[v])
			}
			for _, c := range lp.callers {
				l.enqueue(c)
			}
		}
	}
}

// analyse computes the fixed point of one procedure.
func (l *liveness) analyse(lp *liveProc) {
	for changed := true; changed; {
		changed = false
		for _, i := range slices.Backward(lp.g.RPO) {
			live := l.after(lp, i)
			b := lp.g.Proc.Blocks[i]
			for _, s := range slices.Backward(b.Stmts) {
				l.step(lp, live, s)
			}
			if lp.in[i].Or(live[:len(lp.in[i])]) {
				changed = true
			}
		}
	}
}

// liveBefore reports whether x is live where block i begins.
func (lp *liveProc) liveBefore(i int, x *ivl.Var) bool {
	n := lp.num[x]
	return n < lp.cross && lp.in[i].Has(n)
}

// after returns the variables that are live after the statements of block i.
func (l *liveness) after(lp *liveProc, i int) flow.Bitset {
	live := flow.NewBitset(len(lp.num))
	for _, s := range lp.g.Succs[i] {
		live.Or(lp.in[s])
	}
	t := lp.g.Proc.Blocks[i].Term
	if r, ok := t.(*ivl.Return); ok {
		live.Or(lp.globals)
		for k, x := range r.Ts {
			if lp.results[k] {
				l.use(lp, live, x)
			}
		}
		return live
	}
	l.use(lp, live, ivl.TerminatorTerms(t)...)
	return live
}

func (l *liveness) use(lp *liveProc, live flow.Bitset, ts ...ivl.Term) {
	for _, t := range ts {
		ivl.WalkTerm(t, func(u ivl.Term) bool {
			switch u := u.(type) {
			case *ivl.Var:
				if n, ok := lp.num[u]; ok {
					live.Set(n)
				}
			case *ivl.Proj:
				if u.Comp == ivl.CompField {
					l.needField(u.Field)
				}
			}
			return true
		})
	}
}

// needField makes a field live.
func (l *liveness) needField(f *ivl.Field) {
	if !l.fields[f] {
		l.fields[f] = true
		for _, lp := range l.writers.fields[f] {
			l.enqueue(lp)
		}
	}
}

// needElems makes the elements of arrays seen as class c live.
func (l *liveness) needElems(c *ivl.Class) {
	if !l.elems[c] {
		l.elems[c] = true
		for d, lps := range l.writers.elems {
			if related(c, d) {
				for _, lp := range lps {
					l.enqueue(lp)
				}
			}
		}
	}
}

func (l *liveness) enqueueAll() {
	for _, q := range l.p.Procs {
		l.enqueue(l.procs[q.Name])
	}
}

// step changes the set of variables live after s to the set live before it.
func (l *liveness) step(lp *liveProc, live flow.Bitset, s ivl.Stmt) {
	if l.isDead(lp, live, s) {
		return
	}
	if c, ok := s.(*ivl.Call); ok {
		l.call(lp, live, c)
		return
	}
	switch s := s.(type) {
	case *ivl.Pull:
		fs := s.Class.Mutable()
		for i, x := range s.Xs {
			if x != nil && live.Has(lp.num[x]) {
				l.needField(fs[i])
			}
		}
	case *ivl.PullElem:
		l.needElems(s.A.Type().Class)
	case *ivl.Output:
		for _, t := range printed(s) {
			l.needElems(t.Type().Class)
		}
	case *ivl.Push:
		l.use(lp, live, s.P)
		for i, f := range s.Class.Mutable() {
			if l.fields[f] {
				l.use(lp, live, s.Ts[i])
			}
		}
		return
	}
	for _, x := range ivl.Defs(s) {
		live.Clear(lp.num[x])
	}
	l.use(lp, live, ivl.Terms(s)...)
}

// isDead reports whether s only defines variables, fields or elements that are
// dead.
func (l *liveness) isDead(lp *liveProc, live flow.Bitset, s ivl.Stmt) bool {
	switch s := s.(type) {
	case *ivl.Assign, *ivl.Pull, *ivl.PullElem:
	case *ivl.New:
		if anyRelatedTo(l.anyObj, s.Class) {
			return false
		}
	case *ivl.NewArray:
		if anyRelatedTo(l.anyObj, s.Class) {
			return false
		}
	case *ivl.Push:
		for _, f := range s.Class.Mutable() {
			if l.fields[f] {
				return false
			}
		}
		return true
	case *ivl.PushElem:
		return !anyRelated(l.elems, s.A.Type().Class)
	case *ivl.Init:
		return !l.fields[s.Field]
	case *ivl.Call:
		return l.deadCall(lp, live, s)
	default:
		return false
	}
	for _, x := range ivl.Defs(s) {
		if live.Has(lp.num[x]) {
			return false
		}
	}
	return true
}

func (l *liveness) call(lp *liveProc, live flow.Bitset, s *ivl.Call) {
	callee := l.procs[s.Proc]
	grown := !callee.called
	callee.called = true
	for i, x := range s.Xs {
		if x != nil && live.Has(lp.num[x]) && !callee.results[i] {
			callee.results[i], grown = true, true
		}
	}
	// Globals assigned by the call's results are dead before that.
	for _, x := range s.Xs {
		if x != nil {
			live.Clear(lp.num[x])
		}
	}
	// A global that the callee does not touch stays as it is.
	for g, x := range callee.touched {
		n := lp.num[x]
		if live.Has(n) && !callee.globals.Has(g) {
			callee.globals.Set(g)
			grown = true
		}
		live.Clear(n)
	}
	if grown {
		l.enqueue(callee)
	}
	for g, x := range callee.touched {
		if callee.atEntry.Has(g) {
			live.Set(lp.num[x])
		}
	}
	for i, a := range s.Args {
		if callee.params[i] {
			l.use(lp, live, a)
		}
	}
}

// findDeadInputs finds the inputs whose havocs are all dead, and those of
// over-approximations, which a replay does not need.
func (l *liveness) findDeadInputs() {
	l.deadInput = map[*ivl.Input]bool{}
	alive := map[*ivl.Input]bool{}
	for _, q := range l.p.Procs {
		lp := l.procs[q.Name]
		if !lp.called {
			continue
		}
		for _, i := range lp.g.RPO {
			live := l.after(lp, i)
			for _, s := range slices.Backward(q.Blocks[i].Stmts) {
				if h, ok := s.(*ivl.Havoc); ok && h.Input != nil {
					if live.Has(lp.num[h.X]) && h.Input.Kind != ivl.Internal {
						alive[h.Input] = true
					}
				}
				l.step(lp, live, s)
			}
		}
	}
	for _, in := range l.p.Inputs {
		l.deadInput[in] = !alive[in]
	}
}

// rewrite removes dead code from one procedure.
func (l *liveness) rewrite(lp *liveProc) *ivl.Proc {
	q0 := lp.g.Proc
	q := *q0
	q.Blocks = nil
	for _, i := range slices.Sorted(slices.Values(lp.g.RPO)) {
		b := q0.Blocks[i]
		live := l.after(lp, i)
		var kept []ivl.Stmt
		for _, s := range slices.Backward(b.Stmts) {
			if t := l.prune(lp, live, s); t != nil {
				kept = append(kept, t)
			}
			l.step(lp, live, s)
		}
		slices.Reverse(kept)
		nb := &ivl.Block{Label: b.Label, Stmts: kept, Term: b.Term}
		if r, ok := b.Term.(*ivl.Return); ok {
			if ts := keep(r.Ts, lp.results); len(ts) < len(r.Ts) {
				nb.Term = &ivl.Return{Ts: ts, Pos: r.Pos}
			}
		}
		if nb.Term == b.Term && slices.Equal(kept, b.Stmts) {
			nb = b
		}
		q.Blocks = append(q.Blocks, nb)
	}
	var params []*ivl.Var
	for i, v := range q.Params {
		if lp.params[i] {
			params = append(params, v)
		} else {
			q.Locals = append(slices.Clip(q.Locals), v)
		}
	}
	q.Params = params
	q.Results = keep(q.Results, lp.results)
	if len(q.Params) == len(q0.Params) && len(q.Results) == len(q0.Results) && slices.Equal(q.Blocks, q0.Blocks) {
		return q0
	}
	return &q
}

// prune returns s without its dead parts, nil if s is dead; live is the set after s.
func (l *liveness) prune(lp *liveProc, live flow.Bitset, s ivl.Stmt) ivl.Stmt {
	if l.isDead(lp, live, s) {
		return nil
	}
	dead := func(x *ivl.Var) bool { return x == nil || !live.Has(lp.num[x]) }
	switch s := s.(type) {
	case *ivl.Havoc:
		if dead(s.X) && (s.Input == nil || l.deadInput[s.Input] || s.Input.Kind == ivl.Internal) {
			return nil
		}
	case *ivl.Pull:
		if xs := blank(s.Xs, dead); !slices.Equal(xs, s.Xs) {
			return &ivl.Pull{Xs: xs, P: s.P, Class: s.Class, Pos: s.Pos}
		}
	case *ivl.Push:
		ts := slices.Clone(s.Ts)
		for i, f := range s.Class.Mutable() {
			if zero := ivl.Zero(f.Type); !l.fields[f] && (!ivl.SameTerm(ts[i], zero) || ts[i].Type() != zero.Type()) {
				ts[i] = zero
			}
		}
		if !slices.Equal(ts, s.Ts) {
			return &ivl.Push{P: s.P, Class: s.Class, Ts: ts, Pos: s.Pos}
		}
	case *ivl.Call:
		callee := l.procs[s.Proc]
		xs, args := keep(blank(s.Xs, dead), callee.results), keep(s.Args, callee.params)
		if len(args) < len(s.Args) || !slices.Equal(xs, s.Xs) {
			return &ivl.Call{Xs: xs, Proc: s.Proc, Args: args, Pos: s.Pos}
		}
	}
	return s
}

func blank(xs []*ivl.Var, dead func(*ivl.Var) bool) []*ivl.Var {
	out := slices.Clone(xs)
	for i, x := range out {
		if dead(x) {
			out[i] = nil
		}
	}
	return out
}

// keep returns the entries of xs that are wanted.
func keep[T any](xs []T, wanted []bool) []T {
	var out []T
	for i, x := range xs {
		if wanted[i] {
			out = append(out, x)
		}
	}
	return out
}

// usedGlobals returns the globals that occur in the procedures.
func usedGlobals(gs []*ivl.Var, procs []*ivl.Proc) []*ivl.Var {
	used := map[*ivl.Var]bool{}
	for _, q := range procs {
		for _, b := range q.Blocks {
			for _, s := range b.Stmts {
				for _, x := range ivl.Defs(s) {
					used[x] = true
				}
				for _, v := range ivl.Uses(s) {
					used[v] = true
				}
			}
			for _, v := range ivl.FreeVars(ivl.TerminatorTerms(b.Term)...) {
				used[v] = true
			}
		}
	}
	return slices.DeleteFunc(slices.Clone(gs), func(g *ivl.Var) bool { return !used[g] })
}

// dropWriteOnly removes the allocations whose object is referred to by one local variable only and
// never read: all other uses of that variable write to it.
func dropWriteOnly(p *ivl.Program) *ivl.Program {
	anyObj := anyObject(p)
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		fresh, read := allocatedAndRead(q)
		useless := func(t ivl.Term) bool {
			v, ok := t.(*ivl.Var)
			return ok && fresh[v] && !read[v] && !v.Global && !anyRelatedTo(anyObj, v.Typ.Class)
		}
		return ivl.MapStmts(q, func(s ivl.Stmt) []ivl.Stmt {
			if t := writtenObject(s); t != nil && useless(t) {
				return nil
			}
			return []ivl.Stmt{s}
		}, nil)
	})
}

// writtenObject returns the object that a statement allocates or writes to, nil if there is none.
func writtenObject(s ivl.Stmt) ivl.Term {
	switch s := s.(type) {
	case *ivl.New:
		return s.X
	case *ivl.NewArray:
		return s.X
	case *ivl.Push:
		return s.P
	case *ivl.PushElem:
		return s.A
	case *ivl.Init:
		return s.P
	}
	return nil
}

// allocatedAndRead returns the variables that an allocation defines, and those that are used in
// another way than for writing to their object.
func allocatedAndRead(q *ivl.Proc) (fresh, read map[*ivl.Var]bool) {
	fresh, read = map[*ivl.Var]bool{}, map[*ivl.Var]bool{}
	mark := func(ts ...ivl.Term) {
		for _, v := range ivl.FreeVars(ts...) {
			read[v] = true
		}
	}
	target := func(t ivl.Term) {
		if _, ok := t.(*ivl.Var); !ok {
			mark(t)
		}
	}
	for _, v := range q.Params {
		read[v] = true
	}
	ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
		switch s := s.(type) {
		case *ivl.New:
			fresh[s.X] = true
			return
		case *ivl.NewArray:
			fresh[s.X] = true
		case *ivl.Push:
			target(s.P)
			mark(s.Ts...)
			return
		case *ivl.PushElem:
			target(s.A)
			mark(s.I, s.T)
			return
		case *ivl.Init:
			target(s.P)
			mark(s.T)
			return
		default:
			for _, x := range ivl.Defs(s) {
				read[x] = true // it may hold another object
			}
		}
		mark(ivl.Terms(s)...)
	})
	for _, b := range q.Blocks {
		mark(ivl.TerminatorTerms(b.Term)...)
	}
	return fresh, read
}
