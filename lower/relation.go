package lower

// relation says whether objects of a dynamic type are instances of a class.
type relation uint8

const (
	no relation = iota
	maybe
	yes
)

// relation says whether objects of dynamic type t are instances of the class,
// interface or array type called name. It is maybe only for external platform
// types, which stand for unknown subclasses too: an object that comes from
// the platform can be of a class we never hear of, but only of the platform's.
func (u *universe) relation(t *dynType, name string) relation {
	if u.subtype(t.name, name) {
		return yes
	}
	if !t.external || !u.platform(t.name) || !u.platform(name) {
		return no
	}
	return u.unknownSubclass(t.name, name)
}

// unknownSubclass says whether some class unknown to us can be a subclass of
// t and of name at once.
func (u *universe) unknownSubclass(t, name string) relation {
	if t[0] == '[' {
		te, ne := elemClass(t), elemClass(name)
		if te == "" || ne == "" {
			return no
		}
		if u.subtype(te, ne) {
			return yes
		}
		return u.unknownSubclass(te, ne)
	}
	if name[0] == '[' {
		if t == object || t == "java/lang/Cloneable" || t == "java/io/Serializable" {
			return maybe
		}
		return no
	}
	tc, nc := u.class(t), u.class(name)
	if tc == nil || nc == nil || tc.IsFinal() {
		return no
	}
	switch {
	case nc.IsFinal() || (!tc.IsInterface() && !nc.IsInterface()):
		if u.subtype(name, t) {
			return maybe
		}
		return no
	}
	return maybe
}

// possible lists the dynamic types objects of static type name may have, and
// for each whether that is certain for all objects of that type.
func (u *universe) possible(name string) (all []*dynType, certain map[*dynType]bool) {
	certain = map[*dynType]bool{}
	for _, t := range u.typeOrder {
		switch u.relation(t, name) {
		case yes:
			certain[t] = true
			all = append(all, t)
		case maybe:
			all = append(all, t)
		}
	}
	return all, certain
}
