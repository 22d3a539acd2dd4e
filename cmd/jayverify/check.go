package main

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/horn/proc"
	"github.com/jayverify/jayverify/internal/base/collector"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/project"
	"github.com/jayverify/jayverify/internal/project/policy"
)

// checking is one run of "jayverify check".
type checking struct {
	cmd     *command
	opt     *options
	path    *classfile.Path
	paths   []string
	classes []string // of the paths, by name
	found   *entries.Found
	library *clients
	// assertions are the assertion libraries whose classes are replaced by ones that mean the same.
	assertions []string
	merger     project.Merger
	keeper     *keeper
	settled    *settledResults
	judges     *judges
	policy     policy.Policy
	show       *progress
	budget     *budget
	total      time.Duration // for all entries together; 0 is no limit
	edited     bool          // most results are known from before an edit
	// missing is set to true when a result is not in the cache, and then nothing is verified; nil
	// to verify.
	missing *bool
	queued  []entries.Entry // of a fleet, in the order of its queue
	again   []int           // entries that ran out of memory beside others
	bugs    bool
	fatal   error  // why no entry can be verified; nil where some can
	cancel  func() // ends the queue
}

// check verifies all entries of a project, each for itself, and reports them together.
// Where it is interrupted it reports what is known by then.
func (c *command) check(ctx context.Context, o *options) error {
	start := time.Now()
	k := &checking{cmd: c, opt: o}
	j, err := newJudge(o)
	if err != nil {
		return err
	}
	since, err := newSince(o)
	if err != nil {
		return err
	}
	k.policy = j.policy
	if err := k.open(); err != nil {
		return err
	}
	defer func() { _ = k.path.Close() }() // it was only read
	memory := c.limitMemory(o)
	k.keeper = c.newKeeper(o)
	k.library = &clients{cmd: c, cfg: o.config, path: k.path, names: k.classes, quiet: o.quiet}
	k.judges = newJudges(k.path, o.config, filepath.SplitList(o.sourcePath))
	k.show = newProgress(c, o, len(k.found.Entries))
	stopped := ""
	if o.fleet.command == fleetRun {
		stopped, err = k.inFleet(ctx)
	} else {
		stopped = k.verifyAll(proc.WithBudget(ctx, proc.NewBudget(int64(memory)<<20)))
	}
	k.show.close()
	if err != nil && stopped == "" {
		return err
	}
	if k.fatal != nil && !k.keepsKnown() {
		return k.fatal
	}
	res := k.merger.Result(k.name(), k.names(), stopped, time.Since(start))
	since.apply(res)
	res = j.apply(res, ctx.Err() == nil)
	failed := c.report(res, o)
	if failed == nil {
		failed = errors.Join(k.keepTotals(res), k.writeTests(res), project.Proofs(o.config.Proof).Finish())
	}
	switch {
	case failed != nil:
		return failed
	case ctx.Err() != nil:
		return failure.WithClass(failure.Interrupted, ctx.Err())
	case err != nil:
		return err
	case k.fatal != nil:
		return k.fatal
	}
	c.code = k.exitCode(res)
	return j.finish(c)
}

// limitMemory makes the collector keep to the memory that the options allow, and returns
// that, in MB.
func (c *command) limitMemory(o *options) int {
	memory := o.config.MemoryMB
	if memory == 0 {
		memory = verify.DefaultMemoryMB
	}
	debug.SetMemoryLimit(int64(heapShare * float64(memory) * (1 << 20)))
	if os.Getenv("GOGC") == "" {
		collector.Grow(garbage)
	}
	return memory
}

// open opens the class path for all entries, and finds these.
func (k *checking) open() error {
	o := k.opt
	var err error
	if k.paths, err = projectPaths(o.check.paths, o.check.tests); err != nil {
		return err
	}
	if o.check.tests {
		if k.assertions, err = assertionClasses(o); err != nil {
			return err
		}
	}
	classPath := strings.Join(k.paths, string(os.PathListSeparator))
	if o.config.ClassPath != "" {
		classPath += string(os.PathListSeparator) + o.config.ClassPath
	}
	o.config.ClassPath = classPath
	k.cmd.tellNested(classPath)
	if k.path, err = o.config.OpenPath(true); err != nil {
		return failure.WithClass(failure.ClassOf(err), err)
	}
	var names []string
	for _, p := range k.paths {
		more, err := k.path.ClassesIn(p)
		if err != nil {
			return err
		}
		names = append(names, more...)
	}
	k.classes = names
	if len(names) == 0 {
		return failure.Errorf(failure.NoInput, "%s: there are no classes", strings.Join(k.paths, ", "))
	}
	sel := entries.Selection{Packages: o.check.packages, Methods: strings.Fields(o.config.Entry), Tests: o.check.tests}
	if k.found, err = entries.Find(k.path, names, sel); err != nil {
		return failure.WithClass(failure.Usage, err)
	}
	for _, bad := range k.found.Bad {
		k.cmd.log.Warn(oneLine(bad))
	}
	if o.check.laws != "" {
		if err := k.addLaws(); err != nil {
			return err
		}
	}
	if len(k.found.Entries) == 0 {
		return failure.Errorf(failure.NoInput, "%s: no method of the %d classes is selected", strings.Join(k.paths, ", "), k.found.Classes)
	}
	return nil
}

// addLaws makes the laws of methods that are entries to entries, too, or to the only ones.
func (k *checking) addLaws() error {
	names, found, err := withLaws(k.opt, k.path, k.found.Entries)
	if err != nil {
		return err
	}
	_ = k.path.Close() // it was only read
	if k.path, err = k.opt.config.OpenPath(true); err != nil {
		return failure.WithClass(failure.ClassOf(err), err)
	}
	if k.opt.check.laws == lawsOnly {
		k.found.Entries = nil
	}
	k.classes, k.found.Entries = append(k.classes, names...), append(k.found.Entries, found...)
	return nil
}

// name is what reports call the project.
func (k *checking) name() string {
	var names []string
	for _, p := range k.paths {
		names = append(names, filepath.ToSlash(relative([]string{p})[0]))
	}
	return strings.Join(names, ", ")
}

func (k *checking) names() []string {
	var names []string
	for _, e := range k.found.Entries {
		names = append(names, e.String())
	}
	return names
}

// verifyAll verifies the entries, and returns why some were left out.
func (k *checking) verifyAll(ctx context.Context) (stopped string) {
	begun := time.Now()
	if !k.openSettled() {
		k.openClients(ctx)
	}
	defer k.keepSettled()
	opened := time.Now()
	limited, cancel := context.WithCancel(ctx)
	defer cancel()
	k.cancel = cancel
	jobs := k.opt.check.jobs
	if jobs == 0 {
		jobs = runtime.GOMAXPROCS(0)
	}
	order := k.schedule(limited, jobs, cheapestFirst(k.found.Entries))
	if k.edited {
		begun = opened // the time is for the methods that the edit reaches
	}
	left := max(k.total-time.Since(begun), 0)
	if k.total > 0 {
		var over context.CancelFunc
		// Results that are known are used even if the time is over.
		limited, over = context.WithTimeout(limited, left)
		defer over()
	}
	if ctx.Err() != nil {
		k.takeDecided(order)
	}
	k.budget = newBudget(k.opt.config.Timeout, left, jobs, len(order))
	project.Each(limited, jobs, len(order), func(i int) *project.Outcome { return k.one(limited, order[i]) }, func(i int, o *project.Outcome) {
		if jobs > 1 && ranOut(o.Result) {
			k.again = append(k.again, order[i])
			return
		}
		k.budget.ended()
		k.take(o)
	})
	if len(k.again) > 0 {
		debug.FreeOSMemory()
	}
	project.Each(limited, 1, len(k.again), func(i int) *project.Outcome { return k.one(limited, k.again[i]) }, func(_ int, o *project.Outcome) { k.take(o) })
	if ctx.Err() == nil {
		k.takeUntried(order)
	}
	switch {
	case ctx.Err() != nil:
		return "interrupted"
	case k.fatal != nil:
		return noSolverAlone.Text
	case limited.Err() != nil && len(order) > 0:
		return k.totalTimeOver()
	}
	return ""
}

// openClients finds out what is proved for clients before the entries are verified. What the user has not limited is not
// limited by the time for these.
func (k *checking) openClients(ctx context.Context) {
	if k.library == nil || !slices.ContainsFunc(k.found.Entries, func(e entries.Entry) bool { return e.Kind == entries.Method }) {
		return
	}
	total := k.opt.check.totalTime
	if total == 0 {
		total = longer(wholeProject(len(k.found.Entries)), k.opt.config.Timeout)
	}
	k.library.open(ctx, time.Duration(float64(total)*forClients))
}

// schedule sets the time for all entries, takes the results that are in the cache, and returns
// the other entries, in the same order: the time is for them.
func (k *checking) schedule(ctx context.Context, jobs int, order []int) []int {
	o := k.opt.check
	if k.total = o.totalTime; k.total > 0 || o.endless {
		return k.takeKnown(k.lookUpAll(ctx, jobs, order), order)
	}
	k.total = longer(afterEdit, k.opt.config.Timeout)
	known := k.lookUpAll(ctx, jobs, order)
	if k.edited = mostKnown(len(order)-len(known), len(order)); k.edited {
		return k.takeKnown(known, order)
	}
	k.total = longer(wholeProject(len(order)), k.opt.config.Timeout)
	if len(known) > 0 {
		// What is open because a run after an edit had little time is not known for this one.
		known = k.lookUpAll(ctx, jobs, order)
	}
	return k.takeKnown(known, order)
}

// lookUpAll returns the outcomes that are in the cache, by the number of the entry.
func (k *checking) lookUpAll(ctx context.Context, jobs int, order []int) map[int]*project.Outcome {
	known := map[int]*project.Outcome{}
	if k.keeper == nil {
		return known
	}
	project.Each(ctx, jobs, len(order), func(i int) *project.Outcome { return k.known(ctx, order[i]) }, func(i int, o *project.Outcome) {
		if o != nil {
			known[order[i]] = o
		}
	})
	return known
}

// takeKnown takes known outcomes, and returns the entries of order that have none.
func (k *checking) takeKnown(known map[int]*project.Outcome, order []int) []int {
	for _, i := range order {
		if o := known[i]; o != nil {
			k.take(o)
		}
	}
	return slices.DeleteFunc(order, func(i int) bool { return known[i] != nil })
}

// takeDecided takes what is proved for clients, where an interruption leaves no time for the entries.
func (k *checking) takeDecided(order []int) {
	for _, i := range order {
		if r := k.library.decided(k.found.Entries[i]); r != nil {
			k.take(&project.Outcome{Entry: k.found.Entries[i], Result: k.policy.Refuse(r)})
		}
	}
}

// noTimeAlone is why a check is open that only the analysis of all methods together was asked about.
var noTimeAlone = result.Reason{Kind: result.TimeLimit, Text: "before it was tried alone"}

// noSolverAlone is why a check is open that only the analysis of all methods together, which needs no solver, was asked about.
var noSolverAlone = result.Reason{Kind: result.SolverGaveUp, Text: "no solver was found"}

// keepsKnown reports whether something is known although no entry can be verified alone: what the analysis of all methods
// together has proved where there is no solver.
func (k *checking) keepsKnown() bool {
	return failure.ClassOf(k.fatal) == failure.NoSolver && k.library.proved != nil
}

// takeUntried takes what is known of entries that were not tried alone: there was no time, or no solver.
func (k *checking) takeUntried(order []int) {
	why := noTimeAlone
	if k.fatal != nil {
		why = noSolverAlone
	}
	for _, i := range order {
		e := k.found.Entries[i]
		if k.merger.Has(e.String()) {
			continue
		}
		if r := k.library.untried(e, why); r != nil {
			k.take(&project.Outcome{Entry: e, Result: k.policy.Refuse(r)})
		}
	}
}

// totalTimeOver is why entries are left out.
func (k *checking) totalTimeOver() string {
	if k.opt.check.totalTime > 0 {
		return "the time of --total-time is used up"
	}
	return "the time for all methods, " + k.total.String() + ", is used up; --total-time gives another one"
}

// ranOut reports whether the memory has ended a verification. Beside others it has less
// than alone.
func ranOut(r *result.Result) bool {
	if r == nil {
		return false
	}
	if r.Verdict == result.Unknown && r.Reason.Kind == result.MemoryLimit {
		return true
	}
	for _, p := range r.Properties {
		if p.Verdict == result.Unknown && p.Reason.Kind == result.MemoryLimit {
			return true
		}
	}
	return false
}

// take adds what an entry has come to, and tells what is new.
func (k *checking) take(o *project.Outcome) {
	if o.Err != nil && k.hopeless(o.Err) && k.fatal == nil {
		k.fatal = o.Err
		k.cancel()
	}
	if k.opt.fleet.command == fleetRun { // its workers have each entry alone
		if r := k.library.decided(o.Entry); r != nil {
			o.Result, o.Findings = k.policy.Refuse(r), nil
		} else {
			o.Result = k.library.settle(o.Entry, o.Result)
		}
	}
	if o.Result == nil && o.Bug == nil && o.Err != nil && k.fatal == nil {
		why := result.Reason{Kind: result.BoundedWorld, Text: "it was not tried alone: " + oneLine(o.Err)}
		if errors.Is(o.Err, context.DeadlineExceeded) {
			why = noTimeAlone
		}
		if r := k.library.untried(o.Entry, why); r != nil {
			o.Result, o.Err = k.policy.Refuse(r), nil
		}
	}
	if o.Bug != nil {
		k.bugs = true
		k.show.clear()
		k.cmd.tellBug(o.Bug)
		k.cmd.log.Errorf("the bug is in the verification of %s", o.Entry)
	}
	fresh := k.merger.Add(o)
	k.show.step(k.merger.Count(), o, fresh)
}

// hopeless reports whether an error is the same for all entries: there is no solver, the
// configuration makes no sense, or proofs cannot be written.
func (k *checking) hopeless(err error) bool {
	var own *failure.Error
	return errors.As(err, &own) && (own.Class == failure.NoSolver || own.Class == failure.Usage || own.Class == failure.IO && k.opt.config.Proof != "")
}

// exitCode is that of all entries together: what --fail-on says counts.
func (k *checking) exitCode(r *result.Result) int {
	if k.bugs {
		return int(failure.Internal)
	}
	fails := func(what string) bool {
		for _, f := range k.opt.check.failOn {
			if f == what {
				return true
			}
		}
		return false
	}
	for _, p := range r.Properties {
		if p.Verdict != result.Unsafe {
			continue
		}
		if p.Accepted == nil && fails(failManifest) || p.Accepted != nil && p.Accepted.By == result.Latent && fails(failLatent) {
			return 1
		}
	}
	if t, l := r.Project.Total, r.Project.Laws; fails(failOpen) && t.Open+t.NotJudged+l.Open+l.NotJudged > 0 {
		return 2
	}
	return 0
}
