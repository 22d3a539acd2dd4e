package absint

import (
	"context"
	"math/big"
	"math/bits"
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// Relate finds linear equations modulo 2^64 between the integers of each procedure that hold at its
// blocks, and orders of these integers (see orders.go). The equations are found after Müller-Olm and Seidl,
// "Analysis of modular arithmetic" (TOPLAS 2007). Claims has them then. Java's sums wrap, and what
// holds of them modulo 2^32 needs no proof that they do not.
// Calls forget what they assign. Procedures with more than maxAtoms integers have no equations. It fails
// when ctx ends.
func (f *Analysis) Relate(ctx context.Context) error { return f.relate(ctx, nil) }

// relate is Relate with what is known of calls, nil for nothing.
func (f *Analysis) relate(ctx context.Context, calls *calls) error {
	f.equations, f.orders = map[*Proc][][]certificate.Equation{}, map[*Proc][][]certificate.Order{}
	for _, q := range f.p.Procs {
		fp := f.Procs[q.Name]
		if !fp.Reached {
			continue
		}
		r, err := f.order(ctx, fp)
		if err != nil {
			return err
		}
		if calls != nil {
			calls.add(r)
			continue
		}
		if len(r.atoms) <= maxAtoms {
			if err := r.run(ctx); err != nil {
				return err
			}
		}
		r.tell()
	}
	if calls != nil {
		return calls.run(ctx)
	}
	return nil
}

// RelateOrders finds the orders of the integers of some procedures, as Relate does, but no equations except that no run
// gets to a block. It is for large programs. It fails when ctx ends.
func (f *Analysis) RelateOrders(ctx context.Context, wanted func(q *ivl.Proc) bool) error {
	f.equations, f.orders = map[*Proc][][]certificate.Equation{}, map[*Proc][][]certificate.Order{}
	for _, q := range f.p.Procs {
		fp := f.Procs[q.Name]
		if !fp.Reached || !wanted(q) {
			continue
		}
		r, err := f.order(ctx, fp)
		if err != nil {
			return err
		}
		r.tell()
	}
	return nil
}

// order finds the orders of a procedure, and returns the relator that has them.
func (f *Analysis) order(ctx context.Context, fp *Proc) (*relator, error) {
	r := newRelator(f, fp, false)
	in, err := r.order(ctx)
	if err != nil {
		return nil, err
	}
	f.orders[fp], r.ordered = r.ordersOf(in, nil), in
	return r, nil
}

// tell makes what was found the equations of the procedure.
func (r *relator) tell() {
	equations := r.equations()
	for b := range r.ordered {
		if r.ordered[b] == nil && r.proc.In[b] != nil {
			equations[b] = []certificate.Equation{never}
		}
	}
	r.f.equations[r.proc] = equations
}

// maxAtoms is the number of integers of a procedure above which it has no equations.
const maxAtoms = 600

// maxRanked is the number of integers from which on no more of copies of references are added.
const maxRanked = 4000

// relator finds the equations of one procedure.
type relator struct {
	f     *Analysis
	proc  *Proc
	atoms []certificate.Atom
	index map[certificate.Atom]int
	parts map[*ivl.Var][]int // components of the object of a reference
	refs  bool               // references that are compared are atoms, too
	in    []*space           // before each block; nil: no run gets there

	calls   *calls   // what is known of calls; nil for nothing
	ordered []*ranks // the orders of the blocks where they are known first; no run gets to a block without
}

// space is the values that atoms have together: a point and all sums of multiples of generators.
type space struct {
	point []uint64
	gens  [][]uint64 // by their first place that is not 0, and there by the number of zeros at the end

	asked   []int32 // of which coordinates apart was asked: places of answers, plus one
	answers []answer
}

// newRelator numbers the atoms of a procedure, refs those that are references, too.
func newRelator(f *Analysis, fp *Proc, refs bool) *relator {
	r := &relator{f: f, proc: fp, refs: refs, index: map[certificate.Atom]int{}, parts: map[*ivl.Var][]int{}, in: make([]*space, len(fp.Body.Blocks))}
	for _, v := range slices.Concat(fp.globals, fp.Body.Params, fp.Body.Locals) {
		if v.Typ.Sort == ivl.IntSort {
			r.add(certificate.Atom{Var: v})
		}
	}
	copies := map[*ivl.Var][]*ivl.Var{}
	for _, b := range fp.Body.Blocks {
		for _, s := range b.Stmts {
			if a, ok := s.(*ivl.Assign); ok && a.X.Typ.Sort == ivl.RefSort {
				if y := same(a.T); y != nil {
					copies[a.X], copies[y] = append(copies[a.X], y), append(copies[y], a.X)
				}
			}
			for _, t := range ivl.Terms(s) {
				r.find(t)
			}
		}
		for _, t := range ivl.TerminatorTerms(b.Term) {
			r.find(t)
		}
	}
	for i := 0; i < len(r.atoms) && len(r.atoms) <= maxRanked; i++ {
		for _, y := range copies[r.atoms[i].Var] {
			a := r.atoms[i]
			a.Var = y
			r.add(a)
		}
	}
	return r
}

// same returns the variable whose object a term is, nil if it is no variable.
func same(t ivl.Term) *ivl.Var {
	if c, ok := t.(*ivl.App); ok && c.Op == ivl.Cast {
		t = c.Args[0]
	}
	y, _ := t.(*ivl.Var)
	return y
}

func (r *relator) add(a certificate.Atom) {
	if _, ok := r.index[a]; ok {
		return
	}
	r.index[a] = len(r.atoms)
	if a.Length || a.Field != nil {
		r.parts[a.Var] = append(r.parts[a.Var], len(r.atoms))
	}
	r.atoms = append(r.atoms, a)
}

// find adds the components that a term reads.
func (r *relator) find(t ivl.Term) {
	ivl.WalkTerm(t, func(u ivl.Term) bool {
		switch u := u.(type) {
		case *ivl.Proj:
			if a, ok := partOf(u); ok {
				r.add(a)
			}
		case *ivl.App:
			if r.refs && u.Op == ivl.Eq && u.Args[0].Type().Sort == ivl.RefSort {
				if x, y := same(u.Args[0]), same(u.Args[1]); x != nil && y != nil {
					r.add(certificate.Atom{Var: x})
					r.add(certificate.Atom{Var: y})
				}
			}
		}
		return true
	})
}

// partOf returns the atom that a component of a variable is, if it is an integer that never changes.
func partOf(p *ivl.Proj) (certificate.Atom, bool) {
	x, ok := p.Ref.(*ivl.Var)
	if !ok || p.Type().Sort != ivl.IntSort {
		return certificate.Atom{}, false
	}
	switch p.Comp {
	case ivl.CompLength:
		return certificate.Atom{Var: x, Length: true}, true
	case ivl.CompField:
		return certificate.Atom{Var: x, Field: p.Field}, true
	}
	return certificate.Atom{}, false
}

// run computes the least fixed point. There is no widening: chains of spaces are finite.
func (r *relator) run(ctx context.Context) error {
	first := &space{point: make([]uint64, len(r.atoms))}
	for i, a := range r.atoms {
		if a.Entry {
			continue
		}
		first.free(i, 1)
		if j, ok := r.index[certificate.Atom{Var: a.Var, Entry: true}]; ok && !a.Length && a.Field == nil {
			first.become(j, r.unit(i), wordBits)
		}
	}
	r.in[0] = first
	pending := flow.NewBitset(len(r.in))
	pending.Set(0)
	for !pending.IsEmpty() {
		for _, b := range r.proc.Graph.RPO {
			if !pending.Has(b) {
				continue
			}
			if err := ctx.Err(); err != nil {
				return err
			}
			pending.Clear(b)
			r.block(b, func(to int, s *space) {
				if r.ordered != nil && r.ordered[to] == nil {
					return
				}
				if r.join(to, s) {
					pending.Set(to)
				}
			})
		}
	}
	return nil
}

// join adds s to the space of a block, and reports whether it is new. Nothing enters at calls, so the
// first block has all values already.
func (r *relator) join(b int, s *space) bool {
	live := r.proc.live[b]
	for i, a := range r.atoms {
		if !a.Entry && !live.Has(r.proc.num[a.Var]) {
			s.drop(i)
		}
	}
	old := r.in[b]
	if old == nil {
		r.in[b] = s
		return true
	}
	return old.join(s)
}

// block follows a block, and calls edge with the space on each edge that can be taken.
func (r *relator) block(b int, edge func(int, *space)) {
	if r.proc.In[b] == nil {
		return
	}
	p := &relation{relator: r, st: r.f.At(r.proc, b), space: r.in[b].clone()}
	for i, a := range r.atoms { // what has one value by the other analysis
		if _, known := r.proc.num[a.Var]; !known || a.Length || a.Field != nil || a.Entry || !r.proc.live[b].Has(r.proc.num[a.Var]) {
			continue
		}
		if c, ok := constant(p.st.Get(a.Var)); ok && !p.space.meet(p.unit(i), -uint64(c)) {
			return
		}
	}
	blk := r.proc.Body.Blocks[b]
	for i, s := range blk.Stmts {
		if c, ok := s.(*ivl.Call); ok && i == len(blk.Stmts)-1 && r.calls != nil {
			r.calls.last(p, c, blk.Term, edge)
			return
		}
		if !p.step(s) {
			return
		}
	}
	p.end(blk.Term, edge)
}

// end follows a terminator.
func (p *relation) end(term ivl.Terminator, edge func(int, *space)) {
	if ret, ok := term.(*ivl.Return); ok && p.calls != nil {
		p.calls.returns(p, ret)
	}
	goTo, ok := term.(*ivl.Goto)
	if !ok {
		return
	}
	for _, t := range goTo.Targets {
		to := p.proc.Graph.Index[t.Label]
		if t.Cond == nil {
			edge(to, p.space)
			return
		}
		taken := &relation{relator: p.relator, st: p.st.Clone(), space: p.space.clone()}
		if taken.assume(t.Cond, true) {
			edge(to, taken.space)
		}
		if !p.assume(t.Cond, false) {
			return
		}
	}
}

// constant returns the only value of an integer; a reference that is null is 0.
func constant(v *Value) (int64, bool) {
	switch v.Sort {
	case ivl.IntSort:
		return v.Ints.Constant()
	case ivl.RefSort:
		return 0, v.Null && v.Objects.IsEmpty()
	}
	return 0, false
}

// relation is what is known at a point.
type relation struct {
	*relator
	st    *AbstractState
	space *space
	with  *ranking // nil where equations are looked for alone
}

// ints returns the interval of an integer.
func (p *relation) ints(t ivl.Term) Interval {
	if p.with != nil {
		return p.with.within(t)
	}
	return p.st.Eval(t).Ints.meet(TypeInterval(t.Type()))
}

// step follows a statement. It returns false if every run ends there.
func (p *relation) step(s ivl.Stmt) bool { return p.follow(s) && p.st.Step(s) && !p.st.Dead }

// follow is step for the equations alone.
func (p *relation) follow(s ivl.Stmt) bool {
	switch s := s.(type) {
	case *ivl.Assume:
		return p.related(s.T, true)
	case *ivl.Assert:
		return p.related(s.T, true)
	case *ivl.Assign:
		p.assign(s)
	case *ivl.Init:
		if x, ok := s.P.(*ivl.Var); ok {
			if i, ok := p.index[certificate.Atom{Var: x, Field: s.Field}]; ok {
				p.set(i, s.T)
			}
		}
	case *ivl.NewArray:
		v, n := p.linear(s.Len)
		p.forget(s.X)
		if i, ok := p.index[certificate.Atom{Var: s.X, Length: true}]; ok && s.X != nil {
			p.put(i, v, n)
		}
	case *ivl.Call:
		if p.calls != nil {
			return p.calls.follow(p, s)
		}
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

// assign follows x := t.
func (p *relation) assign(s *ivl.Assign) {
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
	if i, ok := p.index[certificate.Atom{Var: s.X}]; ok {
		p.set(i, s.T)
	}
	for _, i := range p.parts[s.X] {
		a := p.atoms[i]
		a.Var = y
		if j, ok := p.index[a]; ok && y != nil {
			p.put(i, p.unit(j), wordBits)
		} else {
			p.space.free(i, 1)
		}
	}
}

// forget says that a variable has a new value of which nothing is known.
func (p *relation) forget(x *ivl.Var) {
	if x == nil {
		return
	}
	if i, ok := p.index[certificate.Atom{Var: x}]; ok {
		p.space.free(i, 1)
	}
	for _, i := range p.parts[x] {
		p.space.free(i, 1)
	}
}

// wordBits is the number of bits of the modulus of equations.
const wordBits = 64

// moduli are the numbers of bits of the types of Java: modulo 2 to these, differences may be known.
var moduli = []int{wordBits, 32, 16, 8}

// sum is a linear term: a factor for each atom, and at last a constant.
type sum []uint64

func (r *relator) unit(i int) sum {
	v := make(sum, len(r.atoms)+1)
	v[i] = 1
	return v
}

// set is atom i := t.
func (p *relation) set(i int, t ivl.Term) {
	v, n := p.linear(t)
	p.put(i, v, n)
}

// put is atom i := v, which is known modulo 2^n.
func (p *relation) put(i int, v sum, n int) {
	p.space.become(i, v, n)
}

// become makes coordinate i a sum, which is known modulo 2^n.
func (s *space) become(i int, v sum, n int) {
	if n == 0 {
		s.free(i, 1)
		return
	}
	s.changes()
	c := v.of(s.point) + v[len(v)-1]
	gens := s.gens
	s.point[i], s.gens = c, nil
	for _, g := range gens {
		g[i] = v.of(g)
		s.insert(g)
	}
	if n < wordBits {
		s.free(i, 1<<n)
	}
}

// of is the sum of products with a vector, without the constant.
func (v sum) of(x []uint64) (out uint64) {
	for i, k := range x {
		if k != 0 {
			out += v[i] * k
		}
	}
	return out
}

// linear returns a sum that t equals modulo 2^n; n is 0 where there is none.
func (p *relation) linear(t ivl.Term) (v sum, n int) {
	switch t := t.(type) {
	case *ivl.IntLit:
		v = make(sum, len(p.atoms)+1)
		v[len(p.atoms)] = new(big.Int).And(t.V, new(big.Int).SetUint64(1<<64-1)).Uint64()
		return v, wordBits
	case *ivl.NullLit:
		return make(sum, len(p.atoms)+1), wordBits
	case *ivl.Var:
		if i, ok := p.index[certificate.Atom{Var: t}]; ok {
			return p.unit(i), wordBits
		}
	case *ivl.Proj:
		if a, ok := partOf(t); ok {
			return p.unit(p.index[a]), wordBits
		}
	case *ivl.App:
		switch t.Op {
		case ivl.Add, ivl.Sub, ivl.Mul:
			return p.combined(t)
		case ivl.Neg:
			v, n = p.linear(t.Args[0])
			return v.scaled(1<<64 - 1), n
		case ivl.Wrap:
			v, n = p.linear(t.Args[0])
			if k := kept(t.Typ.Range); k < n && !p.ints(t.Args[0]).Within(TypeInterval(t.Typ)) {
				n = k
			}
			return v, n
		case ivl.Cast:
			return p.linear(t.Args[0])
		}
	}
	return nil, 0
}

// kept is how many bits a wrap to a range keeps.
func kept(r ivl.Range) int {
	lo, hi, ok := r.Bounds()
	if !ok {
		return wordBits
	}
	return bits.Len64(uint64(hi) - uint64(lo))
}

// combined is linear for sums, differences and products.
func (p *relation) combined(t *ivl.App) (sum, int) {
	v, n := p.linear(t.Args[0])
	for _, a := range t.Args[1:] {
		w, m := p.linear(a)
		if n = min(n, m); n == 0 {
			return nil, 0
		}
		switch {
		case t.Op == ivl.Add:
			v = v.plus(w, 1)
		case t.Op == ivl.Sub:
			v = v.plus(w, 1<<64-1)
		case w.constant():
			v = v.scaled(w[len(w)-1])
		case v.constant():
			v = w.scaled(v[len(v)-1])
		default:
			return nil, 0
		}
	}
	return v, n
}

func (v sum) plus(w sum, k uint64) sum {
	out := slices.Clone(v)
	for i := range w {
		out[i] += k * w[i]
	}
	return out
}

func (v sum) scaled(k uint64) sum {
	out := slices.Clone(v)
	for i := range out {
		out[i] *= k
	}
	return out
}

func (v sum) constant() bool {
	return !slices.ContainsFunc(v[:len(v)-1], func(k uint64) bool { return k != 0 })
}

// assume uses that a condition has a value. It returns false if that cannot be.
func (p *relation) assume(t ivl.Term, want bool) bool {
	if !p.related(t, want) || !p.st.Refine(t, want) || p.st.Dead {
		return false
	}
	for _, v := range ivl.FreeVars(t) {
		if !p.fixed(v) {
			return false
		}
	}
	return true
}

// fixed uses that a condition has left one value of a variable, which may not be used any more. It returns false if that
// cannot be.
func (p *relation) fixed(v *ivl.Var) bool {
	i, known := p.index[certificate.Atom{Var: v}]
	if !known || v.Typ.Sort != ivl.IntSort {
		return true
	}
	c, ok := constant(p.st.Get(v))
	return !ok || p.space.meet(p.unit(i), -uint64(c))
}

// related is assume for the equations alone.
func (p *relation) related(t ivl.Term, want bool) bool {
	a, ok := t.(*ivl.App)
	if !ok {
		return true
	}
	switch a.Op {
	case ivl.Not:
		return p.related(a.Args[0], !want)
	case ivl.And, ivl.Or:
		if want == (a.Op == ivl.And) {
			for _, x := range a.Args {
				if !p.related(x, want) {
					return false
				}
			}
		}
	case ivl.Eq:
		d, known := p.difference(a.Args[0], a.Args[1])
		if known && want != (d.Sign() == 0) {
			return false
		}
		if v, n := p.distance(a.Args[0], a.Args[1]); want && n > 0 {
			v = v.scaled(1 << (wordBits - n))
			return p.space.meet(v, v[len(v)-1])
		}
	case ivl.Lt, ivl.Le:
		d, known := p.difference(a.Args[0], a.Args[1])
		if !known {
			return true
		}
		return want == (d.Sign() < 0 || a.Op == ivl.Le && d.Sign() == 0)
	}
	return true
}

// distance is a - b modulo 2^n.
func (p *relation) distance(a, b ivl.Term) (sum, int) {
	if s := a.Type().Sort; s != ivl.IntSort && (s != ivl.RefSort || !p.refs) {
		return nil, 0
	}
	v, n := p.linear(a)
	w, m := p.linear(b)
	if n = min(n, m); n == 0 {
		return nil, 0
	}
	return v.plus(w, 1<<64-1), n
}

// difference returns a - b if there is one value only.
func (p *relation) difference(a, b ivl.Term) (*big.Int, bool) {
	v, n := p.distance(a, b)
	if n == 0 {
		return nil, false
	}
	if a.Type().Sort == ivl.RefSort { // there are no bounds
		same := v.of(p.space.point)+v[len(v)-1] == 0 && !slices.ContainsFunc(p.space.gens, func(g []uint64) bool { return v.of(g) != 0 })
		return new(big.Int), same
	}
	x, y := p.ints(a), p.ints(b)
	if x.LoInf || x.HiInf || y.LoInf || y.HiInf {
		return nil, false
	}
	least := new(big.Int).Sub(big.NewInt(x.Lo), big.NewInt(y.Hi))
	most := new(big.Int).Sub(big.NewInt(x.Hi), big.NewInt(y.Lo))
	for _, m := range moduli {
		if m > n || slices.ContainsFunc(p.space.gens, func(g []uint64) bool { return v.of(g)<<(wordBits-m) != 0 }) {
			continue
		}
		modulus := new(big.Int).Lsh(big.NewInt(1), uint(m))
		d := new(big.Int).SetUint64(v.of(p.space.point) + v[len(v)-1])
		d.Sub(d, least).Mod(d, modulus).Add(d, least)
		if new(big.Int).Add(d, modulus).Cmp(most) > 0 {
			return d, true
		}
	}
	return nil, false
}

func (s *space) clone() *space {
	c := &space{point: slices.Clone(s.point)}
	for _, g := range s.gens {
		c.gens = append(c.gens, slices.Clone(g))
	}
	return c
}

// free lets coordinate i change by any multiple of k.
func (s *space) free(i int, k uint64) {
	if k == 1 {
		s.drop(i)
	}
	g := make([]uint64, len(s.point))
	g[i] = k
	s.insert(g)
}

// drop makes coordinate i zero.
func (s *space) drop(i int) {
	s.changes()
	s.point[i] = 0
	if !slices.ContainsFunc(s.gens, func(g []uint64) bool { return g[i] != 0 }) {
		return
	}
	gens := s.gens
	s.gens = nil
	for _, g := range gens {
		g[i] = 0
		s.insert(g)
	}
}

// leading is the first place of g that is not 0, len(g) if there is none.
func leading(g []uint64) int {
	for i, k := range g {
		if k != 0 {
			return i
		}
	}
	return len(g)
}

// insert adds a generator, unless it is a sum of multiples of the others. It may change g.
func (s *space) insert(g []uint64) bool {
	s.changes()
	changed := false
	for {
		at := leading(g)
		if at == len(g) {
			return changed
		}
		i, ok := slices.BinarySearchFunc(s.gens, at, func(h []uint64, at int) int { return leading(h) - at })
		if !ok {
			s.gens = slices.Insert(s.gens, i, g)
			return true
		}
		h := s.gens[i]
		n, m := bits.TrailingZeros64(g[at]), bits.TrailingZeros64(h[at])
		if n < m {
			s.gens[i], g, h = g, slices.Clone(h), g
			n, m = m, n
			changed = true
		}
		// g[at] = 2^n·odd, h[at] = 2^m·odd, m ≤ n
		k := (g[at] >> m) * odd(h[at]>>m)
		for j := at; j < len(g); j++ {
			g[j] -= k * h[j]
		}
	}
}

// odd returns the inverse of an odd number modulo 2^64.
func odd(n uint64) uint64 {
	x := n
	for range 6 {
		x *= 2 - n*x
	}
	return x
}

// meet keeps the values at which a sum with a constant is zero. It returns false if there are none.
func (s *space) meet(v sum, constant uint64) bool {
	rest := v.of(s.point) + constant
	best, zeros := -1, wordBits
	by := make([]uint64, len(s.gens))
	for i, g := range s.gens {
		by[i] = v.of(g)
		if n := bits.TrailingZeros64(by[i]); n < zeros {
			best, zeros = i, n
		}
	}
	if best < 0 {
		return rest == 0
	}
	if rest<<(wordBits-zeros) != 0 && zeros > 0 {
		return false
	}
	s.changes()
	h, inv := s.gens[best], odd(by[best]>>zeros)
	gens := s.gens
	s.gens = nil
	minus := func(x []uint64, value uint64) {
		k := (value >> zeros) * inv
		for j := range x {
			x[j] -= k * h[j]
		}
	}
	minus(s.point, rest)
	for i, g := range gens {
		if i != best {
			minus(g, by[i])
			s.insert(g)
		}
	}
	if zeros > 0 {
		g := slices.Clone(h)
		for j := range g {
			g[j] <<= wordBits - zeros
		}
		s.insert(g)
	}
	return true
}

// never is an equation that does not hold.
var never = certificate.Equation{Plus: 1}

// equations are those that hold of the spaces of the blocks.
func (r *relator) equations() [][]certificate.Equation {
	out := make([][]certificate.Equation, len(r.in))
	for b, s := range r.in {
		switch {
		case b == 0 || r.proc.In[b] == nil:
		case s == nil && r.in[0] != nil:
			out[b] = []certificate.Equation{never}
		case s == nil: // there are too many atoms
		default:
			out[b] = r.of(b, s)
		}
	}
	return out
}

// of returns the equations of a space: all sums that are zero at its point and its generators.
func (r *relator) of(b int, s *space) []certificate.Equation {
	var columns []int
	for i, a := range r.atoms {
		if a.Entry || r.proc.live[b].Has(r.proc.num[a.Var]) {
			columns = append(columns, i)
		}
	}
	return s.vanishing(columns, r.atoms)
}

// equations returns all sums of atoms, one for each coordinate, that are zero in the space.
func (s *space) equations(atoms []certificate.Atom) []certificate.Equation {
	columns := make([]int, len(atoms))
	for i := range columns {
		columns[i] = i
	}
	return s.vanishing(columns, atoms)
}

// vanishing is equations for some coordinates.
func (s *space) vanishing(columns []int, atoms []certificate.Atom) (list []certificate.Equation) {
	basis := make([][]uint64, len(columns)+1)
	for i := range basis {
		basis[i] = make([]uint64, len(columns)+1)
		basis[i][i] = 1
	}
	vanish := func(x []uint64, one uint64) {
		basis = kernel(basis, func(v []uint64) uint64 {
			sum := one * v[len(columns)]
			for i, c := range columns {
				sum += v[i] * x[c]
			}
			return sum
		})
	}
	for _, g := range s.gens {
		vanish(g, 0)
	}
	vanish(s.point, 1)
	for _, v := range basis {
		q := certificate.Equation{Plus: v[len(columns)]}
		for i, c := range columns {
			if v[i] != 0 {
				q.Sum = append(q.Sum, certificate.Product{By: v[i], Atom: atoms[c]})
			}
		}
		list = append(list, q)
	}
	return list
}

// kernel returns a basis of the vectors of the space of a basis at which f, which is linear, is zero.
func kernel(basis [][]uint64, f func([]uint64) uint64) [][]uint64 {
	best, zeros := -1, wordBits
	by := make([]uint64, len(basis))
	for i, v := range basis {
		by[i] = f(v)
		if n := bits.TrailingZeros64(by[i]); n < zeros {
			best, zeros = i, n
		}
	}
	if best < 0 {
		return basis
	}
	h, inv := basis[best], odd(by[best]>>zeros)
	var out [][]uint64
	for i, v := range basis {
		if i == best {
			continue
		}
		if k := (by[i] >> zeros) * inv; k != 0 {
			for j := range v {
				v[j] -= k * h[j]
			}
		}
		out = append(out, v)
	}
	if zeros > 0 {
		for j := range h {
			h[j] <<= wordBits - zeros
		}
		if leading(h) < len(h) {
			out = append(out, h)
		}
	}
	return out
}
