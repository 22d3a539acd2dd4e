package transforms

import (
	"slices"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// Pulls removes pulls whose values are known (LPAR'17 §3.2, "Optimized
// Push/Pull Placement"): a pull after a push to or a pull from the same object,
// with nothing in between that can change it, on every path.
//
// Each cell (field of a variable's object, element of a variable's array at an index) gets a shadow
// variable. Pulls read into shadows, pushes assign them first, so if a cell is available (on every
// path it was pulled or pushed and not changed since), its shadow holds its content, also where
// paths with different contents meet. Forward and Liveness remove the superfluous copies
// afterwards.
func Pulls(p *ivl.Program) (*ivl.Program, error) { return (&analyses{}).pulls(p) }

func (a *analyses) pulls(p *ivl.Program) (*ivl.Program, error) {
	all, heap := findTouched(p), a.aliases(p)
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		c := findCells(q, all, heap)
		if len(c.all) == 0 {
			return q
		}
		names := newNamer(p, q)
		for _, x := range c.all {
			x.shadow = &ivl.Var{Name: names.fresh(shadowName(x)), Typ: x.type_()}
		}
		return (&pulls{cells: c, g: flow.NewGraph(q), effects: a.f.Effects}).run()
	}), nil
}

func shadowName(x *cell) string {
	if x.field != nil {
		return x.p.Name + "'" + x.field.Name
	}
	return x.p.Name + "'e"
}

// heapState describes a point: the cells whose shadow is right, and the fresh
// variables.
type heapState struct{ avail, fresh flow.Bitset }

func (s heapState) clone() heapState {
	return heapState{slices.Clone(s.avail), slices.Clone(s.fresh)}
}

type pulls struct {
	*cells
	g       *flow.Graph
	effects *flow.Effects
	in      []*heapState // nil where no path has come yet
	out     []ivl.Stmt   // when rewriting
	// same has, when rewriting, the term that the shadow of a cell was assigned
	// in the current block, while the term keeps its value. Pushing this term
	// again, as a write to another field of the object does, needs no assignment.
	same      map[int]ivl.Term
	sameUsers map[*ivl.Var][]int // cells by the variables of these terms, and more
}

func (u *pulls) run() *ivl.Proc {
	q := u.g.Proc
	u.in = make([]*heapState, len(q.Blocks))
	u.in[0] = &heapState{flow.NewBitset(len(u.all)), flow.NewBitset(len(u.refs))}
	for changed := true; changed; {
		changed = false
		for _, i := range u.g.RPO {
			if u.in[i] == nil {
				continue
			}
			st := u.in[i].clone()
			for _, s := range q.Blocks[i].Stmts {
				u.step(st, s)
			}
			for _, s := range u.g.Succs[i] {
				if u.in[s] == nil {
					c := st.clone()
					u.in[s], changed = &c, true
				} else {
					a := u.in[s].avail.And(st.avail)
					b := u.in[s].fresh.And(st.fresh)
					changed = changed || a || b
				}
			}
		}
	}
	out := *q
	out.Blocks = slices.Clone(q.Blocks)
	out.Locals = slices.Clip(q.Locals)
	for _, x := range u.all {
		out.Locals = append(out.Locals, x.shadow)
	}
	for i, b := range q.Blocks {
		if u.in[i] == nil {
			continue
		}
		u.out, u.same, u.sameUsers = []ivl.Stmt{}, map[int]ivl.Term{}, map[*ivl.Var][]int{}
		for _, s := range b.Stmts {
			u.step(*u.in[i], s)
		}
		out.Blocks[i] = &ivl.Block{Label: b.Label, Stmts: u.out, Term: b.Term}
	}
	return dropLocals(&out)
}

// emit adds a statement when rewriting.
func (u *pulls) emit(s ivl.Stmt) {
	if u.out != nil {
		u.out = append(u.out, s)
	}
}

// setShadow emits that the shadow of cell n holds t.
func (u *pulls) setShadow(n int, t ivl.Term, pos ivl.Pos) {
	if u.out == nil || u.same[n] == t {
		return
	}
	u.emit(&ivl.Assign{X: u.all[n].shadow, T: t, Pos: pos})
	u.holds(n, t)
}

// holds notes, when rewriting, that the shadow of cell n is the same as t.
func (u *pulls) holds(n int, t ivl.Term) {
	if u.out == nil {
		return
	}
	u.same[n] = t
	for _, x := range ivl.FreeVars(t) {
		u.sameUsers[x] = append(u.sameUsers[x], n)
	}
}

// step updates st by s, and emits the statements that replace s.
func (u *pulls) step(st heapState, s ivl.Stmt) {
	switch s := s.(type) {
	case *ivl.Pull:
		u.pull(st, s)
	case *ivl.Push:
		u.push(st, s)
	case *ivl.PullElem:
		u.pullElem(st, s)
	case *ivl.PushElem:
		u.pushElem(st, s)
	case *ivl.Assign:
		u.assign(st, s)
	case *ivl.NewArray:
		u.emit(s)
		u.define(st, s)
		if !s.External {
			for _, n := range u.ofVar[s.X] {
				if x := u.all[n]; x.index != nil && !ivl.Mentions(x.index, s.X) {
					u.setShadow(n, ivl.Zero(x.type_()), s.Pos)
					st.avail.Set(n)
				}
			}
		}
	default:
		u.emit(s)
		u.written(s, st.fresh, st.avail.Clear)
		if c, ok := s.(*ivl.Call); ok {
			for g := range u.effects.Written(c.Proc) {
				u.kill(st, g)
			}
		}
		u.define(st, s)
	}
}

// define makes the cells of the variables that s assigns unavailable.
func (u *pulls) define(st heapState, s ivl.Stmt) {
	for _, x := range ivl.Defs(s) {
		u.kill(st, x)
	}
	u.stepFresh(st.fresh, s)
}

func (u *pulls) kill(st heapState, x *ivl.Var) {
	for _, n := range u.ofVar[x] {
		st.avail.Clear(n)
	}
	for _, n := range u.users[x] {
		st.avail.Clear(n)
	}
	for _, n := range u.sameUsers[x] {
		if t := u.same[n]; t != nil && ivl.Mentions(t, x) {
			delete(u.same, n)
		}
	}
	delete(u.sameUsers, x)
}

func (u *pulls) pull(st heapState, s *ivl.Pull) {
	if _, ok := s.P.(*ivl.Var); !ok {
		u.emit(s)
		u.define(st, s)
		return
	}
	cells := u.at(s.P, s.Class, s.Only)
	read := make([]*ivl.Var, len(cells))
	needed := false
	for i, n := range cells {
		if !st.avail.Has(n) {
			read[i] = u.all[n].shadow
			delete(u.same, n)
			needed = needed || s.Xs[i] != nil
		}
	}
	if needed {
		u.emit(&ivl.Pull{Xs: read, P: s.P, Class: s.Class, Only: s.Only, Pos: s.Pos})
	}
	for i, n := range cells {
		if x := s.Xs[i]; x != nil {
			u.emit(&ivl.Assign{X: x, T: u.all[n].shadow, Pos: s.Pos})
		}
		if needed {
			st.avail.Set(n)
		}
	}
	u.define(st, s)
	for i, n := range cells {
		if x := s.Xs[i]; x != nil {
			u.holds(n, x)
		}
	}
}

func (u *pulls) push(st heapState, s *ivl.Push) {
	u.written(s, st.fresh, st.avail.Clear)
	if _, ok := s.P.(*ivl.Var); !ok {
		u.emit(s)
		u.define(st, s)
		return
	}
	ts := make([]ivl.Term, len(s.Ts))
	for i, n := range u.at(s.P, s.Class, s.Only) {
		u.setShadow(n, s.Ts[i], s.Pos)
		ts[i] = u.all[n].shadow
		st.avail.Set(n)
	}
	u.emit(&ivl.Push{P: s.P, Class: s.Class, Only: s.Only, Ts: ts, Pos: s.Pos})
	u.define(st, s)
}

func (u *pulls) pullElem(st heapState, s *ivl.PullElem) {
	n := u.elem(s.A, s.I)
	if n < 0 {
		u.emit(s)
		u.define(st, s)
		return
	}
	shadow := u.all[n].shadow
	if !st.avail.Has(n) {
		u.emit(&ivl.PullElem{X: shadow, A: s.A, I: s.I, Pos: s.Pos})
		delete(u.same, n)
		st.avail.Set(n)
	}
	u.emit(&ivl.Assign{X: s.X, T: shadow, Pos: s.Pos})
	u.define(st, s)
}

func (u *pulls) pushElem(st heapState, s *ivl.PushElem) {
	u.written(s, st.fresh, st.avail.Clear)
	n := u.elem(s.A, s.I)
	if n < 0 {
		u.emit(s)
		u.define(st, s)
		return
	}
	shadow := u.all[n].shadow
	u.setShadow(n, s.T, s.Pos)
	u.emit(&ivl.PushElem{A: s.A, I: s.I, T: shadow, Pos: s.Pos})
	st.avail.Set(n)
	u.define(st, s)
}

// assign makes the cells of a reference that are available also available for its copy.
func (u *pulls) assign(st heapState, s *ivl.Assign) {
	from := copied(s.T)
	if from == nil || from == s.X {
		u.emit(s)
		u.define(st, s)
		return
	}
	type move struct{ from, to int }
	var moves []move
	for _, n := range u.ofVar[from] {
		if !st.avail.Has(n) {
			continue
		}
		x, m := u.all[n], -1
		if x.field != nil {
			m = u.field(s.X, x.field)
		} else if !ivl.Mentions(x.index, s.X) {
			m = u.elem(s.X, x.index)
		}
		if m >= 0 && u.all[m].type_() == x.type_() {
			moves = append(moves, move{n, m})
		}
	}
	u.emit(s)
	u.define(st, s)
	for _, mv := range moves {
		u.setShadow(mv.to, u.all[mv.from].shadow, s.Pos)
		delete(u.same, mv.to) // the other shadow may change
		st.avail.Set(mv.to)
	}
}

// copied returns the variable v if t is v or a cast of v.
func copied(t ivl.Term) *ivl.Var {
	if a, ok := t.(*ivl.App); ok && a.Op == ivl.Cast {
		t = a.Args[0]
	}
	if v, ok := t.(*ivl.Var); ok && v.Typ.Sort == ivl.RefSort {
		return v
	}
	return nil
}
