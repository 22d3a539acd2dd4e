package reach

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// String concatenation is an invokedynamic instruction whose first static argument
// is a recipe: text in which \1 stands for the next argument and \2 for the next
// static one (java.lang.invoke.StringConcatFactory). It becomes calls of the model
// of String: one to turn each argument into text, and one to append each piece. A
// text that is only printed is not joined.

// Piece is a part of a concatenation: an argument, or text.
type Piece struct {
	Arg  ssa.Value // nil for text
	Desc string    // the argument's type
	Text string
}

// Pieces splits a concatenation; ok is false for a site that is not as the
// factory's documentation has it.
func Pieces(c *classfile.Class, in *ssa.CallDynamic) (ps []Piece, ok bool) {
	params, _, err := classfile.ParseMethodDescriptor(in.Site.Desc)
	if err != nil || len(params) != len(in.Args) {
		return nil, false
	}
	if Bootstrap(c, in.Site) == jdk.ConcatWithoutRecipe {
		for i, a := range in.Args {
			ps = append(ps, Piece{Arg: a, Desc: params[i]})
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
			ps = append(ps, Piece{Text: rest[:n]})
			rest = rest[n:]
			continue
		}
		switch {
		case rest[0] == 1 && used < len(in.Args):
			ps = append(ps, Piece{Arg: in.Args[used], Desc: params[used]})
			used++
		case rest[0] == 2 && len(statics) > 0:
			s, isText := statics[0].(classfile.StringConst)
			if !isText {
				return nil, false
			}
			ps = append(ps, Piece{Text: string(s)})
			statics = statics[1:]
		default:
			return nil, false
		}
		rest = rest[1:]
	}
	return ps, used == len(in.Args)
}

// visitConcat makes the callees of a concatenation reachable.
func (prog *Program) visitConcat(x *Method, in *ssa.CallDynamic) {
	prog.Concats[in] = &ConcatMethods{}
	c := prog.Class(jdk.String)
	ps, ok := Pieces(x.Def.Class, in)
	if c == nil || !ok || !c.Origin.Model {
		prog.addExternal(jdk.String)
		return
	}
	if _, printed := OnlyPrinted(x, in, ps); printed && prog.Opts.Execute == nil {
		return
	}
	call := func(name, desc string) *Method { return prog.callString(x, in, name, desc) }
	ms := &ConcatMethods{Text: map[string]*Method{}}
	ms.Join = call("$join", "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;")
	for _, p := range ps {
		if p.Arg == nil {
			continue
		}
		if d := TextMethod(p.Desc); ms.Text[d] == nil {
			ms.Text[d] = call("$text", d)
		}
	}
	prog.Concats[in] = ms
}

// callString makes a static method of the model of String reachable from in; nil if there
// is none.
func (prog *Program) callString(x *Method, in ssa.Instr, name, desc string) *Method {
	m := prog.Class(jdk.String).FindMethod(name, desc)
	if m == nil || m.Code == nil {
		prog.addExternal(jdk.String)
		return nil
	}
	s := prog.directCall(x, in, m)
	x.Calls = append(x.Calls, s)
	return s.Targets[0].Method
}

// ConcatModelled reports whether there is a model for joining strings.
func (p *Program) ConcatModelled() bool {
	c := p.Class(jdk.String)
	return c != nil && c.Origin.Model
}

// verbs are those of ivl.Output by the type of the printed value.
var verbs = map[string]string{
	"Z": "%b", "C": "%c", "B": "%i", "S": "%i", "I": "%i", "J": "%i", "F": "%f", "D": "%f",
	"Ljava/lang/String;": "%s",
}

// OnlyPrinted returns the format and the arguments of a concatenation whose result
// is used only by print and println. Then the pieces are printed one after the
// other, which gives the same output.
func OnlyPrinted(x *Method, in *ssa.CallDynamic, ps []Piece) (format string, printed bool) {
	for _, p := range ps {
		if p.Arg == nil {
			format += strings.ReplaceAll(p.Text, "%", "%%")
			continue
		}
		v := verbs[p.Desc]
		if v == "" {
			return "", false
		}
		format += v
	}
	return format, onlyPrinted(x.Func, in)
}

// onlyPrinted reports whether a text is used only by print and println.
func onlyPrinted(fn *ssa.Func, text ssa.Value) bool {
	for _, b := range fn.Blocks {
		for _, use := range b.Instrs {
			if Uses(use, text) && !printsString(use) {
				return false
			}
		}
	}
	return true
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
