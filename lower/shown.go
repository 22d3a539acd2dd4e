package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// Printing an object turns it into text, and that runs code of the program:
// toString, or what the JDK's toString calls. Most of it does nothing but join
// texts. Where some may do more – throw, write to a field, call what is not
// known –, a print is a call of String.$text and then prints the text; see
// plain.go for what counts as no more than joining. Whether some does is known
// only when everything reachable is, so prints wait until then.

// printsObject reports whether m is print or println of an object.
func printsObject(m *classfile.Method) bool {
	i, _ := jdk.IntrinsicOf(m)
	return i.Op == jdk.Prints && m.Desc == "(Ljava/lang/Object;)V"
}

// showsArgument reports whether m is a constructor of a platform's exception
// that makes its text of any object: AssertionError(Object), which assert calls.
func (u *universe) showsArgument(m *classfile.Method) bool {
	return m.Desc == "(Ljava/lang/Object;)V" && u.isThrowableInit(m)
}

// visitPrinted makes reachable what prints of objects call, when such an object
// may be one whose text takes more than joining. It reports whether there is
// something new.
func (u *universe) visitPrinted() (news bool) {
	u.busy = u.busyTypes()
	for _, t := range u.typeOrder {
		// The texts of exceptions are followed only where somebody asks for them.
		u.wanted.messages = u.wanted.messages || u.busy[t] != nil && u.subtype(t.name, throwable)
	}
	for _, in := range u.showing {
		u.wanted.messages = u.wanted.messages || u.showsBusy(in.Args[1])
	}
	c := u.class(stringClassName)
	if c == nil || !c.Origin.Model {
		return false
	}
	for _, s := range u.printed {
		in := s.instr.(*ssa.Call)
		null := u.printsNull(in)
		if u.texts[in] != nil || !null && !u.showsBusy(in.Args[1]) {
			continue
		}
		m := c.FindMethod("$text", "(Ljava/lang/Object;)Ljava/lang/String;")
		if null {
			m = c.FindMethod("valueOf", "(Ljava/lang/Object;)Ljava/lang/String;")
			s.raises = append(s.raises, npe)
			u.addType(npe)
		}
		call := u.directCall(s.in, in, m)
		s.in.calls = append(s.in.calls, call)
		u.texts[in] = call.targets[0].m
		news = true
	}
	return news
}

// busyTypes returns for each class of the program whose text takes more than
// joining texts the method that does more.
func (u *universe) busyTypes() map[*dynType]*classfile.Method {
	busy := map[*dynType]*classfile.Method{}
	for _, t := range u.typeOrder {
		if m := u.textOf(t).own; m != nil && !u.plain(m, map[*classfile.Method]bool{}) {
			busy[t] = m
		}
	}
	return busy
}

// asText is what turns objects of one type into text.
type asText struct {
	own      *classfile.Method // the program's method, nil when it is the platform's
	contents bool              // the platform's, which may turn any other object into text
}

// textOf returns what turns objects of type t into text.
func (u *universe) textOf(t *dynType) asText {
	if t.name[0] == '[' || u.noInstances(t.name) {
		return asText{}
	}
	toString := u.textMethod(t, object, "toString", "()Ljava/lang/String;")
	switch {
	case toString == nil:
		return asText{}
	case !toString.Class.Origin.Platform:
		return asText{own: toString}
	case toString.Class.Name == object:
		if m := u.textMethod(t, object, "hashCode", "()I"); m != nil && !m.Class.Origin.Platform {
			return asText{own: m}
		}
		return asText{}
	case toString.Class.Name == throwable:
		for _, name := range []string{"getLocalizedMessage", "getMessage"} {
			if m := u.textMethod(t, throwable, name, "()Ljava/lang/String;"); m != nil && !m.Class.Origin.Platform {
				return asText{own: m}
			}
		}
		return asText{}
	}
	return asText{contents: !tellsNoOther(toString.Class.Name)}
}

// textMethod returns what objects of type t run for a method of class c.
func (u *universe) textMethod(t *dynType, c, name, desc string) *classfile.Method {
	m := u.class(c).FindMethod(name, desc)
	if m == nil {
		return nil
	}
	sel, err := u.hier.Select(t.name, m)
	if err != nil {
		return nil
	}
	return sel
}

// tellsNoOther reports whether the text of objects of a platform's class is made
// without asking other objects for theirs.
func tellsNoOther(class string) bool {
	return jdk.ClassIs(class, jdk.ShowsNoOther)
}

// showsBusy reports whether turning v into text may run code of the program that
// does more than join texts.
func (u *universe) showsBusy(v ssa.Value) bool {
	n := className(string(v.Type()))
	if n == "" || v.Type() == ssa.Null {
		return false
	}
	for _, t := range u.typeOrder {
		if u.subtype(t.name, n) && u.mayBeBusy(t) != nil {
			return true
		}
	}
	return false
}

// mayBeBusy returns a method of the program that does more than join texts, and
// that turning an object of type t into text may run; nil when there is none.
func (u *universe) mayBeBusy(t *dynType) *classfile.Method {
	if m := u.busy[t]; m != nil || !u.textOf(t).contents {
		return m
	}
	for _, o := range u.typeOrder {
		if m := u.busy[o]; m != nil {
			return m
		}
	}
	return nil
}

// shown emits what the intrinsics that turn objects into text call on them.
func (e *emitter) shown(in *ssa.Call, m *classfile.Method) {
	switch m.Class.Name {
	case "java/lang/StringBuilder", "java/lang/StringBuffer", "java/io/PrintStream":
		if e.u.texts[in] != nil {
			return // see prints
		}
		for _, a := range in.Args[1:] {
			e.toStringOf(a)
		}
	case throwable:
		if m.Name != "printStackTrace" {
			return
		}
		// Its cause and what it suppressed are printed, too.
		for _, t := range e.u.typeOrder {
			if b := e.u.busy[t]; b != nil && e.u.subtype(t.name, throwable) {
				e.unsupported(m.Name + "(), which may call " + dots(b.Class.Name) + "." + b.Name + "()")
				return
			}
		}
	}
}

// toStringOf emits that turning v into text runs no code of the program that
// does more than join texts.
func (e *emitter) toStringOf(v ssa.Value) {
	if className(string(v.Type())) == "" {
		return
	}
	s := e.possibleOf(v)
	by, name := map[*dynType]bool{}, ""
	for _, t := range e.handed(v) {
		if m := e.u.mayBeBusy(t); m != nil {
			by[t], name = true, dots(m.Class.Name)+"."+m.Name
		}
	}
	if len(by) == 0 {
		return
	}
	cond := ivl.Not.Of(e.w.typeIn(e.value(v), s.all, by, e.isNonNull(v)))
	if elemClass(string(v.Type())) != "" {
		cond = ivl.False
	}
	e.violation(cond, ivl.Unsupported, "", name+"() may do more than join texts while it turns an object into text")
}
