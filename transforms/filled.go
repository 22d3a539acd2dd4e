package transforms

import (
	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/ivl"
)

// filledLater returns the arrays of references without initial values that are
// written at an index that is not constant, such as the array of a list. As
// globals, their elements would first be null. These nulls are never read, but a
// proof must show this: the k-th element is written when the size is above k. One
// invariant for all written elements does not need the size.
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

// writes calls tell for the arrays that a block writes at an index that is not constant.
func (s *singletons) writes(st *absint.AbstractState, b *ivl.Block, tell func(absint.Object)) {
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
