package transforms

import (
	"slices"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// Forward propagates constants and copies within each procedure: a variable
// that is known to equal a literal, another variable, or a small condition is
// replaced by it. A branch on `= x c` tells the value of x where it is taken.
// A second cast of the same reference takes the value of the first, also where the reference is an
// immutable field. A cast is the same object as what it is a cast of.
//
// It is a forward data-flow analysis of available equations `x = t`, and `x.f = t` after
// `init x.f := t`; an equation ends when x or a variable of t is assigned, also in a callee.
// No other statement ends it: Init runs once for an object.
func Forward(p *ivl.Program) (*ivl.Program, error) { return forwardBy(p, initialised) }

// ForwardReads is Forward with an equation `x.f = v` after `v := x.f`, too: a second read of an immutable field has the
// variable of the first, of which a branch tells more than of the field of all objects.
func ForwardReads(p *ivl.Program) (*ivl.Program, error) { return forwardBy(p, initialisedOrRead) }

// forwardBy propagates with equations of the components that some statements tell.
func forwardBy(p *ivl.Program, tells tells) (*ivl.Program, error) {
	eff := flow.FindEffects(p)
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		f := newForward(p, q, eff, tells)
		f.solve()
		if f.unstable {
			f.bound = f.in
			f.solve()
		}
		return f.rewrite()
	}), nil
}

// equation says that variable x, or an immutable field of its object, equals a term.
type equation struct {
	x    *ivl.Var
	at   int // its place in the table
	t    ivl.Term
	deps []*ivl.Var // the variables of t, and x if it is about a field
}

// component is an immutable field of the object that a variable refers to.
type component struct {
	x *ivl.Var
	f *ivl.Field
}

// equations are the equations at one point of a procedure.
type equations struct {
	num  map[*ivl.Var]int
	comp map[component]int      // numbers behind those of the variables
	of   *flow.Table[*equation] // by the number of the variable or the component
	uses *flow.Table[int]       // how many of them have the variable in their term
	n    int                    // how many there are
}

// get returns the equation of a variable, nil if there is none.
func (e *equations) get(v *ivl.Var) *equation {
	if i, ok := e.num[v]; ok { // not so for a variable bound by a predicate's forall
		return e.of.Get(i)
	}
	return nil
}

// used changes by d how many equations have v in their term.
func (e *equations) used(v *ivl.Var, d int) {
	i := e.num[v]
	e.uses.Set(i, e.uses.Get(i)+d)
}

type forward struct {
	tells   tells
	g       *flow.Graph
	effects *flow.Effects
	num     map[*ivl.Var]int // of parameters, locals and globals
	comp    map[component]int
	live    []flow.Set   // per block, those live before it
	in      []*equations // per block; nil where no path has come yet
	// unstable says that two paths had different equations about a component. Often one of them comes
	// from a loop's first round, in which a variable equals something that it does not equal later. Then
	// solve runs again with bound, its result: from the start it has no other equations of variables.
	unstable bool
	bound    []*equations
}

func newForward(p *ivl.Program, q *ivl.Proc, eff *flow.Effects, tells tells) *forward {
	f := &forward{tells: tells, g: flow.NewGraph(q), effects: eff, num: flow.Numbered(q.Params, q.Locals, p.Globals)}
	f.live = flow.LiveIn(f.g, f.num)
	f.comp = components(q, len(f.num), tells)
	return f
}

// tells is how a statement tells the value of a component: initialised or initialisedOrRead.
type tells func(s ivl.Stmt) (c component, ok bool)

// components numbers those that statements of q tell, from n on.
func components(q *ivl.Proc, n int, tells tells) map[component]int {
	comp := map[component]int{}
	ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
		if c, ok := tells(s); ok {
			if _, known := comp[c]; !known {
				comp[c] = n + len(comp)
			}
		}
	})
	return comp
}

// initialised is the component that s initialises, if it is one of a local variable's object.
func initialised(s ivl.Stmt) (component, bool) {
	i, ok := s.(*ivl.Init)
	if !ok || i.Field == nil {
		return component{}, false
	}
	x, ok := i.P.(*ivl.Var)
	return component{x, i.Field}, ok && !x.Global
}

// initialisedOrRead is the component that s initialises or reads into another local variable, if it is one of a local variable's object.
func initialisedOrRead(s ivl.Stmt) (component, bool) {
	a, ok := s.(*ivl.Assign)
	if !ok {
		return initialised(s)
	}
	p, ok := a.T.(*ivl.Proj)
	if !ok || p.Comp != ivl.CompField {
		return component{}, false
	}
	x, ok := p.Ref.(*ivl.Var)
	return component{x, p.Field}, ok && !x.Global && x != a.X && !a.X.Global
}

// solve finds the equations before each block.
func (f *forward) solve() {
	q := f.g.Proc
	f.in = make([]*equations, len(q.Blocks))
	f.in[0] = &equations{num: f.num, comp: f.comp, of: flow.NewTable[*equation](), uses: flow.NewTable[int]()}
	pending := flow.NewBitset(len(q.Blocks))
	pending.Set(0)
	for !pending.IsEmpty() {
		for _, i := range f.g.RPO {
			if !pending.Has(i) {
				continue
			}
			pending.Clear(i)
			env := f.in[i].clone()
			for _, s := range q.Blocks[i].Stmts {
				f.step(env, env.stmt(s))
			}
			f.edges(env, q.Blocks[i].Term, func(_, to int, e *equations) {
				if f.join(to, e) {
					pending.Set(to)
				}
			})
		}
	}
}

// rewrite applies the equations.
func (f *forward) rewrite() *ivl.Proc {
	q := f.g.Proc
	blocks := make([]*ivl.Block, len(q.Blocks))
	for i, b := range q.Blocks {
		blocks[i] = b
		if f.in[i] == nil {
			continue
		}
		env := f.in[i].clone()
		nb := &ivl.Block{Label: b.Label}
		same := true
		for _, s := range b.Stmts {
			t := foldPull(env.reuseCast(env.stmt(s)))
			f.step(env, t)
			nb.Stmts = append(nb.Stmts, t)
			same = same && s == t
		}
		nb.Term = ivl.Rewrite{Term: env.apply}.Terminator(b.Term)
		if !same || nb.Term != b.Term {
			blocks[i] = nb
		}
	}
	return withBlocks(q, blocks)
}

func (e *equations) clone() *equations {
	return &equations{num: e.num, comp: e.comp, of: e.of.Clone(), uses: e.uses.Clone(), n: e.n}
}

// remove ends the equation at a place, if there is one.
func (e *equations) remove(at int) {
	if x := e.of.Get(at); x != nil {
		for _, d := range x.deps {
			e.used(d, -1)
		}
		e.of.Set(at, nil)
		e.n--
	}
}

// stmt applies the equations to the terms of s. The array of a push keeps its
// name where the other one has a static class with elements that the value
// does not fit (arrays of references are covariant).
func (e *equations) stmt(s ivl.Stmt) ivl.Stmt {
	t := ivl.Rewrite{Term: e.apply}.Stmt(s)
	if u, ok := t.(*ivl.PushElem); ok && u.T.Type().Sort == ivl.RefSort && !fits(u.T.Type(), *u.A.Type().Class.Elem) {
		if _, null := u.T.(*ivl.NullLit); null {
			return &ivl.PushElem{A: u.A, I: u.I, T: ivl.Null(u.A.Type().Class.Elem.Class), Pos: u.Pos}
		}
		return &ivl.PushElem{A: s.(*ivl.PushElem).A, I: u.I, T: u.T, Pos: u.Pos}
	}
	switch u := t.(type) { // no run gets to an object of a class that it cannot have, but the program stays well-formed
	case *ivl.Pull:
		if !canBe(u.P, u.Class) {
			return &ivl.Pull{Xs: u.Xs, P: s.(*ivl.Pull).P, Class: u.Class, Only: u.Only, Pos: u.Pos}
		}
	case *ivl.Push:
		if !canBe(u.P, u.Class) {
			return &ivl.Push{P: s.(*ivl.Push).P, Class: u.Class, Only: u.Only, Ts: u.Ts, Pos: u.Pos}
		}
	}
	return t
}

// canBe reports whether the object that a term refers to can be one of class c.
func canBe(t ivl.Term, c *ivl.Class) bool {
	k := t.Type().Class
	return k.SubclassOf(c) || c.SubclassOf(k)
}

// apply replaces variables by the terms of their equations and simplifies.
func (e *equations) apply(t ivl.Term) ivl.Term {
	if e.n == 0 {
		return t
	}
	changed := false
	u := ivl.MapTerm(t, func(u ivl.Term) ivl.Term {
		v, ok := u.(*ivl.Var)
		if x := e.component(u); x != nil {
			changed = true
			return x.t
		}
		if !ok {
			if e.sameObject(u) {
				changed = true
				return ivl.True
			}
			if changed {
				return foldNode(u)
			}
			return u
		}
		x := e.get(v)
		if x == nil || isCast(x.t) {
			return u
		}
		changed = true
		return x.t
	})
	return u
}

// sameObject reports whether t compares a reference with one that it is a cast of, or two casts of the same one.
func (e *equations) sameObject(t ivl.Term) bool {
	a, ok := t.(*ivl.App)
	return ok && a.Op == ivl.Eq && a.Args[0].Type().Sort == ivl.RefSort && ivl.SameTerm(e.uncast(a.Args[0]), e.uncast(a.Args[1]))
}

// uncast is what a variable is a cast of, and t itself for other terms.
func (e *equations) uncast(t ivl.Term) ivl.Term {
	v, ok := t.(*ivl.Var)
	if !ok {
		return t
	}
	if x := e.get(v); x != nil && isCast(x.t) {
		return x.t.(*ivl.App).Args[0]
	}
	return t
}

// component returns the equation of a component that t is, nil if there is none.
func (e *equations) component(t ivl.Term) *equation {
	p, ok := t.(*ivl.Proj)
	if !ok || p.Comp != ivl.CompField || len(e.comp) == 0 {
		return nil
	}
	x, ok := p.Ref.(*ivl.Var)
	if !ok {
		return nil
	}
	at, ok := e.comp[component{x, p.Field}]
	if !ok {
		return nil
	}
	return e.of.Get(at)
}

// reuseCast turns a cast into a copy if a variable already holds its value.
func (e *equations) reuseCast(s ivl.Stmt) ivl.Stmt {
	a, ok := s.(*ivl.Assign)
	if !ok {
		return s
	}
	c, ok := a.T.(*ivl.App)
	if !ok || c.Op != ivl.Cast {
		return s
	}
	var best *ivl.Var
	for _, x := range e.of.All() {
		if v := x.x; x.at < len(e.num) && v != a.X && v.Typ == c.Typ && ivl.SameTerm(x.t, c) && (best == nil || v.Name < best.Name) {
			best = v
		}
	}
	if best == nil {
		return s
	}
	return &ivl.Assign{X: a.X, T: best, Pos: a.Pos}
}

// kill ends the equations that have v on either side.
func (e *equations) kill(v *ivl.Var) {
	e.remove(e.num[v])
	if e.uses.Get(e.num[v]) == 0 {
		return
	}
	for _, x := range e.of.All() {
		if slices.Contains(x.deps, v) {
			e.remove(x.at)
		}
	}
}

// step changes env by a statement whose terms have been rewritten already.
func (f *forward) step(env *equations, s ivl.Stmt) {
	if c, ok := s.(*ivl.Call); ok {
		for g := range f.effects.Written(c.Proc) {
			env.kill(g)
		}
	}
	for _, x := range ivl.Defs(s) {
		env.kill(x)
	}
	switch s := s.(type) {
	case *ivl.Assign:
		if c, ok := f.tells(s); ok {
			if at, ok := env.comp[c]; ok {
				env.set(&equation{x: c.x, at: at, t: s.X}, c.f.Type)
				break
			}
		}
		if worthForwarding(s.T) && !ivl.Mentions(s.T, s.X) {
			env.add(s.X, s.T)
		}
	case *ivl.Init:
		c, _ := initialised(s)
		if at, ok := env.comp[c]; ok && (isVar(s.T) || isLiteral(s.T)) && s.T != ivl.Term(c.x) {
			env.set(&equation{x: c.x, at: at, t: s.T}, s.Field.Type)
		}
	case *ivl.Assume:
		env.assume(s.T, true)
	case *ivl.Assert:
		env.assume(s.T, true)
	}
}

func isVar(t ivl.Term) bool {
	_, ok := t.(*ivl.Var)
	return ok
}

func (e *equations) add(x *ivl.Var, t ivl.Term) {
	e.set(&equation{x: x, at: e.num[x], t: t}, x.Typ)
}

// set adds an equation about a variable or component of a type, unless the types do not fit.
func (e *equations) set(eq *equation, typ ivl.Type) {
	if n, ok := eq.t.(*ivl.NullLit); ok && n.Class != typ.Class {
		eq.t = ivl.Null(typ.Class)
	}
	if !fits(eq.t.Type(), typ) {
		return
	}
	e.remove(eq.at)
	eq.deps = ivl.FreeVars(eq.t)
	if eq.at >= len(e.num) {
		eq.deps = append(eq.deps, eq.x)
	}
	e.of.Set(eq.at, eq)
	e.n++
	for _, d := range eq.deps {
		e.used(d, 1)
	}
}

// worthForwarding reports whether t should replace a variable: literals,
// copies, projections, casts (only for reuse), and small conditions.
func worthForwarding(t ivl.Term) bool {
	switch u := t.(type) {
	case *ivl.Var:
		return true
	case *ivl.Proj:
		return worthForwarding(u.Ref)
	case *ivl.App:
		if u.Op == ivl.Cast {
			return isPath(u.Args[0])
		}
		if u.Typ.Sort == ivl.BoolSort || u.Op == ivl.Ite && isLiteral(u.Args[1]) && isLiteral(u.Args[2]) {
			return termSize(u, 16) <= 16
		}
		return false
	}
	return isLiteral(t)
}

// isPath reports whether t is a variable, or an immutable field of the object that a path refers to.
func isPath(t ivl.Term) bool {
	if p, ok := t.(*ivl.Proj); ok {
		return isPath(p.Ref)
	}
	return isVar(t)
}

// termSize counts the nodes of t, up to somewhat more than limit.
func termSize(t ivl.Term, limit int) int {
	n := 0
	ivl.WalkTerm(t, func(ivl.Term) bool {
		n++
		return n <= limit
	})
	return n
}

// assume adds the equations that follow if t has the value v.
func (e *equations) assume(t ivl.Term, v bool) {
	switch t := t.(type) {
	case *ivl.Var:
		e.learn(t, ivl.BoolLit(v))
	case *ivl.App:
		switch t.Op {
		case ivl.Not:
			e.assume(t.Args[0], !v)
		case ivl.And:
			if v {
				for _, a := range t.Args {
					e.assume(a, true)
				}
			}
		case ivl.Or:
			if !v {
				for _, a := range t.Args {
					e.assume(a, false)
				}
			}
		case ivl.Eq:
			if !v {
				return
			}
			a, b := t.Args[0], t.Args[1]
			if x, ok := a.(*ivl.Var); ok && isLiteral(b) {
				e.learn(x, b)
			}
			if x, ok := b.(*ivl.Var); ok && isLiteral(a) {
				e.learn(x, a)
			}
		}
	}
}

// learn adds that x equals the literal t. It does not add object literals: they
// may have another static class, and have the same components anyway.
func (e *equations) learn(x *ivl.Var, t ivl.Term) {
	if _, ok := t.(*ivl.ObjLit); ok {
		return
	}
	if l, ok := t.(*ivl.IntLit); ok && l.Typ != x.Typ {
		if !x.Typ.Range.Has(l.V) {
			return // x cannot have this value: dead code
		}
		t = ivl.BigConst(l.V, x.Typ)
	}
	e.add(x, t)
}

// edges gives the equations on each edge out of a block that ends with t: the number of
// the target, that of the block, and the equations.
func (f *forward) edges(env *equations, t ivl.Terminator, edge func(target, to int, e *equations)) {
	g, ok := t.(*ivl.Goto)
	if !ok {
		return
	}
	index := f.g.Index
	for k, x := range g.Targets {
		if x.Cond == nil {
			edge(k, index[x.Label], env)
			return
		}
		c := env.apply(x.Cond)
		if c != ivl.Term(ivl.False) {
			taken := env.clone()
			taken.assume(c, true)
			edge(k, index[x.Label], taken)
		}
		if c == ivl.Term(ivl.True) {
			return
		}
		env.assume(c, false)
	}
}

// join keeps at block i the equations that also hold in env, and reports a
// change. Of dead variables only casts are kept, for reuseCast.
func (f *forward) join(i int, env *equations) bool {
	if f.in[i] == nil {
		f.in[i] = env.clone()
		for n, x := range env.of.All() {
			if !x.x.Global && !f.live[i].Has(f.num[x.x]) && !isCast(x.t) {
				f.in[i].remove(n)
			}
		}
		f.restrict(i)
		return true
	}
	var ended []int
	f.in[i].of.Differences(env.of, func(x, y *equation) {
		if y == nil || !ivl.SameTerm(x.t, y.t) {
			ended = append(ended, x.at)
			f.unstable = f.unstable || y != nil && x.at >= len(f.num)
		}
	})
	for _, at := range ended {
		f.in[i].remove(at)
	}
	return len(ended) > 0
}

// restrict ends the equations of variables at block i that bound does not have.
func (f *forward) restrict(i int) {
	if f.bound == nil || f.bound[i] == nil {
		return
	}
	var others []int
	for at, x := range f.in[i].of.All() {
		if y := f.bound[i].of.Get(at); at < len(f.num) && (y == nil || !ivl.SameTerm(x.t, y.t)) {
			others = append(others, at)
		}
	}
	for _, at := range others {
		f.in[i].remove(at)
	}
}

func isCast(t ivl.Term) bool {
	a, ok := t.(*ivl.App)
	return ok && a.Op == ivl.Cast
}
