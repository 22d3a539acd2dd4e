package transforms

import (
	"context"
	"math/rand"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms/ivltest"
)

// reachedBlocks marks all blocks of p and returns what the passes say of them.
func reachedBlocks(t *testing.T, p *ivl.Program) func(*ivl.Block) bool {
	t.Helper()
	var all []*ivl.Block
	for _, q := range p.Procs {
		all = append(all, q.Blocks...)
	}
	m := Mark(p, all)
	after, err := Apply(m.Program, m.Passes(), true, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m.Reached(after)
}

// TestMark checks which blocks of a dispatch are reached: those of the types that
// the receiver can have.
func TestMark(t *testing.T) {
	p := parse(t, "mark.ivl", `
class java/lang/Object #1
class A #2 extends java/lang/Object
class B #3 extends java/lang/Object
input 0 environment "n"
entry main
proc main() {
  var a: ref java/lang/Object
  var n: i32
M:
  a := new A @1
  havoc n input 0
  call f(a)
  goto {(< n 3) -> Few, else -> Many}
Few:
  goto {(< 5 n) -> Never, else -> End}
Never:
  goto End
Many:
  goto End
End:
  return
}
proc f(x: ref java/lang/Object) {
F:
  goto {(= x.type 2z) -> IsA, else -> IsB}
IsA:
  return
IsB:
  return
}
proc unused() {
U:
  return
}
`)
	reached := reachedBlocks(t, p)
	var got []string
	for _, q := range p.Procs {
		for _, b := range q.Blocks {
			if reached(b) {
				got = append(got, b.Label)
			}
		}
	}
	if want := "M Few Many End F IsA"; strings.Join(got, " ") != want {
		t.Errorf("reached are %v, want %s", got, want)
	}
}

// TestMarkKeepsRuns checks with random programs that every block that a run
// enters is said to be reached.
func TestMarkKeepsRuns(t *testing.T) {
	unreached := 0
	for seed := range 60 {
		rnd := rand.New(rand.NewSource(int64(seed)))
		p := ivltest.Generate(rnd, ivltest.Options{Procs: 1 + seed%4, Stmts: 10 + seed%40, Small: seed%3 == 0})
		reached := reachedBlocks(t, p)
		for _, q := range p.Procs {
			for _, b := range q.Blocks {
				if !reached(b) {
					unreached++
				}
			}
		}
		for in := range 4 {
			entered := func(q *ivl.Proc, b *ivl.Block, i int) {
				if i == 0 && !reached(b) {
					t.Fatalf("seed %d: a run enters %s of %s\n%s", seed, b.Label, q.Name, p)
				}
			}
			if _, err := ivl.Run(context.Background(), p, ivl.Options{Inputs: ivltest.HashInputs{Seed: in}, MaxSteps: 100000, MaxDepth: 200, Trace: entered}); err != nil {
				t.Fatal(err)
			}
		}
	}
	if unreached == 0 {
		t.Error("every block of the random programs can be reached")
	}
}
