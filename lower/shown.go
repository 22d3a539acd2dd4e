package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// shown emits the calls that intrinsics make on objects that they turn into text.
func (e *emitter) shown(in *ssa.Call, m *classfile.Method) {
	switch m.Class.Name {
	case "java/lang/StringBuilder", "java/lang/StringBuffer", "java/io/PrintStream":
		if e.prog.Texts[in] != nil {
			return // see prints
		}
		for _, a := range in.Args[1:] {
			e.toStringOf(a)
		}
	case jdk.Throwable:
		e.printsTrace(m)
	}
}

// printsTrace emits that m, a method of Throwable, runs no code of the program that does more than join texts, if it
// prints a stack trace: also of causes and of suppressed exceptions.
func (e *emitter) printsTrace(m *classfile.Method) {
	if m.Class.Name != jdk.Throwable || m.Name != "printStackTrace" {
		return
	}
	for _, t := range e.prog.TypeOrder {
		if b := e.prog.TraceCalls(t); b != nil {
			e.unsupported(m.Name + "(), which may call " + classfile.Dotted(b.Class.Name) + "." + b.Name + "()")
			return
		}
	}
}

// toStringOf emits that turning v into text runs no code of the program that
// does more than join texts.
func (e *emitter) toStringOf(v ssa.Value) {
	if classfile.ClassNameOf(string(v.Type())) == "" {
		return
	}
	s := e.possibleOf(v)
	by, name := map[*reach.Type]bool{}, ""
	for _, t := range e.handed(v) {
		if m := e.prog.MayBeBusy(t); m != nil {
			by[t], name = true, classfile.Dotted(m.Class.Name)+"."+m.Name
		}
	}
	if len(by) == 0 {
		return
	}
	cond := ivl.Not.Of(e.w.typeIn(e.value(v), s.all, by, e.isNonNull(v)))
	if classfile.ElementClass(string(v.Type())) != "" {
		cond = ivl.False
	}
	e.violation(cond, ivl.Unsupported, "", name+"() may do more than join texts while it turns an object into text")
}
