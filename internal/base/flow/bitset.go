package flow

import (
	"iter"
	"math/bits"
)

// Bitset is a set of small numbers.
type Bitset []uint64

// NewBitset returns the empty set of numbers below n.
func NewBitset(n int) Bitset { return make(Bitset, (n+63)/64) }

// Has reports whether i is in b.
func (b Bitset) Has(i int) bool { return b[i/64]>>(i%64)&1 != 0 }

// Set adds i.
func (b Bitset) Set(i int) { b[i/64] |= 1 << (i % 64) }

// Clear removes i.
func (b Bitset) Clear(i int) { b[i/64] &^= 1 << (i % 64) }

// Or adds the elements of c, which is not longer, and reports whether b grew.
func (b Bitset) Or(c Bitset) bool {
	grew := false
	for i, w := range c {
		if w&^b[i] != 0 {
			b[i] |= w
			grew = true
		}
	}
	return grew
}

// FullBitset returns the set of all numbers below n.
func FullBitset(n int) Bitset {
	b := NewBitset(n)
	for i := range b {
		b[i] = ^uint64(0)
	}
	if n%64 != 0 {
		b[len(b)-1] = 1<<(n%64) - 1
	}
	return b
}

// And removes the elements that are not in c and reports whether b shrank.
func (b Bitset) And(c Bitset) bool {
	shrank := false
	for i := range b {
		if w := b[i] & c[i]; w != b[i] {
			b[i] = w
			shrank = true
		}
	}
	return shrank
}

// Minus removes the elements of c.
func (b Bitset) Minus(c Bitset) {
	for i := range b {
		b[i] &^= c[i]
	}
}

// Within reports whether all elements are in c.
func (b Bitset) Within(c Bitset) bool {
	for i := range b {
		if b[i]&^c[i] != 0 {
			return false
		}
	}
	return true
}

// IsEmpty reports whether b has no element.
func (b Bitset) IsEmpty() bool {
	for _, w := range b {
		if w != 0 {
			return false
		}
	}
	return true
}

// All yields the elements in ascending order.
func (b Bitset) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for i, w := range b {
			for ; w != 0; w &= w - 1 {
				if !yield(i*64 + bits.TrailingZeros64(w)) {
					return
				}
			}
		}
	}
}

// Meets reports whether b and c have an element in common.
func (b Bitset) Meets(c Bitset) bool {
	for i := range b {
		if b[i]&c[i] != 0 {
			return true
		}
	}
	return false
}

// Equal reports whether b and c have the same elements; they are equally long.
func (b Bitset) Equal(c Bitset) bool {
	for i := range b {
		if b[i] != c[i] {
			return false
		}
	}
	return true
}
