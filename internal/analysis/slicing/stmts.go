package slicing

import (
	"fmt"
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/ivl"
)

// valuer gives the set of values that a term can have at a point.
type valuer func(ivl.Term) *certificate.Set

// add writes a statement about variables of the program.
func (b *builder) add(s ivl.Stmt) { b.stmts = append(b.stmts, b.rename.Stmt(s)) }

// before writes what a slice has in place of a statement. What it takes from the rest of the program is any value until
// after says more.
func (b *builder) before(s ivl.Stmt, value valuer) {
	switch s := s.(type) {
	case *ivl.Assert:
		b.assert(s)
	case *ivl.Assign:
		b.assign(s)
	case *ivl.Pull:
		b.pull(s, value)
	case *ivl.Push:
		b.push(s, value)
	case *ivl.PullElem:
		b.havoc(s.X, s.Pos)
	case *ivl.Call:
		if b.slice.within[s.Proc] != nil {
			b.add(s)
		} else {
			b.havocAll(s.Xs, s.Pos)
		}
		b.havocAll(b.changed(s), s.Pos)
	case *ivl.New:
		b.raise(s)
		b.add(s)
	case *ivl.PushElem, *ivl.Output:
	case *ivl.Havoc:
		b.havoc(s.X, s.Pos)
	default:
		b.add(s)
	}
}

// raise writes that an exception that is made could leave the entry, where some checks forbid that. It could also be caught, so
// runs go on.
func (b *builder) raise(s *ivl.New) {
	raised := b.slice.raised[s.Site]
	if len(raised) == 0 {
		return
	}
	leaves := &ivl.Var{Name: fmt.Sprintf("leaves'%d", len(b.extra)), Typ: ivl.IntZ}
	b.extra = append(b.extra, leaves)
	b.havoc(leaves, s.Pos)
	for i, p := range raised {
		b.either(ivl.Eq.Of(leaves, ivl.IntConst(int64(i+1), ivl.IntZ)), s.Pos, func() { b.add(&ivl.Assert{T: ivl.False, Prop: p, Pos: s.Pos}) }, func() {})
	}
}

// assert keeps an assert that the slice is for. Of another one it keeps that runs end where it fails. What the entry of the
// program asserts of exceptions is asserted where these are made.
func (b *builder) assert(s *ivl.Assert) {
	if b.wanted[s.Prop] && b.q.Name != b.slice.slicer.program.Entry {
		b.add(s)
		return
	}
	b.add(&ivl.Assume{T: s.T, Pos: s.Pos})
}

func (b *builder) havoc(x *ivl.Var, pos ivl.Pos) { b.add(&ivl.Havoc{X: x, Input: b.input, Pos: pos}) }

func (b *builder) havocAll(xs []*ivl.Var, pos ivl.Pos) {
	for _, x := range xs {
		if x != nil {
			b.havoc(x, pos)
		}
	}
}

// changed are the globals of the procedure at work that a call may write, but for those that receive a result.
func (b *builder) changed(s *ivl.Call) []*ivl.Var {
	var out []*ivl.Var
	for _, g := range b.claims.Written(s.Proc) {
		if b.locals[g] != nil && !slices.Contains(s.Xs, g) {
			out = append(out, g)
		}
	}
	return out
}

// assign keeps an assignment. After a cast, more is read from the reference than the slice may know.
func (b *builder) assign(s *ivl.Assign) {
	a, ok := s.T.(*ivl.App)
	if !ok || a.Op != ivl.Cast {
		b.add(s)
		return
	}
	b.havoc(s.X, s.Pos)
	from := a.Args[0]
	if ivl.Mentions(from, s.X) {
		return
	}
	c := from.Type().Class
	if s.X.Typ.Class != c && !s.X.Typ.Class.SubclassOf(c) {
		c = nil // arrays: an array of other elements
	}
	same := func(x, y ivl.Term) { b.add(&ivl.Assume{T: ivl.Eq.Of(x, y), Pos: s.Pos}) }
	same(ivl.ID(s.X), ivl.ID(from))
	same(ivl.TypeNo(s.X), ivl.TypeNo(from))
	same(ivl.Site(s.X), ivl.Site(from))
	if c == nil {
		if s.X.Typ.Class.Elem != nil && from.Type().Class.Elem != nil {
			same(ivl.Length(s.X), ivl.Length(from))
		}
		return
	}
	if c.Elem != nil {
		same(ivl.Length(s.X), ivl.Length(from))
	}
	for _, f := range c.Tuple() {
		switch f.Type.Sort {
		case ivl.IntSort, ivl.BoolSort, ivl.RefSort:
			same(ivl.FieldOf(s.X, f), ivl.FieldOf(from, f))
		}
	}
}

// allocated is the condition that a reference is to an object that the program has allocated, of one of some classes.
func allocated(p ivl.Term, cs []*ivl.Class) ivl.Term {
	var types []ivl.Term
	for _, c := range cs {
		types = append(types, ivl.Eq.Of(ivl.TypeNo(p), ivl.IntConst(int64(c.ID), ivl.IntZ)))
	}
	return ivl.And.Of(ivl.Lt.Of(ivl.IntConst(0, ivl.IntZ), ivl.Site(p)), ivl.Or.Of(types...))
}

// followed returns the classes that the slice follows of which p can be an object that the program has allocated,
// and whether it can be something else.
func (b *builder) followed(p ivl.Term, c *ivl.Class, value valuer) (classes []*ivl.Class, other bool) {
	for _, o := range b.claims.Of(value(p)) {
		switch {
		case o.Site > 0 && !o.Class.SubclassOf(c): // it would have been refused before
		case o.Site == 0 || !b.follows[o.Class]:
			other = true
		case !slices.Contains(classes, o.Class):
			classes = append(classes, o.Class)
		}
	}
	return classes, other
}

// pull reads an object that is followed, and gives any values for another one, and for fields on which no check depends.
func (b *builder) pull(s *ivl.Pull, value valuer) {
	classes, other := b.followed(s.P, s.Class, value)
	if len(classes) == 0 {
		b.havocAll(s.Xs, s.Pos)
		return
	}
	kept := *s
	kept.Xs = slices.Clone(s.Xs)
	var free []*ivl.Var
	for i, f := range s.Fields() {
		if !b.slice.Keeps(f) {
			free = append(free, s.Xs[i])
			kept.Xs[i] = nil
		}
	}
	if other {
		b.either(allocated(s.P, classes), s.Pos, func() { b.add(&kept) }, func() { b.havocAll(kept.Xs, s.Pos) })
	} else {
		b.add(&kept)
	}
	b.havocAll(free, s.Pos)
}

// push writes an object that is followed. What it writes to fields on which no check depends is left out.
func (b *builder) push(s *ivl.Push, value valuer) {
	classes, other := b.followed(s.P, s.Class, value)
	if len(classes) == 0 {
		return
	}
	kept := *s
	kept.Ts = slices.Clone(s.Ts)
	for i, f := range s.Fields() {
		if !b.slice.Keeps(f) {
			kept.Ts[i] = ivl.Zero(f.Type)
		}
	}
	if other {
		b.either(allocated(s.P, classes), s.Pos, func() { b.add(&kept) }, func() {})
	} else {
		b.add(&kept)
	}
}

// either writes a branch.
func (b *builder) either(cond ivl.Term, pos ivl.Pos, yes, no func()) {
	taken, otherwise, join := b.fresh(), b.fresh(), b.fresh()
	b.end(&ivl.Goto{Targets: []ivl.Target{{Cond: cond, Label: taken}, {Label: otherwise}}, Pos: pos})
	for _, way := range []struct {
		label string
		write func()
	}{{taken, yes}, {otherwise, no}} {
		b.label = way.label
		way.write()
		b.end(&ivl.Goto{Targets: []ivl.Target{{Label: join}}, Pos: pos})
	}
	b.label = join
}
