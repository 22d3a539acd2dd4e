package symex

import (
	"github.com/jayverify/jayverify/internal/analysis/symex/solver"
	"github.com/jayverify/jayverify/internal/analysis/symex/term"
	"github.com/jayverify/jayverify/ivl"
)

// leaf says how a path ended.
type leaf uint8

const (
	finished leaf = iota
	blocked       // by an assumption
	violated
	refuted // not possible
	dropped // not known
	leaves  // how many kinds there are
)

// ended is the value of execution's panic when a path ends inside a statement.
type ended struct{ leaf leaf }

// exec executes one state at a time.
type exec struct {
	*Engine
	later  int           // penalty in the queue of a state that waits, in forks
	depth  int           // of merges under way
	budget int           // statements that they may still execute
	failed *ivl.Property // that the path violates
	st     *state
	eval   term.Evaluator
}

// maxDepth is how many calls may be under way.
const maxDepth = 5_000

// write gives a variable a value.
func (x *exec) write(v *ivl.Var, to value) {
	if v.Global {
		x.st.globals[x.prog.slots[v]] = to
		return
	}
	x.st.top().vars[x.prog.slots[v]] = to
}

// decided decides a condition without the model, if that is possible.
func (x *exec) decided(c *term.Term) (holds, ok bool) {
	if k, ok := c.IsConst(); ok {
		return k == 1, true
	}
	if c.Op() == term.Not {
		holds, ok = x.st.facts[c.Args()[0]]
		return !holds, ok
	}
	holds, ok = x.st.facts[c]
	return holds, ok
}

// branch takes the branch that the model takes, and queues a state that takes
// the other one, if that is possible. That state executes the current statement
// again, so the statement must not have had an effect yet.
func (x *exec) branch(c *term.Term) bool {
	if holds, ok := x.decided(c); ok {
		return holds
	}
	if x.depth > 0 {
		panic(unmerged{})
	}
	holds := x.eval.True(c)
	other := x.st.fork()
	x.st.forks++
	other.forks += 1 + x.later
	yes, no := c, x.terms.Not(c)
	if !holds {
		yes, no = no, yes
	}
	other.learn(no)
	other.unchecked = true
	x.queue.put(x.ranked(other, !holds))
	x.st.learn(yes)
	return holds
}

// choose returns a number below n, and leaves states behind for the others.
func (x *exec) choose(n int) int {
	if k := x.st.forced; k > 0 {
		x.st.forced = 0
		return k - 1
	}
	if x.depth > 0 && n > 1 {
		panic(unmerged{})
	}
	for k := 1; k < n; k++ {
		other := x.st.fork()
		other.forks++
		other.forced = k + 1
		x.queue.put(x.ranked(other, false))
	}
	return 0
}

// pickLater is the penalty in the queue of a state with another value, in forks.
const pickLater = 4

// pick returns a value of a bit-vector, and leaves a state behind in which it has
// another one.
func (x *exec) pick(t *term.Term) int64 {
	x.later = pickLater
	defer func() { x.later = 0 }()
	for {
		k := int64(x.eval.Eval(t)) << (64 - t.Sort().Width()) >> (64 - t.Sort().Width())
		if x.branch(x.terms.Eq(t, x.terms.Int(t.Sort(), k))) {
			return k
		}
	}
}

// assume continues with the states in which a condition holds.
func (x *exec) assume(c *term.Term) {
	if holds, ok := x.decided(c); ok {
		if !holds {
			panic(ended{blocked})
		}
		return
	}
	if x.depth > 0 {
		panic(unmerged{})
	}
	if x.eval.True(c) {
		x.st.learn(c)
		return
	}
	old := x.st.path.conditions()
	x.st.learn(c)
	x.st.unchecked = true
	switch a := x.check(x.st, old, c); a.Status {
	case solver.Unsat:
		panic(ended{blocked})
	case solver.Unknown:
		x.leave(a.Reason, x.st)
		panic(ended{dropped})
	}
}

// check finds a model of a state whose newest condition may not be possible.
func (x *exec) check(st *state, old []*term.Term, newest *term.Term) solver.Answer {
	a := x.chain.Check(x.ctx, old, newest, st.model)
	if a.Status == solver.Sat {
		st.model = x.short(st, solver.Extend(st.model, a), a)
		st.unchecked = false
		x.chain.Learn(st.model)
		x.eval.SetModel(st.model)
	}
	return a
}

// run executes the state until its path ends or it has had its share.
func (x *exec) run(st *state, share int64) (l leaf, done bool) {
	x.st, x.failed = st, nil
	x.eval.SetModel(st.model)
	defer func() {
		switch e := recover().(type) {
		case nil:
		case giveUp:
			x.leave(e.reason, x.st)
			l, done = dropped, true
		case ended:
			l, done = e.leaf, true
		default:
			panic(e)
		}
	}()
	limit, forks := st.steps+share, st.forks+shareForks
	for st.steps < limit && st.forks < forks {
		if x.ctx.Err() != nil {
			return dropped, false
		}
		for range 64 {
			if done := x.block(); done {
				return finished, true
			}
		}
	}
	return dropped, false
}

// block executes the rest of the current block. done says that the path has
// ended.
func (x *exec) block() (done bool) {
	f := x.st.top()
	b := f.block
	for f.at < len(b.ivl.Stmts) {
		s := b.ivl.Stmts[f.at]
		x.st.steps++
		if call, ok := s.(*ivl.Call); ok {
			x.call(call)
			return false
		}
		x.statement(s)
		f = x.st.top() // a copy, if the path has forked
		f.at++
	}
	x.st.steps++
	switch t := b.ivl.Term.(type) {
	case *ivl.Goto:
		x.jump(b, t)
	case *ivl.Return:
		return x.ret(t)
	case *ivl.Stop:
		return true
	}
	return false
}

// jump executes a Goto.
func (x *exec) jump(b *block, t *ivl.Goto) {
	last := len(t.Targets) - 1
	to := last
	for i := range last {
		x.target = i
		c := x.cond(t.Targets[i].Cond)
		if _, ok := x.decided(c); !ok && x.merge(b, t, c) {
			return
		}
		if x.branch(c) {
			to = i
			break
		}
	}
	x.enter(b.proc.blocks[t.Targets[to].Label])
	if x.depth == 0 {
		x.passed[edge{b.index, to}]++
	}
}

// enter starts a block of the current procedure.
func (x *exec) enter(b *block) {
	f := x.st.top()
	f.block, f.at = b, 0
	if x.depth == 0 && !x.visited[b.index] {
		x.visited[b.index] = true
		x.st.fresh = true
	}
}

// call begins a call.
func (x *exec) call(s *ivl.Call) {
	if len(x.st.frames) >= maxDepth {
		panic(giveUp{"calls nested more deeply than they are followed"})
	}
	p := x.prog.procs[s.Proc]
	vars := make([]value, len(p.vars))
	for i, v := range p.vars {
		if i < len(s.Args) {
			vars[i] = x.value(s.Args[i], v.Typ)
		} else {
			vars[i] = x.zero(v.Typ)
		}
	}
	if results, ok := x.applies(s, vars[:len(s.Args)]); ok {
		x.deliver(s, results)
		x.st.top().at++
		return
	}
	x.st.top().at++
	x.st.frames = append(x.st.frames, &frame{owner: x.st.own, proc: p, vars: vars, call: s})
	x.enter(p.entry)
}

// ret ends a call.
func (x *exec) ret(t *ivl.Return) (done bool) {
	n := len(x.st.frames)
	f := x.st.frames[n-1]
	if f.call == nil {
		return true
	}
	results := make([]value, len(t.Ts))
	for i, r := range t.Ts {
		if f.call.Xs[i] != nil {
			results[i] = x.value(r, f.proc.ivl.Results[i])
		}
	}
	x.st.frames = x.st.frames[:n-1]
	x.deliver(f.call, results)
	return false
}

// deliver gives the results of a call to whom they are for.
func (x *exec) deliver(s *ivl.Call, results []value) {
	for i, v := range s.Xs {
		if v != nil {
			x.write(v, results[i])
		}
	}
}

// statement executes a statement that is not a Call. It changes nothing before
// the last fork.
func (x *exec) statement(s ivl.Stmt) {
	switch s := s.(type) {
	case *ivl.Assign:
		x.write(s.X, x.value(s.T, s.X.Typ))
	case *ivl.Havoc:
		x.havoc(s)
	case *ivl.Assume:
		x.assume(x.cond(s.T))
	case *ivl.Assert:
		x.assert(s)
	case *ivl.Output:
		if x.opts.Path != nil {
			x.print(s)
		}
	case *ivl.Pull:
		x.pull(s)
	case *ivl.Push:
		x.push(s)
	case *ivl.PullElem:
		x.write(s.X, x.pullElem(s.A, s.I))
	case *ivl.PushElem:
		x.pushElem(s.A, s.I, s.T)
	case *ivl.New:
		x.newObject(s)
	case *ivl.NewArray:
		x.newArray(s)
	case *ivl.Init:
		r := x.instance(s.P, s.Field.Class)
		x.setField(r, s.Field, x.value(s.T, s.Field.Type))
	default:
		panic(giveUp{"a statement that cannot be executed: " + s.String()})
	}
}

func (x *exec) pull(s *ivl.Pull) {
	r := x.instance(s.P, s.Class)
	for i, f := range s.Fields() {
		if s.Xs[i] != nil {
			x.field(r, f) // may fork, so before anything is written
		}
	}
	for i, f := range s.Fields() {
		if s.Xs[i] != nil {
			x.write(s.Xs[i], x.field(r, f))
		}
	}
}

func (x *exec) push(s *ivl.Push) {
	r := x.instance(s.P, s.Class)
	fields := s.Fields()
	vs := make([]value, len(fields))
	for i, f := range fields {
		vs[i] = x.value(s.Ts[i], f.Type)
	}
	for i, f := range fields {
		x.setField(r, f, vs[i])
	}
}

// assert checks a property, if it is not closed.
func (x *exec) assert(s *ivl.Assert) {
	c := x.cond(s.T)
	x.result.reached[s.Prop] = true
	if x.depth > 0 {
		if holds, ok := x.decided(c); !ok || !holds {
			panic(unmerged{})
		}
		return
	}
	if x.closed(s.Prop) {
		x.assume(c)
		return
	}
	if !x.branch(c) {
		x.failed = s.Prop
		x.prefer()
		x.violation(s.Prop)
		panic(ended{violated})
	}
}

// prefer searches for a model of the path in which strings that differ for the path
// do differ, arrays from outside are short, and chars can be read and typed, or at
// least are not 0, which arguments of a program do not contain. If there is none, it
// drops some of these wishes.
func (x *exec) prefer() {
	s := x.terms
	differ, short := x.distinguish(), s.True
	chars := [...]struct{ least, most int64 }{{'!', '~'}, {' ', '~'}, {1, 0xffff}}
	nice := [len(chars)]*term.Term{s.True, s.True, s.True}
	for in := x.st.inputs; in != nil; in = in.up {
		switch {
		case in.length != nil:
			short = s.And(short, s.Lt(in.length, s.Int(32, 17)))
		case in.content != nil && in.content.OfLength:
			short = s.And(short, s.Lt(in.v, s.Int(32, 17)))
		case in.v != nil && in.typ.Sort == ivl.IntSort && in.typ.Range == ivl.U16:
			for i, c := range chars {
				nice[i] = s.And(nice[i], s.Le(s.Int(32, c.least), in.v), s.Le(in.v, s.Int(32, c.most)))
			}
		}
	}
	wishes := []*term.Term{s.And(differ, short, nice[0]), s.And(differ, short, nice[1]), s.And(differ, short, nice[2]),
		s.And(differ, short), s.And(short, nice[0]), s.And(short, nice[1]), s.And(short, nice[2]), nice[0], nice[1], nice[2]}
	for _, wish := range wishes {
		if x.eval.True(wish) {
			return
		}
		if a := x.chain.Wish(x.ctx, x.st.path.conditions(), wish, x.st.model); a.Status == solver.Sat {
			x.st.model = solver.Extend(x.st.model, a)
			x.eval.SetModel(x.st.model)
			return
		}
	}
}

// The lengths of arrays from outside that are tried one after the other.
var shortLengths = [...]int64{4, 16, 64, 512}

// short returns a model in which arrays from outside are short, if it finds
// one; otherwise m, the model of the solver's answer.
func (x *exec) short(st *state, m term.Model, a solver.Answer) term.Model {
	for _, n := range shortLengths {
		wish := x.terms.True
		for v, k := range a.Values {
			if x.lengths[v] && int64(k) > n {
				wish = x.terms.And(wish, x.terms.Lt(v, x.terms.Int(32, n+1)))
			}
		}
		if wish.IsTrue() {
			return m
		}
		if b := x.chain.Wish(x.ctx, st.path.conditions(), wish, m); b.Status == solver.Sat {
			return solver.Extend(m, b)
		}
	}
	return m
}
