package classfile

import "fmt"

// LinkageError says that a member cannot be resolved or selected: at run time
// it would be the Java error named in Kind.
type LinkageError struct {
	Kind string    // "java/lang/NoSuchFieldError", "java/lang/NoSuchMethodError", "java/lang/AbstractMethodError", "java/lang/IncompatibleClassChangeError"
	Ref  MemberRef // Name is empty when the class itself is the trouble
	Why  string
}

// The kinds of linkage errors.
const (
	noSuchField  = "java/lang/NoSuchFieldError"
	noSuchMethod = "java/lang/NoSuchMethodError"
	abstractCall = "java/lang/AbstractMethodError"
	incompatible = "java/lang/IncompatibleClassChangeError"
)

// Error is one line.
func (e *LinkageError) Error() string {
	if e.Ref.Name == "" {
		return fmt.Sprintf("%s: %s: %s", JavaName(DescriptorOf(e.Kind)), e.Ref.Class, e.Why)
	}
	return fmt.Sprintf("%s: %s: %s", JavaName(DescriptorOf(e.Kind)), e.Ref, e.Why)
}

// ResolveField finds the field of ref (JVMS §5.4.3.2): in the class, then in
// its superinterfaces, then in its superclass. Access control is not checked.
// The error is a *LinkageError, or one of the loader's.
func (h *Hierarchy) ResolveField(ref MemberRef) (*Field, error) {
	if IsArray(ref.Class) {
		return nil, &LinkageError{noSuchField, ref, "arrays have no fields"}
	}
	if err := h.lineage(ref.Class).err; err != nil {
		return nil, err
	}
	f, err := h.lookupField(ref.Class, ref)
	if err == nil && f == nil {
		err = &LinkageError{noSuchField, ref, "neither the class nor its ancestors declare it"}
	}
	return f, err
}

// lookupField is the recursion of §5.4.3.2; the lineage has shown that it ends.
func (h *Hierarchy) lookupField(class string, ref MemberRef) (*Field, error) {
	c, err := h.loader.Class(class)
	if err != nil {
		return nil, err
	}
	if f := c.FindField(ref.Name, ref.Desc); f != nil {
		return f, nil
	}
	for _, i := range c.Interfaces {
		if f, err := h.lookupField(i, ref); f != nil || err != nil {
			return f, err
		}
	}
	if c.Super == "" {
		return nil, nil
	}
	return h.lookupField(c.Super, ref)
}

// ResolveMethod finds the method of ref: class method resolution (JVMS
// §5.4.3.3), or interface method resolution (§5.4.3.4) if ref is of an
// interface method. Access control is not checked, nor whether the method is
// static. For a signature-polymorphic method the result is its one declaration,
// whose descriptor differs from ref's. The error is a *LinkageError, or one of
// the loader's.
func (h *Hierarchy) ResolveMethod(ref MemberRef) (*Method, error) {
	class := ref.Class
	if IsArray(class) {
		class = objectClass // §5.1: arrays have the methods of Object
	}
	c, err := h.loader.Class(class)
	if err != nil {
		return nil, err
	}
	if err := h.lineage(class).err; err != nil {
		return nil, err
	}
	if c.IsInterface() != ref.Interface {
		kind := map[bool]string{true: "an interface", false: "a class"}
		return nil, &LinkageError{incompatible, ref, c.Name + " is " + kind[c.IsInterface()] + ", expected " + kind[ref.Interface]}
	}
	m, err := h.inSuperclasses(c, ref)
	if m != nil || err != nil {
		return m, err
	}
	maximal, first, err := h.inSuperinterfaces(class, ref)
	switch {
	case err != nil:
		return nil, err
	case len(maximal) == 1:
		return maximal[0], nil
	case first != nil:
		return first, nil
	}
	return nil, &LinkageError{noSuchMethod, ref, "neither the class nor its ancestors declare it"}
}

// inSuperclasses is step 2 of §5.4.3.3; for an interface, steps 2 and 3 of
// §5.4.3.4: of Object's methods only the public instance ones.
func (h *Hierarchy) inSuperclasses(c *Class, ref MemberRef) (*Method, error) {
	for k := c; ; {
		if m := signaturePolymorphic(k, ref.Name); m != nil && !c.IsInterface() {
			return m, nil
		}
		m := k.FindMethod(ref.Name, ref.Desc)
		if m != nil && (k == c || !c.IsInterface() || m.Access.Has(AccPublic) && !m.IsStatic()) {
			return m, nil
		}
		if k.Super == "" {
			return nil, nil
		}
		var err error
		if k, err = h.loader.Class(k.Super); err != nil {
			return nil, err
		}
	}
}

// IsSignaturePolymorphic reports whether m may be called with any descriptor
// (JVMS §2.9.3): the native varargs methods of MethodHandle and VarHandle that
// take an Object[].
func (m *Method) IsSignaturePolymorphic() bool {
	c := m.Class
	if c == nil || c.Name != "java/lang/invoke/MethodHandle" && c.Name != "java/lang/invoke/VarHandle" {
		return false
	}
	const prefix = "([Ljava/lang/Object;)"
	return m.Access.Has(AccNative|AccVarargs) && len(m.Desc) > len(prefix) && m.Desc[:len(prefix)] == prefix
}

// signaturePolymorphic is c's one method of that name if it is signature polymorphic.
func signaturePolymorphic(c *Class, name string) *Method {
	if c.Name != "java/lang/invoke/MethodHandle" && c.Name != "java/lang/invoke/VarHandle" {
		return nil
	}
	var found *Method
	for _, m := range c.Methods {
		if m.Name == name {
			if found != nil {
				return nil
			}
			found = m
		}
	}
	if found != nil && found.IsSignaturePolymorphic() {
		return found
	}
	return nil
}

// inSuperinterfaces finds the maximally-specific superinterface methods of a
// class (§5.4.3.3) that are not abstract, and the first one, abstract or not,
// that is neither private nor static.
func (h *Hierarchy) inSuperinterfaces(class string, ref MemberRef) (maximal []*Method, first *Method, err error) {
	all, err := h.AllInterfaces(class)
	if err != nil {
		return nil, nil, err
	}
	var found []*Method
	for _, name := range all {
		i, err := h.loader.Class(name)
		if err != nil {
			return nil, nil, err
		}
		if m := i.FindMethod(ref.Name, ref.Desc); m != nil && !m.IsPrivate() && !m.IsStatic() {
			found = append(found, m)
		}
	}
	for _, m := range found {
		if specific, err := h.mostSpecific(m, found); err != nil {
			return nil, nil, err
		} else if specific {
			if first == nil {
				first = m
			}
			if !m.IsAbstract() {
				maximal = append(maximal, m)
			}
		}
	}
	return maximal, first, nil
}

// mostSpecific reports whether no other method of those found is in a
// subinterface of m's.
func (h *Hierarchy) mostSpecific(m *Method, found []*Method) (bool, error) {
	for _, other := range found {
		if other == m {
			continue
		}
		below, err := h.IsSubtype(other.Class.Name, m.Class.Name)
		if err != nil || below {
			return false, err
		}
	}
	return true, nil
}
