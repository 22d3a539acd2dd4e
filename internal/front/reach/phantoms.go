package reach

import (
	"errors"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
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
	missing    map[string]string // see Program.MissingFor
}

// newPhantoms makes a source over src. The classes show which of the missing
// ones must be interfaces or exceptions.
func newPhantoms(src Source, classes []*classfile.Class) *phantoms {
	p := &phantoms{src: src, found: map[string]*classfile.Class{}, made: map[string]*classfile.Class{}, interfaces: map[string]bool{}, thrown: map[string]bool{}, why: map[string]string{}, missing: map[string]string{}}
	for _, c := range classes {
		p.learn(c)
	}
	return p
}

// learn collects what a class requires of the classes that it names.
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
	}
	for _, caught := range c.Caught() {
		p.thrown[caught] = true
	}
}

// Class yields a class of the source below, or an empty one. Errors are those
// of malformed classes.
func (p *phantoms) Class(name string) (*classfile.Class, error) {
	if c := p.found[name]; c != nil {
		return c, nil
	}
	if c := p.made[name]; c != nil && c.IsInterface() == p.interfaces[name] { // there was none
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
