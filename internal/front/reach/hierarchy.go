package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
)

// Exact reports whether the class called name has no subclasses, nor the array type (JLS §4.10.3).
func (p *Program) Exact(name string) bool {
	if name[0] == '[' {
		elem := classfile.ElementClass(name)
		return elem == "" || p.Exact(elem)
	}
	c := p.Class(name)
	return c != nil && c.IsFinal()
}

// NoInstances reports whether no object has exactly the type called name.
func (p *Program) NoInstances(name string) bool {
	if name[0] == '[' {
		return false
	}
	c := p.Class(name)
	return c == nil || c.IsInterface() || c.IsAbstract()
}

// ClonedByPlatform reports whether code of the JDK may copy an object of exactly the class called name by
// Object.clone(): the class is of the program, Cloneable, and extends one of the JDK that may call that.
func (p *Program) ClonedByPlatform(name string) bool {
	if name[0] == '[' || p.Platform(name) || !p.Subtype(name, jdk.Cloneable) {
		return false
	}
	for c := p.Class(name); c != nil && c.Super != ""; c = p.Class(c.Super) {
		if p.Platform(c.Super) {
			return c.Super != jdk.Object
		}
	}
	return false
}

// Relation says whether objects of dynamic type t are instances of the class,
// interface or array type called name. It is Sometimes only for external
// platform types, which also stand for unknown subclasses: an object that comes
// from the platform can have an unknown class of the platform. A class without
// subclasses is not such a class if it is external: its objects have its own type.
func (p *Program) Relation(t *Type, name string) Relation {
	if p.Subtype(t.Name, name) {
		return Always
	}
	if !t.External || !p.Platform(t.Name) || !p.Platform(name) {
		return Never
	}
	if u := p.Types[name]; u != nil && u.External && p.Exact(name) {
		return Never
	}
	return p.unknownSubclass(t.Name, name)
}

// unknownSubclass says whether some unknown class can be a subclass of both t
// and name.
func (p *Program) unknownSubclass(t, name string) Relation {
	if t[0] == '[' {
		te, ne := classfile.ElementClass(t), classfile.ElementClass(name)
		if te == "" || ne == "" {
			return Never
		}
		if p.Subtype(te, ne) {
			return Always
		}
		return p.unknownSubclass(te, ne)
	}
	if name[0] == '[' {
		if t == jdk.Object || t == "java/lang/Cloneable" || t == "java/io/Serializable" {
			return Sometimes
		}
		return Never
	}
	tc, nc := p.Class(t), p.Class(name)
	if tc == nil || nc == nil || tc.IsFinal() {
		return Never
	}
	switch {
	case nc.IsFinal() || (!tc.IsInterface() && !nc.IsInterface()):
		if p.Subtype(name, t) {
			return Sometimes
		}
		return Never
	case nc.IsInterface() && !tc.IsInterface() && p.excludesInterface(tc, name):
		return Never
	}
	return Sometimes
}

// excludesInterface reports whether it is known that no class of the JDK extends c and implements
// the interface called name.
func (p *Program) excludesInterface(c *classfile.Class, name string) bool {
	for c != nil {
		if may, known := jdk.StreamImplements(c.Name, name); known {
			return !may
		}
		if c.Super == "" {
			return false
		}
		c = p.Class(c.Super)
	}
	return false
}

// Possible lists the dynamic types that objects of static type name may have,
// and for each whether all objects of that type are instances of name.
func (p *Program) Possible(name string) (all []*Type, certain map[*Type]bool) {
	certain = map[*Type]bool{}
	for _, t := range p.TypeOrder {
		switch p.Relation(t, name) {
		case Always:
			certain[t] = true
			all = append(all, t)
		case Sometimes:
			all = append(all, t)
		}
	}
	return all, certain
}

// Hidden returns the class of type t if it is a model's that the program cannot
// name, else nil.
func (p *Program) Hidden(t *Type) *classfile.Class {
	if t.Name[0] == '[' || !p.Platform(t.Name) {
		return nil
	}
	c, err := p.src.Class(t.Name)
	if err != nil || !c.Origin.Model || c.Access.Has(classfile.AccPublic) {
		return nil
	}
	return c
}

// InstanceRelation is Relation for instanceof and casts. It is Sometimes also for a model's type if
// only some of the classes that it stands for are subtypes of name.
func (p *Program) InstanceRelation(t *Type, name string) Relation {
	r := p.Relation(t, name)
	c := p.Hidden(t)
	if p.standIns.source == nil || c == nil || name[0] == '[' {
		return r
	}
	if target, err := p.src.Class(name); err != nil || !target.Origin.Platform || !target.Access.Has(classfile.AccPublic) {
		return r
	}
	known, is := 0, 0
	for _, s := range p.standIns.source.StandsFor(c) {
		if ok, err := p.standIns.own.IsSubtype(s, name); err == nil {
			known++
			if ok {
				is++
			}
		}
	}
	switch {
	case known == 0:
		return r
	case is == known:
		return Always
	case is == 0:
		return Never
	}
	return Sometimes
}

// ClassOf returns the one class that getClass gives for objects of type t, ""
// when it is not known.
func (p *Program) ClassOf(t *Type) string {
	c := p.Hidden(t)
	if c == nil {
		return t.Name
	}
	if p.standIns.source == nil {
		return ""
	}
	names := p.standIns.source.StandsFor(c)
	if len(names) != 1 {
		return ""
	}
	if _, err := p.standIns.source.Platform(names[0]); err != nil {
		return ""
	}
	return names[0]
}

// IsEnum reports whether name is the class of an enum, not of one of its constants.
func (p *Program) IsEnum(name string) bool {
	if name == "" || name[0] == '[' {
		return false
	}
	c := p.Class(name)
	return c != nil && c.Super == jdk.Enum
}

// programSubclasses lists the classes of the program right below class name, where that is the
// program's own, or java.util.Random: calls of that on an object from outside have a meaning.
func (p *Program) programSubclasses(name string) []string {
	if name[0] == '[' || p.Platform(name) && name != jdk.Random || p.outside.lister == nil {
		return nil
	}
	subs, err := p.outside.lister.Subclasses(name)
	p.fail(err)
	return subs
}

// lambdasOf lists the classes of the program's lambdas and method references that are objects of
// an interface of the program: of all of them, because objects from outside may be made by code
// that this run does not reach.
func (p *Program) lambdasOf(name string) []string {
	if name[0] == '[' || p.Platform(name) || p.outside.lister == nil {
		return nil
	}
	hosts, err := p.outside.lister.Subclasses(classfile.LambdasOf(name))
	p.fail(err)
	var found []string
	for _, h := range hosts {
		c, err := p.src.Class(h)
		if err != nil {
			continue // its code does not run
		}
		for _, m := range c.Methods {
			found = append(found, p.lambdasIn(m, name)...)
		}
	}
	return found
}

// lambdasIn lists the classes of the lambdas in method m that are objects of an interface.
func (p *Program) lambdasIn(m *classfile.Method, name string) []string {
	if m.Code == nil || m.Code.Read() == nil {
		return nil
	}
	var found []string
	for in, err := range classfile.Instructions(m.Code.Read().Bytes) {
		if err != nil {
			return found
		}
		if in.Op != classfile.OpInvokedynamic {
			continue
		}
		d, err := m.Class.Pool.Dynamic(in.Index)
		if err != nil {
			continue
		}
		if _, result, err := classfile.ParseMethodDescriptor(d.Desc); err != nil || classfile.ClassNameOf(result) != name {
			continue
		}
		if ref, err := p.Dynamic.Resolve(m, in.PC, d); err == nil {
			found = append(found, ref.Class)
		}
	}
	return found
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

// OwnsStatics reports whether c's static fields and initialiser are part of
// the program rather than of the unmodelled platform.
func (p *Program) OwnsStatics(c *classfile.Class) bool {
	return owned(c)
}

// DefaultInterfaces lists the superinterfaces of c that declare a method with
// a body: they are initialised with a class (JLS §12.4.1), in the order of
// JVMS §5.5 step 7.
func (p *Program) DefaultInterfaces(c *classfile.Class) []string {
	if c.IsInterface() {
		return nil
	}
	var out []string
	var walk func(c *classfile.Class)
	walk = func(c *classfile.Class) {
		for _, n := range c.Interfaces {
			i := p.Class(n)
			if i == nil || i.Origin.Platform && !jdk.IsLifted(i) {
				continue
			}
			walk(i)
			for _, m := range i.Methods {
				if m.Code != nil && !m.IsStatic() {
					out = append(out, n)
					break
				}
			}
		}
	}
	walk(c)
	return out
}

// initialisers lists the class initialisers that initialising class name can
// run directly: its own and those of its superclasses and superinterfaces.
func (p *Program) initialisers(name string) []*Method {
	var ms []*Method
	for name != "" {
		c := p.Class(name)
		if c == nil || !p.OwnsStatics(c) {
			break
		}
		if m := p.Inits[name]; m != nil {
			ms = append(ms, m)
		}
		for _, i := range p.DefaultInterfaces(c) {
			if m := p.Inits[i]; m != nil {
				ms = append(ms, m)
			}
		}
		name = c.Super
	}
	return ms
}

// initOrder lists the initialisers that run before class name is initialised,
// unless they have run already, and its own, in their order (JVMS §5.5 step 7).
func (p *Program) initOrder(name string) []*Method {
	c := p.Class(name)
	if c == nil || !p.OwnsStatics(c) {
		return nil
	}
	var ms []*Method
	if c.Super != "" {
		ms = p.initOrder(c.Super)
	}
	for _, n := range append(p.DefaultInterfaces(c), name) {
		if m := p.Inits[n]; m != nil {
			ms = append(ms, m)
		}
	}
	return ms
}
