package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
)

// Relation says whether objects of a dynamic type are instances of a class.
type Relation uint8

const (
	Never Relation = iota
	Sometimes
	Always
)

// Relation says whether objects of dynamic type t are instances of the class,
// interface or array type called name. It is maybe only for external platform
// types, which stand for unknown subclasses too: an object that comes from
// the platform can be of a class we never hear of, but only of the platform's.
func (p *Program) Relation(t *Type, name string) Relation {
	if p.Subtype(t.Name, name) {
		return Always
	}
	if !t.External || !p.Platform(t.Name) || !p.Platform(name) {
		return Never
	}
	return p.unknownSubclass(t.Name, name)
}

// unknownSubclass says whether some class unknown to us can be a subclass of
// t and of name at once.
func (p *Program) unknownSubclass(t, name string) Relation {
	if t[0] == '[' {
		te, ne := classfile.ElementClass(t), classfile.ElementClass(name)
		if te == "" || ne == "" {
			return Never
		}
		if p.Subtype(te, ne) {
			return Always
		}
		return p.unknownSubclass(te, ne)
	}
	if name[0] == '[' {
		if t == jdk.Object || t == "java/lang/Cloneable" || t == "java/io/Serializable" {
			return Sometimes
		}
		return Never
	}
	tc, nc := p.Class(t), p.Class(name)
	if tc == nil || nc == nil || tc.IsFinal() {
		return Never
	}
	switch {
	case nc.IsFinal() || (!tc.IsInterface() && !nc.IsInterface()):
		if p.Subtype(name, t) {
			return Sometimes
		}
		return Never
	}
	return Sometimes
}

// Possible lists the dynamic types objects of static type name may have, and
// for each whether that is certain for all objects of that type.
func (p *Program) Possible(name string) (all []*Type, certain map[*Type]bool) {
	certain = map[*Type]bool{}
	for _, t := range p.TypeOrder {
		switch p.Relation(t, name) {
		case Always:
			certain[t] = true
			all = append(all, t)
		case Sometimes:
			all = append(all, t)
		}
	}
	return all, certain
}
