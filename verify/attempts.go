package verify

import (
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/eldarica"
	"github.com/jayverify/jayverify/horn/spacer"
	"github.com/jayverify/jayverify/ivl"
)

// attempt is a solver with a way to write the clauses.
type attempt struct {
	name   string
	solver horn.Solver
	sys    *horn.System
	// delay is when it joins the race, if nothing has been decided and others
	// still run: a JVM that starts takes one of Spacer's cores, and most clause
	// sets are decided before.
	delay time.Duration
	trust trust
}

// trust says what an attempt's answer unsafe is worth. Safe is always safe.
type trust uint8

const (
	exact       trust = iota // the derivation is worth a replay
	approximate              // so it is, once the exact attempts have given up
	proofOnly                // nothing: the clauses ask for more than safety
)

// attempts returns the ways to decide the properties of a program without a
// heap, the most promising first:
//
//   - Spacer, without and with predicates resolved away, then Eldarica, on
//     exact clauses;
//   - Spacer with global guidance on clauses in which arithmetic must not wrap
//     around: no case distinctions, so that it can generalise from linear facts;
//   - both on clauses whose products and quotients of variables are replaced
//     by variables, which Spacer cannot do without.
//
// An attempt whose clauses are those of an earlier one is left out.
func (tb *toolbox) attempts(p *ivl.Program, props []*ivl.Property) ([]attempt, error) {
	plain, err := horn.Translate(p, horn.Options{Props: props})
	if err != nil {
		return nil, err
	}
	checked, err := horn.Translate(p, horn.Options{Props: props, Wrap: horn.WrapChecked})
	if err != nil {
		return nil, err
	}
	linear, err := horn.Translate(p, horn.Options{Props: props, Nonlinear: true})
	if err != nil {
		return nil, err
	}
	text := plain.Text(horn.CHCComp)
	isLinear := linear.Text(horn.CHCComp) == text
	var as []attempt
	if tb.spacer != "" {
		as = append(as,
			attempt{"spacer", &spacer.Solver{Path: tb.spacer, Variant: spacer.Plain}, plain, 0, exact},
			attempt{"spacer, inlining", &spacer.Solver{Path: tb.spacer}, plain, 400 * time.Millisecond, exact})
		if !isLinear {
			as = append(as, attempt{"spacer, linear clauses", &spacer.Solver{Path: tb.spacer, Variant: spacer.Plain}, linear, 1500 * time.Millisecond, approximate})
		}
	}
	if tb.eldarica != "" {
		as = append(as, attempt{"eldarica", &eldarica.Solver{Path: tb.eldarica}, plain, 700 * time.Millisecond, exact})
		if !isLinear {
			as = append(as, attempt{"eldarica, linear clauses", &eldarica.Solver{Path: tb.eldarica}, linear, 6 * time.Second, approximate})
		}
	}
	if tb.spacer != "" {
		global := &spacer.Solver{Path: tb.spacer, Variant: spacer.Global}
		if checked.Text(horn.CHCComp) != text {
			as = append(as, attempt{"spacer-global, no wrap-around", global, checked, 2500 * time.Millisecond, proofOnly})
		} else {
			as = append(as, attempt{"spacer-global", global, plain, 4 * time.Second, exact})
		}
	}
	return as, nil
}
