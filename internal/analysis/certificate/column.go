package certificate

import (
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// A large program reads a field through references that can be thousands of objects. So
// the cells of one field lie side by side, and a block notes once which of them it reads.

// columnKey is the field, or the kind of cell of arrays, that a column is about.
type columnKey struct {
	field *ivl.Field
	kind  CellKind
}

// column has the claims about one field, or the elements or the length of arrays, of all
// objects.
type column struct {
	sets    *flow.Table[*Set] // by the object's number; nil means all values
	stored  flow.Bitset       // the other objects' cells are claimed as never stored to
	readers map[place]flow.Set
	order   []place // the keys of readers, in the order in which they were found
}

// column returns the column of a cell.
func (c *checker) column(k Cell) *column {
	key := columnKey{k.Field, k.Kind}
	col := c.columns[key]
	if col == nil {
		col = &column{sets: flow.NewTable[*Set](), stored: flow.NewBitset(len(c.objects)), readers: map[place]flow.Set{}}
		c.columns[key] = col
	}
	return col
}

func (col *column) set(object int, s *Set) {
	col.sets.Set(object, s)
	col.stored.Set(object)
}

// uses notes that a block reads the cells of some objects.
func (col *column) uses(pl place, objects flow.Set) {
	has, known := col.readers[pl]
	if !known {
		col.order = append(col.order, pl)
	}
	col.readers[pl] = has.Or(objects)
}

// cells returns the claims of all columns.
func (c *checker) cells() map[Cell]*Set {
	cells := map[Cell]*Set{}
	for key, col := range c.columns {
		for i := range col.stored.All() {
			cells[Cell{i, key.field, key.kind}] = col.sets.Get(i)
		}
	}
	return cells
}

// value returns what a cell can hold, of which the block has noted that it reads it. A cell that
// was never stored to is zero.
func (st *pointClaims) value(col *column, k Cell, t ivl.Type) *Set {
	switch s := col.sets.Get(k.Object); {
	case st.outsiders.Has(k.Object):
		return st.outside(st.objects[k.Object], k, t)
	case !col.stored.Has(k.Object):
		return st.eval(ivl.Zero(t))
	case s == nil:
		return st.all(t)
	default:
		return st.typed(s, t)
	}
}

// readAll joins the values of a cell over the objects; nil if there are none.
func (st *pointClaims) readAll(ref *Set, k Cell, t ivl.Type) *Set {
	if k.Kind == FieldCell && t.Sort != ivl.RefSort && ref.Objects.Meets(st.outsiders) {
		return st.all(t)
	}
	col := st.column(k)
	col.uses(place{st.pc, st.block}, ref.Objects)
	var r, last *Set
	for i := range ref.Objects.All() {
		k.Object = i
		s := st.value(col, k, t)
		switch {
		case r == nil:
			r = s
		case s != last:
			r = r.union(s)
		}
		last = s
	}
	return r
}
