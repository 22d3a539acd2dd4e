package classfile

import (
	"fmt"
	"strings"
)

// maxAnnotationDepth bounds how deep annotation values nest.
const maxAnnotationDepth = 200

// annotated reads the annotation attributes that every declaration can have
// and reports whether name is one of them.
func (p *parser) annotated(plain *[]Annotation, typed *[]TypeAnnotation, name string) bool {
	switch name {
	case "RuntimeVisibleAnnotations", "RuntimeInvisibleAnnotations":
		*plain = p.annotations(*plain, name == "RuntimeVisibleAnnotations")
	case "RuntimeVisibleTypeAnnotations", "RuntimeInvisibleTypeAnnotations":
		n := p.count(6, "num_annotations")
		for i := 0; i < n && p.err == nil; i++ {
			*typed = append(*typed, p.typeAnnotation(strings.HasPrefix(name, "RuntimeVisible")))
		}
	default:
		return false
	}
	return true
}

func (p *parser) annotations(to []Annotation, visible bool) []Annotation {
	n := p.count(4, "num_annotations")
	for i := 0; i < n && p.err == nil; i++ {
		to = append(to, p.annotation(visible, 0))
	}
	return to
}

func (p *parser) annotation(visible bool, depth int) Annotation {
	a := Annotation{Type: p.descriptor("type of an annotation"), Visible: visible}
	n := p.count(3, "num_element_value_pairs")
	a.Elements = make([]Element, 0, n)
	for i := 0; i < n && p.err == nil; i++ {
		name := p.utf8("name of an annotation element")
		a.Elements = append(a.Elements, Element{name, p.elementValue(depth)})
	}
	return a
}

// descriptor reads the index of a field descriptor.
func (p *parser) descriptor(what string) string {
	offset := p.pos
	d := p.utf8(what)
	if p.err == nil {
		p.check(offset, ParseFieldDescriptor(d))
	}
	return d
}

// elementValue reads an element_value (§4.7.16.1).
func (p *parser) elementValue(depth int) ElementValue {
	offset := p.pos
	if depth > maxAnnotationDepth {
		p.fail(offset, fmt.Sprintf("annotation values at most %d deep", maxAnnotationDepth), "more")
	}
	v := ElementValue{Tag: byte(p.u1("tag of an element value"))}
	if p.err != nil {
		return v
	}
	switch v.Tag {
	case 'B', 'C', 'I', 'S', 'Z':
		v.Const = constAs[IntegerConst](p)
	case 'J':
		v.Const = constAs[LongConst](p)
	case 'F':
		v.Const = constAs[FloatConst](p)
	case 'D':
		v.Const = constAs[DoubleConst](p)
	case 's':
		v.Const = StringConst(p.utf8("annotation string"))
	case 'e':
		v.Type, v.Name = p.descriptor("type of an enum constant"), p.utf8("name of an enum constant")
	case 'c':
		v.Type = p.utf8("class in an annotation")
		if p.err == nil && v.Type != "V" {
			p.check(offset+1, ParseFieldDescriptor(v.Type))
		}
	case '@':
		a := p.annotation(true, depth+1)
		v.Nested = &a
	case '[':
		n := p.count(1, "num_values")
		for i := 0; i < n && p.err == nil; i++ {
			v.Array = append(v.Array, p.elementValue(depth+1))
		}
	default:
		p.fail(offset, "the tag of an element value", "%q", v.Tag)
	}
	return v
}

// constAs reads the index of a constant of kind T.
func constAs[T Const](p *parser) Const {
	offset := p.pos
	c := at(p, "annotation value", (*Pool).Const)
	if _, ok := c.(T); !ok && p.err == nil {
		var want T
		p.fail(offset, fmt.Sprintf("a constant of kind %T", want), "%T", c)
	}
	return c
}

// parameterAnnotations reads a Runtime(In)VisibleParameterAnnotations attribute (§4.7.18).
func (p *parser) parameterAnnotations(m *Method, visible bool) {
	offset := p.pos
	n := p.fits(offset, p.u1("num_parameters"), 2, "num_parameters")
	for len(m.ParameterAnnotations) < n {
		m.ParameterAnnotations = append(m.ParameterAnnotations, nil)
	}
	for i := 0; i < n && p.err == nil; i++ {
		m.ParameterAnnotations[i] = p.annotations(m.ParameterAnnotations[i], visible)
	}
}

// typeAnnotation reads a type_annotation (§4.7.20).
func (p *parser) typeAnnotation(visible bool) TypeAnnotation {
	offset := p.pos
	t := TypeAnnotation{TargetType: byte(p.u1("target_type"))}
	size := 0
	switch t.TargetType {
	case 0x00, 0x01, 0x16: // type_parameter_target, formal_parameter_target
		size = 1
	case 0x13, 0x14, 0x15: // empty_target
	case 0x10, 0x11, 0x12, 0x17, 0x42, 0x43, 0x44, 0x45, 0x46:
		size = 2 // supertype, type_parameter_bound, throws, catch, offset
	case 0x47, 0x48, 0x49, 0x4a, 0x4b: // type_argument_target
		size = 3
	case 0x40, 0x41: // localvar_target: a table of three u2
		n := p.count(6, "table_length")
		p.pos -= 2
		size = 2 + 6*n
	default:
		p.fail(offset, "a target_type", "%#02x", t.TargetType)
	}
	if p.err != nil {
		return t
	}
	t.Target = p.bytes(size, "target_info")
	t.Path = p.bytes(2*p.u1("path_length"), "type_path")
	t.Annotation = p.annotation(visible, 0)
	return t
}
