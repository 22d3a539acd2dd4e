package jbench

import (
	"strings"
	"testing"
)

// TestEffort checks what is read of proofs in a report, and the summary of it.
func TestEffort(t *testing.T) {
	output := `{"verdict": "SAFE", "steps": [
		{"name": "interpret", "seconds": 9}, {"name": "random search", "seconds": 9}, {"name": "encode", "seconds": 9},
		{"name": "space invariants", "seconds": 1}, {"name": "check proof", "seconds": 9}, {"name": "replay", "seconds": 9},
		{"name": "time-indexed heap invariants for Main.main([Ljava/lang/String;)V@5:assert.1", "seconds": 2},
		{"name": "heap patterns", "seconds": 9}, {"name": "heap patterns by least", "seconds": 4}],
		"proof": {"by": "spacer", "checked": true, "clauses": 7, "seconds": 0.5}}`
	var proved, open, none Row
	proved.effort(&ended{Output: output})
	if want := (Row{Solving: 7, Checking: 0.5, Clauses: 7, Proved: true}); proved != want {
		t.Errorf("%+v, want %+v", proved, want)
	}
	open.effort(&ended{Output: strings.Replace(output, "SAFE", "UNKNOWN", 1)})
	if open.Proved || open.Solving != 7 {
		t.Errorf("UNKNOWN: %+v", open)
	}
	none.effort(&ended{Output: "no JSON"})
	if none != (Row{}) {
		t.Errorf("no report: %+v", none)
	}
	r := Results{Rows: []Row{proved, open, none}}
	if want := "; 1 proofs checked, 7 clauses, in 1.0 s, solving 14.0 s"; !strings.HasSuffix(r.Summary(), want) {
		t.Errorf("%q, want %q at the end", r.Summary(), want)
	}
}
