package term

// Not returns the negation of a.
func (s *Store) Not(a *Term) *Term {
	switch {
	case a.op == Const:
		return s.BoolConst(a.k == 0)
	case a.op == Not:
		return a.args[0]
	}
	return s.intern(Not, Bool, 0, a, nil, nil)
}

// And returns the conjunction of as, true without arguments.
func (s *Store) And(as ...*Term) *Term {
	t := s.True
	for _, a := range as {
		t = s.and(t, a)
	}
	return t
}

func (s *Store) and(a, b *Term) *Term {
	switch {
	case a == b, b.IsTrue():
		return a
	case a.IsTrue():
		return b
	case a.IsFalse(), b.IsFalse(), complement(a, b):
		return s.False
	case b.op == And && (b.args[0] == a || b.args[1] == a):
		return b
	case a.op == And && (a.args[0] == b || a.args[1] == b):
		return a
	}
	if a.id > b.id {
		a, b = b, a
	}
	return s.intern(And, Bool, 0, a, b, nil)
}

// Or returns the disjunction of as, false without arguments.
func (s *Store) Or(as ...*Term) *Term {
	t := s.False
	for _, a := range as {
		t = s.Not(s.and(s.Not(t), s.Not(a)))
	}
	return t
}

func complement(a, b *Term) bool {
	return a.op == Not && a.args[0] == b || b.op == Not && b.args[0] == a
}

// Ite returns a when c holds, else b.
func (s *Store) Ite(c, a, b *Term) *Term {
	switch {
	case c.IsTrue() || a == b:
		return a
	case c.IsFalse():
		return b
	case c.op == Not:
		return s.Ite(c.args[0], b, a)
	case a.sort == Bool:
		return s.iteBool(c, a, b)
	case a.op == Ite && a.args[0] == c:
		return s.Ite(c, a.args[1], b)
	case b.op == Ite && b.args[0] == c:
		return s.Ite(c, a, b.args[2])
	case b.op == Ite && b.args[1] == a: // one value for two conditions
		return s.Ite(s.Or(c, b.args[0]), a, b.args[2])
	}
	return s.intern(Ite, a.sort, 0, c, a, b)
}

func (s *Store) iteBool(c, a, b *Term) *Term {
	switch {
	case a.IsTrue() || a == c:
		return s.Or(c, b)
	case a.IsFalse():
		return s.and(s.Not(c), b)
	case b.IsFalse() || b == c:
		return s.and(c, a)
	case b.IsTrue():
		return s.Or(s.Not(c), a)
	}
	return s.intern(Ite, Bool, 0, c, a, b)
}

// Eq returns whether a and b, Bools or bit-vectors, are the same.
func (s *Store) Eq(a, b *Term) *Term {
	if a == b {
		return s.True
	}
	if a.op == Const {
		a, b = b, a
	}
	if b.op == Const {
		if t := s.eqConst(a, b); t != nil {
			return t
		}
	} else if a.id > b.id {
		a, b = b, a
	}
	switch {
	case a.sort == Bool && complement(a, b):
		return s.False
	case a.sort.IsBits() && (a.hi < b.lo || b.hi < a.lo):
		return s.False
	case a.op == b.op && (a.op == ZExt || a.op == SExt) && a.args[0].sort == b.args[0].sort:
		return s.Eq(a.args[0], b.args[0])
	}
	return s.intern(Eq, Bool, 0, a, b, nil)
}

// eqConst simplifies a = b for a constant b; nil when it cannot.
func (s *Store) eqConst(a, b *Term) *Term {
	if a.op == Const {
		return s.BoolConst(a.k == b.k)
	}
	if a.sort == Bool {
		if b.k == 1 {
			return a
		}
		return s.Not(a)
	}
	v := b.lo
	if v < a.lo || v > a.hi {
		return s.False
	}
	x := a.args[0]
	switch a.op {
	case ZExt, SExt: // v is within the bounds, so x can have it
		return s.Eq(x, s.Const(x.sort, b.k))
	case Add:
		if k := a.args[1]; k.op == Const {
			return s.Eq(x, s.Const(a.sort, b.k-k.k))
		}
	case Sub:
		if x.op == Const {
			return s.Eq(a.args[1], s.Const(a.sort, x.k-b.k))
		}
		if b.k == 0 {
			return s.Eq(x, a.args[1])
		}
	case BitXor:
		if k := a.args[1]; k.op == Const {
			return s.Eq(x, s.Const(a.sort, b.k^k.k))
		}
		if b.k == 0 {
			return s.Eq(x, a.args[1])
		}
	case Ite:
		if leafy(a) {
			return s.Ite(x, s.Eq(a.args[1], b), s.Eq(a.args[2], b))
		}
	}
	return nil
}

// leafy reports whether the Ite a has a branch that is a constant: comparisons
// with it go into the branches.
func leafy(a *Term) bool { return a.args[1].op == Const || a.args[2].op == Const }

// Lt returns whether a < b, of signed bit-vectors.
func (s *Store) Lt(a, b *Term) *Term {
	switch {
	case a == b || a.lo >= b.hi:
		return s.False
	case a.hi < b.lo:
		return s.True
	case a.op == Ite && b.op == Const && leafy(a):
		return s.Ite(a.args[0], s.Lt(a.args[1], b), s.Lt(a.args[2], b))
	case b.op == Ite && a.op == Const && leafy(b):
		return s.Ite(b.args[0], s.Lt(a, b.args[1]), s.Lt(a, b.args[2]))
	case b.op == Const && b.lo == a.lo+1: // only one value is left
		return s.Eq(a, s.Int(a.sort, a.lo))
	case a.op == Const && a.lo == b.hi-1:
		return s.Eq(b, s.Int(b.sort, b.hi))
	case b.op == Const && b.lo == a.hi:
		return s.Not(s.Eq(a, b))
	case a.op == Const && a.lo == b.lo:
		return s.Not(s.Eq(a, b))
	}
	// Extensions of one kind keep the order if their arguments have it.
	if narrow, ok := s.narrowLt(a, b); ok {
		return narrow
	}
	return s.intern(Lt, Bool, 0, a, b, nil)
}

func (s *Store) narrowLt(a, b *Term) (*Term, bool) {
	x := a
	if x.op == Const {
		x = b
	}
	if x.op != SExt && (x.op != ZExt || x.args[0].lo < 0) {
		return nil, false
	}
	from := x.args[0].sort
	inner := func(t *Term) *Term {
		switch {
		case t.op == x.op && t.args[0].sort == from && (t.op == SExt || t.args[0].lo >= 0):
			return t.args[0]
		case t.op == Const && signed(mask(t.k, from), from) == t.lo:
			return s.Const(from, t.k)
		}
		return nil
	}
	p, q := inner(a), inner(b)
	if p == nil || q == nil {
		return nil, false
	}
	return s.Lt(p, q), true
}

// Le returns whether a <= b.
func (s *Store) Le(a, b *Term) *Term { return s.Not(s.Lt(b, a)) }

// Bits applies an operator from Add to AShr, but for Lt, to two bit-vectors of
// one sort.
func (s *Store) Bits(op Op, a, b *Term) *Term {
	if a.op == Const && b.op == Const {
		return s.Const(a.sort, apply(op, a.sort, a.sort, a.k, b.k))
	}
	switch op {
	case Add, Mul, BitAnd, BitOr, BitXor:
		if a.op == Const || b.op != Const && a.id > b.id {
			a, b = b, a
		}
	case Sub:
		if b.op == Const {
			return s.Bits(Add, a, s.Const(a.sort, -b.k))
		}
	}
	if t := s.simplify(op, a, b); t != nil {
		return t
	}
	switch op {
	case Mul, Div, Rem: // their circuits grow with the square of the width
		if w := enough(op, a, b); w < a.sort {
			return s.SExt(a.sort, s.Bits(op, s.Trunc(w, a), s.Trunc(w, b)))
		}
	}
	return s.intern(op, a.sort, 0, a, b, nil)
}

// enough returns the least width, of a few, in which an operator has the same result;
// the width of a when there is none.
func enough(op Op, a, b *Term) Sort {
	lo, hi := min(a.lo, b.lo), max(a.hi, b.hi)
	if op == Mul {
		l, h, ok := mulBounds(a, b)
		if !ok {
			return a.sort
		}
		lo, hi = min(lo, l), max(hi, h)
	}
	return fitting(a.sort, lo, hi)
}

// fitting returns the least width, of a few, that has the numbers from lo to hi, and
// the negative of lo; sort when there is none.
func fitting(sort Sort, lo, hi int64) Sort {
	for _, w := range [...]Sort{8, 16, 32} {
		if w < sort && lo > -1<<(w-1) && hi < 1<<(w-1) {
			return w
		}
	}
	return sort
}

// simplify applies laws; it returns nil if none applies.
func (s *Store) simplify(op Op, a, b *Term) *Term {
	if a == b {
		switch op {
		case Sub, BitXor:
			return s.Const(a.sort, 0)
		case BitAnd, BitOr:
			return a
		}
	}
	switch op {
	case Sub:
		if a.op == Add && a.args[0] == b {
			return a.args[1]
		}
		if a.op == Add && a.args[1] == b {
			return a.args[0]
		}
		return nil
	case Div, Rem, Shl, LShr, AShr:
		if a.op == Const && a.k == 0 {
			return a
		}
	}
	if b.op != Const {
		return nil
	}
	ones := mask(^uint64(0), a.sort)
	switch op {
	case Add, BitOr, BitXor, Shl, LShr, AShr:
		if b.k == 0 {
			return a
		}
	case Mul, BitAnd:
		if b.k == 0 {
			return b
		}
	}
	switch op {
	case Add, BitXor, BitAnd, BitOr, Mul:
		if a.op == op && a.args[1].op == Const {
			return s.Bits(op, a.args[0], s.Bits(op, a.args[1], b))
		}
	}
	switch op {
	case Mul, Div:
		if b.k == 1 {
			return a
		}
	case Rem:
		if b.k == 1 || b.k == ones {
			return s.Const(a.sort, 0)
		}
		if b.lo > 0 && a.lo >= 0 && a.hi < b.lo {
			return a
		}
	case BitAnd:
		if b.k == ones || b.lo >= 0 && a.lo >= 0 && b.k&(b.k+1) == 0 && a.hi <= b.lo {
			return a
		}
	case BitOr:
		if b.k == ones {
			return b
		}
	case LShr, Shl:
		if b.k >= uint64(a.sort.Width()) {
			return s.Const(a.sort, 0)
		}
	}
	if op == LShr && a.lo >= 0 || op == AShr && a.lo >= 0 && b.k >= 63 {
		return nil
	}
	return nil
}

// ZExt extends a with zeros to a sort that is not narrower.
func (s *Store) ZExt(sort Sort, a *Term) *Term {
	switch {
	case a.sort == sort:
		return a
	case a.op == Const:
		return s.Const(sort, a.k)
	case a.op == ZExt:
		return s.ZExt(sort, a.args[0])
	case a.op == Ite && a.args[1].op == Const && a.args[2].op == Const:
		return s.Ite(a.args[0], s.ZExt(sort, a.args[1]), s.ZExt(sort, a.args[2]))
	}
	return s.intern(ZExt, sort, 0, a, nil, nil)
}

// SExt extends a with its sign to a sort that is not narrower.
func (s *Store) SExt(sort Sort, a *Term) *Term {
	switch {
	case a.sort == sort:
		return a
	case a.op == Const:
		return s.Int(sort, a.lo)
	case a.op == SExt:
		return s.SExt(sort, a.args[0])
	case a.op == ZExt:
		return s.ZExt(sort, a.args[0])
	case a.op == Ite && a.args[1].op == Const && a.args[2].op == Const:
		return s.Ite(a.args[0], s.SExt(sort, a.args[1]), s.SExt(sort, a.args[2]))
	}
	return s.intern(SExt, sort, 0, a, nil, nil)
}

// Trunc returns the low bits of a, in a sort that is not wider.
func (s *Store) Trunc(sort Sort, a *Term) *Term {
	switch a.op {
	case Const:
		return s.Const(sort, a.k)
	case Trunc:
		return s.Trunc(sort, a.args[0])
	case ZExt, SExt:
		x := a.args[0]
		switch {
		case x.sort >= sort:
			return s.Trunc(sort, x)
		case a.op == ZExt:
			return s.ZExt(sort, x)
		default:
			return s.SExt(sort, x)
		}
	case Ite:
		if a.args[1].op == Const && a.args[2].op == Const && a.sort != sort {
			return s.Ite(a.args[0], s.Trunc(sort, a.args[1]), s.Trunc(sort, a.args[2]))
		}
	case BitAnd: // a mask that keeps all that stays
		if k := a.args[1]; k.op == Const && mask(k.k, sort) == mask(^uint64(0), sort) && a.sort != sort {
			return s.Trunc(sort, a.args[0])
		}
	}
	if a.sort == sort {
		return a
	}
	return s.intern(Trunc, sort, 0, a, nil, nil)
}

// FloatOp applies an operator from FAdd to FEq; b is nil for those of one argument.
func (s *Store) FloatOp(op Op, a, b *Term) *Term {
	sort := a.sort
	if op == FLt || op == FEq {
		sort = Bool
	}
	if a.op == Const && (b == nil || b.op == Const) {
		var k uint64
		if b != nil {
			k = b.k
		}
		return s.Const(sort, apply(op, sort, a.sort, a.k, k))
	}
	if sort == Bool {
		if t := s.compareFloats(op, a, b); t != nil {
			return t
		}
	}
	switch op {
	case FDiv: // a product with what is exact is rounded to the same
		if k := s.inverse(b); k != nil {
			return s.FloatOp(FMul, a, k)
		}
	case FFloor, FCeil, FRint:
		if _, k, ok := s.scaled(a); ok && k == 0 || a.op == FFloor || a.op == FCeil || a.op == FRint {
			return a
		}
	}
	return s.intern(op, sort, 0, a, b, nil)
}

// Convert applies FToF, FToI, IToF, FToB or BToF.
func (s *Store) Convert(op Op, sort Sort, a *Term) *Term {
	if a.op == Const {
		return s.Const(sort, apply(op, sort, a.sort, a.k, 0))
	}
	if op == BToF && a.op == FToB {
		return a.args[0]
	}
	if op == IToF {
		if w := fitting(a.sort, a.lo, a.hi); w < a.sort {
			return s.Convert(op, sort, s.Trunc(w, a))
		}
	}
	if op == FToI {
		if t := s.toInt(sort, a); t != nil {
			return t
		}
	}
	return s.intern(op, sort, 0, a, nil, nil)
}
