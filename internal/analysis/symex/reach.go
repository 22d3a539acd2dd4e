package symex

import "github.com/jayverify/jayverify/ivl"

// A path that is not followed to its end may only violate checks that can be reached
// from its last place. So the other checks can be proved although not all paths were
// followed.

// checks is a set of properties, by their ID.
type checks []uint64

func (c checks) has(p *ivl.Property) bool { return c[p.ID/64]>>(p.ID%64)&1 == 1 }

func (c checks) add(p *ivl.Property) { c[p.ID/64] |= 1 << (p.ID % 64) }

// join adds the elements of d, and reports whether some were new.
func (c checks) join(d checks) (grown bool) {
	for i, w := range d {
		grown = grown || w&^c[i] != 0
		c[i] |= w
	}
	return grown
}

// reach says which checks can be executed from a place in the program.
type reach struct {
	prog   *program
	procs  map[*procedure]checks // in a call of it
	blocks map[*block]checks     // from the begin of a block up to the return, and in calls
}

func (p *program) newChecks() checks { return make(checks, len(p.ivl.Props)/64+1) }

// newReach computes the reachable checks, over all paths through the program's
// blocks and calls.
func newReach(p *program) *reach {
	r := &reach{prog: p, procs: map[*procedure]checks{}, blocks: map[*block]checks{}}
	for _, q := range p.procs {
		r.procs[q] = p.newChecks()
		for _, b := range q.blocks {
			r.blocks[b] = p.newChecks()
		}
	}
	for again := true; again; {
		again = false
		for _, q := range p.procs {
			for _, b := range q.blocks {
				if r.blocks[b].join(r.from(b, 0)) {
					again = true
				}
			}
			again = r.procs[q].join(r.blocks[q.entry]) || again
		}
	}
	return r
}

// from returns the checks that can be reached from a statement of a block up to
// the return of the procedure.
func (r *reach) from(b *block, at int) checks {
	c := r.prog.newChecks()
	for _, s := range b.ivl.Stmts[at:] {
		switch s := s.(type) {
		case *ivl.Assert:
			c.add(s.Prop)
		case *ivl.Call:
			c.join(r.procs[r.prog.procs[s.Proc]])
		}
	}
	for _, next := range b.proc.successors(b) {
		c.join(r.blocks[next])
	}
	return c
}

// place is a statement of a block; behind the last one is the way out.
type place struct {
	block *block
	at    int
}

// tooLarge is the number of words of sets (64 MB) from which on what can be
// reached is not computed: then any check can be.
const tooLarge = 1 << 26 / 8

// lost notes that a state is not followed any more.
func (e *Engine) lost(st *state) {
	if e.open == nil {
		e.open, e.lostAt = e.prog.newChecks(), map[place]bool{}
	}
	if len(e.open)*e.prog.blocks > tooLarge {
		for i := range e.open {
			e.open[i] = ^uint64(0)
		}
		return
	}
	for _, f := range st.frames {
		at := place{f.block, f.at}
		if e.lostAt[at] {
			continue
		}
		e.lostAt[at] = true
		if e.reach == nil {
			e.reach = newReach(e.prog)
		}
		e.open.join(e.reach.from(f.block, f.at))
	}
}

// Proved reports whether the check of a property cannot be reached by paths that
// were not followed to their end. Then it holds if it was not violated.
func (r *Result) Proved(p *ivl.Property) bool { return r.open == nil || !r.open.has(p) }
