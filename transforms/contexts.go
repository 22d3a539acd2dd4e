package transforms

import (
	"fmt"
	"maps"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// Limits of Contexts.
const (
	maxContexts  = 6  // copies of one procedure that a round makes
	contextGrows = 2  // how many times as large the program may become
	maxFactory   = 60 // how many statements a procedure may have that is copied for each call
)

// Contexts copies procedures for the objects on which they are called: a map that is filled with
// books and a map that is filled with loans each have a put of their own, whose allocations
// have sites of their own. It is the sensitivity to objects of Milanova, Rountev and Ryder (ISSTA'02),
// as a rewrite. f is the analysis of p, which says on which objects a procedure is called.
//
// A factory, such as Optional.of, has a copy for each of its calls.
//
//	call put(m, x)  ; m: HashMap@1         call put(m, x)
//	call put(n, y)  ; n: HashMap@2    →    call put$2(n, y)
//
// Each use of the pass sees one call deeper. Contexts returns p if there is nothing to copy, or if the
// program would have more than limit statements.
//
// Soundness: a copy does what the procedure does; see SplitSites for sites.
func Contexts(p *ivl.Program, f *absint.Analysis, limit int) (*ivl.Program, error) {
	c := newContexts(p, f, limit, worthContexts)
	c.factories = factoriesOf(p)
	return c.run(p)
}

// maxPipelines bounds the statements by which the pass pipelines lets a program grow.
const maxPipelines = 6000

// pipelines is Contexts for the procedures of the platform that dispatch. The stages of a stream call those before them:
// where a program has several streams, each has copies of its own that know their stages, and that inline-models can
// take. What is dispatched to only one procedure is found in between.
func (a *analyses) pipelines(p *ivl.Program) (*ivl.Program, error) {
	limit := min(contextGrows*p.Size(), p.Size()+maxPipelines)
	for range contextRounds {
		next, err := newContexts(p, a.values(p), limit, dispatches).run(p)
		if err != nil || next == p {
			return p, err
		}
		if p, err = a.propagate(next); err != nil {
			return nil, err
		}
		if p, err = Cleanup(p); err != nil {
			return nil, err
		}
	}
	return p, nil
}

// dispatches reports whether a procedure of the platform asks for the class of an object that is no exception.
func dispatches(q *ivl.Proc) bool {
	found := false
	if !OfPlatform(q.Pos) {
		return false
	}
	note := func(t ivl.Term) bool {
		if p, ok := t.(*ivl.Proj); ok && p.Comp == ivl.CompType && !ofThrowable(p.Ref.Type().Class) {
			found = true
		}
		return !found
	}
	for _, b := range q.Blocks {
		for _, t := range ivl.TerminatorTerms(b.Term) {
			ivl.WalkTerm(t, note)
		}
	}
	return found
}

// ofThrowable reports whether a class, which may be nil, is one of exceptions.
func ofThrowable(c *ivl.Class) bool {
	for ; c != nil; c = c.Super {
		if c.Name == "java/lang/Throwable" {
			return true
		}
	}
	return false
}

func newContexts(p *ivl.Program, f *absint.Analysis, limit int, worth func(*ivl.Proc) bool) *contexts {
	return &contexts{analysis: f, size: p.Size(), limit: limit, worth: worth, groups: map[string]map[string]int{}, copies: map[string][]*ivl.Proc{}, calls: map[*ivl.Call]string{}}
}

// run makes the copies.
func (c *contexts) run(p *ivl.Program) (*ivl.Program, error) {
	for _, q := range p.Procs {
		c.callsOf(q)
	}
	c.choose(p)
	if len(c.copies) == 0 {
		return p, nil
	}
	out := *p
	out.Procs = nil
	for _, q := range p.Procs {
		out.Procs = append(out.Procs, c.redirect(q, q.Name))
		for _, copied := range c.copies[q.Name] {
			out.Procs = append(out.Procs, c.redirect(copied, q.Name))
		}
	}
	return SplitSites(&out)
}

type contexts struct {
	analysis    *absint.Analysis
	size, limit int
	worth       func(*ivl.Proc) bool
	groups      map[string]map[string]int // by procedure and objects: the number of the copy, from 0
	copies      map[string][]*ivl.Proc    // of each procedure, without the first
	calls       map[*ivl.Call]string      // the objects of each call that has some
	factories   map[string]bool           // procedures that have a copy for each call
}

// factoriesOf returns the procedures that are small, have no receiver and return an object that they make.
func factoriesOf(p *ivl.Program) map[string]bool {
	factories := map[string]bool{}
	for _, q := range p.Procs {
		instance := len(q.Params) > 0 && q.Params[0].Name == "this"
		if instance || len(q.Results) == 0 || q.Results[0].Sort != ivl.RefSort || ProcSize(q) > maxFactory {
			continue
		}
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			if n, ok := s.(*ivl.New); ok && n.Class.Elem == nil && q.Results[0].Class != nil && n.Class.SubclassOf(q.Results[0].Class) {
				factories[q.Name] = true
			}
		})
	}
	return factories
}

// callsOf finds on which objects q calls procedures.
func (c *contexts) callsOf(q *ivl.Proc) {
	fp := c.analysis.Procs[q.Name]
	for i, b := range q.Blocks {
		if fp.In[i] == nil {
			continue
		}
		st := c.analysis.At(fp, i)
		for _, s := range b.Stmts {
			if call, ok := s.(*ivl.Call); ok {
				c.call(st, q, call)
			}
			if !st.Step(s) || st.Dead {
				break
			}
		}
	}
}

// call notes the objects of a call, if they are the program's: allocated, and neither
// arrays nor texts. A call on the caller's own object is one of the caller's copy.
func (c *contexts) call(st *absint.AbstractState, q *ivl.Proc, call *ivl.Call) {
	if c.factories[call.Proc] {
		c.note(call, fmt.Sprint("call ", len(c.calls)))
		return
	}
	if len(call.Args) == 0 || call.Args[0].Type().Sort != ivl.RefSort || call.Proc == q.Name && call.Args[0] == ivl.Term(q.Params[0]) {
		return
	}
	v := st.Eval(call.Args[0])
	if v.Objects.IsEmpty() {
		return
	}
	for i := range v.Objects.All() {
		if o := c.analysis.Universe.Objects[i]; o.Site == 0 || o.Class.Elem != nil {
			return
		}
	}
	c.note(call, fmt.Sprint(v.Objects))
}

// note gives a call to the copy with the key.
func (c *contexts) note(call *ivl.Call, key string) {
	c.calls[call] = key
	of := c.groups[call.Proc]
	if of == nil {
		of = map[string]int{}
		c.groups[call.Proc] = of
	}
	if _, ok := of[key]; !ok {
		of[key] = len(of)
	}
}

// choose makes the copies, of callees before those of callers, while there is room.
func (c *contexts) choose(p *ivl.Program) {
	order, _ := flow.CallOrder(p)
	names := map[string]bool{}
	for _, q := range p.Procs {
		names[q.Name] = true
	}
	for _, q := range order {
		n := len(c.groups[q.Name]) - 1
		if q.Name == p.Entry || n < 1 || n >= maxContexts || !c.worth(q) || c.size+n*ProcSize(q) > c.limit {
			continue
		}
		c.size += n * ProcSize(q)
		for i := 0; len(c.copies[q.Name]) < n; i++ {
			if name := fmt.Sprintf("%s$%d", q.Name, i+2); !names[name] {
				names[name] = true
				c.copies[q.Name] = append(c.copies[q.Name], c.copy(q, name))
			}
		}
	}
}

// worthContexts reports whether copies of q can differ: it does more than compute.
func worthContexts(q *ivl.Proc) bool {
	for _, b := range q.Blocks {
		for _, s := range b.Stmts {
			switch s.(type) {
			case *ivl.Call, *ivl.Pull, *ivl.Push, *ivl.PullElem, *ivl.PushElem, *ivl.New, *ivl.NewArray, *ivl.Init:
				return true
			}
		}
	}
	return false
}

// redirect lets the calls in q, which is a copy of the procedure called was, enter the
// copies for their objects.
func (c *contexts) redirect(q *ivl.Proc, was string) *ivl.Proc {
	return ivl.MapStmts(q, func(s ivl.Stmt) []ivl.Stmt {
		call, ok := s.(*ivl.Call)
		if !ok {
			return []ivl.Stmt{s}
		}
		to := call.Proc
		if key, ok := c.calls[call]; ok && c.copies[to] != nil {
			if i := c.groups[to][key]; i > 0 {
				to = c.copies[to][i-1].Name
			}
		} else if to == was && len(call.Args) > 0 && call.Args[0] == ivl.Term(q.Params[0]) {
			to = q.Name
		}
		if to == call.Proc {
			return []ivl.Stmt{s}
		}
		out := *call
		out.Proc = to
		return []ivl.Stmt{&out}
	}, nil)
}

// copy returns a copy of q with variables of its own. Its calls have the objects that those of q have.
func (c *contexts) copy(q *ivl.Proc, name string) *ivl.Proc {
	out := copyProc(q, name)
	for i, b := range q.Blocks {
		for j, s := range b.Stmts {
			if call, ok := s.(*ivl.Call); ok && c.calls[call] != "" {
				c.calls[out.Blocks[i].Stmts[j].(*ivl.Call)] = c.calls[call]
			}
		}
	}
	return out
}

// copyProc returns a copy of q with variables and statements of its own.
func copyProc(q *ivl.Proc, name string) *ivl.Proc {
	vars := map[*ivl.Var]*ivl.Var{}
	fresh := func(vs []*ivl.Var) []*ivl.Var {
		out := make([]*ivl.Var, len(vs))
		for i, v := range vs {
			w := *v
			vars[v], out[i] = &w, &w
		}
		return out
	}
	out := *q
	out.Name, out.Params, out.Locals, out.Blocks = name, fresh(q.Params), fresh(q.Locals), nil
	rename := ivl.Renaming(maps.Clone(vars))
	for _, b := range q.Blocks {
		nb := &ivl.Block{Label: b.Label, Term: rename.Terminator(b.Term)}
		for _, s := range b.Stmts {
			t := rename.Stmt(s)
			if t == s {
				t = ivl.CopyStmt(s)
			}
			nb.Stmts = append(nb.Stmts, t)
		}
		out.Blocks = append(out.Blocks, nb)
	}
	return &out
}
