package ssa

import (
	"math"

	"github.com/jayverify/jayverify/classfile"
)

func float32Bits(n int32) uint64 { return uint64(math.Float32bits(float32(n))) }
func float64Bits(n int32) uint64 { return math.Float64bits(float64(n)) }

// widthType is the type that the letter of an opcode stands for.
func widthType(c byte) Type { return Type(c) }

// translateControl translates an instruction that ends a block.
func (l *lifter) translateControl(in *inst, b *Block) {
	pc := int(in.pc)
	switch op := in.op; {
	case op == classfile.OpGoto || op == classfile.OpRet:
		l.emit(&Jump{}, b, pc)
	case op == classfile.OpJsr:
		l.push1(nil)
		l.emit(&Jump{}, b, pc)
	case in.sw != nil:
		x := l.pop1()
		if len(in.sw.keys) == 0 {
			l.emit(&Jump{}, b, pc)
			return
		}
		l.emit(&Switch{X: x, Keys: in.sw.keys}, b, pc)
	case op == classfile.OpAthrow:
		l.emit(&Throw{X: l.pop1()}, b, pc)
	case op == classfile.OpReturn:
		l.emit(&Return{}, b, pc)
	case classfile.OpIreturn <= op && op <= classfile.OpAreturn:
		l.emit(&Return{Result: l.popOf(l.result)}, b, pc)
	default:
		l.translateIf(in, b)
	}
}

func (l *lifter) translateIf(in *inst, b *Block) {
	i := &If{}
	switch op := in.op; {
	case op <= classfile.OpIfle:
		i.Op, i.Y = Comparison(op-classfile.OpIfeq), IntConst(0)
	case op <= classfile.OpIfIcmple:
		i.Op, i.Y = Comparison(op-classfile.OpIfIcmpeq), l.pop1()
	case op <= classfile.OpIfAcmpne:
		i.Op, i.Y = Comparison(op-classfile.OpIfAcmpeq), l.pop1()
	default:
		i.Op, i.Y = Comparison(op-classfile.OpIfnull), nullConst
	}
	i.X = l.pop1()
	if len(b.Succs) == 1 {
		l.emit(&Jump{}, b, int(in.pc)) // both ways lead to the same place
		return
	}
	l.emit(i, b, int(in.pc))
}

// translateOp translates an instruction that neither ends the block nor only
// moves values.
func (l *lifter) translateOp(in *inst, b *Block) {
	op, pc := in.op, int(in.pc)
	switch {
	case classfile.OpIaload <= op && op <= classfile.OpSaload:
		i := &ArrayLoad{Kind: arrayKinds[op-classfile.OpIaload]}
		i.Index, i.Array = l.pop1(), l.pop1()
		i.typ = arrayLoadTypes[op-classfile.OpIaload]
		l.pushValue(l.emitValue(i, b, pc))
	case classfile.OpIastore <= op && op <= classfile.OpSastore:
		i := &ArrayStore{Kind: arrayKinds[op-classfile.OpIastore]}
		i.Stored = l.popOf(Type(i.Kind))
		i.Index, i.Array = l.pop1(), l.pop1()
		l.emit(i, b, pc)
	case classfile.OpIneg <= op && op <= classfile.OpDneg:
		i := &Neg{}
		i.typ = widthType("IJFD"[op-classfile.OpIneg])
		i.X = l.popOf(i.typ)
		l.pushValue(l.emitValue(i, b, pc))
	case classfile.OpIadd <= op && op <= classfile.OpLxor, classfile.OpLcmp <= op && op <= classfile.OpDcmpg:
		l.translateBinary(in, b)
	case op == classfile.OpIinc:
		i := &BinOp{Op: Add, X: l.cur[in.index], Y: IntConst(in.value)}
		i.typ = Int
		l.setVariable(in, l.emitValue(i, b, pc))
	case classfile.OpI2l <= op && op <= classfile.OpI2s:
		e := effects[op]
		i := &Convert{X: l.popOf(Type(e.pops)), To: convertTo[op-classfile.OpI2l]}
		i.typ = Type(e.pushes)
		l.pushValue(l.emitValue(i, b, pc))
	case classfile.OpGetstatic <= op && op <= classfile.OpPutfield:
		l.translateField(in, b)
	case classfile.OpInvokevirtual <= op && op <= classfile.OpInvokedynamic:
		l.translateCall(in, b)
	default:
		l.translateObject(in, b)
	}
}

// By opcode, from iaload, or iastore, on.
var (
	arrayKinds = [...]string{"I", "J", "F", "D", "L", "B", "C", "S"}
	// The types of aaload and baload depend on the array and are inferred later.
	arrayLoadTypes = [...]Type{"I", "J", "F", "D", "", "", "C", "S"}
)

// convertTo is the type that conversions lead to, from i2l on.
var convertTo = [...]Type{"J", "F", "D", "I", "F", "D", "I", "J", "D", "I", "J", "F", "B", "C", "S"}

// binaryOps are the operations of the opcodes from iadd on, four widths each;
// the shifts and the logical ones have two.
var (
	arithmeticOps = [...]BinaryOp{Add, Sub, Mul, Div, Rem}
	integerOps    = [...]BinaryOp{Shl, Shr, Ushr, And, Or, Xor}
	compareOps    = [...]BinaryOp{Cmp, CmpL, CmpG, CmpL, CmpG}
)

func (l *lifter) translateBinary(in *inst, b *Block) {
	op, e := in.op, effects[in.op]
	i := &BinOp{}
	switch {
	case op >= classfile.OpLcmp:
		i.Op = compareOps[op-classfile.OpLcmp]
	case op >= classfile.OpIshl:
		i.Op = integerOps[(op-classfile.OpIshl)/2]
	default:
		i.Op = arithmeticOps[(op-classfile.OpIadd)/4]
	}
	i.Y, i.X = l.popOf(widthType(e.pops[1])), l.popOf(widthType(e.pops[0]))
	i.typ = Type(e.pushes)
	l.pushValue(l.emitValue(i, b, int(in.pc)))
}

func (l *lifter) translateField(in *inst, b *Block) {
	pc, ref := int(in.pc), in.ref
	switch in.op {
	case classfile.OpGetstatic:
		i := &GetStatic{Field: ref.member}
		i.typ = ref.typ
		l.pushValue(l.emitValue(i, b, pc))
	case classfile.OpPutstatic:
		l.emit(&PutStatic{Field: ref.member, Stored: l.popOf(ref.typ)}, b, pc)
	case classfile.OpGetfield:
		i := &GetField{Field: ref.member, Object: l.pop1()}
		i.typ = ref.typ
		l.pushValue(l.emitValue(i, b, pc))
	case classfile.OpPutfield:
		i := &PutField{Field: ref.member}
		i.Stored, i.Object = l.popOf(ref.typ), l.pop1()
		l.emit(i, b, pc)
	}
}

func (l *lifter) translateCall(in *inst, b *Block) {
	pc, ref := int(in.pc), in.ref
	receiver := 0
	if in.op != classfile.OpInvokestatic && in.op != classfile.OpInvokedynamic {
		receiver = 1
	}
	args := make([]Value, receiver+len(ref.params))
	for k := len(ref.params) - 1; k >= 0; k-- {
		args[receiver+k] = l.popOf(ref.params[k])
	}
	if receiver == 1 {
		args[0] = l.pop1()
	}
	var x result
	if in.op == classfile.OpInvokedynamic {
		x = &CallDynamic{Site: ref.site, Args: args}
	} else {
		x = &Call{Kind: InvokeKind(in.op - classfile.OpInvokevirtual), Method: ref.member, Args: args}
	}
	x.reg().typ = ref.typ
	l.emit(x, b, pc)
	if ref.typ != Void {
		l.pushValue(x)
	}
}

// translateObject translates the instructions on objects that remain.
func (l *lifter) translateObject(in *inst, b *Block) {
	pc := int(in.pc)
	var x result
	switch in.op {
	case classfile.OpNew:
		x = &New{Class: in.ref.typ.ClassName()}
		x.reg().typ = in.ref.typ
	case classfile.OpNewarray:
		x = &NewArray{Len: l.pop1()}
		x.reg().typ = Type("[" + (&classfile.Instruction{Value: in.value}).ArrayType())
	case classfile.OpAnewarray:
		x = &NewArray{Len: l.pop1()}
		x.reg().typ = in.ref.typ
	case classfile.OpMultianewarray:
		lens := make([]Value, in.value)
		for k := len(lens) - 1; k >= 0; k-- {
			lens[k] = l.pop1()
		}
		x = &MultiNewArray{Lens: lens}
		x.reg().typ = in.ref.typ
	case classfile.OpArraylength:
		x = &ArrayLength{Array: l.pop1()}
		x.reg().typ = Int
	case classfile.OpCheckcast:
		x = &CheckCast{X: l.pop1(), Target: in.ref.typ}
		x.reg().typ = in.ref.typ
	case classfile.OpInstanceof:
		x = &InstanceOf{X: l.pop1(), Target: in.ref.typ}
		x.reg().typ = Int
	case classfile.OpMonitorenter, classfile.OpMonitorexit:
		l.emit(&Monitor{Enter: in.op == classfile.OpMonitorenter, Object: l.pop1()}, b, pc)
		return
	default:
		panic("BUG: untranslated instruction " + in.op.String())
	}
	l.pushValue(l.emitValue(x, b, pc))
}
