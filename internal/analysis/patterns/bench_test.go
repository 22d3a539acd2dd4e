package patterns

import (
	"flag"
	"fmt"
	"math"
	"testing"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/plotutil"
	"gonum.org/v1/plot/vg"

	"github.com/jayverify/jayverify/ivl"
)

var costPlot = flag.String("costplot", "", "folder for a plot of what entailment and Post cost")

const benchProgram = `
class Object #1
class Node #2 extends Object {
  data: i32
  next: ref Node
  prev: ref Node
}
input 0 environment "i"
entry main
proc main() {
  var p, q, r: ref Node
  var a: i32
B0:
  _, q, r := pull Node p
  push Node q, a, r, p
  goto B0
}
`

// sizes are the numbers of nodes that costs are measured for.
var sizes = []int{2, 4, 8, 16, 32, 64}

// benchList returns a doubly linked list of n cells. Definite: each is a node
// of its own. Vague: the same with all cells but p's summary nodes, of classes
// that nothing but their position tells apart.
func benchList(tb testing.TB, n int) (r *Program, definite, vague *Pattern) {
	tb.Helper()
	p, err := ivl.Parse("bench.ivl", benchProgram)
	if err != nil {
		tb.Fatal(err)
	}
	if r, err = Prepare(p); err != nil {
		tb.Fatal(err)
	}
	v := r.Vocab
	list := v.initial()
	for i := range n {
		list = list.alloc(v.Refs[0], p.Classes[1], 1)
		list = list.clone()
		if i > 0 {
			list.storeEdge(i+1, v.edges[p.Classes[1].Fields[1]], i)
			list.storeEdge(i, v.edges[p.Classes[1].Fields[2]], i+1)
		}
	}
	vague = list.clone()
	for i := 1; i < n; i++ {
		vague.nodes[i].summary = true
	}
	for f := range vague.edges {
		for k, e := range vague.edges[f] {
			if e == True && k >= len(vague.nodes) {
				vague.edges[f][k] = Maybe
			}
		}
	}
	return r, list, vague
}

// entailments returns what is measured: an embedding that the labels of nodes
// do not decide, and one that there is none of.
func entailments(tb testing.TB, n int) map[string]func() bool {
	_, definite, vague := benchList(tb, n)
	longer := func() *Pattern { _, d, _ := benchList(tb, n+1); return d }()
	longer.vocab = definite.vocab // the same but for its identity
	for i := range longer.nodes {
		longer.nodes[i].class = definite.nodes[min(i, 1)].class
	}
	return map[string]func() bool{
		"entailment holds": func() bool { return definite.Entails(vague) },
		"entailment fails": func() bool { return !longer.Entails(definite) },
		"blur":             func() bool { return definite.Blur(Precision{}).Len() <= 3 },
	}
}

// posts returns the statements that are measured.
func posts(tb testing.TB, n int) map[string]func() bool {
	r, definite, vague := benchList(tb, n)
	pull, push := r.Proc.Blocks[0].Stmts[0], r.Proc.Blocks[0].Stmts[1]
	run := func(p *Pattern, s ivl.Stmt) func() bool {
		return func() bool {
			qs, err := Post(p, s, nil)
			return err == nil && len(qs) > 0
		}
	}
	after, err := Post(definite, pull, nil)
	if err != nil || len(after) != 1 {
		tb.Fatalf("pull gives %d patterns: %v", len(after), err)
	}
	return map[string]func() bool{
		"pull, definite":  run(definite, pull),
		"pull with focus": run(vague, pull),
		"push":            run(after[0], push),
	}
}

func benchmark(b *testing.B, of func(testing.TB, int) map[string]func() bool) {
	for _, n := range sizes {
		for name, f := range of(b, n) {
			b.Run(fmt.Sprintf("%s/%d", name, n), func(b *testing.B) {
				for b.Loop() {
					if !f() {
						b.Fatal("not as expected")
					}
				}
			})
		}
	}
}

func BenchmarkEntails(b *testing.B) { benchmark(b, entailments) }

func BenchmarkPost(b *testing.B) { benchmark(b, posts) }

// TestCosts runs what is measured once, and draws a plot of the times if it is
// asked to.
func TestCosts(t *testing.T) {
	lines := map[string]plotter.XYs{}
	for _, of := range []func(testing.TB, int) map[string]func() bool{entailments, posts} {
		for _, n := range sizes {
			for name, f := range of(t, n) {
				if !f() {
					t.Errorf("%s, %d nodes: not as expected", name, n)
				}
				if *costPlot != "" {
					r := testing.Benchmark(func(b *testing.B) {
						for b.Loop() {
							f()
						}
					})
					us := float64(r.NsPerOp()) / 1000
					t.Logf("%s, %d nodes: %.1f µs", name, n, us)
					lines[name] = append(lines[name], plotter.XY{X: math.Log2(float64(n)), Y: us})
				}
			}
		}
	}
	if *costPlot != "" {
		if err := drawCosts(lines, *costPlot); err != nil {
			t.Fatal(err)
		}
	}
}

func drawCosts(lines map[string]plotter.XYs, folder string) error {
	p := plot.New()
	p.X.Label.Text, p.Y.Label.Text = "nodes", "microseconds"
	p.X.Tick.Marker = plot.TickerFunc(func(_, _ float64) (ts []plot.Tick) {
		for _, n := range sizes {
			ts = append(ts, plot.Tick{Value: math.Log2(float64(n)), Label: fmt.Sprint(n)})
		}
		return ts
	})
	p.Y.Scale, p.Y.Tick.Marker = plot.LogScale{}, plot.LogTicks{Prec: -1}
	p.Legend.Top, p.Legend.Left = true, true
	var args []any
	for _, name := range []string{"entailment holds", "entailment fails", "blur", "pull, definite", "pull with focus", "push"} {
		args = append(args, name, lines[name])
	}
	if err := plotutil.AddLinePoints(p, args...); err != nil {
		return err
	}
	for _, ext := range []string{"png", "svg"} {
		if err := p.Save(16*vg.Centimeter, 10*vg.Centimeter, folder+"/patterns-cost."+ext); err != nil {
			return err
		}
	}
	return nil
}
