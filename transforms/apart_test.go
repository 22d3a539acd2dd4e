package transforms

import (
	"context"
	"math/rand"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms/ivltest"
)

// kept is a program that keeps texts that are not empty, and people of age, in arrays of objects.
const kept = `
class java/lang/Object #1 external
class Text #2 extends java/lang/Object of u16 external
class Person #3 extends java/lang/Object {
  immutable name: ref Text
  immutable age: i32
}
class Objects #4 extends java/lang/Object of ref java/lang/Object
class Texts #5 extends java/lang/Object of ref Text external

input 0 environment "n"

prop 0 assert "texts are not empty"
prop 1 assert "people have names"
prop 2 assert "people are of age"
prop 3 assert "names are not empty"

entry main

proc main() {
  var args: ref Texts
  var texts, people: ref Objects
  var n, i, age: i32
  var text, name, made: ref Text
  var o: ref java/lang/Object
  var p, q: ref Person
L0:
  havoc n input 0
  assume (<= 0 n)
  args := new Texts[n] @1 external
  texts := new Objects[100] @2 filled
  people := new Objects[100] @3 filled
  i := 0
  goto L1
L1:
  goto {(< i n) -> L2, else -> L9}
L2:
  text := pull args[i]
  havoc n input 0
  goto {(= n 0) -> L3, else -> L4}
L3:
  havoc n input 0
  assume (<= 0 n)
  text := new Text[n] @4
  goto L4
L4:
  name := null:Text
  goto {(< text.length LEAST) -> L6, else -> L5}
L5:
  push texts[0], text
  name := text
  goto L6
L6:
  havoc age input 0
  p := new Person @5
  init p.name := name
  init p.age := age
  o := p
  q := (cast Person o)
  goto {(= q.name null:Text) -> L8, (< q.age 18) -> L8, (< q.name.length SHORT) -> L8, else -> L7}
L7:
  push people[0], WHO
  goto L8
L8:
  havoc i input 0
  assume (<= 0 i)
  goto L1
L9:
  o := pull texts[0]
  made := (cast Text o)
  assert (< 0 made.length) prop 0
  o := pull people[0]
  p := (cast Person o)
  assert (not (= p.name null:Text)) prop 1
  assert (<= 18 p.age) prop 2
  assert (< 0 p.name.length) prop 3
  return
}
`

// TestApart: where the lengths and fields of objects tell them apart, what was asked before an object was kept is known
// afterwards; what was not asked is not.
func TestApart(t *testing.T) {
	for _, c := range []struct {
		least, short, who string
		open              [4]bool
	}{
		{"1", "1", "o", [4]bool{}},
		{"0", "1", "o", [4]bool{true, false, false, false}},
		{"0", "0", "o", [4]bool{true, false, false, true}},
		{"0", "1", "p", [4]bool{true, false, false, false}},
		{"1", "1", "other", [4]bool{false, false, true, false}},
	} {
		text := strings.NewReplacer("LEAST", c.least, "SHORT", c.short, "WHO", c.who).Replace(kept)
		if c.who == "other" { // it is made and not asked
			text = strings.NewReplacer("push people[0], other", "p := new Person @6\n  init p.name := name\n  init p.age := i\n  push people[0], p").Replace(text)
		}
		p, err := ivl.Parse("kept", text)
		if err != nil {
			t.Fatal(err)
		}
		r := apartOf(t, p)
		if r == nil {
			t.Fatalf("%s, %s, %s: nothing to tell apart", c.least, c.short, c.who)
		}
		for i, open := range c.open {
			if r.Open[p.Props[i]] != open {
				t.Errorf("least %s, short %s, %s: %s: open is %v", c.least, c.short, c.who, p.Props[i].Name, !open)
			}
		}
	}
}

// apartOf checks what the analysis claims of a program with its objects apart, nil if there are none.
func apartOf(t *testing.T, p *ivl.Program) *certificate.Result {
	t.Helper()
	a, err := AnalyseApart(t.Context(), p, func(*ivl.Property) bool { return true }, Options{})
	if err != nil {
		t.Fatal(err)
	}
	if a == nil {
		return nil
	}
	if err := ivl.Check(a.Claims().Program); err != nil {
		t.Fatal(err)
	}
	r, err := certificate.Check(t.Context(), a.Claims())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestApartProvesNoViolation: what a run of a random program violates is open when its objects are apart.
func TestApartProvesNoViolation(t *testing.T) {
	n, apart, violated, proved := 600, 0, 0, 0
	if testing.Short() {
		n = 150
	}
	for seed := range n {
		p := ivltest.Generate(rand.New(rand.NewSource(int64(seed))), ivltest.Options{Procs: 1 + seed%3, Stmts: 10 + seed%40, Small: seed%3 > 0, Asserts: true})
		from := spread(p)
		q, lengths := Apart(from, absint.Analyse(from), func(*ivl.Property) bool { return true })
		if q == from && len(lengths) == 0 {
			continue
		}
		if err := ivl.Check(q); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		a, err := absint.AnalyseApart(t.Context(), q, lengths)
		if err != nil {
			t.Fatal(err)
		}
		r, err := certificate.Check(t.Context(), a.Claims())
		if err != nil {
			t.Fatal(err)
		}
		apart++
		for _, c := range p.Props {
			if !r.Open[c] {
				proved++
			}
		}
		m, err := ivl.Compile(p)
		if err != nil {
			t.Fatal(err)
		}
		for in := range 12 {
			out := m.Run(context.Background(), ivl.Options{Inputs: ivltest.HashInputs{Seed: in}, MaxSteps: 1000000, MaxDepth: 200})
			if out.Result != ivl.Violated {
				continue
			}
			violated++
			if !r.Open[p.Props[out.Prop.ID]] {
				t.Errorf("seed %d, inputs %d: a run violates %s, which is said to hold", seed, in, out.Prop.Name)
			}
		}
	}
	if apart < n/10 || violated < n/4 || proved == 0 {
		t.Errorf("of %d programs %d have objects to tell apart; %d runs violate something, %d checks are proved", n, apart, violated, proved)
	}
}
