package evidence_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/eldarica"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/horn/spacer"
	"github.com/jayverify/jayverify/internal/engines/runs/runstest"
	"github.com/jayverify/jayverify/internal/evidence"
)

// The derivations of the unsafe examples become the runs that testdata says,
// and those violate the property in the interpreter.
func TestInputsSpacer(t *testing.T) {
	z3 := horntest.Z3(t)
	checkInputs(t, &spacer.Solver{Path: z3}, z3)
}

func TestInputsEldarica(t *testing.T) {
	z3 := horntest.Z3(t)
	checkInputs(t, &eldarica.Solver{Path: horntest.Find(t, eldarica.Program())}, z3)
}

func checkInputs(t *testing.T, s horn.Solver, z3 string) {
	for _, e := range horntest.Examples(t) {
		if e.Verdict != horn.Unsafe || len(e.Program.Preds) > 0 {
			continue // heap predicates cannot be run
		}
		t.Run(e.Name, func(t *testing.T) {
			sys := horntest.Translate(t, e.Program, horn.Options{})
			v := violation(t, s, z3, sys)
			var got []string
			for _, x := range v.Inputs {
				got = append(got, fmt.Sprintf("%s=%s", x.Input.Name, x))
			}
			if strings.Join(got, " ") != e.Inputs {
				t.Errorf("inputs %v, want %s", got, e.Inputs)
			}
			r := runstest.Replay(t, e.Program, v)
			if r.Out.Reason == "arrays cannot be executed" {
				return // its inputs were compared
			}
			if !runstest.Exact(r) {
				t.Errorf("replay: %+v", r)
			}
		})
	}
}

func violation(t *testing.T, s horn.Solver, z3 string, sys *horn.System) *evidence.Violation {
	t.Helper()
	a, err := s.Solve(context.Background(), sys, horn.Limits{Time: time.Minute, MemoryMB: 1000})
	if err != nil {
		t.Fatal(err)
	}
	if a.Derivation == nil {
		t.Fatalf("%s, no derivation: %s", a.Verdict, a.Reason)
	}
	v, err := evidence.Inputs(context.Background(), sys, a.Derivation, z3)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// A derivation that is none is found out.
func TestResolveRejects(t *testing.T) {
	z3 := horntest.Z3(t)
	for _, e := range horntest.Examples(t) {
		if e.Name != "overflow" {
			continue
		}
		sys := horntest.Translate(t, e.Program, horn.Options{})
		bogus := sys.NewDerivation(&horn.Fact{Premises: []*horn.Fact{{}}})
		_, err := evidence.Resolve(context.Background(), sys, bogus, z3)
		if err == nil || !strings.Contains(err.Error(), "no clause derives false") {
			t.Errorf("error = %v", err)
		}
	}
}
