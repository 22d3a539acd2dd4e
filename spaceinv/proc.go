package spaceinv

import (
	"github.com/jayverify/jayverify/ivl"
)

func (e *encoder) proc(q *ivl.Proc) *ivl.Proc {
	pe := &procEncoder{
		encoder: e,
		names:   map[string]bool{},
		labels:  map[string]bool{},
		known:   hoistInits(q),
	}
	for n := range e.names {
		pe.names[n] = true
	}
	for _, v := range append(append([]*ivl.Var(nil), q.Params...), q.Locals...) {
		pe.names[v.Name] = true
	}
	for _, b := range q.Blocks {
		pe.labels[b.Label] = true
	}
	out := &ivl.Proc{Name: q.Name, Pos: q.Pos}
	out.Params = pe.declare(q.Params)
	pe.locals = pe.declare(q.Locals)
	for _, t := range q.Results {
		out.Results = e.flatTypes(out.Results, t)
	}
	if q.Name == e.in.Entry && len(q.Blocks) > 0 {
		pe.prelude(q)
	}
	for _, b := range q.Blocks {
		pe.label, pe.stmts = b.Label, nil
		for _, s := range b.Stmts {
			pe.stmt(s)
		}
		pe.end(pe.terminator(q, b.Term))
	}
	out.Blocks = pe.blocks
	out.Locals = pe.locals
	return out
}

// declare returns the flat variables of vs.
func (pe *procEncoder) declare(vs []*ivl.Var) []*ivl.Var {
	var out []*ivl.Var
	for _, v := range vs {
		if v.Typ.Sort == ivl.RefSort {
			out = append(out, pe.components(v, pe.names)...)
		} else {
			out = append(out, v)
		}
	}
	return out
}
