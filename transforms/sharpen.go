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
func Sharpen(ctx context.Context, p *ivl.Program, known *absint.Analysis, without []string) (*Sharpened, error) {
	if p.Size() > largeProgram {
		return sharpenLarge(ctx, p, known, without)
	}
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
		with, s.Facts = Initialised(p, a)
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
func sharpenLarge(ctx context.Context, p *ivl.Program, a *absint.Analysis, without []string) (_ *Sharpened, err error) {
	if a == nil {
		if a, err = absint.AnalyseWithout(ctx, p, without); err != nil {
			return nil, err
		}
	}
	s := &Sharpened{}
	with := p
	var objects *sole
	if !slices.Contains(without, Construction) {
		with, s.Facts = Initialised(p, a)
		objects = findSole(p, a)
	}
	if with, err = (&analyses{p: with, f: a}).pulls(with); err != nil {
		return nil, err
	}
	if with, err = Forward(with); err != nil {
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
