package timeinv

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/jayverify/jayverify/ivl"
)

// procEncoder builds the encoding of one procedure. A read ends the block at
// hand and starts others.
type procEncoder struct {
	*encoder
	q      *ivl.Proc
	names  map[string]bool
	labels map[string]bool
	locals []*ivl.Var
	blocks []*ivl.Block
	stmts  []ivl.Stmt        // of the block at hand
	label  string            // of the block at hand
	free   map[*ivl.Var]bool // kind Arrays: variables that can have any value wherever they have one
}

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

// pred2 returns the predicate that stands for q, which is not an invariant.
func (pe *procEncoder) pred2(q *ivl.Pred) *ivl.Pred {
	if t := pe.tuples[q]; t != nil {
		return t
	}
	return q
}

func (pe *procEncoder) withInputs(q *ivl.Pred, args []ivl.Term) []ivl.Term {
	if pe.tuples[q] == nil {
		return args
	}
	return slices.Concat(pe.inputTerms(), args)
}

func (pe *procEncoder) add(s ivl.Stmt) { pe.stmts = append(pe.stmts, s) }

// end closes the block at hand.
func (pe *procEncoder) end(t ivl.Terminator) {
	pe.blocks = append(pe.blocks, &ivl.Block{Label: pe.label, Stmts: pe.stmts, Term: t})
	pe.stmts, pe.label = nil, ""
}

func (pe *procEncoder) newLabel() string {
	for i := len(pe.labels); ; i++ {
		if l := "T" + strconv.Itoa(i); !pe.labels[l] {
			pe.labels[l] = true
			return l
		}
	}
}

// temp declares a new local variable.
func (pe *procEncoder) temp(name string, typ ivl.Type) *ivl.Var {
	n := name
	for i := 2; pe.names[n]; i++ {
		n = fmt.Sprintf("%s$%d", name, i)
	}
	pe.names[n] = true
	v := &ivl.Var{Name: n, Typ: typ}
	pe.locals = append(pe.locals, v)
	return v
}

// choose gives v any value.
func (pe *procEncoder) choose(v *ivl.Var, pos ivl.Pos) {
	pe.add(&ivl.Havoc{X: v, Input: pe.internal, Pos: pos})
}

func (pe *procEncoder) set(v *ivl.Var, t ivl.Term, pos ivl.Pos) {
	pe.add(&ivl.Assign{X: v, T: t, Pos: pos})
}

// branch ends the current block: it emits yes for the case that c holds, no for
// the other case, and then joins the two.
func (pe *procEncoder) branch(c ivl.Term, pos ivl.Pos, yes, no func()) {
	a, b, join := pe.newLabel(), pe.newLabel(), pe.newLabel()
	pe.end(&ivl.Goto{Targets: []ivl.Target{{Cond: c, Label: a}, {Label: b}}, Pos: pos})
	to := func() { pe.end(&ivl.Goto{Targets: []ivl.Target{{Label: join}}, Pos: pos}) }
	pe.label = a
	yes()
	to()
	pe.label = b
	no()
	to()
	pe.label = join
}
