package verify

import (
	"context"
	"slices"
	"time"

	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/confirm"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// schedules begins to search for schedules of threads that violate a check, if the program is a main that
// may start threads; end waits for it.
func (v *verification) schedules(ctx context.Context, prog *program, b *board.Board, runs *confirm.Runs, left time.Duration) (end func()) {
	nothing := func() {}
	if v.cfg.JVM == config.JVMNever || v.cfg.LeavesOut(config.Runs) || !v.mayStartThreads(prog.Result) && len(threadKinds(v.cfg)) == 0 || v.provedForThreads(prog.Result) {
		return nothing
	}
	entry, err := findEntry(prog.path, v.cfg)
	if err != nil || !reach.IsMain(entry) {
		return nothing
	}
	checks, err := lower.ParseChecks(v.cfg.Checks)
	if err != nil {
		return nothing
	}
	s := confirm.Schedules{Path: prog.path, Main: entry, Checks: checks, Board: b, Words: &confirm.Hunt{Lowered: prog.Result}, Assumed: v.cfg.Threads}
	return runs.Schedules(ctx, s, min(portfolio.Scheduled.Span, time.Duration(float64(left)*portfolio.Scheduled.Share)))
}

// mayStartThreads reports whether the program may start threads. Where it is accepted that
// threads run one at a time, such calls are supported in part, and not told apart from others.
func (v *verification) mayStartThreads(low *lower.Result) bool {
	return mayStartThreads(low) || v.cfg.Threads && slices.ContainsFunc(low.Program.Props, func(p *ivl.Property) bool { return p.Kind == ivl.Unsupported })
}

// provedForThreads reports whether all schedules were executed, and nothing is open for that.
func (v *verification) provedForThreads(low *lower.Result) bool {
	return low.Explored.Complete && !(low.Explored.Vague && slices.Contains(threadKinds(v.cfg), ivl.Deadlock))
}
