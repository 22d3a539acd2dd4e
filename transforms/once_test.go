package transforms

import (
	"math/rand"
	"testing"
)

// TestCyclicBlocks compares with a search from each block.
func TestCyclicBlocks(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for range 2000 {
		n := 1 + random.Intn(9)
		g := &graph{succs: make([][]int, n)}
		for i := range n {
			for s := range n {
				if random.Intn(n) == 0 {
					g.succs[i] = append(g.succs[i], s)
				}
			}
		}
		g.order()
		without := random.Intn(n+1) - 1
		got := cyclicBlocks(g, without)
		for b := range n {
			if want := reachesItself(g, b, without); got.has(b) != want {
				t.Fatalf("%v without %d: block %d: %v, want %v", g.succs, without, b, got.has(b), want)
			}
		}
	}
}

func reachesItself(g *graph, b, without int) bool {
	reached := false
	for _, x := range g.rpo {
		reached = reached || x == b
	}
	if !reached || b == without {
		return false
	}
	seen := map[int]bool{}
	for todo := []int{b}; len(todo) > 0; {
		x := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, s := range g.succs[x] {
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
