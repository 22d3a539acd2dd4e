package policy

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

var (
	mainMethod = &ivl.Method{Class: "p/q/Main", Name: "main", Desc: "([Ljava/lang/String;)V", Source: "Main.java"}
	bare       = &ivl.Method{Class: "Bare", Name: "run", Desc: "()V"}
)

func prop(m *ivl.Method, line int, k ivl.Kind, v result.Verdict) result.Property {
	pos := ivl.Pos{Method: m, Line: line}
	return result.Property{Property: &ivl.Property{Name: "id" + k.String(), Kind: k, Pos: pos}, Verdict: v}
}

func sample() *result.Result {
	return &result.Result{Verdict: result.Unsafe, Properties: []result.Property{
		prop(mainMethod, 9, ivl.ArrayIndex, result.Unsafe),
		prop(mainMethod, 10, ivl.ArrayIndex, result.Unknown),
		prop(bare, 0, ivl.ClassCast, result.Unsafe),
		prop(mainMethod, 9, ivl.NullDereference, result.Safe),
	}}
}

// accepted lists which properties Apply accepts.
func accepted(r *result.Result) []int {
	var is []int
	for i, p := range r.Properties {
		if p.Accepted != nil {
			is = append(is, i)
		}
	}
	return is
}

func TestSuppressions(t *testing.T) {
	for _, c := range []struct {
		s    Suppression
		want []int
	}{
		{Suppression{}, nil},
		{Suppression{Property: "idarray-index"}, []int{0, 1}},
		{Suppression{Property: "p/q/Main.main([Ljava/lang/String;)V:array-index#2"}, []int{1}},
		{Suppression{Property: "id"}, nil},
		{Suppression{Class: "p.q.Main"}, []int{0, 1}},
		{Suppression{Class: "p.*"}, []int{0, 1}},
		{Suppression{Class: "p.q.*"}, []int{0, 1}},
		{Suppression{Class: "p.q.M*"}, nil},
		{Suppression{Class: "Main"}, nil},
		{Suppression{Class: "Bare"}, []int{2}},
		{Suppression{Method: "main", Line: 9}, []int{0}},
		{Suppression{Kind: "class-cast"}, []int{2}},
		{Suppression{File: "Main.java"}, []int{0, 1}},
		{Suppression{File: "p/q/Main.java"}, []int{0, 1}},
		{Suppression{File: "src/main/java/p/q/Main.java", Line: 10}, []int{1}},
		{Suppression{File: "ain.java"}, nil},
		{Suppression{File: "r/q/Main.java"}, nil},
		{Suppression{Kind: "null-dereference"}, nil}, // it holds
	} {
		c.s.Reason = "it is so"
		r := sample()
		got, used := Policy{Suppressions: []Suppression{c.s}}.Apply(r)
		if !slices.Equal(accepted(got), c.want) || used[0] != (len(c.want) > 0) {
			t.Errorf("%+v accepts %v, want %v; used: %v", c.s, accepted(got), c.want, used)
		}
		if accepted(r) != nil {
			t.Errorf("%+v: the original was changed", c.s)
		}
		for _, i := range c.want {
			if p := got.Properties[i]; p.Verdict == result.Safe || p.Accepted.Reason != "it is so" {
				t.Errorf("%+v: property %d is %v, %q", c.s, i, p.Verdict, p.Accepted.Reason)
			}
		}
	}
}

// TestLatent: a suppression and the baseline also accept what is accepted already for what it is worth,
// so that --fail-on=latent knows which latent violations the user lives with.
func TestLatent(t *testing.T) {
	latent := func() *result.Result {
		r := sample()
		r.Properties[2].Accepted = &result.Acceptance{By: result.Latent, Reason: "only null leads there"}
		return r
	}
	var b Baseline
	b.Add(latent())
	s := Suppression{Kind: "class-cast", Reason: "it is so"}
	for want, p := range map[string]Policy{
		result.Latent: {Suppressions: []Suppression{{Kind: "assert", Reason: "it is so"}}},
		"suppression": {Suppressions: []Suppression{s}, Baseline: &b},
		"baseline":    {Baseline: &b},
	} {
		got, _ := p.Apply(latent())
		if by := got.Properties[2].Accepted.By; by != want {
			t.Errorf("accepted by %s, want %s", by, want)
		}
	}
	older := latent()
	older.Properties[2].Accepted.By = "since"
	if got, _ := (Policy{Suppressions: []Suppression{s}}).Apply(older); got.Properties[2].Accepted.By != "since" {
		t.Errorf("an older violation is accepted by %s", got.Properties[2].Accepted.By)
	}
}

func TestBaseline(t *testing.T) {
	file := filepath.Join(t.TempDir(), "sub", "baseline.json")
	var b Baseline
	b.Add(sample())
	if err := b.Write(file); err != nil {
		t.Fatal(err)
	}
	first, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	read, err := ReadBaseline(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(b.verdicts, read.verdicts); diff != "" || read.Len() != 3 {
		t.Errorf("read back (-written +read):\n%s", diff)
	}
	got, _ := Policy{Baseline: read}.Apply(sample())
	if want := []int{0, 1, 2}; !slices.Equal(accepted(got), want) || got.Remaining() != result.Safe {
		t.Errorf("accepts %v, want %v; remaining %v", accepted(got), want, got.Remaining())
	}

	// Lines move, one more is violated, and what was unknown is violated now.
	moved := sample()
	moved.Properties[0] = prop(mainMethod, 90, ivl.ArrayIndex, result.Unsafe)
	moved.Properties[1] = prop(mainMethod, 91, ivl.ArrayIndex, result.Unsafe)
	moved.Properties[3] = prop(mainMethod, 92, ivl.NullDereference, result.Unsafe)
	got, _ = Policy{Baseline: read}.Apply(moved)
	if want := []int{0, 2}; !slices.Equal(accepted(got), want) || got.Remaining() != result.Unsafe {
		t.Errorf("accepts %v, want %v; remaining %v", accepted(got), want, got.Remaining())
	}

	var again Baseline
	again.Add(sample())
	again.Add(sample())
	if err := again.Write(file); err != nil {
		t.Fatal(err)
	}
	if second, _ := os.ReadFile(file); string(second) != string(first) {
		t.Error("equal baselines give different files")
	}
}

func TestBadBaselines(t *testing.T) {
	dir := t.TempDir()
	for content, want := range map[string]string{
		"{":                    "unexpected EOF",
		`{"schemaVersion": 2}`: "schemaVersion is 2, expected 1",
		`{"what": 1}`:          "what",
		`{"schemaVersion": 1, "properties": [{"fingerprint": "f", "verdict": "SAFE"}]}`: `verdict "SAFE" of f`,
	} {
		file := filepath.Join(dir, "b.json")
		if err := os.WriteFile(file, []byte(content), 0o666); err != nil {
			t.Fatal(err)
		}
		if _, err := ReadBaseline(file); err == nil || !strings.Contains(err.Error(), want) || failure.ClassOf(err) != failure.Data {
			t.Errorf("%s: %v", content, err)
		}
	}
	if _, err := ReadBaseline(filepath.Join(dir, "none")); err == nil || failure.ClassOf(err) != failure.NoInput {
		t.Errorf("no file: %v", err)
	}
}

// TestAccept checks that a SAFE which rests on what is not accepted is none.
func TestAccept(t *testing.T) {
	safe := &result.Result{Verdict: result.Safe, Assumptions: []result.Assumption{{Kind: "no-throw"}, {Kind: "unmodelled", Text: "f()"}}}
	for _, c := range []struct {
		accept []string
		want   result.Verdict
	}{
		{nil, result.Safe}, {[]string{"no-throw", "unmodelled"}, result.Safe}, {[]string{"no-throw"}, result.Unknown}, {[]string{}, result.Unknown},
	} {
		got, _ := Policy{Accept: c.accept}.Apply(safe)
		if got.Verdict != c.want || got.Remaining() != c.want {
			t.Errorf("%q: %v, remaining %v, want %v", c.accept, got.Verdict, got.Remaining(), c.want)
		}
	}
	if safe.Assumptions[1].Refused {
		t.Error("the original was changed")
	}
	violated, _ := Policy{Accept: []string{}}.Apply(&result.Result{Verdict: result.Unsafe, Properties: sample().Properties[:1], Assumptions: safe.Assumptions})
	if violated.Verdict != result.Unsafe || violated.Remaining() != result.Unsafe {
		t.Errorf("a violation became %v", violated.Verdict)
	}
}

// TestBaselineNotJudged checks that a check which becomes not judged is not mended:
// the baseline keeps what was violated or unknown, and what held is new.
func TestBaselineNotJudged(t *testing.T) {
	var b Baseline
	b.Add(sample())
	now := sample()
	for i := range now.Properties {
		now.Properties[i].Verdict = result.NotJudged
	}
	now.Verdict, now.Unsupported = result.Unknown, []result.Unsupported{{Text: "a thread"}}
	got, _ := Policy{Baseline: &b}.Apply(now)
	if want := []int{0, 1, 2}; !slices.Equal(accepted(got), want) || got.Remaining() != result.Unknown {
		t.Errorf("accepts %v, want %v; remaining %v", accepted(got), want, got.Remaining())
	}

	file := filepath.Join(t.TempDir(), "b.json")
	var later Baseline
	later.Add(now)
	if err := later.Write(file); err != nil {
		t.Fatal(err)
	}
	read, err := ReadBaseline(file)
	if err != nil || read.Len() != 4 {
		t.Fatal(read, err)
	}
	// Of those that were not judged two are violated: that is new.
	got, _ = Policy{Baseline: read}.Apply(sample())
	if want := []int{1}; !slices.Equal(accepted(got), want) {
		t.Errorf("accepts %v, want %v", accepted(got), want)
	}
}
