package lower

import (
	"github.com/jayverify/jayverify/ssa"
)

// established has the facts that hold on every path to a point of a method: SSA
// values that are not null, and classes whose initialisation has begun. SSA
// values do not change, so a fact holds at all points that its place dominates.
type established struct {
	nonNull map[ssa.Value]bool
	inited  map[string]bool
}

// blockEnd has the facts at the end of a block, and on its exceptional edges;
// the latter do not include the facts of its throwing instruction.
type blockEnd struct {
	normal, exceptional established
	holds               contents // before the last instruction
}

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

// meet keeps the facts that are in both.
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
