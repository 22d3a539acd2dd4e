package zones

import (
	"math/bits"

	"github.com/jayverify/jayverify/horn"
)

// form is a sum: a constant and nodes of a graph with coefficients.
type form struct {
	k   int64
	sum []monomial // by node, no coefficient is 0
	// vast says that the constant is a number beyond ±most with the sign of k.
	vast bool
}

type monomial struct {
	node int32
	coef int64
}

func constant(k int64) form { return form{k: k} }

// times multiplies; ok is false if that gets too large.
func (f form) times(c int64) (g form, ok bool) {
	if c == 0 {
		return form{}, true
	}
	g = form{vast: f.vast}
	if g.k, ok = mul(f.k, c); !ok && !f.vast {
		return form{}, false
	}
	if f.vast {
		if g.k = f.k; c < 0 {
			g.k = -f.k
		}
	}
	for _, p := range f.sum {
		d, ok := mul(p.coef, c)
		if !ok {
			return form{}, false
		}
		g.sum = append(g.sum, monomial{p.node, d})
	}
	return g, true
}

// add adds; ok is false if that gets too large.
func (f form) add(g form) (h form, ok bool) {
	switch {
	case f.vast && g.vast:
		return form{}, false
	case f.vast || g.vast:
		h.vast = true
		if h.k = f.k; g.vast {
			h.k = g.k
		}
	default:
		h.k = f.k + g.k
		if h.k >= most || h.k <= -most {
			return form{}, false
		}
	}
	i, j := 0, 0
	for i < len(f.sum) || j < len(g.sum) {
		switch {
		case j == len(g.sum) || i < len(f.sum) && f.sum[i].node < g.sum[j].node:
			h.sum = append(h.sum, f.sum[i])
			i++
		case i == len(f.sum) || f.sum[i].node > g.sum[j].node:
			h.sum = append(h.sum, g.sum[j])
			j++
		default:
			if c := f.sum[i].coef + g.sum[j].coef; c >= most || c <= -most {
				return form{}, false
			} else if c != 0 {
				h.sum = append(h.sum, monomial{f.sum[i].node, c})
			}
			i++
			j++
		}
	}
	return h, true
}

// less is f - g.
func (f form) less(g form) (h form, ok bool) {
	if g, ok = g.times(-1); !ok {
		return form{}, false
	}
	return f.add(g)
}

// mul multiplies; ok is false if the product is beyond ±most.
func mul(a, b int64) (int64, bool) {
	hi, lo := bits.Mul64(magnitude(a), magnitude(b))
	if hi != 0 || lo >= uint64(most) {
		return 0, false
	}
	if (a < 0) != (b < 0) {
		return -int64(lo), true
	}
	return int64(lo), true
}

func magnitude(a int64) uint64 {
	if a < 0 {
		return uint64(-a)
	}
	return uint64(a)
}

// scaled is c·b for an upper bound b and c > 0.
func scaled(c, b int64) int64 {
	if b >= inf {
		return inf
	}
	if p, ok := mul(c, b); ok {
		return p
	}
	if b < 0 {
		return -most
	}
	return inf
}

// mostOf is the greatest value of a monomial.
func (g *graph) mostOf(p monomial) int64 {
	if p.coef > 0 {
		return scaled(p.coef, g.hi[p.node])
	}
	return scaled(-p.coef, -g.lo[p.node])
}

// formMost is an upper bound of a form's value.
func (g *graph) formMost(f form) int64 {
	if f.vast {
		if f.k > 0 {
			return inf
		}
		for _, p := range f.sum {
			if g.mostOf(p) >= inf {
				return inf
			}
		}
		return -most
	}
	b := f.k
	for _, p := range f.sum {
		b = plus(b, g.mostOf(p))
	}
	return min(b, plus(f.k, g.mostOfPair(f.sum)))
}

// maxPairs bounds the length of sums that also bound differences of their
// parts.
const maxPairs = 8

// notPositive adds f ≤ 0. It reports whether the bounds express it completely,
// also after later changes.
func (g *graph) notPositive(f form) (done bool) {
	if f.vast {
		if n, ok := f.times(-1); ok && g.formMost(n) < 0 {
			g.dead = true
		}
		return f.k < 0
	}
	switch {
	case len(f.sum) == 0:
		g.dead = g.dead || f.k > 0
		return true
	case len(f.sum) == 1:
		g.single(f.sum[0], f.k)
		return true
	case len(f.sum) == 2 && f.sum[0].coef == -f.sum[1].coef:
		x, y := f.sum[0], f.sum[1]
		if x.coef < 0 {
			x, y = y, x
		}
		g.differ(x.node, y.node, floorDiv(-f.k, x.coef))
		return true
	}
	// The least values of the parts, but for one or two, bound the rest.
	unbounded := 0
	for _, p := range f.sum {
		if g.mostOf(monomial{p.node, -p.coef}) >= inf {
			unbounded++
		}
	}
	if unbounded > 2 {
		return false
	}
	for i, p := range f.sum {
		if rest := g.rest(f, i, i); rest < inf {
			g.single(p, -rest)
		}
		if len(f.sum) > maxPairs {
			continue
		}
		for j, q := range f.sum[:i] {
			if (p.coef > 0) == (q.coef > 0) {
				continue
			}
			x, y := p, q
			if x.coef < 0 {
				x, y = y, x
			}
			// a·x - b·y is c·(x - y) and a multiple of one of them.
			c := min(x.coef, -y.coef)
			rest := g.rest(f, i, j)
			if more := x.coef - c; more > 0 {
				rest = plus(rest, g.mostOf(monomial{x.node, -more}))
			}
			if more := -y.coef - c; more > 0 {
				rest = plus(rest, g.mostOf(monomial{y.node, more}))
			}
			if rest < inf {
				g.differ(x.node, y.node, floorDiv(rest, c))
			}
		}
	}
	return false
}

// rest is an upper bound of the negative of f without two parts.
func (g *graph) rest(f form, i, j int) int64 {
	b := -f.k
	var left []monomial
	for k, p := range f.sum {
		if k != i && k != j {
			left = append(left, monomial{p.node, -p.coef})
			b = plus(b, g.mostOf(left[len(left)-1]))
		}
	}
	return min(b, plus(-f.k, g.mostOfPair(left)))
}

// mostOfPair is an upper bound of c·x - c·y, by the difference of x and y; infinity for other sums.
func (g *graph) mostOfPair(sum []monomial) int64 {
	if len(sum) != 2 || sum[0].coef != -sum[1].coef {
		return inf
	}
	x, y := sum[0], sum[1]
	if x.coef < 0 {
		x, y = y, x
	}
	return scaled(x.coef, g.most(x.node, y.node))
}

// single notes c·x + k ≤ 0.
func (g *graph) single(p monomial, k int64) {
	if p.coef > 0 {
		g.atMost(p.node, floorDiv(-k, p.coef))
	} else {
		g.atLeast(p.node, -floorDiv(-k, -p.coef))
	}
}

// floorDiv is a/b rounded down, for b > 0.
func floorDiv(a, b int64) int64 {
	q := a / b
	if a%b != 0 && a < 0 {
		q--
	}
	return q
}

// form of an integer term, or of a truth value as 0 or 1; a term that is not
// linear becomes a node of its own.
func (c *clause) form(t horn.Term) form {
	switch t := t.(type) {
	case *horn.IntConst:
		if t.V.IsInt64() && t.V.Int64() < most && t.V.Int64() > -most {
			return constant(t.V.Int64())
		}
		return form{k: int64(t.V.Sign()), vast: true}
	case horn.BoolConst:
		if t {
			return constant(1)
		}
		return constant(0)
	case *horn.Var:
		return form{sum: []monomial{{c.variable(t), 1}}}
	}
	a := t.(*horn.App)
	if f, ok := c.linear(a); ok {
		return f
	}
	return form{sum: []monomial{{c.opaque(a), 1}}}
}

// linear is the form of a term whose operator is linear here.
func (c *clause) linear(a *horn.App) (f form, ok bool) {
	switch a.Op {
	case horn.Add:
		for i, x := range a.Args {
			if i == 0 {
				f = c.form(x)
			} else if f, ok = f.add(c.form(x)); !ok {
				return form{}, false
			}
		}
		return f, true
	case horn.Sub:
		f = c.form(a.Args[0])
		for _, x := range a.Args[1:] {
			if f, ok = f.less(c.form(x)); !ok {
				return form{}, false
			}
		}
		return f, true
	case horn.Neg:
		return c.form(a.Args[0]).times(-1)
	case horn.Mul:
		f = constant(1)
		for _, x := range a.Args {
			g := c.form(x)
			if len(f.sum) > 0 {
				f, g = g, f
			}
			if len(f.sum) > 0 || f.vast {
				return form{}, false
			}
			if f, ok = g.times(f.k); !ok {
				return form{}, false
			}
		}
		return f, true
	case horn.Ite:
		switch c.decide(a.Args[0]) {
		case yes:
			return c.form(a.Args[1]), true
		case no:
			return c.form(a.Args[2]), true
		}
	}
	return form{}, false
}
