package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// silentKey is HashMap.$silent(x): whether comparisons of x, which is not null, with other keys are
// not seen. Objects from outside may compare as they like.
func silentKey(e *emitter, in *ssa.Call, _ *classfile.Method) {
	x := e.variable(in)
	all := e.possibleOf(in.Args[0]).all
	silent := map[*reach.Type]bool{}
	for _, t := range all {
		if e.prog.SilentKey(t) {
			silent[t] = true
		}
	}
	cond := e.w.typeIn(e.value(in.Args[0]), all, silent, true)
	e.assign(x, ivl.Ite.Of(cond, ivl.IntConst(1, x.Typ), ivl.IntConst(0, x.Typ)))
}
