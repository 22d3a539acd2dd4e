package transforms

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// parser is a program with a parser whose reader is null before it starts and after it stops.
const parser = `
class java/lang/Object #1
class Reader #2 extends java/lang/Object {
  n: i32
}
class Parser #3 extends java/lang/Object {
  reader: ref Reader
}

input 0 environment "whether to go on"

prop 0 assert "there is a reader"

entry main

proc main() {
  var p, other: ref Parser
  var again: u1
L0:
  again := 0
  goto L1
L1:
  p := new Parser @1
  call construct(p)
  BEFORE
  call begin(p)
  call work(p)
  call finish(p)
  AFTER
  havoc again input 0
  AGAIN
L2:
  return
}

proc construct(p: ref Parser) {
L0:
  push Parser p, null:Reader
  return
}

proc begin(p: ref Parser) {
  var r: ref Reader
L0:
  r := new Reader @2
  push Parser p, r
  return
}

proc use(p: ref Parser) {
L0:
  call construct(p)
  call begin(p)
  return
}

proc ask(p: ref Parser) {
L0:
  call work(p)
  return
}

proc work(q: ref Parser) {
  var r: ref Reader
L0:
  r := pull Parser q
  assert (not (= r null:Reader)) prop 0
  return
}

proc finish(p: ref Parser) {
L0:
  push Parser p, null:Reader
  return
}
`

// How the block that makes a parser ends.
const (
	single = "goto L2"
	often  = "goto {(= again 1u1) -> L1, else -> L2}"
)

func parserWith(t *testing.T, before, after, again string) *ivl.Program {
	t.Helper()
	p, err := ivl.Parse("parser", strings.NewReplacer("BEFORE", before, "AFTER", after, "AGAIN", again).Replace(parser))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// follow checks what is claimed of p when the objects are followed.
func follow(t *testing.T, p *ivl.Program, o *sole) (r *certificate.Result, facts []*ivl.Property) {
	t.Helper()
	with, facts, err := followSole(p, o)
	if err != nil {
		t.Fatal(err)
	}
	if err := ivl.Check(with); err != nil {
		t.Fatal(err)
	}
	r, err = certificate.Check(t.Context(), absint.Analyse(with).Claims())
	if err != nil {
		t.Fatal(err)
	}
	return r, facts
}

// TestSole: the fields of an object that a run makes once are followed, also where other objects have the same
// constructor.
func TestSole(t *testing.T) {
	const (
		other = "other := new Parser @3\n  call construct(other)\n  "
		begun = "other := new Parser @3\n  call use(other)\n  "
	)
	for _, c := range []struct {
		name, before, after, again string
		proved                     bool
	}{
		{"one", "", "", single, true},
		{"another is made before", other, "", single, true},
		{"another is made while it works", "", other, single, true},
		{"another starts", begun, "", single, true},
		{"it works before it starts", "call work(p)", "", single, false},
		{"it works after it stops", "", "call work(p)", single, false},
		{"another works", begun, "call ask(other)", single, true},
		{"another works before it starts", "", other + "call ask(other)", single, false},
		{"a copy of the reference stops", "other := p", "call finish(other)\n  call work(p)", single, false},
		{"many", "", "", often, false},
	} {
		p := parserWith(t, c.before, c.after, c.again)
		o := findSole(p, absint.Analyse(p), nil)
		r, facts := follow(t, p, o)
		if c.proved == r.Open[p.Props[0]] {
			t.Errorf("%s: open %v", c.name, c.proved)
		}
		for _, f := range facts {
			if r.Open[f] {
				t.Errorf("%s: %s is open", c.name, f.Name)
			}
		}
	}
}

// TestSoleFacts: if a run makes several objects at a site that is followed, or a push changes one that is said to be
// about others, a property is open. Then nothing that is claimed counts.
func TestSoleFacts(t *testing.T) {
	many := parserWith(t, "", "", often)
	made := &sole{objects: []soleObject{{many.Classes[2], 1}}, about: map[access]flow.Bitset{}, calls: map[callAt]*firstArg{}, site: map[int]int{1: 0}}
	one := parserWith(t, "", "", single)
	pushed := &sole{objects: []soleObject{{one.Classes[2], 1}}, about: map[access]flow.Bitset{}, calls: map[callAt]*firstArg{}, site: map[int]int{1: 0}}
	for _, q := range one.Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) { pushed.about[access{q.Name, s.Position()}] = flow.NewBitset(1) })
	}
	for name, c := range map[string]struct {
		p *ivl.Program
		o *sole
	}{"many": {many, made}, "pushed": {one, pushed}} {
		r, facts := follow(t, c.p, c.o)
		if !r.Open[facts[0]] {
			t.Errorf("%s: %s is proved", name, facts[0].Name)
		}
	}
}
