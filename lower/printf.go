package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// formats emits the checks of a call that formats a text.
func (e *emitter) formats(in *ssa.Call, m *classfile.Method) {
	f, ok := reach.FormattingOf(in, m)
	if !ok || e.prog.ForeignThrows() { // then it may call toString() and throw anything
		return
	}
	name := classfile.Dotted(m.Class.Name) + "." + m.Name + "()"
	e.notNull(in, f.Format, "the format of "+m.Name+"()")
	if c, ok := f.Format.(*ssa.Const); ok && c.Typ == ssa.Null {
		return
	}
	cs, exc, why := f.Parse()
	switch {
	case why != "":
		e.unsupported(name + " with " + why)
		return
	case exc != "":
		e.requireKind(in, ivl.False, ivl.UncaughtException, exc, "in "+name)
		return
	}
	vs, all, ok := f.Elements(e.x.Func)
	if all || len(cs) == 0 {
		return
	}
	if !ok {
		e.unsupported(name + " with arguments that are not given one by one")
		return
	}
	for _, c := range cs {
		if c.Arg < 0 || c.Arg >= len(vs) {
			e.requireKind(in, ivl.False, ivl.UncaughtException, jdk.MissingFormatArgumentException, "in "+name)
			return
		}
		if v := vs[c.Arg]; v != nil {
			e.formatsOne(in, c, v, name)
		}
	}
}

// formatsOne emits the checks of conversion c for its argument v.
func (e *emitter) formatsOne(in *ssa.Call, c reach.Conversion, v ssa.Value, name string) {
	bad, flags, points, open := map[*reach.Type]bool{}, map[*reach.Type]bool{}, map[*reach.Type]bool{}, map[*reach.Type]bool{}
	all := e.possibleOf(v).all
	for _, t := range all {
		switch e.prog.Fits(c, t) {
		case reach.Always:
			switch {
			case c.Signed() && jdk.IsWrapper(t.Name):
				flags[t] = true
			case c.Kind == 's' && c.Has('#'):
				flags[t] = true
			case c.Kind == 'c' && t.Name != "java/lang/Character":
				points[t] = true
			}
		case reach.Never:
			bad[t] = true
		case reach.Sometimes:
			open[t] = true
		}
	}
	x := e.value(v)
	not := func(set map[*reach.Type]bool) ivl.Term { return ivl.Not.Of(e.w.typeIn(x, all, set, e.isNonNull(v))) }
	if len(open) > 0 {
		e.violation(not(open), ivl.Unsupported, "", name+" of an object with %"+string(c.Kind)+" that is not followed")
	}
	if len(bad) > 0 {
		e.requireKind(in, not(bad), ivl.UncaughtException, jdk.IllegalFormatConversionException, "in "+name)
	}
	if len(flags) > 0 {
		e.requireKind(in, not(flags), ivl.UncaughtException, jdk.FormatFlagsConversionMismatchException, "in "+name)
	}
	if len(points) == 0 {
		return
	}
	if box, ok := v.(*ssa.Call); ok && box.Method.Name == "valueOf" && len(box.Args) == 1 && reach.IsIntLike(box.Args[0].Type()) {
		e.requireKind(in, inRange(e.value(box.Args[0]), 0, 0x10ffff), ivl.UncaughtException, jdk.IllegalFormatCodePointException, "in "+name)
		return
	}
	e.violation(not(points), ivl.Unsupported, "", name+" of a number with %c")
}
