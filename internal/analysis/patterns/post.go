package patterns

import (
	"context"
	"fmt"
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// Refusal says that a statement is reached that patterns cannot follow. The
// code after it is not judged.
type Refusal struct {
	What string // "a reference from outside"
	Pos  ivl.Pos

	wide bool // there are only more cases than were asked for
}

// Error returns the refusal in one line.
func (r *Refusal) Error() string {
	if at := r.Pos.String(); at != "" {
		return fmt.Sprintf("patterns do not follow %s (%s)", r.What, at)
	}
	return "patterns do not follow " + r.What
}

// step executes statements on patterns.
type step struct {
	ctx     context.Context // when it ends, the result means nothing; nil never ends
	at      ivl.Pos         // of the statement at hand
	refused *Refusal
	// violated is told of each assertion that may be false, with the states where
	// it may be; nil if the caller does not need this.
	violated func(s *ivl.Assert, where *Pattern)
	most     int // patterns that there may be after a statement of a block; 0 is any number
}

// Post returns patterns that together have all states in which s ends when it
// starts in a state of p (OGHI Definition 11). Each heap variable that s reads
// is focused first. Assertions that may be false are told to violated, with the
// states where they may be. The error is a *Refusal.
func Post(p *Pattern, s ivl.Stmt, violated func(*ivl.Assert, *Pattern)) ([]*Pattern, error) {
	x := &step{violated: violated}
	qs := x.stmt(p, s)
	if x.refused != nil {
		return nil, x.refused
	}
	return qs, nil
}

// Branch returns the patterns of the states in which p goes to each target of
// a goto.
func Branch(p *Pattern, g *ivl.Goto) ([][]*Pattern, error) {
	x := &step{at: g.Pos}
	rest := []*Pattern{p}
	out := make([][]*Pattern, len(g.Targets))
	for i, t := range g.Targets {
		if t.Cond == nil {
			out[i] = rest
			break
		}
		var next []*Pattern
		for _, q := range rest {
			yes, no := x.decide(q, t.Cond)
			out[i] = append(out[i], yes...)
			next = append(next, no...)
		}
		rest = next
	}
	if x.refused != nil {
		return nil, x.refused
	}
	return out, nil
}

func (x *step) refuse(format string, args ...any) []*Pattern {
	if x.refused == nil {
		x.refused = &Refusal{What: fmt.Sprintf(format, args...), Pos: x.at}
	}
	return nil
}

func (x *step) stmt(p *Pattern, s ivl.Stmt) []*Pattern {
	x.at = s.Position()
	for _, t := range ivl.Terms(s) {
		if o := constantObject(t); o != nil {
			return x.refuse("an object that exists from the start, %q", o.Text)
		}
	}
	if t := choice(ivl.Terms(s)...); t != nil {
		return x.choose(p, t, func(q *Pattern, u ivl.Term) []*Pattern { return x.stmt(q, substitute(s, t, u)) })
	}
	switch s := s.(type) {
	case *ivl.Output:
		return []*Pattern{p}
	case *ivl.Assume:
		yes, _ := x.decide(p, s.T)
		return yes
	case *ivl.Assert:
		yes, no := x.decide(p, s.T)
		if x.violated != nil {
			for _, q := range no {
				x.violated(s, q)
			}
		}
		return yes
	case *ivl.Havoc:
		return x.havoc(p, s)
	case *ivl.Assign:
		return x.assign(p, s)
	case *ivl.Call:
		return x.refuse("a call of %s, which is recursive or too large to be inlined", s.Proc)
	case *ivl.AssumePred, *ivl.AssertPred:
		return x.refuse("an uninterpreted predicate")
	}
	var out []*Pattern
	for _, q := range x.focused(p, ivl.Terms(s)...) {
		out = append(out, x.heap(q, s)...)
	}
	return out
}

// constantObject finds a literal that is an object.
func constantObject(t ivl.Term) (o *ivl.ObjLit) {
	ivl.WalkTerm(t, func(t ivl.Term) bool {
		if lit, ok := t.(*ivl.ObjLit); ok && o == nil {
			o = lit
		}
		return o == nil
	})
	return o
}

// focused returns patterns that together have the states of p in which terms
// can be evaluated, and in each of which all references in them have one value.
func (x *step) focused(p *Pattern, ts ...ivl.Term) []*Pattern {
	ps := []*Pattern{p}
	for _, v := range ivl.FreeVars(ts...) {
		r, ok := p.vocab.refs[v]
		if !ok {
			continue
		}
		ps = flat(ps, func(q *Pattern) []*Pattern { return q.focusVar(r) })
	}
	for _, t := range ts {
		ps = x.focusTerm(ps, t)
	}
	return ps
}

func flat(ps []*Pattern, f func(*Pattern) []*Pattern) []*Pattern {
	var out []*Pattern
	for _, p := range ps {
		out = append(out, f(p)...)
	}
	return out
}

// focusTerm settles what immutable fields refer to.
func (x *step) focusTerm(ps []*Pattern, t ivl.Term) []*Pattern {
	for _, a := range ivl.Children(t) {
		ps = x.focusTerm(ps, a)
	}
	r, ok := t.(*ivl.Proj)
	if !ok || r.Comp != ivl.CompField || r.Field.Type.Sort != ivl.RefSort {
		return ps
	}
	return flat(ps, func(q *Pattern) []*Pattern {
		n, ok := x.resolve(q, r.Ref)
		f := q.vocab.edges[r.Field]
		switch {
		case !ok || n > 0 && !q.vocab.hasEdge(q.nodes[n].class, f):
			return nil // the cell has no such field: the run is broken
		case n == 0:
			return []*Pattern{q}
		}
		return q.focusField(f, n)
	})
}

// resolve returns the node that a focused reference refers to; ok is false
// where the run ends: lowering excludes that.
func (x *step) resolve(p *Pattern, t ivl.Term) (n int, ok bool) {
	n, how := p.refValue(t)
	if how == open {
		panic("BUG: a reference that is not focused: " + t.String())
	}
	return n, how == settled
}

// choice finds a term that is one of two references, with no such term in it.
func choice(ts ...ivl.Term) (found *ivl.App) {
	for _, t := range ts {
		ivl.WalkTerm(t, func(t ivl.Term) bool {
			if a, ok := t.(*ivl.App); ok && found == nil && a.Op == ivl.Ite && a.Typ.Sort == ivl.RefSort {
				if found = choice(a.Args...); found == nil {
					found = a
				}
			}
			return found == nil
		})
	}
	return found
}

// choose goes on with each of the two references of t where it is the one.
func (x *step) choose(p *Pattern, t *ivl.App, next func(*Pattern, ivl.Term) []*Pattern) []*Pattern {
	yes, no := x.decide(p, t.Args[0])
	return append(flat(yes, func(q *Pattern) []*Pattern { return next(q, t.Args[1]) }), flat(no, func(q *Pattern) []*Pattern { return next(q, t.Args[2]) })...)
}

// substitute replaces a subterm of s.
func substitute(s ivl.Stmt, t *ivl.App, by ivl.Term) ivl.Stmt {
	return ivl.Rewrite{Term: func(u ivl.Term) ivl.Term { return replace(u, t, by) }}.Stmt(s)
}

func replace(u ivl.Term, t *ivl.App, by ivl.Term) ivl.Term {
	return ivl.MapTerm(u, func(v ivl.Term) ivl.Term {
		if v == ivl.Term(t) {
			return by
		}
		return v
	})
}

// focusField is focusEdge for a node that need have no name.
func (p *Pattern) focusField(f, n int) []*Pattern {
	tmp := len(p.vocab.Refs) - 1
	q := p.clone()
	if !p.dead[tmp] {
		panic("BUG: no free scratch variable")
	}
	q.bind(tmp, n)
	return flat(q.focusEdge(f, tmp), func(q *Pattern) []*Pattern {
		q = q.clone()
		q.forget(tmp)
		return []*Pattern{q}
	})
}

// bind makes variable x refer to the cell of node n, which is no summary.
func (p *Pattern) bind(x, n int) {
	p.dead[x] = false
	for i := range p.nodes {
		if want := truth(i == n); p.nodes[i].vars[x] != want {
			p.nodes[i].vars = set(p.nodes[i].vars, x, want)
		}
	}
}

func (x *step) havoc(p *Pattern, s *ivl.Havoc) []*Pattern {
	if s.X.Typ.Sort == ivl.RefSort {
		return x.refuse("a reference from outside, %s", s.Input.Name)
	}
	q := p.clone()
	q.setNum(s.X, p.vocab.Regions.ofType(s.X.Typ))
	return one(q)
}

func one(p *Pattern) []*Pattern {
	if q, ok := p.coerce(); ok {
		return []*Pattern{q}
	}
	return nil
}

// setNum gives a variable new values without known comparisons with fields.
func (p *Pattern) setNum(v *ivl.Var, val Value) {
	i, ok := p.vocab.nums[v]
	if !ok {
		return
	}
	p.nums[i] = val
	p.unlink(i)
	for _, e := range p.vocab.eqOf[i] {
		for n := range p.nodes {
			if p.nodes[n].equals[e] != Maybe {
				p.nodes[n].equals = set(p.nodes[n].equals, e, Maybe)
			}
		}
	}
}

// copyNum makes variable v equal to variable w plus add; if add is not 0, they have the same type.
func (p *Pattern) copyNum(v, w *ivl.Var, add int64, val Value) {
	i, j := p.vocab.nums[v], p.vocab.nums[w]
	if i == j && add == 0 {
		return
	}
	was := make([][]B3, len(p.nodes))
	for n := range p.nodes {
		was[n] = p.nodes[n].equals
	}
	old := *p
	p.setNum(v, val)
	p.relink(i, func(y int, k int64) bool { return y != i && old.linked(j, y, k+add) })
	for _, e := range p.vocab.eqOf[i] {
		if o, ok := p.vocab.offset(p.vocab.Equals[e].Field, j, p.vocab.Equals[e].Add-add); ok {
			for n := range p.nodes {
				p.nodes[n].equals = set(p.nodes[n].equals, e, was[n][o])
			}
		}
	}
}

func (x *step) assign(p *Pattern, s *ivl.Assign) []*Pattern {
	var out []*Pattern
	for _, q := range x.focused(p, s.T) {
		if s.X.Typ.Sort == ivl.RefSort {
			n, ok := x.resolve(q, s.T)
			if !ok {
				continue
			}
			q = q.clone()
			q.bind(q.vocab.refs[s.X], n)
			out = append(out, one(q)...)
			continue
		}
		out = append(out, x.assigned(q, s.X, s.T)...)
	}
	return out
}

// assigned executes v := t. Where the term depends on something that is one of
// two, p is split: then it is known which goes with which value.
func (x *step) assigned(p *Pattern, v *ivl.Var, t ivl.Term) []*Pattern {
	ps := []*Pattern{p}
	if a, ok := t.(*ivl.App); ok {
		switch {
		case a.Typ.Sort == ivl.BoolSort:
			yes, no := x.decideFocused(p, a)
			return append(flat(yes, func(q *Pattern) []*Pattern { return x.assigned(q, v, ivl.True) }),
				flat(no, func(q *Pattern) []*Pattern { return x.assigned(q, v, ivl.False) })...)
		case a.Op == ivl.Ite:
			yes, no := x.decideFocused(p, a.Args[0])
			return append(flat(yes, func(q *Pattern) []*Pattern { return x.assigned(q, v, a.Args[1]) }),
				flat(no, func(q *Pattern) []*Pattern { return x.assigned(q, v, a.Args[2]) })...)
		}
		ps = p.splitBits(ivl.FreeVars(t))
	}
	return flat(ps, func(q *Pattern) []*Pattern {
		q = q.clone()
		q.assignNum(v, t)
		return one(q)
	})
}

// splitBits splits p by the values of variables that can be 0 or 1, of two of
// them at most.
func (p *Pattern) splitBits(vs []*ivl.Var) []*Pattern {
	r := p.vocab.Regions
	ps := []*Pattern{p}
	done := 0
	for _, v := range vs {
		i, ok := p.vocab.nums[v]
		if !ok || p.nums[i] != r.of(span{0, 1}) || done == 2 {
			continue
		}
		done++
		ps = flat(ps, func(q *Pattern) []*Pattern {
			var out []*Pattern
			for bit := range int64(2) {
				q := q.clone()
				q.nums[i] = r.of(span{bit, bit})
				out = append(out, one(q)...)
			}
			return out
		})
	}
	return ps
}

// assignNum executes v := t for a number, a Boolean or a float.
func (p *Pattern) assignNum(v *ivl.Var, t ivl.Term) {
	if v.Typ.Sort != ivl.BoolSort && v.Typ.Sort != ivl.IntSort {
		return
	}
	if n, f, ok := p.fieldOf(t); ok {
		p.load(v, f, n)
		return
	}
	val := p.numValue(t)
	if w := val & p.vocab.Regions.ofType(v.Typ); w != 0 {
		val = w
	}
	if w, add, ok := shift(t); ok && (add == 0 || v.Typ == w.Typ) {
		p.copyNum(v, w, add, val)
		return
	}
	p.setNum(v, val)
}

// load makes v equal to the field of the cell of n. Of other cells it is known
// how they compare with v where that is known for some w that is equal to the
// field, or to it and a number.
func (p *Pattern) load(v *ivl.Var, field, n int) {
	i := p.vocab.nums[v]
	known := map[int]int{} // by Equal of v: that of w
	for _, e := range p.vocab.eqOf[i] {
		own := p.vocab.Equals[e]
		for o, eq := range p.vocab.Equals {
			if eq.Field != field || eq.Num == i || p.nodes[n].equals[o] != True || eq.Add != 0 && v.Typ != p.vocab.Data[field].Type {
				continue
			}
			if g, ok := p.vocab.offset(own.Field, eq.Num, own.Add+eq.Add); ok {
				known[e] = g
			}
		}
	}
	was := p.nodes[n].equals
	p.setNum(v, p.nodes[n].data[field])
	p.relink(i, func(y int, k int64) bool {
		e, ok := p.vocab.offset(field, y, k)
		return ok && was[e] == True && (k == 0 || v.Typ == p.vocab.Data[field].Type)
	})
	for e, o := range known {
		for m := range p.nodes {
			p.nodes[m].equals = set(p.nodes[m].equals, e, p.nodes[m].equals[o])
		}
	}
	if e, ok := p.vocab.offset(field, i, 0); ok {
		p.nodes[n].equals = set(p.nodes[n].equals, e, True)
	}
}

// block executes the statements of a block on patterns; sets that repeat
// patterns are made smaller.
func (x *step) block(ps []*Pattern, b *ivl.Block) []*Pattern {
	for _, s := range b.Stmts {
		ps = distinct(flat(ps, func(p *Pattern) []*Pattern { return x.stmt(p, s) }))
		if x.most > 0 && len(ps) > x.most {
			if x.refused == nil {
				x.refused = &Refusal{What: "so many cases of a pattern", Pos: x.at, wide: true}
			}
			return nil
		}
		if x.refused != nil || x.ctx != nil && x.ctx.Err() != nil {
			return nil
		}
	}
	return ps
}

// distinct drops patterns that are there already.
func distinct(ps []*Pattern) []*Pattern {
	if len(ps) < 2 {
		return ps
	}
	seen := map[string]bool{}
	return slices.DeleteFunc(slices.Clone(ps), func(p *Pattern) bool {
		s := p.signature()
		if seen[s] {
			return true
		}
		seen[s] = true
		return false
	})
}
