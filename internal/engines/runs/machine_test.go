package runs_test

import (
	"testing"

	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/models"
)

// TestDependsOnMachine: the only run of a program decides nothing if it looks at something that
// is different on another machine.
func TestDependsOnMachine(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	dir, names := compiled(t, "testdata/machine")
	path := open(t, dir)
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			src := models.Overlay(path)
			c, err := src.Class(name)
			if err != nil {
				t.Fatal(err)
			}
			checks, err := lower.ParseChecks(nil)
			if err != nil {
				t.Fatal(err)
			}
			x, err := runs.NewExecuted(t.Context(), src, c.FindMethod("main", "([Ljava/lang/String;)V"), reach.Options{Checks: checks})
			if err != nil {
				t.Fatal(err)
			}
			out := x.Once(t.Context())
			if out.Result == ivl.Inconclusive && name != "None" {
				return // it asks for something from outside
			}
			if out.Result != ivl.Finished {
				for _, c := range out.Consumed {
					t.Log(c.Request)
				}
				for _, f := range out.Stack {
					t.Log(f.Proc)
				}
				t.Fatal(runs.OutcomeText(out))
			}
			if why := x.DependsOnMachine(out); (why == "") != (name == "None") {
				t.Errorf("depends on %q", why)
			}
		})
	}
}
