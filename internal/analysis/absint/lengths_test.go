package absint_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// TestLengthsApart: arrays from outside that their lengths tell apart have all lengths together, as arguments and as
// elements of arrays. A condition on the length is known of the array wherever it is.
func TestLengthsApart(t *testing.T) {
	const text = `class java/lang/Object #1 external
class Text #2 extends java/lang/Object of u16 external
class Texts #3 extends java/lang/Object of ref Text external

input 0 environment "argument"

prop 0 assert "0"
prop 1 assert "1"
prop 2 assert "2"
prop 3 assert "3"
prop 4 assert "4"
prop 5 assert "kept"

entry main

proc main() {
  var a, b: ref Text
  var texts: ref Texts
L0:
  havoc a input 0
  assume (not (= a null:Text))
  assert (not (= a.length 0)) prop 0
  assert (not (= a.length 2)) prop 2
  texts := new Texts[1] @1 external
  b := pull texts[0]
  assert (not (= b.length 1)) prop 1
  assert (not (= b.length 3)) prop 3
  assert (not (= b.length 4)) prop 4
  goto {(< b.length 2) -> L1, else -> L2}
L1:
  return
L2:
  a := b
  assert (<= 2 a.length) prop 5
  return
}
`
	p, err := ivl.Parse("p.ivl", text)
	if err != nil {
		t.Fatal(err)
	}
	var class *ivl.Class
	for _, c := range p.Classes {
		if c.Name == "Text" {
			class = c
		}
	}
	for _, cuts := range [][]int64{{2}, {1, 2}, {2, 3, 4}, {1, 2, 3, 5}} {
		a, err := absint.AnalyseApart(t.Context(), p, certificate.Lengths{class: cuts})
		if err != nil {
			t.Fatal(err)
		}
		r, err := certificate.Check(t.Context(), a.Claims())
		if err != nil {
			t.Fatal(err)
		}
		if r.Weakened > 0 {
			t.Errorf("%v: weakened: %s", cuts, strings.Join(r.First, "; "))
		}
		for _, q := range p.Props {
			if want := q.Name != "kept"; r.Open[q] != want {
				t.Errorf("%v: %s: open is %v", cuts, q.Name, !want)
			}
		}
		claims := a.Claims() // that elements are as short as can be is no claim that passes
		for k, set := range claims.Cells {
			if k.Kind == certificate.Elements && claims.Objects[k.Object].Site == 1 {
				first := slices.Index(claims.Objects, certificate.Object{Class: class})
				less := *set
				less.Objects = flow.SetOf(first)
				claims.Cells[k] = &less
			}
		}
		if r, err = certificate.Check(t.Context(), claims); err != nil || r.Weakened == 0 || len(r.Open) != len(p.Props)-1 {
			t.Errorf("%v: a wrong claim about elements passes: %v, %v", cuts, r, err)
		}
	}
	for _, wrong := range [][]int64{{0}, {2, 1}, {3, 3}, {1 << 40}} {
		claims := absint.Analyse(p).Claims()
		claims.Lengths = certificate.Lengths{class: wrong}
		claims.Objects = nil
		if _, err := certificate.Check(t.Context(), claims); err == nil || !strings.Contains(err.Error(), "ascend") {
			t.Errorf("%v: %v", wrong, err)
		}
	}
}

// TestFieldsTellObjectsApart: a condition on a reference in an immutable field is known of the object, and of null, whose
// components are zero.
func TestFieldsTellObjectsApart(t *testing.T) {
	const text = `class java/lang/Object #1
class C #2 extends java/lang/Object {
  immutable f: ref C
}

input 0 environment "choice"

prop 0 assert "it is not null"
prop 1 assert "it is not the first one"
prop 2 assert "it is the second one"
prop 3 assert "it is not the second one"

entry main

proc main() {
  var p, q, r: ref C
  var n: i32
L0:
  p := new C @1
  init p.f := null:C
  q := new C @2
  init q.f := p
  havoc n input 0
  goto {(= n 0) -> L1, (= n 1) -> L2, else -> L3}
L1:
  r := p
  goto L4
L2:
  r := q
  goto L4
L3:
  r := null:C
  goto L4
L4:
  goto {(= r.f null:C) -> L5, else -> L6}
L5:
  assert (not (= r null:C)) prop 0
  assert (not (= r.allocSite 1)) prop 1
  return
L6:
  assert (= r.allocSite 2) prop 2
  goto {(= r.f p) -> L7, else -> L8}
L7:
  assert (not (= r.allocSite 2)) prop 3
  return
L8:
  return
}
`
	p, err := ivl.Parse("p.ivl", text)
	if err != nil {
		t.Fatal(err)
	}
	r, err := certificate.Check(t.Context(), absint.Analyse(p).Claims())
	if err != nil {
		t.Fatal(err)
	}
	if r.Weakened > 0 {
		t.Errorf("weakened: %s", strings.Join(r.First, "; "))
	}
	for i, want := range []bool{true, true, false, true} {
		if q := p.Props[i]; r.Open[q] != want {
			t.Errorf("%s: open is %v", q.Name, !want)
		}
	}
}
