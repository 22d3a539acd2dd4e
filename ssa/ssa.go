package ssa

import "github.com/jayverify/jayverify/classfile"

// Type is the type of a value: a field descriptor ("I", "J", "F", "D", "Z",
// "B", "C", "S", "Ljava/lang/String;", "[I"), "null" for the type of
// aconst_null, or "" for instructions without a result. Computations on small
// integers have type "I"; parameters, fields and call results keep their
// descriptor's type.
type Type string

// The types that are not descriptors, and frequent ones.
const (
	Void   Type = ""
	Null   Type = "null"
	Int    Type = "I"
	Long   Type = "J"
	Float  Type = "F"
	Double Type = "D"
	Object Type = "Ljava/lang/Object;"
)

// Func is the body of one method in SSA form.
type Func struct {
	Method *classfile.Method
	Params []*Param // the receiver first, if any
	Blocks []*Block // Blocks[0] is the entry and has no predecessors; reverse postorder; unreachable code is gone
	// Stores lists the stores to variables of the source, by the next
	// instruction; empty if the class file names no variables. It is for reports
	// of runs: the value may be unused otherwise, and its instruction may have
	// been removed from its block.
	Stores map[Instr][]Store
}

// Store says that a variable of the source has a value from here on.
type Store struct {
	Local, Desc string // of the LocalVariableTable
	Value       Value
	PC          int // bytecode offset of the store
}

// Block is a basic block. Its last instruction is a control instruction: If,
// Switch, Jump, Return or Throw. Phis come first.
//
// Exceptions: inside a try region every instruction that can throw is the last
// one before the block's control instruction (or is the Throw itself), so a
// block has at most one, and Handlers lists where its exception may go. The
// values along an exceptional edge are those before the instruction completes,
// without its own result. Outside try regions blocks are not split and Handlers
// is empty: exceptions leave the method.
type Block struct {
	Index    int
	Instrs   []Instr
	Preds    []*Block  // normal and exceptional; one entry for each edge, Phi.Args runs parallel
	Succs    []*Block  // normal successors, in the order the control instruction defines
	Handlers []Handler // exceptional successors, in exception-table order: the first whose type matches catches the exception
}

// Handler is an exceptional edge. The target block is a landing pad: its first
// instruction (after phis) is the Catch that yields the exception, and it has
// only exceptional predecessors.
type Handler struct {
	CatchType string // binary class name, "" catches everything
	Target    *Block
}

// Value is anything an instruction can use: *Param, *Const, or an instruction
// with a result.
type Value interface {
	Type() Type
	Name() string // printed form of a use: "p0", "v12", `"text"`, "42L"
}

// Instr is an instruction.
type Instr interface {
	PC() int        // bytecode offset it was lifted from
	Block() *Block  // the block it is in
	String() string // its printed form, as in the comments below
	Operands() []Value
	CanThrow() bool // may raise an exception when executed (JVMS §6.5), asynchronous ones and LinkageErrors from resolution apart
}

// Param is a parameter: "p0".
type Param struct {
	Index int
	Typ   Type
	Local string // name from LocalVariableTable, or "this", or ""
}

// Const is a constant. Type says which field holds it.
type Const struct {
	Typ    Type // I, J, F, D, null, or the type of the loaded object (String, Class, MethodHandle, MethodType, or a Dynamic's type)
	Int    int64
	Bits   uint64          // IEEE 754 bits of F (low 32) and D
	String string          // content of a String constant (decoded; unpaired surrogates survive in WTF-8), descriptor or name of a Class constant
	Pool   classfile.Const // for Class, MethodHandle, MethodType and Dynamic constants: the constant itself, nil otherwise
}

// anInstr is embedded in every instruction.
type anInstr struct {
	pc    int
	block *Block
}

// register is embedded in every instruction with a result.
type register struct {
	anInstr
	num   int
	typ   Type
	local string // name of the source variable it is stored to, or ""
}

// Phi is "v3 = phi [b0: v1, b2: v2]"; Args[i] comes from Block().Preds[i].
type Phi struct {
	register
	Args []Value
}

// BinOp is "v3 = iadd v1, v2": all arithmetic, logic, shift and three-way
// comparison instructions with two operands (add, sub, mul, div, rem, and, or,
// xor, shl, shr, ushr on I and J; lcmp, fcmpl, fcmpg, dcmpl, dcmpg). Op is the
// JVM opcode without a width letter; the operands' types give the width.
type BinOp struct {
	register
	Op   BinaryOp
	X, Y Value
}

// BinaryOp is the operation of a BinOp.
type BinaryOp uint8

// The binary operations.
const (
	Add BinaryOp = iota
	Sub
	Mul
	Div
	Rem
	And
	Or
	Xor
	Shl
	Shr
	Ushr
	Cmp  // lcmp
	CmpL // fcmpl, dcmpl
	CmpG // fcmpg, dcmpg
)

// Neg is "v2 = ineg v1" (ineg, lneg, fneg, dneg).
type Neg struct {
	register
	X Value
}

// Convert is "v2 = i2b v1": all fifteen conversions. X's type and To say which;
// To is one of I, J, F, D, B, C, S.
type Convert struct {
	register
	X  Value
	To Type
}

// New is "v1 = new C".
type New struct {
	register
	Class string
}

// NewArray is "v2 = newarray [I, v1" (newarray, anewarray): Type is the array's type.
type NewArray struct {
	register
	Len Value
}

// MultiNewArray is "v3 = multianewarray [[I, v1, v2": as many Lens as dimensions given.
type MultiNewArray struct {
	register
	Lens []Value
}

// ArrayLength is "v2 = arraylength v1".
type ArrayLength struct {
	register
	Array Value
}

// ArrayLoad is "v3 = iaload v1[v2]". Kind is the element kind of the opcode:
// I, J, F, D, "L" (aaload), B (byte or boolean), C, S.
type ArrayLoad struct {
	register
	Kind         string
	Array, Index Value
}

// ArrayStore is "iastore v1[v2], v3".
type ArrayStore struct {
	anInstr
	Kind                 string
	Array, Index, Stored Value
}

// GetField is "v2 = getfield v1.C.f:I".
type GetField struct {
	register
	Object Value
	Field  classfile.MemberRef
}

// PutField is "putfield v1.C.f:I, v2".
type PutField struct {
	anInstr
	Object Value
	Field  classfile.MemberRef
	Stored Value
}

// GetStatic is "v1 = getstatic C.f:I".
type GetStatic struct {
	register
	Field classfile.MemberRef
}

// PutStatic is "putstatic C.f:I, v1".
type PutStatic struct {
	anInstr
	Field  classfile.MemberRef
	Stored Value
}

// InvokeKind is the opcode of a Call.
type InvokeKind uint8

// The kinds of invocation.
const (
	InvokeVirtual InvokeKind = iota
	InvokeSpecial
	InvokeStatic
	InvokeInterface
)

// Call is "v4 = invokevirtual C.m:(I)I v1, v2"; the receiver is Args[0] unless
// static. A void call has type Void and prints without "v4 =".
type Call struct {
	register
	Kind   InvokeKind
	Method classfile.MemberRef
	Args   []Value
}

// CallDynamic is "v2 = invokedynamic name:desc bootstrap#3 v1".
type CallDynamic struct {
	register
	Site *classfile.DynamicConst // name, descriptor, bootstrap method and its static arguments
	Args []Value
}

// CheckCast is "v2 = checkcast C v1".
type CheckCast struct {
	register
	X      Value
	Target Type
}

// InstanceOf is "v2 = instanceof C v1".
type InstanceOf struct {
	register
	X      Value
	Target Type
}

// Monitor is "monitorenter v1" or "monitorexit v1".
type Monitor struct {
	anInstr
	Enter  bool
	Object Value
}

// Catch is "v1 = catch C": the exception that arrives at a landing pad.
type Catch struct {
	register
	CatchType string // "" for any
}

// If is "if v1 < v2 goto b1 else b2": Succs[0] when the comparison holds,
// Succs[1] otherwise. Null tests compare with the null constant, zero tests
// with the constant 0.
type If struct {
	anInstr
	Op   Comparison
	X, Y Value
}

// Comparison is the comparison of an If.
type Comparison uint8

// The comparisons; on references only EQ and NE.
const (
	EQ Comparison = iota
	NE
	LT
	GE
	GT
	LE
)

// Switch is "switch v1 {1: b1, 5: b2, default: b3}" (tableswitch,
// lookupswitch): Succs[i] for Keys[i], the last successor is the default.
type Switch struct {
	anInstr
	X    Value
	Keys []int32
}

// Jump is "jump b1".
type Jump struct{ anInstr }

// Return is "return v1" or "return"; Result is nil in void methods.
type Return struct {
	anInstr
	Result Value
}

// Throw is "throw v1".
type Throw struct {
	anInstr
	X Value
}
