package evidence_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/horn/spacer"
	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/internal/engines/runs/runstest"
	"github.com/jayverify/jayverify/internal/evidence"
	"github.com/jayverify/jayverify/ivl"
)

// On random programs over few values, the solver's verdict for each property
// is what trying all inputs says, in both directions and under all options,
// and each derivation's run violates its property in the interpreter.
func TestRandomPrograms(t *testing.T) {
	z3 := horntest.Z3(t)
	n := 40
	if testing.Short() {
		n = 6
	}
	var tally [3]int
	for seed := range n {
		text := randomProgram(uint64(seed))
		p, err := ivl.Parse(fmt.Sprintf("seed%d.ivl", seed), text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if err := ivl.Check(p); err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		violated, ok := exhaust(t, p)
		if !ok {
			continue
		}
		for _, q := range p.Props {
			opts := horn.Options{Props: []*ivl.Property{q}, Wrap: horn.WrapForm(seed % 2), Ranges: horn.RangeConstraints(seed / 2 % 2), Budget: []int{0, 1, 6}[seed%3]}
			v := checkVerdict(t, z3, p, opts, violated)
			tally[v]++
			if t.Failed() {
				t.Fatalf("seed %d, property %d:\n%s", seed, q.ID, text)
			}
		}
	}
	t.Logf("%d unknown, %d safe, %d unsafe", tally[horn.Unknown], tally[horn.Safe], tally[horn.Unsafe])
	if tally[horn.Safe] < n/4 || tally[horn.Unsafe] < n/20 {
		t.Errorf("too few verdicts of one kind: %v", tally)
	}
}

func checkVerdict(t *testing.T, z3 string, p *ivl.Program, opts horn.Options, violated []bool) horn.Verdict {
	t.Helper()
	s := &spacer.Solver{Path: z3}
	sys := horntest.Translate(t, p, opts)
	if len(sys.Approximations) > 0 {
		t.Fatalf("approximations in an exact program: %v", sys.Approximations)
	}
	a, err := s.Solve(context.Background(), sys, horn.Limits{Time: 5 * time.Second, MemoryMB: 2000})
	if err != nil {
		t.Fatal(err)
	}
	want := horn.Safe
	if violated[opts.Props[0].ID] {
		want = horn.Unsafe
	}
	if a.Verdict == horn.Unknown {
		return a.Verdict
	}
	if a.Verdict != want {
		t.Errorf("%s, want %s", a.Verdict, want)
		return a.Verdict
	}
	if a.Verdict == horn.Unsafe && a.Derivation != nil {
		v, err := evidence.Inputs(context.Background(), sys, a.Derivation, z3)
		if err != nil {
			t.Error(err)
			return a.Verdict
		}
		if r := runstest.Replay(t, p, v); !runstest.Exact(r) {
			t.Errorf("replay of %v: %s, near %v, %d values guessed", v.Inputs, runs.OutcomeText(r.Out), r.Near, r.Guessed)
		}
	}
	return a.Verdict
}

// values are those a havoc may have in random programs.
const values = 3

// prefix supplies given values, and zeros after them, of which it keeps count.
type prefix struct {
	vals  []int64
	asked int
}

func (p *prefix) Value(ivl.Request) (ivl.Value, bool) {
	p.asked++
	if p.asked <= len(p.vals) {
		return ivl.Value{N: p.vals[p.asked-1]}, true
	}
	return ivl.Value{}, true
}

// exhaust runs the program on all inputs; ok is false if they are too many.
func exhaust(t *testing.T, p *ivl.Program) (violated []bool, ok bool) {
	t.Helper()
	m, err := ivl.Compile(p)
	if err != nil {
		t.Fatal(err)
	}
	violated = make([]bool, len(p.Props))
	in := &prefix{}
	for range 20000 {
		in.asked = 0
		out := m.Run(context.Background(), ivl.Options{Inputs: in, MaxSteps: 100000})
		switch out.Result {
		case ivl.Violated:
			violated[out.Prop.ID] = true
		case ivl.Finished, ivl.Stopped, ivl.Blocked:
		default:
			t.Fatalf("run ends as %s: %s\n%s", out.Result, out.Reason, p)
		}
		// count up, the last input asked for first
		for len(in.vals) < in.asked {
			in.vals = append(in.vals, 0)
		}
		in.vals = in.vals[:in.asked]
		for len(in.vals) > 0 && in.vals[len(in.vals)-1] == values-1 {
			in.vals = in.vals[:len(in.vals)-1]
		}
		if len(in.vals) == 0 {
			return violated, true
		}
		in.vals[len(in.vals)-1]++
	}
	return nil, false
}

// generator writes random programs without heap: a main and two procedures,
// arbitrary control flow in which every cycle and every call uses fuel.
type generator struct {
	*rand.Rand
	strings.Builder
	ints []string
}

func randomProgram(seed uint64) string {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 7))}
	g.WriteString("input 0 environment \"a\"\ninput 1 environment \"b\"\nprop 0 assert \"P0\"\nprop 1 assert \"P1\"\nprop 2 assert \"P2\"\n")
	g.WriteString("global fuel: i32 = 5\nglobal g: i8 = 1\nglobal h: i8 = -100\nentry main\n")
	g.proc("main", "", "", "")
	g.proc("f", "p: i8, q: bool", "i8, i8", "p")
	g.proc("r", "p: i8", "i8", "p")
	return g.String()
}

func (g *generator) line(format string, args ...any) { fmt.Fprintf(g, "  "+format+"\n", args...) }

func (g *generator) proc(name, params, results, extra string) {
	g.ints = []string{"x", "y", "z", "g", "h"}
	if extra != "" {
		g.ints = append(g.ints, extra)
	}
	ret := ""
	if results != "" {
		ret = " returns (" + results + ")"
	}
	fmt.Fprintf(g, "\nproc %s(%s)%s {\n", name, params, ret)
	g.line("var x, y, z: i8\n  var b: bool")
	n := 2 + g.IntN(4)
	backs := 0
	var tail strings.Builder
	target := func(from int) string {
		to := g.IntN(n)
		if to > from {
			return fmt.Sprintf("L%d", to)
		}
		backs++
		fmt.Fprintf(&tail, "B%d:\n  fuel := (wrap.i32 (- fuel 1))\n  assume (< 0 fuel)\n  goto L%d\n", backs, to)
		return fmt.Sprintf("B%d", backs)
	}
	for i := range n {
		fmt.Fprintf(g, "L%d:\n", i)
		if i == 0 {
			g.line("x := 0\n  y := 1\n  z := 2\n  b := false")
		}
		for range 1 + g.IntN(4) {
			g.stmt(name)
		}
		switch k := g.IntN(8); {
		case k == 0 || i == n-1:
			g.ret(results)
		case k == 1:
			g.line("goto %s", target(i))
		case k == 2:
			g.line("goto { %s -> %s, %s -> %s, else -> %s }", g.cond(1), target(i), g.cond(1), target(i), target(i))
		default:
			g.line("goto { %s -> %s, else -> %s }", g.cond(1), target(i), target(i))
		}
	}
	g.WriteString(tail.String() + "}\n")
}

func (g *generator) ret(results string) {
	switch strings.Count(results, "i8") {
	case 0:
		g.line("return")
	case 1:
		g.line("return %s", g.term(1))
	default:
		g.line("return %s, %s", g.term(1), g.term(1))
	}
}

func (g *generator) stmt(proc string) {
	x := g.pick(g.ints)
	switch g.IntN(10) {
	case 0, 1:
		g.line("havoc %s input %d\n  assume (and (<= 0 %s) (< %s %d))", x, g.IntN(2), x, x, values)
	case 2:
		g.line("assert %s prop %d", g.cond(1), g.IntN(3))
	case 3:
		g.line("b := %s", g.cond(1))
	case 4:
		g.line("fuel := (wrap.i32 (- fuel 1))\n  assume (< 0 fuel)")
		y := g.pick([]string{"x", "y", "z", "_"})
		if proc == "main" || g.IntN(2) == 0 {
			g.line("%s, %s := call f(%s, %s)", x, g.other(x, y), g.term(1), g.cond(0))
		} else {
			g.line("%s := call r(%s)", x, g.term(1))
		}
	case 5:
		g.line("assume (or b %s)", g.cond(1))
	default:
		g.line("%s := %s", x, g.term(2))
	}
}

func (g *generator) other(x, y string) string {
	if x == y {
		return "_"
	}
	return y
}

func (g *generator) pick(names []string) string { return names[g.IntN(len(names))] }

// term returns a term of type i8.
func (g *generator) term(depth int) string {
	if depth == 0 || g.IntN(4) == 0 {
		if g.IntN(3) == 0 {
			return g.pick([]string{"0i8", "1i8", "2i8", "5i8", "-1i8", "127i8", "-128i8"})
		}
		return g.pick(g.ints)
	}
	a, b := g.term(depth-1), g.term(depth-1)
	k := g.pick([]string{"1", "2", "3", "-3", "7", "-8", "12", "126", "0"})
	shift := g.pick([]string{"0", "1", "3"})
	switch g.IntN(18) {
	case 13:
		return fmt.Sprintf("(wrap.i8 (%s %s %s))", g.pick([]string{"div", "rem"}), a, b)
	case 14:
		return fmt.Sprintf("(wrap.i8 (* %s %s))", a, b)
	case 0, 1:
		return fmt.Sprintf("(wrap.i8 (+ %s %s))", a, b)
	case 2:
		return fmt.Sprintf("(wrap.i8 (- %s %s))", a, b)
	case 3:
		return fmt.Sprintf("(wrap.i8 (neg %s))", a)
	case 4:
		return fmt.Sprintf("(wrap.i8 (* %s %s))", a, k)
	case 5:
		return fmt.Sprintf("(wrap.i8 (div %s %s))", a, k)
	case 6:
		return fmt.Sprintf("(wrap.i8 (rem %s %s))", a, k)
	case 7:
		return fmt.Sprintf("(wrap.i8 (bitand %s %s))", a, k)
	case 8:
		return fmt.Sprintf("(wrap.i8 (bitor %s %s))", k, a)
	case 9:
		return fmt.Sprintf("(wrap.i8 (bitxor %s %s))", a, k)
	case 10:
		return fmt.Sprintf("(wrap.i8 (shl %s %s))", a, shift)
	case 11:
		return fmt.Sprintf("(wrap.i8 (shr %s %s))", a, shift)
	case 12:
		return fmt.Sprintf("(wrap.i8 (ushr32 %s %s))", a, shift)
	default:
		return fmt.Sprintf("(ite %s %s %s)", g.cond(depth-1), a, b)
	}
}

func (g *generator) cond(depth int) string {
	a, b := g.term(depth), g.term(depth)
	switch g.IntN(7) {
	case 0:
		return "b"
	case 1:
		return fmt.Sprintf("(= %s %s)", a, b)
	case 2:
		return fmt.Sprintf("(<= %s %s)", a, b)
	case 3:
		return fmt.Sprintf("(=> (= %s 0) (< %s %s))", a, b, g.term(depth))
	case 4:
		return fmt.Sprintf("(not (= %s %s))", a, b)
	case 5:
		return fmt.Sprintf("(and (<= 0 %s) (not b))", a)
	}
	return fmt.Sprintf("(< %s %s)", a, b)
}
