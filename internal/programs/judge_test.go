package programs

import (
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/verify"
)

func TestJudge(t *testing.T) {
	prop := func(source string, line int, kind ivl.Kind, v verify.Verdict) verify.Property {
		return verify.Property{
			Property: &ivl.Property{Name: "N", Kind: kind, Pos: ivl.Pos{Method: &ivl.Method{Source: source}, Line: line}},
			Verdict:  v,
		}
	}
	safe := &Program{File: "d/P.java", Safe: true}
	broken := &Program{File: "d/P.java", Expect: []Violation{{7, ivl.ArrayIndex}}}
	at7 := func(v verify.Verdict) verify.Property { return prop("P.java", 7, ivl.ArrayIndex, v) }
	for _, c := range []struct {
		name    string
		p       *Program
		verdict verify.Verdict
		props   []verify.Property
		mark    Mark
		says    string
	}{
		{"safe", safe, verify.Safe, []verify.Property{at7(verify.Safe)}, Right, ""},
		{"alarm", safe, verify.Unsafe, []verify.Property{at7(verify.Unsafe)}, Wrong, "verdict UNSAFE, expected SAFE|N is violated, which is not expected"},
		{"open", safe, verify.Unknown, []verify.Property{at7(verify.Unknown)}, Open, "UNKNOWN: why"},
		{"found", broken, verify.Unsafe, []verify.Property{at7(verify.Unsafe)}, Right, ""},
		{"missed", broken, verify.Safe, []verify.Property{at7(verify.Safe)}, Wrong, "verdict SAFE, expected UNSAFE|7:array-index is said to hold, but is violated"},
		{"one of two indices", broken, verify.Unsafe, []verify.Property{at7(verify.Safe), at7(verify.Unsafe), at7(verify.Unknown)}, Right, ""},
		{"other line", broken, verify.Unsafe, []verify.Property{at7(verify.Unknown), prop("P.java", 8, ivl.ArrayIndex, verify.Unsafe)}, Wrong, "N is violated, which is not expected"},
		{"other kind", broken, verify.Unsafe, []verify.Property{prop("P.java", 7, ivl.ClassCast, verify.Unsafe), at7(verify.Unsafe)}, Wrong, "N is violated, which is not expected"},
		{"other file", broken, verify.Unsafe, []verify.Property{prop("Q.java", 7, ivl.ArrayIndex, verify.Unsafe)}, Wrong, "N is violated, which is not expected|no property 7:array-index, which is expected to be violated"},
		{"wrong under an UNKNOWN", broken, verify.Unknown, []verify.Property{at7(verify.Safe)}, Wrong, "UNKNOWN: why|7:array-index is said to hold, but is violated"},
	} {
		mark, complaints := c.p.Judge(&verify.Result{Verdict: c.verdict, Reason: "why", Properties: c.props})
		var want []string
		if c.says != "" {
			want = strings.Split(c.says, "|")
		}
		if mark != c.mark || !slices.Equal(complaints, want) {
			t.Errorf("%s: %v %q, want %v %q", c.name, mark, complaints, c.mark, want)
		}
	}
	two := &Program{File: "P.java", Expect: []Violation{{7, ivl.ArrayIndex}, {8, ivl.ArrayIndex}}}
	mark, complaints := two.Judge(&verify.Result{Verdict: verify.Unsafe, Properties: []verify.Property{at7(verify.Unsafe), prop("P.java", 8, ivl.ArrayIndex, verify.Unknown)}})
	if mark != Right || !slices.Equal(complaints, []string{"8:array-index stays open"}) {
		t.Errorf("one of two found: %v %q", mark, complaints)
	}
}
