package patterns

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// Node is a node of an unwinding (OGHI Definition 14): a cut point with a
// pattern of the states in which a run gets there.
type Node struct {
	ID      int
	Parent  int // -1 at the root
	Block   int
	Pattern *Pattern
}

// Tree is an unwinding: nodes whose patterns have all states in which runs get
// to cut points. Nodes that are covered by others are left out.
type Tree struct {
	Program *Program
	Nodes   []*Node
	Covered int     // arrivals that an existing node had already
	Alarms  []Alarm // assertions that may be false
}

// Limits bound an unwinding.
type Limits struct {
	Nodes int // 0 is 4000
}

// Outcome says how an unwinding ended.
type Outcome struct {
	Tree    *Tree
	Refused *Refusal // reached what cannot be followed
	Reason  string   // why it is not complete; "" when it is
}

// Unwind makes the unwinding of r (EXPAND and COVER; OGHI §5.5). Patterns that
// arrive at a cut point are blurred by prec, so that at last all are covered.
func Unwind(ctx context.Context, r *Program, prec Precision, lim Limits) Outcome {
	if lim.Nodes == 0 {
		lim.Nodes = 4000
	}
	u := &unwinding{tree: &Tree{Program: r}, at: map[int][]*Node{}, seen: map[digest]bool{}, alarmed: map[*ivl.Assert]bool{}, prec: prec, like: map[digest]*Node{}}
	u.add(-1, 0, r.Start().Blur(prec))
	for len(u.work) > 0 {
		if ctx.Err() != nil {
			return Outcome{Tree: u.tree, Reason: "time limit"}
		}
		if len(u.tree.Nodes) > lim.Nodes {
			return Outcome{Tree: u.tree, Reason: fmt.Sprintf("more than %d patterns", lim.Nodes)}
		}
		n := u.work[0]
		u.work = u.work[1:]
		if u.covered(n) {
			continue // by one that came later
		}
		arrivals, err := r.Successors(ctx, n.Block, n.Pattern, u.alarm)
		if refused := (*Refusal)(nil); errors.As(err, &refused) {
			return Outcome{Tree: u.tree, Refused: refused, Reason: err.Error()}
		}
		if err != nil {
			return Outcome{Tree: u.tree, Reason: "time limit"}
		}
		for _, a := range arrivals {
			u.add(n.ID, a.Block, a.Pattern.Blur(prec))
		}
	}
	return Outcome{Tree: u.tree.prune()}
}

// digest stands for a text that is too long to keep.
type digest [sha256.Size]byte

func digestOf(block int, text string) digest {
	return sha256.Sum256(fmt.Appendf(nil, "%d %s", block, text))
}

type unwinding struct {
	tree    *Tree
	work    []*Node
	at      map[int][]*Node
	seen    map[digest]bool
	alarmed map[*ivl.Assert]bool
	prec    Precision
	like    map[digest]*Node // by block and outline: the last
}

// alarm keeps the first states for each assertion.
func (u *unwinding) alarm(a Alarm) {
	if !u.alarmed[a.Assert] {
		u.alarmed[a.Assert] = true
		u.tree.Alarms = append(u.tree.Alarms, a)
	}
}

func (u *unwinding) add(parent, block int, p *Pattern) {
	p, ok := p.coerce()
	if !ok {
		return
	}
	sig := digestOf(block, p.signature())
	if u.seen[sig] {
		u.tree.Covered++
		return
	}
	u.seen[sig] = true
	for _, n := range u.at[block] {
		if p.Entails(n.Pattern) {
			u.tree.Covered++
			return
		}
	}
	if u.prec.Join {
		outline := digestOf(block, p.outline(u.prec))
		if n := u.like[outline]; n != nil {
			p = n.Pattern.Join(p, u.prec)
			if p, ok = p.coerce(); !ok {
				panic("BUG: a join has no states")
			}
		}
		defer func() { u.like[outline] = u.tree.Nodes[len(u.tree.Nodes)-1] }()
	}
	n := &Node{ID: len(u.tree.Nodes), Parent: parent, Block: block, Pattern: p}
	u.tree.Nodes = append(u.tree.Nodes, n)
	u.at[block] = append(u.at[block], n)
	u.work = append(u.work, n)
}

// covered reports whether a node that came later has all states of n.
func (u *unwinding) covered(n *Node) bool {
	for _, m := range u.at[n.Block] {
		if m.ID > n.ID && n.Pattern.Entails(m.Pattern) {
			return true
		}
	}
	return false
}

// prune drops the nodes that others cover.
func (t *Tree) prune() *Tree {
	at := map[int][]*Node{}
	for _, n := range t.Nodes {
		at[n.Block] = append(at[n.Block], n)
	}
	u := *t
	u.Nodes = nil
	kept := map[int]bool{}
	for _, n := range t.Nodes {
		drop := false
		for _, m := range at[n.Block] {
			if m != n && n.Pattern.Entails(m.Pattern) && (m.ID < n.ID || !m.Pattern.Entails(n.Pattern)) {
				drop = true
				break
			}
		}
		if !drop {
			u.Nodes = append(u.Nodes, n)
			kept[n.ID] = true
		}
	}
	for i, n := range u.Nodes { // below the next that is left
		m := *n
		for m.Parent >= 0 && !kept[m.Parent] {
			m.Parent = t.Nodes[m.Parent].Parent
		}
		u.Nodes[i] = &m
	}
	return &u
}

// String lists the nodes with their patterns.
func (t *Tree) String() string {
	var b strings.Builder
	if len(t.Program.Vocab.Steps) > 0 {
		b.WriteString(withSteps)
	}
	for _, n := range t.Nodes {
		fmt.Fprintf(&b, "%d at %s", n.ID, t.Program.label(n.Block))
		if n.Parent >= 0 {
			fmt.Fprintf(&b, ", from %d", n.Parent)
		}
		b.WriteByte('\n')
		for _, line := range strings.SplitAfter(n.Pattern.String(), "\n") {
			if line != "" {
				b.WriteString("  " + line)
			}
		}
	}
	return b.String()
}
