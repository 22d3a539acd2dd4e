package lower

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// clones is Object.clone(): a new object of the receiver's dynamic type with the
// contents of its fields. It throws a CloneNotSupportedException where that type
// is not Cloneable.
func clones(e *emitter, in *ssa.Call, _ *classfile.Method) {
	x, recv := e.variable(in), e.value(in.Args[0])
	join := e.newLabel("join")
	for _, t := range e.possibleOf(in.Args[0]).all {
		if e.prog.NoInstances(t.Name) {
			continue
		}
		hit, next := e.newLabel("class"), e.newLabel("next")
		e.branch(ivl.Eq.Of(ivl.TypeNo(recv), ivl.IntConst(int64(e.w.class(t.Name).ID), ivl.IntZ)), hit, next)
		e.open(hit)
		switch {
		case t.Name[0] == '[' || t.External && e.prog.Platform(t.Name):
			e.unsupported("clone() of an object whose class is not known")
		case !e.prog.Subtype(t.Name, jdk.Cloneable):
			e.requireKind(in, ivl.False, ivl.UncaughtException, jdk.CloneNotSupportedException, classfile.Dotted(t.Name)+" is not Cloneable")
		default:
			e.assign(x, e.copyOf(recv, t))
		}
		if !e.dead() {
			e.jump(join)
		}
		e.open(next)
	}
	e.stop() // the static type of the receiver admits no other class
	e.open(join)
}

// copyOf emits the allocation of a copy of obj, whose dynamic type is t.
func (e *emitter) copyOf(obj ivl.Term, t *reach.Type) ivl.Term {
	c := e.w.class(t.Name)
	from, x := e.local("original", ivl.RefTo(c)), e.local("copy", ivl.RefTo(c))
	e.assign(from, e.refAs(obj, c))
	fs := c.Mutable()
	vs, ts := make([]*ivl.Var, len(fs)), make([]ivl.Term, len(fs))
	for i, f := range fs {
		vs[i] = e.local(f.Name, f.Type)
		ts[i] = vs[i]
	}
	if len(fs) > 0 {
		e.add(&ivl.Pull{Xs: vs, P: from, Class: c, Pos: e.at})
	}
	e.add(&ivl.New{X: x, Class: c, Site: e.w.site(), Pos: e.at}) // nothing reads it before it is written
	if len(fs) > 0 {
		for _, h := range e.w.hashes { // the copy has a number of its own
			if i := slices.Index(fs, h); i >= 0 {
				ts[i] = ivl.Zero(h.Type)
			}
		}
		e.add(&ivl.Push{P: x, Class: c, Ts: ts, Pos: e.at})
	}
	for _, f := range c.Tuple() {
		e.add(&ivl.Init{P: x, Field: f, T: ivl.FieldOf(from, f), Pos: e.at})
	}
	return x
}
