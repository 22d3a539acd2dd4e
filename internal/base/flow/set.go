package flow

import (
	"fmt"
	"iter"
	"math/bits"
	"slices"
)

// Set is a set of small numbers that is never changed. It is a list of blocks, and sets that are
// made of each other share the blocks in which they do not differ. So a set that differs from a
// large one in few places costs little, and blocks that are shared are not compared. The zero Set
// is empty.
type Set struct{ blocks []*setBlock } // nil: no element; the others are not empty

const blockBits = 64 * len(setBlock{})

type setBlock [8]uint64

// SetOf returns the set of numbers.
func SetOf(ns ...int) Set {
	if len(ns) == 0 {
		return Set{}
	}
	s := Set{make([]*setBlock, slices.Max(ns)/blockBits+1)}
	for _, n := range ns {
		b := s.blocks[n/blockBits]
		if b == nil {
			b = new(setBlock)
			s.blocks[n/blockBits] = b
		}
		b[n%blockBits/64] |= 1 << (n % 64)
	}
	return s
}

// SetBelow returns the set of all numbers below n.
func SetBelow(n int) Set {
	s := Set{make([]*setBlock, (n+blockBits-1)/blockBits)}
	full := new(setBlock)
	for i := range full {
		full[i] = ^uint64(0)
	}
	for k := range s.blocks {
		s.blocks[k] = full
	}
	if n%blockBits != 0 {
		last := new(setBlock)
		for i := range n % blockBits {
			last[i/64] |= 1 << (i % 64)
		}
		s.blocks[len(s.blocks)-1] = last
	}
	return s
}

// orNil returns nil for a block without elements.
func (b *setBlock) orNil() *setBlock {
	if *b == (setBlock{}) {
		return nil
	}
	return b
}

func (s Set) block(k int) *setBlock {
	if k < len(s.blocks) {
		return s.blocks[k]
	}
	return nil
}

// Has reports whether i is in s.
func (s Set) Has(i int) bool {
	b := s.block(i / blockBits)
	return b != nil && b[i%blockBits/64]>>(i%64)&1 != 0
}

// With returns s with i.
func (s Set) With(i int) Set { return s.Or(SetOf(i)) }

// Without returns s without i.
func (s Set) Without(i int) Set { return s.Minus(SetOf(i)) }

// Or returns the union.
func (s Set) Or(t Set) Set {
	return s.combine(t, max(len(s.blocks), len(t.blocks)), func(a, b *setBlock) *setBlock {
		switch {
		case a == nil || a == b:
			return b
		case b == nil:
			return a
		}
		r := new(setBlock)
		for i := range r {
			r[i] = a[i] | b[i]
		}
		return r.shared(a, b)
	})
}

// And returns the intersection.
func (s Set) And(t Set) Set {
	return s.combine(t, len(s.blocks), func(a, b *setBlock) *setBlock {
		switch {
		case a == nil || b == nil:
			return nil
		case a == b:
			return a
		}
		r := new(setBlock)
		for i := range r {
			r[i] = a[i] & b[i]
		}
		return r.shared(a, b)
	})
}

// Minus returns the elements that are not in t.
func (s Set) Minus(t Set) Set {
	return s.combine(t, len(s.blocks), func(a, b *setBlock) *setBlock {
		switch {
		case a == b:
			return nil
		case a == nil || b == nil:
			return a
		}
		r := new(setBlock)
		for i := range r {
			r[i] = a[i] &^ b[i]
		}
		return r.shared(a, nil)
	})
}

// shared returns a or b if they have the same elements as r, and nil if there are none.
func (r *setBlock) shared(a, b *setBlock) *setBlock {
	switch {
	case *r == *a:
		return a
	case b != nil && *r == *b:
		return b
	}
	return r.orNil()
}

// combine returns a set of n blocks, which f makes of those of s and t; s itself if that is it.
func (s Set) combine(t Set, n int, f func(a, b *setBlock) *setBlock) Set {
	var out []*setBlock
	for k := range n {
		a := s.block(k)
		r := f(a, t.block(k))
		if r == a {
			continue
		}
		if out == nil {
			out = make([]*setBlock, n)
			copy(out, s.blocks)
		}
		out[k] = r
	}
	if out == nil {
		return s
	}
	return Set{out}
}

// Where returns the elements for which f holds.
func (s Set) Where(f func(int) bool) Set {
	out := make([]*setBlock, len(s.blocks))
	for k, b := range s.blocks {
		if b == nil {
			continue
		}
		r := *b
		for i, w := range b {
			for ; w != 0; w &= w - 1 {
				if j := bits.TrailingZeros64(w); !f(k*blockBits + i*64 + j) {
					r[i] &^= 1 << j
				}
			}
		}
		out[k] = r.shared(b, nil)
	}
	return Set{out}
}

// Within reports whether all elements are in t.
func (s Set) Within(t Set) bool {
	for k, a := range s.blocks {
		b := t.block(k)
		if a == nil || a == b {
			continue
		}
		if b == nil {
			return false
		}
		for i := range a {
			if a[i]&^b[i] != 0 {
				return false
			}
		}
	}
	return true
}

// Meets reports whether s and t have an element in common.
func (s Set) Meets(t Set) bool {
	for k, a := range s.blocks {
		b := t.block(k)
		if a == nil || b == nil {
			continue
		}
		for i := range a {
			if a[i]&b[i] != 0 {
				return true
			}
		}
	}
	return false
}

// Equal reports whether s and t have the same elements.
func (s Set) Equal(t Set) bool {
	for k := range max(len(s.blocks), len(t.blocks)) {
		a, b := s.block(k), t.block(k)
		if a != b && (a == nil || b == nil || *a != *b) {
			return false
		}
	}
	return true
}

// IsEmpty reports whether s has no element.
func (s Set) IsEmpty() bool {
	for _, b := range s.blocks {
		if b != nil {
			return false
		}
	}
	return true
}

// All yields the elements in ascending order.
func (s Set) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for k, b := range s.blocks {
			if b == nil {
				continue
			}
			for i, w := range b {
				for ; w != 0; w &= w - 1 {
					if !yield(k*blockBits + i*64 + bits.TrailingZeros64(w)) {
						return
					}
				}
			}
		}
	}
}

// String lists the elements: `{3 7}`.
func (s Set) String() string {
	text := []byte("{")
	for i := range s.All() {
		if len(text) > 1 {
			text = append(text, ' ')
		}
		text = fmt.Append(text, i)
	}
	return string(append(text, '}'))
}
