package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// Iterators of a holder, views of a map and its entries are holders themselves, which have the arrays of
// the holder that they are of. Each call of iterator() makes a new one. A map has one view of a kind, and one entry for a key:
// two calls may return the same object. So the map has an array of those that it has made, and a call returns any
// of these, perhaps a new one.

// newIterator emits that the result of in is a new iterator of the receiver, which shares its arrays.
func (e *emitter) newIterator(in *ssa.Call, m *classfile.Method, types []*reach.Type, by heldBy) {
	x := e.refAs(e.value(in.Args[0]), e.w.class(jdk.Object))
	e.partsByClass(in, m, types, func(name string) {
		e.assign(e.variable(in), e.newPart(name, heldBy{by.array, x, by.keys, by.parts}))
	})
}

// viewOf emits that the result of in is a view of the receiver, a map.
func (e *emitter) viewOf(in *ssa.Call, m *classfile.Method, types []*reach.Type, by heldBy) {
	e.partsByClass(in, m, types, func(name string) {
		part := heldBy{array: by.array}
		switch m.Name {
		case "keySet":
			part.array = by.keys
		case "entrySet":
			part.keys, part.parts = by.keys, by.parts
		}
		e.partOf(in, by.parts, []string{name}, part)
	})
}

// entryOf emits that the result of in is an entry of the map that the receiver goes through.
func (e *emitter) entryOf(in *ssa.Call, types []*reach.Type, by heldBy) {
	classes := map[string][]string{} // by the first
	e.byPart(in, types, func(h *jdk.Holder) string {
		classes[h.Entries[0]] = h.Entries
		return h.Entries[0]
	}, func(first string) {
		e.partOf(in, by.parts, classes[first], heldBy{array: by.array, keys: by.keys, parts: by.parts})
	})
}

// partOf emits that the result of in is one of what parts has of some classes, perhaps a new one with the fields by,
// or an object of the JDK's own.
func (e *emitter) partOf(in *ssa.Call, parts ivl.Term, classes []string, by heldBy) {
	of := map[*reach.Type]bool{}
	for _, name := range classes {
		of[e.prog.Types[name]] = true
		made, join := e.local("made", ivl.IntOf(ivl.U1)), e.newLabel("join")
		yes := e.newLabel("new")
		e.havoc(made, e.w.input(ivl.Unmodelled, "whether a map makes a new object of its own", e.at))
		e.branch(ivl.Eq.Of(made, ivl.IntConst(1, ivl.IntZ)), yes, join)
		e.open(yes)
		e.w.putHeld(e.builder, parts, e.refAs(e.newPart(name, by), e.w.class(jdk.Object)))
		e.jump(join)
		e.open(join)
	}
	y := e.w.takeHeld(e.builder, parts)
	e.assume(ivl.Not.Of(ivl.IsNull(y)))
	own, outside, join := e.newLabel("own"), e.newLabel("outside"), e.newLabel("join")
	e.branch(e.w.typeIn(y, e.w.possible(jdk.Object).all, of, true), own, outside)
	e.open(own)
	e.assign(e.variable(in), y)
	e.jump(join)
	e.open(outside)
	e.assume(ivl.Not.Of(inProgram(y)))
	e.assign(e.variable(in), y)
	e.jump(join)
	e.open(join)
}

// newPart emits the allocation of an iterator, a view or an entry.
func (e *emitter) newPart(name string, by heldBy) *ivl.Var {
	class := e.w.class(name)
	y := e.local("part", ivl.RefTo(class))
	e.allocate(y, class, e.w.site(), e.w.holding(e.builder, e.prog.Types[name], by, zero))
	return y
}

// partsByClass emits what do does for each class of the results of m, where the receiver's class has that.
func (e *emitter) partsByClass(in *ssa.Call, m *classfile.Method, types []*reach.Type, do func(name string)) {
	e.byPart(in, types, func(h *jdk.Holder) string { return h.Iterators[m.Name] }, do)
}

// byPart emits what do does for each class that of says, where it says that of the receiver's.
func (e *emitter) byPart(in *ssa.Call, types []*reach.Type, of func(h *jdk.Holder) string, do func(name string)) {
	var names []string
	by := map[string]map[*reach.Type]bool{}
	for _, t := range types {
		h, _ := e.prog.HolderOf(t)
		n := of(h)
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
			hit := e.newLabel("part")
			next = e.newLabel("next")
			e.branch(e.w.typeIn(x, types, by[n], true), hit, next)
			e.open(hit)
		}
		do(n)
		e.jump(join)
		if next != "" {
			e.open(next)
		}
	}
	e.open(join)
}
