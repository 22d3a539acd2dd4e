package lower

import (
	"github.com/jayverify/jayverify/ssa"
)

// established is what has been established on every path to a point of a method:
// SSA values found non-null, and classes whose initialisation has begun. SSA
// values do not change, so a fact holds wherever the place that established it
// dominates.
type established struct {
	nonNull map[ssa.Value]bool
	inited  map[string]bool
}

// blockEnd is what is established at the end of a block, and on its
// exceptional edges: what its throwing instruction would have established is
// not among them.
type blockEnd struct{ normal, exceptional established }

func nothingEstablished() established { return established{map[ssa.Value]bool{}, map[string]bool{}} }

func (f established) clone() established {
	g := nothingEstablished()
	for v := range f.nonNull {
		g.nonNull[v] = true
	}
	for c := range f.inited {
		g.inited[c] = true
	}
	return g
}

// meet keeps what holds in both.
func (f established) meet(g established) established {
	h := nothingEstablished()
	for v := range f.nonNull {
		if g.nonNull[v] {
			h.nonNull[v] = true
		}
	}
	for c := range f.inited {
		if g.inited[c] {
			h.inited[c] = true
		}
	}
	return h
}
