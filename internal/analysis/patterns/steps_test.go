package patterns

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

// numbered makes a list of cells with the numbers a, a + 1, …, walks along it, and asks for the next number.
const numbered = `
class Object #1
class Cell #2 extends Object {
  data: i32
  next: ref Cell
}
input 0 environment "i"
prop 0 assert "one more"
entry main
proc main() {
  var p, q: ref Cell
  var a, b, c: i32
B0:
  havoc a input 0
  b := a
  goto B1
B1:
  c := (wrap.i32 (+ b 1))
  q := new Cell @1
  push Cell q, b, p
  p := q
  b := c
  goto B1
}
`

// TestEntailsSteps: what a pattern says of steps and links counts for entailment, in each direction.
func TestEntailsSteps(t *testing.T) {
	p, err := ivl.Parse("numbered.ivl", numbered)
	if err != nil {
		t.Fatal(err)
	}
	r, err := PrepareSteps(p)
	if err != nil || r == nil {
		t.Fatalf("the program has no steps: %v", err)
	}
	const cells = "node 0 null\nnode 1 Cell@1 is p\nnode 2* Cell@1\nedge 1 next? 0\nedge 1 next? 2\nedge 2 next? 0\nedge 2 next? 2\n"
	read := func(text string) *Pattern {
		q, err := r.ParsePattern(1, text)
		if err != nil {
			t.Fatal(err)
		}
		if again, err := r.ParsePattern(1, q.String()); err != nil || again.String() != q.String() {
			t.Fatalf("%s is read as %s (%v)", q, again, err)
		}
		return q
	}
	vague := read(cells)
	for _, more := range []string{
		strings.Replace(cells, "2* Cell@1", "2* Cell@1 with step:next.data=data-1", 1),
		strings.Replace(cells, "is p", "is p where data+1==b", 1),
		strings.Replace(cells, "is p", "is p where data-1!=b", 1),
	} {
		exact := read(more)
		if !exact.Entails(vague) || vague.Entails(exact) {
			t.Errorf("%s\nhas fewer states than\n%s", exact, vague)
		}
	}
	if n := len(r.Vocab.Links); n == 0 {
		t.Fatal("no links")
	}
	linked := vague.clone()
	for k := range linked.links {
		linked.links = set(linked.links, k, True)
	}
	if !linked.Entails(vague) || vague.Entails(linked) {
		t.Error("links do not count for entailment")
	}
}
