package lower

import (
	"github.com/jayverify/jayverify/internal/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// identityRoot returns the common root of all objects that v can be, "" if
// there is no single one.
func (e *emitter) identityRoot(v ssa.Value) string {
	root := ""
	for i, t := range e.possibleOf(v).all {
		r := e.prog.HashRoot(t)
		if r == "" || !e.prog.Hashes[r] || i > 0 && r != root || t.External && e.prog.Platform(t.Name) {
			return ""
		}
		root = r
	}
	return root
}

// identityHash emits that the result of in is the number of an object, not null,
// of a class below root.
func (e *emitter) identityHash(in *ssa.Call, v ssa.Value, root string) {
	c := e.w.class(root)
	x, obj := e.variable(in), e.refAs(e.value(v), c)
	f := e.w.hashes[c]
	fs := c.Mutable()
	xs, ts := make([]*ivl.Var, len(fs)), make([]ivl.Term, len(fs))
	for i, g := range fs {
		xs[i] = e.local(g.Name, g.Type)
		ts[i] = xs[i]
	}
	i := indexOf(c, f)
	e.add(&ivl.Pull{Xs: xs, P: obj, Class: c, Pos: e.at})
	some, none, join := e.newLabel("numbered"), e.newLabel("unnumbered"), e.newLabel("join")
	e.branch(ivl.Eq.Of(xs[i], ivl.IntConst(0, f.Type)), none, some)
	e.open(none)
	h := e.local("hash", f.Type)
	e.havoc(h, e.w.input(ivl.Unmodelled, reach.HashField, e.at))
	e.inRangeOf(h, "I")
	e.assume(ivl.Not.Of(ivl.Eq.Of(h, ivl.IntConst(0, f.Type))))
	ts[i] = h
	e.add(&ivl.Push{P: obj, Class: c, Ts: ts, Pos: e.at})
	e.assign(x, h)
	e.jump(join)
	e.open(some)
	e.assign(x, xs[i])
	e.jump(join)
	e.open(join)
}

// anyHash emits that the result of in is the number of an object without a root.
func (e *emitter) anyHash(in *ssa.Call) {
	if e.prog.Opts.Execute != nil {
		e.ownNumber(in)
		return
	}
	x := e.variable(in)
	e.havoc(x, e.w.input(ivl.Unmodelled, reach.HashField, e.at))
	e.inRangeOf(x, "I")
	e.assume(ivl.Not.Of(ivl.Eq.Of(x, ivl.IntConst(0, x.Typ))))
}

// identityOfArgument emits a non-virtual call of a method that returns the identity hash code of
// its first argument. It reports whether this is possible.
func (e *emitter) identityOfArgument(in *ssa.Call) bool {
	root := e.identityRoot(in.Args[0])
	if root == "" {
		return false
	}
	if in.Kind != ssa.InvokeStatic {
		e.identityHash(in, in.Args[0], root)
		return true
	}
	some, null, join := e.newLabel("some"), e.newLabel("null"), e.newLabel("join")
	e.branch(ivl.IsNull(e.value(in.Args[0])), null, some)
	e.open(null)
	x := e.variable(in)
	e.assign(x, ivl.IntConst(0, x.Typ))
	e.jump(join)
	e.open(some)
	e.identityHash(in, in.Args[0], root)
	e.jump(join)
	e.open(join)
	return true
}
