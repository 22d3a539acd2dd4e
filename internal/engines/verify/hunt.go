package verify

import (
	"context"
	"slices"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/confirm"
	"github.com/jayverify/jayverify/internal/engines/harness"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/front/contract"
	"github.com/jayverify/jayverify/internal/front/reach"
)

// hunt begins to search for violations of a method on the JVM when a part of the time that
// is left is over, and takes another such part; end waits for it. A main is not searched: its arguments mean files and the like.
func (v *verification) hunt(ctx context.Context, prog *program, b *board.Board, runs *confirm.Runs, left time.Duration) (end func()) {
	nothing := func() {}
	if v.cfg.Entry == "" || v.cfg.JVM == config.JVMNever || v.cfg.LeavesOut(config.Runs) {
		return nothing
	}
	entry, err := findEntry(prog.path, v.cfg)
	if err != nil || reach.IsMain(entry) {
		return nothing
	}
	world := v.world
	if world == nil {
		if world, err = harness.NewMaker(prog.path).Make(ctx, entry, harness.Options{Pre: v.preconditions(prog.path, entry)}); err != nil {
			return nothing
		}
	}
	if world.Arbitrary() {
		return nothing
	}
	h := confirm.Hunt{World: world, Lowered: prog.Result, Board: b}
	if v.cfg.Contracts == config.ContractsBelieved || v.cfg.Contracts == config.ContractsOrdinary {
		reader := contract.NewReader(prog.path, v.cfg.ContractOptions())
		k, annotated := contractOf(reader, entry, v.cfg.Test), reader.Annotated(entry)
		if !checkedByHarness(annotated) {
			return nothing
		}
		h.Contract, h.Ordinary = &k, v.cfg.Contracts == config.ContractsOrdinary
	}
	span := time.Duration(float64(left) * portfolio.Hunted.Share)
	return runs.Hunt(h).Start(ctx, time.Now().Add(span), min(span, portfolio.Hunted.Span))
}

// checkedByHarness reports whether a harness makes no arguments that break what annotations
// demand.
func checkedByHarness(k contract.Contract) bool {
	return len(k.Requires) == 0 && !slices.ContainsFunc(k.Params, func(p contract.Param) bool {
		bounded := p.Range.Bounded && (!contract.Integral(p.Desc) || p.Desc == "J")
		return p.Size.Bounded || bounded || p.Elements == contract.NonNull && classfile.IsReference(p.Desc)
	})
}
