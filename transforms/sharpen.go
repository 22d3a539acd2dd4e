package transforms

import (
	"context"
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/ivl"
)

// Sharpened has analyses of a program after rewrites that let the abstract interpreter prove more.
type Sharpened struct {
	Plain  *absint.Analysis // after Pulls, Forward and Initialised
	Copied *absint.Analysis // with copies of procedures, too; nil if there are none
	// Facts are properties that Initialised adds. The analyses are about all runs of the program if
	// no run violates one of them.
	Facts []*ivl.Property
}

// contextRounds is how many calls deep Sharpen copies procedures.
const contextRounds = 12

// largeProgram is the number of statements above which procedures are not copied, and each
// analysis counts.
const largeProgram = 20_000

// Sharpen analyses p, without some of the techniques. Pulls tells that what is read twice is the same,
// and Forward lets a branch on the result of instanceof tell the class. Known is an analysis of p as it is, nil if there is none.
func Sharpen(ctx context.Context, p *ivl.Program, known *absint.Analysis, without []string) (s *Sharpened, err error) {
	if p.Size() <= largeProgram {
		return sharpenSmall(ctx, p, without)
	}
	if known == nil {
		if known, err = absint.AnalyseWithout(ctx, p, without); err != nil {
			return nil, err
		}
	}
	refuted := map[string]bool{}
	for range factRounds {
		if s, err = sharpenLarge(ctx, p, known, refuted, without); err != nil || !refute(s, refuted) {
			break
		}
	}
	return s, err
}

// factRounds is how often facts are left out that the analysis with all of them does not show.
const factRounds = 3

// refute adds the names of facts that the analysis does not show to refuted, and reports whether there are some. An analysis of a program with
// facts is not more precise everywhere than the one that suggested them.
func refute(s *Sharpened, refuted map[string]bool) (some bool) {
	ofFact := func(stmt ivl.Stmt) *ivl.Assert {
		if a, ok := stmt.(*ivl.Assert); ok && slices.Contains(s.Facts, a.Prop) {
			return a
		}
		return nil
	}
	for _, fp := range s.Plain.Procs {
		for i, b := range fp.Body.Blocks {
			if fp.In[i] == nil || !slices.ContainsFunc(b.Stmts, func(stmt ivl.Stmt) bool { return ofFact(stmt) != nil }) {
				continue
			}
			st := s.Plain.At(fp, i)
			for _, stmt := range b.Stmts {
				if a := ofFact(stmt); a != nil {
					if at := st.Clone(); at.Refine(a.T, false) && !at.Dead {
						refuted[a.Prop.Name], some = true, true
					}
				}
				if !st.Step(stmt) || st.Dead {
					break
				}
			}
		}
	}
	return some
}

// sharpenSmall is Sharpen for a program that is not large.
func sharpenSmall(ctx context.Context, p *ivl.Program, without []string) (*Sharpened, error) {
	p, err := Pulls(p)
	if err != nil {
		return nil, err
	}
	if p, err = Forward(p); err != nil {
		return nil, err
	}
	a, err := absint.AnalyseWithout(ctx, p, without)
	if err != nil {
		return nil, err
	}
	s := &Sharpened{Plain: a}
	with := p
	if !slices.Contains(without, Construction) {
		with, s.Facts = Initialised(p, a, nil)
	}
	if with == p {
		s.Facts = nil
	} else if s.Plain, err = absint.AnalyseWithout(ctx, with, without); err != nil {
		return nil, err
	}
	if with.Size() <= largeProgram && !slices.Contains(without, Receivers) {
		s.Copied, err = withCopies(ctx, with, s.Plain, without)
	}
	return s, err
}

// sharpenLarge is Sharpen with one analysis for Initialised, Pulls and the search for objects that a run makes once. What it knows of the variables
// also holds with the assumptions that Initialised adds.
func sharpenLarge(ctx context.Context, p *ivl.Program, a *absint.Analysis, refuted map[string]bool, without []string) (_ *Sharpened, err error) {
	s := &Sharpened{}
	with := p
	var objects *sole
	if !slices.Contains(without, Construction) {
		with, s.Facts = Initialised(p, a, refuted)
		objects = findSole(p, a, refuted)
	}
	if with, err = (&analyses{p: with, f: a}).pulls(with); err != nil {
		return nil, err
	}
	if with, err = ForwardReads(with); err != nil {
		return nil, err
	}
	with, once, err := followSole(with, objects)
	if err != nil {
		return nil, err
	}
	s.Facts = append(slices.Clip(s.Facts), once...)
	s.Plain, err = absint.AnalyseWithout(ctx, with, without)
	return s, err
}

// withCopies analyses p with copies of procedures, nil if there are none. a is the analysis of p.
func withCopies(ctx context.Context, p *ivl.Program, a *absint.Analysis, without []string) (*absint.Analysis, error) {
	limit, first := contextGrows*p.Size(), a
	for range contextRounds {
		next, err := Contexts(p, a, limit)
		if err != nil {
			return nil, err
		}
		if next == p {
			break
		}
		p = next
		if a, err = absint.AnalyseWithout(ctx, p, without); err != nil {
			return nil, err
		}
	}
	if a == first {
		return nil, nil
	}
	return a, nil
}
