package ivl

import "math"

// intCode computes the low 64 bits of an integer, or the bits of a float, or
// a condition as 0 or 1.
type intCode func(m *execution) int64

// numCode computes an integer.
type numCode func(m *execution) num

// boolCode computes a condition.
type boolCode func(m *execution) bool

// refCode computes a reference.
type refCode func(m *execution) *object

// fits64 reports whether low is the value of the integer t itself.
func (c *compiler) fits64(t Term) bool { return c.interval(t).within(I64) }

// low compiles the integer t modulo 2^64: the ring and bit operators only need
// the low bits of their operands, all others need the operands exactly.
func (c *compiler) low(t Term) intCode {
	switch t := t.(type) {
	case *IntLit:
		k := numOf(t.V).low()
		return func(*execution) int64 { return k }
	case *Var:
		return c.intVar(t)
	case *Proj:
		return c.projInt(t)
	case *App:
		switch t.Op {
		case Add, Sub, Mul, BitAnd, BitOr, BitXor:
			return c.ring(t.Op, t.Args[0], t.Args[1])
		case Neg:
			f := c.low(t.Args[0])
			return func(m *execution) int64 { return -f(m) }
		case Wrap:
			return c.wrap(t)
		case Ite:
			f, a, b := c.cond(t.Args[0]), c.low(t.Args[1]), c.low(t.Args[2])
			return func(m *execution) int64 {
				if f(m) {
					return a(m)
				}
				return b(m)
			}
		case FCmpL, FCmpG:
			return c.floatCompare(t)
		case FToI:
			return c.floatToInt(t)
		case FBits:
			return c.floatBits(t)
		case Div, Rem:
			if c.fits64(t.Args[0]) && c.fits64(t.Args[1]) {
				return c.divide(t)
			}
			f := c.numApp(t)
			return func(m *execution) int64 { return f(m).low() }
		case Shl, Shr, Ushr32, Ushr64:
			return c.shift(t)
		}
	}
	panic("BUG: no integer term: " + t.String())
}

func (c *compiler) intVar(v *Var) intCode {
	if storeOf(v.Typ) == inBigs {
		f := c.numVar(v)
		return func(m *execution) int64 { return f(m).low() }
	}
	return c.slot(v)
}

// slot reads a variable that stands in ints alone.
func (c *compiler) slot(v *Var) intCode {
	if v.Global {
		at := c.globalVars[v].at
		return func(m *execution) int64 { return m.gi[at] }
	}
	at := c.vars[v].at
	return func(m *execution) int64 { return m.ints[at] }
}

func (c *compiler) numVar(v *Var) numCode {
	if v.Global {
		at := c.globalVars[v].at
		return func(m *execution) num { return num{m.gi[at], m.gb[at]} }
	}
	at := c.vars[v].at
	return func(m *execution) num { return num{m.ints[at], m.bigs[at]} }
}

// ring compiles the operators that are exact modulo 2^64.
func (c *compiler) ring(op Op, x, y Term) intCode {
	if a, ok := c.local64(x); ok {
		if k, ok := const64(y); ok {
			return ringLocalConst(op, a, k)
		}
		if b, ok := c.local64(y); ok {
			return ringLocals(op, a, b)
		}
	}
	a := c.low(x)
	if k, ok := const64(y); ok && op == Add {
		return func(m *execution) int64 { return a(m) + k }
	}
	b := c.low(y)
	switch op {
	case Add:
		return func(m *execution) int64 { return a(m) + b(m) }
	case Sub:
		return func(m *execution) int64 { return a(m) - b(m) }
	case Mul:
		return func(m *execution) int64 { return a(m) * b(m) }
	case BitAnd:
		return func(m *execution) int64 { return a(m) & b(m) }
	case BitOr:
		return func(m *execution) int64 { return a(m) | b(m) }
	case BitXor:
		return func(m *execution) int64 { return a(m) ^ b(m) }
	}
	panic("BUG: no ring operator")
}

func ringLocalConst(op Op, a int, k int64) intCode {
	switch op {
	case Add:
		return func(m *execution) int64 { return m.ints[a] + k }
	case Sub:
		return func(m *execution) int64 { return m.ints[a] - k }
	case Mul:
		return func(m *execution) int64 { return m.ints[a] * k }
	case BitAnd:
		return func(m *execution) int64 { return m.ints[a] & k }
	case BitOr:
		return func(m *execution) int64 { return m.ints[a] | k }
	case BitXor:
		return func(m *execution) int64 { return m.ints[a] ^ k }
	}
	panic("BUG: no ring operator")
}

func ringLocals(op Op, a, b int) intCode {
	switch op {
	case Add:
		return func(m *execution) int64 { return m.ints[a] + m.ints[b] }
	case Sub:
		return func(m *execution) int64 { return m.ints[a] - m.ints[b] }
	case Mul:
		return func(m *execution) int64 { return m.ints[a] * m.ints[b] }
	case BitAnd:
		return func(m *execution) int64 { return m.ints[a] & m.ints[b] }
	case BitOr:
		return func(m *execution) int64 { return m.ints[a] | m.ints[b] }
	case BitXor:
		return func(m *execution) int64 { return m.ints[a] ^ m.ints[b] }
	}
	panic("BUG: no ring operator")
}

// wrap compiles a truncation. Additions below it, the body of most loops, are
// done in the same closure.
func (c *compiler) wrap(t *App) intCode {
	if c.interval(t.Args[0]).within(t.Typ.Range) {
		return c.low(t.Args[0])
	}
	if t.Typ.Range == I64 {
		return c.low(t.Args[0])
	}
	if sum, ok := t.Args[0].(*App); ok && t.Typ.Range == I32 && sum.Op == Add {
		if a, ok := c.local64(sum.Args[0]); ok {
			if k, ok := const64(sum.Args[1]); ok {
				return func(m *execution) int64 { return int64(int32(m.ints[a] + k)) }
			}
			if b, ok := c.local64(sum.Args[1]); ok {
				return func(m *execution) int64 { return int64(int32(m.ints[a] + m.ints[b])) }
			}
		}
	}
	f := c.low(t.Args[0])
	switch r := t.Typ.Range; r {
	case I32:
		return func(m *execution) int64 { return int64(int32(f(m))) }
	default:
		return func(m *execution) int64 { return wrap(r, f(m)) }
	}
}

// divide compiles Div and Rem of 64-bit operands.
func (c *compiler) divide(t *App) intCode {
	a, b := c.low(t.Args[0]), c.low(t.Args[1])
	if t.Op == Div {
		return func(m *execution) int64 {
			x, y := a(m), b(m)
			if y == 0 {
				return 0
			}
			return x / y
		}
	}
	return func(m *execution) int64 {
		x, y := a(m), b(m)
		if y == 0 {
			return 0
		}
		return x % y
	}
}

// shift compiles the shifts modulo 2^64.
func (c *compiler) shift(t *App) intCode {
	count := c.shiftCount(t)
	if t.Op == Shr && !c.fits64(t.Args[0]) {
		f := c.numApp(t)
		return func(m *execution) int64 { return f(m).low() }
	}
	a := c.low(t.Args[0])
	switch t.Op {
	case Shl:
		return func(m *execution) int64 { return a(m) << count(m) }
	case Shr:
		return func(m *execution) int64 { return a(m) >> count(m) }
	case Ushr32:
		return func(m *execution) int64 { return int64(int32(uint32(a(m)) >> count(m))) }
	case Ushr64:
		return func(m *execution) int64 { return int64(uint64(a(m)) >> count(m)) }
	}
	panic("BUG: no shift")
}

// shiftCount compiles the count of a shift, which must be in 0..63 (0..31).
func (c *compiler) shiftCount(t *App) func(m *execution) uint64 {
	limit := int64(63)
	if t.Op == Ushr32 {
		limit = 31
	}
	if k, ok := const64(t.Args[1]); ok && 0 <= k && k <= limit {
		return func(*execution) uint64 { return uint64(k) }
	}
	f := c.low(t.Args[1])
	if c.interval(t.Args[1]).inside(0, limit) {
		return func(m *execution) uint64 { return uint64(f(m)) & 63 }
	}
	exact := c.num(t.Args[1])
	return func(m *execution) uint64 {
		s := exact(m)
		if s.big != nil || s.n < 0 || s.n > limit {
			m.stop(Broken, "shift count %s of %s", s, t)
		}
		return uint64(s.n) & 63
	}
}

// num compiles the integer t exactly.
func (c *compiler) num(t Term) numCode {
	if c.fits64(t) {
		f := c.low(t)
		return func(m *execution) num { return num{n: f(m)} }
	}
	switch t := t.(type) {
	case *IntLit:
		k := numOf(t.V)
		return func(*execution) num { return k }
	case *Var:
		return c.numVar(t)
	case *Proj:
		return c.projNum(t)
	case *App:
		return c.numApp(t)
	}
	panic("BUG: no integer term: " + t.String())
}

// numApp applies an operator whose operands or result may not fit 64 bits.
func (c *compiler) numApp(t *App) numCode {
	switch op := t.Op; op {
	case Ite:
		f, a, b := c.cond(t.Args[0]), c.num(t.Args[1]), c.num(t.Args[2])
		return func(m *execution) num {
			if f(m) {
				return a(m)
			}
			return b(m)
		}
	case Neg:
		f := c.num(t.Args[0])
		return func(m *execution) num { return binary(Sub, num{}, f(m)) }
	case Shl, Shr:
		a, count := c.num(t.Args[0]), c.shiftCount(t)
		return func(m *execution) num {
			x, n := a(m), count(m)
			if op == Shl {
				m.limit(x, num{n: 1 << n})
			}
			return binary(op, x, num{n: int64(n)})
		}
	case Add:
		a, b := c.num(t.Args[0]), c.num(t.Args[1])
		return func(m *execution) num {
			x, y := a(m), b(m)
			if r := x.n + y.n; x.big == nil && y.big == nil && (x.n^r)&(y.n^r) >= 0 {
				return num{n: r}
			}
			return binary(Add, x, y)
		}
	case Mul:
		a, b := c.num(t.Args[0]), c.num(t.Args[1])
		return func(m *execution) num {
			x, y := a(m), b(m)
			m.limit(x, y)
			return binary(Mul, x, y)
		}
	case Sub, Div, Rem, BitAnd, BitOr, BitXor:
		a, b := c.num(t.Args[0]), c.num(t.Args[1])
		return func(m *execution) num { return binary(op, a(m), b(m)) }
	}
	panic("BUG: no integer operator " + t.Op.String())
}

// maxBits is the size of the largest integer a run may compute.
const maxBits = 1 << 20

// limit ends the run if the product of x and y has more than maxBits bits.
func (m *execution) limit(x, y num) {
	if x.big != nil && x.big.BitLen()+64 > maxBits || y.big != nil && y.big.BitLen()+64 > maxBits ||
		x.big != nil && y.big != nil && x.big.BitLen()+y.big.BitLen() > maxBits {
		m.stop(MemLimit, "an integer of more than %d bits", maxBits)
	}
}

// saturate converts a float to an integer of at most 64 bits as JVMS d2i and
// d2l do: toward zero, to the nearest bound, NaN to 0.
func saturate(v float64, lo, hi int64) int64 {
	switch {
	case math.IsNaN(v):
		return 0
	case v <= float64(lo):
		return lo
	case v >= float64(hi):
		return hi
	}
	return int64(v)
}
