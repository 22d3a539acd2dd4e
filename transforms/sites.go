package transforms

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// SplitSites gives each allocation in the text its own site. Inlining copies code,
// for example the body of a factory method or a constructor's helper. Each copy
// allocates at a place of its own, and the site in the reference tuple is the
// number of this place. In this way LPAR'17's inlining distinguishes the objects of
// different calls. A comparison of an object's site with a number,
//
//	(= p.allocSite 7z)     (or (= p.allocSite 7z) (= p.allocSite 12z))
//
// becomes a comparison with all sites into which the site was split. Lowering also asks whether a
// site is in a range of numbers with a meaning, such as sites of exceptions of models:
//
//	(and (<= 16777216z p.allocSite) (<= p.allocSite 33554431z))
//
// So a new site is between the same multiples of siteRange as the old one. Programs that use
// sites in another way are not changed.
//
// Soundness: sites have no other effect on a program.
func SplitSites(p *ivl.Program) (*ivl.Program, error) {
	s := &siteSplitter{next: map[int]int{}, split: map[int][]int{}}
	s.count(p)
	if !s.many || !s.comparesOnly(p) {
		return p, nil
	}
	rename := ivl.Rewrite{Term: s.term}
	// Allocations first: comparisons must know all the sites.
	p = ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		return ivl.MapStmts(q, func(st ivl.Stmt) []ivl.Stmt { return []ivl.Stmt{s.allocation(st)} }, nil)
	})
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		return ivl.MapStmts(q, func(st ivl.Stmt) []ivl.Stmt { return []ivl.Stmt{rename.Stmt(st)} }, rename.Terminator)
	}), nil
}

// siteRange is the least number of sites with one meaning.
const siteRange = 1 << 24

type siteSplitter struct {
	next  map[int]int   // by site / siteRange: the least unused number
	many  bool          // whether a site has more than one allocation
	paths bool          // comparisons may also be about fields of objects
	split map[int][]int // sites by the site they were, the old one first
}

// siteOf returns the site of an allocation, 0 for other statements.
func siteOf(s ivl.Stmt) int {
	switch s := s.(type) {
	case *ivl.New:
		return s.Site
	case *ivl.NewArray:
		return s.Site
	}
	return 0
}

// count finds the least unused site numbers, and whether some site has to be
// split.
func (s *siteSplitter) count(p *ivl.Program) {
	seen := map[int]bool{}
	for _, q := range p.Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, st ivl.Stmt) {
			if n := siteOf(st); n > 0 {
				s.many = s.many || seen[n]
				seen[n] = true
				s.next[n/siteRange] = max(s.next[n/siteRange], n+1)
			}
		})
	}
}

// allocation gives st a new site if it is not the first at its own.
func (s *siteSplitter) allocation(st ivl.Stmt) ivl.Stmt {
	old := siteOf(st)
	if old == 0 {
		return st
	}
	n := old
	if next := s.next[old/siteRange]; len(s.split[old]) > 0 && next/siteRange == old/siteRange {
		n = next
		s.next[old/siteRange]++
	}
	if n == old && len(s.split[old]) > 0 {
		return st
	}
	s.split[old] = append(s.split[old], n)
	if n == old {
		return st
	}
	switch st := st.(type) {
	case *ivl.New:
		c := *st
		c.Site = n
		return &c
	case *ivl.NewArray:
		c := *st
		c.Site = n
		return &c
	}
	panic("BUG: no allocation")
}

// comparedSite returns the reference and the number of a term
// (= p.allocSite n).
func comparedSite(t ivl.Term) (ref ivl.Term, site int, ok bool) {
	a, isApp := t.(*ivl.App)
	if !isApp || a.Op != ivl.Eq {
		return nil, 0, false
	}
	x, y := a.Args[0], a.Args[1]
	if _, lit := x.(*ivl.IntLit); lit {
		x, y = y, x
	}
	p, isProj := x.(*ivl.Proj)
	l, isLit := y.(*ivl.IntLit)
	if !isProj || p.Comp != ivl.CompSite || !isLit || !l.V.IsInt64() {
		return nil, 0, false
	}
	return p.Ref, int(l.V.Int64()), true
}

// comparesRange reports whether a term compares the site of a variable with the first or last
// number of a range, in the way that has the same result for all sites of the range.
func comparesRange(t ivl.Term) bool {
	a, ok := t.(*ivl.App)
	if !ok || a.Op != ivl.Le && a.Op != ivl.Lt {
		return false
	}
	isSite := func(t ivl.Term) bool {
		p, ok := t.(*ivl.Proj)
		if !ok || p.Comp != ivl.CompSite {
			return false
		}
		_, ok = p.Ref.(*ivl.Var)
		return ok
	}
	starts := func(t ivl.Term, plus int64) bool {
		l, ok := t.(*ivl.IntLit)
		return ok && l.V.IsInt64() && (l.V.Int64()+plus)%siteRange == 0
	}
	le := int64(0)
	if a.Op == ivl.Le {
		le = 1
	}
	// site <= n*siteRange-1, site < n*siteRange, n*siteRange <= site, n*siteRange-1 < site
	return isSite(a.Args[0]) && starts(a.Args[1], le) || isSite(a.Args[1]) && starts(a.Args[0], 1-le)
}

// comparesOnly reports whether sites occur in comparisons with numbers only.
func (s *siteSplitter) comparesOnly(p *ivl.Program) bool {
	only := true
	check := func(t ivl.Term) {
		ivl.WalkTerm(t, func(u ivl.Term) bool {
			if ref, _, ok := comparedSite(u); ok {
				_, variable := ref.(*ivl.Var)
				only = only && (variable || s.paths)
				return false
			}
			if comparesRange(u) {
				return false
			}
			if r, ok := u.(*ivl.Proj); ok && r.Comp == ivl.CompSite {
				only = false
			}
			return true
		})
	}
	for _, q := range p.Procs {
		for _, b := range q.Blocks {
			for _, st := range b.Stmts {
				for _, t := range ivl.Terms(st) {
					check(t)
				}
			}
			for _, t := range ivl.TerminatorTerms(b.Term) {
				check(t)
			}
		}
	}
	return only
}

// term rewrites the comparisons in t.
func (s *siteSplitter) term(t ivl.Term) ivl.Term {
	return ivl.MapTerm(t, func(u ivl.Term) ivl.Term {
		ref, n, ok := comparedSite(u)
		if !ok || len(s.split[n]) < 2 {
			return u
		}
		var ts []ivl.Term
		for _, k := range slices.Sorted(slices.Values(s.split[n])) {
			ts = append(ts, ivl.Eq.Of(ivl.Site(ref), num(int64(k))))
		}
		return ivl.Or.Of(ts...)
	})
}
