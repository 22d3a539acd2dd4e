package report

import (
	"encoding/json"
	"fmt"
	"io"
	"net/url"
	"path/filepath"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// sourceRoot is the uriBaseId of the paths in a SARIF report: the folder in
// which jayverify was started.
const sourceRoot = "%SRCROOT%"

// SARIF writes r in SARIF 2.1.0 (OASIS, errata 01): a rule for each kind of
// property, and a result for each property that is violated (kind fail, level
// error, with the run as code flow and the stack), unknown or not judged (kind
// open; for a reader that compares reports, a missing result means a repaired
// problem). A property that holds is not a result, because many readers show every
// result as a problem. The property bag of the run has all properties with their
// reachability. Features that are not modelled, and assumptions, are notifications
// of the invocation. A large report is cut; a notification names what was left out.
func SARIF(w io.Writer, r *result.Result, opt Options) error {
	return writeSARIF(w, r, opt, usualLimits)
}

func writeSARIF(w io.Writer, r *result.Result, opt Options, limits sarifLimits) error {
	s := &sarifWriter{r: r, opt: opt, budget: sarifBudget{limits: limits}}
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", " ")
	return enc.Encode(sarifLog{
		Schema:  "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
		Version: "2.1.0",
		Runs:    []sarifRun{s.run()},
	})
}

type sarifWriter struct {
	r      *result.Result
	opt    Options
	budget sarifBudget
}

// The kinds of results (§3.27.9) that are written.
const (
	sarifFail = "fail"
	sarifOpen = "open"
)

func (s *sarifWriter) run() sarifRun {
	run := sarifRun{
		Tool: sarifTool{sarifDriver{
			Name: "jayverify", Version: s.opt.Version, InformationURI: "https://github.com/jayverify/jayverify", Rules: sarifRules(),
		}},
		ColumnKind:        "utf16CodeUnits",
		AutomationDetails: sarifID{"jayverify/" + methodName(s.r.Entry) + "/"},
		Results:           []*sarifResult{}, // none, where null would be: not computed
	}
	prints := s.r.Fingerprints()
	baseline := hasBaseline(s.r)
	var results []*sarifResult
	for i, p := range s.r.Properties {
		if p.Verdict != result.Safe {
			results = append(results, s.result(p, prints[i], baseline))
		}
	}
	run.Results = append(run.Results, s.budget.choose(results)...)
	run.Properties = s.bag()
	run.Invocations = []*sarifInvocation{s.invocation()} // the last, for it says what was left out
	return run
}

// bag is what is told of the whole run: the verdict, and all properties.
func (s *sarifWriter) bag() map[string]any {
	r := s.r
	all := []map[string]any{}
	for _, p := range r.Properties {
		one := map[string]any{
			"id": p.Name, "kind": p.Kind.String(), "verdict": p.Verdict.String(), "reach": reachNames[p.Reach], "reason": p.Reason.String(),
		}
		if p.Reach == result.Reached {
			one["reachedBy"] = reachText(r, p)
		}
		all = append(all, one)
	}
	bag := map[string]any{
		"verdict": r.Verdict.String(), "remaining": r.Remaining().String(), "reason": r.Reason.String(), "entry": r.Entry,
		"seconds": r.Elapsed.Seconds(), "properties": s.budget.summarise(all),
	}
	if !r.Cached.IsZero() {
		bag["cached"] = r.Cached.Format("2006-01-02T15:04:05Z07:00")
	}
	if p := jsonProof(r.Proof); p != nil {
		bag["proof"] = p
	}
	if len(r.Invariants) > 0 {
		bag["invariants"] = NewDocument(r).Invariants
	}
	return bag
}

func sarifRules() []sarifRule {
	var all []sarifRule
	for kind, r := range rules {
		level := "error"
		if ivl.Kind(kind) == ivl.Unsupported {
			level = "note"
		}
		all = append(all, sarifRule{
			ID: ivl.Kind(kind).String(), Name: r.name,
			ShortDescription:     sarifText{plain(r.short), r.short},
			FullDescription:      sarifText{Text: plain(r.short)},
			Help:                 sarifText{plain(r.help), r.help},
			DefaultConfiguration: sarifConfig{level},
			Properties:           map[string]any{"tags": []string{"correctness", "java"}, "precision": "very-high", "problem.severity": "error"},
		})
	}
	return all
}

// plain is Markdown without its code quotes.
func plain(markdown string) string { return strings.ReplaceAll(markdown, "`", "") }

func (s *sarifWriter) result(p result.Property, fingerprint string, baseline bool) *sarifResult {
	res := &sarifResult{
		RuleID: p.Kind.String(), RuleIndex: int(p.Kind), Kind: sarifOpen, Level: "none",
		Locations:           []*sarifLocation{s.location(p.Pos, "")},
		PartialFingerprints: map[string]string{"jayverifyProperty/v1": fingerprint},
		Properties:          map[string]any{"id": p.Name, "reach": reachNames[p.Reach], "reason": p.Reason.String()},
	}
	if p.Reach == result.Reached {
		res.Properties["reachedBy"] = reachText(s.r, p)
	}
	text := claim(p)
	if p.Verdict == result.Unsafe {
		res.Kind, res.Level = sarifFail, "error"
		if p.Exception != "" {
			text += "; " + binaryName(p.Exception) + " leaves the entry"
		}
		if p.Run != nil {
			text += inputsText(p.Run.Inputs)
			res.CodeFlows, res.Stacks = s.codeFlow(p, p.Run), s.stack(p)
		}
	} else {
		if p.Verdict == result.NotJudged {
			text = "not judged: " + text
		}
		if !p.Reason.None() {
			text += " (" + p.Reason.String() + ")"
		}
		if p.Possible != nil {
			text += "; " + condition(p.Possible) + inputsText(p.Possible.Inputs)
			res.CodeFlows = s.codeFlow(p, p.Possible)
		}
	}
	res.Message.Text = text
	if a := p.Accepted; a != nil && a.By == bySuppression {
		res.Suppressions = []sarifSuppression{{Kind: "external", Status: "accepted", Justification: a.Reason}}
	}
	if f := p.Finding; f != nil {
		res.Properties["entry"], res.Properties["finding"] = methodName(p.Entry), f.Class
		if f.Why != "" {
			res.Properties["why"] = findingText(f)
		}
		if f.Class != result.Manifest { // for the author of the code it is no error
			res.Level = "note"
		}
	}
	if baseline {
		res.BaselineState = "new"
		if known(p) {
			res.BaselineState = "unchanged"
		}
	}
	return res
}

// known reports whether p was recognised from an earlier report.
func known(p result.Property) bool {
	return p.Accepted != nil && (p.Accepted.By == byBaseline || p.Accepted.By == bySince)
}

// inputsText tells the first inputs of a run in one line.
func inputsText(vs []result.InputValue) string {
	if len(vs) == 0 {
		return ""
	}
	var parts []string
	for i, v := range vs {
		if i == headInput {
			parts = append(parts, fmt.Sprintf("and %d more", len(vs)-i))
			break
		}
		parts = append(parts, v.Input.Name+" = "+clip(v.Value))
	}
	return "; inputs: " + strings.Join(parts, ", ")
}

// location is where p is; message may be "".
func (s *sarifWriter) location(p ivl.Pos, message string) *sarifLocation {
	loc := &sarifLocation{}
	if message != "" {
		loc.Message = &sarifText{Text: message}
	}
	if p.Method == nil {
		return loc
	}
	name := methodName(p.Method.Class + "." + p.Method.Name + p.Method.Desc)
	loc.LogicalLocations = []sarifLogical{{Name: p.Method.Name, FullyQualifiedName: name, Kind: "function"}}
	if file := s.opt.Sources.path(p); file != "" {
		loc.PhysicalLocation = &sarifPhysical{ArtifactLocation: artifact(file)}
		if p.Line > 0 {
			region := &sarifRegion{StartLine: p.Line}
			if line, ok := s.opt.Sources.line(p); ok {
				region.Snippet = &sarifText{Text: line}
			}
			loc.PhysicalLocation.Region = region
		}
	}
	return loc
}

func artifact(file string) sarifArtifact {
	u := url.URL{Path: filepath.ToSlash(filepath.Clean(file))}
	if filepath.IsAbs(file) {
		u.Scheme = "file"
		return sarifArtifact{URI: u.String()}
	}
	return sarifArtifact{URI: u.String(), URIBaseID: sourceRoot}
}

// codeFlow is the path of a run that violates p, line by line, with the
// inputs where they are asked for, and the values that each line changes.
func (s *sarifWriter) codeFlow(p result.Property, run *result.Counterexample) []sarifCodeFlow {
	if run.Schedule != nil {
		return s.threadFlows(p, run.Schedule)
	}
	var steps []sarifStep
	ms := shorten(story(run), s.budget.limits.steps)
	for i, m := range ms {
		steps = append(steps, s.step(p, m, i, i == len(ms)-1))
	}
	if len(ms) == 0 {
		steps = []sarifStep{{Location: s.location(p.Pos, claim(p)), Importance: "essential", ExecutionOrder: 1}}
	}
	return []sarifCodeFlow{{[]sarifThreadFlow{{Locations: steps}}}}
}

// threadFlows are the steps of each thread; their numbers tell how the threads take turns (SARIF §3.36.3).
func (s *sarifWriter) threadFlows(p result.Property, sched *result.Schedule) []sarifCodeFlow {
	columns, names := columnsOf(sched)
	flows := make([]sarifThreadFlow, len(names))
	for i := range flows {
		flows[i].Message = &sarifText{Text: names[i]}
	}
	steps, first := sched.Steps, 0
	if most := s.budget.limits.steps; len(steps) > most {
		first = len(steps) - most
	}
	for i, st := range steps[first:] {
		what, importance := st.What, "important"
		if first+i == len(steps)-1 {
			what, importance = claim(p), "essential"
		}
		f := &flows[columns[st.Thread]]
		f.Locations = append(f.Locations, sarifStep{Location: s.location(st.Pos, what), Importance: importance, ExecutionOrder: i + 1})
	}
	flows = slices.DeleteFunc(flows, func(f sarifThreadFlow) bool { return len(f.Locations) == 0 })
	return []sarifCodeFlow{{flows}}
}

// step is the n-th moment of a run, counted from 0.
func (s *sarifWriter) step(p result.Property, m moment, n int, last bool) sarifStep {
	var parts []string
	if m.left > 0 {
		parts = append(parts, plural(m.left, "line", "lines")+" left out before this one")
	}
	for _, v := range m.inputs {
		parts = append(parts, v.Input.Name+" = "+clip(v.Value))
	}
	parts = append(parts, m.told(maxValues)...)
	at := sarifStep{Importance: "unimportant", ExecutionOrder: n + 1}
	if len(parts) > 0 {
		at.Importance = "important"
	}
	if last {
		parts = append(parts, claim(p))
		at.Importance = "essential"
	}
	if len(parts) == 0 {
		parts = append(parts, frame(m.pos))
	}
	for _, c := range m.values {
		if at.State == nil {
			at.State = map[string]sarifText{}
		}
		at.State[c.Name] = sarifText{Text: clip(c.Value)}
	}
	at.Location = s.location(m.pos, strings.Join(parts, "; "))
	return at
}

// stack is the stack of calls at the end of p's run, the innermost first.
func (s *sarifWriter) stack(p result.Property) []sarifStack {
	frames := p.Run.Stack
	st := sarifStack{Message: sarifText{Text: binaryName(p.Exception)}, Frames: []sarifFrame{}}
	if most := s.budget.limits.steps; len(frames) > most {
		st.Message.Text += fmt.Sprintf(" (the innermost %d of %d calls)", most, len(frames))
		frames = frames[:most]
	}
	for _, f := range frames {
		st.Frames = append(st.Frames, sarifFrame{s.location(f, "")})
	}
	return []sarifStack{st}
}

// invocation says how the verification went, and what the report leaves out.
func (s *sarifWriter) invocation() *sarifInvocation {
	inv := &sarifInvocation{ExecutionSuccessful: true}
	add := func(level, text string, pos ivl.Pos) {
		n := &sarifNotification{Level: level, Message: sarifText{Text: text}}
		if pos.Method != nil {
			n.Locations = []*sarifLocation{s.location(pos, "")}
		}
		if s.budget.room(&s.budget.told, size(n, "     "), noteShare) {
			inv.Notifications = append(inv.Notifications, n)
		} else {
			s.budget.leftNotes++
		}
	}
	for _, u := range s.r.Unsupported {
		text := "not supported: " + u.Text
		if u.Checks > 0 {
			text += "; " + behindText(u)
		}
		add("warning", text, u.Pos)
	}
	for _, a := range s.r.Assumptions {
		text := "assuming that " + a.Text
		if a.N > 1 {
			text += fmt.Sprintf(" (%d places)", a.N)
		}
		level := "note"
		if a.Refused {
			level, text = "warning", "not accepted: "+text
		}
		add(level, text, a.Pos)
		for i, pos := range a.AllPlaces() {
			if i > 0 {
				add(level, text, pos)
			}
		}
	}
	for _, text := range s.budget.notes() {
		inv.Notifications = append(inv.Notifications, &sarifNotification{Level: "warning", Message: sarifText{Text: text}})
	}
	return inv
}
