package reach

import (
	"math/bits"

	"github.com/jayverify/jayverify/ivl"
)

// Cuts says which checks lie behind features that are not supported. In the IVL
// a run ends when it gets to such a feature: this is a cut. On a JVM the run
// continues, so a proof of a check behind a cut does not cover such runs.
//
// It is made of a graph of the possible steps after a cut. The feature returns
// any value or throws any exception, in the method of the cut, then in its
// callers after the call. The code there may call further code. The feature
// itself may call methods of the objects that it was given. Calls match returns:
// a method that is called behind a cut is behind it; the code after other calls
// of that method is not, unless the cut is in the method (as in slicing by
// Horwitz, Reps and Binkley, TOPLAS 1990, with two passes).
type Cuts struct {
	// components are the strongly connected components of the graph, each with those
	// that follow it; they have smaller indices.
	components [][]int32
	// sources are the components with the cuts, by property; checks are the components in which
	// a property is checked, by property; nil if the place is not known.
	sources map[int]int32
	checks  [][]int32
	// lost says that the graph could not be made. Then every check counts as
	// behind every cut.
	lost bool
}

// CutSet is a set of cuts, by their indices in a list.
type CutSet []uint64

// Len is how many there are.
func (s CutSet) Len() int {
	n := 0
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

// All calls f for the indices in ascending order until it returns false.
func (s CutSet) All(f func(i int) bool) {
	for i, w := range s {
		for ; w != 0; w &= w - 1 {
			if !f(64*i + bits.TrailingZeros64(w)) {
				return
			}
		}
	}
}

// Behind returns for each property those of the given cuts (properties of kind
// Unsupported) that a run may have passed when it gets there. Sets may be shared.
func (c *Cuts) Behind(cuts []*ivl.Property) []CutSet {
	words := (len(cuts) + 63) / 64
	all := make(CutSet, words)
	sets := map[int32]CutSet{} // of components with checks
	for _, places := range c.checks {
		for _, p := range places {
			sets[p] = nil
		}
	}
	for w := range words {
		mask := make([]uint64, len(c.components))
		for i := 64 * w; i < min(64*w+64, len(cuts)); i++ {
			source, known := c.sources[cuts[i].ID]
			if !known {
				continue // at the end of the run
			}
			all[w] |= 1 << (i % 64)
			if !c.lost {
				mask[source] |= 1 << (i % 64)
			}
		}
		for p := len(mask) - 1; p >= 0; p-- {
			for _, q := range c.components[p] {
				mask[q] |= mask[p]
			}
		}
		for p, s := range sets {
			if mask[p] != 0 {
				if s == nil {
					s = make(CutSet, words)
					sets[p] = s
				}
				s[w] = mask[p]
			}
		}
	}
	behind := make([]CutSet, len(c.checks))
	for id, places := range c.checks {
		if c.lost || places == nil {
			behind[id] = all
			continue
		}
		for _, p := range places {
			behind[id] = union(behind[id], sets[p])
		}
	}
	return behind
}

// union returns a set of what is in a or in b; it may be one of them.
func union(a, b CutSet) CutSet {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	}
	u := make(CutSet, len(a))
	for i := range a {
		u[i] = a[i] | b[i]
	}
	return u
}

// cutNode is a place in a method, before or after an instruction.
type cutNode struct {
	next  []int32 // successors in the same method
	calls []int32 // the beginnings of methods that are called here
	// returns are the successors after the return of the method that was entered
	// before the cut.
	returns []int32
}

// newCuts makes Cuts of a graph. Node n is state 2n in methods that were entered
// before the cut, and 2n+1 in those called later, whose returns need no edges.
func newCuts(nodes []cutNode, sources map[int]int32, checks [][]int32) *Cuts {
	succ := func(s int32, f func(int32)) {
		n, later := &nodes[s/2], s%2
		for _, m := range n.next {
			f(2*m + later)
		}
		for _, m := range n.calls {
			f(2*m + 1)
		}
		if later == 0 {
			for _, m := range n.returns {
				f(2 * m)
			}
		}
	}
	component, n := components(2*len(nodes), succ)
	c := &Cuts{components: make([][]int32, n), sources: map[int]int32{}, checks: make([][]int32, len(checks))}
	for id, s := range sources {
		c.sources[id] = component[2*s]
	}
	for id, places := range checks {
		for _, p := range places {
			c.checks[id] = append(c.checks[id], component[2*p], component[2*p+1])
		}
	}
	seen := make([]int32, n) // 1 + the component that was last found to be followed by this one
	for s := range int32(2 * len(nodes)) {
		p := component[s]
		succ(s, func(r int32) {
			if q := component[r]; q != p && seen[q] != p+1 {
				seen[q] = p + 1
				c.components[p] = append(c.components[p], q)
			}
		})
	}
	return c
}

// components finds the strongly connected components of a graph with n nodes (Tarjan, SIAM J.
// Comput. 1972). The successors of a component have smaller numbers.
func components(n int, succ func(int32, func(int32))) (component []int32, count int) {
	component = make([]int32, n)
	order, low := make([]int32, n), make([]int32, n) // from 1 in the order of discovery; 0: not found yet
	var open []int32                                 // in no component yet
	type frame struct {
		node int32
		rest []int32
	}
	var stack []frame
	found := int32(0)
	enter := func(s int32) {
		found++
		order[s], low[s], component[s] = found, found, -1
		open = append(open, s)
		f := frame{node: s}
		succ(s, func(r int32) { f.rest = append(f.rest, r) })
		stack = append(stack, f)
	}
	for s := range int32(n) {
		if order[s] != 0 {
			continue
		}
		enter(s)
		for len(stack) > 0 {
			f := &stack[len(stack)-1]
			if len(f.rest) > 0 {
				r := f.rest[0]
				f.rest = f.rest[1:]
				if order[r] == 0 {
					enter(r)
				} else if component[r] < 0 {
					low[f.node] = min(low[f.node], order[r])
				}
				continue
			}
			v := f.node
			stack = stack[:len(stack)-1]
			if len(stack) > 0 {
				up := stack[len(stack)-1].node
				low[up] = min(low[up], low[v])
			}
			if low[v] != order[v] {
				continue
			}
			for done := false; !done; {
				w := open[len(open)-1]
				open = open[:len(open)-1]
				component[w], done = int32(count), w == v
			}
			count++
		}
	}
	return component, count
}
