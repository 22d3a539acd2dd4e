package lower

import (
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// concat emits a string concatenation (JLS §15.18.1).
func (e *emitter) concat(in *ssa.CallDynamic) {
	ps, _ := reach.Pieces(e.x.Def.Class, in)
	ms := e.prog.Concats[in]
	if _, printed := reach.OnlyPrinted(e.x, in, ps); printed && e.prog.ConcatModelled() && e.prog.Opts.Execute == nil {
		return // see printConcat
	}
	x := e.variable(in)
	if ms.Join == nil {
		e.assuming("unmodelled", "the contents of strings are not followed: + on strings gives any string")
		e.havocValue(x, "Ljava/lang/String;", ivl.Unmodelled, "string concatenation")
		e.assume(ivl.Not.Of(ivl.IsNull(x)))
		return
	}
	e.join(in, x, ms.Join, len(ps), func(i int) ivl.Term { return e.text(in, ms, ps[i]) })
}

// join sets x to n texts one after the other, which are not null. piece emits one of them.
func (e *emitter) join(in ssa.Instr, x *ivl.Var, join *reach.Method, n int, piece func(i int) ivl.Term) {
	var all ivl.Term = e.w.object(jdk.String, "")
	for i := range n {
		t := piece(i)
		if i == 0 && n > 1 {
			all = t
			continue
		}
		r := e.local("text", x.Typ)
		e.callWith(in, []*ivl.Var{r}, join, []ivl.Term{all, t})
		all = r
	}
	e.assign(x, all)
}

// text emits the text of a piece, which is not null.
func (e *emitter) text(in *ssa.CallDynamic, ms *reach.ConcatMethods, p reach.Piece) ivl.Term {
	if p.Arg == nil {
		return e.w.object(jdk.String, p.Text)
	}
	r := e.local("text", ivl.RefTo(e.w.class(jdk.String)))
	m := ms.Text[reach.TextMethod(p.Desc)]
	if m == nil {
		e.assuming("unmodelled", "the contents of strings are not followed: a float or double as text is any string")
		e.havocValue(r, "Ljava/lang/String;", ivl.Unmodelled, "number as text")
		e.assume(ivl.Not.Of(ivl.IsNull(r)))
		return r
	}
	e.callWith(in, []*ivl.Var{r}, m, e.args(m, []ssa.Value{p.Arg}))
	return r
}

// printConcat returns the format and the arguments to print for a
// concatenation that is only printed.
func (e *emitter) printConcat(v ssa.Value) (format string, args []ivl.Term, ok bool) {
	in, ok := v.(*ssa.CallDynamic)
	if !ok || e.prog.Concats[in] == nil {
		return "", nil, false
	}
	ps, _ := reach.Pieces(e.x.Def.Class, in)
	format, ok = reach.OnlyPrinted(e.x, in, ps)
	if !ok || !e.prog.ConcatModelled() || e.prog.Opts.Execute != nil {
		return "", nil, false
	}
	for _, p := range ps {
		if p.Arg != nil {
			args = append(args, e.value(p.Arg))
		}
	}
	return format, args, true
}
