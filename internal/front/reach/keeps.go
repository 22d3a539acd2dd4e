package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// KeepsObjectsOf returns the classes of the references that objects of a class keep in fields of a model or
// of a lifted class: of Object for a collection. Texts and class objects keep none.
func (p *Program) KeepsObjectsOf(name string) []string {
	var classes []string
	for _, name := range p.lineage(name) {
		c := p.Class(name)
		if c == nil || !c.Origin.Model && !jdk.IsLifted(c) || name == jdk.String || name == "java/lang/Class" {
			continue
		}
		for _, f := range c.Fields {
			n := classfile.InnermostClass(classfile.ClassNameOf(f.Desc))
			if n != "" && !f.IsStatic() {
				classes = append(classes, n)
			}
		}
	}
	return classes
}

// lineage returns a class and its superclasses, the next one first; nothing for an array. Where a class is missing, the
// class itself is all that is known.
func (p *Program) lineage(name string) []string {
	if name[0] == '[' {
		return nil
	}
	supers, err := p.Hier.Superclasses(name)
	if err != nil {
		supers = nil
	}
	return append([]string{name}, supers...)
}

// MutableModel reports whether class name is a model, or lifted, or extends one,
// and the model's part of its objects changes, or an object or an array that it keeps.
func (p *Program) MutableModel(name string) bool {
	is, known := p.mutable[name]
	if !known {
		is = p.changes(name, map[string]bool{})
		p.mutable[name] = is
	}
	return is
}

// changes is MutableModel; seen are classes that are being looked at.
func (p *Program) changes(name string, seen map[string]bool) bool {
	if seen[name] {
		return false
	}
	seen[name] = true
	for _, name := range p.lineage(name) {
		c := p.Class(name)
		if c == nil {
			return false
		}
		if !c.Origin.Model && !jdk.IsLifted(c) {
			continue
		}
		for _, f := range c.Fields {
			if !f.IsStatic() && (!f.IsFinal() || p.keepsChanging(c, f, seen)) {
				return !p.Subtype(name, jdk.Throwable)
			}
		}
	}
	return false
}

// keepsChanging reports whether a field of class c, a model or lifted, refers to an object that may change, or to an
// array that methods of the class write to. An object of an abstract type may change.
func (p *Program) keepsChanging(c *classfile.Class, f *classfile.Field, seen map[string]bool) bool {
	if f.Desc[0] == '[' {
		return p.writesElements(c, f)
	}
	n := classfile.ClassNameOf(f.Desc)
	if n == "" {
		return false
	}
	k := p.Class(n)
	return k != nil && (p.changes(n, seen) || k.IsAbstract())
}

// writesElements reports whether a method of class c, but for constructors, writes to the array that a field refers to.
func (p *Program) writesElements(c *classfile.Class, field *classfile.Field) bool {
	for _, m := range c.Methods {
		if m.Code == nil || m.IsInit() {
			continue
		}
		f, err := p.ssa.of(m)
		if err != nil {
			return true
		}
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				if s, ok := in.(*ssa.ArrayStore); ok && p.reads(s.Array, field) {
					return true
				}
			}
		}
	}
	return false
}

// reads reports whether a value is what a field has.
func (p *Program) reads(v ssa.Value, field *classfile.Field) bool {
	g, ok := v.(*ssa.GetField)
	if !ok {
		return false
	}
	f, err := p.Hier.ResolveField(g.Field)
	return err != nil || f == field
}
