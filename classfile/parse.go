package classfile

import "fmt"

// The class-file versions that are read: JDK 1.0.2 to Java 25 (JVMS table 4.1-A).
const (
	minMajor = 45
	maxMajor = 69
)

// Parse reads a class file (JVMS ch. 4). The name is only for errors: that of
// the class or of the file. The class keeps parts of data, which must not be
// changed afterwards. The error is a *FormatError.
//
// Parse checks all rules that concern the one class file (§4.8), except those
// about the instructions in Code.Bytes.
func Parse(name string, data []byte) (*Class, error) {
	r := &reader{name: name, data: data, end: len(data)}
	c := r.class()
	if r.err == nil && r.pos < len(data) {
		r.fail(r.pos, "the end of the class file", "%d more bytes", len(data)-r.pos)
	}
	if r.err != nil {
		return nil, r.err
	}
	return c, nil
}

// class reads a ClassFile structure (§4.1).
func (r *reader) class() *Class {
	if magic := r.u4("magic"); r.err == nil && magic != 0xcafebabe {
		r.fail(0, "the magic 0xcafebabe of a class file", "%#08x", magic)
	}
	c := &Class{Minor: uint16(r.u2("minor_version")), Major: uint16(r.u2("major_version"))}
	if r.err == nil && (c.Major < minMajor || c.Major > maxMajor) {
		r.fail(6, fmt.Sprintf("a class-file version %d..%d (up to Java %d)", minMajor, maxMajor, maxMajor-44), "%d", c.Major)
	}
	c.Pool = r.pool(c.Major)
	p := &parser{reader: r, c: c}
	at := p.pos
	c.Access = Access(p.u2("access_flags"))
	p.header()
	p.flags(at, c.Access, classFlags(c))
	p.fields()
	p.methods()
	c.Unknown = p.attributes(p.classAttribute)
	p.checkBootstraps()
	return c
}

// parser reads the items after the constant pool.
type parser struct {
	*reader
	c      *Class
	copied int // verification types copied so far to expand frames
}

// header reads this_class, super_class and the interfaces.
func (p *parser) header() {
	c, at := p.c, p.pos
	c.Name = p.className("this_class")
	if p.err == nil && IsArray(c.Name) {
		p.fail(at, "this_class to be no array", "%s", c.Name)
	}
	at = p.pos
	c.Super = p.optClassName("super_class")
	isModule := c.Access.Has(AccModule) && c.Major >= 53
	switch {
	case p.err != nil:
	case IsArray(c.Super):
		p.fail(at, "super_class to be no array", "%s", c.Super)
	case c.Super == "" && c.Name != "java/lang/Object" && !isModule:
		p.fail(at, "a super_class, as only java/lang/Object has none", "0")
	case c.Super != "" && (c.Name == "java/lang/Object" || isModule):
		p.fail(at, "no super_class of "+c.Name, "%s", c.Super)
	case c.Super != "java/lang/Object" && c.IsInterface():
		p.fail(at, "super_class of an interface to be java/lang/Object", "%s", c.Super)
	}
	n := p.count(2, "interfaces_count")
	c.Interfaces = make([]string, 0, n)
	for range n {
		at = p.pos
		name := p.className("interface")
		if p.err != nil {
			return
		}
		if IsArray(name) {
			p.fail(at, "an interface to be no array", "%s", name)
		}
		c.Interfaces = append(c.Interfaces, name)
	}
}

// fields reads the fields (§4.5).
func (p *parser) fields() {
	n := p.count(8, "fields_count")
	p.c.Fields = make([]*Field, 0, n)
	all := make([]Field, n)
	for i := range all {
		at := p.pos
		f := &all[i]
		f.Class = p.c
		f.Access = Access(p.u2("access_flags of a field"))
		f.Name = p.utf8("name of a field")
		f.Desc = p.utf8("descriptor of a field")
		p.flags(at, f.Access, fieldFlags(f))
		if p.err == nil && !validUnqualifiedName(f.Name) {
			p.fail(at+2, "a field name", "%q", f.Name)
		}
		if p.err == nil {
			p.check(at+4, ParseFieldDescriptor(f.Desc))
		}
		f.Unknown = p.attributes(func(name string, size int) bool { return p.fieldAttribute(f, name, size) })
		if p.err != nil {
			return
		}
		p.c.Fields = append(p.c.Fields, f)
	}
	p.noDuplicates(len(all), "field", func(i int) (name, desc string) { return all[i].Name, all[i].Desc })
}

// methods reads the methods (§4.6).
func (p *parser) methods() {
	n := p.count(8, "methods_count")
	p.c.Methods = make([]*Method, 0, n)
	all := make([]Method, n)
	for i := range all {
		at := p.pos
		m := &all[i]
		m.Class = p.c
		m.Access = Access(p.u2("access_flags of a method"))
		m.Name = p.utf8("name of a method")
		m.Desc = p.utf8("descriptor of a method")
		p.checkMethod(at, m)
		m.Unknown = p.attributes(func(name string, size int) bool { return p.methodAttribute(m, name, size) })
		hasNone := m.IsNative() || m.IsAbstract()
		if p.err == nil && hasNone == (m.Code != nil) && !(m.IsClassInit() && m.Code != nil) {
			p.fail(at, "Code in a method that is neither native nor abstract, and in no other", "%s %s", m.Access, m)
		}
		if p.err != nil {
			return
		}
		p.c.Methods = append(p.c.Methods, m)
	}
	p.noDuplicates(len(all), "method", func(i int) (name, desc string) { return all[i].Name, all[i].Desc })
}

func (p *parser) checkMethod(at int, m *Method) {
	if p.err != nil {
		return
	}
	if !validMethodName(m.Name) {
		p.fail(at+2, "a method name", "%q", m.Name)
		return
	}
	width, err := ParamWidth(m.Desc)
	if p.check(at+4, err); err != nil {
		return
	}
	if !m.IsStatic() {
		width++
	}
	if width > 255 {
		p.fail(at+4, "parameters that take at most 255 local variables", "%d", width)
	}
	if m.IsInit() && m.Desc[len(m.Desc)-1] != 'V' {
		p.fail(at+4, "<init> to be void", "%s", m.Desc)
	}
	if m.IsInit() && p.c.IsInterface() {
		p.fail(at+2, "no <init> in an interface", "one")
	}
	p.flags(at, m.Access, methodFlags(m))
}

// noDuplicates refuses two members with the same name and descriptor (§4.5, §4.6).
func (p *parser) noDuplicates(n int, what string, key func(i int) (name, desc string)) {
	if p.err != nil || n < 2 {
		return
	}
	type member struct{ name, desc string }
	seen := make(map[member]struct{}, n)
	for i := range n {
		name, desc := key(i)
		seen[member{name, desc}] = struct{}{}
		if len(seen) <= i {
			p.fail(p.pos, "no two "+what+"s with the same name and descriptor", "%s:%s twice", name, desc)
			return
		}
	}
}

// check turns an error of a descriptor or pool accessor into one at an offset.
func (p *parser) check(offset int, err error) {
	switch e := err.(type) {
	case nil:
	case *FormatError:
		p.fail(offset, e.Expected, "%s", e.Found)
	case *DescriptorError:
		p.fail(offset, e.Expected+fmt.Sprintf(" at %d of the descriptor", e.Offset), "%q", e.Desc)
	default:
		panic("BUG: unknown error while parsing: " + err.Error())
	}
}

// at reads an index with the pool's accessor get.
func at[T any](p *parser, what string, get func(*Pool, int) (T, error)) T {
	offset := p.pos
	i := p.u2(what)
	var zero T
	if p.err != nil {
		return zero
	}
	v, err := get(&p.c.Pool, i)
	p.check(offset, err)
	return v
}

// opt is at, with index 0 for the zero value.
func opt[T any](p *parser, what string, get func(*Pool, int) (T, error)) T {
	if p.pos+2 <= p.end && p.data[p.pos] == 0 && p.data[p.pos+1] == 0 {
		p.pos += 2
		var zero T
		return zero
	}
	return at(p, what, get)
}

func (p *parser) utf8(what string) string         { return at(p, what, (*Pool).Utf8) }
func (p *parser) optUtf8(what string) string      { return opt(p, what, (*Pool).Utf8) }
func (p *parser) className(what string) string    { return at(p, what, (*Pool).ClassName) }
func (p *parser) optClassName(what string) string { return opt(p, what, (*Pool).ClassName) }

// classNames reads a table of classes with a u2 count.
func (p *parser) classNames(what string) []string {
	n := p.count(2, what+" count")
	names := make([]string, n)
	for i := range names {
		names[i] = p.className(what)
	}
	return names
}
