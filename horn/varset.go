package horn

import "math/bits"

// varset is a set of the variables of one procedure, by their number there.
type varset []uint64

func newVarset(n int) varset { return make(varset, (n+63)/64) }

func (s varset) has(i int) bool { return s[i/64]&(1<<(i%64)) != 0 }
func (s varset) add(i int)      { s[i/64] |= 1 << (i % 64) }
func (s varset) remove(i int)   { s[i/64] &^= 1 << (i % 64) }

func (s varset) clone() varset { return append(varset(nil), s...) }

// addAll adds t's elements and reports whether that changed s.
func (s varset) addAll(t varset) bool {
	changed := false
	for i, w := range t {
		changed = changed || w&^s[i] != 0
		s[i] |= w
	}
	return changed
}

// each calls f for every element in order.
func (s varset) each(f func(i int)) {
	for i, w := range s {
		for ; w != 0; w &= w - 1 {
			f(64*i + bits.TrailingZeros64(w))
		}
	}
}
