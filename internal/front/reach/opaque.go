package reach

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
)

// If calls of code without a body may do anything with the program's objects
// (Options.Handed), they may also change the objects of the JDK. So such a program has no
// models of classes with objects that change, and no lifted ones: all their methods are
// without a body. This also makes the program smaller. A few classes have models for such programs:
// their objects have no fields that change but those of holders (holders.go).

// bareSource is a source whose models are those of constant classes, without what these need of others.
type bareSource struct {
	Source
	opaque map[string]*classfile.Class
}

// constantModels are the models whose objects do not change, or which have no objects, besides those of onlyNumbers.
var constantModels = map[string]bool{jdk.String: true, jdk.Enum: true, "java/lang/Math": true, "java/util/Objects": true}

// Class returns the class with that binary name, without parts of models, or an error of the source.
func (s *bareSource) Class(name string) (*classfile.Class, error) {
	if c := s.opaque[name]; c != nil {
		return c, nil
	}
	if o, ok := s.Source.(interface {
		Behind(name string) (*classfile.Class, error)
	}); ok {
		if c, err := o.Behind(name); c != nil || err != nil {
			return c, err
		}
	}
	c, err := s.Source.Class(name)
	if err != nil || !c.Origin.Platform || constantModels[name] || c.Origin.Model && onlyNumbers(c) {
		return c, err
	}
	if c.Origin.Model {
		real, err := s.platform(name)
		if err != nil && stateless(c) {
			return c, nil // it is a part of other models
		}
		if c = real; err != nil {
			return nil, err
		}
	}
	own := withoutBodies(c)
	s.opaque[name] = own
	return own, nil
}

// onlyNumbers reports whether all objects of a final class keep the numbers that they are made with, and nothing else.
func onlyNumbers(c *classfile.Class) bool {
	some := false
	for _, f := range c.Fields {
		if !f.IsStatic() {
			if some = true; !f.IsFinal() || classfile.IsReference(f.Desc) {
				return false
			}
		}
	}
	return some && c.IsFinal()
}

// platform returns the JDK's own class with that binary name, or an error as Class does. A source without models has no other.
func (s *bareSource) platform(name string) (*classfile.Class, error) {
	if o, ok := s.Source.(interface {
		Unmodelled(name string) (*classfile.Class, error)
	}); ok {
		return o.Unmodelled(name)
	}
	return s.Source.Class(name)
}

// stateless reports whether a class has no objects with fields, and no static fields that change.
func stateless(c *classfile.Class) bool {
	return c.Super == jdk.Object && !slices.ContainsFunc(c.Fields, func(f *classfile.Field) bool { return !f.IsStatic() || !f.IsFinal() })
}

// withoutBodies returns a copy of a class whose bytecode is not its meaning. Its methods
// may be those of a class that is mixed with a model.
func withoutBodies(c *classfile.Class) *classfile.Class {
	own := *c
	own.Origin.Opaque = true
	own.Methods = make([]*classfile.Method, len(c.Methods))
	for i, m := range c.Methods {
		n := *m
		n.Class = &own
		own.Methods[i] = &n
	}
	own.Fields = make([]*classfile.Field, len(c.Fields))
	for i, f := range c.Fields {
		g := *f
		g.Class = &own
		own.Fields[i] = &g
	}
	return &own
}
