package lower

import (
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// args returns the terms of arguments for m.
func (e *emitter) args(m *reach.Method, values []ssa.Value) []ivl.Term {
	ts := make([]ivl.Term, len(values))
	for i, a := range values {
		ts[i] = e.as(a, e.w.typeOfValue(m.Func.Params[i].Typ))
	}
	return ts
}

// callWith emits the call of m on behalf of in.
func (e *emitter) callWith(in ssa.Instr, xs []*ivl.Var, m *reach.Method, args []ivl.Term) {
	if untold := e.untold; !m.Library() && !reach.ThrowsAnything(m.Def) {
		defer func() { e.untold = untold }()
	}
	if m.Model() && !e.x.Model() && m.MayThrow {
		e.callModel(in, xs, m, args)
		return
	}
	e.callProc(in, xs, m.Name, args, m.MayThrow)
}

// callProc emits a call of a procedure whose last result is an exception if
// throws says so.
func (e *emitter) callProc(in ssa.Instr, xs []*ivl.Var, proc string, args []ivl.Term, throws bool) {
	if !throws {
		e.add(&ivl.Call{Xs: xs, Proc: proc, Args: args, Pos: e.at})
		return
	}
	e.untold = true
	exc := e.local("exc", e.throwableType())
	e.add(&ivl.Call{Xs: append(xs, exc), Proc: proc, Args: args, Pos: e.at})
	ok, thrown := e.newLabel("ok"), e.newLabel("thrown")
	e.branch(ivl.IsNull(exc), ok, thrown)
	e.open(thrown)
	e.transfer(in, exc, jdk.Throwable, false)
	e.open(ok)
}

// noteTold notes whether the checks of the call that was emitted are all that it throws, see Result.Tells. They are not
// where the call runs code of the library that hands exceptions on as values, or code without a body of which nothing is
// known. The note is only made where nearly all of the library has no body.
func (e *emitter) noteTold() {
	if e.x.Library() || !e.prog.Opaque() {
		return
	}
	at := CallAtPos(e.at)
	if told, seen := e.w.tells[at]; !seen || told {
		e.w.tells[at] = !e.untold
	}
}
