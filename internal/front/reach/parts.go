package reach

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
)

// The models of constant classes call parts of models: String.split counts with Arrays.$count. A
// part is a method that the JDK's class does not have. It is there if all that its body uses is
// there. If the body of another method of a constant model uses something else, the method is the
// JDK's, without a body.

// opaqueSource is a source with few models, and with the parts that these need.
type opaqueSource struct {
	Source
	bare    *bareSource
	hier    *classfile.Hierarchy // over bare
	classes map[string]*classfile.Class
	whole   map[*classfile.Method]bool // see usesOnlyFound
}

func newOpaqueSource(src Source) *opaqueSource {
	bare := &bareSource{src, map[string]*classfile.Class{}}
	return &opaqueSource{src, bare, classfile.NewHierarchy(bare), map[string]*classfile.Class{}, map[*classfile.Method]bool{}}
}

// Class returns the class with that binary name, or an error of the source.
func (s *opaqueSource) Class(name string) (*classfile.Class, error) {
	if c := s.classes[name]; c != nil {
		return c, nil
	}
	c, err := s.bare.Class(name)
	if err != nil || !c.Origin.Platform {
		return c, err
	}
	switch {
	case c.Origin.Model && constantModels[name]:
		c = s.withWholeBodies(c)
	case c.Origin.Opaque:
		c = s.withParts(c)
	}
	s.classes[name] = c
	return c, nil
}

// withWholeBodies is c, a constant model, without the bodies that use what is not there.
func (s *opaqueSource) withWholeBodies(c *classfile.Class) *classfile.Class {
	own := *c
	own.Methods = nil
	for _, m := range c.Methods {
		if m.Class == c && m.Code != nil && !jdk.IsIntrinsic(m) && !s.usesOnlyFound(m) {
			if m = s.platformsOf(m); m == nil {
				continue
			}
			m = withoutBodies(m.Class).FindMethod(m.Name, m.Desc)
		}
		own.Methods = append(own.Methods, m)
	}
	return &own
}

// platformsOf returns the JDK's method in whose place m of a model is; nil if m is a part.
func (s *opaqueSource) platformsOf(m *classfile.Method) *classfile.Method {
	real, err := s.bare.platform(m.Class.Name)
	if err != nil {
		return nil
	}
	return real.FindMethod(m.Name, m.Desc)
}

// withParts is c, a class without bodies, with the parts of its model.
func (s *opaqueSource) withParts(c *classfile.Class) *classfile.Class {
	model, err := s.Source.Class(c.Name)
	if err != nil || !model.Origin.Model {
		return c
	}
	own := *c
	own.Methods = slices.Clone(c.Methods)
	for _, m := range model.Methods {
		if m.Class == model && m.IsStatic() && m.Name != "<clinit>" && c.FindMethod(m.Name, m.Desc) == nil && s.usesOnlyFound(m) {
			own.Methods = append(own.Methods, m)
		}
	}
	return &own
}

// usesOnlyFound reports whether all that the body of m, a method of a model, uses is there. What a native method of a model
// means does not depend on other code. A body that needs itself does not: a result that is not known yet must not be used.
func (s *opaqueSource) usesOnlyFound(m *classfile.Method) bool {
	is, known := s.whole[m]
	if known {
		return is
	}
	s.whole[m] = false
	u := m.Uses()
	is = u == nil || !u.Broken && !slices.ContainsFunc(u.Instructions, func(in classfile.Instruction) bool { return !s.finds(m.Class, &in) })
	s.whole[m] = is
	return is
}

// finds reports whether what an instruction in a method of c uses is there.
func (s *opaqueSource) finds(c *classfile.Class, in *classfile.Instruction) bool {
	switch in.Op {
	case classfile.OpGetfield, classfile.OpPutfield, classfile.OpGetstatic, classfile.OpPutstatic:
		ref, err := c.Pool.FieldRef(in.Index)
		return err == nil && s.findsField(ref)
	case classfile.OpInvokevirtual, classfile.OpInvokespecial, classfile.OpInvokestatic, classfile.OpInvokeinterface:
		ref, err := c.Pool.MethodRef(in.Index)
		return err == nil && s.findsMethod(ref)
	case classfile.OpInvokedynamic: // it calls a method of c
		return constantModels[c.Name]
	case classfile.OpCheckcast, classfile.OpInstanceof:
		name, err := c.Pool.ClassName(in.Index)
		return err == nil && s.findsClass(name)
	}
	return true
}

// findsField reports whether a field is there. Those in objects of classes without bodies are the JDK's.
func (s *opaqueSource) findsField(ref classfile.MemberRef) bool {
	f, err := s.hier.ResolveField(ref)
	return err == nil && (f.IsStatic() || !f.Class.Origin.Opaque)
}

func (s *opaqueSource) findsMethod(ref classfile.MemberRef) bool {
	if m, err := s.hier.ResolveMethod(ref); err == nil {
		return !m.Class.Origin.Model || s.platformsOf(m) != nil || s.usesOnlyFound(m)
	}
	c, err := s.Source.Class(ref.Class)
	if err != nil || !c.Origin.Model {
		return false
	}
	m := c.FindMethod(ref.Name, ref.Desc)
	return m != nil && m.IsStatic() && s.usesOnlyFound(m)
}

func (s *opaqueSource) findsClass(name string) bool {
	name = classfile.InnermostClass(name)
	if name == "" {
		return true // an array of numbers
	}
	_, err := s.bare.Class(name)
	return err == nil
}
