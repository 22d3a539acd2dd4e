package ssa

import (
	"math"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// IsInt reports whether values of t are computed as 32-bit integers: boolean,
// byte, char, short and int (JVMS §2.11.1).
func (t Type) IsInt() bool {
	switch t {
	case "I", "Z", "B", "C", "S":
		return true
	}
	return false
}

// IsRef reports whether t is a reference type: a class, an array or null.
func (t Type) IsRef() bool {
	return t == Null || t != "" && (t[0] == 'L' || t[0] == '[')
}

// IsArray reports whether t is an array type.
func (t Type) IsArray() bool { return t != "" && t[0] == '[' }

// Elem returns the element type of an array type, and Void for other types.
func (t Type) Elem() Type {
	if !t.IsArray() {
		return Void
	}
	return t[1:]
}

// Wide reports whether values of t take two words: long and double (JVMS §2.6.1).
func (t Type) Wide() bool { return t == Long || t == Double }

// ClassName returns the binary name of a class type ("java/lang/String"), the
// descriptor of an array type, and "" for other types: the name of the type in
// a CONSTANT_Class (JVMS §4.4.1).
func (t Type) ClassName() string {
	switch {
	case t.IsArray():
		return string(t)
	case t != "" && t[0] == 'L':
		return strings.TrimSuffix(string(t[1:]), ";")
	}
	return ""
}

// ClassType is the type called name by a CONSTANT_Class: a binary name or an
// array descriptor.
func ClassType(name string) Type {
	if strings.HasPrefix(name, "[") {
		return Type(name)
	}
	return Type("L" + name + ";")
}

// Type returns the parameter's type, as declared.
func (p *Param) Type() Type { return p.Typ }

// Name returns "p0" for the first parameter, which is the receiver in instance methods.
func (p *Param) Name() string { return "p" + strconv.Itoa(p.Index) }

// Type returns the constant's type.
func (c *Const) Type() Type { return c.Typ }

// Name returns the constant as it is printed: 42, 42L, 1.5f, 1.5, null, "text",
// C.class, or a description of the entry of the constant pool.
func (c *Const) Name() string {
	switch k := c.Pool.(type) {
	case classfile.ClassConst:
		return string(k) + ".class"
	case classfile.MethodTypeConst:
		return "methodtype " + string(k)
	case *classfile.MethodHandleConst:
		return "methodhandle " + refKindNames[k.Kind%classfile.RefKind(len(refKindNames))] + " " + memberName(k.Ref)
	case *classfile.DynamicConst:
		return "dynamic " + k.Name + ":" + k.Desc + " bootstrap#" + strconv.Itoa(k.Bootstrap)
	}
	switch c.Typ {
	case Int:
		return strconv.FormatInt(c.Int, 10)
	case Long:
		return strconv.FormatInt(c.Int, 10) + "L"
	case Float:
		return floatName(float64(math.Float32frombits(uint32(c.Bits))), 32, c.Bits == float32NaN, c.Bits) + "f"
	case Double:
		return floatName(math.Float64frombits(c.Bits), 64, c.Bits == float64NaN, c.Bits)
	case Null:
		return "null"
	}
	return strconv.Quote(c.String)
}

// The NaNs that Java's Float.NaN and Double.NaN denote; others are printed with their bits.
const (
	float32NaN = 0x7fc00000
	float64NaN = 0x7ff8000000000000
)

func floatName(x float64, bits int, canonicalNaN bool, raw uint64) string {
	switch {
	case math.IsNaN(x) && canonicalNaN:
		return "NaN"
	case math.IsNaN(x):
		return "NaN:0x" + strconv.FormatUint(raw, 16)
	case math.IsInf(x, 1):
		return "Infinity"
	case math.IsInf(x, -1):
		return "-Infinity"
	}
	s := strconv.FormatFloat(x, 'g', -1, bits)
	if !strings.ContainsAny(s, ".e") {
		s += ".0"
	}
	return s
}

var refKindNames = [...]string{
	"REF_unknown", "REF_getField", "REF_getStatic", "REF_putField", "REF_putStatic", "REF_invokeVirtual",
	"REF_invokeStatic", "REF_invokeSpecial", "REF_newInvokeSpecial", "REF_invokeInterface",
}

func memberName(r classfile.MemberRef) string { return r.Class + "." + r.Name + ":" + r.Desc }

// smallInts holds the integer constants that code is full of.
var smallInts = makeSmallInts()

const minSmallInt, maxSmallInt = -128, 255

func makeSmallInts() *[maxSmallInt - minSmallInt + 1]Const {
	var t [maxSmallInt - minSmallInt + 1]Const
	for i := range t {
		t[i] = Const{Typ: Int, Int: int64(i + minSmallInt)}
	}
	return &t
}

var nullConst = &Const{Typ: Null}

// IntConst returns the constant n of type I.
func IntConst(n int32) *Const {
	if minSmallInt <= n && n <= maxSmallInt {
		return &smallInts[n-minSmallInt]
	}
	return &Const{Typ: Int, Int: int64(n)}
}

// sameConst reports whether two constants denote the same value. Strings are
// interned (JVMS §5.1), so equal text is the same object; constants from the
// pool other than numbers and strings are compared by identity only.
func sameConst(a, b *Const) bool {
	return a == b || a.Pool == nil && b.Pool == nil &&
		a.Typ == b.Typ && a.Int == b.Int && a.Bits == b.Bits && a.String == b.String
}
