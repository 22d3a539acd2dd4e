package lower

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// counts is ListSum.$counts(x): whether x is of the class whose field is summed.
func counts(e *emitter, in *ssa.Call, _ *classfile.Method) {
	x := e.variable(in)
	cond, _ := e.summed(in.Args[0])
	e.assign(x, ivl.Ite.Of(cond, ivl.IntConst(1, x.Typ), ivl.IntConst(0, x.Typ)))
}

// measures is ListSum.$measure(x): that field of x, which counts. Where no x does, no run gets here.
func measures(e *emitter, in *ssa.Call, _ *classfile.Method) {
	x := e.variable(in)
	cond, f := e.summed(in.Args[0])
	e.assume(cond)
	if f == nil {
		e.assign(x, ivl.IntConst(0, x.Typ))
		return
	}
	obj := e.refAs(e.value(in.Args[0]), f.Class)
	if f.Immutable {
		e.assign(x, ivl.FieldOf(obj, f))
		return
	}
	fs := f.Class.Mutable()
	v := e.local("sum", f.Type)
	xs := make([]*ivl.Var, len(fs))
	xs[indexOf(f.Class, f)] = v
	e.add(&ivl.Pull{Xs: xs, P: obj, Class: f.Class, Pos: e.at})
	e.assign(x, v)
}

// summed returns the condition that an object is of the class whose field is summed, and that field; nil if
// none is.
func (e *emitter) summed(v ssa.Value) (ivl.Term, *ivl.Field) {
	s := e.prog.Opts.Sum
	if s == nil || e.prog.Types[s.Class] == nil {
		return ivl.False, nil
	}
	of := map[*reach.Type]bool{e.prog.Types[s.Class]: true}
	all := e.possibleOf(v).all
	for _, f := range e.w.class(s.Class).Fields {
		if f.Name == s.Field && slices.Contains(all, e.prog.Types[s.Class]) {
			return e.w.typeIn(e.value(v), all, of, false), f
		}
	}
	return ivl.False, nil
}
