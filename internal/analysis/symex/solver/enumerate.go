package solver

import "github.com/jayverify/jayverify/internal/analysis/symex/term"

// maxValues is how many combinations of values a question may have that is answered by
// evaluating it for all of them. Floats cost a solver seconds, and an evaluation takes
// microseconds.
const maxValues = 1024

// domain is a variable with few values.
type domain struct {
	v      *term.Term
	lo, hi int64
}

// domains returns the variables of terms, when there are few combinations of their
// values; how many is the number of these.
func domains(ts []*term.Term) (ds []domain, many int, ok bool) {
	at := map[int]int{}
	for _, t := range ts {
		for _, v := range t.Vars() {
			if v.Sort().IsFloat() {
				return nil, 0, false
			}
			d := domain{v, 0, 1}
			if v.Sort().IsBits() {
				d.lo, d.hi = v.Bounds()
			}
			if i, known := at[v.Index()]; known {
				ds[i].lo, ds[i].hi = max(ds[i].lo, d.lo), min(ds[i].hi, d.hi)
				continue
			}
			at[v.Index()] = len(ds)
			ds = append(ds, d)
		}
	}
	many = 1
	for _, d := range ds {
		n := uint64(d.hi-d.lo) + 1
		if d.hi < d.lo || n == 0 || n > maxValues {
			return nil, 0, false
		}
		if many *= int(n); many > maxValues {
			return nil, 0, false
		}
	}
	return ds, many, len(ds) > 0
}

// hasFloats reports whether terms compute with floats.
func hasFloats(ts []*term.Term) bool { return Logic(ts) == floatLogic }

// enumerate answers a question whose variables have few values. cases are all
// combinations of values, where the answer is Unsat.
func (c *Chain) enumerate(ts []*term.Term) (a Answer, cases [][]*term.Term, ok bool) {
	ds, many, ok := domains(ts)
	if !ok {
		return Answer{}, nil, false
	}
	n := 0
	for _, d := range ds {
		n = max(n, d.v.Index()+1)
	}
	for i := range many {
		m := make(term.Model, n)
		is := make([]*term.Term, 0, len(ds))
		for _, d := range ds {
			size := int(d.hi-d.lo) + 1
			k := d.lo + int64(i%size)
			i /= size
			m[d.v.Index()] = uint64(k)
			is = append(is, c.is(d.v, k))
		}
		if c.fits(ts, m) {
			return c.valuesOf(ts, m), nil, true
		}
		cases = append(cases, is)
	}
	return Answer{Status: Unsat}, cases, true
}

// is is the condition that a variable has a value.
func (c *Chain) is(v *term.Term, k int64) *term.Term {
	if v.Sort() == term.Bool {
		return c.Terms.Eq(v, c.Terms.BoolConst(k == 1))
	}
	return c.Terms.Eq(v, c.Terms.Int(v.Sort(), k))
}
