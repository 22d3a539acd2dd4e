package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// The hash code of an object whose class does not say otherwise is any number,
// but always the same one (java.lang.Object.hashCode). It is made when it is
// asked for first, and kept in a field of the object's topmost class below
// Object, the root; 0 stands for none yet, which the JVM never gives out.
// Objects of the platform's classes without a model, exceptions, arrays and
// plain Objects have no such field: theirs is any number each time.

// hashField is the name of the field.
const hashField = "identity hash code"

// isIdentityHash reports whether m gives out an object's own number.
func isIdentityHash(m *classfile.Method) bool {
	return jdk.MethodIs(m, jdk.IdentityHash)
}

// hashRoot returns the root of type t, "" when it has none.
func (u *universe) hashRoot(t *dynType) string {
	if t.name[0] == '[' || u.noInstances(t.name) || u.subtype(t.name, throwable) {
		return ""
	}
	root := ""
	for n := t.name; n != object; {
		c := u.class(n)
		if c == nil || !owned(c) || c.IsInterface() {
			return ""
		}
		root, n = n, c.Super
	}
	return root
}

// identityOf returns the root of type t when its objects run Object's method for
// hashCode, resolved to m; "" otherwise.
func (u *universe) identityOf(t *dynType, m *classfile.Method) string {
	if !u.ownHash(t, m) {
		return ""
	}
	return u.hashRoot(t)
}

// ownHash reports whether objects of type t run Object's method for hashCode,
// resolved to m.
func (u *universe) ownHash(t *dynType, m *classfile.Method) bool {
	if m.Name != "hashCode" || m.Desc != "()I" {
		return false
	}
	sel, err := u.hier.Select(t.name, m)
	return err == nil && sel != nil && sel.Class.Name == object
}

// findHashes finds the roots whose objects may be asked for their number.
func (u *universe) findHashes() {
	for _, x := range u.order {
		if !u.goesOn() {
			return
		}
		for _, s := range x.calls {
			in, ok := s.instr.(*ssa.Call)
			switch {
			case !ok || s.resolved == nil:
			case s.virtual:
				for _, t := range s.unmodelled {
					u.addHash(u.identityOf(t, s.resolved))
				}
			case s.noBody && isIdentityHash(s.resolved):
				static := className(string(in.Args[0].Type()))
				for _, t := range u.typeOrder {
					if static != "" && u.subtype(t.name, static) {
						u.addHash(u.hashRoot(t))
					}
				}
			}
		}
	}
}

func (u *universe) addHash(root string) {
	if root != "" {
		u.hashes[root] = true
	}
}

// identityRoot returns the one root of all objects that v can be, "" when there
// is none such.
func (e *emitter) identityRoot(v ssa.Value) string {
	root := ""
	for i, t := range e.possibleOf(v).all {
		r := e.u.hashRoot(t)
		if r == "" || !e.u.hashes[r] || i > 0 && r != root || t.external && e.u.platform(t.name) {
			return ""
		}
		root = r
	}
	return root
}

// identityHash emits that the result of in is the number of an object, not null,
// of a class below root.
func (e *emitter) identityHash(in *ssa.Call, v ssa.Value, root string) {
	c := e.w.class(root)
	x, obj := e.variable(in), e.refAs(e.value(v), c)
	f := e.w.hashes[c]
	fs := c.Mutable()
	xs, ts := make([]*ivl.Var, len(fs)), make([]ivl.Term, len(fs))
	for i, g := range fs {
		xs[i] = e.local(g.Name, g.Type)
		ts[i] = xs[i]
	}
	i := indexOf(c, f)
	e.add(&ivl.Pull{Xs: xs, P: obj, Class: c, Pos: e.at})
	some, none, join := e.newLabel("numbered"), e.newLabel("unnumbered"), e.newLabel("join")
	e.branch(ivl.Eq.Of(xs[i], ivl.IntConst(0, f.Type)), none, some)
	e.open(none)
	h := e.local("hash", f.Type)
	e.havoc(h, e.w.input(ivl.Unmodelled, hashField, e.at))
	e.inRangeOf(h, "I")
	e.assume(ivl.Not.Of(ivl.Eq.Of(h, ivl.IntConst(0, f.Type))))
	ts[i] = h
	e.add(&ivl.Push{P: obj, Class: c, Ts: ts, Pos: e.at})
	e.assign(x, h)
	e.jump(join)
	e.open(some)
	e.assign(x, xs[i])
	e.jump(join)
	e.open(join)
}

// anyHash emits that the result of in is the number of an object without a root.
func (e *emitter) anyHash(in *ssa.Call) {
	x := e.variable(in)
	e.havoc(x, e.w.input(ivl.Unmodelled, hashField, e.at))
	e.inRangeOf(x, "I")
	e.assume(ivl.Not.Of(ivl.Eq.Of(x, ivl.IntConst(0, x.Typ))))
}

// identityOfArgument emits a call, not virtual, of a method that gives out the
// number of its first argument. It reports whether it can.
func (e *emitter) identityOfArgument(in *ssa.Call) bool {
	root := e.identityRoot(in.Args[0])
	if root == "" {
		return false
	}
	if in.Kind != ssa.InvokeStatic {
		e.identityHash(in, in.Args[0], root)
		return true
	}
	some, null, join := e.newLabel("some"), e.newLabel("null"), e.newLabel("join")
	e.branch(ivl.IsNull(e.value(in.Args[0])), null, some)
	e.open(null)
	x := e.variable(in)
	e.assign(x, ivl.IntConst(0, x.Typ))
	e.jump(join)
	e.open(some)
	e.identityHash(in, in.Args[0], root)
	e.jump(join)
	e.open(join)
	return true
}
