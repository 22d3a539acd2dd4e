package report

import (
	"encoding/json"
	"fmt"
	"io"
	"net/url"
	"path/filepath"
	"strings"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"

	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/verify"
)

// sourceRoot is the uriBaseId of the paths in a SARIF report: the folder in
// which jayverify was started.
const sourceRoot = "%SRCROOT%"

// SARIF writes r in SARIF 2.1.0 (OASIS, errata 01): a rule for each kind of
// property, and a result for each property that is violated (kind fail, level
// error, with the run as code flow and the stack), unknown or not judged (kind
// open; readers that compare results would take one that is missing for one that
// was mended). What holds is no result, since many readers take every result for a problem; the
// property bag of the run has all properties with their reachability. Features
// that are not modelled, and assumptions, are notifications of the invocation.
func SARIF(w io.Writer, r *verify.Result, opt Options) error {
	doc := sarif.NewReport()
	doc.Schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
	doc.AddRun((&sarifWriter{r: r, opt: opt}).run())
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", " ")
	return enc.Encode(doc)
}

type sarifWriter struct {
	r   *verify.Result
	opt Options
}

func (s *sarifWriter) run() *sarif.Run {
	r := s.r
	run := sarif.NewRunWithInformationURI("jayverify", "https://github.com/jayverify/jayverify").WithColumnKind("utf16CodeUnits")
	if s.opt.Version != "" {
		run.Tool.Driver.WithVersion(s.opt.Version)
	}
	for kind, rule := range rules {
		run.Tool.Driver.AddRule(sarifRule(ivl.Kind(kind), rule))
	}
	run.WithAutomationDetails(sarif.NewRunAutomationDetails().WithID("jayverify/" + methodName(r.Entry) + "/"))
	prints := r.Fingerprints()
	var all []map[string]any
	baseline := hasBaseline(r)
	for i, p := range r.Properties {
		one := map[string]any{
			"id": p.Name, "kind": p.Kind.String(), "verdict": p.Verdict.String(), "reach": reachNames[p.Reach], "reason": p.Reason,
		}
		if p.Reach == verify.Reached {
			one["reachedBy"] = reachText(r, p)
		}
		all = append(all, one)
		if p.Verdict == verify.Safe {
			continue
		}
		run.AddResult(s.result(p, prints[i], baseline))
	}
	bag := sarif.NewPropertyBag().Add("verdict", r.Verdict.String()).Add("remaining", r.Remaining().String()).
		Add("reason", r.Reason).Add("entry", r.Entry).Add("seconds", r.Elapsed.Seconds()).Add("properties", all)
	if !r.Cached.IsZero() {
		bag.Add("cached", r.Cached.Format("2006-01-02T15:04:05Z07:00"))
	}
	if p := jsonProof(r.Proof); p != nil {
		bag.Add("proof", p)
	}
	if len(r.Invariants) > 0 {
		bag.Add("invariants", NewDocument(r).Invariants)
	}
	run.WithProperties(bag)
	run.AddInvocation(s.invocation())
	return run
}

func sarifRule(k ivl.Kind, r rule) *sarif.ReportingDescriptor {
	config := sarif.NewReportingConfiguration().WithEnabled(true).WithLevel("error")
	if k == ivl.Unsupported {
		config.WithLevel("note")
	}
	return sarif.NewReportingDescriptor().WithID(k.String()).WithName(r.name).
		WithShortDescription(sarif.NewMultiformatMessageString().WithText(plain(r.short)).WithMarkdown(r.short)).
		WithFullDescription(sarif.NewMultiformatMessageString().WithText(plain(r.short))).
		WithHelp(sarif.NewMultiformatMessageString().WithText(plain(r.help)).WithMarkdown(r.help)).
		WithDefaultConfiguration(config).
		WithProperties(sarif.NewPropertyBag().WithTags([]string{"correctness", "java"}).Add("precision", "very-high").Add("problem.severity", "error"))
}

// plain is Markdown without its code quotes.
func plain(markdown string) string { return strings.ReplaceAll(markdown, "`", "") }

// hasBaseline reports whether something was recognised from a baseline.
func hasBaseline(r *verify.Result) bool {
	for _, p := range r.Properties {
		if p.Accepted != nil && p.Accepted.By == byBaseline {
			return true
		}
	}
	return false
}

func (s *sarifWriter) result(p verify.Property, fingerprint string, baseline bool) *sarif.Result {
	res := sarif.NewRuleResult(p.Kind.String()).WithRuleIndex(int(p.Kind)).
		WithPartialFingerprints(map[string]string{"jayverifyProperty/v1": fingerprint}).
		WithProperties(sarif.NewPropertyBag().Add("id", p.Name).Add("reach", reachNames[p.Reach]).Add("reason", p.Reason))
	if p.Reach == verify.Reached {
		res.Properties.Add("reachedBy", reachText(s.r, p))
	}
	res.AddLocation(s.location(p.Pos, ""))
	text := claim(p)
	if p.Verdict == verify.Unsafe {
		res.WithKind("fail").WithLevel("error")
		if p.Exception != "" {
			text += "; " + binaryName(p.Exception) + " leaves the entry"
		}
		if p.Run != nil {
			text += inputsText(p.Run.Inputs)
			res.AddCodeFlow(s.codeFlow(p, p.Run)).AddStack(s.stack(p))
		}
	} else {
		res.WithKind("open").WithLevel("none")
		if p.Verdict == verify.NotJudged {
			text = "not judged: " + text
		}
		if p.Reason != "" {
			text += " (" + p.Reason + ")"
		}
		if p.Possible != nil {
			text += "; " + condition(p.Possible) + inputsText(p.Possible.Inputs)
			res.AddCodeFlow(s.codeFlow(p, p.Possible))
		}
	}
	res.WithMessage(sarif.NewTextMessage(text))
	if a := p.Accepted; a != nil && a.By == bySuppression {
		res.AddSuppression(sarif.NewSuppression().WithKind("external").WithStatus("accepted").WithJustification(a.Reason))
	}
	if baseline {
		state := "new"
		if p.Accepted != nil && p.Accepted.By == byBaseline {
			state = "unchanged"
		}
		res.WithBaselineState(state)
	}
	return res
}

// inputsText tells the first inputs of a run in one line.
func inputsText(vs []verify.InputValue) string {
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
func (s *sarifWriter) location(p ivl.Pos, message string) *sarif.Location {
	loc := sarif.NewLocation()
	if message != "" {
		loc.WithMessage(sarif.NewTextMessage(message))
	}
	if p.Method == nil {
		return loc
	}
	name := methodName(p.Method.Class + "." + p.Method.Name + p.Method.Desc)
	loc.AddLogicalLocation(sarif.NewLogicalLocation().WithName(p.Method.Name).WithFullyQualifiedName(name).WithKind("function"))
	if file := s.opt.Sources.path(p); file != "" {
		physical := sarif.NewPhysicalLocation().WithArtifactLocation(artifact(file))
		if p.Line > 0 {
			region := sarif.NewRegion().WithStartLine(p.Line)
			if line, ok := s.opt.Sources.line(p); ok {
				region.WithSnippet(sarif.NewArtifactContent().WithText(line))
			}
			physical.WithRegion(region)
		}
		loc.WithPhysicalLocation(physical)
	}
	return loc
}

func artifact(file string) *sarif.ArtifactLocation {
	loc := sarif.NewArtifactLocation()
	u := url.URL{Path: filepath.ToSlash(filepath.Clean(file))}
	if filepath.IsAbs(file) {
		u.Scheme = "file"
		return loc.WithURI(u.String())
	}
	return loc.WithURI(u.String()).WithURIBaseID(sourceRoot)
}

// codeFlow is the path of a run that violates p, line by line, with the
// inputs where they are asked for, and the values that each line changes.
func (s *sarifWriter) codeFlow(p verify.Property, run *verify.Counterexample) *sarif.CodeFlow {
	flow := sarif.NewThreadFlow()
	ms := story(run)
	for i, m := range ms {
		var parts []string
		if m.left > 0 {
			parts = append(parts, plural(m.left, "line", "lines")+" left out before this one")
		}
		for _, v := range m.inputs {
			parts = append(parts, v.Input.Name+" = "+clip(v.Value))
		}
		parts = append(parts, m.told(maxValues)...)
		at := sarif.NewThreadFlowLocation().WithImportance("unimportant").WithExecutionOrder(i + 1)
		if len(parts) > 0 {
			at.WithImportance("important")
		}
		if i == len(ms)-1 {
			parts = append(parts, claim(p))
			at.WithImportance("essential")
		}
		if len(parts) == 0 {
			parts = append(parts, frame(m.pos))
		}
		if len(m.values) > 0 {
			state := map[string]sarif.MultiformatMessageString{}
			for _, c := range m.values {
				state[c.Name] = *sarif.NewMultiformatMessageString().WithText(c.Value)
			}
			at.WithState(state)
		}
		flow.AddLocation(at.WithLocation(s.location(m.pos, strings.Join(parts, "; "))))
	}
	if len(ms) == 0 {
		flow.AddLocation(sarif.NewThreadFlowLocation().WithImportance("essential").WithLocation(s.location(p.Pos, claim(p))))
	}
	return sarif.NewCodeFlow().AddThreadFlow(flow)
}

func (s *sarifWriter) stack(p verify.Property) *sarif.Stack {
	st := sarif.NewStack().WithMessage(sarif.NewTextMessage(binaryName(p.Exception)))
	for _, f := range p.Run.Stack {
		st.AddFrame(sarif.NewStackFrame().WithLocation(s.location(f, "")))
	}
	return st
}

// invocation says how the verification went.
func (s *sarifWriter) invocation() *sarif.Invocation {
	inv := sarif.NewInvocation().WithExecutionSuccessful(true)
	for _, u := range s.r.Unsupported {
		text := "not supported: " + u.Text
		if u.Checks > 0 {
			text += "; " + behindText(u.Checks)
		}
		inv.AddToolExecutionNotification(s.notification("warning", text, u.Pos))
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
		inv.AddToolExecutionNotification(s.notification(level, text, a.Pos))
	}
	return inv
}

func (s *sarifWriter) notification(level, text string, pos ivl.Pos) *sarif.Notification {
	n := sarif.NewNotification().WithLevel(level).WithMessage(sarif.NewTextMessage(text))
	if pos.Method != nil {
		n.AddLocation(s.location(pos, ""))
	}
	return n
}
