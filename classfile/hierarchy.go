package classfile

import (
	"slices"
	"strings"
	"sync"
)

// Loader finds classes by binary name. *Path is one.
type Loader interface {
	// Class yields the class; the error is a *NotFoundError if there is none,
	// a *FormatError if its bytes are wrong.
	Class(name string) (*Class, error)
}

const objectClass = "java/lang/Object"

// Hierarchy answers questions about subtyping, and resolves and selects members,
// over the classes of a loader. It remembers its results. It is safe for concurrent
// use if the loader is.
//
// If an answer depends on a missing class, it is an error in which errors.As
// finds a *NotFoundError. If it depends on a class that is its own superclass
// or superinterface, errors.As finds a *CycleError.
type Hierarchy struct {
	loader Loader
	mu     sync.RWMutex
	lines  map[string]*lineage
}

// lineage has the ancestors of a class.
type lineage struct {
	supers     []string // nearest first, java/lang/Object last; empty for it
	interfaces []string // all superinterfaces, in the order of a depth-first walk from the class up
	set        map[string]struct{}
	err        error
}

// NewHierarchy makes a hierarchy over the classes of l.
func NewHierarchy(l Loader) *Hierarchy {
	return &Hierarchy{loader: l, lines: make(map[string]*lineage)}
}

// CycleError says that a class is its own superclass or superinterface.
type CycleError struct {
	Cycle []string // the classes on the cycle, the first one again last
}

// Error is one line that lists the cycle.
func (e *CycleError) Error() string {
	return "cyclic class hierarchy: " + strings.Join(e.Cycle, " extends ")
}

// Class yields the class from the loader.
func (h *Hierarchy) Class(name string) (*Class, error) { return h.loader.Class(name) }

// Superclasses lists the superclasses of a class, nearest first; the last one is
// java/lang/Object. For an interface that is the only one.
func (h *Hierarchy) Superclasses(name string) ([]string, error) {
	l := h.lineage(name)
	return l.supers, l.err
}

// AllInterfaces lists the direct and indirect superinterfaces of a class or
// interface, without itself, each once.
func (h *Hierarchy) AllInterfaces(name string) ([]string, error) {
	l := h.lineage(name)
	return l.interfaces, l.err
}

// lineage finds the ancestors of a class, and keeps the result.
func (h *Hierarchy) lineage(name string) *lineage {
	h.mu.RLock()
	l := h.lines[name]
	h.mu.RUnlock()
	if l != nil {
		return l
	}
	w := walker{h: h}
	l = w.walk(name, "", "")
	if l.err != nil {
		h.remember(name, l)
	}
	return l
}

func (h *Hierarchy) remember(name string, l *lineage) {
	h.mu.Lock()
	h.lines[name] = l
	h.mu.Unlock()
}

// walker climbs from a class to its ancestors; path is the way it came.
type walker struct {
	h    *Hierarchy
	path []string
}

// The relations of an ancestor to the class below.
const (
	asSuperclass = "superclass"
	asInterface  = "interface"
)

// walk finds the ancestors of a class and remembers them.
func (w *walker) walk(name, neededBy, role string) *lineage {
	if i := slices.Index(w.path, name); i >= 0 {
		return &lineage{err: &CycleError{append(slices.Clone(w.path[i:]), name)}}
	}
	w.h.mu.RLock()
	known := w.h.lines[name]
	w.h.mu.RUnlock()
	if known != nil && known.err == nil {
		return known
	}
	c, err := w.h.loader.Class(name)
	if err != nil {
		return &lineage{err: withNeed(err, name, neededBy, role)}
	}
	if neededBy != "" && c.IsInterface() != (role == asInterface) {
		why := "it is the " + role + " of " + neededBy
		return &lineage{err: &LinkageError{incompatible, MemberRef{Class: name}, why}}
	}
	w.path = append(w.path, name)
	defer func() { w.path = w.path[:len(w.path)-1] }()

	l := &lineage{set: map[string]struct{}{name: {}}}
	if c.Super != "" {
		above := w.walk(c.Super, name, asSuperclass)
		if above.err != nil {
			return above
		}
		l.supers = append([]string{c.Super}, above.supers...)
		l.inherit(above)
	}
	for _, i := range c.Interfaces {
		above := w.walk(i, name, asInterface)
		if above.err != nil {
			return above
		}
		if _, ok := l.set[i]; !ok {
			l.interfaces = append(l.interfaces, i)
		}
		l.inherit(above)
	}
	w.h.remember(name, l)
	return l
}

// inherit adds the ancestors of the direct ancestor above.
func (l *lineage) inherit(above *lineage) {
	for _, i := range above.interfaces {
		if _, ok := l.set[i]; !ok {
			l.interfaces = append(l.interfaces, i)
		}
	}
	for s := range above.set {
		l.set[s] = struct{}{}
	}
}

// withNeed adds to the error which class needs the missing one.
func withNeed(err error, name, neededBy, role string) error {
	if nf, ok := err.(*NotFoundError); ok && nf.NeededBy == "" && nf.Class == name && neededBy != "" {
		return &NotFoundError{Class: name, NeededBy: neededBy, Role: role, Searched: nf.Searched}
	}
	return err
}

// IsSubtype reports whether sub is a subtype of super, or the same: both are
// binary names or array descriptors (JLS §4.10.2–3, JVMS §6.5 checkcast).
func (h *Hierarchy) IsSubtype(sub, super string) (bool, error) {
	switch {
	case sub == super || super == objectClass:
		return true, nil
	case IsArray(sub):
		return h.isArraySubtype(sub, super)
	case IsArray(super):
		return false, nil
	}
	l := h.lineage(sub)
	if l.err != nil {
		return false, l.err
	}
	_, ok := l.set[super]
	return ok, nil
}

func (h *Hierarchy) isArraySubtype(sub, super string) (bool, error) {
	if !IsArray(super) {
		return super == "java/lang/Cloneable" || super == "java/io/Serializable", nil
	}
	a, b := ComponentType(sub), ComponentType(super)
	if !IsReference(a) || !IsReference(b) {
		return a == b, nil
	}
	return h.IsSubtype(ClassNameOf(a), ClassNameOf(b))
}

// CommonSuperclass is the least class that both a and b are subtypes of; both
// are binary names or array descriptors. Interfaces count as java/lang/Object, as
// in the type-inferring verifier (JVMS §4.10.2.2), unless one of the two is a
// subtype of the other.
func (h *Hierarchy) CommonSuperclass(a, b string) (string, error) {
	if a == b {
		return a, nil
	}
	if IsArray(a) && IsArray(b) {
		return h.commonArray(a, b)
	}
	for _, p := range [][2]string{{a, b}, {b, a}} {
		if ok, err := h.IsSubtype(p[0], p[1]); err != nil || ok {
			return p[1], err
		}
	}
	if IsArray(a) || IsArray(b) {
		return objectClass, nil
	}
	la, lb := h.lineage(a), h.lineage(b)
	if la.err != nil || lb.err != nil {
		return "", firstError(la.err, lb.err)
	}
	for _, s := range la.supers {
		if _, ok := lb.set[s]; ok {
			return s, nil
		}
	}
	return objectClass, nil
}

func (h *Hierarchy) commonArray(a, b string) (string, error) {
	ca, cb := ComponentType(a), ComponentType(b)
	if !IsReference(ca) || !IsReference(cb) {
		// Neither is a supertype of the other: as a != b, at least one
		// component is primitive and they differ.
		return objectClass, nil
	}
	c, err := h.CommonSuperclass(ClassNameOf(ca), ClassNameOf(cb))
	if err != nil {
		return "", err
	}
	return "[" + DescriptorOf(c), nil
}

func firstError(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}
