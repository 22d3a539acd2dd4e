package lower

import (
	"maps"
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// ClassLister is a Source that knows which classes the program has. Lowering
// asks it for the subclasses of what comes in from outside.
type ClassLister interface {
	// Subclasses lists, sorted, the binary names of the program's classes that name a
	// class as their superclass or as one of their interfaces.
	Subclasses(name string) ([]string, error)
}

// outside is what objects that the program does not allocate drag in.
type outside struct {
	lister   ClassLister     // nil when the source is none
	open     bool            // arguments are arbitrary: the entry is no main
	targets  map[string]bool // program classes that some cast, instanceof or handler names
	seen     map[string]bool // what addExternal has been told of
	external []*dynType      // in the order found
}

// open reports whether the arguments of the entry are arbitrary: it is no main.
func (u *universe) open() bool { return u.outside.open }

// addExternal records that unmodelled code may hand out objects of the type:
// of that type and, where it is the program's, of all its subclasses in the
// program. Their fields hold such objects too, and their classes are
// initialised.
func (u *universe) addExternal(name string) {
	if u.outside.seen[name] {
		return
	}
	u.outside.seen[name] = true
	subs := u.programSubclasses(name)
	if len(subs) == 0 || !u.noInstances(name) {
		t := u.addType(name)
		t.external = true
		t.rels = nil // they depend on it
		u.outside.external = append(u.outside.external, t)
		u.extendAgain(t)
	}
	if elem := elemClass(name); elem != "" {
		u.addExternal(elem)
	}
	for _, s := range subs {
		u.addExternal(s)
	}
	u.externalFields(name)
	if u.outside.open {
		for _, c := range slices.Sorted(maps.Keys(u.outside.targets)) {
			u.nameable(c)
		}
	}
}

// externalFields records the objects in the fields of external objects, as far as
// code that has a meaning here reads them: a class of the program may extend a
// model.
func (u *universe) externalFields(name string) {
	if name[0] == '[' {
		return
	}
	for c := u.class(name); c != nil && c.Name != object; c = u.class(c.Super) {
		if !u.ownsFields(c) {
			continue
		}
		for _, f := range c.Fields {
			if n := className(f.Desc); n != "" && !f.IsStatic() && u.loads(n) {
				u.addExternal(n)
			}
		}
		u.needsInit(c.Name)
	}
}

// loads reports whether the class or array called name can be had; of one that
// cannot there are no objects.
func (u *universe) loads(name string) bool {
	elem := name
	for elem != "" && elem[0] == '[' {
		elem = elemClass(elem)
	}
	if elem == "" {
		return true
	}
	_, err := u.src.Class(elem)
	return err == nil && u.needOf(elem) == ""
}

// visitTarget records a class that a cast, an instanceof or a handler names:
// an argument of some other type can be of that class.
func (u *universe) visitTarget(in ssa.Instr) {
	name := ""
	switch in := in.(type) {
	case *ssa.CheckCast:
		name = className(string(in.Target))
	case *ssa.InstanceOf:
		name = className(string(in.Target))
	case *ssa.Catch:
		name = className(string(in.Type()))
	}
	if name == "" || u.outside.targets[name] || u.platform(name) {
		return
	}
	u.outside.targets[name] = true
	if u.outside.open {
		u.nameable(name)
	}
}

// nameable makes class name, which the program names, external if objects of
// it can come in as objects of another type.
func (u *universe) nameable(name string) {
	for _, t := range u.outside.external {
		if t.name != name && u.subtype(name, t.name) {
			u.addExternal(name)
			return
		}
	}
}

// programSubclasses lists the classes of the program right below class name,
// where that is the program's own.
func (u *universe) programSubclasses(name string) []string {
	if name[0] == '[' || u.platform(name) || u.outside.lister == nil {
		return nil
	}
	subs, err := u.outside.lister.Subclasses(name)
	u.fail(err)
	return subs
}

// externalClasses lists the program's classes of which objects come in.
func (u *universe) externalClasses() []*classfile.Class {
	var cs []*classfile.Class
	for _, t := range u.outside.external {
		if t.name[0] != '[' && !u.platform(t.name) {
			if c := u.class(t.name); c != nil {
				cs = append(cs, c)
			}
		}
	}
	return cs
}
