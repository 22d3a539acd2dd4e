package certificate

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// TestSelections compares selections with the condition itself, for each id, type and site that an
// object can have.
func TestSelections(t *testing.T) {
	class := &ivl.Class{Name: "A", ID: 1}
	other := &ivl.Class{Name: "B", ID: 4, Super: class}
	c := &checker{selections: map[*ivl.App]*selection{}, comparisons: map[comparedWith]*selection{}}
	c.objects = []Object{{Class: class}, {Class: other}, {Class: class, Site: 2}, {Class: other, Site: 3}, {Class: class, Literal: -2}, {Class: other, Literal: -5}}
	c.fixed = newFixed(c.objects)
	v := &ivl.Var{Name: "v", Typ: ivl.RefTo(class)}
	random := rand.New(rand.NewPCG(1, 2))
	found := map[bool]int{}
	for range 4000 {
		term := randomCondition(random, v, 3)
		app, ok := term.(*ivl.App)
		if !ok {
			continue
		}
		s := c.selectionOf(app)
		if s == nil {
			t.Fatalf("%s is no selection", fmt.Sprint(term))
		}
		if got := concretely(term, object{}, true); got != s.null {
			t.Fatalf("%s: %v for null", fmt.Sprint(term), s.null)
		}
		for i, o := range c.objects {
			for id := int64(-7); id <= 7; id++ {
				if p := c.fixed.id[i]; id < p.lo || p.hi < id || id == 0 {
					continue
				}
				holds := concretely(term, object{id, int64(o.Class.ID), int64(o.Site)}, false)
				found[holds]++
				if set := map[bool]flow.Set{true: s.yes, false: s.no}[holds]; !set.Has(i) {
					t.Fatalf("%s: %v for object %d with id %d is not expected", fmt.Sprint(term), holds, i, id)
				}
			}
		}
	}
	if found[true] < 1000 || found[false] < 1000 {
		t.Errorf("too few cases: %v", found)
	}
}

type object struct{ id, kind, site int64 }

// randomCondition returns a condition on the object of v.
func randomCondition(r *rand.Rand, v *ivl.Var, depth int) ivl.Term {
	if depth > 0 && r.IntN(3) > 0 {
		a, b := randomCondition(r, v, depth-1), randomCondition(r, v, depth-1)
		switch r.IntN(3) {
		case 0:
			return &ivl.App{Op: ivl.Not, Args: []ivl.Term{a}, Typ: ivl.Bool}
		case 1:
			return &ivl.App{Op: ivl.And, Args: []ivl.Term{a, b}, Typ: ivl.Bool}
		}
		return &ivl.App{Op: ivl.Or, Args: []ivl.Term{a, b}, Typ: ivl.Bool}
	}
	if r.IntN(6) == 0 {
		return &ivl.App{Op: ivl.Eq, Args: []ivl.Term{v, ivl.Null(v.Typ.Class)}, Typ: ivl.Bool}
	}
	comps := []func(ivl.Term) *ivl.Proj{ivl.ID, ivl.TypeNo, ivl.Site}
	args := []ivl.Term{comps[r.IntN(3)](v), ivl.IntConst(int64(r.IntN(13)-6), ivl.IntZ)}
	if r.IntN(2) == 0 {
		args[0], args[1] = args[1], args[0]
	}
	return &ivl.App{Op: []ivl.Op{ivl.Eq, ivl.Lt, ivl.Le}[r.IntN(3)], Args: args, Typ: ivl.Bool}
}

// concretely evaluates a condition of randomCondition for one object, or for null, whose numbers are 0.
func concretely(t ivl.Term, o object, null bool) bool {
	a := t.(*ivl.App)
	number := func(t ivl.Term) int64 {
		switch t := t.(type) {
		case *ivl.IntLit:
			return t.V.Int64()
		case *ivl.Proj:
			return map[ivl.Comp]int64{ivl.CompID: o.id, ivl.CompType: o.kind, ivl.CompSite: o.site}[t.Comp]
		}
		panic("no number")
	}
	switch a.Op {
	case ivl.Not:
		return !concretely(a.Args[0], o, null)
	case ivl.And:
		return concretely(a.Args[0], o, null) && concretely(a.Args[1], o, null)
	case ivl.Or:
		return concretely(a.Args[0], o, null) || concretely(a.Args[1], o, null)
	}
	if _, ok := a.Args[1].(*ivl.NullLit); ok {
		return null
	}
	switch x, y := number(a.Args[0]), number(a.Args[1]); a.Op {
	case ivl.Eq:
		return x == y
	case ivl.Lt:
		return x < y
	default:
		return x <= y
	}
}
