package transforms

import (
	"slices"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// Equalities finds integer variables that always differ from another one by a
// constant, and replaces them by the sum of that one and the constant: a
// counter of rounds, a counter of accesses and the number of objects allocated
// become one variable. A solver then need not find these equalities.
//
//	i := 0; n := 1; loop: … i … n …; i := i+1; n := n+1     ──▶     i := 0; loop: … i … (+ i 1) …; i := i+1
//
// It is the part of Karr's analysis (1976) whose equations have two variables, both with coefficient 1. In
// addition, two variables that are the same wrapped sum are equal. Where an equation does not hold after a
// join, the variable is assigned the equal term before the join, so that its earlier assignments are dead.
func Equalities(p *ivl.Program) (*ivl.Program, error) {
	eff := flow.FindEffects(p)
	called := map[string]bool{}
	for _, q := range p.Procs {
		for _, c := range ivl.Calls(q) {
			called[c] = true
		}
	}
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		e := &equalities{g: flow.NewGraph(q), effects: eff, num: map[*ivl.Var]int{}, names: newNamer(p, q)}
		for _, v := range slices.Concat(q.Params, q.Locals, p.Globals) {
			if v.Typ.Sort == ivl.IntSort {
				e.num[v] = len(e.vars)
				e.vars = append(e.vars, v)
			}
		}
		if len(e.vars)*len(q.Blocks) > maxEqualities {
			return q
		}
		start := e.nothing()
		if q.Name == p.Entry && !called[q.Name] {
			for _, g := range p.Globals {
				if c, ok := g.Init.(*ivl.IntLit); ok {
					e.assign(start, g, c)
				}
			}
		}
		return e.run(start)
	}), nil
}

// maxEqualities bounds variables times blocks.
const maxEqualities = 1 << 21

// maxOffset bounds the constants, so that sums of them are 64-bit numbers.
const maxOffset = 1 << 40

// offset is the value of a variable: that of another one, its leader, plus a
// constant, or the constant alone. A variable that equals no other is its own
// leader.
type offset struct {
	v   *ivl.Var // nil for none
	off int64
}

// wrapped says that a variable equals x wrapped to a range; x has a leader.
type wrapped struct {
	x     offset
	r     ivl.Range
	known bool
}

// eqState has the equations at a point, by variable.
type eqState struct {
	val  []offset
	wrap []wrapped
}

func (s *eqState) clone() *eqState { return &eqState{slices.Clone(s.val), slices.Clone(s.wrap)} }

type equalities struct {
	g       *flow.Graph
	effects *flow.Effects
	names   *namer
	vars    []*ivl.Var
	num     map[*ivl.Var]int
	in      []*eqState // per block; nil where no path has come yet
}

// nothing is the state in which no equation holds.
func (e *equalities) nothing() *eqState {
	st := &eqState{make([]offset, len(e.vars)), make([]wrapped, len(e.vars))}
	for i, v := range e.vars {
		st.val[i].v = v
	}
	return st
}

// before reports whether u is the better leader: one with fewer values, whose
// sums need no wrap.
func (e *equalities) before(u, v *ivl.Var) bool {
	if a, b := u.Typ.Range, v.Typ.Range; a != b && b.Includes(a) {
		return true
	} else if a != b && a.Includes(b) {
		return false
	}
	return e.num[u] < e.num[v]
}

// value returns t as a variable plus a constant, if it has this form.
func (e *equalities) value(st *eqState, t ivl.Term) (x offset, ok bool) {
	switch t := t.(type) {
	case *ivl.Var:
		if n, ok := e.num[t]; ok {
			return st.val[n], true
		}
	case *ivl.IntLit:
		if t.V.IsInt64() && small(t.V.Int64()) {
			return offset{off: t.V.Int64()}, true
		}
	case *ivl.App:
		if t.Op != ivl.Add && t.Op != ivl.Sub || len(t.Args) != 2 {
			return x, false
		}
		x, ok1 := e.value(st, t.Args[0])
		y, ok2 := e.value(st, t.Args[1])
		if !ok1 || !ok2 {
			return x, false
		}
		switch {
		case t.Op == ivl.Sub && y.v == nil:
			x.off -= y.off
		case t.Op == ivl.Sub && x.v == y.v:
			x = offset{off: x.off - y.off}
		case t.Op == ivl.Add && y.v == nil:
			x.off += y.off
		case t.Op == ivl.Add && x.v == nil:
			x = offset{y.v, x.off + y.off}
		default:
			return x, false
		}
		return x, small(x.off)
	}
	return x, false
}

func small(n int64) bool { return -maxOffset <= n && n <= maxOffset }

// lead makes v, one of those that follow leader l, the leader of all of them.
func (e *equalities) lead(st *eqState, l, v *ivl.Var) { e.shift(st, l, v, -st.val[e.num[v]].off) }

// shift replaces leader l by v + off.
func (e *equalities) shift(st *eqState, l, v *ivl.Var, off int64) {
	for i := range st.val {
		if st.val[i].v == l {
			st.val[i] = offset{v, st.val[i].off + off}
		}
		if w := &st.wrap[i]; w.known && w.x.v == l {
			w.x = offset{v, w.x.off + off}
			w.known = v != nil
		}
	}
}

// equate brings st past the insight that x = y.
func (e *equalities) equate(st *eqState, x, y offset) {
	if x.v == y.v {
		return
	}
	if x.v == nil || y.v != nil && e.before(x.v, y.v) {
		x, y = y, x
	}
	// x's leader, which is not nil, follows y's
	for _, o := range st.val {
		if o.v == x.v && !small(o.off+y.off-x.off) {
			return
		}
	}
	e.shift(st, x.v, y.v, y.off-x.off)
}

// kill removes the equation of v.
func (e *equalities) kill(st *eqState, v *ivl.Var) {
	n, ok := e.num[v]
	if !ok {
		return
	}
	if st.val[n].v == v {
		var heir *ivl.Var
		for i, u := range e.vars {
			if i != n && st.val[i].v == v && (heir == nil || e.before(u, heir)) {
				heir = u
			}
		}
		if heir != nil {
			e.lead(st, v, heir)
		} else {
			e.shift(st, v, nil, 0) // what is said of wraps of v ends
		}
	}
	st.val[n] = offset{v: v}
	st.wrap[n] = wrapped{}
}

// assign updates st by v := t. It returns a variable that equals t but is not
// found by the equations, nil if there is none.
func (e *equalities) assign(st *eqState, v *ivl.Var, t ivl.Term) *ivl.Var {
	n, ok := e.num[v]
	if !ok {
		return nil
	}
	r := ivl.Z
	if a, ok := t.(*ivl.App); ok && a.Op == ivl.Wrap {
		t, r = a.Args[0], a.Typ.Range
	}
	x, ok := e.value(st, t)
	if ok && x.v == v { // its value before: let another variable stand for it
		u := e.other(st, v)
		if u == nil {
			e.kill(st, v)
			return nil
		}
		x.off -= st.val[e.num[u]].off
		e.kill(st, v)
		y := st.val[e.num[u]]
		x = offset{y.v, x.off + y.off}
	} else {
		e.kill(st, v)
	}
	if ok && x.v == nil && within(x.off, r) {
		r = ivl.Z
	}
	switch {
	case !ok || !small(x.off):
		return nil
	case r != ivl.Z:
		return e.assignWrapped(st, v, wrapped{x, r, x.v != nil})
	}
	st.val[n] = x
	if x.v != nil && e.before(v, x.v) {
		e.lead(st, x.v, v)
	}
	for i, w := range st.wrap {
		if y := st.val[n]; w.known && w.x == y && w.r.Includes(v.Typ.Range) {
			st.wrap[i] = wrapped{}
			e.equate(st, st.val[i], y)
		}
	}
	return nil
}

func within(n int64, r ivl.Range) bool {
	lo, hi, ok := r.Bounds()
	return ok && lo <= n && n <= hi
}

// assignWrapped updates st by v := w for a term w without an equation.
func (e *equalities) assignWrapped(st *eqState, v *ivl.Var, w wrapped) *ivl.Var {
	if !w.known {
		return nil
	}
	for i, u := range e.vars {
		if u != v && (st.wrap[i] == w || st.val[i] == w.x && w.r.Includes(u.Typ.Range)) && v.Typ.Range.Includes(u.Typ.Range) {
			st.val[e.num[v]] = st.val[i]
			if l := st.val[i].v; l != nil && e.before(v, l) {
				e.lead(st, l, v)
			}
			return u
		}
	}
	st.wrap[e.num[v]] = w
	return nil
}

// other returns a variable that follows v, nil if there is none.
func (e *equalities) other(st *eqState, v *ivl.Var) *ivl.Var {
	for i, u := range e.vars {
		if u != v && st.val[i].v == v {
			return u
		}
	}
	return nil
}

// assume brings st past the condition t.
func (e *equalities) assume(st *eqState, t ivl.Term) {
	a, ok := t.(*ivl.App)
	if !ok {
		return
	}
	if a.Op == ivl.And {
		for _, u := range a.Args {
			e.assume(st, u)
		}
		return
	}
	if a.Op != ivl.Eq || a.Args[0].Type().Sort != ivl.IntSort {
		return
	}
	x, ok1 := e.value(st, a.Args[0])
	y, ok2 := e.value(st, a.Args[1])
	if ok1 && ok2 {
		e.equate(st, x, y)
	}
}

// step updates st by s. It returns a variable that equals the assigned term but
// is not found by the equations.
func (e *equalities) step(st *eqState, s ivl.Stmt) *ivl.Var {
	switch s := s.(type) {
	case *ivl.Assign:
		return e.assign(st, s.X, s.T)
	case *ivl.Assume:
		e.assume(st, s.T)
		return nil
	case *ivl.Call:
		for g := range e.effects.Written(s.Proc) {
			e.kill(st, g)
		}
	}
	for _, v := range ivl.Defs(s) {
		e.kill(st, v)
	}
	return nil
}

// join keeps the equations of a that also hold in b, and reports whether a changed.
func (e *equalities) join(a, b *eqState) bool {
	type key struct {
		u, v *ivl.Var
		diff int64
	}
	leaders := map[key]*ivl.Var{}
	keyOf := func(i int) key { return key{a.val[i].v, b.val[i].v, a.val[i].off - b.val[i].off} }
	for i, v := range e.vars {
		k := keyOf(i)
		if l := leaders[k]; l == nil || e.before(v, l) {
			leaders[k] = v
		}
	}
	out := &eqState{make([]offset, len(e.vars)), make([]wrapped, len(e.vars))}
	for i := range e.vars {
		if a.val[i].v == nil && a.val[i] == b.val[i] {
			out.val[i] = a.val[i]
			continue
		}
		l := leaders[keyOf(i)]
		out.val[i] = offset{l, a.val[i].off - a.val[e.num[l]].off}
	}
	for i := range e.vars {
		for _, w := range []wrapped{a.wrap[i], b.wrap[i]} {
			if w.known && e.holds(a, i, w) && e.holds(b, i, w) && out.val[e.num[w.x.v]].v == w.x.v && out.val[i].v == e.vars[i] {
				out.wrap[i] = w
			}
		}
	}
	if slices.Equal(a.val, out.val) && slices.Equal(a.wrap, out.wrap) {
		return false
	}
	*a = *out
	return true
}

// holds reports whether w is known of variable i.
func (e *equalities) holds(st *eqState, i int, w wrapped) bool {
	if st.wrap[i] == w {
		return true
	}
	x, y := st.val[e.num[w.x.v]], st.val[i]
	return y == offset{x.v, x.off + w.x.off} && w.r.Includes(e.vars[i].Typ.Range)
}

func (e *equalities) run(start *eqState) *ivl.Proc {
	q := e.g.Proc
	e.in = make([]*eqState, len(q.Blocks))
	e.in[0] = start
	for changed := true; changed; {
		changed = false
		for _, i := range e.g.RPO {
			if e.in[i] == nil {
				continue
			}
			st := e.in[i].clone()
			for _, s := range q.Blocks[i].Stmts {
				e.step(st, s)
			}
			for _, s := range e.g.Succs[i] {
				if e.in[s] == nil {
					e.in[s], changed = st.clone(), true
				} else {
					changed = e.join(e.in[s], st) || changed
				}
			}
		}
	}
	return e.rewrite()
}

func (e *equalities) rewrite() *ivl.Proc {
	q := e.g.Proc
	num := flow.Numbered(q.Params, q.Locals)
	live := flow.LiveIn(e.g, num)
	needed := func(i int, v *ivl.Var) bool { return v.Global || live[i].Has(num[v]) }
	out := *q
	out.Blocks = slices.Clone(q.Blocks)
	for _, i := range e.g.RPO {
		b := q.Blocks[i]
		st := e.in[i].clone()
		rw := ivl.Rewrite{Term: func(t ivl.Term) ivl.Term { return e.apply(st, t) }}
		nb := &ivl.Block{Label: b.Label}
		for _, s := range b.Stmts {
			t := rw.Stmt(s)
			if u := e.step(st, s); u != nil {
				t = &ivl.Assign{X: s.(*ivl.Assign).X, T: u, Pos: s.Position()}
			}
			nb.Stmts = append(nb.Stmts, t)
		}
		nb.Term = rw.Terminator(b.Term)
		out.Blocks[i] = nb
		for _, to := range e.g.Succs[i] {
			var edge []ivl.Stmt
			for k, v := range e.vars {
				if e.in[to].val[k].v == v && st.val[k].v != v && needed(to, v) {
					if t := e.term(st.val[k], v); t != nil {
						edge = append(edge, &ivl.Assign{X: v, T: t, Pos: b.Term.Position()})
					}
				}
			}
			e.onEdge(&out, nb, i, to, edge)
		}
	}
	return &out
}

// onEdge puts assignments onto the edge from block i, rewritten as b, to
// another. Their terms do not contain assigned variables.
func (e *equalities) onEdge(q *ivl.Proc, b *ivl.Block, i, to int, stmts []ivl.Stmt) {
	switch {
	case len(stmts) == 0:
	case len(e.g.Succs[i]) == 1:
		b.Stmts = append(b.Stmts, stmts...)
	default:
		splitEdge(q, b, e.g.Proc.Blocks[to].Label, e.names.fresh("E"), stmts)
	}
}

// term returns x as a term of v's type, nil where that would need a wrap.
func (e *equalities) term(x offset, v *ivl.Var) ivl.Term {
	c := ivl.IntConst(x.off, v.Typ)
	switch {
	case x.v == nil:
		return c
	case x.v.Typ != v.Typ && !v.Typ.Range.Includes(x.v.Typ.Range):
		return nil
	case x.off == 0:
		return x.v
	case v.Typ.Range == ivl.Z:
		return ivl.Add.Of(x.v, c)
	case x.off != int64(int32(x.off)):
		return nil
	}
	return ivl.Add.As(v.Typ, x.v, ivl.IntConst(x.off, ivl.Int))
}

// apply writes t by leaders.
func (e *equalities) apply(st *eqState, t ivl.Term) ivl.Term {
	return ivl.MapTerm(t, func(u ivl.Term) ivl.Term {
		v, ok := u.(*ivl.Var)
		if !ok {
			return foldNode(u)
		}
		if n, ok := e.num[v]; ok && st.val[n].v != v {
			if t := e.term(st.val[n], v); t != nil {
				return t
			}
		}
		return u
	})
}
