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
	index int
}

// multiples are those of a procedure. Their indices follow that of zero.
type multiples struct {
	list    []multiple
	timesOf map[int][]multiple // by atom
	summed  map[[2]int]bool    // sums and multiples of counters that are compared
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

// moreFactors reports whether growths have factors that others do not have.
func moreFactors(found, known []growth) bool {
	return slices.ContainsFunc(found, func(g growth) bool {
		return slices.ContainsFunc(g.factors(), func(by int64) bool {
			return !slices.ContainsFunc(known, func(h growth) bool { return h.x == g.x && slices.Contains(h.factors(), by) })
		})
	})
}

// multipleAt returns the multiple with an index.
func (k *ranker) multipleAt(i int) multiple { return k.list[i-k.zero-1] }

// times returns the index of an atom times a factor above 1, if it is one of the multiples.
func (k *ranker) times(i int, by int64) (index int, ok bool) {
	at := slices.IndexFunc(k.timesOf[i], func(m multiple) bool { return m.times == by })
	if at < 0 {
		return 0, false
	}
	return k.timesOf[i][at].index, true
}

// component reports whether an atom is a component of an object.
func (k *ranker) component(i int) bool {
	return i < k.zero && (k.atoms[i].Length || k.atoms[i].Field != nil)
}

// atom returns the atom that i is, or is a multiple of.
func (k *ranker) atom(i int) certificate.Atom {
	if i > k.zero {
		i = k.multipleAt(i).of
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
		if n, ok := p.times(j, m.times); ok {
			p.s.add(m.index, n, m.times*by)
		}
	}
}

// drift follows i := i plus some number of an interval.
func (p *ranking) drift(i int, by Interval) {
	p.s.drift(i, by)
	for _, m := range p.timesOf[i] {
		p.s.drift(m.index, by.mul(Exactly(m.times)))
	}
}

// multiplied is offset for a product that is a multiple, plus a constant.
func (k *ranker) multiplied(t *ivl.App, at *ranking) (i int, by int64, ok bool) {
	a, lit, ok := withLiteral(t)
	if !ok || !lit.V.IsInt64() {
		return 0, 0, false
	}
	j, by, ok := k.offset(a, at)
	if !ok {
		return 0, 0, false
	}
	m, ok := k.times(j, lit.V.Int64())
	return m, by * lit.V.Int64(), ok
}

// multiply numbers the multiples of the procedure, and compares them with the sums.
func (k *ranker) multiply(alike alikes, sums []growth) {
	if len(sums) == 0 {
		return
	}
	written := k.written()
	k.timesOf, k.summed = map[int][]multiple{}, map[[2]int]bool{}
	for _, c := range k.counters(alike) {
		for _, s := range sums {
			factors := slices.Concat(s.factors(), most(alike, sums, s))
			if len(factors) == 0 || !k.inOneLoop(s.x, c) {
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

// written are the first factors of products that the procedure computes, such as those of `sum <= 10 * n`.
func (k *ranker) written() (list []int64) {
	note := func(t ivl.Term) bool {
		a, ok := t.(*ivl.App)
		if !ok || a.Op != ivl.Mul || len(a.Args) != 2 {
			return true
		}
		if _, lit, ok := withLiteral(a); ok && lit.V.IsInt64() && len(list) < maxWritten {
			if by := lit.V.Int64(); by > 1 && by < maxTimes && !slices.Contains(list, by) {
				list = append(list, by)
			}
		}
		return true
	}
	for _, b := range k.proc.Body.Blocks {
		for _, s := range b.Stmts {
			for _, t := range ivl.Terms(s) {
				ivl.WalkTerm(t, note)
			}
		}
		for _, t := range ivl.TerminatorTerms(b.Term) {
			ivl.WalkTerm(t, note)
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
	if m, ok := k.times(i, by); ok {
		return m
	}
	m := multiple{i, by, k.zero + len(k.list) + 1}
	k.list = append(k.list, m)
	k.timesOf[i] = append(k.timesOf[i], m)
	return m.index
}

// inOneLoop reports whether a loop assigns both of two variables.
func (k *ranker) inOneLoop(i, j int) bool {
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
	y, by, ok = k.offset(t, nil)
	return y, by, ok && y < k.zero && !k.component(y)
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

// valued is where a block begins, as far as values tell.
func (k *ranker) valued(b int) point { return valued{k.f.At(k.proc, b)} }

// sums returns the variables to which numbers are added that are not known. begin is where a block begins.
func (k *ranker) sums(alike alikes, begin func(b int) point) (list []growth) {
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
		note(m.index, m.times)
	}
	return r
}
