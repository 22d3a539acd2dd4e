package transforms

import (
	"fmt"

	"github.com/jayverify/jayverify/ivl"
)

// Pass is a rewrite of programs. Run returns a new program, or the very same
// one when nothing changes, and never changes its argument or anything it
// points to.
type Pass struct {
	Name string // lower case with hyphens, as in --dump=ivl:NAME
	Run  func(*ivl.Program) (*ivl.Program, error)
}

// Options choose between variants of passes. The zero value is the default.
type Options struct {
	Inline  InlineOptions
	Without []string // techniques to leave out, see Techniques
	Newest  bool     // run MostRecent, which makes some programs easier and others harder
	// Timed chooses the classes for whose objects the program is to be encoded
	// with time-indexed heap invariants, nil none: WholeClasses in place of
	// Singletons, and no LastPush, for reads know which write they see.
	Timed func(*ivl.Class) bool
}

// Default returns the passes for programs with a heap, in the order in which
// they run. They share analyses: run them one after the other, not at once. The
// reasons for the order:
//
//   - cleanup first and after each pass that decides conditions or empties
//     blocks, so that the others see only what can run;
//   - overwritten at once, for it makes programs smaller;
//   - forward and cleanup before inline: what is dead or constant already must
//     not count towards the size of a procedure;
//   - liveness before inline, so that the results nobody looks at cost nothing,
//     and after everything that takes uses away;
//   - forward after inline: parameters become copies of arguments there;
//   - facts after inline, which makes it see one context for each call, and again
//     after pulls and pushes, which leave it less heap to be vague about;
//   - inline twice: facts take many calls away, of class initialisers above all,
//     and what is called from one place then is inlined whatever its size;
//   - unroll after facts, which bound more loops when they are alone with their
//     constants;
//   - sites after inline and unroll, and before everything that tells objects apart;
//   - singletons after facts, because class initialisers run once only where
//     their guards are decided, and after a first round of pulls and pushes: what
//     they take away needs no case distinction;
//   - sink after the last pushes, and only where accesses are to be counted: it
//     leaves fewer of them, and some more variables;
//   - slice when the others have taken away what they can: before, branches still
//     have something in them;
//   - arithmetic last, when intervals are best and it takes nothing away from
//     the others; liveness after it, for the operations it did not need;
//   - hints at the very end: facts would find them true and drop them; lastpush
//     after it, so that there are no hints about its numbers;
//   - pulls before pushes: a push is dead only when no pull is left that reads
//     it; twice, because a dead push no longer spoils what is known of objects
//     that might have been its target.
func Default(opts Options) []Pass {
	forward := Pass{"forward", Forward}
	cleanup := Pass{"cleanup", Cleanup}
	liveness := Pass{"liveness", Liveness}
	inline := Pass{"inline", opts.Inline.Inline}
	a := &analyses{}
	facts := Pass{"facts", a.rewriteFacts}
	pulls, pushes := Pass{"pulls", a.pulls}, Pass{"pushes", a.pushes}
	singletons := Pass{"singletons", func(p *ivl.Program) (*ivl.Program, error) { return a.singletons(p, opts.Timed) }}
	lastPush := Pass{"lastpush", func(p *ivl.Program) (*ivl.Program, error) { return a.lastPush(p, opts.Timed) }}
	passes := []Pass{
		{"no-output", DropOutput}, {"overwritten", Overwritten},
		cleanup, forward, cleanup, liveness,
		inline, cleanup, forward, cleanup, facts, cleanup, liveness,
		inline, {"unroll", a.unroll}, {"sites", SplitSites}, cleanup, forward, cleanup, facts, cleanup, liveness,
		pulls, forward, cleanup, pushes, liveness,
		singletons, cleanup, forward, cleanup, facts, cleanup, liveness,
		pulls, forward, cleanup, pushes, liveness,
		facts, cleanup, pulls, forward, cleanup, pushes, liveness, cleanup,
	}
	if opts.Timed != nil {
		passes = append(passes, Pass{"sink", a.sink}, forward, cleanup, liveness, cleanup)
	}
	if opts.Newest {
		passes = append(passes, Pass{"recent", a.mostRecent}, cleanup, forward, cleanup, facts, cleanup, liveness)
	}
	return opts.without(append(passes,
		Pass{"slice", Slice}, Pass{"arithmetic", a.arithmetic}, liveness, cleanup,
		Pass{"hints", a.hints}, lastPush,
	))
}

// Encoded returns the passes for programs whose heap has been encoded: the
// encoding leaves behind dispatches over types that are constants, copies of
// tuples, and components that nothing reads.
func Encoded() []Pass {
	return []Pass{{"forward", Forward}, {"facts", Facts}, {"cleanup", Cleanup}, {"forward", Forward}, {"liveness", Liveness}, {"cleanup", Cleanup}}
}

// Counted returns the passes for programs whose heap has been encoded by
// counters: those of Encoded, and what tells which counters count the same. The
// intervals of what is left then show that more sums need no wrap.
func Counted() []Pass {
	return append(Encoded(), Pass{"equalities", Equalities}, Pass{"forward", Forward}, Pass{"facts", Facts}, Pass{"liveness", Liveness}, Pass{"cleanup", Cleanup})
}

// Apply runs the passes on p in order. Passes of the same name are taken for
// the same: one that has changed nothing does not run again before another has
// changed something. With checkPasses each result is given to ivl.Check. onPass,
// if not nil, is told each result. An error names the pass.
func Apply(p *ivl.Program, passes []Pass, checkPasses bool, onPass func(name string, p *ivl.Program)) (*ivl.Program, error) {
	idle := map[string]*ivl.Program{} // the last program that a pass has left as it was
	for _, pass := range passes {
		q := p
		if idle[pass.Name] != p {
			var err error
			if q, err = pass.Run(p); err != nil {
				return nil, fmt.Errorf("pass %s: %w", pass.Name, err)
			}
			if q == p {
				idle[pass.Name] = p
			}
		}
		if checkPasses && q != p {
			if err := ivl.Check(q); err != nil {
				return nil, fmt.Errorf("BUG: pass %s gives an ill-formed program: %w", pass.Name, err)
			}
		}
		p = q
		if onPass != nil {
			onPass(pass.Name, p)
		}
	}
	return p, nil
}

// DropOutput removes what only tells of runs: what the program prints, and what
// the values of havocs are read from. It plays no part in verification, and would
// keep alive what it mentions.
func DropOutput(p *ivl.Program) (*ivl.Program, error) {
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		return ivl.MapStmts(q, func(s ivl.Stmt) []ivl.Stmt {
			switch h := s.(type) {
			case *ivl.Output:
				return nil
			case *ivl.Havoc:
				if h.Of != nil {
					return []ivl.Stmt{&ivl.Havoc{X: h.X, Input: h.Input, Pos: h.Pos}}
				}
			}
			return []ivl.Stmt{s}
		}, nil)
	}), nil
}

// allPasses returns every pass once, in no particular order.
func allPasses() []Pass {
	return []Pass{
		{"no-output", DropOutput},
		{"overwritten", Overwritten},
		{"cleanup", Cleanup},
		{"forward", Forward},
		{"liveness", Liveness},
		{"inline", InlineOptions{}.Inline},
		{"sites", SplitSites},
		{"unroll", Unroll},
		{"slice", Slice},
		{"recent", MostRecent},
		{"pulls", Pulls},
		{"pushes", Pushes},
		{"sink", Sink},
		{"equalities", Equalities},
		{"facts", Facts},
		{"singletons", Singletons},
		{"whole-classes", WholeClasses},
		{"arithmetic", Arithmetic},
		{"hints", Hints},
		{"lastpush", LastPush},
	}
}
