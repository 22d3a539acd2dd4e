package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// A string is an array of chars that does not change after its construction: its
// length is in the reference tuple, its chars are elements. Constants are literals
// (ivl.ObjLit), strings from outside have any length and chars. Below are the
// primitives in which the model of java.lang.String is written, and the methods
// that need only these.

func stringLength(e *emitter, in *ssa.Call, _ *classfile.Method) {
	e.assign(e.variable(in), ivl.Length(e.value(in.Args[0])))
}

// stringAlloc is String.$alloc(n): a new string of n zeros.
func stringAlloc(e *emitter, in *ssa.Call, _ *classfile.Method) {
	n := e.value(in.Args[0])
	e.assume(ivl.Le.Of(ivl.IntConst(0, ivl.Int), n)) // models ask for no other
	e.add(&ivl.NewArray{X: e.variable(in), Class: e.w.class(jdk.String), Len: n, Site: e.w.site(), Pos: e.at})
}

// stringSet is String.$set(s, i, c).
func stringSet(e *emitter, in *ssa.Call, _ *classfile.Method) {
	s, i := e.stringAt(in)
	e.add(&ivl.PushElem{A: s, I: i, T: e.as(in.Args[2], *s.Type().Class.Elem), Pos: e.at})
}

// stringGet is String.$get(s, i).
func stringGet(e *emitter, in *ssa.Call, _ *classfile.Method) {
	s, i := e.stringAt(in)
	e.add(&ivl.PullElem{X: e.variable(in), A: s, I: i, Pos: e.at})
}

// stringAt returns the string and the index of a primitive's call. The model must
// pass a right index.
func (e *emitter) stringAt(in *ssa.Call) (s, i ivl.Term) {
	s, i = e.value(in.Args[0]), e.value(in.Args[1])
	e.assume(ivl.Not.Of(ivl.IsNull(s)))
	e.assume(ivl.And.Of(ivl.Le.Of(ivl.IntConst(0, ivl.Int), i), ivl.Lt.Of(i, ivl.Length(s))))
	return s, i
}

// maxKnown bounds the constants that String.$known knows.
const maxKnown = 48

// known lists string constants that the program may compare: those with another
// use than printing, if there are not too many.
func (w *world) known() []*ivl.ObjLit {
	if w.compared != nil {
		return w.compared
	}
	w.compared = w.texts(func(x *reach.Method, in ssa.Instr) bool {
		c, ok := in.(*ssa.Call)
		return !x.Model() && (!ok || c.Method.Class != "java/io/PrintStream")
	})
	if len(w.compared) > maxKnown {
		w.compared = w.compared[:maxKnown]
	}
	return w.compared
}

// texts lists the string constants that occur in the instructions wanted, each
// once.
func (w *world) texts(wanted func(*reach.Method, ssa.Instr) bool) []*ivl.ObjLit {
	list := []*ivl.ObjLit{}
	seen := map[string]bool{}
	add := func(text string) {
		if !seen[text] {
			seen[text] = true
			list = append(list, w.object(jdk.String, text))
		}
	}
	for _, x := range w.prog.Methods {
		for _, b := range x.Func.Blocks {
			for _, in := range b.Instrs {
				if !wanted(x, in) {
					continue
				}
				if g, ok := in.(*ssa.GetStatic); ok {
					if f := w.prog.Field(g.Field); f != nil && f.ConstantValue != nil {
						if s, ok := f.ConstantValue.(classfile.StringConst); ok {
							add(string(s))
						}
					}
				}
				for _, v := range in.Operands() {
					if c, ok := v.(*ssa.Const); ok && c.Typ == "Ljava/lang/String;" {
						add(c.String)
					}
				}
			}
		}
	}
	return list
}

// fromOutside is Long.$outside(s): whether s is neither null, nor a constant,
// nor made by the program.
func fromOutside(e *emitter, in *ssa.Call, _ *classfile.Method) {
	s := e.value(in.Args[0])
	cond := []ivl.Term{ivl.Lt.Of(ivl.ID(s), ivl.IntConst(0, ivl.IntZ))}
	for _, o := range e.w.texts(func(*reach.Method, ssa.Instr) bool { return true }) {
		cond = append(cond, ivl.Not.Of(ivl.Eq.Of(s, o)))
	}
	x := e.variable(in)
	e.assign(x, ivl.Ite.Of(ivl.And.Of(cond...), ivl.IntConst(1, x.Typ), ivl.IntConst(0, x.Typ)))
}

// stringKnown is String.$known(s): whether s is one of the constants that known
// lists. The comparison names all of them. So an object from outside does not
// get the id of a constant that occurs nowhere else.
func stringKnown(e *emitter, in *ssa.Call, _ *classfile.Method) {
	s := e.value(in.Args[0])
	var alts []ivl.Term
	for _, o := range e.w.known() {
		alts = append(alts, ivl.Eq.Of(s, o))
	}
	x := e.variable(in)
	e.assign(x, ivl.Ite.Of(ivl.Or.Of(alts...), ivl.IntConst(1, x.Typ), ivl.IntConst(0, x.Typ)))
}

// stringHash is String.$hash(s), for one of the constants that known lists.
func stringHash(e *emitter, in *ssa.Call, _ *classfile.Method) {
	s := e.value(in.Args[0])
	x := e.variable(in)
	t := ivl.Term(ivl.IntConst(0, x.Typ))
	for _, o := range e.w.known() {
		t = ivl.Ite.Of(ivl.Eq.Of(s, o), ivl.IntConst(int64(hashOf(o.Text)), x.Typ), t)
	}
	e.assign(x, t)
}

// hashOf is String.hashCode (its specification: s[0]*31^(n-1) + … + s[n-1]).
func hashOf(text string) int32 {
	h := int32(0)
	for _, u := range ivl.Chars(text) {
		h = 31*h + int32(u)
	}
	return h
}
