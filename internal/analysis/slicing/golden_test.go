package slicing_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/analysis/slicing"
	"github.com/jayverify/jayverify/internal/dev/goldentest"
	"github.com/jayverify/jayverify/ivl"
)

// TestGolden shows the slices of a small program, and that bounds and differences prove its checks in them.
func TestGolden(t *testing.T) {
	const path = "testdata/slices.txtar"
	a, err := txtar.ParseFile(path)
	if err != nil {
		t.Fatal(err)
	}
	p, err := ivl.Parse(path, string(a.Files[0].Data))
	if err != nil {
		t.Fatal(err)
	}
	r, err := certificate.Check(t.Context(), absint.Analyse(p).Claims())
	if err != nil {
		t.Fatal(err)
	}
	if !r.Open[p.Props[0]] || !r.Open[p.Props[1]] {
		t.Error("abstract interpretation proves a check: the slices show nothing")
	}
	limits := slicing.Usual()
	limits.Callee = 0
	for i, list := range slicing.New(r, limits).Slices(p.Props) {
		for j, s := range list {
			q := s.Program()
			if err := ivl.Check(q); err != nil {
				t.Errorf("slice %d.%d: %v", i, j, err)
			}
			var b strings.Builder
			for _, c := range q.Procs {
				b.WriteString(c.String() + "\n")
			}
			goldentest.Section(t, path, a, fmt.Sprintf("slice-%d.%d.ivl", i, j), b.String())
			for _, x := range s.Props {
				if !proves(t, s, x, nil) {
					t.Errorf("slice %d.%d does not prove %q", i, j, x.Name)
				}
			}
		}
	}
}

// TestTrim: an assumption stays if a branch, a check or an invariant depends on all that it is about.
func TestTrim(t *testing.T) {
	const text = `
pred inv(i32) "what a field can hold"

input 0 environment "n"

prop 0 assert "p"

entry main

proc main() {
  var id, typ, unused: z
  var n, m, k, r, s: i32
M0:
  havoc id input 0
  havoc typ input 0
  havoc n input 0
  havoc m input 0
  havoc k input 0
  assume (and (= (= id 0z) (= typ 0z)) (<= 0z id) (= unused 0z))
  assume (and (<= n m) (<= m k))
  assume inv(n)
  r, s := call f(n, m)
  goto {(= id 0z) -> M1, else -> M2}
M1:
  assert (< r 7) prop 0
  return
M2:
  return
}

proc f(a: i32, b: i32) returns (i32, i32) {
F0:
  assume (and (<= 0 a) (<= 0 b))
  return a, b
}
`
	p, err := ivl.Parse("trim.ivl", text)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, q := range slicing.Trim(p).Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			if a, ok := s.(*ivl.Assume); ok {
				got = append(got, a.T.String())
			}
		})
	}
	// n is needed for r, and so m and k, with which it is compared; typ and unused are not, and b only gives s.
	want := "(<= 0z id) (<= n m) (<= m k) (<= 0 a)"
	if strings.Join(got, " ") != want {
		t.Errorf("the assumptions are %s, want %s", strings.Join(got, " "), want)
	}
}

// TestCaught: what follows where an exception is made that may leave the entry, or be caught, is not out of reach.
func TestCaught(t *testing.T) {
	const text = `
class java/lang/Object #1
class Node #2 extends java/lang/Object {
  at: i32
}

input 0 environment "n"

prop 0 assert "the number is small"
prop 1 assert "no exception leaves the entry"

entry main

proc main() {
  var n: i32
  var e: ref Node
M0:
  havoc n input 0
  e := call f(n)
  goto {(= e null:Node) -> M1, else -> M2}
M1:
  return
M2:
  assert (not (= e.allocSite 2z)) prop 1
  return
}

proc f(x: i32) returns (ref Node) {
  var e: ref Node
F0:
  e := new Node @2
  push Node e, 0
  goto {(< x 0) -> F1, else -> F2}
F1:
  return e
F2:
  assert (<= x 5) prop 0
  return null:Node
}
`
	p, err := ivl.Parse("caught.ivl", text)
	if err != nil {
		t.Fatal(err)
	}
	r, err := certificate.Check(t.Context(), absint.Analyse(p).Claims())
	if err != nil {
		t.Fatal(err)
	}
	asked := 0
	for _, list := range slicing.New(r, slicing.Usual()).Slices(p.Props) {
		for _, s := range list {
			for _, x := range s.Props {
				if asked++; proves(t, s, x, nil) {
					t.Errorf("a slice proves %q", x.Name)
				}
			}
		}
	}
	if asked == 0 {
		t.Error("there is no slice")
	}
}
