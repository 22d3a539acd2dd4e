package term

// Sort is the type of a term.
type Sort uint8

// The sorts besides the bit-vectors: Sort(w), for 1 ≤ w ≤ 64, are the
// bit-vectors of width w.
const (
	Bool   Sort = 0
	Float  Sort = 101 // IEEE 754 binary32
	Double Sort = 102 // IEEE 754 binary64
)

// Width returns the number of bits of a value of the sort, 1 for Bool.
func (s Sort) Width() uint {
	switch s {
	case Bool:
		return 1
	case Float:
		return 32
	case Double:
		return 64
	}
	return uint(s)
}

// IsBits reports whether s is a sort of bit-vectors.
func (s Sort) IsBits() bool { return 1 <= s && s <= 64 }

// IsFloat reports whether s is Float or Double.
func (s Sort) IsFloat() bool { return s == Float || s == Double }

// Op is an operator. Bit-vectors are signed where it matters.
type Op uint8

// The operators. Arguments and results have one sort unless noted.
const (
	Const Op = iota
	Var
	Not // Bool
	And // Bool
	Or  // Bool
	Eq  // of two Bools or two bit-vectors; Bool
	Ite // of a Bool and two of the result's sort

	Add
	Sub
	Mul
	Div // toward zero; 0 when the divisor is 0
	Rem // sign of the dividend; 0 when the divisor is 0
	BitAnd
	BitOr
	BitXor
	Shl  // counts from the width on give 0
	LShr // counts from the width on give 0
	AShr // counts from the width on give 0 or -1
	Lt   // signed; Bool

	ZExt  // to a wider sort
	SExt  // to a wider sort
	Trunc // the low bits, to a narrower sort

	FAdd // round to nearest, ties to even, like all of them
	FSub
	FMul
	FDiv
	FRem   // C's fmod, Java's %
	FNeg   //
	FSqrt  //
	FFloor // to the greatest whole number that is not greater
	FCeil  // to the least that is not less
	FRint  // to the nearest, ties to even
	FLt    // Bool
	FEq    // IEEE 754 equality; Bool
	FToF   // between Float and Double
	FToI   // to 32 or 64 bits: toward zero, saturating, NaN is 0 (JVMS d2i, d2l)
	IToF   // from a signed bit-vector
	FToB   // the bits of a float, in a vector of its width; all NaNs have those of one
	BToF   // the float with some bits
	opsEnd // no operator
)

var opNames = [...]string{
	Const: "const", Var: "var", Not: "not", And: "and", Or: "or", Eq: "=", Ite: "ite",
	Add: "bvadd", Sub: "bvsub", Mul: "bvmul", Div: "div", Rem: "rem", BitAnd: "bvand", BitOr: "bvor", BitXor: "bvxor",
	Shl: "bvshl", LShr: "bvlshr", AShr: "bvashr", Lt: "bvslt", ZExt: "zero_extend", SExt: "sign_extend", Trunc: "trunc",
	FAdd: "fp.add", FSub: "fp.sub", FMul: "fp.mul", FDiv: "fp.div", FRem: "fmod", FNeg: "fp.neg", FSqrt: "fp.sqrt RNE", FFloor: "fp.roundToIntegral RTN", FCeil: "fp.roundToIntegral RTP", FRint: "fp.roundToIntegral RNE", FLt: "fp.lt", FEq: "fp.eq",
	FToF: "to_fp", FToI: "ftoi", IToF: "itof", FToB: "ftob", BToF: "btof",
}

// String returns the operator's name; that of SMT-LIB if there is one.
func (op Op) String() string { return opNames[op] }

// Term is an immutable expression. Terms of one Store are equal exactly when
// their pointers are.
type Term struct {
	op   Op
	sort Sort
	n    uint8
	args [3]*Term
	k    uint64 // Const: the bits; Var: its number
	id   uint32
	// lo and hi bound the values of a bit-vector, read as a signed number.
	lo, hi int64
	floats floatRange // of a Float or Double
	vars   *varSet
	name   string // of a Var
}

// Op returns the operator.
func (t *Term) Op() Op { return t.op }

// Sort returns the sort.
func (t *Term) Sort() Sort { return t.sort }

// Args returns the arguments.
func (t *Term) Args() []*Term { return t.args[:t.n] }

// ID returns a number that no other term of the Store has.
func (t *Term) ID() uint32 { return t.id }

// Name returns the name of a variable.
func (t *Term) Name() string { return t.name }

// Index returns the number of a variable in its Store, from 0.
func (t *Term) Index() int { return int(t.k) }

// Bounds returns a lower and an upper bound of the value, read as signed. t is
// a bit-vector.
func (t *Term) Bounds() (lo, hi int64) { return t.lo, t.hi }

// FloatBounds are numbers that a float is not below and not above, unless it is NaN.
func (t *Term) FloatBounds() (lo, hi float64) { return t.floats.lo, t.floats.hi }

// IsConst returns the bits of a constant.
func (t *Term) IsConst() (bits uint64, ok bool) { return t.k, t.op == Const }

// IsTrue reports whether t is the constant true.
func (t *Term) IsTrue() bool { return t.op == Const && t.sort == Bool && t.k == 1 }

// IsFalse reports whether t is the constant false.
func (t *Term) IsFalse() bool { return t.op == Const && t.sort == Bool && t.k == 0 }

// Signed returns the value of a constant bit-vector.
func (t *Term) Signed() (v int64, ok bool) { return signed(t.k, t.sort), t.op == Const }

// Vars returns the variables of t, by increasing Index. The caller may not
// change it.
func (t *Term) Vars() []*Term {
	if t.vars == nil {
		return nil
	}
	return t.vars.list
}

// varSet is the variables of a term, shared by terms that have the same.
type varSet struct{ list []*Term }

type key struct {
	op      Op
	sort    Sort
	k       uint64
	a, b, c uint32
}

// Store makes terms. It is not for concurrent use.
type Store struct {
	table map[key]*Term
	names map[string]*Term
	vars  []*Term
	next  uint32
	True  *Term
	False *Term
}

// NewStore returns an empty Store.
func NewStore() *Store {
	s := &Store{table: map[key]*Term{}, names: map[string]*Term{}}
	s.True = s.Const(Bool, 1)
	s.False = s.Const(Bool, 0)
	return s
}

func id(t *Term) uint32 {
	if t == nil {
		return 0
	}
	return t.id
}

// intern returns the term with an operator and arguments.
func (s *Store) intern(op Op, sort Sort, k uint64, a, b, c *Term) *Term {
	at := key{op, sort, k, id(a), id(b), id(c)}
	if t := s.table[at]; t != nil {
		return t
	}
	s.next++
	t := &Term{op: op, sort: sort, k: k, args: [3]*Term{a, b, c}, id: s.next}
	switch {
	case c != nil:
		t.n = 3
	case b != nil:
		t.n = 2
	case a != nil:
		t.n = 1
	}
	for _, x := range t.Args() {
		t.vars = union(t.vars, x.vars)
	}
	if sort.IsBits() {
		t.lo, t.hi = bounds(t)
	}
	if sort.IsFloat() {
		t.floats = spread(t)
	}
	s.table[at] = t
	return t
}

// union returns the variables of both sets.
func union(a, b *varSet) *varSet {
	switch {
	case a == nil || a == b:
		return b
	case b == nil:
		return a
	}
	list := make([]*Term, 0, len(a.list)+len(b.list))
	x, y := a.list, b.list
	for len(x) > 0 && len(y) > 0 {
		switch {
		case x[0].k < y[0].k:
			list, x = append(list, x[0]), x[1:]
		case x[0].k > y[0].k:
			list, y = append(list, y[0]), y[1:]
		default:
			list, x, y = append(list, x[0]), x[1:], y[1:]
		}
	}
	list = append(append(list, x...), y...)
	switch len(list) {
	case len(a.list):
		return a
	case len(b.list):
		return b
	}
	return &varSet{list}
}

// Const returns a constant; of bits only the low ones of the sort's width
// count.
func (s *Store) Const(sort Sort, bits uint64) *Term {
	return s.intern(Const, sort, mask(bits, sort), nil, nil, nil)
}

// Int returns the bit-vector of value v.
func (s *Store) Int(sort Sort, v int64) *Term { return s.Const(sort, uint64(v)) }

// BoolConst returns true or false.
func (s *Store) BoolConst(v bool) *Term {
	if v {
		return s.True
	}
	return s.False
}

// Var returns the variable with a name; the sort is that of the first call.
func (s *Store) Var(name string, sort Sort) *Term {
	if t := s.names[name]; t != nil {
		if t.sort != sort {
			panic("BUG: variable " + name + " of two sorts")
		}
		return t
	}
	t := s.intern(Var, sort, uint64(len(s.vars)), nil, nil, nil)
	t.name = name
	t.vars = &varSet{[]*Term{t}}
	s.vars = append(s.vars, t)
	s.names[name] = t
	return t
}

func mask(bits uint64, sort Sort) uint64 {
	if w := sort.Width(); w < 64 {
		return bits & (1<<w - 1)
	}
	return bits
}

// signed reads bits as a two's complement number.
func signed(bits uint64, sort Sort) int64 {
	w := sort.Width()
	return int64(bits<<(64-w)) >> (64 - w)
}
