package timeinv

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

func (e *encoder) proc(q *ivl.Proc) *ivl.Proc {
	pe := &procEncoder{encoder: e, q: q, locals: slices.Clone(q.Locals), names: map[string]bool{}, labels: map[string]bool{}}
	for _, v := range slices.Concat(q.Params, q.Locals, e.globals) {
		pe.names[v.Name] = true
	}
	bound := func(s ivl.Stmt) {
		if a, ok := s.(*ivl.AssertPred); ok {
			for _, v := range a.Forall {
				pe.names[v.Name] = true
			}
		}
	}
	for _, s := range e.setup {
		bound(s)
	}
	ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) { bound(s) })
	for _, b := range q.Blocks {
		pe.labels[b.Label] = true
	}
	if e.Kind == Arrays {
		pe.findFree()
	}
	if q.Name == e.h.Program.Entry && !called(e.h.Program, q.Name) && len(q.Blocks) > 0 && len(e.setup) > 0 {
		pe.label, pe.stmts = pe.newLabel(), slices.Clone(e.setup)
		pe.end(&ivl.Goto{Targets: []ivl.Target{{Label: q.Blocks[0].Label}}, Pos: q.Pos})
	}
	for _, b := range q.Blocks {
		pe.label, pe.stmts = b.Label, nil
		for _, s := range b.Stmts {
			pe.stmt(s)
		}
		pe.end(b.Term)
	}
	out := *q
	out.Locals, out.Blocks = pe.locals, pe.blocks
	return &out
}

func (pe *procEncoder) stmt(s ivl.Stmt) {
	switch s := s.(type) {
	case *ivl.Havoc:
		pe.add(s)
		if in := pe.inputOf[s]; in != nil {
			// Prophecy: only the runs in which the input was foreseen go on.
			pe.add(&ivl.Assume{T: ivl.Eq.Of(s.X, in), Pos: s.Pos})
			pe.add(&ivl.Assign{X: s.X, T: in, Pos: s.Pos})
		}
		if in := pe.serial[s]; in != nil {
			x := ivl.Select.Of(in.values, in.next)
			pe.add(&ivl.Assume{T: ivl.Eq.Of(s.X, x), Pos: s.Pos})
			pe.set(in.next, ivl.Add.Of(in.next, ivl.IntConst(1, ivl.IntZ)), s.Pos)
		}
	case *ivl.AssumePred:
		hp, isHeap := pe.heaps[s.Pred]
		switch {
		case hp != nil && pe.Kind == Arrays:
			pe.fetch(hp, s)
		case hp != nil:
			pe.read(hp, s)
		case !isHeap:
			pe.add(&ivl.AssumePred{Pred: pe.pred2(s.Pred), Args: pe.withInputs(s.Pred, s.Args), Pos: s.Pos})
		}
	case *ivl.AssertPred:
		hp, isHeap := pe.heaps[s.Pred]
		switch {
		case hp != nil && pe.Kind == Arrays:
			pe.put(hp, s)
		case hp != nil && existing(s):
			pe.add(s)
		case hp != nil:
			pe.write(hp, s)
		case !isHeap:
			c := *s
			c.Pred, c.Args = pe.pred2(s.Pred), pe.withInputs(s.Pred, s.Args)
			pe.add(&c)
		}
	default:
		pe.add(s)
	}
}
