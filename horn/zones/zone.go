package zones

import (
	"slices"

	"github.com/jayverify/jayverify/horn"
)

// zone has the bounds of the arguments of a predicate: a matrix of bounds of
// differences, with the number zero in front of the arguments.
type zone struct {
	n      int              // arguments and zero
	most   []int64          // of argument i less argument j, at i·n + j; only of pairs of integers
	growth []uint8          // how often each has grown
	holes  []map[int64]bool // values that an argument does not have, by its index
	// minimal are the differences about integers or truth values that imply the others; nil
	// until needed.
	minimal []difference
}

// difference says that argument x is at most argument y plus c; -1 is the
// number zero.
type difference struct {
	x, y int
	c    int64
}

// maxPaired is the number of arguments up to which their differences are
// looked at.
const maxPaired = 300

// related reports whether the differences of a predicate's arguments are looked
// at.
func related(p *horn.Pred) bool { return len(p.Args) <= maxPaired }

// place is a node with a distance.
type place struct {
	node int32
	more int64
}

// zoneOf is the zone of the clause's head; nil if the clause derives nothing.
func (c *clause) zoneOf(p *horn.Pred, at []place) *zone {
	z := &zone{n: len(at) + 1}
	z.most = make([]int64, z.n*z.n)
	z.growth = make([]uint8, z.n*z.n)
	for i := range z.most {
		z.most[i] = inf
	}
	for i, a := range at {
		if p.Args[i].Typ.IsArray() {
			continue
		}
		z.most[(i+1)*z.n] = plus(c.hi[a.node], a.more)
		z.most[i+1] = plus(-c.lo[a.node], -a.more)
	}
	z.holes = make([]map[int64]bool, len(at))
	for i, a := range at {
		if p.Args[i].Typ == horn.Int && a.node != 0 {
			for v := range c.holes[a.node] {
				if z.holes[i] == nil {
					z.holes[i] = map[int64]bool{}
				}
				z.holes[i][v+a.more] = true
			}
		}
	}
	*c.work += len(z.most)
	for j, b := range at {
		z.most[(j+1)*z.n+j+1] = 0
		if p.Args[j].Typ != horn.Int || !related(p) {
			continue
		}
		for i, a := range at {
			if i != j && p.Args[i].Typ == horn.Int {
				z.most[(i+1)*z.n+j+1] = plus(c.most(a.node, b.node), a.more-b.more)
			}
		}
		if c.dead { // which only a path has shown
			return nil
		}
	}
	z.most[0] = 0
	return z
}

// Joins of a bound before it is widened to a threshold, and before it is given
// up.
const (
	patience   = 3
	thresholds = 7
)

// join makes z the join of both. It reports whether z has changed. Bounds that
// have often grown are widened to the next of some thresholds, which ascend.
func (z *zone) join(o *zone, widen []int64) (changed bool) {
	for i := range z.holes {
		both := map[int64]bool{}
		for _, vs := range []map[int64]bool{z.holes[i], o.holes[i]} {
			for v := range vs {
				if z.lacks(i, v) && o.lacks(i, v) {
					both[v] = true
				}
			}
		}
		for v := range z.holes[i] {
			changed = changed || !both[v]
		}
		z.holes[i] = both
	}
	for i, b := range o.most {
		if b <= z.most[i] {
			continue
		}
		switch g := z.growth[i]; {
		case widen == nil || g < patience:
		case g < thresholds:
			k, _ := slices.BinarySearch(widen, b)
			b = inf
			if k < len(widen) {
				b = widen[k]
			}
		default:
			b = inf
		}
		if z.growth[i] < 255 {
			z.growth[i]++
		}
		z.most[i] = b
		changed = true
	}
	if changed {
		z.minimal = nil
	}
	return changed
}

// lacks reports whether argument i is never v.
func (z *zone) lacks(i int, v int64) bool {
	return z.holes[i][v] || v > z.most[(i+1)*z.n] || -v > z.most[i+1]
}

// gaps lists the holes of argument i between its bounds, in ascending order.
func (z *zone) gaps(i int) []int64 {
	var vs []int64
	for v := range z.holes[i] {
		if v < z.most[(i+1)*z.n] && -v < z.most[i+1] {
			vs = append(vs, v)
		}
	}
	slices.Sort(vs)
	return vs
}

// about lists differences that imply all of the matrix.
func (z *zone) about() []difference {
	if z.minimal != nil {
		return z.minimal
	}
	n := z.n
	m := slices.Clone(z.most)
	for k := range n {
		over := m[k*n : k*n+n]
		for i := range n {
			to, row := m[i*n+k], m[i*n:i*n+n]
			if to >= inf {
				continue
			}
			for j, c := range over {
				if c < inf && to+c < row[j] {
					row[j] = max(to+c, -most)
				}
			}
		}
	}
	// Arguments with a fixed difference are represented by the first of them
	// (Larsen, Larsson, Pettersson, Yi: Efficient Verification of Real-Time
	// Systems: Compact Data Structure and State-Space Reduction, RTSS 1997).
	leader := make([]int, n)
	var leaders []int
	z.minimal = []difference{}
	keep := func(i, j int) { z.minimal = append(z.minimal, difference{i - 1, j - 1, m[i*n+j]}) }
	for i := range n {
		leader[i] = i
		for _, l := range leaders {
			if m[i*n+l] < inf && m[l*n+i] < inf && m[i*n+l]+m[l*n+i] == 0 {
				leader[i] = l
				keep(i, l)
				keep(l, i)
				break
			}
		}
		if leader[i] == i {
			leaders = append(leaders, i)
		}
	}
	for _, i := range leaders {
		for _, j := range leaders {
			if i == j || m[i*n+j] >= inf {
				continue
			}
			implied, most := false, m[i*n+j]
			for _, k := range leaders {
				if a, b := m[i*n+k], m[k*n+j]; k != i && k != j && a < inf && b < inf && a+b <= most {
					implied = true
					break
				}
			}
			if !implied {
				keep(i, j)
			}
		}
	}
	return z.minimal
}
