package zones

import "maps"

// inf means that there is no bound. Finite bounds are within ±most; a bound
// beyond them becomes inf.
const (
	inf  = int64(1) << 61
	most = int64(1) << 59
)

// plus adds bounds.
func plus(a, b int64) int64 {
	if a >= inf || b >= inf {
		return inf
	}
	if s := a + b; s < most && s > -most {
		return s
	}
	if a+b < 0 {
		return -most // a weaker bound than the sum
	}
	return inf
}

// edge is the bound w of the difference of node to and the node it leaves.
type edge struct {
	to int32
	w  int64
}

// graph is a conjunction of bounds and difference bounds of nodes, which are
// integer variables. Node 0 is the number zero. lo and hi always include all
// consequences for single nodes. Edges connect nodes other than node 0.
type graph struct {
	lo, hi  []int64 // -inf and inf for none
	out, in [][]edge
	dead    bool                     // the conjunction is contradictory
	version int                      // changes with every new bound
	work    *int                     // counts elementary steps
	holes   map[int32]map[int64]bool // values that a node does not have

	paths map[int32]paths
}

// paths are the shortest ones from a node over edges.
type paths struct {
	version int
	dist    []int64
}

func newGraph(work *int) *graph {
	g := &graph{work: work, holes: map[int32]map[int64]bool{}, paths: map[int32]paths{}}
	g.node()
	g.lo[0], g.hi[0] = 0, 0
	return g
}

// node adds a node without bounds.
func (g *graph) node() int32 {
	g.lo, g.hi = append(g.lo, -inf), append(g.hi, inf)
	g.out, g.in = append(g.out, nil), append(g.in, nil)
	return int32(len(g.lo) - 1)
}

func (g *graph) clone() *graph {
	h := &graph{dead: g.dead, version: g.version, work: g.work, holes: map[int32]map[int64]bool{}, paths: map[int32]paths{}}
	for n, vs := range g.holes {
		h.holes[n] = maps.Clone(vs)
	}
	h.lo, h.hi = append([]int64(nil), g.lo...), append([]int64(nil), g.hi...)
	h.out, h.in = make([][]edge, len(g.out)), make([][]edge, len(g.in))
	for i := range g.out {
		// Both lists are only added to, or replaced.
		h.out[i], h.in[i] = append([]edge(nil), g.out[i]...), append([]edge(nil), g.in[i]...)
		*g.work += 1 + len(g.out[i])
	}
	return h
}

// atMost notes x ≤ b.
func (g *graph) atMost(x int32, b int64) {
	if b >= g.hi[x] || g.dead {
		return
	}
	g.hi[x] = b
	g.version++
	g.dead = b < g.lo[x]
	todo, steps := []int32{x}, 0
	for len(todo) > 0 && !g.dead {
		y := todo[0]
		todo = todo[1:]
		if steps++; steps > len(g.hi)*len(g.hi)+1 {
			g.dead = true // a cycle of negative weight
		}
		*g.work += len(g.out[y]) + 1
		for _, e := range g.out[y] {
			if b := plus(g.hi[y], e.w); b < g.hi[e.to] {
				g.hi[e.to] = b
				if b < g.lo[e.to] {
					g.dead = true
				}
				todo = append(todo, e.to)
			}
		}
	}
}

// atLeast notes b ≤ x.
func (g *graph) atLeast(x int32, b int64) {
	if b <= g.lo[x] || g.dead {
		return
	}
	g.lo[x] = b
	g.version++
	g.dead = b > g.hi[x]
	todo, steps := []int32{x}, 0
	for len(todo) > 0 && !g.dead {
		y := todo[0]
		todo = todo[1:]
		if steps++; steps > len(g.lo)*len(g.lo)+1 {
			g.dead = true
		}
		*g.work += len(g.in[y]) + 1
		for _, e := range g.in[y] {
			if b := -plus(-g.lo[y], e.w); b > g.lo[e.to] {
				g.lo[e.to] = b
				if b > g.hi[e.to] {
					g.dead = true
				}
				todo = append(todo, e.to)
			}
		}
	}
}

// differ notes x - y ≤ c.
func (g *graph) differ(x, y int32, c int64) {
	switch {
	case g.dead || c >= inf:
		return
	case x == y:
		g.dead = c < 0
		return
	case y == 0:
		g.atMost(x, c)
		return
	case x == 0:
		g.atLeast(y, -c)
		return
	case plus(g.hi[x], -g.lo[y]) <= c:
		return
	}
	known := false
	for i, e := range g.out[y] {
		if e.to == x {
			if e.w <= c {
				return
			}
			g.out[y][i].w = c
			known = true
			break
		}
	}
	if known {
		for i, e := range g.in[x] {
			if e.to == y {
				g.in[x][i].w = c
			}
		}
	} else {
		g.out[y] = append(g.out[y], edge{x, c})
		g.in[x] = append(g.in[x], edge{y, c})
	}
	g.version++
	g.atMost(x, plus(g.hi[y], c))
	if g.lo[x] > -inf {
		g.atLeast(y, -plus(-g.lo[x], c))
	}
}

// most is the greatest value of x - y.
func (g *graph) most(x, y int32) int64 {
	if x == y {
		return 0
	}
	b := plus(g.hi[x], -g.lo[y])
	if x != 0 && y != 0 && len(g.out[y]) > 0 && len(g.in[x]) > 0 {
		b = min(b, g.from(y)[x])
	}
	return b
}

// from returns the weights of the shortest paths from a node over edges.
func (g *graph) from(y int32) []int64 {
	if p, ok := g.paths[y]; ok && p.version == g.version {
		return p.dist
	}
	dist := make([]int64, len(g.lo))
	for i := range dist {
		dist[i] = inf
	}
	dist[y] = 0
	queued := make([]bool, len(g.lo))
	todo, steps := []int32{y}, 0
	for len(todo) > 0 {
		z := todo[0]
		todo = todo[1:]
		queued[z] = false
		if steps++; steps > len(dist)*len(dist)+1 || dist[y] < 0 {
			g.dead = true
			break
		}
		*g.work += len(g.out[z]) + 1
		for _, e := range g.out[z] {
			if d := plus(dist[z], e.w); d < dist[e.to] {
				dist[e.to] = d
				if !queued[e.to] {
					queued[e.to] = true
					todo = append(todo, e.to)
				}
			}
		}
	}
	g.paths[y] = paths{g.version, dist}
	return dist
}

// maxHoles bounds the holes of a node.
const maxHoles = 600

// hole notes x ≠ v.
func (g *graph) hole(x int32, v int64) {
	if g.holes[x] == nil {
		g.holes[x] = map[int64]bool{}
	}
	if len(g.holes[x]) < maxHoles {
		g.holes[x][v] = true
	}
	for !g.dead && g.holes[x][g.hi[x]] {
		g.atMost(x, g.hi[x]-1)
	}
	for !g.dead && g.holes[x][g.lo[x]] {
		g.atLeast(x, g.lo[x]+1)
	}
}
