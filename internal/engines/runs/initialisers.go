package runs

import (
	"context"
	"maps"
	"slices"

	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
)

// Initialisers finds out by runs which class initialisers always do the same. Such an initialiser takes nothing from outside, and reads
// nothing that other code can have changed before. So one run shows that it ends without an exception and violates no check, whenever
// it runs, as that of
//
//	class Colours { static final Map<String, Integer> BY_NAME = new HashMap<>(); static { BY_NAME.put("red", 1); } }
type Initialisers struct {
	src   reach.Source
	opts  reach.Options
	known map[string]*initialiser
}

// initialiser is what a run of a class initialiser has shown.
type initialiser struct {
	constant bool            // it ends well, and reads nothing that other code can have changed
	platform bool            // it reads what code of the JDK may have changed
	uses     map[string]bool // other classes of the program that it initialises
}

// NewInitialisers is for classes of src. opts are those with which the program is lowered for proofs.
func NewInitialisers(src reach.Source, opts reach.Options) *Initialisers {
	return &Initialisers{src, opts, map[string]*initialiser{}}
}

// Constant returns those of some classes, and of classes that these initialise, whose initialisers always do the same, and whether one of them
// reads what code of the JDK may have changed. It ends early when ctx does.
func (in *Initialisers) Constant(ctx context.Context, classes []string) (constant map[string]bool, platform bool) {
	for work := slices.Clone(classes); len(work) > 0 && ctx.Err() == nil; work = work[1:] {
		if in.known[work[0]] != nil {
			continue
		}
		i := in.run(ctx, work[0])
		in.known[work[0]] = i
		work = slices.AppendSeq(work, maps.Keys(i.uses))
	}
	constant = map[string]bool{}
	for name, i := range in.known {
		constant[name] = i.constant
	}
	for changed := true; changed; {
		changed = false
		for name := range constant {
			if constant[name] && !in.stands(name, constant) {
				constant[name], changed = false, true
			}
		}
	}
	maps.DeleteFunc(constant, func(_ string, is bool) bool { return !is })
	for name := range constant {
		platform = platform || in.known[name].platform
	}
	return constant, platform
}

// stands reports whether the initialiser of a class still does the same if the classes that it initialises have been initialised before:
// that has ended well, and has not begun with it.
func (in *Initialisers) stands(name string, constant map[string]bool) bool {
	for other := range in.known[name].uses {
		if o := in.known[other]; o == nil || !constant[other] || o.uses[name] {
			return false
		}
	}
	return true
}

// run runs the initialiser of a class. A class without one, or none of the program, does the same always.
func (in *Initialisers) run(ctx context.Context, name string) *initialiser {
	i := &initialiser{uses: map[string]bool{}}
	c, err := in.src.Class(name)
	if err != nil {
		return i
	}
	m := c.FindMethod("<clinit>", "()V")
	if m == nil {
		i.constant = true
		return i
	}
	x, err := NewExecuted(ctx, in.src, m, in.opts)
	if err != nil {
		return i
	}
	w := newInitWatch(x, in.src, name)
	out := x.Machine.Run(ctx, ivl.Options{Inputs: x.OnlyInputs(), MaxSteps: FirstSteps, MaxDepth: CallDepth, MaxBytes: executedBytes, MaxOutput: -1, NoRecord: true, Watch: w.watch})
	i.constant = out.Result == ivl.Finished && !w.depends && x.DependsOnMachine(out) == ""
	i.platform, i.uses = w.platform, w.uses
	return i
}
