package jdkfacts

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// Platform is where the JDK's classes are read from. *classfile.Path is one.
type Platform interface {
	classfile.Loader
	PlatformClasses() ([]string, error)
}

// world answers questions about the classes of the JDK together.
type world struct {
	*classfile.Hierarchy
	below      map[string][]string // the classes and interfaces that name a class as their superclass or superinterface
	opens      map[string]bool     // the classes that a class of a program may name as its superclass or superinterface
	extensible map[string]bool
	overriding map[target][]*classfile.Method
}

// target is a method that is called on objects of a class, the one that has the method or one below it.
type target struct {
	*classfile.Method
	on string
}

// member is the target of a call on any object that has a method.
func member(m *classfile.Method) target { return target{m, m.Class.Name} }

func newWorld(p Platform, all []header) *world {
	w := &world{classfile.NewHierarchy(p), map[string][]string{}, map[string]bool{}, map[string]bool{}, map[target][]*classfile.Method{}}
	for _, h := range all {
		w.opens[h.name] = h.opens
		for _, above := range h.above {
			w.below[above] = append(w.below[above], h.name)
		}
	}
	return w
}

// exported reports whether programs can name the classes of a package without options of the JVM that make exceptions for them.
func exported(class string) bool {
	switch pkg := classfile.Package(class); {
	case pkg == "sun/misc", pkg == "sun/reflect":
		return true
	default:
		return !strings.HasPrefix(class, "sun/") && !strings.HasPrefix(class, "jdk/internal/") && !strings.HasPrefix(class, "com/sun/org/apache/")
	}
}

// extends reports whether a program may have classes below a class or interface of the JDK that name a class of the JDK from which
// overridable methods are inherited: the class itself, or one below it.
func (w *world) extends(name string) bool {
	is, known := w.extensible[name]
	if known {
		return is
	}
	w.extensible[name] = false // a cycle adds nothing
	is = w.opens[name] || slices.ContainsFunc(w.below[name], w.extends)
	w.extensible[name] = is
	return is
}

// opens reports whether a class of a program may name the class as its superclass or superinterface (JVMS §5.3.5, JLS §8.1.4). A
// protected class of another is public in its class file.
func opens(c *classfile.Class) bool {
	if c.IsFinal() || len(c.PermittedSubclasses) > 0 || !exported(c.Name) || !c.Access.Has(classfile.AccPublic) {
		return false
	}
	return c.IsInterface() || slices.ContainsFunc(c.Methods, func(m *classfile.Method) bool {
		return m.IsInit() && (m.Access.Has(classfile.AccPublic) || m.Access.Has(classfile.AccProtected))
	})
}

// overridable reports whether a class of a program may override a method of the JDK.
func (w *world) overridable(m target) bool {
	if m.IsPrivate() || m.IsStatic() || m.IsInit() || m.Access.Has(classfile.AccFinal) {
		return false
	}
	if !m.Access.Has(classfile.AccPublic) && !m.Access.Has(classfile.AccProtected) {
		return false // only classes of its package override it (JVMS §5.4.5), and these are all the JDK's
	}
	return w.extends(m.on)
}

// overriders lists the methods of the JDK that an object of a class of the JDK runs where m is called, without m itself.
func (w *world) overriders(m target) []*classfile.Method {
	if all, known := w.overriding[m]; known {
		return all
	}
	var all []*classfile.Method
	seen := map[string]bool{}
	found := map[*classfile.Method]bool{m.Method: true}
	var visit func(name string)
	visit = func(name string) {
		for _, sub := range w.below[name] {
			if seen[sub] {
				continue
			}
			seen[sub] = true
			if c, err := w.Class(sub); err == nil && !c.IsInterface() {
				if o, err := w.Select(sub, m.Method); err == nil && !found[o] {
					found[o] = true
					all = append(all, o)
				}
			}
			visit(sub)
		}
	}
	if c, err := w.Class(m.on); err == nil && m.on != m.Class.Name && !c.IsInterface() {
		if o, err := w.Select(m.on, m.Method); err == nil && !found[o] {
			found[o] = true
			all = append(all, o)
		}
	}
	visit(m.on)
	w.overriding[m] = all
	return all
}

// final reports whether m is what runs where it is called, on any object.
func (w *world) final(m target) bool {
	if m.IsPrivate() || m.IsStatic() || m.IsInit() || m.Access.Has(classfile.AccFinal) || m.Class.IsFinal() {
		return true
	}
	return m.Class.Name != "java/lang/Object" && !m.IsAbstract() && !w.overridable(m) && len(w.overriders(m)) == 0
}

// holdsNothing reports whether no objects but the JDK's own plain ones can be reached from objects whose static type is a class.
func holdsNothing(name string) bool {
	switch name {
	case "java/lang/String", "java/lang/Class", "java/lang/Integer", "java/lang/Long", "java/lang/Boolean", "java/lang/Character",
		"java/lang/Byte", "java/lang/Short", "java/lang/Float", "java/lang/Double":
		return true
	}
	return len(name) == 2 && name[0] == '['
}
