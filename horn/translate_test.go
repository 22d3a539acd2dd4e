package horn

import (
	"fmt"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

func parse(t testing.TB, text string) *ivl.Program {
	t.Helper()
	p, err := ivl.Parse("test.ivl", text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

const header = "input 0 environment \"n\"\nprop 0 assert \"P0\"\nentry main\n"

// What has no place in clauses is refused by name.
func TestNotTranslatable(t *testing.T) {
	for _, c := range []struct{ name, text, err string }{
		{"no entry", "entry nobody\n", `"nobody"`},
		{"reference", "class A #1\nentry main\nproc main() {\n  var p: ref A\nL:\n  stop\n}\n", "variable p is a reference"},
		{"global reference", "class A #1\nglobal g: ref A = null:A\nentry main\nproc main() {\nL:\n  stop\n}\n", "global g is a reference"},
		{"allocation", "class A #1\nentry main\nproc main() {\n  var p: ref A\nL:\n  p := new A @1\n  stop\n}\n", "p := new A @1 needs a heap"},
		{"no property", "entry main\nproc main() {\nL:\n  assert false\n  stop\n}\n", "has no property"},
		{"entry with parameters", "entry main\nproc main(x: i32) {\nL:\n  stop\n}\n", "has parameters"},
	} {
		_, err := Translate(parse(t, c.text), Options{})
		if err == nil || !strings.Contains(err.Error(), c.err) {
			t.Errorf("%s: error %v, want %q", c.name, err, c.err)
		}
	}
}

// Clauses and their text grow in step with the program, whatever its shape.
func TestLinear(t *testing.T) {
	shapes := map[string]func(n int) string{
		"straight asserts": func(n int) string {
			return "L:\n" + strings.Repeat("  havoc x input 0\n  assert (< x 5) prop 0\n", n) + "  stop\n"
		},
		"diamonds": func(n int) string {
			var b strings.Builder
			b.WriteString("L:\n  havoc x input 0\n  y := 0\n  goto D0\n")
			for i := range n {
				fmt.Fprintf(&b, "D%d:\n  goto { (= x %d) -> A%d, else -> B%d }\nA%d:\n  y := (wrap.i32 (+ y 1))\n  goto D%d\nB%d:\n  y := (wrap.i32 (* y y))\n  goto D%d\n", i, i, i, i, i, i+1, i, i+1)
			}
			fmt.Fprintf(&b, "D%d:\n  assert (= y 0) prop 0\n  stop\n", n)
			return b.String()
		},
		"empty diamonds": func(n int) string {
			var b strings.Builder
			b.WriteString("L:\n  havoc x input 0\n  goto D0\n")
			for i := range n {
				fmt.Fprintf(&b, "D%d:\n  goto { (= x %d) -> A%d, else -> D%d }\nA%d:\n  goto D%d\n", i, i, i, i+1, i, i+1)
			}
			fmt.Fprintf(&b, "D%d:\n  assert (= x 0) prop 0\n  stop\n", n)
			return b.String()
		},
		"doubling": func(n int) string {
			return "L:\n  havoc x input 0\n" + strings.Repeat("  x := (wrap.i32 (+ (* x x) x))\n", n) + "  assert (= x 0) prop 0\n  stop\n"
		},
		"calls": func(n int) string {
			return "L:\n  havoc x input 0\n" + strings.Repeat("  x := call f(x)\n", n) + "  assert (= x 0) prop 0\n  stop\n"
		},
		"switch": func(n int) string {
			var b strings.Builder
			b.WriteString("L:\n  havoc x input 0\n  goto {")
			for i := range n {
				fmt.Fprintf(&b, " (= x %d) -> C%d,", i, i)
			}
			b.WriteString(" else -> E }\n")
			for i := range n {
				fmt.Fprintf(&b, "C%d:\n  y := %d\n  goto E\n", i, i)
			}
			return b.String() + "E:\n  assert (= x y) prop 0\n  stop\n"
		},
	}
	for name, shape := range shapes {
		size := func(n int, opts Options) (clauses, text int) {
			body := "\nproc main() {\n  var x, y: i32\n" + shape(n) + "}\n\nproc f(x: i32) returns (i32) {\nL:\n  return x\n}\n"
			sys, err := Translate(parse(t, header+body), opts)
			if err != nil {
				t.Fatal(err)
			}
			return len(sys.Clauses), len(sys.Text(CHCComp))
		}
		for _, opts := range []Options{{}, {Wrap: WrapChecked}} {
			c1, t1 := size(60, opts)
			c2, t2 := size(240, opts)
			if c2 > 5*c1+5 || t2 > 6*t1 {
				t.Errorf("%s, %+v: 4 times the program takes %d clauses instead of %d, %d bytes instead of %d", name, opts, c2, c1, t2, t1)
			}
		}
	}
}

// Every operator without exact clauses is counted where it stands.
func TestApproximations(t *testing.T) {
	p := parse(t, header+`
proc main() {
  var x, y: i32
  var d: double
L:
  havoc x input 0
  havoc y input 0
  havoc d input 0
  x := (bitand x y)
  d := (fmul d d)
  d := (fmul d d)
  y := (ftoi.i32 d)
  y := (wrap.i32 (shl y x))
  assert (= (wrap.i32 (* x y)) (bitand x 24)) prop 0
  stop
}
`)
	for _, c := range []struct {
		opts Options
		want string
	}{
		{Options{}, "bitand 1, fmul 2, ftoi 1, shl 1"},
		{Options{Nonlinear: true}, "bitand 1, fmul 2, ftoi 1, shl 1, * 1"},
	} {
		sys, err := Translate(p, c.opts)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, a := range sys.Approximations {
			got = append(got, fmt.Sprintf("%s %d", a.What, a.N))
		}
		if strings.Join(got, ", ") != c.want {
			t.Errorf("%+v: %v, want %s", c.opts, got, c.want)
		}
	}
}

// The text obeys the CHC competition's format: variables only in atoms, those
// of a head distinct, one query, last.
func TestFormat(t *testing.T) {
	p := parse(t, header+`
pred P (i32, i32, i32)

proc main() {
  var x, y: i32
L:
  havoc x input 0
  assert P(x, x, 3)
  assume P((+ x 1), x, x)
  havoc y input 0
  assume P(y, x, x)
  assert (= x y) prop 0
  goto L
}
`)
	sys, err := Translate(p, Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range sys.Clauses {
		n := newNormal(c)
		seen := map[*Var]bool{}
		for _, v := range n.head {
			if seen[v] {
				t.Errorf("clause %d: %s twice in the head", c.ID, v)
			}
			seen[v] = true
		}
		names := map[string]bool{}
		for _, v := range n.vars {
			if names[v.String()] {
				t.Errorf("clause %d: two variables are called %s", c.ID, v)
			}
			names[v.String()] = true
		}
	}
	text := sys.Text(CHCComp)
	if n := strings.Count(text, " false)))"); n != 1 || !strings.HasSuffix(text, "(=> error false)))\n(check-sat)\n") {
		t.Errorf("%d queries:\n%s", n, text)
	}
}

// Names that mean something in SMT-LIB, or that differ only in what it cannot
// write, stay apart.
func TestNames(t *testing.T) {
	p := parse(t, header+`
proc main() {
  var div, and, `+"`é`, `ö`"+`, `+"`x.1`"+`, x: i32
L:
  havoc div input 0
  havoc and input 0
  havoc `+"`é`"+` input 0
  havoc `+"`ö`"+` input 0
  havoc `+"`x.1`"+` input 0
  havoc x input 0
  assume (< 3 x)
  assume (< 3 `+"`x.1`"+`)
  havoc x input 0
  assert (= (+ div (+ and (+ x `+"`x.1`"+`))) (rem `+"`é` (div `ö`"+` 7))) prop 0
  stop
}
`)
	sys, err := Translate(p, Options{})
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{}
	for _, v := range sys.Clauses[0].Vars {
		if names[v.String()] || reserved[v.String()] {
			t.Errorf("variable %s", v)
		}
		names[v.String()] = true
	}
	if len(names) < 7 {
		t.Errorf("variables %v", names)
	}
}

// A truncation that must not change its argument is a query of its own; what
// comes after it knows the range.
func TestWrapChecked(t *testing.T) {
	p := parse(t, header+`
proc main() {
  var x, y: i32
L:
  havoc x input 0
  y := (wrap.i32 (+ x 1))
  assert (< x y) prop 0
  stop
}
`)
	sys, err := Translate(p, Options{Wrap: WrapChecked})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, c := range sys.Clauses {
		if c.Head == nil {
			got = append(got, fmt.Sprint(c.Prop != nil, " ", c.Doc, " ", c.Constraint))
		}
	}
	if len(got) != 2 || !strings.Contains(got[0], "false leaves its range") || !strings.HasPrefix(got[1], "true violates") || strings.Contains(got[1], "ite") {
		t.Errorf("queries %q", got)
	}
}

// No name that gets an underscore is longer than Symbol looks.
func TestReservedNames(t *testing.T) {
	for name := range reserved {
		if got := Symbol(name); got != name+"_" {
			t.Errorf("%s stays %s", name, got)
		}
	}
}
