package certificate_test

import (
	"context"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/ivl"
)

const classes = `
class java/lang/Object #1
class A #2 extends java/lang/Object {
  f: i32
}
class E #3 extends java/lang/Object
input 0 environment "in"
prop 0 assert "p"
prop 1 assert "q"
entry main
`

// TestCheck checks small programs: prop 1 holds, prop 0 is violated by some run.
func TestCheck(t *testing.T) {
	for name, body := range map[string]string{
		"objects of two sites": `
proc main() {
  var p: ref A
  var b: bool
  var x: i32
L0:
  havoc b input 0
  goto {b -> L1, else -> L2}
L1:
  p := new A @1
  push A p, 1
  goto L3
L2:
  p := new A @2
  push A p, 2
  goto L3
L3:
  x := pull A p
  assert (<= x 2) prop 1
  assert (= x 1) prop 0
  return
}`,
		"a read before the first push": `
proc main() {
  var p, q, r: ref A
  var b: bool
  var x: i32
L0:
  r := new A @1
  push A r, 1
  havoc b input 0
  p := new A @2
  q := (ite b p r)
  x := pull A q
  push A p, 1
  assert (<= x 1) prop 1
  assert (= x 1) prop 0
  return
}`,
		"a push to what the variable has become": `
proc main() {
  var p, q, r, s: ref A
  var b: bool
  var x: i32
L0:
  r := new A @1
  push A r, 1
  havoc b input 0
  p := new A @2
  s := p
  q := (ite b p r)
  p := r
  push A p, 1
  x := pull A q
  push A s, 1
  assert (<= x 1) prop 1
  assert (= x 1) prop 0
  return
}`,
		"two objects of one site": `
proc main() {
  var p, q: ref A
L0:
  p := call f()
  q := call f()
  assert (not (= p null:A)) prop 1
  goto {(= p q) -> L1, else -> L2}
L1:
  return
L2:
  assert false prop 0
  return
}
proc f() returns (ref A) {
  var p: ref A
L0:
  p := new A @1
  push A p, 1
  return p
}`,
		"two exits": `
proc main() {
  var p: ref A
  var e: ref E
L0:
  p, e := call f()
  goto {(= e null:E) -> L1, else -> L2}
L1:
  assert (not (= p null:A)) prop 1
  return
L2:
  assert (not (= p null:A)) prop 0
  return
}
proc f() returns (ref A, ref E) {
  var p: ref A
  var e: ref E
  var b: bool
L0:
  havoc b input 0
  goto {b -> L1, else -> L2}
L1:
  p := new A @1
  push A p, 1
  return p, null:E
L2:
  e := new E @2
  push E e
  return null:A, e
}`,
	} {
		t.Run(name, func(t *testing.T) {
			p, err := ivl.Parse("test.ivl", strings.TrimSpace(classes)+"\n"+body+"\n")
			if err != nil {
				t.Fatal(err)
			}
			if err := ivl.Check(p); err != nil {
				t.Fatal(err)
			}
			for _, claims := range []*certificate.Claims{absint.Analyse(p).Claims(), nothing(p), without(p)} {
				r, err := certificate.Check(context.Background(), claims)
				if err != nil {
					t.Fatal(err)
				}
				if !r.Open[p.Props[0]] {
					t.Errorf("prop 0 is said to hold, after %d claims were weakened", r.Weakened)
				}
				if r.Open[p.Props[1]] && r.Weakened == 0 {
					t.Error("prop 1 is open")
				}
			}
		})
	}
}

// without claims what the analysis does, and that no run gets to prop 0.
func without(p *ivl.Program) *certificate.Claims {
	c := absint.Analyse(p).Claims()
	for _, pc := range c.Procs {
		for i, b := range pc.Proc.Blocks {
			for _, s := range b.Stmts {
				if a, ok := s.(*ivl.Assert); ok && a.Prop.ID == 0 {
					pc.Blocks[i] = nil
				}
			}
		}
	}
	return c
}

// nothing claims that no block is reached, and that nothing is ever stored.
func nothing(p *ivl.Program) *certificate.Claims {
	c := absint.Analyse(p).Claims()
	c.Cells = map[certificate.Cell]*certificate.Set{}
	for _, pc := range c.Procs {
		clear(pc.Blocks)
		pc.Exits = [2]*certificate.Exit{}
	}
	return c
}
