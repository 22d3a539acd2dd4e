package engine

import (
	"context"

	"github.com/jayverify/jayverify/internal/engines/config"
)

// summarised proves checks in the program that has summaries of regular expressions (models.Summaries): these have all
// results of the JDK's, and more. So a proof there holds of the program. What it finds no proof for stays as it is.
type summarised struct {
	*Kit
	tried bool
}

// Try implements Engine.
func (e *summarised) Try(ctx context.Context, g Goal) Outcome {
	const with = "expressions summarised"
	if e.tried || e.Summaries == nil || e.Config.LeavesOut(config.Abstract) || e.Config.LeavesOut(config.Summaries) {
		return Outcome{}
	}
	e.tried = true
	low := e.loweredWith(ctx, with, e.Summaries)
	if low == nil || !e.assumesNoMore(low) {
		return Outcome{}
	}
	t := newModelProof(e.Kit, low, g.Props, with)
	t.absent = true
	return t.step(ctx)
}
