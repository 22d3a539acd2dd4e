package patterns

import (
	"errors"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

// TestRefusals checks that what patterns cannot follow is refused by name and
// position, but only where a run can get there.
func TestRefusals(t *testing.T) {
	const head = `
class Object #1
class String #2 extends Object of u16
class Objects #3 extends Object of ref Object
class Numbers #4 extends Object of i32
input 0 environment "input"
prop 0 assert "p"
`
	const place = "  // Main.java:7 @3 in Main.main()V"
	for _, c := range []struct{ globals, body, want string }{
		{"", "havoc o input 0", "a reference from outside, input"},
		{"", `o := (obj String -1 "text")`, `an object that exists from the start, "text"`},
		{"", `assert (= o (obj String -1 "text")) prop 0`, `an object that exists from the start, "text"`},
		{"", `t := (= o (ite t (obj String -1 "text") o))`, `an object that exists from the start, "text"`},
		{"", "goto {(= o (obj String -1 \"text\")) -> End, else -> End}" + place + "\nEnd:", `an object that exists from the start, "text"`},
		{"", "os := new Objects[2] @1" + place + "\n  o := pull os[0]", "an array of references"},
		{"", "os := new Objects[2] @1" + place + "\n  push os[0], o", "an array of references"},
		{"", "call main()", "a call of main, which is recursive or too large to be inlined"},
		{"global g: ref String = (obj String -1 \"start\")\n", "assume (= g null:String)", `an object that exists from the start, "start" in g`},
		{"", "goto Over" + place + "\nNever:\n  havoc o input 0" + place + "\n  goto Over" + place + "\nOver:", ""},
		{"", "assume (not (= o null:Object))" + place + "\n  havoc o input 0", ""},
		{"", "ns := new Numbers[2] @1" + place + "\n  push ns[0], 5" + place + "\n  n := pull ns[1]", ""},
	} {
		text := head + c.globals + "entry main\nproc main() {\n  var o: ref Object\n  var os: ref Objects\n  var ns: ref Numbers\n  var n: i32\n  var t: bool\nB0:\n  havoc t input 0\n  " + c.body + place + "\n  return\n}\n"
		p, err := ivl.Parse("test.ivl", text)
		if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		r, err := Prepare(p)
		if err == nil {
			out := Unwind(t.Context(), r, Precision{}, Limits{})
			if err = nil; out.Refused != nil {
				err = out.Refused
			}
			if _, checked := Check(t.Context(), r, out.Tree.Nodes); (checked == nil) != (c.want == "") {
				t.Errorf("%s: the checker says %v", c.body, checked)
			}
		}
		var refused *Refusal
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s: %v", c.body, err)
		case c.want != "" && !errors.As(err, &refused):
			t.Errorf("%s: error %v, want that %s is refused", c.body, err, c.want)
		case c.want != "" && (refused.What != c.want || c.globals == "" && refused.Pos.Line != 7):
			t.Errorf("%s: refused: %v, want %s at line 7", c.body, refused, c.want)
		}
	}
}

// TestRefuseLarge checks that a program that is large once its calls are inlined is refused
// before the passes that take long.
func TestRefuseLarge(t *testing.T) {
	step := "  call step()  // Main.java:7 @3 in Main.main()V\n"
	for _, c := range []struct {
		calls int
		large bool
	}{{20, false}, {90, true}} {
		text := "class Object #1\ninput 0 environment \"input\"\nentry main\nproc main() {\nB0:\n" + strings.Repeat(step, c.calls) + "  return\n}\n" +
			"proc step() {\n  var o: ref Object\n  var n: i32\nB0:\n" + strings.Repeat("  havoc n input 0  // Main.java:7 @3 in Main.main()V\n  assume (= n 7)  // Main.java:7 @3 in Main.main()V\n", 250) + "  return\n}\n"
		p, err := ivl.Parse("test.ivl", text)
		if err != nil {
			t.Fatal(err)
		}
		_, err = transforms.Apply(p, Passes(), true, nil)
		if refused := (*Refusal)(nil); errors.As(err, &refused) != c.large || err != nil && !c.large {
			t.Errorf("%d calls: %v", c.calls, err)
		}
	}
}
