package spacer_test

import (
	"context"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/horn/spacer"
	"github.com/jayverify/jayverify/internal/dev/sample"
)

func TestExamples(t *testing.T) {
	t.Parallel() // a solver works
	z3 := horntest.Z3(t)
	options := []horn.Options{{}, {Wrap: horn.WrapMod}, {Ranges: horn.RangesPulls}, {Budget: 1}}
	if testing.Short() {
		options = options[:1]
	}
	for i, e := range horntest.Examples(t) {
		if !testing.Short() && !sample.Takes(t, e.Name, 3) {
			continue
		}
		variants := []spacer.Variant{spacer.Default, spacer.Global}
		if testing.Short() {
			variants = variants[(i+1)%2:][:1] // the example wraparound takes the default variant seconds
		}
		for _, v := range variants {
			for o, opts := range options {
				if e.Name == "wraparound" && o > 0 && v.Name == spacer.Default.Name {
					continue // takes seconds for each
				}
				s := &spacer.Solver{Path: z3, Variant: v}
				sys := horntest.Translate(t, e.Program, opts)
				a, err := s.Solve(context.Background(), sys, horn.Limits{Time: 10 * time.Minute, MemoryMB: 1000})
				if err != nil {
					t.Fatal(err)
				}
				if a.Verdict != e.Verdict || a.Verdict == horn.Unsafe && a.Derivation == nil || a.Verdict == horn.Safe && a.Model == "" {
					t.Errorf("%s, %s, %+v: %s, derivation %v, reason %q", e.Name, s.Name(), opts, a.Verdict, a.Derivation != nil, a.Reason)
				}
			}
		}
	}
}

// What must not wrap around to be satisfiable is safe in any case; a program
// that is not safe never becomes satisfiable.
func TestExamplesChecked(t *testing.T) {
	t.Parallel() // a solver works
	s := &spacer.Solver{Path: horntest.Z3(t), Variant: spacer.Global}
	safe := 0
	for i, e := range horntest.Examples(t) {
		if testing.Short() && i%2 != 0 {
			continue
		}
		sys := horntest.Translate(t, e.Program, horn.Options{Wrap: horn.WrapChecked})
		a, err := s.Solve(context.Background(), sys, horn.Limits{Time: 10 * time.Minute, MemoryMB: 1000, NoDerivation: true})
		if err != nil {
			t.Fatal(err)
		}
		if a.Verdict == horn.Safe {
			safe++
			if e.Verdict != horn.Safe {
				t.Errorf("%s: safe", e.Name)
			}
		}
	}
	if safe == 0 {
		t.Error("no example is safe without wrap-around")
	}
}
