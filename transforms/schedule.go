package transforms

import (
	"fmt"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// Options choose between variants of passes. The zero value is the default.
type Options struct {
	Inline  InlineOptions
	Without []string // techniques to leave out, see Techniques
	Newest  bool     // run the pass recent, which makes some programs easier and others harder
	// Exits lets the pass thread redirect a jump into the head of a loop that leads out of it.
	Exits bool
	// Timed chooses the classes whose objects get time-indexed heap invariants;
	// nil chooses none. For these, WholeClasses replaces singletons, and
	// lastpush is left out, because reads know which write they see.
	Timed func(*ivl.Class) bool
}

// The lists below give the order in which passes run. Each pass says for itself in
// Passes what it must follow; checkOrder compares the lists with this. The rows of
// Passes do not say this:
//
//   - Inline runs twice. Propagate removes many calls, of class initialisers above
//     all. A procedure that is called from one place is then inlined whatever
//     its size. Inline-models comes after that, so that only few calls of the
//     procedures of streams are left.
//   - Propagate runs after inline, because it then sees one context for each call, and again after
//     pulls and pushes, because then there are fewer heap accesses.
//   - Pulls and pushes run again and again, because after the removal of dead pushes more
//     is known of the objects that they might have changed, and because forward finds out
//     that two pulls have the same object.
const (
	firstPasses = "no-output overwritten cleanup forward cleanup liveness " +
		"inline cleanup forward cleanup thread cleanup propagate cleanup liveness " +
		"inline unroll sites cleanup forward cleanup thread cleanup propagate cleanup liveness " +
		"pipelines cleanup inline-models sites cleanup forward cleanup thread cleanup propagate cleanup liveness " +
		"pulls forward cleanup pushes liveness " +
		"singletons cleanup forward cleanup thread cleanup propagate cleanup liveness " +
		"pulls forward cleanup pushes liveness " +
		"propagate cleanup pulls forward cleanup pushes liveness cleanup pulls forward cleanup pushes liveness cleanup"
	relatedPasses = "no-output overwritten cleanup forward cleanup liveness " +
		"inline cleanup forward cleanup thread cleanup propagate cleanup liveness " +
		"pulls forward cleanup pushes liveness cleanup " +
		"pulls forward cleanup thread cleanup propagate cleanup liveness"
	timedPasses   = "sink forward cleanup liveness cleanup"
	newestPasses  = "recent cleanup forward cleanup propagate cleanup liveness"
	lastPasses    = "early-casts forward cleanup slice arithmetic liveness cleanup hints lastpush widths"
	encodedPasses = "forward propagate cleanup forward liveness cleanup"
	countedPasses = encodedPasses + " equalities forward propagate liveness cleanup"
)

// init refuses lists of passes that contradict what the passes declare, as
// cmd/compile/internal/ssa of the Go toolchain does with its passOrder.
func init() {
	declared := Passes(Options{})
	for _, list := range []string{
		strings.Join([]string{firstPasses, timedPasses, lastPasses}, " "),
		strings.Join([]string{firstPasses, newestPasses, lastPasses}, " "),
		relatedPasses,
	} {
		if err := checkOrder(declared, strings.Fields(list)); err != nil {
			panic("BUG: " + err.Error())
		}
	}
}

// checkOrder reports the first name in a list that no pass declares, or that
// comes before a pass it declares to come after.
func checkOrder(declared []Pass, names []string) error {
	for i, name := range names {
		at := slices.IndexFunc(declared, func(p Pass) bool { return p.Name == name })
		if at < 0 {
			return fmt.Errorf("the list of passes names %q, which is not declared", name)
		}
		for _, before := range declared[at].After {
			if !slices.Contains(names[:i], before) {
				return fmt.Errorf("pass %s comes before pass %s, which it must follow", name, before)
			}
		}
	}
	return nil
}

// Default returns the passes for programs with a heap, in the order in which
// they run. They share analyses: run them one after the other, not at once.
func Default(opts Options) []Pass {
	list := strings.Join([]string{firstPasses, optional(opts), lastPasses}, " ")
	return opts.without(named(Passes(opts), list))
}

// First returns the passes of Default before those that prepare the heap for encodings. They leave
// little in the heap.
func First(opts Options) []Pass { return opts.without(named(Passes(opts), firstPasses)) }

// Related returns the passes for an analysis that relates integers. Procedures stay where they have a loop and several callers,
// so that each has few integers; the others are inlined, so that a caller knows what they have compared.
func Related(opts Options) []Pass {
	opts.Inline.Straight = true
	return opts.without(named(Passes(opts), relatedPasses))
}

// Last returns the passes of Default that follow those of First.
func Last(opts Options) []Pass {
	return opts.without(named(Passes(opts), optional(opts)+" "+lastPasses))
}

// optional are the passes that options add.
func optional(opts Options) string {
	var list []string
	if opts.Timed != nil {
		list = append(list, timedPasses)
	}
	if opts.Newest {
		list = append(list, newestPasses)
	}
	return strings.Join(list, " ")
}

// Encoded returns the passes for programs whose heap has been encoded: the
// encoding leaves dispatches over constant types, copies of tuples, and
// components that are never read.
func Encoded() []Pass { return named(Passes(Options{}), encodedPasses) }

// Counted returns the passes for programs whose heap has been encoded by counters: those of
// Encoded, and equalities, which finds counters that count the same. The intervals of the remaining
// counters then show that more sums need no wrap.
func Counted() []Pass { return named(Passes(Options{}), countedPasses) }

// named returns the declared passes that a list names, in its order.
func named(declared []Pass, list string) []Pass {
	var passes []Pass
	for _, name := range strings.Fields(list) {
		at := slices.IndexFunc(declared, func(p Pass) bool { return p.Name == name })
		passes = append(passes, declared[at])
	}
	return passes
}
