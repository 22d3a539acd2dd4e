package ivl

// arrival says what came of a move.
type arrival uint8

const (
	arrived  arrival = iota // the thread has come to its next place, or ended
	disabled                // what the thread waits for is not so
	exited                  // the program has ended
	failed                  // see explorer.reason
)

// walk is what a move does with one thread.
type walk struct {
	*explorer
	i        int // the thread
	t        *thread
	may      bool // the next operation that may depend on other threads is executed; the one after it is not
	spent    bool // may was true before the operation that is executed
	steps    int
	choosing bool // the thread has stopped before a choice

	step   *object // a step on this object has begun; nil for none
	stepIn int     // how many calls had not returned when it began
	kind   StepKind
	calls  bool // the step runs code of the program
	callIn int
	init   bool // a class is being initialised
	initIn int
	begun  []*cell // the states of classes whose initialisation has begun
}

// advance makes a move in x.w.
func (x *explorer) advance(mv move) arrival {
	t := x.w.threads[mv.thread]
	w := &walk{explorer: x, i: mv.thread, t: t, may: true}
	x.load(t)
	if t.doing == waiting || t.doing == woken {
		h := x.w.of(t.on)
		h.owner, h.count = mv.thread, t.held
		t.clock.join(h.lock)
		t.held = 0
	}
	if t.doing != ready {
		t.doing, w.may = ready, false
	}
	w.choosing = t.op == chooses
	t.on, t.queue, t.op, t.idle = nil, nil, 0, false
	a := w.run(mv.choice)
	if a != failed {
		x.save(t)
		x.clean(t)
		if t.doing == done {
			t.frames, t.ints, t.refs, t.bigs, t.seg, t.at = nil, nil, nil, nil, nil, frame{}
		}
	}
	return a
}

// run executes the thread.
func (w *walk) run(choice int) (a arrival) {
	defer func() {
		if e := recover(); e != nil {
			if _, ok := e.(halt); !ok {
				panic(e)
			}
			a = w.fail()
		}
	}()
	m := w.m
	for {
		if w.steps++; w.steps > w.bounds.Steps {
			w.giveUp("a thread runs for more than %d steps without a switch", w.bounds.Steps)
			return failed
		}
		seg := m.seg
		if seg == w.ended {
			return w.end()
		}
		m.visited[seg.index] = true
		var info *stmtInfo
		if i := seg.first + m.pc; i < len(seg.block.Stmts) {
			info = w.infos[seg.block][i]
		}
		if m.pc < len(seg.code) {
			if info != nil && info.choice != nil {
				if a, stop := w.choose(info.choice, choice); stop {
					return a
				}
			}
			a, stop := w.statement(seg, info)
			m.opts.Inputs = nil // no other input has this value
			if stop {
				return a
			}
			continue
		}
		if info != nil && info.call != nil {
			if a, stop := w.call(seg, info, choice); stop {
				return a
			}
			continue
		}
		depth := len(m.frames)
		if m.seg, m.pc = seg.next(m), 0; m.seg == nil {
			m.seg = seg
			switch {
			case m.result == Stopped && w.w.alone():
				return exited
			case m.result == Stopped: // an exception that is not checked ends one thread, exit() ends all
				w.giveUp("a thread ends the program, or ends without a verdict, while others run")
				return failed
			case m.result == Finished && depth == 0:
				return w.end()
			}
			return w.fail()
		}
		if a, stop := w.returned(); stop {
			return a
		}
	}
}

// fail says why the execution cannot go on.
func (w *walk) fail() arrival {
	m := w.m
	switch {
	case m.result == Violated:
		w.giveUp("in some schedule %s fails", m.prop.Name)
	default:
		w.giveUp("%s: %s", m.result, m.reason)
	}
	return failed
}

// end is the end of the thread.
func (w *walk) end() arrival {
	if n := w.results; w.m.seg == w.ended && n > 0 && w.m.resR[n-1] != nil {
		w.giveUp("in some schedule a thread ends with %s", w.m.resR[n-1].class.class.Name)
		return failed
	}
	w.t.doing = done
	return arrived
}

// pending stops before an operation about an object. It reports false, for go on, if the operation may be executed now.
func (w *walk) pending(op ThreadOp, on, about *object) (arrival, bool) {
	if w.w.alone() || w.own(about) {
		return 0, false
	}
	if w.may && w.step == nil && !w.init {
		w.may, w.spent = false, true
		return 0, false
	}
	if w.step != nil || w.init {
		w.giveUp("a step or an initialiser synchronises with other threads in %s", w.m.seg.proc.proc.Name)
		return failed, true
	}
	w.t.op, w.t.on = op, on
	return arrived, true
}

// statement executes a statement that is no call.
func (w *walk) statement(seg *segment, info *stmtInfo) (arrival, bool) {
	m := w.m
	var o *object
	if info != nil && info.access != nil {
		o = info.access.object(m)
		if a, stop := w.access(info.access, o); stop {
			return a, true
		}
	}
	if !seg.code[m.pc](m) {
		return w.fail(), true
	}
	m.pc++
	switch {
	case o != nil && info.access.writes:
		w.published(info.access, o)
	case info != nil && info.statics:
		for _, o := range m.gr {
			w.escape(o)
		}
	}
	return 0, false
}

// isConstant reports whether an object is one of the program text.
func (w *walk) isConstant(o *object) bool { return o.id < 0 && w.m.lits[int(o.id)] == o }

// shares reports whether other threads may reach an object.
func (w *walk) shares(o *object) bool {
	h := w.w.shared[o]
	return h != nil && h.escaped || w.isConstant(o)
}

// access is told before an access to an object.
func (w *walk) access(a *access, o *object) (arrival, bool) {
	if o == nil || !w.shares(o) {
		return 0, false
	}
	if a.init || a.writes && w.isConstant(o) {
		w.giveUp("an object is changed that should not be in %s", w.m.seg.proc.proc.Name)
		return failed, true
	}
	if w.isConstant(o) || w.threads.Constant[o.class.class] && !a.writes {
		return 0, false
	}
	if w.calls && !w.w.alone() { // others may come in between
		w.giveUp("code that runs within a step looks at what threads share in %s", w.m.seg.proc.proc.Name)
		return failed, true
	}
	h := w.w.of(o)
	if a.index != nil {
		return w.plain(a, h.at(int(a.index(w.m))), "an element of an array")
	}
	for k, f := range a.fields {
		c := h.at(w.key(f, a.places[k]))
		switch {
		case w.threads.Status[f]:
			if r, stop := w.status(a, c, o.ints[a.places[k].at]); stop {
				return r, true
			}
		case w.threads.Volatile[f]:
			if r, stop := w.pending(0, nil, o); stop {
				return r, true
			}
			if a.writes {
				w.w.release(w.i, &c.sync)
			} else {
				w.t.clock.join(c.sync)
			}
		case w.threads.Final[f]: // no write comes later
			if a.writes {
				w.giveUp("%s.%s is set when other threads may have the object", f.Class.Name, f.Name)
				return failed, true
			}
		default:
			if r, stop := w.plain(a, c, f.Class.Name+"."+f.Name); stop {
				return r, true
			}
		}
	}
	return 0, false
}

// plain is an access to memory that is not for synchronisation.
func (w *walk) plain(a *access, c *cell, what string) (arrival, bool) {
	if w.step != nil && !w.calls { // memory of a model, which its steps order
		return 0, false
	}
	ordered := false
	if a.writes {
		ordered = w.w.writes(w.i, c)
	} else {
		ordered = w.w.reads(w.i, c)
	}
	if !ordered {
		w.giveUp("in some schedule there is a data race: %s", what)
		return failed, true
	}
	return 0, false
}

// begunStatus is the state of a class whose initialisation has begun (package lower has it).
const begunStatus = 1

// status is an access to the state of a class. A thread that finds the class initialised, and knows what that did, is
// independent of others.
func (w *walk) status(a *access, c *cell, now int64) (arrival, bool) {
	switch {
	case a.writes:
		w.begun = append(w.begun, c)
	case now == begunStatus && c.sync.within(w.t.clock):
	default:
		if !w.init {
			if r, stop := w.pending(0, nil, nil); stop {
				return r, true
			}
		}
		w.t.clock.join(c.sync)
	}
	return 0, false
}

// published marks what a write to an object makes reachable.
func (w *walk) published(a *access, o *object) {
	if !w.shares(o) {
		return
	}
	if a.index != nil {
		if o.class.elem == inRefs {
			w.escape(o.refs[a.index(w.m)])
		}
		return
	}
	for _, p := range a.places {
		if p.store == inRefs {
			w.escape(o.refs[p.at])
		}
	}
}

// escape marks an object, and all that it leads to, as one that other threads may reach.
func (w *walk) escape(o *object) {
	todo := []*object{o}
	for len(todo) > 0 {
		o := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if o == nil || w.shares(o) {
			continue
		}
		w.w.of(o).escaped = true
		todo = append(todo, o.refs...)
	}
}

// own reports whether only the thread that is executed can reach an object. What it does with that is nobody else's business.
func (w *walk) own(o *object) bool {
	if o == nil || w.isConstant(o) {
		return false
	}
	r := &reached{from: map[*object]bool{}}
	r.add(w.m.gr)
	for i, t := range w.w.threads {
		if i != w.i && t.doing != done {
			r.add(t.refs)
			r.add([]*object{t.on, t.queue, t.self})
		}
	}
	for _, c := range w.m.lits {
		r.add([]*object{c})
	}
	for len(r.todo) > 0 && !r.from[o] {
		next := r.todo[len(r.todo)-1]
		r.todo = r.todo[:len(r.todo)-1]
		r.add(next.refs)
	}
	return !r.from[o]
}

// choose stops before a choice, or makes the one that the thread has stopped for.
func (w *walk) choose(c *choice, which int) (arrival, bool) {
	if !w.choosing || w.steps > 1 {
		if w.step != nil || w.init {
			w.giveUp("a step or an initialiser takes a value from outside in %s", w.m.seg.proc.proc.Name)
			return failed, true
		}
		w.t.op, w.t.values = chooses, c.n
		return arrived, true
	}
	w.may = false // others may come before its next operation
	w.m.opts.Inputs = chosen{Value{N: c.lo + int64(which)}}
	return 0, false
}
