package entries

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
)

// Surface is what code outside of the project's packages can use of the project's classes, and of those of other parts of
// the class path that the project's code can meet.
type Surface struct {
	Members []indy.Member
	// Others are the members of classes that are not the project's.
	Others []indy.Member
	// Implement lists the interfaces and abstract classes that a class outside can implement.
	Implement []string
	// Partial lists the classes of the surface if Others has only classes that the project's own mention, because those that these
	// bring in are too many; else nil.
	Partial []string
}

// maxOthers is how many members of other classes a surface has.
const maxOthers = 1500

// SurfaceOf returns the surface of the classes of path that names lists. Classes that cannot be read have none. The error is
// that the class path cannot be listed.
func SurfaceOf(path *classfile.Path, names []string) (*Surface, error) {
	d, err := newNeeded(path, names)
	if err != nil {
		return nil, err
	}
	direct := d.mentionedDirectly(names)
	others, err := d.all()
	if err != nil {
		return nil, err
	}
	s, of := surfaceOf(path, names), surfaceOf(path, others)
	if len(of.Members) > maxOthers && len(direct) < len(others) {
		of, s.Partial = surfaceOf(path, direct), slices.Concat(names, direct)
	}
	s.Others, s.Implement = of.Members, append(s.Implement, of.Implement...)
	return s, nil
}

func surfaceOf(path *classfile.Path, names []string) *Surface {
	f := &finder{path: path, classes: map[string]*classfile.Class{}}
	for _, name := range names {
		if c, err := path.Class(name); err == nil {
			f.classes[name] = c
		}
	}
	f.open = f.inheritedOpenly(names)
	s := &Surface{}
	for _, name := range names {
		if c := f.classes[name]; c != nil && !c.Access.Has(classfile.AccModule) {
			f.addSurface(c, s)
		}
	}
	return s
}

// addSurface adds what can be used of class c.
func (f *finder) addSurface(c *classfile.Class, s *Surface) {
	for _, m := range c.Methods {
		if m.IsClassInit() || m.Synthetic || m.Access.Has(classfile.AccSynthetic) || !f.callable(c, m) || isGenerated(c, m) || m.IsInit() && c.IsAbstract() {
			continue
		}
		ref := classfile.MemberRef{Class: c.Name, Name: m.Name, Desc: m.Desc, Interface: c.IsInterface()}
		s.Members = append(s.Members, indy.Member{MemberRef: ref, Use: f.useOf(c, m)})
	}
	if c.Access.Has(classfile.AccEnum) && f.accessible(c) {
		if v := indy.EnumValues(c.Name); c.FindMethod(v.Name, v.Desc) != nil {
			s.Members = append(s.Members, v)
		}
	}
	for _, x := range c.Fields {
		f.addField(c, x, s)
	}
	if f.implementable(c) {
		s.Implement = append(s.Implement, c.Name)
	}
}

// useOf is the use of a method or constructor.
func (f *finder) useOf(c *classfile.Class, m *classfile.Method) indy.Use {
	switch {
	case m.IsInit() && isInner(c):
		return indy.ConstructsInner
	case m.IsInit():
		return indy.Constructs
	case m.IsStatic():
		return indy.CallsStatic
	}
	return indy.Calls
}

// isInner reports whether c is a member class whose constructors take an object of the class around it, which is not null
// (JLS §15.9.2).
func isInner(c *classfile.Class) bool {
	return slices.ContainsFunc(c.InnerClasses, func(i classfile.InnerClass) bool {
		return i.Inner == c.Name && i.Outer != "" && !i.Access.Has(classfile.AccStatic)
	})
}

// addField adds the uses of a field.
func (f *finder) addField(c *classfile.Class, x *classfile.Field, s *Surface) {
	public := x.Access.Has(classfile.AccPublic)
	if x.Synthetic || x.Access.Has(classfile.AccSynthetic) || !public && (!x.Access.Has(classfile.AccProtected) || !extensible(c)) || !f.accessible(c) && !f.open[c.Name] {
		return
	}
	read, write := indy.Reads, indy.Writes
	if x.IsStatic() {
		read, write = indy.ReadsStatic, indy.WritesStatic
	}
	ref := classfile.MemberRef{Class: c.Name, Name: x.Name, Desc: x.Desc}
	s.Members = append(s.Members, indy.Member{MemberRef: ref, Use: read})
	if !x.IsFinal() {
		s.Members = append(s.Members, indy.Member{MemberRef: ref, Use: write})
	}
}

// implementable reports whether a class outside can implement c, and has to, to make objects of it.
func (f *finder) implementable(c *classfile.Class) bool {
	if !f.accessible(c) || len(c.PermittedSubclasses) > 0 || !c.IsInterface() && !(c.IsAbstract() && extensible(c)) {
		return false
	}
	hidden := func(c *classfile.Class) bool {
		return !c.IsInterface() && slices.ContainsFunc(c.Methods, func(m *classfile.Method) bool {
			return m.IsAbstract() && !m.Access.Has(classfile.AccPublic) && !m.Access.Has(classfile.AccProtected)
		})
	}
	for k := c; k != nil; {
		if hidden(k) {
			return false
		}
		super, err := f.path.Class(k.Super)
		if k.Super == "" || err != nil {
			break
		}
		k = super
	}
	return true
}
