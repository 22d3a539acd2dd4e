package lower

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/contract"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// With Options.Contract, the arguments of the entry keep the contract: a run with
// others is no run of the lowered program. The report lists what is assumed.

// assumeContract emits the assumptions about the arguments of entry x, args with the
// receiver's first, if it has one.
func (w *world) assumeContract(b *builder, x *reach.Method, args []ivl.Term) {
	if w.prog.Opts.Contract != nil && w.prog.Opts.Target == nil && !reach.IsMain(x.Def) {
		w.assumeArguments(b, x.Def, args)
	}
}

// assumeTarget emits the same about the arguments of the call in, if that is the one for
// which a harness builds the arguments.
func (e *emitter) assumeTarget(in *ssa.Call, m *classfile.Method) {
	opts := &e.prog.Opts
	if opts.Contract == nil || opts.Target == nil || e.x != e.prog.Entry || !reach.IsMethod(m, opts.Target) {
		return
	}
	for _, h := range in.Block().Handlers {
		if h.CatchType == "" { // the building of objects, which may call the same method
			return
		}
	}
	var args []ivl.Term
	for _, a := range in.Args {
		args = append(args, e.value(a))
	}
	e.w.assumeArguments(e.builder, m, args)
}

// assumeArguments emits that the arguments of m keep the contract.
func (w *world) assumeArguments(b *builder, m *classfile.Method, args []ivl.Term) {
	k := w.prog.Opts.Contract
	if !m.IsStatic() {
		args = args[1:]
	}
	for i, p := range k.Params {
		w.assumeParam(b, p, args[i])
	}
	c := contractTerms{args: args, ints: w.prog.Opts.Ints}
	for _, clause := range k.Requires {
		if t, ok := c.clause(clause); ok {
			b.assume(t)
		}
	}
	if all := k.Preconditions(); len(all) > 0 {
		w.notes.made = append(w.notes.made, assumed{
			kind: "contract", text: "callers keep the contract: " + strings.Join(all, "; "),
			block: b.cur, places: []ivl.Pos{b.at},
		})
	}
}

// hintContract tells random runs the range that the contract allows for parameter i,
// with the receiver counted.
func (w *world) hintContract(from *ivl.Input, x *reach.Method, i int) {
	if !x.Def.IsStatic() {
		i--
	}
	k := w.prog.Opts.Contract
	if k == nil || i < 0 || w.prog.Opts.Target != nil {
		return
	}
	p := k.Params[i]
	if !p.Range.Bounded || !contract.Integral(p.Desc) {
		return
	}
	r := p.Range.Within(p.Desc)
	near := r.And(contract.Between(-maxHinted, maxHinted))
	if near.Lo > near.Hi {
		near = r
	}
	w.hints[from] = Hint{Lo: near.Lo, Hi: near.Hi, Only: near == r}
}

// maxHinted is the largest number that random runs try for an argument with a contract.
const maxHinted = 1000

// assumeParam emits what a contract says about one argument.
func (w *world) assumeParam(b *builder, p contract.Param, arg ivl.Term) {
	switch t := arg.Type(); t.Sort {
	case ivl.IntSort:
		if r := p.Range.Within(p.Desc); p.Range.Bounded {
			b.assume(inRange(arg, r.Lo, r.Hi))
		}
	case ivl.RefSort:
		null := ivl.IsNull(arg)
		if p.Null == contract.NonNull {
			b.assume(ivl.Not.Of(null))
		}
		if r := p.Size.Within(""); p.Size.Bounded && contract.Sized(p.Desc) {
			b.assume(ivl.Or.Of(null, inRange(ivl.Length(arg), r.Lo, r.Hi)))
		}
	}
}

// contractTerms makes terms of a contract's expressions.
type contractTerms struct {
	args []ivl.Term // of the parameters
	ints Ints
}

// clause is a disjunction; ok is false where a part of it has no term.
func (c contractTerms) clause(k contract.Clause) (t ivl.Term, ok bool) {
	var all []ivl.Term
	for _, d := range k {
		t, ok := c.condition(d)
		if !ok {
			return nil, false
		}
		all = append(all, t)
	}
	return ivl.Or.Of(all...), true
}

func (c contractTerms) condition(k contract.Condition) (t ivl.Term, ok bool) {
	x := c.expr(k.X)
	if k.Y.Op == contract.Null && x != nil && x.Type().Sort == ivl.RefSort {
		if k.Op == contract.Ne {
			return ivl.Not.Of(ivl.IsNull(x)), true
		}
		return ivl.IsNull(x), k.Op == contract.Eq
	}
	y := c.expr(k.Y)
	if x == nil || y == nil || x.Type().Sort != ivl.IntSort || y.Type().Sort != ivl.IntSort {
		return nil, false
	}
	switch k.Op {
	case contract.Eq:
		return ivl.Eq.Of(x, y), true
	case contract.Ne:
		return ivl.Not.Of(ivl.Eq.Of(x, y)), true
	case contract.Lt:
		return ivl.Lt.Of(x, y), true
	case contract.Le:
		return ivl.Le.Of(x, y), true
	case contract.Gt:
		return ivl.Lt.Of(y, x), true
	case contract.Ge:
		return ivl.Le.Of(y, x), true
	}
	return nil, false
}

// expr is nil where there is no term.
func (c contractTerms) expr(e *contract.Expr) ivl.Term {
	switch e.Op {
	case contract.Argument:
		return c.args[e.N]
	case contract.Constant:
		return ivl.IntConst(e.N, ivl.IntZ)
	case contract.Length:
		if x := c.expr(e.X); x != nil && x.Type().Sort == ivl.RefSort && contract.Sized(e.X.Desc) {
			return ivl.Length(x)
		}
		return nil
	}
	op, ok := map[contract.ExprOp]ivl.Op{contract.Add: ivl.Add, contract.Sub: ivl.Sub, contract.Mul: ivl.Mul}[e.Op]
	x, y := c.operand(e.X), c.operand(e.Y)
	if !ok || x == nil || y == nil {
		return nil
	}
	r := ivl.I32
	switch {
	case c.ints == Unbounded:
		r = ivl.Z
	case e.Desc == "J":
		r = ivl.I64
	}
	return ivl.WrapTo(r, op.Of(x, y))
}

// operand is a term for a number.
func (c contractTerms) operand(e *contract.Expr) ivl.Term {
	if x := c.expr(e); x != nil && x.Type().Sort == ivl.IntSort {
		return x
	}
	return nil
}
