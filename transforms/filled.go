package transforms

import (
	"github.com/jayverify/jayverify/internal/absint"
	"github.com/jayverify/jayverify/ivl"
)

// filledLater returns the objects that are arrays of references without initial
// values, and written where the index is not constant, as the array of a list
// is. As globals their elements would be null at first, of which nothing is read
// but which a proof must exclude: the k-th is written once the size is above k. One
// invariant of all that is written needs no size.
func (s *singletons) filledLater() map[absint.Object]bool {
	filled := map[absint.Object]bool{}
	for _, q := range s.p.Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, st ivl.Stmt) {
			if a, ok := st.(*ivl.NewArray); ok && a.Filled && a.Class.Elem != nil && a.Class.Elem.Sort == ivl.RefSort {
				filled[absint.Object{Class: a.Class, Site: a.Site}] = true
			}
		})
	}
	later := map[absint.Object]bool{}
	if len(filled) == 0 {
		return later
	}
	for _, q := range s.p.Procs {
		fp := s.f.Procs[q.Name]
		if !fp.Reached {
			continue
		}
		for i, b := range q.Blocks {
			if fp.In[i] != nil {
				s.writes(s.f.At(fp, i), b, func(o absint.Object) { later[o] = later[o] || filled[o] })
			}
		}
	}
	return later
}

// writes tells which arrays a block writes at an index that is not constant.
func (s *singletons) writes(st *absint.State, b *ivl.Block, tell func(absint.Object)) {
	for _, x := range b.Stmts {
		if w, ok := x.(*ivl.PushElem); ok {
			if _, constant := st.Eval(w.I).Ints.Constant(); !constant {
				for k := range st.Universe.AsObject(st.Eval(w.A), w.A.Type().Class).Objects.All() {
					tell(s.f.Universe.Objects[k])
				}
			}
		}
		if !st.Step(x) || st.Dead {
			return
		}
	}
}
