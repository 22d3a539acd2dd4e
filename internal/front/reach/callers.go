package reach

import (
	"github.com/jayverify/jayverify/ssa"
)

// Caller is an instruction that may run a method.
type Caller struct {
	Method *Method
	Instr  ssa.Instr
	Order  int // of all such instructions
}

// Callers lists the possible callers of each method.
func (p *Program) Callers() map[*Method][]Caller {
	cs := map[*Method][]Caller{}
	n := 0
	add := func(callee, in *Method, instr ssa.Instr) {
		cs[callee] = append(cs[callee], Caller{in, instr, n})
		n++
	}
	for _, x := range p.Methods {
		for _, s := range x.Calls {
			for _, t := range s.Targets {
				add(t.Method, x, s.Instr)
			}
		}
		for _, i := range x.InitCalls {
			for _, m := range p.initialisers(i.Class) {
				add(m, x, i.Instr)
			}
		}
	}
	return cs
}
