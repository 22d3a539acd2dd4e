package transforms

import (
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// A cell is a place in the heap, named by terms of a procedure: field f of the
// object that variable p refers to, or the element of array p at an index. A
// cell has a shadow, a variable that can hold its content.
type cell struct {
	p      *ivl.Var
	field  *ivl.Field // nil for elements
	index  ivl.Term   // for elements
	deps   []*ivl.Var // variables of index
	shadow *ivl.Var
}

// cells are the cells of one procedure, numbered, with their aliases.
type cells struct {
	all     []*cell
	ofVar   map[*ivl.Var][]int // cells by p
	ofField map[*ivl.Field][]int
	fields  map[fieldOf]int
	places  map[placesOf][]int // see at
	elems   elems
	users   map[*ivl.Var][]int // cells whose index mentions the variable
	refs    map[*ivl.Var]int   // reference variables by number, for the sets of fresh ones
	touched map[string]*touched
	heap    *absint.Aliases // may be nil
}

// elems are the cells with elements of arrays. A class initialiser can store thousands of constants
// to an array, each at another index.
type elems struct {
	all   []int
	at    map[int64][]int    // those whose index is a literal, by that literal
	other []int              // the other ones
	ofVar map[*ivl.Var][]int // those of other, by the array
	exact map[elemOf]int     // those whose index is a literal
}

// elemOf is an element of the array that a variable refers to, at a literal index.
type elemOf struct {
	p *ivl.Var
	i int64
}

// literalIndex returns the value of an index that is a literal.
func literalIndex(i ivl.Term) (int64, bool) {
	l, ok := i.(*ivl.IntLit)
	if !ok || !l.V.IsInt64() {
		return 0, false
	}
	return l.V.Int64(), true
}

func (e *elems) add(x *cell, n int) {
	e.all = append(e.all, n)
	if i, ok := literalIndex(x.index); ok {
		e.at[i] = append(e.at[i], n)
		e.exact[elemOf{x.p, i}] = n
		return
	}
	e.other = append(e.other, n)
	e.ofVar[x.p] = append(e.ofVar[x.p], n)
}

// near calls f for the cells that can have the index i: not for those with another literal.
func (e *elems) near(i ivl.Term, f func(n int)) {
	if k, ok := literalIndex(i); ok {
		for _, n := range e.at[k] {
			f(n)
		}
		for _, n := range e.other {
			f(n)
		}
		return
	}
	for _, n := range e.all {
		f(n)
	}
}

// fieldOf is a field of the object that a variable refers to.
type fieldOf struct {
	p *ivl.Var
	f *ivl.Field
}

// placesOf are the mutable fields that a class gives the object of a variable.
type placesOf struct {
	p     *ivl.Var
	class *ivl.Class
}

// touched says which parts of the heap a procedure, and those it calls, may
// pull from and push to.
type touched struct {
	pulls, pushes           map[*ivl.Field]bool
	pullsElems, pushesElems map[*ivl.Class]bool // array classes
	havocs                  map[*ivl.Class]bool // static classes of references that can become any object
}

// findTouched summarises all procedures of p.
func findTouched(p *ivl.Program) map[string]*touched {
	all := map[string]*touched{}
	below := subclasses(p)
	for _, q := range p.Procs {
		t := &touched{map[*ivl.Field]bool{}, map[*ivl.Field]bool{}, map[*ivl.Class]bool{}, map[*ivl.Class]bool{}, map[*ivl.Class]bool{}}
		all[q.Name] = t
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			switch s := s.(type) {
			case *ivl.Pull:
				for _, f := range s.Fields() {
					t.pulls[f] = true
				}
			case *ivl.Push:
				for _, f := range s.Fields() {
					t.pushes[f] = true
				}
				if s.Only != nil {
					break
				}
				// The encoding reads the fields of subclasses.
				for _, c := range below[s.Class] {
					for _, f := range c.Mutable()[len(s.Class.Mutable()):] {
						t.pulls[f] = true
					}
				}
			case *ivl.PullElem:
				t.pullsElems[s.A.Type().Class] = true
			case *ivl.Output:
				for _, a := range printed(s) {
					t.pullsElems[a.Type().Class] = true
				}
			case *ivl.PushElem:
				t.pushesElems[s.A.Type().Class] = true
			case *ivl.Havoc:
				if s.X.Typ.Sort == ivl.RefSort {
					t.havocs[s.X.Typ.Class] = true
				}
			}
		})
	}
	for changed := true; changed; {
		changed = false
		for _, q := range p.Procs {
			t := all[q.Name]
			for _, name := range ivl.Calls(q) {
				u := all[name]
				changed = addAll(t.pulls, u.pulls) || changed
				changed = addAll(t.pushes, u.pushes) || changed
				changed = addAll(t.pullsElems, u.pullsElems) || changed
				changed = addAll(t.pushesElems, u.pushesElems) || changed
				changed = addAll(t.havocs, u.havocs) || changed
			}
		}
	}
	return all
}

// subclasses returns the subclasses of each class of p, near and far.
func subclasses(p *ivl.Program) map[*ivl.Class][]*ivl.Class {
	below := map[*ivl.Class][]*ivl.Class{}
	for _, c := range p.Classes {
		for d := c.Super; d != nil; d = d.Super {
			below[d] = append(below[d], c)
		}
	}
	return below
}

// addAll adds the elements of b to a and reports whether a grew.
func addAll[K comparable](a, b map[K]bool) bool {
	n := len(a)
	for k := range b {
		a[k] = true
	}
	return len(a) > n
}

// findCells finds the cells of q, and the aliases of its variables if there are cells.
func findCells(q *ivl.Proc, all map[string]*touched, heap *absint.Aliases) *cells {
	c := &cells{ofVar: map[*ivl.Var][]int{}, ofField: map[*ivl.Field][]int{}, fields: map[fieldOf]int{}, places: map[placesOf][]int{}, users: map[*ivl.Var][]int{}, refs: map[*ivl.Var]int{}, touched: all, heap: heap,
		elems: elems{at: map[int64][]int{}, ofVar: map[*ivl.Var][]int{}, exact: map[elemOf]int{}}}
	ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
		switch s := s.(type) {
		case *ivl.Pull:
			c.addFields(s.P, s.Class, s.Only)
		case *ivl.Push:
			c.addFields(s.P, s.Class, s.Only)
		case *ivl.PullElem:
			c.addElem(s.A, s.I)
		case *ivl.PushElem:
			c.addElem(s.A, s.I)
		case *ivl.New:
			c.addRef(s.X)
		case *ivl.NewArray:
			c.addRef(s.X)
		}
	})
	if heap != nil && len(c.all) > 0 {
		heap.Find(q.Name)
	}
	return c
}

func (c *cells) addRef(v *ivl.Var) {
	if _, ok := c.refs[v]; !ok {
		c.refs[v] = len(c.refs)
	}
}

// addFields adds the cells of all fields of p's object, or of only some.
func (c *cells) addFields(p ivl.Term, class *ivl.Class, only []*ivl.Field) {
	v, ok := p.(*ivl.Var)
	if !ok {
		return
	}
	if only != nil {
		for _, f := range only {
			if c.field(v, f) < 0 {
				c.add(&cell{p: v, field: f})
			}
		}
		return
	}
	if c.places[placesOf{v, class}] != nil {
		return
	}
	ns := []int{}
	for _, f := range class.Mutable() {
		n := c.field(v, f)
		if n < 0 {
			n = len(c.all)
			c.add(&cell{p: v, field: f})
		}
		ns = append(ns, n)
	}
	c.places[placesOf{v, class}] = ns
}

// at returns the numbers of the cells that a pull or push of p's object as one
// of a class moves, all of them or only some, in the order of the fields; nil when p is no variable.
func (c *cells) at(p ivl.Term, class *ivl.Class, only []*ivl.Field) []int {
	v, ok := p.(*ivl.Var)
	if !ok {
		return nil
	}
	if only != nil {
		ns := make([]int, len(only))
		for i, f := range only {
			ns[i] = c.field(v, f)
		}
		return ns
	}
	return c.places[placesOf{v, class}]
}

func (c *cells) addElem(a, i ivl.Term) {
	v, ok := a.(*ivl.Var)
	if !ok || c.elem(v, i) >= 0 {
		return
	}
	c.add(&cell{p: v, index: i, deps: ivl.FreeVars(i)})
}

func (c *cells) add(x *cell) {
	n := len(c.all)
	c.all = append(c.all, x)
	c.ofVar[x.p] = append(c.ofVar[x.p], n)
	if x.field != nil {
		c.ofField[x.field] = append(c.ofField[x.field], n)
		c.fields[fieldOf{x.p, x.field}] = n
	} else {
		c.elems.add(x, n)
	}
	for _, d := range x.deps {
		c.users[d] = append(c.users[d], n)
	}
}

// field returns the number of the cell of field f of p, -1 when there is none.
func (c *cells) field(p ivl.Term, f *ivl.Field) int {
	if v, ok := p.(*ivl.Var); ok {
		if n, ok := c.fields[fieldOf{v, f}]; ok {
			return n
		}
	}
	return -1
}

// elem returns the number of the cell of a[i], -1 when there is none.
func (c *cells) elem(a, i ivl.Term) int {
	v, ok := a.(*ivl.Var)
	if !ok {
		return -1
	}
	if k, ok := literalIndex(i); ok {
		if n, ok := c.elems.exact[elemOf{v, k}]; ok {
			return n
		}
		return -1
	}
	for _, n := range c.elems.ofVar[v] {
		if ivl.SameTerm(c.all[n].index, i) {
			return n
		}
	}
	return -1
}

// type_ returns the type of the cell's content.
func (x *cell) type_() ivl.Type {
	if x.field != nil {
		return x.field.Type
	}
	return *x.p.Typ.Class.Elem
}

// related reports whether an object can be of both static classes.
func related(a, b *ivl.Class) bool {
	if a.Elem != nil && b.Elem != nil && a.Elem.Sort == ivl.RefSort && b.Elem.Sort == ivl.RefSort {
		return true // arrays of references are covariant
	}
	return a.SubclassOf(b) || b.SubclassOf(a)
}

// mayAlias reports whether p and the variable q can refer to one object.
// fresh holds the variables whose object no other variable refers to.
func (c *cells) mayAlias(p ivl.Term, q *ivl.Var, fresh flow.Bitset) bool {
	if p == ivl.Term(q) {
		return true
	}
	if c.isFresh(p, fresh) || c.isFresh(q, fresh) || !related(p.Type().Class, q.Typ.Class) {
		return false
	}
	if v, ok := p.(*ivl.Var); ok && c.heap != nil {
		return c.heap.MayAlias(v, q)
	}
	return true
}

func (c *cells) isFresh(p ivl.Term, fresh flow.Bitset) bool {
	v, ok := p.(*ivl.Var)
	if !ok {
		return false
	}
	n, ok := c.refs[v]
	return ok && fresh.Has(n)
}

// elemAlias reports whether a[i] can be the element cell x.
func (c *cells) elemAlias(a, i ivl.Term, x *cell, fresh flow.Bitset) bool {
	if x.index == nil || !c.mayAlias(a, x.p, fresh) {
		return false
	}
	k, ok1 := i.(*ivl.IntLit)
	l, ok2 := x.index.(*ivl.IntLit)
	return !(ok1 && ok2 && k.V.Cmp(l.V) != 0)
}

// written calls f for the cells that s may change, except those that get the
// pushed value for certain.
func (c *cells) written(s ivl.Stmt, fresh flow.Bitset, f func(n int)) {
	switch s := s.(type) {
	case *ivl.Push:
		c.ofFields(s.Fields(), func(n int, x *cell) {
			if s.P != ivl.Term(x.p) && c.mayAlias(s.P, x.p, fresh) {
				f(n)
			}
		})
	case *ivl.PushElem:
		own := c.elem(s.A, s.I)
		c.elems.near(s.I, func(n int) {
			if n != own && c.elemAlias(s.A, s.I, c.all[n], fresh) {
				f(n)
			}
		})
	case *ivl.Call:
		t := c.touched[s.Proc]
		fresh = c.passed(fresh, s)
		for n, x := range c.all {
			if !c.isFresh(x.p, fresh) && (x.field != nil && t.pushes[x.field] || x.index != nil && anyRelated(t.pushesElems, x.p.Typ.Class)) {
				f(n)
			}
		}
	}
}

// read calls f for the cells that s may read.
func (c *cells) read(s ivl.Stmt, fresh flow.Bitset, f func(n int)) {
	switch s := s.(type) {
	case *ivl.Pull:
		c.ofFields(s.Fields(), func(n int, x *cell) {
			if c.mayAlias(s.P, x.p, fresh) {
				f(n)
			}
		})
	case *ivl.Push:
		// The encoding pulls the fields that subclasses of s.Class add.
		for n, x := range c.all {
			if x.field != nil && x.field.Class != s.Class && x.field.Class.SubclassOf(s.Class) && c.mayAlias(s.P, x.p, fresh) {
				f(n)
			}
		}
	case *ivl.Output:
		for _, a := range printed(s) {
			for n, x := range c.all {
				if x.index != nil && c.mayAlias(a, x.p, fresh) {
					f(n)
				}
			}
		}
	case *ivl.PullElem:
		for n, x := range c.all {
			if c.elemAlias(s.A, s.I, x, fresh) {
				f(n)
			}
		}
	case *ivl.Call:
		t := c.touched[s.Proc]
		fresh = c.passed(fresh, s)
		for n, x := range c.all {
			if !c.isFresh(x.p, fresh) && (x.field != nil && t.pulls[x.field] || x.index != nil && anyRelated(t.pullsElems, x.p.Typ.Class)) {
				f(n)
			}
		}
	}
}

// passed returns the variables that are still fresh in the callee of s.
func (c *cells) passed(fresh flow.Bitset, s *ivl.Call) flow.Bitset {
	fresh = slices.Clone(fresh)
	c.leak(fresh, s.Args...)
	for d := range c.touched[s.Proc].havocs {
		c.meet(fresh, d)
	}
	return fresh
}

// ofFields calls f for the cells of the fields.
func (c *cells) ofFields(fields []*ivl.Field, f func(n int, x *cell)) {
	for _, field := range fields {
		for _, n := range c.ofField[field] {
			f(n, c.all[n])
		}
	}
}

func anyRelated(cs map[*ivl.Class]bool, c *ivl.Class) bool {
	for d := range cs {
		if related(c, d) {
			return true
		}
	}
	return false
}

// stepFresh changes the set of fresh variables by s: those whose object was
// allocated here and is referred to by no other variable, field or element.
func (c *cells) stepFresh(fresh flow.Bitset, s ivl.Stmt) {
	switch s := s.(type) {
	case *ivl.Push:
		c.leak(fresh, s.Ts...)
		return
	case *ivl.PushElem:
		c.leak(fresh, s.T)
		return
	case *ivl.Init:
		c.leak(fresh, s.T)
		return
	case *ivl.Pull, *ivl.PullElem:
	case *ivl.Havoc:
		if s.X.Typ.Sort == ivl.RefSort {
			c.meet(fresh, s.X.Typ.Class)
		}
	case *ivl.Call:
		copy(fresh, c.passed(fresh, s))
	default:
		c.leak(fresh, ivl.Terms(s)...)
	}
	for _, x := range ivl.Defs(s) {
		if n, ok := c.refs[x]; ok {
			fresh.Clear(n)
		}
	}
	switch s := s.(type) {
	case *ivl.New:
		c.makeFresh(fresh, s.X)
	case *ivl.NewArray:
		c.makeFresh(fresh, s.X)
	}
}

// meet removes from fresh the variables whose object a havocked reference of
// static class d can refer to, see anyObject.
func (c *cells) meet(fresh flow.Bitset, d *ivl.Class) {
	for v, n := range c.refs {
		if related(v.Typ.Class, d) {
			fresh.Clear(n)
		}
	}
}

func (c *cells) makeFresh(fresh flow.Bitset, x *ivl.Var) {
	if !x.Global { // callees see globals
		fresh.Set(c.refs[x])
	}
}

// leak removes from fresh the variables that can be the value of a term.
func (c *cells) leak(fresh flow.Bitset, ts ...ivl.Term) {
	for _, t := range ts {
		if t.Type().Sort != ivl.RefSort {
			continue
		}
		for _, v := range ivl.FreeVars(t) {
			if n, ok := c.refs[v]; ok {
				fresh.Clear(n)
			}
		}
	}
}

// findFresh computes the fresh variables at the start of each block of g; nil
// for unreachable blocks.
func (c *cells) findFresh(g *flow.Graph) []flow.Bitset {
	fresh := make([]flow.Bitset, len(g.Proc.Blocks))
	fresh[0] = flow.NewBitset(len(c.refs))
	for changed := true; changed; {
		changed = false
		for _, i := range g.RPO {
			f := slices.Clone(fresh[i])
			for _, s := range g.Proc.Blocks[i].Stmts {
				c.stepFresh(f, s)
			}
			for _, s := range g.Succs[i] {
				if fresh[s] == nil {
					fresh[s], changed = slices.Clone(f), true
				} else {
					changed = fresh[s].And(f) || changed
				}
			}
		}
	}
	return fresh
}
