package lsp

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/ui/report"
	"github.com/jayverify/jayverify/ivl"
)

// publish sends the diagnostics of all files where they have changed.
func (s *Server) publish() {
	st := &s.projectView
	st.mu.Lock()
	defer st.mu.Unlock()
	now := st.diagnostics()
	for _, uri := range slices.Sorted(maps.Keys(st.published)) {
		if now[uri] == nil {
			now[uri] = []diagnostic{}
		}
	}
	for _, uri := range slices.Sorted(maps.Keys(now)) {
		text, err := json.Marshal(now[uri])
		if err != nil {
			s.cfg.Logf("%v", err)
			continue
		}
		if st.published[uri] == string(text) {
			continue
		}
		s.notify("textDocument/publishDiagnostics", publishDiagnosticsParams{uri, now[uri]})
		st.published[uri] = string(text)
		if len(now[uri]) == 0 {
			delete(st.published, uri)
		}
	}
}

// diagnostics are those of all files, by URI.
func (st *projectView) diagnostics() map[string][]diagnostic {
	all := map[string][]diagnostic{}
	res := st.merged()
	if res == nil {
		return all
	}
	lines := texts{}
	prints := res.Fingerprints()
	for i, p := range res.Properties {
		severity, message := tellOf(p)
		path, line := st.whereToTell(&p)
		if message == "" || path == "" {
			continue
		}
		uri := st.uri(path)
		all[uri] = append(all[uri], diagnostic{
			Range: lines.span(path, line), Severity: severity, Code: p.Kind.String(), Source: "jayverify", Message: message,
			RelatedInformation: st.related(p, lines),
			Data:               &diagnosticData{p.Entry, prints[i]},
		})
	}
	return all
}

// whereToTell is the file and the line of a property in the sources of the project. The
// path is "" if there is none, or if what is known is out of date.
func (st *projectView) whereToTell(p *result.Property) (path string, line int) {
	k := st.entries[p.Entry]
	if k == nil || st.outdated(k.source, k.gen) {
		return "", 0
	}
	places := []ivl.Pos{p.Pos}
	if run := runOf(p); run != nil {
		places = append(places, run.Stack...)
	}
	for _, pos := range places {
		if st.outdated(sourceOf(pos), k.gen) {
			return "", 0
		}
		if path, line = st.place(pos); path != "" {
			return path, line
		}
	}
	return "", 0
}

// runOf is the run that a property has; nil if there is none.
func runOf(p *result.Property) *result.Counterexample {
	if p.Run != nil {
		return p.Run
	}
	return p.Possible
}

// tellOf says how bad a property is, and why. The message is "" if there is nothing to
// tell.
func tellOf(p result.Property) (severity int, message string) {
	var b strings.Builder
	line := func(label, text string) {
		if text != "" {
			b.WriteString("\n" + label + ": " + text)
		}
	}
	switch {
	case p.Verdict == result.Unsafe && p.Accepted == nil:
		severity = severityError
		b.WriteString("violated: " + report.Claim(p))
	case p.Verdict == result.Unsafe && p.Accepted.By == result.Latent:
		severity = severityHint
		b.WriteString("latent, only unusual arguments lead here: " + report.Claim(p))
		line("why", p.Accepted.Reason)
		if p.Finding != nil {
			line("callers must keep", strings.Join(p.Finding.Requires, " and "))
		}
	case p.Verdict == result.Unknown && p.Possible != nil:
		severity = severityHint
		b.WriteString("possible: " + report.Claim(p))
		line("condition", report.Condition(p.Possible))
	default:
		return 0, ""
	}
	line("entry", report.MethodName(p.Entry))
	run := runOf(&p)
	if run == nil {
		return severity, b.String()
	}
	if len(run.Calls) > 0 {
		line("call", strings.Join(run.Calls, " "))
	} else {
		line("call", run.Call)
	}
	if len(run.Stdin) > 0 {
		line("System.in", strings.Join(run.Stdin, "⏎"))
	}
	line("throws", strings.ReplaceAll(p.Exception, "/", "."))
	if run.JVM != nil && run.JVM.Confirmed {
		line("real JVM", "does the same")
	}
	return severity, b.String()
}

// maxRelated bounds how many steps of a run a diagnostic names. They are the last ones.
const maxRelated = 15

// related is the run of a property: the calls under way, then what its lines change.
func (st *projectView) related(p result.Property, lines texts) []relatedInformation {
	run := runOf(&p)
	if run == nil {
		return nil
	}
	var calls, steps []relatedInformation
	at := func(pos ivl.Pos, message string) (relatedInformation, bool) {
		path, line := st.place(pos)
		if path == "" || line == 0 {
			return relatedInformation{}, false
		}
		return relatedInformation{location{st.uri(path), lines.span(path, line)}, message}, true
	}
	for i, pos := range run.Stack {
		if i == 0 {
			continue
		}
		if r, ok := at(pos, "called here, in "+methodOf(pos)); ok {
			calls = append(calls, r)
		}
	}
	changes := map[int][]string{}
	for _, c := range run.Changes {
		changes[c.Step] = append(changes[c.Step], c.Name+" = "+c.Value)
	}
	for i, pos := range run.Path {
		if len(changes[i]) == 0 {
			continue
		}
		if r, ok := at(pos, strings.Join(changes[i], ", ")); ok {
			steps = append(steps, r)
		}
	}
	return append(calls[:min(len(calls), maxRelated)], steps[max(0, len(steps)-maxRelated):]...)
}

// methodOf is the method of a place as people write it.
func methodOf(p ivl.Pos) string {
	return report.MethodName(p.Method.Class + "." + p.Method.Name + p.Method.Desc)
}
