package flow

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

// TestWrites checks that a procedure writes what it and its callees assign, and no
// variable of another procedure, be there globals or not.
func TestWrites(t *testing.T) {
	const procs = `
class java/lang/Object #1
entry main

proc main() {
  var x: i32
L0:
  call f()
  return
}

proc f() {
  var y: i32
L0:
  y := 1
  G
  return
}
`
	for _, c := range []struct {
		globals, assign string
		want            bool
	}{
		{"", "y := 2", false},
		{"global g: i32\n", "y := 2", false},
		{"global g: i32\n", "g := 2", true},
	} {
		text := strings.Replace(procs, "entry main", c.globals+"entry main", 1)
		p, err := ivl.Parse("test", strings.Replace(text, "G\n", c.assign+"\n", 1))
		if err != nil {
			t.Fatal(err)
		}
		e := FindEffects(p)
		if e.Writes("f", p.Procs[0].Locals[0]) {
			t.Error("f writes a local of main")
		}
		for _, g := range p.Globals {
			if got := e.Writes("f", g); got != c.want {
				t.Errorf("%q: f writes g: %v", c.assign, got)
			}
			if got := e.Writes("main", g); got != c.want {
				t.Errorf("%q: main writes g: %v", c.assign, got)
			}
		}
	}
}
