package ivl_test

import (
	"context"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

// benchmarks are loops of the kinds real programs consist of.
var benchmarks = []struct{ name, text string }{
	{"count", loopText},
	{"heap", `
class O #1
class Node #2 extends O {
  data: i32
  next: ref Node
}
entry main
proc main() {
  var i, d, s: i32
  var p, q, head: ref Node
L0: goto L1
L1: goto {(< i 200000) -> L2, else -> L3}
L2:
  p := new Node @1
  push Node p, i, head
  head := p
  i := (wrap.i32 (+ i 1))
  goto L1
L3:
  p := head
  goto L4
L4: goto {(= p null:Node) -> L6, else -> L5}
L5:
  d, q := pull Node p
  s := (wrap.i32 (+ s d))
  p := q
  goto L4
L6: return
}`},
	{"calls", `
entry main
proc fib(n: i32) returns (i32) {
  var a, b: i32
L0: goto {(< n 2) -> L1, else -> L2}
L1: return n
L2:
  a := call fib((wrap.i32 (- n 1)))
  b := call fib((wrap.i32 (- n 2)))
  return (wrap.i32 (+ a b))
}
proc main() {
  var r: i32
L0:
  r := call fib(25)
  return
}`},
	{"sieve", "class O #1\nclass `[Z` #2 extends O of u1\nentry main\n" + `
proc main() {
  var i, j, n, count: i32
  var b: u1
  var a: ref ` + "`[Z`" + `
L0:
  n := 200000
  a := new ` + "`[Z`" + `[n] @1
  i := 2
  goto L1
L1: goto {(< i n) -> L2, else -> L6}
L2:
  b := pull a[i]
  goto {(= b 0) -> L3, else -> L5}
L3:
  count := (wrap.i32 (+ count 1))
  j := (wrap.i32 (+ i i))
  goto L4
L4: goto {(and (< j n) (<= 0 j)) -> L4b, else -> L5}
L4b:
  push a[j], 1u1
  j := (wrap.i32 (+ j i))
  goto L4
L5:
  i := (wrap.i32 (+ i 1))
  goto L1
L6:
  return
}`},
	{"unbounded", `
entry main
proc main() {
  var i, s: z
L0: goto {(< i 300000) -> L1, else -> L2}
L1:
  s := (+ s (* i 3))
  i := (+ i 1)
  goto L0
L2: return
}`},
}

func BenchmarkRun(b *testing.B) {
	for _, bench := range benchmarks {
		b.Run(bench.name, func(b *testing.B) {
			m, err := ivl.Compile(mustParse(b, bench.text))
			if err != nil {
				b.Fatal(err)
			}
			steps := int64(0)
			for b.Loop() {
				o := m.Run(context.Background(), ivl.Options{})
				if o.Result != ivl.Finished {
					b.Fatalf("%s %s", o.Result, o.Reason)
				}
				steps += o.Steps
			}
			b.ReportMetric(float64(steps)/1e6/b.Elapsed().Seconds(), "Msteps/s")
		})
	}
}

// BenchmarkStart measures what a run costs apart from its steps.
func BenchmarkStart(b *testing.B) {
	m, err := ivl.Compile(mustParse(b, "entry m\nproc m() {\nL: return\n}\n"))
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		m.Run(context.Background(), ivl.Options{})
	}
}
