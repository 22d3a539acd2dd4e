package transforms

import "github.com/jayverify/jayverify/ivl"

// filledLater returns the objects that are arrays of references without initial
// values, and written where the index is not constant, as the array of a list
// is. As globals their elements would be null at first, of which nothing is read
// but which a proof must exclude: the k-th is written once the size is above k. One
// invariant of all that is written needs no size.
func (s *singletons) filledLater() map[object]bool {
	filled := map[object]bool{}
	for _, q := range s.p.Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, st ivl.Stmt) {
			if a, ok := st.(*ivl.NewArray); ok && a.Filled && a.Class.Elem != nil && a.Class.Elem.Sort == ivl.RefSort {
				filled[object{class: a.Class, site: a.Site}] = true
			}
		})
	}
	later := map[object]bool{}
	if len(filled) == 0 {
		return later
	}
	for _, q := range s.p.Procs {
		fp := s.f.procs[q.Name]
		if !fp.entered {
			continue
		}
		for i, b := range q.Blocks {
			if fp.in[i] != nil {
				s.writes(s.f.at(fp, i), b, func(o object) { later[o] = later[o] || filled[o] })
			}
		}
	}
	return later
}

// writes tells which arrays a block writes at an index that is not constant.
func (s *singletons) writes(st *state, b *ivl.Block, tell func(object)) {
	for _, x := range b.Stmts {
		if w, ok := x.(*ivl.PushElem); ok {
			if _, constant := st.eval(w.I).ints.constant(); !constant {
				for k := range st.u.asObject(st.eval(w.A), w.A.Type().Class).objs.all() {
					tell(s.f.u.objs[k])
				}
			}
		}
		if !st.step(x) || st.dead {
			return
		}
	}
}
