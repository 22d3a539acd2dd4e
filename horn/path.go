package horn

import (
	"fmt"
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// path is a symbolic execution from a cut point so far.
type path struct {
	t     *translator
	f     *procInfo
	names map[string]int // how many clause variables of each base name; shared by all paths from one cut point
	vals  []Term         // by number in f.vars; nil: any value
	entry []Term         // values of f.liveIn when the procedure was entered; nil when no Post needs them
	bound map[*ivl.Var]Term
	body  []*Atom
	cons  []constraint
	trace []Event
	reads []read // of arrays
	cost  int
	dead  bool    // the constraints contradict each other
	pos   ivl.Pos // of the statement at hand
}

// constraint is a conjunct of a clause. With def it defines that variable, and
// is needed only if the variable is.
type constraint struct {
	t   Term
	def *Var
}

func (t *translator) newPath(f *procInfo) *path {
	return &path{t: t, f: f, names: map[string]int{}, vals: make([]Term, len(f.vars))}
}

// fork returns a copy to go on with on one of several branches.
func (p *path) fork() *path {
	q := *p
	q.vals = slices.Clone(p.vals)
	q.body, q.cons, q.trace = slices.Clip(p.body), slices.Clip(p.cons), slices.Clip(p.trace)
	return &q
}

func (p *path) fresh(base string, typ Sort, r ivl.Range, stated bool) *Var {
	base = Symbol(base)
	n := p.names[base]
	p.names[base]++
	name := base
	if n > 0 {
		name = fmt.Sprintf("%s.%d", base, n)
		for p.names[name] > 0 {
			n++
			name = fmt.Sprintf("%s.%d", base, n)
		}
		p.names[name]++
	}
	p.t.vars++
	return &Var{Name: name, Typ: typ, Range: r, Stated: stated && r != ivl.Z, num: p.t.vars - 1}
}

// enter makes a variable for each argument of the predicate at which the path starts.
func (p *path) enter(q *Pred) []Term {
	args := make([]Term, len(q.Args))
	for i, a := range q.Args {
		args[i] = p.fresh(a.Name, a.Typ, a.Range, p.t.opts.Ranges == RangesAll)
	}
	return args
}

// initial is a global's value when a run starts.
func (p *path) initial(v *ivl.Var) Term {
	if v.Init == nil {
		return p.fresh(v.Name, sortOf(v.Typ), rangeOf(v.Typ), true)
	}
	return p.term(v.Init)
}

func (p *path) set(v *ivl.Var, t Term) { p.vals[p.f.index[v]] = t }

// value is the present value of a variable. One that was never assigned may
// have any.
func (p *path) value(v *ivl.Var) Term {
	if t, ok := p.bound[v]; ok {
		return t
	}
	i, ok := p.f.index[v]
	if !ok {
		panic("BUG: variable " + v.Name + " is not declared in " + p.f.proc.Name)
	}
	if p.vals[i] == nil {
		p.vals[i] = p.fresh(v.Name, sortOf(v.Typ), rangeOf(v.Typ), true)
	}
	return p.vals[i]
}

func (p *path) assume(t Term) {
	if t == BoolConst(false) {
		p.dead = true
		return
	}
	for _, c := range conjuncts(t) {
		p.cons = append(p.cons, constraint{t: c})
	}
}

// nameLimit is the size above which an assigned term gets a variable of its
// own, so that terms do not grow with each use.
const nameLimit = 12

// named returns t, or a variable equal to it when t is large.
func (p *path) named(base string, t Term, r ivl.Range) Term {
	if sizeUpTo(t, nameLimit+1) <= nameLimit {
		return t
	}
	return p.define(base, t, r)
}

func (p *path) define(base string, t Term, r ivl.Range) *Var {
	v := p.fresh(base, t.Sort(), r, false)
	p.cons = append(p.cons, constraint{mkEq(v, t), v})
	return v
}

// block continues with block b, or ends the path if b is a cut point.
func (p *path) block(b *ivl.Block) {
	if p.dead {
		return
	}
	if p.f.cut[b] {
		p.stopAt(b, 0)
		return
	}
	p.from(b, 0)
}

// stopAt ends the path with a clause for the cut point before statement i.
func (p *path) stopAt(b *ivl.Block, i int) {
	pt := p.t.point(p.f, b, i)
	args := make([]Term, len(pt.slots))
	for i, s := range pt.slots {
		if s.entry {
			args[i] = p.entry[slices.Index(p.f.liveIn, s.v)]
		} else {
			args[i] = p.value(s.v)
		}
	}
	p.emit(&Atom{pt.pred, args}, nil, nil, "")
}

func (p *path) from(b *ivl.Block, i int) {
	for ; i < len(b.Stmts); i++ {
		s := b.Stmts[i]
		if p.cost > p.t.opts.Budget && (branches(s) || p.t.opts.Wrap == WrapChecked) {
			p.stopAt(b, i)
			return
		}
		p.stmt(s)
		if p.dead {
			return
		}
		p.cost += weight(s)
	}
	p.terminator(b)
}

// branches reports statements that make a clause of their own, which repeats
// the path up to them.
func branches(s ivl.Stmt) bool {
	switch s.(type) {
	case *ivl.Assert, *ivl.AssertPred, *ivl.Call:
		return true
	}
	return false
}

func (p *path) terminator(b *ivl.Block) {
	p.pos = b.Term.Position()
	switch t := b.Term.(type) {
	case *ivl.Stop:
	case *ivl.Return:
		p.ret(t)
	case *ivl.Goto:
		if len(t.Targets) > 1 && p.cost > p.t.opts.Budget {
			p.stopAt(b, len(b.Stmts))
			return
		}
		p.cost++
		p.branch(t)
	}
}

// branch follows every target of t whose condition can hold.
func (p *path) branch(t *ivl.Goto) {
	var denied []Term // conditions of the targets passed over
	for i, g := range t.Targets {
		var c Term = BoolConst(true)
		if g.Cond != nil {
			c = p.term(g.Cond)
		}
		q := p // nothing else needs it after the last
		if i < len(t.Targets)-1 && c != BoolConst(true) {
			q = p.fork()
		}
		for _, d := range denied {
			if !excludes(c, d) {
				q.assume(mkNot(d))
			}
		}
		q.assume(c)
		q.block(p.f.byLabel[g.Label])
		if c == BoolConst(true) {
			return
		}
		if c != BoolConst(false) {
			denied = append(denied, c)
		}
	}
}

// excludes reports whether c and d compare the same term with different
// constants, as the arms of a switch do: then c implies (not d).
func excludes(c, d Term) bool {
	a, ok1 := c.(*App)
	b, ok2 := d.(*App)
	if !ok1 || !ok2 || a.Op != Eq || b.Op != Eq || !same(a.Args[0], b.Args[0]) {
		return false
	}
	x, y, ok := ints(a.Args[1], b.Args[1])
	return ok && x.Cmp(y) != 0
}

func (p *path) ret(t *ivl.Return) {
	if !p.f.called {
		return
	}
	args := slices.Clone(p.entry)
	for i, r := range t.Ts {
		if p.f.usedRes[i] {
			args = append(args, p.term(r))
		}
	}
	for _, v := range p.f.outs() {
		args = append(args, p.value(v))
	}
	p.emit(&Atom{p.t.post[p.f], args}, nil, nil, "returns")
}

func (p *path) stmt(s ivl.Stmt) {
	p.pos = s.Position()
	switch s := s.(type) {
	case *ivl.Assign:
		p.set(s.X, p.named(s.X.Name, p.term(s.T), rangeOf(s.X.Typ)))
	case *ivl.Havoc:
		v := p.fresh(s.X.Name, sortOf(s.X.Typ), rangeOf(s.X.Typ), true)
		p.set(s.X, v)
		if !v.Typ.IsArray() { // no run asks for one
			p.trace = append(p.trace, Event{Kind: HavocEvent, Havoc: s, Value: v})
		}
	case *ivl.Assume:
		p.assume(p.term(s.T))
	case *ivl.Assert:
		t := p.term(s.T)
		if p.t.active[s.Prop] {
			p.emit(nil, s.Prop, []Term{mkNot(t)}, "violates "+s.Prop.Name)
		}
		p.assume(t)
	case *ivl.AssumePred:
		p.body = append(p.body, &Atom{p.t.heap[s.Pred], p.terms(s.Args)})
	case *ivl.AssertPred:
		p.assertPred(s)
	case *ivl.Call:
		p.call(s)
	case *ivl.Output:
	default:
		panic(fmt.Sprintf("BUG: statement %s in a program without a heap", s))
	}
}

func (p *path) terms(ts []ivl.Term) []Term {
	out := make([]Term, len(ts))
	for i, t := range ts {
		out[i] = p.term(t)
	}
	return out
}

// assertPred writes the clause of LPAR'17 rule (1). The bound variables are
// ordinary variables of the clause, and the guard is one more constraint. The
// path itself continues unchanged.
func (p *path) assertPred(s *ivl.AssertPred) {
	q := p.fork()
	q.bound = map[*ivl.Var]Term{}
	for _, v := range s.Forall {
		q.bound[v] = q.fresh(v.Name, sortOf(v.Typ), rangeOf(v.Typ), true)
	}
	if s.Guard != nil {
		q.assume(q.term(s.Guard))
		if q.dead {
			return
		}
	}
	q.emit(&Atom{p.t.heap[s.Pred], q.terms(s.Args)}, nil, nil, "")
}

func (p *path) call(s *ivl.Call) {
	g := p.t.live.byName[s.Proc]
	args := make([]Term, len(g.liveIn))
	for i, v := range g.liveIn {
		if v.Global {
			args[i] = p.value(v)
		} else {
			args[i] = p.named(v.Name, p.term(s.Args[slices.Index(g.proc.Params, v)]), rangeOf(v.Typ))
		}
	}
	q := p.fork()
	q.trace = append(q.trace, Event{Kind: EnterEvent, Call: s})
	q.emit(&Atom{p.t.pre[g], args}, nil, nil, "calls "+g.proc.Name)

	post := slices.Clone(args)
	results := make([]*Var, len(g.usedRes))
	for i, used := range g.usedRes {
		if used {
			typ := g.proc.Results[i]
			base := "result"
			if s.Xs[i] != nil {
				base = s.Xs[i].Name
			}
			results[i] = p.fresh(base, sortOf(typ), rangeOf(typ), true)
			post = append(post, results[i])
		}
	}
	for _, v := range g.mod {
		p.set(v, nil)
	}
	for _, v := range g.outs() {
		out := p.fresh(v.Name, sortOf(v.Typ), rangeOf(v.Typ), true)
		p.set(v, out)
		post = append(post, out)
	}
	for i, x := range s.Xs {
		if x == nil {
			continue
		}
		p.set(x, nil)
		if results[i] != nil {
			p.set(x, results[i])
		}
	}
	p.trace = append(p.trace, Event{Kind: CallEvent, Call: s, Atom: len(p.body)})
	p.body = append(p.body, &Atom{p.t.post[g], post})
}
