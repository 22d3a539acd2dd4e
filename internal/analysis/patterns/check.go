package patterns

import (
	"context"
	"fmt"

	"github.com/jayverify/jayverify/ivl"
)

// Proof is an unwinding that has been checked.
type Proof struct {
	Tree   *Tree
	Open   map[int]bool // IDs of the properties that a run may violate, as far as the patterns tell
	Steps  int          // edges that were checked
	Covers int          // entailments that were
}

// Check checks an unwinding from scratch (OGHI §2.3, the four conditions of a
// proof): the start of a run is in a pattern of the entry; for each node and each
// way from its cut point to the next, Post of its pattern entails the pattern of a
// node there; and a property that no assertion on these ways may violate holds on
// all runs. The way in which the unwinding was found does not matter: only Post and
// entailment are trusted. The error says which of the conditions fails, or is a
// *Refusal, or that of ctx.
func Check(ctx context.Context, r *Program, nodes []*Node) (*Proof, error) {
	at := map[int][]*Node{}
	for _, n := range nodes {
		if n.Pattern.vocab != r.Vocab || n.Block < 0 || n.Block >= len(r.cut) {
			return nil, fmt.Errorf("node %d is of another program", n.ID)
		}
		at[n.Block] = append(at[n.Block], n)
	}
	proof := &Proof{Tree: &Tree{Program: r, Nodes: nodes}, Open: map[int]bool{}}
	covered := func(block int, p *Pattern) bool {
		proof.Covers++
		for _, n := range at[block] {
			if p.Entails(n.Pattern) {
				return true
			}
		}
		return false
	}
	if !covered(0, r.Start()) {
		return nil, fmt.Errorf("no node has the start of a run")
	}
	alarm := func(a Alarm) { proof.Open[a.Assert.Prop.ID] = true }
	for _, n := range nodes {
		if !r.cut[n.Block] {
			return nil, fmt.Errorf("node %d is not at a cut point", n.ID)
		}
		arrivals, err := r.Successors(ctx, n.Block, n.Pattern, alarm)
		if err != nil {
			return nil, err
		}
		for _, a := range arrivals {
			proof.Steps++
			if !covered(a.Block, a.Pattern) {
				return nil, fmt.Errorf("from node %d at %s, states get to %s that no node there has", n.ID, r.label(n.Block), r.label(a.Block))
			}
		}
	}
	return proof, nil
}

// Proved reports whether the proof is one for property p of the program.
func (p *Proof) Proved(prop *ivl.Property) bool { return !p.Open[prop.ID] }
