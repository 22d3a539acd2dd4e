package transforms

import "github.com/jayverify/jayverify/ivl"

// Passes returns every pass of this package once, with its declarations. The
// passes share analyses: run them one after the other, not concurrently.
//
// To add a pass is to add a row here, its name to a list in schedule.go, and a
// golden file in testdata that begins with "passes: NAME".
func Passes(opts Options) []Pass {
	a := &analyses{}
	return []Pass{
		{Name: "no-output", Run: DropOutput,
			Why: "Output plays no part in verification, and keeps alive the values that it mentions."},
		{Name: "overwritten", Run: Overwritten, Technique: Minimise,
			Why: "A push that the next push to the same object overwrites is removed, which makes each later pass cheaper."},
		{Name: "cleanup", Run: Cleanup,
			Why: "Blocks that do not run are removed and straight lines of blocks are joined, so that other passes see only what can run."},
		{Name: "forward", Run: Forward, Sparse: true,
			Why: "Constants and copies replace the variables that hold them."},
		{Name: "thread", Run: func(p *ivl.Program) (*ivl.Program, error) { return thread(p, opts.Exits) }, Technique: Threading, After: []string{"inline"},
			Why: "A jump over a decided branch goes to its target. Most joins after inlined calls have such a branch, which asks for an exception."},
		{Name: "liveness", Run: Liveness, Technique: Slicing,
			Why: "Assignments, parameters and results that nothing reads are removed."},
		{Name: "inline", Run: opts.Inline.Inline, Technique: Inlining, After: []string{"forward", "cleanup", "liveness"},
			Why: "Calls are replaced by bodies. Dead code and constants must not count towards the size of a body."},
		{Name: "pipelines", Run: a.pipelines, Technique: Inlining, After: []string{"inline", "propagate"},
			Why: "Each stream has copies of the procedures that dispatch over its stages, which inline-models can take then."},
		{Name: "inline-models", Run: opts.Inline.models().Inline, Technique: Inlining, After: []string{"inline", "propagate"},
			Why: "Procedures of streams are called with objects that the caller has made. Propagate has removed the calls for objects of other classes."},
		{Name: "sites", Run: SplitSites, Technique: Inlining, After: []string{"inline"},
			Why: "Each copy of an allocation gets a site of its own. Inlining and unrolling make the copies."},
		{Name: "unroll", Run: a.unroll, Technique: Unrolling, After: []string{"propagate"},
			Why: "Short loops are peeled. Abstract interpretation bounds the number of their rounds."},
		{Name: "propagate", Run: a.propagate,
			Why: "Conditions that intervals, nullness and dynamic types decide are replaced by their values."},
		{Name: "pulls", Run: a.pulls, Sparse: true, Technique: Minimise, After: []string{"inline"},
			Why: "A pull of a known value is removed. A push is dead only when no pull is left that reads it."},
		{Name: "pushes", Run: a.pushes, Technique: Minimise, After: []string{"pulls"},
			Why: "A push that no pull reads is removed."},
		{Name: "singletons", Run: func(p *ivl.Program) (*ivl.Program, error) { return a.singletons(p, opts.Timed) }, Technique: SingleSites, After: []string{"propagate", "sites", "pulls", "pushes"},
			Why: "Objects that exist at most once become globals. Abstract interpretation shows that class initialisers run once; pulls and pushes that are gone need no case distinction."},
		{Name: "whole-classes", Run: WholeClasses, Technique: SingleSites,
			Why: "As singletons, but only for classes all of whose objects exist at most once."},
		{Name: "sink", Run: a.sink, Technique: Minimise, After: []string{"pushes"},
			Why: "A push moves to where some path needs it. Time-indexed encodings count the accesses to the heap."},
		{Name: "recent", Run: a.mostRecent, Technique: Newest, After: []string{"singletons"},
			Why: "The newest object of an allocation site is kept in globals."},
		{Name: "slice", Run: Slice, Technique: Slicing, After: []string{"propagate"},
			Why: "Branches that make no difference to a property are removed, when the other passes have emptied them."},
		{Name: "early-casts", Run: EarlyCasts, After: []string{"singletons"},
			Why: "Casts of one reference on different paths are made once, because each cast would have any length and any immutable fields."},
		{Name: "arithmetic", Run: a.arithmetic, After: []string{"propagate"},
			Why: "Wrap-around that intervals exclude is removed. Intervals are best at the end."},
		{Name: "equalities", Run: Equalities,
			Why: "Variables that always hold the same value are merged: counters of time-indexed encodings."},
		{Name: "hints", Run: a.hints, Technique: HeapHints, After: []string{"arithmetic"},
			Why: "Facts about values from the heap become assumptions. The pass propagate would find them true and remove them."},
		{Name: "lastpush", Run: func(p *ivl.Program) (*ivl.Program, error) { return a.lastPush(p, opts.Timed) }, Technique: Flow, After: []string{"pushes", "hints"},
			Why: "A ghost field tells a pull which pushes it can see. Hints about that field would say nothing."},
		{Name: "widths", Run: Widths, Technique: RowWidths, After: []string{"liveness", "inline"},
			Why: "Arrays of arrays know how long their rows are. The pass liveness would remove what nothing reads."},
	}
}
