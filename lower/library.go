package lower

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

func nothingHappens(*emitter, *ssa.Call, *classfile.Method) {}

func resultIsReceiver(e *emitter, in *ssa.Call, _ *classfile.Method) {
	if in.Type() != ssa.Void {
		e.assign(e.variable(in), e.value(in.Args[0]))
	}
}

// printsFormatted is PrintStream.printf and format.
func printsFormatted(e *emitter, in *ssa.Call, m *classfile.Method) {
	e.formats(in, m)
	resultIsReceiver(e, in, m)
}

func exits(e *emitter, _ *ssa.Call, _ *classfile.Method) { e.stop(); e.open(e.newLabel("afterexit")) }

func assumes(e *emitter, in *ssa.Call, _ *classfile.Method) {
	e.assume(ivl.Not.Of(ivl.Eq.Of(e.value(in.Args[0]), ivl.IntConst(0, ivl.IntZ))))
}

// assumesOfClients assumes that the argument is between lo and hi, which text says, where it is about clients.
func assumesOfClients(text string, lo, hi int64) func(*emitter, *ssa.Call, *classfile.Method) {
	return func(e *emitter, in *ssa.Call, _ *classfile.Method) {
		if e.prog.AssumesOfClients() {
			e.assume(inRange(e.value(in.Args[0]), lo, hi))
			e.assuming("client", text)
		}
	}
}

// environment is a method whose result the environment chooses, for integers
// between lo and hi.
func environment(name string, lo, hi int64) func(*emitter, *ssa.Call, *classfile.Method) {
	return func(e *emitter, in *ssa.Call, m *classfile.Method) {
		x := e.variable(in)
		from := e.w.inputOf(ivl.Environment, name, reach.ResultType(m), e.at)
		e.havoc(x, from)
		tl, th, ok := x.Typ.Range.Bounds()
		if x.Typ.Sort == ivl.IntSort && (!ok || tl != lo || th != hi) {
			e.w.hints[from] = Hint{Lo: lo, Hi: hi, Only: true}
			e.assume(inRange(x, lo, hi))
		}
	}
}

// either is a method of a model that answers as the JDK at hand may or may not, or whose result is a number that the
// model does not compute.
func either(name string) func(*emitter, *ssa.Call, *classfile.Method) {
	return func(e *emitter, in *ssa.Call, m *classfile.Method) {
		e.havoc(e.variable(in), e.w.inputOf(ivl.Unmodelled, name, reach.ResultType(m), e.at))
	}
}

// inputString is a method whose result is a string that the environment chooses.
func inputString(name string) func(*emitter, *ssa.Call, *classfile.Method) {
	return func(e *emitter, in *ssa.Call, _ *classfile.Method) {
		x := e.variable(in)
		e.havocValue(x, "Ljava/lang/String;", ivl.Environment, name)
		e.assume(ivl.Not.Of(ivl.IsNull(x)))
	}
}

// someText is a method of a model whose result is any text, or any text or null.
func someText(name string, nonNull bool) meaning {
	return func(e *emitter, in *ssa.Call, _ *classfile.Method) {
		x := e.variable(in)
		e.havocValue(x, "Ljava/lang/String;", ivl.Unmodelled, name)
		if nonNull {
			e.assume(ivl.Not.Of(ivl.IsNull(x)))
		}
	}
}

// setText is a method of a model whose result is what is set, outside the program, under the
// name that it is given: a text, or a text or null. Where the program itself may set properties,
// the value is only possible.
func setText(name string, nonNull bool) meaning {
	return func(e *emitter, in *ssa.Call, _ *classfile.Method) {
		x, kind := e.variable(in), ivl.Setting
		if e.prog.SetsProperties {
			kind = ivl.Unmodelled
		}
		e.havocOf(x, e.w.inputOf(kind, name, "Ljava/lang/String;", e.at), e.value(in.Args[0]))
		e.w.assumeType(e.builder, x, jdk.String)
		if nonNull {
			e.assume(ivl.Not.Of(ivl.IsNull(x)))
		}
	}
}

// parses is a method that reads a number from a string. If the string is a
// constant, the value is computed. Other strings come from outside, and so does the
// value. The string is assumed to have the right form (LPAR'17 §5: library calls do
// not throw).
func parses(name string) func(*emitter, *ssa.Call, *classfile.Method) {
	return func(e *emitter, in *ssa.Call, m *classfile.Method) {
		x := e.variable(in)
		if c, ok := in.Args[0].(*ssa.Const); ok && x.Typ.Sort == ivl.IntSort && len(in.Args) == 1 {
			if v, err := strconv.ParseInt(c.String, 10, 64); err == nil {
				if lo, hi, ok := e.w.typeOf(reach.ResultType(m)).Range.Bounds(); !ok || lo <= v && v <= hi {
					e.assign(x, ivl.IntConst(v, x.Typ))
					return
				}
			}
		}
		if m.Name != "$parsed" || !e.prog.ReadsNumbers(e.x) {
			e.assuming("no-throw", name+" is given a number of its type")
		}
		e.numberOf(x, in, name, reach.ResultType(m))
	}
}

// numberOf emits that x is any number that the text which it is given may
// stand for.
func (e *emitter) numberOf(x *ivl.Var, in *ssa.Call, name, desc string) {
	kind := ivl.Environment
	// The string may be unmodelled, or its known contents may contradict the
	// number. Models read the number ($parsed) only of strings from outside.
	asked := strings.HasPrefix(in.Method.Name, "$") || e.onlyParsed(in.Args[0])
	if e.prog.Types[jdk.String].External || e.prog.ConcatModelled() && !asked {
		kind = ivl.Unmodelled
	}
	from := e.w.inputOf(kind, name, desc, e.at)
	e.havocOf(x, from, e.value(in.Args[0]))
	e.inRangeOf(x, desc)
}

// parsesFloat is Float.parseFloat or Double.parseDouble: it throws for null and for a
// constant that is not a number. Whether another text is a number is not known.
func parsesFloat(name string) func(*emitter, *ssa.Call, *classfile.Method) {
	return func(e *emitter, in *ssa.Call, m *classfile.Method) {
		e.parseFloat(e.variable(in), in, name, reach.ResultType(m))
	}
}

// parseFloat sets x to the number that the text stands for which in is given.
func (e *emitter) parseFloat(x *ivl.Var, in *ssa.Call, name, desc string) {
	e.notNull(in, in.Args[0], "the text that "+name+" is given")
	if v := parsedFloat(in.Args[0], x.Typ); v != nil {
		e.assign(x, v)
		return
	}
	detail := "in java.lang." + name
	if text, known := reach.ConstantText(in.Args[0]); !known {
		isNone := e.coin("whether java.lang." + name + " throws java.lang.NumberFormatException")
		e.requireKind(in, ivl.Not.Of(isNone), ivl.UncaughtException, jdk.NumberFormatException, detail+" of a text from outside")
	} else if !floatText.MatchString(strings.TrimFunc(text, func(r rune) bool { return r <= ' ' })) {
		e.requireKind(in, ivl.False, ivl.UncaughtException, jdk.NumberFormatException, detail)
		if e.dead() {
			return
		}
	}
	e.numberOf(x, in, name, desc)
}

// floatText matches the texts that Double.valueOf(String) reads, by its documentation,
// without the white space around them.
var floatText = regexp.MustCompile(`^[+-]?(NaN|Infinity|(([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?|0[xX]([0-9a-fA-F]+\.?|[0-9a-fA-F]*\.[0-9a-fA-F]+)[pP][+-]?[0-9]+)[fFdD]?)$`)

// wellFormed is Long.$wellFormed(): whether a text from outside is assumed to be
// a number. If it is not assumed, the text is read character by character.
func wellFormed(e *emitter, in *ssa.Call, _ *classfile.Method) {
	x := e.variable(in)
	yes := int64(1)
	if e.prog.ReadsNumbers(e.x) {
		yes = 0
	}
	e.assign(x, ivl.IntConst(yes, x.Typ))
}

// onlyParsed reports whether v is a string out of an array, as main's arguments
// are, and its only use is reading a number: then it can be any number.
func (e *emitter) onlyParsed(v ssa.Value) bool {
	if _, element := v.(*ssa.ArrayLoad); !element {
		return false
	}
	for _, b := range e.x.Func.Blocks {
		for _, in := range b.Instrs {
			for _, o := range in.Operands() {
				if c, ok := in.(*ssa.Call); o == v && !(ok && strings.HasPrefix(c.Method.Name, "parse")) {
					return false
				}
			}
		}
	}
	return true
}

// decimal matches texts that Java and Go read as the same floating-point number.
var decimal = regexp.MustCompile(`^[+-]?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?$`)

// parsedFloat returns the result of Float.parseFloat or Double.parseDouble for
// a constant: the nearest number of type t. It is nil if v is not a constant
// with a decimal number, and for other types.
func parsedFloat(v ssa.Value, t ivl.Type) ivl.Term {
	c, ok := v.(*ssa.Const)
	if !ok || !decimal.MatchString(c.String) {
		return nil
	}
	switch t {
	case ivl.Float:
		f, _ := strconv.ParseFloat(c.String, 32) // too large is infinite, as in Java
		return ivl.FloatConst(float32(f))
	case ivl.Double:
		f, _ := strconv.ParseFloat(c.String, 64)
		return ivl.DoubleConst(f)
	}
	return nil
}

// absolute is Math.abs: MIN_VALUE stays itself.
func absolute(e *emitter, in *ssa.Call, _ *classfile.Method) {
	v := e.value(in.Args[0])
	x := e.variable(in)
	e.assign(x, ivl.Ite.Of(ivl.Lt.Of(v, ivl.IntConst(0, x.Typ)), ivl.WrapTo(x.Typ.Range, ivl.Neg.Of(v)), v))
}

// choose is Math.max or Math.min: argument i where op(a, b) holds, else j.
func choose(op ivl.Op, i, j int) func(*emitter, *ssa.Call, *classfile.Method) {
	return func(e *emitter, in *ssa.Call, _ *classfile.Method) {
		a := []ivl.Term{e.value(in.Args[0]), e.value(in.Args[1])}
		e.assign(e.variable(in), ivl.Ite.Of(op.Of(a[0], a[1]), a[i], a[j]))
	}
}

func requireNonNull(e *emitter, in *ssa.Call, _ *classfile.Method) {
	x := e.notNull(in, in.Args[0], "the argument of requireNonNull()")
	e.assign(e.variable(in), x)
}

// assertionStatus is Class.desiredAssertionStatus, as with java -ea: assertions are
// enabled for the program's classes, and not for the platform's.
func assertionStatus(e *emitter, in *ssa.Call, _ *classfile.Method) {
	x := e.variable(in)
	if c, ok := in.Args[0].(*ssa.Const); ok {
		if k, ok := c.Pool.(classfile.ClassConst); ok && k[0] != '[' {
			on := int64(1)
			if e.prog.Platform(string(k)) {
				on = 0
			}
			e.assign(x, ivl.IntConst(on, x.Typ))
			return
		}
	}
	e.havoc(x, e.w.input(ivl.Unmodelled, "whether assertions are enabled for a class", e.at))
}

// hasMethod distinguishes JDKs by a method that newer ones have in the class of the model.
func hasMethod(name string) meaning {
	return func(e *emitter, in *ssa.Call, m *classfile.Method) {
		has := int64(0)
		if slices.ContainsFunc(m.Class.Methods, func(n *classfile.Method) bool { return n.Name == name }) {
			has = 1
		}
		x := e.variable(in)
		e.assign(x, ivl.IntConst(has, x.Typ))
	}
}

// release is the version of Java that wrote the JDK's class file of the method's class.
func release(e *emitter, in *ssa.Call, m *classfile.Method) {
	x := e.variable(in)
	e.assign(x, ivl.IntConst(int64(e.prog.Release(m.Class.Name)), x.Typ))
}

// describesField is a constructor of ObjectStreamField: it refuses a null name, and
// its object is used only for serialization.
func describesField(e *emitter, in *ssa.Call, _ *classfile.Method) {
	e.notNull(in, in.Args[1], "the name of the field")
}

// addSuppressed is Throwable.addSuppressed in programs that do not ask for
// suppressed exceptions. Only its checks remain: it refuses null and the exception
// itself.
func addSuppressed(e *emitter, in *ssa.Call, _ *classfile.Method) {
	x, t := e.value(in.Args[0]), e.notNull(in, in.Args[1], "the argument of addSuppressed()")
	e.requireKind(in, ivl.Not.Of(ivl.Eq.Of(x, t)), ivl.UncaughtException, jdk.IllegalArgumentException, "an exception must not suppress itself")
}

// given reports whether a fact about the environment is assumed; text is the
// assumption. It is not assumed if a handler may catch exc, which is thrown if the
// fact does not hold.
func given(exc, text string) func(*emitter, *ssa.Call, *classfile.Method) {
	return func(e *emitter, in *ssa.Call, _ *classfile.Method) {
		x := e.variable(in)
		yes := int64(1)
		if e.prog.Opts.Pedantic || e.prog.MayCatch(e.x.Catchers, exc, true) {
			yes = 0
		} else {
			e.assuming("no-throw", text)
		}
		e.assign(x, ivl.IntConst(yes, x.Typ))
	}
}

// prints is PrintStream.print and println.
func prints(e *emitter, in *ssa.Call, m *classfile.Method) {
	out := &ivl.Output{Pos: e.at}
	if len(in.Args) == 2 {
		if format, args, ok := e.printConcat(in.Args[1]); ok {
			out.Format, out.Args = format, args
			if m.Name == "println" {
				out.Format += "\n"
			}
			e.add(out)
			return
		}
		if text := e.prog.Texts[in]; text != nil {
			r := e.local("text", ivl.RefTo(e.w.class(jdk.String)))
			e.callWith(in, []*ivl.Var{r}, text, e.args(text, in.Args[1:]))
			if e.prog.PrintsNull(in) {
				e.require(in, ivl.Not.Of(ivl.IsNull(r)), jdk.NullPointerException, "the text of the object to print")
			}
			out.Format, out.Args = "%s", []ivl.Term{r}
			if m.Name == "println" {
				out.Format += "\n"
			}
			e.add(out)
			return
		}
		t := in.Args[1].Type()
		switch params, _, _ := classfile.ParseMethodDescriptor(m.Desc); params[0] {
		case "Z":
			out.Format = "%b"
		case "C":
			out.Format = "%c"
		case "[C":
			e.notNull(in, in.Args[1], "the array to print")
		case "F", "D":
			out.Format = "%f"
		case "Ljava/lang/String;":
			out.Format = "%s"
		default:
			if reach.IsIntLike(t) || t == ssa.Long {
				out.Format = "%i"
			}
		}
		if out.Format != "" {
			out.Args = []ivl.Term{e.value(in.Args[1])}
		}
	}
	if m.Name == "println" {
		out.Format += "\n"
	}
	e.add(out)
}

// getClass is Object.getClass: one class object for each dynamic type.
func getClass(e *emitter, in *ssa.Call, m *classfile.Method) {
	x := e.variable(in)
	if e.prog.Opts.Execute != nil {
		e.add(&ivl.Call{Xs: []*ivl.Var{x}, Proc: e.w.classOfProc(e.at), Args: []ivl.Term{e.as(in.Args[0], ivl.RefTo(e.w.class(jdk.Object)))}, Pos: e.at})
		return
	}
	unknown := func() {
		e.havocValue(x, reach.ResultType(m), ivl.Unmodelled, "result of getClass()")
		e.assume(ivl.Not.Of(ivl.IsNull(x)))
	}
	e.byClass(in, func(t *reach.Type) {
		if name := e.prog.ClassOf(t); name != "" {
			e.assign(x, e.w.object("java/lang/Class", name))
		} else {
			unknown()
		}
	}, unknown)
}

func stringEquals(e *emitter, in *ssa.Call, m *classfile.Method) {
	x := e.variable(in)
	a, aok := in.Args[0].(*ssa.Const)
	b, bok := in.Args[1].(*ssa.Const)
	if aok && bok {
		eq := int64(0)
		if b.Typ == a.Typ && a.String == b.String {
			eq = 1
		}
		e.assign(x, ivl.IntConst(eq, x.Typ))
		return
	}
	e.assuming("unmodelled", "the contents of strings are not followed: String.equals() returns any answer for different objects")
	p, q := e.value(in.Args[0]), e.value(in.Args[1])
	e.havoc(x, e.w.input(ivl.Unmodelled, "String.equals()", e.at))
	is1 := ivl.Eq.Of(x, ivl.IntConst(1, ivl.IntZ))
	e.assume(ivl.Implies.Of(ivl.Eq.Of(p, q), is1))
	e.assume(ivl.Implies.Of(ivl.IsNull(q), ivl.Not.Of(is1)))
}
