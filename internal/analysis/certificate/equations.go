package certificate

import (
	"fmt"
	"maps"
	"math/big"
	"math/bits"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// Atom is an integer that equations speak of: a variable, or a component of the object that a
// variable refers to which never changes, the length or an immutable field. A variable that is a
// reference stands for a number of its object: any function from objects to numbers will do that gives
// 0 to null. What holds for all such functions says which references are the same.
//
// In claims about calls, an atom may also be the value that a parameter or global had when the procedure was
// entered, or a result.
type Atom struct {
	Var    *ivl.Var
	Length bool
	Field  *ivl.Field
	Entry  bool // the value of Var at the entry of the procedure
	Result int  // from 1 on: a result at a return; Var is nil then
}

// reference reports whether an atom is the number of the object that a variable refers to.
func (a Atom) reference() bool {
	return a.Var != nil && a.Var.Typ.Sort == ivl.RefSort && !a.Length && a.Field == nil
}

// Product is an atom times a factor.
type Product struct {
	By   uint64
	Atom Atom
}

// Equation is the claim that a sum of products and a constant is a multiple of 2^64. With factors that
// are multiples of 2^32 it says what holds modulo 2^32, as sums of ints in Java do.
type Equation struct {
	Sum  []Product
	Plus uint64
}

// wordBits is the number of bits of the modulus of equations.
const wordBits = 64

// moduli are the numbers of bits modulo which a difference may be known: those of Java's types.
var moduli = []int{wordBits, 32, 16, 8}

// form is a sum of symbols times factors and a constant, modulo 2^64. Forms are never changed.
type form struct {
	by   []factor // by ascending symbols; no factor is zero
	plus uint64
}

type factor struct {
	symbol int
	by     uint64
}

// plusTimes returns f + k·g.
func (f form) plusTimes(g form, k uint64) form {
	out := form{by: make([]factor, 0, len(f.by)+len(g.by)), plus: f.plus + k*g.plus}
	i, j := 0, 0
	for i < len(f.by) || j < len(g.by) {
		var next factor
		switch {
		case j == len(g.by) || i < len(f.by) && f.by[i].symbol < g.by[j].symbol:
			next = f.by[i]
			i++
		case i == len(f.by) || g.by[j].symbol < f.by[i].symbol:
			next = factor{g.by[j].symbol, k * g.by[j].by}
			j++
		default:
			next = factor{f.by[i].symbol, f.by[i].by + k*g.by[j].by}
			i, j = i+1, j+1
		}
		if next.by != 0 {
			out.by = append(out.by, next)
		}
	}
	return out
}

// times returns k·f.
func (f form) times(k uint64) form { return form{}.plusTimes(f, k) }

// at returns the factor of a symbol.
func (f form) at(symbol int) uint64 {
	i, ok := slices.BinarySearchFunc(f.by, symbol, func(x factor, s int) int { return x.symbol - s })
	if !ok {
		return 0
	}
	return f.by[i].by
}

// zero is a form that is a multiple of 2^64. The factor of its pivot is 2^shift.
type zero struct {
	form
	pivot, shift int
}

// equations are forms that are multiples of 2^64 at a point. A symbol stands for the value that an atom
// had from some point on; what is known of it stays true.
type equations struct {
	symbols map[Atom]int
	next    int
	parts   map[*ivl.Var][]Atom // components of references of which something may be known
	zeros   []zero
	never   bool // they contradict each other: no run gets here
	// What each symbol is at most, and what it is at least; see orders.
	above, below [][]step
	factors      []uint64         // those above 1 in the claimed orders
	multiples    map[multiple]int // their symbols
}

func (e *equations) clone() *equations {
	if e == nil {
		return nil
	}
	c := *e
	c.symbols, c.multiples = maps.Clone(e.symbols), maps.Clone(e.multiples)
	c.zeros = slices.Clone(e.zeros)
	c.above, c.below = slices.Clone(e.above), slices.Clone(e.below)
	return &c
}

// symbol is the present value of an atom.
func (e *equations) symbol(a Atom) form {
	s, ok := e.symbols[a]
	if !ok {
		s = e.next
		e.next++
		e.symbols[a] = s
	}
	return form{by: []factor{{s, 1}}}
}

// forget makes the values of a variable, and of the components of its object, new ones.
func (e *equations) forget(x *ivl.Var) {
	if x.Typ.Sort != ivl.RefSort {
		delete(e.symbols, Atom{Var: x})
		return
	}
	for a := range e.symbols {
		if a.Var == x {
			delete(e.symbols, a)
		}
	}
}

// maxReduced bounds how often all equations are subtracted: one can bring back what another took away.
const maxReduced = 4

// reduced subtracts multiples of what is zero.
func (e *equations) reduced(f form) form {
	for range maxReduced {
		before := f
		for _, z := range e.zeros {
			if q := f.at(z.pivot) >> z.shift; q != 0 {
				f = f.plusTimes(z.form, -q)
			}
		}
		if slices.Equal(f.by, before.by) {
			break
		}
	}
	return f
}

// maxRelearned bounds how often equations are brought into another form for one that is new.
const maxRelearned = 8

// learn notes that a form is zero.
func (e *equations) learn(f form) { e.learnAgain(f, maxRelearned) }

func (e *equations) learnAgain(f form, times int) {
	for !e.never && times > 0 {
		f = e.reduced(f)
		if len(f.by) == 0 {
			e.never = f.plus != 0
			return
		}
		z := zero{form: f, shift: wordBits}
		for _, x := range f.by { // the newest symbol, so that those of before stay
			if n := bits.TrailingZeros64(x.by); n <= z.shift {
				z.pivot, z.shift = x.symbol, n
			}
		}
		z.form = f.times(inverse(f.at(z.pivot) >> z.shift))
		var again []form
		kept := e.zeros[:0:0]
		for _, old := range e.zeros {
			q := old.at(z.pivot) >> z.shift
			switch {
			case q == 0:
				kept = append(kept, old)
			case z.at(old.pivot) == 0:
				kept = append(kept, zero{old.plusTimes(z.form, -q), old.pivot, old.shift})
			default:
				again = append(again, old.form)
			}
		}
		e.zeros = append(kept, z)
		for _, g := range again {
			e.learnAgain(g, times-1)
		}
		if z.shift == 0 {
			return
		}
		f = z.times(1 << (wordBits - z.shift)) // what follows for the other symbols
	}
}

// inverse returns the inverse of an odd number modulo 2^64, by Newton's iteration.
func inverse(n uint64) uint64 {
	x := n
	for range 6 {
		x *= 2 - n*x
	}
	return x
}

// linear returns a form that a term equals modulo 2^of; of is 0 where there is none.
func (st *pointClaims) linear(t ivl.Term) (f form, of int) {
	switch t := t.(type) {
	case *ivl.IntLit:
		low := new(big.Int).And(t.V, new(big.Int).SetUint64(^uint64(0)))
		return form{plus: low.Uint64()}, wordBits
	case *ivl.NullLit:
		return form{}, wordBits
	case *ivl.Var:
		if t.Typ.Sort == ivl.IntSort || t.Typ.Sort == ivl.RefSort && st.pc.Close {
			return st.eqs.symbol(Atom{Var: t}), wordBits
		}
	case *ivl.Proj:
		if a, ok := atomOf(t); ok {
			return st.eqs.symbol(a), wordBits
		}
	case *ivl.App:
		return st.linearApp(t)
	}
	return form{}, 0
}

// atomOf returns the atom that a component of a variable is, if it is an integer.
func atomOf(t *ivl.Proj) (Atom, bool) {
	x, ok := t.Ref.(*ivl.Var)
	switch {
	case !ok || t.Type().Sort != ivl.IntSort:
		return Atom{}, false
	case t.Comp == ivl.CompLength:
		return Atom{Var: x, Length: true}, true
	}
	return Atom{Var: x, Field: t.Field}, t.Comp == ivl.CompField
}

func (st *pointClaims) linearApp(t *ivl.App) (f form, of int) {
	switch t.Op {
	case ivl.Add, ivl.Sub, ivl.Neg, ivl.Mul:
		f, of = st.linear(t.Args[0])
		if t.Op == ivl.Neg {
			return f.times(^uint64(0)), of
		}
		for _, a := range t.Args[1:] {
			g, n := st.linear(a)
			switch {
			case t.Op == ivl.Add:
				f = f.plusTimes(g, 1)
			case t.Op == ivl.Sub:
				f = f.plusTimes(g, ^uint64(0))
			case len(g.by) == 0:
				f = f.times(g.plus)
			case len(f.by) == 0:
				f = g.times(f.plus)
			default:
				return form{}, 0
			}
			of = min(of, n)
		}
		return f, of
	case ivl.Wrap:
		f, of = st.linear(t.Args[0])
		if n := bitsOf(t.Typ.Range); n < of && !st.closest(t.Args[0]).within(typeInts(t.Typ)) {
			of = n
		}
		return f, of
	case ivl.Cast:
		return st.linear(t.Args[0])
	}
	return form{}, 0
}

// bitsOf is the number of bits that a wrap to a range keeps.
func bitsOf(r ivl.Range) int {
	switch r {
	case ivl.U1:
		return 1
	case ivl.I8:
		return 8
	case ivl.I16, ivl.U16:
		return 16
	case ivl.I32:
		return 32
	case ivl.I64, ivl.Z:
		return wordBits
	}
	return 0
}

// assign follows x := t. It says nothing of x where t is not linear.
func (st *pointClaims) assign(x *ivl.Var, t ivl.Term) {
	if st.eqs == nil || x == nil {
		return
	}
	if x.Typ.Sort != ivl.IntSort {
		st.refers(x, t)
		return
	}
	f, of := st.linear(t)
	p, exact := st.exact(t)
	var placed []position
	var near []vicinity
	if !exact {
		placed, near = st.placed(t), st.near(t)
	}
	st.eqs.forget(x)
	if of > 0 {
		st.eqs.learn(st.eqs.symbol(Atom{Var: x}).plusTimes(f, ^uint64(0)).times(1 << (wordBits - of)))
	}
	if exact {
		placed = append(placed, p)
	}
	for _, p := range placed {
		st.eqs.equals(Atom{Var: x}, p)
	}
	for _, n := range near {
		st.eqs.nears(Atom{Var: x}, n)
	}
}

// refers follows x := t for references: the components of the same object are the same.
func (st *pointClaims) refers(x *ivl.Var, t ivl.Term) {
	if c, ok := t.(*ivl.App); ok && c.Op == ivl.Cast {
		t = c.Args[0]
	}
	y, ok := t.(*ivl.Var)
	if ok && y == x {
		return
	}
	st.eqs.forget(x)
	if f, of := st.linear(t); of > 0 {
		st.eqs.learn(st.eqs.symbol(Atom{Var: x}).plusTimes(f, ^uint64(0)))
	}
	if !ok {
		return
	}
	for _, a := range st.eqs.parts[x] {
		of := a
		of.Var = y
		st.eqs.learn(st.eqs.symbol(a).plusTimes(st.eqs.symbol(of), ^uint64(0)))
		st.eqs.equals(a, position{st.eqs.present(of), new(big.Int)})
	}
}

// initialises follows init p.f := t, which runs once for an object, before p.f is read.
func (st *pointClaims) initialises(s *ivl.Init) {
	p, ok := s.P.(*ivl.Var)
	if st.eqs == nil || !ok || s.Field.Type.Sort != ivl.IntSort {
		return
	}
	f, of := st.linear(s.T)
	at, exact := st.exact(s.T)
	delete(st.eqs.symbols, Atom{Var: p, Field: s.Field}) // t may read p.f
	if of > 0 {
		st.eqs.learn(st.eqs.symbol(Atom{Var: p, Field: s.Field}).plusTimes(f, ^uint64(0)).times(1 << (wordBits - of)))
	}
	if exact {
		st.eqs.equals(Atom{Var: p, Field: s.Field}, at)
	}
}

// makes follows x := new C[n].
func (st *pointClaims) makes(s *ivl.NewArray) {
	if st.eqs == nil || s.X == nil {
		return
	}
	f, of := st.linear(s.Len)
	p, exact := st.exact(s.Len)
	st.eqs.forget(s.X)
	if of > 0 {
		st.eqs.learn(st.eqs.symbol(Atom{Var: s.X, Length: true}).plusTimes(f, ^uint64(0)).times(1 << (wordBits - of)))
	}
	if exact {
		st.eqs.equals(Atom{Var: s.X, Length: true}, p)
	}
}

// follow brings the equations past a statement, before the sets are.
func (st *pointClaims) follow(s ivl.Stmt) {
	if st.eqs == nil {
		return
	}
	switch s := s.(type) {
	case *ivl.Assign:
		st.assign(s.X, s.T)
	case *ivl.Init:
		st.initialises(s)
	case *ivl.NewArray:
		st.makes(s)
	case *ivl.Call: // see called
	default:
		for _, x := range ivl.Defs(s) {
			st.eqs.forget(x)
		}
	}
}

// same uses a = b. It returns false if that contradicts the equations.
func (st *pointClaims) same(a, b ivl.Term) bool {
	if st.eqs == nil {
		return true
	}
	f, of := st.linear(a)
	g, n := st.linear(b)
	if of = min(of, n); of > 0 {
		st.eqs.learn(f.plusTimes(g, ^uint64(0)).times(1 << (wordBits - of)))
	}
	return !st.eqs.never
}

// difference returns a - b if the equations and the bounds of a and b leave one value, otherwise nil.
func (st *pointClaims) difference(a, b ivl.Term) *big.Int {
	if st.eqs == nil {
		return nil
	}
	f, of := st.linear(a)
	g, n := st.linear(b)
	of = min(of, n)
	if of == 0 {
		return nil
	}
	if a.Type().Sort == ivl.RefSort { // they have no bounds
		if rest := st.eqs.reduced(f.plusTimes(g, ^uint64(0))); len(rest.by) == 0 && rest.plus == 0 {
			return new(big.Int)
		}
		return nil
	}
	x, y := st.closest(a), st.closest(b)
	if x.Lo == nil || x.Hi == nil || y.Lo == nil || y.Hi == nil {
		return nil
	}
	least := new(big.Int).Sub(x.Lo, y.Hi)
	most := new(big.Int).Sub(x.Hi, y.Lo)
	f = f.plusTimes(g, ^uint64(0))
	for _, m := range moduli {
		if m > of {
			continue
		}
		rest := st.eqs.reduced(f.times(1 << (wordBits - m)))
		if len(rest.by) > 0 {
			continue
		}
		modulus := new(big.Int).Lsh(big.NewInt(1), uint(m))
		d := new(big.Int).SetUint64(rest.plus >> (wordBits - m))
		d.Sub(d, least)
		d.Mod(d, modulus).Add(d, least) // the first one from least on
		if d.Cmp(most) <= 0 && new(big.Int).Add(d, modulus).Cmp(most) > 0 {
			return d
		}
	}
	return nil
}

// constants notes the variables among some atoms that have one value by their sets.
func (st *pointClaims) constants(of []Equation) {
	for _, q := range of {
		for _, p := range q.Sum {
			if p.Atom.Length || p.Atom.Field != nil || p.Atom.ofCall() {
				continue
			}
			s := st.get(p.Atom.Var)
			if p.Atom.reference() {
				if s.Null && s.Objects.IsEmpty() {
					st.same(p.Atom.Var, &ivl.NullLit{Class: p.Atom.Var.Typ.Class})
				}
			} else if c := s.constant(); c != nil {
				st.same(p.Atom.Var, &ivl.IntLit{V: c, Typ: ivl.IntZ})
			}
		}
	}
}

// formOf is what a claimed equation says of the present values.
func (e *equations) formOf(q Equation) form {
	f := form{plus: q.Plus}
	for _, p := range q.Sum {
		f = f.plusTimes(e.symbol(p.Atom), p.By)
	}
	return f
}

// begin returns the equations that are claimed of a block, nil for a procedure without any.
func (c *checker) begin(pl place) *equations {
	if pl.pc.Equations == nil {
		return nil
	}
	e := &equations{symbols: map[Atom]int{}, parts: pl.pc.parts, factors: pl.pc.factors, multiples: map[multiple]int{}}
	for _, q := range pl.pc.Equations[pl.block] {
		e.learn(e.formOf(q))
	}
	if pl.pc.Orders != nil {
		for _, o := range pl.pc.Orders[pl.block] {
			e.order(e.product(o.Less), e.product(o.More), o.By)
		}
	}
	return e
}

// keeps checks the equations that are claimed of a block against what is known where a run gets there. It
// drops those that do not follow. A branch that ends a loop may have left one value of an integer that is not used
// after it; what it is equal to still has that value.
func (st *pointClaims) keeps(block int) {
	if st.pc.Equations == nil || len(st.pc.Equations[block]) == 0 {
		return
	}
	at := st.clone()
	at.constants(st.pc.Equations[st.block])
	at.constants(st.pc.Equations[block])
	if at.eqs.never {
		return
	}
	var left []Equation
	for _, q := range st.pc.Equations[block] {
		if rest := at.eqs.reduced(at.eqs.formOf(q)); len(rest.by) == 0 && rest.plus == 0 {
			left = append(left, q)
		} else {
			st.noteEquation(q, block)
		}
	}
	if n := len(st.pc.Equations[block]) - len(left); n > 0 {
		st.pc.Equations[block] = left
		st.again(place{st.pc, block})
	}
}

// noteEquation counts an equation that is dropped, as weaken does.
func (st *pointClaims) noteEquation(q Equation, block int) {
	if st.weakened++; st.weakened <= maxFirst {
		st.first = append(st.first, fmt.Sprintf("%s at %s of %s, from %s", q, st.pc.Proc.Blocks[block].Label, st.pc.Proc.Name, st.pc.Proc.Blocks[st.block].Label))
	}
}

// String writes an equation such as `3 x + 18446744073709551615 y.f + 7 = 0`.
func (q Equation) String() string {
	var b strings.Builder
	for _, p := range q.Sum {
		fmt.Fprintf(&b, "%d %s + ", p.By, p.Atom)
	}
	fmt.Fprintf(&b, "%d = 0", q.Plus)
	return b.String()
}

// String names an atom as terms do.
func (a Atom) String() string {
	switch {
	case a.Result > 0:
		return fmt.Sprintf("result %d", a.Result)
	case a.Var == nil:
		return "0"
	case a.Entry:
		return a.Var.Name + " at entry"
	case a.Length:
		return a.Var.Name + ".length"
	case a.Field != nil:
		return a.Var.Name + "." + a.Field.Name
	}
	return a.Var.Name
}

// adoptEquations copies the equations about a procedure. Of its first block none is believed: it is
// entered by calls, which equations do not follow.
func (pc *ProcClaims) adoptEquations(claimed [][]Equation) {
	if len(claimed) != len(pc.Proc.Blocks) {
		return
	}
	pc.Equations = slices.Clone(claimed)
	pc.Equations[0] = nil
	pc.parts = map[*ivl.Var][]Atom{}
	known := map[Atom]bool{}
	var found []Atom
	note := func(a Atom) {
		if (a.Length || a.Field != nil) && !known[a] {
			known[a] = true
			found = append(found, a)
			pc.parts[a.Var] = append(pc.parts[a.Var], a)
		}
	}
	for _, qs := range claimed {
		for _, q := range qs {
			for _, p := range q.Sum {
				note(p.Atom)
			}
		}
	}
	copies := map[*ivl.Var][]*ivl.Var{}
	for _, b := range pc.Proc.Blocks {
		terms := ivl.TerminatorTerms(b.Term)
		for _, s := range b.Stmts {
			terms = append(terms, ivl.Terms(s)...)
			if x, y := copied(s); x != nil {
				copies[x] = append(copies[x], y)
				copies[y] = append(copies[y], x)
			}
		}
		for _, t := range terms {
			ivl.WalkTerm(t, func(u ivl.Term) bool {
				if p, ok := u.(*ivl.Proj); ok {
					if a, ok := atomOf(p); ok {
						note(a)
					}
				}
				return true
			})
		}
	}
	for i := 0; i < len(found); i++ {
		for _, y := range copies[found[i].Var] {
			a := found[i]
			a.Var = y
			note(a)
		}
	}
}

// copied returns the variables x and y of x := y for references, nil for other statements.
func copied(s ivl.Stmt) (x, y *ivl.Var) {
	a, ok := s.(*ivl.Assign)
	if !ok || a.X.Typ.Sort != ivl.RefSort {
		return nil, nil
	}
	t := a.T
	if c, ok := t.(*ivl.App); ok && c.Op == ivl.Cast {
		t = c.Args[0]
	}
	if y, ok = t.(*ivl.Var); !ok {
		return nil, nil
	}
	return a.X, y
}
