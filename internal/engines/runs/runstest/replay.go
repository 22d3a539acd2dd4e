// Package runstest replays derivations in tests, by the replay that the program uses.
package runstest

import (
	"context"
	"testing"

	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/internal/evidence"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// Replay replays a derivation of a program as it was before heap encodings.
func Replay(t *testing.T, p *ivl.Program, v *evidence.Violation) runs.Replayed {
	t.Helper()
	x := runs.New(&lower.Result{Program: p})
	if err := x.Compile(); err != nil {
		t.Fatal(err)
	}
	return x.Replay(context.Background(), v, &waiting{id: v.Prop.ID})
}

// Exact reports whether the derivation's own inputs violate the property, and
// no value had to be made up.
func Exact(r runs.Replayed) bool { return r.Confirmed && !r.Near && r.Guessed == 0 }

// waiting is a board that waits for a run which violates one property.
type waiting struct {
	id    int
	found bool
}

func (w *waiting) Done() bool                               { return w.found }
func (w *waiting) Closed(p *ivl.Property) bool              { return w.found && p.ID == w.id }
func (w *waiting) Note(ivl.Outcome, func() ivl.Inputs) bool { return false }
func (w *waiting) Try(out ivl.Outcome, _ func() ivl.Inputs) bool {
	w.found = w.found || out.Result == ivl.Violated && out.Prop.ID == w.id
	return w.found
}
