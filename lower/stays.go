package lower

import (
	"maps"
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
)

// Where calls without a body may run methods of the program and models stay (reach.Handed.Escaping), an object
// whose model changes must not get to code without a body. Each place that gives an object away calls
// escapesName, which has one check for each allocation of such objects: "objects of this place do not
// escape". Abstract interpretation proves them. Lowering is repeated with the allocations of the
// others as objects of the JDK (LowerExact).

// escapesName is the procedure that gets each object that may be given away although it must stay.
const escapesName = "$escapes"

// Exact reports whether calls without a body may run methods of the program, and models stay.
func (r *Result) Exact() bool { return r.exact }

// Stays lists the checks that objects whose models change do not get to code without a body.
func (r *Result) Stays() []*ivl.Property {
	return slices.AppendSeq(slices.Clone(r.escapesOwn), maps.Keys(r.Escapes))
}

// stays emits that an object t, which code without a body gets, is none that must stay. It returns the object
// as one of which analyses know that.
func (w *world) stays(b *builder, t ivl.Term) ivl.Term {
	if b.dead() || !slices.ContainsFunc(w.possible(t.Type().Class.Name).all, func(u *reach.Type) bool { return w.prog.MustStay(u.Name) }) {
		return t
	}
	w.escapes = true
	object := w.class(jdk.Object)
	given := b.local("given", ivl.RefTo(object))
	b.assign(given, t)
	b.add(&ivl.Call{Proc: escapesName, Args: []ivl.Term{given}, Pos: b.at})
	all, known := w.mustStay()
	b.assume(ivl.Or.Of(ivl.IsNull(given), ivl.Eq.Of(ivl.Site(given), ivl.IntConst(0, ivl.IntZ)), ivl.Not.Of(w.typeIn(given, all, known, true))))
	return given
}

// mustStay returns all types, and those whose objects must stay.
func (w *world) mustStay() (all []*reach.Type, known map[*reach.Type]bool) {
	all, known = w.possible(jdk.Object).all, map[*reach.Type]bool{}
	for _, t := range all {
		if w.prog.MustStay(t.Name) {
			known[t] = true
		}
	}
	return all, known
}

// escapesProc makes the procedure, when all allocations are known.
func (w *world) escapesProc(r *Result) *ivl.Proc {
	b := newBuilder(escapesName)
	b.at = ivl.Pos{Method: &ivl.Method{Class: "jayverify", Name: escapesName, Desc: "()V"}}
	x := b.fresh("x", ivl.RefTo(w.class(jdk.Object)))
	b.param(x)
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
	all, known := w.mustStay()
	sites := ivl.Term(ivl.False)
	for _, a := range w.allocations {
		sites = ivl.Or.Of(sites, ivl.Eq.Of(ivl.Site(x), ivl.IntConst(int64(a.site), ivl.IntZ)))
	}
	p := w.property(b.at, ivl.Unsupported, "", "code without a body gets an object that must stay")
	b.add(&ivl.Assert{T: ivl.Or.Of(sites, ivl.Not.Of(w.typeIn(x, all, known, true))), Prop: p, Pos: b.at})
	r.escapesOwn = append(r.escapesOwn, p)
	b.jump(ret)
	b.open(ret)
	b.end(&ivl.Return{Pos: b.at})
	return b.finish()
}
