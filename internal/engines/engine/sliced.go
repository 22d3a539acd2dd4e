package engine

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/spacer"
	"github.com/jayverify/jayverify/horn/zones"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/analysis/slicing"
	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// sliced proves checks of a large program in slices of it.
type sliced struct{ *Kit }

// Try implements Engine.
func (e *sliced) Try(ctx context.Context, g Goal) Outcome {
	r := e.Encodings.Checked // what abstract interpretation has left
	if r == nil || r.Program().Size() < minSliced {
		return Outcome{}
	}
	why := func(p *sliceProof) result.Reason {
		return result.Because(fmt.Sprintf("invariants of a slice of %d statements found by %s, checked by %s clause by clause (%d)", p.slice.Statements, p.by, e.Tools.Checker.Name, p.proof.Clauses))
	}
	err := e.inSlices(ctx, r, "slices", g.Props, func(p *sliceProof) {
		for _, q := range p.props {
			if e.Board.Contradicts(q) {
				panic(bug.New(portfolio.SliceEngine, "a run violates %s, which a slice excludes", q.Name))
			}
			e.Board.Close(q, result.Safe, why(p))
		}
	})
	return Outcome{Err: err}
}

// minSliced is the number of statements below which the clauses of the whole program decide it sooner.
const minSliced = 5000

// sliceProof is a proof of checks in a slice.
type sliceProof struct {
	slice *slicing.Slice
	props []*ivl.Property
	sys   *horn.System
	by    string
	proof *evidence.Proof
}

// inSlices proves some of the checks of a program with checked claims, and tells of each proof. The error says that
// a proof could not be written.
func (k *Kit) inSlices(ctx context.Context, r *certificate.Result, step string, props []*ivl.Property, tell func(*sliceProof)) (err error) {
	if k.NoSolver != nil || k.Tools.Checker.Path == "" || !k.Tools.Has(portfolio.Spacer) || k.Config.LeavesOut(config.Slices) {
		return nil
	}
	ctx, cancel := withShare(ctx, portfolio.Sliced)
	defer cancel()
	k.Board.Step(step, func() string {
		s := newSliceWork(k, props, tell)
		all := len(s.open)
		err = s.run(ctx, slicing.New(r, slicing.Usual()).Slices(props))
		return fmt.Sprintf("%s of %d hold, in %s", result.Count(all-len(s.open), "check", "checks"), all, result.Count(s.tried, "slice", "slices"))
	})
	return err
}

// newSliceWork is about some checks, of whose proofs it tells.
func newSliceWork(k *Kit, props []*ivl.Property, tell func(*sliceProof)) *sliceWork {
	s := &sliceWork{Kit: k, open: map[*ivl.Property]bool{}, tell: tell, patience: fewGood}
	for _, p := range props {
		s.open[p] = true
	}
	return s
}

// sliceWork is the work on the slices of a program.
type sliceWork struct {
	*Kit
	mu    sync.Mutex
	open  map[*ivl.Property]bool
	tell  func(*sliceProof)
	tried int
	err   error
	bugs  bug.First
	// Of the round at work: how many slices were tried, and how many proved something.
	now, good int
	patience  int // of how many slices of a round one has to prove something; 0 is of any number
}

// maxFruitless is how many slices of a round may prove nothing before one of some has to prove something.
const maxFruitless = 12

// fewGood is of how many slices one has to prove something, where other engines follow.
const fewGood = 4

// run looks for easy proofs in all slices, and then for hard ones in the largest of each list.
func (s *sliceWork) run(ctx context.Context, lists [][]*slicing.Slice) error {
	rounds := 0
	for _, list := range lists {
		rounds = max(rounds, len(list))
	}
	for i := range rounds {
		s.round(ctx, lists, func(list []*slicing.Slice) *slicing.Slice {
			if i < len(list) {
				return list[i]
			}
			return nil
		}, s.easy)
	}
	s.round(ctx, lists, func(list []*slicing.Slice) *slicing.Slice { return list[len(list)-1] }, s.hard)
	return s.err
}

// round tries one slice of each list, several at a time.
func (s *sliceWork) round(ctx context.Context, lists [][]*slicing.Slice, choose func([]*slicing.Slice) *slicing.Slice, prove func(context.Context, *slicing.Slice, *horn.System)) {
	s.now, s.good = 0, 0
	jobs := make(chan func())
	var workers sync.WaitGroup
	for range runtime.NumCPU() {
		workers.Go(func() {
			for job := range jobs {
				s.bugs.Do(job)
			}
		})
	}
	for _, list := range lists {
		if ctx.Err() != nil || s.ended() {
			break
		}
		t := choose(list)
		if t == nil {
			continue
		}
		if left := s.left(t.Props); len(left) > 0 {
			p := t.Program() // not safe for concurrent use
			jobs <- func() { s.try(ctx, t, p, left, prove) }
		}
	}
	close(jobs)
	workers.Wait()
	s.bugs.Panic()
}

// ended reports whether a round is to end before all slices have been tried.
func (s *sliceWork) ended() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.err != nil || s.patience > 0 && s.now-s.good > maxFruitless && s.now > s.patience*s.good
}

// left are those of some checks that are open.
func (s *sliceWork) left(props []*ivl.Property) []*ivl.Property {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.DeleteFunc(slices.Clone(props), func(p *ivl.Property) bool { return !s.open[p] })
}

// try looks for proofs of checks in a slice whose program is p.
func (s *sliceWork) try(ctx context.Context, t *slicing.Slice, p *ivl.Program, props []*ivl.Property, prove func(context.Context, *slicing.Slice, *horn.System)) {
	defer bug.InPass(portfolio.SliceEngine)
	ctx, cancel := withSpan(ctx, portfolio.SliceEach.Span)
	defer cancel()
	s.mu.Lock()
	s.tried++
	s.mu.Unlock()
	defer func() { s.count(len(s.left(props)) < len(props)) }()
	sys, err := slicing.Clauses(ctx, t, p, props, s.Config.CheckPasses)
	switch {
	case err == nil:
		prove(ctx, t, sys)
	case ctx.Err() == nil:
		panic(bug.New(portfolio.SliceEngine, "%w", err))
	}
}

// count counts a slice of a round.
func (s *sliceWork) count(good bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.now++
	if good {
		s.good++
	}
}

// easy proves what follows from bounds and differences.
func (s *sliceWork) easy(ctx context.Context, t *slicing.Slice, sys *horn.System) {
	if invariants, err := zones.Find(ctx, sys); err == nil {
		if found := invariants.Proved(sys); len(found) > 0 {
			s.proved(ctx, t, sys.Only(found), "bounds and differences", invariants.Model())
		}
	}
}

// hard asks a solver about all checks, and then about each.
func (s *sliceWork) hard(ctx context.Context, t *slicing.Slice, sys *horn.System) {
	s.solve(ctx, t, sys, portfolio.SliceTogether.Span)
	if left := s.left(sys.Props); len(left) > 1 {
		for _, q := range left {
			s.solve(ctx, t, sys.Only([]*ivl.Property{q}), portfolio.SliceAlone.Span)
		}
	}
}

// solve gives clauses to the solver.
func (s *sliceWork) solve(ctx context.Context, t *slicing.Slice, sys *horn.System, span time.Duration) {
	solving, cancel := withSpan(ctx, span)
	defer cancel()
	lim := s.limits(solving)
	lim.NoDerivation = true
	a, err := s.Tools.Solver(portfolio.Spacer, spacer.Plain.Name).Solve(solving, sys, lim)
	if err == nil && a.Verdict == horn.Safe {
		s.proved(ctx, t, sys, "spacer", a.Model)
	}
}

// proved checks a model of the clauses, and tells of what it proves.
func (s *sliceWork) proved(ctx context.Context, t *slicing.Slice, sys *horn.System, by, model string) {
	checked, err := evidence.CheckBy(ctx, sys, model, s.Tools.Checker)
	if err != nil {
		return
	}
	p := &sliceProof{slice: t, props: sys.Props, sys: sys, by: by, proof: checked}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.err = errors.Join(s.err, s.writeSlice(p)); s.err != nil {
		return
	}
	for _, q := range p.props {
		delete(s.open, q)
	}
	if s.Board != nil {
		s.Board.Findings(func(f *board.Findings) {
			f.AddProof(result.Proof{By: by + ", in slices", Checker: s.Tools.Checker.Name + " clause by clause", Invariants: result.SpaceInvariants, Clauses: checked.Clauses, Elapsed: checked.Elapsed})
		})
	}
	s.tell(p)
}

// writeSlice writes the clauses of a slice and the check of their model, if the user wants proofs.
func (s *sliceWork) writeSlice(p *sliceProof) error {
	if s.Config.Proof == "" {
		return nil
	}
	if err := s.proofs.write(func(n int) error { return writeProof(s.Config.Proof, n, p.sys, p.proof) }); err != nil {
		return failure.WithClass(failure.IO, fmt.Errorf("--proof: %w", err))
	}
	return nil
}
