package report

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/dev/javac"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// jmlCases are facts, and what they are as expressions of JML; "" for none.
var jmlCases = []struct{ fact, expr string }{
	{"0 <= i", "0 <= i"},
	{`i + left == \old(n)`, `i + left == \old(n)`},
	{`\result <= 0 || \result <= n`, `\result <= 0 || \result <= n`},
	{`!\result`, `!\result`},
	{"l1 == null || 0 <= l1.data && l1.data <= 9", "l1 == null || 0 <= l1.data && l1.data <= 9"},
	{"c && (b || p == null)", "c && (b || p == null)"},
	{`\old(Main.total) + 2 * a.length < -5`, `\old(Main.total) + 2 * a.length < -5`},
	{"x <= 4294967296", "x <= 4294967296L"},
	{"-9223372036854775807 <= x", "-9223372036854775807L <= x"},
	{"this.table[i].next != this", "this.table[i].next != this"},
	{"größe == 0", "größe == 0"},
	{"val$x <= 2147483647", "val$x <= 2147483647"},
	{"x <= 9223372036854775808", ""},
	{"next allocated at Main.java:4", ""},
	{"next == null || next allocated at Main.java:4 or allocated at Main.java:7", ""},
	{"… 2 more facts that cannot be told in Java", ""},
	{"", ""},
	{"x <", ""},
	{"x = 1", ""},
	{"(x", ""},
	{"x) == (y", ""},
	{"a < b < c", ""},
	{"x.int == 0", ""},
	{"for", ""},
	{"1x == 0", ""},
	{"010 == x", ""},
	{`\old n`, ""},
	{`\forall(x)`, ""},
	{"x; assert false", ""},
	{"x */ y", ""},
	{"x // y", ""},
	{strings.Repeat("(", 1000), ""},
}

func TestJMLExpression(t *testing.T) {
	for _, c := range jmlCases {
		got, ok := jmlExpression(c.fact)
		if ok != (c.expr != "") || ok && got != c.expr {
			t.Errorf("%q: %q, %v, want %q", c.fact, got, ok, c.expr)
		}
	}
}

func TestJML(t *testing.T) {
	var facts []string
	for _, c := range jmlCases[:1] {
		facts = append(facts, c.fact)
	}
	facts = append(facts, "next allocated at Main.java:4", `\u000a is a line end`)
	for _, c := range []struct {
		kind result.InvariantKind
		want []string
	}{
		{result.LoopInvariant, []string{"//@ maintaining 0 <= i;", "// next allocated at Main.java:4", `// \ u000a is a line end`}},
		{result.MethodRequires, []string{"//@ requires 0 <= i;", "// next allocated at Main.java:4", `// \ u000a is a line end`}},
		{result.MethodEnsures, []string{"//@ ensures 0 <= i;", "// next allocated at Main.java:4", `// \ u000a is a line end`}},
		{result.ClassInvariant, []string{"// every S: 0 <= i", "// every S: next allocated at Main.java:4", `// every S: \ u000a is a line end`}},
	} {
		if got := JML(result.Invariant{Kind: c.kind, Subject: "S", Facts: facts}); !slices.Equal(got, c.want) {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// TestJMLParses lets javac read the expressions: JML's are Java's but for words
// that begin with a backslash.
func TestJMLParses(t *testing.T) {
	tool := filepath.Join(jdktest.Home(t, 17), "bin", "javac")
	class := func(exprs ...string) string {
		var b strings.Builder
		b.WriteString("class Facts {\n")
		for i, e := range exprs {
			fmt.Fprintf(&b, "  boolean f%d() { return %s; }\n", i, strings.ReplaceAll(e, `\`, "$"))
		}
		return b.String() + "}\n"
	}
	parse := func(text string) string {
		file := filepath.Join(t.TempDir(), "Facts.java")
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		if err := javac.Compile(tool, "-d", t.TempDir(), "-encoding", "UTF-8", "-proc:none", "-XDshould-stop.ifNoError=PARSE", "-XDshould-stop.ifError=PARSE", file); err != nil {
			return err.Error()
		}
		return ""
	}
	var good []string
	for _, c := range jmlCases {
		if expr, ok := jmlExpression(c.fact); ok {
			good = append(good, expr)
		}
	}
	if problems := parse(class(good...)); problems != "" {
		t.Errorf("javac: %s", problems)
	}
	if parse(class("x <")) == "" || parse(class("a < b c")) == "" {
		t.Error("javac parses anything")
	}
}

// FuzzJML checks that whatever a fact says, its annotation stays in its line and
// is written the same again.
func FuzzJML(f *testing.F) {
	for _, c := range jmlCases {
		f.Add(c.fact)
	}
	f.Fuzz(func(t *testing.T, fact string) {
		if expr, ok := jmlExpression(fact); ok {
			if strings.ContainsAny(expr, "\n\r;\"'@") || strings.Contains(expr, "//") || strings.Contains(expr, "/*") {
				t.Errorf("%q", expr)
			}
		}
		for _, l := range JML(result.Invariant{Kind: result.MethodEnsures, Facts: []string{fact}}) {
			if strings.ContainsAny(l, "\n\r") || strings.Contains(l, `\u`) {
				t.Errorf("%q", l)
			}
		}
	})
}
