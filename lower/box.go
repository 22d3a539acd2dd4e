package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// Boxed values: valueOf of a wrapper class makes an object each time. Java
// returns the same object for small values (JLS §5.1.7), so two of these
// objects with the same small value are equal in comparisons. Objects of
// constructors are equal only to themselves.

// boxing is valueOf of a wrapper class: an object with the value.
func boxing(e *emitter, in *ssa.Call, m *classfile.Method) {
	e.box(in, m.Class.Name, func(t ivl.Type) ivl.Term { return e.as(in.Args[0], t) })
}

// boxesParsed is valueOf of a text: parsesFloat, and an object with the number.
func boxesParsed(name string) meaning {
	return func(e *emitter, in *ssa.Call, m *classfile.Method) {
		desc := map[string]string{"java/lang/Double": "D", "java/lang/Float": "F"}[m.Class.Name]
		x := e.local("parsed", e.w.typeOf(desc))
		if e.parseFloat(x, in, name, desc); !e.dead() {
			e.box(in, m.Class.Name, func(ivl.Type) ivl.Term { return x })
		}
	}
}

// box makes the result of in, an object of a wrapper class with a value.
func (e *emitter) box(in *ssa.Call, class string, value func(ivl.Type) ivl.Term) {
	x := e.variable(in)
	c := e.w.class(class)
	e.w.boxSites++
	e.add(&ivl.New{X: x, Class: c, Site: boxSites + e.w.boxSites, Pos: e.at})
	fs := c.Mutable()
	ts := make([]ivl.Term, len(fs))
	for i, f := range fs {
		ts[i] = ivl.Zero(f.Type)
		if f.Name == "value" {
			ts[i] = value(f.Type)
		}
	}
	if len(fs) > 0 {
		e.add(&ivl.Push{P: x, Class: c, Ts: ts, Pos: e.at})
	}
	for _, f := range c.Tuple() {
		if f.Name == "value" {
			e.add(&ivl.Init{P: x, Field: f, T: value(f.Type), Pos: e.at})
		}
	}
}

// comparesObjects reports whether a comparison is one of two references, neither of which is the constant null.
func comparesObjects(in *ssa.If) bool {
	return in.X.Type() != ssa.Null && in.Y.Type() != ssa.Null && classfile.ClassNameOf(string(in.X.Type())) != ""
}

// sharedBoxes lists the wrapper classes that both references in compares may
// be of, as far as their objects are shared.
func (e *emitter) sharedBoxes(in *ssa.If) []jdk.Wrapper {
	if !comparesObjects(in) {
		return nil
	}
	var both []jdk.Wrapper
	for _, b := range jdk.Wrappers() {
		if t := e.prog.Types[b.Class]; t != nil && b.Lo <= b.Hi && e.mayHaveType(in.X, t) && e.mayHaveType(in.Y, t) {
			both = append(both, b)
		}
	}
	return both
}

// valueBased lists the models of value-based classes that both references in compares may be of.
func (e *emitter) valueBased(in *ssa.If) []*reach.Type {
	if !comparesObjects(in) {
		return nil
	}
	var both []*reach.Type
	for _, name := range jdk.ValueBasedClasses() {
		c := e.prog.Class(name)
		if t := e.prog.Types[name]; t != nil && c != nil && c.Origin.Model && e.mayHaveType(in.X, t) && e.mayHaveType(in.Y, t) {
			both = append(both, t)
		}
	}
	return both
}

// sameValue returns the condition that the JDK may have one object for both x and y, which are two in the program: of a
// value-based class, and with the same fields.
func (e *emitter) sameValue(x, y ivl.Term, classes []*reach.Type) ivl.Term {
	alts := []ivl.Term{ivl.False}
	for _, t := range classes {
		c := e.w.class(t.Name)
		all := []ivl.Term{isExactly(x, c), isExactly(y, c)}
		for _, f := range c.Tuple() {
			all = append(all, ivl.Eq.Of(e.boxed(x, c, f), e.boxed(y, c, f)))
		}
		alts = append(alts, ivl.And.Of(append(all, e.coin("whether the JDK has one object for equal numbers"))...))
	}
	return ivl.Or.Of(alts...)
}

func (e *emitter) mayHaveType(v ssa.Value, t *reach.Type) bool {
	for _, d := range e.possibleOf(v).all {
		if d == t {
			return true
		}
	}
	return false
}

// sameBox returns the condition that x and y are the same object if both may be
// boxes. Two boxes from outside may be the same only if their values are equal.
func (e *emitter) sameBox(x, y ivl.Term, boxes []jdk.Wrapper) ivl.Term {
	alts := []ivl.Term{ivl.Eq.Of(x, y)}
	outside := func(t ivl.Term) ivl.Term { return ivl.Lt.Of(ivl.ID(t), ivl.IntConst(0, ivl.IntZ)) }
	for _, b := range boxes {
		c := e.w.class(b.Class)
		f := e.w.fields[e.prog.BoxValue(b.Class)]
		is := ivl.And.Of(isExactly(x, c), isExactly(y, c))
		if f == nil || !f.Immutable {
			alts = append(alts, ivl.And.Of(is, e.coin(e.boxIdentity())))
			continue
		}
		v, w := e.boxed(x, c, f), e.boxed(y, c, f)
		shared := ivl.And.Of(made(x), made(y), inRange(v, b.Lo, b.Hi))
		if e.prog.Types[b.Class].External {
			shared = ivl.Or.Of(shared, ivl.And.Of(ivl.Or.Of(outside(x), outside(y)), e.coin(e.boxIdentity())))
		}
		alts = append(alts, ivl.And.Of(is, ivl.Eq.Of(v, w), shared))
	}
	return ivl.Or.Of(alts...)
}

// BoxIdentityOfJDK asks in code of the JDK that is executed whether two boxes are one object.
const BoxIdentityOfJDK = "identity of boxed values in the JDK"

func (e *emitter) boxIdentity() string {
	if o := e.x.Def.Class.Origin; e.prog.Opts.Execute != nil && (o.Platform || o.Model) {
		return BoxIdentityOfJDK
	}
	return "identity of boxed values"
}

// made returns the condition that x, a box, was made by valueOf. No site has the number boxSites itself, so the comparison is one with
// a range (transforms.SplitSites).
func made(x ivl.Term) ivl.Term { return ivl.Le.Of(ivl.IntConst(boxSites, ivl.IntZ), ivl.Site(x)) }

// boxed returns the value of x if it is an object of wrapper class c, and an
// arbitrary value otherwise.
func (e *emitter) boxed(x ivl.Term, c *ivl.Class, f *ivl.Field) ivl.Term {
	if x.Type().Class == c {
		return ivl.FieldOf(x, f)
	}
	v := e.local("boxed", f.Type)
	e.assign(v, ivl.Zero(f.Type))
	hit, join := e.newLabel("box"), e.newLabel("join")
	e.branch(isExactly(x, c), hit, join)
	e.open(hit)
	e.assign(v, ivl.FieldOf(e.refAs(x, c), f))
	e.jump(join)
	e.open(join)
	return v
}
