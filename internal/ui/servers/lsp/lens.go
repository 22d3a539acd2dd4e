package lsp

import (
	"context"
	"fmt"
	"regexp"
	"strings"
	"time"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/ui/report"
)

// codeLens tells above each method what is known of it.
func (s *Server) codeLens(_ context.Context, p documentParams) ([]codeLens, error) {
	path := pathOf(p.TextDocument.URI)
	lines := linesOf(path)
	st := &s.projectView
	st.mu.Lock()
	defer st.mu.Unlock()
	lenses := []codeLens{}
	for _, k := range st.entriesIn(path) {
		at := lineSpan(lines, declaration(lines, k))
		title, shows := st.lensTitle(k)
		lens := codeLens{Range: at, Command: &command{Title: title}}
		if shows {
			lens.Command.Command, lens.Command.Arguments = commandShow, []any{k.name}
		}
		lenses = append(lenses, lens)
	}
	return lenses, nil
}

// lensTitle says what is known of an entry, and whether there is a run to show.
func (st *projectView) lensTitle(k *known) (title string, shows bool) {
	switch {
	case st.sources[k.source].stale:
		return "changed: compile it to verify it", false
	case k.outcome == nil || st.outdated(k.source, k.gen):
		return "not verified yet", false
	}
	e := k.summary()
	title = e.State.String()
	switch e.State {
	case result.StateViolated, result.StateLatent:
		return title + ": show run", true
	case result.StateProved:
		return fmt.Sprintf("%s, %s", title, seconds(k.outcome.Result.Elapsed)), false
	}
	if e.Reason != "" {
		title += ": " + e.Reason
	}
	return title, false
}

func seconds(d time.Duration) string { return fmt.Sprintf("%.1f s", max(d.Seconds(), 0.1)) }

// declarationBefore is how many lines may be between the name of a method and its first
// statement.
const declarationBefore = 30

// declaration is the line with the name of an entry: above its first line in the class
// file, which is that of a statement. Without the source it is this first line.
func declaration(lines []string, k *known) int {
	m := k.entry.Method
	first := 0
	for _, l := range m.Code.Read().Lines {
		if first == 0 || l.Line < first {
			first = l.Line
		}
	}
	name := m.Name
	if m.IsInit() {
		_, name, _ = cutLast("/"+strings.ReplaceAll(k.entry.Class(), "$", "/"), "/")
	}
	head, err := regexp.Compile(`\b` + regexp.QuoteMeta(name) + `\s*\(`)
	if err != nil {
		return first
	}
	for line := min(first, len(lines)); line > max(0, first-declarationBefore); line-- {
		text := lines[line-1]
		if at := head.FindStringIndex(text); at != nil && isHead(text[:at[0]]) {
			return line
		}
	}
	return first
}

// isHead reports whether the text before a name may begin the declaration of a method, and
// does not call it.
func isHead(before string) bool {
	trimmed := strings.TrimSpace(before)
	return !strings.HasSuffix(trimmed, ".") && !strings.HasSuffix(trimmed, "new") && !strings.HasSuffix(trimmed, "return") &&
		!strings.ContainsAny(trimmed, "=;(\"") && !strings.HasPrefix(trimmed, "*") && !strings.HasPrefix(trimmed, "//")
}

// showText is what the command "show run" shows: the report of one entry.
func (st *projectView) showText(name string, roots []string, version string) (string, error) {
	k := st.entries[name]
	if k == nil || k.outcome == nil || k.outcome.Result == nil {
		return "", fmt.Errorf("nothing is known of %s", report.MethodName(name))
	}
	var b strings.Builder
	err := report.Write(&b, "text", k.outcome.Result, report.Options{Sources: report.NewSources(roots), Version: version})
	return b.String(), err
}
