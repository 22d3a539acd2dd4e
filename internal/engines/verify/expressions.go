package verify

import (
	"context"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// maxExpressions is the number of statements that the JDK's own code of regular expressions may have in a program that is
// verified. In larger ones such code is summarised (models.Summaries).
const maxExpressions = 10_000

// The time that may be spent on runs of a program before its expressions are summarised: a share in percent, and the most.
const (
	exactShare = 10
	exactSpan  = 1500 * time.Millisecond
)

// withSummaries returns the program in which regular expressions have summaries. Their results are all that there may be, so
// what is proved there holds. A run there is only possible, and the JVM has to repeat it. So the program stays as
// it is where it takes nothing from outside, where runs violate it, or where summaries make it no smaller.
func withSummaries(ctx context.Context, cfg Config, summarised reach.Source, entry *classfile.Method, opts reach.Options, exact *lower.Result) (*lower.Result, error) {
	if expressions(exact.Program) <= maxExpressions || len(exact.Program.Inputs) == 0 {
		return exact, nil
	}
	if !cfg.LeavesOut(config.Runs) {
		short, cancel := context.WithTimeout(ctx, exactTime(ctx))
		defer cancel()
		if violatedInRuns(short, exact) {
			return exact, nil
		}
	}
	r, err := lower.Lower(summarised, entry, opts)
	if err != nil {
		return nil, err
	}
	if expressions(r.Program) > maxExpressions || !summariesSuffice(r) { // of texts that are no constants, for example
		return exact, nil
	}
	return r, nil
}

// withoutSummary are methods of an object of which other code gets hold that throw what their own bytecode shows.
var withoutSummary = regexp.MustCompile(`^java\.util\.regex\.Matcher\.(matches|lookingAt|find|group|start|end|groupCount|hitEnd|requireEnd)\(`)

// summariesSuffice reports whether it is known what all calls of regular expressions throw. That is not so of methods that
// have no summary, such as Matcher.region, and then not of those that call others, such as replaceAll, either: an object of
// which other code gets hold has no summary any more.
func summariesSuffice(r *lower.Result) bool {
	return !slices.ContainsFunc(r.Assuming(nil), func(n *lower.Note) bool {
		return strings.HasPrefix(n.Text, "java.util.regex.") && !withoutSummary.MatchString(n.Text)
	})
}

func exactTime(ctx context.Context) time.Duration {
	if end, limited := ctx.Deadline(); limited {
		return min(exactSpan, time.Until(end)*exactShare/100)
	}
	return exactSpan
}

// violatedInRuns reports whether a run with some input violates a check, whatever code without a body does.
func violatedInRuns(ctx context.Context, low *lower.Result) bool {
	x := runs.New(low)
	if x.Compile() != nil {
		return false
	}
	w := &firstViolation{}
	x.Search(ctx, w)
	if w.found || !x.Typed() {
		return w.found
	}
	x.Evolve(ctx, runs.Visitor{
		Violates: func(_ *ivl.Property, inputs func() ivl.Inputs) {
			out := x.Machine.Run(ctx, ivl.Options{Inputs: inputs(), MaxSteps: runs.FirstSteps, MaxDepth: runs.CallDepth, MaxOutput: -1, NoRecord: true})
			w.Try(out, inputs)
		},
		Done:   w.Done,
		Closed: w.Closed,
	})
	return w.found
}

// firstViolation is a runs.Board that waits for a violation.
type firstViolation struct{ found bool }

func (w *firstViolation) Done() bool                               { return w.found }
func (w *firstViolation) Closed(*ivl.Property) bool                { return false }
func (w *firstViolation) Note(ivl.Outcome, func() ivl.Inputs) bool { return false }

func (w *firstViolation) Try(out ivl.Outcome, _ func() ivl.Inputs) bool {
	w.found = w.found || out.Result == ivl.Violated && !out.Uncertain && out.Prop.Kind != ivl.Unsupported
	return w.found
}

// expressions is the number of statements of the JDK's own code of regular expressions.
func expressions(p *ivl.Program) int {
	n := 0
	for _, proc := range p.Procs {
		if strings.HasPrefix(proc.Name, "java.util.regex.") {
			for _, b := range proc.Blocks {
				n += len(b.Stmts) + 1
			}
		}
	}
	return n
}

// allOpen is the set of all checks of p.
func allOpen(p *ivl.Program) map[*ivl.Property]bool {
	open := map[*ivl.Property]bool{}
	for _, prop := range p.Props {
		open[prop] = true
	}
	return open
}

// takesInputs reports whether a program takes values that it does not only get from code of the JDK.
func takesInputs(p *ivl.Program) bool {
	return slices.ContainsFunc(p.Inputs, func(in *ivl.Input) bool { return in.Kind != ivl.Unmodelled })
}
