package term

import "math"

// The NaNs of evaluation: there is one of each sort.
const (
	nanFloat  = 0x7fc00000
	nanDouble = 0x7ff8000000000000
)

// Model gives variables, by their Index, their bits; those behind the end are 0.
type Model []uint64

// Value returns the bits of a variable.
func (m Model) Value(v *Term) uint64 {
	if i := v.Index(); i < len(m) {
		return m[i]
	}
	return 0
}

// Evaluator computes values of terms of one Store under a model. It keeps what
// it has computed until the model changes. It is not for concurrent use.
type Evaluator struct {
	model Model
	value []uint64
	round []uint32 // when value was computed
	now   uint32
}

// SetModel makes m the model. m may not be changed while it is in use.
func (e *Evaluator) SetModel(m Model) {
	e.model = m
	e.now++
	if e.now == 0 {
		clear(e.round)
		e.now = 1
	}
}

// Eval returns the bits of t: of a Bool 0 or 1, of a float its IEEE 754 bits.
func (e *Evaluator) Eval(t *Term) uint64 {
	if t.op == Const {
		return t.k
	}
	if int(t.id) >= len(e.value) {
		n := max(int(t.id)+1, 2*len(e.value), 1024)
		e.value = append(e.value, make([]uint64, n-len(e.value))...)
		e.round = append(e.round, make([]uint32, n-len(e.round))...)
	}
	if e.now == 0 {
		e.now = 1
	}
	if e.round[t.id] == e.now {
		return e.value[t.id]
	}
	v := e.compute(t)
	e.value[t.id], e.round[t.id] = v, e.now
	return v
}

// True reports whether the Bool t holds.
func (e *Evaluator) True(t *Term) bool { return e.Eval(t) == 1 }

func (e *Evaluator) compute(t *Term) uint64 {
	switch t.op {
	case Var:
		return mask(e.model.Value(t), t.sort)
	case And:
		return b2u(e.True(t.args[0]) && e.True(t.args[1]))
	case Or:
		return b2u(e.True(t.args[0]) || e.True(t.args[1]))
	case Ite:
		if e.True(t.args[0]) {
			return e.Eval(t.args[1])
		}
		return e.Eval(t.args[2])
	}
	var v [3]uint64
	for i, a := range t.Args() {
		v[i] = e.Eval(a)
	}
	return apply(t.op, t.sort, t.args[0].sort, v[0], v[1])
}

func b2u(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// apply computes an operator of one or two arguments: sort is the result's,
// from that of the first argument.
func apply(op Op, sort, from Sort, a, b uint64) uint64 {
	switch op {
	case Not:
		return 1 - a
	case And:
		return a & b
	case Or:
		return a | b
	case Eq:
		return b2u(a == b)
	case ZExt:
		return a
	case SExt:
		return mask(uint64(signed(a, from)), sort)
	case Trunc:
		return mask(a, sort)
	case Lt:
		return b2u(signed(a, from) < signed(b, from))
	}
	if from.IsFloat() || sort.IsFloat() {
		return applyFloat(op, sort, from, a, b)
	}
	return mask(applyInt(op, sort, a, b), sort)
}

func applyInt(op Op, sort Sort, a, b uint64) uint64 {
	x, y := signed(a, sort), signed(b, sort)
	switch op {
	case Add:
		return a + b
	case Sub:
		return a - b
	case Mul:
		return a * b
	case Div:
		if y == 0 {
			return 0
		}
		return uint64(x / y)
	case Rem:
		if y == 0 {
			return 0
		}
		return uint64(x % y)
	case BitAnd:
		return a & b
	case BitOr:
		return a | b
	case BitXor:
		return a ^ b
	case Shl:
		return a << b // Go: 0 from 64 on; mask does the rest
	case LShr:
		return a >> b
	case AShr:
		return uint64(x >> min(b, 63))
	}
	panic("BUG: no operator of bit-vectors: " + op.String())
}

func applyFloat(op Op, sort, from Sort, a, b uint64) uint64 {
	switch op {
	case IToF:
		if sort == Float {
			return bits32(float32(signed(a, from)))
		}
		return bits64(float64(signed(a, from)))
	case FToF:
		if sort == Float {
			return bits32(float32(math.Float64frombits(a)))
		}
		return bits64(float64(math.Float32frombits(uint32(a))))
	case FToB, BToF:
		if sort.Width() == 32 {
			return bits32(math.Float32frombits(uint32(a)))
		}
		return bits64(math.Float64frombits(a))
	}
	if from == Float && op >= FAdd && op <= FRint {
		x, y := math.Float32frombits(uint32(a)), math.Float32frombits(uint32(b))
		return bits32(arith32(op, x, y))
	}
	x, y := ToDouble(from, a), ToDouble(from, b)
	switch op {
	case FLt:
		return b2u(x < y)
	case FEq:
		return b2u(x == y)
	case FToI:
		return mask(uint64(saturate(x, sort)), sort)
	}
	return bits64(arith64(op, x, y))
}

// ToDouble is the double of the same value as the bits of a float or a double.
func ToDouble(from Sort, a uint64) float64 {
	if from == Float {
		return float64(math.Float32frombits(uint32(a)))
	}
	return math.Float64frombits(a)
}

func arith32(op Op, x, y float32) float32 {
	switch op {
	case FAdd:
		return float32(x + y)
	case FSub:
		return float32(x - y)
	case FMul:
		return float32(x * y)
	case FDiv:
		return float32(x / y)
	case FRem:
		return float32(math.Mod(float64(x), float64(y)))
	case FNeg:
		return -x
	}
	return float32(arith64(op, float64(x), 0)) // exact, or rounded once more to the same (Figueroa 1995)
}

func arith64(op Op, x, y float64) float64 {
	switch op {
	case FAdd:
		return float64(x + y)
	case FSub:
		return float64(x - y)
	case FMul:
		return float64(x * y)
	case FDiv:
		return float64(x / y)
	case FRem:
		return math.Mod(x, y)
	case FNeg:
		return -x
	case FSqrt:
		return math.Sqrt(x)
	case FFloor:
		return math.Floor(x)
	case FCeil:
		return math.Ceil(x)
	case FRint:
		return math.RoundToEven(x)
	}
	panic("BUG: no operator of floats: " + op.String())
}

func bits32(v float32) uint64 {
	if v != v {
		return nanFloat
	}
	return uint64(math.Float32bits(v))
}

func bits64(v float64) uint64 {
	if v != v {
		return nanDouble
	}
	return math.Float64bits(v)
}

// saturate converts as JVMS d2i and d2l do.
func saturate(v float64, sort Sort) int64 {
	lo, hi := int64(-1<<31), int64(1<<31-1)
	if sort == 64 {
		lo, hi = -1<<63, 1<<63-1
	}
	switch {
	case v != v:
		return 0
	case v <= float64(lo):
		return lo
	case v >= float64(hi):
		return hi
	}
	return int64(v)
}

// Multiple returns the bits of the float x + n * y.
func Multiple(sort Sort, x uint64, n int, y uint64) uint64 {
	v := ToDouble(sort, x) + float64(n)*ToDouble(sort, y)
	if sort == Float {
		return bits32(float32(v))
	}
	return bits64(v)
}
