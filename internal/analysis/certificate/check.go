package certificate

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// Result is the result of a check of claims.
type Result struct {
	Open     map[*ivl.Property]bool // a run may violate them; no run violates the others
	Reached  map[*ivl.Property]bool // a run may reach them; the others are unreachable
	Blocks   int                    // how many were checked
	Weakened int                    // how many claims did not hold as they were
	First    []string               // known and claimed sets, for the first of them
	checker  *checker
}

// checker checks claims, and weakens those that fail.
type checker struct {
	program     *ivl.Program
	lengths     Lengths
	objects     []Object
	fixed       *fixed
	number      map[Object]int
	procs       map[string]*ProcClaims
	columns     map[columnKey]*column
	outsiders   flow.Set // objects that runs do not allocate
	closed      flow.Set // those of them whose class is closed: there are none, but for literals
	below       *below
	seen        map[*ivl.Class]flow.Set
	held        map[*ivl.Class]*Set // what inside has answered
	alls        map[ivl.Type]*Set
	assignments map[*ivl.Var]*Set // see Claims
	anywheres   map[*ivl.Var]*Set // what anywhere has answered
	selections  map[*ivl.App]*selection
	comparisons map[comparedWith]*selection
	overwritten bool // elements of literals may be written
	work        []place
	weakened    int
	times       map[spot]int // how often a claim was weakened
	first       []string
}

// spot is the place of a claim: a variable by its number at the start of a block; or a result of an
// exit, and then block is the complement of the exit's number; or a cell.
type spot struct {
	pc     *ProcClaims
	block  int
	at     int
	cell   Cell
	global *ivl.Var
}

// count counts how often the claim of a spot is weakened.
func (c *checker) count(at spot) int {
	c.times[at]++
	return c.times[at] - 1
}

// place is a block of a procedure.
type place struct {
	pc    *ProcClaims
	block int
}

// blockState is how far the check of a block is.
type blockState struct {
	waiting bool            // it is to be checked
	checked bool            // it was, at least once
	open    []*ivl.Property // properties that fail in it, as of the last time
	met     []*ivl.Property // properties that a run gets to in it
}

func (pl place) state() *blockState { return &pl.pc.states[pl.block] }

// Check checks claims. They are not changed. It fails when ctx ends, or when the
// claims are not about the program.
func Check(ctx context.Context, cl *Claims) (*Result, error) {
	c := &checker{
		program: cl.Program, lengths: cl.Lengths, objects: cl.Objects, number: map[Object]int{}, procs: map[string]*ProcClaims{}, columns: map[columnKey]*column{}, seen: map[*ivl.Class]flow.Set{}, held: map[*ivl.Class]*Set{},
		alls: map[ivl.Type]*Set{}, selections: map[*ivl.App]*selection{}, comparisons: map[comparedWith]*selection{},
		assignments: maps.Clone(cl.Assigned), anywheres: map[*ivl.Var]*Set{}, times: map[spot]int{},
	}
	if err := cl.Lengths.check(); err != nil {
		return nil, err
	}
	if !slices.Equal(cl.Objects, Enumerate(cl.Program, cl.Lengths)) {
		return nil, errors.New("the claims name other objects than the program has")
	}
	c.below = newBelow(cl.Objects)
	c.fixed = newFixed(cl.Objects)
	for i, o := range cl.Objects {
		c.number[o] = i
	}
	c.outsiders = c.fixed.ofSite[0]
	c.closed = c.outsiders.Where(func(i int) bool { return cl.Objects[i].Class.Closed })
	for k, s := range cl.Cells {
		c.column(k).set(k.Object, s)
	}
	for _, q := range cl.Program.Procs {
		if err := c.adopt(q, cl.Procs[q.Name]); err != nil {
			return nil, err
		}
	}
	if err := c.writes(); err != nil {
		return nil, err
	}
	c.start()
	for len(c.work) > 0 {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		pl := c.work[len(c.work)-1]
		c.work = c.work[:len(c.work)-1]
		*pl.state() = blockState{checked: true}
		c.check(pl)
	}
	return c.result(), nil
}

func (c *checker) result() *Result {
	r := &Result{Open: map[*ivl.Property]bool{}, Reached: map[*ivl.Property]bool{}, Weakened: c.weakened, First: c.first, checker: c}
	for _, pc := range c.procs {
		for i := range pc.states {
			s := &pc.states[i]
			if s.checked {
				r.Blocks++
			}
			for _, p := range s.open {
				r.Open[p] = true
			}
			for _, p := range s.met {
				r.Reached[p] = true
			}
		}
	}
	return r
}

// adopt copies the claims about a procedure.
func (c *checker) adopt(q *ivl.Proc, claims *ProcClaims) error {
	pc := &ProcClaims{Proc: q, links: map[*ProcClaims][]link{}, changes: map[*ProcClaims][]changed{}}
	c.procs[q.Name] = pc
	if claims == nil {
		claims = &ProcClaims{Blocks: make([]*flow.Table[*Set], len(q.Blocks))}
		claims.List = slices.Concat(q.Params, q.Locals)
		claims.Vars = flow.Numbered(claims.List)
		claims.Written = c.program.Globals
	}
	pc.Vars, pc.List, pc.Written, pc.Exits = claims.Vars, claims.List, claims.Written, claims.Exits
	if len(claims.Blocks) != len(q.Blocks) || len(pc.List) != len(pc.Vars) {
		return fmt.Errorf("the claims are not about the blocks of %s", q.Name)
	}
	for i, v := range pc.List {
		if n, ok := pc.Vars[v]; !ok || n != i {
			return fmt.Errorf("the claims number the variables of %s twice", q.Name)
		}
	}
	for _, v := range slices.Concat(q.Params, q.Locals) {
		if _, ok := pc.Vars[v]; !ok {
			return fmt.Errorf("the claims have no number for %s of %s", v.Name, q.Name)
		}
	}
	pc.edges()
	pc.adoptEquations(claims.Equations)
	pc.adoptReturns(claims.Returns)
	pc.adoptOrders(claims.Orders)
	pc.Close = claims.Close && pc.Equations != nil
	pc.Blocks, pc.states = make([]*flow.Table[*Set], len(q.Blocks)), make([]blockState, len(q.Blocks))
	for i, t := range claims.Blocks {
		if t != nil {
			pc.Blocks[i] = t.Clone()
		}
	}
	return nil
}

// writes checks that Written has the globals that a procedure and its callees
// assign, and records the callers.
func (c *checker) writes() error {
	for _, q := range c.program.Procs {
		pc := c.procs[q.Name]
		written := map[*ivl.Var]bool{}
		for _, g := range pc.Written {
			written[g] = true
		}
		for i, b := range q.Blocks {
			for _, s := range b.Stmts {
				for _, x := range ivl.Defs(s) {
					if x.Global && !written[x] {
						return fmt.Errorf("the claims do not say that %s writes %s", q.Name, x.Name)
					}
				}
				call, ok := s.(*ivl.Call)
				if !ok {
					continue
				}
				callee := c.procs[call.Proc]
				callee.callers = append(callee.callers, place{pc, i})
				for _, g := range callee.Written {
					if !written[g] {
						return fmt.Errorf("the claims do not say that %s writes %s by calling %s", q.Name, g.Name, call.Proc)
					}
				}
			}
		}
	}
	return nil
}

// linked returns the globals that a callee knows.
func (c *checker) linked(from, to *ProcClaims) []link {
	ls, ok := from.links[to]
	if !ok {
		for there, v := range to.List {
			if !v.Global {
				continue
			}
			here, both := from.Vars[v]
			if !both {
				here = -1
			}
			ls = append(ls, link{here, there})
		}
		from.links[to] = ls
	}
	return ls
}

// changed returns the globals that a caller knows and a callee writes.
func (c *checker) changed(from, to *ProcClaims) []changed {
	cs, ok := from.changes[to]
	if !ok {
		for i, g := range to.Written {
			if here, known := from.Vars[g]; known {
				cs = append(cs, changed{here, i})
			}
		}
		from.changes[to] = cs
	}
	return cs
}

// start checks the claims of the entry's first block against the initial values
// of globals, and those of all blocks that are claimed to be reached.
func (c *checker) start() {
	entry := c.procs[c.program.Entry]
	vals := flow.NewTable[*Set]()
	st := &pointClaims{checker: c, pc: entry, vals: vals}
	for i, g := range entry.List {
		if !g.Global {
			continue
		}
		vals.Set(i, st.eval(initial(g)))
	}
	for _, q := range slices.Backward(c.program.Procs) {
		pc := c.procs[q.Name]
		for i := range slices.Backward(pc.Blocks) {
			if pc.Blocks[i] != nil {
				c.again(place{pc, i})
			}
		}
	}
	c.covers(entry, 0, vals, nil)
}

// again makes a block one to be checked.
func (c *checker) again(pl place) {
	if s := pl.state(); !s.waiting && pl.pc.Blocks[pl.block] != nil {
		s.waiting = true
		c.work = append(c.work, pl)
	}
}

// store checks the claim of a cell against a value stored to it.
func (c *checker) store(k Cell, s *Set, t ivl.Type) {
	if c.outsiders.Has(k.Object) {
		if c.objects[k.Object].Literal < 0 && k.Kind == Elements && !c.overwritten {
			c.overwritten = true
			c.everything()
		}
		return // any value may be there already
	}
	col := c.column(k)
	claim, ok := col.sets.Get(k.Object), col.stored.Has(k.Object)
	switch {
	case ok && (claim == nil || s.within(claim)):
		return
	case ok:
		col.set(k.Object, claim.weaker(s, c.all(t), c.count(spot{cell: k})))
	default: // claimed as never stored to: so it was read as zero
		col.set(k.Object, nil)
	}
	c.weaken(claim, s, "%s of an object of class %s made at %d", k, c.objects[k.Object].Class.Name, c.objects[k.Object].Site)
	for _, pl := range col.order {
		if col.readers[pl].Has(k.Object) {
			c.again(pl)
		}
	}
}

// everything marks all blocks to be checked.
func (c *checker) everything() {
	for _, q := range c.program.Procs {
		pc := c.procs[q.Name]
		for i := range pc.Blocks {
			c.again(place{pc, i})
		}
	}
}

// covers checks the claims of a block against the state with which a run gets there. What sets do not say of
// integers, closer may.
func (c *checker) covers(pc *ProcClaims, block int, vals *flow.Table[*Set], closer func(*ivl.Var) *Set) {
	claims := pc.Blocks[block]
	if claims == nil { // no run gets there, was said
		pc.Blocks[block] = vals.Clone()
		c.weaken(nil, nil, "%s of %s is reached", pc.Proc.Blocks[block].Label, pc.Proc.Name)
		c.again(place{pc, block})
		return
	}
	type repair struct {
		at int
		to *Set
	}
	var repairs []repair
	claims.Diff(vals, func(i int, claim, known *Set) {
		t := pc.List[i].Typ
		if known == nil {
			known = c.all(t)
		}
		if closer != nil && t.Sort == ivl.IntSort && !known.within(claim) {
			known = closer(pc.List[i])
		}
		if !known.within(claim) {
			repairs = append(repairs, repair{i, claim.weaker(known, c.all(t), c.count(spot{pc, block, i, Cell{}, nil}))})
			c.weaken(claim, known, "%s in %s of %s", pc.List[i].Name, pc.Proc.Blocks[block].Label, pc.Proc.Name)
		}
	})
	for _, r := range repairs {
		claims.Set(r.at, r.to)
	}
	if len(repairs) > 0 {
		c.again(place{pc, block})
	}
}

// check checks a block.
func (c *checker) check(pl place) {
	st := &pointClaims{checker: c, pc: pl.pc, block: pl.block, vals: pl.pc.Blocks[pl.block].Clone(), eqs: c.begin(pl)}
	if st.eqs != nil {
		if pl.block == 0 {
			st.enters()
		}
		if st.constants(pl.pc.Equations[pl.block]); st.eqs.never {
			return
		}
	}
	b := pl.pc.Proc.Blocks[pl.block]
	for i, s := range b.Stmts {
		if call, ok := s.(*ivl.Call); ok && i == len(b.Stmts)-1 {
			c.lastCall(st, call, b.Term)
			return
		}
		if !st.step(b.Stmts, i) {
			return
		}
	}
	st.end(b.Term)
}

// lastCall evaluates a call that ends a block, once for each exit of the callee.
func (c *checker) lastCall(st *pointClaims, s *ivl.Call, t ivl.Terminator) {
	callee := c.procs[s.Proc]
	st.enter(s, callee)
	for i, e := range callee.Exits {
		if e != nil {
			after := st.clone()
			after.called(s, callee, i)
			if after.leave(s, callee, i) {
				after.end(t)
			}
		}
	}
}

// end evaluates a terminator.
func (st *pointClaims) end(term ivl.Terminator) {
	switch t := term.(type) {
	case *ivl.Goto:
		for i, x := range t.Targets {
			to := st.pc.goes[st.block][i]
			if x.Cond == nil {
				st.goTo(to)
				return
			}
			taken := st.clone()
			if taken.assume(x.Cond, true) {
				taken.goTo(to)
			}
			if !st.assume(x.Cond, false) {
				return
			}
		}
	case *ivl.Return:
		st.returns(t)
	}
}

// goTo checks the claims of a block that runs go to with what st knows.
func (st *pointClaims) goTo(block int) {
	st.covers(st.pc, block, st.vals, st.closer())
	st.keeps(block)
	st.keepsOrders(block)
}

// edges finds the blocks that a `goto` names.
func (pc *ProcClaims) edges() {
	labels := map[string]int{}
	for i, b := range pc.Proc.Blocks {
		labels[b.Label] = i
	}
	pc.goes = make([][]int, len(pc.Proc.Blocks))
	for i, b := range pc.Proc.Blocks {
		if g, ok := b.Term.(*ivl.Goto); ok {
			for _, x := range g.Targets {
				pc.goes[i] = append(pc.goes[i], labels[x.Label])
			}
		}
	}
}

// returns checks the claims of the exits against the results of a return.
func (st *pointClaims) returns(t *ivl.Return) {
	var results []*Set
	for i, x := range t.Ts {
		v := st.eval(x)
		if typ := st.pc.Proc.Results[i]; typ.Sort == ivl.IntSort {
			v = v.meet(typeInts(typ))
		}
		results = append(results, v)
	}
	n := len(results) - 1
	if n < 0 || results[n].Sort != ivl.RefSort {
		st.exits(0, results)
		st.keepsReturns(0, t, results)
		return
	}
	last := results[n]
	if last.Null {
		results[n] = &Set{Sort: ivl.RefSort, Null: true}
		st.exits(0, results)
		st.keepsReturns(0, t, results)
	}
	if !last.Objects.IsEmpty() {
		results = slices.Clone(results)
		results[n] = &Set{Sort: ivl.RefSort, Objects: last.Objects}
		st.exits(1, results)
		st.keepsReturns(1, t, results)
	}
}

// exits checks the claims of one exit, and weakens a copy of them.
func (st *pointClaims) exits(exit int, results []*Set) {
	pc := st.pc
	e := pc.Exits[exit]
	if e == nil { // not taken, was said
		st.weaken(nil, nil, "an exit of %s is taken", pc.Proc.Name)
		e = &Exit{Results: results}
		for _, g := range pc.Written {
			e.Globals = append(e.Globals, st.global(g))
		}
		st.left(exit, e)
		return
	}
	changed := &Exit{Globals: slices.Clone(e.Globals), Results: slices.Clone(e.Results)}
	before := st.weakened
	for i, g := range pc.Written {
		changed.Globals[i] = st.repaired(e.Globals[i], st.global(g), g.Typ, spot{pc, ^exit, i, Cell{}, nil})
	}
	for i, known := range results {
		changed.Results[i] = st.repaired(e.Results[i], known, pc.Proc.Results[i], spot{pc, ^exit, len(pc.Written) + i, Cell{}, nil})
	}
	if st.weakened != before {
		st.left(exit, changed)
	}
}

// global returns what is known of a global, also of one that the claims do not name.
func (st *pointClaims) global(g *ivl.Var) *Set {
	if _, ok := st.pc.Vars[g]; ok {
		return st.get(g)
	}
	return st.all(g.Typ)
}

// maxFirst bounds Result.First.
const maxFirst = 20

// weaken counts a claim that fails, and records it if it is among the first.
func (c *checker) weaken(claim, known *Set, where string, args ...any) {
	c.weakened++
	if c.weakened > maxFirst {
		return
	}
	if claim != nil && known != nil && claim.Sort == ivl.RefSort { // there can be very many: tell those that are missing
		known = &Set{Sort: ivl.RefSort, Null: known.Null && !claim.Null, Objects: known.Objects.Minus(claim.Objects)}
	}
	c.first = append(c.first, fmt.Sprintf(where, args...)+": "+known.String()+" beside "+claim.String())
}

// repaired returns a claim that the known set does not contradict.
func (c *checker) repaired(claim, known *Set, t ivl.Type, at spot) *Set {
	if claim == nil || known.within(claim) {
		return claim
	}
	c.weaken(claim, known, "a result of type %v or a global", t)
	return claim.weaker(known, c.all(t), c.count(at))
}

// left makes e an exit of st's procedure.
func (st *pointClaims) left(exit int, e *Exit) {
	st.pc.Exits[exit] = e
	for _, pl := range st.pc.callers {
		st.again(pl)
	}
}
