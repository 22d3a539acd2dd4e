package transforms

import (
	"slices"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// Pushes removes pushes that no pull can read: on every path, all the fields
// written are written again through the same variable before anything that may read
// them – a pull from an object that may be the same, a call that pulls such fields,
// a return – or the run ends. So an object keeps at least one push before any pull
// (LPAR'17 Definition 1).
func Pushes(p *ivl.Program) (*ivl.Program, error) { return (&analyses{}).pushes(p) }

func (a *analyses) pushes(p *ivl.Program) (*ivl.Program, error) {
	all, heap, anyObj := findTouched(p), a.aliases(p), anyObject(p)
	entryCalled := false
	for _, q := range p.Procs {
		entryCalled = entryCalled || slices.Contains(ivl.Calls(q), p.Entry)
	}
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		c := findCells(q, all, heap)
		if len(c.all) == 0 {
			return q
		}
		u := &pushes{cells: c, g: flow.NewGraph(q), last: q.Name == p.Entry && !entryCalled, anyObj: anyObj}
		return u.run()
	}), nil
}

type pushes struct {
	*cells
	g      *flow.Graph
	last   bool          // no code runs after the procedure's return
	anyObj []*ivl.Class  // see anyObject
	fresh  []flow.Bitset // per block, at its start
	in     []flow.Bitset // per block: the cells overwritten before they are read, from its start on
}

func (u *pushes) run() *ivl.Proc {
	q := u.g.Proc
	u.fresh = u.findFresh(u.g)
	u.in = make([]flow.Bitset, len(q.Blocks))
	for i := range u.in {
		u.in[i] = flow.FullBitset(len(u.all))
	}
	for changed := true; changed; {
		changed = false
		for _, i := range slices.Backward(u.g.RPO) {
			dead := u.after(i)
			u.backward(i, dead, func(ivl.Stmt, bool) {})
			changed = u.in[i].And(dead) || changed
		}
	}
	out := *q
	out.Blocks = slices.Clone(q.Blocks)
	for _, i := range u.g.RPO {
		b := q.Blocks[i]
		var kept []ivl.Stmt
		u.backward(i, u.after(i), func(s ivl.Stmt, dead bool) {
			if !dead {
				kept = append(kept, s)
			}
		})
		if len(kept) < len(b.Stmts) {
			slices.Reverse(kept)
			out.Blocks[i] = &ivl.Block{Label: b.Label, Stmts: kept, Term: b.Term}
		}
	}
	return withBlocks(q, out.Blocks)
}

// after returns the cells that are overwritten before they are read from the
// end of block i on.
func (u *pushes) after(i int) flow.Bitset {
	switch t := u.g.Proc.Blocks[i].Term.(type) {
	case *ivl.Stop:
		return flow.FullBitset(len(u.all))
	case *ivl.Return:
		if u.last {
			return flow.FullBitset(len(u.all))
		}
		dead := flow.NewBitset(len(u.all))
		fresh := slices.Clone(u.fresh[i])
		for _, s := range u.g.Proc.Blocks[i].Stmts {
			u.stepFresh(fresh, s)
		}
		u.leak(fresh, t.Ts...)
		for _, d := range u.anyObj {
			u.meet(fresh, d)
		}
		for n, x := range u.all {
			if u.isFresh(x.p, fresh) {
				dead.Set(n)
			}
		}
		return dead
	}
	dead := flow.FullBitset(len(u.all))
	for _, s := range u.g.Succs[i] {
		dead.And(u.in[s])
	}
	return dead
}

// backward changes dead from its value at the end of block i to that at its start. It calls f for
// each statement, the last first, and tells whether it is a dead push.
func (u *pushes) backward(i int, dead flow.Bitset, f func(s ivl.Stmt, dead bool)) {
	stmts := u.g.Proc.Blocks[i].Stmts
	fresh := make([]flow.Bitset, len(stmts))
	cur := slices.Clone(u.fresh[i])
	for k, s := range stmts {
		fresh[k] = slices.Clone(cur)
		u.stepFresh(cur, s)
	}
	for k, s := range slices.Backward(stmts) {
		isDead := u.isDead(s, dead)
		f(s, isDead)
		if !isDead {
			u.stepBack(dead, s, fresh[k])
		}
	}
}

func (u *pushes) isDead(s ivl.Stmt, dead flow.Bitset) bool {
	switch s := s.(type) {
	case *ivl.Push:
		cells := u.at(s.P, s.Class, s.Only)
		for _, n := range cells {
			if !dead.Has(n) {
				return false
			}
		}
		return len(cells) > 0
	case *ivl.PushElem:
		n := u.elem(s.A, s.I)
		return n >= 0 && dead.Has(n)
	}
	return false
}

func (u *pushes) stepBack(dead flow.Bitset, s ivl.Stmt, fresh flow.Bitset) {
	switch s := s.(type) {
	case *ivl.Push:
		for _, n := range u.at(s.P, s.Class, s.Only) {
			dead.Set(n)
		}
	case *ivl.PushElem:
		if n := u.elem(s.A, s.I); n >= 0 {
			dead.Set(n)
		}
	}
	var handed []int // cells of a copied variable whose content a push through the copy overwrites
	if a, ok := s.(*ivl.Assign); ok {
		if from := copied(a.T); from != nil && from != a.X {
			for _, n := range u.ofVar[from] {
				x, m := u.all[n], -1
				if x.field != nil {
					m = u.field(a.X, x.field)
				} else if !ivl.Mentions(x.index, a.X) {
					m = u.elem(a.X, x.index)
				}
				if m >= 0 && dead.Has(m) {
					handed = append(handed, n)
				}
			}
		}
	}
	for _, x := range ivl.Defs(s) {
		for _, n := range u.ofVar[x] {
			dead.Clear(n)
		}
		for _, n := range u.users[x] {
			dead.Clear(n)
		}
	}
	for _, n := range handed {
		dead.Set(n)
	}
	u.read(s, fresh, dead.Clear)
	if c, ok := s.(*ivl.Call); ok {
		u.callEnds(dead, c)
	}
}

// callEnds clears the cells named by globals: the callee may change those.
func (u *pushes) callEnds(dead flow.Bitset, _ *ivl.Call) {
	for n, x := range u.all {
		global := x.p.Global
		for _, d := range x.deps {
			global = global || d.Global
		}
		if global {
			dead.Clear(n)
		}
	}
}
