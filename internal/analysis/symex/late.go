package symex

import (
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/symex/term"
	"github.com/jayverify/jayverify/ivl"
)

// A write of a reference to an array at an unknown index does not fork the path over the
// index: the array remembers it. A later access forks over whether its index is the same.
// So a path through a hash table depends on which keys are equal, not on their places.

// late is a write of a reference to an array of the program.
type late struct {
	index *term.Term
	v     value
}

// maxLate is how many such writes an array remembers.
const maxLate = 32

// writeLate remembers a write, if its index or that of an earlier write is unknown. It
// reports whether it did.
func (x *exec) writeLate(r ref, index *term.Term, v value) bool {
	o := x.st.object(r)
	if _, known := index.Signed(); known && len(o.late) == 0 {
		return false
	}
	if o.class.Elem.Sort != ivl.RefSort || o.outer != nil || o.from != nil {
		return false
	}
	if len(o.late) >= maxLate {
		x.settle(r)
		return x.writeLate(r, index, v)
	}
	o = x.st.change(r)
	o.late = slices.DeleteFunc(o.late, func(l late) bool { return l.index == index })
	o.late = append(o.late, late{index, v})
	return true
}

// lateElement returns what was written last at an index, if that is one of the writes that
// an array remembers.
func (x *exec) lateElement(r ref, index *term.Term) (value, bool) {
	o := x.st.object(r)
	for i := len(o.late) - 1; i >= 0; i-- {
		if x.branch(x.sameIndex(index, o.late[i].index)) {
			return o.late[i].v, true
		}
	}
	return value{}, false
}

// sameIndex is the condition that two indices are equal.
func (x *exec) sameIndex(a, b *term.Term) *term.Term {
	if k, ok := a.Signed(); ok {
		return x.at(b, k)
	}
	if k, ok := b.Signed(); ok {
		return x.at(a, k)
	}
	if a.Sort() != b.Sort() {
		return x.at(a, x.pick(b))
	}
	return x.terms.Eq(a, b)
}

// settle forks the path over the indices of the writes that an array remembers.
func (x *exec) settle(r ref) {
	late := x.st.object(r).late
	at := make([]int64, len(late))
	for i, l := range late {
		k, ok := l.index.Signed()
		if !ok {
			k = x.pick(l.index)
		}
		at[i] = k
	}
	for i, k := range at {
		x.setElement(r, k, late[i].v)
	}
	x.st.change(r).late = nil
}
