package verify

import (
	"context"

	"github.com/jayverify/jayverify/internal/base/await"
	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/engines/engine"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/transforms"
)

// maxMarked is the size of the largest program, in statements, for which the
// assumptions are looked for that runs may need. It is a size and no time, so
// that a report does not depend on the machine.
const maxMarked = 20_000

// listAssumptions leaves out the assumptions that no run needs: the passes prove
// that nothing gets to the code that makes them. Calls have more targets in the
// lowered program than they have in any run. When ctx ends before this is known,
// all assumptions stay. The passes do not run if executions got to all of that code.
func listAssumptions(ctx context.Context, k *engine.Kit) error {
	var only map[*ivl.Block]bool
	var all []*lower.Note
	k.Board.Findings(func(f *board.Findings) { only, all = f.OnlyRun, f.Assumptions })
	set := func(reached func(*ivl.Block) bool) (n int) {
		needed := k.Lowered.Assuming(reached)
		k.Board.Findings(func(f *board.Findings) { f.Assumptions = needed })
		return len(needed)
	}
	if only != nil {
		set(func(b *ivl.Block) bool { return only[b] })
		k.Board.Findings(func(f *board.Findings) {
			if f.Executed {
				f.Assumptions = append(f.Assumptions, &lower.Note{Kind: "platform-state", Text: "the JDK's code does the same on other machines as on this one, where it was run", N: 1})
			}
		})
		return nil
	}
	if len(all) == 0 || k.Lowered.Program.Size() > maxMarked || ctx.Err() != nil || k.Lowered.Interfered() {
		return nil // the passes know only one thread
	}
	count := func(needed int) string {
		return result.Count(needed, "assumption is", "assumptions are") + " needed, of " + result.Count(len(all), "that is made", "that are made")
	}
	if entered := k.Board.Entered(); k.Lowered.NeedsAll(func(b *ivl.Block) bool { return entered[b] }) {
		k.Board.Step("assumptions", func() string { return count(len(all)) })
		return nil
	}
	var failed error
	marks := transforms.Mark(k.Lowered.Program, k.Lowered.AssumingBlocks())
	after := await.Once(ctx, func() (*ivl.Program, error) {
		return transforms.Apply(marks.Program, transforms.Within(ctx, marks.Passes()), k.Config.CheckPasses, nil)
	})
	k.Board.Step("assumptions", func() string {
		p, err := after()
		switch {
		case ctx.Err() != nil:
			return "all are listed: time limit"
		case err != nil:
			failed = err
			return err.Error()
		}
		return count(set(marks.Reached(p)))
	})
	return failed
}

// ownClasses is what all proofs for clients assume.
var ownClasses = result.Assumption{Kind: "client", Text: "a client's own classes override no method of the library that has a body, and make no objects without a constructor", N: 1}

// machines is what is assumed of code of the JDK that initialisers ran.
var machines = result.Assumption{Kind: "platform-state", Text: "the JDK's code does the same on other machines, and later, as on this one, where class initialisers were run; lines and paths are separated as on Unix or Windows", N: 1}
