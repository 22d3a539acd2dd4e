package ssa_test

import (
	"fmt"
	"math"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// interp runs functions on Java values, to compare what they mean with what
// the real JVM does. It knows static methods and fields of one class, arrays,
// and exceptions by class name; that is enough for the programs of run_test.go.
//
// Values: int32 (all small integers), int64, float32, float64, *array, *object,
// and nil for null.
type interp struct {
	funcs   map[string]*ssa.Func
	statics map[string]any
	steps   int
}

type array struct {
	elem  ssa.Type
	items []any
}

type object struct {
	class  string
	fields map[string]any
}

// thrown is the Java exception that leaves a function.
type thrown struct{ object *object }

// supers are the superclasses of the exceptions that programs use.
var supers = map[string]string{
	"java/lang/ArithmeticException":            "java/lang/RuntimeException",
	"java/lang/NullPointerException":           "java/lang/RuntimeException",
	"java/lang/ClassCastException":             "java/lang/RuntimeException",
	"java/lang/NegativeArraySizeException":     "java/lang/RuntimeException",
	"java/lang/ArrayIndexOutOfBoundsException": "java/lang/IndexOutOfBoundsException",
	"java/lang/IndexOutOfBoundsException":      "java/lang/RuntimeException",
	"java/lang/IllegalStateException":          "java/lang/RuntimeException",
	"java/lang/RuntimeException":               "java/lang/Exception",
	"java/lang/Exception":                      "java/lang/Throwable",
	"java/lang/Error":                          "java/lang/Throwable",
}

func isA(class, super string) bool {
	for ; class != ""; class = supers[class] {
		if class == super {
			return true
		}
	}
	return super == "java/lang/Object"
}

func newInterp(c *classfile.Class, simplify bool) (*interp, error) {
	in := &interp{funcs: map[string]*ssa.Func{}, statics: map[string]any{}}
	for _, m := range c.Methods {
		f, err := ssa.Lift(m, nil)
		if err != nil {
			return nil, err
		}
		if simplify {
			ssa.SimplifyMonitors(f)
		}
		if err := ssa.Check(f); err != nil {
			return nil, err
		}
		in.funcs[m.Name+m.Desc] = f
	}
	for _, f := range c.Fields {
		in.statics[f.Name] = zero(ssa.Type(f.Desc))
	}
	return in, nil
}

func zero(t ssa.Type) any {
	switch {
	case t.IsInt():
		return int32(0)
	case t == ssa.Long:
		return int64(0)
	case t == ssa.Float:
		return float32(0)
	case t == ssa.Double:
		return float64(0)
	}
	return nil
}

func raise(class string) *thrown { return &thrown{&object{class: class}} }

// call runs a function; at most one of the results is set.
func (in *interp) call(f *ssa.Func, args []any) (any, *thrown) {
	env := map[ssa.Value]any{}
	for i, p := range f.Params {
		env[p] = args[i]
	}
	b, from, pending := f.Blocks[0], (*ssa.Block)(nil), (*object)(nil)
	for {
		next, result, exc := in.block(b, from, env, pending)
		switch {
		case exc != nil:
			from, pending = b, exc.object
			b = handlerOf(b, exc.object)
			if b == nil {
				return nil, exc
			}
		case next != nil:
			b, from = next, b
		default:
			return result, nil
		}
	}
}

func handlerOf(b *ssa.Block, exc *object) *ssa.Block {
	for _, h := range b.Handlers {
		if h.CatchType == "" || isA(exc.class, h.CatchType) {
			return h.Target
		}
	}
	return nil
}

// block runs b and returns where to go, or the result of a return.
func (in *interp) block(b, from *ssa.Block, env map[ssa.Value]any, pending *object) (next *ssa.Block, result any, exc *thrown) {
	if in.steps++; in.steps > 1_000_000 {
		panic("program does not end")
	}
	phis := map[ssa.Value]any{}
	for _, i := range b.Instrs {
		switch i := i.(type) {
		case *ssa.Phi:
			for k, p := range b.Preds {
				if p == from {
					phis[i] = in.value(env, i.Args[k])
					break
				}
			}
			continue
		}
		for v, x := range phis {
			env[v] = x
		}
		clear(phis)
		switch i := i.(type) {
		case *ssa.Catch:
			env[i] = pending
		case *ssa.If:
			if compare2(i.Op, in.value(env, i.X), in.value(env, i.Y)) {
				return b.Succs[0], nil, nil
			}
			return b.Succs[1], nil, nil
		case *ssa.Switch:
			x := in.value(env, i.X).(int32)
			for k, key := range i.Keys {
				if key == x {
					return b.Succs[k], nil, nil
				}
			}
			return b.Succs[len(i.Keys)], nil, nil
		case *ssa.Jump:
			return b.Succs[0], nil, nil
		case *ssa.Return:
			if i.Result == nil {
				return nil, nil, nil
			}
			return nil, in.value(env, i.Result), nil
		case *ssa.Throw:
			x, _ := in.value(env, i.X).(*object)
			if x == nil {
				return nil, nil, raise("java/lang/NullPointerException")
			}
			return nil, nil, &thrown{x}
		default:
			x, exc := in.instr(i, env)
			if exc != nil {
				return nil, nil, exc
			}
			if v, ok := i.(ssa.Value); ok && v.Type() != ssa.Void {
				env[v] = x
			}
		}
	}
	panic("block without control instruction")
}

func (in *interp) value(env map[ssa.Value]any, v ssa.Value) any {
	c, ok := v.(*ssa.Const)
	if !ok {
		x, ok := env[v]
		if !ok {
			panic("value without definition: " + v.Name())
		}
		return x
	}
	switch c.Typ {
	case ssa.Int:
		return int32(c.Int)
	case ssa.Long:
		return c.Int
	case ssa.Float:
		return math.Float32frombits(uint32(c.Bits))
	case ssa.Double:
		return math.Float64frombits(c.Bits)
	case ssa.Null:
		return nil
	}
	return &object{class: "java/lang/String", fields: map[string]any{"text": c.String}}
}

func compare2(op ssa.Comparison, x, y any) bool {
	a, ok := x.(int32)
	if !ok {
		return (x == y) == (op == ssa.EQ)
	}
	b := y.(int32)
	return [...]bool{ssa.EQ: a == b, ssa.NE: a != b, ssa.LT: a < b, ssa.GE: a >= b, ssa.GT: a > b, ssa.LE: a <= b}[op]
}

// instr runs an instruction that is neither phi, catch nor control.
func (in *interp) instr(i ssa.Instr, env map[ssa.Value]any) (any, *thrown) {
	var ops []any
	for _, o := range i.Operands() {
		ops = append(ops, in.value(env, o))
	}
	switch i := i.(type) {
	case *ssa.BinOp:
		return binary(i.Op, ops[0], ops[1])
	case *ssa.Neg:
		return negate(ops[0]), nil
	case *ssa.Convert:
		return convert(ops[0], i.To), nil
	case *ssa.New:
		return &object{class: i.Class, fields: map[string]any{}}, nil
	case *ssa.NewArray:
		return newArray(i.Type(), ops)
	case *ssa.MultiNewArray:
		return newArray(i.Type(), ops)
	case *ssa.ArrayLength, *ssa.ArrayLoad, *ssa.ArrayStore:
		return arrayOp(i, ops)
	case *ssa.GetStatic:
		return in.statics[i.Field.Name], nil
	case *ssa.PutStatic:
		in.statics[i.Field.Name] = narrow(ops[0], ssa.Type(i.Field.Desc))
		return nil, nil
	case *ssa.Call:
		if f := in.funcs[i.Method.Name+i.Method.Desc]; f != nil && i.Kind == ssa.InvokeStatic {
			for k, p := range f.Params {
				ops[k] = narrow(ops[k], p.Typ)
			}
			x, exc := in.call(f, ops)
			return narrow(x, i.Type()), exc
		}
		if i.Method.Name == "<init>" {
			return nil, nil
		}
	case *ssa.CheckCast:
		if o, ok := ops[0].(*object); ok && o != nil && !isA(o.class, i.Target.ClassName()) {
			return nil, raise("java/lang/ClassCastException")
		}
		return ops[0], nil
	case *ssa.InstanceOf:
		o, ok := ops[0].(*object)
		if ok && o != nil && isA(o.class, i.Target.ClassName()) {
			return int32(1), nil
		}
		return int32(0), nil
	case *ssa.Monitor:
		if ops[0] == nil {
			return nil, raise("java/lang/NullPointerException")
		}
		return nil, nil
	}
	panic("not interpreted: " + i.String())
}

// narrow cuts an int to a small type, as storing it to one does.
func narrow(x any, t ssa.Type) any {
	n, ok := x.(int32)
	if !ok {
		return x
	}
	switch t {
	case "Z":
		return n & 1
	case "B", "C", "S":
		return convert(x, t)
	}
	return n
}

func newArray(t ssa.Type, lens []any) (any, *thrown) {
	for _, n := range lens {
		if n.(int32) < 0 {
			return nil, raise("java/lang/NegativeArraySizeException")
		}
	}
	a := &array{elem: t.Elem(), items: make([]any, lens[0].(int32))}
	for k := range a.items {
		a.items[k] = zero(t.Elem())
		if len(lens) > 1 {
			a.items[k], _ = newArray(t.Elem(), lens[1:])
		}
	}
	return a, nil
}

func arrayOp(i ssa.Instr, ops []any) (any, *thrown) {
	a, _ := ops[0].(*array)
	if a == nil {
		return nil, raise("java/lang/NullPointerException")
	}
	if _, ok := i.(*ssa.ArrayLength); ok {
		return int32(len(a.items)), nil
	}
	k := ops[1].(int32)
	if k < 0 || int(k) >= len(a.items) {
		return nil, raise("java/lang/ArrayIndexOutOfBoundsException")
	}
	if load, ok := i.(*ssa.ArrayLoad); ok {
		if load.Type() != a.elem && a.elem.IsInt() {
			panic(fmt.Sprintf("%s has the type %s, but the array holds %s", load, load.Type(), a.elem))
		}
		return a.items[k], nil
	}
	a.items[k] = narrow(ops[2], a.elem)
	return nil, nil
}

func negate(x any) any {
	switch x := x.(type) {
	case int32:
		return -x
	case int64:
		return -x
	case float32:
		return -x
	}
	return -x.(float64)
}

func convert(x any, to ssa.Type) any {
	var i int64
	var f float64
	isFloat := false
	switch x := x.(type) {
	case int32:
		i, f = int64(x), float64(x)
	case int64:
		if to == ssa.Float {
			return float32(x)
		}
		i, f = x, float64(x)
	case float32:
		f, isFloat = float64(x), true
	case float64:
		f, isFloat = x, true
	}
	switch to {
	case ssa.Float:
		return float32(f)
	case ssa.Double:
		return f
	case ssa.Long:
		if isFloat {
			return saturate(f, math.MinInt64, math.MaxInt64)
		}
		return i
	}
	if isFloat {
		return int32(saturate(f, math.MinInt32, math.MaxInt32))
	}
	switch to {
	case "B":
		return int32(int8(i))
	case "C":
		return int32(uint16(i))
	case "S":
		return int32(int16(i))
	}
	return int32(i)
}

func saturate(f float64, low, high int64) int64 {
	switch {
	case f != f:
		return 0
	case f <= float64(low):
		return low
	case f >= float64(high):
		return high
	}
	return int64(f)
}

func binary(op ssa.BinaryOp, x, y any) (any, *thrown) {
	switch x := x.(type) {
	case int32:
		r, exc := integer(op, int64(x), int64(y.(int32)), 32)
		return int32(r), exc
	case int64:
		if n, ok := y.(int32); ok { // a shift
			return first(integer(op, x, int64(n), 64))
		}
		if op == ssa.Cmp {
			return int32(sign(x < y.(int64), x > y.(int64))), nil
		}
		return first(integer(op, x, y.(int64), 64))
	case float32:
		r := floating(op, float64(x), float64(y.(float32)))
		if f, ok := r.(float64); ok {
			return float32(f), nil
		}
		return r, nil
	}
	return floating(op, x.(float64), y.(float64)), nil
}

func first(x int64, exc *thrown) (any, *thrown) { return x, exc }

func sign(less, greater bool) int32 {
	switch {
	case less:
		return -1
	case greater:
		return 1
	}
	return 0
}

func integer(op ssa.BinaryOp, x, y int64, width int64) (int64, *thrown) {
	switch op {
	case ssa.Add:
		return x + y, nil
	case ssa.Sub:
		return x - y, nil
	case ssa.Mul:
		return x * y, nil
	case ssa.Div, ssa.Rem:
		switch {
		case y == 0:
			return 0, raise("java/lang/ArithmeticException")
		case y == -1 && op == ssa.Div:
			return -x, nil
		case y == -1:
			return 0, nil
		case op == ssa.Div:
			return x / y, nil
		}
		return x % y, nil
	case ssa.And:
		return x & y, nil
	case ssa.Or:
		return x | y, nil
	case ssa.Xor:
		return x ^ y, nil
	case ssa.Shl:
		return x << (y & (width - 1)), nil
	case ssa.Shr:
		return x >> (y & (width - 1)), nil
	case ssa.Ushr:
		if width == 32 {
			return int64(uint32(x) >> (y & 31)), nil
		}
		return int64(uint64(x) >> (y & 63)), nil
	}
	panic("not an operation on integers: " + op.String())
}

func floating(op ssa.BinaryOp, x, y float64) any {
	switch op {
	case ssa.Add:
		return x + y
	case ssa.Sub:
		return x - y
	case ssa.Mul:
		return x * y
	case ssa.Div:
		return x / y
	case ssa.Rem:
		return math.Mod(x, y)
	case ssa.CmpL, ssa.CmpG:
		if x != x || y != y {
			return sign(op == ssa.CmpL, op == ssa.CmpG)
		}
		return sign(x < y, x > y)
	}
	panic("not an operation on floats: " + op.String())
}
