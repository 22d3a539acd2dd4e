package ssa_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// TestDropFalse drops the branches of a field that counts as false, and no others.
func TestDropFalse(t *testing.T) {
	c := compile(t, map[string]string{"C.java": `class C {
	static boolean off, on;
	static int twice(int x) { if (off) x = -x; if (!off) x *= 2; return off ? 0 : x; }
	static int loop(int n) { while (off) n--; while (on) n++; return n; }
	static boolean read() { boolean b = off; if (b) return on; return b; }
	}`})[0]
	for _, x := range []struct {
		name string
		ifs  int    // branches that are left
		has  string // what is left, too
	}{{"twice", 0, "imul"}, {"loop", 1, "C.on"}, {"read", 0, "C.off"}} {
		m := c.Methods[slices.IndexFunc(c.Methods, func(m *classfile.Method) bool { return m.Name == x.name })]
		f, err := ssa.Lift(m, nil)
		if err != nil {
			t.Fatal(err)
		}
		ssa.DropFalse(f, func(r classfile.MemberRef) bool { return r.Name == "off" })
		if err := ssa.Check(f); err != nil {
			t.Errorf("%s: %v", x.name, err)
		}
		text := f.String()
		if got := strings.Count(text, " else "); got != x.ifs {
			t.Errorf("%s: %d branches, want %d:\n%s", x.name, got, x.ifs, text)
		}
		if !strings.Contains(text, x.has) {
			t.Errorf("%s: no %q:\n%s", x.name, x.has, text)
		}
		if x.name != "read" && strings.Contains(text, "C.off") {
			t.Errorf("%s: off is read:\n%s", x.name, text)
		}
	}
}
