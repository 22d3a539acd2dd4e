package report

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// TestSpurious shows that -v tells where a derivation leaves the run, and that the
// JSON report has the same.
func TestSpurious(t *testing.T) {
	m := &ivl.Method{Class: "Main", Name: "main", Desc: "([Ljava/lang/String;)V", Source: "Main.java"}
	p := property(ivl.NullDereference, ivl.Pos{Method: m, Line: 9}, result.Unknown, result.NotShown)
	p.Reason = result.Reason{
		Kind: result.SpuriousDerivation, Text: "the solver's derivation is not a run of the program",
		Spurious: &result.Spurious{
			Inputs: []result.InputValue{{Input: &ivl.Input{Name: "n"}, Value: "3", Step: -1}},
			Path:   []ivl.Pos{{Method: m, Line: 4}, {Method: m, Line: 7}},
			Class:  "p.Node", Field: "next", Read: "null", Held: "an object",
		},
	}
	r := &result.Result{Entry: "Main.main([Ljava/lang/String;)V", Verdict: result.Unknown, Reason: result.Reason{Kind: result.TimeLimit}, Properties: []result.Property{p}}
	for verbose, want := range map[bool]bool{true: true, false: false} {
		var b strings.Builder
		if err := Text(&b, r, Options{Verbose: verbose}); err != nil {
			t.Fatal(err)
		}
		for _, line := range []string{"then", "field next of p.Node is read as null and holds an object", "4, 7", "inputs"} {
			if got := strings.Contains(b.String(), line); got != want {
				t.Errorf("verbose %v: %q is in it: %v\n%s", verbose, line, got, b.String())
			}
		}
	}
	var b strings.Builder
	if err := JSON(&b, r, Options{}); err != nil {
		t.Fatal(err)
	}
	var d Document
	if err := json.Unmarshal([]byte(b.String()), &d); err != nil {
		t.Fatal(err)
	}
	got := d.Properties[0]
	if d.ReasonKind != "time-limit" || got.ReasonKind != "spurious-derivation" || got.Spurious == nil || got.Spurious.Field != "next" || got.Spurious.Held != "an object" || len(got.Spurious.Path) != 2 {
		t.Errorf("%s", b.String())
	}
}
