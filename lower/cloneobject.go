package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// clonesObject reports whether m is Object.clone.
func clonesObject(m *classfile.Method) bool { return m.Class.Name == jdk.Object && m.Name == "clone" }

// cloneObject emits Object.clone of a receiver whose class is in recv (nil: any): a
// new object of the same class with the same fields, if the class is Cloneable. It
// reports whether these are all possible classes of the receiver.
func (e *emitter) cloneObject(in *ssa.Call, recv map[*reach.Type]bool) (all bool, done string) {
	from := e.value(in.Args[0])
	poss := e.possibleOf(in.Args[0]).all
	var good []*reach.Type
	bad, other := map[*reach.Type]bool{}, false
	for _, t := range poss {
		switch {
		case recv != nil && !recv[t] || e.prog.NoInstances(t.Name):
		case t.Name[0] == '[' || e.prog.Platform(t.Name):
			other = true
		case e.prog.Subtype(t.Name, jdk.Cloneable):
			good = append(good, t)
		default:
			bad[t] = true
		}
	}
	if len(bad) > 0 {
		e.requireKind(in, ivl.Not.Of(e.w.typeIn(from, poss, bad, true)), ivl.UncaughtException, jdk.CloneNotSupportedException, "in java.lang.Object.clone()")
	}
	done = e.newLabel("cloned")
	for _, t := range good {
		hit, next := e.newLabel("clone"), e.newLabel("next")
		e.branch(ivl.Eq.Of(ivl.TypeNo(from), ivl.IntConst(int64(e.w.class(t.Name).ID), ivl.IntZ)), hit, next)
		e.open(hit)
		e.copyObject(in, from, e.w.class(t.Name))
		e.jump(done)
		e.open(next)
	}
	if !other {
		e.stop() // nothing else comes here
		e.open(done)
	}
	return !other, done
}

// copied names a class of the program of which code without a body may copy an object that comes with v. It is ""
// if there is none.
func (e *emitter) copied(v ssa.Value) string {
	for _, t := range e.handed(v) {
		if !e.prog.NoInstances(t.Name) && e.prog.ClonedByPlatform(t.Name) {
			return classfile.Dotted(t.Name)
		}
	}
	return ""
}

// cloneByForeign emits that code without a body may copy an object that it has, by clone(): a superclass of the
// JDK has that method.
func (w *world) cloneByForeign(b *builder) {
	for _, t := range w.possible(jdk.Object).all {
		if t.Name[0] == '[' || w.prog.NoInstances(t.Name) || !w.prog.ClonedByPlatform(t.Name) {
			continue
		}
		c := w.class(t.Name)
		y := w.taken(b)
		hit, join := b.newLabel("clone"), b.newLabel("join")
		b.where(ivl.Not.Of(ivl.IsNull(y)), join)
		b.branch(ivl.Eq.Of(ivl.TypeNo(y), ivl.IntConst(int64(c.ID), ivl.IntZ)), hit, join)
		b.open(hit)
		w.keep(b, w.copyOf(b, y, c))
		b.jump(join)
		b.open(join)
	}
}

// copyObject emits the allocation of the result of in: an object of class c with
// the fields of the object from.
func (e *emitter) copyObject(in *ssa.Call, from ivl.Term, c *ivl.Class) {
	x := e.w.copyOf(e.builder, from, c)
	if in.Type() != ssa.Void {
		e.assign(e.variable(in), x)
	}
}

// copyOf returns a variable with a new object of class c that has the fields of the object from.
func (w *world) copyOf(b *builder, from ivl.Term, c *ivl.Class) *ivl.Var {
	old, x := b.local("cloned", ivl.RefTo(c)), b.local("clone", ivl.RefTo(c))
	b.assign(old, b.refAs(from, c))
	fs := c.Mutable()
	vs, ts := make([]*ivl.Var, len(fs)), make([]ivl.Term, len(fs))
	for i, f := range fs {
		vs[i] = b.local(f.Name, f.Type)
		ts[i] = vs[i]
		if f.Name == reach.HashField {
			ts[i] = ivl.Zero(f.Type) // the new object has no identity hash code yet
		}
	}
	if len(fs) > 0 {
		b.add(&ivl.Pull{Xs: vs, P: old, Class: c, Pos: b.at})
	}
	b.add(&ivl.New{X: x, Class: c, Site: w.site(), Pos: b.at}) // nothing reads it before it is written
	if len(fs) > 0 {
		b.add(&ivl.Push{P: x, Class: c, Ts: ts, Pos: b.at})
	}
	for _, f := range c.Tuple() {
		b.add(&ivl.Init{P: x, Field: f, T: ivl.FieldOf(old, f), Pos: b.at})
	}
	return x
}
