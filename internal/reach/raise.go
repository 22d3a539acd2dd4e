package reach

import (
	"github.com/jayverify/jayverify/ssa"
)

// Fate is what becomes of an exception raised at an instruction.
type Fate uint8

const (
	Violates Fate = iota // nothing up the stack can catch it: raising it is the violation
	travels              // a handler here or a caller may catch it: it becomes a value
)

func (p *Program) FateOf(x *Method, in ssa.Instr, exc string, exact bool) Fate {
	if x.Model() || p.MayCatch(handlersOf(in.Block()), exc, exact) || p.MayCatch(x.Catchers, exc, exact) {
		return travels
	}
	return Violates
}
