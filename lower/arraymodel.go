package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// admits is $admits(a, x) of several models: whether the array a, which is not
// null, can have x as an element.
func admits(e *emitter, in *ssa.Call, _ *classfile.Method) {
	x := e.variable(in)
	cond := ivl.Term(ivl.True)
	if in.Args[0].Type() != ssa.Null && in.Args[1].Type() != ssa.Null {
		cond = e.admits(e.value(in.Args[0]), in.Args[0], in.Args[1])
	}
	e.assign(x, ivl.Ite.Of(cond, ivl.IntConst(1, x.Typ), ivl.IntConst(0, x.Typ)))
}

// sized is Arrays.$sized(a, n): a new array of n ≥ 0 elements with the dynamic
// type of a, which is not null. An array from outside may have any type that is
// possible.
func sized(e *emitter, in *ssa.Call, _ *classfile.Method) {
	x := e.variable(in)
	a, n := e.value(in.Args[0]), e.value(in.Args[1])
	e.assume(ivl.Le.Of(ivl.IntConst(0, ivl.Int), n))
	join := e.newLabel("join")
	for _, t := range e.possibleOf(in.Args[0]).all {
		hit, next := e.newLabel("case"), e.newLabel("next")
		c := e.w.class(t.Name)
		e.branch(isExactly(a, c), hit, next)
		e.open(hit)
		if c.Elem == nil || t.External && e.prog.Platform(t.Name) && !e.prog.Exact(t.Name) {
			e.unsupported("a new array of the type of one from outside")
		} else {
			y := e.local("sized", ivl.RefTo(c))
			e.add(&ivl.NewArray{X: y, Class: c, Len: n, Site: e.w.site(), Pos: e.at})
			e.assign(x, y)
		}
		e.jump(join)
		e.open(next)
	}
	e.stop()
	e.open(join)
}

// room is Arrays.$room(n), or Arrays.$words(n): a new array of n ≥ 0 objects, of which models read
// no element before they have written it.
func room(e *emitter, in *ssa.Call, _ *classfile.Method) {
	n := e.value(in.Args[0])
	e.assume(ivl.Le.Of(ivl.IntConst(0, ivl.Int), n))
	e.add(&ivl.NewArray{X: e.variable(in), Class: e.w.class(string(in.Type())), Len: n, Site: e.w.site(), Filled: true, Pos: e.at})
}
