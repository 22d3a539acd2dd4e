package absint

import (
	"context"
	"math"
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// RelateClosely is Relate, but values, equations and orders are found together in each procedure: a bound may follow
// from an equation, an equation from a bound, because then a sum does not wrap, and a branch may be excluded by both.
// Equations also tell which references are the same. It is a reduced product (Cousot and Cousot, POPL'79) of the three
// domains. What the heap holds, and what procedures return, stays as it is. It takes longer than Relate, and fails when
// ctx ends.
func (f *Analysis) RelateClosely(ctx context.Context) error { return f.relateAll(ctx, false) }

// RelateSums is RelateClosely with orders of multiples of counters. It takes longer.
func (f *Analysis) RelateSums(ctx context.Context) error { return f.relateAll(ctx, true) }

// AddsUp reports whether RelateSums may find more than RelateClosely: a procedure has sums and counters.
func (f *Analysis) AddsUp() bool {
	for _, fp := range f.Procs {
		if !fp.Reached {
			continue
		}
		k := newRelator(f, fp, true).ranker()
		if len(k.atoms) > maxAtoms {
			continue
		}
		if alike := k.alikes(); len(k.counters(alike)) > 0 && len(k.sums(alike, k.valued)) > 0 {
			return true
		}
	}
	return false
}

// relateAll is RelateClosely, or RelateSums.
func (f *Analysis) relateAll(ctx context.Context, withSums bool) error {
	f.equations, f.orders, f.close = map[*Proc][][]certificate.Equation{}, map[*Proc][][]certificate.Order{}, map[*Proc]bool{}
	for _, q := range f.p.Procs {
		fp := f.Procs[q.Name]
		if !fp.Reached {
			continue
		}
		if err := f.relateClosely(ctx, fp, withSums); err != nil {
			return err
		}
	}
	return nil
}

// relateClosely is relateAll for one procedure.
func (f *Analysis) relateClosely(ctx context.Context, fp *Proc, withSums bool) error {
	k := newRelator(f, fp, true).ranker()
	if len(k.atoms) > maxAtoms {
		return nil
	}
	before, lives := fp.In, fp.live
	fp.live = liveTwice(fp)
	defer func() { fp.live = lives }()
	var alike alikes
	var sums []growth
	if withSums {
		alike = k.alikes()
		sums = k.sums(alike, k.valued)
	}
	c, err := k.relate(ctx, before, alike, sums)
	if err != nil {
		return err
	}
	if len(sums) > 0 { // what was found tells how much is added, and so which multiples may bound the sums
		if found := c.sums(alike, c.begin); moreFactors(found, sums) {
			fp.In = before
			if c, err = newRelator(f, fp, true).ranker().relate(ctx, before, alike, found); err != nil {
				return err
			}
		}
	}
	c.tell()
	return nil
}

// relate finds what holds with multiples for some sums, from values that are known before.
func (k *ranker) relate(ctx context.Context, before []*flow.Table[*Value], alike alikes, sums []growth) (*product, error) {
	k.patient = true
	k.compare()
	k.multiply(alike, sums)
	c := &product{ranker: k, before: before}
	return c, c.run(ctx)
}

// tell makes what was found the equations and orders of the procedure.
func (c *product) tell() {
	f, fp := c.f, c.proc
	f.equations[fp], f.orders[fp], f.close[fp] = c.equations(), c.ordersOf(c.ranker.in, c.list), true
	for b, t := range fp.In {
		if t == nil && c.before[b] != nil {
			fp.In[b], f.equations[fp][b] = c.before[b], []certificate.Equation{never}
		}
	}
}

// liveTwice returns the live variables of the blocks of a procedure. A sum that is assigned to several variables is live
// until the last one is: what is known of the first one is known of the last one, if no operand changes.
func liveTwice(fp *Proc) []flow.Set {
	same := map[string][]*ivl.Assign{}
	for _, b := range fp.Body.Blocks {
		for _, s := range b.Stmts {
			a, ok := s.(*ivl.Assign)
			if !ok || a.X.Typ.Sort != ivl.IntSort {
				continue
			}
			t, ok := a.T.(*ivl.App)
			if ok && t.Op == ivl.Wrap {
				t, ok = t.Args[0].(*ivl.App)
			}
			if ok && (t.Op == ivl.Add || t.Op == ivl.Sub) && len(ivl.FreeVars(t)) > 1 {
				key := t.Op.String()
				for _, x := range t.Args {
					key += " " + x.String()
				}
				same[key] = append(same[key], a)
			}
		}
	}
	more := map[ivl.Stmt][]*ivl.Var{}
	for _, list := range same {
		for _, a := range list {
			for _, b := range list {
				if a.X != b.X && !slices.Contains(more[a], b.X) {
					more[a] = append(more[a], b.X)
				}
			}
		}
	}
	return live(fp, more)
}

// product finds values, equations and orders of a procedure together.
type product struct {
	*ranker
	before []*flow.Table[*Value] // what the analysis of values alone has found
}

// together is what is known at a point. Both parts have the same values.
type together struct {
	eqs    *relation
	orders *ranking
}

func (k *ranker) together(st *AbstractState, space *space, s *ranks) *together {
	t := &together{&relation{relator: k.relator, st: st, space: space}, &ranking{ranker: k, st: st, s: s}}
	t.eqs.with, t.orders.with = t.orders, t.eqs
	return t
}

func (t *together) clone() *together {
	return t.orders.together(t.eqs.st.Clone(), t.eqs.space.clone(), t.orders.s.clone())
}

// run computes the fixed point, from what is known where the procedure begins.
func (c *product) run(ctx context.Context) error {
	fp := c.proc
	fp.In, fp.visits = make([]*flow.Table[*Value], len(c.before)), make([]int, len(c.before))
	fp.In[0] = c.before[0]
	first := &space{point: make([]uint64, len(c.atoms))}
	for i := range c.atoms {
		first.free(i, 1)
	}
	c.relator.in[0], c.ranker.in[0] = first, c.nothing()
	pending := flow.NewBitset(len(fp.In))
	pending.Set(0)
	for !pending.IsEmpty() {
		for _, b := range fp.Graph.RPO {
			if !pending.Has(b) {
				continue
			}
			if err := ctx.Err(); err != nil {
				return err
			}
			pending.Clear(b)
			c.block(b, func(to int, t *together) {
				if c.arrives(to, t) {
					pending.Set(to)
				}
			})
		}
	}
	return nil
}

// arrives joins what is known on an edge to a block, and reports whether that is new.
func (c *product) arrives(b int, t *together) bool {
	fp, st := c.proc, t.eqs.st
	if c.before[b] == nil || !t.restrict(c.before[b]) {
		return false
	}
	for _, a := range c.atoms { // what values say themselves, without the others
		if a.Length || a.Field != nil || a.Var.Typ.Sort != ivl.IntSort || !fp.live[b].Has(fp.num[a.Var]) {
			continue
		}
		if !st.meetInt(a.Var, t.orders.within(a.Var)) {
			return false
		}
	}
	equations := c.relator.join(b, t.eqs.space)
	orders := c.ranker.join(b, t.orders)
	values := c.f.flow(fp, b, st, func(i int) { // widening does not go beyond what is known
		if v, w := fp.In[b].Get(i), c.before[b].Get(i); v != nil && w != nil {
			fp.In[b].Set(i, v.meet(w))
		}
	})
	return equations || orders || values
}

// restrict meets the values with some others. It returns false if none are left.
func (t *together) restrict(to *flow.Table[*Value]) bool {
	st := t.eqs.st
	possible := true
	for i, w := range to.All() {
		switch v := st.Vals.Get(i); {
		case v == nil:
			st.Vals.Set(i, w)
		case v != w:
			r := v.meet(w)
			possible = possible && !r.impossible()
			st.Vals.Set(i, r)
		}
	}
	return possible
}

// meet returns what two values have in common.
func (v *Value) meet(w *Value) *Value {
	switch v.Sort {
	case ivl.IntSort:
		return IntValue(v.Ints.meet(w.Ints))
	case ivl.BoolSort:
		return boolValue(v.t && w.t, v.f && w.f)
	case ivl.RefSort:
		return &Value{Sort: ivl.RefSort, Null: v.Null && w.Null, Objects: v.Objects.And(w.Objects)}
	}
	a, b := v.floats, w.floats
	return floatValue(v.Sort, Floats{max(a.Lo, b.Lo), min(a.Hi, b.Hi), a.Nan && b.Nan})
}

// at returns what is known where a block begins, nil if that contradicts itself.
func (c *product) at(b int) *together {
	t := c.together(c.f.At(c.proc, b), c.relator.in[b].clone(), c.ranker.in[b].clone())
	for i, a := range c.atoms {
		if a.Length || a.Field != nil || !c.proc.live[b].Has(c.proc.num[a.Var]) {
			continue
		}
		if k, ok := constant(t.eqs.st.Get(a.Var)); ok && !t.eqs.space.meet(t.eqs.unit(i), -uint64(k)) {
			return nil
		}
	}
	return t
}

// begin is at for what is followed by statements alone.
func (c *product) begin(b int) point {
	if t := c.at(b); t != nil {
		return t
	}
	return c.valued(b)
}

// block follows a block, and calls edge with what is known on each edge that can be taken.
func (c *product) block(b int, edge func(int, *together)) {
	t := c.at(b)
	if t == nil {
		return
	}
	blk := c.proc.Body.Blocks[b]
	for _, s := range blk.Stmts {
		if !t.step(s) {
			return
		}
	}
	goTo, ok := blk.Term.(*ivl.Goto)
	if !ok {
		return
	}
	for _, x := range goTo.Targets {
		to := c.proc.Graph.Index[x.Label]
		if x.Cond == nil {
			edge(to, t)
			return
		}
		taken := t.clone()
		if taken.assume(x.Cond, true) {
			edge(to, taken)
		}
		if !t.assume(x.Cond, false) {
			return
		}
	}
}

// step follows a statement. It returns false if every run ends there.
func (t *together) step(s ivl.Stmt) bool {
	st := t.eqs.st
	switch s := s.(type) {
	case *ivl.Assume:
		return t.assume(s.T, true)
	case *ivl.Assert:
		return t.assume(s.T, true)
	case *ivl.Assign:
		if s.X.Typ.Sort == ivl.IntSort {
			return t.assign(s)
		}
	}
	before := t.eqs
	if _, ok := s.(*ivl.NewArray); ok {
		before = t.clone().eqs
	} else if _, ok := s.(*ivl.Init); ok {
		before = t.clone().eqs
	}
	if !t.eqs.follow(s) {
		return false
	}
	t.orders.with = before // the orders follow from what was known before
	ok := t.orders.follow(s)
	t.orders.with = t.eqs
	return ok && st.Step(s) && !st.Dead
}

// assign follows x := t for integers.
func (t *together) assign(s *ivl.Assign) bool {
	st, v := t.eqs.st, t.orders.within(s.T)
	j, by, ok := t.orders.exact(s.T)
	i, known := t.orders.index[certificate.Atom{Var: s.X}]
	var placed []rank
	var near []span
	if known && !ok {
		placed, near = t.orders.placed(s.T), t.orders.near(s.T)
	}
	t.eqs.assign(s) // what it asks the orders is about the old values
	if at := slices.IndexFunc(near, func(n span) bool { return n.atom == i }); at >= 0 {
		t.orders.drift(i, near[at].by)
	} else if known {
		t.orders.put(i, j, by, ok)
	}
	for _, r := range placed {
		if r.to != i {
			t.orders.is(i, r.to, r.by)
		}
	}
	for _, n := range near {
		t.orders.nears(i, n)
	}
	return st.Step(s) && !st.Dead && st.meetInt(s.X, v)
}

// assume uses that a condition has a value. It returns false if that cannot be.
func (t *together) assume(u ivl.Term, want bool) bool {
	if !t.eqs.related(u, want) || !t.orders.ranked(u, want) || !t.eqs.st.Refine(u, want) || t.eqs.st.Dead {
		return false
	}
	for _, v := range ivl.FreeVars(u) {
		if v.Typ.Sort == ivl.IntSort && !(t.eqs.st.meetInt(v, t.orders.within(v)) && t.eqs.fixed(v)) {
			return false
		}
	}
	return true
}

// maxDepth bounds the terms whose parts are looked at again and again.
const maxDepth = 4

// shallow reports whether a term has no more than some levels of operators.
func shallow(t ivl.Term, levels int) bool {
	a, ok := t.(*ivl.App)
	return !ok || levels > 0 && !slices.ContainsFunc(a.Args, func(u ivl.Term) bool { return !shallow(u, levels-1) })
}

// combined meets the interval of a sum, a difference or a wrap with what is known of its operands.
func (p *ranking) combined(t ivl.Term, r Interval) Interval {
	a, ok := t.(*ivl.App)
	switch {
	case !ok || !shallow(t, maxDepth):
	case a.Op == ivl.Wrap:
		if in := p.within(a.Args[0]); in.Within(TypeInterval(a.Typ)) {
			return r.meet(in)
		}
	case len(a.Args) != 2:
	case a.Op == ivl.Div:
		return r.meet(p.quotient(a.Args[0], a.Args[1]))
	case a.Op == ivl.Add:
		return p.total(a, r.meet(p.within(a.Args[0]).add(p.within(a.Args[1]))))
	case a.Op == ivl.Sub:
		return p.total(a, r.meet(p.within(a.Args[0]).sub(p.within(a.Args[1]))).meet(p.apart(a.Args[0], a.Args[1])))
	}
	return r
}

// apart returns the interval of x - y by the orders.
func (p *ranking) apart(x, y ivl.Term) Interval {
	r := allInts
	i, a, ok := p.exact(x)
	j, b, known := p.exact(y)
	if !ok || !known {
		return r
	}
	above, below := walk(p.s.above, i), walk(p.s.below, i)
	if d, ok := above.get(j); ok {
		r = r.meet(atMost(d + a - b))
	}
	if d, ok := below.get(j); ok {
		r = r.meet(atLeast(a - b - d))
	}
	return r
}

// words are the integers of 64 bits.
var words = Between(math.MinInt64, math.MaxInt64)

// twins returns the interval of an atom by those from which it has a known difference, by the equations, and by those
// from which the atoms above and below it, which it is one of, have one.
func (p *ranking) twins(above, below []rank) Interval {
	r := allInts
	for _, a := range above {
		if v := p.twin(a.to); !v.HiInf {
			r = r.meet(Interval{LoInf: true, Hi: v.Hi}.add(Exactly(a.by)))
		}
	}
	for _, b := range below {
		if v := p.twin(b.to); !v.LoInf {
			r = r.meet(Interval{HiInf: true, Lo: v.Lo}.add(Exactly(-b.by)))
		}
	}
	return r
}

// twin returns the interval of an atom by those from which it has a known difference.
func (p *ranking) twin(i int) Interval {
	r := allInts
	if i >= p.zero || !p.values(i).Within(words) {
		return r
	}
	list, known := p.with.space.apart(i)
	if known {
		return Exactly(int64(p.with.space.point[i]))
	}
	return p.alike(list, r)
}
