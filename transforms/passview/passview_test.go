package passview

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/dev/goldentest"
	"github.com/jayverify/jayverify/ivl"
)

const lowered = `entry main

prop 0 assert "p"

proc main() {
  var x, y: i32
L0:
  x := 1
  y := x
  assert (= y 1) prop 0
  call idle()
  return
}

proc idle() {
L0:
  return
}

proc last(x: i32) returns (i32) {
L0:
  return x
}
`

// TestWrite follows three procedures: one changes twice, one goes away, one stays.
func TestWrite(t *testing.T) {
	forward := strings.Replace(lowered, "y := x", "y := 1", 1)
	inline := strings.Replace(forward, "  call idle()\n", "", 1)
	inline = strings.Replace(inline, "proc idle() {\nL0:\n  return\n}\n", "", 1)
	var stages []Stage
	for _, s := range []struct{ name, why, text string }{
		{"lowered", "", lowered}, {"forward", "Copies go.", forward}, {"cleanup", "Nothing to do.", forward}, {"inline", "Calls <go>.", inline},
	} {
		p, err := ivl.Parse(s.name, s.text)
		if err != nil {
			t.Fatal(err)
		}
		stages = append(stages, Stage{s.name, s.why, p})
	}
	var b strings.Builder
	if err := Write(&b, "Main", stages); err != nil {
		t.Fatal(err)
	}
	goldentest.File(t, "testdata/page.html", b.String())
	if strings.Contains(b.String(), "<h3>cleanup</h3>") {
		t.Error("a pass that changed nothing has a column")
	}
}
