package patterns

import "github.com/jayverify/jayverify/ivl"

// decide splits the states of p by a condition. A pattern may be on both sides
// where nothing tells them apart.
func (x *step) decide(p *Pattern, t ivl.Term) (yes, no []*Pattern) {
	if o := constantObject(t); o != nil {
		x.refuse("an object that exists from the start, %q", o.Text)
		return nil, nil
	}
	if c := choice(t); c != nil {
		then, other := x.decide(p, c.Args[0])
		for i, qs := range [][]*Pattern{then, other} {
			for _, q := range qs {
				y, n := x.decide(q, replace(t, c, c.Args[1+i]))
				yes, no = append(yes, y...), append(no, n...)
			}
		}
		return yes, no
	}
	for _, q := range x.focused(p, t) {
		y, n := x.decideFocused(q, t)
		yes, no = append(yes, y...), append(no, n...)
	}
	return yes, no
}

func (x *step) decideFocused(p *Pattern, t ivl.Term) (yes, no []*Pattern) {
	switch p.boolValue(t) {
	case True:
		return []*Pattern{p}, nil
	case False:
		return nil, []*Pattern{p}
	}
	a, ok := t.(*ivl.App)
	if !ok {
		return p.filter(eq, t, ivl.IntConst(1, ivl.IntOf(ivl.U1)))
	}
	switch a.Op {
	case ivl.Not:
		no, yes = x.decideFocused(p, a.Args[0])
		return yes, no
	case ivl.And:
		return x.all(p, a.Args)
	case ivl.Or:
		negated := make([]ivl.Term, len(a.Args))
		for i, t := range a.Args {
			negated[i] = ivl.Not.Of(t)
		}
		no, yes = x.all(p, negated)
		return yes, no
	case ivl.Implies:
		no, yes = x.all(p, []ivl.Term{a.Args[0], ivl.Not.Of(a.Args[1])})
		return yes, no
	case ivl.Ite:
		then, other := x.decideFocused(p, a.Args[0])
		for _, q := range then {
			y, n := x.decideFocused(q, a.Args[1])
			yes, no = append(yes, y...), append(no, n...)
		}
		for _, q := range other {
			y, n := x.decideFocused(q, a.Args[2])
			yes, no = append(yes, y...), append(no, n...)
		}
		return yes, no
	case ivl.Eq, ivl.Lt, ivl.Le:
		switch a.Args[0].Type().Sort {
		case ivl.BoolSort, ivl.IntSort:
			return p.filter(a.Op, a.Args[0], a.Args[1])
		}
	}
	return []*Pattern{p}, []*Pattern{p}
}

// all decides a conjunction.
func (x *step) all(p *Pattern, ts []ivl.Term) (yes, no []*Pattern) {
	yes = []*Pattern{p}
	for _, t := range ts {
		var next []*Pattern
		for _, q := range yes {
			y, n := x.decideFocused(q, t)
			next, no = append(next, y...), append(no, n...)
		}
		yes = next
	}
	return yes, no
}

// filter splits p by a comparison of numbers: in each part, variables and
// fields have the values that go with it, and cells compare with both
// variables of an equation in the same way.
func (p *Pattern) filter(op ivl.Op, a, b ivl.Term) (yes, no []*Pattern) {
	va, vb := p.numValue(a), p.numValue(b)
	for _, want := range []bool{true, false} {
		q := p.clone()
		q.narrow(a, p.vocab.Regions.filter(op, va, vb, want, false))
		q.narrow(b, p.vocab.Regions.filter(op, vb, va, want, true))
		ok := true
		if op == eq {
			ok = q.equate(a, b, want)
		}
		if !ok {
			continue
		}
		if want {
			yes = one(q)
		} else {
			no = one(q)
		}
	}
	return yes, no
}

// narrow leaves a variable, or a field of a cell, the values that are given.
func (p *Pattern) narrow(t ivl.Term, v Value) {
	switch t := t.(type) {
	case *ivl.Var:
		if i, ok := p.vocab.nums[t]; ok {
			p.nums[i] &= v
		}
	case *ivl.Proj:
		if n, f, ok := p.fieldOf(t); ok {
			p.nodes[n].data = set(p.nodes[n].data, f, p.nodes[n].data[f]&v)
		}
	}
}

// equateField uses that x plus add is equal to a term, or not, where that is a field.
func (p *Pattern) equateField(t ivl.Term, x *ivl.Var, add int64, equal bool) bool {
	n, f, ok := p.fieldOf(t)
	if !ok {
		return true
	}
	e, ok := p.vocab.offset(f, p.vocab.nums[x], -add)
	if !ok || add != 0 && p.vocab.Data[f].Type != x.Typ {
		return true
	}
	b, ok := p.nodes[n].equals[e].meet(truth(equal))
	if ok {
		p.nodes[n].equals = set(p.nodes[n].equals, e, b)
	}
	return ok
}

// equate uses that two numbers are equal, or not; false when that cannot be.
func (p *Pattern) equate(a, b ivl.Term, equal bool) bool {
	x, k, isSum1 := shift(a)
	y, l, isSum2 := shift(b)
	switch {
	case isSum1 && !isSum2:
		return p.equateField(b, x, k, equal)
	case isSum2 && !isSum1:
		return p.equateField(a, y, l, equal)
	case !isSum1 || k != l && x.Typ != y.Typ:
		return true
	}
	i, j := p.vocab.nums[x], p.vocab.nums[y]
	if equal {
		p.linkEqual(i, j, k-l)
	}
	for _, e := range p.vocab.eqOf[i] {
		o, ok := p.vocab.offset(p.vocab.Equals[e].Field, j, p.vocab.Equals[e].Add+k-l)
		if !ok {
			continue
		}
		for n := 1; n < len(p.nodes); n++ {
			u, v := p.nodes[n].equals[e], p.nodes[n].equals[o]
			if !equal {
				switch {
				case u == True && v == Maybe:
					v = False
				case v == True && u == Maybe:
					u = False
				}
			} else {
				m, ok := u.meet(v)
				switch {
				case ok:
					u, v = m, m
				case p.held(n):
					return false
				}
			}
			p.nodes[n].equals = set(p.nodes[n].equals, e, u)
			p.nodes[n].equals = set(p.nodes[n].equals, o, v)
		}
	}
	return true
}
