package ivl

import (
	"context"
	"fmt"
	"math"
	"math/big"
	"strings"
)

// frameSize is the number of variables of each store.
type frameSize struct{ ints, refs, bigs int }

// procCode is a compiled procedure.
type procCode struct {
	proc       *Proc
	size       frameSize
	paramSize  frameSize // parameters stand first
	vars       map[*Var]place
	firstBlock int // in Machine.blocks
	entry      *segment
}

// segment is a straight run of statements: a block up to its next call, or
// between calls, or behind the last one.
type segment struct {
	proc  *procCode
	block *Block
	index int // in Machine.blocks
	first int // index in block.Stmts of code[0]
	code  []stmtCode
	next  nextCode // the call or terminator behind code
	cost  int64    // statements and terminators
}

// stmtCode executes a statement; false ends the run, m.result says how.
type stmtCode func(m *execution) bool

// nextCode leaves a segment: the one to go on with, nil when the run ends.
type nextCode func(m *execution) *segment

// frame is what a return goes back to.
type frame struct {
	call               *callCode
	ints, refs, bigs   int // where the caller's variables start
	ints2, refs2, big2 int // where they end
}

// execution is one run.
type execution struct {
	ints []int64    // variables of the current procedure
	refs []*object  // the same
	bigs []*big.Int // for variables of range Z: overrides ints where not nil
	gi   []int64    // globals
	gr   []*object
	gb   []*big.Int

	seg    *segment
	pc     int   // index in seg.code; len(seg.code) is next
	budget int64 // steps until the next look at context and limit
	bytes  int64 // bytes that may still be allocated

	visited  []bool
	reached  []bool
	frames   []frame
	stackI   []int64
	stackR   []*object
	stackB   []*big.Int
	at       frame // only the offsets, of the current procedure
	resI     []num // results on their way
	resR     []*object
	machine  *Machine
	globals  int // those of Machine.inits that have a place
	ctx      context.Context
	opts     Options
	result   Result
	prop     *Property
	reason   string
	steps    int64 // granted to budget so far
	nextID   int64
	nextExt  int64 // next id of an external object that Inputs did not choose; ids decrease
	lits     map[int]*object
	external map[int]*object
	counts   []int // havocs so far, by Input.ID
	consumed []Consumed
	output   strings.Builder
	settings map[string]*External // the values of settings so far, by input and name
	cut      bool
	unsure   bool
}

const (
	defaultDepth  = 100_000
	defaultBytes  = 1 << 30
	defaultOutput = 1 << 20
	slice         = 1 << 18 // steps between two looks at the context
)

func newState(ctx context.Context, m *Machine, opts Options) *execution {
	if opts.MaxDepth == 0 {
		opts.MaxDepth = defaultDepth
	}
	if opts.MaxBytes == 0 {
		opts.MaxBytes = defaultBytes
	}
	if opts.MaxOutput == 0 {
		opts.MaxOutput = defaultOutput
	}
	if opts.MaxSteps == 0 {
		opts.MaxSteps = math.MaxInt64
	}
	return &execution{
		ctx: ctx, machine: m, opts: opts, bytes: opts.MaxBytes,
		gi: make([]int64, m.globals.ints), gr: make([]*object, m.globals.refs), gb: make([]*big.Int, m.globals.bigs),
		visited: make([]bool, len(m.blocks)), reached: make([]bool, len(m.prog.Props)), counts: make([]int, len(m.prog.Inputs)),
		nextExt: m.lowest - 1<<32, globals: len(m.inits),
	}
}

// start sets the globals and enters the entry procedure.
func (m *execution) start() {
	m.setGlobals(m.machine.inits)
	p := m.machine.procs[m.machine.prog.Entry]
	m.reserve(p.size)
	m.window(p.size)
	m.seg = p.entry
}

// setGlobals gives globals the values that they have at the start.
func (m *execution) setGlobals(inits []globalInit) {
	for _, g := range inits {
		v, r := m.literal(g.init)
		switch g.at.store {
		case inRefs:
			m.gr[g.at.at] = r
		case inBigs:
			m.gb[g.at.at] = v.big
			fallthrough
		default:
			m.gi[g.at.at] = v.n
		}
	}
}

// literal returns the value of a literal.
func (m *execution) literal(t Term) (num, *object) {
	switch t := t.(type) {
	case BoolLit:
		if t {
			return num{n: 1}, nil
		}
		return num{}, nil
	case *IntLit:
		return numOf(t.V), nil
	case *FloatLit:
		return num{n: int64(t.Bits)}, nil
	case *NullLit:
		return num{}, nil
	case *ObjLit:
		return num{}, m.constant(t)
	case *App:
		return num{}, nil // an array: statements that use it are not executed
	}
	panic("BUG: no literal")
}

// reserve makes room on the stacks behind the current variables.
func (m *execution) reserve(n frameSize) {
	m.stackI = grow(m.stackI, m.at.ints2+n.ints)
	m.stackR = grow(m.stackR, m.at.refs2+n.refs)
	m.stackB = grow(m.stackB, m.at.big2+n.bigs)
}

func grow[T any](s []T, n int) []T {
	if n <= len(s) {
		return s
	}
	bigger := make([]T, max(n, 2*len(s), 64))
	copy(bigger, s)
	return bigger
}

// window makes the n variables behind the current ones the current ones, all zero.
func (m *execution) window(n frameSize) {
	a := &m.at
	a.ints, a.refs, a.bigs = a.ints2, a.refs2, a.big2
	a.ints2, a.refs2, a.big2 = a.ints+n.ints, a.refs+n.refs, a.bigs+n.bigs
	m.view()
	clear(m.ints)
	clear(m.refs)
	clear(m.bigs)
}

func (m *execution) view() {
	m.ints = m.stackI[m.at.ints:m.at.ints2]
	m.refs = m.stackR[m.at.refs:m.at.refs2]
	m.bigs = m.stackB[m.at.bigs:m.at.big2]
}

// halt is the value of the panic by which a term ends the run. The result of
// the run is set before.
type halt struct{}

// loop runs segments until the run ends.
func (m *execution) loop() {
	defer func() {
		if e := recover(); e != nil {
			if _, ok := e.(halt); !ok {
				panic(e)
			}
		}
	}()
	if m.opts.Trace != nil || m.opts.Watch != nil {
		m.traceLoop()
		return
	}
	for seg := m.seg; seg != nil; {
		m.seg = seg
		m.budget -= seg.cost
		if m.budget < 0 && !m.refill() {
			return
		}
		m.visited[seg.index] = true
		for i, s := range seg.code {
			m.pc = i
			if !s(m) {
				return
			}
		}
		m.pc = len(seg.code)
		seg = seg.next(m)
	}
}

func (m *execution) traceLoop() {
	for seg := m.seg; seg != nil; {
		m.seg = seg
		m.budget -= seg.cost
		if m.budget < 0 && !m.refill() {
			return
		}
		m.visited[seg.index] = true
		for m.pc = 0; m.pc < len(seg.code); m.pc++ {
			m.trace(seg)
			if !seg.code[m.pc](m) {
				return
			}
		}
		m.trace(seg)
		seg = seg.next(m)
	}
}

// trace calls Options.Trace and Options.Watch before the next statement.
func (m *execution) trace(seg *segment) {
	if m.opts.Trace != nil {
		m.opts.Trace(seg.proc.proc, seg.block, seg.first+m.pc)
	}
	if m.opts.Watch != nil {
		m.opts.Watch(&View{m}, seg.proc.proc, seg.block, seg.first+m.pc)
	}
}

// refill looks at context and step limit and grants the next steps.
func (m *execution) refill() bool {
	m.pc = 0
	if m.ctx.Err() != nil {
		m.budget += m.seg.cost
		return m.end(Interrupted, "")
	}
	for m.budget < 0 {
		n := min(slice, m.opts.MaxSteps-m.steps)
		if n <= 0 {
			m.budget += m.seg.cost
			return m.end(StepLimit, "")
		}
		m.steps += n
		m.budget += n
	}
	return true
}

// end ends the run; it returns false, for a statement to return.
func (m *execution) end(r Result, format string, args ...any) bool {
	m.result = r
	m.reason = fmt.Sprintf(format, args...)
	return false
}

// stop ends the run from inside a term.
func (m *execution) stop(r Result, format string, args ...any) {
	m.end(r, format, args...)
	panic(halt{})
}

func (m *execution) outcome() Outcome {
	o := Outcome{
		Result: m.result, Prop: m.prop, Reason: m.reason, Consumed: m.consumed, Uncertain: m.unsure,
		Output: m.output.String(), Truncated: m.cut, Steps: m.steps - m.budget, Reached: m.reached, Visited: m.visited,
	}
	if m.result == Finished {
		return o
	}
	o.Pos = m.seg.position(m.pc)
	o.Stack = m.Frames()
	return o
}

// Frames returns the calls that have not returned, innermost first.
func (m *execution) Frames() []Frame {
	list := make([]Frame, 0, len(m.frames)+1)
	list = append(list, Frame{m.seg.proc.proc.Name, m.seg.position(m.pc)})
	for i := len(m.frames) - 1; i >= 0; i-- {
		c := m.frames[i].call
		list = append(list, Frame{c.from.proc.proc.Name, c.pos})
	}
	return list
}

func (s *segment) position(pc int) Pos {
	if i := s.first + pc; i < len(s.block.Stmts) {
		return s.block.Stmts[i].Position()
	}
	return s.block.Term.Position()
}
