package report

import (
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// invariantTexts say when, or of what, an invariant holds.
var invariantTexts = [...]string{
	result.LoopInvariant:  "whenever the loop starts",
	result.ClassInvariant: "every ",
	result.MethodRequires: "whenever it is called: ",
	result.MethodEnsures:  "whenever it returns: ",
}

// invariants writes the proof in terms of the program.
func (t *text) invariants() {
	if len(t.r.Invariants) == 0 {
		return
	}
	t.printf("\nbecause\n")
	for _, i := range t.r.Invariants {
		what := invariantTexts[i.Kind]
		if i.Kind != result.LoopInvariant {
			what += i.Subject
		}
		t.printf("  %s: %s\n", t.where(i.Pos), printable(what))
		for _, f := range i.Facts {
			t.printf("      %s\n", printable(f))
		}
	}
	t.jml()
}

// jml writes what the proof says of methods and loops as annotations for the
// source.
func (t *text) jml() {
	first := true
	for _, i := range t.r.Invariants {
		if i.Kind == result.ClassInvariant {
			continue
		}
		if first {
			t.printf("\nas JML\n")
			first = false
		}
		t.printf("  %s: %s\n", t.where(i.Pos), printable(i.Subject))
		for _, l := range JML(i) {
			t.printf("      %s\n", printable(l))
		}
	}
}
