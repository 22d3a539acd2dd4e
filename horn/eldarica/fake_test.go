//go:build unix

package eldarica_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/eldarica"
	"github.com/jayverify/jayverify/horn/horntest"
)

// Whatever the process does, the answer is unknown and says why.
func TestMisbehaviour(t *testing.T) {
	t.Parallel()
	sys := horntest.Translate(t, horntest.Examples(t)[0].Program, horn.Options{})
	for _, m := range horntest.Misbehaviours() {
		t.Run(m.Name, func(t *testing.T) {
			t.Parallel() // some wait for the time limit
			s := &eldarica.Solver{Path: horntest.Script(t, m.Script)}
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

// Without a usable counterexample, unsafe stays unsafe and says what is
// missing.
func TestBadCounterexample(t *testing.T) {
	sys := horntest.Translate(t, horntest.Examples(t)[0].Program, horn.Options{})
	for _, c := range []struct{ name, dag, reason string }{
		{"none", "", "does not begin with false"},
		{"garbage", "nonsense", "expected a line"},
		{"broken brackets", "0: (a", "expected )"},
		{"another predicate", "0: (nobody 1)", "expected a fact"},
		{"missing line", "0: false -> 7", "line 7"},
		{"a line twice", "0: false 0: false", "twice"},
		{"no number", "0: false -> x", "expected the number"},
		{"circle", "0: false -> 1 1: error -> 0", "circle"},
	} {
		s := &eldarica.Solver{Path: horntest.Script(t, "cat >/dev/null; echo unsat; echo; echo '"+c.dag+"'")}
		a, err := s.Solve(context.Background(), sys, horn.Limits{Time: 10 * time.Second})
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if a.Verdict != horn.Unsafe || a.Derivation != nil || !strings.Contains(a.Reason, c.reason) {
			t.Errorf("%s: %s, derivation %v, %q, want unsafe, none, %q", c.name, a.Verdict, a.Derivation != nil, a.Reason, c.reason)
		}
	}
}

// The JVM may print warnings before the answer.
func TestWarningBeforeAnswer(t *testing.T) {
	sys := horntest.Translate(t, horntest.Examples(t)[0].Program, horn.Options{})
	s := &eldarica.Solver{Path: horntest.Script(t, "cat >/dev/null; echo 'OpenJDK 64-Bit Server VM warning: x'; echo sat; echo '(m)'")}
	a, err := s.Solve(context.Background(), sys, horn.Limits{})
	if err != nil || a.Verdict != horn.Safe || a.Model != "(m)" {
		t.Errorf("%+v, %v", a, err)
	}
}

func TestMissingAndCancelled(t *testing.T) {
	t.Parallel() // it waits
	sys := horntest.Translate(t, horntest.Examples(t)[0].Program, horn.Options{})
	s := &eldarica.Solver{Path: "/no/such/eld"}
	if _, err := s.Solve(context.Background(), sys, horn.Limits{}); err == nil || !strings.Contains(err.Error(), "/no/such/eld") {
		t.Errorf("missing program: %v", err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 300*time.Millisecond)
	defer cancel()
	s = &eldarica.Solver{Path: horntest.Script(t, "sleep 1000 & sleep 1000")}
	if _, err := s.Solve(ctx, sys, horn.Limits{}); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("cancelled: %v", err)
	}
}

func TestVersion(t *testing.T) {
	s := &eldarica.Solver{Path: horntest.Script(t, "echo 'Eldarica v2.0.9'")}
	if v, err := s.Version(context.Background()); v != "2.0.9" || err != nil {
		t.Errorf("version %q, %v", v, err)
	}
	s = &eldarica.Solver{Path: horntest.Script(t, "echo cvc5")}
	if _, err := s.Version(context.Background()); err == nil || !strings.Contains(err.Error(), `"cvc5"`) {
		t.Errorf("error = %v", err)
	}
	s = &eldarica.Solver{Path: horntest.Find(t, eldarica.Program())}
	v, err := s.Version(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := eldarica.Program().CheckVersion(v); err != nil {
		t.Error(err)
	}
}

func TestMemoryLimit(t *testing.T) {
	s := &eldarica.Solver{Path: horntest.Script(t, "exec tail /dev/zero")}
	sys := horntest.Translate(t, horntest.Examples(t)[0].Program, horn.Options{})
	a, err := s.Solve(context.Background(), sys, horn.Limits{Time: time.Minute, MemoryMB: 50})
	if err != nil || a.Verdict != horn.Unknown || a.Reason != "out of memory" {
		t.Errorf("%+v, %v", a, err)
	}
}
