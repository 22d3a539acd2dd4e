package report

import (
	"fmt"
	"io"
	"strings"

	"github.com/jayverify/jayverify/internal/result"
	"github.com/jayverify/jayverify/ivl"
)

// Format is one form of report.
type Format struct {
	Name   string // as in --report=NAME
	Stream bool   // reports of several entries can follow each other in one stream
	Help   string // what it is for, in one line
	// Write writes r to w. Which of the options count depends on the format.
	Write func(w io.Writer, r *result.Result, opt Options) error
}

// Formats returns all formats, in the order in which they are listed.
func Formats() []Format {
	return []Format{
		{"text", true, "for people, in a terminal; the default", Text},
		{"json", false, "the whole result; docs/report.schema.json has the schema", JSON},
		{"sarif", false, "SARIF 2.1.0, for editors and code hosts", SARIF},
		{"junit", false, "JUnit XML, for build servers: each check is a test case", JUnit},
		{"html", false, "one page with the source, and runs to step through", HTML},
		{"svcomp", true, "one line, as in SV-COMP's tables", SVComp},
	}
}

// FormatNames returns the names of Formats.
func FormatNames() []string {
	var names []string
	for _, f := range Formats() {
		names = append(names, f.Name)
	}
	return names
}

// FormatOf returns the format called name; false when there is none.
func FormatOf(name string) (Format, bool) {
	for _, f := range Formats() {
		if f.Name == name {
			return f, true
		}
	}
	return Format{}, false
}

// Write writes r to w in the format called name.
func Write(w io.Writer, name string, r *result.Result, opt Options) error {
	f, ok := FormatOf(name)
	if !ok {
		return fmt.Errorf("there is no report called %q", name)
	}
	return f.Write(w, r, opt)
}

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
	result.Unreachable: "proved that nothing gets here",
}
