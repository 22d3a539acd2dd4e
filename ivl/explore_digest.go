package ivl

import (
	"crypto/sha256"
	varint "encoding/binary"
	"maps"
	"math/big"
	"slices"
)

// digest stands for all that matters of a state.
type digest [sha256.Size]byte

// writer writes what matters of a state: all that threads can reach, with objects numbered in the order in which they are met.
type writer struct {
	x     *explorer
	s     *state
	out   []byte
	nos   map[*object]int
	order []*object
	times [][]int32
}

func (x *explorer) digest() digest {
	x.w.forget()
	w := &writer{x: x, s: x.w, nos: map[*object]int{}, times: x.w.times(), out: make([]byte, 0, 4096)}
	for _, ts := range w.times {
		w.num(int64(len(ts)))
	}
	w.words(x.w.gi)
	w.bigs(x.w.gb)
	w.list(x.w.gr)
	for _, id := range slices.Sorted(maps.Keys(x.w.lits)) {
		if o := x.w.lits[id]; x.w.shared[o] != nil { // its monitor may be in use
			w.ref(o)
		}
	}
	w.num(-1)
	for i, t := range x.w.threads {
		w.thread(i, t)
	}
	for i := 0; i < len(w.order); i++ {
		w.object(w.order[i])
	}
	return sha256.Sum256(w.out)
}

func (w *writer) num(n int64) { w.out = varint.AppendVarint(w.out, n) }

func (w *writer) text(s string) {
	w.num(int64(len(s)))
	w.out = append(w.out, s...)
}

func (w *writer) words(ns []int64) {
	w.num(int64(len(ns)))
	for _, n := range ns {
		w.num(n)
	}
}

func (w *writer) bigs(bs []*big.Int) {
	for i, b := range bs {
		if b != nil {
			w.num(int64(i))
			w.text(b.String())
		}
	}
	w.num(-1)
}

func (w *writer) ref(o *object) {
	if o == nil {
		w.num(0)
		return
	}
	n := w.nos[o]
	if n == 0 {
		w.order = append(w.order, o)
		n = len(w.order)
		w.nos[o] = n
	}
	w.num(int64(n))
}

func (w *writer) list(os []*object) {
	w.num(int64(len(os)))
	for _, o := range os {
		w.ref(o)
	}
}

func (w *writer) clock(c clock, own int) {
	for u, times := range w.times {
		if u != own && len(times) > 0 {
			w.num(int64(rank(times, c.get(u))))
		}
	}
}

func (w *writer) thread(i int, t *thread) {
	w.num(int64(t.doing))
	if t.doing == done {
		return
	}
	w.num(int64(t.seg.index))
	w.num(int64(t.seg.first))
	w.num(int64(t.pc))
	w.num(int64(t.op))
	w.num(int64(t.held))
	if t.timed {
		w.num(1)
	}
	w.num(-1)
	w.ref(t.on)
	w.ref(t.queue)
	w.ref(t.self)
	w.num(int64(len(t.frames)))
	for _, f := range t.frames {
		n := w.x.sites[f.call]
		if n == 0 {
			n = len(w.x.sites) + 1
			w.x.sites[f.call] = n
		}
		w.num(int64(n))
	}
	w.words(t.ints)
	w.list(t.refs)
	w.bigs(t.bigs)
	w.clock(t.clock, i)
}

func (w *writer) object(o *object) {
	w.num(int64(o.class.class.ID))
	w.num(o.site)
	w.num(o.length)
	w.num(min(o.id, 0)) // of constants; others are known by how they are reached
	w.words(o.ints)
	w.list(o.refs)
	w.bigs(o.bigs)
	h := w.s.shared[o]
	if h == nil {
		w.num(-1)
		return
	}
	escaped := int64(0)
	if h.escaped {
		escaped = 1
	}
	w.num(escaped)
	w.num(int64(h.count))
	if h.count > 0 {
		w.num(int64(h.owner))
	}
	w.clock(h.lock, -1)
	w.clock(h.step, -1)
	for _, k := range slices.Sorted(maps.Keys(h.cells)) {
		c := h.cells[k]
		w.num(int64(k))
		w.num(int64(rank(w.times[c.writer], c.wrote)))
		w.num(int64(c.writer))
		for _, u := range slices.Sorted(maps.Keys(c.reads)) {
			w.num(int64(u))
			w.num(int64(rank(w.times[u], c.reads[u])))
		}
		w.num(-1)
		w.clock(c.sync, -1)
	}
}
