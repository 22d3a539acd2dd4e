package ivl

import (
	"context"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestChars(t *testing.T) {
	for _, c := range []struct {
		text string
		want []uint16
	}{
		{"", []uint16{}},
		{"aé\x00", []uint16{'a', 0xe9, 0}},
		{"€", []uint16{0x20ac}},
		{"𝄞x", []uint16{0xd834, 0xdd1e, 'x'}},
		{"\xed\xa0\xb4", []uint16{0xd834}},                     // a high surrogate alone
		{"\xed\xb4\x9e\xed\xa0\xb4", []uint16{0xdd1e, 0xd834}}, // two in the wrong order
	} {
		got := Chars(c.text)
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("Chars(%q): %s", c.text, diff)
		}
		if back := Text(got); back != c.text {
			t.Errorf("Text(Chars(%q)) = %q", c.text, back)
		}
	}
}

// TestStringLiterals runs a program that takes a string constant and an
// argument of main apart.
func TestStringLiterals(t *testing.T) {
	p, err := Parse("strings", `
class java/lang/Object #1
class java/lang/String #2 extends java/lang/Object of u16
class `+"`[Ljava/lang/String;`"+` #3 extends java/lang/Object of ref java/lang/String
prop 0 assert "p"
entry main
proc main() {
  var s, t: ref java/lang/String
  var a: ref `+"`[Ljava/lang/String;`"+`
  var n: i32
  var c: u16
L0:
  s := (obj java/lang/String -1 "ab")
  n := s.length
  c := pull s[1]
  output "%i %c %s;", n, c, s
  t := new java/lang/String[2] @1
  push t[0], c
  output "%s;", t
  a := new `+"`[Ljava/lang/String;`"+`[1] @2 external
  s := pull a[0]
  output "%i ", s.length
  c := pull s[0]
  output "%i", (+ c 0)
  assert (= c 7) prop 0
  return
}
`)
	if err != nil {
		t.Fatal(err)
	}
	m, err := Compile(p)
	if err != nil {
		t.Fatal(err)
	}
	o := m.Run(context.Background(), Options{Inputs: &fixedContents{}})
	if want := "2 b ab;b\x00;3 7"; o.Output != want || o.Result != Finished || o.Uncertain {
		t.Errorf("%v %s, uncertain %v, output %q, want %q", o.Result, o.Reason, o.Uncertain, o.Output, want)
	}
	var names []string
	for _, c := range o.Consumed {
		names = append(names, c.Request.Name)
	}
	if diff := cmp.Diff([]string{"a[0].length()", "a[0].charAt(0)"}, names); diff != "" {
		t.Error(diff)
	}
}

type fixedContents struct{}

func (*fixedContents) Value(r Request) (Value, bool) {
	if r.OfLength {
		return Value{N: 3}, true
	}
	return Value{N: 7}, true
}
