package classfile

// Select finds the method that invokevirtual or invokeinterface runs on an
// object of exactly the class dynamicClass (a binary name or array descriptor)
// when the instruction's method resolves to the given one (JVMS §5.4.6). The
// class must be a subtype of the one that declares the resolved method. If
// invokeinterface selects a method that is neither public nor private, a JVM
// raises IllegalAccessError. This is not checked; compilers do not make such
// code. The error is a *LinkageError (an abstract method, or several defaults),
// or one of the loader's.
func (h *Hierarchy) Select(dynamicClass string, resolved *Method) (*Method, error) {
	if resolved.IsPrivate() || resolved.IsStatic() {
		return resolved, nil
	}
	class := dynamicClass
	if IsArray(class) {
		class = objectClass
	}
	if err := h.lineage(class).err; err != nil {
		return nil, err
	}
	for name := class; name != ""; {
		c, err := h.loader.Class(name)
		if err != nil {
			return nil, err
		}
		m := c.FindMethod(resolved.Name, resolved.Desc)
		if m != nil && !m.IsStatic() {
			over, err := h.overrides(m, resolved)
			if err != nil {
				return nil, err
			}
			if over {
				return concrete(m, dynamicClass)
			}
		}
		name = c.Super
	}
	ref := MemberRef{Class: dynamicClass, Name: resolved.Name, Desc: resolved.Desc}
	return h.fromSuperinterfaces(class, dynamicClass, ref, "the class does not implement it")
}

// fromSuperinterfaces selects the method ref from the superinterfaces of a class. Errors call
// the object's class dynamicClass, and say none if there is no such method.
func (h *Hierarchy) fromSuperinterfaces(class, dynamicClass string, ref MemberRef, none string) (*Method, error) {
	maximal, first, err := h.inSuperinterfaces(class, ref)
	switch {
	case err != nil:
		return nil, err
	case len(maximal) == 1:
		return maximal[0], nil
	case len(maximal) > 1:
		return nil, &LinkageError{incompatible, ref, "defaults in both " + maximal[0].Class.Name + " and " + maximal[1].Class.Name}
	case first != nil:
		return concrete(first, dynamicClass)
	}
	return nil, &LinkageError{abstractCall, ref, none}
}

// concrete refuses an abstract method.
func concrete(m *Method, dynamicClass string) (*Method, error) {
	if m.IsAbstract() {
		ref := MemberRef{Class: dynamicClass, Name: m.Name, Desc: m.Desc}
		return nil, &LinkageError{abstractCall, ref, "abstract in " + m.Class.Name}
	}
	return m, nil
}

// overrides reports whether mc, declared in a class, can override ma with the
// same name and descriptor, declared in one of that class's ancestors (JVMS §5.4.5).
func (h *Hierarchy) overrides(mc, ma *Method) (bool, error) {
	switch {
	case mc == ma || mc.Class.Name == ma.Class.Name:
		return true, nil
	case mc.IsPrivate() || ma.IsPrivate():
		return false, nil
	case ma.Access&(AccPublic|AccProtected) != 0:
		return true, nil
	case Package(mc.Class.Name) == Package(ma.Class.Name):
		return true, nil
	}
	// A package-private ma may be overridden by way of a class between.
	for name := mc.Class.Super; name != "" && name != ma.Class.Name; {
		c, err := h.loader.Class(name)
		if err != nil {
			return false, err
		}
		if mb := c.FindMethod(ma.Name, ma.Desc); mb != nil && !mb.IsStatic() {
			if over, err := h.overridesBetween(mc, mb, ma); over || err != nil {
				return over, err
			}
		}
		name = c.Super
	}
	return false, nil
}

// overridesBetween is overrides by way of mb.
func (h *Hierarchy) overridesBetween(mc, mb, ma *Method) (bool, error) {
	over, err := h.overrides(mc, mb)
	if err != nil || !over {
		return false, err
	}
	return h.overrides(mb, ma)
}

// SelectSpecial finds the method that invokespecial in the class current runs
// (JVMS §6.5 invokespecial), when ref resolves to the given method: super calls
// of a class with ACC_SUPER search from its direct superclass up. The error is a
// *LinkageError, or one of the loader's.
func (h *Hierarchy) SelectSpecial(current *Class, ref MemberRef, resolved *Method) (*Method, error) {
	if resolved.IsInit() {
		return resolved, nil
	}
	start := ref.Class
	isSuper := false
	if !IsArray(ref.Class) && ref.Class != current.Name && !current.IsInterface() {
		rc, err := h.loader.Class(ref.Class)
		if err != nil {
			return nil, err
		}
		if !rc.IsInterface() {
			if isSuper, err = h.IsSubtype(current.Name, ref.Class); err != nil {
				return nil, err
			}
		}
	}
	if isSuper && current.Super != "" {
		start = current.Super // every class file counts as having ACC_SUPER since Java 8
	}
	return h.selectFrom(start, ref)
}

// selectFrom is the search of invokespecial from class start on.
func (h *Hierarchy) selectFrom(start string, ref MemberRef) (*Method, error) {
	if IsArray(start) {
		start = objectClass
	}
	c, err := h.loader.Class(start)
	if err != nil {
		return nil, err
	}
	if err := h.lineage(start).err; err != nil {
		return nil, err
	}
	for k := c; ; {
		m := k.FindMethod(ref.Name, ref.Desc)
		if m != nil && !m.IsStatic() && (k == c || !c.IsInterface() || m.Access.Has(AccPublic)) {
			return concrete(m, start)
		}
		if k.Super == "" {
			break
		}
		if k, err = h.loader.Class(k.Super); err != nil {
			return nil, err
		}
	}
	return h.fromSuperinterfaces(start, start, ref, "no superclass implements it")
}
