package reach

import (
	"errors"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// phantoms is a source that yields an empty class of the platform for each that
// the source below does not find.
type phantoms struct {
	src        Source
	found      map[string]*classfile.Class
	made       map[string]*classfile.Class
	interfaces map[string]bool   // classes that some class names as an interface
	thrown     map[string]bool   // and that some handler names
	why        map[string]string // why a class is missing, in words that follow its name
	needs      map[string]string // see universe.needOf
}

// newPhantoms makes a source over src. The classes show which of the missing
// ones must be interfaces or exceptions.
func newPhantoms(src Source, classes []*classfile.Class) *phantoms {
	p := &phantoms{src: src, found: map[string]*classfile.Class{}, made: map[string]*classfile.Class{}, interfaces: map[string]bool{}, thrown: map[string]bool{}, why: map[string]string{}, needs: map[string]string{}}
	for _, c := range classes {
		p.learn(c)
	}
	return p
}

// learn looks what a class says about the classes that it names.
func (p *phantoms) learn(c *classfile.Class) {
	for _, i := range c.Interfaces {
		p.interfaces[i] = true
	}
	if c.Origin.Platform {
		return
	}
	for _, m := range c.Methods {
		for _, e := range m.Exceptions {
			p.thrown[e] = true
		}
		if m.Code == nil {
			continue
		}
		for _, h := range m.Code.Handlers {
			p.thrown[h.CatchType] = true
		}
	}
}

// Class yields a class of the source below, or an empty one. Errors are those
// of classes that are there and malformed.
func (p *phantoms) Class(name string) (*classfile.Class, error) {
	if c := p.found[name]; c != nil {
		return c, nil
	}
	c, err := p.src.Class(name)
	if err == nil {
		p.found[name] = c
		p.learn(c)
		return c, nil
	}
	why := "is not on the class path"
	var missing *classfile.NotFoundError
	var newer *classfile.VersionError
	switch {
	case errors.As(err, &newer):
		why = newer.Why()
	case !errors.As(err, &missing):
		return nil, err
	}
	c = p.made[name]
	if c == nil {
		p.why[name] = why
		c = &classfile.Class{Name: name, Super: jdk.Object, Access: classfile.AccPublic, Origin: classfile.Origin{Platform: true}}
		if p.thrown[name] || strings.HasSuffix(name, "Exception") || strings.HasSuffix(name, "Error") {
			c.Super = jdk.Throwable
		}
		p.made[name] = c
	}
	if p.interfaces[name] && !c.IsInterface() { // asked for as a class before
		own := *c
		own.Super, own.Access = jdk.Object, classfile.AccPublic|classfile.AccInterface|classfile.AccAbstract
		c = &own
		p.made[name] = c
	}
	return c, nil
}

// WhyMissing says why a class is missing, in words that follow its name.
func (p *Program) WhyMissing(name string) string { return p.Phantoms.why[name] }

// NeedOf returns a class that is missing and that class name, or an array of it,
// cannot be linked without: itself, a superclass or superinterface, or one that a
// handler in one of them names (HotSpot's verifier asks whether it is a
// Throwable). It is "" when there is none.
func (p *Program) NeedOf(name string) string {
	for classfile.ElementClass(name) != "" {
		name = classfile.ElementClass(name)
	}
	if name == "" || name[0] == '[' {
		return ""
	}
	need, known := p.Phantoms.needs[name]
	if !known {
		need = p.findNeed(name)
		p.Phantoms.needs[name] = need
	}
	return need
}

func (p *Program) findNeed(name string) string {
	supers, err1 := p.Hier.Superclasses(name)
	interfaces, err2 := p.Hier.AllInterfaces(name)
	if err1 != nil || err2 != nil {
		return "" // that is an error of its own
	}
	for _, n := range slices.Concat([]string{name}, supers, interfaces) {
		if p.Phantoms.made[n] != nil {
			return n
		}
		c, err := p.src.Class(n)
		if err != nil || c.Origin.Platform {
			continue
		}
		for _, m := range c.Methods {
			if m.Code == nil {
				continue
			}
			for _, h := range m.Code.Handlers {
				if h.CatchType == "" {
					continue
				}
				if _, err := p.src.Class(h.CatchType); err == nil && p.Phantoms.made[h.CatchType] != nil {
					return h.CatchType
				}
			}
		}
	}
	return ""
}

// Named lists the classes that an instruction makes the JVM load. The call of a
// method that was spun for an invokedynamic stands for that: the JVM loads all
// classes in the descriptors of what it calls.
func (p *Program) Named(in ssa.Instr) []string {
	names := classConstants(in)
	call, ok := in.(*ssa.Call)
	if !ok || p.Dynamic.Host(call.Method.Class) == call.Method.Class {
		return append(names, namedBy(in)...)
	}
	names = append(names, described(call.Method.Desc)...)
	c, err := p.src.Class(call.Method.Class)
	if err != nil {
		return names
	}
	for _, m := range c.Methods {
		names = append(names, described(m.Desc)...)
		if m.Code == nil {
			continue
		}
		f, err := p.ssa.of(m)
		if err != nil {
			continue
		}
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				if inner, ok := in.(*ssa.Call); ok {
					names = append(names, described(inner.Method.Desc)...)
				}
				names = append(names, namedBy(in)...)
			}
		}
	}
	return names
}

// described lists the classes in a method's descriptor.
func described(desc string) []string {
	params, result, err := classfile.ParseMethodDescriptor(desc)
	if err != nil {
		return nil
	}
	var names []string
	for _, d := range append(params, result) {
		if n := classfile.ClassNameOf(d); n != "" {
			names = append(names, n)
		}
	}
	return names
}

// classConstants lists the classes whose Class objects an instruction takes.
func classConstants(in ssa.Instr) []string {
	var names []string
	for _, v := range in.Operands() {
		if c, ok := v.(*ssa.Const); ok {
			if k, ok := c.Pool.(classfile.ClassConst); ok {
				names = append(names, string(k))
			}
		}
	}
	return names
}

// namedBy lists the classes that an instruction names and makes the JVM load.
func namedBy(in ssa.Instr) []string {
	switch in := in.(type) {
	case *ssa.New:
		return []string{in.Class}
	case *ssa.NewArray, *ssa.MultiNewArray, *ssa.Catch:
		return []string{classfile.ClassNameOf(string(in.(ssa.Value).Type()))}
	case *ssa.CheckCast:
		return []string{classfile.ClassNameOf(string(in.Target))}
	case *ssa.InstanceOf:
		return []string{classfile.ClassNameOf(string(in.Target))}
	case *ssa.GetField:
		return []string{in.Field.Class}
	case *ssa.PutField:
		return []string{in.Field.Class}
	case *ssa.GetStatic:
		return []string{in.Field.Class}
	case *ssa.PutStatic:
		return []string{in.Field.Class}
	case *ssa.Call:
		return []string{in.Method.Class}
	case *ssa.Throw:
		return []string{classfile.ClassNameOf(string(in.X.Type()))}
	}
	return nil
}
