package lower

import (
	"slices"

	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// Events inside the library belong to the line of the program that called it:
// assumptions, inputs and unsupported features are reported there, with the name of
// the called method.

// callersOf returns what calls x, in the order of the program.
func (w *world) callersOf(x *reach.Method) []reach.Caller {
	g := w.callerGraph()
	return g.methods[g.number(x)].anywhere
}

func (w *world) callerGraph() *callerGraph {
	if w.callers == nil {
		w.callers = newCallerGraph(w.prog)
	}
	return w.callers
}

// places lists where the program calls the library so that x runs, in the order
// of the program.
func (w *world) places(x *reach.Method) []place {
	if ps, ok := w.called[x]; ok {
		return ps
	}
	type found struct {
		place
		order int
	}
	g := w.callerGraph()
	var all []found
	sites := map[ssa.Instr]bool{}
	g.search++
	start := g.number(x)
	g.first(start)
	for queue := []int32{start}; len(queue) > 0; queue = queue[1:] {
		m := &g.methods[queue[0]]
		for _, c := range m.outside {
			if !sites[c.Instr] {
				sites[c.Instr] = true
				all = append(all, found{place{w.posIn(c.Method, c.Instr), reach.NameOfCallee(c.Instr, m.def)}, c.Order})
			}
		}
		for _, i := range m.library {
			if g.first(i) {
				queue = append(queue, i)
			}
		}
	}
	slices.SortFunc(all, func(a, b found) int { return a.order - b.order })
	ps := make([]place, len(all))
	for i, f := range all {
		ps[i] = f.place
	}
	w.called[x] = ps
	return ps
}

// posIn is the position of an instruction of x.
func (w *world) posIn(x *reach.Method, in ssa.Instr) ivl.Pos {
	return ivl.Pos{Method: w.methodOf(x), PC: in.PC(), Line: x.Func.Line(in.PC())}
}

// methodOf is the method in positions in x.
func (w *world) methodOf(x *reach.Method) *ivl.Method {
	m := w.meths[x]
	if m == nil {
		m = &ivl.Method{Class: x.Def.Class.Name, Name: x.Def.Name, Desc: x.Def.Desc, Source: x.Def.Class.SourceFile}
		w.meths[x] = m
		if x.Library() {
			w.inside[m] = x
		}
	}
	return m
}

// outside returns the places of the program that stand for pos: itself, with no
// name, unless it is in the library.
func (w *world) outside(pos ivl.Pos) []place {
	if x := w.inside[pos.Method]; x != nil {
		if ps := w.places(x); len(ps) > 0 {
			return ps
		}
	}
	return []place{{pos: pos}}
}
