package engine

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/encoding"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// TestBudgets checks who gets which time, with solvers that never find what is
// hard, and find all else at once when they are not asked for the former, too.
func TestBudgets(t *testing.T) {
	const budget = 20 * time.Millisecond
	for _, c := range []struct {
		name     string
		props    string // "e" is easy, "h" hard, "s" cannot be decided, as solvers find out
		budget   time.Duration
		whole    time.Duration
		want     string        // the verdicts: "+" safe, "?" unknown
		reason   string        // of the first one that is unknown
		together time.Duration // at most
		asked    string        // what is asked for, in order
	}{
		{"easy", "eee", budget, time.Hour, "+++", "", 3 * budget, "eee"},
		{"a hard one does not hide the others", "ehe", budget, time.Hour, "+?+", "budget used up, 20ms for each check: time limit reached; a solver", 3 * budget, "ehe e h e"},
		{"all are hard", "hh", budget, time.Hour, "??", "budget used up", 2 * budget, "hh h h"},
		{"one alone is not tried twice", "h", budget, time.Hour, "?", "budget used up", budget, "h"},
		{"together has half of the time at most", "he", time.Hour, budget, "?+", "", budget / 2, "he h"},
		{"without a budget the time is for all", "he", 0, budget, "??", "", budget, "he"},
		{"without a budget there is a glance and a sweep before", "sse", 0, time.Hour, "??+", "undecided", portfolio.Glance.Span, "sse s s e s s ss s s"},
		{"what a glance decides is not asked again", "ee", 0, time.Hour, "++", "", portfolio.Glance.Span, "ee"},
		{"one alone has a glance first", "s", 0, time.Hour, "?", "undecided", portfolio.SweepEach.Span, "s s"},
	} {
		p := &ivl.Program{}
		for i, kind := range c.props {
			p.Props = append(p.Props, &ivl.Property{ID: i, Name: string(kind)})
		}
		s := tinyRounds(config.Config{PropertyTimeout: c.budget, Without: []string{config.Cases}}, p)
		ctx, cancel := context.WithTimeout(t.Context(), c.whole)
		var asked []string
		decide := func(ctx context.Context, props []*ivl.Property, _ bool) error {
			names := ""
			for _, q := range props {
				names += q.Name
			}
			if asked = append(asked, names); len(asked) == 1 {
				if d, ok := ctx.Deadline(); ok && time.Until(d) > c.together {
					t.Errorf("%s: together they have %v", c.name, time.Until(d))
				}
			}
			switch {
			case strings.Contains(names, "h"):
				<-ctx.Done()
				s.Board.GiveUp(props, result.Reason{Kind: result.TimeLimit, Others: "a solver"})
			case strings.Contains(names, "s"):
				s.Board.GiveUp(props, result.Reason{Kind: result.SolverGaveUp, Text: "undecided"})
				s.setTried(&Exhausted{Encoding: "space", Props: props})
			default:
				for _, q := range props {
					s.Board.Close(q, result.Safe, result.Reason{})
				}
			}
			return nil
		}
		err := s.budgeted(ctx, decide, decide)
		cancel()
		if err != nil {
			t.Fatal(err)
		}
		var got, reason string
		for _, q := range p.Props {
			if s.Board.Verdict(q) == result.Safe {
				got += "+"
			} else {
				if got += "?"; reason == "" {
					reason = reasonOf(s.Kit, q).String()
				}
			}
		}
		// What remains of the whole time when it is short says nothing.
		if c.whole < time.Hour {
			continue
		}
		if got != c.want || !strings.HasPrefix(reason, c.reason) || !slices.Equal(asked, strings.Fields(c.asked)) {
			t.Errorf("%s: %s, %q, asked %q; want %s, %q, %q", c.name, got, reason, asked, c.want, c.reason, c.asked)
		}
	}
}

// TestTried checks what is tried again when properties are alone.
func TestTried(t *testing.T) {
	p := &ivl.Program{Props: []*ivl.Property{{ID: 0}, {ID: 1}}}
	s := tinyRounds(config.Config{Without: []string{config.Cases}}, p)
	s.setTried(&Exhausted{Encoding: "space", Props: p.Props})
	s.setTried(&Exhausted{Encoding: "time", Props: p.Props[:1]})
	if n := len(s.untried(encoding.Encoding{Name: "space"}, p.Props)); n != 0 {
		t.Errorf("%d are tried together again", n)
	}
	for _, q := range p.Props {
		s.forget(q)
	}
	if n := len(s.untried(encoding.Encoding{Name: "space"}, p.Props)); n != 2 {
		t.Errorf("%d are tried alone, want 2", n)
	}
	s.setTried(&Exhausted{Encoding: "space", Props: p.Props[:1], Late: true})
	s.forget(p.Props[0])
	if n := len(s.untried(encoding.Encoding{Name: "space"}, p.Props[:1])); n != 1 {
		t.Error("what was late alone is not tried again")
	}
	if left := s.untried(encoding.Encoding{Name: "time"}, p.Props); len(left) != 1 || left[0].ID != 1 {
		t.Errorf("what was refuted alone is tried again: %v", left)
	}
}

// TestLateEncoding checks that an encoding which is not made in time is a reason
// to be unknown, and no error.
func TestLateEncoding(t *testing.T) {
	p := &ivl.Program{Props: []*ivl.Property{{ID: 0}}}
	s := tinyRounds(config.Config{Without: []string{config.Cases}}, p)
	ctx, cancel := context.WithCancel(t.Context())
	late := encoding.Encoding{Name: "late", Program: func() (*ivl.Program, error) {
		cancel()
		return nil, ctx.Err()
	}}
	if err := s.only(late).thoroughly(ctx, p.Props, false); err != nil {
		t.Error(err)
	}
	if why := reasonOf(s.Kit, p.Props[0]); why.Kind != result.TimeLimit || !why.OnlyTime() {
		t.Errorf("the reason is %q", why)
	}
	broken := encoding.Encoding{Name: "broken", Program: func() (*ivl.Program, error) { return nil, failure.Errorf(failure.Internal, "BUG: planted") }}
	if err := s.only(broken).thoroughly(t.Context(), p.Props, false); err == nil {
		t.Error("a bug is no error")
	}
}

// noting is an engine that notes that it is asked, and decides nothing.
type noting struct {
	name  string
	asked *[]string
}

func (n noting) Try(context.Context, Goal) Outcome {
	*n.asked = append(*n.asked, n.name)
	return Outcome{}
}

// TestShortly checks what is asked for before all encodings are tried, and in which order.
func TestShortly(t *testing.T) {
	for _, c := range []struct {
		name                   string
		checks, lowered, coded int
		budget                 time.Duration
		want                   string
	}{
		{"a small program with one check", 1, smallProgram - 1, 0, 0, "0 cases texts"},
		{"a small program has cases after the sweep", 2, smallProgram - 1, 0, 0, "01 0 1 0 1 cases texts"},
		{"a large one before", 2, smallProgram, 0, 0, "01 cases 0 1 0 1 texts"},
		{"a large program with one check has a glance", 1, smallProgram, vastProgram - 1, 0, "0 cases texts"},
		{"before vast clauses", 2, smallProgram, vastProgram, 0, "cases 01 0 1 0 1 texts"},
		{"a budget for each check", 2, smallProgram, 0, time.Minute, "cases texts"},
	} {
		p := &ivl.Program{Procs: []*ivl.Proc{{Name: "Main.main", Blocks: make([]*ivl.Block, c.lowered)}}}
		for i := range p.Procs[0].Blocks {
			p.Procs[0].Blocks[i] = &ivl.Block{}
		}
		for i := range c.checks {
			p.Props = append(p.Props, &ivl.Property{ID: i, Name: string('0' + rune(i))})
		}
		coded := &ivl.Program{Procs: []*ivl.Proc{{Name: "Main.main", Blocks: slices.Repeat([]*ivl.Block{{}}, c.coded)}}}
		var asked []string
		r := tinyRounds(config.Config{PropertyTimeout: c.budget}, p).only(encoding.Encoding{Program: func() (*ivl.Program, error) { return coded, nil }})
		r.engines = map[string]Engine{portfolio.PartitionEngine: noting{"cases", &asked}, portfolio.TextlessEngine: noting{"texts", &asked}}
		try := func(_ context.Context, props []*ivl.Property, _ bool) error {
			names := ""
			for _, q := range props {
				names += q.Name
			}
			asked = append(asked, names)
			return nil
		}
		if err := r.shortly(t.Context(), try); err != nil {
			t.Error(err)
		}
		if got := strings.Join(asked, " "); got != c.want {
			t.Errorf("%s: asked %s, want %s", c.name, got, c.want)
		}
	}
}
