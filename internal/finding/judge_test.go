package finding

import (
	"testing"

	"github.com/jayverify/jayverify/internal/result"
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
		{"argument n", "65536", "", false},
		{"argument a", "new int[1000]", "", false},
		{"argument s", `"null"`, `A.f("null, \"null")`, false},
		{"World.choose()", "1", "new A().f((String) null)", true},
		{"World.choose()", "1", "new A(-1).f()", true},
		{"World.choose()", "1", `new A("-1").f(1)`, false},
		{"World.choose()", "1", "new A().nullable('\\'')", false},
	} {
		run := &result.Counterexample{Inputs: []result.InputValue{{Input: &ivl.Input{Name: c.name}, Value: c.value}}, Call: c.call}
		if got := Extreme(run); got != c.want {
			t.Errorf("%s = %s, %s: %v", c.name, c.value, c.call, got)
		}
	}
}
