package portfolio

import (
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/lemmas"
	"github.com/jayverify/jayverify/horn/spacer"
	"github.com/jayverify/jayverify/internal/evidence"
)

// Spacer is what --solver calls z3's Horn engine.
const Spacer = "spacer"

// Lemmas is the technique of giving Spacer lemmas, and the variant that does so.
const Lemmas = "lemmas"

// z3 is the row of z3, whose Horn engine is Spacer.
func z3() Solver {
	return Solver{
		Program: spacer.Z3(), Title: "z3", Help: "the z3 binary", Engine: Spacer, SMT: true,
		New: newSpacer, Check: evidence.Z3,
		Trust:    "proofs, once each clause is checked; derivations, once they are replayed",
		Attempts: spacerAttempts(),
	}
}

// newSpacer makes a variant of Spacer.
func newSpacer(path, variant string) (horn.Solver, error) {
	if variant == Lemmas {
		return &lemmas.Solver{Z3: path, Inner: &spacer.Solver{Path: path, Variant: spacer.Plain}}, nil
	}
	for _, v := range []spacer.Variant{spacer.Default, spacer.Plain, spacer.Global, spacer.GlobalPlain} {
		if v.Name == variant {
			return &spacer.Solver{Path: path, Variant: v}, nil
		}
	}
	panic("BUG: Spacer has no variant " + variant)
}

func spacerAttempts() []Attempt {
	return []Attempt{
		{Group: Space, Name: "spacer", Variant: spacer.Plain.Name,
			Why: "It decides most clauses in hundredths of a second."},
		{Group: Space, Name: "spacer (inlining)", Delay: 400 * ms,
			Why: "If predicates are resolved away, it finds some invariants that it misses otherwise."},
		{Group: Space, Name: "spacer (lemmas)", Variant: "lemmas", Technique: Lemmas, Delay: time.Second,
			Why: "Generalisation does not find bounds from templates, and tables of functions that are not linear."},
		{Group: Space, Name: "spacer (linear clauses)", Variant: spacer.Plain.Name, Form: linear, Delay: 1500 * ms, Trust: Approximate,
			Why: "Spacer cannot handle products and quotients of variables, so they become variables."},
		{Group: Space, Name: "spacer (global, no wrap-around)", Variant: spacer.Global.Name, Form: checked, Delay: 2500 * ms, Trust: ProofOnly,
			Why: "Without case distinctions for wrap-around it can generalise from linear facts."},
		{Group: Space, Name: "spacer (global)", Variant: spacer.Global.Name, Delay: 6 * time.Second,
			Why: "Global guidance decides some programs that the others do not."},

		{Group: OneByTime, Name: "spacer", Variant: spacer.Plain.Name,
			Why: "It decides small programs at once."},
		{Group: OneByTime, Name: "spacer (global, no inlining)", Variant: spacer.GlobalPlain.Name, Delay: 200 * ms,
			Why: "It decides most programs in a few seconds of processor time, so the others start later."},
		{Group: OneByTime, Name: "spacer (linear clauses)", Variant: spacer.Plain.Name, Form: linear, Delay: 2 * time.Second, Trust: Approximate,
			Why: "As for space invariants."},
		{Group: OneByTime, Name: "spacer (global)", Variant: spacer.Global.Name, Delay: 12 * time.Second,
			Why: "As for space invariants."},
		{Group: OneByTime, Name: "spacer (global, no wrap-around)", Variant: spacer.Global.Name, Form: checked, Delay: 20 * time.Second, Trust: ProofOnly,
			Why: "As for space invariants."},
		{Group: OneByTime, Name: "spacer (inlining)", Delay: 25 * time.Second,
			Why: "As for space invariants."},
		{Group: OneByTime, Name: "spacer (lemmas)", Variant: "lemmas", Technique: Lemmas, Delay: 30 * time.Second,
			Why: "As for space invariants."},

		{Group: ByTime, Name: "spacer, global", Encoding: Tags, Variant: spacer.Global.Name, Trust: Approximate,
			Why: "Tags say which loop has written; they decide lists that loops build."},
		{Group: ByTime, Name: "spacer", Encoding: Order, Variant: spacer.Plain.Name, Trust: Complete,
			Why: "The order of accesses is complete, so that a derivation is one of a real violation."},
		{Group: ByTime, Name: "spacer, global, no inlining", Encoding: Order, Variant: spacer.GlobalPlain.Name, Delay: 3 * time.Second, Trust: Complete,
			Why: "It decides programs that neither global guidance nor plain Spacer decides."},
		{Group: ByTime, Name: "spacer, global, no wrap-around", Encoding: Tags, Variant: spacer.Global.Name, Form: checked, Delay: 6 * time.Second, Trust: ProofOnly,
			Why: "As for space invariants."},
		{Group: ByTime, Name: "spacer", Encoding: Both, Variant: spacer.Plain.Name, Delay: 9 * time.Second, Trust: Complete,
			Why: "Order and tags together decide a few programs that neither decides alone."},
		{Group: ByTime, Name: "spacer, global", Encoding: Reads, Variant: spacer.Global.Name, Delay: 12 * time.Second, Trust: Complete,
			Why: "Fewer arguments are sometimes enough."},

		{Group: Beside, Name: "spacer", Variant: spacer.Plain.Name, Delay: 2 * time.Second, Span: 35 * time.Second, Trust: Approximate,
			Why: "A coarser encoding has fewer cases. The encoding itself may cause a derivation."},

		{Group: BesideArrays, Name: "spacer", Variant: spacer.Plain.Name, Delay: Scout.Delay + Scout.Span + time.Second, Span: 8 * time.Second, Trust: Approximate,
			Why: "It begins after heap patterns, which have little time and need it. Most proofs by arrays take less than a second."},

		{Group: BesideByTime, Name: "spacer, global", Encoding: Tags, Variant: spacer.Global.Name, Delay: 2 * time.Second, Trust: Approximate,
			Why: "Space invariants decide most programs before this time."},
		{Group: BesideByTime, Name: "spacer", Encoding: Order, Variant: spacer.Plain.Name, Delay: 10 * time.Second, Trust: Approximate,
			Why: "Few programs need the order of accesses."},
	}
}
