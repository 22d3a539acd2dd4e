package ivl_test

import (
	"context"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

const loopText = `
entry main
proc main() {
  var i, s, n: i32
L0:
  i := 0
  s := 0
  n := 1000000
  goto L1
L1:
  goto {(< i n) -> L2, else -> L3}
L2:
  s := (wrap.i32 (+ s i))
  i := (wrap.i32 (+ i 1))
  goto L1
L3:
  output "%i\n", s
  return
}
`

func run(t testing.TB, text string, opts ivl.Options) ivl.Outcome {
	t.Helper()
	o, err := ivl.Run(context.Background(), mustParse(t, text), opts)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

func TestLoop(t *testing.T) {
	o := run(t, loopText, ivl.Options{})
	if o.Result != ivl.Finished || o.Output != "1783293664\n" || o.Steps != 4000007 {
		t.Errorf("got %+v", o)
	}
}
