//go:build unix

package spacer_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/horn/spacer"
)

// Whatever the process does, the answer is unknown and says why.
func TestMisbehaviour(t *testing.T) {
	t.Parallel()
	sys := horntest.Translate(t, horntest.Examples(t)[0].Program, horn.Options{})
	for _, m := range horntest.Misbehaviours() {
		t.Run(m.Name, func(t *testing.T) {
			t.Parallel() // some wait for the time limit
			s := &spacer.Solver{Path: horntest.Script(t, m.Script)}
			a, err := s.Solve(context.Background(), sys, horn.Limits{Time: time.Second})
			if err != nil {
				t.Fatal(err)
			}
			if a.Verdict != horn.Unknown || !strings.Contains(a.Reason, m.Reason) {
				t.Errorf("%s, %q, want unknown, %q", a.Verdict, a.Reason, m.Reason)
			}
		})
	}
}

// Without a usable certificate, unsafe stays unsafe and says what is missing.
func TestBadCertificate(t *testing.T) {
	t.Parallel() // it waits
	sys := horntest.Translate(t, horntest.Examples(t)[0].Program, horn.Options{})
	for _, c := range []struct{ name, second, reason string }{
		{"garbage", "echo nonsense", `"nonsense"`},
		{"no proof", "echo sat", `"sat"`},
		{"not reachable", "echo unsat; echo '(a b)'", `"unsat"`},
		{"broken brackets", "echo sat; echo '(let (('", "expected )"},
		{"another predicate", "echo sat; echo '((_ hyper-res 0 0) (asserted x) (nobody 1))'", "expected a fact"},
		{"no step", "echo sat; echo '(frobnicate)'", "expected a step"},
		{"hang", "sleep 1000", "out of time"},
	} {
		s := &spacer.Solver{Path: horntest.Script(t, "if grep -q declare-rel; then "+c.second+"; else echo unsat; fi")}
		a, err := s.Solve(context.Background(), sys, horn.Limits{Time: 500 * time.Millisecond})
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if a.Verdict != horn.Unsafe || a.Derivation != nil || !strings.Contains(a.Reason, c.reason) {
			t.Errorf("%s: %s, derivation %v, %q, want unsafe, none, %q", c.name, a.Verdict, a.Derivation != nil, a.Reason, c.reason)
		}
	}
}

func TestMissingAndCancelled(t *testing.T) {
	t.Parallel() // it waits
	sys := horntest.Translate(t, horntest.Examples(t)[0].Program, horn.Options{})
	s := &spacer.Solver{Path: "/no/such/z3"}
	if _, err := s.Solve(context.Background(), sys, horn.Limits{}); err == nil || !strings.Contains(err.Error(), "/no/such/z3") {
		t.Errorf("missing program: %v", err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 300*time.Millisecond)
	defer cancel()
	s = &spacer.Solver{Path: horntest.Script(t, "sleep 1000 & sleep 1000")}
	if _, err := s.Solve(ctx, sys, horn.Limits{}); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("cancelled: %v", err)
	}
}

func TestVersion(t *testing.T) {
	s := &spacer.Solver{Path: horntest.Script(t, "echo 'Z3 version 4.8.12 - 64 bit'")}
	if v, err := s.Version(context.Background()); v != "4.8.12" || err != nil {
		t.Errorf("version %q, %v", v, err)
	}
	s = &spacer.Solver{Path: horntest.Script(t, "echo cvc5")}
	if _, err := s.Version(context.Background()); err == nil || !strings.Contains(err.Error(), `"cvc5"`) {
		t.Errorf("error = %v", err)
	}
	s = &spacer.Solver{Path: horntest.Z3(t)}
	v, err := s.Version(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := spacer.Z3().CheckVersion(v); err != nil {
		t.Error(err)
	}
}

func TestMemoryLimit(t *testing.T) {
	s := &spacer.Solver{Path: horntest.Script(t, "exec tail /dev/zero")}
	sys := horntest.Translate(t, horntest.Examples(t)[0].Program, horn.Options{})
	a, err := s.Solve(context.Background(), sys, horn.Limits{Time: time.Minute, MemoryMB: 50})
	if err != nil || a.Verdict != horn.Unknown || a.Reason != "out of memory" {
		t.Errorf("%+v, %v", a, err)
	}
}
