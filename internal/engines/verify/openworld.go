package verify

import (
	"context"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// maxExact is the number of statements of a program up to which calls of code without a body get their meaning in
// the program that all engines work on. Of larger ones there is a program of its own for abstract interpretation.
const maxExact = 100_000

// openWorld gives calls of code without a body, which may call back, their meaning, in a program
// in which such calls end what is known. It returns that program as it is if nothing is gained.
func openWorld(ctx context.Context, cfg Config, src reach.Source, entry *classfile.Method, opts reach.Options, closed *lower.Result) (*lower.Result, error) {
	if cfg.Callbacks || cfg.Threads || cfg.Reflection || cfg.LeavesOut(config.Abstract) || !ends(closed) {
		return closed, nil
	}
	coarse, size := largePackages(src, closed.Program)
	if closed.Program.Size()-size > maxExact {
		return closed, nil
	}
	if end, limited := ctx.Deadline(); limited {
		share, cancel := context.WithTimeout(ctx, time.Until(end)*openShare/100)
		defer cancel()
		ctx = share
	}
	prove := func(ctx context.Context, p *ivl.Program) (map[*ivl.Property]bool, error) {
		a, err := absint.AnalyseWithout(ctx, p, cfg.Without)
		if err != nil {
			return nil, err
		}
		r, err := certificate.Check(ctx, a.Claims())
		if err != nil {
			return nil, err
		}
		return r.Open, nil
	}
	before, err := endingsOfClosed(ctx, closed, len(coarse) > 0, prove)
	if err != nil {
		return closed, unlessOver(ctx, err)
	}
	if before == 0 {
		return closed, nil
	}
	opts.Stop, opts.Coarse = ctx.Err, coarse
	exact, err := lower.LowerExact(src, entry, opts, closed, func(p *ivl.Program) (map[*ivl.Property]bool, error) { return prove(ctx, p) })
	if err != nil || exact == nil { // some call cannot be given a meaning
		return closed, nil
	}
	open, err := prove(ctx, exact.Program)
	if err != nil {
		return closed, unlessOver(ctx, err)
	}
	if endings(exact, open) >= before { // models end, too, where it is not known what they do
		return closed, nil
	}
	return exact, nil
}

// openShare is the share of the time, in percent, that may be spent on giving calls their meaning.
const openShare = 20

// endingsOfClosed counts the unsupported features of the closed program that are not proved unreachable. Of a program that is
// mostly code of the JDK all count, where a short analysis does not end.
func endingsOfClosed(ctx context.Context, closed *lower.Result, large bool, prove func(context.Context, *ivl.Program) (map[*ivl.Property]bool, error)) (int, error) {
	within := ctx
	if end, limited := ctx.Deadline(); large && limited {
		short, cancel := context.WithTimeout(ctx, time.Until(end)/4)
		defer cancel()
		within = short
	}
	open, err := prove(within, closed.Program)
	if err != nil && (within.Err() == nil || ctx.Err() != nil) {
		return 0, err
	}
	if err != nil {
		open = map[*ivl.Property]bool{}
		for _, p := range closed.Program.Props {
			open[p] = true
		}
	}
	return endings(closed, open), nil
}

// ends reports whether a program has something that is not supported.
func ends(r *lower.Result) bool {
	for _, p := range r.Program.Props {
		if p.Kind == ivl.Unsupported {
			return true
		}
	}
	return false
}

// endings counts what is not supported among the open checks.
func endings(r *lower.Result, open map[*ivl.Property]bool) int {
	n := 0
	for _, p := range r.Program.Props {
		if p.Kind == ivl.Unsupported && open[p] {
			n++
		}
	}
	return n
}

// unlessOver is err, unless there was no time for more.
func unlessOver(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return nil
	}
	return err
}
