package timeinv

import (
	"context"
	"math/rand"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/horn/spacer"
	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/internal/engines/runs/runstest"
	"github.com/jayverify/jayverify/internal/evidence"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
	"github.com/jayverify/jayverify/transforms/ivltest"
)

// soundnessEncodings are tried in turn on random programs.
var soundnessEncodings = []string{"R", "RW", "RWf", "RWm", "RWf_CT", "R_CT", "RWf_TAG-in-cnt", "R_G", "RWf_VP", "RW_A", "R_VTA-cnt", "RWf_CP-in", "arrays", "RWf_I", "R_CTI"}

// TestSafeMeansNoViolation encodes random programs, as they are and after all
// passes, lets Spacer decide properties that some run violates, and expects
// that it never says safe. JAYVERIFY_RANDOM is the number of programs.
func TestSafeMeansNoViolation(t *testing.T) {
	z3 := horntest.Z3(t)
	n := 24
	if s := os.Getenv("JAYVERIFY_RANDOM"); s != "" {
		n, _ = strconv.Atoi(s)
	} else if testing.Short() {
		t.Skip("takes solver calls for each program")
	}
	solver := &spacer.Solver{Path: z3}
	counts := map[string]int{}
	for seed := range n {
		rnd := rand.New(rand.NewSource(int64(seed)))
		p := ivltest.Generate(rnd, ivltest.Options{Procs: 1, Stmts: 8 + seed%8, Small: true, Asserts: true})
		bad := violations(t, p, 200)
		name := soundnessEncodings[seed%len(soundnessEncodings)]
		for _, variant := range []string{"plain", "passes"} {
			q := p
			if variant == "passes" {
				var err error
				if q, err = transforms.Apply(p, transforms.Default(transforms.Options{Without: []string{transforms.Flow}}), true, nil); err != nil {
					t.Fatal(err)
				}
			}
			q = encodeCounted(t, q, name)
			for _, prop := range p.Props {
				if !bad[prop.ID] {
					continue
				}
				sys, err := horn.Translate(q, horn.Options{Props: []*ivl.Property{q.Props[prop.ID]}})
				if err != nil {
					t.Fatalf("seed %d: %v", seed, err)
				}
				a, err := solver.Solve(context.Background(), sys, horn.Limits{Time: 2 * time.Second, NoDerivation: true})
				if err != nil {
					t.Fatal(err)
				}
				counts[variant+" "+a.Verdict.String()]++
				if a.Verdict == horn.Safe {
					t.Fatalf("seed %d, %s, %s: the encoding is safe for property %d, but a run violates it\n%s\nencoded:\n%s", seed, name, variant, prop.ID, p, q)
				}
				break
			}
		}
	}
	t.Logf("verdicts: %v", counts)
}

// violations runs p with random inputs and returns the properties violated.
func violations(t *testing.T, p *ivl.Program, runs int) map[int]bool {
	t.Helper()
	m, err := ivl.Compile(p)
	if err != nil {
		t.Fatal(err)
	}
	bad := map[int]bool{}
	for seed := range runs {
		o := m.Run(context.Background(), ivl.Options{Inputs: ivl.NewRandom(p, uint64(seed)), MaxSteps: 20000})
		if o.Result == ivl.Violated {
			bad[o.Prop.ID] = true
		}
	}
	return bad
}

// The list of the golden files with another value at its end: what a solver
// derives from any of the encodings is a run of the program, with its input.
func TestDerivationsReplay(t *testing.T) {
	z3 := horntest.Z3(t)
	p := listProgram(t, "3, null:Node", "2, null:Node", "(or (= next null:Node) (= d 2))", "(or (not (= next null:Node)) (= d 3) (< n 1))")
	names := []string{"R", "arrays", "RWf", "RWf_TAG-in-cnt"}
	if testing.Short() {
		names = names[:2]
	}
	for _, name := range names {
		sys, err := horn.Translate(encodeCounted(t, p, name), horn.Options{})
		if err != nil {
			t.Fatal(err)
		}
		a, err := (&spacer.Solver{Path: z3}).Solve(context.Background(), sys, horn.Limits{Time: time.Minute})
		if err != nil {
			t.Fatal(err)
		}
		if a.Verdict != horn.Unsafe || a.Derivation == nil {
			t.Errorf("%s: %s, %s; want a derivation", name, a.Verdict, a.Reason)
			continue
		}
		v, err := evidence.Inputs(context.Background(), sys, a.Derivation, z3)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if r := runstest.Replay(t, p, v); !runstest.Exact(r) {
			t.Errorf("%s: the derivation does not replay: %s, near %v, %d values guessed", name, runs.OutcomeText(r.Out), r.Near, r.Guessed)
		}
	}
}

// listProgram is the program of the golden files with texts replaced.
func listProgram(t *testing.T, oldnew ...string) *ivl.Program {
	t.Helper()
	a, err := txtar.ParseFile("testdata/list.txtar")
	if err != nil {
		t.Fatal(err)
	}
	p, err := ivl.Parse("list.ivl", strings.NewReplacer(oldnew...).Replace(string(a.Files[0].Data)))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// cell is a program that counts to n in an object.
const cell = `
class java/lang/Object #1
class Cell #2 extends java/lang/Object {
  value: i32
}
input 0 environment "n"
prop 0 assert "the cell holds n"
entry main
proc main() {
  var n, i, d: i32
  var c: ref Cell
L0:
  havoc n input 0
  assume (<= 0 n)
  c := new Cell @1
  push Cell c, 0
  i := 0
  goto L1
L1:
  goto { (< i n) -> L2, else -> L3 }
L2:
  i := (+.i32 i 1)
  push Cell c, i
  goto L1
L3:
  d := pull Cell c
  assert (= d n) prop 0
  return
}
`

// What an object holds at the end is nothing that a space invariant can say.
func TestCompletenessMatters(t *testing.T) {
	z3 := horntest.Z3(t)
	p, err := ivl.Parse("cell.ivl", cell)
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]horn.Verdict{"space": horn.Unsafe, "R": horn.Safe, "RWf": horn.Safe, "RWf_CT": horn.Safe, "arrays": horn.Safe} {
		sys, err := horn.Translate(encodeCounted(t, p, name), horn.Options{})
		if err != nil {
			t.Fatal(err)
		}
		s := &spacer.Solver{Path: z3, Variant: spacer.Global}
		a, err := s.Solve(context.Background(), sys, horn.Limits{Time: time.Minute})
		if err != nil {
			t.Fatal(err)
		}
		if a.Verdict != want {
			t.Errorf("%s: %s, %s; want %s", name, a.Verdict, a.Reason, want)
			continue
		}
		if want == horn.Safe {
			if _, err := evidence.Check(context.Background(), sys, a.Model, z3); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
}

// twice is a program that puts two inputs, chosen in a loop of two rounds, into
// the cells of a list.
const twice = `
class java/lang/Object #1
class Node #2 extends java/lang/Object {
  value: i32
  next: ref Node
}
input 0 environment "value"
prop 0 assert "the cells do not hold 1 and 2"
entry main
proc main() {
  var k, v, d, e: i32
  var c, list: ref Node
L0:
  list := null:Node
  k := 0
  goto L1
L1:
  goto { (< k 2) -> L2, else -> L3 }
L2:
  c := new Node @1
  havoc v input 0
  push Node c, v, list
  list := c
  k := (+.i32 k 1)
  goto L1
L3:
  d, c := pull Node list
  e, c := pull Node c
  assert (not (and (= d 1) (= e 2))) prop 0
  return
}
`

// Unrolling makes inputs of what the loop chose: as many as there are rounds.
func TestInputsOfUnrolledLoop(t *testing.T) {
	z3 := horntest.Z3(t)
	p, err := ivl.Parse("twice.ivl", twice)
	if err != nil {
		t.Fatal(err)
	}
	passes := transforms.Default(transforms.Options{Timed: func(*ivl.Class) bool { return true }})
	if p, err = transforms.Apply(p, passes, true, nil); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"R", "RW", "RWf", "RWm", "RWf_I", "RWf_CP"} {
		sys, err := horn.Translate(encodeCounted(t, p, name), horn.Options{})
		if err != nil {
			t.Fatal(err)
		}
		a, err := (&spacer.Solver{Path: z3}).Solve(context.Background(), sys, horn.Limits{Time: time.Minute, NoDerivation: true})
		if err != nil {
			t.Fatal(err)
		}
		if a.Verdict != horn.Unsafe {
			t.Errorf("%s: %s, %s; want unsafe, because some runs violate the property", name, a.Verdict, a.Reason)
		}
	}
}

// With mathematical integers, an index is one.
func TestUnboundedIndex(t *testing.T) {
	p, err := ivl.Parse("index.ivl", `
class java/lang/Object #1
class Ints #2 extends java/lang/Object of i32
input 0 environment "i"
prop 0 assert "a new array holds zeros"
entry main
proc main() {
  var i: z
  var x: i32
  var a: ref Ints
L0:
  havoc i input 0
  assume (<= 0 i)
  assume (< i 3)
  a := new Ints[3] @1
  x := pull a[i]
  assert (= x 0) prop 0
  return
}
`)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"R", "R_A", "R_CTVAPGI", "RW_CA", "RWf_CA", "RWm_A", "arrays"} {
		encodeCounted(t, p, name) // checks it
	}
}

// nested has a class whose name goes on as the name of a field does in which a
// class before it has a reference: Tree, $Bin$id and Tree$Bin, $id.
const nested = `
class java/lang/Object #1
class Tree #2 extends java/lang/Object {
  Bin: ref Tree
}
class Tree$Bin #3 extends Tree {
  id: i32
}
input 0 environment "n"
prop 0 assert "nothing is linked"
entry main
proc main() {
  var n, i: i32
  var a, b: ref Tree$Bin
  var l: ref Tree
L0:
  havoc n input 0
  a := new Tree$Bin @1
  push Tree$Bin a, null:Tree, 0
  i := 0
  goto L1
L1:
  goto { (< i n) -> L2, else -> L3 }
L2:
  b := new Tree$Bin @2
  push Tree$Bin b, a, 0
  a := b
  i := (+.i32 i 1)
  goto L1
L3:
  l, i := pull Tree$Bin a
  assert (and (= l null:Tree) (= i 0)) prop 0
  return
}
`

func TestNestedClass(t *testing.T) {
	z3 := horntest.Z3(t)
	p, err := ivl.Parse("nested.ivl", nested)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"arrays", "R", "RWf_P"} {
		sys, err := horn.Translate(encodeCounted(t, p, name), horn.Options{})
		if err != nil {
			t.Fatal(err)
		}
		a, err := (&spacer.Solver{Path: z3}).Solve(context.Background(), sys, horn.Limits{Time: time.Minute, NoDerivation: true})
		if err != nil {
			t.Fatal(err)
		}
		if a.Verdict != horn.Unsafe {
			t.Errorf("%s: %s, %s; want unsafe, because some runs violate the property", name, a.Verdict, a.Reason)
		}
	}
}
