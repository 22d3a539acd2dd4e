package portfolio

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/evidence"
)

// named is a solver that knows its variant and its path.
type named struct{ path, variant string }

func (n named) Name() string                            { return n.path + ":" + n.variant }
func (n named) Version(context.Context) (string, error) { return "1", nil }
func (n named) Solve(context.Context, *horn.System, horn.Limits) (*horn.Answer, error) {
	return &horn.Answer{}, nil
}

// TestFindTools finds what is wanted in a table of its own: what a row says is all
// that is known of a solver.
func TestFindTools(t *testing.T) {
	dir := t.TempDir()
	program := func(name string) string {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, nil, 0o755); err != nil {
			t.Fatal(err)
		}
		return file
	}
	t.Setenv("PATH", dir)
	here := func(name string) horn.Program { return horn.Program{Name: name, OnPath: name, Remedy: "get " + name} }
	make := func(path, variant string) (horn.Solver, error) { return named{filepath.Base(path), variant}, nil }
	check := func(name string) func(string) evidence.Checker {
		return func(path string) evidence.Checker { return evidence.Checker{Name: name, Path: path} }
	}
	rows := []Solver{
		{Program: here("quick"), Engine: "fast", New: make, SMT: true, Check: check("quick")},
		{Program: here("steady"), Engine: "slow", New: make, Slow: true},
		{Program: here("judge"), Check: check("judge")},
	}
	for _, c := range []struct {
		name    string
		there   string
		want    Wanted
		err     string // a part of it
		class   failure.Class
		engines string // those that are there
		checker string
		slow    bool
	}{
		{"all", "quick steady judge", Wanted{}, "", 0, "fast slow", "quick", false},
		{"one solver, another checker", "quick steady judge", Wanted{Solver: "slow", Checker: "judge"}, "", 0, "slow", "judge", true},
		{"auto", "steady", Wanted{Solver: Auto, Checker: Auto}, "", 0, "slow", "", true},
		{"the second checker", "steady judge", Wanted{}, "", 0, "slow", "judge", true},
		{"nothing", "", Wanted{}, "no solver found: quick was not found (looked at --quick, , jayverify's own folder, PATH): get quick; or steady", failure.NoSolver, "", "", true},
		{"not the one that is wanted", "quick", Wanted{Solver: "slow"}, "get steady", failure.NoSolver, "", "", true},
		{"a path that is none", "quick", Wanted{Paths: map[string]string{"steady": "nowhere"}}, "steady, given by --steady", failure.NoSolver, "", "", true},
		{"no such solver", "quick", Wanted{Solver: "quick"}, "want one of auto, fast, slow", failure.Usage, "", "", true},
		{"no such checker", "quick", Wanted{Checker: "slow"}, "want one of auto, quick, judge", failure.Usage, "", "", true},
		{"a checker that is not there", "quick", Wanted{Checker: "judge"}, "get judge", failure.NoSolver, "", "", true},
		{"a proof needs a checker", "steady", Wanted{MustCheck: "--proof: a proof is checked"}, "none of quick, judge was found", failure.NoSolver, "", "", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, name := range []string{"quick", "steady", "judge"} {
				os.Remove(filepath.Join(dir, name))
			}
			for _, name := range strings.Fields(c.there) {
				program(name)
			}
			tools, err := findTools(rows, c.want)
			if c.err != "" {
				if err == nil || !strings.Contains(err.Error(), c.err) || failure.ClassOf(err) != c.class {
					t.Errorf("%v (%v), want %s (%v)", err, failure.ClassOf(err), c.err, c.class)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			var engines []string
			for _, e := range []string{"fast", "slow"} {
				if tools.Has(e) {
					engines = append(engines, e)
				}
			}
			if got := strings.Join(engines, " "); got != c.engines || tools.Checker.Name != c.checker || tools.Slow() != c.slow {
				t.Errorf("engines %s, checker %q, slow %v; want %s, %q, %v", got, tools.Checker.Name, tools.Slow(), c.engines, c.checker, c.slow)
			}
			if (tools.SMT != "") != strings.Contains(c.there, "quick") {
				t.Errorf("plain questions are for %q", tools.SMT)
			}
			if tools.Has("fast") {
				if got := tools.Solver("fast", "global").Name(); got != "quick:global" {
					t.Errorf("the solver is %s", got)
				}
			}
		})
	}
}
