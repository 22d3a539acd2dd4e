package difftest

import (
	"context"
	"testing"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/dev/sample"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

// TestInvariants runs random Java programs with all that abstract interpretation
// claims as assertions, before the claims are checked and afterwards; and without
// what the check makes superfluous.
func TestInvariants(t *testing.T) {
	from, n := 0, 5
	if !testing.Short() {
		from, n = sample.Window(t, 100, 4)
	}
	sharpened := func(p *ivl.Program) (*certificate.Claims, error) {
		s, err := transforms.Sharpen(context.Background(), p, nil, nil)
		switch {
		case err != nil:
			return nil, err
		case s.Copied != nil:
			return s.Copied.Claims(), nil
		}
		return s.Plain.Claims(), nil
	}
	checked := func(p *ivl.Program) (*certificate.Result, error) {
		c, err := sharpened(p)
		if err != nil {
			return nil, err
		}
		return certificate.Check(context.Background(), c)
	}
	opts := Options{Passes: []transforms.Pass{
		{Name: "reduced", Run: func(p *ivl.Program) (*ivl.Program, error) {
			r, err := checked(p)
			if err != nil {
				return nil, err
			}
			return r.Reduce(), nil
		}},
		{Name: "sharpened", Run: func(p *ivl.Program) (*ivl.Program, error) {
			c, err := sharpened(p)
			if err != nil {
				return nil, err
			}
			return c.Program, nil
		}},
		{Name: "claims by cases", Run: func(p *ivl.Program) (*ivl.Program, error) {
			q := transforms.Identities(p, absint.Analyse(p)) // Flat drops the output, which is compared here
			a, err := absint.Analyse(q), error(nil)
			if keys := transforms.Keys(q, a); len(keys) > 0 {
				if a, err = transforms.ByCases(context.Background(), q, keys[len(keys)/2], transforms.Options{}); err != nil {
					return nil, err
				}
			}
			r, err := certificate.Check(context.Background(), a.Claims())
			if err != nil {
				return nil, err
			}
			return r.Claims().Instrument(), nil
		}},
		{Name: "claims", Run: func(p *ivl.Program) (*ivl.Program, error) { return absint.Analyse(p).Claims().Instrument(), nil }},
		{Name: "claims that passed", Run: func(p *ivl.Program) (*ivl.Program, error) {
			r, err := checked(p)
			if err != nil {
				return nil, err
			}
			return r.Claims().Instrument(), nil
		}},
	}}
	m := startMachine(t)
	hunt(t, []*Machine{m}, uint64(1+from), n, Config{}, opts, func(p *Program, c Case) { report(t, m, p, c, opts) })
}
