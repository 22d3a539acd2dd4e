package reach

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/jdk"
)

// implementations are classes outside the program, one for each of some interfaces and abstract classes of the program,
// and one for all the interfaces together.
func implementations(src Source, names []string, some func(*classfile.Method) bool) ([]indy.Implementation, error) {
	m := &implementing{src, classfile.NewHierarchy(src), some}
	var list []indy.Implementation
	var interfaces []string
	for _, name := range names {
		c, err := src.Class(name)
		if err != nil {
			return nil, err
		}
		i := indy.Implementation{Name: indy.ForeignClass + "$" + strings.ReplaceAll(name, "/", "_"), Super: jdk.Object, Constructors: []string{"()V"}}
		if c.IsInterface() {
			i.Interfaces = []string{name}
			interfaces = append(interfaces, name)
		} else {
			i.Super, i.Constructors = name, openConstructors(c)
		}
		if err := m.fill(&i); err != nil {
			return nil, err
		}
		list = append(list, i)
	}
	if len(interfaces) > 1 {
		i := indy.Implementation{Name: indy.ForeignClass + "$", Super: jdk.Object, Interfaces: interfaces, Constructors: []string{"()V"}}
		if err := m.fill(&i); err != nil {
			return nil, err
		}
		list = append(list, i)
	}
	return list, nil
}

// openConstructors lists the descriptors of the constructors of c that a subclass in another package can call.
func openConstructors(c *classfile.Class) []string {
	var descs []string
	for _, m := range c.Methods {
		if m.IsInit() && !m.Access.Has(classfile.AccSynthetic) && (m.Access.Has(classfile.AccPublic) || m.Access.Has(classfile.AccProtected)) {
			descs = append(descs, m.Desc)
		}
	}
	return descs
}

// implementing finds out which methods the classes outside have.
type implementing struct {
	src  Source
	hier *classfile.Hierarchy
	some func(*classfile.Method) bool // see Handed; may be nil
}

// fill sets the methods of i: those that have no body above, those that interfaces have a body for, and those of Object.
func (m *implementing) fill(i *indy.Implementation) error {
	above, err := m.above(i)
	if err != nil {
		return err
	}
	seen := map[[2]string]bool{}
	for _, x := range m.inClasses(above) { // it stands, whatever interfaces say
		seen[[2]string{x.Name, x.Desc}] = true
	}
	for _, c := range above {
		for _, x := range c.Methods {
			key := [2]string{x.Name, x.Desc}
			if x.IsStatic() || x.IsPrivate() || x.IsInit() || x.IsClassInit() || x.Access.Has(classfile.AccFinal) || seen[key] {
				continue
			}
			object := c.Name == jdk.Object && !x.IsNative() || c.Name == jdk.Object && x.Name == "hashCode"
			if !c.IsInterface() && !x.IsAbstract() && (!object || x.Name == "finalize") {
				continue
			}
			seen[key] = true
			own := indy.Implemented{Name: x.Name, Desc: x.Desc, Some: m.some != nil && m.some(x)}
			if c.IsInterface() && !x.IsAbstract() {
				own.Inherited = m.inherited(i, x)
			}
			i.Methods = append(i.Methods, own)
		}
	}
	return nil
}

// above lists the classes and then the interfaces above i, the nearest first, Object at the end.
func (m *implementing) above(i *indy.Implementation) ([]*classfile.Class, error) {
	names := []string{i.Super}
	supers, err := m.hier.Superclasses(i.Super)
	if err != nil {
		return nil, err
	}
	names = append(names, supers...)
	for _, n := range append([]string{i.Super}, i.Interfaces...) {
		more, err := m.hier.AllInterfaces(n)
		if err != nil {
			return nil, err
		}
		if n != i.Super {
			names = append(names, n)
		}
		names = append(names, more...)
	}
	var cs []*classfile.Class
	for k, n := range names {
		if slices.Contains(names[:k], n) {
			continue
		}
		c, err := m.src.Class(n)
		if err != nil {
			return nil, err
		}
		cs = append(cs, c)
	}
	return cs, nil
}

// inClasses lists the methods with a body that the superclasses have, but for those of Object.
func (m *implementing) inClasses(above []*classfile.Class) []*classfile.Method {
	var ms []*classfile.Method
	abstract := map[[2]string]bool{}
	for _, c := range above {
		if c.IsInterface() || c.Name == jdk.Object {
			continue
		}
		for _, x := range c.Methods {
			key := [2]string{x.Name, x.Desc}
			if x.IsAbstract() {
				abstract[key] = true
			} else if !abstract[key] && !x.IsStatic() {
				ms = append(ms, x)
			}
		}
	}
	return ms
}

// inherited is how i calls the method x of an interface above it, which has a body; nil if it cannot.
func (m *implementing) inherited(i *indy.Implementation, x *classfile.Method) *classfile.MemberRef {
	for _, n := range i.Interfaces {
		ref := classfile.MemberRef{Class: n, Name: x.Name, Desc: x.Desc, Interface: true}
		if r, err := m.hier.ResolveMethod(ref); err == nil && r == x {
			return &ref
		}
	}
	ref := classfile.MemberRef{Class: i.Super, Name: x.Name, Desc: x.Desc}
	if r, err := m.hier.ResolveMethod(ref); err == nil && r == x {
		return &ref
	}
	return nil
}
