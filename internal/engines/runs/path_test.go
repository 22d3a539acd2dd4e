package runs

import (
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

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
