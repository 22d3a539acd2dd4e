package classfile

import "math/bits"

// flags refuses access flags at an offset that break the given rule, if any.
func (p *parser) flags(offset int, flags Access, broken string) {
	if broken != "" && p.err == nil {
		p.fail(offset, "access flags of "+broken, "%#04x", uint16(flags))
	}
}

// several reports whether a has more than one of the given flags.
func (a Access) several(flags Access) bool { return bits.OnesCount16(uint16(a&flags)) > 1 }

const visibility = AccPublic | AccPrivate | AccProtected

// classFlags yields the rule for classes that c's flags break, or "" (JVMS §4.1).
func classFlags(c *Class) (broken string) {
	switch {
	case c.Access.Has(AccModule) && c.Major >= 53:
	case c.Access.Has(AccFinal | AccAbstract):
		broken = "a class that is not both final and abstract"
	case c.IsInterface() && !c.IsAbstract():
		broken = "an interface, which is abstract"
	case c.Major >= 49 && c.IsInterface() && c.Access&(AccSuper|AccEnum) != 0:
		broken = "an interface, which is not an enum and has no ACC_SUPER"
	case c.Major >= 49 && c.Access.Has(AccAnnotation) && !c.IsInterface():
		broken = "an annotation, which is an interface"
	}
	return broken
}

// fieldFlags is classFlags for fields (JVMS §4.5).
func fieldFlags(f *Field) (broken string) {
	const constant = AccPublic | AccStatic | AccFinal
	switch {
	case f.Class.IsInterface() && f.Access&^AccSynthetic != constant:
		broken = "a field of an interface, which is public static final"
	case f.Access.several(visibility):
		broken = "a field with at most one of public, private, protected"
	case f.Access.Has(AccFinal | AccVolatile):
		broken = "a field that is not both final and volatile"
	}
	return broken
}

// methodFlags is classFlags for methods (JVMS §4.6).
func methodFlags(m *Method) (broken string) {
	a := m.Access
	never := AccPrivate | AccStatic | AccFinal | AccNative // with abstract
	if m.Class.Major >= 49 {
		never |= AccSynchronized
	}
	switch {
	case m.IsClassInit():
		// Only static and strictfp count.
	case m.Class.IsInterface() && m.Class.Major < 52:
		if !a.Has(AccPublic|AccAbstract) || a&never != 0 || a.several(visibility) {
			broken = "a method of an interface before version 52, which is public and abstract"
		}
	case m.Class.IsInterface() && a.Has(AccPublic) == a.Has(AccPrivate):
		broken = "a method of an interface, which is either public or private"
	case m.Class.IsInterface() && a&(AccProtected|AccFinal|AccSynchronized|AccNative) != 0:
		broken = "a method of an interface, which is not protected, final, synchronized or native"
	case a.several(visibility):
		broken = "a method with at most one of public, private, protected"
	case m.IsInit() && a&(AccStatic|AccFinal|AccSynchronized|AccBridge|AccNative|AccAbstract) != 0:
		broken = "<init>, which is not static, final, synchronized, bridge, native or abstract"
	case a.Has(AccAbstract) && a&never != 0:
		broken = "an abstract method, which is not private, static, final, synchronized or native"
	}
	return broken
}
