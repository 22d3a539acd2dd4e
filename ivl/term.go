package ivl

import "math/big"

// Term is a side-effect-free expression. Evaluating one cannot fail: Div and
// Rem are only evaluated where lowering has tested the divisor, and are 0 for
// divisor 0.
type Term interface {
	Type() Type
	String() string
	isTerm()
}

// IntLit is an integer constant.
type IntLit struct {
	V   *big.Int // never changed
	Typ Type
}

// BoolLit is true or false.
type BoolLit bool

// FloatLit is a float or double constant, exact to the bit.
type FloatLit struct {
	Bits uint64 // IEEE 754 bits; the low 32 for Float
	Typ  Type   // Float or Double
}

// NullLit is the null reference, tuple (0, 0, 0, …).
type NullLit struct{ Class *Class }

// ObjLit is an object that exists before the program starts and is never
// allocated by it: a string constant, a class constant. Equal IDs are the
// same object. Its type and contents are those of Class; of a class of char
// arrays, length and elements are those of Text.
type ObjLit struct {
	ID    int    // < 0: the tuple component id
	Class *Class // exact dynamic type
	Text  string // the string constant's content, or the class constant's name
	// Tuple holds the values of Class.Tuple(), literals all; may be nil when
	// the class has none.
	Tuple []Term
}

// Ref makes *Var a term: reading the variable.
func (v *Var) isTerm() {}

// Comp is a component of a reference tuple.
type Comp uint8

// The components of every reference, and field components.
const (
	CompID     Comp = iota // 0 for null, > 0 allocated by the program, < 0 pre-existing or external
	CompType               // Class.ID of the dynamic type, 0 for null
	CompSite               // allocSite (LPAR'17 §2), 0 for null and external objects
	CompLength             // array length; only for static array classes
	CompField              // an immutable field, Proj.Field says which
)

// Proj reads a component of a reference tuple (the paper's p↓f). Reading a
// component of null gives 0, false, null or 0.0.
type Proj struct {
	Ref   Term
	Comp  Comp
	Field *Field // for CompField
}

// App applies an operator.
type App struct {
	Op   Op
	Args []Term
	Typ  Type // type of the result
}

// Op is an operator. Integer operators work on mathematical integers; exact
// Java arithmetic is Wrap around them. Result types: comparisons and
// connectives Bool; Add … Neg, BitAnd … : IntZ unless the lowering or a pass
// knows the result stays in a smaller range (App.Typ says so and it must be
// true); Wrap: the range wrapped to.
type Op uint8

// The operators. The printed form is given after each.
const (
	Not     Op = iota // not a
	And               // and a b … (any number)
	Or                // or a b … (any number)
	Implies           // => a b
	Eq                // = a b, for Bool, Int and Ref (Ref: same id); not for floats
	Lt                // < a b
	Le                // <= a b
	Ite               // ite c a b

	Add  // + a b
	Sub  // - a b
	Mul  // * a b
	Neg  // neg a
	Div  // div a b, rounds toward zero as Java does
	Rem  // rem a b, sign of the dividend as in Java
	Wrap // wrap.i8|i16|u16|i32|i64 a: two's complement truncation to App.Typ.Range (U1: a mod 2)

	BitAnd // bitand a b, infinite two's complement
	BitOr  // bitor a b
	BitXor // bitxor a b
	Shl    // shl a s: a * 2^s, s in 0..63
	Shr    // shr a s: floor(a / 2^s), s in 0..63
	Ushr32 // ushr32 a s: 32-bit logical shift, s in 0..31, a in I32, result in I32
	Ushr64 // ushr64 a s, s in 0..63

	FAdd  // fadd a b; float operators are IEEE 754, round to nearest, on two Floats or two Doubles
	FSub  // fsub a b
	FMul  // fmul a b
	FDiv  // fdiv a b
	FRem  // frem a b: Java's %, the C library's fmod
	FNeg  // fneg a
	FSqrt // fsqrt a: the nearest double to the square root; FSqrt, FLog and FLcg are on Doubles only
	FLog  // flog a: java.lang.StrictMath.log, to the bit
	FLcg  // flcg s b: how java.util.Random's state s is after the draws of nextInt(b), of one draw for b < 1; see NextState
	FCmpL // fcmpl a b: -1, 0, 1, and -1 when a or b is NaN (JVMS fcmp<op>, dcmp<op>)
	FCmpG // fcmpg a b: the same with 1 for NaN
	ToF   // tof a: to Float, from Int or Double
	ToD   // tod a: to Double, from Int or Float
	FToI  // ftoi.i32|i64 a: from Float or Double, saturating, NaN is 0 (JVMS d2i, d2l); App.Typ.Range says which
	FBits // fbits a: the bits of a Float as an I32, of a Double as an I64; of NaN those of Float.floatToIntBits, Double.doubleToLongBits
	BitsF // bitsf a: the Float with the bits of an I32
	BitsD // bitsd a: the Double with the bits of an I64

	Select   // select a i: what the array a has at index i
	Store    // store a i x: the array that has x at i, and elsewhere what a has
	ConstArr // const.array… x: the array that has x at every index; App.Typ says of which type it is

	Cast // cast C a: the same object seen with static class App.Typ.Class. Only as the whole right side of an Assign.
)
