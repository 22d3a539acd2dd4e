package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// Class objects in proofs. A class object that is none of the program's (see
// classObjects) comes from outside: what is asked of it has any answer.

// ofClassInProof emits a call of a primitive of the model of Class whose result
// depends on the class alone.
func (e *emitter) ofClassInProof(in *ssa.Call, m *classfile.Method, name string, of func(w *world, class string) ivl.Term) {
	x := e.variable(in)
	e.w.classTable(name, e.at, x.Typ, e.w.classObjects(), func(_ ivl.Term, class string) ivl.Term { return of(e.w, class) })
	known := e.local("known", ivl.IntOf(ivl.U1))
	c := e.classObject(in.Args[0])
	e.add(&ivl.Call{Xs: []*ivl.Var{x, known}, Proc: name, Args: []ivl.Term{c, c}, Pos: e.at})
	e.unlessKnown(known, func() {
		e.havocValue(x, reach.ResultType(m), ivl.Unmodelled, "result of Class."+m.Name[1:]+"()")
		switch i, _ := jdk.IntrinsicOf(m); i.Op {
		case jdk.ClassName, jdk.ClassSimpleName:
			e.assume(ivl.Not.Of(ivl.IsNull(x)))
		case jdk.ClassKind:
			e.assume(inRange(x, 0, 3))
		}
	})
}

// classObject is a value as a reference to a class object.
func (e *emitter) classObject(v ssa.Value) ivl.Term {
	return e.as(v, ivl.RefTo(e.w.class(jdk.ClassClass)))
}

// unlessKnown emits other where known is 0.
func (e *emitter) unlessKnown(known ivl.Term, other func()) {
	open, join := e.newLabel("outside"), e.newLabel("join")
	e.branch(ivl.Eq.Of(known, ivl.IntConst(1, ivl.IntOf(ivl.U1))), join, open)
	e.open(open)
	other()
	e.jump(join)
	e.open(join)
}

// classTable makes a procedure that takes a class object and another argument. It
// returns the result of of for the class, and 1; for other class objects any value, and 0.
func (w *world) classTable(name string, at ivl.Pos, t ivl.Type, lits []*ivl.ObjLit, of func(other ivl.Term, class string) ivl.Term) {
	if w.helpers[name] != nil {
		return
	}
	b := newBuilder(name)
	b.at = at
	u1 := ivl.IntOf(ivl.U1)
	class := ivl.RefTo(w.class(jdk.ClassClass))
	c, other := b.fresh("c", class), b.fresh("other", class)
	b.param(c)
	b.param(other)
	b.proc.Results = []ivl.Type{t, u1}
	b.open("entry")
	none := ivl.Term(ivl.IntConst(0, t))
	if t.Sort == ivl.RefSort {
		none = ivl.Null(t.Class)
	}
	outside := func() { b.end(&ivl.Return{Ts: []ivl.Term{none, ivl.IntConst(0, u1)}, Pos: b.at}) }
	var keys []int64
	for _, l := range lits {
		keys = append(keys, int64(l.ID))
	}
	if len(keys) == 0 {
		outside()
	} else {
		b.search(ivl.ID(c), keys, func(i int) {
			b.end(&ivl.Return{Ts: []ivl.Term{of(other, lits[i].Text), ivl.IntConst(1, u1)}, Pos: b.at})
		}, outside)
	}
	w.helper(b.finish())
}

// classAssignable is Class.$assignable(c, d), see Class.isAssignableFrom.
func classAssignable(e *emitter, in *ssa.Call, m *classfile.Method) {
	x := e.variable(in)
	u1 := ivl.IntOf(ivl.U1)
	one := ivl.IntConst(1, u1)
	lits := e.w.linkedClassObjects()
	e.w.classTable("$class$assignable", e.at, u1, lits, func(other ivl.Term, class string) ivl.Term {
		is := []ivl.Term{ivl.False}
		for _, l := range lits {
			if e.w.assignable(class, l.Text) {
				is = append(is, ivl.Eq.Of(ivl.ID(other), ivl.IntConst(int64(l.ID), ivl.IntZ)))
			}
		}
		return ivl.Ite.Of(ivl.Or.Of(is...), one, ivl.IntConst(0, u1))
	})
	e.w.classTable("$class$known", e.at, u1, lits, func(ivl.Term, string) ivl.Term { return one })
	c, d := e.classObject(in.Args[0]), e.classObject(in.Args[1])
	yes, first, second, none := e.local("yes", u1), e.local("known", u1), e.local("known", u1), e.local("none", u1)
	e.add(&ivl.Call{Xs: []*ivl.Var{yes, first}, Proc: "$class$assignable", Args: []ivl.Term{c, d}, Pos: e.at})
	e.add(&ivl.Call{Xs: []*ivl.Var{none, second}, Proc: "$class$known", Args: []ivl.Term{d, d}, Pos: e.at})
	e.assign(x, yes)
	known := ivl.And.Of(ivl.Eq.Of(first, one), ivl.Or.Of(ivl.Eq.Of(yes, one), ivl.Eq.Of(second, one)))
	e.unlessKnown(ivl.Ite.Of(known, one, ivl.IntConst(0, u1)), func() {
		e.havocValue(x, reach.ResultType(m), ivl.Unmodelled, "result of Class.isAssignableFrom()")
	})
}

// linkedClassObjects are the class objects whose superclasses are all there.
func (w *world) linkedClassObjects() []*ivl.ObjLit {
	var lits []*ivl.ObjLit
	for _, l := range w.classObjects() {
		name := classfile.InnermostClass(l.Text)
		if name == "" || isPrimitiveName(name) {
			lits = append(lits, l)
			continue
		}
		_, wrongSuper := w.prog.Hier.Superclasses(name)
		_, wrongInterface := w.prog.Hier.AllInterfaces(name)
		if wrongSuper == nil && wrongInterface == nil {
			lits = append(lits, l)
		}
	}
	return lits
}

// assignable reports whether a variable of class c can hold objects of class d; both
// are linked.
func (w *world) assignable(c, d string) bool {
	switch {
	case c == d:
		return true
	case isPrimitiveName(c) || isPrimitiveName(d):
		return false
	case d[0] == '[' && c[0] == '[':
		ce, de := classfile.ElementClass(c), classfile.ElementClass(d)
		return ce != "" && de != "" && w.assignable(ce, de)
	case d[0] == '[':
		return c == jdk.Object || c == jdk.Cloneable || c == jdk.Serializable
	case c[0] == '[':
		return false
	}
	ok, err := w.prog.Hier.IsSubtype(d, c)
	return ok && err == nil
}
