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
	constant  bool            // it ends well, and reads nothing that other code can have changed
	platform  bool            // it reads what code of the JDK may have changed
	separates bool            // it reads what separates lines or paths; then there is a run for Unix and one for Windows
	uses      map[string]bool // other classes of the program that it initialises
	path      initPath
}

// NewInitialisers is for classes of src. opts are those with which the program is lowered for proofs.
func NewInitialisers(src reach.Source, opts reach.Options) *Initialisers {
	return &Initialisers{src, opts, map[string]*initialiser{}}
}

// Constant returns what runs show of the initialisers of some classes, and of classes that these initialise: which of them always do the
// same, up to the state of the JDK and other separators than those of Unix and Windows, and whether one of them reads these. It ends early when ctx does.
func (in *Initialisers) Constant(ctx context.Context, classes []string) (found reach.InitialiserRuns, platform bool) {
	for work := slices.Clone(classes); len(work) > 0 && ctx.Err() == nil; work = work[1:] {
		if in.known[work[0]] != nil {
			continue
		}
		i := in.run(ctx, work[0])
		in.known[work[0]] = i
		work = slices.AppendSeq(work, maps.Keys(i.uses))
	}
	found.Always = in.greatest(func(i *initialiser) bool { return i.constant })
	found.Alike = in.greatest(func(i *initialiser) bool { return i.constant && !i.platform })
	all := initPath{}
	for name := range found.Alike {
		all.add(in.known[name].path)
	}
	found.Path = followed{in.src, all}
	for name := range found.Always {
		platform = platform || in.known[name].platform || in.known[name].separates
	}
	return found, platform
}

// greatest is the greatest set of classes for whose initialisers holds is true, and that still do the same if others of the set have run.
func (in *Initialisers) greatest(holds func(*initialiser) bool) map[string]bool {
	set := map[string]bool{}
	for name, i := range in.known {
		if holds(i) {
			set[name] = true
		}
	}
	for changed := true; changed; {
		changed = false
		for name := range set {
			if !in.stands(name, set) {
				delete(set, name)
				changed = true
			}
		}
	}
	return set
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
	i := &initialiser{uses: map[string]bool{}, path: initPath{}}
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
	i.made(ctx, x, in.src, name)
	if i.constant && i.separates {
		if x, err = x.onWindows(); err != nil {
			return &initialiser{uses: map[string]bool{}}
		}
		i.made(ctx, x, in.src, name)
	}
	return i
}

// made makes a run, and notes what it shows in addition to others.
func (i *initialiser) made(ctx context.Context, x *Executed, src reach.Source, name string) {
	w := newInitWatch(x, src, name)
	out := x.Machine.Run(ctx, ivl.Options{Inputs: x.OnlyInputs(), MaxSteps: FirstSteps, MaxDepth: CallDepth, MaxBytes: executedBytes, MaxOutput: -1, NoRecord: true, Watch: w.watch})
	i.constant = out.Result == ivl.Finished && !w.depends && w.anywhere(x, out)
	i.platform, i.separates = i.platform || w.platform, i.separates || w.separates()
	maps.Copy(i.uses, w.uses)
	if i.constant && !i.platform {
		i.path.add(initPathOf(x, out))
	}
}
