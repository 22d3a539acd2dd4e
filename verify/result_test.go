package verify

import (
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

func TestRemaining(t *testing.T) {
	lived := &Acceptance{By: "baseline"}
	safe, unsafe, unknown := Property{Verdict: Safe}, Property{Verdict: Unsafe}, Property{Verdict: Unknown}
	unsafeOK, unknownOK := Property{Verdict: Unsafe, Accepted: lived}, Property{Verdict: Unknown, Accepted: lived}
	native := []Unsupported{{Text: "native method"}}
	for _, c := range []struct {
		name string
		r    Result
		want Verdict
	}{
		{"safe", Result{Verdict: Safe, Properties: []Property{safe}}, Safe},
		{"one violation counts", Result{Verdict: Unsafe, Properties: []Property{unsafeOK, unknown, unsafe}}, Unsafe},
		{"all violations are accepted", Result{Verdict: Unsafe, Properties: []Property{unsafeOK, safe}}, Safe},
		{"but one is unknown", Result{Verdict: Unsafe, Properties: []Property{unsafeOK, unknown}}, Unknown},
		{"unknown and accepted", Result{Verdict: Unknown, Properties: []Property{unknownOK, safe}}, Safe},
		{"unknown for no property", Result{Verdict: Unknown, Properties: []Property{safe}}, Unknown},
		{"not supported", Result{Verdict: Unsafe, Properties: []Property{unsafeOK}, Unsupported: native}, Unknown},
		{"an assumption is refused", Result{Verdict: Unsafe, Properties: []Property{unsafeOK}, Assumptions: []Assumption{{Refused: true}}}, Unknown},
	} {
		if got := c.r.Remaining(); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// TestPathIndex checks where a line of a run is in the reported path, whose
// middle is cut out.
func TestPathIndex(t *testing.T) {
	m := &ivl.Method{Class: "Main", Name: "main"}
	rec := &pathRecorder{}
	const n = 3 * pathLength
	for line := range n {
		rec.watch(nil, nil, &ivl.Block{Term: &ivl.Return{Pos: ivl.Pos{Method: m, Line: line + 1}}}, 0)
	}
	path, cut := rec.path()
	for line := range n {
		i := rec.index(line)
		if left := line >= pathLength/2 && line < pathLength/2+cut; left != (i < 0) {
			t.Fatalf("line %d: index %d, left out %v", line, i, left)
		}
		if i >= 0 && path[i].Line != line+1 {
			t.Fatalf("line %d: index %d is line %d", line, i, path[i].Line)
		}
	}
	if rec.index(-1) != -1 {
		t.Error("what is asked for before the first line has a place in the path")
	}
}
