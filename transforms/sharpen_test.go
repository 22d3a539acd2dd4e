package transforms

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/ivl"
)

// counted is a list that counts its changes, and a call between two reads of the count.
const counted = `
class java/lang/Object #1
class List #2 extends java/lang/Object {
  changes: i32
}
class Other #3 extends java/lang/Object {
  value: i32
}

input 0 environment "n"

prop 0 assert "unchanged"

entry main

proc main() {
  var n: i32
  var l: ref List
  var o: ref Other
L0:
  havoc n input 0
  l := new List @1
  push List l, n
  o := new Other @2
  push Other o, 0
  call check(l, o)
  return
}

proc check(l: ref List, o: ref Other) {
  var expected, now: i32
L0:
  expected := pull List l
  call CALLED(l, o)
  now := pull List l
  assert (= expected now) prop 0
  return
}

proc elsewhere(l: ref List, o: ref Other) {
L0:
  push Other o, 7
  return
}

proc there(l: ref List, o: ref Other) {
L0:
  push List l, 7
  return
}
`

// TestSharpenPulls: what is read twice is the same, unless what is called in between may have
// changed it.
func TestSharpenPulls(t *testing.T) {
	for called, proved := range map[string]bool{"elsewhere": true, "there": false} {
		p, err := ivl.Parse("counted", strings.ReplaceAll(counted, "CALLED", called))
		if err != nil {
			t.Fatal(err)
		}
		s, err := Sharpen(t.Context(), p, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		r, err := certificate.Check(t.Context(), s.Plain.Claims())
		if err != nil {
			t.Fatal(err)
		}
		if r.Open[p.Props[0]] == proved {
			t.Errorf("after a call of %s: open %v", called, !proved)
		}
	}
}
