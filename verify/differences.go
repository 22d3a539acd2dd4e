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
	"github.com/jayverify/jayverify/ivl"
)

// differences is the technique of proving what bounds and differences of
// variables prove, before there is a race of solvers.
const differences = "differences"

// Parts of clauses are solved one by one when there are enough of them that a
// solver would have trouble with all.
const (
	parted    = "parts" // the technique
	minParts  = 3
	partTime  = time.Second
	partShare = 0.25 // of the time that there is
)

// easily proves those of some properties that follow from bounds and differences
// of variables, and those of a large program that a solver proves with few of the
// clauses. It reports whether there are any.
func (s *session) easily(ctx context.Context, e encoding, sys *horn.System, props []*ivl.Property) (some bool, err error) {
	if s.tools.checker.Path == "" || slices.Contains(s.cfg.Without, differences) || !s.notYetEasy(e, props) {
		return false, nil // nobody would check what is found, or nothing new would be
	}
	var facts *zones.Facts
	r := raced{attempt: attempt{name: "bounds and differences", encoding: e.name}}
	s.step(e.name+s.about(props)+": bounds and differences", func() string {
		var findErr error
		if facts, findErr = zones.Find(s.forEvidence(ctx), sys); findErr != nil {
			return findErr.Error()
		}
		if r.part = excluded(facts, sys); len(r.part) == 0 {
			return "prove nothing"
		}
		r.answer = &horn.Answer{Verdict: horn.Safe, Model: facts.Model()}
		return fmt.Sprintf("prove %d of %s", len(r.part), count(len(sys.Props), "check", "checks"))
	})
	if facts != nil && len(r.part) < len(sys.Props) {
		s.partByPart(ctx, sys, facts, &r)
	}
	if len(r.part) == 0 {
		return false, nil
	}
	r.sys = sys.Only(r.part)
	if err := s.accept(ctx, r, r.part); err != nil {
		if ClassOf(err) == IO {
			return false, err
		}
		return false, nil // the solvers may still prove them
	}
	return true, nil
}

// partByPart adds to a proof what a solver proves of the properties that it is
// not about, in parts.
func (s *session) partByPart(ctx context.Context, sys *horn.System, facts *zones.Facts, r *raced) {
	if s.tools.spacer == "" || slices.Contains(s.cfg.Without, parted) {
		return
	}
	hard := sys.Only(slices.DeleteFunc(slices.Clone(sys.Props), func(p *ivl.Property) bool { return slices.Contains(r.part, p) }))
	ps := parts.Split(hard)
	if len(ps) < minParts {
		return
	}
	ctx = s.forEvidence(ctx)
	if d, ok := ctx.Deadline(); ok {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, time.Duration(partShare*float64(time.Until(d))))
		defer cancel()
	}
	s.step(r.encoding+s.about(sys.Props)+": parts", func() string {
		solver := &spacer.Solver{Path: s.tools.spacer, Variant: spacer.Plain}
		lim := parts.Limits{Each: partTime, MemoryMB: s.limits(ctx).MemoryMB, Jobs: runtime.NumCPU()}
		model, proved := parts.Solve(ctx, hard, facts, ps, solver, lim)
		if len(proved) == 0 {
			return fmt.Sprintf("prove nothing, in %d", len(ps))
		}
		if r.name = "spacer, part by part"; len(r.part) > 0 {
			r.name = "bounds and differences, and " + r.name
		}
		r.part = append(slices.Clone(r.part), proved...)
		r.answer = &horn.Answer{Verdict: horn.Safe, Model: model}
		return fmt.Sprintf("prove %d of %s, in %d", len(proved), count(len(hard.Props), "check", "checks"), len(ps))
	})
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
