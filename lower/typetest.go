package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// assertTypes emits, with Options.AssertTypes, the check that a value has one of
// the types of possibleOf.
func (e *emitter) assertTypes(v ssa.Value) {
	name := classfile.ClassNameOf(string(v.Type()))
	if !e.prog.Opts.AssertTypes || name == "" || v.Type() == ssa.Null || e.vars[v] == nil {
		return
	}
	set := map[*reach.Type]bool{}
	for _, t := range e.possibleOf(v).all {
		set[t] = true
	}
	x := e.vars[v]
	in := e.w.typeIn(x, e.w.possible(jdk.Object).all, set, true)
	e.violation(ivl.Or.Of(ivl.IsNull(x), in), ivl.Unsupported, "", "BUG: the types of "+v.Name()+" in "+e.x.Name)
}

// instanceOf emits instanceof: false for null (JLS §15.20.2).
func (e *emitter) instanceOf(in *ssa.InstanceOf) {
	x := e.value(in.X)
	cond := ivl.Term(ivl.False)
	if in.X.Type() != ssa.Null {
		cond = e.isInstance(x, e.possibleOf(in.X), classfile.ClassNameOf(string(in.Target)), e.isNonNull(in.X))
	}
	e.answers[in] = cond
	u1 := ivl.IntOf(ivl.U1)
	e.assign(e.variable(in), ivl.Ite.Of(cond, ivl.IntConst(1, u1), ivl.IntConst(0, u1)))
}

// checkCast emits checkcast: null passes (JLS §15.16).
func (e *emitter) checkCast(in *ssa.CheckCast) {
	x := e.value(in.X)
	asked := e.asked(in)
	if in.X.Type() != ssa.Null && e.x.Trusted() && asked == nil {
		e.trustedCast(in, x)
	}
	if in.X.Type() != ssa.Null && !e.x.Trusted() {
		target := classfile.ClassNameOf(string(in.Target))
		nonNull := e.isNonNull(in.X)
		s := e.possibleOf(in.X)
		switch {
		case e.allInstances(s, target):
		case e.sameClass(in, target):
			e.assume(e.mayBeInstance(x, s, target, true))
		default:
			var ok ivl.Term
			if asked == nil {
				ok = e.isInstance(x, s, target, nonNull)
			} else { // then an object of unknown class is one
				x = e.value(asked)
				ok = e.mayBeInstance(x, e.possibleOf(asked), target, nonNull)
			}
			if !nonNull {
				ok = ivl.Or.Of(ivl.IsNull(x), ok)
			}
			e.require(in, ok, jdk.ClassCastException, classfile.Dotted(target))
		}
	}
	e.assign(e.variable(in), x)
}

// mayBeInstance returns the condition that x, an object of one of the types in s, is of a type
// of which some objects are instances of the class or array called name.
func (e *emitter) mayBeInstance(x ivl.Term, s *typeSet, name string, nonNull bool) ivl.Term {
	some := map[*reach.Type]bool{}
	for _, t := range s.all {
		if e.prog.InstanceRelation(t, name) != reach.Never {
			some[t] = true
		}
	}
	return e.w.typeIn(x, s.all, some, nonNull)
}

// trustedCast emits a cast in a model. Such casts hold if the program respects the
// generic types of the JDK's methods. Objects of other types, from unchecked casts of
// the program (JLS §4.12.2), are not supported.
func (e *emitter) trustedCast(in *ssa.CheckCast, x ivl.Term) {
	s := e.possibleOf(in.X)
	target := classfile.ClassNameOf(string(in.Target))
	wrong := map[*reach.Type]bool{}
	for _, t := range s.all {
		if e.prog.InstanceRelation(t, target) == reach.Never {
			wrong[t] = true
		}
	}
	if e.prog.Opaque() && e.x.Def.Name == "equals" {
		return // the models that such a program has test the class first
	}
	if e.w.flow != nil && len(wrong) > 0 {
		first := len(e.w.props)
		e.violation(ivl.Not.Of(e.w.typeIn(x, s.all, wrong, e.isNonNull(in.X))), ivl.Unsupported, "", "a cast of the JDK's to "+classfile.Dotted(target))
		e.noteGivesUp(first)
	}
}

// asked is the value of which the code has asked before, by instanceof, whether it has the type of the cast, where it has gone on only if
// it has, and it is the same as the value of the cast; else nil.
func (e *emitter) asked(in *ssa.CheckCast) (x ssa.Value) {
	e.decidedBy(in.Block(), func(test *ssa.If, equal bool) bool {
		is, ok := test.X.(*ssa.InstanceOf)
		if !equal && ok && isFalse(test.Y) && is.Target == in.Target && e.same(is.X, in.X) {
			x = is.X
		}
		return x != nil
	})
	return x
}

// sameClass reports whether the code has asked before, by getClass, whether the value has the same class as an object whose
// class is below that of the cast, or exactly such a class, and has gone on only if it has. Nothing overrides getClass.
func (e *emitter) sameClass(in *ssa.CheckCast, target string) bool {
	return e.decidedBy(in.Block(), func(test *ssa.If, equal bool) bool {
		of := func(x, y ssa.Value) bool { return classAsked(x) == in.X && e.classBelow(y, target) }
		return equal && (of(test.X, test.Y) || of(test.Y, test.X))
	})
}

// classAsked is the object of which v is the class, by a call of getClass; else nil.
func classAsked(v ssa.Value) ssa.Value {
	if c, ok := v.(*ssa.Call); ok && c.Method.Name == "getClass" && c.Method.Desc == "()Ljava/lang/Class;" && len(c.Args) == 1 {
		return c.Args[0]
	}
	return nil
}

// classBelow reports whether v is the class of the receiver of the method, or a constant, and below the class called name.
func (e *emitter) classBelow(v ssa.Value, name string) bool {
	if c, ok := v.(*ssa.Const); ok {
		k, ok := c.Pool.(classfile.ClassConst)
		return ok && k[0] != '[' && e.prog.Subtype(string(k), name)
	}
	this := e.x.Def
	return !this.IsStatic() && classAsked(v) == ssa.Value(e.x.Func.Params[0]) && e.prog.Subtype(this.Class.Name, name)
}

// decidedBy reports whether each run gets to b by the branch of some test of two values that holds says yes to; equal is whether the
// two are equal on that branch.
func (e *emitter) decidedBy(b *ssa.Block, holds func(test *ssa.If, equal bool) bool) bool {
	for d := e.dom.Idom(b); d != nil; b, d = d, e.dom.Idom(d) {
		test, ok := d.Instrs[len(d.Instrs)-1].(*ssa.If)
		if !ok || len(b.Preds) != 1 || d.Succs[0] == d.Succs[1] || test.Op != ssa.EQ && test.Op != ssa.NE {
			continue
		}
		if holds(test, (test.Op == ssa.EQ) == (d.Succs[0] == b)) {
			return true
		}
	}
	return false
}
