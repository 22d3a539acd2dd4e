package lower

import (
	"maps"
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/internal/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// Where calls without a body may run methods of the program and models stay (reach.Handed.Escaping), an object
// whose model changes must not get to code without a body. Each place that gives an object away calls
// escapesName, which has one check for each allocation of such objects: "objects of this place do not
// escape". Abstract interpretation proves them. Lowering is repeated with the allocations of the
// others as objects of the JDK (LowerExact).

// escapesName is the procedure that gets each object that may be given away although it must stay.
const escapesName = "$escapes"

// allocation is an allocation of objects that must stay.
type allocation struct {
	site  int
	place reach.Allocation
	class string
	at    ivl.Pos
	own   bool // the program's own class: it cannot be an object of the JDK
}

// Exact reports whether calls without a body may run methods of the program, and models stay.
func (r *Result) Exact() bool { return r.exact }

// Stays lists the checks that objects whose models change do not get to code without a body.
func (r *Result) Stays() []*ivl.Property {
	return slices.AppendSeq(slices.Clone(r.escapesOwn), maps.Keys(r.Escapes))
}

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

// stays emits that an object t, which code without a body gets, is none that must stay. It returns the object
// as one of which analyses know that.
func (w *world) stays(b *builder, t ivl.Term) ivl.Term {
	if b.dead() || !slices.ContainsFunc(w.possible(t.Type().Class.Name).all, func(u *reach.Type) bool { return w.prog.MustStay(u.Name) }) {
		return t
	}
	w.escapes = true
	object := w.class(jdk.Object)
	x := b.local("stays", ivl.RefTo(object))
	b.add(&ivl.Call{Xs: []*ivl.Var{x}, Proc: escapesName, Args: []ivl.Term{b.refAs(t, object)}, Pos: b.at})
	return x
}

// escapesProc makes the procedure, when all allocations are known.
func (w *world) escapesProc(r *Result) *ivl.Proc {
	b := newBuilder(escapesName)
	b.at = ivl.Pos{Method: &ivl.Method{Class: "jayverify", Name: escapesName, Desc: "()V"}}
	x := b.fresh("x", ivl.RefTo(w.class(jdk.Object)))
	b.param(x)
	b.proc.Results = []ivl.Type{x.Typ}
	b.open("entry")
	ret, own := b.newLabel("ret"), b.newLabel("own")
	b.branch(ivl.Or.Of(ivl.IsNull(x), ivl.Eq.Of(ivl.Site(x), ivl.IntConst(0, ivl.IntZ))), ret, own)
	b.open(own)
	r.Escapes = map[*ivl.Property]reach.Allocation{}
	for _, a := range w.allocations {
		at := b.at
		b.at = a.at
		p := w.property(a.at, ivl.Unsupported, "", "code without a body gets the "+classfile.Dotted(a.class)+" that is allocated here")
		b.at = at
		b.add(&ivl.Assert{T: ivl.Not.Of(ivl.Eq.Of(ivl.Site(x), ivl.IntConst(int64(a.site), ivl.IntZ))), Prop: p, Pos: a.at})
		if a.own {
			r.escapesOwn = append(r.escapesOwn, p)
		} else {
			r.Escapes[p] = a.place
		}
	}
	all, known := w.possible(jdk.Object).all, map[*reach.Type]bool{}
	sites := ivl.Term(ivl.False)
	for _, t := range all {
		if w.prog.MustStay(t.Name) {
			known[t] = true
		}
	}
	for _, a := range w.allocations {
		sites = ivl.Or.Of(sites, ivl.Eq.Of(ivl.Site(x), ivl.IntConst(int64(a.site), ivl.IntZ)))
	}
	p := w.property(b.at, ivl.Unsupported, "", "code without a body gets an object that must stay")
	b.add(&ivl.Assert{T: ivl.Or.Of(sites, ivl.Not.Of(w.typeIn(x, all, known, true))), Prop: p, Pos: b.at})
	r.escapesOwn = append(r.escapesOwn, p)
	b.jump(ret)
	b.open(ret)
	b.end(&ivl.Return{Ts: []ivl.Term{x}, Pos: b.at})
	return b.finish()
}

// keepsModels reports whether calls without a body may run methods of the program, and models stay.
func (e *emitter) keepsModels() bool { return e.prog.Opts.Handed != nil && !e.prog.Opaque() }

// givesField emits that code without a body gets what is stored to a field of one of its objects.
func (e *emitter) givesField(in *ssa.PutField, obj ivl.Term) {
	switch {
	case !e.keepsModels():
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
	return e.keepsModels() && e.prog.MustStay(f.Class.Name)
}

// spreadModels emits that code without a body has what the objects of models that it has refer to.
func (w *world) spreadModels(b *builder) {
	if w.prog.Opaque() {
		return
	}
	all := w.possible(jdk.Object).all
	y := w.taken(b)
	join := b.newLabel("join")
	b.where(ivl.Not.Of(ivl.IsNull(y)), join)
	b.where(inProgram(y), join)
	for _, t := range all {
		if t.Name[0] == '[' || w.prog.NoInstances(t.Name) || w.prog.MustStay(t.Name) || len(w.prog.KeepsObjectsOf(t.Name)) == 0 {
			continue
		}
		c := w.class(t.Name)
		hit, next := b.newLabel("model"), b.newLabel("next")
		b.branch(ivl.Eq.Of(ivl.TypeNo(y), ivl.IntConst(int64(c.ID), ivl.IntZ)), hit, next)
		b.open(hit)
		w.keepFields(b, y, c)
		b.jump(join)
		b.open(next)
	}
	b.jump(join)
	b.open(join)
}

// keepFields emits that code without a body has what an object y of class c refers to.
func (w *world) keepFields(b *builder, y ivl.Term, c *ivl.Class) {
	from := b.local("from", ivl.RefTo(c))
	b.assign(from, b.refAs(y, c))
	for _, f := range c.Tuple() {
		if f.Type.Sort == ivl.RefSort {
			w.keep(b, ivl.FieldOf(from, f))
		}
	}
	fs := c.Mutable()
	if len(fs) == 0 {
		return
	}
	xs := make([]*ivl.Var, len(fs))
	for i, f := range fs {
		xs[i] = b.local(f.Name, f.Type)
	}
	b.add(&ivl.Pull{Xs: xs, P: from, Class: c, Pos: b.at})
	for i, f := range fs {
		if f.Type.Sort == ivl.RefSort {
			w.keep(b, xs[i])
		}
	}
}
