package transforms

import (
	"maps"
	"strings"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// sideEffects are the effects of a procedure, and of those it calls, apart from
// its results. The sets are empty where needed is true: such calls stay in any case.
type sideEffects struct {
	needed  bool // it checks or assumes something, ends the run, takes inputs, or may not terminate
	globals map[*ivl.Var]bool
	pushes  map[*ivl.Field]bool // and initialisations
	elems   map[*ivl.Class]bool // array classes
	news    map[*ivl.Class]bool // classes of allocations
}

func noSideEffects() *sideEffects {
	return &sideEffects{globals: map[*ivl.Var]bool{}, pushes: map[*ivl.Field]bool{}, elems: map[*ivl.Class]bool{}, news: map[*ivl.Class]bool{}}
}

// findSideEffects summarises all procedures of p. Code of the platform's classes,
// which are models, terminates, and its assumptions hold.
func findSideEffects(p *ivl.Program) map[string]*sideEffects {
	all := map[string]*sideEffects{}
	_, recursive := flow.CallOrder(p)
	for _, q := range p.Procs {
		e := noSideEffects()
		e.needed = !OfPlatform(q.Pos) && (recursive[q.Name] || hasCycle(flow.NewGraph(q)))
		all[q.Name] = e
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) { e.add(s) })
		for _, b := range q.Blocks {
			if _, ok := b.Term.(*ivl.Stop); ok {
				e.needed = true
			}
		}
	}
	callers := callersOf(p)
	for name := range markNeeded(all, callers) {
		all[name] = &sideEffects{needed: true}
	}
	for _, q := range p.Procs {
		if e := all[q.Name]; !e.needed {
			e.tell(all, callers, q.Name)
		}
	}
	return all
}

// callersOf returns for each procedure the names of those that call it.
func callersOf(p *ivl.Program) map[string][]string {
	callers := map[string][]string{}
	for _, q := range p.Procs {
		for _, c := range ivl.Calls(q) {
			callers[c] = append(callers[c], q.Name)
		}
	}
	return callers
}

// markNeeded returns the procedures that are needed, or call one that is.
func markNeeded(all map[string]*sideEffects, callers map[string][]string) map[string]bool {
	needed := map[string]bool{}
	var mark func(name string)
	mark = func(name string) {
		if !needed[name] {
			needed[name] = true
			for _, c := range callers[name] {
				mark(c)
			}
		}
	}
	for name, e := range all {
		if e.needed {
			mark(name)
		}
	}
	return needed
}

// tell adds the effects of the procedure name to those of its callers, near or far.
func (e *sideEffects) tell(all map[string]*sideEffects, callers map[string][]string, name string) {
	seen := map[string]bool{name: true}
	work := []string{name}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		for _, c := range callers[n] {
			if to := all[c]; !to.needed && !seen[c] {
				seen[c] = true
				work = append(work, c)
				maps.Copy(to.globals, e.globals)
				maps.Copy(to.pushes, e.pushes)
				maps.Copy(to.elems, e.elems)
				maps.Copy(to.news, e.news)
			}
		}
	}
}

func (e *sideEffects) add(s ivl.Stmt) {
	switch s := s.(type) {
	case *ivl.Assert, *ivl.Output, *ivl.AssertPred, *ivl.AssumePred:
		e.needed = true
	case *ivl.Assume:
		e.needed = e.needed || !OfPlatform(s.Pos)
	case *ivl.Havoc:
		e.needed = e.needed || s.Input == nil || s.Input.Kind != ivl.Internal
	case *ivl.Push:
		for _, f := range s.Class.Mutable() {
			e.pushes[f] = true
		}
	case *ivl.Init:
		e.pushes[s.Field] = true
	case *ivl.PushElem:
		e.elems[s.A.Type().Class] = true
	case *ivl.New:
		e.news[s.Class] = true
	case *ivl.NewArray:
		e.news[s.Class] = true
	}
	for _, x := range ivl.Defs(s) {
		if x.Global {
			e.globals[x] = true
		}
	}
}

// OfPlatform reports whether pos is in a class of the Java platform.
func OfPlatform(pos ivl.Pos) bool {
	return pos.Method != nil && strings.HasPrefix(pos.Method.Class, "java/")
}

// hasCycle reports whether control can come back to a block of g.
func hasCycle(g *flow.Graph) bool {
	heads, _ := loopHeads(g)
	return len(heads) > 0
}

// deadCall reports whether no effect of a call is needed.
func (l *liveness) deadCall(lp *liveProc, live flow.Bitset, s *ivl.Call) bool {
	e := l.effects[s.Proc]
	if e.needed {
		return false
	}
	for _, x := range s.Xs {
		if x != nil && live.Has(lp.num[x]) {
			return false
		}
	}
	for g := range e.globals {
		if live.Has(lp.num[g]) {
			return false
		}
	}
	for f := range e.pushes {
		if l.fields[f] {
			return false
		}
	}
	for c := range e.elems {
		if anyRelated(l.elems, c) {
			return false
		}
	}
	for c := range e.news {
		if anyRelatedTo(l.anyObj, c) {
			return false
		}
	}
	return true
}
