package programs

import (
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

func TestJudge(t *testing.T) {
	prop := func(source string, line int, kind ivl.Kind, v result.Verdict) result.Property {
		return result.Property{
			Property: &ivl.Property{Name: "N", Kind: kind, Pos: ivl.Pos{Method: &ivl.Method{Source: source}, Line: line}},
			Verdict:  v,
		}
	}
	safe := &Program{File: "d/P.java", Safe: true}
	broken := &Program{File: "d/P.java", Expect: []Violation{{7, ivl.ArrayIndex}}}
	at7 := func(v result.Verdict) result.Property { return prop("P.java", 7, ivl.ArrayIndex, v) }
	for _, c := range []struct {
		name    string
		p       *Program
		verdict result.Verdict
		props   []result.Property
		mark    Mark
		says    string
	}{
		{"safe", safe, result.Safe, []result.Property{at7(result.Safe)}, Right, ""},
		{"alarm", safe, result.Unsafe, []result.Property{at7(result.Unsafe)}, Wrong, "verdict UNSAFE, expected SAFE|N is violated, which is not expected"},
		{"open", safe, result.Unknown, []result.Property{at7(result.Unknown)}, Open, "UNKNOWN: why"},
		{"found", broken, result.Unsafe, []result.Property{at7(result.Unsafe)}, Right, ""},
		{"missed", broken, result.Safe, []result.Property{at7(result.Safe)}, Wrong, "verdict SAFE, expected UNSAFE|7:array-index is said to hold, but is violated"},
		{"one of two indices", broken, result.Unsafe, []result.Property{at7(result.Safe), at7(result.Unsafe), at7(result.Unknown)}, Right, ""},
		{"other line", broken, result.Unsafe, []result.Property{at7(result.Unknown), prop("P.java", 8, ivl.ArrayIndex, result.Unsafe)}, Wrong, "N is violated, which is not expected"},
		{"other kind", broken, result.Unsafe, []result.Property{prop("P.java", 7, ivl.ClassCast, result.Unsafe), at7(result.Unsafe)}, Wrong, "N is violated, which is not expected"},
		{"other file", broken, result.Unsafe, []result.Property{prop("Q.java", 7, ivl.ArrayIndex, result.Unsafe)}, Wrong, "N is violated, which is not expected|no property 7:array-index, which is expected to be violated"},
		{"wrong under an UNKNOWN", broken, result.Unknown, []result.Property{at7(result.Safe)}, Wrong, "UNKNOWN: why|7:array-index is said to hold, but is violated"},
	} {
		mark, complaints := c.p.Judge(&result.Result{Verdict: c.verdict, Reason: result.Because("why"), Properties: c.props})
		var want []string
		if c.says != "" {
			want = strings.Split(c.says, "|")
		}
		if mark != c.mark || !slices.Equal(complaints, want) {
			t.Errorf("%s: %v %q, want %v %q", c.name, mark, complaints, c.mark, want)
		}
	}
	two := &Program{File: "P.java", Expect: []Violation{{7, ivl.ArrayIndex}, {8, ivl.ArrayIndex}}}
	mark, complaints := two.Judge(&result.Result{Verdict: result.Unsafe, Properties: []result.Property{at7(result.Unsafe), prop("P.java", 8, ivl.ArrayIndex, result.Unknown)}})
	if mark != Right || !slices.Equal(complaints, []string{"8:array-index stays open"}) {
		t.Errorf("one of two found: %v %q", mark, complaints)
	}
}
