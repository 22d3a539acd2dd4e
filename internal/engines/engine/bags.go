package engine

import (
	"context"

	"github.com/jayverify/jayverify/internal/engines/config"
)

// bags proves checks in the program that has other models of hash maps (models.Bags): these have all
// runs of the JDK's maps, and more, no hashes and no order, and they know the sum of their values.
// So a proof there holds of the program. What it finds no proof for stays as it is.
type bags struct {
	*Kit
	tried bool
}

// Try implements Engine.
func (e *bags) Try(ctx context.Context, g Goal) Outcome {
	if e.tried || e.Config.LeavesOut(config.Abstract) || e.Config.LeavesOut(config.Cases) {
		return Outcome{}
	}
	e.tried = true
	if out := e.maps(ctx, g); out.Err != nil || ctx.Err() != nil || e.Board.Done() {
		return out
	}
	return e.sums(ctx, g)
}

// maps proves checks where hash maps are bags.
func (e *bags) maps(ctx context.Context, g Goal) Outcome {
	if e.Bags == nil {
		return Outcome{}
	}
	low := e.loweredWith(ctx, "maps as bags", e.Bags)
	if low == nil || low.Program.Size() > maxPartitioned || !e.assumesNoMore(low) {
		return Outcome{}
	}
	t := newModelProof(e.Kit, low, g.Props, "maps as bags")
	return t.step(ctx)
}
