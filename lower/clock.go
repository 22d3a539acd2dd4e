package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// earliest and latest bound what System.nanoTime returns. Its origin is any
// point in time; differences do not overflow in the 73 years between them.
const (
	earliest = -1 << 60
	latest   = 1 << 60
)

// nanoTime is System.nanoTime(): the environment chooses a time that is not
// before the one it chose last.
func nanoTime(e *emitter, in *ssa.Call, _ *classfile.Method) {
	x := e.variable(in)
	last := e.w.nanoClock(x.Typ)
	from := e.w.inputOf(ivl.Environment, "System.nanoTime()", "J", e.at)
	e.w.hints[from] = Hint{Lo: earliest, Hi: latest, Only: true, Rising: true}
	e.havoc(x, from)
	e.assume(ivl.And.Of(ivl.Le.Of(last, x), ivl.Le.Of(x, ivl.IntConst(latest, x.Typ))))
	e.assign(last, x)
}

// nanoClock returns the global with the last value of System.nanoTime.
func (w *world) nanoClock(t ivl.Type) *ivl.Var {
	if w.clock == nil {
		w.clock = &ivl.Var{Name: "java.lang.System.$nanoTime", Typ: t, Global: true, Init: ivl.IntConst(earliest, t)}
		w.globals = append(w.globals, w.clock)
	}
	return w.clock
}
