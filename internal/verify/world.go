package verify

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/jayverify/jayverify/internal/failure"
	"github.com/jayverify/jayverify/internal/harness"
	"github.com/jayverify/jayverify/internal/indy"
	"github.com/jayverify/jayverify/internal/reach"
	"github.com/jayverify/jayverify/internal/result"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// built verifies a method with the objects that the program's public calls make. If the
// harness leaves objects out, what it proves is proved once more, with arbitrary objects in
// their place.
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
	exact, whole, err := v.harnesses()
	if err != nil {
		return nil, err
	}
	timeout := v.cfg.Timeout
	if v.world = exact; whole != nil {
		v.cfg.Timeout = timeout * firstShare / 100
	}
	r, err := v.run(ctx)
	v.tellWorld(r)
	if err != nil || whole == nil || !slices.ContainsFunc(r.Properties, isSafe) {
		return r, err
	}
	if v.left {
		cover(r, &result.Result{}, exact.Cuts)
		return r, nil
	}
	more := &verification{cfg: v.cfg, obs: v.obs, start: time.Now(), cpu: v.cpu, user: ctx, asked: v.asked, world: whole}
	more.cfg.Timeout = max(timeout-time.Since(v.start), 0)
	more.cfg.Reproducer, more.cfg.Dump = "", nil
	all, err := more.run(ctx)
	v.left = v.left || more.left
	more.tellWorld(all)
	if err != nil {
		all = &result.Result{}
	}
	cover(r, all, exact.Cuts)
	r.Elapsed = time.Since(v.start)
	return r, err
}

// firstShare is the part of the time, in percent, for the world that is cut: violations
// come from it.
const firstShare = 60

// harnesses makes the harness of the entry and, if that leaves objects out, the one with
// arbitrary objects in their place; nil if it does not.
func (v *verification) harnesses() (exact, whole *harness.Harness, err error) {
	path, err := v.cfg.OpenPath(v.asked != nil)
	if err != nil {
		return nil, nil, inputError(err)
	}
	entry, err := findEntry(path, v.cfg)
	if err != nil {
		return nil, nil, err
	}
	pre := v.preconditions(path, entry)
	if exact, err = harness.Make(path, entry, harness.Options{Pre: pre}); err == nil && len(exact.Cuts) > 0 {
		whole, err = harness.Make(path, entry, harness.Options{Pre: pre, Arbitrary: true})
	}
	var none *harness.NoObjectError
	switch {
	case errors.As(err, &none):
		return nil, nil, failure.WithClass(failure.Usage, fmt.Errorf("--world=built: %w", err))
	case err != nil:
		return nil, nil, inputError(err)
	}
	v.asked.add(path)
	return exact, whole, nil
}

func isSafe(p result.Property) bool { return p.Verdict == result.Safe }

// cover makes what r, a result for a world that is cut, proves UNKNOWN unless all, the
// result for the whole world, proves it, too.
func cover(r, all *result.Result, cuts []string) {
	proved := map[string]bool{}
	for _, p := range all.Properties {
		k := placeOf(p)
		before, known := proved[k]
		proved[k] = p.Verdict == result.Safe && (before || !known)
	}
	why := result.Reason{Kind: result.BoundedWorld, Text: "it holds in a bounded world: " + strings.Join(cuts, "; ")}
	open := 0
	for i := range r.Properties {
		if p := &r.Properties[i]; isSafe(*p) && !proved[placeOf(*p)] {
			p.Verdict, p.Reason = result.Unknown, why
			open++
		}
	}
	r.Steps = append(r.Steps, all.Steps...)
	for _, a := range all.Assumptions {
		if !slices.ContainsFunc(r.Assumptions, func(b result.Assumption) bool { return a.Kind == b.Kind && a.Text == b.Text }) {
			r.Assumptions = append(r.Assumptions, a)
		}
	}
	if open > 0 && r.Verdict == result.Safe {
		r.Verdict, r.Reason = result.Unknown, why
		r.Reason.More = open - 1
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
	if r == nil {
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
		if x == nil || !isSafe(p) {
			return false
		}
		name := reach.MethodName(x.Class, x.Name, x.Desc)
		return indy.IsHarness(x.Class) || procs[name] != nil && !called[name]
	})
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
