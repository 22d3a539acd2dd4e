package smt_test

import (
	"context"
	"errors"
	"math/big"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/horn/proc"
	"github.com/jayverify/jayverify/horn/smt"
)

func num(n int64) horn.Term { return &horn.IntConst{V: big.NewInt(n)} }

func app(op horn.Op, args ...horn.Term) horn.Term { return &horn.App{Op: op, Args: args} }

// One process answers many questions, which know nothing of each other.
func TestSolve(t *testing.T) {
	s, err := smt.Start(context.Background(), horntest.Z3(t))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	x := &horn.Var{Name: "a b", Typ: horn.Int}
	b := &horn.Var{Name: "true", Typ: horn.Bool} // a reserved word
	for range 3 {
		sat, values, err := s.Solve([]*horn.Var{x, b}, []horn.Term{app(horn.Lt, x, num(-5)), app(horn.Le, num(-6), x), b})
		if err != nil || !sat || values[x].String() != "(- 6)" || values[b] != horn.BoolConst(true) {
			t.Errorf("sat %v, %v, %v", sat, values, err)
		}
		sat, _, err = s.Solve([]*horn.Var{x}, []horn.Term{app(horn.Lt, x, x)})
		if err != nil || sat {
			t.Errorf("x < x: sat %v, %v", sat, err)
		}
	}
	if sat, _, err := s.Solve(nil, nil); err != nil || !sat {
		t.Errorf("nothing: sat %v, %v", sat, err)
	}
}

func TestBrokenSolver(t *testing.T) {
	for _, c := range []struct{ name, script, err string }{
		{"crash", "exit 139", "the process has ended"},
		{"garbage", "while read x; do echo nonsense; done", "z3 answered nonsense"},
		{"unknown", "while read x; do case $x in *echo*) echo ready;; *check-sat*) echo unknown;; esac; done", "could not decide"},
		{"no values", "while read x; do case $x in *echo*) echo ready;; *check-sat*) echo sat;; *get-value*) echo '()';; esac; done", "expected 1 values"},
	} {
		s, err := smt.Start(context.Background(), horntest.Script(t, c.script))
		if err == nil {
			x := &horn.Var{Name: "x", Typ: horn.Int}
			_, _, err = s.Solve([]*horn.Var{x}, nil)
			s.Close()
		}
		if err == nil || !strings.Contains(err.Error(), c.err) {
			t.Errorf("%s: error %v, want %q", c.name, err, c.err)
		}
	}
}

// A question under way ends with the context.
func TestCancel(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	s, err := smt.Start(ctx, horntest.Script(t, "sleep 1000 & while read x; do case $x in *echo*) echo ready;; esac; done; wait"))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	cancel()
	if _, _, err := s.Solve(nil, nil); !errors.Is(err, proc.ErrGone) {
		t.Errorf("error = %v", err)
	}
}
