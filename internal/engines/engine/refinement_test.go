package engine

import (
	"context"
	"math/big"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/encoding"
	"github.com/jayverify/jayverify/internal/evidence"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

const heapProgram = `
class java/lang/Object #1
class A #2 extends java/lang/Object {
  next: ref A
  x: i32
}
class B #3 extends java/lang/Object {
  on: u1
}
class Ints #4 extends java/lang/Object of i32
input 0 environment "n"
prop 0 assert "p"
entry main
proc main() {
  var a, c: ref A
  var b: ref B
  var s: ref Ints
  var n, x, e: i32
  var o: u1
L0:
  havoc n input 0
  a := new A @1
  push A a, null:A, n
  b := new B @2
  push B b, 1u1
  s := new Ints[2] @3
  push s[0], 7
  _, x := pull A a
  o := pull B b
  push A a, a, 5
  c, x := pull A a
  e := pull s[1]
  assert (< x n) prop 0
  return
}
`

// TestDivergence: the first read of a derivation is found that a run with the
// same inputs does not make so, if there is one.
func TestDivergence(t *testing.T) {
	before, err := ivl.Parse("before.ivl", heapProgram)
	if err != nil {
		t.Fatal(err)
	}
	ints := func(values ...int64) (ts []horn.Term) {
		for _, v := range values {
			ts = append(ts, &horn.IntConst{V: big.NewInt(v)})
		}
		return ts
	}
	preds := map[string]*ivl.Pred{
		"A":    {Name: "inv_A", Names: []string{"$id", "$site", "$next$id", "$next$type", "$next$site", "$x"}},
		"B":    {Name: "inv_B", Names: []string{"$id", "$site", "$on"}},
		"Ints": {Name: "inv_Ints", Names: []string{"$id", "$site", "$len", "$[index]", "$[element]"}},
	}
	read := func(class string, args ...int64) evidence.HeapRead {
		return evidence.HeapRead{Pred: preds[class], Args: ints(args...)}
	}
	for _, c := range []struct {
		name  string
		reads []evidence.HeapRead
		want  string
		needs string
		told  string
	}{
		{"none", []evidence.HeapRead{read("A", 1, 1, 0, 0, 0, 3), read("B", 2, 2, 1), read("A", 1, 1, 1, 2, 1, 5), read("Ints", 3, 3, 2, 1, 0)}, "", "A B Ints", "the run ends otherwise: violated after 14 steps: p"},
		{"what is not read does not count", []evidence.HeapRead{read("A", 1, 1, 9, 2, 1, 3)}, "", "A", "the run ends otherwise: violated after 14 steps: p"},
		{"a number", []evidence.HeapRead{read("A", 1, 1, 0, 0, 0, 4), read("B", 2, 2, 0)}, "A: field x was read as 4 and is 3", "A", "field x of A is read as 4 and holds 3"},
		{"a truth value", []evidence.HeapRead{read("A", 1, 1, 0, 0, 0, 3), read("B", 2, 2, 0)}, "B: field on was read as 0 and is 1", "B", "field on of B is read as 0 and holds 1"},
		{"a reference", []evidence.HeapRead{read("A", 1, 1, 0, 0, 0, 3), read("A", 1, 1, 0, 0, 0, 5)}, "A: field next was read as 0 and is an object", "A", "field next of A is read as null and holds an object"},
		{"an element", []evidence.HeapRead{read("Ints", 3, 3, 2, 1, 7)}, "Ints: an element was read as 7 and is 0", "Ints", "an element of Ints is read as 7 and holds 0"},
	} {
		encoded := &ivl.Program{}
		s := tinyKit(config.Config{}, before)
		s.Encodings.Remember(encoded, before)
		v := &evidence.Violation{Prop: before.Props[0], Reads: c.reads, Inputs: []evidence.InputValue{{Input: before.Inputs[0], Typ: ivl.Int, Value: ivl.IntConst(3, ivl.Int)}}}
		got := ""
		d, told := s.Runner.Divergence(context.Background(), before, v)
		if d != nil {
			got = d.Class.Name + ": " + d.String()
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
		if told == nil || told.String() != c.told {
			t.Errorf("%s: it tells %q, want %q", c.name, told, c.told)
		}
		classes, why := s.study(context.Background(), raced{sys: &horn.System{Program: encoded}}, v)
		if got := strings.Join(classes, " "); got != c.needs || (why == "") != (c.want == "") || !strings.HasSuffix(c.want, why) {
			t.Errorf("%s: needs %s %q, want %s", c.name, got, why, c.needs)
		}
		var n refinement
		if news := n.learn(classes); len(news) != len(classes) || !n.fresh {
			t.Errorf("%s: %v is new", c.name, news)
		}
		n.fresh = false
		if news := n.learn(classes); len(news) > 0 || n.fresh {
			t.Errorf("%s: the same again teaches %v", c.name, news)
		}
	}
}

// twoLists builds two lists of inputs, and looks through them.
const twoLists = `
class java/lang/Object #1
class A #2 extends java/lang/Object {
  next: ref A
  x: i32
}
class B #3 extends java/lang/Object {
  next: ref B
  y: i32
}
input 0 environment "n"
prop 0 assert "p"
entry main
proc main() {
  var a, c: ref A
  var b, d: ref B
  var n, x, y: i32
L0:
  a := null:A
  b := null:B
  goto L1
L1:
  havoc n input 0
  c := new A @1
  push A c, a, n
  a := c
  d := new B @2
  push B d, b, n
  b := d
  goto { (= n 0) -> L2, else -> L1 }
L2:
  goto { (or (= a null:A) (= b null:B)) -> L3, else -> L4 }
L3:
  return
L4:
  a, x := pull A a
  b, y := pull B b
  assert (= x y) prop 0
  goto L2
}
`

// TestNext: what a derivation asks for comes next, and is not tried again later.
func TestNext(t *testing.T) {
	p, err := ivl.Parse("lists.ivl", twoLists)
	if err != nil {
		t.Fatal(err)
	}
	s := tinyRounds(config.Config{}, p)
	es := s.Encodings.All(t.Context())
	names := func(es []encoding.Encoding) string {
		var out []string
		for _, e := range es {
			out = append(out, e.Name)
		}
		return strings.ReplaceAll(strings.Join(out, "; "), "space invariants", "SI")
	}
	const first, rest, last = "SI; ", "SI without singletons; SI with the newest objects in globals", "; " + result.FieldArrays
	if got := names(s.refinement.next(t.Context(), s.Encodings, es, 1)); got != first+rest+"; "+result.TimeIndexed+last {
		t.Errorf("with nothing learnt: %s", got)
	}
	s.refinement = refinement{classes: []string{"A"}, fresh: true}
	some := s.refinement.next(t.Context(), s.Encodings, es, 1)
	if got := names(some); s.refinement.fresh || got != first+result.TimeIndexed+" for A; "+rest+"; "+result.TimeIndexed+last {
		t.Errorf("for A: %s", got)
	}
	s.refinement = refinement{classes: []string{"A", "B"}, fresh: true}
	if got := names(s.refinement.next(t.Context(), s.Encodings, es, 1)); got != first+result.TimeIndexed+"; "+rest+last {
		t.Errorf("for all: %s", got)
	}
	s.refinement.fresh = true
	if got := names(s.refinement.next(t.Context(), s.Encodings, es[:1], 1)); got != "SI" {
		t.Errorf("with nothing left: %s", got)
	}
}
