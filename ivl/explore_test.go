package ivl

import (
	"strings"
	"testing"
)

// twoThreads is a program with a thread beside the main thread, which both execute BODY on one object.
const twoThreads = `
class java/lang/Object #1
class S #2 extends java/lang/Object {
  n: i32
}
prop 0 assert "p"
global g: ref S = null:S
entry main

proc main() {
  var s: ref S
B0:
  s := new S @1
  push S s, 0
  g := s
  call go(s)
  call both(s)
  return
}

proc go(s: ref S) {
B0:
  call both(s)
  return
}

proc both(s: ref S) {
  var x, y: i32
B0:
BODY
  return
}

proc enter(o: ref java/lang/Object) {
B0:
  return
}

proc exit(o: ref java/lang/Object) {
B0:
  return
}

proc step(s: ref S) returns (bool) {
  var x: i32
B0:
  x := pull S s
  x := (wrap.i32 (+ x 1))
  push S s, x
  return (<= x 1z)
}
`

// TestExplore: what two threads do is complete if no order of their steps fails, and there is no race.
func TestExplore(t *testing.T) {
	const add = "  x := pull S s\n  y := (wrap.i32 (+ x 1))\n  push S s, y\n"
	const locked = "  call enter(s)\n" + add + "  call exit(s)\n"
	for _, test := range []struct {
		name, body string
		volatile   bool
		awaits     bool
		want       string
	}{
		{name: "plain", body: add, want: "data race: S.n"},
		{name: "read and write", body: "  x := pull S s\n  assert (<= x 0z) prop 0\n", want: ""},
		{name: "locked", body: locked + "  assert (<= y 2z) prop 0\n", want: ""},
		{name: "locked, one order fails", body: locked + "  assert (<= y 1z) prop 0\n", want: "p fails"},
		{name: "volatile", body: add + "  assert (<= y 2z) prop 0\n", volatile: true, want: ""},
		{name: "volatile, changed meanwhile", body: add + "  x := pull S s\n  assert (= y x) prop 0\n", volatile: true, want: "p fails"},
		{name: "lock not given back", body: "  call enter(s)\n", want: "never given back"},
		{name: "not held", body: "  call exit(s)\n", want: "does not have"},
		{name: "step", body: "  _ := call step(s)\n", want: ""},
		{name: "step that waits", body: "  _ := call step(s)\n", awaits: true, want: "wait for each other"},
		{name: "number of an object", body: "  assert (<= s.id 7z) prop 0\n", want: "number of an object"},
		{name: "constant or not", body: "  assert (not (< s.id 0z)) prop 0\n", want: ""},
		{name: "endless", body: "  goto B1\nB1:\n  goto {false -> B2, else -> B1}\nB2:\n", want: "without a switch"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, err := Parse("two", strings.Replace(twoThreads, "BODY", test.body, 1))
			if err != nil {
				t.Fatal(err)
			}
			n := p.Classes[1].Fields[0]
			threads := &Threads{
				Does:     map[string]ThreadOp{"go": Spawn, "enter": Lock, "exit": Unlock},
				Steps:    map[string]StepKind{"step": {Awaits: test.awaits}},
				Volatile: map[*Field]bool{n: test.volatile}, Statics: p.Globals[0],
			}
			x, err := Explore(t.Context(), p, threads, Bounds{States: 1000, Depth: 100, Steps: 1000})
			if err != nil {
				t.Fatal(err)
			}
			if x.Complete != (test.want == "") || !strings.Contains(x.Reason, test.want) {
				t.Errorf("complete %v, %d states, %q; want %q", x.Complete, x.States, x.Reason, test.want)
			}
		})
	}
}
