package absint

import (
	"maps"
	"math"
	"math/big"
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// thresholds collects the constants of the program, their neighbours, and the
// bounds of types.
func thresholds(p *ivl.Program) []int64 {
	set := steps{}
	for _, r := range []ivl.Range{ivl.U1, ivl.I8, ivl.I16, ivl.U16, ivl.I32, ivl.I64} {
		lo, hi, _ := r.Bounds()
		set[lo], set[hi] = true, true
		if r != ivl.I64 {
			set[lo-1], set[hi+1] = true, true
		}
	}
	eachTerm(p, set.note, set.noteEnds)
	return slices.Sorted(maps.Keys(set))
}

// floatThresholds collects the keys of the floats and doubles in the program, with their neighbours, and
// those of thresholds for integers.
func floatThresholds(p *ivl.Program, ints []int64) []int64 {
	set := steps{}
	for _, i := range ints {
		set[keyOf(float64(i))] = true
	}
	note := func(t ivl.Term) {
		ivl.WalkTerm(t, func(t ivl.Term) bool {
			if l, ok := t.(*ivl.FloatLit); ok {
				if a := floatLit(l); !a.Nan {
					set[a.Lo], set[max(a.Lo-1, lowest)], set[min(a.Lo+1, highest)] = true, true, true
				}
			}
			return true
		})
	}
	eachTerm(p, note, func(*ivl.Goto) {})
	return slices.Sorted(maps.Keys(set))
}

// eachTerm calls note for each term of the program, and large for switches with many cases instead.
func eachTerm(p *ivl.Program, note func(ivl.Term), large func(*ivl.Goto)) {
	for _, g := range p.Globals {
		note(g.Init)
	}
	for _, q := range p.Procs {
		for _, b := range q.Blocks {
			for _, s := range b.Stmts {
				for _, t := range ivl.Terms(s) {
					note(t)
				}
			}
			if g, ok := b.Term.(*ivl.Goto); ok && len(g.Targets) > manyCases {
				large(g)
				continue
			}
			for _, t := range ivl.TerminatorTerms(b.Term) {
				note(t)
			}
		}
	}
}

// manyCases is the number of cases above which those of a switch are no quantities, but for the
// least and the greatest: a bound that grows from case to case would take many steps.
const manyCases = 16

// steps is a set of thresholds.
type steps map[int64]bool

// note adds the constants in a term, and their neighbours.
func (s steps) note(t ivl.Term) {
	for _, v := range quantities(t) {
		s[v], s[v-1], s[v+1] = true, true, true
	}
}

// noteEnds is note for the least and the greatest constant in the conditions of a switch.
func (s steps) noteEnds(g *ivl.Goto) {
	var all []int64
	for _, x := range g.Targets {
		all = append(all, quantities(x.Cond)...)
	}
	if len(all) > 0 {
		for _, v := range []int64{slices.Min(all), slices.Max(all)} {
			s[v], s[v-1], s[v+1] = true, true, true
		}
	}
}

// quantities returns the constants in a term, which may be nil. Sites and classes are no quantities, and they would
// be many steps.
func quantities(t ivl.Term) []int64 {
	var all []int64
	ivl.WalkTerm(t, func(t ivl.Term) bool {
		if a, ok := t.(*ivl.App); ok && a.Op == ivl.Eq && (names(a.Args[0]) || names(a.Args[1])) {
			return false
		}
		if l, ok := t.(*ivl.IntLit); ok && l.V.IsInt64() && l.V.CmpAbs(big.NewInt(math.MaxInt64)) < 0 {
			all = append(all, l.V.Int64())
		}
		return true
	})
	return all
}

// names reports whether a term is the number of a site or of a class.
func names(t ivl.Term) bool {
	p, ok := t.(*ivl.Proj)
	return ok && (p.Comp == ivl.CompSite || p.Comp == ivl.CompType)
}
