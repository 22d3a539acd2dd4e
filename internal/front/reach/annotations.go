package reach

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/jdk"
)

// Reading annotations initialises enums of the program, and makes objects of its annotation interfaces (JLS §9.6, §9.7):
// the JDK implements these, and their methods return what the class file has (JVMS §4.7.16). A client of the program may
// implement the interfaces, too, and its objects may do more. So nothing new is seen of a program whose clients have all that
// an annotation of it can be, or can have.

// showsAnnotations reports whether clients can implement all annotation interfaces of the program, and have the
// constants of all its enums that the methods of these return. None of the methods returns a class object.
func (p *Program) showsAnnotations() bool {
	h := p.Opts.Handed
	l, ok := p.outside.lister.(interface{ ProgramClasses() ([]string, error) })
	if !ok || h == nil || !h.Client {
		return false
	}
	if p.annotations == nil {
		names, err := l.ProgramClasses()
		all := err == nil && len(names) <= maxAccessible && !slices.ContainsFunc(names, func(name string) bool { return !p.showsAnnotation(name) })
		p.annotations = &all
	}
	return *p.annotations
}

// showsAnnotation is showsAnnotations for one class of the program, which may be something else.
func (p *Program) showsAnnotation(name string) bool {
	c, err := p.src.Class(name)
	if err != nil {
		return false
	}
	if c.Origin.Platform || !c.Access.Has(classfile.AccAnnotation) {
		return true
	}
	return slices.Contains(p.Opts.Handed.Implement, name) && !slices.ContainsFunc(c.Methods, func(m *classfile.Method) bool {
		_, result, err := classfile.ParseMethodDescriptor(m.Desc)
		return err != nil || !m.IsClassInit() && !p.showsElement(result)
	})
}

// showsElement reports whether clients may have all values that an element of an annotation has, by its type.
func (p *Program) showsElement(desc string) bool {
	for desc[0] == '[' {
		desc = desc[1:]
	}
	name := classfile.ClassNameOf(desc)
	if name == "" || name == jdk.String {
		return true
	}
	c, err := p.src.Class(name)
	switch {
	case err != nil || name == jdk.ClassClass:
		return false
	case c.Origin.Platform || c.Access.Has(classfile.AccAnnotation): // of the program: it is looked at itself
		return true
	}
	return c.Access.Has(classfile.AccEnum) && p.Opts.Handed.Members[indy.EnumValues(name)]
}
