package portfolio

import (
	"flag"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the golden file anew")

// TestText compares the schedule as it is printed with a golden file.
func TestText(t *testing.T) {
	const golden = "testdata/schedule.txt"
	got := Text()
	if *update {
		if err := os.WriteFile(golden, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatalf("%v; -update writes it", err)
	}
	if got != string(want) {
		t.Errorf("-update accepts:\n%s", got)
	}
}

// TestRows checks that each row says why it is there, that rows of a group stand
// together, and that no two of them have one name.
func TestRows(t *testing.T) {
	ended := map[Group]bool{}
	names := map[string]bool{}
	last := Group("")
	for _, a := range table() {
		if a.Why == "" || a.Tool != Spacer && a.Tool != Eldarica {
			t.Errorf("%s, %s: no reason, or an unknown tool", a.Group, a.Name)
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
	}
	for _, s := range Stages() {
		if s.Why == "" || s.Trust == "" || s.Engine == "" || s.Share < 0 || s.Share >= 1 {
			t.Errorf("stage %+v", s)
		}
	}
	if d := Evidence.Of(100) + Evidence.But(100); d != 100 {
		t.Errorf("the parts of 100 are %d", d)
	}
}

// TestPrograms checks that each tool of an attempt is a program that solves clauses,
// and what the flags can name.
func TestPrograms(t *testing.T) {
	engines := map[Tool]bool{}
	for _, p := range Programs() {
		if (p.Engine != "") != (p.Solver != nil) {
			t.Errorf("%s: engine %q, solver %v", p.Title, p.Engine, p.Solver != nil)
		}
		engines[p.Engine] = true
	}
	for _, a := range table() {
		if !engines[a.Tool] {
			t.Errorf("%s: no program is called %s", a.Name, a.Tool)
		}
	}
	if got := strings.Join(append(Solvers(), Checkers()...), " "); got != "auto spacer eldarica auto z3 cvc5" {
		t.Error(got)
	}
}
