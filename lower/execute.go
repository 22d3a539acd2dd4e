package lower

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// What the emitter does otherwise in a program that is made to be executed, see
// reach.Options.

// notExecuted emits that a run ends at a call of m, which has no meaning here.
func (e *emitter) notExecuted(in *ssa.Call, m *classfile.Method) {
	if reach.FillsStack(m) {
		if in.Type() != ssa.Void {
			e.assign(e.variable(in), e.value(in.Args[0]))
		}
		return
	}
	if reach.IsIdentityHash(m) {
		e.ownNumber(in)
		return
	}
	e.unsupported("call of " + classfile.Dotted(m.Class.Name) + "." + m.Name + m.Desc)
	if in.Type() != ssa.Void {
		x := e.variable(in)
		e.assign(x, ivl.Zero(x.Typ))
	}
}

// givenArgs emits a := the array of the arguments that are given.
func (w *world) givenArgs(b *builder, a *ivl.Var, given []string) {
	c := a.Typ.Class
	b.add(&ivl.NewArray{X: a, Class: c, Len: ivl.IntConst(int64(len(given)), ivl.Int), Site: w.site(), Pos: b.at})
	for i, text := range given {
		b.add(&ivl.PushElem{A: a, I: ivl.IntConst(int64(i), ivl.Int), T: w.object(jdk.String, text), Pos: b.at})
	}
}

// IdentityHashes is the kind of the note of a run that looks at the number of an object.
const IdentityHashes = "identity-hash"

// ownNumber emits an object's own hash code: its number, which the JVM gives out in
// another order.
func (e *emitter) ownNumber(in *ssa.Call) {
	e.assuming(IdentityHashes, "hash codes of objects are their numbers")
	x, o := e.variable(in), e.value(in.Args[0])
	n := ivl.WrapTo(x.Typ.Range, ivl.ID(o))
	e.assign(x, ivl.Ite.As(x.Typ, ivl.IsNull(o), ivl.IntConst(0, x.Typ), n))
}

// uncaughtByClass emits that exception exc, which the program did not allocate,
// leaves the entry. It ends the block.
func (w *world) uncaughtByClass(b *builder, exc *ivl.Var) {
	names := map[int64]string{}
	var keys []int64
	for _, t := range w.possible(jdk.Throwable).all {
		id := int64(w.class(t.Name).ID)
		keys, names[id] = append(keys, id), t.Name
	}
	slices.Sort(keys)
	leaves := func(what string) {
		p := w.property(b.at, ivl.UncaughtException, jdk.Throwable, what)
		b.add(&ivl.Assert{T: ivl.False, Prop: p, Pos: b.at})
		b.stop()
	}
	b.search(ivl.TypeNo(exc), keys, func(i int) { leaves(classfile.Dotted(names[keys[i]])) }, func() { leaves("an exception that the program did not allocate") })
}
