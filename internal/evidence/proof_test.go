package evidence_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/eldarica"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/horn/spacer"
	"github.com/jayverify/jayverify/internal/evidence"
	"github.com/jayverify/jayverify/ivl"
)

func TestCheckSpacer(t *testing.T) {
	z3 := horntest.Z3(t)
	checkProofs(t, &spacer.Solver{Path: z3, Variant: spacer.Global}, z3)
}

func TestCheckEldarica(t *testing.T) {
	z3 := horntest.Z3(t)
	checkProofs(t, &eldarica.Solver{Path: horntest.Find(t, eldarica.Program())}, z3)
}

// checkProofs checks the models of the safe examples, and that no predicate of
// theirs can be made weaker or stronger than the clauses allow unnoticed: true
// everywhere, or false everywhere, is found out unless it is a model, too.
func checkProofs(t *testing.T, s horn.Solver, z3 string) {
	ctx := context.Background()
	tampered := 0
	for i, e := range horntest.Examples(t) {
		if e.Verdict != horn.Safe || testing.Short() && i%2 != 0 {
			continue
		}
		sys := horntest.Translate(t, e.Program, horn.Options{})
		a, err := s.Solve(ctx, sys, horn.Limits{Time: 10 * time.Minute, MemoryMB: 1000})
		if err != nil || a.Verdict != horn.Safe {
			t.Fatalf("%s: %v, %v", e.Name, a, err)
		}
		p, err := evidence.Check(ctx, sys, a.Model, z3)
		if err != nil {
			t.Errorf("%s: %v\n%s", e.Name, err, a.Model)
			continue
		}
		if p.Clauses != len(sys.Raw) || strings.Count(p.Script, "(check-sat)") != len(sys.Raw) || len(sys.Raw) < len(sys.Clauses) {
			t.Errorf("%s: %d clauses checked, %d raw, %d", e.Name, p.Clauses, len(sys.Raw), len(sys.Clauses))
		}
		_, err = evidence.Check(ctx, sys, constant(sys, "false"), z3)
		var broken *evidence.CheckError
		switch starts := slices.ContainsFunc(sys.Clauses, func(c *horn.Clause) bool { return len(c.Body) == 0 && c.Head != nil }); {
		case starts && !errors.As(err, &broken):
			t.Errorf("%s: a model that is false everywhere: %v", e.Name, err)
		case starts:
			tampered++
		}
	}
	if tampered == 0 {
		t.Error("no example with a start")
	}
}

func constant(sys *horn.System, body string) string {
	var b strings.Builder
	b.WriteString("(")
	for _, p := range sys.Preds {
		b.WriteString("(define-fun " + horn.Quote(p.Name) + " (")
		for i, a := range p.Args {
			b.WriteString("(x" + string(rune('a'+i)) + " " + a.Typ.String() + ")")
		}
		b.WriteString(") Bool " + body + ")")
	}
	return b.String() + ")"
}

// A model that was tampered with, or that does not fit, is no proof.
func TestCheckRejects(t *testing.T) {
	z3 := horntest.Z3(t)
	sys := horntest.Translate(t, countdown(t), horn.Options{})
	if len(sys.Preds) != 1 || len(sys.Preds[0].Args) != 1 {
		t.Fatalf("predicates %v", sys.Preds)
	}
	name := horn.Quote(sys.Preds[0].Name)
	good := "((define-fun " + name + " ((A Int)) Bool (<= 0 A)))"
	if _, err := evidence.Check(context.Background(), sys, good, z3); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ model, want string }{
		{strings.Replace(good, "0 A", "1 A", 1), "the proof does not hold: the clause for " + sys.Preds[0].Name},
		{strings.Replace(good, "0 A", "(- 1) A", 1), "the proof does not hold: the query for "},
		{"()", "the proof does not hold: the query for "},
		{strings.Replace(good, "0 A", "0 B", 1), "z3 says"},
		{strings.Replace(good, "(<= 0 A)", "7", 1), "z3 says"},
		{strings.Replace(good, "((A Int))", "((A Int) (B Int))", 1), "2 parameters, expected 1"},
		{strings.Replace(good, "(A Int)", "(A Bool)", 1), "expected sort Int"},
		{strings.Replace(good, name, "other", 1), "no predicate is called other"},
		{"(" + good[1:len(good)-1] + good[1:], "defined twice"},
		{"((assert false))", "expected (define-fun"},
		{"((define-fun", "model:"},
	} {
		if _, err := evidence.Check(context.Background(), sys, c.model, z3); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.model, err, c.want)
		}
	}
}

// A clause whose head is true everywhere holds, and is a question of one line. A parameter with
// the name of a constant does not make it one.
func TestCheckOfConstants(t *testing.T) {
	z3 := horntest.Z3(t)
	sys := horntest.Translate(t, countdown(t), horn.Options{})
	sys.Raw = slices.DeleteFunc(slices.Clone(sys.Raw), func(c *horn.Clause) bool { return c.Head == nil })
	p, err := evidence.Check(context.Background(), sys, constant(sys, "true"), z3)
	if err != nil || strings.Count(p.Script, "(assert (not true))") != len(sys.Raw) || strings.Contains(p.Script, "declare-const") {
		t.Errorf("%v, %+v", err, p)
	}
	named := "((define-fun " + horn.Quote(sys.Preds[0].Name) + " ((true Int)) Bool true))"
	if _, err := evidence.Check(context.Background(), sys, named, z3); err == nil {
		t.Error("a number is taken for a truth value")
	}
}

// A mistake in what is dropped from the clauses before they are solved is
// found: here a clause that matters is missing from those the model is for.
func TestCheckSeesWhatWasDropped(t *testing.T) {
	z3 := horntest.Z3(t)
	sys := horntest.Translate(t, countdown(t), horn.Options{})
	short := *sys
	short.Clauses = slices.DeleteFunc(slices.Clone(sys.Clauses), func(c *horn.Clause) bool { return c.Head != nil && len(c.Body) > 0 })
	if len(short.Clauses) == len(sys.Clauses) {
		t.Fatal("no clause for the loop")
	}
	a, err := (&spacer.Solver{Path: z3}).Solve(context.Background(), &short, horn.Limits{Time: time.Minute})
	if err != nil || a.Verdict != horn.Safe {
		t.Fatalf("%v, %v", a, err)
	}
	model := "((define-fun " + horn.Quote(sys.Preds[0].Name) + " ((A Int)) Bool (= A 10)))"
	if _, err := evidence.Check(context.Background(), &short, model, z3); err == nil || !strings.Contains(err.Error(), "does not hold") {
		t.Errorf("%v", err)
	}
}

// A mistake in the way back, from the model to the clauses before arguments and
// predicates were dropped, is found: an argument is taken for another one, a
// predicate that holds nowhere for one that holds everywhere, and the reverse.
func TestCheckSeesWrongWayBack(t *testing.T) {
	z3 := horntest.Z3(t)
	p, err := ivl.Parse("dropped.ivl", `
prop 0 assert "p"
input 0 environment "in"
entry main

proc main() {
  var x, y: i32
L0:
  x := 10
  havoc y input 0
  goto L1
L1:
  assert (<= 0 x) prop 0
  y := (wrap.i32 (+ y 1))
  goto {(< 0 x) -> L2, else -> L3}
L2:
  x := (wrap.i32 (- x 1))
  goto L1
L3:
  y := (wrap.i32 (+ y x))
  goto {(< y 5) -> L3, else -> L4}
L4:
  return
}
`)
	if err != nil {
		t.Fatal(err)
	}
	check := func(plant func(q *horn.Pred) bool) (planted int, err error) {
		sys := horntest.Translate(t, p, horn.Options{})
		a, err := (&spacer.Solver{Path: z3}).Solve(context.Background(), sys, horn.Limits{Time: time.Minute})
		if err != nil || a.Verdict != horn.Safe {
			t.Fatalf("%v, %v", a, err)
		}
		seen := map[*horn.Pred]bool{}
		for _, c := range sys.Raw {
			for _, at := range append(slices.Clone(c.Body), c.Head) {
				if at != nil && !seen[at.Pred] {
					seen[at.Pred] = true
					if plant(at.Pred) {
						planted++
					}
				}
			}
		}
		_, err = evidence.Check(context.Background(), sys, a.Model, z3)
		return planted, err
	}
	if _, err := check(func(*horn.Pred) bool { return false }); err != nil {
		t.Fatal(err)
	}
	for name, plant := range map[string]func(q *horn.Pred) bool{
		"another argument": func(q *horn.Pred) bool {
			if !slices.Contains(q.Kept, true) || !slices.Contains(q.Kept, false) {
				return false
			}
			q.Kept = slices.Clone(q.Kept)
			slices.Reverse(q.Kept)
			return true
		},
		"holds everywhere or nowhere": func(q *horn.Pred) bool {
			if q.Kept != nil {
				return false
			}
			q.Derivable = !q.Derivable
			return true
		},
	} {
		planted, err := check(plant)
		switch {
		case planted == 0:
			t.Errorf("%s: nothing was dropped, so nothing was planted", name)
		case err == nil:
			t.Errorf("%s: nobody notices", name)
		default:
			t.Logf("%s: %v", name, err)
		}
	}
}

// countdown counts from 10 down to 0 and never below.
func countdown(t *testing.T) *ivl.Program {
	t.Helper()
	p, err := ivl.Parse("countdown.ivl", `
prop 0 assert "p"

entry main

proc main() {
  var x: i32
L0:
  x := 10
  goto L1
L1:
  assert (<= 0 x) prop 0
  goto {(< 0 x) -> L2, else -> L3}
L2:
  x := (wrap.i32 (- x 1))
  goto L1
L3:
  return
}
`)
	if err != nil {
		t.Fatal(err)
	}
	return p
}
