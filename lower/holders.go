package lower

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// holderCall is a call of a method of holders that does the same for all of some types.
type holderCall struct {
	types []*reach.Type // of receivers, of which all is known
	what  jdk.HolderMethod
	keyed bool // see jdk.Holder
}

// like reports whether a method of another class does the same with the same fields.
func (c *holderCall) like(x jdk.HolderMethod, keyed bool) bool {
	w := c.what
	return c.keyed == keyed && x.Op == w.Op && x.Puts == w.Puts && x.PutsAll == w.PutsAll && x.PutsKey == w.PutsKey && x.Gives == w.Gives && x.GivesKey == w.GivesKey && x.Shows == w.Shows && x.Kept == w.Kept
}

// holderCallsOf returns what a call of m does for receivers that are holders. Their types are among those in
// recv, unless that is nil.
func (e *emitter) holderCallsOf(in *ssa.Call, m *classfile.Method, recv map[*reach.Type]bool) []*holderCall {
	if !e.prog.Opaque() || in.Kind == ssa.InvokeStatic {
		return nil
	}
	var calls []*holderCall
	for _, t := range e.possibleOf(in.Args[0]).all {
		h, own := e.prog.HolderOf(t)
		if h == nil || recv != nil && !recv[t] {
			continue
		}
		x := h.Of(m.Name, m.Desc)
		if x.Op == jdk.HolderUnknown || !own && !x.Alone || !e.prog.MakesParts(h, m.Name, x.Op) {
			continue
		}
		i := slices.IndexFunc(calls, func(c *holderCall) bool { return c.like(x, h.Keyed) })
		if i < 0 {
			i = len(calls)
			calls = append(calls, &holderCall{what: x, keyed: h.Keyed})
		}
		c := calls[i]
		c.what.Compares = max(c.what.Compares, x.Compares)
		c.what.OrNull = c.what.OrNull || x.OrNull
		c.what.Quiet = c.what.Quiet && x.Quiet
		c.what.Sorts = c.what.Sorts || x.Sorts
		c.types = append(c.types, t)
	}
	return calls
}

// callHolder emits a call of m on holders that the program has made, if what m does is known of some of
// them. All says that the receiver is surely such a holder. Otherwise what is emitted before the label
// that it returns is opened is for other receivers; it is "" if nothing was emitted.
func (e *emitter) callHolder(in *ssa.Call, m *classfile.Method, recv map[*reach.Type]bool) (all bool, join string) {
	calls := e.holderCallsOf(in, m, recv)
	if len(calls) == 0 || e.prog.ForeignRun(in) == nil && !e.prog.Quiet(m) && !e.prog.Opts.Interference {
		return false, ""
	}
	if _, fresh := in.Args[0].(*ssa.New); fresh {
		e.onHolder(in, m, calls[0])
		return true, ""
	}
	x := e.value(in.Args[0])
	other, join := e.newLabel("other"), e.newLabel("join")
	e.where(inProgram(x), other)
	for i, c := range calls {
		next := other
		if i+1 < len(calls) {
			next = e.newLabel("next")
		}
		e.where(e.w.typeIn(x, e.possibleOf(in.Args[0]).all, typeMap(c.types), true), next)
		e.onHolder(in, m, c)
		e.jump(join)
		if next != other {
			e.open(next)
		}
	}
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
	e.allocate(e.variable(in), class, e.w.site(), e.w.holding(e.builder, e.prog.Types[name], heldBy{of: kept}, zero))
}

// onHolder emits a call of m on a holder that the program has made, which does what c says. Like
// any call of the JDK's code it may throw anything.
func (e *emitter) onHolder(in *ssa.Call, m *classfile.Method, c *holderCall) {
	what := c.what
	var by heldBy
	if what.Puts+what.PutsAll+what.Compares+what.Shows+what.PutsKey > 0 || what.Gives || what.GivesKey || what.Kept || what.Op != jdk.HolderPlain {
		by = e.heldIn(e.value(in.Args[0]), c.types)
	}
	quiet := e.quietly(in, m, what)
	sorted := ""
	if quiet && what.Sorts && e.prog.ComparesOwn() {
		quiet, sorted = false, e.newLabel("sorted")
	}
	if what.PutsKey > 0 {
		e.put(by.keys, in.Args[what.PutsKey])
	}
	if what.Puts > 0 {
		e.put(by.array, in.Args[what.Puts])
	}
	if what.PutsAll > 0 {
		e.putAll(by, in.Args[what.PutsAll], c.keyed)
	}
	if sorted != "" {
		e.unlessSorted(by, sorted)
	}
	if !quiet {
		e.compares(in, c, by)
	}
	if what.Op == jdk.HolderBack {
		e.keepProgram(by.of, in.Args[1:])
	}
	if run := e.prog.ForeignRun(in); run != nil && !quiet {
		e.callWith(in, nil, run, nil)
	}
	if sorted != "" {
		e.jump(sorted)
		e.open(sorted)
	}
	if !e.dead() && in.Type() != ssa.Void {
		e.resultOfHolder(in, m, c, by)
	}
}

// unlessSorted emits that what follows is only done where some key that is held, any of them, may have a compareTo of the program; the
// others go on at a label. The key that is put in has none, as quietly knows.
func (e *emitter) unlessSorted(by heldBy, others string) {
	keys := by.keys
	if keys == nil {
		keys = by.array
	}
	own := map[*reach.Type]bool{}
	all := e.w.possible(jdk.Object).all
	for _, t := range all {
		own[t] = !e.prog.ComparedBySelf(t)
	}
	e.where(e.w.typeIn(e.w.takeHeld(e.builder, keys), all, own, true), others)
}

// put emits that the array has v, and notes what code that gets the holder can do with it.
func (e *emitter) put(array ivl.Term, v ssa.Value) {
	e.admit(v)
	e.w.putHeld(e.builder, array, e.as(v, ivl.RefTo(e.w.class(jdk.Object))))
}

// compares emits that methods of an argument, or of what is held, may be called to compare them: code without a
// body gets both.
func (e *emitter) compares(in *ssa.Call, c *holderCall, by heldBy) {
	what := c.what
	keepAll := func(array ivl.Term) {
		e.anyTimes(func() { e.w.keep(e.builder, e.w.takeHeld(e.builder, array)) })
	}
	if what.Compares > 0 {
		if what.Compares != what.PutsAll {
			e.give(in.Args[what.Compares])
		}
		keepAll(by.array)
	}
	if what.Shows > 0 {
		e.give(in.Args[what.Shows])
	}
	if what.Shows > 0 || what.PutsAll > 0 && c.keyed {
		keepAll(by.keys)
	}
}

// resultOfHolder emits the result of a method of a holder.
func (e *emitter) resultOfHolder(in *ssa.Call, m *classfile.Method, c *holderCall, by heldBy) {
	switch what := c.what; {
	case what.Op == jdk.HolderIterate:
		e.admit(in.Args[0])
		e.newIterator(in, m, c.types, by)
	case what.Op == jdk.HolderView:
		e.admit(in.Args[0])
		e.viewOf(in, m, c.types, by)
	case what.Op == jdk.HolderEntry:
		e.entryOf(in, c.types, by)
	case what.Kept:
		e.assign(e.variable(in), by.of)
	case what.Gives:
		e.heldResult(in, by.array, what.OrNull)
	case what.GivesKey:
		e.heldResult(in, by.keys, what.OrNull)
	default:
		e.unmodelledResult(in, m, classfile.Dotted(m.Class.Name)+"."+m.Name)
	}
}

// quietly reports whether a call of m on a holder throws nothing and runs no code of the program, but for sorting what is held.
// Other threads may run it meanwhile.
func (e *emitter) quietly(in *ssa.Call, m *classfile.Method, what jdk.HolderMethod) bool {
	if n, ok := sizeOf(in, m); ok {
		return n >= 0 && !e.prog.Opts.Threads
	}
	if !what.Quiet || e.prog.Opts.Threads {
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
	if t := e.prog.Types[classfile.ClassNameOf(string(v.Type()))]; t != nil && e.prog.Exact(t.Name) && e.prog.ComparedBySelf(t) {
		return true // its class is this one, also where an object from outside is known by another
	}
	return !slices.ContainsFunc(e.possibleOf(v).all, func(t *reach.Type) bool { return !e.prog.ComparedBySelf(t) })
}

// heldIn returns the fields of a holder x, which has one of the types. All of these have keys, or none of
// them has.
func (e *emitter) heldIn(x ivl.Term, types []*reach.Type) heldBy {
	groups := e.w.byBase(types)
	if len(groups) == 1 {
		return e.w.pullHeld(e.builder, x, groups[0])
	}
	var by heldBy
	set := func(to *ivl.Term, t ivl.Term, name string) {
		if t == nil {
			return
		}
		if *to == nil {
			*to = e.local(name, t.Type())
		}
		e.assign((*to).(*ivl.Var), t)
	}
	join := e.newLabel("join")
	for i, g := range groups {
		next := ""
		if i+1 < len(groups) {
			hit := e.newLabel("base")
			next = e.newLabel("next")
			e.branch(e.w.typeIn(x, types, g.types, true), hit, next)
			e.open(hit)
		}
		one := e.w.pullHeld(e.builder, x, g)
		if one.of == nil {
			one.of = ivl.Null(e.w.class(jdk.Object))
		}
		set(&by.array, one.array, "held")
		set(&by.of, one.of, "of")
		set(&by.keys, one.keys, "keys")
		set(&by.parts, one.parts, "parts")
		e.jump(join)
		if next != "" {
			e.open(next)
		}
	}
	e.open(join)
	return by
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

// putAll emits that a holder with the fields by has what the collection v holds, or the map v if it is keyed. If
// v may be none of the JDK's, its methods decide what, and the JDK has the arrays from now on.
func (e *emitter) putAll(by heldBy, v ssa.Value, keyed bool) {
	var types []*reach.Type
	all := e.possibleOf(v).all
	for _, t := range all {
		if h, own := e.prog.HolderOf(t); h != nil && own && len(h.Iterators) > 0 && !h.Viewed && h.Keyed == keyed {
			types = append(types, t)
		}
	}
	give := func() {
		e.give(v)
		e.w.keep(e.builder, by.array)
		if keyed {
			e.w.keep(e.builder, by.keys)
		}
	}
	if len(types) == 0 {
		give()
		return
	}
	x := e.value(v)
	other, join := e.newLabel("other"), e.newLabel("join")
	e.where(ivl.Not.Of(ivl.IsNull(x)), other)
	e.where(inProgram(x), other)
	e.where(e.w.typeIn(x, all, typeMap(types), true), other)
	from := e.heldIn(x, types)
	e.anyTimes(func() {
		e.w.putHeld(e.builder, by.array, e.w.takeHeld(e.builder, from.array))
		if keyed {
			e.w.putHeld(e.builder, by.keys, e.w.takeHeld(e.builder, from.keys))
		}
	})
	e.jump(join)
	e.open(other)
	give()
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
