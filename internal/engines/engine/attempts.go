package engine

import (
	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/internal/engines/encoding"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// uses reports whether a row of the portfolio is to be tried: its solver is there, and
// its technique is not left out.
func (k *Kit) uses(row portfolio.SolverAttempt) bool {
	return k.Tools.Has(row.Solver) && !k.Tools.Has(row.Unless) && !(row.Technique != "" && k.Config.LeavesOut(row.Technique))
}

// of returns the attempts of a group, of those rows whose solver is there. clauses
// makes the clauses of a row.
func (k *Kit) of(g portfolio.Group, e encoding.Encoding, clauses func(portfolio.SolverAttempt) (*horn.System, error)) []attempt {
	var as []attempt
	for _, row := range portfolio.Attempts(g) {
		if !k.uses(row) {
			continue
		}
		a := attempt{
			name: row.Name, encoding: e.Name, solver: k.Tools.Solver(row.Solver, row.Variant), delay: row.Delay, span: row.Span, trust: row.Trust,
			clauses: func() (*horn.System, error) { return clauses(row) },
		}
		if row.Encoding != "" {
			a.name += " (" + row.Encoding + ")"
		}
		if row.Trust == portfolio.Complete {
			if a.trust = portfolio.Approximate; e.Determinate() {
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
func (k *Kit) attempts(e encoding.Encoding, exactly *horn.System, props []*ivl.Property) []attempt {
	if e.Members != nil {
		return k.of(portfolio.ByTime, e, func(row portfolio.SolverAttempt) (*horn.System, error) {
			if row.Encoding == portfolio.Order && plain(row) {
				return exactly, nil
			}
			return e.Members[row.Encoding].Clauses(props, row.Form)
		})
	}
	group := portfolio.Space
	if e.Joins > 0 {
		group = portfolio.OneByTime
	}
	return k.of(group, e, func(row portfolio.SolverAttempt) (*horn.System, error) {
		if plain(row) {
			return exactly, nil
		}
		return e.Clauses(props, row.Form, exactly)
	})
}

// fallback returns the attempts with a coarser encoding, that run beside those with
// a better one. The encoding may cause the violations that they find.
func (k *Kit) fallback(e encoding.Encoding, better *horn.System, props []*ivl.Property) []attempt {
	if e.Members != nil {
		return k.of(portfolio.BesideByTime, e, func(row portfolio.SolverAttempt) (*horn.System, error) {
			return e.Members[row.Encoding].Clauses(props, row.Form, better)
		})
	}
	group := portfolio.Beside
	if e.Name == result.FieldArrays {
		group = portfolio.BesideArrays
	}
	as := k.of(group, e, func(row portfolio.SolverAttempt) (*horn.System, error) { return e.Clauses(props, row.Form, better) })
	for i := range as {
		as[i].name += " (" + e.Short + ")"
	}
	return as
}
