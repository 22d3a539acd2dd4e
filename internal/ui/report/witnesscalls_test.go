package report

import (
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

// TestIsCall: witnesses have the values of calls alone.
func TestIsCall(t *testing.T) {
	for _, c := range []struct {
		in   ivl.Input
		want bool
	}{
		{ivl.Input{Name: "Verifier.nondetInt()", Pos: ivl.Pos{Line: 3}}, true},
		{ivl.Input{Name: "Random.nextInt(origin, bound)", Pos: ivl.Pos{Line: 3}}, true},
		{ivl.Input{Name: "Verifier.nondetInt()"}, false},
		{ivl.Input{Name: "args.length"}, false},
		{ivl.Input{Name: "whether java.net.Socket.<init>() fails", Pos: ivl.Pos{Line: 3}}, false},
		{ivl.Input{Name: "result of java.net.Socket.getInputStream()", Pos: ivl.Pos{Line: 3}}, false},
		{ivl.Input{Kind: ivl.Unmodelled, Name: "f()", Pos: ivl.Pos{Line: 3}}, false},
	} {
		if got := isCall(&c.in); got != c.want {
			t.Errorf("%s, line %d: %v", c.in.Name, c.in.Pos.Line, got)
		}
	}
}
