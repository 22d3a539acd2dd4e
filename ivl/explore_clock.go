package ivl

import (
	"maps"
	"slices"
)

// clock is a vector clock: for each thread, how much of it has happened before.
type clock []int32

func (c clock) get(t int) int32 {
	if t < len(c) {
		return c[t]
	}
	return 0
}

// join makes c what has happened before c or d.
func (c *clock) join(d clock) {
	for len(*c) < len(d) {
		*c = append(*c, 0)
	}
	for i, v := range d {
		(*c)[i] = max((*c)[i], v)
	}
}

// within reports whether c has happened before d.
func (c clock) within(d clock) bool {
	for i, v := range c {
		if v > d.get(i) {
			return false
		}
	}
	return true
}

// cell is a place in memory: who has written to it last, who has read that since, and, where it is for synchronisation, what
// happened before the writes.
type cell struct {
	writer int
	wrote  int32 // the writer's time; 0 if all know of the write
	reads  map[int]int32
	sync   clock
}

func (c *cell) copy() *cell {
	d := *c
	d.reads, d.sync = maps.Clone(c.reads), slices.Clone(c.sync)
	return &d
}

// at returns a cell of an object.
func (h *sharing) at(key int) *cell {
	c := h.cells[key]
	if c == nil {
		c = &cell{}
		if h.cells == nil {
			h.cells = map[int]*cell{}
		}
		h.cells[key] = c
	}
	return c
}

// tick begins a new time of a thread, after others can have learned of what it did.
func (t *thread) tick(i int) {
	for len(t.clock) <= i {
		t.clock = append(t.clock, 0)
	}
	t.clock[i]++
}

// release lets those that join c know of what thread i has done.
func (s *state) release(i int, c *clock) {
	t := s.threads[i]
	c.join(t.clock)
	t.tick(i)
}

// reads notes that thread i reads a cell. It reports whether no write of another thread is unordered with it
// (Flanagan, Freund: FastTrack, PLDI'09).
func (s *state) reads(i int, c *cell) bool {
	t := s.threads[i]
	if c.wrote > 0 && c.writer != i && c.wrote > t.clock.get(c.writer) {
		return false
	}
	if c.reads == nil {
		c.reads = map[int]int32{}
	}
	c.reads[i] = t.clock.get(i)
	return true
}

// writes notes that thread i writes a cell. It reports whether no access of another thread is unordered with it.
func (s *state) writes(i int, c *cell) bool {
	t := s.threads[i]
	if c.wrote > 0 && c.writer != i && c.wrote > t.clock.get(c.writer) {
		return false
	}
	for u, at := range c.reads {
		if u != i && at > t.clock.get(u) {
			return false
		}
	}
	c.writer, c.wrote, c.reads = i, t.clock.get(i), nil
	return true
}

// knownToAll reports whether all threads that may still access memory know of what thread u did at a time.
func (s *state) knownToAll(u int, at int32) bool {
	for i, t := range s.threads {
		if i != u && t.doing != done && t.clock.get(u) < at {
			return false
		}
	}
	return true
}

// forget drops accesses of which all threads know: no later access races with them.
func (s *state) forget() {
	for _, h := range s.shared {
		for k, c := range h.cells {
			if c.wrote > 0 && s.knownToAll(c.writer, c.wrote) {
				c.wrote, c.writer = 0, 0
			}
			for u, at := range c.reads {
				if s.knownToAll(u, at) {
					delete(c.reads, u)
				}
			}
			if c.wrote == 0 && len(c.reads) == 0 && c.sync == nil {
				delete(h.cells, k)
			}
		}
	}
}

// times are, for each thread, the times of its accesses that cells have, sorted. Clocks are compared by how many of these
// they know: an access to come gets a time that no clock of another thread has.
func (s *state) times() [][]int32 {
	list := make([][]int32, len(s.threads))
	for _, h := range s.shared {
		for _, c := range h.cells {
			if c.wrote > 0 {
				list[c.writer] = append(list[c.writer], c.wrote)
			}
			for u, at := range c.reads {
				list[u] = append(list[u], at)
			}
		}
	}
	for u := range list {
		slices.Sort(list[u])
		list[u] = slices.Compact(list[u])
	}
	return list
}

// rank is how many of the times are not after at.
func rank(times []int32, at int32) int {
	n, found := slices.BinarySearch(times, at)
	if found {
		n++
	}
	return n
}
