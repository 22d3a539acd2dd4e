package patterns

import (
	"math"

	"github.com/jayverify/jayverify/ivl"
)

// Terms are evaluated on patterns in which each heap variable that they mention
// refers to a node of its own (see Pattern.focusVar).

// resolved says what became of a reference.
type resolved uint8

const (
	settled resolved = iota // it refers to one node, which is no summary
	open                    // to which is not settled
	broken                  // the run ends here: it needs a field of a cell that has none
)

// refValue returns the node a reference refers to.
func (p *Pattern) refValue(t ivl.Term) (n int, how resolved) {
	orOpen := func(n int, ok bool) (int, resolved) {
		if ok {
			return n, settled
		}
		return 0, open
	}
	switch t := t.(type) {
	case *ivl.Var:
		return orOpen(p.holder(p.vocab.refs[t]))
	case *ivl.NullLit:
		return 0, settled
	case *ivl.Proj:
		n, how := p.refValue(t.Ref)
		if how != settled || n == 0 {
			return 0, how
		}
		f := p.vocab.edges[t.Field]
		if !p.vocab.hasEdge(p.nodes[n].class, f) {
			return 0, broken
		}
		return orOpen(p.target(f, n))
	case *ivl.App:
		if t.Op == ivl.Cast {
			return p.refValue(t.Args[0])
		}
	}
	return 0, open
}

// boolValue evaluates a condition.
func (p *Pattern) boolValue(t ivl.Term) B3 {
	switch t := t.(type) {
	case ivl.BoolLit:
		return truth(bool(t))
	case *ivl.App:
		return p.boolApp(t)
	}
	return p.asBool(p.numValue(t))
}

func (p *Pattern) asBool(v Value) B3 {
	return p.vocab.Regions.compare(eq, v, p.vocab.Regions.of(span{1, 1}))
}

func (p *Pattern) boolApp(t *ivl.App) B3 {
	switch t.Op {
	case ivl.Not:
		return p.boolValue(t.Args[0]).not()
	case ivl.And, ivl.Or:
		b := truth(t.Op == ivl.And)
		for _, a := range t.Args {
			if t.Op == ivl.And {
				b = b.and(p.boolValue(a))
			} else {
				b = b.or(p.boolValue(a))
			}
		}
		return b
	case ivl.Implies:
		return p.boolValue(t.Args[0]).not().or(p.boolValue(t.Args[1]))
	case ivl.Ite:
		switch p.boolValue(t.Args[0]) {
		case True:
			return p.boolValue(t.Args[1])
		case False:
			return p.boolValue(t.Args[2])
		}
		if a, b := p.boolValue(t.Args[1]), p.boolValue(t.Args[2]); a == b {
			return a
		}
		return Maybe
	case ivl.Eq, ivl.Lt, ivl.Le:
		return p.compare(t)
	}
	return Maybe
}

func (p *Pattern) compare(t *ivl.App) B3 {
	a, b := t.Args[0], t.Args[1]
	switch a.Type().Sort {
	case ivl.RefSort:
		n, how1 := p.refValue(a)
		m, how2 := p.refValue(b)
		if how1 != settled || how2 != settled {
			return Maybe
		}
		return truth(n == m)
	case ivl.FloatSort, ivl.DoubleSort:
		return Maybe
	}
	if t.Op == eq {
		if r := p.related(a, b); r != Maybe {
			return r
		}
	}
	return p.vocab.Regions.compare(t.Op, p.numValue(a), p.numValue(b))
}

// related compares two numbers, each a variable plus a number or an immutable field of a cell,
// by what is known of cells that exist: a variable is equal to a field of one, or not.
func (p *Pattern) related(a, b ivl.Term) B3 {
	x, k, isSum1 := shift(a)
	y, l, isSum2 := shift(b)
	switch {
	case isSum1 && isSum2:
		return p.relation(p.vocab.nums[x], p.vocab.nums[y], k-l)
	case isSum1 && !isSum2:
		return p.ofField(b, x, k)
	case isSum2 && !isSum1:
		return p.ofField(a, y, l)
	}
	return Maybe
}

// ofField says whether a term is a field of a cell, and equal to x plus add.
func (p *Pattern) ofField(t ivl.Term, x *ivl.Var, add int64) B3 {
	n, f, ok := p.fieldOf(t)
	if !ok {
		return Maybe
	}
	e, ok := p.vocab.offset(f, p.vocab.nums[x], -add)
	if !ok || add != 0 && p.vocab.Data[f].Type != x.Typ {
		return Maybe
	}
	return p.nodes[n].equals[e]
}

// fieldOf returns the node and the number of the field that a term reads of it.
func (p *Pattern) fieldOf(t ivl.Term) (n, f int, ok bool) {
	r, isProj := t.(*ivl.Proj)
	if !isProj || r.Comp != ivl.CompField {
		return 0, 0, false
	}
	if f, ok = p.vocab.data[r.Field]; !ok {
		return 0, 0, false
	}
	n, how := p.refValue(r.Ref)
	return n, f, how == settled && n > 0 && p.vocab.hasData(p.nodes[n].class, f)
}

// relation compares x plus add with y.
func (p *Pattern) relation(x, y int, add int64) B3 {
	if add != 0 && p.vocab.Nums[x].Typ != p.vocab.Nums[y].Typ {
		return Maybe
	}
	if x == y && (add == 0 || -1<<31 < add && add < 1<<31) { // less than the size of any type with sums
		return truth(add == 0)
	}
	if p.linked(x, y, add) {
		return True
	}
	for _, i := range p.vocab.eqOf[x] {
		e := p.vocab.Equals[i]
		j, ok := p.vocab.offset(e.Field, y, e.Add+add)
		if !ok {
			continue
		}
		for n := 1; n < len(p.nodes); n++ {
			if !p.held(n) {
				continue
			}
			switch a, b := p.nodes[n].equals[i], p.nodes[n].equals[j]; {
			case a == True && b == True:
				return True
			case a == True && b == False || a == False && b == True:
				return False
			}
		}
	}
	return Maybe
}

// held reports whether node n is the only one that some variable refers to.
func (p *Pattern) held(n int) bool {
	if p.nodes[n].summary {
		return false
	}
	for x, b := range p.nodes[n].vars {
		if b != True {
			continue
		}
		if m, ok := p.holder(x); ok && m == n {
			return true
		}
	}
	return false
}

// numValue returns the values a number or Boolean can have.
func (p *Pattern) numValue(t ivl.Term) Value {
	r := p.vocab.Regions
	var v Value
	switch t := t.(type) {
	case ivl.BoolLit:
		return r.of(span{int64(truth(bool(t))), int64(truth(bool(t)))})
	case *ivl.IntLit:
		return r.constant(t.V)
	case *ivl.Var:
		i, ok := p.vocab.nums[t]
		if !ok {
			return r.all()
		}
		return p.nums[i]
	case *ivl.Proj:
		v = p.component(t)
	case *ivl.App:
		if t.Typ.Sort == ivl.BoolSort {
			switch p.boolApp(t) {
			case True:
				return r.of(span{1, 1})
			case False:
				return r.of(span{0, 0})
			}
			return r.of(span{0, 1})
		}
		v = p.arithmetic(t)
	default:
		return r.all()
	}
	if w := v & r.ofType(t.Type()); w != 0 {
		return w
	}
	return r.ofType(t.Type())
}

func (p *Pattern) component(t *ivl.Proj) Value {
	r := p.vocab.Regions
	n, how := p.refValue(t.Ref)
	if how != settled {
		return r.all()
	}
	if n == 0 {
		return r.of(span{0, 0})
	}
	node := &p.nodes[n]
	switch t.Comp {
	case ivl.CompID:
		return r.of(span{1, plusInf})
	case ivl.CompType:
		return r.of(span{int64(node.class.ID), int64(node.class.ID)})
	case ivl.CompSite:
		return r.of(span{int64(node.site), int64(node.site)})
	case ivl.CompLength:
		return r.of(span{0, math.MaxInt32})
	}
	if f, ok := p.vocab.data[t.Field]; ok && p.vocab.hasData(node.class, f) {
		return node.data[f]
	}
	return r.all()
}

// arithmetic evaluates an operator; what it does not know is any value of its
// type.
func (p *Pattern) arithmetic(t *ivl.App) Value {
	r := p.vocab.Regions
	arg := func(i int) Value { return p.numValue(t.Args[i]) }
	switch t.Op {
	case ivl.Ite:
		switch p.boolValue(t.Args[0]) {
		case True:
			return arg(1)
		case False:
			return arg(2)
		}
		return arg(1) | arg(2)
	case ivl.Add:
		return r.each(arg(0), arg(1), func(a, b span) span { return span{addLow(a.lo, b.lo), addHigh(a.hi, b.hi)} })
	case ivl.Sub:
		return r.each(arg(0), r.negative(arg(1)), func(a, b span) span { return span{addLow(a.lo, b.lo), addHigh(a.hi, b.hi)} })
	case ivl.Neg:
		return r.negative(arg(0))
	case ivl.Wrap:
		return r.wrap(arg(0), t.Typ)
	case ivl.BitAnd:
		for i := range 2 {
			if h := r.hull(arg(i)); h.lo >= 0 {
				return r.of(span{0, h.hi})
			}
		}
	case ivl.BitOr, ivl.BitXor:
		a, b := r.hull(arg(0)), r.hull(arg(1))
		if a.lo < 0 || b.lo < 0 || a.hi > 1 || b.hi > 1 {
			break
		}
		if t.Op == ivl.BitXor {
			return r.each(arg(0), arg(1), func(a, b span) span { return span{a.lo ^ b.lo, a.lo ^ b.lo} })
		}
		return r.each(arg(0), arg(1), func(a, b span) span { return span{a.lo | b.lo, a.lo | b.lo} })
	case ivl.Rem:
		if c, ok := r.point(arg(1)); ok && c > 0 {
			if r.hull(arg(0)).lo >= 0 {
				return r.of(span{0, c - 1})
			}
			return r.of(span{1 - c, c - 1})
		}
	case ivl.FCmpL, ivl.FCmpG:
		return r.of(span{-1, 1})
	}
	return r.ofType(t.Typ)
}

// each collects the results of f over the regions of a and b.
func (r *Regions) each(a, b Value, f func(a, b span) span) Value {
	as, bs := r.spans(a), r.spans(b)
	if len(as)*len(bs) > 64 {
		as, bs = []span{r.hull(a)}, []span{r.hull(b)}
	}
	var v Value
	for _, x := range as {
		for _, y := range bs {
			v |= r.of(f(x, y))
		}
	}
	return v
}

func (r *Regions) negative(a Value) Value {
	neg := func(n int64) int64 {
		switch n {
		case minusInf:
			return plusInf
		case plusInf:
			return minusInf
		}
		return -n
	}
	var v Value
	for _, s := range r.spans(a) {
		v |= r.of(span{neg(s.hi), neg(s.lo)})
	}
	return v
}

// wrap is truncation to a type: nothing happens to what is in its range.
func (r *Regions) wrap(a Value, t ivl.Type) Value {
	lo, hi, ok := t.Range.Bounds()
	if !ok || a == 0 {
		return a
	}
	if h := r.hull(a); h.lo >= lo && h.hi <= hi && h.lo != minusInf && h.hi != plusInf {
		return a
	}
	return r.ofType(t)
}

// addLow and addHigh add the lower and the upper ends of intervals. A sum that
// is out of range stands for all there is beyond it.
func addLow(a, b int64) int64 {
	if a == minusInf || b == minusInf {
		return minusInf
	}
	c := a + b
	switch {
	case a > 0 && b > 0 && c < 0:
		return plusInf
	case a < 0 && b < 0 && c >= 0:
		return minusInf
	}
	return c
}

func addHigh(a, b int64) int64 {
	if a == plusInf || b == plusInf {
		return plusInf
	}
	return addLow(a, b)
}
