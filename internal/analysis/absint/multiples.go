package absint

import (
	"iter"
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/ivl"
)

// A sum of numbers of which each is at most 30 is at most 30 times how many they are. So orders are also about multiples
// of counters, where a loop adds numbers up, and the numbers have bounds: these are the factors.

// multiple is an atom times a factor, which is above 1.
type multiple struct {
	of    int
	times int64
}

// multiples are those of a procedure.
type multiples struct {
	list    []multiple      // behind zero
	timesOf map[int][]int   // by atom the indices of its multiples
	summed  map[[2]int]bool // sums and multiples of counters that are compared
}

const (
	maxTimes     = 1 << 20 // factors are smaller
	maxMultiples = 24      // multiples of a procedure
	maxSums      = 8       // assignments that add numbers up
	maxWritten   = 3       // factors that are written
	maxAlike     = 12      // variables that are assigned to each other
)

// growth is that a variable becomes itself, or what is a copy of it, plus a number of an interval.
type growth struct {
	x  int
	by Interval
}

// The kinds of orders: those of sums and of multiples change often, and each kind is given up for itself.
const (
	plain = iota
	ofSums
)

// kind returns the kind of the order between two atoms.
func (k *ranker) kind(i, j int) int {
	if i > k.zero || j > k.zero || k.summed[[2]int{i, j}] {
		return ofSums
	}
	return plain
}

// bounded reports whether growths have bounds that others do not have.
func bounded(found, known []growth) bool {
	return slices.ContainsFunc(found, func(g growth) bool {
		return slices.ContainsFunc(g.factors(), func(by int64) bool {
			return !slices.ContainsFunc(known, func(h growth) bool { return h.x == g.x && slices.Contains(h.factors(), by) })
		})
	})
}

// component reports whether an atom is a component of an object.
func (k *ranker) component(i int) bool {
	return i < k.zero && (k.atoms[i].Length || k.atoms[i].Field != nil)
}

// atom returns the atom that i is, or is a multiple of.
func (k *ranker) atom(i int) certificate.Atom {
	if i > k.zero {
		i = k.list[i-k.zero-1].of
	}
	return k.atoms[i]
}

// add notes i ≤ j + by, and the same of their multiples.
func (p *ranking) add(i, j int, by int64) {
	p.s.add(i, j, by)
	if by > maxBy || by < -maxBy {
		return
	}
	for _, m := range p.timesOf[i] {
		for _, n := range p.timesOf[j] {
			if k := p.list[m-p.zero-1].times; k == p.list[n-p.zero-1].times {
				p.s.add(m, n, k*by)
			}
		}
	}
}

// drift follows i := i plus some number of an interval.
func (p *ranking) drift(i int, by Interval) {
	p.s.drift(i, by)
	for _, m := range p.timesOf[i] {
		p.s.drift(m, by.mul(Exactly(p.list[m-p.zero-1].times)))
	}
}

// multiplied is exact for a product of a multiple.
func (p *ranking) multiplied(t *ivl.App) (i int, by int64, ok bool) {
	a, b := t.Args[0], t.Args[1]
	if _, first := a.(*ivl.IntLit); first {
		a, b = b, a
	}
	lit, ok := b.(*ivl.IntLit)
	if !ok || !lit.V.IsInt64() {
		return 0, 0, false
	}
	j, at, ok := p.exact(a)
	if !ok {
		return 0, 0, false
	}
	k := lit.V.Int64()
	for _, m := range p.timesOf[j] {
		if p.list[m-p.zero-1].times == k {
			return m, at * k, true
		}
	}
	return 0, 0, false
}

// multiply numbers the multiples of the procedure, and compares them with the sums.
func (k *ranker) multiply(sums []growth) {
	alike, written := k.alikes(), k.written()
	k.timesOf, k.summed = map[int][]int{}, map[[2]int]bool{}
	for _, c := range k.counters(alike) {
		for _, s := range sums {
			if !k.loops(s.x, c) {
				continue
			}
			factors := slices.Concat(s.factors(), most(alike, sums, s))
			if len(factors) == 0 {
				continue
			}
			factors = append(factors, written...)
			slices.Sort(factors)
			for _, by := range slices.Compact(factors) {
				k.compareMultiple(alike.class(c), alike.class(s.x), by)
			}
		}
	}
}

// most is what a round adds at most to a sum to which several assignments add, as a factor.
func most(alike alikes, sums []growth, to growth) []int64 {
	all := Exactly(0)
	for _, s := range sums {
		if alike.find(s.x) == alike.find(to.x) {
			all = all.add(s.by)
		}
	}
	if all.HiInf || all.Hi <= 1 || all.Hi >= maxTimes {
		return nil
	}
	return []int64{all.Hi}
}

// written are the factors of products in conditions, such as `sum <= 10 * n`.
func (k *ranker) written() (list []int64) {
	for _, b := range k.proc.Body.Blocks {
		terms := ivl.TerminatorTerms(b.Term)
		for _, s := range b.Stmts {
			terms = append(terms, ivl.Terms(s)...)
		}
		for _, t := range terms {
			ivl.WalkTerm(t, func(u ivl.Term) bool {
				a, ok := u.(*ivl.App)
				if !ok || a.Op != ivl.Mul {
					return true
				}
				for _, x := range a.Args {
					if l, ok := x.(*ivl.IntLit); ok && l.V.IsInt64() {
						if by := l.V.Int64(); by > 1 && by < maxTimes && len(list) < maxWritten && !slices.Contains(list, by) {
							list = append(list, by)
						}
					}
				}
				return true
			})
		}
	}
	return list
}

// compareMultiple compares integers with multiples of some that are alike.
func (k *ranker) compareMultiple(counters, sums []int, by int64) {
	if len(k.list)+2*len(counters) > maxMultiples {
		return
	}
	for _, pair := range k.compared { // what a counter is compared with, as the number of rounds
		if slices.Contains(counters, pair[0]) && !k.summed[pair] && len(k.list) < maxMultiples {
			k.multiple(pair[1], by)
		}
	}
	for _, c := range counters {
		m := k.multiple(c, by)
		for _, s := range sums {
			k.compared = append(k.compared, [2]int{m, s}, [2]int{s, m})
			k.summed[[2]int{m, s}], k.summed[[2]int{s, m}] = true, true
		}
	}
}

// multiple returns the index of an atom times a factor, or the atom itself for 1.
func (k *ranker) multiple(i int, by int64) int {
	if by == 1 {
		return i
	}
	for _, m := range k.timesOf[i] {
		if k.list[m-k.zero-1].times == by {
			return m
		}
	}
	k.list = append(k.list, multiple{i, by})
	m := k.zero + len(k.list)
	k.timesOf[i] = append(k.timesOf[i], m)
	return m
}

// loops reports whether a loop assigns both of two variables.
func (k *ranker) loops(i, j int) bool {
	x, y := k.proc.num[k.atoms[i].Var], k.proc.num[k.atoms[j].Var]
	for h, is := range k.proc.heads {
		if is && k.proc.rounds[h].Has(x) && k.proc.rounds[h].Has(y) {
			return true
		}
	}
	return false
}

// factors are what a counter of the numbers is multiplied by, so that the product bounds their sum. One is a factor of
// numbers that are more, too: what is at least a counter may be asked.
func (g growth) factors() (list []int64) {
	for _, end := range []struct {
		by   int64
		none bool
	}{{g.by.Lo, g.by.LoInf}, {g.by.Hi, g.by.HiInf}} {
		if !end.none && end.by > 1 && !slices.Contains(list, 1) {
			list = append(list, 1)
		}
		if !end.none && end.by > 0 && end.by < maxTimes && !slices.Contains(list, end.by) {
			list = append(list, end.by)
		}
	}
	return list
}

// alikes are classes of integer variables which are assigned to each other, with a constant added or not.
type alikes []int

func (a alikes) find(i int) int {
	for a[i] != i {
		i = a[i]
	}
	return i
}

// class returns the members of the class of an atom.
func (a alikes) class(i int) (list []int) {
	root := a.find(i)
	for j := range a {
		if a.find(j) == root {
			list = append(list, j)
		}
	}
	return list
}

// alikes finds the classes of the atoms.
func (k *ranker) alikes() alikes {
	a := make(alikes, k.zero)
	for i := range a {
		a[i] = i
	}
	for x, t := range k.assigned() {
		if y, _, ok := k.stepped(t); ok {
			a[a.find(x)] = a.find(y)
		}
	}
	return a
}

// assigned are the assignments to atoms that are variables.
func (k *ranker) assigned() iter.Seq2[int, ivl.Term] {
	return func(yield func(int, ivl.Term) bool) {
		for _, b := range k.proc.Body.Blocks {
			for _, s := range b.Stmts {
				a, ok := s.(*ivl.Assign)
				if !ok {
					continue
				}
				if i, ok := k.index[certificate.Atom{Var: a.X}]; ok && a.X.Typ.Sort == ivl.IntSort && !yield(i, a.T) {
					return
				}
			}
		}
	}
}

// stepped returns the variable and the constant whose sum a term is, if it does not wrap.
func (k *ranker) stepped(t ivl.Term) (y int, by int64, ok bool) {
	switch t := t.(type) {
	case *ivl.Var:
		y, ok = k.index[certificate.Atom{Var: t}]
		return y, 0, ok && t.Typ.Sort == ivl.IntSort
	case *ivl.App:
		switch {
		case t.Op == ivl.Wrap:
			return k.stepped(t.Args[0])
		case (t.Op == ivl.Add || t.Op == ivl.Sub) && len(t.Args) == 2:
			lit, isLit := t.Args[1].(*ivl.IntLit)
			if y, by, ok = k.stepped(t.Args[0]); !ok || !isLit || !lit.V.IsInt64() {
				return 0, 0, false
			}
			if t.Op == ivl.Sub {
				return y, by - lit.V.Int64(), true
			}
			return y, by + lit.V.Int64(), true
		}
	}
	return 0, 0, false
}

// counters returns an atom of each class to which one is added somewhere. Where more is added at a time, the factors of
// one are larger than they need to be.
func (k *ranker) counters(alike alikes) (list []int) {
	seen := map[int]bool{}
	for x, t := range k.assigned() {
		y, by, ok := k.stepped(t)
		if root := alike.find(x); ok && by > 0 && alike.find(y) == root && !seen[root] && len(alike.class(root)) <= maxAlike {
			seen[root] = true
			list = append(list, x)
		}
	}
	return list
}

// point follows the statements of a block.
type point interface {
	step(ivl.Stmt) bool // false if every run ends there
	within(ivl.Term) Interval
}

// valued is a point where values are known alone.
type valued struct{ *AbstractState }

func (v valued) step(s ivl.Stmt) bool { return v.Step(s) && !v.Dead }

func (v valued) within(t ivl.Term) Interval { return v.Eval(t).Ints.meet(TypeInterval(t.Type())) }

func (t *together) within(u ivl.Term) Interval { return t.orders.within(u) }

// sums returns the variables to which numbers are added that are not known. begin is where a block begins.
func (k *ranker) sums(begin func(b int) point) (list []growth) {
	alike := k.alikes()
	for b, blk := range k.proc.Body.Blocks {
		if k.proc.In[b] == nil {
			continue
		}
		at := begin(b)
		for _, s := range blk.Stmts {
			if a, ok := s.(*ivl.Assign); ok && a.X.Typ.Sort == ivl.IntSort && len(list) < maxSums {
				if g, ok := k.grows(alike, at, a); ok {
					list = append(list, g)
				}
			}
			if !at.step(s) {
				break
			}
		}
	}
	return list
}

// grows returns the growth that an assignment is.
func (k *ranker) grows(alike alikes, at point, s *ivl.Assign) (g growth, ok bool) {
	x, ok := k.index[certificate.Atom{Var: s.X}]
	t, isApp := s.T.(*ivl.App)
	if isApp && t.Op == ivl.Wrap {
		t, isApp = t.Args[0].(*ivl.App)
	}
	if !ok || !isApp || t.Op != ivl.Add || len(t.Args) != 2 {
		return g, false
	}
	for i, from := range t.Args {
		y, ok := from.(*ivl.Var)
		other := t.Args[1-i]
		if _, known := other.(*ivl.IntLit); known || !ok {
			continue
		}
		if j, ok := k.index[certificate.Atom{Var: y}]; ok && alike.find(j) == alike.find(x) && len(alike.class(x)) <= maxAlike {
			return growth{x, at.within(other)}, true
		}
	}
	return g, false
}

// quotient bounds x / y, where y is above 0: if x is at most k·y, it is at most k.
func (p *ranking) quotient(x, y ivl.Term) Interval {
	r := allInts
	i, a, ok := p.exact(x)
	j, b, known := p.exact(y)
	if least := p.within(y); !ok || !known || j == p.zero || least.LoInf || least.Lo < 1 {
		return r
	}
	above, below := walk(p.s.above, i), walk(p.s.below, i)
	note := func(m int, k int64) {
		if d, ok := above.get(m); ok && d+a-k*b <= 0 { // x = i + a ≤ m + d + a = k·y + d + a - k·b
			r = r.meet(atMost(k))
		}
		if d, ok := below.get(m); ok && d-a+k*b <= 0 { // k·y = m + k·b ≤ i + d + k·b = x + d - a + k·b
			r = r.meet(atLeast(k))
		}
	}
	note(j, 1)
	for _, m := range p.timesOf[j] {
		note(m, p.list[m-p.zero-1].times)
	}
	return r
}
