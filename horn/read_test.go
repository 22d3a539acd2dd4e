package horn_test

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/sexpr"
)

// What a solver prints is read, and prints the same again.
func TestReadValue(t *testing.T) {
	ints, nested := horn.ArrayOf(horn.Int), horn.ArrayOf(horn.ArrayOf(horn.Bool))
	for _, c := range []struct {
		text string
		sort horn.Sort
		want string // "" for the text itself, or what the error says
	}{
		{"3", horn.Int, ""},
		{"(- 3)", horn.Int, ""},
		{"-3", horn.Int, "(- 3)"},
		{"false", horn.Bool, ""},
		{"3", horn.Bool, "expected true or false"},
		{"((as const (Array Int Int)) 5)", ints, ""},
		{"(store (store ((as const (Array Int Int)) 5) 0 1) (- 2) 7)", ints, ""},
		{"(store ((as const (Array Int (Array Int Bool))) ((as const (Array Int Bool)) false)) 1 ((as const (Array Int Bool)) true))", nested, ""},
		{"(let ((a!1 (store ((as const (Array Int Int)) 5) 0 1))) (let ((a!2 (store a!1 1 2)) (x 7)) (store a!2 2 x)))", ints,
			"(store (store (store ((as const (Array Int Int)) 5) 0 1) 1 2) 2 7)"},
		{"(let ((a ((as const (Array Int Int)) 5))) (let ((a (store a 1 1))) (store a 2 2)))", ints, "(store (store ((as const (Array Int Int)) 5) 1 1) 2 2)"},
		{"(let ((b true)) b)", horn.Bool, "true"},
		{"(let (a) a)", ints, "expected a name and its value"},
		{"(let a)", ints, "expected names and a value"},
		{"(let ((a b)) a)", ints, "expected an array"},
		{"((as const (Array Int Int)) true)", ints, "expected an integer"},
		{"(store ((as const (Array Int Int)) 5) true 1)", ints, "expected an integer"},
		{"(lambda ((x Int)) x)", ints, "expected an array"},
		{"(_ as-array f)", ints, "expected an array"},
	} {
		es, err := sexpr.Parse(c.text)
		if err != nil || len(es) != 1 {
			t.Fatalf("%s: %v", c.text, err)
		}
		v, err := horn.ReadValue(es[0], c.sort)
		switch {
		case err != nil && (c.want == "" || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s: %v", c.text, err)
		case err == nil && v.String() != c.want && (c.want != "" || v.String() != c.text):
			t.Errorf("%s of sort %s is read as %s", c.text, c.sort, v)
		case err == nil && v.Sort() != c.sort:
			t.Errorf("%s: sort %s, want %s", c.text, v.Sort(), c.sort)
		}
	}
}
