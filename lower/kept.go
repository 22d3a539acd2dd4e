package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
)

// Where calls without a body may run methods of the program (foreign.go), the JDK has the objects
// that it makes, constants, and those that it was given. The latter are kept in one array, of any
// length. What is given comes to any place of the array, and what is taken is from any place. So
// there is a run for each choice of the JDK.

// keptArray returns the global with the array of what code without a body has.
func (w *world) keptArray() *ivl.Var {
	if w.kept == nil {
		c := w.class("[L" + jdk.Object + ";")
		w.kept = &ivl.Var{Name: "jayverify.$Foreign.kept", Typ: ivl.RefTo(c), Global: true, Init: ivl.Null(c)}
		w.globals = append(w.globals, w.kept)
	}
	return w.kept
}

// makeKept emits the allocation of that array.
func (w *world) makeKept(b *builder) {
	if w.prog.Opts.Handed == nil {
		return
	}
	g := w.keptArray()
	a := b.local("kept", g.Typ)
	n := b.local("places", ivl.Int)
	b.havoc(n, w.input(ivl.Unmodelled, "how many objects the JDK keeps", b.at))
	b.assume(ivl.Lt.Of(ivl.IntConst(0, ivl.Int), n))
	b.add(&ivl.NewArray{X: a, Class: g.Typ.Class, Len: n, Site: w.site(), Pos: b.at})
	b.assign(g, a)
}

// keep emits that code without a body has t from now on.
func (w *world) keep(b *builder, t ivl.Term) {
	t = w.stays(b, t)
	b.add(&ivl.PushElem{A: w.keptArray(), I: w.keptPlace(b), T: t, Pos: b.at})
}

// keptPlace returns a variable with the index of some object that code without a body has.
func (w *world) keptPlace(b *builder) *ivl.Var {
	i := b.local("place", ivl.Int)
	b.havoc(i, w.input(ivl.Unmodelled, "which object the JDK uses", b.at))
	b.assume(ivl.And.Of(ivl.Le.Of(ivl.IntConst(0, ivl.Int), i), ivl.Lt.Of(i, ivl.Length(w.keptArray()))))
	return i
}

// taken returns a variable with an object that code without a body has, or null.
func (w *world) taken(b *builder) *ivl.Var {
	y := b.local("taken", ivl.RefTo(w.class(jdk.Object)))
	b.add(&ivl.PullElem{X: y, A: w.keptArray(), I: w.keptPlace(b), Pos: b.at})
	return y
}

// spread emits that code without a body has the elements of the arrays that it has.
func (w *world) spread(b *builder) {
	y := w.taken(b)
	all := w.possible(jdk.Object).all
	arrays := map[*reach.Type]bool{}
	for _, t := range all {
		if classfile.ElementClass(t.Name) != "" {
			arrays[t] = true
		}
	}
	if len(arrays) == 0 {
		return
	}
	hit, in, join := b.newLabel("array"), b.newLabel("in"), b.newLabel("join")
	own := ivl.Not.Of(ivl.Eq.Of(ivl.Site(y), ivl.IntConst(0, ivl.IntZ)))
	b.branch(ivl.And.Of(ivl.Not.Of(ivl.IsNull(y)), w.typeIn(y, all, arrays, false), own), hit, join)
	b.open(hit)
	c := w.class("[L" + jdk.Object + ";")
	a, i, z := b.local("a", ivl.RefTo(c)), b.local("i", ivl.Int), b.local("z", ivl.RefTo(w.class(jdk.Object)))
	b.assign(a, y)
	b.havoc(i, w.input(ivl.Unmodelled, "index that the JDK reads", b.at))
	b.branch(ivl.And.Of(ivl.Le.Of(ivl.IntConst(0, ivl.Int), i), ivl.Lt.Of(i, ivl.Length(a))), in, join)
	b.open(in)
	b.add(&ivl.PullElem{X: z, A: a, I: i, Pos: b.at})
	w.keep(b, z)
	b.jump(join)
	b.open(join)
}

// madeByForeign reports whether code without a body makes objects of a class of the JDK whose model is what they mean, too.
func (w *world) madeByForeign(t *reach.Type) bool {
	return w.prog.KeepsModels() && t.Name[0] != '[' && w.prog.Platform(t.Name) && !w.prog.MustStay(t.Name)
}

// fromForeign restricts x, a reference to any object of the static type called name, to
// those that code without a body has: what it makes, constants, and what it was given. It
// can get the constants of enums by their class. Boxes of small values are shared.
func (w *world) fromForeign(b *builder, x *ivl.Var, name string) {
	if w.prog.Opts.Handed == nil {
		return
	}
	all, s := w.possible(jdk.Object).all, w.possible(name)
	set, shared, foreign := map[*reach.Type]bool{}, map[*reach.Type]bool{}, map[*reach.Type]bool{}
	for _, t := range s.all {
		set[t] = true
		// An object from outside whose class has a model that changes has the external type above it.
		if t.External || t.Given || w.prog.Platform(t.Name) && !w.prog.MustStay(t.Name) {
			foreign[t] = true
		}
		if t.Name[0] != '[' && (jdk.IsWrapper(t.Name) || w.prog.Subtype(t.Name, jdk.Enum)) {
			shared[t] = true
		}
	}
	given := b.local("given", ivl.IntOf(ivl.U1))
	b.havoc(given, w.input(ivl.Unmodelled, "whether the JDK was given it", b.at))
	yes, no, join := b.newLabel("given"), b.newLabel("made"), b.newLabel("join")
	b.branch(ivl.Eq.Of(given, ivl.IntConst(1, ivl.IntZ)), yes, no)
	b.open(yes)
	y := w.taken(b)
	b.assume(ivl.Or.Of(ivl.IsNull(y), w.typeIn(y, all, set, true)))
	b.assign(x, y)
	b.jump(join)
	b.open(no)
	outside := ivl.Eq.Of(ivl.Site(x), ivl.IntConst(0, ivl.IntZ))
	made := []ivl.Term{ivl.IsNull(x), ivl.And.Of(w.typeIn(x, all, foreign, false), outside)}
	if len(shared) > 0 { // of which the program makes the objects
		made = append(made, ivl.And.Of(w.typeIn(x, all, shared, false), ivl.Not.Of(outside)))
	}
	b.assume(ivl.Or.Of(made...))
	b.jump(join)
	b.open(join)
}
