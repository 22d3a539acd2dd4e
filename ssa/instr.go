package ssa

// PC returns the bytecode offset the instruction was lifted from.
func (a *anInstr) PC() int { return a.pc }

// Block returns the block the instruction is in.
func (a *anInstr) Block() *Block { return a.block }

func (a *anInstr) place() *anInstr { return a }

// placed is implemented by every instruction through anInstr.
type placed interface{ place() *anInstr }

// Type returns the type of the result, Void when there is none.
func (r *register) Type() Type { return r.typ }

// Local returns the name of the source variable that the value is stored to,
// or "" when it is a temporary or the class file names no variables.
func (r *register) Local() string { return r.local }

// Num returns the number in the value's name; numbers are unique in a function
// and small, so they can index a slice.
func (r *register) Num() int { return r.num }

func (r *register) reg() *register { return r }

// result is implemented by every instruction with a result, through register.
type result interface {
	Instr
	Value
	reg() *register
}

// CanThrow is false for instructions that do not say otherwise below.
func (a *anInstr) CanThrow() bool { return false }

// CanThrow: integer division and remainder by zero (JVMS §6.5 idiv, irem, ldiv, lrem).
func (i *BinOp) CanThrow() bool {
	return (i.Op == Div || i.Op == Rem) && (i.typ == Int || i.typ == Long)
}

// CanThrow: initialisation of the class may fail (JVMS §5.5).
func (i *New) CanThrow() bool { return true }

// CanThrow: NegativeArraySizeException.
func (i *NewArray) CanThrow() bool { return true }

// CanThrow: NegativeArraySizeException.
func (i *MultiNewArray) CanThrow() bool { return true }

// CanThrow: NullPointerException.
func (i *ArrayLength) CanThrow() bool { return true }

// CanThrow: NullPointerException, ArrayIndexOutOfBoundsException.
func (i *ArrayLoad) CanThrow() bool { return true }

// CanThrow: NullPointerException, ArrayIndexOutOfBoundsException, ArrayStoreException.
func (i *ArrayStore) CanThrow() bool { return true }

// CanThrow: NullPointerException.
func (i *GetField) CanThrow() bool { return true }

// CanThrow: NullPointerException.
func (i *PutField) CanThrow() bool { return true }

// CanThrow: initialisation of the class may fail (JVMS §5.5).
func (i *GetStatic) CanThrow() bool { return true }

// CanThrow: initialisation of the class may fail (JVMS §5.5).
func (i *PutStatic) CanThrow() bool { return true }

// CanThrow: exceptions of the method, NullPointerException.
func (i *Call) CanThrow() bool { return true }

// CanThrow: exceptions of the call site's target.
func (i *CallDynamic) CanThrow() bool { return true }

// CanThrow: ClassCastException.
func (i *CheckCast) CanThrow() bool { return true }

// CanThrow: NullPointerException, IllegalMonitorStateException.
func (i *Monitor) CanThrow() bool { return true }

// CanThrow: always.
func (i *Throw) CanThrow() bool { return true }

// Operands returns the values the instruction uses, in printed order. The
// slice is fresh except for phis and calls, where it must not be changed.

// Operands returns the arguments, parallel to the block's predecessors.
func (i *Phi) Operands() []Value { return i.Args }

// Operands returns both operands.
func (i *BinOp) Operands() []Value { return []Value{i.X, i.Y} }

// Operands returns the operand.
func (i *Neg) Operands() []Value { return []Value{i.X} }

// Operands returns the converted value.
func (i *Convert) Operands() []Value { return []Value{i.X} }

// Operands returns nothing.
func (i *New) Operands() []Value { return nil }

// Operands returns the length.
func (i *NewArray) Operands() []Value { return []Value{i.Len} }

// Operands returns the lengths.
func (i *MultiNewArray) Operands() []Value { return i.Lens }

// Operands returns the array.
func (i *ArrayLength) Operands() []Value { return []Value{i.Array} }

// Operands returns array and index.
func (i *ArrayLoad) Operands() []Value { return []Value{i.Array, i.Index} }

// Operands returns array, index and the stored value.
func (i *ArrayStore) Operands() []Value { return []Value{i.Array, i.Index, i.Stored} }

// Operands returns the object.
func (i *GetField) Operands() []Value { return []Value{i.Object} }

// Operands returns the object and the stored value.
func (i *PutField) Operands() []Value { return []Value{i.Object, i.Stored} }

// Operands returns nothing.
func (i *GetStatic) Operands() []Value { return nil }

// Operands returns the stored value.
func (i *PutStatic) Operands() []Value { return []Value{i.Stored} }

// Operands returns the receiver, if any, and the arguments.
func (i *Call) Operands() []Value { return i.Args }

// Operands returns the arguments.
func (i *CallDynamic) Operands() []Value { return i.Args }

// Operands returns the checked value.
func (i *CheckCast) Operands() []Value { return []Value{i.X} }

// Operands returns the tested value.
func (i *InstanceOf) Operands() []Value { return []Value{i.X} }

// Operands returns the locked object.
func (i *Monitor) Operands() []Value { return []Value{i.Object} }

// Operands returns nothing.
func (i *Catch) Operands() []Value { return nil }

// Operands returns the compared values.
func (i *If) Operands() []Value { return []Value{i.X, i.Y} }

// Operands returns the value switched on.
func (i *Switch) Operands() []Value { return []Value{i.X} }

// Operands returns nothing.
func (i *Jump) Operands() []Value { return nil }

// Operands returns the result, if any.
func (i *Return) Operands() []Value {
	if i.Result == nil {
		return nil
	}
	return []Value{i.Result}
}

// Operands returns the thrown value.
func (i *Throw) Operands() []Value { return []Value{i.X} }

// isControl reports whether in ends a block.
func isControl(in Instr) bool {
	switch in.(type) {
	case *If, *Switch, *Jump, *Return, *Throw:
		return true
	}
	return false
}

// replaceOperands sets every operand x of in to with(x).
func replaceOperands(in Instr, with func(Value) Value) {
	list := func(vs []Value) {
		for k, v := range vs {
			vs[k] = with(v)
		}
	}
	switch i := in.(type) {
	case *Phi:
		list(i.Args)
	case *BinOp:
		i.X, i.Y = with(i.X), with(i.Y)
	case *Neg:
		i.X = with(i.X)
	case *Convert:
		i.X = with(i.X)
	case *NewArray:
		i.Len = with(i.Len)
	case *MultiNewArray:
		list(i.Lens)
	case *ArrayLength:
		i.Array = with(i.Array)
	case *ArrayLoad:
		i.Array, i.Index = with(i.Array), with(i.Index)
	case *ArrayStore:
		i.Array, i.Index, i.Stored = with(i.Array), with(i.Index), with(i.Stored)
	case *GetField:
		i.Object = with(i.Object)
	case *PutField:
		i.Object, i.Stored = with(i.Object), with(i.Stored)
	case *PutStatic:
		i.Stored = with(i.Stored)
	case *Call:
		list(i.Args)
	case *CallDynamic:
		list(i.Args)
	case *CheckCast:
		i.X = with(i.X)
	case *InstanceOf:
		i.X = with(i.X)
	case *Monitor:
		i.Object = with(i.Object)
	case *If:
		i.X, i.Y = with(i.X), with(i.Y)
	case *Switch:
		i.X = with(i.X)
	case *Return:
		if i.Result != nil {
			i.Result = with(i.Result)
		}
	case *Throw:
		i.X = with(i.X)
	case *New, *GetStatic, *Catch, *Jump:
	default:
		panic("BUG: unknown instruction " + in.String())
	}
}

// Dereferenced returns the value that must not be null when in is executed; nil if
// there is none.
func Dereferenced(in Instr) Value {
	switch in := in.(type) {
	case *GetField:
		return in.Object
	case *PutField:
		return in.Object
	case *ArrayLength:
		return in.Array
	case *ArrayLoad:
		return in.Array
	case *ArrayStore:
		return in.Array
	case *Monitor:
		return in.Object
	case *Call:
		if in.Kind != InvokeStatic {
			return in.Args[0]
		}
	}
	return nil
}
