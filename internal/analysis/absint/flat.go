package absint

import (
	"context"

	"github.com/jayverify/jayverify/ivl"
)

// AnalyseFlat is AnalyseWithout, but calls hand no globals over: where a procedure that is called begins, a global has
// its initial value or one that is ever assigned to it, as a cell of the heap has. So it is after calls of
// procedures whose callees write it. A procedure knows only the globals that its own statements name. Such an analysis takes time that
// does not grow with the number of globals that are written behind each call.
func AnalyseFlat(ctx context.Context, p *ivl.Program, without []string) (*Analysis, error) {
	return analyse(ctx, p, leftOut(without), nil, true)
}

// entry is where a procedure that is called knows a global.
type entry struct {
	proc *Proc
	at   int
}

// enterFlat joins any values of globals, and params, to the entry of fp.
func (f *Analysis) enterFlat(fp *Proc, params []*Value) {
	vals := make([]*Value, 0, len(fp.globals)+len(params))
	for i, g := range fp.globals {
		a := f.assigned[g]
		if !fp.called {
			a.entries = append(a.entries, entry{fp, i})
		}
		vals = append(vals, a.anywhere)
	}
	fp.called = true
	f.enter(fp, append(vals, params...))
}

// grew brings what a global can be anywhere to the procedures that begin with it.
func (f *Analysis) grew(a *assigned) {
	for _, e := range a.entries {
		e.proc.In[0].Set(e.at, a.anywhere)
		f.enqueue(place{e.proc, 0}, f.round+1)
	}
}

// writtenBelow returns the numbers of the globals that a procedure names and that procedures write which a callee calls, if it
// does not name them itself.
func (f *Analysis) writtenBelow(fp, callee *Proc) []int {
	var below []int
	for i, g := range fp.globals {
		if _, names := callee.num[g]; !names && f.Effects.Writes(callee.Body.Name, g) {
			below = append(below, i)
		}
	}
	return below
}
