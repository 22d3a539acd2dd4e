package lsp

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/ui/report"
	"github.com/jayverify/jayverify/internal/ui/servers"
	"github.com/jayverify/jayverify/ivl"
)

// hoverWait is how long a hover waits for facts that are being worked out. A later hover
// shows them.
const hoverWait = 5 * time.Second

// hover tells what is known of a line: its checks, and the facts that are proved about it.
func (s *Server) hover(ctx context.Context, p positionParams) (*hover, error) {
	path, line := pathOf(p.TextDocument.URI), p.Position.Line+1
	st := &s.projectView
	st.mu.Lock()
	checks := st.checksAt(path, line)
	k := st.entryAt(path, line)
	stale := k != nil && st.sources[k.source].stale
	if k != nil && !stale && declaration(linesOf(path), k) == line {
		title, _ := st.lensTitle(k)
		checks = append([]string{"`" + shortName(k.name) + "`: " + strings.TrimSuffix(title, ": show run")}, checks...)
	}
	st.mu.Unlock()
	var text strings.Builder
	switch {
	case stale:
		text.WriteString("The file has changed. Compile it to verify it.\n")
	default:
		for _, c := range checks {
			text.WriteString("- " + c + "\n")
		}
		if k != nil {
			s.writeFacts(ctx, &text, k, path, line)
		}
	}
	if text.Len() == 0 {
		return nil, nil
	}
	h := &hover{}
	h.Contents.Kind, h.Contents.Value = "markdown", "**jayverify**\n\n"+text.String()
	return h, nil
}

// checksAt says of each check of a line what is known.
func (st *projectView) checksAt(path string, line int) []string {
	res := st.merged()
	if res == nil || path == "" {
		return nil
	}
	var told []string
	for _, p := range res.Properties {
		at, n := st.whereToTell(&p)
		if at != path || n != line || p.Kind == ivl.Unsupported {
			continue
		}
		text := checkText(p)
		if !slices.Contains(told, text) {
			told = append(told, text)
		}
	}
	return told
}

func checkText(p result.Property) string {
	claim := report.Claim(p)
	switch {
	case p.Verdict == result.Safe && p.Reach == result.Unreachable:
		return "proved: nothing gets here (" + claim + ")"
	case p.Verdict == result.Safe:
		return "proved: " + claim
	case p.Verdict == result.NotJudged:
		return "not judged: " + claim
	case p.Verdict == result.Unknown:
		text := "open: " + claim
		if why := p.Reason.String(); why != "" {
			text += " (" + why + ")"
		}
		return text
	case p.Accepted != nil:
		text := p.Accepted.By + ": " + claim
		if p.Accepted.Reason != "" {
			text += " (" + p.Accepted.Reason + ")"
		}
		return text
	}
	return "violated: " + claim
}

// entryAt is the entry whose code a line is in; nil if there is none.
func (st *projectView) entryAt(path string, line int) *known {
	lines := linesOf(path)
	for _, k := range st.entriesIn(path) {
		last := 0
		for _, l := range k.entry.Method.Code.Read().Lines {
			last = max(last, l.Line)
		}
		if declaration(lines, k) <= line && line <= last {
			return k
		}
	}
	return nil
}

// writeFacts writes the facts about a line. If they are not known yet it waits a little.
func (s *Server) writeFacts(ctx context.Context, text *strings.Builder, k *known, path string, line int) {
	f := s.explain(k)
	if f == nil {
		return
	}
	select {
	case <-f.done:
	case <-ctx.Done():
		return
	case <-time.After(hoverWait):
		text.WriteString("\nThe facts behind the proof are being worked out.\n")
		return
	}
	st := &s.projectView
	st.mu.Lock()
	defer st.mu.Unlock()
	if f.gen != st.gen {
		return
	}
	first := declaration(linesOf(path), k) == line
	for _, inv := range f.list {
		at, n := st.place(inv.Pos)
		ofMethod := inv.Kind == result.MethodRequires || inv.Kind == result.MethodEnsures
		if at != path || len(inv.Facts) == 0 || n != line && !(first && ofMethod && sameMethod(inv.Pos, k)) {
			continue
		}
		fmt.Fprintf(text, "\n%s\n", invariantTitle(inv))
		for _, fact := range inv.Facts {
			text.WriteString("- `" + fact + "`\n")
		}
	}
	if f.why != "" && first {
		text.WriteString("\n" + f.why + "\n")
	}
}

func sameMethod(p ivl.Pos, k *known) bool {
	return p.Method != nil && p.Method.Class == k.entry.Class() && p.Method.Name == k.entry.Method.Name && p.Method.Desc == k.entry.Method.Desc
}

func invariantTitle(inv result.Invariant) string {
	switch inv.Kind {
	case result.LoopInvariant:
		return "Whenever the loop begins a round:"
	case result.ClassInvariant:
		return "Of each object (" + inv.Subject + "):"
	case result.MethodRequires:
		return "Whenever " + inv.Subject + " is called:"
	}
	return "Whenever " + inv.Subject + " returns:"
}

// explain begins to work out the facts behind what is proved of an entry, if nobody has
// done so. It returns nil if there is nothing to explain.
func (s *Server) explain(k *known) *invariants {
	st := &s.projectView
	st.mu.Lock()
	defer st.mu.Unlock()
	if k.outcome == nil || k.outcome.Result == nil || st.outdated(k.source, k.gen) || k.gen != st.gen || k.summary().State == result.StateViolated {
		return nil
	}
	if k.invariants != nil && k.invariants.gen == st.gen {
		return k.invariants
	}
	f := &invariants{done: make(chan struct{}), gen: st.gen}
	k.invariants = f
	s.work.Go(func() {
		defer close(f.done)
		f.list, f.why = s.factsOf(k)
	})
	return f
}

// factsOf works out the facts behind what is proved of an entry.
func (s *Server) factsOf(k *known) (all []result.Invariant, why string) {
	p, err := s.cfg.Open(s.place())
	if err != nil {
		return nil, err.Error()
	}
	defer s.closeProject(p)
	for _, e := range p.Entries() {
		if e.String() != k.name {
			continue
		}
		o := p.Verify(s.ctx, e, servers.Want{Explain: true})
		switch {
		case o.Bug != nil:
			return nil, "The facts could not be worked out."
		case o.Err != nil:
			return nil, "The facts could not be worked out: " + o.Err.Error()
		case o.Result != nil:
			return o.Result.Invariants, ""
		}
	}
	return nil, ""
}
