package transforms

import (
	"context"
	"fmt"
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// Bounds of Unfolded.
const (
	maxUnfoldKeys  = 64   // values of an argument by which callers are partitioned
	maxUnfolded    = 500  // copies of procedures
	maxUnfoldSize  = 8000 // statements of a program with copies
	maxUnfoldDepth = 100  // rounds of analysis and copies
	maxArguments   = 3    // variables by which callers are partitioned
)

// ByArguments analyses p when its recursive procedures are copied for the constants with which they are called, and finds
// linear equations, also through calls, and orders. It returns nil if no procedure is recursive. f is the analysis of p. It fails when ctx ends.
func ByArguments(ctx context.Context, p *ivl.Program, f *absint.Analysis, opts Options) (*absint.Analysis, error) {
	if _, recursive := flow.CallOrder(p); len(recursive) == 0 {
		return nil, nil
	}
	q, err := Unfolded(ctx, p, f, opts)
	if err != nil {
		return nil, err
	}
	if f, err = absint.AnalyseWithin(ctx, q); err != nil {
		return nil, err
	}
	return f, f.RelateCalls(ctx)
}

// Unfolded copies recursive procedures for the constants with which they are called. First their callers are partitioned
// by arguments that have few values.
//
//	assume (and (<= 1 n) (<= n 2))         goto {(= n 1) -> B, …}
//	r := call fib(n)                    B: r := call fib(1)(1)
//
// So what depends on the depth of a recursion becomes a chain of procedures, each with one context. These are the contexts
// by values of parameters of the cartesian product algorithm (Agesen, ECOOP'95), as a rewrite.
// Unfolded returns p if there is nothing to copy. f is the analysis of p. It fails when ctx ends.
//
// Soundness: a copy does what the procedure does, so any call may get any copy. No pass looks at a program to which calls
// of its procedures are added later. For the callers, see Partition.
func Unfolded(ctx context.Context, p *ivl.Program, f *absint.Analysis, opts Options) (*ivl.Program, error) {
	_, recursive := flow.CallOrder(p)
	if len(recursive) == 0 {
		return p, nil
	}
	passes := Within(ctx, opts.without(named(Passes(opts), partitionPasses)))
	next, err := splitArguments(ctx, p, f, recursive, passes)
	if err != nil {
		return nil, err
	}
	u := newUnfolder(next)
	for range maxUnfoldDepth {
		if f, err = absint.AnalyseWithin(ctx, next); err != nil {
			return nil, err
		}
		q := u.round(next, f)
		if q == next {
			break
		}
		next = q
	}
	if len(u.copies) == 0 {
		return p, nil
	}
	return Apply(next, passes, false, nil)
}

// splitArguments partitions procedures that are not recursive by the arguments of their calls of recursive ones.
func splitArguments(ctx context.Context, p *ivl.Program, f *absint.Analysis, recursive map[string]bool, passes []Pass) (*ivl.Program, error) {
	done := map[*ivl.Var]bool{}
	for range maxArguments {
		k, ok := argumentKey(p, f, recursive, done)
		if !ok {
			break
		}
		done[k.Var] = true
		q, err := Partition(choosing(p, k, recursive), k)
		if err != nil {
			return nil, err
		}
		if q.Size() > maxPartitioned {
			continue
		}
		if p, err = Apply(q, passes, false, nil); err != nil {
			return nil, err
		}
		if f, err = absint.AnalyseWithin(ctx, p); err != nil {
			return nil, err
		}
	}
	return p, nil
}

// argumentKey returns an argument of a call of a recursive procedure that has few values there.
func argumentKey(p *ivl.Program, f *absint.Analysis, recursive map[string]bool, done map[*ivl.Var]bool) (k Key, ok bool) {
	for _, q := range p.Procs {
		fp := f.Procs[q.Name]
		if recursive[q.Name] || !fp.Reached {
			continue
		}
		for i, b := range q.Blocks {
			if fp.In[i] == nil {
				continue
			}
			st := f.At(fp, i)
			for _, s := range b.Stmts {
				if c, isCall := s.(*ivl.Call); isCall && recursive[c.Proc] {
					for _, a := range c.Args {
						v, isVar := a.(*ivl.Var)
						if !isVar || v.Global || v.Typ.Sort != ivl.IntSort || done[v] {
							continue
						}
						if cs := argumentCases(p, st.Get(v), v); len(cs) > 1 {
							return Key{Proc: q.Name, Var: v, Cases: cs}, true
						}
					}
				}
				if !st.Step(s) || st.Dead {
					break
				}
			}
		}
	}
	return Key{}, false
}

// argumentCases are conditions for the values of v. If it has a bound on one side only, these are the values from a
// constant of the program on to that bound.
func argumentCases(p *ivl.Program, val *absint.Value, v *ivl.Var) (cs []ivl.Term) {
	if val == nil || val.Sort != ivl.IntSort {
		return nil
	}
	lo, hi := val.Ints.Lo, val.Ints.Hi
	if val.Ints.LoInf || val.Ints.HiInf {
		return nil
	}
	down := false
	if hi-lo < 0 || hi-lo >= maxUnfoldKeys {
		least, most, ok := smallConstants(p)
		switch {
		case !ok:
			return nil
		case hi >= least && hi-least < maxUnfoldKeys && lo < least:
			lo, down = least, true
		case lo <= most && most-lo < maxUnfoldKeys && hi > most:
			hi = most
		default:
			return nil
		}
	}
	for i := lo; i <= hi; i++ {
		cs = append(cs, ivl.Eq.Of(v, ivl.IntConst(i, ivl.IntZ)))
	}
	if down { // so that the bound moves from one case to the next
		slices.Reverse(cs)
	}
	return cs
}

// smallConstants returns the least and the greatest constant that procedures compare with, of those near zero.
func smallConstants(p *ivl.Program) (least, most int64, ok bool) {
	note := func(t ivl.Term) {
		ivl.WalkTerm(t, func(u ivl.Term) bool {
			a, isApp := u.(*ivl.App)
			if !isApp || a.Op != ivl.Eq && a.Op != ivl.Lt && a.Op != ivl.Le {
				return true
			}
			for _, x := range a.Args {
				c, isConst := x.(*ivl.IntLit)
				if !isConst || !c.V.IsInt64() || c.V.Int64() < -maxUnfoldKeys || c.V.Int64() > maxUnfoldKeys {
					continue
				}
				n := c.V.Int64()
				if !ok {
					least, most, ok = n, n, true
				}
				least, most = min(least, n), max(most, n)
			}
			return true
		})
	}
	_, recursive := flow.CallOrder(p)
	for _, q := range p.Procs {
		if !recursive[q.Name] {
			continue
		}
		for _, b := range q.Blocks {
			for _, t := range ivl.TerminatorTerms(b.Term) {
				note(t)
			}
		}
	}
	return least, most, ok
}

// choosing assigns the variable of a key to itself before each call of a recursive procedure that it is an argument of,
// at the end of a block: there Partition chooses a copy.
func choosing(p *ivl.Program, k Key, recursive map[string]bool) *ivl.Program {
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		if q.Name != k.Proc {
			return q
		}
		names := newNamer(p, q)
		var blocks []*ivl.Block
		for _, b := range q.Blocks {
			nb := &ivl.Block{Label: b.Label}
			for _, s := range b.Stmts {
				if c, ok := s.(*ivl.Call); ok && recursive[c.Proc] && slices.Contains(c.Args, ivl.Term(k.Var)) {
					nb.Stmts = append(nb.Stmts, &ivl.Assign{X: k.Var, T: k.Var, Pos: c.Pos})
					rest := names.fresh(b.Label)
					nb.Term = &ivl.Goto{Targets: []ivl.Target{{Label: rest}}, Pos: c.Pos}
					blocks = append(blocks, nb)
					nb = &ivl.Block{Label: rest}
				}
				nb.Stmts = append(nb.Stmts, s)
			}
			nb.Term = b.Term
			blocks = append(blocks, nb)
		}
		return withBlocks(q, blocks)
	})
}

// unfolder copies recursive procedures.
type unfolder struct {
	recursive map[string]*ivl.Proc // the procedures as they were
	base      map[string]string    // of a copy: the procedure it is a copy of
	copies    map[string]string    // by base and constants
	added     []*ivl.Proc
	size      int
	changed   bool
}

func newUnfolder(p *ivl.Program) *unfolder {
	u := &unfolder{recursive: map[string]*ivl.Proc{}, base: map[string]string{}, copies: map[string]string{}, size: p.Size()}
	_, recursive := flow.CallOrder(p)
	for _, q := range p.Procs {
		if recursive[q.Name] {
			u.recursive[q.Name] = q
		}
	}
	return u
}

// round gives calls the copies for the constants that they have by an analysis of p, and makes those that there are not
// yet. Only calls in copies and in procedures that are not recursive count: the others run only where there was no copy.
func (u *unfolder) round(p *ivl.Program, f *absint.Analysis) *ivl.Program {
	u.added, u.changed = nil, false
	q := ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		if fp := f.Procs[q.Name]; u.recursive[q.Name] == nil && fp.Reached {
			return u.redirect(q, f, fp)
		}
		return q
	})
	if !u.changed {
		return p
	}
	out := *q
	out.Procs = slices.Concat(q.Procs, u.added)
	return &out
}

// redirect gives the calls of a procedure their copies.
func (u *unfolder) redirect(q *ivl.Proc, f *absint.Analysis, fp *absint.Proc) *ivl.Proc {
	var blocks []*ivl.Block
	results := fromResults(q)
	for i, b := range q.Blocks {
		nb := b
		if fp.In[i] != nil {
			st := f.At(fp, i)
			for k, s := range b.Stmts {
				if c, ok := s.(*ivl.Call); ok {
					if name := u.copyFor(c, st, results); name != "" && name != c.Proc {
						if nb == b {
							nb = &ivl.Block{Label: b.Label, Stmts: slices.Clone(b.Stmts), Term: b.Term}
						}
						redirected := *c
						redirected.Proc = name
						nb.Stmts[k] = &redirected
						u.changed = true
					}
				}
				if !st.Step(s) || st.Dead {
					break
				}
			}
		}
		blocks = append(blocks, nb)
	}
	return withBlocks(q, blocks)
}

// fromResults returns the variables whose values depend on results of calls.
func fromResults(q *ivl.Proc) map[*ivl.Var]bool {
	from := map[*ivl.Var]bool{}
	for before := -1; before != len(from); {
		before = len(from)
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			_, isCall := s.(*ivl.Call)
			if isCall || dependsOn(from, ivl.Terms(s)...) {
				for _, x := range ivl.Defs(s) {
					from[x] = true
				}
			}
		})
	}
	return from
}

func dependsOn(vars map[*ivl.Var]bool, ts ...ivl.Term) bool {
	return slices.ContainsFunc(ivl.FreeVars(ts...), func(v *ivl.Var) bool { return vars[v] })
}

// copyFor returns the copy for a call, "" if there is none. Arguments that depend on results of calls do not count: the
// depth of a recursion seldom depends on them, and they can have very many values.
func (u *unfolder) copyFor(c *ivl.Call, st *absint.AbstractState, results map[*ivl.Var]bool) string {
	base := c.Proc
	if of, ok := u.base[base]; ok {
		base = of
	}
	body := u.recursive[base]
	if body == nil {
		return ""
	}
	key, constants := base, 0
	for _, a := range c.Args {
		word := " ?"
		if a.Type().Sort == ivl.IntSort && !dependsOn(results, a) {
			if n, ok := st.Eval(a).Ints.Constant(); ok {
				constants++
				word = fmt.Sprint(" ", n)
			}
		}
		key += word
	}
	if constants == 0 {
		return ""
	}
	if name, ok := u.copies[key]; ok {
		return name
	}
	if u.size += ProcSize(body); len(u.copies) >= maxUnfolded || u.size > maxUnfoldSize {
		return ""
	}
	name := fmt.Sprintf("%s(%d)", base, len(u.copies)+1)
	u.copies[key], u.base[name] = name, base
	u.added = append(u.added, copyProc(body, name))
	return name
}
