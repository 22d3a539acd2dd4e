package lemmas

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/sexpr"
	"github.com/jayverify/jayverify/horn/smt"
)

// Solver looks for lemmas and gives the clauses with them to another solver.
type Solver struct {
	Z3    string // path
	Inner horn.Solver

	partly func(horn.PartialModel) // see Telling
}

// Telling returns a solver that reports queries that lemmas exclude, before
// Inner continues with all queries.
func (s *Solver) Telling(partly func(horn.PartialModel)) horn.Solver {
	return &Solver{Z3: s.Z3, Inner: s.Inner, partly: partly}
}

// Name names both.
func (s *Solver) Name() string { return s.Inner.Name() + " with lemmas" }

// Version is the other solver's.
func (s *Solver) Version(ctx context.Context) (string, error) { return s.Inner.Version(ctx) }

// Solve implements horn.Solver.
func (s *Solver) Solve(ctx context.Context, sys *horn.System, lim horn.Limits) (*horn.Answer, error) {
	start := time.Now()
	l, answer, err := s.lemmas(ctx, sys, lim)
	if answer != nil || ctx.Err() != nil {
		if answer != nil {
			answer.Elapsed = time.Since(start)
		}
		return answer, ctx.Err()
	}
	if err != nil {
		return &horn.Answer{Reason: err.Error(), Elapsed: time.Since(start)}, nil
	}
	if lim.Time > 0 {
		if lim.Time -= time.Since(start); lim.Time <= 0 {
			return &horn.Answer{Reason: horn.OutOfTime, Elapsed: time.Since(start)}, nil
		}
	}
	answer, err = s.Inner.Solve(ctx, l.sys.Strengthened(l.of), lim)
	if err != nil || answer == nil {
		return answer, err
	}
	out := *answer
	switch {
	case out.Verdict == horn.Safe:
		if out.Model, err = l.conjoin(out.Model); err != nil {
			return &horn.Answer{Reason: err.Error()}, nil
		}
	case out.Derivation != nil:
		for _, f := range out.Derivation.Facts {
			f.Clause = nil // it is of the clauses with lemmas
		}
	}
	out.Elapsed = time.Since(start)
	return &out, nil
}

// lemmas finds lemmas, and the answer when they are enough.
func (s *Solver) lemmas(ctx context.Context, sys *horn.System, lim horn.Limits) (*found, *horn.Answer, error) {
	if lim.Time > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, lim.Time)
		defer cancel()
	}
	z3, err := smt.Start(ctx, s.Z3)
	if err != nil {
		return nil, nil, err
	}
	defer z3.Close()
	l, err := find(ctx, sys, z3)
	if ctx.Err() != nil {
		return nil, nil, errors.New(horn.OutOfTime)
	}
	if err != nil {
		return nil, nil, fmt.Errorf("no lemmas: %w", err)
	}
	enough := func(l *found) (*horn.Answer, error) {
		ok, err := l.suffice()
		if !ok || err != nil {
			return nil, err
		}
		return &horn.Answer{Verdict: horn.Safe, Model: l.model(), Options: "lemmas"}, nil
	}
	if a, err := enough(l); a != nil || err != nil {
		return nil, a, err
	}
	m, err := l.tabulate(ctx)
	if m == nil || err != nil {
		return l, nil, s.tell(l) // without tables, then
	}
	if a, err := enough(m); a != nil || err != nil {
		return l, a, err
	}
	return l, nil, s.tell(m)
}

// tell reports the queries that the lemmas exclude.
func (s *Solver) tell(l *found) error {
	if s.partly == nil {
		return nil
	}
	ps, err := l.excluded()
	if len(ps) > 0 && err == nil {
		s.partly(horn.PartialModel{Model: l.model(), Props: ps})
	}
	return err
}

// of returns the lemmas about an atom's arguments.
func (l *found) of(p *horn.Pred, args []horn.Term) []horn.Term { return l.sets[p].of(args) }

// model returns the lemmas as a model.
func (l *found) model() string { return l.sys.ModelOf(l.of) }

// conjoin adds the lemmas to a model of the strengthened clauses.
func (l *found) conjoin(model string) (string, error) {
	es, err := sexpr.Parse(model)
	if err != nil || len(es) != 1 || es[0].Kind != sexpr.List {
		return "", fmt.Errorf("the model cannot be read: %v", err)
	}
	preds := map[string]*horn.Pred{}
	for _, p := range l.sys.Preds {
		preds[horn.Symbol(p.Name)] = p
	}
	var b strings.Builder
	b.WriteString("(\n")
	for _, e := range es[0].List {
		p := (*horn.Pred)(nil)
		if e.Is("define-fun") && len(e.List) == 5 {
			p = preds[e.List[1].Text]
		}
		if p == nil || len(e.List[2].List) != len(p.Args) {
			b.WriteString(e.String() + "\n")
			continue
		}
		var args []horn.Term
		for i, x := range e.List[2].List {
			args = append(args, &horn.Var{Name: x.List[0].Text, Typ: p.Args[i].Typ})
		}
		fmt.Fprintf(&b, "(define-fun %s %s Bool (and %s %s))\n", e.List[1], e.List[2], e.List[4], horn.Conjunction(l.sets[p].of(args)))
	}
	return b.String() + ")", nil
}
