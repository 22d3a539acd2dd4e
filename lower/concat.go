package lower

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// String concatenation is an invokedynamic instruction whose first static
// argument is a recipe: text in which \1 stands for the next argument and \2
// for the next static one (java.lang.invoke.StringConcatFactory). It becomes
// calls of the model of String: one to turn each argument into text, and one
// to join what is there with each piece. What is only printed is not joined.

// piece is a part of a concatenation: an argument, or text.
type piece struct {
	arg  ssa.Value // nil for text
	desc string    // the argument's type
	text string
}

// pieces splits a concatenation; ok is false for a site that is not as the
// factory's documentation has it.
func pieces(c *classfile.Class, in *ssa.CallDynamic) (ps []piece, ok bool) {
	params, _, err := classfile.ParseMethodDescriptor(in.Site.Desc)
	if err != nil || len(params) != len(in.Args) {
		return nil, false
	}
	if bootstrap(c, in.Site) == concatNoRecipe {
		for i, a := range in.Args {
			ps = append(ps, piece{arg: a, desc: params[i]})
		}
		return ps, true
	}
	statics := c.BootstrapMethods[in.Site.Bootstrap].Args
	if len(statics) == 0 {
		return nil, false
	}
	recipe, isText := statics[0].(classfile.StringConst)
	if !isText {
		return nil, false
	}
	statics = statics[1:]
	used := 0
	for rest := string(recipe); rest != ""; {
		n := strings.IndexAny(rest, "\x01\x02")
		if n < 0 {
			n = len(rest)
		}
		if n > 0 {
			ps = append(ps, piece{text: rest[:n]})
			rest = rest[n:]
			continue
		}
		switch {
		case rest[0] == 1 && used < len(in.Args):
			ps = append(ps, piece{arg: in.Args[used], desc: params[used]})
			used++
		case rest[0] == 2 && len(statics) > 0:
			s, isText := statics[0].(classfile.StringConst)
			if !isText {
				return nil, false
			}
			ps = append(ps, piece{text: string(s)})
			statics = statics[1:]
		default:
			return nil, false
		}
		rest = rest[1:]
	}
	return ps, used == len(in.Args)
}

// textMethod is the descriptor of the model's method $text for an argument of
// that type.
func textMethod(desc string) string {
	switch desc {
	case "B", "S", "I", "J":
		desc = "J"
	case "Z", "C", "F", "D", "Ljava/lang/String;":
	default:
		desc = "Ljava/lang/Object;"
	}
	return "(" + desc + ")Ljava/lang/String;"
}

// concatMethods are the methods that a concatenation calls: $join, and $text
// by descriptor.
type concatMethods struct {
	join *method
	text map[string]*method
}

// visitConcat makes reachable what a concatenation calls.
func (u *universe) visitConcat(x *method, in *ssa.CallDynamic) {
	u.concats[in] = &concatMethods{}
	c := u.class(stringClassName)
	ps, ok := pieces(x.m.Class, in)
	if c == nil || !ok || !c.Origin.Model {
		u.addExternal(stringClassName)
		return
	}
	if _, printed := onlyPrinted(x, in, ps); printed {
		return
	}
	call := func(name, desc string) *method {
		m := c.FindMethod(name, desc)
		if m == nil || m.Code == nil {
			u.addExternal(stringClassName)
			return nil
		}
		s := u.directCall(x, in, m)
		x.calls = append(x.calls, s)
		return s.targets[0].m
	}
	ms := &concatMethods{text: map[string]*method{}}
	ms.join = call("$join", "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;")
	for _, p := range ps {
		if p.arg == nil {
			continue
		}
		if d := textMethod(p.desc); ms.text[d] == nil {
			ms.text[d] = call("$text", d)
		}
	}
	u.concats[in] = ms
}

// concat emits a string concatenation (JLS §15.18.1).
func (e *emitter) concat(in *ssa.CallDynamic) {
	ps, _ := pieces(e.x.m.Class, in)
	ms := e.u.concats[in]
	if _, printed := onlyPrinted(e.x, in, ps); printed && e.u.concatModelled() {
		return // see printConcat
	}
	x := e.variable(in)
	if ms.join == nil {
		e.assuming("unmodelled", "the contents of strings are not followed: + on strings gives any string")
		e.havocValue(x, "Ljava/lang/String;", ivl.Unmodelled, "string concatenation")
		e.assume(ivl.Not.Of(ivl.IsNull(x)))
		return
	}
	var all ivl.Term = e.w.object(stringClassName, "")
	for i, p := range ps {
		t := e.text(in, ms, p)
		if i == 0 && len(ps) > 1 {
			all = t
			continue
		}
		r := e.local("text", x.Typ)
		e.callWith(in, []*ivl.Var{r}, ms.join, []ivl.Term{all, t})
		all = r
	}
	e.assign(x, all)
}

// text emits the text of a piece, which is not null.
func (e *emitter) text(in *ssa.CallDynamic, ms *concatMethods, p piece) ivl.Term {
	if p.arg == nil {
		return e.w.object(stringClassName, p.text)
	}
	r := e.local("text", ivl.RefTo(e.w.class(stringClassName)))
	m := ms.text[textMethod(p.desc)]
	if m == nil {
		e.assuming("unmodelled", "the contents of strings are not followed: a float or double as text is any string")
		e.havocValue(r, "Ljava/lang/String;", ivl.Unmodelled, "number as text")
		e.assume(ivl.Not.Of(ivl.IsNull(r)))
		return r
	}
	e.callWith(in, []*ivl.Var{r}, m, e.args(m, []ssa.Value{p.arg}))
	return r
}

// concatModelled reports whether there is a model to join strings with.
func (u *universe) concatModelled() bool {
	c := u.class(stringClassName)
	return c != nil && c.Origin.Model
}

// verbs are those of ivl.Output by the type of what is printed.
var verbs = map[string]string{
	"Z": "%b", "C": "%c", "B": "%i", "S": "%i", "I": "%i", "J": "%i", "F": "%f", "D": "%f",
	"Ljava/lang/String;": "%s",
}

// onlyPrinted returns the format and the arguments of a concatenation whose
// result nobody uses but print and println. Then the pieces are printed
// instead, which is the same.
func onlyPrinted(x *method, in *ssa.CallDynamic, ps []piece) (format string, printed bool) {
	for _, p := range ps {
		if p.arg == nil {
			format += strings.ReplaceAll(p.text, "%", "%%")
			continue
		}
		v := verbs[p.desc]
		if v == "" {
			return "", false
		}
		format += v
	}
	for _, b := range x.fn.Blocks {
		for _, use := range b.Instrs {
			for _, v := range use.Operands() {
				if v == ssa.Value(in) && !printsString(use) {
					return "", false
				}
			}
		}
	}
	return format, true
}

// printsString reports whether in is a call of print(String) or
// println(String).
func printsString(in ssa.Instr) bool {
	c, ok := in.(*ssa.Call)
	if !ok {
		return false
	}
	m := c.Method
	return m.Class == "java/io/PrintStream" && (m.Name == "print" || m.Name == "println") && m.Desc == "(Ljava/lang/String;)V"
}

// printConcat returns the format and the arguments to print for a
// concatenation that is only printed.
func (e *emitter) printConcat(v ssa.Value) (format string, args []ivl.Term, ok bool) {
	in, ok := v.(*ssa.CallDynamic)
	if !ok || e.u.concats[in] == nil {
		return "", nil, false
	}
	ps, _ := pieces(e.x.m.Class, in)
	format, ok = onlyPrinted(e.x, in, ps)
	if !ok || !e.u.concatModelled() {
		return "", nil, false
	}
	for _, p := range ps {
		if p.arg != nil {
			args = append(args, e.value(p.arg))
		}
	}
	return format, args, true
}
