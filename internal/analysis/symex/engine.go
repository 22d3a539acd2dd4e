package symex

import (
	"context"
	"fmt"
	"runtime/debug"
	"slices"
	"time"

	"github.com/jayverify/jayverify/internal/analysis/symex/solver"
	"github.com/jayverify/jayverify/internal/analysis/symex/term"
	"github.com/jayverify/jayverify/ivl"
)

// Options say what to search for, and have functions for the results, which the
// goroutine of Run calls.
type Options struct {
	// Retry, if not nil, is called when only questions are left for which the
	// solver needs more time.
	Retry  func()
	Solver solver.Core
	// Limit bounds one question to the solver; 0 is 2 s.
	Limit time.Duration
	// Closed reports whether no more is needed about a property; nil means that
	// more is needed about every property.
	Closed func(*ivl.Property) bool
	// Violation gets the inputs of a path on which a property does not hold. It
	// returns whether they have been confirmed.
	Violation func(p *ivl.Property, inputs func() ivl.Inputs) bool
	// Covered gets the inputs of a path that has entered a new block; may be nil.
	Covered func(inputs func() ivl.Inputs)
	// Full reports whether the memory is used up; nil: it never is.
	Full func() bool
	// Path gets each path that was executed to its end; may be nil.
	Path func(Path)
	// Text returns the facts about the strings of an input; nil: there are none.
	Text func(*ivl.Input) Text
	// NoMerging forks at each branch, for tests.
	NoMerging bool
	// NoIntrinsics executes the models of library methods step by step, for tests.
	NoIntrinsics bool
}

// End says how a path ended.
type End uint8

// The ends of paths that were followed.
const (
	Finished End = iota // the entry returned, or the program ended itself
	Blocked             // an assumption does not hold
	Violated            // a check does not hold
)

// Path is a path that was executed to its end, under one of its models.
type Path struct {
	End    End
	Prop   *ivl.Property // Violated: which
	Inputs func() ivl.Inputs
	Output string // what it prints; "" when Printed is false
	// Printed says that Output is known: floats and strings are not printed here.
	Printed bool
}

// Text has facts about strings from outside.
type Text struct {
	NotEmpty bool
	NoSpace  bool // no char is white space (Character.isWhitespace)
	OneLine  bool // no char ends a line (java.util.Scanner.nextLine)
	Fresh    bool // each is an object of its own
}

// Engine executes one program. It is used once.
type Engine struct {
	hard    []hardState // to be tried again with more time
	opts    Options
	prog    *program
	terms   *term.Store
	chain   *solver.Chain
	ctx     context.Context
	queue   queue
	visited []bool
	passed  map[edge]int
	target  int // of the Goto that is executed
	result  Result
	lengths map[*term.Term]bool // variables that are lengths of arrays
	reasons map[string]bool
	fails   map[*block]int         // how often a branch was not merged
	unsure  map[*ivl.Property]bool // violated on a path, but that was not confirmed

	reach  *reach // nil until a path is not followed
	open   checks // checks that paths which are not followed can reach; nil: none
	lostAt map[place]bool
}

// edge is a way out of a block.
type edge struct{ block, target int }

// Result is the result of an execution.
type Result struct {
	// Exhausted says that every path was executed to its end or refuted: checks
	// that were not violated hold.
	Exhausted bool
	// Dropped says why some paths were not followed to their end, each reason once.
	Dropped []string
	Ended   [leaves]int // how many paths ended how
	Stats   solver.Stats
	// Refuted are the questions on whose Unsat the result rests.
	Refuted []solver.Refuted
	// Merged is how many branches did not fork.
	Merged  int
	reached map[*ivl.Property]bool
	open    checks // see Proved
}

// OutOfReach reports whether all paths that can get to the check of a property were executed, and
// none reached it. For merged branches it is not known which of them are possible.
func (r *Result) OutOfReach(p *ivl.Property) bool {
	return r.Proved(p) && r.Merged == 0 && !r.reached[p]
}

// Paths returns how many paths were executed.
func (r *Result) Paths() int { return r.Ended[finished] + r.Ended[blocked] + r.Ended[violated] }

// String says in one line what was done.
func (r *Result) String() string {
	what := "not all of them"
	if r.Exhausted {
		what = "all of them"
	}
	return fmt.Sprintf("%d paths, %s; %d questions, %d of them to the solver", r.Paths(), what, r.Stats.Asked, r.Stats.Solved)
}

// New returns an Engine for a lowered program.
func New(p *ivl.Program, opts Options) *Engine {
	e := &Engine{opts: opts, prog: prepare(p), terms: term.NewStore(), passed: map[edge]int{}, reasons: map[string]bool{}, lengths: map[*term.Term]bool{}, queue: newQueue(), fails: map[*block]int{}, unsure: map[*ivl.Property]bool{}}
	e.result.reached = map[*ivl.Property]bool{}
	e.visited = make([]bool, e.prog.blocks)
	if e.opts.Limit == 0 {
		e.opts.Limit = 2 * time.Second
	}
	e.chain = &solver.Chain{Core: opts.Solver, Limit: e.opts.Limit, Terms: e.terms}
	return e
}

// share is the number of steps of a path before another path continues.
const share = 50_000

// shareForks is how often it forks before that.
const shareForks = 64

// Run executes paths until there are none, every property is closed, or ctx
// ends.
func (e *Engine) Run(ctx context.Context) *Result {
	e.ctx = ctx
	x := &exec{Engine: e}
	e.begin(x)
	for (e.queue.len() > 0 || e.retry()) && ctx.Err() == nil && !e.allClosed() {
		if e.opts.Full != nil && e.opts.Full() {
			for _, st := range e.queue.shed() {
				e.leave("no memory for more paths", st)
			}
			debug.FreeOSMemory()
			if e.queue.len() == 0 {
				break
			}
		}
		st := e.queue.take(e)
		if st.unchecked {
			all := st.path.conditions()
			switch a := x.check(st, all[:len(all)-1], all[len(all)-1]); a.Status {
			case solver.Unsat:
				e.result.Ended[refuted]++
				continue
			case solver.Unknown:
				e.hard = append(e.hard, hardState{st, a.Reason})
				continue
			}
		}
		l, done := x.run(st, share)
		if !done {
			e.queue.put(e.ranked(x.st, false))
			continue
		}
		e.result.Ended[l]++
		if e.opts.Path != nil && l <= violated {
			text, ok := x.printed()
			e.opts.Path(Path{End: End(l), Prop: x.failed, Inputs: x.inputs(), Output: text, Printed: ok})
		}
		if x.st.fresh && l != dropped && e.opts.Covered != nil {
			e.opts.Covered(x.inputs())
		}
	}
	for _, h := range e.hard {
		e.result.Ended[dropped]++
		e.leave(h.reason, h.st)
	}
	for st := range e.queue.queued {
		if e.allClosed() {
			e.lost(st) // the reason is not needed
		} else {
			e.leave(lateReason, st)
		}
	}
	e.result.Exhausted = len(e.result.Dropped) == 0 && e.queue.len() == 0
	e.result.open = e.open
	e.result.Stats = e.chain.Stats
	e.result.Refuted = e.chain.Refuted
	return &e.result
}

// hardState is a state of which the solver did not say whether it is possible,
// and why not.
type hardState struct {
	st     *state
	reason string
}

// longest bounds the time for one question.
const longest = 30 * time.Second

// retry continues the states that were too hard, with more time for each
// question. It reports whether there are any.
func (e *Engine) retry() bool {
	if len(e.hard) == 0 || e.chain.Limit >= longest {
		return false
	}
	e.chain.Limit = min(4*e.chain.Limit, longest)
	if e.opts.Retry != nil {
		e.opts.Retry()
	}
	for _, h := range e.hard {
		e.queue.put(h.st)
	}
	e.hard = nil
	return true
}

const lateReason = "time limit"

// begin makes the first state.
func (e *Engine) begin(x *exec) {
	st := &state{own: new(token), counts: make([]int32, len(e.prog.ivl.Inputs)), nextElem: e.prog.lowest - 1<<32}
	x.st = st
	for _, g := range e.prog.ivl.Globals {
		v := x.zero(g.Typ)
		if g.Init != nil {
			v = x.value(g.Init, g.Typ)
		}
		st.globals = append(st.globals, v)
	}
	p := e.prog.procs[e.prog.ivl.Entry]
	f := &frame{owner: st.own, proc: p, block: p.entry}
	for _, v := range p.vars {
		f.vars = append(f.vars, x.zero(v.Typ))
	}
	st.frames = []*frame{f}
	e.visited[p.entry.index] = true
	e.queue.put(st)
}

// leave notes that a state is not followed, or not in all ways, and why.
func (e *Engine) leave(reason string, st *state) {
	e.lost(st)
	if !e.reasons[reason] {
		e.reasons[reason] = true
		e.result.Dropped = append(e.result.Dropped, reason)
	}
}

func (e *Engine) closed(p *ivl.Property) bool { return e.opts.Closed != nil && e.opts.Closed(p) }

func (e *Engine) allClosed() bool {
	return e.opts.Closed != nil && !slices.ContainsFunc(e.prog.ivl.Props, func(p *ivl.Property) bool { return !e.opts.Closed(p) })
}

// violation reports that the current path violates a property. A path that
// reaches an unsupported feature ends there, as a run does.
func (x *exec) violation(p *ivl.Property) {
	if !x.opts.Violation(p, x.inputs()) {
		x.unsure[p] = true
	}
}

// Unsure reports whether a path with inputs that were not confirmed violates p.
// Then p is not decided, even if all paths were executed.
func (e *Engine) Unsure(p *ivl.Property) bool { return e.unsure[p] }

// inputs returns the values that the current path takes from outside under its model.
func (x *exec) inputs() func() ivl.Inputs {
	qs, contents := map[*ivl.Input][]ivl.Value{}, map[ivl.Content]ivl.Value{}
	for in := x.st.inputs; in != nil; in = in.up {
		v := x.consumed(in)
		if in.content != nil {
			contents[*in.content] = v
		} else {
			qs[in.from] = append(qs[in.from], v)
		}
	}
	for _, q := range qs {
		slices.Reverse(q)
	}
	return func() ivl.Inputs { return &ivl.Replay{Queues: qs, Contents: contents, Fallback: ivl.Zeros{}} }
}

// consumed returns the value of something from outside under the model.
func (x *exec) consumed(in *input) ivl.Value {
	if in.typ.Sort == ivl.RefSort {
		if in.ext == nil {
			return ivl.Value{}
		}
		ext := *in.ext
		if in.length != nil {
			ext.Length = x.signed(in.length)
		}
		return ivl.Value{Ref: &ext}
	}
	if in.typ.Sort == ivl.IntSort {
		return ivl.Value{N: x.signed(in.v)}
	}
	return ivl.Value{N: int64(x.eval.Eval(in.v))}
}

func (x *exec) signed(t *term.Term) int64 {
	w := t.Sort().Width()
	return int64(x.eval.Eval(t)<<(64-w)) >> (64 - w)
}
