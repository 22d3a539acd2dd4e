package reach

import (
	"github.com/jayverify/jayverify/ssa"
)

func Uses(in ssa.Instr, v ssa.Value) bool {
	for _, o := range in.Operands() {
		if o == v {
			return true
		}
	}
	return false
}
