package report

import (
	"bytes"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/evidence/result"
)

// assumingResult is SAFE under many assumptions.
func assumingResult() *result.Result {
	r := safeResult()
	const said = "() is not modelled: it is assumed to return any value, to throw nothing and to change only arrays that are passed to it"
	r.Assumptions = []result.Assumption{
		{Kind: "unmodelled", Text: "q.Source.next" + said, Pos: at(queueMain, 9), N: 3},
		{Kind: "no-throw", Text: "Integer.parseInt() is given a number of its type", Pos: at(queueMain, 8), N: 1},
		{Kind: "unmodelled", Text: "q.Source.close" + said, Pos: at(queueMain, 10), N: 1},
		{Kind: "unmodelled", Text: "q.Sink.close" + said, Pos: at(queueMain, 11), N: 1, Refused: true},
		{Kind: "environment", Text: "a Scanner finds input of the form that the program asks for", N: 2},
	}
	return r
}

// TestAssumptionsText checks that what is assumed alike of several methods is told
// once, with counts.
func TestAssumptionsText(t *testing.T) {
	want := `
assuming that
  each of these is not modelled: it is assumed to return any value, to throw nothing and to change only arrays that are passed to it  (2 methods, 4 places)
    q.Source.next()  (p/Queue.java:9, 3 places)
    q.Source.close()  (p/Queue.java:10)
  Integer.parseInt() is given a number of its type  (p/Queue.java:8)
  q.Sink.close() is not modelled: it is assumed to return any value, to throw nothing and to change only arrays that are passed to it  (not accepted: unmodelled, p/Queue.java:11)
  a Scanner finds input of the form that the program asks for  (2 places)
`
	var out bytes.Buffer
	if err := Text(&out, assumingResult(), Options{}); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), want) {
		t.Errorf("got %s\nwant %s", out.String(), want)
	}
}
