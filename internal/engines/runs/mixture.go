package runs

import (
	"math/rand/v2"

	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// mixture supplies inputs drawn from the values a derivation has for the same
// input, sometimes from those of any input, sometimes random ones.
type mixture struct {
	queues map[*ivl.Input][]ivl.Value
	all    []ivl.Value
	rnd    *rand.Rand
	other  *hinted
}

func newMixture(queues map[*ivl.Input][]ivl.Value, low *lower.Result, constants ivl.Literals, seed uint64) *mixture {
	p := low.Program
	m := &mixture{queues: queues, rnd: rand.New(rand.NewPCG(seed, 2)), other: newHinted(low, constants, seed)}
	for _, in := range p.Inputs {
		m.all = append(m.all, queues[in]...)
	}
	return m
}

// Value returns a value of the request's type; there always is one.
func (m *mixture) Value(r ivl.Request) (ivl.Value, bool) {
	if r.Type.Sort == ivl.IntSort && !r.Contents {
		q := m.queues[r.Input]
		switch k := m.rnd.IntN(8); {
		case k < 3 && r.N < len(q):
			return q[r.N], true
		case k < 5 && len(q) > 0:
			return q[m.rnd.IntN(len(q))], true
		case k < 6 && len(m.all) > 0:
			if v := m.all[m.rnd.IntN(len(m.all))]; inRange(v, r.Type.Range) {
				return v, true
			}
		}
	}
	return m.other.Value(r)
}

func inRange(v ivl.Value, r ivl.Range) bool {
	lo, hi, ok := r.Bounds()
	return !ok || v.Big == nil && lo <= v.N && v.N <= hi
}
