package lower

import (
	"errors"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// phantoms is a source that yields an empty class of the platform for each that
// the source below does not find.
type phantoms struct {
	src        Source
	found      map[string]*classfile.Class
	made       map[string]*classfile.Class
	interfaces map[string]bool // classes that some class names as an interface
	thrown     map[string]bool // and that some handler names
}

// newPhantoms makes a source over src. The classes show which of the missing
// ones must be interfaces or exceptions.
func newPhantoms(src Source, classes []*classfile.Class) *phantoms {
	p := &phantoms{src: src, found: map[string]*classfile.Class{}, made: map[string]*classfile.Class{}, interfaces: map[string]bool{}, thrown: map[string]bool{}}
	for _, c := range classes {
		p.learn(c)
		for _, m := range c.Methods {
			if m.Code == nil {
				continue
			}
			for _, h := range m.Code.Handlers {
				p.thrown[h.CatchType] = true
			}
		}
	}
	return p
}

func (p *phantoms) learn(c *classfile.Class) {
	for _, i := range c.Interfaces {
		p.interfaces[i] = true
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
	var missing *classfile.NotFoundError
	if !errors.As(err, &missing) {
		return nil, err
	}
	c = p.made[name]
	if c == nil {
		c = &classfile.Class{Name: name, Super: object, Access: classfile.AccPublic, Origin: classfile.Origin{Platform: true}}
		if p.thrown[name] {
			c.Super = throwable
		}
		p.made[name] = c
	}
	if p.interfaces[name] && !c.IsInterface() { // asked for as a class before
		own := *c
		own.Super, own.Access = object, classfile.AccPublic|classfile.AccInterface|classfile.AccAbstract
		c = &own
		p.made[name] = c
	}
	return c, nil
}

// missing emits that in is not supported if it needs a class that is missing:
// the JVM would throw a NoClassDefFoundError.
func (e *emitter) missing(in ssa.Instr) {
	if e.u.phantoms == nil {
		return
	}
	for _, name := range named(in) {
		for elemClass(name) != "" {
			name = elemClass(name)
		}
		if e.u.phantoms.made[name] != nil {
			e.unsupported("class " + dots(name) + " is not on the class path")
			return
		}
	}
}

// named lists the classes that an instruction makes the JVM load.
func named(in ssa.Instr) []string {
	switch in := in.(type) {
	case *ssa.New:
		return []string{in.Class}
	case *ssa.NewArray, *ssa.MultiNewArray, *ssa.Catch:
		return []string{className(string(in.(ssa.Value).Type()))}
	case *ssa.CheckCast:
		return []string{className(string(in.Target))}
	case *ssa.InstanceOf:
		return []string{className(string(in.Target))}
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
		return []string{className(string(in.X.Type()))}
	}
	return nil
}
