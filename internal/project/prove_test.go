package project

import (
	"testing"

	"github.com/jayverify/jayverify/internal/result"
)

// TestProve: what holds for arbitrary objects holds for built ones, and nothing else
// changes.
func TestProve(t *testing.T) {
	why := result.Reason{Kind: result.SolverGaveUp, Text: "gave up"}
	prop := func(pc int, v result.Verdict) result.Property {
		p := result.Property{Property: at(pc, "a"), Verdict: v}
		if v == result.Unknown {
			p.Reason = why
		}
		return p
	}
	unknown := func(ps ...result.Property) *result.Result {
		return &result.Result{Verdict: result.Unknown, Reason: why, Properties: ps}
	}
	for _, c := range []struct {
		name    string
		r, wide *result.Result
		first   result.Verdict // of the first property
		want    result.Verdict
	}{
		{"proved", unknown(prop(1, result.Unknown)), unknown(prop(1, result.Safe), prop(9, result.Unknown)), result.Safe, result.Safe},
		{"violated there", unknown(prop(1, result.Unknown)), unknown(prop(1, result.Unsafe)), result.Unknown, result.Unknown},
		{"not there", unknown(prop(1, result.Unknown)), unknown(prop(2, result.Safe)), result.Unknown, result.Unknown},
		{"one of two at a place", unknown(prop(1, result.Unknown)), unknown(prop(1, result.Safe), prop(1, result.Unknown)), result.Unknown, result.Unknown},
		{"another is open", unknown(prop(1, result.Unknown), prop(2, result.Unknown)), unknown(prop(1, result.Safe)), result.Safe, result.Unknown},
		{"another is not judged", unknown(prop(1, result.Unknown), prop(2, result.NotJudged)), unknown(prop(1, result.Safe)), result.Safe, result.Unknown},
		{"violated", &result.Result{Verdict: result.Unsafe, Properties: []result.Property{prop(1, result.Unsafe)}}, unknown(prop(1, result.Safe)), result.Unsafe, result.Unsafe},
		{"nothing was read", &result.Result{Verdict: result.Unknown, Reason: result.LateWhile("x")}, unknown(prop(1, result.Safe)), result.Unknown, result.Unknown},
		{"for another reason", &result.Result{Verdict: result.Unknown, Reason: result.LateWhile("x"), Properties: []result.Property{prop(1, result.Unknown)}}, unknown(prop(1, result.Safe)), result.Safe, result.Unknown},
		{"not supported", &result.Result{Verdict: result.Unknown, Reason: why, Properties: []result.Property{prop(1, result.Unknown)}, Unsupported: make([]result.Unsupported, 1)}, unknown(prop(1, result.Safe)), result.Safe, result.Unknown},
	} {
		c.wide.Assumptions = []result.Assumption{{Kind: "stack", Text: "no overflow"}}
		before := len(c.r.Properties)
		got := Prove(c.r, c.wide)
		first := result.Unknown
		if len(got.Properties) > 0 {
			first = got.Properties[0].Verdict
		}
		if got.Verdict != c.want || first != c.first || len(got.Properties) != before {
			t.Errorf("%s: %s, first %s", c.name, got.Verdict, first)
		}
		if (len(got.Assumptions) == 1) != (c.first == result.Safe) {
			t.Errorf("%s: assumes %v", c.name, got.Assumptions)
		}
	}
}
