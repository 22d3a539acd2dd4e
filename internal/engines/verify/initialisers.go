package verify

import (
	"context"
	"time"

	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/models"
)

// initialisersShare is the share of the time, in percent, that runs of class initialisers may take.
const initialisersShare = 15

// runInitialisers finds the initialisers of some classes that always do the same, by running them.
func (p *prover) runInitialisers(classes []string) {
	if p.cfg.LeavesOut(config.Runs) {
		return
	}
	ctx := p.ctx
	if end, limited := ctx.Deadline(); limited {
		part, cancel := context.WithTimeout(ctx, time.Until(end)*initialisersShare/100)
		defer cancel()
		ctx = part
	}
	p.opts.Constant, p.platform = runs.NewInitialisers(models.Overlay(p.cfg.Opened), p.opts).Constant(ctx, classes)
}
