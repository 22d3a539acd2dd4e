package transforms

import (
	"context"
	"slices"
	"testing"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/ivl"
)

// gate is a program in which a field is set, and an initialiser has a branch that some runs take.
const gate = `
class java/lang/Object #1

input 0 environment "n"

prop 0 assert "not null"

global status: i8 = 0i8
global field: ref java/lang/Object = null:java/lang/Object

entry main

proc main() {
L0:
  goto {(= status 1i8) -> ready, else -> go}
go:
  call start()
  goto ready
ready:
  call use()
  return
}

proc start() {
  var o: ref java/lang/Object
L0:
  status := 1i8
  o := new java/lang/Object @1
  field := o
  return
}

proc use() {
  var o: ref java/lang/Object
L0:
  o := field
  assert (not (= o null:java/lang/Object)) prop 0
  return
}
`

// TestRefuted: a fact that is refuted is left out, and with it what is assumed because of it.
func TestRefuted(t *testing.T) {
	p, err := ivl.Parse("gate", gate)
	if err != nil {
		t.Fatal(err)
	}
	a := absint.Analyse(p)
	_, facts := Initialised(p, a, nil)
	if len(facts) != 1 || facts[0].Name != "field:initialised" {
		t.Fatalf("facts: %v", facts)
	}
	if out, facts := Initialised(p, a, map[string]bool{"field:initialised": true}); out != p || len(facts) != 0 {
		t.Errorf("with the fact refuted: %v", facts)
	}
}

// TestRefute: an analysis refutes a fact that it does not show, and no other.
func TestRefute(t *testing.T) {
	p, err := ivl.Parse("gate", gate)
	if err != nil {
		t.Fatal(err)
	}
	with, facts := Initialised(p, absint.Analyse(p), nil)
	wrong := &ivl.Property{ID: len(with.Props), Name: "wrong"}
	with = ivl.MapProcs(with, func(q *ivl.Proc) *ivl.Proc {
		if q.Name != "use" {
			return q
		}
		out, b := *q, *q.Blocks[0]
		b.Stmts = append(slices.Clip(b.Stmts), &ivl.Assert{T: ivl.Eq.Of(p.Globals[0], ivl.Zero(p.Globals[0].Typ)), Prop: wrong})
		out.Blocks = []*ivl.Block{&b}
		return &out
	})
	a, err := absint.AnalyseWithout(context.Background(), with, nil)
	if err != nil {
		t.Fatal(err)
	}
	refuted := map[string]bool{}
	if !refute(&Sharpened{Plain: a, Facts: append(facts, wrong)}, refuted) || len(refuted) != 1 || !refuted["wrong"] {
		t.Errorf("refuted: %v", refuted)
	}
}
