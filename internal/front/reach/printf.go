package reach

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

const objectArray = "[Ljava/lang/Object;"

// Formatting is a call that formats: the values of the format and of the array
// of arguments.
type Formatting struct{ Format, args ssa.Value }

// FormattingOf reports whether in, a call of m, formats.
func FormattingOf(in *ssa.Call, m *classfile.Method) (f Formatting, ok bool) {
	n := len(in.Args)
	if !jdk.MethodIs(m, jdk.Formats) || !strings.Contains(m.Desc, objectArray+")") || n < 2 {
		return f, false
	}
	return Formatting{in.Args[n-2], in.Args[n-1]}, true
}

// FormatsText reports whether m is String.format or the like. All of its exceptions are
// emitted where it is called; the result is any text of enough characters.
func FormatsText(m *classfile.Method) bool {
	return m.Class.Name == jdk.String && jdk.MethodIs(m, jdk.Formats)
}

// Parse returns the conversions of the format, or why they are not known.
func (f Formatting) Parse() (cs []Conversion, exc, why string) {
	c, ok := f.Format.(*ssa.Const)
	if !ok {
		return nil, "", "a format that is not a constant"
	}
	if cs, exc = parseFormat(c.String); exc == "?" {
		return nil, "", "a format with such numbers"
	}
	return cs, exc, ""
}

// Shortest returns a length that the formatted text has at least. It is 0 where the
// format is not known, or makes an exception.
func (f Formatting) Shortest() int {
	c, ok := f.Format.(*ssa.Const)
	if !ok {
		return 0
	}
	if _, exc := parseFormat(c.String); exc != "" {
		return 0
	}
	return shortest(c.String)
}

// Elements returns the arguments; null arguments are nil. all says that all
// arguments are null, for any number of them.
func (f Formatting) Elements(fn *ssa.Func) (vs []ssa.Value, all, ok bool) {
	args := f.args
	if c, cast := args.(*ssa.CheckCast); cast {
		args = c.X
	}
	if c, null := args.(*ssa.Const); null {
		return nil, c.Typ == ssa.Null, c.Typ == ssa.Null
	}
	a, made := f.args.(*ssa.NewArray)
	if !made {
		return nil, false, false
	}
	n, constant := a.Len.(*ssa.Const)
	if !constant || n.Int < 0 || n.Int > 1000 {
		return nil, false, false
	}
	vs = make([]ssa.Value, n.Int)
	calls := 0
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			if !Uses(in, a) {
				continue
			}
			switch in := in.(type) {
			case *ssa.ArrayStore:
				i, at := in.Index.(*ssa.Const)
				if !at || in.Stored == ssa.Value(a) || i.Int < 0 || i.Int >= n.Int || vs[i.Int] != nil {
					return nil, false, false
				}
				vs[i.Int] = in.Stored
			case *ssa.Call:
				calls++
			default:
				return nil, false, false
			}
		}
	}
	return vs, false, calls == 1 && storesBefore(fn, a)
}

// storesBefore reports whether all stores into array a come before its only other
// use, on each way to it.
func storesBefore(fn *ssa.Func, a *ssa.NewArray) bool {
	var stores []*ssa.Block
	var use *ssa.Block
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			if !Uses(in, a) {
				continue
			}
			if _, store := in.(*ssa.ArrayStore); !store {
				use = b
			} else if use == b {
				return false
			} else {
				stores = append(stores, b)
			}
		}
	}
	d := ssa.Dominators(fn)
	for _, b := range stores {
		if !d.Dominates(b, use) {
			return false
		}
	}
	return true
}

// takes lists the classes that a conversion accepts; nil: all.
func (c Conversion) takes() []string {
	switch c.Kind {
	case 'o', 'x':
		return jdk.Taken('d')
	case 'e', 'g':
		return jdk.Taken('f')
	}
	return jdk.Taken(c.Kind)
}

// fitsStatically reports whether the conversion accepts v by its static type.
func (c Conversion) fitsStatically(v ssa.Value) bool {
	if v == nil || c.Kind == 'b' {
		return true
	}
	name := classfile.ClassNameOf(string(v.Type()))
	if v.Type() == ssa.Null || c.Kind == 'h' || c.Kind == 's' && (name == jdk.String || jdk.IsWrapper(name)) && !c.Has('#') {
		return true
	}
	for _, t := range c.takes() {
		if t == name && (jdk.IsWrapper(name) || t == "java/util/Date") && (c.Kind != 'c' || name == "java/lang/Character") {
			return !c.Signed()
		}
	}
	return false
}

// Signed reports whether the conversion has flags for signs that are only
// accepted for a BigInteger.
func (c Conversion) Signed() bool {
	return (c.Kind == 'o' || c.Kind == 'x') && strings.ContainsAny(c.flags, "( +")
}

// formatRaises lists the exceptions that in, a call of m, raises when it formats.
func (p *Program) formatRaises(fn *ssa.Func, in *ssa.Call, m *classfile.Method) []string {
	f, ok := FormattingOf(in, m)
	if !ok {
		return nil
	}
	var out []string
	if c, ok := f.Format.(*ssa.Const); !ok || c.Typ == ssa.Null {
		out = append(out, jdk.NullPointerException)
	}
	cs, exc, why := f.Parse()
	if why != "" {
		return out
	}
	if exc != "" {
		return append(out, exc)
	}
	vs, all, ok := f.Elements(fn)
	if !ok || all {
		return out
	}
	for _, c := range cs {
		switch {
		case c.Arg < 0 || c.Arg >= len(vs):
			return append(out, jdk.MissingFormatArgumentException)
		case !c.fitsStatically(vs[c.Arg]):
			out = append(out, jdk.IllegalFormatConversionException, jdk.FormatFlagsConversionMismatchException, jdk.IllegalFormatCodePointException)
		}
	}
	return out
}

// Fits says whether conversion c accepts objects of type t; Sometimes if this, or
// its effect on them, is not known.
func (p *Program) Fits(c Conversion, t *Type) Relation {
	switch c.Kind {
	case 'b':
		return Always
	case 'h':
		if m := p.textMethod(t, jdk.Object, "hashCode", "()I"); t.Name[0] != '[' && (m == nil || !m.Class.Origin.Platform || !tellsNoOther(m.Class.Name)) {
			return Sometimes
		}
		return Always
	case 's':
		own := p.TextOf(t).Own
		if p.Relation(t, "java/util/Formattable") != Never || own != nil && c.width {
			return Sometimes
		}
		return Always
	}
	answer := Never
	for _, name := range c.takes() {
		switch p.Relation(t, name) {
		case Always:
			return Always
		case Sometimes:
			answer = Sometimes
		}
	}
	if c.Kind == 't' && answer == Never && (p.Relation(t, "java/util/Calendar") != Never || p.Relation(t, "java/time/temporal/TemporalAccessor") != Never) {
		return Sometimes // which fields it has decides
	}
	return answer
}
