package lower

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// What happens inside the library is the business of the line of the program
// that called it: assumptions, inputs and what is not supported are reported
// there, with the name of the method called.

// place is where the program calls the library.
type place struct {
	pos  ivl.Pos
	name string // of the method called, CLASS.METHOD with dots
}

// caller is an instruction that may run a method.
type caller struct {
	in    *method
	instr ssa.Instr
	order int // of all such instructions
}

// callers lists, for each method, what may run it.
func (u *universe) callers() map[*method][]caller {
	cs := map[*method][]caller{}
	n := 0
	add := func(callee, in *method, instr ssa.Instr) {
		cs[callee] = append(cs[callee], caller{in, instr, n})
		n++
	}
	for _, x := range u.order {
		for _, s := range x.calls {
			for _, t := range s.targets {
				add(t.m, x, s.instr)
			}
		}
		for _, i := range x.initCalls {
			for _, m := range u.initialisers(i.class) {
				add(m, x, i.instr)
			}
		}
	}
	return cs
}

// library reports whether the code of x is the platform's or a model's.
func (x *method) library() bool { return x.m.Class.Origin.Platform }

// places lists where the program calls the library so that x runs, in the order
// of the program.
func (w *world) places(x *method) []place {
	if ps, ok := w.called[x]; ok {
		return ps
	}
	if w.callers == nil {
		w.callers = w.u.callers()
	}
	type found struct {
		place
		order int
	}
	var all []found
	seen := map[*method]bool{x: true}
	sites := map[ssa.Instr]bool{}
	for queue := []*method{x}; len(queue) > 0; queue = queue[1:] {
		for _, c := range w.callers[queue[0]] {
			switch {
			case c.in.library():
				if !seen[c.in] {
					seen[c.in] = true
					queue = append(queue, c.in)
				}
			case !sites[c.instr]:
				sites[c.instr] = true
				m := queue[0].m
				all = append(all, found{place{w.posIn(c.in, c.instr), dots(m.Class.Name) + "." + m.Name}, c.order})
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
func (w *world) posIn(x *method, in ssa.Instr) ivl.Pos {
	return ivl.Pos{Method: w.methodOf(x), PC: in.PC(), Line: x.fn.Line(in.PC())}
}

// methodOf is what positions in x say about it.
func (w *world) methodOf(x *method) *ivl.Method {
	m := w.meths[x]
	if m == nil {
		m = &ivl.Method{Class: x.m.Class.Name, Name: x.m.Name, Desc: x.m.Desc, Source: x.m.Class.SourceFile}
		w.meths[x] = m
		if x.library() {
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
