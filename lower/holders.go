package lower

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/internal/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// holderCall is a call of a method of holders.
type holderCall struct {
	types []*reach.Type // of receivers, of which all is known
	what  jdk.HolderMethod
}

// holderCallOf returns what a call of m does for receivers that are holders. Their types are among those in
// recv, unless that is nil. The result has no types if nothing is known.
func (e *emitter) holderCallOf(in *ssa.Call, m *classfile.Method, recv map[*reach.Type]bool) holderCall {
	var c holderCall
	if e.prog.Opts.Handed == nil || in.Kind == ssa.InvokeStatic {
		return c
	}
	for _, t := range e.possibleOf(in.Args[0]).all {
		h, own := e.prog.HolderOf(t)
		if h == nil || recv != nil && !recv[t] {
			continue
		}
		x := h.Of(m.Name, m.Desc)
		if x.Op == jdk.HolderUnknown || !own && !x.Alone || x.Op == jdk.HolderIterate && e.prog.Types[h.Iterators[m.Name]] == nil {
			continue
		}
		if len(c.types) == 0 {
			c.what = x
		}
		c.what.Compares = max(c.what.Compares, x.Compares)
		c.what.OrNull = c.what.OrNull || x.OrNull
		c.what.Quiet = c.what.Quiet && x.Quiet
		c.what.Sorts = c.what.Sorts || x.Sorts
		if x.Op != c.what.Op || x.Puts != c.what.Puts || x.PutsAll != c.what.PutsAll || x.Gives != c.what.Gives || x.Shows != c.what.Shows || x.Kept != c.what.Kept {
			continue // it does something else
		}
		c.types = append(c.types, t)
	}
	return c
}

// callHolder emits a call of m on holders that the program has made, if what m does is known of some of
// them. All says that the receiver is surely such a holder. Otherwise what is emitted before the label
// that it returns is opened is for other receivers; it is "" if nothing was emitted.
func (e *emitter) callHolder(in *ssa.Call, m *classfile.Method, recv map[*reach.Type]bool) (all bool, join string) {
	c := e.holderCallOf(in, m, recv)
	if len(c.types) == 0 || e.prog.ForeignRun(in) == nil && !jdk.MethodIs(m, jdk.Quiet) {
		return false, ""
	}
	if _, fresh := in.Args[0].(*ssa.New); fresh {
		e.onHolder(in, m, c)
		return true, ""
	}
	x := e.value(in.Args[0])
	other, join := e.newLabel("other"), e.newLabel("join")
	e.where(inProgram(x), other)
	e.where(e.w.typeIn(x, e.possibleOf(in.Args[0]).all, typeMap(c.types), true), other)
	e.onHolder(in, m, c)
	e.jump(join)
	e.open(other)
	return false, join
}

func typeMap(types []*reach.Type) map[*reach.Type]bool {
	set := map[*reach.Type]bool{}
	for _, t := range types {
		set[t] = true
	}
	return set
}

// makeHolder emits that the result of in is a new holder of class name, which keeps the first argument.
func (e *emitter) makeHolder(in *ssa.Call, name string) {
	e.admit(in.Args[0])
	class := e.w.class(name)
	kept := e.as(in.Args[0], ivl.RefTo(e.w.class(jdk.Object)))
	e.allocate(e.variable(in), class, e.w.site(), e.w.holding(e.builder, e.prog.Types[name], nil, kept, zero))
}

// onHolder emits a call of m on a holder that the program has made, which does what c says. Like
// any call of the JDK's code it may throw anything.
func (e *emitter) onHolder(in *ssa.Call, m *classfile.Method, c holderCall) {
	what, x := c.what, e.value(in.Args[0])
	var array, of *ivl.Var
	if what.Puts+what.PutsAll+what.Compares > 0 || what.Gives || what.Kept || what.Op != jdk.HolderPlain {
		array, of = e.heldIn(x, c.types)
	}
	if what.Shows > 0 {
		e.give(in.Args[what.Shows])
	}
	if what.Puts > 0 {
		e.admit(in.Args[what.Puts])
		e.w.putHeld(e.builder, array, e.as(in.Args[what.Puts], ivl.RefTo(e.w.class(jdk.Object))))
	}
	if what.PutsAll > 0 {
		e.putAll(array, in.Args[what.PutsAll])
	}
	quiet := e.quietly(in, m, what)
	if what.Compares > 0 && !quiet {
		if what.Compares != what.PutsAll {
			e.give(in.Args[what.Compares])
		}
		e.anyTimes(func() { e.w.keep(e.builder, e.w.takeHeld(e.builder, array)) })
	}
	if what.Op == jdk.HolderBack {
		e.keepProgram(of, in.Args[1:])
	}
	if run := e.prog.ForeignRun(in); run != nil && !quiet {
		e.callWith(in, nil, run, nil)
	}
	switch {
	case e.dead() || in.Type() == ssa.Void:
	case what.Op == jdk.HolderIterate:
		e.admit(in.Args[0])
		e.newIterator(in, m, c, array)
	case what.Kept:
		e.assign(e.variable(in), of)
	case what.Gives:
		e.heldResult(in, array, what.OrNull)
	default:
		e.unmodelledResult(in, m, classfile.Dotted(m.Class.Name)+"."+m.Name)
	}
}

// quietly reports whether a call of m on a holder throws nothing and runs no code of the program.
// Other threads may run it meanwhile.
func (e *emitter) quietly(in *ssa.Call, m *classfile.Method, what jdk.HolderMethod) bool {
	if n, ok := sizeOf(in, m); ok {
		return n >= 0 && !e.prog.Opts.Threads
	}
	if !what.Quiet || e.prog.Opts.Threads || what.Sorts && e.prog.ComparesOwn() {
		return false
	}
	for _, i := range []int{what.Compares, what.Shows} {
		if i > 0 && !e.comparesQuietly(in.Args[i]) {
			return false
		}
	}
	return true
}

// sizeOf returns the constant size that a constructor m is given.
func sizeOf(in *ssa.Call, m *classfile.Method) (n int64, ok bool) {
	if m.Name != "<init>" || m.Desc != "(I)V" {
		return 0, false
	}
	c, ok := in.Args[1].(*ssa.Const)
	if !ok {
		return 0, false
	}
	return c.Int, true
}

// comparesQuietly reports whether equals() and hashCode() of v are the JDK's, and know nothing of other objects.
func (e *emitter) comparesQuietly(v ssa.Value) bool {
	if v.Type() == ssa.Null {
		return true
	}
	return !slices.ContainsFunc(e.possibleOf(v).all, func(t *reach.Type) bool { return !e.prog.ComparedBySelf(t) })
}

// heldIn returns the fields of a holder x, which has one of the types. The second is nil if there is
// no iterator among them.
func (e *emitter) heldIn(x ivl.Term, types []*reach.Type) (array, of *ivl.Var) {
	groups := e.w.byBase(types)
	if len(groups) == 1 {
		return e.w.pullHeld(e.builder, x, groups[0])
	}
	array, of = e.local("held", ivl.RefTo(e.w.class(objects))), e.local("of", ivl.RefTo(e.w.class(jdk.Object)))
	join := e.newLabel("join")
	for i, g := range groups {
		next := ""
		if i+1 < len(groups) {
			hit := e.newLabel("base")
			next = e.newLabel("next")
			e.branch(e.w.typeIn(x, types, g.types, true), hit, next)
			e.open(hit)
		}
		a, o := e.w.pullHeld(e.builder, x, g)
		e.assign(array, a)
		if o != nil {
			e.assign(of, o)
		} else {
			e.assign(of, ivl.Null(e.w.class(jdk.Object)))
		}
		e.jump(join)
		if next != "" {
			e.open(next)
		}
	}
	e.open(join)
	return array, of
}

// admit notes what code without a body can do with v once it has the holder that v is put into.
func (e *emitter) admit(v ssa.Value) {
	if v.Type() == ssa.Null {
		return
	}
	for _, t := range e.handed(v) {
		e.w.handed.AddType(e.prog, t)
	}
}

// anyTimes emits a loop that does something any number of times.
func (e *emitter) anyTimes(do func()) {
	more := e.local("more", ivl.IntOf(ivl.U1))
	head, body, done := e.newLabel("head"), e.newLabel("body"), e.newLabel("done")
	e.jump(head)
	e.open(head)
	e.havoc(more, e.w.input(ivl.Unmodelled, "whether a collection has one more", e.at))
	e.branch(ivl.Eq.Of(more, ivl.IntConst(1, ivl.IntZ)), body, done)
	e.open(body)
	do()
	e.jump(head)
	e.open(done)
}

// putAll emits that the array has what the collection v holds. If v may be none of the JDK's, its
// methods decide what, and the JDK has the array from now on.
func (e *emitter) putAll(array ivl.Term, v ssa.Value) {
	var types []*reach.Type
	all := e.possibleOf(v).all
	for _, t := range all {
		if h, own := e.prog.HolderOf(t); h != nil && own && len(h.Iterators) > 0 {
			types = append(types, t)
		}
	}
	if len(types) == 0 {
		e.give(v)
		e.w.keep(e.builder, array)
		return
	}
	x := e.value(v)
	other, join := e.newLabel("other"), e.newLabel("join")
	e.where(ivl.Not.Of(ivl.IsNull(x)), other)
	e.where(inProgram(x), other)
	e.where(e.w.typeIn(x, all, typeMap(types), true), other)
	from, _ := e.heldIn(x, types)
	e.anyTimes(func() { e.w.putHeld(e.builder, array, e.w.takeHeld(e.builder, from)) })
	e.jump(join)
	e.open(other)
	e.give(v)
	e.w.keep(e.builder, array)
	e.jump(join)
	e.open(join)
}

// keepProgram emits that code without a body has what an iterator goes through, and the arguments, if that is
// of a class of the program: it calls methods of it with these, which the program may override.
func (e *emitter) keepProgram(of ivl.Term, args []ssa.Value) {
	all := e.w.possible(jdk.Object).all
	own := map[*reach.Type]bool{}
	for _, t := range all {
		if h, is := e.prog.HolderOf(t); h != nil && is {
			own[t] = true
		}
	}
	other, join := e.newLabel("program"), e.newLabel("join")
	e.branch(e.w.typeIn(of, all, own, false), join, other)
	e.open(other)
	e.w.keep(e.builder, of)
	for _, a := range args {
		e.give(a)
	}
	e.jump(join)
	e.open(join)
}

// newIterator emits that the result of in is a new iterator of the receiver, which shares its array.
func (e *emitter) newIterator(in *ssa.Call, m *classfile.Method, c holderCall, array ivl.Term) {
	var names []string
	by := map[string]map[*reach.Type]bool{}
	for _, t := range c.types {
		h, _ := e.prog.HolderOf(t)
		n := h.Iterators[m.Name]
		if by[n] == nil {
			by[n] = map[*reach.Type]bool{}
			names = append(names, n)
		}
		by[n][t] = true
	}
	x, join := e.value(in.Args[0]), e.newLabel("join")
	for i, n := range names {
		next := ""
		if i+1 < len(names) {
			hit := e.newLabel("iterator")
			next = e.newLabel("next")
			e.branch(e.w.typeIn(x, c.types, by[n], true), hit, next)
			e.open(hit)
		}
		class := e.w.class(n)
		y := e.local("iterator", ivl.RefTo(class))
		e.allocate(y, class, e.w.site(), e.w.holding(e.builder, e.prog.Types[n], array, e.refAs(x, e.w.class(jdk.Object)), zero))
		e.assign(e.variable(in), y)
		e.jump(join)
		if next != "" {
			e.open(next)
		}
	}
	e.open(join)
}

// heldResult emits that the result of in is any of what the array has, or null.
func (e *emitter) heldResult(in *ssa.Call, array ivl.Term, orNull bool) {
	x := e.variable(in)
	if !orNull {
		e.assign(x, e.w.takeHeld(e.builder, array))
		return
	}
	some := e.local("some", ivl.IntOf(ivl.U1))
	yes, no, join := e.newLabel("some"), e.newLabel("none"), e.newLabel("join")
	e.havoc(some, e.w.input(ivl.Unmodelled, "whether a collection has an object", e.at))
	e.branch(ivl.Eq.Of(some, ivl.IntConst(1, ivl.IntZ)), yes, no)
	e.open(yes)
	e.assign(x, e.w.takeHeld(e.builder, array))
	e.jump(join)
	e.open(no)
	e.assign(x, ivl.Null(x.Typ.Class))
	e.jump(join)
	e.open(join)
}
