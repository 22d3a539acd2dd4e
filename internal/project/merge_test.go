package project

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/ivl"
)

// entry is the method CLASS.NAME()V.
func entry(class, name string) entries.Entry {
	return entries.Entry{Method: &classfile.Method{Class: &classfile.Class{Name: class}, Name: name, Desc: "()V"}}
}

// at is a check in p/A.f at an offset, whose verification has named it.
func at(pc int, name string) *ivl.Property {
	return &ivl.Property{Name: name, Kind: ivl.ArrayIndex, Pos: ivl.Pos{Method: &ivl.Method{Class: "p/A", Name: "f", Desc: "()V"}, PC: pc, Line: 10 + pc}}
}

// run is a run over n lines.
func run(n int) *result.Counterexample { return &result.Counterexample{Path: make([]ivl.Pos, n)} }

func outcome(e entries.Entry, v result.Verdict, ps ...result.Property) *Outcome {
	return &Outcome{Entry: e, Result: &result.Result{Entry: e.String(), Verdict: v, Properties: ps}}
}

// TestOnePlace: whatever the order of entries is, a place is there once, with the worst
// that is known of it, and of violations with the shortest run.
func TestOnePlace(t *testing.T) {
	long := outcome(entry("p/B", "long"), result.Unsafe,
		result.Property{Property: at(1, "p/A.f()V@11:array-index.7"), Verdict: result.Unsafe, Run: run(9), Reach: result.Reached},
		result.Property{Property: at(2, "p/A.f()V@12:array-index.1"), Verdict: result.Safe, Reach: result.Unreachable})
	short := outcome(entry("p/B", "short"), result.Unsafe,
		result.Property{Property: at(1, "p/A.f()V@11:array-index.1"), Verdict: result.Unsafe, Run: run(2), Reach: result.Reached},
		result.Property{Property: at(2, "p/A.f()V@12:array-index.1"), Verdict: result.Safe, Reach: result.Reached})
	safe := outcome(entry("p/A", "safe"), result.Safe,
		result.Property{Property: at(1, "p/A.f()V@11:array-index.1"), Verdict: result.Safe, Reach: result.Reached},
		result.Property{Property: at(3, "p/A.f()V@13:array-index.1"), Verdict: result.Safe, Reach: result.NotShown})
	names := []string{"p/A.safe()V", "p/B.long()V", "p/B.short()V"}
	for _, order := range [][]*Outcome{{long, short, safe}, {safe, short, long}, {short, safe, long}} {
		var m Merger
		told := 0
		for _, o := range order {
			told += len(m.Add(o))
		}
		r := m.Result("p.jar", names, "", time.Second)
		if told != 1 || len(r.Properties) != 3 || r.Verdict != result.Unsafe || r.Entry != "p.jar" {
			t.Fatalf("%d violations told, %+v", told, r)
		}
		p := r.Properties[0]
		if p.Verdict != result.Unsafe || p.Entry != "p/B.short()V" || len(p.Run.Path) != 2 || p.Finding.Class != result.Manifest || p.Name != "p/A.f()V@11:array-index.1" {
			t.Errorf("%+v", p)
		}
		if r.Properties[1].Reach != result.Reached || r.Properties[2].Verdict != result.Safe {
			t.Errorf("%+v", r.Properties[1:])
		}
		want := &result.Project{
			Entries: []result.EntryResult{
				{Entry: "p/A.safe()V", State: result.StateProved}, {Entry: "p/B.long()V", State: result.StateViolated, Violation: &result.EntryViolation{At: "p.A:11", Run: run(9)}},
				{Entry: "p/B.short()V", State: result.StateViolated, Violation: &result.EntryViolation{At: "p.A:11", Run: run(2)}},
			},
			Classes: []result.ClassRow{{Class: "p/A", Tally: result.Tally{Proved: 1}}, {Class: "p/B", Tally: result.Tally{Violated: 2}}},
			Total:   result.Tally{Proved: 1, Violated: 2},
		}
		if d := cmp.Diff(want, r.Project); d != "" {
			t.Errorf("-want +got:\n%s", d)
		}
	}
}

// TestOtherDetail: checks of one instruction that are not the same stay apart.
func TestOtherDetail(t *testing.T) {
	first, second := at(1, "a.1"), at(1, "a.1")
	second.Exception = "java/lang/Error"
	var m Merger
	m.Add(outcome(entry("p/A", "a"), result.Safe, result.Property{Property: first, Verdict: result.Safe}, result.Property{Property: second, Verdict: result.Safe}))
	if r := m.Result("", []string{"p/A.a()V"}, "", 0); len(r.Properties) != 2 {
		t.Errorf("%+v", r.Properties)
	}
}

// TestStates: what an entry counts as.
func TestStates(t *testing.T) {
	of := func(v result.Verdict, class string) (result.Property, *result.Finding) {
		p := result.Property{Property: at(1, "a.1"), Verdict: v}
		if class == "" {
			return p, nil
		}
		return p, &result.Finding{Class: class, Why: "why"}
	}
	for _, c := range []struct {
		name    string
		verdict result.Verdict
		prop    result.Verdict
		class   string
		want    result.EntryState
		whole   result.Verdict
	}{
		{"proved", result.Safe, result.Safe, "", result.StateProved, result.Safe},
		{"violated", result.Unsafe, result.Unsafe, "", result.StateViolated, result.Unsafe},
		{"manifest", result.Unsafe, result.Unsafe, result.Manifest, result.StateViolated, result.Unsafe},
		{"latent", result.Unsafe, result.Unsafe, result.Latent, result.StateLatent, result.Safe},
		{"documented", result.Unsafe, result.Unsafe, result.Documented, result.StateProved, result.Safe},
		{"open", result.Unknown, result.Unknown, "", result.StateOpen, result.Unknown},
		{"open for another reason", result.Unknown, result.Safe, "", result.StateOpen, result.Unknown},
		{"not judged", result.Unknown, result.NotJudged, "", result.StateNotJudged, result.Unknown},
	} {
		p, f := of(c.prop, c.class)
		o := outcome(entry("p/A", "a"), c.verdict, p)
		if f != nil {
			o.Findings = map[int]*result.Finding{0: f}
		}
		var m Merger
		told := m.Add(o)
		r := m.Result("", []string{"p/A.a()V"}, "", 0)
		if got := r.Project.Entries[0].State; got != c.want || r.Verdict != c.whole || (len(told) == 1) != (c.want == result.StateViolated) {
			t.Errorf("%s: %s, %s, told %d", c.name, got, r.Verdict, len(told))
		}
		accepted := r.Properties[0].Accepted
		if (accepted != nil) != (c.want == result.StateLatent || c.class == result.Documented) || accepted != nil && (accepted.By != c.class || accepted.Reason != "why") {
			t.Errorf("%s: accepted %+v", c.name, accepted)
		}
	}
}

// TestNoResult: a bug, an error and an entry that was left out are told, each with why.
func TestNoResult(t *testing.T) {
	var m Merger
	m.Add(&Outcome{Entry: entry("p/A", "bug"), Bug: bug.New("slice", "two\nlines")})
	m.Add(&Outcome{Entry: entry("p/A", "error"), Err: errors.New("no superclass")})
	r := m.Result("", []string{"p/A.bug()V", "p/A.error()V", "p/A.left()V"}, "interrupted", 0)
	if r.Verdict != result.Unknown || r.Project.Total != (result.Tally{NotJudged: 3}) || r.Project.Interrupted != "interrupted" {
		t.Errorf("%+v", r)
	}
	for i, want := range []string{"jayverify failed: BUG in pass slice: two lines", "not verified: no superclass", "not verified: interrupted"} {
		if e := r.Project.Entries[i]; e.Reason != want || e.Bug != (i == 0) {
			t.Errorf("%+v, want %q", e, want)
		}
	}
}

// TestBehind: the numbers of features are those of the project.
func TestBehind(t *testing.T) {
	feature := func(text string) result.Unsupported { return result.Unsupported{Text: text, Checks: 9} }
	one := outcome(entry("p/A", "a"), result.Unknown, result.Property{Property: at(1, "a.1"), Verdict: result.NotJudged, Behind: []int{0}})
	one.Result.Unsupported = []result.Unsupported{feature("reflection")}
	two := outcome(entry("p/A", "b"), result.Unknown, result.Property{Property: at(2, "b.1"), Verdict: result.NotJudged, Behind: []int{0, 1}})
	two.Result.Unsupported = []result.Unsupported{feature("a thread"), feature("reflection")}
	var m Merger
	m.Add(one)
	m.Add(two)
	r := m.Result("", []string{"p/A.a()V", "p/A.b()V"}, "", 0)
	if d := cmp.Diff([]result.Unsupported{{Text: "a thread", Checks: 1}, {Text: "reflection", Checks: 2}}, r.Unsupported); d != "" {
		t.Errorf("-want +got:\n%s", d)
	}
	if !cmp.Equal(r.Properties[1].Behind, []int{0, 1}) || !cmp.Equal(two.Result.Properties[0].Behind, []int{0, 1}) {
		t.Errorf("%v", r.Properties[1].Behind)
	}
}

// TestAssumptions: one that several entries make is told once.
func TestAssumptions(t *testing.T) {
	var m Merger
	for i, name := range []string{"a", "b"} {
		o := outcome(entry("p/A", name), result.Safe)
		o.Result.Assumptions = []result.Assumption{{Kind: "stack", Text: "no overflow", Pos: at(5-i, "").Pos, N: 1 + i}}
		m.Add(o)
	}
	r := m.Result("", []string{"p/A.a()V", "p/A.b()V"}, "", 0)
	if len(r.Assumptions) != 1 || r.Assumptions[0].N != 2 || r.Assumptions[0].Pos.PC != 4 || !strings.Contains(r.Assumptions[0].Text, "overflow") {
		t.Errorf("%+v", r.Assumptions)
	}
}

// TestAnyOrder: entries may end in any order, and the result is always the same.
func TestAnyOrder(t *testing.T) {
	part := func(name string, places ...int) *Outcome {
		o := outcome(entry("p/A", name), result.Unknown,
			result.Property{Property: at(1, "p/A.f()V@11:array-index.1"), Verdict: result.Unknown, Reason: result.Because(name)},
			result.Property{Property: at(2, "p/A.f()V@12:array-index.1"), Verdict: result.Safe})
		for i, pc := range places {
			o.Result.Unsupported = append(o.Result.Unsupported, result.Unsupported{Text: "a native method", Pos: at(pc, "").Pos})
			o.Result.Properties = append(o.Result.Properties, result.Property{Property: at(20+pc, "p/A.f()V@30:array-index.1"), Verdict: result.NotJudged, Behind: []int{i}})
			o.Result.Assumptions = append(o.Result.Assumptions, result.Assumption{Kind: "no-throw", Text: "g", Pos: at(pc, "").Pos, Places: []ivl.Pos{at(pc, "").Pos}})
		}
		return o
	}
	all := []*Outcome{part("a", 7), part("b", 5, 9), part("c", 7, 3)}
	names := []string{"p/A.a()V", "p/A.b()V", "p/A.c()V"}
	var first *result.Result
	for _, order := range [][]int{{0, 1, 2}, {2, 1, 0}, {1, 2, 0}, {1, 0, 2}} {
		var m Merger
		for _, i := range order {
			m.Add(all[i])
		}
		r := m.Result("p.jar", names, "", 0)
		if first == nil {
			first = r
			if len(r.Unsupported) != 4 || r.Unsupported[1].Pos.PC != 5 || len(r.Properties) != 6 || r.Properties[5].Behind[0] != 3 {
				t.Fatalf("%+v", r)
			}
		} else if diff := cmp.Diff(first, r); diff != "" {
			t.Errorf("%v:\n%s", order, diff)
		}
	}
}
