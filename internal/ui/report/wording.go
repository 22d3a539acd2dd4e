package report

import (
	"fmt"
	"strings"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// claim says in one line what is known about a property: "array index out of
// bounds: bucket".
func claim(p result.Property) string {
	text := Open(p.Kind)
	switch p.Verdict {
	case result.Safe:
		text = Success(p.Kind)
	case result.Unsafe:
		text = Failure(p.Kind)
	}
	if told(p.Detail) {
		text += ": " + p.Detail
	}
	return text
}

// told reports whether a detail says more than the text of the property's
// kind: "the index" and the like do not.
func told(detail string) bool { return detail != "" && !strings.HasPrefix(detail, "the ") }

// reachText says what is known about anything getting to a check: of one that
// is reached by which run.
func reachText(r *result.Result, p result.Property) string {
	run := r.Reacher(p)
	switch {
	case p.Reach == result.Reached && p.Run != nil:
		return "reached by the run that violates it"
	case run == nil:
		return reachTexts[p.Reach]
	case len(run.Inputs) == 0:
		return "reached by every run"
	case run.Call != "" && len(run.Stdin) > 0:
		return "reached by " + clip(run.Call) + " with " + clip(strings.Join(run.Stdin, "⏎")) + " on System.in"
	case run.Call != "":
		return "reached by " + clip(run.Call)
	}
	var parts []string
	for i, v := range run.Inputs {
		if i == headInput {
			parts = append(parts, fmt.Sprintf("and %d more", len(run.Inputs)-i+run.Left))
			break
		}
		parts = append(parts, v.Input.Name+" = "+clip(v.Value))
	}
	return reachTexts[p.Reach] + " with " + strings.Join(parts, ", ")
}

// condition says under which condition a possible run violates its property.
func condition(run *result.Counterexample) string {
	for _, v := range run.Inputs {
		if v.Input.Kind == ivl.Unmodelled {
			if what, asked := strings.CutPrefix(v.Input.Name, "whether "); asked && v.Value == "1" {
				return "only possible: a run violates it if " + what
			}
			return "only possible: a run violates it if the " + v.Input.Name + " is " + clip(v.Value)
		}
	}
	return "only possible: a run violates it if code without a model does as the run says"
}

// proofText says in one line what checked a proof; "" when there is none.
func proofText(p *result.Proof) string {
	switch {
	case p == nil:
		return ""
	case p.Unchecked != "":
		return fmt.Sprintf("nothing checked the invariants of %s: %s", p.By, p.Unchecked)
	}
	return fmt.Sprintf("the invariants of %s were checked by %s (%d) in %s", p.By, p.Checker, p.Clauses, duration(p.Elapsed))
}

// reachTexts says what is known about anything getting to a check.
var reachTexts = [...]string{
	result.NotShown:    "no run was found that gets here",
	result.Reached:     "reached by a run",
	result.Unreachable: "proved that no run gets here",
}
