package zones_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/horn/zones"
	"github.com/jayverify/jayverify/internal/evidence"
	"github.com/jayverify/jayverify/ivl"
)

func find(t *testing.T, sys *horn.System) *zones.Invariants {
	t.Helper()
	f, err := zones.Find(context.Background(), sys)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// without takes the queries away that invariants do not exclude.
func without(sys *horn.System, f *zones.Invariants) (*horn.System, int) {
	left := map[*ivl.Property]bool{}
	for _, c := range sys.Clauses {
		if c.Head == nil && !f.Excludes(c) {
			left[c.Prop] = true
		}
	}
	out := *sys
	drop := func(c *horn.Clause) bool { return c.Head == nil && left[c.Prop] }
	out.Clauses = slices.DeleteFunc(slices.Clone(sys.Clauses), drop)
	out.Raw = slices.DeleteFunc(slices.Clone(sys.Raw), drop)
	return &out, len(left)
}

// What is found of any clauses is a model of them, without the queries that are
// not excluded, and says nothing wrong of unsafe ones.
func TestModels(t *testing.T) {
	z3 := horntest.Z3(t)
	for _, e := range horntest.Examples(t) {
		t.Run(e.Name, func(t *testing.T) {
			sys := horntest.Translate(t, e.Program, horn.Options{})
			f := find(t, sys)
			rest, hard := without(sys, f)
			if hard == 0 && e.Verdict == horn.Unsafe {
				t.Error("all queries are excluded, and one can be reached")
			}
			if _, err := evidence.Check(context.Background(), rest, f.Model(), z3); err != nil {
				t.Errorf("%v\n%s\n%s", err, sys.Text(horn.CHCComp), f.Model())
			}
		})
	}
}

// program wraps a body with variables in a program with one property.
func program(t *testing.T, text string) *horn.System {
	t.Helper()
	p, err := ivl.Parse("test.ivl", "prop 0 assert \"P0\"\nentry main\n"+text)
	if err != nil {
		t.Fatal(err)
	}
	return horntest.Translate(t, p, horn.Options{})
}

// loop is a loop in main: what is done before it, in it, and after it.
func loop(before, body, after string) string {
	return fmt.Sprintf(`
proc main() {
  var n, m, i, x, y: i32
  var b: bool
L0:
  havoc n
  havoc m
  assume (and (<= 0 n) (< n 1000))
  i := 0
  %s
  goto L1
L1:
  goto { (< i n) -> L2, else -> L3 }
L2:
  %s
  i := (wrap.i32 (+ i 1))
  goto L1
L3:
  %s
  return
}
`, before, body, after)
}

func TestWhatIsProved(t *testing.T) {
	z3 := horntest.Z3(t)
	for _, x := range []struct {
		name, text string
		proved     bool
	}{
		{"counts", loop("x := 0", "x := (wrap.i32 (+ x 1))", "assert (= x n) prop 0"), true},
		{"counts one too many", loop("x := 1", "x := (wrap.i32 (+ x 1))", "assert (= x n) prop 0"), false},
		{"counts from one", loop("x := 1", "x := (wrap.i32 (+ x 1))", "assert (= x (wrap.i32 (+ n 1))) prop 0"), true},
		{"counts down", loop("x := n", "x := (wrap.i32 (- x 1))", "assert (<= x n) prop 0"), false},
		{"a sum that the domain lacks", loop("x := n", "x := (wrap.i32 (- x 1))", "assert (= x 0) prop 0"), false},
		{"wraps around", loop("x := 2147483000", "x := (wrap.i32 (+ x 1))", "assert (<= 0 x) prop 0"), false},
		{"the least of two", loop("x := 0\n  assume (<= 0 m)", "x := (ite (< x m) (wrap.i32 (+ x 1)) x)", "assert (<= x n) prop 0"), true},
		{"alternatives", loop("x := 0", "havoc b\n  x := (ite b (wrap.i32 (+ x 1)) x)", "assert (and (<= 0 x) (<= x n)) prop 0"), true},
		{"sums of several", loop("x := 0\n  y := 0", "assume (and (<= 0 m) (<= m 9))\n  x := m\n  y := (wrap.i32 (+ x m))", "assert (<= x y) prop 0"), true},
		{"inequality at the edge", loop("x := 0", "assume (not (= i n))", "assert (<= i n) prop 0"), true},
		{"values that are never taken", loop("x := m\n  assume (and (<= 1 m) (<= m 5) (not (= m 3)) (not (= m 4)))", "y := x", "assert (and (not (= x 3)) (not (= x 4))) prop 0"), true},
		{"a remainder", loop("x := 0", "x := (rem m 7)", "assert (< x 7) prop 0"), true},
		{"a quotient", loop("x := 0\n  assume (<= 0 m)", "x := (div m 2)", "assert (or (= i 0) (<= x m)) prop 0"), true},
	} {
		t.Run(x.name, func(t *testing.T) {
			sys := program(t, x.text)
			f := find(t, sys)
			rest, hard := without(sys, f)
			if (hard == 0) != x.proved {
				t.Errorf("proved is %v\n%s\n%s", hard == 0, sys.Text(horn.CHCComp), f.Model())
			}
			if _, err := evidence.Check(context.Background(), rest, f.Model(), z3); err != nil {
				t.Errorf("%v\n%s\n%s", err, sys.Text(horn.CHCComp), f.Model())
			}
		})
	}
}

// Each loop is finished before the next is looked at, so that bounds do not get
// lost on the way.
func TestManyLoops(t *testing.T) {
	var text strings.Builder
	const loops = 300
	text.WriteString("proc main() {\n  var n, i, x: i32\nL0:\n  havoc n\n  assume (and (<= 0 n) (< n 100))\n  goto A0\n")
	for k := range loops {
		fmt.Fprintf(&text, `A%[1]d:
  i := 0
  x := 0
  goto B%[1]d
B%[1]d:
  goto { (< i n) -> C%[1]d, else -> D%[1]d }
C%[1]d:
  x := (wrap.i32 (+ x 1))
  i := (wrap.i32 (+ i 1))
  goto B%[1]d
D%[1]d:
  assert (= x n) prop 0
  goto A%[2]d
`, k, k+1)
	}
	fmt.Fprintf(&text, "A%d:\n  return\n}\n", loops)
	sys := program(t, text.String())
	if _, hard := without(sys, find(t, sys)); hard != 0 {
		t.Error("not proved")
	}
}

// A cancelled context ends the search.
func TestCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	sys := program(t, loop("x := 0", "x := (wrap.i32 (+ x 1))", "assert (= x n) prop 0"))
	if _, err := zones.Find(ctx, sys); err == nil {
		t.Error("no error")
	}
}

// Strengthened clauses have what was found in their bodies.
func TestStrengthened(t *testing.T) {
	sys := program(t, loop("x := 0", "x := (wrap.i32 (+ x 1))", "assert (= x n) prop 0"))
	f := find(t, sys)
	var args []horn.Term
	for _, a := range sys.Preds[0].Args {
		args = append(args, &horn.Var{Name: a.Name, Typ: a.Typ})
	}
	found := fmt.Sprint(f.Of(sys.Preds[0], args))
	for _, want := range []string{"(<= n 999)", "(<= i n)"} {
		if !strings.Contains(found, want) {
			t.Errorf("invariants are %s, expected %s", found, want)
		}
	}
	s := sys.Strengthened(f.Of)
	for i, c := range s.Clauses {
		if more := len(c.Constraint) - len(sys.Clauses[i].Constraint); len(c.Body) > 0 && more == 0 || len(c.Body) == 0 && more != 0 {
			t.Errorf("clause %d has %d more constraints", i, more)
		}
	}
}

// TestAtOnce: parts of a program ask for invariants from several goroutines. A predicate that no run gets to has none. The race
// detector finds an invariant that is made when it is asked for.
func TestAtOnce(t *testing.T) {
	for _, e := range horntest.Examples(t) {
		sys := horntest.Translate(t, e.Program, horn.Options{})
		f := find(t, sys)
		var ask sync.WaitGroup
		for range 2 {
			ask.Go(func() { sys.Strengthened(f.Of) })
		}
		ask.Wait()
	}
}
