package indy

import (
	"fmt"

	"github.com/jayverify/jayverify/classfile"
)

// The flags of LambdaMetafactory.altMetafactory.
const (
	flagSerializable = 1 << iota
	flagMarkers
	flagBridges
)

// lambda is what LambdaMetafactory is asked for: an object of an interface
// whose method calls an implementation.
type lambda struct {
	*site
	captured     []string // types of the captured values
	iface        string   // the functional interface's descriptor
	erased       []string // descriptors of the methods to define: the interface's and bridges
	instantiated string   // descriptor the method has for its users
	impl         *classfile.MethodHandleConst
	interfaces   []string
}

// lambda makes the class of a lambda or method reference (LambdaMetafactory's
// class documentation).
func (s *site) lambda(w *writer) (classfile.MemberRef, error) {
	l := &lambda{site: s}
	if err := l.read(); err != nil {
		return classfile.MemberRef{}, err
	}
	w.interfaces = l.interfaces
	for i, t := range l.captured {
		w.field(classfile.AccPrivate|classfile.AccFinal, fieldName(i), t)
	}
	w.method(classfile.AccPrivate, "<init>", l.initDesc(), l.constructor)
	factory := l.capture
	if len(l.captured) == 0 {
		w.field(classfile.AccPrivate|classfile.AccStatic, instance, "L"+s.class+";")
		factory = l.once
	}
	const name = "get$Lambda"
	w.method(classfile.AccStatic, name, s.dynamic.Desc, factory)
	ok := true
	for _, desc := range l.erased {
		w.method(classfile.AccPublic, s.dynamic.Name, desc, func(c *code) {
			ok = l.forward(c) && ok
			w.fails = w.fails || c.unboxes
		})
	}
	w.fails = l.impl.Kind != classfile.RefNewInvokeSpecial && (w.fails || l.takesReceiver() || l.isPlatforms())
	if !ok {
		return classfile.MemberRef{}, s.unsupported("no conversion from %s to what %s takes and returns", l.instantiated, l.impl.Ref)
	}
	return s.static(name), nil
}

// instance is the static field with the one object of a lambda that captures
// nothing.
const instance = "instance"

func fieldName(i int) string { return fmt.Sprintf("arg$%d", i+1) }

func (l *lambda) field(i int) classfile.MemberRef {
	return classfile.MemberRef{Class: l.class, Name: fieldName(i), Desc: l.captured[i]}
}

func (l *lambda) initDesc() string {
	desc := "("
	for _, t := range l.captured {
		desc += t
	}
	return desc + ")V"
}

// constructor sets the fields.
func (l *lambda) constructor(c *code) {
	c.this()
	c.invoke(classfile.OpInvokespecial, classfile.MemberRef{Class: object, Name: "<init>", Desc: "()V"})
	for i, p := range c.params {
		c.this()
		c.load(p)
		c.field(classfile.OpPutfield, l.field(i))
	}
	c.ret()
}

func (l *lambda) create(c *code) {
	c.new(l.class)
	for _, p := range c.params {
		c.load(p)
	}
	c.invoke(classfile.OpInvokespecial, classfile.MemberRef{Class: l.class, Name: "<init>", Desc: l.initDesc()})
}

// capture returns a new object with the captured values.
func (l *lambda) capture(c *code) {
	l.create(c)
	c.ret()
}

// once returns the one object, which it makes when first called.
func (l *lambda) once(c *code) {
	field := classfile.MemberRef{Class: l.class, Name: instance, Desc: "L" + l.class + ";"}
	var made label
	c.field(classfile.OpGetstatic, field)
	c.jump(classfile.OpIfnonnull, 1, &made)
	l.create(c)
	c.field(classfile.OpPutstatic, field)
	c.mark(&made)
	c.field(classfile.OpGetstatic, field)
	c.ret()
}

// implParams are the types of what the implementation takes, its receiver
// included, and of what it returns.
func (l *lambda) implParams() (params []string, result string) {
	params, result = signature(l.impl.Ref.Desc)
	self := classfile.DescriptorOf(l.impl.Ref.Class)
	switch l.impl.Kind {
	case classfile.RefInvokeStatic:
	case classfile.RefNewInvokeSpecial:
		result = self
	default:
		params = append([]string{self}, params...)
	}
	return params, result
}

// forward emits a method of the interface: it calls the implementation.
func (l *lambda) forward(c *code) bool {
	if l.impl.Kind == classfile.RefNewInvokeSpecial {
		c.new(l.impl.Ref.Class)
	}
	for i := range l.captured {
		c.this()
		c.field(classfile.OpGetfield, l.field(i))
	}
	takes, gives := l.implParams()
	params, result := signature(l.instantiated)
	for i, p := range c.params {
		c.load(p)
		if !c.convert(p.desc, takes[len(l.captured)+i], params[i]) {
			return false
		}
	}
	c.invoke(l.call())
	if !c.convert(gives, c.result, result) {
		return false
	}
	c.ret()
	return true
}

// takesReceiver reports whether the implementation's receiver is the first
// argument, which may be null.
func (l *lambda) takesReceiver() bool {
	return l.impl.Kind != classfile.RefInvokeStatic && len(l.captured) == 0
}

// isPlatforms reports whether the implementation is a method of the platform.
func (l *lambda) isPlatforms() bool {
	c, err := l.loader.Class(l.impl.Ref.Class)
	return err == nil && c.Origin.Platform
}

// call is the instruction that runs the implementation (JVMS table
// 5.4.3.5-B).
func (l *lambda) call() (classfile.Opcode, classfile.MemberRef) {
	ref := l.impl.Ref
	switch l.impl.Kind {
	case classfile.RefInvokeStatic:
		return classfile.OpInvokestatic, ref
	case classfile.RefInvokeVirtual, classfile.RefInvokeInterface:
		if ref.Interface {
			return classfile.OpInvokeinterface, ref
		}
		return classfile.OpInvokevirtual, ref
	case classfile.RefInvokeSpecial:
		// A superclass's method is looked up from the direct superclass of the
		// class with the call site, which the spun class does not extend.
		if !ref.Interface && ref.Class != l.host.Name {
			ref.Class = l.host.Super
		}
		return classfile.OpInvokespecial, ref
	case classfile.RefNewInvokeSpecial:
		return classfile.OpInvokespecial, ref
	}
	panic("BUG: kinds of method handles were not checked")
}

// read decodes the call site and the static arguments.
func (l *lambda) read() error {
	l.captured, l.iface = signature(l.dynamic.Desc)
	if !classfile.IsReference(l.iface) || classfile.IsArray(l.iface) {
		return l.unsupported("the call site returns %s, which is not an interface", l.iface)
	}
	l.interfaces = []string{classfile.ClassNameOf(l.iface)}
	erased, err := arg[classfile.MethodTypeConst](l.site, 0, "a method type")
	if err != nil {
		return err
	}
	l.erased = []string{string(erased)}
	if l.impl, err = arg[*classfile.MethodHandleConst](l.site, 1, "a method handle"); err != nil {
		return err
	}
	instantiated, err := arg[classfile.MethodTypeConst](l.site, 2, "a method type")
	if err != nil {
		return err
	}
	l.instantiated = string(instantiated)
	if l.handle.Ref.Name == "altMetafactory" {
		if err := l.readFlags(); err != nil {
			return err
		}
	}
	return l.check()
}

// readFlags decodes the arguments that only altMetafactory has.
func (l *lambda) readFlags() error {
	flags, err := arg[classfile.IntegerConst](l.site, 3, "the flags")
	if err != nil {
		return err
	}
	next := 4
	if flags&flagMarkers != 0 {
		names, err := counted[classfile.ClassConst](l.site, &next, "a marker interface")
		if err != nil {
			return err
		}
		for _, n := range names {
			l.implement(string(n))
		}
	}
	if flags&flagBridges != 0 {
		descs, err := counted[classfile.MethodTypeConst](l.site, &next, "the type of a bridge")
		if err != nil {
			return err
		}
		for _, d := range descs {
			l.define(string(d))
		}
	}
	if flags&flagSerializable != 0 {
		l.implement("java/io/Serializable")
	}
	return nil
}

// counted reads a number and as many arguments.
func counted[C classfile.Const](s *site, next *int, what string) ([]C, error) {
	n, err := arg[classfile.IntegerConst](s, *next, "a count")
	if err != nil {
		return nil, err
	}
	*next++
	var all []C
	for ; n > 0; n-- {
		c, err := arg[C](s, *next, what)
		if err != nil {
			return nil, err
		}
		*next++
		all = append(all, c)
	}
	return all, nil
}

func (l *lambda) implement(name string) {
	for _, i := range l.interfaces {
		if i == name {
			return
		}
	}
	l.interfaces = append(l.interfaces, name)
}

func (l *lambda) define(desc string) {
	for _, d := range l.erased {
		if d == desc {
			return
		}
	}
	l.erased = append(l.erased, desc)
}

// maxParams is how many words a method's parameters take at most, its receiver
// among them (JVMS §4.3.3).
const maxParams = 255

// check makes sure that the implementation takes what it is given.
func (l *lambda) check() error {
	if k := l.impl.Kind; k < classfile.RefInvokeVirtual || k > classfile.RefInvokeInterface {
		return l.unsupported("the implementation %s is not a method", l.impl.Ref)
	}
	if classfile.IsArray(l.impl.Ref.Class) {
		return l.unsupported("the implementation %s is a method of arrays", l.impl.Ref)
	}
	takes, _ := l.implParams()
	given, _ := signature(l.instantiated)
	if len(takes) != len(l.captured)+len(given) {
		return l.unsupported("the implementation %s takes %d values and is given %d", l.impl.Ref, len(takes), len(l.captured)+len(given))
	}
	for _, e := range append(l.erased[:len(l.erased):len(l.erased)], l.dynamic.Desc) {
		if width, err := classfile.ParamWidth(e); err != nil || width >= maxParams {
			return l.unsupported("%s has too many parameters", e)
		}
	}
	for _, e := range l.erased {
		if params, _ := signature(e); len(params) != len(given) {
			return l.unsupported("%s and %s have different numbers of parameters", e, l.instantiated)
		}
	}
	for i, c := range l.captured {
		if t := takes[i]; c != t && (isPrimitive(c) || isPrimitive(t)) {
			return l.unsupported("captured value %d is of type %s, but %s takes %s", i+1, c, l.impl.Ref, t)
		}
	}
	return nil
}
