package sexpr

import (
	"strings"
	"testing"
)

func TestParse(t *testing.T) {
	for _, c := range []struct{ in, want, err string }{
		{"", "", ""},
		{"sat\n", "sat", ""},
		{"(P |a b| (- 3)) ; x\nunsat", "(P |a b| (- 3)) unsat", ""},
		{`(error "line ""1"" ) |")`, `(error "line ""1"" ) |")`, ""},
		{"((()))()", "((())) ()", ""},
		{"a|b|c", "a |b| c", ""},
		{"; only a comment", "", ""},
		{"a )", "a", "offset 2: expected an expression, found )"},
		{"(a (b)", "", "offset 6: expected ) for the ( at offset 0, found the end"},
		{"|a", "", "offset 0: expected | at the end of the symbol, found the end"},
		{`"a""`, "", `offset 0: expected " at the end of the string, found the end`},
	} {
		es, err := Parse(c.in)
		if got := text(es); got != c.want {
			t.Errorf("Parse(%q) = %s, want %s", c.in, got, c.want)
		}
		if got := errText(err); got != c.err {
			t.Errorf("Parse(%q) error = %q, want %q", c.in, got, c.err)
		}
	}
}

func TestDeepNesting(t *testing.T) {
	const n = 200000
	es, err := Parse(strings.Repeat("(", n) + strings.Repeat(")", n))
	if err != nil || len(es) != 1 {
		t.Fatalf("got %d expressions, error %v", len(es), err)
	}
}

func FuzzParse(f *testing.F) {
	f.Add(`(a |b| "c""d" (e) ; f` + "\n)")
	f.Fuzz(func(t *testing.T, in string) {
		es, err := Parse(in)
		if err != nil {
			return
		}
		once := text(es)
		again, err := Parse(once)
		if err != nil || text(again) != once {
			t.Errorf("%q prints as %q, which reads as %q, %v", in, once, text(again), err)
		}
	})
}

func text(es []*Expr) string {
	var ss []string
	for _, e := range es {
		ss = append(ss, e.String())
	}
	return strings.Join(ss, " ")
}

func errText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}
