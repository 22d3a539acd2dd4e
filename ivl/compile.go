package ivl

import "errors"

// Compile translates p for execution. The error is that of Check: ill-formed
// programs are not executed.
func Compile(p *Program) (*Machine, error) { return compile(p, false, nil) }

// CompileLazily is Compile for a large program that is executed once: a procedure is checked and
// translated when it is first called. A run that calls an ill-formed one is Broken. Only one run
// may use the machine, and for one run at a time.
func CompileLazily(p *Program) (*Machine, error) { return compile(p, true, nil) }

// CompileGrowing is CompileLazily for a program that has its entry and grows while it is executed. The first call of
// a procedure that p does not have asks more to add it to p, together with the
// classes, globals, properties and inputs that it needs. Everything is added behind what is there. The run is
// Broken where more fails.
func CompileGrowing(p *Program, more func(proc string) error) (*Machine, error) {
	return compile(p, true, more)
}

func compile(p *Program, lazy bool, more func(proc string) error) (*Machine, error) {
	checker, err := checkFirst(p, lazy, more != nil)
	if err != nil {
		return nil, err
	}
	m := &Machine{prog: p, procs: map[string]*procCode{}, classes: map[*Class]*layout{}, fields: map[*Field]place{}}
	c := &compiler{Machine: m, checker: checker, more: more, globalVars: map[*Var]place{}}
	c.declare()
	if more != nil {
		m.lowest = lowestOfGrowing
	}
	for _, q := range p.Procs {
		c.constants(q)
		if !lazy || q.Name == p.Entry {
			c.procedure(m.procs[q.Name])
		}
	}
	return m, nil
}

// declare takes over what the program has in addition to what is known: classes, globals and the
// names of procedures.
func (c *compiler) declare() {
	p := c.prog
	for _, k := range p.Classes[len(c.Machine.classes):] {
		c.layoutOf(k)
	}
	for _, g := range p.Globals[len(c.inits):] {
		at := allot(g, &c.globals)
		c.globalVars[g] = at
		c.inits = append(c.inits, globalInit{g, at, g.Init})
		c.noteConstants(g.Init)
	}
	for _, q := range p.Procs[len(c.procs):] {
		code := newProcCode(q)
		code.firstBlock = len(c.blocks)
		c.blocks = append(c.blocks, q.Blocks...)
		c.procs[q.Name] = code
	}
}

// checkFirst checks p. If lazy is set, it leaves all procedures but the entry for later, and
// returns their checker. If grows is set, p may call procedures that it does not have.
func checkFirst(p *Program, lazy, grows bool) (*checker, error) {
	if !lazy {
		return nil, Check(p)
	}
	c := newChecker(p)
	c.grows = grows
	if err := errors.Join(c.errs...); err != nil {
		return nil, err
	}
	return c, c.more(c.procs[p.Entry])
}

// late checks and translates a procedure that was not called before. It reports whether the
// procedure is well-formed; otherwise it ends the run.
func (c *compiler) late(m *execution, code *procCode) bool {
	if err := c.checker.more(code.proc); err != nil {
		return m.end(Broken, "%v", err)
	}
	c.procedure(code)
	return true
}

// constants notes the constants of a procedure.
func (c *compiler) constants(q *Proc) {
	for _, b := range q.Blocks {
		for _, s := range b.Stmts {
			for _, t := range Terms(s) {
				c.noteConstants(t)
			}
		}
		for _, t := range TerminatorTerms(b.Term) {
			c.noteConstants(t)
		}
	}
}

func newProcCode(q *Proc) *procCode {
	code := &procCode{proc: q, vars: map[*Var]place{}}
	for _, v := range q.Params {
		code.vars[v] = allot(v, &code.size)
	}
	code.paramSize = code.size
	for _, v := range q.Locals {
		code.vars[v] = allot(v, &code.size)
	}
	return code
}

// procedure translates the body of a procedure.
func (c *compiler) procedure(code *procCode) {
	q := code.proc
	c.vars, c.ivals = code.vars, map[Term]ival{}
	segs := make(map[string]*segment, len(q.Blocks))
	for i, b := range q.Blocks {
		segs[b.Label] = &segment{proc: code, block: b, index: code.firstBlock + i}
	}
	code.entry = segs[q.Blocks[0].Label]
	for _, b := range q.Blocks {
		c.block(segs[b.Label], segs)
	}
}

// block compiles the statements of a block; each call begins a new segment.
func (c *compiler) block(seg *segment, segs map[string]*segment) {
	b := seg.block
	for i, s := range b.Stmts {
		if withArrays(append(Terms(s), varTerms(Defs(s))...)) {
			seg.next, seg.cost = noArrays, int64(len(seg.code))+1
			return
		}
		call, ok := s.(*Call)
		if !ok {
			seg.code = append(seg.code, c.statement(s))
			continue
		}
		rest := &segment{proc: seg.proc, block: b, index: seg.index, first: i + 1}
		seg.next = c.call(call, seg, rest)
		seg.cost = int64(len(seg.code)) + 1
		seg = rest
	}
	seg.next = c.terminator(b.Term, seg.proc.proc, segs)
	seg.cost = int64(len(seg.code)) + 1
}

func varTerms(vs []*Var) []Term {
	ts := make([]Term, len(vs))
	for i, v := range vs {
		ts[i] = v
	}
	return ts
}

// noteConstants makes the ids of external objects differ from those of ObjLits.
func (c *compiler) noteConstants(t Term) {
	WalkTerm(t, func(t Term) bool {
		if o, ok := t.(*ObjLit); ok {
			c.lowest = min(c.lowest, int64(o.ID))
		}
		return true
	})
}

func (c *compiler) terminator(t Terminator, p *Proc, segs map[string]*segment) nextCode {
	switch t := t.(type) {
	case *Goto:
		if withArrays(TerminatorTerms(t)) {
			return noArrays
		}
		return c.jump(t, segs)
	case *Return:
		if withArrays(t.Ts) {
			return noArrays
		}
		return c.ret(t, p)
	case *Stop:
		return func(m *execution) *segment { m.result = Stopped; return nil }
	}
	panic("BUG: unknown terminator")
}

func (c *compiler) jump(t *Goto, segs map[string]*segment) nextCode {
	last := segs[t.Targets[len(t.Targets)-1].Label]
	switch len(t.Targets) {
	case 1:
		return func(*execution) *segment { return last }
	case 2:
		return c.branch(t.Targets[0].Cond, segs[t.Targets[0].Label], last)
	}
	conds := make([]boolCode, len(t.Targets)-1)
	to := make([]*segment, len(conds))
	for i := range conds {
		conds[i], to[i] = c.cond(t.Targets[i].Cond), segs[t.Targets[i].Label]
	}
	return func(m *execution) *segment {
		for i, f := range conds {
			if f(m) {
				return to[i]
			}
		}
		return last
	}
}

// branch is a goto with two targets. Comparisons of locals, the commonest
// loop conditions, need no further closure.
func (c *compiler) branch(cond Term, yes, no *segment) nextCode {
	if app, ok := cond.(*App); ok {
		switch app.Op {
		case Not:
			return c.branch(app.Args[0], no, yes)
		case Lt, Le, Eq:
			if f := c.compareBranch(app, yes, no); f != nil {
				return f
			}
		}
	}
	f := c.cond(cond)
	return func(m *execution) *segment {
		if f(m) {
			return yes
		}
		return no
	}
}

func (c *compiler) compareBranch(t *App, yes, no *segment) nextCode {
	if t.Args[0].Type().Sort != IntSort {
		return nil
	}
	a, aVar := c.local64(t.Args[0])
	b, bVar := c.local64(t.Args[1])
	k, bConst := const64(t.Args[1])
	switch {
	case t.Op == Lt && aVar && bVar:
		return func(m *execution) *segment {
			if m.ints[a] < m.ints[b] {
				return yes
			}
			return no
		}
	case t.Op == Le && aVar && bVar:
		return func(m *execution) *segment {
			if m.ints[a] <= m.ints[b] {
				return yes
			}
			return no
		}
	case t.Op == Lt && aVar && bConst:
		return func(m *execution) *segment {
			if m.ints[a] < k {
				return yes
			}
			return no
		}
	case t.Op == Le && aVar && bConst:
		return func(m *execution) *segment {
			if m.ints[a] <= k {
				return yes
			}
			return no
		}
	case t.Op == Eq && aVar && bConst:
		return func(m *execution) *segment {
			if m.ints[a] == k {
				return yes
			}
			return no
		}
	}
	return nil
}

// callCode is a call site.
type callCode struct {
	from *segment
	to   *segment
	pos  Pos
	xs   []transfer // nil entries where a result is not needed
}

// call leaves the segment from for the callee and comes back to rest.
func (c *compiler) call(s *Call, from, rest *segment) nextCode {
	callee := c.procs[s.Proc]
	if callee == nil {
		return c.callLater(s, from, rest)
	}
	site := &callCode{from: from, to: rest, pos: s.Pos, xs: make([]transfer, len(s.Xs))}
	for i, x := range s.Xs {
		if x != nil {
			site.xs[i] = c.deliver(x)
		}
	}
	args := make([]argCode, len(s.Args))
	for i, t := range s.Args {
		v := callee.proc.Params[i]
		args[i] = c.argument(t, v, callee.vars[v])
	}
	return func(m *execution) *segment {
		if callee.entry == nil && !c.late(m, callee) {
			return nil
		}
		if len(m.frames) >= m.opts.MaxDepth {
			m.end(DepthLimit, "")
			return nil
		}
		m.reserve(callee.size)
		m.view()
		for _, f := range args {
			f(m)
		}
		m.frames = append(m.frames, frame{site, m.at.ints, m.at.refs, m.at.bigs, m.at.ints2, m.at.refs2, m.at.big2})
		m.enter(callee)
		return callee.entry
	}
}

// enter makes the callee's variables the current ones; its parameters hold
// values already, the rest is cleared.
func (m *execution) enter(p *procCode) {
	a, n := &m.at, p.size
	a.ints, a.refs, a.bigs = a.ints2, a.refs2, a.big2
	a.ints2, a.refs2, a.big2 = a.ints+n.ints, a.refs+n.refs, a.bigs+n.bigs
	m.view()
	k := p.paramSize
	clear(m.ints[k.ints:])
	clear(m.refs[k.refs:])
	clear(m.bigs[k.bigs:])
}

func (c *compiler) ret(t *Return, p *Proc) nextCode {
	n := len(t.Ts)
	evals := make([]resultCode, n)
	for i, x := range t.Ts {
		evals[i] = c.result(x, p.Results[i], i)
	}
	return func(m *execution) *segment {
		if len(m.frames) == 0 {
			m.result = Finished
			return nil
		}
		for len(m.resI) < n {
			m.resI, m.resR = append(m.resI, num{}), append(m.resR, nil)
		}
		for _, f := range evals {
			f(m)
		}
		f := &m.frames[len(m.frames)-1]
		call := f.call
		m.at = *f
		m.frames = m.frames[:len(m.frames)-1]
		m.view()
		for i, x := range call.xs {
			if x != nil {
				x(m, m.resI[i], m.resR[i])
			}
		}
		return call.to
	}
}
