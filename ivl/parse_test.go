package ivl_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/internal/dev/goldentest"
	"github.com/jayverify/jayverify/ivl"
)

func TestRoundTrip(t *testing.T) {
	files, err := filepath.Glob("testdata/*.ivl")
	if err != nil || len(files) == 0 {
		t.Fatalf("no test data: %v", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			p, err := ivl.Parse(file, string(text))
			if err != nil {
				t.Fatal(err)
			}
			goldentest.File(t, file, p.String())
		})
	}
}

// What a person types need not look like what is printed.
func TestParseIsLenient(t *testing.T) {
	p := mustParse(t, `
entry main // the entry
proc main() { // no position
  // a remark
  var x: int
  var y: long // and another

L0:

  x := (wrap.i32
         (+ x // in the middle
            1))
  goto { (< x 1) -> L0,
         else -> L1 }
L1: return }
global g: ref B = null:B
class B #2 extends A
class A #1
`)
	want := `class B #2 extends A
class A #1

global g: ref B = null:B

entry main

proc main() {
  var x: i32
  var y: i64
L0:
  x := (wrap.i32 (+ x 1))
  goto {(< x 1) -> L0, else -> L1}
L1:
  return
}
`
	if diff := cmp.Diff(want, p.String()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestPositions(t *testing.T) {
	p := mustParse(t, `
entry m
proc m() { // A.java:1 @0 in A.m()V
L:
  assume true // A.java:24 @17
  assume true // B.java:2 @3 in b/B.n(I)V
  assume true // ?:2 @3 in ?
  assume true
  return // A.java:25 @20
}`)
	a := &ivl.Method{Class: "A", Name: "m", Desc: "()V", Source: "A.java"}
	b := &ivl.Method{Class: "b/B", Name: "n", Desc: "(I)V", Source: "B.java"}
	proc := p.Procs[0]
	got := []ivl.Pos{proc.Pos}
	for _, s := range proc.Blocks[0].Stmts {
		got = append(got, s.Position())
	}
	got = append(got, proc.Blocks[0].Term.Position())
	want := []ivl.Pos{
		{Method: a, Line: 1}, {Method: a, PC: 17, Line: 24}, {Method: b, PC: 3, Line: 2},
		{PC: 3, Line: 2}, {}, {Method: a, PC: 20, Line: 25},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if got[0].Method != got[1].Method {
		t.Error("equal methods are not shared")
	}
}

func TestSyntaxErrors(t *testing.T) {
	const head = "class A #1 {\n  immutable f: i32\n}\ninput 0 environment \"in\"\nentry m\n"
	inProc := func(line string) string {
		return head + "proc m() {\n  var x: i32\n  var p: ref A\nL:\n  " + line + "\n  return\n}\n"
	}
	tests := []struct{ text, want string }{
		{"claas A #1", `t.ivl:1:1: expected class, pred, input, prop, global, entry or proc, found "claas"`},
		{"class A 1", `t.ivl:1:9: expected "#", found "1"`},
		{"class A #0", `t.ivl:1:10: type numbers are positive`},
		{"class A #1\nclass A #2", `t.ivl:2:7: class "A" is declared twice`},
		{"class A #1 extends B", `t.ivl:1:20: class "B" is not declared`},
		{"class A #1 extends B\nclass B #2 extends A", `t.ivl:1:7: class "A" is its own superclass`},
		{"class A #1\npred P(array ref A)", `t.ivl:2:8: there is no array of ref A`},
		{"pred P(" + strings.Repeat("array ", 9) + "i32)", `t.ivl:1:8: arrays of arrays are nested too deeply`},
		{"class A #1 {\n f: int32\n}", `t.ivl:2:5: expected a type (bool, z, u1, i8, i16, u16, i32, i64, float, double, ref CLASS or array TYPE), found "int32"`},
		{"prop 0 nonsense \"x\"", `t.ivl:1:8: expected a kind of property, found "nonsense"`},
		{"global x: ref B", `t.ivl:1:15: class "B" is not declared`},
		{"global x: i32\nglobal x: i32", `t.ivl:2:8: global "x" is declared twice`},
		{"proc m() {\n", `t.ivl:2:1: expected "}", found the end of the text`},
		{inProc("y := 1"), `t.ivl:10:3: variable "y" is not declared`},
		{inProc("x := 3000000000"), `t.ivl:10:8: 3000000000 does not fit i32; write 3000000000L for i64, 3000000000z for any integer`},
		{inProc("x := 1.5"), `t.ivl:10:8: expected a number such as 7, 7L, 7z, 7u16, 1.5f or 1.5d, found "1.5"`},
		{inProc("x := (wrap x)"), `t.ivl:10:9: "wrap" needs a type: (wrap.i32 …)`},
		{inProc("x := (+ x)"), `t.ivl:10:9: "+" does not take 1 arguments`},
		{inProc("x := (plus x x)"), `t.ivl:10:9: expected an operator, found "plus"`},
		{inProc("x := (+ x x"), `t.ivl:11:3: expected a term, found "return"`},
		{inProc("x := x.id"), `t.ivl:10:10: only references have components, this is a i32`},
		{inProc("x := p.g"), `t.ivl:10:10: class A has no field "g"`},
		{inProc("havoc x input 1"), `t.ivl:10:17: input 1 is not declared`},
		{inProc("assert true prop 0"), `t.ivl:10:20: prop 0 is not declared`},
		{inProc("assume P(x)"), `t.ivl:10:10: predicate "P" is not declared`},
		{inProc("x, x := 1"), `t.ivl:10:3: only pull and call assign several variables or none`},
		{inProc("p := new B @1"), `t.ivl:10:12: class "B" is not declared`},
		{inProc("x := `y"), "t.ivl:10:8: the back-quote is not closed on this line"},
		{inProc(`output "x`), "t.ivl:10:10: the string is not closed on this line"},
		{inProc("x := %"), "t.ivl:10:8: unexpected character '%'"},
		{inProc("x := 1 2"), `t.ivl:10:10: expected the end of the line, found "2"`},
		{inProc("init p.id := 1"), `t.ivl:10:8: expected p.f, an immutable field of a reference`},
	}
	for _, tt := range tests {
		_, err := ivl.Parse("t.ivl", tt.text)
		if err == nil || !strings.HasPrefix(err.Error(), tt.want) {
			t.Errorf("Parse(%q)\n got %v\nwant %s", tt.text, err, tt.want)
		}
	}
}

func mustParse(t testing.TB, text string) *ivl.Program {
	t.Helper()
	p, err := ivl.Parse("test.ivl", text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// FuzzParse: whatever parses prints as something that parses to the same print.
func FuzzParse(f *testing.F) {
	text, err := os.ReadFile("testdata/roundtrip.ivl")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(string(text))
	for _, part := range strings.SplitAfter(string(text), "\n\n") {
		f.Add(part)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := ivl.Parse("fuzz.ivl", text)
		if err != nil {
			return
		}
		printed := p.String()
		q, err := ivl.Parse("printed.ivl", printed)
		if err != nil {
			t.Fatalf("what was printed does not parse: %v\n%s", err, printed)
		}
		if again := q.String(); again != printed {
			t.Fatalf("printing again differs:\n%s", cmp.Diff(printed, again))
		}
	})
}
