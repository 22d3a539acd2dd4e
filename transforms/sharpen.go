package transforms

import (
	"context"

	"github.com/jayverify/jayverify/internal/absint"
	"github.com/jayverify/jayverify/ivl"
)

// contextRounds is how many calls deep Sharpen copies procedures.
const contextRounds = 4

// Sharpen analyses the program after Initialised and Contexts. The result is about the program
// that these make. It is about all runs of p if no run violates one of the facts.
func Sharpen(ctx context.Context, p *ivl.Program) (a *absint.Analysis, facts []*ivl.Property, err error) {
	if a, err = absint.AnalyseWithin(ctx, p); err != nil {
		return nil, nil, err
	}
	limit := contextGrows * p.Size()
	next, facts := Initialised(p, a)
	for range contextRounds {
		if next != p {
			p = next
			if a, err = absint.AnalyseWithin(ctx, p); err != nil {
				return nil, nil, err
			}
		}
		if next, err = Contexts(p, a, limit); err != nil || next == p {
			break
		}
	}
	return a, facts, err
}
