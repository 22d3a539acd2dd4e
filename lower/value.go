package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// value returns the term for an SSA value.
func (e *emitter) value(v ssa.Value) ivl.Term {
	c, ok := v.(*ssa.Const)
	if !ok {
		return e.variable(v)
	}
	switch c.Typ {
	case ssa.Float, ssa.Double:
		return &ivl.FloatLit{Bits: c.Bits, Typ: e.w.typeOfValue(c.Typ)}
	case ssa.Null:
		return ivl.Null(e.w.class(jdk.Object))
	case "Ljava/lang/String;":
		return e.w.object("java/lang/String", c.String)
	case "Ljava/lang/Class;":
		return e.w.object("java/lang/Class", c.String)
	}
	if reach.IsIntLike(c.Typ) || c.Typ == ssa.Long {
		return ivl.IntConst(c.Int, e.w.typeOfValue(c.Typ))
	}
	e.unsupported("constant of type " + string(c.Typ))
	return ivl.Null(e.w.class(jdk.Object))
}

// as returns v as a term of type t: a reference is cast, through a temporary,
// if its static class is not a subclass; an integer is truncated if it may be
// out of range (JVMS §2.11.1: booleans, bytes, chars and shorts are ints in
// computations).
func (e *emitter) as(v ssa.Value, t ivl.Type) ivl.Term {
	x := e.value(v)
	switch t.Sort {
	case ivl.RefSort:
		return e.refAs(x, t.Class)
	case ivl.IntSort:
		if c, ok := v.(*ssa.Const); ok {
			if lo, hi, bounded := t.Range.Bounds(); !bounded || lo <= c.Int && c.Int <= hi {
				return ivl.IntConst(c.Int, t)
			}
		}
		if !t.Range.Includes(x.Type().Range) {
			return ivl.WrapTo(t.Range, x)
		}
	}
	return x
}

// refAs returns reference x with static class c or a subclass of it.
func (b *builder) refAs(x ivl.Term, c *ivl.Class) ivl.Term {
	if x.Type().Class.SubclassOf(c) {
		return x
	}
	if _, ok := x.(*ivl.NullLit); ok {
		return ivl.Null(c)
	}
	tmp := b.local("c", ivl.RefTo(c))
	b.assign(tmp, x)
	return tmp
}

// dynamicConstants emits that constants are not supported if a bootstrap method
// computes them when they are first loaded (JVMS §4.4.10).
func (e *emitter) dynamicConstants(vs []ssa.Value) {
	for _, v := range vs {
		c, ok := v.(*ssa.Const)
		if !ok {
			continue
		}
		if d, ok := c.Pool.(*classfile.DynamicConst); ok {
			e.unsupported("Dynamic constant " + d.Name + " with bootstrap method " + classfile.Dotted(reach.Bootstrap(e.x.Def.Class, d)))
		}
	}
}

// havocValue emits x := any value of the Java type desc: for references null
// or an object of a type that is possible.
func (e *emitter) havocValue(x *ivl.Var, desc string, kind ivl.InputKind, name string) {
	e.havoc(x, e.w.inputOf(kind, name, desc, e.at))
	if x.Typ.Sort == ivl.RefSort {
		e.w.assumeType(e.builder, x, classfile.ClassNameOf(desc))
		if kind == ivl.Unmodelled {
			e.w.fromForeign(e.builder, x, classfile.ClassNameOf(desc))
		}
	}
	e.inRangeOf(x, desc)
}

// assumeType emits the assumptions about a reference of static type name.
func (w *world) assumeType(b *builder, x *ivl.Var, name string) {
	s := w.possible(name)
	set := map[*reach.Type]bool{}
	for _, t := range s.all {
		set[t] = true
	}
	all := w.possible(jdk.Object).all
	b.assume(ivl.Or.Of(ivl.IsNull(x), w.typeIn(x, all, set, true)))
}

// elementOutside emits that x, an element of class name of the array a, is an object that code
// without a body has, if a is not the program's. What is emitted before the function that it
// returns is called is for the program's arrays.
func (w *world) elementOutside(b *builder, a ivl.Term, x *ivl.Var, name string) func() {
	hit, own, join := b.newLabel("outside"), b.newLabel("own"), b.newLabel("join")
	b.branch(ivl.Eq.Of(ivl.Site(a), ivl.IntConst(0, ivl.IntZ)), hit, own)
	b.open(hit)
	b.havoc(x, w.input(ivl.Unmodelled, "an element of an array of the JDK", b.at))
	w.assumeType(b, x, name)
	w.fromForeign(b, x, name)
	b.jump(join)
	b.open(own)
	return func() {
		b.jump(join)
		b.open(join)
	}
}

// inRangeOf emits that x, from outside, is a value of the Java type desc:
// inputs are Java's integers also with --ints=unbounded.
func (b *builder) inRangeOf(x *ivl.Var, desc string) {
	if x.Typ == ivl.IntZ {
		lo, hi, _ := ivl.I32.Bounds()
		if desc == "J" {
			lo, hi, _ = ivl.I64.Bounds()
		}
		b.assume(inRange(x, lo, hi))
	}
}
