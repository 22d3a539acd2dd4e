package report

import (
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"strings"
	"time"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// The parts of the HTML report. They end up in one file.
var (
	//go:embed page/page.html
	pageHTML string
	//go:embed page/style.css
	pageStyle string
	//go:embed page/script.js
	pageScript string
)

// HTML writes r as one file that needs nothing else: no network, no other
// file. The verdict comes first; the source has verdicts in its margin and
// invariants beside it; a reader steps through runs by clicking or with the
// arrow keys. Without scripts all of it can be read, too.
func HTML(w io.Writer, r *result.Result, opt Options) error {
	t, err := template.New("page").Parse(pageHTML)
	if err != nil {
		return fmt.Errorf("page.html: %w", err)
	}
	return t.Execute(w, newPage(r, opt))
}

// page is what page.html renders.
type page struct {
	Verdict, Class, Entry, Tally, Reason, Accepted, Elapsed, Version string

	Style  template.CSS
	Script template.JS

	Classes     *pageClasses // of a project; nil for one verification
	Runs        []pageRun
	Groups      []pageGroup
	Files       []*pageFile
	Invariants  []pageInvariant
	HeapTree    []*pageHeap
	Unsupported []string
	Assumptions []pageAssumption
	Proof       string
	Steps       []pageStep
	Sizes       string
}

// pageRun is a run to step through.
type pageRun struct {
	Where, Claim string
	Anchor       string // of the check
	Inputs       []pageInput
	Steps        []pageMoment
	Call         []string // how to start it
	Stack        string
	Output       string
	Note         string // what is to be known of it before
	JVM          *pageJVM
}

// pageInput is an input of a run; Step is the moment that asks for it, -1 when
// that is not known.
type pageInput struct {
	Name, Value, Note string
	Step              int
}

// pageMoment is one line of a run.
type pageMoment struct {
	Line   string // id of the line in the source, or ""
	Label  string
	Text   string
	Inputs []string
	Values []string // what the line changes
	Left   string   // what is left out before it
}

type pageJVM struct{ Class, Text string }

// pageGroup is the checks with one verdict.
type pageGroup struct {
	pageMark
	Open   bool
	Checks []pageCheck
}

// pageMark is how a verdict looks.
type pageMark struct{ Title, Class, Symbol, Anchor, Claim string }

type pageCheck struct {
	pageMark
	Line                         string
	Where, Claim, Kind           string
	Reach, Reason, Accepted, Run string
	HasRun                       bool
}

type pageInvariant struct {
	Line, Subject, Kind string
	Facts, JML          []string
}

// pageHeap is a node of a tree of heap patterns, with those below it.
type pageHeap struct {
	Line, Title, Text string
	Picture           template.HTML // an SVG element
	Below             []*pageHeap
}

// pageAssumption is an assumption, or one about several methods.
type pageAssumption struct {
	Text string
	Of   []string
}

type pageStep struct {
	Name, Time, Outcome string
	Percent             int // of the longest step; the width of its bar
}

// pageBuilder makes a page.
type pageBuilder struct {
	page
	r     *result.Result
	opt   Options
	files map[string]*pageFile
}

func newPage(r *result.Result, opt Options) *page {
	b := &pageBuilder{r: r, opt: opt, files: map[string]*pageFile{}}
	b.page = page{
		Verdict: r.Verdict.String(), Class: verdictClass[r.Verdict], Entry: methodName(r.Entry),
		Tally: (&text{r: r}).tally(), Elapsed: elapsed(r), Version: opt.Version,
		Style: template.CSS(pageStyle), Script: template.JS(pageScript),
	}
	if r.Verdict != result.Unsafe { // what is violated follows, and says more
		b.Reason = r.Reason.String()
	}
	if r.Verdict != result.Safe && r.Remaining() == result.Safe {
		b.Accepted = "All of it is accepted: suppressed, or in the baseline."
	}
	if r.Project != nil {
		b.Classes = newPageClasses(r.Project)
	}
	b.checks()
	b.rest()
	for _, f := range b.Files {
		f.finish()
	}
	return &b.page
}

var verdictClass = [...]string{result.Unknown: "unknown", result.Safe: "safe", result.Unsafe: "unsafe"}

// The groups of checks, in the order in which they are shown.
const (
	groupViolated = iota
	groupUnknown
	groupNotJudged
	groupAccepted
	groupUnreached
	groupHolds
)

var groupMarks = [...]pageMark{
	groupViolated:  {Title: "violated", Class: "unsafe", Symbol: "✗"},
	groupUnknown:   {Title: "unknown", Class: "unknown", Symbol: "?"},
	groupNotJudged: {Title: "not judged: behind an unsupported feature", Class: "notjudged", Symbol: "∅"},
	groupAccepted:  {Title: "accepted", Class: "unknown", Symbol: "~"},
	groupUnreached: {Title: "holds, but no run is known to get there", Class: "unreached", Symbol: "○"},
	groupHolds:     {Title: "holds", Class: "safe", Symbol: "✓"},
}

func groupOf(p result.Property) int {
	switch {
	case p.Accepted != nil:
		return groupAccepted
	case p.Verdict == result.Unsafe:
		return groupViolated
	case p.Verdict == result.Unknown:
		return groupUnknown
	case p.Verdict == result.NotJudged:
		return groupNotJudged
	case p.Reach != result.Reached:
		return groupUnreached
	}
	return groupHolds
}

// checks fills in the groups, the runs, and the margin of the source.
func (b *pageBuilder) checks() {
	b.Groups = make([]pageGroup, len(groupMarks))
	for i, m := range groupMarks {
		b.Groups[i] = pageGroup{pageMark: m, Open: i <= groupAccepted}
	}
	for i, p := range b.r.Properties {
		g := &b.Groups[groupOf(p)]
		c := pageCheck{
			pageMark: pageMark{Class: g.Class, Symbol: g.Symbol, Anchor: fmt.Sprintf("check%d", i)},
			Where:    b.where(p.Pos), Claim: claim(p), Kind: p.Kind.String(), Reach: reachText(b.r, p),
		}
		if p.Reason.String() != b.r.Reason.String() && p.Verdict != result.Unsafe {
			c.Reason = p.Reason.String()
		}
		if a := p.Accepted; a != nil {
			c.Accepted = strings.TrimSuffix(p.Verdict.String()+", "+acceptedWord(a)+": "+a.Reason, ": ")
		}
		if l := b.line(p.Pos); l != nil {
			c.Line = l.ID
			title := g.Title + ": " + c.Claim
			l.Marks = append(l.Marks, pageMark{Title: title, Class: g.Class, Symbol: g.Symbol, Anchor: c.Anchor, Claim: c.Claim})
			if g == &b.Groups[groupViolated] {
				l.Class = "bad"
			}
		}
		if p.Run != nil || p.Possible != nil {
			c.Run, c.HasRun = fmt.Sprint(len(b.Runs)), true
			b.Runs = append(b.Runs, b.run(p, c.Anchor))
		}
		g.Checks = append(g.Checks, c)
	}
	// The reader of a SAFE wants to see the checks that hold.
	if b.r.Verdict == result.Safe {
		for i := range b.Groups {
			b.Groups[i].Open = true
		}
	}
}

func (b *pageBuilder) run(p result.Property, anchor string) pageRun {
	from, note := p.Run, ""
	if from == nil {
		from, note = p.Possible, condition(p.Possible)
	}
	run := pageRun{Where: b.where(p.Pos), Claim: claim(p), Anchor: anchor, Output: from.Output, Note: note}
	asked := map[int]bool{} // indices of inputs, by the moments that ask for them
	add := func(v result.InputValue, step int) {
		in := pageInput{Name: v.Input.Name, Value: clip(v.Value), Step: step}
		if v.Input.Kind == ivl.Unmodelled {
			in.Note = "result of a call that is not modelled"
		}
		run.Inputs = append(run.Inputs, in)
	}
	for i, m := range story(from) {
		s := pageMoment{Label: lineNumber(m.pos)}
		if l := b.line(m.pos); l != nil {
			s.Line = l.ID
		}
		text, ok := b.opt.Sources.line(m.pos)
		if !ok {
			text = frame(m.pos)
		}
		s.Text = text
		if m.left > 0 {
			s.Left = plural(m.left, "line", "lines")
		}
		for _, v := range m.inputs {
			s.Inputs = append(s.Inputs, v.Input.Name+" = "+clip(v.Value))
			asked[v.Step] = true
			add(v, i)
		}
		s.Values = m.told(len(m.values))
		run.Steps = append(run.Steps, s)
	}
	for _, v := range from.Inputs {
		if !asked[v.Step] {
			add(v, -1)
		}
	}
	run.Stack = strings.Join((&text{Options: Options{Verbose: true}}).stack(p, from), "\n")
	run.Call = call(from)
	run.JVM = jvmText(from.JVM)
	return run
}

// jvmText tells what the real JVM did with the inputs of a run; nil when it was
// not tried.
func jvmText(j *result.JVMRun) *pageJVM {
	switch {
	case j == nil:
		return nil
	case j.Confirmed:
		what := "The real JVM does the same with these inputs"
		if j.Exception != "" {
			what += ": " + j.Exception
		}
		return &pageJVM{"safe", what + "." + jvmRest(j)}
	}
	return &pageJVM{"unknown", "Not confirmed on the real JVM: " + j.Reason + "." + jvmRest(j)}
}

// jvmRest tells what was replaced on the JVM, and what it chose.
func jvmRest(j *result.JVMRun) string {
	var b strings.Builder
	for _, l := range jvmInputs(j) {
		b.WriteString(" " + strings.ToUpper(l[:1]) + l[1:] + ".")
	}
	return b.String()
}

// rest fills in what is beside checks and runs.
func (b *pageBuilder) rest() {
	r := b.r
	for _, i := range r.Invariants {
		in := pageInvariant{Subject: i.Subject, Kind: invariantKindNames[i.Kind], Facts: i.Facts, JML: JML(i)}
		if l := b.line(i.Pos); l != nil {
			in.Line = l.ID
			l.Facts = append(l.Facts, i.Facts...)
		}
		b.Invariants = append(b.Invariants, in)
	}
	b.HeapTree = b.heapTree()
	for _, u := range r.Unsupported {
		text := b.where(u.Pos) + ": " + u.Text
		if u.Checks > 0 {
			text += " (" + behindText(u) + ")"
		}
		b.Unsupported = append(b.Unsupported, text)
	}
	for _, g := range groupAssumptions(r.Assumptions) {
		b.Assumptions = append(b.Assumptions, b.assumption(g))
	}
	if text := proofText(r.Proof); text != "" {
		b.Proof = strings.ToUpper(text[:1]) + text[1:] + "."
	}
	var longest time.Duration
	for _, s := range r.Steps {
		longest = max(longest, s.Elapsed)
	}
	for _, s := range r.Steps {
		percent := 0
		if longest > 0 {
			percent = int(100 * s.Elapsed / longest)
		}
		b.Steps = append(b.Steps, pageStep{s.Name, duration(s.Elapsed), s.Outcome, percent})
	}
	b.Sizes = sizes(r.Stats)
}

// heapTree nests the nodes of a tree of heap patterns.
func (b *pageBuilder) heapTree() []*pageHeap {
	var roots []*pageHeap
	nodes := map[int]*pageHeap{}
	for _, n := range b.r.HeapTree {
		// Pictures are made of names and numbers by package patterns, which escapes them.
		h := &pageHeap{Title: fmt.Sprintf("%d at %s", n.ID, b.where(n.Pos)), Text: n.Text, Picture: template.HTML(n.SVG)}
		if l := b.line(n.Pos); l != nil {
			h.Line = l.ID
		}
		nodes[n.ID] = h
		if up := nodes[n.Parent]; up != nil {
			up.Below = append(up.Below, h)
		} else {
			roots = append(roots, h)
		}
	}
	return roots
}

func (b *pageBuilder) assumption(g assumptionGroup) pageAssumption {
	notes := func(text, notes string) string {
		if notes == "" {
			return text
		}
		return text + " (" + notes + ")"
	}
	t := &text{Options: b.opt}
	if len(g.of) == 1 {
		return pageAssumption{Text: notes(g.text, t.assumptionNotes(g.of[0].a))}
	}
	p := pageAssumption{Text: notes(g.text, g.notes)}
	for _, m := range g.of {
		p.Of = append(p.Of, notes(m.name, t.assumptionNotes(m.a)))
	}
	return p
}

// where is as in the text report.
func (b *pageBuilder) where(p ivl.Pos) string {
	return (&text{Options: b.opt}).where(p)
}
