package classfile

import "strings"

// Access is the access_flags item of a class, field, method, inner class,
// method parameter or module (JVMS tables 4.1-B, 4.5-A, 4.6-A, 4.7.6-A, 4.7.24,
// 4.7.25). Some bits mean different things in different places, hence several
// names for one value.
type Access uint16

// The access flags.
const (
	AccPublic       Access = 0x0001
	AccPrivate      Access = 0x0002
	AccProtected    Access = 0x0004
	AccStatic       Access = 0x0008
	AccFinal        Access = 0x0010
	AccSuper        Access = 0x0020 // classes
	AccSynchronized Access = 0x0020 // methods
	AccOpen         Access = 0x0020 // modules
	AccTransitive   Access = 0x0020 // requires of modules
	AccVolatile     Access = 0x0040 // fields
	AccBridge       Access = 0x0040 // methods
	AccStaticPhase  Access = 0x0040 // requires of modules
	AccTransient    Access = 0x0080 // fields
	AccVarargs      Access = 0x0080 // methods
	AccNative       Access = 0x0100
	AccInterface    Access = 0x0200
	AccAbstract     Access = 0x0400
	AccStrict       Access = 0x0800
	AccSynthetic    Access = 0x1000
	AccAnnotation   Access = 0x2000
	AccEnum         Access = 0x4000
	AccMandated     Access = 0x8000 // parameters and modules
	AccModule       Access = 0x8000 // classes
)

// Has reports whether all the given flags are set.
func (a Access) Has(flags Access) bool { return a&flags == flags }

// The words of flags that mean the same wherever they occur.
var accessWords = []struct {
	flag Access
	word string
}{
	{AccPublic, "public"}, {AccPrivate, "private"}, {AccProtected, "protected"},
	{AccAbstract, "abstract"}, {AccStatic, "static"}, {AccFinal, "final"},
	{AccNative, "native"}, {AccInterface, "interface"}, {AccSynthetic, "synthetic"},
	{AccAnnotation, "annotation"}, {AccEnum, "enum"},
}

// String lists in Java's words the flags that mean the same everywhere, such
// as "public static final". Flags with several meanings are left out.
func (a Access) String() string {
	var words []string
	for _, w := range accessWords {
		if a.Has(w.flag) {
			words = append(words, w.word)
		}
	}
	return strings.Join(words, " ")
}

// IsInterface reports whether c is an interface (annotation types included).
func (c *Class) IsInterface() bool { return c.Access.Has(AccInterface) }

// IsAbstract reports whether c is abstract; interfaces are.
func (c *Class) IsAbstract() bool { return c.Access.Has(AccAbstract) }

// IsFinal reports whether c has no subclasses by declaration.
func (c *Class) IsFinal() bool { return c.Access.Has(AccFinal) }

// IsStatic reports whether f is a class variable.
func (f *Field) IsStatic() bool { return f.Access.Has(AccStatic) }

// IsFinal reports whether f is declared final.
func (f *Field) IsFinal() bool { return f.Access.Has(AccFinal) }

// IsStatic reports whether m is a class method.
func (m *Method) IsStatic() bool { return m.Access.Has(AccStatic) }

// IsAbstract reports whether m has no body because a subclass gives it.
func (m *Method) IsAbstract() bool { return m.Access.Has(AccAbstract) }

// IsNative reports whether m is implemented outside Java.
func (m *Method) IsNative() bool { return m.Access.Has(AccNative) }

// IsPrivate reports whether m is private.
func (m *Method) IsPrivate() bool { return m.Access.Has(AccPrivate) }

// IsInit reports whether m is an instance initialisation method (JVMS §2.9.1).
func (m *Method) IsInit() bool { return m.Name == "<init>" }

// IsClassInit reports whether m is the class or interface initialisation
// method (JVMS §2.9.2): named <clinit>, void, and, from class-file version 51
// on, static without parameters.
func (m *Method) IsClassInit() bool {
	if m.Name != "<clinit>" {
		return false
	}
	if m.Class != nil && m.Class.Major < 51 {
		return strings.HasSuffix(m.Desc, ")V")
	}
	return m.Desc == "()V" && m.IsStatic()
}

// String is the method in the form "java/lang/String.length:()I".
func (m *Method) String() string {
	if m.Class == nil {
		return m.Name + ":" + m.Desc
	}
	return m.Class.Name + "." + m.Name + ":" + m.Desc
}

// String is the field in the form "java/lang/String.hash:I".
func (f *Field) String() string {
	if f.Class == nil {
		return f.Name + ":" + f.Desc
	}
	return f.Class.Name + "." + f.Name + ":" + f.Desc
}

// String is the reference in the form "java/lang/String.length:()I".
func (r MemberRef) String() string { return r.Class + "." + r.Name + ":" + r.Desc }
