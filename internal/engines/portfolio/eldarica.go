package portfolio

import (
	"context"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/eldarica"
)

// eldaricaRow is the row of Eldarica.
func eldaricaRow() Solver {
	return Solver{
		Program: eldarica.Program(), Title: "Eldarica", Help: "the eld script, or a folder with Eldarica's jars", Engine: "eldarica", Slow: true,
		New: func(path, _ string) (horn.Solver, error) { return eldarica.New(path) },
		Serve: func(ctx context.Context, path string, memoryMB int) (Server, error) {
			return eldarica.StartServer(ctx, path, memoryMB)
		},
		Trust: "as Spacer",
		Attempts: []Attempt{
			{Group: Space, Name: "eldarica", Delay: 700 * ms,
				Why: "It interpolates where Spacer generalises."},
			{Group: Space, Name: "eldarica (linear clauses)", Form: linear, Delay: 6 * time.Second, Trust: Approximate,
				Why: "As for Spacer."},

			{Group: OneByTime, Name: "eldarica", Delay: 8 * time.Second,
				Why: "As for space invariants."},
			{Group: OneByTime, Name: "eldarica (linear clauses)", Form: linear, Delay: 15 * time.Second, Trust: Approximate,
				Why: "As for space invariants."},

			{Group: ByTime, Name: "eldarica", Encoding: Order, Delay: 2 * time.Second, Trust: Complete,
				Why: "As for space invariants."},
			{Group: ByTime, Name: "eldarica", Encoding: Tags, Delay: 8 * time.Second, Trust: Approximate,
				Why: "As for space invariants."},

			{Group: Beside, Name: "eldarica", Delay: 8 * time.Second, Span: 35 * time.Second, Trust: Approximate,
				Why: "As for Spacer."},

			{Group: BesideArrays, Name: "eldarica", Delay: 8 * time.Second, Span: 35 * time.Second, Trust: Approximate, Unless: Spacer,
				Why: "Eldarica is slower with arrays, so it is used only if Spacer is missing."},

			{Group: BesideByTime, Name: "eldarica", Encoding: Order, Delay: 10 * time.Second, Trust: Approximate, Unless: Spacer,
				Why: "It is used only if Spacer is missing."},
		},
	}
}
