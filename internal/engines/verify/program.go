package verify

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/engine"
	"github.com/jayverify/jayverify/internal/engines/harness"
	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/internal/front/contract"
	"github.com/jayverify/jayverify/internal/front/jdkfacts"
	"github.com/jayverify/jayverify/internal/front/laws"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/models"
	"github.com/jayverify/jayverify/ssa"
)

// program is what is verified.
type program struct {
	*lower.Result
	path *classfile.Path
	open func(ctx context.Context) (*lower.Result, error) // see engine.Kit
	bags func(ctx context.Context) (*lower.Result, error) // as well
	sums engine.Sums
	// execute is engine.Kit's Execute.
	execute func(ctx context.Context) (*runs.Executed, error)
	closed  bool // see result.Result
}

func (p *program) close() { p.path.Close() }

// load opens the class path, finds the entry method and lowers what it can
// reach; asked is told what that takes. If there is a harness, its method is the entry. The
// error is ctx's when that ends first.
func load(ctx context.Context, cfg Config, world *harness.Harness, asked *consulted) (_ *program, err error) {
	path, err := cfg.OpenPath(asked != nil)
	if err != nil {
		return nil, inputError(err)
	}
	asked.follow(path)
	defer func() {
		if err != nil {
			path.Close()
		}
	}()
	entry, err := findEntry(path, cfg)
	if err != nil {
		return nil, err
	}
	opts, err := loweringOf(path, cfg, world, entry)
	if err != nil {
		return nil, err
	}
	opts.Stop = ctx.Err
	over := func(m *models.Source) reach.Source { return m }
	if world != nil {
		over, entry = func(m *models.Source) reach.Source { return world.Over(m) }, world.Entry
	}
	src := over(models.Overlay(path))
	summarised := src
	if !cfg.LeavesOut(config.Summaries) {
		summarised = over(models.Summaries(path))
	}
	r, err := lower.Lower(src, entry, opts)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if err != nil {
		return nil, inputError(err)
	}
	executed := src
	if summarised != src {
		with, err := withSummaries(ctx, cfg, summarised, entry, opts, r)
		if err != nil {
			return nil, inputError(err)
		}
		if with != r {
			r, src = with, summarised
		}
	}
	if r, err = openWorld(ctx, cfg, path, src, summarised, entry, opts, r); err != nil {
		return nil, inputError(err)
	}
	asked.lowered(r)
	open := func(ctx context.Context) (*lower.Result, error) {
		opts.Stop = ctx.Err
		return lower.LowerOpen(src, entry, opts, r)
	}
	loaded := &program{Result: r, path: path, open: open, closed: world == nil && r.Cuts == nil && (r.Closed && harness.TakesNoObjects(entry) || r.SelfContained && laws.Is(entry.Class.Name))}
	again := func(ctx context.Context, m *models.Source, sum *reach.Sum) (*lower.Result, error) {
		o := opts
		o.Stop, o.Sum = ctx.Err, sum
		if src != executed {
			m = m.WithSummaries()
		}
		return lower.Lower(over(m), entry, o)
	}
	has := func(model func(string) bool) bool {
		return slices.ContainsFunc(r.Program.Classes, func(c *ivl.Class) bool { return model(c.Name) })
	}
	if has(models.IsBag) {
		loaded.bags = func(ctx context.Context) (*lower.Result, error) { return again(ctx, models.Bags(path), nil) }
	}
	if has(models.HasSum) {
		loaded.sums = func(ctx context.Context, f reach.Sum) (*lower.Result, error) {
			return again(ctx, models.Sums(path), &f)
		}
	}
	if reach.IsMain(entry) {
		loaded.execute = func(ctx context.Context) (*runs.Executed, error) {
			return runs.NewExecuted(ctx, executed, entry, opts)
		}
	}
	return loaded, nil
}

// keptBelow has jdkfacts.Below of a JDK, which all programs of a process share. belowKey is its key.
type keptBelow struct {
	mu    sync.Mutex
	below map[string][]string // nil until it is known
}

type belowKey struct{}

// belowOf returns jdkfacts.Below of the JDK of a path, when it is needed.
func belowOf(path *classfile.Path) func() (map[string][]string, error) {
	below := path.Platform().Kept(belowKey{}, func() any { return &keptBelow{} }).(*keptBelow)
	return func() (map[string][]string, error) { return below.of(path) }
}

// of reads it with a path that has the JDK, once unless that fails.
func (k *keptBelow) of(path *classfile.Path) (_ map[string][]string, err error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.below == nil {
		k.below, err = jdkfacts.Below(path.View(false), jdkfacts.Folder())
	}
	return k.below, err
}

// loweringOf returns the options for lowering a method, which is called by world unless that is nil.
func loweringOf(path *classfile.Path, cfg Config, world *harness.Harness, m *classfile.Method) (lower.Options, error) {
	checks, err := lower.ParseChecks(cfg.Checks)
	if err != nil {
		return lower.Options{}, failure.WithClass(failure.Usage, err)
	}
	opts := lower.Options{Ints: lower.JavaInts, Checks: checks, Pedantic: cfg.Pedantic, Callbacks: cfg.Callbacks, Threads: cfg.Threads, Reflection: cfg.Reflection, NoTuples: cfg.LeavesOut(config.Tuples)}
	opts.Below = belowOf(path)
	if cfg.Ints == Unbounded {
		opts.Ints = lower.Unbounded
	}
	if world != nil {
		m = world.Target
		opts.Target, opts.Made = m, world.Made()
	}
	if m != nil && laws.Is(m.Class.Name) { // it ends where an argument is null
		if world == nil {
			opts.Begun = laws.Classes(m)
		}
		return opts, nil
	}
	if cfg.Contracts == config.ContractsBelieved || cfg.Contracts == config.ContractsOrdinary {
		k := contractOf(contract.NewReader(path, cfg.ContractOptions()), m, cfg.Test)
		if cfg.Contracts == config.ContractsOrdinary {
			k = k.Ordinary()
		}
		opts.Contract = &k
	}
	return opts, nil
}

// inputError gives errors of reading classes their class: what is missing on
// the class path itself is NoInput, what is malformed is Data.
func inputError(err error) error {
	var (
		format   *classfile.FormatError
		cycle    *classfile.CycleError
		linkage  *classfile.LinkageError
		notFound *classfile.NotFoundError
		bytecode *ssa.Error
	)
	switch {
	case errors.As(err, &format), errors.As(err, &cycle), errors.As(err, &linkage), errors.As(err, &bytecode):
		return failure.WithClass(failure.Data, err)
	case errors.As(err, &notFound):
		if notFound.NeededBy != "" { // a class that is there needs one that is not
			return failure.WithClass(failure.Data, err)
		}
		return failure.WithClass(failure.NoInput, err)
	}
	return failure.WithClass(failure.ClassOf(err), err)
}

// findEntry finds the method that cfg names.
func findEntry(path *classfile.Path, cfg Config) (*classfile.Method, error) {
	if cfg.Entry != "" {
		return namedEntry(path, cfg.Entry)
	}
	name := strings.ReplaceAll(cfg.Main, ".", "/")
	if name == "" {
		if name = path.MainClass(); name == "" {
			return nil, failure.Errorf(failure.Usage, "no class to verify: name one whose main method is the entry, or a method with --entry")
		}
	}
	c, err := path.Class(name)
	if err != nil {
		return nil, inputError(err)
	}
	for _, m := range c.Methods {
		if m.Name == "main" && m.IsStatic() && m.Desc == "([Ljava/lang/String;)V" && m.Code != nil {
			return m, nil
		}
	}
	return nil, failure.Errorf(failure.NoInput, "class %s has no method static void main(String[]); name another method with --entry=CLASS.METHOD", classfile.JavaName(classfile.DescriptorOf(c.Name)))
}

// dumpSSA prints the methods lifted.
func dumpSSA(r *lower.Result) string {
	var b strings.Builder
	for _, f := range r.Funcs {
		fmt.Fprintln(&b, f.String())
	}
	return b.String()
}
