package report

import (
	"encoding/xml"
	"io"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// The elements of a JUnit XML report, as Maven Surefire and the tools that read
// its files have them.
type (
	junitSuites struct {
		XMLName xml.Name   `xml:"testsuites"`
		Suite   junitSuite `xml:"testsuite"`
	}
	junitSuite struct {
		Name       string          `xml:"name,attr"`
		Tests      int             `xml:"tests,attr"`
		Failures   int             `xml:"failures,attr"`
		Errors     int             `xml:"errors,attr"`
		Skipped    int             `xml:"skipped,attr"`
		Time       string          `xml:"time,attr"`
		Properties []junitProperty `xml:"properties>property"`
		Cases      []junitCase     `xml:"testcase"`

		named map[[2]string]int // test cases by class and name
	}
	junitProperty struct {
		Name  string `xml:"name,attr"`
		Value string `xml:"value,attr"`
	}
	junitCase struct {
		Class   string        `xml:"classname,attr"`
		Name    string        `xml:"name,attr"`
		Time    string        `xml:"time,attr"`
		Failure *junitProblem `xml:"failure"`
		Skipped *junitProblem `xml:"skipped"`
		Output  string        `xml:"system-out,omitempty"`
	}
	junitProblem struct {
		Message string `xml:"message,attr"`
		Type    string `xml:"type,attr,omitempty"`
		Text    string `xml:",chardata"`
	}
)

// JUnit writes r as JUnit XML: a suite for the entry, a test case for each
// property. A violated one has failed, with the run as its text. An UNKNOWN one
// is skipped, like a test that could not be run, and so is one that is not judged
// or accepted. Where the verdict is UNKNOWN for another reason, a test case of its
// own says so, so that no suite looks green.
func JUnit(w io.Writer, r *result.Result, opt Options) error {
	s := junitSuite{
		Name: methodName(r.Entry), Time: junitSeconds(r.Elapsed.Seconds()),
		Properties: []junitProperty{{"verdict", r.Verdict.String()}, {"remaining", r.Remaining().String()}, {"reason", r.Reason.String()}},
	}
	if text := proofText(r.Proof); text != "" {
		s.Properties = append(s.Properties, junitProperty{"proof", text})
	}
	if !r.Cached.IsZero() {
		s.Properties = append(s.Properties, junitProperty{"cached", r.Cached.Format("2006-01-02T15:04:05Z07:00")})
	}
	if r.Project != nil {
		s.Name = r.Entry
	}
	for _, a := range r.Assumptions {
		s.Properties = append(s.Properties, junitProperty{"assumption:" + a.Kind, a.Text})
	}
	for _, p := range r.Properties {
		s.add(propertyCase(r, p, opt))
	}
	for _, u := range r.Unsupported {
		c := junitCase{Class: className(u.Pos, r.Entry), Name: placeName(u.Pos) + ": not supported: " + u.Text, Time: junitSeconds(0)}
		c.Output = whereText(u.Pos, opt)
		c.Skipped = &junitProblem{Message: "UNKNOWN: not supported: " + u.Text}
		if u.Checks > 0 {
			c.Skipped.Message += "; " + behindText(u)
		}
		s.add(c)
	}
	if r.Verdict == result.Unknown && s.Skipped == 0 {
		s.add(junitCase{
			Class: className(ivl.Pos{}, r.Entry), Name: "verdict", Time: junitSeconds(0),
			Skipped: &junitProblem{Message: "UNKNOWN: " + r.Reason.String()},
		})
	}
	if _, err := io.WriteString(w, xml.Header); err != nil {
		return err
	}
	enc := xml.NewEncoder(w)
	enc.Indent("", "  ")
	if err := enc.Encode(junitSuites{Suite: s}); err != nil {
		return err
	}
	_, err := io.WriteString(w, "\n")
	return err
}

// add appends a test case and counts it. Those of one name get a number.
func (s *junitSuite) add(c junitCase) {
	if s.named == nil {
		s.named = map[[2]string]int{}
	}
	name := [2]string{c.Class, c.Name}
	s.named[name]++
	if n := s.named[name]; n > 1 {
		c.Name += " #" + strconv.Itoa(n)
	}
	s.Cases = append(s.Cases, c)
	s.Tests++
	switch {
	case c.Failure != nil:
		s.Failures++
	case c.Skipped != nil:
		s.Skipped++
	}
}

func propertyCase(r *result.Result, p result.Property, opt Options) junitCase {
	c := junitCase{
		Class:  className(p.Pos, r.Entry),
		Name:   caseName(p),
		Time:   junitSeconds(0), // properties are decided together
		Output: whereText(p.Pos, opt) + "\nreach: " + reachNames[p.Reach] + ", " + reachText(r, p),
	}
	if p.Finding != nil {
		c.Output += "\nentry: " + methodName(p.Entry)
	}
	if p.Verdict == result.Safe && !p.Reason.None() {
		c.Output += "\nholds: " + p.Reason.String()
	}
	text := claim(p)
	switch {
	case p.Accepted != nil:
		c.Skipped = &junitProblem{Message: p.Verdict.String() + ", " + acceptedWord(p.Accepted) + ": " + text}
		if p.Accepted.Reason != "" {
			c.Skipped.Message += " (" + p.Accepted.Reason + ")"
		}
	case p.Verdict == result.Unknown:
		if p.Possible != nil {
			c.Output += "\n" + condition(p.Possible) + runText(p, opt)
		}
		c.Skipped = &junitProblem{Message: "UNKNOWN: " + text}
		if !p.Reason.None() {
			c.Skipped.Message += " (" + p.Reason.String() + ")"
		}
	case p.Verdict == result.NotJudged:
		c.Skipped = &junitProblem{Message: "not judged: " + text + " (" + p.Reason.String() + ")"}
	case p.Verdict == result.Unsafe:
		c.Failure = &junitProblem{Message: text, Type: binaryName(p.Exception), Text: runText(p, opt)}
	}
	return c
}

// runText is the run that violates p, or may, as Text writes it, uncut and without
// colours.
func runText(p result.Property, opt Options) string {
	t := &text{Options: Options{Verbose: true, Sources: opt.Sources}}
	t.printf("\n")
	if p.Possible != nil {
		t.headline(p, yellow, "unknown", Open(p.Kind))
		t.run(p, p.Possible)
		return t.String()
	}
	t.headline(p, red, "violated", Failure(p.Kind))
	if p.Run != nil {
		t.run(p, p.Run)
	}
	return t.String()
}

// className is the class of a position, or else the one of the entry.
func className(pos ivl.Pos, entry string) string {
	if pos.Method != nil {
		return binaryName(pos.Method.Class)
	}
	method, _, _ := strings.Cut(entry, "(")
	if i := strings.LastIndexByte(method, '.'); i >= 0 {
		return binaryName(method[:i])
	}
	return binaryName(method)
}

// caseName names the test case of a property by its method, kind, exception and
// detail: "main(String[]): array-index: index of a[i]".
func caseName(p result.Property) string {
	name := placeName(p.Pos) + ": " + p.Kind.String()
	if p.Kind == ivl.UncaughtException && p.Exception != "" {
		name += " " + binaryName(p.Exception)
	}
	if told(p.Detail) {
		name += ": " + p.Detail
	}
	return name
}

// placeName is the method of a position with the types of its parameters.
func placeName(pos ivl.Pos) string {
	if pos.Method == nil {
		return "somewhere"
	}
	if params, ok := parameters(pos.Method.Desc); ok {
		return pos.Method.Name + "(" + strings.Join(params, ", ") + ")"
	}
	return pos.Method.Name
}

// whereText says where a test case is checked.
func whereText(pos ivl.Pos, opt Options) string {
	return "at: " + (&text{Options: Options{Sources: opt.Sources}}).where(pos)
}

func junitSeconds(s float64) string { return strconv.FormatFloat(s, 'f', 3, 64) }
