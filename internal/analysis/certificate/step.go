package certificate

import (
	"slices"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// step updates st by statement i of a block. It returns false if every run ends
// there.
func (st *pointClaims) step(stmts []ivl.Stmt, i int) bool {
	before := st.assigned(stmts[i])
	st.follow(stmts[i])
	switch s := stmts[i].(type) {
	case *ivl.Assign:
		st.set(s.X, before)
	case *ivl.Havoc:
		st.set(s.X, st.all(s.X.Typ))
	case *ivl.Assume:
		return st.assume(s.T, true)
	case *ivl.Assert:
		here := place{st.pc, st.block}.state()
		here.met = append(here.met, s.Prop)
		if st.clone().assume(s.T, false) {
			here.open = append(here.open, s.Prop)
		}
		return st.assume(s.T, true)
	case *ivl.Pull:
		st.pull(s)
	case *ivl.Push:
		st.push(s)
	case *ivl.PullElem:
		a := st.object(s.A, s.A.Type().Class)
		st.set(s.X, st.pulled(a, Cell{Kind: Elements}, *s.A.Type().Class.Elem))
	case *ivl.PushElem:
		st.storeElements(st.object(s.A, s.A.Type().Class), st.eval(s.T), *s.A.Type().Class.Elem)
	case *ivl.New:
		st.allocate(s, stmts[i+1:])
	case *ivl.NewArray:
		st.allocateArray(s)
	case *ivl.Init:
		st.storeAll(st.eval(s.P), Cell{Field: s.Field}, st.eval(s.T), s.Field.Type)
	case *ivl.Call:
		return st.call(s)
	case *ivl.Output:
	default:
		panic("BUG: a statement that is not in programs with a heap: " + s.String())
	}
	for _, x := range ivl.Defs(stmts[i]) {
		st.assigns(x)
	}
	return true
}

// assigned returns the set of the value that an assignment stores, before the equations follow it.
func (st *pointClaims) assigned(s ivl.Stmt) *Set {
	if a, ok := s.(*ivl.Assign); ok {
		return st.closest(a.T)
	}
	return nil
}

// object returns the objects that a reference can be where it is certain to be
// one that static class c knows.
func (st *pointClaims) object(t ivl.Term, c *ivl.Class) *Set {
	s := st.eval(t)
	r := &Set{Sort: ivl.RefSort, Objects: s.Objects.And(st.seenBy(c))}
	if v, ok := t.(*ivl.Var); ok && !r.empty() {
		st.set(v, r)
	}
	return r
}

// seenBy returns the objects that can have static class class.
func (c *checker) seenBy(class *ivl.Class) flow.Set {
	s, known := c.seen[class]
	if !known {
		s = c.below.seenBy(class, c.objects)
		c.seen[class] = s
	}
	return s
}

// pulled returns what a cell of one of the objects can hold; any value if there are none.
func (st *pointClaims) pulled(ref *Set, k Cell, t ivl.Type) *Set {
	if s := st.readAll(ref, k, t); s != nil {
		return s
	}
	return st.all(t)
}

// storeAll stores a value to a cell of each of the objects.
func (st *pointClaims) storeAll(ref *Set, k Cell, s *Set, t ivl.Type) {
	for i := range ref.Objects.All() {
		k.Object = i
		st.store(k, s, t)
	}
}

// storeElements stores a value, seen with type t, to elements of each of the arrays. Arrays of
// references hold null and what is of their class; lowering ends runs that store something else.
func (st *pointClaims) storeElements(arrays *Set, s *Set, t ivl.Type) {
	if t.Sort != ivl.RefSort {
		st.storeAll(arrays, Cell{Kind: Elements}, s, t)
		return
	}
	for i := range arrays.Objects.All() {
		o, fits := st.objects[i], s
		if o.Site > 0 {
			fits = &Set{Sort: ivl.RefSort, Null: s.Null, Objects: s.Objects.And(st.seenBy(o.Class.Elem.Class))}
		}
		if fits.Null || !fits.Objects.IsEmpty() {
			st.store(Cell{Object: i, Kind: Elements}, fits, t)
		}
	}
}

func (st *pointClaims) pull(s *ivl.Pull) {
	p := st.object(s.P, s.Class)
	for i, f := range s.Fields() {
		if x := s.Xs[i]; x != nil {
			st.set(x, st.pulled(p, Cell{Field: f}, f.Type))
		}
	}
}

func (st *pointClaims) push(s *ivl.Push) {
	p := st.object(s.P, s.Class)
	for i, f := range s.Fields() {
		st.storeAll(p, Cell{Field: f}, st.eval(s.Ts[i]), f.Type)
	}
}

// writtenFirst reports whether the statements after `new` write all fields of the object before one
// of them can read fields.
func writtenFirst(s *ivl.New, next []ivl.Stmt) bool {
	for _, n := range next {
		switch n := n.(type) {
		case *ivl.Push:
			if n.P == ivl.Term(s.X) && n.Class == s.Class && n.Only == nil {
				return true
			}
		case *ivl.Assign, *ivl.Havoc, *ivl.Assume, *ivl.Assert, *ivl.Init:
		default:
			return false
		}
		if slices.Contains(ivl.Defs(n), s.X) {
			return false
		}
	}
	return false
}

// allocate evaluates `new`. All fields are zero at first, unless the program writes them before it
// reads them.
func (st *pointClaims) allocate(s *ivl.New, next []ivl.Stmt) {
	n := st.number[Object{Class: s.Class, Site: s.Site}]
	if !writtenFirst(s, next) {
		for _, f := range s.Class.Mutable() {
			st.store(Cell{Object: n, Field: f}, st.eval(ivl.Zero(f.Type)), f.Type)
		}
	}
	st.set(s.X, st.only(n))
}

// outsidersOf returns the objects from outside of exactly one class.
func (c *checker) outsidersOf(class *ivl.Class) *Set {
	return &Set{Sort: ivl.RefSort, Objects: c.outsiders.Where(func(i int) bool { return c.objects[i].Class == class && c.objects[i].Literal == 0 })}
}

func (st *pointClaims) allocateArray(s *ivl.NewArray) {
	n := st.number[Object{Class: s.Class, Site: s.Site}]
	elem := *s.Class.Elem
	st.store(Cell{Object: n, Kind: Length}, st.eval(s.Len).meet(intsBetween(0, ivl.MaxLength)), ivl.Int)
	switch {
	case s.External:
		v := st.all(elem)
		if elem.Sort == ivl.RefSort {
			v = st.outsidersOf(elem.Class)
		}
		st.store(Cell{Object: n, Kind: Elements}, v, elem)
	case !s.Filled:
		st.store(Cell{Object: n, Kind: Elements}, st.eval(ivl.Zero(elem)), elem)
	}
	for _, f := range s.Class.Tuple() {
		st.store(Cell{Object: n, Field: f}, st.eval(ivl.Zero(f.Type)), f.Type)
	}
	st.set(s.X, st.only(n))
}

// enter checks the claims of a callee's first block against the arguments and globals of a call.
func (st *pointClaims) enter(s *ivl.Call, callee *ProcClaims) {
	vals := flow.NewTable[*Set]()
	for _, l := range st.linked(st.pc, callee) {
		var v *Set
		if l.here >= 0 {
			v = st.vals.Get(l.here)
		}
		if v == nil {
			v = st.anywhere(callee.List[l.there])
		}
		vals.Set(l.there, v)
	}
	for i, a := range s.Args {
		p := callee.Proc.Params[i]
		v := st.eval(a)
		if p.Typ.Sort == ivl.IntSort {
			v = v.meet(typeInts(p.Typ))
		}
		vals.Set(callee.Vars[p], v)
	}
	st.covers(callee, 0, vals, nil)
}

// call evaluates a call that does not end a block: the callee may leave by
// either exit.
func (st *pointClaims) call(s *ivl.Call) bool {
	callee := st.procs[s.Proc]
	st.enter(s, callee)
	var exits []int
	for i, e := range callee.Exits {
		if e != nil {
			exits = append(exits, i)
		}
	}
	st.called(s, callee, exits...)
	var after []*pointClaims
	for i, e := range callee.Exits {
		if e != nil {
			if c := st.clone(); c.leave(s, callee, i) {
				after = append(after, c)
			}
		}
	}
	switch len(after) {
	case 0:
		return false
	case 1:
		st.vals = after[0].vals
	case 2:
		st.vals = after[0].vals
		st.vals.Join(after[1].vals, func(x, y *Set) *Set {
			if x == nil || y == nil {
				return nil
			}
			return x.union(y)
		})
	}
	return true
}

// leave changes st to the state after a call whose callee takes a given exit. It returns false if none does.
func (st *pointClaims) leave(s *ivl.Call, callee *ProcClaims, exit int) bool {
	e := callee.Exits[exit]
	for _, c := range st.changed(st.pc, callee) {
		after, possible := st.after(callee.Written[c.exit], st.vals.Get(c.here), e.Globals[c.exit])
		if !possible {
			return false
		}
		st.vals.Set(c.here, after)
	}
	for i, x := range s.Xs {
		if x == nil {
			continue
		}
		v := e.Results[i]
		if v == nil {
			v = st.all(callee.Proc.Results[i])
		}
		st.set(x, v)
		st.assigns(x)
	}
	return true
}
