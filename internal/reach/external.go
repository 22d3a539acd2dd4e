package reach

import (
	"maps"
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
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
	external []*Type         // in the order found
}

// Open reports whether the arguments of the entry are arbitrary: it is no main.
func (p *Program) Open() bool { return p.outside.open }

// addExternal records that unmodelled code may hand out objects of the type:
// of that type and, where it is the program's, of all its subclasses in the
// program. Their fields hold such objects too, and their classes are
// initialised.
func (p *Program) addExternal(name string) {
	if p.outside.seen[name] {
		return
	}
	p.outside.seen[name] = true
	subs := p.programSubclasses(name)
	if len(subs) == 0 || !p.NoInstances(name) {
		t := p.addType(name)
		t.External = true
		t.rels = nil // they depend on it
		p.outside.external = append(p.outside.external, t)
		p.extendAgain(t)
	}
	if elem := classfile.ElementClass(name); elem != "" {
		p.addExternal(elem)
	}
	for _, s := range subs {
		p.addExternal(s)
	}
	p.externalFields(name)
	if p.outside.open {
		for _, c := range slices.Sorted(maps.Keys(p.outside.targets)) {
			p.nameable(c)
		}
	}
}

// externalFields records the objects in the fields of external objects, as far as
// code that has a meaning here reads them: a class of the program may extend a
// model.
func (p *Program) externalFields(name string) {
	if name[0] == '[' {
		return
	}
	for c := p.Class(name); c != nil && c.Name != jdk.Object; c = p.Class(c.Super) {
		if !p.OwnsFields(c) {
			continue
		}
		for _, f := range c.Fields {
			if n := classfile.ClassNameOf(f.Desc); n != "" && !f.IsStatic() && p.loads(n) {
				p.addExternal(n)
			}
		}
		p.NeedsInit(c.Name)
	}
}

// loads reports whether the class or array called name can be had; of one that
// cannot there are no objects.
func (p *Program) loads(name string) bool {
	elem := name
	for elem != "" && elem[0] == '[' {
		elem = classfile.ElementClass(elem)
	}
	if elem == "" {
		return true
	}
	_, err := p.src.Class(elem)
	return err == nil && p.NeedOf(elem) == ""
}

// visitTarget records a class that a cast, an instanceof or a handler names:
// an argument of some other type can be of that class.
func (p *Program) visitTarget(in ssa.Instr) {
	name := ""
	switch in := in.(type) {
	case *ssa.CheckCast:
		name = classfile.ClassNameOf(string(in.Target))
	case *ssa.InstanceOf:
		name = classfile.ClassNameOf(string(in.Target))
	case *ssa.Catch:
		name = classfile.ClassNameOf(string(in.Type()))
	}
	if name == "" || p.outside.targets[name] || p.Platform(name) {
		return
	}
	p.outside.targets[name] = true
	if p.outside.open {
		p.nameable(name)
	}
}

// nameable makes class name, which the program names, external if objects of
// it can come in as objects of another type.
func (p *Program) nameable(name string) {
	for _, t := range p.outside.external {
		if t.Name != name && p.Subtype(name, t.Name) {
			p.addExternal(name)
			return
		}
	}
}

// programSubclasses lists the classes of the program right below class name,
// where that is the program's own.
func (p *Program) programSubclasses(name string) []string {
	if name[0] == '[' || p.Platform(name) || p.outside.lister == nil {
		return nil
	}
	subs, err := p.outside.lister.Subclasses(name)
	p.fail(err)
	return subs
}

// ExternalClasses lists the program's classes of which objects come in.
func (p *Program) ExternalClasses() []*classfile.Class {
	var cs []*classfile.Class
	for _, t := range p.outside.external {
		if t.Name[0] != '[' && !p.Platform(t.Name) {
			if c := p.Class(t.Name); c != nil {
				cs = append(cs, c)
			}
		}
	}
	return cs
}
