package absint

import (
	"context"
	"math/big"
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// The orders of a procedure are differences: that one integer is at most another one plus a constant. They are sparse,
// as the pentagons of Logozzo and Fähndrich (SAC 2008) and the zones of Miné (2001) without their closure: what
// follows from several of them is looked for where it is needed. The Values have the bounds of each integer alone.

// ranker finds the orders of one procedure.
type ranker struct {
	*relator // its atoms; zero is one more, and multiples are behind it
	zero     int
	*multiples
	compared [][2]int // atoms that conditions compare
	in       []*ranks
	visits   [2][]int          // by the kind of orders
	gaveUp   []map[[2]int]bool // by blocks; see giveUp
	patient  bool              // only visits that change something count
}

// ranks are orders that hold at a point: for each atom what it is at most, and what it is at least.
type ranks struct {
	above, below [][]rank
}

// rank is a bound by another atom.
type rank struct {
	to int
	by int64
}

const (
	maxBy   = 1 << 24 // constants of orders are smaller: larger ones follow from the types
	maxWalk = 400     // steps by which a bound is looked for
	maxPass = 24      // orders that go through an atom, when it gets another value
	// maxGrows is how often an order of a block may become weaker before it is given up.
	maxGrows = 3
	// maxVisits is how often a block is visited before its orders are given up.
	maxVisits = 60
	// manyWays is the number of ways to a block above which only visits that change something count: there is one for
	// each way before anything is known of the last one.
	manyWays = 8
)

func (s *ranks) clone() *ranks { return &ranks{slices.Clone(s.above), slices.Clone(s.below)} }

// add notes i ≤ j + by, unless as much is known. Lists are copied, because other points have them, too.
func (s *ranks) add(i, j int, by int64) {
	if i == j || by > maxBy || by < -maxBy {
		return
	}
	put := func(list []rank, to int) []rank {
		out := make([]rank, 0, len(list)+1)
		for _, r := range list {
			if r.to == to {
				if r.by <= by {
					return list
				}
				continue
			}
			out = append(out, r)
		}
		return append(out, rank{to, by})
	}
	s.above[i] = put(s.above[i], j)
	s.below[j] = put(s.below[j], i)
}

// remove takes out the order between two atoms.
func (s *ranks) remove(i, j int) {
	without := func(list []rank, to int) []rank {
		return slices.DeleteFunc(slices.Clone(list), func(r rank) bool { return r.to == to })
	}
	s.above[i] = without(s.above[i], j)
	s.below[j] = without(s.below[j], i)
}

// forget takes out an atom, and keeps what follows for the others.
func (s *ranks) forget(i int) {
	if len(s.above[i]) == 0 && len(s.below[i]) == 0 {
		return
	}
	above, below := s.above[i], s.below[i]
	for _, r := range above {
		s.remove(i, r.to)
	}
	for _, r := range below {
		s.remove(r.to, i)
	}
	if len(above)*len(below) > maxPass*maxPass {
		return
	}
	for _, lo := range below {
		for _, hi := range above {
			s.add(lo.to, hi.to, lo.by+hi.by)
		}
	}
}

// drift follows i := i plus some number of an interval.
func (s *ranks) drift(i int, by Interval) {
	above, below := s.above[i], s.below[i]
	for _, r := range above {
		s.remove(i, r.to)
		if by, ok := by.upTo(); ok {
			s.add(i, r.to, r.by+by)
		}
	}
	for _, r := range below {
		s.remove(r.to, i)
		if by, ok := by.from(); ok {
			s.add(r.to, i, r.by-by)
		}
	}
}

// upTo returns the greatest number of an interval, if it is small enough for an order.
func (a Interval) upTo() (int64, bool) { return a.Hi, !a.HiInf && a.Hi < maxBy && a.Hi > -maxBy }

// from returns the least number of an interval, if it is small enough for an order.
func (a Interval) from() (int64, bool) { return a.Lo, !a.LoInf && a.Lo < maxBy && a.Lo > -maxBy }

// reached are the atoms that a walk has found, each with the least constant that was found.
type reached struct {
	list []rank
	at   []int32 // by atom its place in list, plus one; nil while the list is short
}

// shortWalk is how many atoms a walk finds before it numbers them: most find few.
const shortWalk = 8

// find returns the place of an atom in the list, -1 if it is not there.
func (w *reached) find(j int) int {
	if w.at != nil {
		return int(w.at[j]) - 1
	}
	return slices.IndexFunc(w.list, func(r rank) bool { return r.to == j })
}

// get returns the constant of an atom.
func (w *reached) get(j int) (by int64, ok bool) {
	if at := w.find(j); at >= 0 {
		return w.list[at].by, true
	}
	return 0, false
}

// put notes the constant of an atom, of some number of atoms.
func (w *reached) put(at, j int, by int64, atoms int) {
	if at >= 0 {
		w.list[at].by = by
		return
	}
	w.list = append(w.list, rank{j, by})
	switch {
	case w.at != nil:
		w.at[j] = int32(len(w.list))
	case len(w.list) > shortWalk:
		w.at = make([]int32, atoms)
		for i, r := range w.list {
			w.at[r.to] = int32(i + 1)
		}
	}
}

// walk returns the atoms that are above i, or below, and i.
func walk(all [][]rank, i int) reached {
	if len(all[i]) == 0 {
		return reached{list: []rank{{i, 0}}}
	}
	w := reached{list: append(make([]rank, 0, shortWalk), rank{i, 0})}
	var few [2 * shortWalk]int
	todo := append(few[:0], i)
	for n := 0; n < len(todo) && n < maxWalk; n++ {
		from := todo[n]
		for _, r := range all[from] {
			start, _ := w.get(from)
			by := start + r.by
			if at := w.find(r.to); (at < 0 || by < w.list[at].by) && by >= -maxBy {
				w.put(at, r.to, by, len(all))
				todo = append(todo, r.to)
			}
		}
	}
	return w
}

// order finds the orders of a procedure whose atoms r has, by blocks. A block that is nil is not reached.
func (r *relator) order(ctx context.Context) ([]*ranks, error) {
	k := r.ranker()
	k.in[0] = k.nothing()
	k.compare()
	pending := flow.NewBitset(len(k.in))
	pending.Set(0)
	for !pending.IsEmpty() {
		for _, b := range r.proc.Graph.RPO {
			if !pending.Has(b) {
				continue
			}
			if err := ctx.Err(); err != nil {
				return nil, err
			}
			pending.Clear(b)
			k.block(b, func(to int, p *ranking) {
				if k.join(to, p) {
					pending.Set(to)
				}
			})
		}
	}
	return k.in, nil
}

// ranker returns one for the atoms of r.
func (r *relator) ranker() *ranker {
	blocks := len(r.proc.Body.Blocks)
	k := &ranker{relator: r, zero: len(r.atoms), multiples: &multiples{}, in: make([]*ranks, blocks), gaveUp: make([]map[[2]int]bool, blocks)}
	for kind := range k.visits {
		k.visits[kind] = make([]int, blocks)
	}
	return k
}

// nothing is known where a procedure begins.
func (k *ranker) nothing() *ranks {
	n := k.zero + 1 + len(k.list)
	return &ranks{make([][]rank, n), make([][]rank, n)}
}

// compare finds the atoms that conditions of branches compare. What their values say of them where a way to a block
// begins is an order that the other ways may have, too.
func (k *ranker) compare() {
	atom := func(t ivl.Term) (int, bool) {
		switch t := t.(type) {
		case *ivl.Var:
			i, ok := k.index[certificate.Atom{Var: t}]
			return i, ok && t.Typ.Sort == ivl.IntSort
		case *ivl.Proj:
			if a, ok := partOf(t); ok {
				return k.index[a], true
			}
		}
		return 0, false
	}
	seen := map[[2]int]bool{}
	for _, b := range k.proc.Body.Blocks {
		for _, t := range ivl.TerminatorTerms(b.Term) {
			ivl.WalkTerm(t, func(u ivl.Term) bool {
				a, ok := u.(*ivl.App)
				if !ok || a.Op != ivl.Lt && a.Op != ivl.Le && a.Op != ivl.Eq {
					return true
				}
				i, first := atom(a.Args[0])
				j, second := atom(a.Args[1])
				if pair := [2]int{min(i, j), max(i, j)}; first && second && i != j && !seen[pair] {
					seen[pair] = true
					k.compared = append(k.compared, [2]int{i, j}, [2]int{j, i})
				}
				return false
			})
		}
	}
}

// maxSeed bounds the constants of orders that only follow from bounds.
const maxSeed = 1 << 16

// seed adds the orders of compared atoms that follow from bounds.
func (p *ranking) seed(live flow.Set) {
	for _, c := range p.compared {
		i, j := c[0], c[1]
		if !live.Has(p.proc.num[p.atom(i).Var]) || !live.Has(p.proc.num[p.atom(j).Var]) {
			continue
		}
		above := walk(p.s.above, i)
		if d, ok := p.bound(&above, i, j); ok && d <= maxSeed {
			p.s.add(i, j, d)
		}
	}
}

// maxTwins is the number of atoms with a known difference that are related to each other.
const maxTwins = 12

// twins adds the differences of atoms that follow from others. A loop may keep them and lose what they follow from.
func (s *ranks) twins() {
	for i := range s.above {
		if len(s.above[i]) == 0 || len(s.below[i]) == 0 {
			continue
		}
		above, below := walk(s.above, i), walk(s.below, i)
		var twins []int
		for _, r := range above.list {
			if back, ok := below.get(r.to); ok && i < r.to && back == -r.by {
				twins = append(twins, r.to)
			}
		}
		if slices.Sort(twins); len(twins) > maxTwins {
			twins = twins[:maxTwins]
		}
		for _, j := range twins {
			up, _ := above.get(j)
			s.add(i, j, up)
			s.add(j, i, -up)
		}
	}
}

// ranking is what is known at a point.
type ranking struct {
	*ranker
	st   *AbstractState
	s    *ranks
	with *relation // nil where orders are looked for alone
}

// block follows a block, and calls edge with what is known on each edge that can be taken.
func (k *ranker) block(b int, edge func(int, *ranking)) {
	if k.proc.In[b] == nil {
		return
	}
	p := &ranking{ranker: k, st: k.f.At(k.proc, b), s: k.in[b].clone()}
	blk := k.proc.Body.Blocks[b]
	for _, s := range blk.Stmts {
		if !p.step(s) {
			return
		}
	}
	goTo, ok := blk.Term.(*ivl.Goto)
	if !ok {
		return
	}
	for _, t := range goTo.Targets {
		to := k.proc.Graph.Index[t.Label]
		if t.Cond == nil {
			edge(to, p)
			return
		}
		taken := &ranking{ranker: k, st: p.st.Clone(), s: p.s.clone()}
		if taken.assume(t.Cond, true) {
			edge(to, taken)
		}
		if !p.assume(t.Cond, false) {
			return
		}
	}
}

// step follows a statement. It returns false if every run ends there.
func (p *ranking) step(s ivl.Stmt) bool { return p.follow(s) && p.st.Step(s) && !p.st.Dead }

// follow is step for the orders alone.
func (p *ranking) follow(s ivl.Stmt) bool {
	switch s := s.(type) {
	case *ivl.Assume:
		return p.ranked(s.T, true)
	case *ivl.Assert:
		return p.ranked(s.T, true)
	case *ivl.Assign:
		p.assign(s)
	case *ivl.Init:
		if x, ok := s.P.(*ivl.Var); ok {
			if i, ok := p.index[certificate.Atom{Var: x, Field: s.Field}]; ok {
				p.set(i, s.T)
			}
		}
	case *ivl.NewArray:
		p.made(s)
	case *ivl.Call:
		_, written := p.f.Effects.Touched(s.Proc)
		for i := range written.All() {
			p.forget(p.f.p.Globals[i])
		}
		for _, x := range s.Xs {
			p.forget(x)
		}
	default:
		for _, x := range ivl.Defs(s) {
			p.forget(x)
		}
	}
	return true
}

// made follows x := new C[n].
func (p *ranking) made(s *ivl.NewArray) {
	j, by, ok := p.exact(s.Len)
	p.forget(s.X)
	if s.X == nil || !ok {
		return
	}
	if i, known := p.index[certificate.Atom{Var: s.X, Length: true}]; known {
		p.is(i, j, by)
	}
}

// assign follows x := t.
func (p *ranking) assign(s *ivl.Assign) {
	if s.X.Typ.Sort == ivl.IntSort {
		if i, ok := p.index[certificate.Atom{Var: s.X}]; ok {
			p.set(i, s.T)
		}
		return
	}
	y := same(s.T)
	if y == s.X {
		return
	}
	for _, i := range p.parts[s.X] {
		p.lose(i)
		a := p.atoms[i]
		a.Var = y
		if j, ok := p.index[a]; ok && y != nil {
			p.is(i, j, 0)
		}
	}
}

// set is atom i := t.
func (p *ranking) set(i int, t ivl.Term) {
	j, by, ok := p.exact(t)
	p.put(i, j, by, ok)
}

// put is atom i := atom j plus a constant; not ok if that is not what it is.
func (p *ranking) put(i, j int, by int64, ok bool) {
	if ok && i == j {
		p.drift(i, Exactly(by))
		return
	}
	p.lose(i)
	if ok {
		p.is(i, j, by)
	}
}

// is notes that atom i is atom j plus a constant. The Values have constants.
func (p *ranking) is(i, j int, by int64) {
	if j == p.zero {
		return
	}
	p.add(i, j, by)
	p.add(j, i, -by)
}

// forget says that a variable has a new value of which nothing is known.
func (p *ranking) forget(x *ivl.Var) {
	if x == nil {
		return
	}
	if i, ok := p.index[certificate.Atom{Var: x}]; ok {
		p.lose(i)
	}
	for _, i := range p.parts[x] {
		p.lose(i)
	}
}

// lose forgets an atom, and keeps what its value says of components of objects: the Values have no bounds of these.
func (p *ranking) lose(i int) {
	var v Interval
	known := false
	for _, list := range [][]rank{p.s.above[i], p.s.below[i]} {
		for _, r := range list {
			if p.component(r.to) && !known {
				v, known = p.values(i), true
			}
		}
	}
	if known {
		for _, r := range p.s.above[i] {
			if !v.LoInf && v.Lo > -maxBy && v.Lo < maxBy {
				p.bounded(p.zero, r.to, r.by-v.Lo)
			}
		}
		for _, r := range p.s.below[i] {
			if !v.HiInf && v.Hi > -maxBy && v.Hi < maxBy {
				p.bounded(r.to, p.zero, r.by+v.Hi)
			}
		}
	}
	p.s.forget(i)
	for _, m := range p.timesOf[i] {
		p.s.forget(m.index)
	}
}

// bounded notes i ≤ j + by, where one of them is zero and the other a component.
func (p *ranking) bounded(i, j int, by int64) {
	if max(i, j) == p.zero && p.component(min(i, j)) {
		p.s.add(i, j, by)
	}
}

// exact returns the atom and the constant whose sum is t, as numbers that do not wrap.
func (p *ranking) exact(t ivl.Term) (i int, by int64, ok bool) { return p.offset(t, p) }

// offset is exact at a point. Without a point, no sum is thought to wrap.
func (k *ranker) offset(t ivl.Term, at *ranking) (i int, by int64, ok bool) {
	switch t := t.(type) {
	case *ivl.IntLit:
		if t.V.CmpAbs(big.NewInt(maxBy)) < 0 {
			return k.zero, t.V.Int64(), true
		}
	case *ivl.Var:
		i, ok = k.index[certificate.Atom{Var: t}]
		return i, 0, ok && t.Typ.Sort == ivl.IntSort
	case *ivl.Proj:
		if a, part := partOf(t); part {
			i, ok = k.index[a]
		}
		return i, 0, ok
	case *ivl.App:
		switch {
		case t.Op == ivl.Wrap && (at == nil || at.within(t.Args[0]).Within(TypeInterval(t.Typ))):
			return k.offset(t.Args[0], at)
		case (t.Op == ivl.Add || t.Op == ivl.Sub) && len(t.Args) == 2:
			return k.moved(t, at)
		case t.Op == ivl.Mul && len(t.Args) == 2 && len(k.list) > 0:
			return k.multiplied(t, at)
		}
	}
	return 0, 0, false
}

// withLiteral returns the operands of a sum or a product of two, the literal behind the other one if there is one.
func withLiteral(t *ivl.App) (a ivl.Term, lit *ivl.IntLit, ok bool) {
	a, b := t.Args[0], t.Args[1]
	if _, first := a.(*ivl.IntLit); first {
		a, b = b, a
	}
	lit, ok = b.(*ivl.IntLit)
	return a, lit, ok
}

// moved is offset for a term plus or minus a literal.
func (k *ranker) moved(t *ivl.App, at *ranking) (i int, by int64, ok bool) {
	a, lit, ok := withLiteral(t)
	if !ok || lit == t.Args[0] && t.Op == ivl.Sub || lit.V.CmpAbs(big.NewInt(maxBy)) >= 0 {
		return 0, 0, false
	}
	if i, by, ok = k.offset(a, at); t.Op == ivl.Add {
		return i, by + lit.V.Int64(), ok
	}
	return i, by - lit.V.Int64(), ok
}

// assume uses that a condition has a value. It returns false if that cannot be.
func (p *ranking) assume(t ivl.Term, want bool) bool {
	return p.ranked(t, want) && p.st.Refine(t, want) && !p.st.Dead
}

// ranked is assume for the orders alone.
func (p *ranking) ranked(t ivl.Term, want bool) bool {
	a, ok := t.(*ivl.App)
	if !ok {
		return true
	}
	switch a.Op {
	case ivl.Not:
		return p.ranked(a.Args[0], !want)
	case ivl.And, ivl.Or:
		if want == (a.Op == ivl.And) {
			for _, x := range a.Args {
				if !p.ranked(x, want) {
					return false
				}
			}
			return true
		}
		return p.oneOf(a.Args, want)
	case ivl.Lt, ivl.Le:
		x, y, by := a.Args[0], a.Args[1], int64(0)
		if a.Op == ivl.Lt {
			by = -1
		}
		if !want {
			x, y, by = y, x, -by-1
		}
		if p.atMost(y, x, -by-1) {
			return false
		}
		p.note(x, y, by)
	case ivl.Eq:
		return a.Args[0].Type().Sort != ivl.IntSort || p.equal(a.Args[0], a.Args[1], want)
	}
	return true
}

// maxEither is how many comparisons may be joined of which one holds.
const maxEither = 4

// oneOf uses that one of some comparisons of integers has a value, as where an index is below 0 or not below a length. It returns false if none
// can; if only one can, it has the value.
func (p *ranking) oneOf(ts []ivl.Term, want bool) bool {
	if len(ts) > maxEither || !slices.ContainsFunc(ts, comparesInts) {
		return true
	}
	var left ivl.Term
	for _, t := range ts {
		q := &ranking{ranker: p.ranker, st: p.st.Clone(), s: p.s.clone(), with: p.with}
		if !q.assume(t, want) {
			continue
		}
		if left != nil {
			return true
		}
		left = t
	}
	return left != nil && p.ranked(left, want)
}

// comparesInts reports whether a condition compares two integers.
func comparesInts(t ivl.Term) bool {
	a, ok := t.(*ivl.App)
	if !ok {
		return false
	}
	switch a.Op {
	case ivl.Not:
		return comparesInts(a.Args[0])
	case ivl.Lt, ivl.Le, ivl.Eq:
		return a.Args[0].Type().Sort == ivl.IntSort
	}
	return false
}

// equal uses x = y, or x ≠ y.
func (p *ranking) equal(x, y ivl.Term, want bool) bool {
	less, more := p.atMost(x, y, 0), p.atMost(y, x, 0)
	switch {
	case want && (p.atMost(x, y, -1) || p.atMost(y, x, -1)), !want && less && more:
		return false
	case want:
		p.note(x, y, 0)
		p.note(y, x, 0)
	case less:
		p.note(x, y, -1)
	case more:
		p.note(y, x, -1)
	}
	return true
}

// note notes x ≤ y + by.
func (p *ranking) note(x, y ivl.Term, by int64) {
	i, a, ok := p.exact(x)
	j, b, known := p.exact(y)
	if ok && known && !p.valued(i, y) && !p.valued(j, x) {
		p.add(i, j, by+b-a)
	}
}

// valued reports whether the Values have the bound that a comparison of another term with a constant gives.
func (p *ranking) valued(i int, other ivl.Term) bool {
	_, part := other.(*ivl.Proj)
	return i == p.zero && !part
}

// atMost reports whether x ≤ y + by is known.
func (p *ranking) atMost(x, y ivl.Term, by int64) bool {
	i, a, ok := p.exact(x)
	j, b, known := p.exact(y)
	if ok && known {
		above := walk(p.s.above, i)
		if d, ok := above.get(j); ok && d+a-b <= by {
			return true
		}
	}
	u, v := p.within(x), p.within(y)
	return !u.HiInf && !v.LoInf && farthest(u, v) <= by
}

// farthest is the difference of the highest number of one interval and the lowest one of another, or maxBy if that is less.
func farthest(u, v Interval) int64 {
	d := new(big.Int).Sub(big.NewInt(u.Hi), big.NewInt(v.Lo))
	if d.CmpAbs(big.NewInt(maxBy)) < 0 {
		return d.Int64()
	}
	return maxBy
}

// within returns the interval of an integer, with the bounds of the atoms above and below it.
func (p *ranking) within(t ivl.Term) Interval {
	r := p.st.Eval(t).Ints.meet(TypeInterval(t.Type()))
	if p.with != nil {
		r = p.combined(t, r)
	}
	i, at, ok := p.exact(t)
	if !ok {
		return r
	}
	above, below := walk(p.s.above, i), walk(p.s.below, i)
	if p.with != nil {
		r = r.meet(p.twins(above.list, below.list).add(Exactly(at)))
	}
	for _, a := range above.list[1:] { // the first one is i
		if v := p.values(a.to); !v.HiInf {
			r = r.meet(Interval{LoInf: true, Hi: v.Hi}.add(Exactly(a.by + at)))
		}
	}
	for _, b := range below.list[1:] {
		if v := p.values(b.to); !v.LoInf {
			r = r.meet(Interval{HiInf: true, Lo: v.Lo}.add(Exactly(at - b.by)))
		}
	}
	return r
}

// values is the interval of an atom by the other analysis.
func (p *ranking) values(j int) Interval {
	switch {
	case j == p.zero:
		return Exactly(0)
	case j > p.zero:
		m := p.multipleAt(j)
		return p.values(m.of).mul(Exactly(m.times))
	}
	a := p.atoms[j]
	if !p.readable(a) {
		return allInts
	}
	var t ivl.Term = a.Var
	switch {
	case a.Length:
		t = ivl.Length(a.Var)
	case a.Field != nil:
		t = ivl.FieldOf(a.Var, a.Field)
	}
	dead := p.st.Dead
	v := p.st.Eval(t).Ints.meet(TypeInterval(t.Type()))
	p.st.Dead = dead // a component of no object says nothing here
	if a.Length {
		v = v.meet(Between(0, ivl.MaxLength))
	}
	for _, r := range p.s.above[j] {
		if r.to == p.zero {
			v = v.meet(atMost(r.by))
		}
	}
	for _, r := range p.s.below[j] {
		if r.to == p.zero {
			v = v.meet(atLeast(-r.by))
		}
	}
	return v
}

// readable reports whether a term can read an atom: the static class of the variable may be above that of a field.
func (k *ranker) readable(a certificate.Atom) bool {
	switch {
	case a.Length:
		return a.Var.Typ.Class.Elem != nil
	case a.Field != nil:
		return a.Var.Typ.Class.SubclassOf(a.Field.Class)
	}
	return true
}

// bound returns the least constant with which atom i is at most atom j, if there is one: among those that a
// walk from i has found, or by their intervals.
func (p *ranking) bound(above *reached, i, j int) (int64, bool) {
	d, ok := above.get(j)
	if u, v := p.values(i), p.values(j); !u.HiInf && !v.LoInf {
		if far := farthest(u, v); far < maxBy && (!ok || far < d) {
			return far, true
		}
	}
	return d, ok
}

// join keeps of the orders of a block those that hold at p, too, and reports whether it has fewer.
func (k *ranker) join(b int, p *ranking) bool {
	live := k.proc.live[b]
	s := p.s.clone()
	at := &ranking{ranker: k, st: p.st, s: s}
	for i, a := range k.atoms {
		if !live.Has(k.proc.num[a.Var]) {
			at.lose(i)
		}
	}
	old := k.in[b]
	if old == nil {
		if len(k.proc.Graph.Preds[b]) > 1 {
			at.seed(live)
			at.s.twins()
		}
		k.in[b] = s
		return true
	}
	patient := k.patient || len(k.proc.Graph.Preds[b]) > manyWays
	if !patient {
		k.visits[plain][b]++
		k.visits[ofSums][b]++
	}
	var changed [2]bool
	r := old.clone()
	for i := range r.above {
		if len(old.above[i]) == 0 {
			continue
		}
		above := walk(s.above, i)
		for _, o := range old.above[i] {
			d, ok := at.bound(&above, i, o.to)
			if ok && d <= o.by {
				continue
			}
			kind := k.kind(i, o.to)
			changed[kind] = true
			r.remove(i, o.to)
			switch {
			case k.visits[kind][b] > maxGrows:
				k.giveUp(b, i, o.to)
			case ok:
				r.add(i, o.to, d)
			}
		}
	}
	for kind, is := range changed {
		if patient && is {
			k.visits[kind][b]++
		}
	}
	if k.visits[plain][b] > maxVisits && changed[plain] {
		r = k.nothing()
	}
	k.in[b] = k.joined(b, old, r, s)
	return changed[plain] || changed[ofSums]
}

// giveUp says that the order between two atoms is not looked for where a block begins any more.
func (k *ranker) giveUp(b, i, j int) {
	if k.gaveUp[b] == nil {
		k.gaveUp[b] = map[[2]int]bool{}
	}
	k.gaveUp[b][[2]int{i, j}] = true
}

// joined adds to r, which has the orders of old that are left, those of s that follow from old. Late ones become no
// weaker by that, and are none that were given up.
func (k *ranker) joined(b int, old, r, s *ranks) *ranks {
	if k.visits[plain][b] > maxVisits {
		return r
	}
	before := &ranking{ranker: k, st: k.f.At(k.proc, b), s: old}
	for i := range s.above {
		if len(s.above[i]) == 0 {
			continue
		}
		above := walk(old.above, i)
		for _, o := range s.above[i] {
			late := k.visits[k.kind(i, o.to)][b] > maxGrows
			if late && k.gaveUp[b][[2]int{i, o.to}] {
				continue
			}
			if d, ok := before.bound(&above, i, o.to); ok && (d <= o.by || !late) {
				r.add(i, o.to, max(d, o.by))
			}
		}
	}
	return r
}

// ordersOf returns the orders of the blocks, with some multiples.
func (r *relator) ordersOf(in []*ranks, list []multiple) [][]certificate.Order {
	out := make([][]certificate.Order, len(in))
	var products []certificate.Product
	for _, a := range append(slices.Clip(r.atoms), certificate.Atom{}) {
		products = append(products, certificate.Product{By: 1, Atom: a})
	}
	for _, m := range list {
		products = append(products, certificate.Product{By: uint64(m.times), Atom: r.atoms[m.of]})
	}
	for b, s := range in {
		if s == nil || b == 0 {
			continue
		}
		for i, list := range s.above {
			for _, o := range list {
				out[b] = append(out[b], certificate.Order{Less: products[i], More: products[o.to], By: o.by})
			}
		}
	}
	return out
}
