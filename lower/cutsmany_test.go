package lower

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

// TestManyCuts: where there are more cuts than are listed, the checks that are
// behind some cut are those that they are behind one by one.
func TestManyCuts(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	behindAny, rest := 0, 0
	for range 200 {
		const nodes, checks = 300, 40
		c := &Cuts{nodes: make([]cutNode, nodes), sources: map[int]int32{}, checks: make([][]int32, checks)}
		some := func() (ns []int32) {
			for rnd.IntN(3) == 0 {
				ns = append(ns, int32(rnd.IntN(nodes)))
			}
			return ns
		}
		for i := range c.nodes {
			c.nodes[i] = cutNode{next: some(), calls: some(), returns: some()}
		}
		for i := range c.checks {
			c.checks[i] = []int32{int32(rnd.IntN(nodes))}
		}
		var cuts []*ivl.Property
		from := rnd.IntN(nodes) // the first ones get to less than the others
		for i := range 3 * maxListed {
			p := &ivl.Property{ID: checks + i, Kind: ivl.Unsupported}
			cuts = append(cuts, p)
			c.sources[p.ID] = int32(from)
			if i >= maxListed {
				c.sources[p.ID] = int32(rnd.IntN(nodes))
			}
		}
		want := make([][]int, checks)
		for i, p := range cuts {
			seen := c.seen()
			c.from(c.sources[p.ID], seen, func(int32) {})
			for id, places := range c.checks {
				if touches(seen, places) {
					want[id] = append(want[id], i)
				}
			}
		}
		for id, got := range c.Behind(cuts) {
			switch {
			case len(want[id]) == 0 && len(got) == 0:
			case len(want[id]) > 0 && want[id][0] < maxListed:
				behindAny++
				n, _ := slices.BinarySearch(want[id], maxListed)
				if !slices.Equal(got, want[id][:n]) {
					t.Fatalf("behind %v, want %v", got, want[id][:n])
				}
			default:
				rest++
				if len(got) != 1 || len(want[id]) == 0 || got[0] != want[id][0] {
					t.Fatalf("behind %v, want the first of %v", got, want[id])
				}
			}
		}
	}
	if behindAny == 0 || rest == 0 {
		t.Errorf("%d checks behind cuts that are listed, %d behind others: one kind is missing", behindAny, rest)
	}
}
