package ivl

import (
	"math"
	"strconv"
	"strings"
	"unicode"
)

// rangeNames are the printed names of the ranges; they are type names too.
var rangeNames = [...]string{Z: "z", U1: "u1", I8: "i8", I16: "i16", U16: "u16", I32: "i32", I64: "i64"}

// String returns the range's name: z, u1, i8, i16, u16, i32 or i64.
func (r Range) String() string {
	if int(r) < len(rangeNames) {
		return rangeNames[r]
	}
	return "range" + strconv.Itoa(int(r))
}

// String returns the type as it stands in declarations: bool, a range's name,
// float, double, `ref C` or `array T`.
func (t Type) String() string { return string(appendType(nil, t)) }

func appendType(b []byte, t Type) []byte {
	switch t.Sort {
	case BoolSort:
		return append(b, "bool"...)
	case IntSort:
		return append(b, t.Range.String()...)
	case FloatSort:
		return append(b, "float"...)
	case DoubleSort:
		return append(b, "double"...)
	case RefSort:
		return appendClass(append(b, "ref "...), t.Class)
	case ArraySort:
		for range t.Dims {
			b = append(b, "array "...)
		}
		return appendType(b, Type{Sort: t.Elem, Range: t.Range})
	}
	return strconv.AppendInt(append(b, "sort"...), int64(t.Sort), 10)
}

func appendClass(b []byte, c *Class) []byte {
	if c == nil {
		return append(b, '?')
	}
	return appendName(b, c.Name)
}

// opNames are the printed operators.
var opNames = [...]string{
	Not: "not", And: "and", Or: "or", Implies: "=>", Eq: "=", Lt: "<", Le: "<=", Ite: "ite",
	Add: "+", Sub: "-", Mul: "*", Neg: "neg", Div: "div", Rem: "rem", Wrap: "wrap",
	BitAnd: "bitand", BitOr: "bitor", BitXor: "bitxor", Shl: "shl", Shr: "shr", Ushr32: "ushr32", Ushr64: "ushr64",
	FAdd: "fadd", FSub: "fsub", FMul: "fmul", FDiv: "fdiv", FRem: "frem", FNeg: "fneg", FSqrt: "fsqrt", FLog: "flog", FLcg: "flcg",
	FCmpL: "fcmpl", FCmpG: "fcmpg", ToF: "tof", ToD: "tod", FToI: "ftoi", FBits: "fbits", BitsF: "bitsf", BitsD: "bitsd",
	Select: "select", Store: "store", ConstArr: "const", Cast: "cast",
}

// String returns the operator's printed form.
func (op Op) String() string {
	if int(op) < len(opNames) {
		return opNames[op]
	}
	return "op" + strconv.Itoa(int(op))
}

var compNames = [...]string{CompID: "id", CompType: "type", CompSite: "allocSite", CompLength: "length"}

// String returns the component's name; "field" for an immutable field.
func (c Comp) String() string {
	if int(c) < len(compNames) {
		return compNames[c]
	}
	return "field"
}

// String returns the variable's name, quoted where the grammar needs it.
func (v *Var) String() string      { return string(appendTerm(nil, v)) }
func (t *IntLit) String() string   { return string(appendTerm(nil, t)) }
func (t BoolLit) String() string   { return strconv.FormatBool(bool(t)) }
func (t *FloatLit) String() string { return string(appendTerm(nil, t)) }
func (t *NullLit) String() string  { return string(appendTerm(nil, t)) }
func (t *ObjLit) String() string   { return string(appendTerm(nil, t)) }
func (t *Proj) String() string     { return string(appendTerm(nil, t)) }
func (t *App) String() string      { return string(appendTerm(nil, t)) }

func appendTerm(b []byte, t Term) []byte {
	switch t := t.(type) {
	case nil:
		return append(b, '?')
	case *Var:
		return appendName(b, t.Name)
	case *IntLit:
		return appendInt(b, t)
	case BoolLit:
		return strconv.AppendBool(b, bool(t))
	case *FloatLit:
		return appendFloat(b, t)
	case *NullLit:
		return appendClass(append(b, "null:"...), t.Class)
	case *ObjLit:
		b = appendClass(append(b, "(obj "...), t.Class)
		b = strconv.AppendInt(append(b, ' '), int64(t.ID), 10)
		b = strconv.AppendQuote(append(b, ' '), t.Text)
		for _, x := range t.Tuple {
			b = appendTerm(append(b, ' '), x)
		}
		return append(b, ')')
	case *Proj:
		return appendProj(b, t)
	case *App:
		return appendApp(b, t)
	}
	panic("BUG: unknown term")
}

func appendApp(b []byte, t *App) []byte {
	b = append(b, '(')
	b = append(b, t.Op.String()...)
	switch res, ok := t.Op.Result(t.Args); {
	case t.Op == Cast:
		b = append(b, ' ')
		b = appendClass(b, t.Typ.Class)
	case !ok || res != t.Typ:
		b = append(b, '.')
		b = appendType(b, t.Typ)
	}
	for _, a := range t.Args {
		b = appendTerm(append(b, ' '), a)
	}
	return append(b, ')')
}

// appendInt prints an integer literal: plain for I32, 7L for I64, 7z for Z,
// 7u16 and so on for the others.
func appendInt(b []byte, t *IntLit) []byte {
	if t.V == nil {
		return append(b, '?')
	}
	b = t.V.Append(b, 10)
	switch t.Typ.Range {
	case I32:
		if !t.V.IsInt64() || t.V.Int64() != int64(int32(t.V.Int64())) {
			b = append(b, "i32"...)
		}
		return b
	case I64:
		return append(b, 'L')
	}
	return append(b, t.Typ.Range.String()...)
}

const (
	nanFloat  = 0x7fc00000
	nanDouble = 0x7ff8000000000000
)

// appendFloat prints a finite float as 1.5f, a double as 1.5d, and what has
// no decimal form as (float nan), (float inf), (float -inf), (float 0x7fc00001).
func appendFloat(b []byte, t *FloatLit) []byte {
	v, size, suffix, name, nan := math.Float64frombits(t.Bits), 64, byte('d'), "double", uint64(nanDouble)
	if t.Typ.Sort == FloatSort {
		v, size, suffix, name, nan = float64(math.Float32frombits(uint32(t.Bits))), 32, 'f', "float", nanFloat
	}
	special := ""
	switch {
	case t.Bits == nan:
		special = "nan"
	case math.IsNaN(v):
		special = "0x" + strconv.FormatUint(t.Bits, 16)
	case math.IsInf(v, 1):
		special = "inf"
	case math.IsInf(v, -1):
		special = "-inf"
	default:
		return append(strconv.AppendFloat(b, v, 'g', -1, size), suffix)
	}
	return append(b, "("+name+" "+special+")"...)
}

func appendProj(b []byte, t *Proj) []byte {
	b = append(appendTerm(b, t.Ref), '.')
	if t.Comp != CompField {
		return append(b, t.Comp.String()...)
	}
	if t.Field == nil {
		return append(b, '?')
	}
	return appendField(b, t.Ref, t.Field)
}

// appendField prints the name of field f of reference r; a field that another
// one hides, or of another class, is qualified: C:f.
func appendField(b []byte, r Term, f *Field) []byte {
	if r == nil || r.Type().Class.field(f.Name) != f {
		b = append(appendClass(b, f.Class), ':')
	}
	for _, n := range compNames {
		if n == f.Name {
			return appendQuoted(b, f.Name)
		}
	}
	return appendName(b, f.Name)
}

// field returns the field name means in class c: declared in the nearest class
// going up, the later one if that class has two; nil if there is none.
func (c *Class) field(name string) *Field {
	for ; c != nil; c = c.Super {
		for i := len(c.Fields) - 1; i >= 0; i-- {
			if c.Fields[i].Name == name {
				return c.Fields[i]
			}
		}
	}
	return nil
}

// isKeyword reports whether word cannot be a name without quotes: it begins a
// statement, a term or a declaration where a name could stand.
func isKeyword(word string) bool {
	switch word {
	case "_", "true", "false", "null", "else", "forall", "where", "var", "immutable",
		"havoc", "assume", "assert", "pull", "push", "new", "init", "call", "output", "goto", "return", "stop":
		return true
	}
	return false
}

func isNameStart(r rune) bool { return r == '_' || r == '$' || unicode.IsLetter(r) }

func isNameRune(r rune) bool {
	return isNameStart(r) || '0' <= r && r <= '9' || r == '/' || r == '#' || r == '\'' || r == '!' || r == '~'
}

// appendName prints a name, in back-quotes unless it is a plain word.
func appendName(b []byte, name string) []byte {
	if name == "" || isKeyword(name) || strings.Contains(name, "//") {
		return appendQuoted(b, name)
	}
	for i, r := range name {
		if i == 0 && !isNameStart(r) || !isNameRune(r) {
			return appendQuoted(b, name)
		}
	}
	return append(b, name...)
}

// appendQuoted prints a name in back-quotes. Inside, escapes are those of Go
// strings, and a back-quote is \x60.
func appendQuoted(b []byte, name string) []byte {
	q := strconv.Quote(name)
	q = strings.ReplaceAll(q[1:len(q)-1], `\"`, `"`)
	q = strings.ReplaceAll(q, "`", `\x60`)
	return append(append(append(b, '`'), q...), '`')
}
