package patterns

import (
	"context"
	"errors"
	"fmt"
)

// flaw is what is wrong with the answers so far.
type flaw struct {
	origin  *head    // whose pattern leads to it, nil for the start of a run
	from    *Pattern // that pattern
	head    *head    // that has no answer yet, or whose patterns lack arrival; nil for an alarm
	arrival *Pattern // what gets there
	wide    bool     // an alarm that says only that there are too many cases
}

// maxLearnNodes bounds the unwinding between loop heads.
const maxLearnNodes = 1500

// outcome is what follows a pattern up to the next cut points.
type outcome struct {
	arrivals []Arrival
	alarms   []int // the properties whose assertions may fail
	wide     bool  // there are more cases than the learner follows
}

// alarmed reports whether an assertion of a wanted property may fail, or there are too many
// cases. A property that may is the culprit if there is no proof.
func (l *Learner) alarmed(o *outcome) bool {
	for _, id := range o.alarms {
		if l.wanted[id] {
			l.culprit = id
			return true
		}
	}
	return o.wide
}

// maxOutcomes bounds the outcomes that are kept.
const maxOutcomes = 20_000

// after returns what follows a pattern; it is computed once.
func (l *Learner) after(ctx context.Context, block int, p *Pattern) (*outcome, error) {
	key := fmt.Sprint(block, " ", p.signature())
	if o := l.runs[key]; o != nil {
		return o, nil
	}
	o := &outcome{}
	var err error
	o.arrivals, err = l.Program.within(ctx, block, p, func(a Alarm) { o.alarms = append(o.alarms, a.Assert.Prop.ID) }, l.cases)
	if refused := (*Refusal)(nil); errors.As(err, &refused) && refused.wide {
		o.wide, err = true, nil
		l.wide = true
	}
	if err != nil {
		return nil, err
	}
	if len(l.runs) > maxOutcomes {
		l.runs = map[string]*outcome{}
	}
	l.runs[key] = o
	return o, nil
}

// validation is the unwinding in which a loop head has the patterns that the oracle gave for it
// and all other cut points have what arrives (OGHI Algorithm 4).
type validation struct {
	l     *Learner
	nodes []*Node
	at    map[int][]*Node
	work  []pending
}

// pending is a node whose successors are not known yet, and the answer that it follows from.
type pending struct {
	node   *Node
	origin *head
	from   *Pattern
}

// validate returns the nodes of the unwinding, or the first flaw in it.
func (l *Learner) validate(ctx context.Context) ([]*Node, *flaw, error) {
	v := &validation{l: l, at: map[int][]*Node{}}
	if f := v.arrive(0, l.Program.Start(), pending{node: &Node{ID: -1}}); f != nil {
		return nil, f, nil
	}
	for len(v.work) > 0 {
		if err := ctx.Err(); err != nil {
			return nil, nil, err
		}
		if len(v.nodes) > maxLearnNodes {
			return nil, nil, givenUp("more than %d patterns between loop heads", maxLearnNodes)
		}
		it := v.work[0]
		v.work = v.work[1:]
		o, err := l.after(ctx, it.node.Block, it.node.Pattern)
		if err != nil {
			return nil, nil, err
		}
		if l.alarmed(o) {
			return nil, &flaw{origin: it.origin, from: it.from, wide: o.wide}, nil
		}
		for _, a := range o.arrivals {
			if f := v.arrive(a.Block, a.Pattern, it); f != nil {
				return nil, f, nil
			}
		}
	}
	return v.nodes, nil, nil
}

// arrive notes that states come to a cut point.
func (v *validation) arrive(block int, p *Pattern, by pending) *flaw {
	for _, n := range v.at[block] {
		if p.Entails(n.Pattern) {
			return nil
		}
	}
	h := v.l.heads[block]
	if h == nil {
		v.add(block, p, by.node.ID, by.origin, by.from)
		return nil
	}
	for _, c := range h.answer {
		if p.Entails(c) {
			v.add(block, c, by.node.ID, h, c)
			return nil
		}
	}
	return &flaw{origin: by.origin, from: by.from, head: h, arrival: p}
}

func (v *validation) add(block int, p *Pattern, parent int, origin *head, from *Pattern) {
	n := &Node{ID: len(v.nodes), Parent: parent, Block: block, Pattern: p}
	v.nodes = append(v.nodes, n)
	v.at[block] = append(v.at[block], n)
	v.work = append(v.work, pending{n, origin, from})
}

// How many cut points there may be on the way from a heap to an assertion that fails, and from a
// pattern to the next loop heads.
const (
	errorSteps   = 25
	segmentSteps = 200
)

// search says how fails looks for a failure.
type search struct {
	steps    int  // cut points that are passed
	negative bool // what is known to be negative counts
	near     bool // no loop head is passed
}

// fails reports whether an assertion of a wanted property may fail after states of a loop head.
func (l *Learner) fails(ctx context.Context, h *head, p *Pattern, s search) bool {
	type at struct {
		block int
		p     *Pattern
	}
	work := []at{{h.block, p}}
	seen := map[string]bool{}
	for ; len(work) > 0 && s.steps > 0; s.steps-- {
		a := work[0]
		work = work[1:]
		o, err := l.after(ctx, a.block, a.p)
		if err != nil {
			return false
		}
		if l.alarmed(o) {
			return true
		}
		for _, n := range o.arrivals {
			to := l.heads[n.Block]
			if to != nil && s.negative && to.admitted(n.Pattern) {
				return true
			}
			if to != nil && s.near {
				continue
			}
			if key := fmt.Sprint(n.Block, " ", n.Pattern.signature()); !seen[key] {
				seen[key] = true
				work = append(work, at{n.Block, n.Pattern})
			}
		}
	}
	return false
}
