package portfolio

import (
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/dev/goldentest"
)

// TestText compares the schedule as it is printed with a golden file.
func TestText(t *testing.T) {
	goldentest.File(t, "testdata/schedule.txt", Text())
}

// TestRows checks that each row says why it is there, that rows of a group stand
// together, and that no two of them have one name.
func TestRows(t *testing.T) {
	for _, s := range Solvers() {
		ended := map[Group]bool{}
		names := map[string]bool{}
		last := Group("")
		for _, a := range s.Attempts {
			if a.Why == "" || !slices.Contains(groups, a.Group) {
				t.Errorf("%s, %s: no reason, or an unknown group", a.Group, a.Name)
			}
			if a.Group != last {
				if ended[a.Group] {
					t.Errorf("%s stands in two places", a.Group)
				}
				ended[a.Group], last = true, a.Group
			}
			if name := string(a.Group) + a.Name + a.Encoding; names[name] {
				t.Errorf("%s: two attempts are called %s", a.Group, a.Name)
			} else {
				names[name] = true
			}
			if _, err := s.New("path", a.Variant); err != nil {
				t.Errorf("%s: %v", a.Name, err)
			}
		}
	}
	for _, s := range Stages() {
		if s.Why == "" || s.Trust == "" || s.Engine == "" || s.Share < 0 || s.Share >= 1 {
			t.Errorf("stage %+v", s)
		}
	}
	for _, choice := range Choices() {
		plan := Plan(choice)
		if len(plan) < 3 || plan[0].Name != Interpret.Name || plan[1].Name != RandomSearch.Name {
			t.Errorf("--engine=%s begins otherwise: %v", choice, plan)
		}
		for _, s := range plan {
			for _, side := range Sides(s.Name, choice) {
				if !side.Lingers && side.Span == 0 {
					t.Errorf("%s beside %s does not end", side.Name, s.Name)
				}
			}
		}
	}
	if on := TriedOn(Clauses.Name); len(on) != 6 || on[5].Name != Racing.Name {
		t.Errorf("on clauses: %v", on)
	}
	if d := Evidence.Of(100) + Evidence.But(100); d != 100 {
		t.Errorf("the parts of 100 are %d", d)
	}
}

// TestSolvers checks that a row has all that its readers need, and what the flags can
// name.
func TestSolvers(t *testing.T) {
	for _, s := range Solvers() {
		if s.Title == "" || s.Help == "" || s.Trust == "" || s.Env == "" || s.Remedy == "" {
			t.Errorf("%s: something is missing: %+v", s.Name, s)
		}
		if solves := s.Engine != ""; solves != (s.New != nil) || solves != (len(s.Attempts) > 0) || !solves && s.Check == nil {
			t.Errorf("%s: engine %q, solver %v, %d attempts", s.Title, s.Engine, s.New != nil, len(s.Attempts))
		}
	}
	if got := strings.Join(append(SolverNames(), CheckerNames()...), " "); got != "auto spacer eldarica auto z3 cvc5" {
		t.Error(got)
	}
}

// TestBehindFirst: one stage moves, and a plan without it stays as it is.
func TestBehindFirst(t *testing.T) {
	names := func(plan []Stage) (out []string) {
		for _, s := range plan {
			out = append(out, s.Name)
		}
		return out
	}
	auto := Plan(Auto)
	before, after := names(auto), names(BehindFirst(auto))
	if i := slices.Index(before, Abstract.Name); i < 0 || slices.Index(before, Behind.Name) < i || after[i] != Behind.Name || after[i+1] != Abstract.Name {
		t.Errorf("%v becomes %v", before, after)
	}
	slices.Sort(before)
	if slices.Sort(after); !slices.Equal(before, after) {
		t.Errorf("%v becomes %v", before, after)
	}
	if plan := names(Plan(OnlySymex)); !slices.Equal(plan, names(BehindFirst(Plan(OnlySymex)))) {
		t.Errorf("%v changes", plan)
	}
}
