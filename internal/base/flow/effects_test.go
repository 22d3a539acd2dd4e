package flow

import (
	"fmt"
	"math/rand"
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

// TestEffects compares the effects of random procedures, which call each other in cycles, too, with those of all
// procedures that they reach.
func TestEffects(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for range 2000 {
		p := &ivl.Program{Entry: "p0"}
		var globals []*ivl.Var
		for i := range 4 {
			globals = append(globals, &ivl.Var{Name: fmt.Sprint("g", i), Typ: ivl.Int, Global: true})
		}
		p.Globals = globals
		n := 1 + random.Intn(6)
		calls, writes := map[string][]string{}, map[string]*ivl.Var{}
		for i := range n {
			name, g := fmt.Sprint("p", i), globals[random.Intn(4)]
			b := &ivl.Block{Label: "L0", Term: &ivl.Return{}}
			if random.Intn(2) == 0 {
				b.Stmts, writes[name] = append(b.Stmts, &ivl.Havoc{X: g}), g
			}
			for range random.Intn(3) {
				c := fmt.Sprint("p", random.Intn(n))
				b.Stmts, calls[name] = append(b.Stmts, &ivl.Call{Proc: c}), append(calls[name], c)
			}
			p.Procs = append(p.Procs, &ivl.Proc{Name: name, Blocks: []*ivl.Block{b}})
		}
		e := FindEffects(p)
		for _, q := range p.Procs {
			seen, want := map[string]bool{}, map[*ivl.Var]bool{}
			var visit func(string)
			visit = func(name string) {
				if seen[name] {
					return
				}
				seen[name] = true
				if g := writes[name]; g != nil {
					want[g] = true
				}
				for _, c := range calls[name] {
					visit(c)
				}
			}
			visit(q.Name)
			for _, g := range globals {
				if e.Writes(q.Name, g) != want[g] {
					t.Fatalf("%s writes %s: %v, in\n%v", q.Name, g.Name, !want[g], p)
				}
			}
		}
	}
}
