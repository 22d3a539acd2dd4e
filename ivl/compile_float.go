package ivl

import (
	"math"
	"math/big"
)

// Floats are kept as their IEEE 754 bits, those of a Float in the low 32. Each
// operation rounds its result; operations are never fused.

func bits64(v float64) int64 {
	if math.IsNaN(v) {
		return nanDouble
	}
	return int64(math.Float64bits(v))
}

func bits32(v float32) int64 {
	if v != v {
		return nanFloat
	}
	return int64(math.Float32bits(v))
}

func float64Of(bits int64) float64 { return math.Float64frombits(uint64(bits)) }

func float32Of(bits int64) float32 { return math.Float32frombits(uint32(bits)) }

// float compiles a Float or Double to its bits.
func (c *compiler) float(t Term) intCode {
	switch t := t.(type) {
	case *FloatLit:
		k := int64(t.Bits)
		return func(*execution) int64 { return k }
	case *Var:
		return c.slot(t)
	case *Proj:
		return c.projInt(t)
	case *App:
		return c.floatApp(t)
	}
	panic("BUG: no float: " + t.String())
}

func (c *compiler) floatApp(t *App) intCode {
	switch t.Op {
	case Ite:
		f, a, b := c.cond(t.Args[0]), c.float(t.Args[1]), c.float(t.Args[2])
		return func(m *execution) int64 {
			if f(m) {
				return a(m)
			}
			return b(m)
		}
	case ToF, ToD:
		return c.toFloat(t)
	case BitsF:
		f := c.low(t.Args[0])
		return func(m *execution) int64 { return bits32(float32Of(f(m))) }
	case BitsD:
		f := c.low(t.Args[0])
		return func(m *execution) int64 { return bits64(float64Of(f(m))) }
	}
	a := c.float(t.Args[0])
	if t.Op == FNeg {
		if t.Typ == Float {
			return func(m *execution) int64 { return bits32(-float32Of(a(m))) }
		}
		return func(m *execution) int64 { return bits64(-float64Of(a(m))) }
	}
	switch t.Op {
	case FSqrt:
		return func(m *execution) int64 { return bits64(math.Sqrt(float64Of(a(m)))) }
	case FLog:
		return func(m *execution) int64 { return bits64(StrictLog(float64Of(a(m)))) }
	}
	b, op := c.float(t.Args[1]), t.Op
	if t.Typ == Float {
		return func(m *execution) int64 { return bits32(arith32(op, float32Of(a(m)), float32Of(b(m)))) }
	}
	return func(m *execution) int64 { return bits64(arith64(op, float64Of(a(m)), float64Of(b(m)))) }
}

func arith32(op Op, a, b float32) float32 {
	switch op {
	case FAdd:
		return float32(a + b)
	case FSub:
		return float32(a - b)
	case FMul:
		return float32(a * b)
	case FDiv:
		return float32(a / b)
	case FRem:
		// The remainder of two floats is a float: exact in double, too.
		return float32(math.Mod(float64(a), float64(b)))
	}
	panic("BUG: no float operator")
}

func arith64(op Op, a, b float64) float64 {
	switch op {
	case FAdd:
		return float64(a + b)
	case FSub:
		return float64(a - b)
	case FMul:
		return float64(a * b)
	case FDiv:
		return float64(a / b)
	case FRem:
		return math.Mod(a, b)
	case FLcg:
		return NextState(a, b)
	}
	panic("BUG: no float operator")
}

// toFloat compiles ToF and ToD.
func (c *compiler) toFloat(t *App) intCode {
	x := t.Args[0]
	double := t.Op == ToD
	switch x.Type().Sort {
	case DoubleSort:
		f := c.float(x)
		return func(m *execution) int64 { return bits32(float32(float64Of(f(m)))) }
	case FloatSort:
		f := c.float(x)
		return func(m *execution) int64 { return bits64(float64(float32Of(f(m)))) }
	}
	if !c.fits64(x) {
		f := c.num(x)
		return func(m *execution) int64 { return numToFloat(f(m), double) }
	}
	f := c.low(x)
	if double {
		return func(m *execution) int64 { return bits64(float64(f(m))) }
	}
	return func(m *execution) int64 { return bits32(float32(f(m))) }
}

// numToFloat rounds an integer of any size to the nearest float or double.
func numToFloat(v num, double bool) int64 {
	b := new(big.Float).SetInt(v.toBig())
	if double {
		f, _ := b.Float64()
		return bits64(f)
	}
	f, _ := b.Float32()
	return bits32(f)
}

// double compiles a Float or Double as a float64, which holds both exactly.
func (c *compiler) double(t Term) func(m *execution) float64 {
	f := c.float(t)
	if t.Type() == Float {
		return func(m *execution) float64 { return float64(float32Of(f(m))) }
	}
	return func(m *execution) float64 { return float64Of(f(m)) }
}

func (c *compiler) floatCompare(t *App) intCode {
	a, b := c.double(t.Args[0]), c.double(t.Args[1])
	unordered := int64(-1)
	if t.Op == FCmpG {
		unordered = 1
	}
	return func(m *execution) int64 {
		switch x, y := a(m), b(m); {
		case x < y:
			return -1
		case x > y:
			return 1
		case x == y:
			return 0
		}
		return unordered
	}
}

// floatBits compiles FBits. A NaN has canonical bits here, always.
func (c *compiler) floatBits(t *App) intCode {
	f := c.float(t.Args[0])
	if t.Typ == Long {
		return f
	}
	return func(m *execution) int64 { return int64(int32(f(m))) }
}

func (c *compiler) floatToInt(t *App) intCode {
	f := c.double(t.Args[0])
	lo, hi, _ := t.Typ.Range.Bounds()
	return func(m *execution) int64 { return saturate(f(m), lo, hi) }
}
