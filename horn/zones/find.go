package zones

import (
	"context"
	"errors"
	"math/big"
	"slices"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/ivl"
)

// Invariants are bounds and differences that hold of every derivable atom.
type Invariants struct {
	sys   *horn.System
	zones map[*horn.Pred]*zone // nil of predicates of which nothing is derivable
	widen []int64
	work  int
}

// ErrTooLarge means that the search would take too long.
var ErrTooLarge = errors.New("too many clauses to look for bounds and differences")

// maxWork bounds the elementary steps of a search. A second has some hundred
// million.
const maxWork = 400_000_000

// Find searches for invariants. It fails with ctx, or with ErrTooLarge.
func Find(ctx context.Context, sys *horn.System) (*Invariants, error) {
	f := &Invariants{sys: sys, zones: map[*horn.Pred]*zone{}, widen: constantsOf(sys)}
	into := sys.Into()
	for _, ps := range sys.Components() {
		if err := f.fix(ctx, ps, into); err != nil {
			return nil, err
		}
	}
	for _, z := range f.zones {
		if z != nil { // several solvers ask for it at once, and it must not change then
			z.about()
		}
	}
	return f, nil
}

// fix finds the invariants of predicates that depend on each other, once those of
// all others that they depend on are there.
func (f *Invariants) fix(ctx context.Context, ps []*horn.Pred, into map[*horn.Pred][]*horn.Clause) error {
	users := usersOf(ps, into)
	recursive, widen := len(users) > 0, f.widen
	if !recursive {
		widen = nil
	}
	todo := slices.Clone(ps)
	for len(todo) > 0 {
		p := todo[0]
		todo = todo[1:]
		changed, err := f.ascend(ctx, p, into[p], widen)
		if err != nil {
			return err
		}
		if !changed {
			continue
		}
		for _, u := range users[p] {
			if !slices.Contains(todo, u) {
				todo = append(todo, u)
			}
		}
	}
	if !recursive {
		return nil
	}
	return f.descend(ctx, ps, into)
}

// usersOf returns those of some predicates that clauses with one of them in the body lead to.
func usersOf(ps []*horn.Pred, into map[*horn.Pred][]*horn.Clause) map[*horn.Pred][]*horn.Pred {
	inside := map[*horn.Pred]bool{}
	for _, p := range ps {
		inside[p] = true
	}
	users := map[*horn.Pred][]*horn.Pred{}
	for _, p := range ps {
		for _, c := range into[p] {
			for _, a := range c.Body {
				if inside[a.Pred] && !slices.Contains(users[a.Pred], p) {
					users[a.Pred] = append(users[a.Pred], p)
				}
			}
		}
	}
	return users
}

// ascend joins to the invariant of a predicate what its clauses lead to, and tells whether it
// has changed.
func (f *Invariants) ascend(ctx context.Context, p *horn.Pred, clauses []*horn.Clause, widen []int64) (changed bool, err error) {
	for _, c := range clauses {
		if err := f.exhausted(ctx); err != nil {
			return false, err
		}
		z := f.apply(c)
		switch {
		case z == nil:
		case f.zones[p] == nil:
			f.zones[p] = z
			changed = true
		default:
			changed = f.zones[p].join(z, widen) || changed
		}
	}
	return changed, nil
}

// descend narrows bounds that were widened too far, if no other bound depends on them.
func (f *Invariants) descend(ctx context.Context, ps []*horn.Pred, into map[*horn.Pred][]*horn.Clause) error {
	for range descents {
		for _, p := range ps {
			var sum *zone
			for _, c := range into[p] {
				if err := f.exhausted(ctx); err != nil {
					return err
				}
				switch z := f.apply(c); {
				case z == nil:
				case sum == nil:
					sum = z
				default:
					sum.join(z, nil)
				}
			}
			f.zones[p] = sum
		}
	}
	return nil
}

// descents is the number of rounds that improve the result.
const descents = 2

func (f *Invariants) exhausted(ctx context.Context) error {
	if f.work > maxWork {
		return ErrTooLarge
	}
	return ctx.Err()
}

// apply is the zone of a clause's head; nil if the clause derives nothing.
func (f *Invariants) apply(c *horn.Clause) *zone {
	var at []place
	e := f.body(c, func(e *clause) {
		for i, t := range c.Head.Args {
			if c.Head.Pred.Args[i].Typ.IsArray() {
				at = append(at, place{node: e.node()})
				continue
			}
			g := e.form(t)
			switch {
			case len(g.sum) == 0 && !g.vast:
				at = append(at, place{0, g.k})
			case len(g.sum) == 1 && g.sum[0].coef == 1 && !g.vast:
				at = append(at, place{g.sum[0].node, g.k})
			default:
				n := e.node()
				at = append(at, place{node: n})
				is := form{sum: []monomial{{n, 1}}}
				for _, pair := range [][2]form{{g, is}, {is, g}} {
					if d, ok := pair[0].less(pair[1]); ok {
						e.todo = append(e.todo, constraint{form: &d})
					}
				}
			}
		}
	})
	if e == nil {
		return nil
	}
	return e.zoneOf(c.Head.Pred, at)
}

// body evaluates the body of a clause with additional constraints; nil if it cannot
// hold.
func (f *Invariants) body(c *horn.Clause, also func(*clause)) *clause {
	e := newClause(&f.work)
	for _, v := range c.Vars {
		if lo, hi, ok := v.Range.Bounds(); v.Stated && ok {
			n := e.variable(v)
			if lo > -most {
				e.atLeast(n, lo)
			}
			if hi < most {
				e.atMost(n, hi)
			}
		}
	}
	for _, a := range c.Body {
		z := f.zones[a.Pred]
		if z == nil {
			return nil
		}
		forms := make([]form, len(a.Args)+1)
		for i, t := range a.Args {
			if !t.Sort().IsArray() {
				forms[i+1] = e.form(t)
			}
		}
		if z.minimal == nil {
			f.work += z.n * z.n * z.n / 4
		}
		for _, d := range z.about() {
			x, ok := forms[d.x+1].less(forms[d.y+1])
			if !ok {
				continue
			}
			if x, ok = x.add(constant(-d.c)); ok {
				if !e.notPositive(x) {
					e.todo = append(e.todo, constraint{form: &x})
				}
			}
		}
	}
	for _, a := range c.Body {
		for i, t := range a.Args {
			for _, v := range f.zones[a.Pred].gaps(i) {
				e.todo = append(e.todo, constraint{term: &horn.App{Op: horn.Eq, Args: []horn.Term{t, number(v)}}, not: true})
			}
		}
	}
	for _, t := range c.Constraint {
		e.todo = append(e.todo, constraint{term: t})
	}
	also(e)
	e.settle()
	if e.dead {
		return nil
	}
	return e
}

// Excludes reports whether no instance of a clause has a derivable body.
func (f *Invariants) Excludes(c *horn.Clause) bool { return f.body(c, func(*clause) {}) == nil }

// Proved lists the properties of clauses all of whose queries the invariants exclude.
func (f *Invariants) Proved(sys *horn.System) []*ivl.Property {
	hard := map[*ivl.Property]bool{}
	for _, c := range sys.Clauses {
		if c.Head == nil && !hard[c.Prop] && !f.Excludes(c) {
			hard[c.Prop] = true
		}
	}
	return slices.DeleteFunc(slices.Clone(sys.Props), func(p *ivl.Property) bool { return hard[p] })
}

// constantsOf returns the integer constants of the clauses, their negatives and
// their neighbours, in ascending order.
func constantsOf(sys *horn.System) []int64 {
	cs := []int64{-1, 0, 1}
	add := func(n *big.Int) {
		if n.IsInt64() && n.Int64() < most && n.Int64() > -most {
			k := n.Int64()
			cs = append(cs, k-1, k, k+1, -k-1, -k, -k+1)
		}
	}
	for _, c := range sys.Clauses {
		for _, t := range c.Constraint {
			horn.EachIntConst(t, add)
		}
	}
	slices.Sort(cs)
	return slices.Compact(cs)
}
