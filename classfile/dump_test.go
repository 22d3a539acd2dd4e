package classfile

import (
	"fmt"
	"strings"
)

// dump writes a class in a form that does not depend on the order of its
// constant pool.
func dump(c *Class) string {
	var b strings.Builder
	p := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	p("class %s %#06x extends %s implements %v version %d", c.Name, uint16(c.Access), c.Super, c.Interfaces, c.Major)
	p("  source %q signature %q nest host %q members %v permits %v", c.SourceFile, c.Signature, c.NestHost, c.NestMembers, c.PermittedSubclasses)
	for _, i := range c.InnerClasses {
		p("  inner %s in %q as %q %#06x", i.Inner, i.Outer, i.Name, uint16(i.Access))
	}
	if e := c.EnclosingMethod; e != nil {
		p("  enclosed by %s.%s:%s", e.Class, e.Name, e.Desc)
	}
	for _, m := range c.BootstrapMethods {
		p("  bootstrap %s %s", dumpConst(m.Method), dumpConsts(m.Args))
	}
	for _, r := range c.Record {
		p("  component %s %s %q %s", r.Name, r.Desc, r.Signature, dumpAnnotations(r.Annotations))
	}
	if c.Module != nil {
		dumpModule(p, c.Module)
	}
	dumpRest(p, c.Deprecated, c.Annotations, c.TypeAnnotations, c.Unknown)
	for _, f := range c.Fields {
		p("  field %#06x %s:%s %q = %s", uint16(f.Access), f.Name, f.Desc, f.Signature, dumpConst(f.ConstantValue))
		dumpRest(p, f.Deprecated, f.Annotations, f.TypeAnnotations, f.Unknown)
	}
	for _, m := range c.Methods {
		p("  method %#06x %s:%s %q throws %v", uint16(m.Access), m.Name, m.Desc, m.Signature, m.Exceptions)
		for _, a := range m.Parameters {
			p("    parameter %q %#06x", a.Name, uint16(a.Access))
		}
		for i, a := range m.ParameterAnnotations {
			p("    of parameter %d: %s", i, dumpAnnotations(a))
		}
		if m.AnnotationDefault != nil {
			p("    default %s", dumpValue(*m.AnnotationDefault))
		}
		dumpRest(p, m.Deprecated, m.Annotations, m.TypeAnnotations, m.Unknown)
		if m.Code != nil {
			dumpCode(p, c, m.Code.Read())
		}
	}
	return b.String()
}

func dumpModule(p printer, m *Module) {
	p("  module %s %#06x packages %v main class %q", m.Name, uint16(m.Access), m.Packages, m.MainClass)
	for _, r := range m.Requires {
		p("    requires %s %#06x", r.Module, uint16(r.Access)) // versions are those of the JDK
	}
	for _, e := range m.Exports {
		p("    exports %s %#06x to %v", e.Package, uint16(e.Access), e.To)
	}
	for _, e := range m.Opens {
		p("    opens %s %#06x to %v", e.Package, uint16(e.Access), e.To)
	}
	p("    uses %v provides %v", m.Uses, m.Provides)
}

type printer func(format string, args ...any)

func dumpRest(p printer, deprecated bool, annotations []Annotation, types []TypeAnnotation, unknown []Attribute) {
	if deprecated {
		p("    deprecated")
	}
	if len(annotations) > 0 {
		p("    %s", dumpAnnotations(annotations))
	}
	for _, t := range types {
		p("    on type %#02x %v %v: %s", t.TargetType, t.Target, t.Path, dumpAnnotations([]Annotation{t.Annotation}))
	}
	for _, u := range unknown {
		p("    unknown %s %d bytes", u.Name, len(u.Data))
	}
}

func dumpCode(p printer, c *Class, code *Code) {
	p("    code: stack %d, locals %d", code.MaxStack, code.MaxLocals)
	frames := code.Frames
	for in, err := range Instructions(code.Bytes) {
		if err != nil {
			p("      %v", err)
			return
		}
		if len(frames) > 0 && frames[0].PC == in.PC {
			p("      frame %s", frames[0])
			frames = frames[1:]
		}
		p("    %4d %3d: %s", code.Line(in.PC), in.PC, dumpInstruction(c, in))
	}
	for _, h := range code.Handlers {
		p("      handler [%d, %d) -> %d %s", h.Start, h.End, h.Target, h.CatchType)
	}
	for _, v := range code.LocalVars {
		p("      variable [%d, +%d) slot %d %s:%s", v.Start, v.Length, v.Slot, v.Name, v.Desc)
	}
	for _, v := range code.LocalVarTypes {
		p("      generic [%d, +%d) slot %d %s:%s", v.Start, v.Length, v.Slot, v.Name, v.Desc)
	}
	dumpRest(p, false, nil, code.TypeAnnotations, code.Unknown)
}

// dumpInstruction is the instruction with its constant in place of the index.
func dumpInstruction(c *Class, in Instruction) string {
	text := in.String()
	switch opcodes[in.Op].form {
	case formPool1, formPool2, formInterface, formDynamic, formMulti:
	default:
		return text
	}
	operand := ""
	if m, err := c.Pool.Member(in.Index); err == nil {
		operand = m.String()
	} else if v, err := c.Pool.Const(in.Index); err == nil {
		operand = dumpConst(v)
	} else {
		operand = err.Error()
	}
	return strings.Replace(text, fmt.Sprintf("#%d", in.Index), operand, 1)
}

func dumpConst(c Const) string {
	switch c := c.(type) {
	case nil:
		return "-"
	case *MethodHandleConst:
		return fmt.Sprintf("handle(%d %s)", c.Kind, c.Ref)
	case *DynamicConst:
		return fmt.Sprintf("dynamic(#%d %s:%s)", c.Bootstrap, c.Name, c.Desc)
	case StringConst:
		return fmt.Sprintf("%q", string(c))
	}
	return fmt.Sprintf("%v", c)
}

func dumpConsts(all []Const) string {
	var words []string
	for _, c := range all {
		words = append(words, dumpConst(c))
	}
	return "[" + strings.Join(words, ", ") + "]"
}

func dumpAnnotations(all []Annotation) string {
	var words []string
	for _, a := range all {
		word := "@" + a.Type
		if !a.Visible {
			word += " (invisible)"
		}
		for _, e := range a.Elements {
			word += " " + e.Name + "=" + dumpValue(e.Value)
		}
		words = append(words, word)
	}
	return strings.Join(words, ", ")
}

func dumpValue(v ElementValue) string {
	switch v.Tag {
	case 'e':
		return v.Type + "." + v.Name
	case 'c':
		return "class " + v.Type
	case '@':
		return dumpAnnotations([]Annotation{*v.Nested})
	case '[':
		var words []string
		for _, e := range v.Array {
			words = append(words, dumpValue(e))
		}
		return "{" + strings.Join(words, ", ") + "}"
	}
	return fmt.Sprintf("%c %s", v.Tag, dumpConst(v.Const))
}
