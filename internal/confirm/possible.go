package confirm

import (
	"context"
	"fmt"

	"github.com/jayverify/jayverify/internal/board"
	"github.com/jayverify/jayverify/internal/result"
	"github.com/jayverify/jayverify/ivl"
)

// possibleRuns bounds the possible runs that are tried on the JVM.
const possibleRuns = 10

// TryPossible gives the inputs that come from the environment in possible runs
// of undecided properties to the JVM, which has the code without a model. A run
// that violates the property there is a violation.
func (j *Runs) TryPossible(ctx context.Context, b *board.Board, props []*ivl.Property) {
	found := false
	for _, p := range props {
		found = found || len(b.Possible(p)) > 0
	}
	if !found || !j.allowed() {
		return
	}
	b.Step("possible runs on the JVM", func() string {
		runs, confirmed := 0, 0
		for _, p := range props {
			for _, m := range b.Possible(p) {
				if runs >= possibleRuns || ctx.Err() != nil || b.Verdict(p) != result.Unknown {
					break
				}
				r, script, err := b.Counterexample(p, m)
				m.Run = r
				if r == nil || err != nil {
					continue
				}
				runs++
				jr := &jvmRun{prop: p, run: r, script: script}
				jr.out, jr.err = j.try(ctx, script)
				if r.JVM, _ = jr.judge(j.cfg.Ints); r.JVM.Confirmed {
					confirmed++
					b.Repeated(p, r)
					j.addCase(p, script)
				}
			}
		}
		return fmt.Sprintf("%d of %s confirmed", confirmed, result.Count(runs, "run", "runs"))
	})
}
