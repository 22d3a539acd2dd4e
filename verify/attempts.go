package verify

import (
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/portfolio"
	"github.com/jayverify/jayverify/result"
)

// attempt is a row of the portfolio for an encoding and some properties.
type attempt struct {
	name     string
	encoding string
	solver   horn.Solver
	// clauses makes what to solve, when the attempt joins the race; nil, nil
	// when an attempt before has the same.
	clauses func() (*horn.System, error)
	delay   time.Duration // see portfolio.Attempt, as for what follows
	trust   portfolio.Trust
	span    time.Duration
}

// of returns the attempts of a group, of those rows whose solver is there. clauses
// makes the clauses of a row.
func (tb *toolbox) of(g portfolio.Group, e encoding, clauses func(portfolio.SolverAttempt) (*horn.System, error)) []attempt {
	var as []attempt
	for _, row := range portfolio.Attempts(g) {
		if !tb.uses(row) {
			continue
		}
		a := attempt{
			name: row.Name, encoding: e.name, solver: tb.Solver(row.Solver, row.Variant), delay: row.Delay, span: row.Span, trust: row.Trust,
			clauses: func() (*horn.System, error) { return clauses(row) },
		}
		if row.Encoding != "" {
			a.name += " (" + row.Encoding + ")"
		}
		if row.Trust == portfolio.Complete {
			if a.trust = portfolio.Approximate; e.determinate() {
				a.trust = portfolio.Exact
			}
		}
		as = append(as, a)
	}
	return as
}

// plain reports whether the clauses of a row are written as those that are given.
func plain(row portfolio.SolverAttempt) bool {
	return !row.Form.Nonlinear && row.Form.Wrap == horn.WrapIte
}

// attempts returns the ways to decide properties with an encoding whose clauses
// are given.
func (tb *toolbox) attempts(e encoding, exactly *horn.System, props []*ivl.Property) []attempt {
	if e.members != nil {
		return tb.of(portfolio.ByTime, e, func(row portfolio.SolverAttempt) (*horn.System, error) {
			if row.Encoding == portfolio.Order && plain(row) {
				return exactly, nil
			}
			return e.members[row.Encoding].clauses(props, row.Form)
		})
	}
	group := portfolio.Space
	if e.joins > 0 {
		group = portfolio.OneByTime
	}
	return tb.of(group, e, func(row portfolio.SolverAttempt) (*horn.System, error) {
		if plain(row) {
			return exactly, nil
		}
		return e.clauses(props, row.Form, exactly)
	})
}

// fallback returns the attempts with a coarser encoding, that run beside those
// with a better one. What they find may be the encoding's doing.
func (tb *toolbox) fallback(e encoding, better *horn.System, props []*ivl.Property) []attempt {
	if e.members != nil {
		return tb.of(portfolio.BesideByTime, e, func(row portfolio.SolverAttempt) (*horn.System, error) {
			return e.members[row.Encoding].clauses(props, row.Form, better)
		})
	}
	group := portfolio.Beside
	if e.name == result.FieldArrays {
		group = portfolio.BesideArrays
	}
	as := tb.of(group, e, func(row portfolio.SolverAttempt) (*horn.System, error) { return e.clauses(props, row.Form, better) })
	for i := range as {
		as[i].name += " (" + e.short + ")"
	}
	return as
}
