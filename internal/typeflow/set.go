package typeflow

import "math/bits"

// typeSet is a set of numbers of types.
type typeSet []uint64

func newTypeSet(n int) typeSet { return make(typeSet, (n+63)/64) }

func (s typeSet) has(i int) bool { return s[i>>6]&(1<<(i&63)) != 0 }

func (s typeSet) set(i int) { s[i>>6] |= 1 << (i & 63) }

// add adds the types in both t and only, and records the new ones in news. It
// reports whether there were new ones.
func (s typeSet) add(t, only, news typeSet) (changed bool) {
	for i := range s {
		if d := t[i] & only[i] &^ s[i]; d != 0 {
			s[i] |= d
			news[i] |= d
			changed = true
		}
	}
	return changed
}

// each calls f with the numbers in s, ascending.
func (s typeSet) each(f func(i int)) {
	for w, x := range s {
		for ; x != 0; x &= x - 1 {
			f(w<<6 + bits.TrailingZeros64(x))
		}
	}
}
