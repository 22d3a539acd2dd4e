package transforms

import (
	"iter"
	"slices"
)

// table gives each number below a bound a value; the zero value is none. It is a
// tree with nodes of 16 entries, and copies share their nodes until one of them
// is changed. So it costs little to copy a long table, and to join two that
// differ in few places or have few entries.
type table[T comparable] struct {
	top   []*tableNode[T] // nil: none
	owner *owner
}

// owner is who may change a node: a table whose own it is.
type owner struct{ _ byte }

const (
	leafSize = 16
	nodeSize = 16 * leafSize
)

type tableNode[T comparable] struct {
	owner  *owner
	leaves [nodeSize / leafSize]*tableLeaf[T]
}

type tableLeaf[T comparable] struct {
	owner *owner
	vals  [leafSize]T
}

// newTable returns one for the numbers below n, without entries.
func newTable[T comparable](n int) *table[T] {
	return &table[T]{make([]*tableNode[T], (n+nodeSize-1)/nodeSize), new(owner)}
}

func (t *table[T]) get(i int) (x T) {
	if n := t.top[i/nodeSize]; n != nil {
		if l := n.leaves[i%nodeSize/leafSize]; l != nil {
			return l.vals[i%leafSize]
		}
	}
	return x
}

func (t *table[T]) set(i int, x T) {
	if t.get(i) != x {
		t.leaf(i/nodeSize, i%nodeSize/leafSize).vals[i%leafSize] = x
	}
}

// node returns node k to be changed.
func (t *table[T]) node(k int) *tableNode[T] {
	n := t.top[k]
	if n == nil || n.owner != t.owner {
		m := &tableNode[T]{owner: t.owner}
		if n != nil {
			m.leaves = n.leaves
		}
		t.top[k], n = m, m
	}
	return n
}

// leaf returns leaf j of node k to be changed.
func (t *table[T]) leaf(k, j int) *tableLeaf[T] {
	n := t.node(k)
	l := n.leaves[j]
	if l == nil || l.owner != t.owner {
		m := &tableLeaf[T]{owner: t.owner}
		if l != nil {
			m.vals = l.vals
		}
		n.leaves[j], l = m, m
	}
	return l
}

// clone returns a copy; afterwards t shares its nodes, too.
func (t *table[T]) clone() *table[T] {
	t.owner = new(owner)
	return &table[T]{slices.Clone(t.top), new(owner)}
}

// first returns the values of the numbers below n.
func (t *table[T]) first(n int) []T {
	out := make([]T, n)
	for i := range out {
		out[i] = t.get(i)
	}
	return out
}

// all yields the entries in the order of their numbers. Entries may be removed
// meanwhile.
func (t *table[T]) all() iter.Seq2[int, T] {
	return func(yield func(int, T) bool) {
		var none T
		for k, n := range t.top {
			if n == nil {
				continue
			}
			for j, l := range n.leaves {
				if l == nil {
					continue
				}
				for i, x := range l.vals {
					if x != none && !yield(k*nodeSize+j*leafSize+i, x) {
						return
					}
				}
			}
		}
	}
}

// keep removes the entries of all numbers outside of the set.
func (t *table[T]) keep(set bitset) {
	t.remove(func(i int, _ T) bool { return !set.has(i) })
}

// remove removes the entries for which f holds.
func (t *table[T]) remove(f func(i int, x T) bool) {
	var none T
	for k, n := range t.top {
		if n == nil {
			continue
		}
		for j, l := range n.leaves {
			if l == nil {
				continue
			}
			some := false
			for i, x := range l.vals {
				switch {
				case x == none:
				case f(k*nodeSize+j*leafSize+i, x):
					t.leaf(k, j).vals[i] = none
				default:
					some = true
				}
			}
			if !some {
				t.node(k).leaves[j] = nil
			}
		}
	}
}

// differences calls f for the entries that differ from those of u, with both.
func (t *table[T]) differences(u *table[T], f func(x, y T)) {
	t.compare(u, func(_, _, _ int, x, y T) { f(x, y) })
}

// join sets each entry to f of it and the value of u, and reports a change. f of
// a value and itself is that value.
func (t *table[T]) join(u *table[T], f func(x, y T) T) bool {
	changed := false
	t.compare(u, func(k, j, i int, x, y T) {
		if r := f(x, y); r != x {
			t.leaf(k, j).vals[i] = r
			changed = true
		}
	})
	return changed
}

// compare calls f with the place of each entry that differs from that of u, and
// with both.
func (t *table[T]) compare(u *table[T], f func(k, j, i int, x, y T)) {
	var none T
	var empty tableNode[T]
	for k, n := range t.top {
		m := u.top[k]
		if n == nil || n == m {
			continue
		}
		if m == nil {
			m = &empty
		}
		for j, l := range n.leaves {
			o := m.leaves[j]
			if l == nil || l == o {
				continue
			}
			for i, x := range l.vals {
				var y T
				if o != nil {
					y = o.vals[i]
				}
				if x != none && x != y {
					f(k, j, i, x, y)
				}
			}
		}
	}
}
