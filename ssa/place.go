package ssa

import "math/bits"

// bitset is a set of local variables.
type bitset []uint64

func (s bitset) has(i int) bool { return s[i/64]&(1<<(i%64)) != 0 }
func (s bitset) add(i int)      { s[i/64] |= 1 << (i % 64) }

// usesOf computes, for each code, the local variables read before they are
// written, and those written.
func (l *lifter) usesOf(words int) (uses, defs []bitset) {
	backing := make([]uint64, 2*words*len(l.codes))
	take := func() bitset {
		s := backing[:words:words]
		backing = backing[words:]
		return s
	}
	uses, defs = make([]bitset, len(l.codes)), make([]bitset, len(l.codes))
	for c := range l.codes {
		uses[c], defs[c] = take(), take()
		for i := l.codes[c].first; i < l.codes[c].end; i++ {
			in := &l.insts[i]
			reads, writes := in.access()
			if reads && !defs[c].has(int(in.index)) {
				uses[c].add(int(in.index))
			}
			if writes {
				defs[c].add(int(in.index))
			}
		}
	}
	return uses, defs
}

// access says whether an instruction reads or writes the local variable
// in.index. The return address that ret reads is not a value of the function.
func (in *inst) access() (reads, writes bool) {
	if !touchesLocal[in.op] {
		return false, false
	}
	_, load := loadKind(in.op)
	_, store := storeKind(in.op)
	iinc := !load && !store
	return load || iinc, store || iinc
}

// live computes the local variables that are live at the start of each block.
func (l *lifter) live(defs, uses []bitset, words int) []bitset {
	in := make([]bitset, len(l.blocks))
	backing := make([]uint64, words*len(l.blocks))
	for i := range in {
		in[i] = backing[i*words : (i+1)*words]
	}
	for changed := true; changed; {
		changed = false
		for i := len(l.blocks) - 1; i >= 0; i-- {
			for w := range words {
				x := uint64(0)
				for _, s := range l.blocks[i].Succs {
					x |= in[s.Index][w]
				}
				for _, h := range l.blocks[i].Handlers {
					x |= in[h.Target.Index][w]
				}
				if n := l.order[i]; n != nil && n.hasCode() {
					x = x&^defs[n.code][w] | uses[n.code][w]
				}
				if x != in[i][w] {
					in[i][w] = x
					changed = true
				}
			}
		}
	}
	return in
}

// hasCode reports whether the block runs its code, rather than jump to it.
func (n *node) hasCode() bool { return !n.pad || n.folded }

// place puts phis where they are needed: at the iterated dominance frontier of
// a variable's definitions, if the variable is live there.
func (l *lifter) place() error {
	l.phis = make([][]placedPhi, len(l.blocks))
	l.dom = dominators(l.blocks)
	joins := false
	for _, b := range l.blocks {
		joins = joins || len(b.Preds) > 1
	}
	if !joins {
		return nil
	}
	if !l.dom.findFrontiers(maxFrontier) {
		return l.fail(-1, "the control flow is nested too deeply: more than %d entries in dominance frontiers", maxFrontier)
	}
	words := (l.locals + 63) / 64
	uses, defs := l.usesOf(words)
	live := l.live(defs, uses, words)
	sites := l.definitions(defs, l.candidates(live, words))
	p := placer{l: l, live: live, placed: make([]int32, len(l.blocks)), listed: make([]int32, len(l.blocks))}
	for v, at := range sites {
		if len(at) > 0 {
			p.place(int32(v), at)
		}
		if l.phiArgs > maxPhiArgs {
			return l.fail(-1, "phis have more than %d arguments", maxPhiArgs)
		}
	}
	return nil
}

// candidates are the variables that are live at a join; the others need no phi.
func (l *lifter) candidates(live []bitset, words int) []bool {
	any := make(bitset, words)
	is := make([]bool, l.locals+l.depth)
	for i, b := range l.blocks {
		if len(b.Preds) < 2 {
			continue
		}
		for w := range any {
			any[w] |= live[i][w]
		}
		for s := range l.order[i].stack {
			is[l.locals+s] = true
		}
	}
	for v := range l.locals {
		is[v] = any.has(v)
	}
	return is
}

// definitions lists, for each candidate, the blocks that define it.
func (l *lifter) definitions(defs []bitset, candidate []bool) [][]int32 {
	sites := make([][]int32, len(candidate))
	for _, p := range l.params {
		sites[p.slot] = append(sites[p.slot], 0)
	}
	for i, n := range l.order {
		if n == nil {
			continue
		}
		if n.hasCode() {
			for w, x := range defs[n.code] {
				for ; x != 0; x &= x - 1 {
					if v := w*64 + bits.TrailingZeros64(x); candidate[v] {
						sites[v] = append(sites[v], int32(i))
					}
				}
			}
		}
		for s := n.lowest; s < n.leaves; s++ {
			if candidate[l.locals+s] {
				sites[l.locals+s] = append(sites[l.locals+s], int32(i))
			}
		}
	}
	return sites
}

// placer places the phis of one variable after the other; placed and listed
// hold the last variable (plus one) for which a block got a phi, or was put on
// the list of definitions.
type placer struct {
	l              *lifter
	live           []bitset
	placed, listed []int32
}

func (p *placer) place(v int32, work []int32) {
	for _, b := range work {
		p.listed[b] = v + 1
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, j := range p.l.dom.frontier[b] {
			if p.placed[j] == v+1 || !p.wanted(int(v), int(j)) {
				continue
			}
			p.placed[j] = v + 1
			p.l.addPhi(v, int(j))
			if p.listed[j] != v+1 {
				p.listed[j] = v + 1
				work = append(work, j)
			}
		}
	}
}

// wanted reports whether variable v has a value at the start of block j that is used later.
func (p *placer) wanted(v, j int) bool {
	n := p.l.order[j]
	if v < p.l.locals {
		return p.live[j].has(v) && n.locals[v].isValue()
	}
	s := v - p.l.locals
	return s < len(n.stack) && n.stack[s].isValue()
}

// isValue reports whether k stands for a value of the function.
func (k kind) isValue() bool { return k != kTop && !k.second() && k < kAddress }

func (l *lifter) addPhi(v int32, j int) {
	n, b := l.order[j], l.blocks[j]
	phi := &Phi{Args: make([]Value, len(b.Preds))}
	l.phiArgs += len(phi.Args)
	phi.block, phi.pc = b, l.start(n)
	k := kTop
	if int(v) < l.locals {
		k = n.locals[v]
		phi.local = l.localName(int(v), phi.pc)
	} else {
		k = n.stack[int(v)-l.locals]
	}
	switch k {
	case kInt:
		phi.typ = Int
	case kLong:
		phi.typ = Long
	case kFloat:
		phi.typ = Float
	case kDouble:
		phi.typ = Double
	}
	l.phis[j] = append(l.phis[j], placedPhi{v, phi})
	l.allPhis = append(l.allPhis, phi)
}
