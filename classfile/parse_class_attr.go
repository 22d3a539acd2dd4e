package classfile

import "fmt"

// The attributes of classes and methods that are tables.

func (p *parser) innerClasses() []InnerClass {
	n := p.count(8, "number_of_classes")
	all := make([]InnerClass, n)
	for i := range all {
		all[i] = InnerClass{
			Inner:  p.className("inner class"),
			Outer:  p.optClassName("outer class"),
			Name:   p.optUtf8("name of an inner class"),
			Access: Access(p.u2("access flags of an inner class")),
		}
	}
	return all
}

func (p *parser) enclosingMethod() *EnclosingMethod {
	e := &EnclosingMethod{Class: p.className("enclosing class")}
	offset := p.pos
	if i := p.u2("enclosing method"); i != 0 && p.err == nil {
		var err error
		e.Name, e.Desc, err = p.c.Pool.NameAndType(i)
		p.check(offset, err)
	}
	return e
}

func (p *parser) bootstrapMethods() []BootstrapMethod {
	n := p.count(4, "num_bootstrap_methods")
	all := make([]BootstrapMethod, n)
	for i := range all {
		all[i].Method = at(p, "bootstrap method", (*Pool).MethodHandle)
		k := p.count(2, "num_bootstrap_arguments")
		all[i].Args = make([]Const, k)
		for j := range all[i].Args {
			all[i].Args[j] = at(p, "bootstrap argument", (*Pool).Loadable)
		}
		if p.err != nil {
			return nil
		}
	}
	return all
}

// checkBootstraps checks that the Dynamic and InvokeDynamic constants name
// bootstrap methods that are there (§4.4.10).
func (p *parser) checkBootstraps() {
	pool := &p.c.Pool
	for i := 1; i < pool.Len() && p.err == nil; i++ {
		tag := pool.tag(i)
		if tag != tagDynamic && tag != tagInvokeDynamic {
			continue
		}
		o, _ := pool.at(i, tag)
		if b := pool.u2(o); b >= len(p.c.BootstrapMethods) {
			p.fail(o, fmt.Sprintf("a bootstrap method below %d", len(p.c.BootstrapMethods)), "%d", b)
		}
	}
}

func (p *parser) recordComponents() []RecordComponent {
	n := p.count(6, "components_count")
	all := make([]RecordComponent, n)
	for i := range all {
		offset, rc := p.pos, &all[i]
		rc.Name = p.utf8("name of a record component")
		rc.Desc = p.utf8("descriptor of a record component")
		if p.err == nil && !validUnqualifiedName(rc.Name) {
			p.fail(offset, "the name of a record component", "%q", rc.Name)
		}
		if p.err == nil {
			p.check(offset+2, ParseFieldDescriptor(rc.Desc))
		}
		rc.Unknown = p.attributes(func(name string, _ int) bool {
			if name == "Signature" {
				rc.Signature = p.utf8(name)
				return true
			}
			return p.annotated(&rc.Annotations, &rc.TypeAnnotations, name)
		})
		if p.err != nil {
			return nil
		}
	}
	return all
}

func (p *parser) methodParameters() []MethodParameter {
	offset := p.pos
	n := p.fits(offset, p.u1("parameters_count"), 4, "parameters_count")
	all := make([]MethodParameter, n)
	for i := range all {
		all[i] = MethodParameter{Name: p.optUtf8("name of a parameter"), Access: Access(p.u2("access flags of a parameter"))}
	}
	return all
}
