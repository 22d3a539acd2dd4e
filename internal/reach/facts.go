package reach

import (
	"github.com/jayverify/jayverify/ssa"
)

// Exceptional reports whether b is a handler of p.
func Exceptional(p, b *ssa.Block) bool {
	for _, h := range p.Handlers {
		if h.Target == b {
			return true
		}
	}
	return false
}
