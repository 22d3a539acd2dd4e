package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// noteAllocation notes that in allocates objects, if they must stay.
func (e *emitter) noteAllocation(in *ssa.New, site int) {
	if e.prog.MustStay(in.Class) {
		e.w.allocations = append(e.w.allocations, allocation{site, reach.AllocationOf(e.x, in), in.Class, e.at, !e.prog.Platform(in.Class)})
	}
}

// madeOutside emits that code without a body makes the object that in allocates.
func (e *emitter) madeOutside(in *ssa.New) {
	x := e.variable(in)
	e.havoc(x, e.w.inputOf(ivl.Unmodelled, "a new "+classfile.Dotted(in.Class), classfile.DescriptorOf(in.Class), e.at))
	all, exact := e.w.possible(jdk.Object).all, map[*reach.Type]bool{}
	exact[e.prog.Types[in.Class]] = true
	e.assume(ivl.Not.Of(ivl.IsNull(x)))
	e.assume(ivl.Eq.Of(ivl.Site(x), ivl.IntConst(0, ivl.IntZ)))
	e.assume(ivl.Lt.Of(ivl.ID(x), ivl.IntConst(0, ivl.IntZ)))
	e.assume(e.w.typeIn(x, all, exact, true))
}

// givesField emits that code without a body gets what is stored to field f of one of its objects. A field that the program never reads is not
// followed. So what is stored there is given at once, unless the object stays.
func (e *emitter) givesField(in *ssa.PutField, f *classfile.Field, obj ivl.Term) {
	switch {
	case !e.prog.KeepsModels(), !e.prog.Reads[f] && !e.prog.MustStay(f.Class.Name):
		e.give(in.Stored)
		return
	case !e.mayBeOutside(in.Object) || e.dead():
		return
	}
	hit, join := e.newLabel("outside"), e.newLabel("join")
	e.branch(ivl.Eq.Of(ivl.Site(obj), ivl.IntConst(0, ivl.IntZ)), hit, join)
	e.open(hit)
	e.give(in.Stored)
	e.jump(join)
	e.open(join)
}

// changesOutside reports whether code without a body may change field f of objects from outside.
func (e *emitter) changesOutside(f *classfile.Field) bool {
	return e.prog.KeepsModels() && e.prog.MustStay(f.Class.Name)
}
