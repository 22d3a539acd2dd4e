package evidence

import (
	"context"
	"errors"
	"fmt"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/smt"
)

// Step is a fact of a derivation with the clause instance that derives it.
type Step struct {
	Fact     *horn.Fact
	Clause   *horn.Clause
	Premises []*Step                 // in the order of Clause.Body
	Values   map[*horn.Var]horn.Term // a literal for each of Clause.Vars
}

// Resolve finds the clause of every fact and values for the clause's
// variables, by a question to z3 for each fact. So it also checks that the
// derivation is one: an error says which fact follows from no clause.
func Resolve(ctx context.Context, sys *horn.System, d *horn.Derivation, z3 string) (*Step, error) {
	s, err := smt.Start(ctx, z3)
	if err != nil {
		return nil, err
	}
	defer s.Close()
	steps := map[*horn.Fact]*Step{}
	for _, f := range d.Facts {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		step, err := resolve(sys, f, s)
		if err != nil {
			return nil, err
		}
		for i, q := range step.order {
			step.Premises[i] = steps[q]
		}
		steps[f] = &step.Step
	}
	return steps[d.Root], nil
}

// found is a Step whose premises are still facts.
type found struct {
	Step
	order []*horn.Fact
}

func resolve(sys *horn.System, f *horn.Fact, s *smt.Session) (*found, error) {
	clauses := sys.Fits(f)
	if f.Clause != nil {
		clauses = []*horn.Clause{f.Clause}
	}
	var unsure error
	for _, c := range clauses {
		for _, order := range orders(c, f.Premises) {
			sat, values, err := s.Solve(c.Vars, instance(c, f, order))
			switch {
			case errors.Is(err, smt.ErrUnknown):
				unsure = err
			case err != nil:
				return nil, err
			case sat:
				step := Step{Fact: f, Clause: c, Premises: make([]*Step, len(order)), Values: values}
				return &found{step, order}, nil
			}
		}
	}
	if unsure != nil {
		return nil, fmt.Errorf("evidence: cannot tell which clause derives %s: %w", f, unsure)
	}
	return nil, fmt.Errorf("evidence: no clause derives %s", f)
}

// instance says that the clause derives f from the premises in this order.
func instance(c *horn.Clause, f *horn.Fact, premises []*horn.Fact) []horn.Term {
	ts := append(c.Ranges(), c.Constraint...)
	for i, a := range c.Body {
		ts = append(ts, equal(a, premises[i])...)
	}
	if c.Head != nil {
		ts = append(ts, equal(c.Head, f)...)
	}
	return ts
}

func equal(a *horn.Atom, f *horn.Fact) []horn.Term {
	var ts []horn.Term
	for i, t := range a.Args {
		ts = append(ts, &horn.App{Op: horn.Eq, Args: []horn.Term{t, f.Args[i]}})
	}
	return ts
}

// maxOrders bounds the orders of premises that are tried for one clause.
const maxOrders = 5040

// orders returns the ways to give each body atom a premise with its predicate,
// the given order first if it is one.
func orders(c *horn.Clause, premises []*horn.Fact) [][]*horn.Fact {
	var all [][]*horn.Fact
	used := make([]bool, len(premises))
	order := make([]*horn.Fact, len(premises))
	var fill func(i int)
	fill = func(i int) {
		if len(all) >= maxOrders {
			return
		}
		if i == len(order) {
			all = append(all, append([]*horn.Fact(nil), order...))
			return
		}
		tried := map[*horn.Fact]bool{}
		for j, q := range premises {
			if used[j] || tried[q] || q.Pred != c.Body[i].Pred {
				continue
			}
			tried[q] = true
			used[j] = true
			order[i] = q
			fill(i + 1)
			used[j] = false
		}
	}
	fill(0)
	return all
}
