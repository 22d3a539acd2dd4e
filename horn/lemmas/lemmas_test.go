package lemmas_test

import (
	"context"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/horn/lemmas"
	"github.com/jayverify/jayverify/horn/spacer"
	"github.com/jayverify/jayverify/internal/dev/sample"
	"github.com/jayverify/jayverify/internal/evidence"
	"github.com/jayverify/jayverify/ivl"
)

// nobody is a solver that finds nothing.
type nobody struct{}

func (nobody) Name() string                            { return "nobody" }
func (nobody) Version(context.Context) (string, error) { return "0", nil }
func (nobody) Solve(context.Context, *horn.System, horn.Limits) (*horn.Answer, error) {
	return &horn.Answer{Reason: "nobody knows"}, nil
}

var programs = []struct {
	name, text string
	safe       bool
}{
	{"triangle", `
proc main() {
  var n, r: i32
L0:
  havoc n
  assume (and (<= 0 n) (< n 100))
  r := call sum(n)
  assert (<= n r) prop 0
  return
}
proc sum(n: i32) returns (i32) {
  var r: i32
L0:
  goto { (<= n 0) -> L1, else -> L2 }
L1:
  return 0
L2:
  r := call sum((wrap.i32 (- n 1)))
  return (wrap.i32 (+ n r))
}
`, true},
	{"triangle overflows", `
proc main() {
  var n, r: i32
L0:
  havoc n
  assume (and (<= 0 n) (< n 100000))
  r := call sum(n)
  assert (<= n r) prop 0
  return
}
proc sum(n: i32) returns (i32) {
  var r: i32
L0:
  goto { (<= n 0) -> L1, else -> L2 }
L1:
  return 0
L2:
  r := call sum((wrap.i32 (- n 1)))
  return (wrap.i32 (+ n r))
}
`, false},
	{"powers", `
global steps: int = 0z
proc main() {
  var n, r: int
L0:
  havoc n
  assume (and (<= 1z n) (<= n 31z))
  _ := call move(n)
  r := call count(n)
  assert (= r steps) prop 0
  return
}
proc move(n: int) returns (int) {
L0:
  goto { (= n 0z) -> L1, else -> L2 }
L1:
  return 0z
L2:
  steps := (+ steps 1z)
  _ := call move((- n 1z))
  _ := call move((- n 1z))
  return 0z
}
proc count(n: int) returns (int) {
  var r: int
L0:
  goto { (= n 1z) -> L1, else -> L2 }
L1:
  return 1z
L2:
  r := call count((- n 1z))
  return (+ (* 2z r) 1z)
}
`, true},
	{"a size that is at most the steps", `
proc main() {
  var n, i, size, length: i32
  var b: bool
L0:
  havoc n
  assume (and (<= 0 n) (< n 1000))
  i := 0
  size := 0
  length := 2
  goto L1
L1:
  goto { (< i n) -> L2, else -> L6 }
L2:
  havoc b
  goto { b -> L3, (< 0 size) -> L5, else -> L7 }
L3:
  goto { (= size length) -> L4, else -> L8 }
L4:
  length := (wrap.i32 (* 2 size))
  goto L8
L8:
  assert (and (<= 0 size) (< size length)) prop 0
  size := (wrap.i32 (+ size 1))
  goto L7
L5:
  size := (wrap.i32 (- size 1))
  goto L7
L7:
  i := (wrap.i32 (+ i 1))
  goto L1
L6:
  return
}
`, true},
}

func translated(t *testing.T, text string) *horn.System {
	p, err := ivl.Parse("test.ivl", "prop 0 assert \"P0\"\nentry main\n"+text)
	if err != nil {
		t.Fatal(err)
	}
	return horntest.Translate(t, p, horn.Options{})
}

// Lemmas alone prove what the templates can say, and nothing that is violated.
func TestAlone(t *testing.T) {
	z3 := horntest.Z3(t)
	for _, x := range programs {
		t.Run(x.name, func(t *testing.T) {
			sys := translated(t, x.text)
			a, err := (&lemmas.Solver{Z3: z3, Inner: nobody{}}).Solve(context.Background(), sys, horn.Limits{Time: time.Minute})
			if err != nil {
				t.Fatal(err)
			}
			if (a.Verdict == horn.Safe) != x.safe {
				t.Fatalf("%s: %s", a.Verdict, a.Reason)
			}
			if !x.safe {
				return
			}
			if _, err := evidence.Check(context.Background(), sys, a.Model, z3); err != nil {
				t.Error(err)
			}
		})
	}
}

// What lemmas exclude is told although they do not exclude everything, with a
// proof; the solver behind goes on with all of it.
func TestTelling(t *testing.T) {
	z3 := horntest.Z3(t)
	p, err := ivl.Parse("test.ivl", `prop 0 assert "bounded"
prop 1 assert "violated"
prop 2 assert "unreachable"
prop 3 assert "sometimes violated"
entry main
proc main() {
  var i, n: i32
L0:
  havoc n
  i := 0
  goto L1
L1:
  goto { (< i 10) -> L2, else -> L3 }
L2:
  assert (<= 0 i) prop 0
  assert (< n 5) prop 1
  assert (<= 0 i) prop 3
  i := (wrap.i32 (+ i 1))
  goto L1
L3:
  assert (= n 3) prop 3
  goto { (< i 10) -> L4, else -> L5 }
L4:
  assert false prop 2
  return
L5:
  return
}
`)
	if err != nil {
		t.Fatal(err)
	}
	sys := horntest.Translate(t, p, horn.Options{})
	var parts []horn.PartialModel
	s := (&lemmas.Solver{Z3: z3, Inner: nobody{}}).Telling(func(p horn.PartialModel) { parts = append(parts, p) })
	a, err := s.Solve(context.Background(), sys, horn.Limits{Time: time.Minute})
	if err != nil || a.Verdict != horn.Unknown || a.Reason != "nobody knows" {
		t.Fatalf("%+v, %v", a, err)
	}
	if len(parts) != 1 || len(parts[0].Props) != 2 || parts[0].Props[0].ID != 0 || parts[0].Props[1].ID != 2 {
		t.Fatalf("%+v, want one part about 0 and 2", parts)
	}
	if _, err := evidence.Check(context.Background(), sys.Only(parts[0].Props), parts[0].Model, z3); err != nil {
		t.Error(err)
	}
	if _, err := evidence.Check(context.Background(), sys, parts[0].Model, z3); err == nil {
		t.Error("the part is taken for a proof of everything")
	}
}

// With another solver behind it the verdicts are that solver's, its models are
// proofs of the clauses as they were, and its derivations are derivations of
// them. With -short, the examples that take seconds are left out.
func TestBesideSpacer(t *testing.T) {
	if testing.Short() {
		t.Skip("the examples are those of package spacer")
	}
	z3 := horntest.Z3(t)
	s := &lemmas.Solver{Z3: z3, Inner: &spacer.Solver{Path: z3}}
	for _, e := range horntest.Examples(t) {
		if !sample.Takes(t, e.Name, 3) {
			continue
		}
		t.Run(e.Name, func(t *testing.T) {
			if testing.Short() && (e.Name == "list-rwfun" || e.Name == "arrays" || e.Name == "arrays-unsafe") {
				t.Skip("-short")
			}
			sys := horntest.Translate(t, e.Program, horn.Options{})
			a, err := s.Solve(context.Background(), sys, horn.Limits{Time: time.Minute, MemoryMB: 1000})
			if err != nil {
				t.Fatal(err)
			}
			if a.Verdict != e.Verdict {
				t.Fatalf("%s, want %s: %s", a.Verdict, e.Verdict, a.Reason)
			}
			if a.Verdict == horn.Safe {
				_, err = evidence.Check(context.Background(), sys, a.Model, z3)
			} else {
				_, err = evidence.Resolve(context.Background(), sys, a.Derivation, z3)
			}
			if err != nil {
				t.Error(err)
			}
		})
	}
}
