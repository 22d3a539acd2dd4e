package verify

import (
	"context"
	"slices"
	"strings"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/eldarica"
	"github.com/jayverify/jayverify/horn/lemmas"
	"github.com/jayverify/jayverify/horn/spacer"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/result"
	"github.com/jayverify/jayverify/timeinv"
	"github.com/jayverify/jayverify/transforms"
)

// timeIndexed is the technique of time-indexed heap invariants.
const timeIndexed = "timeindexed"

// timedJoins is the horn.Options.Joins of time-indexed encodings: each read is a
// branch, and a predicate in the middle of a loop is one more to find.
const timedJoins = 40

// arrays is the technique of one SMT array for each field, and the name of that
// encoding for --encoding.
const arrays = "arrays"

// The time-indexed encodings of the schedule, by what they were best at among
// the programs of TIHI's tables (docs/results.md).
const (
	byTime = "RWf"            // complete: what needs the order of accesses
	byTags = "RWf_TAG-in-cnt" // lists built and changed by loops: which loop has written, and next to what
	both   = "RWf_CT"
	reads  = "R"
)

// timed returns an encoding by time-indexed heap invariants, for the objects of
// the classes with these names or, if classes is nil, all objects. Reads know
// which write they see, so they need no ghost fields for it; and objects of a
// class are not told apart by being the first.
func (s *session) timed(ctx context.Context, name string, classes []string, dump bool) encoding {
	enc, err := timeinv.Parse(name)
	if err != nil {
		panic("BUG: the configuration was not checked: " + err.Error())
	}
	only := func(c *ivl.Class) bool { return classes == nil || slices.Contains(classes, c.Name) }
	encode := transforms.Pass{Name: "timeinv", Run: func(p *ivl.Program) (*ivl.Program, error) {
		return timeinv.EncodeOnly(p, enc, only)
	}}
	if !enc.Timed() {
		return encoding{name: result.FieldArrays, short: enc.String(),
			program: s.encodedBy(ctx, append([]transforms.Pass{encode}, transforms.Encoded()...), transforms.Options{Timed: only}, dump)}
	}
	return encoding{name: result.TimeIndexed + " " + enc.String(), short: enc.String(), joins: timedJoins,
		program: s.encodedBy(ctx, append([]transforms.Pass{encode}, transforms.Counted()...), transforms.Options{Timed: only}, dump)}
}

// timedGroup returns the time-indexed encodings of the schedule as one, for the
// objects of some classes or, if classes is nil, all objects. For some, what a
// complete encoding derives need not be a real violation, but tells which
// classes are missing.
func (s *session) timedGroup(ctx context.Context, classes []string) encoding {
	g := s.timed(ctx, byTime, classes, false)
	g.members = map[string]encoding{byTime: g}
	for _, name := range []string{byTags, both, reads} {
		g.members[name] = s.timed(ctx, name, classes, false)
	}
	g.name, g.short = result.TimeIndexed, "time-indexed"
	if classes != nil {
		g.name += " for " + strings.Join(classes, ", ")
		g.determinate = func() bool { return true }
		return g
	}
	g.determinate = func() bool {
		q, err := g.program()
		if err != nil {
			return false
		}
		p, ok := s.before.Load(q)
		return ok && timeinv.Determinate(p.(*ivl.Program))
	}
	return g
}

// timedAlone returns the ways to decide properties with one time-indexed
// encoding. Global guidance without resolving predicates away is what decides
// most, in a few seconds of processor time, so the others leave it room.
func (tb *toolbox) timedAlone(e encoding, exactly *horn.System, props []*ivl.Property) []attempt {
	var as []attempt
	add := func(name string, s horn.Solver, opts horn.Options, delay time.Duration, t trust) {
		clauses := func() (*horn.System, error) { return e.clauses(props, opts, exactly) }
		if !opts.Nonlinear && opts.Wrap == horn.WrapIte {
			clauses = func() (*horn.System, error) { return exactly, nil }
		}
		as = append(as, attempt{name: name, encoding: e.name, solver: s, clauses: clauses, delay: delay, trust: t})
	}
	if tb.spacer != "" {
		plain := &spacer.Solver{Path: tb.spacer, Variant: spacer.Plain}
		global := &spacer.Solver{Path: tb.spacer, Variant: spacer.Global}
		add("spacer", plain, horn.Options{}, 0, exact)
		add("spacer (global, no inlining)", &spacer.Solver{Path: tb.spacer, Variant: spacer.GlobalPlain}, horn.Options{}, 200*time.Millisecond, exact)
		add("spacer (linear clauses)", plain, horn.Options{Nonlinear: true}, 2*time.Second, approximate)
		add("spacer (global)", global, horn.Options{}, 12*time.Second, exact)
		add("spacer (global, no wrap-around)", global, horn.Options{Wrap: horn.WrapChecked}, 20*time.Second, proofOnly)
		add("spacer (inlining)", &spacer.Solver{Path: tb.spacer}, horn.Options{}, 25*time.Second, exact)
		if !tb.noLemmas {
			add("spacer (lemmas)", &lemmas.Solver{Z3: tb.spacer, Inner: plain}, horn.Options{}, 30*time.Second, exact)
		}
	}
	if tb.eldarica != "" {
		eld := &eldarica.Solver{Path: tb.eldarica, Server: tb.server}
		add("eldarica", eld, horn.Options{}, 8*time.Second, exact)
		add("eldarica (linear clauses)", eld, horn.Options{Nonlinear: true}, 15*time.Second, approximate)
	}
	return as
}

// timedAttempts returns the ways to decide properties with a group of
// time-indexed encodings, with their names and delays. A derivation from a
// complete encoding is one of a real violation, unless the program makes
// choices that are no inputs.
func (tb *toolbox) timedAttempts(g encoding, exactly *horn.System, props []*ivl.Property) []attempt {
	complete := approximate
	if g.determinate() {
		complete = exact
	}
	var as []attempt
	add := func(member, solver string, s horn.Solver, opts horn.Options, delay time.Duration, t trust) {
		clauses := func() (*horn.System, error) { return g.members[member].clauses(props, opts) }
		if member == byTime && opts.Wrap == horn.WrapIte {
			clauses = func() (*horn.System, error) { return exactly, nil }
		}
		as = append(as, attempt{name: solver + " (" + member + ")", encoding: g.name, solver: s, clauses: clauses, delay: delay, trust: t})
	}
	if tb.spacer != "" {
		plain := &spacer.Solver{Path: tb.spacer, Variant: spacer.Plain}
		global := &spacer.Solver{Path: tb.spacer, Variant: spacer.Global}
		globalPlain := &spacer.Solver{Path: tb.spacer, Variant: spacer.GlobalPlain}
		add(byTags, "spacer, global", global, horn.Options{}, 0, approximate)
		add(byTime, "spacer", plain, horn.Options{}, 0, complete)
		add(byTime, "spacer, global, no inlining", globalPlain, horn.Options{}, 3*time.Second, complete)
		add(byTags, "spacer, global, no wrap-around", global, horn.Options{Wrap: horn.WrapChecked}, 6*time.Second, proofOnly)
		add(both, "spacer", plain, horn.Options{}, 9*time.Second, complete)
		add(reads, "spacer, global", global, horn.Options{}, 12*time.Second, complete)
	}
	if tb.eldarica != "" {
		eld := &eldarica.Solver{Path: tb.eldarica, Server: tb.server}
		add(byTime, "eldarica", eld, horn.Options{}, 2*time.Second, complete)
		add(byTags, "eldarica", eld, horn.Options{}, 8*time.Second, approximate)
	}
	return as
}

// timedFallback returns the attempts that run beside those with space
// invariants, once these have had the time in which they mostly decide.
func (tb *toolbox) timedFallback(g encoding, better *horn.System, props []*ivl.Property) []attempt {
	var as []attempt
	add := func(member, solver string, s horn.Solver, delay time.Duration) {
		clauses := func() (*horn.System, error) { return g.members[member].clauses(props, horn.Options{}, better) }
		as = append(as, attempt{name: solver + " (" + member + ")", encoding: g.name, solver: s, clauses: clauses, delay: delay, trust: approximate})
	}
	if tb.spacer != "" {
		add(byTags, "spacer, global", &spacer.Solver{Path: tb.spacer, Variant: spacer.Global}, 2*time.Second)
		add(byTime, "spacer", &spacer.Solver{Path: tb.spacer, Variant: spacer.Plain}, 10*time.Second)
	}
	if tb.spacer == "" {
		add(byTime, "eldarica", &eldarica.Solver{Path: tb.eldarica, Server: tb.server}, 10*time.Second)
	}
	return as
}

// invariants says of what kind the model's invariants are.
func (a attempt) invariants() string {
	if strings.HasPrefix(a.encoding, result.TimeIndexed) {
		return result.TimeIndexed
	}
	if a.encoding == result.FieldArrays {
		return "invariants over an array for each field"
	}
	return result.SpaceInvariants
}
