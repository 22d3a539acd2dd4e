package report

import (
	"testing"

	"github.com/jayverify/jayverify/internal/evidence/result"
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

// TestReturned checks how jlisa-wit is told what a method of Verifier returns: without
// escapes, and not at all where a line or XML cannot have a character.
func TestReturned(t *testing.T) {
	for _, c := range []struct{ name, value, want, scope string }{
		{"Verifier.nondetInt()", "-5", "return_tmp0 = -5;", "nondetInt:()I"},
		{"Verifier.nondetLong()", "5000000000", "return_tmp0 = 5000000000;", "nondetLong:()J"},
		{"Verifier.nondetDouble()", "NaN", "return_tmp0 = NaN;", "nondetDouble:()D"},
		{"Verifier.nondetChar()", `'q'`, "return_tmp0 = 'q';", "nondetChar:()C"},
		{"Verifier.nondetChar()", `'\''`, "return_tmp0 = ''';", "nondetChar:()C"},
		{"Verifier.nondetChar()", `'\n'`, "", ""},
		{"Verifier.nondetString()", `"a\"b\\c"`, `return_tmp0 = "a"b\c";`, "nondetString:()Ljava/lang/String;"},
		{"Verifier.nondetString()", `"\ud83d"`, "", ""},
		{"Verifier.nondetString()", `"ab"…`, "", ""},
		{"Random.nextInt()", "5", "", ""},
	} {
		data := returned(result.InputValue{Input: &ivl.Input{Name: c.name}, Value: c.value}, Options{})
		value, scope := "", ""
		for _, d := range data {
			switch d.Key {
			case "assumption":
				value = d.Text
			case "assumption.scope":
				scope = d.Text
			}
		}
		if value != c.want || c.want != "" && scope != "java::org.sosy_lab.sv_benchmarks.Verifier."+c.scope {
			t.Errorf("%s %s: %q in %q, want %q", c.name, c.value, value, scope, c.want)
		}
	}
}

// TestWitnessExpressions checks values and facts as expressions of Java.
func TestWitnessExpressions(t *testing.T) {
	for value, want := range map[string]string{
		"5": `\result == 5`, "-5000000000": `\result == -5000000000L`, "1.5": `\result == 1.5`, "true": `\result == true`,
		"NaN": `Double.isNaN(\result)`, "-Infinity": `\result == Double.NEGATIVE_INFINITY`, "-0.0": `\result == 0.0 && 1 / \result < 0`,
		`"a\"b"`: `\result.equals("a\"b")`, `"ab"…`: `\result.startsWith("ab")`, `'\n'`: `\result == '\n'`,
	} {
		if got := resultIs(value); got != want {
			t.Errorf("%s: %s, want %s", value, got, want)
		}
	}
	for fact, want := range map[string]string{
		"0 <= i": "i >= 0", "-3 < i": "i > -3", "i <= n": "i <= n", "x == null || 0 <= x.size": "(x == null || 0 <= x.size)",
		"i + j <= 5": "", "i - j <= 5": "", `\old(i) <= i`: "", "next from line 19": "",
	} {
		got, ok := javaExpression(fact)
		if got != want || ok != (want != "") {
			t.Errorf("%s: %q, want %q", fact, got, want)
		}
	}
}

func TestWithoutExponent(t *testing.T) {
	for value, want := range map[string]string{
		"5": "5", "-1.5": "-1.5", "NaN": "NaN", "2e07f": "20000000.0f", "-1e06": "-1000000.0", "1.5e-07": "0.00000015", "-2.5e-07f": "-0.00000025f", "true": "true", "e5": "e5",
	} {
		if got := withoutExponent(value); got != want {
			t.Errorf("%s: %s, want %s", value, got, want)
		}
	}
}
