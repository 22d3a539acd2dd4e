package classfile

import (
	"fmt"
	"slices"
	"strings"
)

// attributeRules says from which class-file version on an attribute has its
// meaning (JVMS table 4.7-B; before that it is kept as unknown), and whether it
// may occur more than once.
var attributeRules = map[string]struct {
	since    uint16
	repeated bool
}{
	"EnclosingMethod":                      {since: 49},
	"Signature":                            {since: 49},
	"LocalVariableTypeTable":               {since: 49, repeated: true},
	"RuntimeVisibleAnnotations":            {since: 49},
	"RuntimeInvisibleAnnotations":          {since: 49},
	"RuntimeVisibleParameterAnnotations":   {since: 49},
	"RuntimeInvisibleParameterAnnotations": {since: 49},
	"AnnotationDefault":                    {since: 49},
	"SourceDebugExtension":                 {since: 49},
	"StackMapTable":                        {since: 50},
	"BootstrapMethods":                     {since: 51},
	"MethodParameters":                     {since: 52},
	"RuntimeVisibleTypeAnnotations":        {since: 52},
	"RuntimeInvisibleTypeAnnotations":      {since: 52},
	"Module":                               {since: 53},
	"ModulePackages":                       {since: 53},
	"ModuleMainClass":                      {since: 53},
	"NestHost":                             {since: 55},
	"NestMembers":                          {since: 55},
	"Record":                               {since: 60},
	"PermittedSubclasses":                  {since: 61},
	"LineNumberTable":                      {repeated: true},
	"LocalVariableTable":                   {repeated: true},
}

// attributes reads a table of attributes (§4.7). The function handle reads the
// content of known attributes, up to p.end, and reports whether it knows one;
// the others are returned.
func (p *parser) attributes(handle func(name string, size int) bool) (unknown []Attribute) {
	n := p.count(6, "attributes_count")
	var space [16]string
	seen := space[:0]
	for i := 0; i < n && p.err == nil; i++ {
		start := p.pos
		name := p.utf8("attribute name")
		size64 := p.u4("attribute length")
		if p.err != nil {
			break
		}
		if int64(size64) > int64(p.end-p.pos) {
			p.fail(start+2, fmt.Sprintf("attribute %s to fit in the remaining %d bytes", name, p.end-p.pos), "a length of %d", size64)
			break
		}
		rule := attributeRules[name]
		outer, size := p.end, int(size64)
		p.end = p.pos + size
		known := p.c.Major >= rule.since && handle(name, size)
		if p.err == nil && !known {
			unknown = append(unknown, Attribute{name, p.bytes(size, name)})
		}
		if p.err == nil && p.pos != p.end {
			p.fail(p.pos, "the end of attribute "+name, "%d more bytes", p.end-p.pos)
		}
		p.end = outer
		if known && !rule.repeated && p.err == nil {
			if slices.Contains(seen, name) {
				p.fail(start, "at most one attribute "+name, "two")
			}
			seen = append(seen, name)
		}
	}
	return unknown
}

// empty reads an attribute without content.
func (p *parser) empty(name string, size int) bool {
	if size != 0 {
		p.fail(p.pos, "an empty attribute "+name, "%d bytes", size)
	}
	return true
}

// classAttribute reads an attribute of a ClassFile.
func (p *parser) classAttribute(name string, size int) bool {
	c := p.c
	switch name {
	case "SourceFile":
		c.SourceFile = p.utf8(name)
	case "InnerClasses":
		c.InnerClasses = p.innerClasses()
	case "EnclosingMethod":
		c.EnclosingMethod = p.enclosingMethod()
	case "BootstrapMethods":
		c.BootstrapMethods = p.bootstrapMethods()
	case "NestHost":
		c.NestHost = p.className(name)
	case "NestMembers":
		c.NestMembers = p.classNames(name)
	case "PermittedSubclasses":
		c.PermittedSubclasses = p.classNames(name)
	case "Record":
		c.IsRecord = true
		c.Record = p.recordComponents()
	case "Module":
		p.module()
	case "ModulePackages":
		p.modulePart().Packages = p.modulePackages()
	case "ModuleMainClass":
		p.modulePart().MainClass = p.className(name)
	case "SourceDebugExtension":
		c.SourceDebugExtension = p.bytes(size, name)
	case "Signature":
		c.Signature = p.utf8(name)
	case "Deprecated":
		c.Deprecated = p.empty(name, size)
	case "Synthetic":
		c.Synthetic = p.empty(name, size)
	default:
		return p.annotated(&c.Annotations, &c.TypeAnnotations, name)
	}
	return true
}

// fieldAttribute reads an attribute of a field_info.
func (p *parser) fieldAttribute(f *Field, name string, size int) bool {
	switch name {
	case "ConstantValue":
		if !f.IsStatic() {
			return false // §4.7.2: to be ignored
		}
		f.ConstantValue = p.constantValue(f)
	case "Signature":
		f.Signature = p.utf8(name)
	case "Deprecated":
		f.Deprecated = p.empty(name, size)
	case "Synthetic":
		f.Synthetic = p.empty(name, size)
	default:
		return p.annotated(&f.Annotations, &f.TypeAnnotations, name)
	}
	return true
}

// constantValue reads a ConstantValue and checks it against the field's type (§4.7.2).
func (p *parser) constantValue(f *Field) Const {
	offset := p.pos
	value := at(p, "ConstantValue", (*Pool).Const)
	ok := false
	switch value.(type) {
	case IntegerConst:
		ok = len(f.Desc) == 1 && strings.Contains("IZBCS", f.Desc)
	case LongConst:
		ok = f.Desc == "J"
	case FloatConst:
		ok = f.Desc == "F"
	case DoubleConst:
		ok = f.Desc == "D"
	case StringConst:
		ok = f.Desc == "Ljava/lang/String;"
	}
	if !ok {
		p.fail(offset, "a constant of the field's type "+f.Desc, "%T", value)
	}
	return value
}

// methodAttribute reads an attribute of a method_info.
func (p *parser) methodAttribute(m *Method, name string, size int) bool {
	switch name {
	case "Code":
		m.Code = NewBody(p.code(m))
	case "Exceptions":
		m.Exceptions = p.classNames(name)
	case "MethodParameters":
		m.Parameters = p.methodParameters()
	case "AnnotationDefault":
		v := p.elementValue(0)
		m.AnnotationDefault = &v
	case "RuntimeVisibleParameterAnnotations", "RuntimeInvisibleParameterAnnotations":
		p.parameterAnnotations(m, strings.HasPrefix(name, "RuntimeVisible"))
	case "Signature":
		m.Signature = p.utf8(name)
	case "Deprecated":
		m.Deprecated = p.empty(name, size)
	case "Synthetic":
		m.Synthetic = p.empty(name, size)
	default:
		return p.annotated(&m.Annotations, &m.TypeAnnotations, name)
	}
	return true
}
