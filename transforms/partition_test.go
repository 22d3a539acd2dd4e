package transforms

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/ivl"
)

// modes is a heater: while it is in mode eco, at most 21 degrees are wanted. Each change of the mode
// is followed by LIMIT.
const modes = `
class java/lang/Object #1
class Mode #2 extends java/lang/Object {
}

input 0 environment "n"

prop 0 assert "little in eco"
prop 1 assert "few rounds"

entry main

proc main() {
  var eco, full, mode: ref Mode
  var wanted, n, round, points: i32
L0:
  eco := new Mode @1
  full := new Mode @2
  mode := full
  wanted := 20
  goto L1
L1:
  assert (or (not (= mode eco)) (<= wanted 21)) prop 0
  havoc n input 0
  goto {(= n 0) -> L2, (= n 1) -> L3, (= n 2) -> L4, else -> L6}
L2:
  mode := eco
  wanted := LIMIT
  goto L1
L3:
  mode := full
  goto L1
L4:
  goto {(= mode eco) -> L1, else -> L5}
L5:
  wanted := 30
  goto L1
L6:
  round := 0
  points := 0
  goto L7
L7:
  goto {(< round 3) -> L8, else -> L10}
L8:
  havoc n input 0
  goto {(= n 0) -> L9, else -> L11}
L9:
  points := (wrap.i32 (+ points 2))
  goto L11
L11:
  round := (wrap.i32 (+ round 1))
  goto L7
L10:
  assert (<= points MOST) prop 1
  return
}
`

// TestByCases: what holds in one mode, and after some rounds of a loop, is proved by cases and not
// without; what does not hold is not.
func TestByCases(t *testing.T) {
	for _, c := range []struct {
		limit, most string
		open        [2]bool
	}{
		{"(ite (< wanted 21) wanted 21)", "6", [2]bool{false, false}},
		{"wanted", "6", [2]bool{true, false}},
		{"(ite (< wanted 21) wanted 22)", "5", [2]bool{true, true}},
	} {
		p, err := ivl.Parse("modes", strings.NewReplacer("LIMIT", c.limit, "MOST", c.most).Replace(modes))
		if err != nil {
			t.Fatal(err)
		}
		first, err := Apply(p, First(Options{Without: []string{Unrolling}}), false, nil)
		if err != nil {
			t.Fatal(err)
		}
		flat, a, err := Identified(t.Context(), first)
		if err != nil {
			t.Fatal(err)
		}
		r, err := certificate.Check(t.Context(), a.Claims())
		if err != nil {
			t.Fatal(err)
		}
		if !r.Open[p.Props[0]] || !r.Open[p.Props[1]] {
			t.Errorf("limit %s, most %s: proved without cases", c.limit, c.most)
		}
		open := [2]bool{true, true}
		for _, k := range Keys(flat, a) {
			a, err := ByCases(t.Context(), flat, k, Options{})
			if err != nil {
				t.Fatal(err)
			}
			r, err := certificate.Check(t.Context(), a.Claims())
			if err != nil {
				t.Fatal(err)
			}
			for i := range open {
				open[i] = open[i] && r.Open[p.Props[i]]
			}
		}
		if open != c.open {
			t.Errorf("limit %s, most %s: open %v, want %v", c.limit, c.most, open, c.open)
		}
	}
}
