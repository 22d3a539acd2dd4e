package transforms

import (
	"slices"

	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// InlineOptions say which procedures are inlined. Zero values mean the defaults
// in parentheses.
type InlineOptions struct {
	Small int // procedures of at most so many statements are always inlined (60); see also fits
	Once  int // procedures called from one place, of at most so many statements (2000)
	Limit int // no caller grows beyond so many statements (6000)
	Total int // all callers together grow by at most so many statements (any number)
	// Copies is how many statements the copies of a procedure of the platform may have that are made
	// because it is called from several places (0).
	Copies int
	// Straight says that of the procedures that are called from several places only those without a loop are inlined.
	Straight bool
	Off      bool
}

func (o InlineOptions) withDefaults() InlineOptions {
	if o.Small == 0 {
		o.Small = 60
	}
	if o.Once == 0 {
		o.Once = 2000
	}
	if o.Limit == 0 {
		o.Limit = 6000
	}
	return o
}

// copiedModels is the limit Copies of the pass inline-models: the next element of a filter is asked
// for at the start and in the loop of each stream that has one.
const copiedModels = 480

// models are the options of the pass inline-models, in which the copies of a procedure of the platform
// may have more statements. Where a stream is used, it is known how it was made: for example, the list
// behind it has not changed since.
func (o InlineOptions) models() InlineOptions {
	if o.Copies == 0 {
		o.Copies = copiedModels
	}
	return o
}

// Inline replaces calls of small procedures that are not recursive by their
// bodies, callees first. LPAR'17 §3.2: inlining distinguishes the call sites of
// a method, and lets the push/pull minimisation look across calls. Copied code
// keeps its positions and inputs.
func (o InlineOptions) Inline(p *ivl.Program) (*ivl.Program, error) {
	if o.Off {
		return p, nil
	}
	o = o.withDefaults()
	order, recursive := flow.CallOrder(p)
	sites := callSites(p)
	done := map[string]*ivl.Proc{}
	total := 0
	for _, q := range order {
		size := ProcSize(q)
		inlinable := func(c *ivl.Call) *ivl.Proc {
			callee := done[c.Proc]
			if callee == nil || recursive[c.Proc] || c.Proc == p.Entry {
				return nil
			}
			n := ProcSize(callee)
			if !o.fits(p.Proc(c.Proc), n, sites[c.Proc]) || o.Straight && sites[c.Proc] > 1 && hasCycle(flow.NewGraph(callee)) || size+n > o.Limit || o.Total > 0 && total+n > o.Total {
				return nil
			}
			size += n
			total += n
			return callee
		}
		done[q.Name] = inlineInto(p, q, inlinable)
	}
	out := ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc { return done[q.Name] })
	return DropProcs(out), nil
}

// InlineOf replaces calls of some procedures by their bodies, however large they are, unless these procedures call
// each other in a cycle.
func InlineOf(p *ivl.Program, names map[string]bool) *ivl.Program {
	return inlineOf(p, names, func(string) bool { return false })
}

// inlineOf is InlineOf; procedures for which apart holds keep their calls.
func inlineOf(p *ivl.Program, names map[string]bool, apart func(proc string) bool) *ivl.Program {
	if len(names) == 0 {
		return p
	}
	done, active := map[string]*ivl.Proc{}, map[string]bool{}
	var inlined func(q *ivl.Proc) *ivl.Proc
	inlined = func(q *ivl.Proc) *ivl.Proc {
		if done[q.Name] == nil {
			active[q.Name] = true
			done[q.Name] = inlineInto(p, q, func(c *ivl.Call) *ivl.Proc {
				if !names[c.Proc] || active[c.Proc] || c.Proc == p.Entry || apart(q.Name) {
					return nil
				}
				return inlined(p.Proc(c.Proc))
			})
			delete(active, q.Name)
		}
		return done[q.Name]
	}
	return DropProcs(ivl.MapProcs(p, inlined))
}

// The limits for a procedure that is small as it is written, and is larger with what was inlined
// into it. For example, a method with a check that throws an exception, whose message is long to
// make, is small; its callers have to know which checks it has made.
const (
	grownSmall = 4 // times InlineOptions.Small
	fewSites   = 8
)

// fits reports whether a procedure that is called from so many sites is inlined. written is the
// procedure before anything was inlined into it, n is its size now. Models have no such methods;
// for streams, whose procedures are deep, the clauses would only grow; so there is the limit Copies.
func (o InlineOptions) fits(written *ivl.Proc, n, sites int) bool {
	switch {
	case n <= o.Small:
		return true
	case sites == 1:
		return n <= o.Once
	}
	if OfPlatform(written.Pos) {
		return (sites-1)*n <= o.Copies
	}
	return sites <= fewSites && n <= grownSmall*o.Small && ProcSize(written) <= o.Small
}

// callSites counts the call statements of each procedure.
func callSites(p *ivl.Program) map[string]int {
	n := map[string]int{}
	for _, q := range p.Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			if c, ok := s.(*ivl.Call); ok {
				n[c.Proc]++
			}
		})
	}
	return n
}

// ProcSize counts the statements of a procedure, with the ends of its blocks.
func ProcSize(q *ivl.Proc) int {
	n := 0
	for _, b := range q.Blocks {
		n += len(b.Stmts) + 1
	}
	return n
}

// inliner copies callees into one procedure.
type inliner struct {
	names  *namer
	locals []*ivl.Var
	blocks []*ivl.Block
}

func inlineInto(p *ivl.Program, q *ivl.Proc, inlinable func(*ivl.Call) *ivl.Proc) *ivl.Proc {
	defer bug.InProc(q.Name)
	in := &inliner{names: newNamer(p, q), locals: slices.Clip(q.Locals)}
	for _, b := range q.Blocks {
		cur := &ivl.Block{Label: b.Label}
		for _, s := range b.Stmts {
			if c, ok := s.(*ivl.Call); ok {
				if callee := inlinable(c); callee != nil {
					cur = in.call(cur, c, callee)
					continue
				}
			}
			cur.Stmts = append(cur.Stmts, s)
		}
		cur.Term = b.Term
		in.blocks = append(in.blocks, cur)
	}
	if len(in.blocks) == len(q.Blocks) {
		return q
	}
	out := *q
	out.Blocks, out.Locals = in.blocks, in.locals
	return &out
}

// call ends block cur with a copy of callee, and returns the block in which the
// caller continues. Names of the callee are changed only if the caller has the
// same names.
func (in *inliner) call(cur *ivl.Block, c *ivl.Call, callee *ivl.Proc) *ivl.Block {
	vars := map[*ivl.Var]*ivl.Var{}
	for _, vs := range [][]*ivl.Var{callee.Params, callee.Locals} {
		for _, v := range vs {
			w := *v
			w.Name = in.names.fresh(v.Name)
			vars[v] = &w
			in.locals = append(in.locals, &w)
		}
	}
	labels := map[string]string{}
	for _, b := range callee.Blocks {
		labels[b.Label] = in.names.fresh(b.Label)
	}
	for i, v := range callee.Params {
		cur.Stmts = append(cur.Stmts, &ivl.Assign{X: vars[v], T: c.Args[i], Pos: c.Pos})
	}
	cont := &ivl.Block{Label: in.names.fresh("R")}
	cur.Term = jump(labels[callee.Blocks[0].Label], c.Pos)
	in.blocks = append(in.blocks, cur)
	rename := ivl.Renaming(vars)
	for _, b := range callee.Blocks {
		nb := &ivl.Block{Label: labels[b.Label]}
		for _, s := range b.Stmts {
			c := rename.Stmt(s)
			if c == s {
				c = ivl.CopyStmt(s)
			}
			nb.Stmts = append(nb.Stmts, c)
		}
		t := rename.Terminator(b.Term)
		if r, ok := t.(*ivl.Return); ok {
			nb.Stmts = append(nb.Stmts, in.results(c, r)...)
			nb.Term = jump(cont.Label, r.Pos)
		} else {
			nb.Term = ivl.RelabelTargets(t, func(l string) string { return labels[l] })
		}
		in.blocks = append(in.blocks, nb)
	}
	return cont
}

func jump(label string, pos ivl.Pos) *ivl.Goto {
	return &ivl.Goto{Targets: []ivl.Target{{Label: label}}, Pos: pos}
}

// results assigns the returned terms to the call's variables, all at once.
func (in *inliner) results(c *ivl.Call, r *ivl.Return) []ivl.Stmt {
	clash := false
	for i, x := range c.Xs {
		for _, t := range r.Ts[min(i+1, len(r.Ts)):] {
			clash = clash || x != nil && ivl.Mentions(t, x)
		}
	}
	var first, second []ivl.Stmt
	for i, x := range c.Xs {
		if x == nil {
			continue
		}
		if !clash {
			first = append(first, &ivl.Assign{X: x, T: r.Ts[i], Pos: c.Pos})
			continue
		}
		tmp := &ivl.Var{Name: in.names.fresh(x.Name), Typ: x.Typ}
		in.locals = append(in.locals, tmp)
		first = append(first, &ivl.Assign{X: tmp, T: r.Ts[i], Pos: c.Pos})
		second = append(second, &ivl.Assign{X: x, T: tmp, Pos: c.Pos})
	}
	return append(first, second...)
}
