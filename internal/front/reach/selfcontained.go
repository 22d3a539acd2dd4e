package reach

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// SelfContained reports whether nothing that code outside has done before matters to a run of entry with arbitrary
// objects: the run meets no object of a class that code outside has written, and reads no static field that such code may have
// changed. Objects come in as arguments of entry, and in fields of the program's objects behind these; declared types tell
// which. As everywhere, a subclass that code outside makes of a class with a body for each method is taken to override none of them.
//
// It does not matter either whether an argument is an object that a class initialiser has made: the run refers to no
// such object but by its arguments, and these have any contents.
func (p *Program) SelfContained(entry *classfile.Method) bool {
	params, _, err := classfile.ParseMethodDescriptor(entry.Desc)
	if err != nil || !entry.IsStatic() {
		return false
	}
	for _, d := range params {
		if !p.onlyOwn(d, nil) {
			return false
		}
	}
	for f, reads := range p.Reads {
		if !reads || f.IsStatic() || p.Platform(f.Class.Name) || indy.IsSpun(f.Class.Name) {
			continue // objects of the JDK come in by fields of the program's, and static fields are looked at below
		}
		if !p.onlyOwn(f.Desc, nil) {
			return false
		}
	}
	return p.readsOnlyValues(entry)
}

// readsOnlyValues reports whether all static fields that a run of entry reads never change and refer to no object with an
// identity. Class initialisers have a time of their own, so they may also read final fields of the class that they initialise.
func (p *Program) readsOnlyValues(entry *classfile.Method) bool {
	called := p.calledFrom(entry, false)
	if called == nil {
		return false
	}
	initialised := map[string]bool{}
	for _, m := range p.Methods {
		if m.Def.IsClassInit() && !p.Platform(m.Def.Class.Name) {
			initialised[m.Def.Class.Name] = true
		}
	}
	// own says of a field that only the JDK can have changed it, or the initialiser that m is, or is run by.
	own := func(m *Method, f *classfile.Field) bool {
		return p.Platform(f.Class.Name) || f.IsFinal() && (f.Access.Has(classfile.AccEnum) || f.Access.Has(classfile.AccSynthetic) || m.Def.IsClassInit() && m.Def.Class == f.Class || len(initialised) == 1 && initialised[f.Class.Name])
	}
	for _, m := range p.Methods {
		for _, b := range m.Func.Blocks {
			for _, in := range b.Instrs {
				if c, ok := in.(*ssa.Call); ok && called[m] && p.Enums[c] != nil {
					return false // it gives constants of an enum
				}
				read, ok := in.(*ssa.GetStatic)
				if !ok {
					continue
				}
				f, err := p.Hier.ResolveField(read.Field)
				if err != nil || !isValue(f) && (called[m] || !own(m, f)) || f.ConstantValue == nil && classfile.IsReference(f.Desc) && p.HasBegun(f.Class.Name) {
					return false
				}
			}
		}
	}
	return true
}

// isValue reports whether a static field has the same number or text for ever, or is one that the compiler makes for a switch
// or a lambda expression.
func isValue(f *classfile.Field) bool {
	synthetic := f.Synthetic || f.Access.Has(classfile.AccSynthetic)
	switch {
	case indy.IsSpun(f.Class.Name), synthetic && f.Desc == "[I", synthetic && f.Desc == "Z":
		return true
	}
	return f.IsFinal() && (!classfile.IsReference(f.Desc) && f.Desc[0] != '[' || f.Desc == "L"+jdk.String+";")
}

// onlyOwn reports whether no object of a class from outside can be of a type, or be in one of a class of the JDK of that type;
// inside has the classes of the JDK that are being looked at.
func (p *Program) onlyOwn(desc string, inside []string) bool {
	desc = strings.TrimLeft(desc, "[")
	if !classfile.IsReference(desc) {
		return true
	}
	name := classfile.ClassNameOf(desc)
	if name == jdk.String || name == "java/lang/Class" || jdk.IsWrapper(name) || slices.Contains(inside, name) {
		return true
	}
	c, err := p.src.Class(name)
	switch {
	case err != nil || c.IsInterface():
		return false
	case c.Access.Has(classfile.AccEnum) && !p.Platform(name):
		return true
	case p.Platform(name):
		return c.IsFinal() && p.ownFields(c, append(inside, name))
	case c.IsAbstract():
		return !slices.ContainsFunc(c.Methods, func(m *classfile.Method) bool {
			return m.IsInit() && (m.Access.Has(classfile.AccPublic) || m.Access.Has(classfile.AccProtected))
		})
	}
	return true
}

// ownFields is onlyOwn for the fields of a class of the JDK.
func (p *Program) ownFields(c *classfile.Class, inside []string) bool {
	for c.Name != jdk.Object {
		for _, f := range c.Fields {
			if !f.IsStatic() && !p.onlyOwn(f.Desc, inside) {
				return false
			}
		}
		super, err := p.src.Class(c.Super)
		if err != nil {
			return false
		}
		c = super
	}
	return true
}
