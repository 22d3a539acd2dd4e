package report

import (
	"io"
	"strings"

	"github.com/jayverify/jayverify/verify"
)

// Formats lists the names of the formats.
func Formats() []string { return []string{"text", "json", "sarif", "junit", "html", "svcomp"} }

// Write writes r to w in one of Formats. Options are as for Text; of them
// JSON, JUnit and SVComp use none or few.
func Write(w io.Writer, format string, r *verify.Result, opt Options) error {
	switch format {
	case "text":
		return Text(w, r, opt)
	case "json":
		return JSON(w, r)
	case "sarif":
		return SARIF(w, r, opt)
	case "junit":
		return JUnit(w, r, opt)
	case "html":
		return HTML(w, r, opt)
	case "svcomp":
		return SVComp(w, r)
	}
	panic("BUG: no report is called " + format)
}

// claim says in one line what is known about a property: "array index out of
// bounds: bucket".
func claim(p verify.Property) string {
	text := Open(p.Kind)
	switch p.Verdict {
	case verify.Safe:
		text = Success(p.Kind)
	case verify.Unsafe:
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

// reachTexts says what is known about anything getting to a check.
var reachTexts = [...]string{
	verify.NotShown:    "no run was found that gets here",
	verify.Reached:     "reached by a run",
	verify.Unreachable: "proved that nothing gets here",
}
