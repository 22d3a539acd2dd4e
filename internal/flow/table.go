package flow

import (
	"iter"
	"slices"
)

// Table gives each number below a bound a value; the zero value is none. It is a
// tree with nodes of 16 entries, and copies share their nodes until one of them
// is changed. So it costs little to copy a long table, and to join two that
// differ in few places or have few entries.
type Table[T comparable] struct {
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

// NewTable returns one for the numbers below n, without entries.
func NewTable[T comparable](n int) *Table[T] {
	return &Table[T]{make([]*tableNode[T], (n+nodeSize-1)/nodeSize), new(owner)}
}

// Get returns the entry of i, the zero value if there is none.
func (t *Table[T]) Get(i int) (x T) {
	if n := t.top[i/nodeSize]; n != nil {
		if l := n.leaves[i%nodeSize/leafSize]; l != nil {
			return l.vals[i%leafSize]
		}
	}
	return x
}

// Set makes x the entry of i.
func (t *Table[T]) Set(i int, x T) {
	if t.Get(i) != x {
		t.leaf(i/nodeSize, i%nodeSize/leafSize).vals[i%leafSize] = x
	}
}

// node returns node k to be changed.
func (t *Table[T]) node(k int) *tableNode[T] {
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
func (t *Table[T]) leaf(k, j int) *tableLeaf[T] {
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

// Clone returns a copy; afterwards t shares its nodes, too.
func (t *Table[T]) Clone() *Table[T] {
	t.owner = new(owner)
	return &Table[T]{slices.Clone(t.top), new(owner)}
}

// First returns the values of the numbers below n.
func (t *Table[T]) First(n int) []T {
	out := make([]T, n)
	for i := range out {
		out[i] = t.Get(i)
	}
	return out
}

// All yields the entries in the order of their numbers. Entries may be removed
// meanwhile.
func (t *Table[T]) All() iter.Seq2[int, T] {
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

// Keep removes the entries of all numbers outside of the set.
func (t *Table[T]) Keep(set Bitset) {
	t.remove(func(i int, _ T) bool { return !set.Has(i) })
}

// remove removes the entries for which f holds.
func (t *Table[T]) remove(f func(i int, x T) bool) {
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

// Diff calls f for the entries that differ from those of u, with their number and
// both.
func (t *Table[T]) Diff(u *Table[T], f func(i int, x, y T)) {
	t.compare(u, func(k, j, i int, x, y T) { f(k*nodeSize+j*leafSize+i, x, y) })
}

// Map returns a table in which f is applied to the entries. With the same memo,
// copies of a table share the results for their common parts.
func Map[T, U comparable](t *Table[T], f func(T) U, memo *Memo[T, U]) *Table[U] {
	out := &Table[U]{make([]*tableNode[U], len(t.top)), new(owner)}
	for k, n := range t.top {
		if n != nil {
			out.top[k] = memo.node(n, f)
		}
	}
	return out
}

// Memo has what Map has made of parts of tables.
type Memo[T, U comparable] struct {
	nodes  map[*tableNode[T]]*tableNode[U]
	leaves map[*tableLeaf[T]]*tableLeaf[U]
}

// NewMemo returns an empty memo.
func NewMemo[T, U comparable]() *Memo[T, U] {
	return &Memo[T, U]{map[*tableNode[T]]*tableNode[U]{}, map[*tableLeaf[T]]*tableLeaf[U]{}}
}

func (m *Memo[T, U]) node(n *tableNode[T], f func(T) U) *tableNode[U] {
	out := m.nodes[n]
	if out == nil {
		out = new(tableNode[U])
		for j, l := range n.leaves {
			if l != nil {
				out.leaves[j] = m.leaf(l, f)
			}
		}
		m.nodes[n] = out
	}
	return out
}

func (m *Memo[T, U]) leaf(l *tableLeaf[T], f func(T) U) *tableLeaf[U] {
	out := m.leaves[l]
	if out == nil {
		out = new(tableLeaf[U])
		var none T
		for i, x := range l.vals {
			if x != none {
				out.vals[i] = f(x)
			}
		}
		m.leaves[l] = out
	}
	return out
}

// Differences calls f for the entries that differ from those of u, with both.
func (t *Table[T]) Differences(u *Table[T], f func(x, y T)) {
	t.compare(u, func(_, _, _ int, x, y T) { f(x, y) })
}

// Join sets each entry to f of it and the value of u, and reports a change. f of
// a value and itself is that value.
func (t *Table[T]) Join(u *Table[T], f func(x, y T) T) bool {
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
func (t *Table[T]) compare(u *Table[T], f func(k, j, i int, x, y T)) {
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
