package ivl

import (
	"maps"
	"math/big"
	"slices"
)

// state is a state of all threads.
type state struct {
	gi      []int64
	gr      []*object
	gb      []*big.Int
	lits    map[int]*object
	nextID  int64
	bytes   int64
	threads []*thread
	shared  map[*object]*sharing
}

// doing says what a thread is about to do.
type doing uint8

const (
	ready   doing = iota // it goes on at its position
	fresh                // it begins
	waiting              // in Wait, without a notification
	woken                // in Wait, with one
	done
)

// thread is a thread of a state.
type thread struct {
	frames []frame
	ints   []int64
	refs   []*object
	bigs   []*big.Int
	at     frame
	seg    *segment
	pc     int
	doing  doing
	timed  bool
	on     *object  // the monitor that it waits for, or is about to take or notify
	self   *object  // that it was spawned with
	queue  *object  // in which it waits for a notification, or ends waits
	idle   bool     // it is before a step for which it may wait for ever
	op     ThreadOp // of a primitive that comes next, 0 for other operations
	held   int      // how often it had the monitor before it waited
	values int      // among how many values it chooses
	clock  clock
}

// sharing is what is known of an object that threads may share, or that has a monitor in use.
type sharing struct {
	escaped bool // other threads may reach it
	owner   int  // of the monitor, if count > 0
	count   int
	lock    clock // of what happened before the monitor was given back
	step    clock // of what happened before steps on the object ended
	cells   map[int]*cell
}

// of returns what is known of an object, and makes it if there is nothing.
func (s *state) of(o *object) *sharing {
	h := s.shared[o]
	if h == nil {
		h = &sharing{}
		s.shared[o] = h
	}
	return h
}

// free reports whether a thread can take the monitor of an object.
func (s *state) free(o *object, t int) bool {
	h := s.shared[o]
	return h == nil || h.count == 0 || h.owner == t
}

// moves lists what may happen next.
func (s *state) moves() []move {
	var list []move
	for i, t := range s.threads {
		if t.doing == ready && t.op == chooses { // it makes no difference when it does so
			for c := range t.values {
				list = append(list, move{thread: i, choice: c})
			}
			return list
		}
	}
	for i, t := range s.threads {
		switch t.doing {
		case fresh:
			list = append(list, move{thread: i})
		case ready:
			n := 1
			switch t.op {
			case Lock:
				if !s.free(t.on, i) {
					n = 0
				}
			case Notify:
				n = max(1, len(s.waiters(t.queue)))
			}
			for c := range n {
				list = append(list, move{thread: i, choice: c})
			}
		case woken:
			if s.free(t.on, i) {
				list = append(list, move{thread: i})
			}
		case waiting:
			if s.free(t.on, i) {
				list = append(list, move{thread: i, spurious: !t.timed})
			}
		}
	}
	return list
}

// waiters are the threads that wait for a notification of an object.
func (s *state) waiters(o *object) []*thread {
	var list []*thread
	for _, t := range s.threads {
		if t.doing == waiting && t.queue == o {
			list = append(list, t)
		}
	}
	return list
}

// waits reports whether some thread has not ended, and does not only wait for work.
func (s *state) waits() bool {
	return slices.ContainsFunc(s.threads, func(t *thread) bool { return t.doing != done && !t.idle })
}

// alone reports whether only one thread has not ended.
func (s *state) alone() bool {
	n := 0
	for _, t := range s.threads {
		if t.doing != done {
			n++
		}
	}
	return n == 1
}

// copier copies a state with what is reachable in it.
type copier struct {
	objects map[*object]*object
	todo    []*object // copies whose references are those of the old state
}

func (c *copier) object(o *object) *object {
	if o == nil {
		return nil
	}
	d := c.objects[o]
	if d == nil {
		d = &object{}
		*d = *o
		d.ints, d.refs, d.bigs = slices.Clone(o.ints), slices.Clone(o.refs), slices.Clone(o.bigs)
		if o.lazy != nil {
			l := *o.lazy
			l.known, l.elems = maps.Clone(l.known), maps.Clone(l.elems)
			d.lazy = &l
		}
		c.objects[o] = d
		c.todo = append(c.todo, d)
	}
	return d
}

func (c *copier) list(os []*object) []*object {
	ds := make([]*object, len(os))
	for i, o := range os {
		ds[i] = c.object(o)
	}
	return ds
}

// copy returns a state that shares nothing that changes with s.
func (s *state) copy() *state {
	c := &copier{objects: make(map[*object]*object, 64)}
	d := &state{gi: slices.Clone(s.gi), gr: c.list(s.gr), gb: slices.Clone(s.gb), lits: make(map[int]*object, len(s.lits)), nextID: s.nextID, bytes: s.bytes, shared: make(map[*object]*sharing, len(s.shared))}
	for id, o := range s.lits {
		d.lits[id] = c.object(o)
	}
	for _, t := range s.threads {
		u := *t
		u.frames, u.ints, u.refs, u.bigs = slices.Clone(t.frames), slices.Clone(t.ints), c.list(t.refs), slices.Clone(t.bigs)
		u.on, u.queue, u.self, u.clock = c.object(t.on), c.object(t.queue), c.object(t.self), slices.Clone(t.clock)
		d.threads = append(d.threads, &u)
	}
	for len(c.todo) > 0 {
		o := c.todo[len(c.todo)-1]
		c.todo = c.todo[:len(c.todo)-1]
		for i, r := range o.refs {
			o.refs[i] = c.object(r)
		}
	}
	for o, h := range s.shared {
		if n := c.objects[o]; n != nil { // others are garbage
			d.shared[n] = h.copy()
		}
	}
	return d
}

func (h *sharing) copy() *sharing {
	d := *h
	d.lock, d.step = slices.Clone(h.lock), slices.Clone(h.step)
	d.cells = nil
	if len(h.cells) > 0 {
		d.cells = make(map[int]*cell, len(h.cells))
	}
	for k, c := range h.cells {
		d.cells[k] = c.copy()
	}
	return &d
}

// load lets the execution go on with a thread.
func (x *explorer) load(t *thread) {
	m, s := x.m, x.w
	if s.gr != nil || s.gi != nil {
		m.gi, m.gr, m.gb, m.lits, m.nextID = s.gi, s.gr, s.gb, s.lits, s.nextID
	}
	m.bytes = m.opts.MaxBytes - s.bytes
	m.frames, m.stackI, m.stackR, m.stackB, m.at, m.seg, m.pc = t.frames, t.ints, t.refs, t.bigs, t.at, t.seg, t.pc
	m.reserve(frameSize{})
	m.view()
}

// save notes where a thread is.
func (x *explorer) save(t *thread) {
	m, s := x.m, x.w
	s.gi, s.gr, s.gb, s.lits, s.nextID, s.bytes = m.gi, m.gr, m.gb, m.lits, m.nextID, m.opts.MaxBytes-m.bytes
	t.frames, t.at, t.seg, t.pc = m.frames, m.at, m.seg, m.pc
	t.ints, t.refs, t.bigs = m.stackI[:m.at.ints2], m.stackR[:m.at.refs2], m.stackB[:m.at.big2]
}
