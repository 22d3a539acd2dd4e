package verify

import (
	"context"
	"fmt"
	"runtime"
	"slices"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/parts"
	"github.com/jayverify/jayverify/horn/spacer"
	"github.com/jayverify/jayverify/horn/zones"
	"github.com/jayverify/jayverify/internal/failure"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/portfolio"
)

// differences is the technique of proving what bounds and differences of
// variables prove, before there is a race of solvers.
const differences = "differences"

// Parts of clauses are solved one by one when there are enough of them that a
// solver would have trouble with all.
const (
	parted   = "parts" // the technique
	minParts = 3
)

// easily proves those of some properties that nothing is left of in the clauses,
// that follow from bounds and differences of variables, or, in a large program, that
// a solver proves with few of the clauses. It reports whether there are any.
func (s *session) easily(ctx context.Context, e encoding, sys *horn.System, props []*ivl.Property) (some bool, err error) {
	if !s.notYetEasy(e, props) {
		return false, nil // nothing new would be found
	}
	ctx = s.forEvidence(ctx)
	// Each has all of the next.
	proofs := append(s.byBounds(ctx, e, sys), simplified(e, sys))
	for _, r := range proofs {
		if len(r.part) == 0 {
			break
		}
		r.sys = sys.Only(r.part)
		err := s.acceptSoon(ctx, r)
		if err == nil || failure.ClassOf(err) == failure.IO {
			return err == nil, err
		}
		s.giveUp(r.part, rejected(r.name, "prove it", err))
	}
	return false, nil // the solvers may still prove them
}

// byBounds returns the proof by bounds and differences, and before it one with
// parts, if there is any; none where nobody would check them.
func (s *session) byBounds(ctx context.Context, e encoding, sys *horn.System) []raced {
	if s.tools.Checker.Path == "" || slices.Contains(s.cfg.Without, differences) {
		return nil
	}
	var facts *zones.Facts
	r := raced{attempt: attempt{name: "bounds and differences", encoding: e.name}}
	s.step(e.name+s.about(sys.Props)+": bounds and differences", func() string {
		var err error
		if facts, err = zones.Find(ctx, sys); err != nil {
			return err.Error()
		}
		if r.part = excluded(facts, sys); len(r.part) == 0 {
			return "prove nothing"
		}
		r.answer = &horn.Answer{Verdict: horn.Safe, Model: facts.Model()}
		return fmt.Sprintf("prove %d of %s", len(r.part), count(len(sys.Props), "check", "checks"))
	})
	if facts == nil {
		return nil
	}
	if len(r.part) < len(sys.Props) {
		if more, ok := s.partByPart(ctx, sys, facts, r); ok {
			return []raced{more, r}
		}
	}
	return []raced{r}
}

// acceptSoon accepts a proof that does not take too long to check.
func (s *session) acceptSoon(ctx context.Context, r raced) error {
	if d, ok := ctx.Deadline(); ok && len(r.part) < len(s.open()) {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, portfolio.Bounds.Of(time.Until(d)))
		defer cancel()
	}
	return s.accept(ctx, r, r.part)
}

// partByPart returns a proof with what a solver proves of the properties that it is
// not about, in parts; ok is false when that is nothing.
func (s *session) partByPart(ctx context.Context, sys *horn.System, facts *zones.Facts, r raced) (more raced, ok bool) {
	if !s.tools.Has(portfolio.Spacer) || slices.Contains(s.cfg.Without, parted) {
		return raced{}, false
	}
	hard := sys.Only(slices.DeleteFunc(slices.Clone(sys.Props), func(p *ivl.Property) bool { return slices.Contains(r.part, p) }))
	ps := parts.Split(hard)
	if len(ps) < minParts {
		return raced{}, false
	}
	if d, ok := ctx.Deadline(); ok {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, portfolio.Parts.Of(time.Until(d)))
		defer cancel()
	}
	s.step(r.encoding+s.about(sys.Props)+": parts", func() string {
		solver := s.tools.Solver(portfolio.Spacer, spacer.Plain.Name)
		lim := parts.Limits{Each: portfolio.PartEach.Span, MemoryMB: s.limits(ctx).MemoryMB, Jobs: runtime.NumCPU()}
		model, proved := parts.Solve(ctx, hard, facts, ps, solver, lim)
		if len(proved) == 0 {
			return fmt.Sprintf("prove nothing, in %d", len(ps))
		}
		by := "spacer, part by part"
		if len(r.part) > 0 {
			by = r.name + ", and " + by
		}
		r.name = by
		r.part = append(slices.Clone(r.part), proved...)
		r.answer, ok = &horn.Answer{Verdict: horn.Safe, Model: model}, true
		return fmt.Sprintf("prove %d of %s, in %d", len(proved), count(len(hard.Props), "check", "checks"), len(ps))
	})
	return r, ok
}

// notYetEasy reports whether bounds and differences have not been computed for
// one of the properties with an encoding, and takes it that they will be. They
// are the same whether a property is alone or with others.
func (s *session) notYetEasy(e encoding, props []*ivl.Property) bool {
	news := false
	for _, p := range props {
		st := &s.status[p.ID]
		if !slices.Contains(st.eased, e.name) {
			st.eased = append(st.eased, e.name)
			news = true
		}
	}
	return news
}

// excluded lists the properties whose queries facts exclude.
func excluded(facts *zones.Facts, sys *horn.System) []*ivl.Property {
	hard := map[*ivl.Property]bool{}
	for _, c := range sys.Clauses {
		if c.Head == nil && !hard[c.Prop] && !facts.Excludes(c) {
			hard[c.Prop] = true
		}
	}
	return slices.DeleteFunc(slices.Clone(sys.Props), func(p *ivl.Property) bool { return hard[p] })
}
