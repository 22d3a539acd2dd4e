package report

import (
	"testing"

	"github.com/jayverify/jayverify/internal/result"
	"github.com/jayverify/jayverify/ivl"
)

// TestAssumedValue checks the forms that validators read values in.
func TestAssumedValue(t *testing.T) {
	main := &ivl.Method{Class: "a/Main", Name: "main", Desc: "()V"}
	for _, c := range []struct{ value, variable, want, function string }{
		{"5", "x", "x = 5;", ""},
		{"5", "", `\result = 5;`, "nondetInt"},
		{"NaN", "x", "x = NaN;", ""},
		{`'q'`, "x", "x = 113;", ""},
		{`'\''`, "x", "x = 39;", ""},
		{`'\r'`, "x", "x = 13;", ""},
		{`'\ud83d'`, "x", "x = 55357;", ""},
		{`"a\"b"`, "x", `x.equals("a\"b");`, ""},
		{`"ab"`, "", `\result.equals("ab");`, "nondetInt"},
		{`"ab"…`, "x", `x.startsWith("ab");`, ""},
		{"null", "x", "x = null;", ""},
	} {
		run := &result.Counterexample{}
		if c.variable != "" {
			run.Changes = []result.Change{{Step: 1, Name: c.variable, Value: c.value}}
		}
		in := result.InputValue{Input: &ivl.Input{Name: "Verifier.nondetInt()", Pos: ivl.Pos{Method: main}}, Value: c.value, Step: 1}
		data := assumedValue(run, in)
		function := ""
		if len(data) > 2 {
			function = data[2].Text
		}
		if data[0].Text != c.want || function != c.function || data[1].Text != "java::a.Main.main:()V" {
			t.Errorf("%s: %v, want %s", c.value, data, c.want)
		}
	}
}
