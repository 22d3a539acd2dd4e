package lemmas

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/smt"
	"github.com/jayverify/jayverify/ivl"
)

// lemmaSet has the facts about the derivable atoms of a predicate.
type lemmaSet struct {
	reached bool // some atom is derivable; otherwise the other fields are unused
	linear  []*linear
	tables  []*table
}

// of returns the facts of the lemmaSet about an atom's arguments.
func (s *lemmaSet) of(args []horn.Term) []horn.Term {
	if !s.reached {
		return []horn.Term{horn.BoolConst(false)}
	}
	var ts []horn.Term
	single := bounds{}
	for _, l := range s.linear {
		single.note(l)
	}
	for _, l := range s.linear {
		if !single.imply(l) {
			ts = append(ts, l.of(args))
		}
	}
	for _, t := range s.tables {
		ts = append(ts, t.of(args))
	}
	return ts
}

// join removes the facts that do not hold of the values.
func (s *lemmaSet) join(values []*big.Int) {
	s.reached = true
	linear := s.linear[:0]
	for _, l := range s.linear {
		if l.join(values) {
			linear = append(linear, l)
		}
	}
	tables := s.tables[:0]
	for _, t := range s.tables {
		if t.join(values) {
			tables = append(tables, t)
		}
	}
	s.linear, s.tables = linear, tables
}

// found are facts about the predicates of a clause set that hold of all
// derivable atoms.
type found struct {
	sys  *horn.System
	sets map[*horn.Pred]*lemmaSet
	smt  *smt.Session
}

// find looks for linear lemmas.
func find(ctx context.Context, sys *horn.System, s *smt.Session) (*found, error) {
	l := &found{sys: sys, sets: map[*horn.Pred]*lemmaSet{}, smt: s}
	constants := constantsOf(sys)
	for _, p := range sys.Preds {
		l.sets[p] = &lemmaSet{linear: candidates(p, constants)}
	}
	return l, l.fix(ctx)
}

// tabulate adds tables to lemmas; it returns nil if there are no tables.
func (l *found) tabulate(ctx context.Context) (*found, error) {
	m := &found{sys: l.sys, sets: map[*horn.Pred]*lemmaSet{}, smt: l.smt}
	some := false
	for p, s := range l.sets {
		ts := tables(p, s.linear)
		some = some || s.reached && len(ts) > 0
		m.sets[p] = &lemmaSet{linear: copied(s.linear), tables: ts}
	}
	if !some {
		return nil, nil
	}
	return m, m.fix(ctx)
}

func copied(ls []*linear) []*linear {
	out := make([]*linear, len(ls))
	for i, l := range ls {
		c := *l
		out[i] = &c
	}
	return out
}

// fix brings the sets to the least fixed point.
func (l *found) fix(ctx context.Context) error {
	users := map[*horn.Pred][]*horn.Clause{}
	var todo []*horn.Clause
	queued := map[*horn.Clause]bool{}
	for _, c := range l.sys.Clauses {
		if c.Head == nil {
			continue
		}
		todo = append(todo, c)
		queued[c] = true
		for _, a := range c.Body {
			users[a.Pred] = append(users[a.Pred], c)
		}
	}
	for len(todo) > 0 {
		c := todo[0]
		todo = todo[1:]
		queued[c] = false
		changed := false
		for {
			if err := ctx.Err(); err != nil {
				return err
			}
			values, err := l.escape(c)
			if err != nil {
				return err
			}
			if values == nil {
				break
			}
			changed = true
			l.sets[c.Head.Pred].join(values)
		}
		if changed {
			for _, u := range users[c.Head.Pred] {
				if !queued[u] {
					queued[u] = true
					todo = append(todo, u)
				}
			}
		}
	}
	return nil
}

// premises is the clause's body with the facts about its atoms; possible is
// false if one of them cannot be derived.
func (l *found) premises(c *horn.Clause) (ts []horn.Term, possible bool) {
	ts = append(c.Ranges(), c.Constraint...)
	for _, a := range c.Body {
		s := l.sets[a.Pred]
		if !s.reached {
			return nil, false
		}
		ts = append(ts, s.of(a.Args)...)
	}
	return ts, true
}

// escape returns values of the head of an instance of c that is not known to
// be derivable; nil when there is none. A Boolean argument's value is 0 or 1.
func (l *found) escape(c *horn.Clause) ([]*big.Int, error) {
	ts, possible := l.premises(c)
	if !possible {
		return nil, nil
	}
	vars := c.Vars
	var head []*horn.Var
	var args []horn.Term
	for i, t := range c.Head.Args {
		v := &horn.Var{Name: fmt.Sprintf("head!%d", i), Typ: t.Sort()}
		head, args = append(head, v), append(args, v)
		ts = append(ts, equal(v, t))
	}
	ts = append(ts, not(horn.Conjunction(l.sets[c.Head.Pred].of(args))))
	sat, values, err := l.smt.Solve(append(vars[:len(vars):len(vars)], head...), ts)
	if !sat || err != nil {
		return nil, err
	}
	out := []*big.Int{}
	for _, v := range head {
		n := new(big.Int)
		switch x := values[v].(type) {
		case *horn.IntConst:
			n = x.V
		case horn.BoolConst:
			if x {
				n = one
			}
		}
		out = append(out, n)
	}
	return out, nil
}

// suffice reports whether the lemmas exclude every query.
func (l *found) suffice() (bool, error) {
	for _, c := range l.sys.Clauses {
		if c.Head != nil {
			continue
		}
		if ok, err := l.exclude(c); !ok || err != nil {
			return false, err
		}
	}
	return true, nil
}

// excluded returns the properties all of whose queries the lemmas exclude.
func (l *found) excluded() (ps []*ivl.Property, err error) {
	open := map[*ivl.Property]bool{}
	for _, c := range l.sys.Clauses {
		if c.Head != nil || open[c.Prop] {
			continue
		}
		ok, err := l.exclude(c)
		if err != nil {
			return nil, err
		}
		open[c.Prop] = !ok
	}
	for _, p := range l.sys.Props {
		if !open[p] {
			ps = append(ps, p)
		}
	}
	return ps, nil
}

// exclude reports whether the lemmas leave a query no instance.
func (l *found) exclude(query *horn.Clause) (bool, error) {
	ts, possible := l.premises(query)
	if !possible {
		return true, nil
	}
	sat, _, err := l.smt.Solve(query.Vars, ts)
	if errors.Is(err, smt.ErrUnknown) {
		return false, nil
	}
	return !sat && err == nil, err
}
