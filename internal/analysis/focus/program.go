package focus

import (
	"fmt"
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// program returns the program with what is kept.
func (f *focus) program() *ivl.Program {
	out := *f.p
	way := &ivl.Input{ID: len(f.p.Inputs), Kind: ivl.Internal, Name: "which way a run goes"}
	out.Inputs = append(slices.Clip(f.p.Inputs), way)
	return ivl.MapProcs(&out, func(q *ivl.Proc) *ivl.Proc {
		if q.Name == f.p.Entry {
			return f.entry(way)
		}
		return ivl.MapStmts(q, func(s ivl.Stmt) []ivl.Stmt {
			if _, ok := s.(*ivl.Assert); ok {
				return nil
			}
			return []ivl.Stmt{s}
		}, nil)
	})
}

// entry returns the procedure of the entry with what is kept.
func (f *focus) entry(way *ivl.Input) *ivl.Proc {
	b := &builder{focus: f, way: &ivl.Var{Name: f.unused("way"), Typ: ivl.Int}, input: way, gone: f.unusedLabel("gone")}
	n := *f.q
	n.Locals = append(slices.Clip(f.q.Locals), b.way)
	n.Blocks = nil
	for i, old := range f.q.Blocks {
		if f.ways.Has(i) && (f.loop[i] == 0 || f.loops[f.loop[i]]) {
			n.Blocks = append(n.Blocks, b.block(i, old))
		}
	}
	for k := 0; k < len(b.skipped); k++ { // a loop can lead to the next one
		n.Blocks = append(n.Blocks, b.skip(b.skipped[k]))
	}
	n.Blocks = append(n.Blocks, &ivl.Block{Label: b.gone, Term: &ivl.Stop{Pos: f.q.Pos}})
	if first := f.loop[0]; first != 0 && !f.loops[first] { // the procedure begins with a loop
		n.Blocks = slices.Insert(n.Blocks, 0, &ivl.Block{Label: f.unusedLabel("begin"), Term: jump(b.label(0), f.q.Pos)})
	}
	return &n
}

// builder makes blocks.
type builder struct {
	*focus
	way     *ivl.Var
	input   *ivl.Input
	gone    string // the label of where runs end that go elsewhere
	skipped []int  // loops that are left out, and that something leads to
}

// block is what is kept of a block.
func (b *builder) block(i int, old *ivl.Block) *ivl.Block {
	n := &ivl.Block{Label: old.Label}
	for _, s := range old.Stmts {
		if b.kept[s] {
			n.Stmts = append(n.Stmts, s)
		}
	}
	g, ok := old.Term.(*ivl.Goto)
	if !ok {
		n.Term = &ivl.Stop{Pos: old.Term.Position()}
		return n
	}
	if !b.decides(i) && len(g.Targets) > 1 {
		var labels []string
		for _, s := range b.onWays(i) {
			labels = append(labels, b.label(s))
		}
		b.anyOf(n, labels, g.Pos)
		return n
	}
	t := *g
	t.Targets = slices.Clone(g.Targets)
	for k, x := range t.Targets {
		t.Targets[k].Label = b.gone
		if s := b.g.Index[x.Label]; b.ways.Has(s) {
			t.Targets[k].Label = b.label(s)
		}
	}
	n.Term = &t
	return n
}

// label is that of a block, or of what stands for its loop.
func (b *builder) label(i int) string {
	n := b.loop[i]
	if n == 0 || b.loops[n] {
		return b.q.Blocks[i].Label
	}
	if !slices.Contains(b.skipped, n) {
		b.skipped = append(b.skipped, n)
	}
	return b.unusedLabel(fmt.Sprint("skip", n))
}

// skip stands for a loop: it goes to any of its exits.
func (b *builder) skip(loop int) *ivl.Block {
	n := &ivl.Block{Label: b.unusedLabel(fmt.Sprint("skip", loop))}
	var labels []string
	for i := range b.q.Blocks {
		if b.loop[i] != loop {
			continue
		}
		for _, s := range b.onWays(i) {
			if b.loop[s] != loop {
				labels = append(labels, b.label(s))
			}
		}
	}
	b.anyOf(n, labels, b.q.Pos)
	return n
}

// anyOf ends a block with a jump to any of some labels.
func (b *builder) anyOf(n *ivl.Block, labels []string, pos ivl.Pos) {
	slices.Sort(labels)
	labels = slices.Compact(labels)
	switch len(labels) {
	case 0:
		n.Term = &ivl.Stop{Pos: pos}
		return
	case 1:
		n.Term = jump(labels[0], pos)
		return
	}
	n.Stmts = append(n.Stmts, &ivl.Havoc{X: b.way, Input: b.input, Pos: pos})
	g := &ivl.Goto{Pos: pos}
	for k, l := range labels {
		t := ivl.Target{Label: l}
		if k < len(labels)-1 {
			t.Cond = ivl.Eq.Of(b.way, ivl.IntConst(int64(k), ivl.Int))
		}
		g.Targets = append(g.Targets, t)
	}
	n.Term = g
}

func jump(label string, pos ivl.Pos) *ivl.Goto {
	return &ivl.Goto{Targets: []ivl.Target{{Label: label}}, Pos: pos}
}

// unused returns a name that no variable of the entry's procedure or global has.
func (f *focus) unused(name string) string {
	all := slices.Concat(f.p.Globals, f.q.Params, f.q.Locals)
	for slices.ContainsFunc(all, func(v *ivl.Var) bool { return v.Name == name }) {
		name += "'"
	}
	return name
}

// unusedLabel returns a label that no block has.
func (f *focus) unusedLabel(name string) string {
	for slices.ContainsFunc(f.q.Blocks, func(b *ivl.Block) bool { return b.Label == name }) {
		name += "'"
	}
	return name
}
