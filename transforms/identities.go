package transforms

import (
	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/ivl"
)

// Identities replaces comparisons with an object that exists at most once, such as a constant of an
// enum, by tests of the allocation site. An analysis that names objects by their sites then knows
// that they are equal, too, and not only when they differ.
//
//	(= x y)   →   (= x.allocSite 7)     y is the only object that is allocated at 7
//
// f is the analysis of p.
//
// Soundness: x and y are null or allocated by the program, so their sites are not those of objects
// from outside. Site 7 allocates once in a run, and y is not null.
func Identities(p *ivl.Program, f *absint.Analysis) *ivl.Program {
	s := &identities{f: f, once: singleObjects(p, f)}
	return ivl.MapProcs(p, s.proc)
}

// singleObjects returns the objects whose site allocates objects of no other class, and at most once in a run.
func singleObjects(p *ivl.Program, f *absint.Analysis) map[absint.Object]bool {
	_, places, classes := allocations(p)
	once, single := findOnce(p, f), map[absint.Object]bool{}
	for o, at := range places {
		single[o] = classes[o.Site] == 1 && len(once.common(at)) > 0
	}
	return single
}

type identities struct {
	f    *absint.Analysis
	once map[absint.Object]bool
}

// proc rewrites the comparisons of a procedure that is reached.
func (s *identities) proc(q *ivl.Proc) *ivl.Proc {
	fp := s.f.Procs[q.Name]
	if !fp.Reached {
		return q
	}
	out, changed := *q, false
	out.Blocks = make([]*ivl.Block, len(q.Blocks))
	for i, b := range q.Blocks {
		out.Blocks[i] = b
		if fp.In[i] == nil {
			continue
		}
		if nb := s.block(s.f.At(fp, i), b); nb != nil {
			out.Blocks[i], changed = nb, true
		}
	}
	if !changed {
		return q
	}
	return &out
}

// block rewrites a block; nil if nothing changes.
func (s *identities) block(st *absint.AbstractState, b *ivl.Block) *ivl.Block {
	rewrite := ivl.Rewrite{Term: func(t ivl.Term) ivl.Term {
		return ivl.MapTerm(t, func(u ivl.Term) ivl.Term { return s.term(st, u) })
	}}
	nb, changed := &ivl.Block{Label: b.Label}, false
	for i, stmt := range b.Stmts {
		ns := rewrite.Stmt(stmt)
		changed = changed || ns != stmt
		nb.Stmts = append(nb.Stmts, ns)
		if !st.Step(stmt) || st.Dead {
			nb.Stmts, nb.Term = append(nb.Stmts, b.Stmts[i+1:]...), b.Term
			break
		}
	}
	if nb.Term == nil {
		nb.Term = rewrite.Terminator(b.Term)
		changed = changed || nb.Term != b.Term
	}
	if !changed {
		return nil
	}
	return nb
}

// term rewrites a comparison.
func (s *identities) term(st *absint.AbstractState, t ivl.Term) ivl.Term {
	a, ok := t.(*ivl.App)
	if !ok || a.Op != ivl.Eq || a.Args[0].Type().Sort != ivl.RefSort {
		return t
	}
	for i, x := range a.Args {
		y := a.Args[1-i]
		if site, ok := s.single(st.Eval(y)); ok && s.allocated(st.Eval(x)) {
			return ivl.Eq.Of(ivl.Site(x), ivl.IntConst(int64(site), ivl.IntZ))
		}
	}
	return t
}

// single returns the site of the only object that a value can be, if a run has at most one of it.
func (s *identities) single(v *absint.Value) (site int, ok bool) {
	n := 0
	for i := range v.Objects.All() {
		o := s.f.Universe.Objects[i]
		site, ok = o.Site, s.once[o]
		n++
	}
	return site, ok && n == 1 && !v.Null
}

// allocated reports whether a value is null or an object that the program allocates.
func (s *identities) allocated(v *absint.Value) bool {
	for i := range v.Objects.All() {
		if s.f.Universe.Objects[i].Site == 0 {
			return false
		}
	}
	return true
}
