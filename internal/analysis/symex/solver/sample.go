package solver

import (
	"math"
	"math/rand/v2"

	"github.com/jayverify/jayverify/internal/analysis/symex/term"
)

// The bounds of a search by samples: evaluations of one question, and its variables. The terms of a
// question are evaluated in microseconds, where a solver of floats takes seconds.
const (
	maxSamples = 3000
	maxSampled = 6
)

// sample searches a model of a question with floats among values near its constants, within
// the bounds of the variables, and from models of other questions. Products, functions that grow and
// bounds of loops mostly have one there. ok is false if it finds none, which says nothing.
func (c *Chain) sample(ts []*term.Term) (a Answer, ok bool) {
	vars, constants := partsOf(ts)
	if len(vars) == 0 || len(vars) > maxSampled {
		return Answer{}, false
	}
	n := 0
	for _, v := range vars {
		n = max(n, v.Index()+1)
	}
	base := make(term.Model, n)
	if len(c.models) > 0 {
		copy(base, c.models[len(c.models)-1])
	}
	rnd := rand.New(rand.NewPCG(uint64(len(ts)), uint64(n)))
	for range maxSamples {
		m := make(term.Model, n)
		copy(m, base)
		for _, v := range vars {
			if rnd.IntN(len(vars)+2) > 0 {
				m[v.Index()] = valueNear(rnd, v, constants)
			}
		}
		if c.fits(ts, m) {
			return c.valuesOf(ts, m), true
		}
	}
	return Answer{}, false
}

// partsOf returns the variables of terms, each number once, and the numbers that are constants in them.
func partsOf(ts []*term.Term) (vars []*term.Term, constants []float64) {
	seen, numbered := map[*term.Term]bool{}, map[int]bool{}
	var visit func(t *term.Term)
	visit = func(t *term.Term) {
		if seen[t] {
			return
		}
		seen[t] = true
		bits, constant := t.IsConst()
		switch {
		case constant && t.Sort().IsFloat():
			constants = append(constants, term.ToDouble(t.Sort(), bits))
		case constant && t.Sort().IsBits():
			lo, _ := t.Bounds()
			constants = append(constants, float64(lo))
		case t.Op() == term.Var && !numbered[t.Index()]:
			numbered[t.Index()] = true
			vars = append(vars, t)
		}
		for _, a := range t.Args() {
			visit(a)
		}
	}
	for _, t := range ts {
		visit(t)
	}
	return vars, constants
}

// valueNear chooses the bits of a value of a variable.
func valueNear(rnd *rand.Rand, v *term.Term, constants []float64) uint64 {
	switch {
	case v.Sort() == term.Bool:
		return rnd.Uint64() & 1
	case v.Sort().IsBits():
		lo, hi := v.Bounds()
		x := lo
		switch k := rnd.IntN(4); {
		case k == 0 && len(constants) > 0:
			x = int64(constants[rnd.IntN(len(constants))]) + int64(rnd.IntN(3)) - 1
		case k == 1:
			x = int64(rnd.IntN(200)) - 100
		case k == 2 && hi-lo >= 0 && hi-lo < math.MaxInt64:
			x = lo + rnd.Int64N(hi-lo+1)
		case k == 3:
			x = hi
		}
		w := v.Sort().Width()
		return uint64(min(max(x, lo), hi)) << (64 - w) >> (64 - w)
	}
	lo, hi := v.FloatBounds()
	return term.FloatBits(v.Sort(), numberNear(rnd, lo, hi, constants))
}

// numberNear chooses a number, mostly one between lo and hi.
func numberNear(rnd *rand.Rand, lo, hi float64, constants []float64) float64 {
	x := float64(rnd.IntN(21) - 10)
	switch rnd.IntN(8) {
	case 0, 1:
		if len(constants) > 0 {
			x = constants[rnd.IntN(len(constants))]
		}
		switch rnd.IntN(4) {
		case 0:
			x = math.Nextafter(x, math.Inf(1))
		case 1:
			x = math.Nextafter(x, math.Inf(-1))
		}
	case 2:
		x = lo
	case 3:
		x = hi
	default:
		a, b := math.Max(lo, -1e18), math.Min(hi, 1e18)
		if n := len(constants); n > 1 && rnd.IntN(3) > 0 {
			p, q := constants[rnd.IntN(n)], constants[rnd.IntN(n)]
			a, b = math.Min(p, q), math.Max(p, q)
		}
		x = a + (b-a)*rnd.Float64()
		if a >= 0 && rnd.IntN(2) == 0 { // as many of each size
			a = math.Max(a, 1e-9)
			x = a * math.Pow(b/a, rnd.Float64())
		}
	}
	return math.Max(lo, math.Min(hi, x))
}
