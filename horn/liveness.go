package horn

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// liveness computes which values matter, across procedures. An assignment makes
// the variables of its term live only if its target is live. An argument is
// live only if the parameter is live at the callee's start, a result only if
// some caller uses it. liveness is the least such solution.
type liveness struct {
	infos   []*procInfo
	byName  map[string]*procInfo
	callers map[*procInfo][]*procInfo
}

func newLiveness(infos []*procInfo) *liveness {
	l := &liveness{infos: infos, byName: map[string]*procInfo{}, callers: map[*procInfo][]*procInfo{}}
	for _, f := range infos {
		l.byName[f.proc.Name] = f
	}
	for _, f := range infos {
		for _, c := range f.calls() {
			l.callers[l.byName[c]] = append(l.callers[l.byName[c]], f)
		}
	}
	return l
}

// solve fills liveIn, usedRes, liveOut and liveAtEnd of all procedures.
func (l *liveness) solve() {
	work := slices.Clone(l.infos)
	queued := map[*procInfo]bool{}
	for _, f := range work {
		queued[f] = true
	}
	push := func(f *procInfo) {
		if !queued[f] {
			queued[f] = true
			work = append(work, f)
		}
	}
	for len(work) > 0 {
		// callees tend to come later, so from the end
		f := work[len(work)-1]
		work = work[:len(work)-1]
		queued[f] = false
		for _, g := range l.solveProc(f) {
			push(g)
		}
	}
}

// solveProc computes f's liveness from the present needs of its callees and
// callers. It returns the procedures whose needs change by this.
func (l *liveness) solveProc(f *procInfo) []*procInfo {
	var dirty []*procInfo
	need := func(g *procInfo) { dirty = append(dirty, g) }
	for again := true; again; {
		again = false
		for _, b := range slices.Backward(f.blocks) {
			live := f.liveAtEnd[b]
			if live == nil {
				live = newVarset(len(f.vars))
				f.liveAtEnd[b] = live
				again = true
			}
			for _, s := range ivl.Successors(b.Term) {
				again = live.addAll(l.atStart(f, f.byLabel[s], need)) || again
			}
		}
	}
	start := l.atStart(f, f.blocks[0], need)
	var in []*ivl.Var
	for i, v := range f.vars {
		if start.has(i) && (v.Global || slices.Contains(f.proc.Params, v)) {
			in = append(in, v)
		}
	}
	if !slices.Equal(in, f.liveIn) {
		f.liveIn = in
		dirty = append(dirty, l.callers[f]...)
	}
	return dirty
}

// atStart returns the variables that are live at the block's start.
func (l *liveness) atStart(f *procInfo, b *ivl.Block, need func(*procInfo)) varset {
	return l.at(f, b, 0, need)
}

// at returns the variables that are live before statement i of the block, or before its terminator.
// need, unless nil, is called for callees of which more results are needed.
func (l *liveness) at(f *procInfo, b *ivl.Block, i int, need func(*procInfo)) varset {
	live := newVarset(len(f.vars))
	if end := f.liveAtEnd[b]; end != nil {
		live.addAll(end)
	}
	l.terminator(f, b.Term, live)
	for j := len(b.Stmts) - 1; j >= i; j-- {
		l.stmt(f, b.Stmts[j], live, need)
	}
	return live
}

func (l *liveness) terminator(f *procInfo, t ivl.Terminator, live varset) {
	switch t := t.(type) {
	case *ivl.Goto:
		for _, g := range t.Targets {
			f.use(g.Cond, live)
		}
	case *ivl.Return:
		for i, r := range t.Ts {
			if f.usedRes[i] {
				f.use(r, live)
			}
		}
		live.addAll(f.liveOut)
	}
}

func (l *liveness) stmt(f *procInfo, s ivl.Stmt, live varset, need func(*procInfo)) {
	switch s := s.(type) {
	case *ivl.Assign:
		if i := f.index[s.X]; live.has(i) {
			live.remove(i)
			f.use(s.T, live)
		}
	case *ivl.Havoc:
		live.remove(f.index[s.X])
	case *ivl.Call:
		l.call(f, s, live, need)
	case *ivl.Output:
	default:
		for _, v := range ivl.Uses(s) {
			live.add(f.index[v])
		}
	}
}

func (l *liveness) call(f *procInfo, s *ivl.Call, live varset, need func(*procInfo)) {
	g := l.byName[s.Proc]
	more := false
	for i, x := range s.Xs {
		if x == nil {
			continue
		}
		if live.has(f.index[x]) {
			more = more || !g.usedRes[i]
			g.usedRes[i] = true
		}
	}
	for _, x := range s.Xs {
		if x != nil {
			live.remove(f.index[x])
		}
	}
	for _, v := range g.mod {
		if i := f.index[v]; live.has(i) {
			more = more || !g.liveOut.has(g.index[v])
			g.liveOut.add(g.index[v])
			live.remove(i)
		}
	}
	if more && need != nil {
		need(g)
	}
	for _, v := range g.liveIn {
		if v.Global {
			live.add(f.index[v])
			continue
		}
		f.use(s.Args[slices.Index(g.proc.Params, v)], live)
	}
}

// use makes the variables of t live; t may be nil.
func (f *procInfo) use(t ivl.Term, live varset) {
	ivl.WalkTerm(t, func(u ivl.Term) bool {
		if v, ok := u.(*ivl.Var); ok {
			live.add(f.index[v])
		}
		return true
	})
}
