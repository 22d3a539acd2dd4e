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

// Callers lists, for each method, what may run it.
func (p *Program) Callers() map[*Method][]Caller {
	cs := map[*Method][]Caller{}
	n := 0
	add := func(callee, in *Method, instr ssa.Instr) {
		cs[callee] = append(cs[callee], Caller{in, instr, n})
		n++
	}
	for _, x := range p.Order {
		for _, s := range x.Calls {
			for _, t := range s.Targets {
				add(t.M, x, s.instr)
			}
		}
		for _, i := range x.InitCalls {
			for _, m := range p.initialisers(i.Class) {
				add(m, x, i.instr)
			}
		}
	}
	return cs
}

// Library reports whether the code of x is the platform's or a model's.
func (x *Method) Library() bool { return x.Def.Class.Origin.Platform }
