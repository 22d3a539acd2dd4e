package transforms

import (
	"slices"
	"strconv"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// lastPush makes space invariants flow-sensitive (LPAR'17 §3.2, "Flow-Sensitive
// Space Invariants"): each push gets a number and writes it into a ghost field
// $lastPush of the object, and after each pull comes an assumption that the
// number read is one of the pushes that can be the last to the object (see
// reaching). The ghost field is an argument of the invariant like any other, so
// that a solver can find another invariant for each push:
//
//	push A p, 0            push A p, 1z, 0
//	…                      …
//	push A p, (+ x 1)      push A p, 2z, (+ x 1)
//	…                      …
//	x := pull A p          n, x := pull A p
//	                       assume (= n 2z)
//
// Pushes that the same pulls can read share a number. A class gets the field
// only if the field excludes a push for some pull, and the allocation site does
// not exclude it. Objects that the program did not allocate start with any
// number. If a pull may read one of them, the assumption is about the other
// objects only. Arrays have no ghost field.
//
// Soundness: the ghost field does not change the behaviour of the program, and the
// assumptions hold on every run.
//
// Classes that timed chooses are left as they are; nil chooses none.
func (a *analyses) lastPush(p *ivl.Program, timed func(*ivl.Class) bool) (*ivl.Program, error) {
	heads := headClasses(p)
	if timed != nil {
		heads = slices.DeleteFunc(heads, timed)
	}
	if len(heads) == 0 {
		return p, nil
	}
	r := findReaching(p, a.aliases(p), func(c *ivl.Class) bool {
		for _, h := range heads {
			if c.Elem == nil && related(c, h) {
				return true
			}
		}
		return false
	})
	if r == nil {
		return p, nil
	}
	l := &lastPush{r: r, number: map[*ivl.Push]int{}, pulls: map[*ivl.Pull]flow.Bitset{}, ghosts: map[*ivl.Class]*ivl.Field{}}
	l.collect()
	for _, h := range heads {
		l.choose(h)
	}
	if len(l.ghosts) == 0 {
		return p, nil
	}
	return l.rewrite(), nil
}

// headClasses returns the classes that have mutable fields and whose
// superclasses have none. Each push of mutable fields to an object names the
// head of its class or a subclass of the head.
func headClasses(p *ivl.Program) []*ivl.Class {
	var heads []*ivl.Class
	for _, c := range p.Classes {
		if c.Elem == nil && len(c.Mutable()) > 0 && len(c.Super.Mutable()) == 0 {
			heads = append(heads, c)
		}
	}
	return heads
}

// lastPush is the pass at work.
type lastPush struct {
	r      *reaching
	order  []*ivl.Pull               // those of pulls, in the order of the text
	pulls  map[*ivl.Pull]flow.Bitset // pushes that can be the last before it
	number map[*ivl.Push]int         // the number that the push writes into the ghost field
	ghosts map[*ivl.Class]*ivl.Field // by head class
}

// collect takes the pushes of each pull from the analysis.
func (l *lastPush) collect() {
	for _, q := range l.r.p.Procs {
		rp := l.r.procs[q.Name]
		for i := range q.Blocks {
			if rp.in[i] == nil {
				continue
			}
			l.r.block(rp, i, rp.in[i].clone(), func(s ivl.Stmt, st *reachState) {
				u, ok := s.(*ivl.Pull)
				if !ok || len(u.Class.Mutable()) == 0 {
					return
				}
				b := l.r.of(rp, st, u.P)
				if old := l.pulls[u]; old != nil { // one statement in two places
					old.Or(b)
					return
				}
				l.pulls[u] = b
				l.order = append(l.order, u)
			})
		}
	}
}

// excluded returns the pushes that u cannot read, though by allocation sites
// it could.
func (l *lastPush) excluded(u *ivl.Pull) []*ivl.Push {
	var out []*ivl.Push
	objs := l.r.objects(u.P)
	for i, s := range l.r.sites {
		if related(s.Class, u.Class) && !l.pulls[u].Has(i+1) && l.r.targets[i+1].Meets(objs) {
			out = append(out, s)
		}
	}
	return out
}

// choose decides whether class h and its subclasses get a ghost field, and
// numbers the pushes to them.
func (l *lastPush) choose(h *ivl.Class) {
	useful := false
	groups := map[string]int{}
	for i, s := range l.r.sites {
		if !s.Class.SubclassOf(h) {
			continue
		}
		readers := flow.NewBitset(len(l.order))
		for k, u := range l.order {
			if l.pulls[u].Has(i + 1) {
				readers.Set(k)
			}
		}
		key := ""
		for _, w := range readers {
			key += strconv.FormatUint(w, 16) + " "
		}
		if groups[key] == 0 {
			groups[key] = len(groups) + 1
		}
		l.number[s] = groups[key]
	}
	for _, u := range l.order {
		useful = useful || u.Class.SubclassOf(h) && len(l.excluded(u)) > 0
	}
	if useful {
		l.ghosts[h] = &ivl.Field{Name: "$lastPush", Type: ivl.IntZ}
	}
}

// rewrite adds the ghost fields.
func (l *lastPush) rewrite() *ivl.Program {
	p := l.r.p
	c := newReclass(p, func(c *ivl.Class) []*ivl.Field {
		if g := l.ghosts[c]; g != nil {
			return []*ivl.Field{g}
		}
		return nil
	})
	return c.program(p, func(q *ivl.Proc) func(ivl.Stmt) []ivl.Stmt {
		n := &ivl.Var{Name: newNamer(p, q).fresh("lastPush"), Typ: ivl.IntZ}
		q.Locals = append(slices.Clip(q.Locals), n)
		return func(s ivl.Stmt) []ivl.Stmt { return l.stmt(c, s, n) }
	})
}

// stmt copies s and adds reads and writes of the ghost field; n is a variable
// for the number read.
func (l *lastPush) stmt(c *reclass, s ivl.Stmt, n *ivl.Var) []ivl.Stmt {
	switch u := s.(type) {
	case *ivl.Push:
		if l.hasGhost(u.Class) {
			v := c.stmt(u).(*ivl.Push)
			v.Ts = slices.Insert(slices.Clone(v.Ts), 0, num(int64(l.number[u])))
			return []ivl.Stmt{v}
		}
	case *ivl.Pull:
		if l.hasGhost(u.Class) {
			v := c.stmt(u).(*ivl.Pull)
			v.Xs = slices.Insert(slices.Clone(v.Xs), 0, nil)
			t := l.assumption(u, n)
			if t == nil {
				return []ivl.Stmt{v}
			}
			v.Xs[0] = n
			return []ivl.Stmt{v, &ivl.Assume{T: c.term(t), Pos: u.Pos}}
		}
	}
	return []ivl.Stmt{c.stmt(s)}
}

func (l *lastPush) hasGhost(c *ivl.Class) bool {
	for ; c != nil; c = c.Super {
		if l.ghosts[c] != nil {
			return true
		}
	}
	return false
}

// assumption returns the assumption about the number n that pull u reads, nil
// if there is none.
func (l *lastPush) assumption(u *ivl.Pull, n *ivl.Var) ivl.Term {
	last := l.pulls[u]
	if last == nil || last.IsEmpty() {
		return nil // never reached
	}
	var in, out []int
	if last.Has(0) {
		in = append(in, 0)
	}
	for i, s := range l.r.sites {
		if last.Has(i+1) && related(s.Class, u.Class) {
			in = append(in, l.number[s])
		}
	}
	for _, s := range l.excluded(u) {
		out = append(out, l.number[s])
	}
	in, out = sortedSet(in), sortedSet(out)
	if len(out) == 0 {
		return nil
	}
	var ts []ivl.Term
	for _, k := range out {
		ts = append(ts, ivl.Not.Of(ivl.Eq.Of(n, num(int64(k)))))
	}
	t := ivl.And.Of(ts...)
	if len(in) < len(out) {
		ts = nil
		for _, k := range in {
			ts = append(ts, ivl.Eq.Of(n, num(int64(k))))
		}
		t = ivl.Or.Of(ts...)
	}
	if !l.mayBeExternal(u) {
		return t
	}
	for _, x := range ivl.Defs(u) {
		if ivl.Mentions(u.P, x) {
			return nil // after the pull it is another object
		}
	}
	return ivl.Or.Of(ivl.Lt.Of(ivl.ID(u.P), num(0)), t)
}

func sortedSet(ns []int) []int {
	slices.Sort(ns)
	return slices.Compact(ns)
}

// mayBeExternal reports whether u can read an object that the program did not
// allocate.
func (l *lastPush) mayBeExternal(u *ivl.Pull) bool {
	for a := range l.r.objects(u.P).All() {
		if o := l.r.u.Objects[a]; o.Site == 0 && absint.Compatible(o.Class, u.Class) {
			return true
		}
	}
	return false
}
