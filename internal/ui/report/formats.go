package report

import (
	"fmt"
	"io"

	"github.com/jayverify/jayverify/internal/evidence/result"
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
		{"witness", false, "a witness in GraphML, as SV-COMP's validators read it", Witness},
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
