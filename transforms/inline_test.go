package transforms

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/ivl"
)

// TestInlineChoice: which calls are left depends on sizes, on the number of calls of a
// procedure, and on the sizes of its callers.
func TestInlineChoice(t *testing.T) {
	p := parse(t, "choice", `
entry main
proc main() {
  var x: i32
L0:
  x := call tiny()
  x := call tiny()
  x := call once()
  x := call twice()
  x := call twice()
  x := call large()
  x := call again(x)
  return
}
proc tiny() returns (i32) {
L0:
  return 1
}
proc once() returns (i32) {
  var x: i32
L0:
  x := 1
  x := (wrap.i32 (+ x 1))
  x := (wrap.i32 (+ x 1))
  return x
}
proc twice() returns (i32) {
  var x: i32
L0:
  x := 1
  x := (wrap.i32 (+ x 1))
  x := (wrap.i32 (+ x 1))
  return x
}
proc large() returns (i32) {
  var x: i32
L0:
  x := 1
  x := (wrap.i32 (+ x 1))
  x := (wrap.i32 (+ x 1))
  x := (wrap.i32 (+ x 1))
  x := (wrap.i32 (+ x 1))
  x := (wrap.i32 (+ x 1))
  x := (wrap.i32 (+ x 1))
  return x
}
proc again(n: i32) returns (i32) {
  var x: i32
L0:
  goto {(< n 0) -> L1, else -> L2}
L1:
  x := call again((wrap.i32 (+ n 1)))
  return x
L2:
  return n
}
`)
	sizes := map[string]int{}
	for _, q := range p.Procs {
		sizes[q.Name] = ProcSize(q)
	}
	for _, test := range []struct {
		name string
		o    InlineOptions
		left string // calls in main
	}{
		{"defaults", InlineOptions{}, "again"},
		{"off", InlineOptions{Off: true}, "tiny tiny once twice twice large again"},
		{"only tiny ones, and those called once", InlineOptions{Small: sizes["tiny"], Once: sizes["once"]}, "twice twice large again"},
		{"one less", InlineOptions{Small: sizes["tiny"], Once: sizes["once"] - 1}, "once twice twice large again"},
		{"all but large ones", InlineOptions{Small: sizes["twice"], Once: sizes["twice"]}, "large again"},
		{"as large as the caller may become", InlineOptions{Limit: sizes["main"] + 2*sizes["tiny"] + sizes["once"]}, "twice twice large again"},
		{"as much as all callers may grow", InlineOptions{Total: 2*sizes["tiny"] + sizes["once"]}, "twice twice large again"},
		{"one less in all", InlineOptions{Total: 2*sizes["tiny"] + sizes["once"] - 1}, "once twice twice large again"},
	} {
		q, err := test.o.Inline(p)
		if err != nil {
			t.Fatal(err)
		}
		var left []string
		ivl.WalkStmts(q.Proc("main"), func(_ *ivl.Block, s ivl.Stmt) {
			if c, ok := s.(*ivl.Call); ok {
				left = append(left, c.Proc)
			}
		})
		if d := cmp.Diff(test.left, strings.Join(left, " ")); d != "" {
			t.Errorf("%s: calls left: -want +got:\n%s", test.name, d)
		}
	}
}

// TestInlineGrown: a procedure that is small as it is written is inlined with what was inlined into
// it, if it is called from few sites; one that is written large is not.
func TestInlineGrown(t *testing.T) {
	message := strings.Repeat("  x := (wrap.i32 (+ x 1))\n", 45)
	call := strings.Repeat("  x := call needs()\n", 2)
	program := func(written int, calls string) *ivl.Program {
		return parse(t, "grown", `
entry main
proc main() {
  var x: i32
L0:
  x := call message()
`+calls+`  return
}
proc needs() returns (i32) {
  var x: i32
L0:
`+strings.Repeat("  x := 1\n", written)+`  x := call message()
  return x
}
proc message() returns (i32) {
  var x: i32
L0:
  x := 0
`+message+`  return x
}
`)
	}
	for _, test := range []struct {
		name    string
		program *ivl.Program
		left    bool
	}{
		{"small as it is written", program(20, call), false},
		{"large as it is written", program(70, call), true},
		{"called from many sites", program(20, strings.Repeat(call, fewSites)), true},
	} {
		q, err := InlineOptions{}.Inline(test.program)
		if err != nil {
			t.Fatal(err)
		}
		if left := slices.Contains(ivl.Calls(q.Proc("main")), "needs"); left != test.left {
			t.Errorf("%s: the call is left: %v, want %v", test.name, left, test.left)
		}
	}
}

// TestTechniques: each technique that a pass declares is listed, once.
func TestTechniques(t *testing.T) {
	list := Techniques()
	for i, name := range list {
		if name == "" || slices.Contains(list[:i], name) {
			t.Errorf("technique %d is %q: %q", i, name, list)
		}
	}
	for _, p := range Passes(Options{}) {
		if p.Technique != "" && !slices.Contains(list, p.Technique) {
			t.Errorf("%s is not listed", p.Technique)
		}
	}
}

// TestInlineOf: calls of the named procedures are replaced also where these are on a cycle through others, but
// not where they call each other in a cycle.
func TestInlineOf(t *testing.T) {
	p := parse(t, "of", `
entry main
proc main() {
  var x: i32
L0:
  x := call get()
  x := call even(x)
  return
}
proc get() returns (i32) {
  var x: i32
L0:
  x := call first()
  return x
}
proc first() returns (i32) {
  var x: i32
L0:
  call run()
  return 1
}
proc run() {
  var x: i32
L0:
  x := call get()
  return
}
proc even(n: i32) returns (i32) {
  var x: i32
L0:
  x := call odd(n)
  return x
}
proc odd(n: i32) returns (i32) {
  var x: i32
L0:
  x := call even(n)
  return x
}
`)
	q := InlineOf(p, map[string]bool{"get": true, "first": true, "even": true, "odd": true})
	calls := map[string][]string{}
	for _, r := range q.Procs {
		calls[r.Name] = ivl.Calls(r)
	}
	want := map[string][]string{"main": {"run", "even"}, "run": {"run"}, "even": {"even"}}
	if diff := cmp.Diff(want, calls); diff != "" {
		t.Errorf("calls that are left (-want +got):\n%s", diff)
	}
	if same := InlineOf(p, nil); same != p {
		t.Error("without names the program is another one")
	}
}
