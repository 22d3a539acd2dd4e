package patterns

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

var randomPrograms = flag.Int("randomprograms", 40, "random programs whose runs are compared with patterns")

// randomProgram writes a program with a few variables, loops and accesses to
// cells of two classes. Each access is preceded by what lowering would check.
type randomProgram struct {
	rnd *rand.Rand
	b   strings.Builder
}

func (g *randomProgram) pick(words ...string) string { return words[g.rnd.IntN(len(words))] }

func (g *randomProgram) ref() string { return g.pick("p", "q", "r", "s") }

func (g *randomProgram) num() string { return g.pick("a", "b", "c") }

func (g *randomProgram) ints() string {
	return g.pick("a", "b", "c", "0", "1", "5", "(wrap.i32 (+ a 1))", "(wrap.i32 (+ b 1))", "(wrap.i32 (- c 1))", "2147483647", "(wrap.i32 (- b c))", "(wrap.i32 (* a 2147483647))",
		"(wrap.i32 (bitxor a 1))", "(wrap.i32 (rem a 5))", "(wrap.i32 (bitand b 5))", "(ite (< a b) a 7)", "p.tag", "h.tag", "(wrap.i32 k)", "k8", "(wrap.i32 (neg c))", "(wrap.i32 (bitor c 1))", "arr.length", "g", "(wrap.i32 r.allocSite)")
}

func (g *randomProgram) refs() string {
	return g.pick("p", "q", "r", "s", "null:Node", "h.owner", "p.owner", "gp", "(ite (= a b) p q)")
}

func (g *randomProgram) cond() string {
	return g.pick("(= p q)", "(= q null:Node)", "(not (= r s))", "(< a 5)", "(= a b)", "(= b c)", "(<= c 0)", "(and (= a b) (not (= p q)))",
		"(or (< 1 a) (= r null:Node))", "(= s.type 3z)", "t", "(not t)", "(= (ite t p q) r)", "(=> t (= a 1))",
		"(= p.owner q)", "(< (+ k 1z) 3z)", "(= p.id q.id)", "(= p.allocSite 1z)", "(not (= h.owner null:Node))", "(= h.tag a)", "(= p.tag b)", "(= (wrap.i32 (+ a 1)) b)", "(= h.tag (wrap.i32 (- c 1)))", "(not (= a q.tag))", "(= h.tag p.tag)", "(< k8 g)", "(and t (or (= a 1) (< b c)))", "(= t (< a 5))", "(ite t (= a 0) (= b 0))")
}

// stmt writes a statement; accesses first leave the program when the object
// is null.
func (g *randomProgram) stmt(i int) {
	line := func(format string, args ...any) { fmt.Fprintf(&g.b, "  "+format+"\n", args...) }
	switch g.rnd.IntN(24) {
	case 0:
		line("%s := new %s @%d", g.ref(), g.pick("Node", "Node", "Sub"), 1+g.rnd.IntN(3))
	case 1, 2:
		p := g.ref()
		line("assume (not (= %s null:Node))", p)
		line("push Node %s, %s, %s, %s", p, g.ints(), g.refs(), g.refs())
	case 3, 4:
		p := g.ref()
		line("assume (not (= %s null:Node))", p)
		line("%s, %s, %s := pull Node %s", g.pick("a", "b", "c", "_"), g.ref(), "_", p)
	case 5:
		p := g.ref()
		line("assume (not (= %s null:Node))", p)
		line("%s, _, %s := pull Node %s", g.pick("a", "b", "c"), g.ref(), p)
	case 6:
		p := g.ref()
		line("assume (not (= %s null:Node))", p)
		line("%s, x, y := pull Node %s", "a", p)
		line("push Node %s, %s, %s, %s", p, g.ints(), g.pick("x", "p", "q"), g.pick("y", "r", "s"))
	case 7:
		line("%s := %s", g.ref(), g.refs())
	case 8:
		line("%s := %s", g.num(), g.ints())
	case 9:
		line("havoc %s input %d", g.pick("a", "b", "c", "t"), g.rnd.IntN(2))
	case 10:
		line("t := %s", g.cond())
	case 11:
		line("%s := (ite %s %s %s)", g.ref(), g.cond(), g.refs(), g.ref())
	case 13:
		line("h := new Node @4")
		line("init h.owner := %s", g.refs())
		line("init h.tag := %s", g.ints())
		line("push Node h, %s, %s, p", g.ints(), g.refs())
	case 14:
		line("havoc a input 0")
		line("assume (and (<= 0 a) (< a 6))")
		line("arr := new Ints[a] @5")
		line("assume (< 0 arr.length)")
		line("push arr[0], %s", g.ints())
		line("%s := pull arr[0]", g.num())
	case 15:
		line("havoc k8 input 1")
		line("k := (+ k 1z)")
	case 16:
		line("gp := %s", g.refs())
		line("g := %s", g.ints())
	case 18: // numbers a cell and leads to it
		p, q := g.ref(), g.ref()
		line("assume (not (= %s null:Node))", p)
		line("assume (not (= %s null:Node))", q)
		line("a, x, y := pull Node %s", p)
		line("push Node %s, (wrap.i32 (%s a 1)), %s, %s", q, g.pick("+", "-"), g.pick("x", "p", "null:Node"), g.pick("y", "q"))
		line("a, x, y := pull Node %s", p)
		line("push Node %s, a, %s, y", p, q)
	case 19: // numbers the cell after another
		p := g.ref()
		line("assume (not (= %s null:Node))", p)
		line("a, x, _ := pull Node %s", p)
		line("assume (not (= x null:Node))")
		line("_, r, s := pull Node x")
		line("%s := (wrap.i32 (+ a 1))", g.pick("a", "b", "c"))
		line("push Node x, %s, r, s", g.pick("a", "b", "c"))
		line("p := x")
	case 20: // puts a numbered cell in front
		line("q := new Node @%d", 1+g.rnd.IntN(3))
		line("push Node q, %s, p, null:Node", g.pick("a", "b"))
		line("p := q")
		line("a := (wrap.i32 (%s a 1))", g.pick("+", "-"))
	case 22: // asks what it has made so
		line("c := (wrap.i32 (+ b 1))")
		line("t := (= (wrap.i32 (+ b 1)) c)")
	case 23:
		line("h := new Node @4")
		line("init h.tag := (wrap.i32 (- c 1))")
		line("init h.owner := p")
		line("t := (= h.tag (wrap.i32 (- c 1)))")
	case 21: // walks on and counts
		p := g.ref()
		line("assume (not (= %s null:Node))", p)
		line("_, %s, _ := pull Node %s", p, p)
		line("%s := (wrap.i32 (+ %s 1))", g.num(), g.num())
	case 17:
		p := g.ref()
		line("assume (not (= %s null:Node))", p)
		line("_, %s, _ := pull Node %s", p, p) // walks on
	case 12:
		p := g.ref()
		line("goto {(not (= %s.type 3z)) -> K%d, else -> S%d}", p, i, i)
		fmt.Fprintf(&g.b, "S%d:\n", i)
		line("z := (cast Sub %s)", p)
		line("_, _, _, a := pull Sub z")
		line("push Sub z, b, p, q, %s", g.ints())
		line("goto K%d", i)
		fmt.Fprintf(&g.b, "K%d:\n", i)
	}
}

func (g *randomProgram) text() string {
	g.b.WriteString(`class Object #1
class Node #2 extends Object {
  data: i32
  next: ref Node
  prev: ref Node
  immutable owner: ref Node
  immutable tag: i32
}
class Ints #4 extends Object of i32
class Sub #3 extends Node {
  more: i32
}
input 0 environment "zero"
input 1 environment "one"
prop 0 assert "p"
global g: i32 = 3
global gp: ref Node = null:Node
entry main
proc main() {
  var p, q, r, s, x, y, h: ref Node
  var arr: ref Ints
  var k: z
  var k8: i8
  var z: ref Sub
  var a, b, c: i32
  var t: bool
B0:
  p := new Node @1
  q := new Sub @2
  r := new Node @1
  s := p
  push Node p, 1, q, r
  goto B1
`)
	blocks := 2 + g.rnd.IntN(4)
	for i := 1; i <= blocks; i++ {
		fmt.Fprintf(&g.b, "B%d:\n", i)
		for j := range 1 + g.rnd.IntN(6) {
			g.stmt(i*100 + j)
		}
		fmt.Fprintf(&g.b, "  goto {%s -> B%d, %s -> B%d, else -> End}\n", g.cond(), 1+g.rnd.IntN(blocks), g.cond(), 1+g.rnd.IntN(blocks))
	}
	g.b.WriteString("End:\n  return\n}\n")
	return g.b.String()
}

func parseRandom(t *testing.T, seed uint64) *Program {
	t.Helper()
	g := &randomProgram{rnd: rand.New(rand.NewPCG(seed, 8))}
	text := g.text()
	p, err := ivl.Parse("random.ivl", text)
	if err != nil {
		t.Fatalf("seed %d: %v\n%s", seed, err, text)
	}
	if err := ivl.Check(p); err != nil {
		t.Fatalf("seed %d: %v\n%s", seed, err, text)
	}
	r, err := prepare(p, seed%2 == 1)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

var precisions = []Precision{{}, {Numbers: true}, {Numbers: true, Shared: true}, {Shared: true, Reach: true}, {Numbers: true, Shared: true, Reach: true}}

// vaguer returns a random pattern that has the state of p: several blurs and a
// union with other states.
func vaguer(rnd *rand.Rand, p *Pattern, others []*Pattern) *Pattern {
	q := p
	if len(others) > 0 && rnd.IntN(2) == 0 {
		o := others[rnd.IntN(len(others))]
		if rnd.IntN(2) == 0 {
			q = q.Union(o)
		} else {
			q = o.Union(q)
		}
	}
	if rnd.IntN(6) > 0 {
		q = q.Blur(precisions[rnd.IntN(len(precisions))])
	}
	if rnd.IntN(4) == 0 { // merge at random what is of one class
		groups := [][]int{{0}}
		key := map[string]int{}
		for i := 1; i < len(q.nodes); i++ {
			k := fmt.Sprint(q.nodes[i].class.ID, q.nodes[i].site, rnd.IntN(2))
			if key[k] == 0 {
				key[k] = len(groups)
				groups = append(groups, nil)
			}
			groups[key[k]] = append(groups[key[k]], i)
		}
		q = q.merge(groups)
	}
	return q
}

// TestPostAgainstInterpreter runs random programs, and for each step makes the
// state before it vaguer: the state after it must be in what Post says.
func TestPostAgainstInterpreter(t *testing.T) {
	programs := *randomPrograms
	if testing.Short() {
		programs = min(programs, 15)
	}
	steps := 0
	for seed := range uint64(programs) {
		r := parseRandom(t, seed)
		m, err := ivl.Compile(r.IVL)
		if err != nil {
			t.Fatal(err)
		}
		rnd := rand.New(rand.NewPCG(seed, 9))
		var before *Pattern
		var seen []*Pattern
		var stmt ivl.Stmt
		check := func(after *Pattern) {
			start := vaguer(rnd, before, seen)
			if !before.Entails(start) {
				t.Fatalf("seed %d: a state is not in what was made of it:\n%s\n%s", seed, before, start)
			}
			if c, ok := start.coerce(); !ok || !before.Entails(c) {
				t.Fatalf("seed %d: coerce loses a state:\n%s\nof\n%s\ncoerced (%v)\n%s", seed, before, start, ok, c)
			} else if rnd.IntN(2) == 0 {
				start = c
			}
			posts, err := Post(start, stmt, nil)
			if err != nil {
				t.Fatal(err)
			}
			for _, q := range posts {
				if after.Entails(q) {
					return
				}
			}
			t.Fatalf("seed %d: %s\nfrom\n%s\nin\n%s\nleads to\n%s\nwhich is in none of %v", seed, stmt, before, start, after, posts)
		}
		watch := func(v *ivl.View, p *ivl.Proc, b *ivl.Block, i int) {
			now := r.Vocab.Concrete(v)
			if stmt != nil {
				steps++
				check(now)
			}
			seen = append(seen, now)
			before, stmt = now, nil
			if i < len(b.Stmts) {
				stmt = b.Stmts[i]
			}
		}
		for k := range uint64(3) {
			stmt, before = nil, nil
			out := m.Run(context.Background(), ivl.Options{Inputs: ivl.NewRandom(r.IVL, seed*3+k), MaxSteps: 300, Watch: watch})
			if out.Result == ivl.Broken {
				t.Fatalf("seed %d: broken: %s", seed, out.Reason)
			}
		}
	}
	t.Logf("%d steps", steps)
}

// TestUnwindAgainstInterpreter checks that each state in which a run is at a
// cut point is in a pattern of the unwinding.
func TestUnwindAgainstInterpreter(t *testing.T) {
	programs := *randomPrograms
	states, complete := 0, 0
	for seed := range uint64(programs) {
		r := parseRandom(t, seed+10_000)
		prec := precisions[seed%uint64(len(precisions))]
		o := Unwind(t.Context(), r, prec, Limits{Nodes: 300})
		if o.Reason != "" {
			continue
		}
		complete++
		m, err := ivl.Compile(r.IVL)
		if err != nil {
			t.Fatal(err)
		}
		for k := range uint64(5) {
			m.Run(context.Background(), ivl.Options{Inputs: ivl.NewRandom(r.IVL, seed*5+k), MaxSteps: 300, Watch: func(v *ivl.View, p *ivl.Proc, b *ivl.Block, i int) {
				at := r.blocks[b.Label]
				if i > 0 || !r.cut[at] {
					return
				}
				now, ok := r.enter(r.Vocab.Concrete(v), at)
				if !ok {
					t.Fatalf("seed %d: coerce loses a state", seed)
				}
				states++
				for _, n := range o.Tree.Nodes {
					if n.Block == at && now.Entails(n.Pattern) {
						return
					}
				}
				t.Fatalf("seed %d: at %s a run is in\n%s\nwhich no pattern has", seed, b.Label, now)
			}})
		}
	}
	t.Logf("%d states, %d of %d unwindings complete", states, complete, programs)
}

// TestArithmeticAgainstInterpreter assigns the result of each operator, for
// numbers of several ranges, and compares what Post says with what it is.
func TestArithmeticAgainstInterpreter(t *testing.T) {
	terms := []string{"(+ a b)", "(- a b)", "(* a b)", "(neg a)", "(div a 3)", "(rem a 5)", "(rem a b)", "(rem b 7)", "(bitand a b)", "(bitand a 7)", "(bitor a 1)",
		"(bitxor a 1)", "(bitxor u 1)", "(bitor u w)", "(bitand u w)", "(shl a 3)", "(shr a 2)", "(ushr32 a 1)", "(ite (< a b) a (neg b))", "(ite (= a b) 5 (+ u w))",
		"(+ k a)", "(- k 3z)", "(+ u (- 1 w))", "(neg u)", "l", "(+ l l)", "(- l 1)", "(neg l)", "(+ l 3000000000L)", "(* l l)", "(rem a -3)", "(div b 0)"}
	text := "class Object #1\ninput 0 environment \"i\"\nentry main\nproc main() {\n  var a, b, c: i32\n  var u, w, v: u1\n  var k, z: z\n  var l, m: i64\n  var s: i8\n  var t: bool\nB0:\n"
	for _, term := range terms {
		text += "  havoc a input 0\n  havoc b input 0\n  havoc u input 0\n  havoc w input 0\n  havoc l input 0\n"
		for _, assign := range []string{"z := %s", "c := (wrap.i32 %s)", "s := (wrap.i8 %s)", "v := (wrap.u1 %s)", "m := (wrap.i64 %s)", "k := (wrap.i32 %s)", "t := (< %s b)", "t := (<= 7 %s)", "t := (= %s 1)"} {
			text += fmt.Sprintf("  "+assign+"\n", term)
		}
	}
	text += "  goto B0\n}\n"
	p, err := ivl.Parse("arithmetic.ivl", text)
	if err != nil {
		t.Fatal(err)
	}
	r, err := Prepare(p)
	if err != nil {
		t.Fatal(err)
	}
	m, err := ivl.Compile(p)
	if err != nil {
		t.Fatal(err)
	}
	steps, runs := 0, uint64(40)
	if testing.Short() {
		runs = 12
	}
	for seed := range runs {
		rnd := rand.New(rand.NewPCG(seed, 15))
		var before *Pattern
		var stmt ivl.Stmt
		m.Run(t.Context(), ivl.Options{Inputs: ivl.NewRandom(p, seed), MaxSteps: 2000, Watch: func(v *ivl.View, _ *ivl.Proc, b *ivl.Block, i int) {
			now := r.Vocab.Concrete(v)
			if stmt != nil {
				steps++
				start := before.clone()
				for n := range start.nums {
					if rnd.IntN(3) == 0 { // less is known
						start.nums[n] |= r.Vocab.Regions.of(span{int64(rnd.IntN(9)) - 4, int64(rnd.IntN(200))}) & r.Vocab.Regions.ofType(r.Vocab.Nums[n].Typ)
					}
				}
				posts, err := Post(start, stmt, nil)
				if err != nil {
					t.Fatal(err)
				}
				if !slices.ContainsFunc(posts, now.Entails) {
					t.Fatalf("seed %d: %s\nin\n%s\nleads to\n%s\nwhich is in none of %v", seed, stmt, before, now, posts)
				}
			}
			before, stmt = now, nil
			if i < len(b.Stmts) {
				stmt = b.Stmts[i]
			}
		}})
	}
	t.Logf("%d steps", steps)
}
