package lower

import "github.com/jayverify/jayverify/ivl"

// Cuts says which checks lie behind features that are not supported. In the
// IVL a run ends where it gets to such a feature: that is a cut. On a JVM the
// run goes on, so what was proved of a check behind a cut says nothing about
// such runs.
//
// It is a graph of what a run may do after a cut: the feature returns any value
// or throws any exception, in the method of the cut, then in its callers after
// the call; whatever code runs there may call the rest; and the feature itself
// may call what it was given. Calls match returns: a method that is called
// behind a cut is behind it, and what follows other calls of that method is
// not, unless the cut lies in the method (as in slicing by Horwitz, Reps and
// Binkley, TOPLAS 1990, with two passes).
type Cuts struct {
	nodes []cutNode
	// sources are the nodes of the cuts, by property; checks are the nodes where a
	// property is checked, by property, nil for those whose place is not known.
	sources map[int]int32
	checks  [][]int32
	// lost says that the graph could not be made: then every check is behind every
	// cut.
	lost bool
}

// cutNode is a place in a method, before or after an instruction.
type cutNode struct {
	next  []int32 // where a run goes from here, in the same method
	calls []int32 // the beginnings of methods that are called here
	// returns is where a run goes when the method that was entered before the cut
	// ends.
	returns []int32
}

// maxListed is how many cuts are looked at one by one. The graph of a large program
// has tens of thousands of nodes, and there can be thousands of cuts in it.
const maxListed = 64

// Behind returns for each property the indices, ascending, of those of the
// given cuts (properties of kind Unsupported) that a run may have passed when
// it gets there. Of the cuts from the 65th on, it returns no more than one, and
// that only when there is none of the others.
func (c *Cuts) Behind(cuts []*ivl.Property) [][]int {
	behind := make([][]int, len(c.checks))
	for i, p := range cuts {
		if i == maxListed && !c.lost {
			c.behindRest(cuts, behind)
			break
		}
		source, known := c.sources[p.ID]
		if !known {
			continue // at the end of the run
		}
		var seen [2][]bool
		if !c.lost {
			seen = c.seen()
			c.from(source, seen, func(int32) {})
		}
		for id, places := range c.checks {
			if id != p.ID && (c.lost || places == nil || touches(seen, places)) {
				behind[id] = append(behind[id], i)
			}
		}
	}
	return behind
}

// touches reports whether a run gets to one of the places.
func touches(seen [2][]bool, places []int32) bool {
	for _, n := range places {
		if seen[0][n] || seen[1][n] {
			return true
		}
	}
	return false
}

// behindRest adds to behind, where there is nothing, one of the cuts that are not
// listed. Each node is looked at for the first cut that gets there.
func (c *Cuts) behindRest(cuts []*ivl.Property, behind [][]int) {
	first := make([]int, len(c.nodes)) // 1 + the index of the cut; 0 is none
	seen := c.seen()
	unknown := 0 // 1 + the index of the first cut that is in the graph
	for i := maxListed; i < len(cuts); i++ {
		source, known := c.sources[cuts[i].ID]
		if !known {
			continue
		}
		if unknown == 0 {
			unknown = i + 1
		}
		c.from(source, seen, func(n int32) {
			if first[n] == 0 {
				first[n] = i + 1
			}
		})
	}
	for id, places := range c.checks {
		if len(behind[id]) > 0 {
			continue
		}
		by := 0
		if places == nil {
			by = unknown
		}
		for _, n := range places {
			if first[n] > 0 && (by == 0 || first[n] < by) {
				by = first[n]
			}
		}
		if by > 0 {
			behind[id] = []int{by - 1}
		}
	}
}

// seen is what no run has got to yet.
func (c *Cuts) seen() [2][]bool {
	return [2][]bool{make([]bool, len(c.nodes)), make([]bool, len(c.nodes))}
}

// from finds the nodes that a run may get to after a cut, but for those that were
// seen before: in the methods that are under way at the cut (0), and in those that
// are called later (1). It calls reached for each.
func (c *Cuts) from(source int32, seen [2][]bool, reached func(int32)) {
	if seen[0][source] {
		return
	}
	reached(source)
	type state struct {
		later int
		node  int32
	}
	seen[0][source] = true
	queue := []state{{0, source}}
	for len(queue) > 0 {
		s := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		visit := func(later int, ns []int32) {
			for _, n := range ns {
				// What is under way does all that what is called later does.
				if !seen[0][n] && !seen[later][n] {
					seen[later][n] = true
					reached(n)
					queue = append(queue, state{later, n})
				}
			}
		}
		n := &c.nodes[s.node]
		visit(s.later, n.next)
		visit(1, n.calls)
		if s.later == 0 {
			visit(0, n.returns)
		}
	}
}
