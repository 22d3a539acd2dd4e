package slicing

import (
	"fmt"
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// entryName is the name of the procedure in which the program of a slice begins.
const entryName = "$slice"

// Program returns the program of a slice. The asserts of checks that the slice is not made for are assumed.
func (t *Slice) Program() *ivl.Program {
	r := t.slicer
	out := *r.program
	out.Inputs = append(out.Inputs[:len(out.Inputs):len(out.Inputs)], &ivl.Input{ID: len(out.Inputs), Kind: ivl.Internal, Name: "the rest of the program"})
	b := &builder{slice: t, claims: r.claims, input: out.Inputs[len(out.Inputs)-1], wanted: map[*ivl.Property]bool{}, follows: map[*ivl.Class]bool{}}
	for _, p := range t.Props {
		b.wanted[p] = true
	}
	for _, c := range t.Follows {
		b.follows[c] = true
	}
	out.Procs, out.Globals = nil, nil
	out.Procs = append(out.Procs, b.entry())
	for _, q := range r.program.Procs {
		if t.within[q.Name] != nil {
			out.Procs = append(out.Procs, b.proc(q))
		}
	}
	out.Entry = entryName
	return &out
}

// builder makes the program of a slice.
type builder struct {
	slice   *Slice
	claims  *certificate.Result
	input   *ivl.Input
	wanted  map[*ivl.Property]bool
	follows map[*ivl.Class]bool

	q      *ivl.Proc // at work
	labels map[string]bool
	blocks []*ivl.Block
	label  string
	dead   string // the label of a block to which no run goes; "" if there is none
	stmts  []ivl.Stmt
	locals map[*ivl.Var]*ivl.Var // what stands for a global in the procedure
	extra  []*ivl.Var            // more local variables of it
	rename ivl.Rewrite           // by locals
	live   []flow.Set
	num    map[*ivl.Var]int
}

// localised finds the globals that a procedure mentions, and makes a local variable for each. Nothing is known of them
// between procedures but what the claims say.
func (b *builder) localised(q *ivl.Proc) {
	b.locals = map[*ivl.Var]*ivl.Var{}
	note := func(t ivl.Term) bool {
		if v, ok := t.(*ivl.Var); ok && v.Global && b.locals[v] == nil {
			b.locals[v] = &ivl.Var{Name: v.Name, Typ: v.Typ, Java: v.Java}
		}
		return true
	}
	for i, blk := range q.Blocks {
		if !b.claims.Reaches(q.Name, i) {
			continue
		}
		for _, s := range blk.Stmts {
			for _, t := range ivl.Terms(s) {
				ivl.WalkTerm(t, note)
			}
			for _, x := range ivl.Defs(s) {
				note(x)
			}
		}
		for _, t := range ivl.TerminatorTerms(blk.Term) {
			ivl.WalkTerm(t, note)
		}
	}
	b.rename = ivl.Renaming(b.locals)
}

// globals are those that the procedure mentions, in the order of the program.
func (b *builder) globals() []*ivl.Var {
	var out []*ivl.Var
	for _, g := range b.slice.slicer.program.Globals {
		if b.locals[g] != nil {
			out = append(out, g)
		}
	}
	return out
}

// entry returns the procedure that calls one of those that the slice begins at, in any state.
func (b *builder) entry() *ivl.Proc {
	q := &ivl.Proc{Name: entryName}
	which := &ivl.Var{Name: "which", Typ: ivl.IntZ}
	q.Locals = append(q.Locals, which)
	first := &ivl.Block{Label: "L", Stmts: []ivl.Stmt{&ivl.Havoc{X: which, Input: b.input}}}
	choice := &ivl.Goto{}
	first.Term = choice
	q.Blocks = append(q.Blocks, first)
	for i, callee := range b.slice.entries {
		blk := &ivl.Block{Label: fmt.Sprintf("L%d", i), Term: &ivl.Return{}}
		call := &ivl.Call{Proc: callee.Name, Xs: make([]*ivl.Var, len(callee.Results)), Pos: callee.Pos}
		for k, p := range callee.Params {
			x := &ivl.Var{Name: fmt.Sprintf("p%d'%d", i, k), Typ: p.Typ}
			q.Locals = append(q.Locals, x)
			blk.Stmts = append(blk.Stmts, &ivl.Havoc{X: x, Input: b.input})
			call.Args = append(call.Args, x)
		}
		blk.Stmts = append(blk.Stmts, call)
		q.Blocks = append(q.Blocks, blk)
		target := ivl.Target{Label: blk.Label}
		if i < len(b.slice.entries)-1 {
			target.Cond = ivl.Eq.Of(which, ivl.IntConst(int64(i), ivl.IntZ))
		}
		choice.Targets = append(choice.Targets, target)
	}
	return q
}

// proc returns the slice's copy of a procedure.
func (b *builder) proc(q *ivl.Proc) *ivl.Proc {
	b.q, b.blocks, b.labels, b.dead, b.extra = q, nil, map[string]bool{}, "", nil
	for _, blk := range q.Blocks {
		b.labels[blk.Label] = true
	}
	b.localised(q)
	g := flow.NewGraph(q)
	b.num = flow.Numbered(q.Params, q.Locals)
	b.live = flow.LiveIn(g, b.num)
	head := loopHeads(g)
	b.start(q)
	for i, blk := range q.Blocks {
		if b.claims.Reaches(q.Name, i) {
			b.block(i, blk, i == 0 || head[i])
		}
	}
	if b.dead != "" {
		b.blocks = append(b.blocks, &ivl.Block{Label: b.dead, Term: &ivl.Stop{Pos: q.Pos}})
	}
	out := *q
	out.Blocks = b.blocks
	out.Locals = slices.Clone(q.Locals)
	for _, g := range b.globals() {
		out.Locals = append(out.Locals, b.locals[g])
	}
	out.Locals = append(out.Locals, b.extra...)
	return &out
}

// start writes a first block in which globals get any value.
func (b *builder) start(q *ivl.Proc) {
	b.label, b.stmts = q.Blocks[0].Label, nil
	b.label = b.fresh()
	for _, g := range b.globals() {
		b.havoc(g, q.Pos)
	}
	b.end(&ivl.Goto{Targets: []ivl.Target{{Label: q.Blocks[0].Label}}, Pos: q.Pos})
}

// loopHeads returns the blocks to which a way leads back.
func loopHeads(g *flow.Graph) []bool {
	at, head := make([]int, len(g.Succs)), make([]bool, len(g.Succs))
	for i, n := range g.RPO {
		at[n] = i
	}
	for _, n := range g.RPO {
		for _, m := range g.Succs[n] {
			head[m] = head[m] || at[m] <= at[n]
		}
	}
	return head
}

// block writes the copy of a block. Where claims say so, it assumes them at its head.
func (b *builder) block(i int, blk *ivl.Block, head bool) {
	b.label, b.stmts = blk.Label, nil
	ended := true // where every run ends: before the first statement, there is none
	b.claims.Follow(b.q.Name, i, func(s ivl.Stmt, after bool, value func(ivl.Term) *certificate.Set) {
		ended = false
		switch {
		case s == nil:
			if head {
				b.atHead(i, value)
			}
		case after:
			b.after(s, value)
		default:
			ended = true // until the statement is followed
			b.before(s, value)
		}
	})
	if ended {
		b.end(&ivl.Stop{Pos: blk.Term.Position()})
		return
	}
	b.end(b.terminator(blk.Term))
}

// end ends the block at work.
func (b *builder) end(t ivl.Terminator) {
	b.blocks = append(b.blocks, &ivl.Block{Label: b.label, Stmts: b.stmts, Term: b.rename.Terminator(t)})
	b.stmts = nil
}

// terminator ends the run where the claims say that no run of the program goes on.
func (b *builder) terminator(t ivl.Terminator) ivl.Terminator {
	g, ok := t.(*ivl.Goto)
	if !ok {
		return t
	}
	out := &ivl.Goto{Pos: g.Pos}
	for _, x := range g.Targets {
		if !b.reached(x.Label) {
			if b.dead == "" {
				b.dead = b.fresh()
			}
			x.Label = b.dead
		}
		out.Targets = append(out.Targets, x)
	}
	return out
}

func (b *builder) reached(label string) bool {
	for i, blk := range b.q.Blocks {
		if blk.Label == label {
			return b.claims.Reaches(b.q.Name, i)
		}
	}
	return false
}

// fresh returns a label that the procedure does not have.
func (b *builder) fresh() string {
	for n := len(b.blocks); ; n++ {
		if l := fmt.Sprintf("%s'%d", b.label, n); !b.labels[l] {
			b.labels[l] = true
			return l
		}
	}
}
