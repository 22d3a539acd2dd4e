package horn

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// procInfo has the results of the analyses for a procedure that the entry
// reaches. Sets are over vars: its parameters, its locals, and the globals that
// it or its callees mention.
type procInfo struct {
	proc    *ivl.Proc
	blocks  []*ivl.Block // those reached, in reverse postorder
	byLabel map[string]*ivl.Block
	vars    []*ivl.Var
	index   map[*ivl.Var]int
	called  bool // by a procedure that the entry reaches

	// The interface: which parts of state a call depends on and changes.
	mod     []*ivl.Var // globals it or its callees may change
	liveIn  []*ivl.Var // parameters and globals whose value at a call matters
	usedRes []bool     // which results some caller uses
	liveOut varset     // globals some caller may use after a call

	liveAtEnd map[*ivl.Block]varset // live before the terminator's own uses: at the starts of the successors
	changed   map[*ivl.Block]varset // parameters and globals possibly changed between entry and block start
	returns   map[*ivl.Block]bool   // whether a return can be reached from the block's start
	cut       map[*ivl.Block]bool   // whether control gets a predicate at the block's start
}

// outs are the globals whose value after a call is part of Post.
func (f *procInfo) outs() []*ivl.Var {
	var vs []*ivl.Var
	for _, v := range f.mod {
		if f.liveOut.has(f.index[v]) {
			vs = append(vs, v)
		}
	}
	return vs
}

// gather makes a procInfo for each procedure that the entry reaches, in the
// order of first calls, the entry first.
func gather(p *ivl.Program) []*procInfo {
	var infos []*procInfo
	seen := map[string]*procInfo{}
	var visit func(name string)
	visit = func(name string) {
		f := newProcInfo(p.Proc(name))
		seen[name] = f
		infos = append(infos, f)
		for _, c := range f.calls() {
			if seen[c] == nil {
				visit(c)
			}
			seen[c].called = true
		}
	}
	visit(p.Entry)
	addGlobals(p, infos, seen)
	return infos
}

func newProcInfo(q *ivl.Proc) *procInfo {
	f := &procInfo{
		proc:      q,
		blocks:    ivl.ReversePostorder(q),
		byLabel:   ivl.BlockIndex(q),
		index:     map[*ivl.Var]int{},
		usedRes:   make([]bool, len(q.Results)),
		liveAtEnd: map[*ivl.Block]varset{},
		changed:   map[*ivl.Block]varset{},
		returns:   map[*ivl.Block]bool{},
		cut:       map[*ivl.Block]bool{},
	}
	for _, v := range q.Params {
		f.addVar(v)
	}
	for _, v := range q.Locals {
		f.addVar(v)
	}
	return f
}

func (f *procInfo) addVar(v *ivl.Var) {
	if _, ok := f.index[v]; !ok {
		f.index[v] = len(f.vars)
		f.vars = append(f.vars, v)
	}
}

// calls returns the names of the procedures called from reached blocks.
func (f *procInfo) calls() []string {
	var names []string
	seen := map[string]bool{}
	for _, b := range f.blocks {
		for _, s := range b.Stmts {
			if c, ok := s.(*ivl.Call); ok && !seen[c.Proc] {
				seen[c.Proc] = true
				names = append(names, c.Proc)
			}
		}
	}
	return names
}

// addGlobals finds which globals each procedure and its callees mention and
// may change.
func addGlobals(p *ivl.Program, infos []*procInfo, byName map[string]*procInfo) {
	mention := map[*procInfo]map[*ivl.Var]bool{}
	mod := map[*procInfo]map[*ivl.Var]bool{}
	for _, f := range infos {
		mention[f], mod[f] = f.ownGlobals()
	}
	for again := true; again; {
		again = false
		// callees tend to come later
		for _, f := range slices.Backward(infos) {
			for _, c := range f.calls() {
				g := byName[c]
				again = union(mention[f], mention[g]) || again
				again = union(mod[f], mod[g]) || again
			}
		}
	}
	for _, f := range infos {
		for _, v := range p.Globals {
			if mention[f][v] {
				f.addVar(v)
			}
			if mod[f][v] {
				f.mod = append(f.mod, v)
			}
		}
		f.liveOut = newVarset(len(f.vars))
	}
}

func (f *procInfo) ownGlobals() (mention, mod map[*ivl.Var]bool) {
	mention, mod = map[*ivl.Var]bool{}, map[*ivl.Var]bool{}
	read := func(ts []ivl.Term) {
		for _, t := range ts {
			ivl.WalkTerm(t, func(u ivl.Term) bool {
				if v, ok := u.(*ivl.Var); ok && v.Global {
					mention[v] = true
				}
				return true
			})
		}
	}
	for _, b := range f.blocks {
		for _, s := range b.Stmts {
			read(ivl.Terms(s))
			for _, v := range ivl.Defs(s) {
				if v.Global {
					mention[v], mod[v] = true, true
				}
			}
		}
		read(ivl.TerminatorTerms(b.Term))
	}
	return mention, mod
}

func union(a, b map[*ivl.Var]bool) bool {
	n := len(a)
	for v := range b {
		a[v] = true
	}
	return len(a) > n
}
