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
	Values   map[*horn.Var]horn.Term // a literal for each of Clause.Full.Vars
	// Args are the values of all arguments the head has in Clause.Full, of
	// which Fact.Args are some.
	Args []horn.Term
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
		step, err := resolve(sys, f, steps, s)
		if err != nil {
			return nil, err
		}
		steps[f] = step
	}
	return steps[d.Root], nil
}

// resolve finds the instance that derives f; its premises have steps already.
// It looks at the clauses with all their arguments, so that a value that no
// query depends on is still the same all along the run. Such arguments are
// free in a body and given by the premise, so that an instance exists exactly
// when one of the shortened clause does.
func resolve(sys *horn.System, f *horn.Fact, steps map[*horn.Fact]*Step, s *smt.Session) (*Step, error) {
	clauses := sys.Fits(f)
	if f.Clause != nil {
		clauses = []*horn.Clause{f.Clause}
	}
	var unsure error
	for _, c := range clauses {
		for _, order := range orders(c, f.Premises) {
			step := &Step{Fact: f, Clause: c, Premises: make([]*Step, len(order))}
			for i, q := range order {
				step.Premises[i] = steps[q]
			}
			ok, err := step.instantiate(s)
			switch {
			case errors.Is(err, smt.ErrUnknown):
				unsure = err
			case err != nil:
				return nil, err
			case ok:
				return step, nil
			}
		}
	}
	if unsure != nil {
		return nil, fmt.Errorf("evidence: cannot tell which clause derives %s: %w", f, unsure)
	}
	return nil, fmt.Errorf("evidence: no clause derives %s", f)
}

// instantiate finds values for the clause's variables, given the fact and its
// premises.
func (step *Step) instantiate(s *smt.Session) (ok bool, err error) {
	c := step.Clause.Full
	ts := append(c.Ranges(), c.Constraint...)
	for i, a := range c.Body {
		for j, t := range a.Args {
			ts = append(ts, equal(t, step.Premises[i].Args[j]))
		}
	}
	vars := c.Vars
	var head []*horn.Var // stand for the head's arguments
	if c.Head != nil {
		next := 0
		for i, t := range c.Head.Args {
			v := &horn.Var{Name: fmt.Sprintf("head!%d", i), Typ: t.Sort()}
			head = append(head, v)
			ts = append(ts, equal(v, t))
			if c.Head.Pred.Kept[i] {
				ts = append(ts, equal(v, step.Fact.Args[next]))
				next++
			}
		}
		vars = append(vars[:len(vars):len(vars)], head...)
	}
	ok, values, err := s.Solve(vars, ts)
	if !ok || err != nil {
		return false, err
	}
	step.Values = values
	for _, v := range head {
		step.Args = append(step.Args, values[v])
	}
	return true, nil
}

func equal(a, b horn.Term) horn.Term {
	return &horn.App{Op: horn.Eq, Args: []horn.Term{a, b}}
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
