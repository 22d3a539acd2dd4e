package ivl

// Sort is the coarse type of a value.
type Sort uint8

// The sorts.
const (
	BoolSort   Sort = iota // conditions; Java's boolean is an Int with range U1
	IntSort                // mathematical integers, with the range they are known to stay in
	FloatSort              // IEEE 754 binary32
	DoubleSort             // IEEE 754 binary64
	RefSort                // reference tuples
	ArraySort              // maps from integers, for all of them; only after a heap encoding
)

// Range is the set of integers an IntSort value is known to be in. A variable
// of a ranged type always holds a value of that range; havoc respects it.
type Range uint8

// The ranges.
const (
	Z   Range = iota // all integers (--ints=unbounded)
	U1               // 0..1, Java boolean
	I8               // Java byte
	I16              // Java short
	U16              // Java char
	I32              // Java int
	I64              // Java long
)

// Bounds returns the least and greatest value of r; ok is false for Z.
func (r Range) Bounds() (lo, hi int64, ok bool) {
	switch r {
	case U1:
		return 0, 1, true
	case I8:
		return -1 << 7, 1<<7 - 1, true
	case I16:
		return -1 << 15, 1<<15 - 1, true
	case U16:
		return 0, 1<<16 - 1, true
	case I32:
		return -1 << 31, 1<<31 - 1, true
	case I64:
		return -1 << 63, 1<<63 - 1, true
	}
	return 0, 0, false
}

// MaxLength is the greatest length of an array or a text. HotSpot has no longer one: its sizes in words,
// with the header of the object, are ints.
const MaxLength = 1<<31 - 3

// Type is the type of a variable, field or term. Types are comparable.
type Type struct {
	Sort  Sort
	Range Range  // IntSort, and ArraySort with Elem IntSort
	Class *Class // RefSort only: the static class, which decides the tuple components; never nil
	Elem  Sort   // ArraySort only: what there is after all indices; no RefSort, no ArraySort
	Dims  uint8  // ArraySort only: how many indices an element has, > 0
}

// The types without parameters.
var (
	Bool   = Type{Sort: BoolSort}
	Float  = Type{Sort: FloatSort}
	Double = Type{Sort: DoubleSort}
	Int    = Type{Sort: IntSort, Range: I32}
	Long   = Type{Sort: IntSort, Range: I64}
	IntZ   = Type{Sort: IntSort, Range: Z}
)

// IntOf returns the integer type with range r.
func IntOf(r Range) Type { return Type{Sort: IntSort, Range: r} }

// RefTo returns the reference type with static class c.
func RefTo(c *Class) Type { return Type{Sort: RefSort, Class: c} }

// ArrayOf returns the type of the maps from integers to elem, which is no
// reference type.
func ArrayOf(elem Type) Type {
	switch elem.Sort {
	case RefSort:
		panic("BUG: an array of references: they are flattened before")
	case ArraySort:
		elem.Dims++
		return elem
	}
	return Type{Sort: ArraySort, Range: elem.Range, Elem: elem.Sort, Dims: 1}
}

// ElemType returns the type of what a has at an index, for an array type.
func (t Type) ElemType() Type {
	if t.Dims > 1 {
		t.Dims--
		return t
	}
	return Type{Sort: t.Elem, Range: t.Range}
}
