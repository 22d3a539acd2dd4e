package transforms

import (
	"context"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/dev/goldentest"
	"github.com/jayverify/jayverify/ivl"
)

// passByName knows every pass of the package, for the first line of golden
// files: "passes: NAME NAME …".
func passByName(t *testing.T, name string) Pass {
	t.Helper()
	for _, p := range append(Passes(Options{}), sharpening()...) {
		if p.Name == name {
			return p
		}
	}
	t.Fatalf("no pass is called %q", name)
	return Pass{}
}

// sharpening are the rewrites of Sharpen, Identified and ByCases, and a pass with an option.
func sharpening() []Pass {
	return []Pass{
		{Name: "widen", Sparse: true, Run: func(p *ivl.Program) (*ivl.Program, error) { return Widen(p), nil }},
		{Name: "initialised", Sparse: true, Run: func(p *ivl.Program) (*ivl.Program, error) {
			q, _ := Initialised(p, absint.Analyse(p), nil)
			return q, nil
		}},
		{Name: "initialisers-apart", Run: func(p *ivl.Program) (*ivl.Program, error) {
			return InitialisersApart(p, InitialiserRuns{Always: map[string]bool{"Constant.$init": true, "Alike.$init": true}, Alike: map[string]bool{"Alike.$init": true}, Path: neverCalled{}})
		}},
		{Name: "inline-checks", Run: func(p *ivl.Program) (*ivl.Program, error) {
			return InlineChecks(p, CheckSize, func(string) bool { return false })
		}},
		{Name: "contexts", Sparse: true, Run: func(p *ivl.Program) (*ivl.Program, error) {
			return Contexts(p, absint.Analyse(p), 3*p.Size())
		}},
		{Name: "identities", Run: func(p *ivl.Program) (*ivl.Program, error) { return Identities(p, absint.Analyse(p)), nil }},
		{Name: "thread-exits", Run: func(p *ivl.Program) (*ivl.Program, error) { return thread(p, true) }},
		{Name: "three-way", Run: func(p *ivl.Program) (*ivl.Program, error) { return threeWay(p), nil }},
		{Name: "partition", Run: func(p *ivl.Program) (*ivl.Program, error) {
			keys := Keys(p, absint.Analyse(p))
			if len(keys) == 0 {
				return p, nil
			}
			return Partition(p, keys[len(keys)-1])
		}},
		{Name: "unfold", Run: func(p *ivl.Program) (*ivl.Program, error) {
			return Unfolded(context.Background(), p, absint.Analyse(p), Options{})
		}},
		{Name: "choices", Run: func(p *ivl.Program) (*ivl.Program, error) {
			return Chosen(context.Background(), p, absint.Analyse(p), Options{})
		}},
	}
}

func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no golden files: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) { golden(t, file) })
	}
}

func golden(t *testing.T, file string) {
	a, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	first, _, _ := strings.Cut(string(a.Comment), "\n")
	var passes []Pass
	for _, n := range strings.Fields(strings.TrimPrefix(first, "passes:")) {
		passes = append(passes, passByName(t, n))
	}
	in := parse(t, file, string(a.Files[0].Data))
	before := in.String()
	out, err := Apply(in, passes, true, nil)
	if err != nil {
		t.Fatal(err)
	}
	if after := in.String(); after != before {
		t.Errorf("the pass changed its argument:\n%s", cmp.Diff(before, after))
	}
	goldentest.Section(t, file, a, "out.ivl", out.String())
}

func parse(t *testing.T, file, text string) *ivl.Program {
	t.Helper()
	p, err := ivl.Parse(file, text)
	if err != nil {
		t.Fatal(err)
	}
	if err := ivl.Check(p); err != nil {
		t.Fatal(err)
	}
	return p
}

// TestGoldenForEachPass demands a golden file for every pass that is declared.
func TestGoldenForEachPass(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	shown := map[string]bool{}
	for _, file := range files {
		a, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		first, _, _ := strings.Cut(string(a.Comment), "\n")
		if names := strings.Fields(strings.TrimPrefix(first, "passes:")); len(names) > 0 {
			shown[names[0]] = true
			shown[names[len(names)-1]] = true
		}
	}
	for _, p := range append(Passes(Options{}), sharpening()...) {
		if !shown[p.Name] {
			t.Errorf("no golden file begins or ends with pass %s", p.Name)
		}
	}
}

// TestCheckOrder has lists that contradict what passes declare.
func TestCheckOrder(t *testing.T) {
	declared := []Pass{{Name: "a"}, {Name: "b", After: []string{"a"}}}
	for _, test := range []struct{ list, want string }{
		{"a b a b", ""},
		{"a a", ""},
		{"b a", "pass b comes before pass a, which it must follow"},
		{"a c", `the list of passes names "c", which is not declared`},
	} {
		got := ""
		if err := checkOrder(declared, strings.Fields(test.list)); err != nil {
			got = err.Error()
		}
		if got != test.want {
			t.Errorf("checkOrder(%q) = %q, want %q", test.list, got, test.want)
		}
	}
}

// TestPassesDeclareThemselves holds each declaration against the form that help
// texts and dumps rely on.
func TestPassesDeclareThemselves(t *testing.T) {
	seen := map[string]bool{}
	for _, p := range Passes(Options{}) {
		if p.Name == "" || p.Run == nil || !strings.HasSuffix(p.Why, ".") || seen[p.Name] {
			t.Errorf("pass %q is declared twice, or lacks a part", p.Name)
		}
		seen[p.Name] = true
	}
}

// neverCalled is a path that does not get to blocks whose labels begin so.
type neverCalled struct{}

func (neverCalled) Follows(*ivl.Method) bool { return true }

func (neverCalled) Never(_ *ivl.Method, label string) bool { return strings.HasPrefix(label, "never") }
