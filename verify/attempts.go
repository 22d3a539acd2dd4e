package verify

import (
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/eldarica"
	"github.com/jayverify/jayverify/horn/lemmas"
	"github.com/jayverify/jayverify/horn/spacer"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/result"
)

// attempt is a solver with a way to write the clauses.
type attempt struct {
	name     string
	encoding string
	solver   horn.Solver
	// clauses makes what to solve, when the attempt joins the race; nil, nil
	// when an attempt before has the same.
	clauses func() (*horn.System, error)
	// delay is when it joins the race, if nothing has been decided and others
	// still run: a JVM that starts takes one of Spacer's cores, and most clause
	// sets are decided before.
	delay time.Duration
	trust trust
	// span is how long it may run; 0 is as long as the race does. What has not
	// been found in that time seldom is, and costs the others theirs.
	span time.Duration
}

// trust says what an attempt's answer unsafe is worth. Safe is always safe.
type trust uint8

const (
	exact       trust = iota // the derivation is worth a replay
	approximate              // so it is, once the exact attempts have given up
	proofOnly                // nothing: the clauses ask for more than safety
)

// lemmaSearch is the technique of giving Spacer lemmas.
const lemmaSearch = "lemmas"

// attempts returns the ways to decide properties with an encoding whose clauses
// are given, the most promising first:
//
//   - Spacer, without and with predicates resolved away, then Eldarica, on
//     exact clauses;
//   - Spacer with global guidance on clauses in which arithmetic must not wrap
//     around: no case distinctions, so that it can generalise from linear facts;
//   - Spacer with lemmas from templates: bounds that its generalisation does not
//     hit upon, and tables of what is not linear;
//   - both on clauses whose products and quotients of variables are replaced
//     by variables, which Spacer cannot do without.
func (tb *toolbox) attempts(e encoding, exactly *horn.System, props []*ivl.Property) []attempt {
	if e.members != nil {
		return tb.timedAttempts(e, exactly, props)
	}
	if e.joins > 0 {
		return tb.timedAlone(e, exactly, props)
	}
	same := func() (*horn.System, error) { return exactly, nil }
	form := func(opts horn.Options) func() (*horn.System, error) {
		return func() (*horn.System, error) { return e.clauses(props, opts, exactly) }
	}
	linear, checked := form(horn.Options{Nonlinear: true}), form(horn.Options{Wrap: horn.WrapChecked})
	var as []attempt
	add := func(name string, s horn.Solver, clauses func() (*horn.System, error), delay time.Duration, t trust) {
		as = append(as, attempt{name: name, encoding: e.name, solver: s, clauses: clauses, delay: delay, trust: t})
	}
	if tb.spacer != "" {
		plain := &spacer.Solver{Path: tb.spacer, Variant: spacer.Plain}
		global := &spacer.Solver{Path: tb.spacer, Variant: spacer.Global}
		add("spacer", plain, same, 0, exact)
		add("spacer (inlining)", &spacer.Solver{Path: tb.spacer}, same, 400*time.Millisecond, exact)
		if !tb.noLemmas {
			add("spacer (lemmas)", &lemmas.Solver{Z3: tb.spacer, Inner: plain}, same, time.Second, exact)
		}
		add("spacer (linear clauses)", plain, linear, 1500*time.Millisecond, approximate)
		add("spacer (global, no wrap-around)", global, checked, 2500*time.Millisecond, proofOnly)
		add("spacer (global)", global, same, 6*time.Second, exact)
	}
	if tb.eldarica != "" {
		eld := &eldarica.Solver{Path: tb.eldarica, Server: tb.server}
		add("eldarica", eld, same, 700*time.Millisecond, exact)
		add("eldarica (linear clauses)", eld, linear, 6*time.Second, approximate)
	}
	return as
}

// arraysDelay and arraysSpan are when and how long arrays are tried beside
// others: after heap patterns, which have little time and need it. What arrays
// prove takes them less than a second, most of the time.
const (
	arraysDelay = scoutDelay + scoutTime + time.Second
	arraysSpan  = 8 * time.Second
)

// fallbackSpan is the span of attempts with a coarser encoding.
const fallbackSpan = 35 * time.Second

// fallback returns the attempts with a coarser encoding, that run beside those
// with a better one. What they find may be the encoding's doing.
func (tb *toolbox) fallback(e encoding, better *horn.System, props []*ivl.Property) []attempt {
	if e.members != nil {
		return tb.timedFallback(e, better, props)
	}
	clauses := func() (*horn.System, error) { return e.clauses(props, horn.Options{}, better) }
	var as []attempt
	if tb.spacer != "" {
		plain := &spacer.Solver{Path: tb.spacer, Variant: spacer.Plain}
		delay, span := 2*time.Second, fallbackSpan
		if e.name == result.FieldArrays {
			delay, span = arraysDelay, arraysSpan
		}
		as = append(as, attempt{name: "spacer (" + e.short + ")", encoding: e.name, solver: plain, clauses: clauses, delay: delay, trust: approximate, span: span})
	}
	if tb.eldarica != "" && (e.name != result.FieldArrays || tb.spacer == "") {
		eld := &eldarica.Solver{Path: tb.eldarica, Server: tb.server}
		as = append(as, attempt{name: "eldarica (" + e.short + ")", encoding: e.name, solver: eld, clauses: clauses, delay: 8 * time.Second, trust: approximate, span: fallbackSpan})
	}
	return as
}
