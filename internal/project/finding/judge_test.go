package finding

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/contract"
	"github.com/jayverify/jayverify/ivl"
)

// TestExtreme: null, very large numbers and very long arrays are extreme; small values,
// and texts that look like them, are not.
func TestExtreme(t *testing.T) {
	for _, c := range []struct {
		name, value, call string
		want              bool
	}{
		{"argument s", "null", "", true},
		{"argument n", "65537", "", true},
		{"argument n", "-2147483648", "", true},
		{"argument n", "-9223372036854775808L", "", true},
		{"argument a", "new int[1001]", "", true},
		{"argument s", "String#0", "", true},
		{"argument a", "int[]#0", "", true},
		{"argument o", "Object#0", "", false},
		{"argument s", `"String#0"`, "", false},
		{"argument n", "65536", "", false},
		{"argument a", "new int[1000]", "", false},
		{"argument s", `"null"`, `A.f("null, \"null")`, false},
		{"World.choose()", "1", "new A().f((String) null)", true},
		{"World.choose()", "1", "new A(-1).f()", true},
		{"World.choose()", "1", `new A("-1").f(1)`, false},
		{"World.choose()", "1", "new A(1).f(2, 2147483647)", true},
		{"World.choose()", "1", "new A(1).f(65537L)", true},
		{"World.choose()", "1", `new A2000000(0.333333333).f(65536, 1234567.0, "2147483647")`, false},
		{"World.choose()", "1", "new A().nullable('\\'')", false},
	} {
		run := &result.Counterexample{Inputs: []result.InputValue{{Input: &ivl.Input{Name: c.name}, Value: c.value}}, Call: c.call}
		if got := Extreme(run); got != c.want {
			t.Errorf("%s = %s, %s: %v", c.name, c.value, c.call, got)
		}
	}
}

// TestUnusual: a part that does not lie within its array is unusual, as far as the call tells.
func TestUnusual(t *testing.T) {
	k := &contract.Contract{Params: []contract.Param{{Desc: "[B"}, {Desc: "I"}, {Desc: "I"}}}
	ends := &contract.Contract{Params: []contract.Param{{Desc: "Ljava/lang/String;"}, {Desc: "I", Name: "start"}, {Desc: "I", Name: "end"}}}
	for _, c := range []struct {
		k    *contract.Contract
		call string
		want bool
	}{
		{k, "new A().f(new byte[4], 0, 5);", true},
		{k, "new A().f(new byte[4], 1, 3);", false},
		{k, "new A().f(new byte[4], 2, 3);", true},
		{k, "new A().f(new byte[4], 5, 0);", true},
		{k, "new A().f(new byte[] {(byte) 1, (byte) 0}, 1, 1);", false},
		{k, "new A().f(new byte[] {(byte) 1, (byte) 0}, 1, 2);", true},
		{k, "new A().f(new byte[]{}, 0, 0)", false},
		{k, "new A(new byte[1], 2, 3).f(bytes, 1, 9)", false},
		{k, "new A().f(new byte[]{1, … 5 more}, 1, 9)", false},
		{ends, `A.f("a,b)\u0000", 1, 5)`, false},
		{ends, `A.f("a,b)\u0000", 1, 6)`, true},
		{ends, `A.f("ab", 2, 1)`, true},
		{ends, `A.f(text, 0, 1)`, false},
	} {
		if got := Unusual(c.k, &result.Counterexample{Calls: []string{"A a = new A();", c.call}}); got != c.want {
			t.Errorf("%s: %v", c.call, got)
		}
	}
}

// TestVast: a text that is too long to be told is no ordinary argument, whatever its type is.
func TestVast(t *testing.T) {
	for value, want := range map[string]bool{"String#0": true, `"String#0"`: false, `"ab"`: false, "65": false, `"` + strings.Repeat("a", 1000) + `"`: true} {
		run := &result.Counterexample{Inputs: []result.InputValue{{Input: &ivl.Input{Name: "World.anyString()"}, Value: value}}}
		if got := vast(run); got != want {
			t.Errorf("%.20s: %v", value, got)
		}
	}
}

// TestMadeUnusually: the calls before that of the entry count, and not its own arguments.
func TestMadeUnusually(t *testing.T) {
	f := &classfile.Method{Class: &classfile.Class{Name: "p/A$B"}, Name: "f"}
	init := &classfile.Method{Class: f.Class, Name: "<init>"}
	static := &classfile.Method{Class: f.Class, Name: "f", Access: classfile.AccStatic}
	for _, c := range []struct {
		m     *classfile.Method
		calls []string
		want  bool
	}{
		{f, []string{"new A.B(-1).f(1);"}, true},
		{f, []string{"A.B b = new A.B();", "b.setLimit(-1);", "b.f(1);"}, true},
		{f, []string{"new A.B((String) null).f(1);"}, true},
		{f, []string{"new A.B(1).f(-1);"}, false},
		{f, []string{`new A.B("null -1").f(1);`}, false},
		{init, []string{"A a = new A(-1);", "a.new B(0);"}, true},
		{init, []string{"A a = new A();", "a.new B(-1);"}, false},
		{static, []string{"A.B b = new A.B(-1);", "A.B.f(b);"}, false},
		{f, nil, false},
	} {
		if got := madeUnusually(c.m, &result.Counterexample{Calls: c.calls}); got != c.want {
			t.Errorf("%q: %v", c.calls, got)
		}
	}
}

// TestUntoldWorld: a run whose objects are built by calls that are not told says little, unless
// the JVM has repeated it.
func TestUntoldWorld(t *testing.T) {
	chosen := []result.InputValue{{Input: &ivl.Input{Name: "World.choose()", Kind: ivl.Environment}, Value: "1"}}
	for _, c := range []struct {
		run  result.Counterexample
		want bool
	}{
		{result.Counterexample{Inputs: chosen}, true},
		{result.Counterexample{Inputs: chosen, JVM: &result.JVMRun{Reason: "a text is too long"}}, true},
		{result.Counterexample{Inputs: chosen, JVM: &result.JVMRun{Confirmed: true}}, false},
		{result.Counterexample{Inputs: chosen, Calls: []string{"new A(1).f();"}}, false},
		{result.Counterexample{Inputs: []result.InputValue{{Input: &ivl.Input{Name: "argument n"}, Value: "1"}}}, false},
	} {
		if got := untoldWorld(&c.run); got != c.want {
			t.Errorf("%+v: %v", c.run, got)
		}
	}
}
