package runs

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// console reads lines, and counts those that are "go": the third violates p0. p1 is
// never violated.
const console = `
class java/lang/Object #1
class java/lang/String #2 extends java/lang/Object of u16 external
input 0 environment "Scanner.hasNextLine()" java Z
input 1 environment "Scanner.nextLine()"
prop 0 assert "p0"
prop 1 assert "p1"
entry main

proc main() {
  var more: u1
  var s, word: ref java/lang/String
  var n: i32
  var a, b: u16
L0:
  word := (obj java/lang/String -1 "go")
  havoc more input 0
  goto {(= more 0) -> end, else -> read}
read:
  havoc s input 1
  assume (not (= s null:java/lang/String))
  goto {(= s.length 2) -> two, else -> L0}
two:
  a := pull s[0]
  b := pull s[1]
  goto {(and (= a 103) (= b 111)) -> go, else -> L0}
go:
  n := (wrap.i32 (+ n 1))
  assert (< n 3) prop 0
  assert (< n 100) prop 1
  goto L0
end:
  return
}
`

func consoleRunner(t *testing.T) *Runner {
	t.Helper()
	p, err := ivl.Parse("console", console)
	if err != nil {
		t.Fatal(err)
	}
	p.Procs[0].Pos = ivl.Pos{Method: &ivl.Method{Class: "Main", Name: "main"}}
	x := New(&lower.Result{Program: p, Entry: "Main.run()V"})
	if err := x.Compile(); err != nil {
		t.Fatal(err)
	}
	return x
}

// TestEvolve finds a violation that needs three lines with a word of the program, and
// tells it without what it does not need.
func TestEvolve(t *testing.T) {
	x := consoleRunner(t)
	if !x.Typed() {
		t.Error("a program that reads lines is not seen to read texts")
	}
	found := map[string]func() ivl.Inputs{}
	covered := 0
	f := x.Evolve(t.Context(), Visitor{
		Violates: func(p *ivl.Property, inputs func() ivl.Inputs) {
			if _, ok := found[p.Name]; !ok {
				found[p.Name] = inputs
			}
		},
		Covers: func(func() ivl.Inputs) { covered++ },
		Closed: func(p *ivl.Property) bool { return found[p.Name] != nil },
		Done:   func() bool { return false },
	})
	if len(found) != 1 || found["p0"] == nil || covered == 0 {
		t.Fatalf("%+v; found %v, covered %d", f, found, covered)
	}
	out := x.Machine.Run(t.Context(), ivl.Options{Inputs: found["p0"]()})
	if out.Result != ivl.Violated || out.Prop.Name != "p0" {
		t.Fatalf("the inputs lead to %v", out.Result)
	}
	lines := 0
	for _, c := range out.Consumed {
		if c.Request.Input != nil && c.Request.Input.Name == "Scanner.nextLine()" {
			lines++
		}
	}
	if lines != 3 {
		t.Errorf("%d lines are typed where 3 do", lines)
	}
}

// TestTypistRepeats shows that the same seed gives the same values, as a replay needs.
func TestTypistRepeats(t *testing.T) {
	x := consoleRunner(t)
	lex := newLexicon(x.Lowered.Program)
	text := func(seed uint64) string {
		in := newTypist(x.Lowered, lex, ivl.Literals{}, nil, seed)
		x.Machine.Run(t.Context(), ivl.Options{Inputs: in, MaxSteps: 10_000})
		var b strings.Builder
		for _, g := range in.given.queue(x.Lowered.Program.Inputs[1]) {
			b.WriteString(g.text + "|")
		}
		return b.String()
	}
	different := false
	for seed := range uint64(20) {
		if a, b := text(seed), text(seed); a != b {
			t.Errorf("seed %d: %q and %q", seed, a, b)
		}
		different = different || text(seed) != text(0)
	}
	if !different {
		t.Error("all seeds give the same")
	}
}

func TestNoteText(t *testing.T) {
	words, others, marks := map[string]bool{}, map[string]bool{}, map[rune]bool{}
	for _, text := range []string{"set ", "up", "", "add, rm or (list).", ":"} {
		noteText(text, words, others, marks)
	}
	for _, w := range []string{"set", "up", ":"} {
		if !words[w] {
			t.Errorf("%s is no word", w)
		}
	}
	for _, w := range []string{"add", "rm", "or", "list"} {
		if !others[w] {
			t.Errorf("%s is no word of a message", w)
		}
	}
	if len(words) != 3 || len(others) != 4 || len(marks) != 1 || !marks[':'] {
		t.Errorf("%v, %v, %v", words, others, marks)
	}
}

func TestLexicon(t *testing.T) {
	x := consoleRunner(t)
	lex := newLexicon(x.Lowered.Program)
	if want := []string{"go"}; !reflect.DeepEqual(lex.words, want) {
		t.Errorf("words %q, want %q", lex.words, want)
	}
	if want := []int64{0, 1, 2, 3, 100, 103, 111}; !reflect.DeepEqual(lex.numbers, want) {
		t.Errorf("numbers %v, want %v", lex.numbers, want)
	}
	x.Lowered.Program.Procs[0].Pos.Method.Class = "java/util/Scanner"
	if lex := newLexicon(x.Lowered.Program); len(lex.words)+len(lex.numbers) > 0 {
		t.Errorf("the library's constants are taken for the program's: %v", lex)
	}
}

// TestWriter checks that edited texts stay what they were, and that each part of them
// is changed some time.
func TestWriter(t *testing.T) {
	w := &writer{lexicon: &lexicon{words: []string{"add", "rm"}, marks: []rune{':'}, numbers: []int64{42}}, rnd: rand.New(rand.NewPCG(1, 1))}
	changed := map[string]bool{}
	for range 2000 {
		if s := w.edited("open", false); strings.Contains(s, " ") {
			t.Fatalf("a token became %q", s)
		}
		for i, p := range strings.Split(w.edited("add 9:15 x", true), " ") {
			if want := []string{"add", "9:15", "x"}; i < 3 && p != want[i] {
				changed[want[i]] = true
			}
		}
		w.used = nil
	}
	if len(changed) != 3 {
		t.Errorf("changed: %v", changed)
	}
	var near []string
	for range 500 {
		near = append(near, w.near("9:15"))
	}
	for _, want := range []string{"9:16", "10:15", "9:14"} {
		if !slices.Contains(near, want) {
			t.Errorf("nothing near 9:15 is %s", want)
		}
	}
	if from, to := digits("a12b3", 3); from != 4 || to != 5 {
		t.Errorf("digits from %d to %d", from, to)
	}
	if from, to := digits("a12b", 3); from != 1 || to != 3 {
		t.Errorf("digits from %d to %d", from, to)
	}
	if from, to := digits("ab", 1); from != to {
		t.Errorf("digits from %d to %d", from, to)
	}
}
