package transforms

import (
	"math/rand"
	"testing"

	"github.com/jayverify/jayverify/internal/base/flow"
)

// TestCyclicBlocks compares with a search from each block.
func TestCyclicBlocks(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for range 2000 {
		n := 1 + random.Intn(9)
		g := &flow.Graph{Succs: make([][]int, n)}
		for i := range n {
			for s := range n {
				if random.Intn(n) == 0 {
					g.Succs[i] = append(g.Succs[i], s)
				}
			}
		}
		g.Order()
		without := random.Intn(n+1) - 1
		got := cyclicBlocks(g, without)
		for b := range n {
			if want := reachesItself(g, b, without); got.Has(b) != want {
				t.Fatalf("%v without %d: block %d: %v, want %v", g.Succs, without, b, got.Has(b), want)
			}
		}
	}
}

func reachesItself(g *flow.Graph, b, without int) bool {
	reached := false
	for _, x := range g.RPO {
		reached = reached || x == b
	}
	if !reached || b == without {
		return false
	}
	seen := map[int]bool{}
	for todo := []int{b}; len(todo) > 0; {
		x := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, s := range g.Succs[x] {
			if s == b {
				return true
			}
			if s != without && !seen[s] {
				seen[s] = true
				todo = append(todo, s)
			}
		}
	}
	return false
}
