package transforms

// valuation gives each number a value, nil for any value. Copies share their
// parts until one of them is changed, so that copying a long one costs little,
// and so does joining two that differ in few places.
type valuation struct {
	parts []*valuationPart // nil: all nil
	own   []bool           // parts no other valuation has
}

const partSize = 32

type valuationPart [partSize]*value

// newValuation returns one for the numbers below n, with nil for each.
func newValuation(n int) *valuation {
	k := (n + partSize - 1) / partSize
	return &valuation{make([]*valuationPart, k), make([]bool, k)}
}

func (v *valuation) get(i int) *value {
	if p := v.parts[i/partSize]; p != nil {
		return p[i%partSize]
	}
	return nil
}

func (v *valuation) set(i int, x *value) {
	if v.get(i) != x {
		v.part(i / partSize)[i%partSize] = x
	}
}

// part returns part k to be changed.
func (v *valuation) part(k int) *valuationPart {
	if !v.own[k] {
		p := &valuationPart{}
		if v.parts[k] != nil {
			*p = *v.parts[k]
		}
		v.parts[k], v.own[k] = p, true
	}
	return v.parts[k]
}

// clone returns a copy; afterwards v shares its parts, too.
func (v *valuation) clone() *valuation {
	clear(v.own)
	return &valuation{append([]*valuationPart(nil), v.parts...), make([]bool, len(v.own))}
}

// first returns the values of the numbers below n.
func (v *valuation) first(n int) []*value {
	out := make([]*value, n)
	for i := range out {
		out[i] = v.get(i)
	}
	return out
}

// keep sets all numbers outside of the set to nil.
func (v *valuation) keep(set bitset) {
	for k, p := range v.parts {
		if p == nil {
			continue
		}
		some := false
		for i, x := range p {
			switch n := k*partSize + i; {
			case x == nil:
			case set.has(n):
				some = true
			default:
				v.set(n, nil)
			}
		}
		if !some {
			v.parts[k], v.own[k] = nil, false
		}
	}
}

// join sets each value to f of it and that of w, and reports a change. f of
// nil is nil, and f of a value and itself is that value.
func (v *valuation) join(w *valuation, f func(x, y *value) *value) bool {
	changed := false
	for k, p := range v.parts {
		q := w.parts[k]
		if p == nil || p == q {
			continue
		}
		for i, x := range p {
			var y *value
			if q != nil {
				y = q[i]
			}
			if r := f(x, y); r != x {
				v.part(k)[i] = r
				changed = true
			}
		}
	}
	return changed
}
