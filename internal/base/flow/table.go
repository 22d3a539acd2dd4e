package flow

import (
	"iter"
	"slices"
)

// Table gives numbers values; the zero value is none. It is a list of trees of
// 64 entries, without those that have none, and copies share the trees' nodes
// until one of them is changed. So it costs little to copy a long table, and to
// join two that differ in few places or have few entries.
type Table[T comparable] struct {
	top   []tableTree[T] // by ascending numbers
	owner *owner
}

// tableTree is the node for the numbers from at*nodeSize on.
type tableTree[T comparable] struct {
	at   int
	node *tableNode[T]
}

// owner is who may change a node: a table whose own it is.
type owner struct{ _ byte }

const (
	leafSize = 8
	nodeSize = 8 * leafSize
)

type tableNode[T comparable] struct {
	owner  *owner
	leaves [nodeSize / leafSize]*tableLeaf[T]
}

type tableLeaf[T comparable] struct {
	owner *owner
	vals  [leafSize]T
}

// NewTable returns one without entries.
func NewTable[T comparable]() *Table[T] { return &Table[T]{owner: new(owner)} }

// find returns where the tree of node k is in t.top, or is to be.
func (t *Table[T]) find(k int) (i int, ok bool) {
	lo, hi := 0, len(t.top)
	for lo < hi {
		mid := (lo + hi) / 2
		if t.top[mid].at < k {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	return lo, lo < len(t.top) && t.top[lo].at == k
}

// Get returns the entry of i, the zero value if there is none.
func (t *Table[T]) Get(i int) (x T) {
	if k, ok := t.find(i / nodeSize); ok {
		n := t.top[k].node
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
	i, ok := t.find(k)
	if !ok {
		t.top = slices.Insert(t.top, i, tableTree[T]{k, &tableNode[T]{owner: t.owner}})
	}
	n := t.top[i].node
	if n.owner != t.owner {
		n = &tableNode[T]{owner: t.owner, leaves: n.leaves}
		t.top[i].node = n
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
		for _, tree := range t.top {
			for j, l := range tree.node.leaves {
				if l == nil {
					continue
				}
				for i, x := range l.vals {
					if x != none && !yield(tree.at*nodeSize+j*leafSize+i, x) {
						return
					}
				}
			}
		}
	}
}

// Keep removes the entries of all numbers outside of the set.
func (t *Table[T]) Keep(set Set) {
	t.remove(func(i int, _ T) bool { return !set.Has(i) })
}

// remove removes the entries for which f holds.
func (t *Table[T]) remove(f func(i int, x T) bool) {
	for _, tree := range t.top {
		for j := range tree.node.leaves {
			t.removeFrom(tree, j, f)
		}
	}
	t.top = slices.DeleteFunc(t.top, func(tree tableTree[T]) bool { return tree.node.leaves == [nodeSize / leafSize]*tableLeaf[T]{} })
}

// removeFrom is remove for leaf j of a tree.
func (t *Table[T]) removeFrom(tree tableTree[T], j int, f func(i int, x T) bool) {
	l := tree.node.leaves[j]
	if l == nil {
		return
	}
	var none T
	some := false
	for i, x := range l.vals {
		switch {
		case x == none:
		case f(tree.at*nodeSize+j*leafSize+i, x):
			t.leaf(tree.at, j).vals[i] = none
		default:
			some = true
		}
	}
	if !some {
		t.node(tree.at).leaves[j] = nil
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
	out := &Table[U]{make([]tableTree[U], len(t.top)), new(owner)}
	for i, tree := range t.top {
		out.top[i] = tableTree[U]{tree.at, memo.node(tree.node, f)}
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
	return t.JoinNoting(u, func(_ int, x, y T) T { return f(x, y) }, func(int) {})
}

// JoinNoting is Join where f has the number of the entry, too, and calls note with the number of each entry that changes.
func (t *Table[T]) JoinNoting(u *Table[T], f func(i int, x, y T) T, note func(i int)) bool {
	changed := false
	t.compare(u, func(k, j, i int, x, y T) {
		at := k*nodeSize + j*leafSize + i
		if r := f(at, x, y); r != x {
			t.leaf(k, j).vals[i] = r
			note(at)
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
	next := 0 // of u's trees
	for _, tree := range t.top {
		k, n, m := tree.at, tree.node, &empty
		for next < len(u.top) && u.top[next].at < k {
			next++
		}
		if next < len(u.top) && u.top[next].at == k {
			m = u.top[next].node
		}
		if n == m {
			continue
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
