package spaceinv

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// Project returns the encoded program with invariants about fewer values: of the fields, and elements of arrays, those
// that keep names, without types and allocation sites; of the object itself, lengths and immutable fields. A
// pull then assumes less, so this is sound: an invariant of fewer values is one of all values that says nothing of the others.
func (h *Heap) Project(keep func(f *ivl.Field) bool) *ivl.Program {
	kept := map[*ivl.Pred][]int{} // which arguments stay
	preds := map[*ivl.Pred]*ivl.Pred{}
	out := *h.Program
	out.Preds = nil
	for _, p := range h.Program.Preds {
		if h.Invs[p] == nil {
			out.Preds = append(out.Preds, p)
			continue
		}
		kept[p] = h.kept(p, keep)
		q := &ivl.Pred{Name: p.Name, Doc: p.Doc}
		for _, i := range kept[p] {
			q.Params = append(q.Params, p.Params[i])
			q.Names = append(q.Names, p.Names[i])
		}
		preds[p] = q
		out.Preds = append(out.Preds, q)
	}
	chosen := func(p *ivl.Pred, args []ivl.Term) []ivl.Term {
		var r []ivl.Term
		for _, i := range kept[p] {
			r = append(r, args[i])
		}
		return r
	}
	return ivl.MapProcs(&out, func(q *ivl.Proc) *ivl.Proc {
		return ivl.MapStmts(q, func(s ivl.Stmt) []ivl.Stmt {
			switch s := s.(type) {
			case *ivl.AssumePred:
				if q := preds[s.Pred]; q != nil {
					return []ivl.Stmt{&ivl.AssumePred{Pred: q, Args: chosen(s.Pred, s.Args), Pos: s.Pos}}
				}
			case *ivl.AssertPred:
				if q := preds[s.Pred]; q != nil {
					return []ivl.Stmt{&ivl.AssertPred{Pred: q, Args: chosen(s.Pred, s.Args), Forall: s.Forall, Guard: s.Guard, Pos: s.Pos}}
				}
			}
			return []ivl.Stmt{s}
		}, nil)
	})
}

// kept returns the positions of the arguments of an invariant that stay.
func (h *Heap) kept(p *ivl.Pred, keep func(f *ivl.Field) bool) []int {
	var out []int
	object := h.Object(p)
	for i, name := range p.Names[:object] {
		if !strings.HasSuffix(name, "$id") && !strings.HasSuffix(name, "$type") && !strings.HasSuffix(name, "$site") {
			out = append(out, i)
		}
	}
	if d := h.Invs[p]; d.Elem != nil {
		return append(out, object)
	}
	for i, v := range h.Values(p) {
		if keep(v.Field) && v.Comp != ivl.CompType && v.Comp != ivl.CompSite && !slices.Contains(out, object+i) {
			out = append(out, object+i)
		}
	}
	return out
}
