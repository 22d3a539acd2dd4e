package ivl

import (
	"math/big"
	"slices"
)

// arguments are the first two arguments, if they are references, of the call at the end of a segment.
func (w *walk) arguments(seg *segment) (a, b *object) {
	m := w.m
	if seg.next(m) == nil {
		return nil, nil
	}
	if len(m.refs) > 0 {
		a = m.refs[0]
	}
	if len(m.refs) > 1 {
		b = m.refs[1]
	}
	w.back()
	return a, b
}

// back leaves a procedure at its start, as if it had not been called. It returns the call.
func (w *walk) back() *callCode {
	m := w.m
	f := m.frames[len(m.frames)-1]
	m.frames, m.at = m.frames[:len(m.frames)-1], f
	m.view()
	return f.call
}

// call executes a call.
func (w *walk) call(seg *segment, info *stmtInfo, choice int) (arrival, bool) {
	m := w.m
	switch {
	case info.op != 0:
		return w.primitive(seg, info, choice)
	case info.step && w.step == nil:
		o, _ := w.arguments(seg)
		if o != nil && w.shares(o) {
			w.spent = false
			a, stop := w.pending(0, nil, o)
			if !stop && info.kind.Awaits && w.steps > 1 { // if it has to wait, that is a state, although nobody else may come in between
				a, stop = arrived, true
			}
			if stop {
				w.t.idle = info.kind.Idle
				return a, true
			}
			w.t.clock.join(w.w.of(o).step)
			w.step, w.stepIn, w.kind = o, len(m.frames), info.kind
		}
	case info.step && !w.w.alone():
		if o, _ := w.arguments(seg); (w.calls || o != w.step) && o != nil && w.shares(o) {
			w.giveUp("%s is a step within another one", info.call.Proc)
			return failed, true
		}
	case info.own && w.step != nil && !w.calls:
		w.calls, w.callIn = true, len(m.frames)
	case info.init && !w.init:
		w.init, w.initIn = true, len(m.frames)
	}
	if m.seg, m.pc = seg.next(m), 0; m.seg == nil {
		m.seg = seg
		return w.fail(), true
	}
	return 0, false
}

// returned ends a step or the initialisation of a class whose procedure has returned.
func (w *walk) returned() (arrival, bool) {
	m := w.m
	if w.calls && len(m.frames) <= w.callIn {
		w.calls = false
	}
	if w.step != nil && len(m.frames) <= w.stepIn {
		if w.kind.Awaits && m.resI[0].n == 0 {
			return disabled, true
		}
		w.may = w.may || w.spent && w.kind.Stays && m.resI[0].n != 0
		w.w.release(w.i, &w.w.of(w.step).step)
		w.step = nil
	}
	if w.init && len(m.frames) <= w.initIn {
		for _, c := range w.begun {
			w.w.release(w.i, &c.sync)
			w.may = false
		}
		w.init, w.begun = false, nil
	}
	return 0, false
}

// primitive executes a primitive in place of its procedure.
func (w *walk) primitive(seg *segment, info *stmtInfo, choice int) (arrival, bool) {
	switch info.op {
	case Self:
		w.skip(seg, num{n: int64(w.i)}, nil)
		return 0, false
	case Alone:
		n := num{}
		if w.w.alone() {
			n.n = 1
		}
		w.skip(seg, n, nil)
		return 0, false
	case Holding:
		n := num{}
		for _, h := range w.w.shared {
			if h.count > 0 && h.owner == w.i {
				n.n = 1
			}
		}
		w.skip(seg, n, nil)
		return 0, false
	case Vague:
		w.vague = true
		w.skip(seg, num{}, nil)
		return 0, false
	case Current:
		w.skip(seg, num{}, w.t.self)
		return 0, false
	}
	o, queue := w.arguments(seg)
	if o == nil {
		w.giveUp("%s of null", info.call.Proc)
		return failed, true
	}
	h := w.w.of(o)
	mine := h.count > 0 && h.owner == w.i
	switch info.op {
	case Lock:
		if !mine && w.shares(o) {
			if a, stop := w.pending(Lock, o, o); stop {
				return a, true
			}
			if !w.w.free(o, w.i) { // a lone thread
				w.giveUp("in some schedule a monitor is never given back")
				return failed, true
			}
		}
		w.t.clock.join(h.lock)
		h.owner = w.i
		h.count++
	case TryLock:
		if !mine && w.shares(o) {
			if a, stop := w.pending(0, nil, o); stop {
				return a, true
			}
		}
		if !w.w.free(o, w.i) {
			w.skip(seg, num{}, nil)
			return 0, false
		}
		w.t.clock.join(h.lock)
		h.owner = w.i
		h.count++
		w.skip(seg, num{n: 1}, nil)
		return 0, false
	case Holds:
		n := num{}
		if mine {
			n.n = int64(h.count)
		}
		w.skip(seg, n, nil)
		return 0, false
	case Unlock:
		if !mine {
			w.giveUp("a monitor is given back that the thread does not have")
			return failed, true
		}
		if w.tries && h.count == 1 && w.shares(o) {
			if a, stop := w.pending(0, nil, o); stop {
				return a, true
			}
		}
		if h.count--; h.count == 0 {
			w.may = false
			w.w.release(w.i, &h.lock)
		}
	case Spawn:
		if w.step != nil || w.init {
			w.giveUp("an initialiser starts a thread")
			return failed, true
		}
		w.spawn(seg, o)
	default:
		if !mine {
			w.giveUp("in some schedule a thread waits or notifies without the monitor")
			return failed, true
		}
		if a, stop := w.pending(info.op, o, o); stop {
			w.t.queue = queue
			return a, true
		}
		w.conditions(info.op, o, queue, choice)
	}
	w.skip(seg, num{}, nil)
	return arrived, w.t.doing == waiting
}

// skip goes on behind a call that is not executed. Its result is n or o.
func (w *walk) skip(seg *segment, n num, o *object) {
	m := w.m
	seg.next(m)
	call := w.back()
	for _, f := range call.xs {
		if f != nil {
			f(m, n, o)
		}
	}
	m.seg, m.pc = call.to, 0
}

// conditions executes Wait and the notifications.
func (w *walk) conditions(op ThreadOp, o, queue *object, choice int) {
	h := w.w.of(o)
	switch op {
	case Wait, WaitTimed:
		w.t.doing, w.t.on, w.t.queue, w.t.held, w.t.timed = waiting, o, queue, h.count, op == WaitTimed
		h.count = 0
		w.w.release(w.i, &h.lock)
	case Notify:
		if list := w.w.waiters(queue); len(list) > 0 {
			list[choice].doing = woken
		}
	case NotifyAll:
		for _, t := range w.w.waiters(queue) {
			t.doing = woken
		}
	}
}

// spawn makes a thread that executes the procedure that is called on o.
func (w *walk) spawn(seg *segment, o *object) {
	m, s := w.m, w.w
	w.may = false
	w.escape(o)
	callee := seg.next(m).proc
	w.back()
	n := len(s.threads)
	u := &thread{clock: slices.Clone(w.t.clock), seg: callee.entry, doing: fresh}
	w.results = len(callee.proc.Results)
	u.tick(n)
	u.frames = []frame{{call: w.root}}
	u.at = frame{ints2: callee.size.ints, refs2: callee.size.refs, big2: callee.size.bigs}
	u.ints, u.refs, u.bigs = make([]int64, callee.size.ints), make([]*object, callee.size.refs), make([]*big.Int, callee.size.bigs)
	u.self = o
	u.refs[callee.vars[callee.proc.Params[0]].at] = o
	s.threads = append(s.threads, u)
	w.t.tick(w.i)
}
