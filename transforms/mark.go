package transforms

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// Marks are the blocks of a program whose reachability is to be decided.
type Marks struct {
	Program *ivl.Program // the program with a check in each of the blocks
	props   map[*ivl.Block]*ivl.Property
}

// Mark returns p with a check at the start of each of the blocks. Some value of
// an input violates it. Passes keep the set of violated properties: if they find
// that no run violates the check of a block, then no run of p enters the block.
//
//	B:                          B:
//	  x := (+ x 1)      →         havoc mark input 7
//	                              assert mark prop 3
//	                              x := (+ x 1)
func Mark(p *ivl.Program, blocks []*ivl.Block) *Marks {
	wanted := map[*ivl.Block]bool{}
	for _, b := range blocks {
		wanted[b] = true
	}
	out := *p
	out.Props, out.Inputs = slices.Clone(p.Props), slices.Clone(p.Inputs)
	m := &Marks{Program: &out, props: map[*ivl.Block]*ivl.Property{}}
	out.Procs = make([]*ivl.Proc, len(p.Procs))
	for i, q := range p.Procs {
		out.Procs[i] = m.mark(q, wanted)
	}
	return m
}

// mark returns q with checks in the blocks that are wanted.
func (m *Marks) mark(q *ivl.Proc, wanted map[*ivl.Block]bool) *ivl.Proc {
	if !slices.ContainsFunc(q.Blocks, func(b *ivl.Block) bool { return wanted[b] }) {
		return q
	}
	v := &ivl.Var{Name: unusedName(m.Program, q, "mark"), Typ: ivl.Bool}
	out := *q
	out.Locals = append(slices.Clone(q.Locals), v)
	out.Blocks = make([]*ivl.Block, len(q.Blocks))
	for i, b := range q.Blocks {
		out.Blocks[i] = b
		if !wanted[b] {
			continue
		}
		prop := &ivl.Property{ID: len(m.Program.Props), Name: "mark", Pos: q.Pos}
		in := &ivl.Input{ID: len(m.Program.Inputs), Kind: ivl.Internal, Name: "mark", Pos: q.Pos}
		m.Program.Props = append(m.Program.Props, prop)
		m.Program.Inputs = append(m.Program.Inputs, in)
		m.props[b] = prop
		check := []ivl.Stmt{&ivl.Havoc{X: v, Input: in, Pos: q.Pos}, &ivl.Assert{T: v, Prop: prop, Pos: q.Pos}}
		out.Blocks[i] = &ivl.Block{Label: b.Label, Stmts: append(check, b.Stmts...), Term: b.Term}
	}
	return &out
}

// unusedName returns name, with as many underscores after it as make it the name
// of no other variable that q can see.
func unusedName(p *ivl.Program, q *ivl.Proc, name string) string {
	has := func(v *ivl.Var) bool { return v.Name == name }
	for slices.ContainsFunc(q.Params, has) || slices.ContainsFunc(q.Locals, has) || slices.ContainsFunc(p.Globals, has) {
		name += "_"
	}
	return name
}

// Passes remove the checks that cannot be reached. They are those of Default
// without the last ones, which prepare the encoding.
func (m *Marks) Passes() []Pass {
	last := []string{"slice", "arithmetic", "hints", "lastpush"}
	return slices.DeleteFunc(Default(Options{}), func(p Pass) bool { return slices.Contains(last, p.Name) })
}

// Reached returns which of the blocks a run may enter; after is the program
// that the passes made.
func (m *Marks) Reached(after *ivl.Program) func(*ivl.Block) bool {
	left := map[*ivl.Property]bool{}
	for _, q := range after.Procs {
		for _, b := range q.Blocks {
			for _, s := range b.Stmts {
				if a, ok := s.(*ivl.Assert); ok {
					left[a.Prop] = true
				}
			}
		}
	}
	return func(b *ivl.Block) bool {
		prop := m.props[b]
		return prop == nil || left[prop]
	}
}
