package lower

import (
	"slices"

	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
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

// hashRoot is a class that declares the field of identity hash codes, and the types below it.
type hashRoot struct {
	name  string
	types map[*reach.Type]bool
}

// hashInPlace is the number of roots up to which each of them has a case where the call is.
const hashInPlace = 3

// identityHash emits that the result of in is the number of an object, not null, of a class below
// one of the roots.
func (e *emitter) identityHash(in *ssa.Call, v ssa.Value, roots []hashRoot) {
	x, obj := e.variable(in), e.value(v)
	if len(roots) == 1 {
		e.w.numberOf(e.builder, x, obj, roots[0].name)
		return
	}
	var all []*reach.Type
	for _, t := range e.w.possible(jdk.Object).all {
		if slices.ContainsFunc(roots, func(r hashRoot) bool { return r.types[t] }) {
			all = append(all, t)
		}
	}
	object := e.w.class(jdk.Object)
	proc := e.w.shared("$identityHash", all, func(b *builder) { e.w.numberOfAny(b, x.Typ, all, roots) }, e.at)
	e.add(&ivl.Call{Xs: []*ivl.Var{x}, Proc: proc, Args: []ivl.Term{e.refAs(obj, object)}, Pos: e.at})
}

// numberOfAny is the body of a procedure that returns the number, of type t, of an object of one of
// the types in all, each of which is below one of the roots.
func (w *world) numberOfAny(b *builder, t ivl.Type, all []*reach.Type, roots []hashRoot) {
	o := b.fresh("o", ivl.RefTo(w.class(jdk.Object)))
	b.param(o)
	b.proc.Results = []ivl.Type{t}
	b.open("entry")
	for i, r := range roots {
		next := ""
		if i+1 < len(roots) {
			hit := b.newLabel("case")
			next = b.newLabel("next")
			b.branch(w.typeIn(o, all, r.types, true), hit, next)
			b.open(hit)
		}
		x := b.local("number", t)
		w.numberOf(b, x, o, r.name)
		b.end(&ivl.Return{Ts: []ivl.Term{x}, Pos: b.at})
		if next != "" {
			b.open(next)
		}
	}
}

// numberOf emits that x is the number of an object, not null, of a class below root.
func (w *world) numberOf(b *builder, x *ivl.Var, object ivl.Term, root string) {
	c := w.class(root)
	obj := b.refAs(object, c)
	f := w.hashes[c]
	fs := c.Mutable()
	xs, ts := make([]*ivl.Var, len(fs)), make([]ivl.Term, len(fs))
	for i, g := range fs {
		xs[i] = b.local(g.Name, g.Type)
		ts[i] = xs[i]
	}
	i := indexOf(c, f)
	b.add(&ivl.Pull{Xs: xs, P: obj, Class: c, Pos: b.at})
	some, none, join := b.newLabel("numbered"), b.newLabel("unnumbered"), b.newLabel("join")
	b.branch(ivl.Eq.Of(xs[i], ivl.IntConst(0, f.Type)), none, some)
	b.open(none)
	h := b.local("hash", f.Type)
	b.havoc(h, w.input(ivl.Unmodelled, reach.HashField, b.at))
	b.inRangeOf(h, "I")
	b.assume(ivl.Not.Of(ivl.Eq.Of(h, ivl.IntConst(0, f.Type))))
	ts[i] = h
	b.add(&ivl.Push{P: obj, Class: c, Ts: ts, Pos: b.at})
	b.assign(x, h)
	b.jump(join)
	b.open(some)
	b.assign(x, xs[i])
	b.jump(join)
	b.open(join)
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
		e.w.numberOf(e.builder, e.variable(in), e.value(in.Args[0]), root)
		return true
	}
	some, null, join := e.newLabel("some"), e.newLabel("null"), e.newLabel("join")
	e.branch(ivl.IsNull(e.value(in.Args[0])), null, some)
	e.open(null)
	x := e.variable(in)
	e.assign(x, ivl.IntConst(0, x.Typ))
	e.jump(join)
	e.open(some)
	e.w.numberOf(e.builder, x, e.value(in.Args[0]), root)
	e.jump(join)
	e.open(join)
	return true
}
