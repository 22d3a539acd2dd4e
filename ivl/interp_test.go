package ivl_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

const loopText = `
entry main
proc main() {
  var i, s, n: i32
L0:
  i := 0
  s := 0
  n := 1000000
  goto L1
L1:
  goto {(< i n) -> L2, else -> L3}
L2:
  s := (wrap.i32 (+ s i))
  i := (wrap.i32 (+ i 1))
  goto L1
L3:
  output "%i\n", s
  return
}
`

func run(t testing.TB, text string, opts ivl.Options) ivl.Outcome {
	t.Helper()
	o, err := ivl.Run(context.Background(), mustParse(t, text), opts)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

func TestLoop(t *testing.T) {
	o := run(t, loopText, ivl.Options{})
	if o.Result != ivl.Finished || o.Output != "1783293664\n" || o.Steps != 4000007 {
		t.Errorf("got %+v", o)
	}
}

// FuzzRun: whatever passes Check runs to some outcome, the same each time.
func FuzzRun(f *testing.F) {
	for _, b := range benchmarks {
		f.Add(b.text, uint64(1))
	}
	f.Add(everyStatement, uint64(2))
	f.Add(runHead+"  havoc a input 0\n  havoc r input 1\n  b, n := pull A a\n  x := pull r[0]\n  return\n}\n", uint64(3))
	f.Fuzz(func(t *testing.T, text string, seed uint64) {
		p, err := ivl.Parse("fuzz.ivl", text)
		if err != nil || ivl.Check(p) != nil {
			return
		}
		m, err := ivl.Compile(p)
		if err != nil {
			t.Fatal(err)
		}
		opts := ivl.Options{MaxSteps: 10_000, MaxDepth: 1000, MaxBytes: 1 << 20}
		opts.Inputs = ivl.NewRandom(p, seed)
		first := m.Run(context.Background(), opts)
		opts.Inputs = ivl.NewRandom(p, seed)
		if again := m.Run(context.Background(), opts); again.Result != first.Result || again.Output != first.Output || again.Steps != first.Steps {
			t.Fatalf("two runs differ: %s and %s", first.Result, again.Result)
		}
		lazy, err := ivl.CompileLazily(p)
		if err != nil {
			t.Fatal(err)
		}
		opts.Inputs = ivl.NewRandom(p, seed)
		if late := lazy.Run(context.Background(), opts); late.Result != first.Result || late.Output != first.Output || late.Steps != first.Steps || !slices.Equal(late.Visited, first.Visited) {
			t.Fatalf("a machine that translates late differs: %s and %s", first.Result, late.Result)
		}
	})
}

// TestLazyCheck: a machine that translates late checks a procedure when a run calls it, and not
// before.
func TestLazyCheck(t *testing.T) {
	for _, tt := range []struct {
		call   string
		result ivl.Result
		reason string
	}{
		{"call good()", ivl.Finished, ""},
		{"call bad()", ivl.Broken, "proc bad, block L0: b := 1: "},
	} {
		p := mustParse(t, "entry main\nproc main() {\nL0:\n  "+tt.call+"\n  return\n}\nproc good() {\nL0:\n  return\n}\nproc bad() {\n  var b: i32\nL0:\n  b := 1\n  return\n}\n")
		p.Procs[2].Locals[0].Typ = ivl.Bool
		if ivl.Check(p) == nil {
			t.Fatal("the program is well-formed")
		}
		m, err := ivl.CompileLazily(p)
		if err != nil {
			t.Fatal(err)
		}
		o := m.Run(t.Context(), ivl.Options{})
		if o.Result != tt.result || !strings.HasPrefix(o.Reason, tt.reason) || tt.reason == "" && o.Reason != "" {
			t.Errorf("%s: %s, %q", tt.call, o.Result, o.Reason)
		}
	}
	p := mustParse(t, "entry main\nproc main() {\n  var b: i32\nL0:\n  b := 1\n  return\n}\n")
	p.Procs[0].Locals[0].Typ = ivl.Bool
	if _, err := ivl.CompileLazily(p); err == nil {
		t.Error("the entry is not checked")
	}
}

// TestGrowing: a machine asks for a procedure when a run first calls it, and runs as one that has
// everything from the start. What is added is checked.
func TestGrowing(t *testing.T) {
	whole := func() *ivl.Program {
		return mustParse(t, "entry main\nglobal g: i32 = 5\nglobal h: i32 = 7\nproc main() {\n  var a: i32\n  var b: i32\nL0:\n  a := call twice(g)\n  b := call twice(a)\n  output \"%i %i\", a, b\n  call set(b)\n  output \" %i\", g\n  return\n}\nproc twice(x: i32) returns (i32) {\n  var y: i32\nL0:\n  call set(x)\n  y := x\n  return y\n}\nproc set(x: i32) {\nL0:\n  g := h\n  return\n}\nproc never() {\nL0:\n  return\n}\n")
	}
	want, err := ivl.Run(t.Context(), whole(), ivl.Options{})
	if err != nil {
		t.Fatal(err)
	}
	all := whole()
	p := &ivl.Program{Entry: all.Entry, Globals: all.Globals[:1], Procs: all.Procs[:1]}
	var asked []string
	m, err := ivl.CompileGrowing(p, func(proc string) error {
		asked = append(asked, proc)
		i := slices.IndexFunc(all.Procs, func(q *ivl.Proc) bool { return q.Name == proc })
		p.Procs, p.Globals = append(p.Procs, all.Procs[i]), all.Globals
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	got := m.Run(t.Context(), ivl.Options{})
	if got.Result != ivl.Finished || got.Output != want.Output || got.Steps != want.Steps || len(got.Visited) != len(m.Blocks()) {
		t.Errorf("%s, %q, %d steps; want %q, %d", got.Result, got.Output, got.Steps, want.Output, want.Steps)
	}
	if !slices.Equal(asked, []string{"twice", "set"}) {
		t.Errorf("asked for %v", asked)
	}
	for _, bad := range []struct {
		why  string
		more func(p *ivl.Program) error
	}{
		{"there is none", func(*ivl.Program) error { return errors.New("there is none") }},
		{"1 arguments for 0 parameters", func(p *ivl.Program) error {
			q := *all.Procs[3]
			q.Name = "twice"
			p.Procs = append(p.Procs, &q)
			return nil
		}},
		{"variable h is not declared", func(p *ivl.Program) error {
			p.Procs = append(p.Procs, all.Procs[1:3]...)
			return nil
		}},
	} {
		p := &ivl.Program{Entry: all.Entry, Globals: all.Globals[:1], Procs: all.Procs[:1:1]}
		m, err := ivl.CompileGrowing(p, func(string) error { return bad.more(p) })
		if err != nil {
			t.Fatal(err)
		}
		if o := m.Run(t.Context(), ivl.Options{}); o.Result != ivl.Broken || !strings.Contains(o.Reason, bad.why) {
			t.Errorf("%s: %s, %q", bad.why, o.Result, o.Reason)
		}
	}
}
