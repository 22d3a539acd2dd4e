// Package parts solves clauses part by part: each query is solved with few
// clauses around it.
//
//	clauses, invariants ──▶ parts ──Solver──▶ a model of all clauses, with the queries that were solved
//
// A part is some queries with the predicates that they depend on, back to the first
// loop or recursion on each path, and the clauses of these. Known invariants replace
// everything before that. So the size of a part does not depend on the size of the
// program, and a solver takes n times as long for n of them. It has more runs than
// the program, so a violation that a solver finds in it means nothing.
//
// # Why the models fit together
//
// Let F be the invariants, a model of the clauses without queries, and M₁, M₂, … models
// of parts, true of predicates outside of these. A clause B → P of part i was
// solved as F(B) ∧ Mᵢ(B) → Mᵢ(P), so that F ∧ M₁ ∧ M₂ ∧ … is a model of all
// clauses, and of the queries of each part. The model need not be trusted: it is
// checked like any other.
package parts

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/sexpr"
	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/ivl"
)

// Invariants are formulas over the arguments of an atom that hold if the atom can be
// derived. They are a model of the clauses without the queries.
type Invariants interface {
	Of(p *horn.Pred, args []horn.Term) []horn.Term
}

// Part is some queries and the clauses that they are solved with.
type Part struct {
	Queries []*horn.Clause
	preds   map[*horn.Pred]bool
}

// Split makes parts of clauses: queries with the same predicates are in the same
// part.
func Split(sys *horn.System) []*Part {
	into := sys.Into()
	number, recursive := map[*horn.Pred]int{}, map[int]bool{}
	for i, ps := range sys.Components() {
		for _, p := range ps {
			number[p] = i
		}
		recursive[i] = len(ps) > 1 || slices.ContainsFunc(into[ps[0]], func(c *horn.Clause) bool {
			return slices.ContainsFunc(c.Body, func(a *horn.Atom) bool { return a.Pred == ps[0] })
		})
	}
	var parts []*Part
	byKey := map[string]*Part{}
	for _, q := range sys.Clauses {
		if q.Head != nil {
			continue
		}
		preds := map[*horn.Pred]bool{}
		var visit func(p *horn.Pred, inside int)
		visit = func(p *horn.Pred, inside int) {
			// Behind a component that is recursive invariants are enough.
			if preds[p] || inside >= 0 && number[p] != inside {
				return
			}
			preds[p] = true
			if recursive[number[p]] {
				inside = number[p]
			}
			for _, c := range into[p] {
				for _, a := range c.Body {
					visit(a.Pred, inside)
				}
			}
		}
		for _, a := range q.Body {
			visit(a.Pred, -1)
		}
		var key strings.Builder
		for i, p := range sys.Preds {
			if preds[p] {
				fmt.Fprintf(&key, "%d ", i)
			}
		}
		part := byKey[key.String()]
		if part == nil {
			part = &Part{preds: preds}
			byKey[key.String()] = part
			parts = append(parts, part)
		}
		part.Queries = append(part.Queries, q)
	}
	return parts
}

// system is the clauses of a part. Body atoms outside of it are replaced by the
// invariants about them, and those inside have these invariants as constraints.
func (part *Part) system(sys *horn.System, invariants Invariants) *horn.System {
	out := *sys
	out.Preds, out.Clauses, out.Raw, out.Props = nil, nil, nil, nil
	for _, p := range sys.Preds {
		if part.preds[p] {
			out.Preds = append(out.Preds, p)
		}
	}
	queries := map[*horn.Clause]bool{}
	for _, q := range part.Queries {
		queries[q] = true
	}
	for _, c := range sys.Clauses {
		if !queries[c] && (c.Head == nil || !part.preds[c.Head.Pred]) {
			continue
		}
		d := *c
		d.Body = nil
		d.Constraint = slices.Clone(c.Constraint)
		for _, a := range c.Body {
			d.Constraint = append(d.Constraint, invariants.Of(a.Pred, a.Args)...)
			if part.preds[a.Pred] {
				d.Body = append(d.Body, a)
			}
		}
		out.Clauses = append(out.Clauses, &d)
	}
	return &out
}

// Limits bounds the search.
type Limits struct {
	Each     time.Duration // for a part
	MemoryMB int           // for a solver's process
	Jobs     int           // solvers at a time
}

// maxFailures is how many parts may fail before most have to succeed.
const maxFailures = 4

// Solve gives the parts to a solver, for as long as ctx lasts. It returns a model
// of all clauses without the queries that were not solved, and the properties
// all of whose queries were.
func Solve(ctx context.Context, sys *horn.System, invariants Invariants, parts []*Part, solver horn.Solver, lim Limits) (model string, props []*ivl.Property) {
	models := make([]map[*horn.Pred]string, len(parts))
	var mu sync.Mutex
	tried, solved := 0, 0
	done := func(ok bool) {
		mu.Lock()
		defer mu.Unlock()
		tried++
		if ok {
			solved++
		}
	}
	counts := func() (int, int) {
		mu.Lock()
		defer mu.Unlock()
		return tried, solved
	}
	next := make(chan int)
	var bugs bug.First
	var workers sync.WaitGroup
	for range max(lim.Jobs, 1) {
		workers.Go(func() {
			for i := range next {
				bugs.Do(func() { models[i] = parts[i].solve(ctx, sys, invariants, solver, lim) })
				done(models[i] != nil)
			}
		})
	}
	for i := range parts {
		if tried, solved := counts(); tried-solved > maxFailures && tried > 2*solved {
			break
		}
		next <- i
	}
	close(next)
	workers.Wait()
	bugs.Panic()
	open := map[*ivl.Property]bool{}
	for i, part := range parts {
		for _, q := range part.Queries {
			open[q.Prop] = open[q.Prop] || models[i] == nil
		}
	}
	for _, p := range sys.Props {
		if !open[p] {
			props = append(props, p)
		}
	}
	return joined(sys, invariants, models), props
}

// solve returns the solver's model of the part, for each predicate a formula
// over x0, x1, …; nil if there is no model.
func (part *Part) solve(ctx context.Context, sys *horn.System, invariants Invariants, solver horn.Solver, lim Limits) (model map[*horn.Pred]string) {
	if ctx.Err() != nil {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, lim.Each)
	defer cancel()
	sub := part.system(sys, invariants)
	a, err := solver.Solve(ctx, sub, horn.Limits{Time: lim.Each, MemoryMB: lim.MemoryMB, NoDerivation: true})
	if err != nil || a.Verdict != horn.Safe {
		return nil
	}
	es, err := sexpr.Parse(a.Model)
	if err != nil || len(es) != 1 || es[0].Kind != sexpr.List {
		return nil
	}
	byName := map[string]*horn.Pred{}
	for _, p := range sub.Preds {
		byName[horn.Symbol(p.Name)] = p
	}
	model = map[*horn.Pred]string{}
	for _, e := range es[0].List {
		if !e.Is("define-fun") || len(e.List) != 5 || byName[e.List[1].Text] == nil {
			continue
		}
		p := byName[e.List[1].Text]
		if len(e.List[2].List) != len(p.Args) {
			return nil
		}
		// Its own parameters become ours.
		var lets []string
		for i, x := range e.List[2].List {
			lets = append(lets, fmt.Sprintf("(%s %s)", x.List[0], parameter(i)))
		}
		model[p] = e.List[4].String()
		if len(lets) > 0 {
			model[p] = fmt.Sprintf("(let (%s) %s)", strings.Join(lets, " "), model[p])
		}
	}
	return model
}

// parameter is the name of an argument in models; a solver's own names have no
// dollar in front.
func parameter(i int) string { return fmt.Sprintf("$x%d", i) }

// joined is the conjunction of invariants and models.
func joined(sys *horn.System, invariants Invariants, models []map[*horn.Pred]string) string {
	var b strings.Builder
	b.WriteString("(\n")
	for _, p := range sys.Preds {
		fmt.Fprintf(&b, "(define-fun %s (", horn.Quote(p.Name))
		var args []horn.Term
		for i, a := range p.Args {
			v := &horn.Var{Name: parameter(i), Typ: a.Typ}
			args = append(args, v)
			fmt.Fprintf(&b, "(%s %s)", v, a.Typ)
		}
		b.WriteString(") Bool (and true")
		for _, t := range invariants.Of(p, args) {
			b.WriteString(" " + t.String())
		}
		for _, m := range models {
			if text := m[p]; text != "" {
				b.WriteString("\n  " + text)
			}
		}
		b.WriteString("))\n")
	}
	return b.String() + ")"
}
