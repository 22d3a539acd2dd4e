package timeinv

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// access is one read or write and its components.
type access struct {
	hp      *heap
	address []ivl.Term // the object's tuple, and the index for arrays
	all     []ivl.Term // the fields, or the element
	values  []ivl.Term // those of them that predicates carry
	id, ix  ivl.Term   // ix is nil for objects without elements
	tag     ivl.Term
	pos     ivl.Pos
}

func (pe *procEncoder) access(hp *heap, s ivl.Stmt, args []ivl.Term) *access {
	n := hp.object + hp.index
	a := &access{hp: hp, address: args[:n:n], all: args[n:], id: args[0], pos: s.Position()}
	a.values = carried(hp, a.all)
	a.tag = ivl.IntConst(int64(pe.tags[s]), ivl.IntZ)
	if hp.index > 0 {
		a.ix = args[n-1]
		if t := a.ix.Type(); pe.Kind == R && pe.Address && !ivl.I32.Includes(t.Range) {
			// The index becomes an argument of an assertion, so it needs the predicate's type. With
			// mathematical integers its own type is wider, although it was checked.
			a.ix = ivl.WrapTo(ivl.I32, a.ix)
			a.address = append(a.address[:n-1:n-1], a.ix)
		}
	}
	return a
}

// tracked is the condition that the access is to the tracked address.
func (a *access) tracked() ivl.Term {
	return at(a.hp.clock.la, a.hp.clock.li, a.id, a.ix)
}

// at is the condition that (id, ix) is the address in two variables.
func at(la, li *ivl.Var, id, ix ivl.Term) ivl.Term {
	c := ivl.Eq.Of(la, id)
	if ix == nil {
		return c
	}
	return ivl.And.Of(c, ivl.Eq.Of(li, ix))
}

// tick counts one more access.
func (pe *procEncoder) tick(counter *ivl.Var, pos ivl.Pos) {
	pe.set(counter, ivl.Add.Of(counter, ivl.IntConst(1, ivl.IntZ)), pos)
}

// counters are the arguments that say when, if the encoding has them.
func (e *encoder) counters(ts ...ivl.Term) []ivl.Term {
	if e.NoCounter {
		return nil
	}
	return ts
}

// tagged are the arguments that say where, if the encoding has them.
func (e *encoder) tagged(ts ...ivl.Term) []ivl.Term {
	if !e.Tagging {
		return nil
	}
	return ts
}

// addressed are the arguments that say which object, if the encoding has them.
func (e *encoder) addressed(a *access) []ivl.Term {
	if !e.Address {
		return nil
	}
	return addressed(a.address)
}

// writeArgs are the arguments of W.
func (pe *procEncoder) writeArgs(a *access, when, tag ivl.Term) []ivl.Term {
	return slices.Concat(pe.inputTerms(), pe.counters(when), pe.tagged(tag), pe.addressed(a), a.values)
}

// readArgs are the arguments of the predicate over reads: wrote and tag are the time and the place
// of the last write to the object; for R, values are the values written.
func (pe *procEncoder) readArgs(a *access, wrote, tag ivl.Term, values []ivl.Term) []ivl.Term {
	if pe.Kind != R {
		return slices.Concat(pe.inputTerms(), pe.counters(a.hp.clock.reads, wrote), pe.tagged(tag, a.tag), pe.scopeTerms(pe.q))
	}
	var written []ivl.Term
	if a.hp.existing {
		written = []ivl.Term{wrote}
	}
	return slices.Concat(pe.inputTerms(), pe.counters(a.hp.clock.reads), pe.tagged(tag, a.tag), pe.scopeTerms(pe.q), written, pe.addressed(a), values)
}

// read is the row `x := read(p)` of Tables 3 and 4, with the cache of §6.4
// before it.
func (pe *procEncoder) read(hp *heap, s *ivl.AssumePred) {
	a := pe.access(hp, s, s.Args)
	pe.tick(hp.clock.reads, a.pos)
	pe.valid(a)
	if !pe.Caching {
		pe.lookUp(a)
		return
	}
	pe.branch(at(hp.cacheID, hp.cacheIx, a.id, a.ix), a.pos, func() {
		pe.take(a, terms(hp.cache))
	}, func() {
		pe.lookUp(a)
		pe.keep(a, nil)
	})
}

// lookUp gives the variables of the read their values. If the tracked object is read, these are its
// contents, and the predicate over reads is asserted of them. Otherwise they are any values for
// which the predicate holds. For kind R the predicate has the fields; otherwise it has the time of
// the write, and W has the fields written then.
func (pe *procEncoder) lookUp(a *access) {
	l := pe.newLookUp(a)
	if pe.Guarded {
		l.guarded()
	} else {
		pe.branch(a.tracked(), a.pos, l.mine, l.other)
	}
	fetch := func() {
		pe.forget(a)
		if pe.Kind == R {
			pe.take(a, l.values)
			return
		}
		pe.add(&ivl.AssumePred{Pred: a.hp.obj, Args: pe.writeArgs(a, l.wrote, l.tag), Pos: a.pos})
		pe.derive(a)
	}
	fetch = pe.unlessUnwritten(a, l, fetch)
	if !a.hp.existing {
		fetch()
		return
	}
	outside := ivl.Lt.Of(a.id, zero)
	pe.branch(ivl.And.Of(outside, ivl.Eq.Of(l.wrote, zero)), a.pos, func() {
		pe.forget(a)
		pe.add(&ivl.AssumePred{Pred: a.hp.init, Args: slices.Concat(a.address, a.all), Pos: a.pos})
	}, fetch)
}

// unlessUnwritten replaces fetch for objects that can be read before they are
// written: a read that sees no write gets default values. For kind R nothing
// changes, because the values of the tracked object begin as defaults.
func (pe *procEncoder) unlessUnwritten(a *access, l *lookUp, fetch func()) func() {
	if !a.hp.fresh || pe.Kind == R {
		return fetch
	}
	written := l.wrote
	if pe.NoCounter {
		written = l.tag
	}
	return func() {
		pe.branch(ivl.Eq.Of(written, zero), a.pos, func() {
			pe.forget(a)
			var defaults []ivl.Term
			for _, v := range a.values {
				defaults = append(defaults, ivl.Zero(v.Type()))
			}
			pe.take(a, defaults)
		}, fetch)
	}
}

// lookUp is a read on the way.
type lookUp struct {
	*procEncoder
	a          *access
	pred       *ivl.Pred
	got, state []*ivl.Var // arguments that describe the last write: of the read, and of the tracked address

	// Parts of got, nil or empty if the encoding does not have them: time and
	// place of the last write, and the values written.
	wrote, tag ivl.Term
	values     []ivl.Term
}

func (pe *procEncoder) newLookUp(a *access) *lookUp {
	l := &lookUp{procEncoder: pe, a: a, pred: a.hp.clock.read}
	result := func(name string, state *ivl.Var) ivl.Term {
		v := pe.temp(name, state.Typ)
		l.got, l.state = append(l.got, v), append(l.state, state)
		return v
	}
	if pe.Kind != R || a.hp.existing {
		l.wrote = result("t", a.hp.clock.cl)
	}
	if pe.Tagging {
		l.tag = result("tag", a.hp.clock.tag)
	}
	if pe.Kind == R {
		l.pred = a.hp.obj
		for i, v := range a.hp.last {
			name := "x"
			if x, ok := a.values[i].(*ivl.Var); ok {
				name = x.Name
			}
			l.values = append(l.values, result(name, v))
		}
	}
	return l
}

// args are the arguments of the predicate over reads; vs is got or state.
func (l *lookUp) args(vs []*ivl.Var) []ivl.Term {
	var wrote, tag ivl.Term
	if l.wrote != nil {
		wrote, vs = vs[0], vs[1:]
	}
	if l.tag != nil {
		tag, vs = vs[0], vs[1:]
	}
	return l.readArgs(l.a, wrote, tag, terms(vs))
}

// mine is the read of the tracked address.
func (l *lookUp) mine() {
	l.add(&ivl.AssertPred{Pred: l.pred, Args: l.args(l.state), Pos: l.a.pos})
	for i, v := range l.got {
		l.set(v, l.state[i], l.a.pos)
	}
}

// other is the read of any other address.
func (l *lookUp) other() {
	for _, v := range l.got {
		l.choose(v, l.a.pos)
	}
	l.add(&ivl.AssumePred{Pred: l.pred, Args: l.args(l.got), Pos: l.a.pos})
}

// guarded does mine and other without a branch: mine's assertion holds, so it can be assumed, too.
func (l *lookUp) guarded() {
	l.add(&ivl.AssertPred{Pred: l.pred, Args: l.args(l.state), Guard: l.a.tracked(), Pos: l.a.pos})
	for i, v := range l.got {
		l.choose(v, l.a.pos)
		l.set(v, ivl.Ite.As(v.Typ, l.a.tracked(), l.state[i], v), l.a.pos)
	}
	l.add(&ivl.AssumePred{Pred: l.pred, Args: l.args(l.got), Pos: l.a.pos})
}

// forget gives the variables that a read fills any value, as they have already:
// so they need not be carried to here.
func (pe *procEncoder) forget(a *access) {
	for _, t := range a.all {
		if v, ok := t.(*ivl.Var); ok {
			pe.choose(v, a.pos)
		}
	}
}

// take gives the variables that a read fills the values.
func (pe *procEncoder) take(a *access, values []ivl.Term) {
	for i, t := range a.values {
		pe.fill(t, values[i], a.pos)
	}
	pe.derive(a)
}

// derive gives the variables that a read fills, and predicates do not carry,
// their values.
func (pe *procEncoder) derive(a *access) {
	for i, t := range a.all {
		if only := a.hp.only[i]; only != nil {
			id := a.all[only.id]
			pe.fill(t, ivl.Ite.As(ivl.IntZ, ivl.Eq.Of(id, zero), zero, only.value), a.pos)
		}
	}
}

// fill gives t, a variable that a read fills, the value x.
func (pe *procEncoder) fill(t, x ivl.Term, pos ivl.Pos) {
	if v, ok := t.(*ivl.Var); ok {
		pe.set(v, x, pos)
	} else if !isFloat(t.Type()) {
		pe.add(&ivl.Assume{T: ivl.Eq.Of(t, x), Pos: pos})
	}
}

// valid is the assertion of RWmem that the address is valid. Java's null check
// before every access asserts already that it is not null; the rest is an
// invariant of every run.
func (pe *procEncoder) valid(a *access) {
	if pe.Kind == RWmem && pe.h.Alloc != nil && !a.hp.existing {
		pe.add(&ivl.Assume{T: ivl.And.Of(ivl.Lt.Of(zero, a.id), ivl.Le.Of(a.id, pe.h.Alloc)), Pos: a.pos})
	}
}

// keep puts the object into the cache, where cond, if not nil, holds.
func (pe *procEncoder) keep(a *access, cond ivl.Term) {
	if !pe.Caching {
		return
	}
	put := func(v *ivl.Var, t ivl.Term) {
		if cond != nil {
			t = ivl.Ite.As(v.Typ, cond, t, v)
		}
		pe.set(v, t, a.pos)
	}
	for i, v := range a.hp.cache {
		put(v, a.values[i])
	}
	if a.ix != nil {
		put(a.hp.cacheIx, a.ix)
	}
	put(a.hp.cacheID, a.id)
}

// write is the row `write(p, e)` of Tables 3 and 4. Every address is valid:
// Java's null check comes before.
func (pe *procEncoder) write(hp *heap, s *ivl.AssertPred) {
	a := pe.access(hp, s, s.Args)
	c := hp.clock
	if pe.Kind != R || hp.existing {
		pe.tick(c.writes, a.pos)
	}
	if len(s.Forall) == 0 && s.Guard == nil {
		pe.valid(a)
	}
	if pe.Kind != R {
		out := *s
		out.Pred, out.Args = hp.obj, pe.writeArgs(a, c.writes, a.tag)
		pe.add(&out)
	}
	cond, values := pe.onTracked(a, s)
	if pe.Kind == R {
		for i, v := range hp.last {
			pe.set(v, ivl.Ite.As(v.Typ, cond, values[i], v), a.pos)
		}
	}
	if pe.Kind != R || hp.existing {
		pe.set(c.cl, ivl.Ite.As(ivl.IntZ, cond, c.writes, c.cl), a.pos)
	}
	if pe.Tagging {
		pe.set(c.tag, ivl.Ite.As(ivl.IntZ, cond, a.tag, c.tag), a.pos)
	}
	if len(s.Forall) == 0 {
		pe.keep(a, s.Guard)
	}
}

// onTracked returns the condition under which s writes to the tracked address,
// and what it writes there. An assertion for all elements of a new array
// writes to the tracked element if its index is in range.
func (pe *procEncoder) onTracked(a *access, s *ivl.AssertPred) (ivl.Term, []ivl.Term) {
	if len(s.Forall) == 0 {
		if s.Guard == nil {
			return a.tracked(), a.values
		}
		return ivl.And.Of(a.tracked(), s.Guard), a.values
	}
	li, length := a.hp.clock.li, a.address[2]
	cond := ivl.And.Of(ivl.Eq.Of(a.hp.clock.la, a.id), ivl.Le.Of(ivl.Zero(ivl.Int), li), ivl.Lt.Of(li, length))
	m := map[*ivl.Var]ivl.Term{}
	for _, v := range s.Forall {
		if ivl.Term(v) == a.ix {
			m[v] = li
		}
	}
	if pe.Kind == R && len(s.Forall) > len(m) {
		// The elements are arbitrary as far as the guard allows: choose.
		for _, v := range s.Forall {
			if m[v] == nil {
				x := pe.temp(v.Name, v.Typ)
				pe.choose(x, a.pos)
				m[v] = x
			}
		}
		pe.add(&ivl.Assume{T: ivl.Implies.Of(cond, ivl.Subst(s.Guard, m)), Pos: a.pos})
	}
	values := make([]ivl.Term, len(a.values))
	for i, t := range a.values {
		values[i] = ivl.Subst(t, m)
	}
	return cond, values
}
