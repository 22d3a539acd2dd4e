package audit

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// Source gives out the classes of a JDK.
type Source interface {
	Class(name string) (*classfile.Class, error)
}

// method is a method or constructor of the JDK that is called or overridden.
type method struct {
	*classfile.Method
	params []string // descriptors
	result string
}

func newMethod(m *classfile.Method) method {
	params, result, _ := classfile.ParseMethodDescriptor(m.Desc)
	return method{m, params, result}
}

// key is what an overriding method shares with what it overrides.
func (m method) key() string { return m.Name + strings.Join(m.params, "") }

// jdk reads classes of a JDK.
type jdk struct{ src Source }

// class returns a class, nil if there is none.
func (j jdk) class(name string) *classfile.Class {
	c, err := j.src.Class(name)
	if err != nil {
		return nil
	}
	return c
}

// preview reports whether the compiler refuses what has these annotations.
func preview(as []classfile.Annotation) bool {
	return slices.ContainsFunc(as, func(a classfile.Annotation) bool { return a.Type == "Ljdk/internal/dev/javac/PreviewFeature;" })
}

// isPublic reports whether a program can name the type with that descriptor.
func (j jdk) isPublic(desc string) bool {
	desc = strings.TrimLeft(desc, "[")
	if desc[0] != 'L' {
		return true
	}
	name := desc[1 : len(desc)-1]
	if !strings.HasPrefix(name, "java/") {
		return false
	}
	for {
		c := j.class(name)
		if c == nil || !c.Access.Has(classfile.AccPublic) || preview(c.Annotations) {
			return false
		}
		for _, in := range c.InnerClasses {
			if in.Inner == name && !in.Access.Has(classfile.AccPublic) {
				return false
			}
		}
		i := strings.LastIndexByte(name, '$')
		if i < 0 {
			return true
		}
		name = name[:i]
	}
}

func (j jdk) usable(m method) bool {
	if preview(m.Annotations) {
		return false
	}
	for _, p := range append(m.params, m.result) {
		if p != "V" && !j.isPublic(p) {
			return false
		}
	}
	return !m.Synthetic && !m.Access.Has(classfile.AccSynthetic) && m.Name != "finalize" && m.Name != "<clinit>"
}

// subtype reports whether class name is, or inherits from, super.
func (j jdk) subtype(name, super string) bool {
	return slices.Contains(j.supers(name), super)
}

// supers lists a class, its superclasses, and then all interfaces.
func (j jdk) supers(name string) []string {
	var classes, interfaces []string
	var add func(n string)
	add = func(n string) {
		c := j.class(n)
		if c == nil || slices.Contains(interfaces, n) {
			return
		}
		if c.IsInterface() {
			interfaces = append(interfaces, n)
		}
		for _, i := range c.Interfaces {
			add(i)
		}
	}
	for n := name; n != ""; {
		c := j.class(n)
		if c == nil {
			break
		}
		if !c.IsInterface() {
			classes = append(classes, n)
		}
		add(n)
		n = c.Super
	}
	return append(classes, interfaces...)
}

// avoided are methods that end the run, wait, or change what the cases share.
var avoided = map[string]bool{
	"java/lang/System.exit": true, "java/lang/Runtime.exit": true, "java/lang/Runtime.halt": true, "java/lang/System.gc": true, "java/lang/System.runFinalization": true,
	"java/lang/System.setOut": true, "java/lang/System.setErr": true, "java/lang/System.setIn": true,
	"java/lang/System.setSecurityManager": true, "java/lang/System.load": true, "java/lang/System.loadLibrary": true,
	"java/lang/System.clearProperty": true, "java/lang/System.setProperty": true, "java/lang/System.setProperties": true,
	"java/lang/Object.wait": true, "java/lang/Object.notify": true, "java/lang/Object.notifyAll": true,
	"java/lang/Throwable.printStackTrace": true, "java/io/PrintStream.close": true,
	// These use other threads, so that each run calls back in another order.
	"java/util/Arrays.parallelSetAll": true, "java/util/Arrays.parallelPrefix": true, "java/util/Arrays.parallelSort": true,
}

// callable lists the public methods and constructors of a class, in order of
// declaration, those it inherits after its own.
func (j jdk) callable(name string) []method {
	return j.methods(name, func(m method) bool {
		return m.Access.Has(classfile.AccPublic) && !avoided[m.Class.Name+"."+m.Name] &&
			(!m.IsInit() || m.Class.Name == name && !m.Class.IsAbstract()) &&
			(!m.IsStatic() || m.Class.Name == name)
	})
}

// overridable lists the methods that a subclass of the class can override.
func (j jdk) overridable(name string) []method {
	final := map[string]bool{}
	ms := j.methods(name, func(m method) bool {
		if m.IsInit() || m.IsStatic() || m.IsPrivate() || final[m.key()] || m.Class.Name == "java/lang/Object" && m.Name == "clone" {
			return false
		}
		if m.Access.Has(classfile.AccFinal) {
			final[m.key()] = true
			return false
		}
		return m.Access.Has(classfile.AccPublic) || m.Access.Has(classfile.AccProtected)
	})
	for i, m := range ms {
		// The result is a type parameter, which IntStream and its kin say is themselves.
		if m.result == "Ljava/util/stream/BaseStream;" && name != "java/util/stream/Stream" && j.subtype(name, "java/util/stream/BaseStream") {
			ms[i].result = "L" + name + ";"
		}
	}
	return ms
}

// methods lists the methods of a class and of all above it that are wanted, the
// first with a name and parameters only.
func (j jdk) methods(name string, wanted func(method) bool) []method {
	var out []method
	seen := map[string]bool{}
	for _, s := range j.supers(name) {
		for _, cm := range j.class(s).Methods {
			m := newMethod(cm)
			if seen[m.key()] {
				continue
			}
			if m.Access.Has(classfile.AccBridge) { // the method that it calls has the name already
				seen[m.key()] = true
			}
			if !j.usable(m) {
				continue
			}
			if !wanted(m) {
				if m.Access.Has(classfile.AccFinal) {
					seen[m.key()] = true
				}
				continue
			}
			seen[m.key()] = true
			out = append(out, m)
		}
	}
	if c := j.class(name); c != nil && c.IsInterface() { // what every object has
		for _, cm := range j.class("java/lang/Object").Methods {
			m := newMethod(cm)
			if !seen[m.key()] && m.Access.Has(classfile.AccPublic) && !m.IsInit() && wanted(m) && !m.Access.Has(classfile.AccFinal) {
				out = append(out, m)
			}
		}
	}
	return out
}

// javaType is the erased Java type with that descriptor.
func javaType(desc string) string {
	switch desc[0] {
	case '[':
		return javaType(desc[1:]) + "[]"
	case 'L':
		return javaName(desc[1 : len(desc)-1])
	}
	return map[byte]string{'Z': "boolean", 'B': "byte", 'C': "char", 'S': "short", 'I': "int", 'J': "long", 'F': "float", 'D': "double", 'V': "void"}[desc[0]]
}

func javaName(class string) string {
	return strings.NewReplacer("/", ".", "$", ".").Replace(class)
}

func isReference(desc string) bool { return desc[0] == 'L' || desc[0] == '[' }
