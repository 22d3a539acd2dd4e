package indy

import "github.com/jayverify/jayverify/classfile"

// Implementation is a class outside the program that implements a type of the program.
type Implementation struct {
	Name         string
	Super        string
	Interfaces   []string
	Constructors []string // descriptors of the constructors of Super that it calls
	Methods      []Implemented
}

// Implemented is a method of an Implementation. It is given its arguments, does what foreign code may do, and returns any
// value, but null with Some. Where Inherited is not nil, it may also do what that method does, which it overrides.
type Implemented struct {
	Name, Desc string
	Inherited  *classfile.MemberRef
	Some       bool
}

// Making lists the members by which foreign code makes objects of the class.
func (i Implementation) Making() []Member {
	var ms []Member
	for _, desc := range i.Constructors {
		ms = append(ms, Member{classfile.MemberRef{Class: i.Name, Name: "<init>", Desc: desc}, Constructs, ""})
	}
	return ms
}

// implementation spins the class of i. Its methods use natives of the class of f.
func (f *foreign) implementation(i Implementation) (*classfile.Class, error) {
	w := newWriter(i.Name)
	w.super, w.interfaces = i.Super, i.Interfaces
	for _, desc := range i.Constructors {
		w.method(classfile.AccPublic, "<init>", desc, func(c *code) {
			c.this()
			for _, p := range c.params {
				c.load(p)
			}
			c.invoke(classfile.OpInvokespecial, classfile.MemberRef{Class: i.Super, Name: "<init>", Desc: desc})
			c.ret()
		})
	}
	for _, m := range i.Methods {
		w.method(classfile.AccPublic, m.Name, m.Desc, func(c *code) { f.implemented(c, i, m) })
	}
	return classfile.Parse(i.Name, w.bytes())
}

// implemented writes a method of an implementation. A constructor of the superclass may call it: then the object is not made yet,
// and foreign code has it all the same.
func (f *foreign) implemented(c *code, i Implementation, m Implemented) {
	if len(i.Interfaces) == 0 {
		c.this()
		f.give(c, "L"+i.Super+";")
	}
	if m.Inherited != nil {
		var own label
		f.native(c, ForeignChoice, "()I")
		c.jump(classfile.OpIfeq, 1, &own)
		c.this()
		for _, p := range c.params {
			c.load(p)
		}
		c.invoke(classfile.OpInvokespecial, *m.Inherited)
		c.ret()
		c.mark(&own)
	}
	for _, p := range c.params {
		if classfile.ClassNameOf(p.desc) != "" {
			c.load(p)
			f.give(c, p.desc)
		}
	}
	c.static(ForeignClass, ForeignRun.Name, ForeignRun.Desc)
	switch {
	case m.Some:
		f.native(c, ForeignSome, "()"+c.result)
	case c.result != "V":
		f.arguments(c, []string{c.result})
	}
	c.ret()
}
