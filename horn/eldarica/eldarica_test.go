package eldarica_test

import (
	"context"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/eldarica"
	"github.com/jayverify/jayverify/horn/horntest"
)

func TestExamples(t *testing.T) {
	s := &eldarica.Solver{Path: horntest.Find(t, eldarica.Program())}
	for _, e := range horntest.Examples(t) {
		sys := horntest.Translate(t, e.Program, horn.Options{})
		a, err := s.Solve(context.Background(), sys, horn.Limits{Time: time.Minute, MemoryMB: 1000})
		if err != nil {
			t.Fatal(err)
		}
		if a.Verdict != e.Verdict || a.Verdict == horn.Unsafe && a.Derivation == nil || a.Verdict == horn.Safe && a.Model == "" {
			t.Errorf("%s: %s, derivation %v, reason %q", e.Name, a.Verdict, a.Derivation != nil, a.Reason)
		}
	}
}
