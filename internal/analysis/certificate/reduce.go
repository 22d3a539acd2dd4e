package certificate

import (
	"maps"
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// Reduce returns the program without parts that the passed claims make superfluous: assertions of
// properties that hold, unreachable blocks and procedures.
//
//	assert t prop 3          →   (nothing, if property 3 holds)
//	goto {c -> L, else -> M} →   goto M, if no run gets to L
func (r *Result) Reduce() *ivl.Program {
	out := *r.checker.program
	out.Procs = nil
	kept := map[string]*ivl.Proc{}
	for _, q := range r.checker.program.Procs {
		if pc := r.checker.procs[q.Name]; pc.reached(0) || q.Name == out.Entry {
			kept[q.Name] = r.reduce(pc)
		}
	}
	for _, q := range slices.Collect(maps.Values(kept)) {
		for _, c := range ivl.Calls(q) {
			if kept[c] == nil {
				kept[c] = empty(r.checker.procs[c].Proc)
			}
		}
	}
	for _, q := range r.checker.program.Procs {
		if kept[q.Name] != nil {
			out.Procs = append(out.Procs, kept[q.Name])
		}
	}
	return &out
}

// empty returns the replacement of a procedure that is never entered, but is
// called in unreachable code.
func empty(q *ivl.Proc) *ivl.Proc {
	out := *q
	out.Locals = nil
	out.Blocks = []*ivl.Block{{Label: q.Blocks[0].Label, Term: &ivl.Stop{Pos: q.Pos}}}
	return &out
}

func (r *Result) reduce(pc *ProcClaims) *ivl.Proc {
	if !pc.reached(0) {
		return empty(pc.Proc)
	}
	out := *pc.Proc
	out.Blocks = nil
	for i, b := range pc.Proc.Blocks {
		if !pc.reached(i) {
			continue
		}
		holds := func(s ivl.Stmt) bool {
			a, ok := s.(*ivl.Assert)
			return ok && !r.Open[a.Prop]
		}
		nb := &ivl.Block{Label: b.Label, Stmts: slices.DeleteFunc(slices.Clone(b.Stmts), holds), Term: r.terminator(pc, i)}
		if slices.Equal(nb.Stmts, b.Stmts) && nb.Term == b.Term {
			nb = b
		}
		out.Blocks = append(out.Blocks, nb)
	}
	return &out
}

// terminator drops unreachable targets.
func (r *Result) terminator(pc *ProcClaims, block int) ivl.Terminator {
	t := pc.Proc.Blocks[block].Term
	g, ok := t.(*ivl.Goto)
	if !ok {
		return t
	}
	var targets []ivl.Target
	for i, to := range pc.goes[block] {
		if pc.reached(to) {
			targets = append(targets, g.Targets[i])
		}
	}
	if len(targets) == len(g.Targets) {
		return t
	}
	if len(targets) == 0 {
		return &ivl.Stop{Pos: g.Pos}
	}
	targets[len(targets)-1].Cond = nil // one of them is taken
	return &ivl.Goto{Targets: targets, Pos: g.Pos}
}

// reached reports whether a run may get to a block: there is no claim that none does, nor an equation that does not hold.
func (pc *ProcClaims) reached(block int) bool {
	if pc.Blocks[block] == nil || len(pc.Equations) == 0 {
		return pc.Blocks[block] != nil
	}
	for _, e := range pc.Equations[block] {
		if len(e.Sum) == 0 && e.Plus != 0 {
			return false
		}
	}
	return true
}
