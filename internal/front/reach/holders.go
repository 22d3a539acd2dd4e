package reach

import (
	"maps"
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
)

// HolderOf returns what is known of the methods that objects of exactly type t have from a class of
// the JDK whose objects hold objects; nil if that is nothing. Own says that the class is the JDK's,
// so that no method of the program overrides any of these. It is only for programs in which that
// class has no model (Options.Handed).
func (p *Program) HolderOf(t *Type) (h *jdk.Holder, own bool) {
	if !p.Opaque() || t.Name[0] == '[' {
		return nil, false
	}
	own = true
	name := t.Name
	for !p.Platform(name) {
		c := p.Class(name)
		if c == nil || c.Super == "" {
			return nil, false
		}
		own, name = false, c.Super
	}
	h = jdk.HolderOf(name)
	if h == nil || !own && !h.Open || !p.Subtype(name, h.Base) {
		return nil, false
	}
	return h, own
}

// addParts records that iterators of objects of type t, views of them and entries may exist, if its methods make some
// and the program asks for them.
func (p *Program) addParts(t *Type) {
	h, _ := p.HolderOf(t)
	if h == nil {
		return
	}
	for _, method := range slices.Sorted(maps.Keys(h.Iterators)) {
		if p.parts[method] {
			p.addPart(h.Iterators[method])
		}
	}
	for _, name := range h.Entries {
		p.addPart(name)
	}
}

func (p *Program) addPart(name string) {
	if c, err := p.src.Class(name); err == nil && c.Origin.Opaque {
		p.addType(name)
	}
}

// asksForParts records that the program calls a method of the name of m, which may return iterators or views.
func (p *Program) asksForParts(m *classfile.Method) {
	if !p.Opaque() || p.parts[m.Name] || !jdk.HolderParts(m.Name) {
		return
	}
	p.parts[m.Name] = true
	for i := 0; i < len(p.TypeOrder); i++ {
		p.addParts(p.TypeOrder[i])
	}
}

// MakesParts reports whether the classes of what a method of a holder returns are known, if it returns iterators, views or entries.
func (p *Program) MakesParts(h *jdk.Holder, method string, op jdk.HolderOp) bool {
	switch op {
	case jdk.HolderIterate, jdk.HolderView:
		return p.Types[h.Iterators[method]] != nil
	case jdk.HolderEntry:
		return !slices.ContainsFunc(h.Entries, func(name string) bool { return p.Types[name] == nil })
	}
	return true
}

// MakesHolder returns the class of the holder that a call of m makes, "" if it makes none.
func (p *Program) MakesHolder(m *classfile.Method) string {
	if !p.Opaque() || m.Code != nil {
		return ""
	}
	return jdk.MakesHolder(m.Class.Name, m.Name)
}

// ComparedBySelf reports whether looking for an object of exactly type t, by equals(), hashCode() or compareTo(), runs
// no code of the program: they are those of Object, Enum, String or a class of boxes.
func (p *Program) ComparedBySelf(t *Type) bool {
	if t.External && p.Platform(t.Name) && !p.Exact(t.Name) || p.NoInstances(t.Name) {
		return false
	}
	if t.Name[0] == '[' {
		return true
	}
	if p.comparesItself(t) {
		return false
	}
	for _, ref := range []classfile.MemberRef{{Name: "equals", Desc: "(Ljava/lang/Object;)Z"}, {Name: "hashCode", Desc: "()I"}} {
		o := p.Class(jdk.Object).FindMethod(ref.Name, ref.Desc)
		if o == nil {
			return false
		}
		m, err := p.Hier.Select(t.Name, o)
		if err != nil || m == nil {
			return false
		}
		if c := m.Class.Name; c != jdk.Object && c != jdk.Enum && c != jdk.String && !jdk.IsWrapper(c) {
			return false
		}
	}
	return true
}

// ComparesOwn reports whether some class of the program is Comparable by a method of its own.
func (p *Program) ComparesOwn() bool { return slices.ContainsFunc(p.TypeOrder, p.comparesItself) }

// comparesItself reports whether objects of exactly type t are Comparable by a method of the program.
func (p *Program) comparesItself(t *Type) bool {
	return t.Name[0] != '[' && !p.Platform(t.Name) && p.Subtype(t.Name, "java/lang/Comparable") && !p.Subtype(t.Name, jdk.Enum)
}
