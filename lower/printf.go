package lower

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// Formatting throws when the format is bad, when it has more conversions than
// there are arguments, and when an argument is of a class that its conversion
// does not take. All of this is decided where the format is a constant and the
// array of arguments is made for the call; other formats are not supported.

const (
	badConversion = jdk.IllegalFormatConversionException
	badCodePoint  = jdk.IllegalFormatCodePointException
	missingArg    = jdk.MissingFormatArgumentException
)

const objectArray = "[Ljava/lang/Object;"

// formatting is a call that formats: the values of the format and of the array
// of arguments.
type formatting struct{ format, args ssa.Value }

// formattingOf reports whether in, a call of m, formats.
func formattingOf(in *ssa.Call, m *classfile.Method) (f formatting, ok bool) {
	n := len(in.Args)
	if !jdk.MethodIs(m, jdk.Formats) || !strings.Contains(m.Desc, objectArray+")") || n < 2 {
		return f, false
	}
	return formatting{in.Args[n-2], in.Args[n-1]}, true
}

// parse returns the conversions of the format, or why they are not known.
func (f formatting) parse() (cs []conversion, exc, why string) {
	c, ok := f.format.(*ssa.Const)
	if !ok {
		return nil, "", "a format that is not a constant"
	}
	if cs, exc = parseFormat(c.String); exc == "?" {
		return nil, "", "a format with such numbers"
	}
	return cs, exc, ""
}

// elements returns the arguments, those that are null as nil. all says that there
// are as many as anybody asks for, all null.
func (f formatting) elements(fn *ssa.Func) (vs []ssa.Value, all, ok bool) {
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
			if !uses(in, a) {
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
			if !uses(in, a) {
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

// takes lists the classes that a conversion takes; nil: all.
func (c conversion) takes() []string {
	switch c.kind {
	case 'o', 'x':
		return jdk.Taken('d')
	case 'e', 'g':
		return jdk.Taken('f')
	}
	return jdk.Taken(c.kind)
}

// fitsStatically reports whether what is known of v without the types of the run
// is enough to know that the conversion takes it.
func (c conversion) fitsStatically(v ssa.Value) bool {
	if v == nil || c.kind == 'b' {
		return true
	}
	name := className(string(v.Type()))
	if v.Type() == ssa.Null || c.kind == 'h' || c.kind == 's' && (name == stringClassName || jdk.IsWrapper(name)) && !c.has('#') {
		return true
	}
	for _, t := range c.takes() {
		if t == name && (jdk.IsWrapper(name) || t == "java/util/Date") && (c.kind != 'c' || name == "java/lang/Character") {
			return !c.signed()
		}
	}
	return false
}

// signed reports whether flags for signs are given to a conversion that takes
// them of a BigInteger only.
func (c conversion) signed() bool {
	return (c.kind == 'o' || c.kind == 'x') && strings.ContainsAny(c.flags, "( +")
}

// formatRaises lists the exceptions that in, a call of m, raises when it formats.
func (u *universe) formatRaises(fn *ssa.Func, in *ssa.Call, m *classfile.Method) []string {
	f, ok := formattingOf(in, m)
	if !ok {
		return nil
	}
	var out []string
	if c, ok := f.format.(*ssa.Const); !ok || c.Typ == ssa.Null {
		out = append(out, npe)
	}
	cs, exc, why := f.parse()
	if why != "" {
		return out
	}
	if exc != "" {
		return append(out, exc)
	}
	vs, all, ok := f.elements(fn)
	if !ok || all {
		return out
	}
	for _, c := range cs {
		switch {
		case c.arg < 0 || c.arg >= len(vs):
			return append(out, missingArg)
		case !c.fitsStatically(vs[c.arg]):
			out = append(out, badConversion, mismatch, badCodePoint)
		}
	}
	return out
}

// formats emits what a call that formats checks.
func (e *emitter) formats(in *ssa.Call, m *classfile.Method) {
	f, ok := formattingOf(in, m)
	if !ok {
		return
	}
	name := dots(m.Class.Name) + "." + m.Name + "()"
	e.notNull(in, f.format, "the format of "+m.Name+"()")
	if c, ok := f.format.(*ssa.Const); ok && c.Typ == ssa.Null {
		return
	}
	cs, exc, why := f.parse()
	switch {
	case why != "":
		e.unsupported(name + " with " + why)
		return
	case exc != "":
		e.requireKind(in, ivl.False, ivl.UncaughtException, exc, "in "+name)
		return
	}
	vs, all, ok := f.elements(e.x.fn)
	if all || len(cs) == 0 {
		return
	}
	if !ok {
		e.unsupported(name + " with arguments that are not given one by one")
		return
	}
	for _, c := range cs {
		if c.arg < 0 || c.arg >= len(vs) {
			e.requireKind(in, ivl.False, ivl.UncaughtException, missingArg, "in "+name)
			return
		}
		if v := vs[c.arg]; v != nil {
			e.formatsOne(in, c, v, name)
		}
	}
}

// formatsOne emits what conversion c checks of its argument v.
func (e *emitter) formatsOne(in *ssa.Call, c conversion, v ssa.Value, name string) {
	bad, flags, points, open := map[*dynType]bool{}, map[*dynType]bool{}, map[*dynType]bool{}, map[*dynType]bool{}
	all := e.possibleOf(v).all
	for _, t := range all {
		switch e.u.fits(c, t) {
		case yes:
			switch {
			case c.signed() && jdk.IsWrapper(t.name):
				flags[t] = true
			case c.kind == 's' && c.has('#'):
				flags[t] = true
			case c.kind == 'c' && t.name != "java/lang/Character":
				points[t] = true
			}
		case no:
			bad[t] = true
		case maybe:
			open[t] = true
		}
	}
	x := e.value(v)
	not := func(set map[*dynType]bool) ivl.Term { return ivl.Not.Of(e.w.typeIn(x, all, set, e.isNonNull(v))) }
	if len(open) > 0 {
		e.violation(not(open), ivl.Unsupported, "", name+" of an object with %"+string(c.kind)+" that is not followed")
	}
	if len(bad) > 0 {
		e.requireKind(in, not(bad), ivl.UncaughtException, badConversion, "in "+name)
	}
	if len(flags) > 0 {
		e.requireKind(in, not(flags), ivl.UncaughtException, mismatch, "in "+name)
	}
	if len(points) == 0 {
		return
	}
	if box, ok := v.(*ssa.Call); ok && box.Method.Name == "valueOf" && len(box.Args) == 1 && isIntLike(box.Args[0].Type()) {
		e.requireKind(in, inRange(e.value(box.Args[0]), 0, 0x10ffff), ivl.UncaughtException, badCodePoint, "in "+name)
		return
	}
	e.violation(not(points), ivl.Unsupported, "", name+" of a number with %c")
}

// fits says whether conversion c takes objects of type t; maybe where that is not
// known, or what it does with them is not.
func (u *universe) fits(c conversion, t *dynType) relation {
	switch c.kind {
	case 'b':
		return yes
	case 'h':
		if m := u.textMethod(t, object, "hashCode", "()I"); t.name[0] != '[' && (m == nil || !m.Class.Origin.Platform || !tellsNoOther(m.Class.Name)) {
			return maybe
		}
		return yes
	case 's':
		own := u.textOf(t).own
		if u.relation(t, "java/util/Formattable") != no || own != nil && c.width {
			return maybe
		}
		return yes
	}
	answer := no
	for _, name := range c.takes() {
		switch u.relation(t, name) {
		case yes:
			return yes
		case maybe:
			answer = maybe
		}
	}
	if c.kind == 't' && answer == no && (u.relation(t, "java/util/Calendar") != no || u.relation(t, "java/time/temporal/TemporalAccessor") != no) {
		return maybe // which fields it has decides
	}
	return answer
}
