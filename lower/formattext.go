package lower

import (
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// formatText emits the text of a call of String.format whose checks are emitted, if it is
// known how its text is made.
func (e *emitter) formatText(in *ssa.Call) bool {
	f := e.prog.Formats[in]
	if f == nil {
		return false
	}
	if f.Digits {
		e.assuming("default-locale", "the default locale writes numbers with the digits 0 to 9")
	}
	e.join(in, e.variable(in), f.Join, len(f.Pieces), func(i int) ivl.Term { return e.formatPiece(in, f, f.Pieces[i]) })
	return true
}

// formatPiece emits the text of a piece, which is not null.
func (e *emitter) formatPiece(in *ssa.Call, f *reach.FormatText, q reach.FormatPiece) ivl.Term {
	r := e.local("text", ivl.RefTo(e.w.class(jdk.String)))
	var text ivl.Term = r
	switch {
	case q.Any:
		e.havocValue(r, "Ljava/lang/String;", ivl.Unmodelled, "part of the result of java.lang.String.format()")
		e.assume(ivl.Not.Of(ivl.IsNull(r)))
		if q.Least > 0 {
			e.assume(ivl.Le.Of(ivl.IntConst(int64(q.Least), ivl.IntZ), ivl.Length(r)))
		}
		return r // it has its columns
	case q.Shown != nil:
		e.callWith(in, []*ivl.Var{r}, q.Shown, e.args(q.Shown, []ssa.Value{q.Arg}))
	default:
		text = e.w.object(jdk.String, q.Text)
	}
	if q.Columns == 0 {
		return text
	}
	fitted := e.local("text", r.Typ)
	e.callWith(in, []*ivl.Var{fitted}, f.Fit, []ivl.Term{text, ivl.IntConst(int64(q.Columns), ivl.Type{Sort: ivl.IntSort, Range: ivl.I32}), ivl.IntConst(int64(q.How), ivl.Type{Sort: ivl.IntSort, Range: ivl.I32})})
	return fitted
}
