package certificate

import (
	"math/big"

	"github.com/jayverify/jayverify/ivl"
)

// maxNamed is the number of allocation sites up to which a fact names them all.
const maxNamed = 8

// Returned returns what holds of the results of a procedure after each call of it, by the claims
// that passed. xs are the variables with the results; those that are nil are not in the answer.
func (r *Result) Returned(proc string, xs []*ivl.Var) ivl.Term {
	pc := r.checker.procs[proc]
	if pc == nil {
		return ivl.True
	}
	some := ivl.Term(ivl.False)
	for _, e := range pc.Exits {
		if e == nil {
			continue
		}
		all := ivl.Term(ivl.True)
		for i, x := range xs {
			if x != nil && i < len(e.Results) {
				all = and(all, r.fact(x, e.Results[i]))
			}
		}
		some = or(some, all)
	}
	return some
}

// MayReturn reports whether result i of a procedure can be an object of a class that is allocated
// at a site, by the claims that passed.
func (r *Result) MayReturn(proc string, i int, class *ivl.Class, site int) bool {
	pc := r.checker.procs[proc]
	if pc == nil {
		return true
	}
	n, known := r.checker.number[Object{Class: class, Site: site}]
	for _, e := range pc.Exits {
		if e != nil && (!known || i >= len(e.Results) || e.Results[i] == nil || e.Results[i].Objects.Has(n)) {
			return true
		}
	}
	return false
}

// fact is that the value of x is in s, or a weaker one.
func (r *Result) fact(x *ivl.Var, s *Set) ivl.Term {
	if s == nil {
		return ivl.True
	}
	switch s.Sort {
	case ivl.IntSort:
		out := ivl.Term(ivl.True)
		if s.Lo != nil {
			out = and(out, ivl.Le.Of(literal(s.Lo), x))
		}
		if s.Hi != nil {
			out = and(out, ivl.Le.Of(x, literal(s.Hi)))
		}
		return out
	case ivl.BoolSort:
		switch {
		case !s.True:
			return ivl.Not.Of(x)
		case !s.False:
			return x
		}
	case ivl.RefSort:
		return r.refers(x, s)
	}
	return ivl.True
}

// refers is the fact of a reference: null or not, and the sites of the objects if all are
// allocated by the program.
func (r *Result) refers(x *ivl.Var, s *Set) ivl.Term {
	if s.Objects.IsEmpty() {
		return ivl.IsNull(x)
	}
	object, n := ivl.Term(ivl.False), 0
	for i := range s.Objects.All() {
		if site := r.checker.objects[i].Site; site > 0 && n < maxNamed {
			object = or(object, ivl.Eq.Of(ivl.Site(x), ivl.IntConst(int64(site), ivl.IntZ)))
			n++
			continue
		}
		object = ivl.True
		break
	}
	if s.Null {
		return or(ivl.IsNull(x), object)
	}
	return and(ivl.Not.Of(ivl.IsNull(x)), object)
}

func literal(v *big.Int) ivl.Term { return &ivl.IntLit{V: v, Typ: ivl.IntZ} }

func and(a, b ivl.Term) ivl.Term {
	switch {
	case a == ivl.Term(ivl.True):
		return b
	case b == ivl.Term(ivl.True):
		return a
	}
	return ivl.And.Of(a, b)
}

func or(a, b ivl.Term) ivl.Term {
	switch {
	case a == ivl.Term(ivl.True) || b == ivl.Term(ivl.False):
		return a
	case b == ivl.Term(ivl.True) || a == ivl.Term(ivl.False):
		return b
	}
	return ivl.Or.Of(a, b)
}
