package versions

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// makers lists the public constructors that both versions of a class have, or its factories; those with few parameters first. complete says
// that there are no other constructors.
func (k *plan) makers(c *classfile.Class) (list []*classfile.Method, complete bool) {
	n := k.new.v.classes[c.Name]
	complete = !c.IsAbstract() && len(k.old.v.below[c.Name]) == 1 && len(k.new.v.below[c.Name]) == 1
	usable := func(m *classfile.Method) bool {
		o := n.FindMethod(m.Name, m.Desc)
		return m.Access.Has(classfile.AccPublic) && o != nil && o.Access.Has(classfile.AccPublic) && !m.Access.Has(classfile.AccSynthetic) && o.IsStatic() == m.IsStatic()
	}
	var factories []*classfile.Method
	for _, both := range [][]*classfile.Method{c.Methods, n.Methods} {
		for _, m := range both {
			if m.IsInit() && (c.FindMethod(m.Name, m.Desc) == nil || n.FindMethod(m.Name, m.Desc) == nil || !usable(m)) {
				complete = false
			}
		}
	}
	for _, m := range c.Methods {
		switch {
		case !usable(m):
		case m.IsInit() && !c.IsAbstract() && !n.IsAbstract() && !k.inner(c.Name):
			list = append(list, m)
		case m.IsStatic() && strings.HasSuffix(m.Desc, ")"+classfile.DescriptorOf(c.Name)):
			factories = append(factories, m)
		}
	}
	if len(list) == 0 {
		list = factories
	}
	if len(list) == 0 {
		list = k.builders(c.Name)
	}
	slices.SortStableFunc(list, func(a, b *classfile.Method) int { return len(a.Desc) - len(b.Desc) })
	return list, complete
}

// builders lists the public methods of other classes of both versions that return objects of a class.
func (k *plan) builders(class string) (list []*classfile.Method) {
	for _, name := range k.old.v.names {
		c, n := k.old.v.classes[name], k.new.v.classes[name]
		if n == nil || name == class || !c.Access.Has(classfile.AccPublic) || !n.Access.Has(classfile.AccPublic) {
			continue
		}
		for _, m := range c.Methods {
			o := n.FindMethod(m.Name, m.Desc)
			if strings.HasSuffix(m.Desc, ")"+classfile.DescriptorOf(class)) && m.Access.Has(classfile.AccPublic) && !m.Access.Has(classfile.AccSynthetic) &&
				o != nil && o.Access.Has(classfile.AccPublic) && o.IsStatic() == m.IsStatic() {
				list = append(list, m)
			}
		}
	}
	return list
}

// inner reports whether objects of a class are inside of others.
func (k *plan) inner(class string) bool {
	for _, in := range k.old.v.classes[class].InnerClasses {
		if in.Inner == class {
			return in.Outer == "" || !in.Access.Has(classfile.AccStatic)
		}
	}
	return false
}

// immutable reports whether no code can change an object of a class in either version.
func (k *plan) immutable(class string, depth int) bool {
	for _, v := range []*Version{k.old.v, k.new.v} {
		if !v.immutable(classfile.DescriptorOf(class), depth) {
			return false
		}
	}
	return true
}

// immutable reports whether no code can change an object of a type: all fields are final, and hold such objects. No class of the version is below it.
func (v *Version) immutable(desc string, depth int) bool {
	const enough = 4
	if desc == "Ljava/lang/String;" || boxes[desc] != "" || !classfile.IsReference(desc) {
		return true
	}
	c, err := v.Path.Class(classfile.ClassNameOf(desc))
	if classfile.IsArray(desc) || err != nil || depth > enough || len(v.below[c.Name]) > 1 || c.Origin.Platform && !c.IsFinal() {
		return false
	}
	for {
		for _, f := range c.Fields {
			if !f.IsStatic() && (!f.IsFinal() || !v.immutable(f.Desc, depth+1)) {
				return false
			}
		}
		if c.Super == "java/lang/Object" || c.Super == "java/lang/Enum" || c.Super == "java/lang/Record" {
			return true
		}
		if c, err = v.Path.Class(c.Super); err != nil || c.Origin.Platform {
			return false
		}
	}
}
