package reach

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

// TestManyCuts compares Cuts with a search from each cut alone, on random graphs
// with more cuts than fit into one word.
func TestManyCuts(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	some, none := 0, 0
	for range 200 {
		const nodes, checks, count = 300, 40, 150
		ns := make([]cutNode, nodes)
		few := func() (to []int32) {
			for rnd.IntN(3) == 0 {
				to = append(to, int32(rnd.IntN(nodes)))
			}
			return to
		}
		for i := range ns {
			ns[i] = cutNode{next: few(), calls: few(), returns: few()}
		}
		places := make([][]int32, checks)
		for i := range places[1:] { // the place of the first check is not known
			places[i+1] = append(few(), int32(rnd.IntN(nodes)))
		}
		sources := map[int]int32{}
		var cuts []*ivl.Property
		for i := range count {
			p := &ivl.Property{ID: checks + i, Kind: ivl.Unsupported}
			if cuts = append(cuts, p); i%10 > 0 { // the others are at the end of the run
				sources[p.ID] = int32(rnd.IntN(nodes))
			}
		}
		want := make([][]int, checks)
		for i, p := range cuts {
			source, known := sources[p.ID]
			if !known {
				continue
			}
			seen := searched(ns, source)
			for id := range places {
				if id == 0 || slices.ContainsFunc(places[id], func(n int32) bool { return seen[0][n] || seen[1][n] }) {
					want[id] = append(want[id], i)
				}
			}
		}
		for id, set := range newCuts(ns, sources, places).Behind(cuts) {
			got := slices.Collect(set.All)
			if !slices.Equal(got, want[id]) || set.Len() != len(got) {
				t.Fatalf("check %d: behind %v, want %v", id, got, want[id])
			}
			if len(got) == 0 {
				none++
			} else {
				some++
			}
		}
	}
	if some == 0 || none == 0 {
		t.Errorf("%d checks behind cuts, %d not: one kind is missing", some, none)
	}
}

// searched finds the nodes that a run may get to after a cut: in the methods that
// are under way at the cut (0), and in those that are called later (1).
func searched(ns []cutNode, source int32) (seen [2]map[int32]bool) {
	seen = [2]map[int32]bool{{}, {}}
	var visit func(later int, n int32)
	visit = func(later int, n int32) {
		if seen[later][n] {
			return
		}
		seen[later][n] = true
		for _, m := range ns[n].next {
			visit(later, m)
		}
		for _, m := range ns[n].calls {
			visit(1, m)
		}
		if later == 0 {
			for _, m := range ns[n].returns {
				visit(0, m)
			}
		}
	}
	visit(0, source)
	return seen
}
