package verify

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/harness"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/laws"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// built verifies a method with the objects that the program's public calls make. If that is
// much code, or the harness leaves objects out, there are several passes: see pass.
func (v *verification) built(ctx context.Context) (*result.Result, error) {
	if v.cfg.Opened == nil {
		path, err := v.cfg.OpenPath(false)
		if err != nil {
			return nil, inputError(err)
		}
		v.cfg.Opened = path
		defer func() {
			if !v.left {
				path.Close()
			}
		}()
	}
	limited, cancel := context.WithDeadline(ctx, v.start.Add(v.cfg.Timeout))
	defer cancel()
	plan, err := v.plan(limited)
	if limited.Err() != nil && errors.Is(err, limited.Err()) && ctx.Err() == nil {
		return v.unread(), nil
	}
	if err != nil {
		return nil, err
	}
	var r, all *result.Result // all is about any objects, those of clients included
	for i, p := range plan {
		left := v.cfg.Timeout - time.Since(v.start)
		if i+1 < len(plan) {
			left = left * time.Duration(p.share) / 100
		}
		next, err := v.pass(ctx, p, max(left, 0))
		if err != nil || next == nil {
			return r, err
		}
		if r == nil && p.whole && p.exact() {
			return next, nil
		}
		if next.Closed && len(next.Unsupported) == 0 {
			next.Assumptions = slices.DeleteFunc(next.Assumptions, func(a result.Assumption) bool { return a.Kind == "argument-contents" }) // see SelfContained
			if all = next; next.Verdict == result.Safe {
				next.Assumptions = append(next.Assumptions, ownClasses)
				return next, nil
			}
		}
		if r != nil && len(next.Properties) == 0 && next.Verdict != result.Safe {
			break // there was no time to read the program: the earlier pass knows more
		}
		if r = merge(r, next, p); i+1 == len(plan) || !slices.ContainsFunc(r.Properties, p.open) {
			break
		}
	}
	r.ForAll = placesForAll(all)
	r.Elapsed = time.Since(v.start)
	return r, nil
}

// placesForAll lists the places whose checks hold for all objects, according to a closed result; nil has none.
func placesForAll(closed *result.Result) []string {
	if closed == nil {
		return nil
	}
	var places []string
	for place, proved := range provedPlaces(closed) {
		if proved {
			places = append(places, place)
		}
	}
	slices.Sort(places)
	return places
}

// pass is one verification of several. What is proved for arbitrary objects holds for those
// that are built, too. What is violated by objects that are built is violated.
type pass struct {
	world *harness.Harness // nil for arbitrary objects
	whole bool             // the objects are all that can be built, or more
	plain bool             // the method takes no objects: nothing is made
	share int              // of the time that is left, in percent
	cuts  []string         // of the world
	// open reports whether there is something to do for the passes behind this one.
	open func(result.Property) bool
}

// exact reports whether each object of the pass can be built.
func (p *pass) exact() bool { return p.plain || p.world != nil && !p.world.Arbitrary() }

// heavy is the size of the code of a harness, in bytes, from which on checks are first
// tried with arbitrary objects, which need none of it, and the harness is lean.
const heavy = 3000

// light is the size up to which a harness that leaves nothing out is all that is tried.
const light = 500

// plan makes the harnesses, and says which passes there are.
func (v *verification) plan(ctx context.Context) ([]pass, error) {
	path, err := v.cfg.OpenPath(v.asked != nil)
	if err != nil {
		return nil, inputError(err)
	}
	v.asked.follow(path)
	entry, err := findEntry(path, v.cfg)
	if err != nil {
		return nil, err
	}
	opts := harness.Options{Pre: v.preconditions(path, entry), Test: v.cfg.Test}
	if laws.Is(entry.Class.Name) {
		opts.Depth = harness.DefaultDepth + 1 // its arguments are what receivers are elsewhere
	}
	if v.cfg.Test {
		if opts.First, err = entries.Before(path, entry.Class); err != nil {
			return nil, inputError(err)
		}
		opts.Aborted = entries.Aborting(path)
	}
	maker := harness.NewMaker(path)
	h, err := maker.Make(ctx, entry, opts)
	plain := harness.TakesNoObjects(entry)
	if plain && (err != nil || !h.Statics()) {
		return []pass{{plain: true, whole: true}}, nil // they are the same in every world
	}
	if err == nil && h.Weight() > heavy {
		opts.Lean = true
		h, err = maker.Make(ctx, entry, opts)
	}
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	var none *harness.NoObjectError
	unproved := func(p result.Property) bool { return p.Verdict != result.Safe }
	arbitrary := pass{whole: true, share: 30, open: unproved} // most methods are proved by it, at once
	switch {
	case errors.As(err, &none) && laws.Is(entry.Class.Name):
		return []pass{arbitrary}, nil
	case errors.As(err, &none):
		return nil, failure.WithClass(failure.Usage, fmt.Errorf("--world=built: %w", err))
	case err != nil:
		return nil, inputError(err)
	}
	bounded := func(p result.Property) bool { return p.Reason.Kind == result.BoundedWorld }
	if laws.Is(entry.Class.Name) {
		return []pass{arbitrary, {world: h, whole: len(h.Cuts) == 0, cuts: h.Cuts, open: unproved}}, nil
	}
	if v.cfg.Test { // an arbitrary object is none of JUnit's
		return []pass{{world: h, whole: len(h.Cuts) == 0, cuts: h.Cuts, open: unproved}}, nil
	}
	if len(h.Cuts) == 0 && h.Weight() <= light {
		return []pass{{world: h, whole: true}}, nil
	}
	if len(h.Cuts) == 0 {
		return []pass{arbitrary, {world: h, whole: true}}, nil
	}
	passes := []pass{arbitrary, {world: h, share: 60, cuts: h.Cuts, open: bounded}}
	opts.Arbitrary = true
	if h.Statics() {
		return movedPlan(ctx, maker, entry, opts, h)
	}
	if h.Entangled() {
		return passes, nil
	}
	if whole, err := maker.Make(ctx, entry, opts); err == nil && whole.Weight() <= heavy {
		passes = append(passes, pass{world: whole, whole: true})
	}
	return passes, nil
}

// movedPlan says which passes there are if static fields may have changed. Without a harness
// they have the values of their class's initialiser, so no pass is without one.
func movedPlan(ctx context.Context, maker *harness.Maker, entry *classfile.Method, opts harness.Options, h *harness.Harness) ([]pass, error) {
	passes := []pass{{world: h, share: 60, cuts: h.Cuts, open: func(p result.Property) bool { return p.Reason.Kind == result.BoundedWorld }}}
	if whole, err := maker.Make(ctx, entry, opts); err == nil && !whole.Unchanged() && !h.Entangled() && whole.Weight() <= heavy {
		passes = append(passes, pass{world: whole, whole: true})
	}
	opts.Given = true
	if given, err := maker.Make(ctx, entry, opts); err == nil && !given.Unchanged() {
		passes = append([]pass{{world: given, whole: true, share: 30, open: func(p result.Property) bool { return p.Verdict != result.Safe }}}, passes...)
	}
	return passes, nil
}

// pass does one verification. If its work goes on when its time is over, only its own
// observer is closed.
func (v *verification) pass(ctx context.Context, p pass, timeout time.Duration) (*result.Result, error) {
	one := &verification{cfg: v.cfg, obs: newGate(v.obs), start: time.Now(), cpu: v.cpu, user: ctx, asked: v.asked, world: p.world}
	one.cfg.Timeout = timeout
	if !p.exact() {
		one.cfg.JVM, one.cfg.Reproducer, one.cfg.Dump = JVMNever, "", nil // its violations do not count
		one.obs = unwatched{one.obs}
	}
	r, err := one.run(ctx)
	v.left = v.left || one.left
	one.tellWorld(r)
	return r, err
}

func isSafe(p result.Property) bool { return p.Verdict == result.Safe }

// merge adds the result of a pass to that of the passes before, which may be nil.
func merge(before, r *result.Result, p pass) *result.Result {
	if !p.exact() { // what violates a check may be an object that nobody makes
		for i := range r.Properties {
			if q := &r.Properties[i]; q.Verdict == result.Unsafe {
				q.Verdict, q.Run = result.Unknown, nil
				q.Reason = result.Reason{Kind: result.BoundedWorld, Text: "the run that violates it has an object that perhaps no code can make"}
			}
		}
	}
	if !p.whole {
		why := result.Reason{Kind: result.BoundedWorld, Text: "it holds in a bounded world: " + strings.Join(p.cuts, "; ")}
		for i := range r.Properties {
			if q := &r.Properties[i]; isSafe(*q) {
				q.Verdict, q.Reason = result.Unknown, why
			}
		}
	}
	if before != nil {
		proved := provedPlaces(before)
		if p.whole && !p.exact() { // it was made for what the passes before have left open
			before, r = r, before
			proved = provedPlaces(before)
		}
		used := false
		for i := range r.Properties {
			if q := &r.Properties[i]; proved[placeOf(*q)] && q.Verdict != result.Unsafe && !isSafe(*q) {
				q.Verdict, q.Reason = result.Safe, result.Because("it holds for arbitrary objects")
				used = true
			}
		}
		r.Steps = slices.Concat(before.Steps, r.Steps)
		if used && len(r.Unsupported) == 0 {
			r.Unsupported = before.Unsupported
		}
		for _, a := range before.Assumptions {
			if used && !slices.ContainsFunc(r.Assumptions, func(b result.Assumption) bool { return a.Kind == b.Kind && a.Text == b.Text }) {
				r.Assumptions = append(r.Assumptions, a)
			}
		}
	}
	decide(r)
	return r
}

// provedPlaces has the places where all checks hold.
func provedPlaces(r *result.Result) map[string]bool {
	proved := map[string]bool{}
	for _, p := range r.Properties {
		k := placeOf(p)
		before, known := proved[k]
		proved[k] = isSafe(p) && (before || !known)
	}
	return proved
}

// decide makes the verdict of a result that of its checks. If all of them hold, what is not
// supported is not on the way to them.
func decide(r *result.Result) {
	var open []result.Reason
	violated := 0
	behind := make([]int, len(r.Unsupported))
	for _, p := range r.Properties {
		for _, i := range p.Behind {
			if p.Verdict == result.NotJudged && i < len(behind) {
				behind[i]++
			}
		}
		switch p.Verdict {
		case result.Unsafe:
			violated++
		case result.Unknown, result.NotJudged:
			open = append(open, p.Reason)
		}
	}
	r.Unsupported = slices.Clone(r.Unsupported)
	for i := range r.Unsupported {
		r.Unsupported[i].Checks = behind[i]
	}
	switch {
	case violated > 0:
		r.Verdict, r.Reason = result.Unsafe, result.Because(result.Count(violated, "property is", "properties are")+" violated")
	case len(r.Unsupported) > 0 && r.Verdict == result.Unknown && r.Reason.Kind == result.UnsupportedFeature:
	case len(open) > 0:
		r.Verdict, r.Reason = result.Unknown, open[0]
		r.Reason.More = len(open) - 1
	case len(r.Unsupported) > 0:
		r.Verdict, r.Reason = result.Unknown, result.Reason{Kind: result.UnsupportedFeature, Text: "not supported: " + r.Unsupported[0].Text, More: len(r.Unsupported) - 1}
	case r.Verdict != result.Safe && len(r.Properties) > 0: // without any, the program was not even read
		r.Verdict, r.Reason = result.Safe, result.Because("each check holds for arbitrary objects, or for all that can be built")
	}
}

// placeOf tells where a property is, and of what kind. Properties of one place are not told
// apart: the two programs may have different ones.
func placeOf(p result.Property) string {
	m := p.Pos.Method
	if m == nil {
		m = &ivl.Method{}
	}
	return fmt.Sprintf("%s.%s%s:%d %s %s", m.Class, m.Name, m.Desc, p.Pos.Line, p.Kind, p.Exception)
}

// tellWorld makes a result of a harness one of the method that the harness calls. Checks
// that only the building of objects gets to are left out if they hold: nothing that is
// thrown there counts.
func (v *verification) tellWorld(r *result.Result) {
	if r == nil || v.world == nil {
		return
	}
	m := v.world.Target
	r.Entry = reach.MethodName(m.Class.Name, m.Name, m.Desc)
	low := v.lowered.Load()
	if low == nil {
		return
	}
	procs, called := procedures(low), map[string]bool{}
	reached(procs, r.Entry, called)
	r.Properties = slices.DeleteFunc(slices.Clone(r.Properties), func(p result.Property) bool {
		x := p.Pos.Method
		switch {
		case x == nil:
			return false
		case low.Caught[p.Property], indy.IsHarness(x.Class) && p.Kind != ivl.UncaughtException:
			return true
		}
		name := reach.MethodName(x.Class, x.Name, x.Desc)
		return isSafe(p) && (indy.IsHarness(x.Class) || procs[name] != nil && !called[name])
	})
	decide(r)
}

func procedures(low *lower.Result) map[string]*ivl.Proc {
	procs := map[string]*ivl.Proc{}
	for _, x := range low.Program.Procs {
		procs[x.Name] = x
	}
	return procs
}

// reached adds the procedures that a call of name may run.
func reached(procs map[string]*ivl.Proc, name string, called map[string]bool) {
	x := procs[name]
	if x == nil || called[name] {
		return
	}
	called[name] = true
	for _, b := range x.Blocks {
		for _, s := range b.Stmts {
			if c, ok := s.(*ivl.Call); ok {
				reached(procs, c.Proc, called)
			}
		}
	}
}
