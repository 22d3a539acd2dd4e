package classfile

import "fmt"

// maxCode is the greatest code_length (§4.7.3).
const maxCode = 65535

// code reads a Code attribute (§4.7.3).
func (p *parser) code(m *Method) *Code {
	c := &Code{}
	offset, length := p.codeSizes(m, c)
	if p.err == nil && (length == 0 || length > maxCode) {
		p.fail(offset, fmt.Sprintf("a code_length 1..%d", maxCode), "%d", length)
		return c
	}
	c.Offset = p.pos
	c.Bytes = p.bytes(int(length), "code")
	p.handlers(c)
	c.Unknown = p.attributes(func(name string, size int) bool {
		switch name {
		case "LineNumberTable":
			p.lines(c)
		case "LocalVariableTable":
			c.LocalVars = p.localVars(c, c.LocalVars, false)
		case "LocalVariableTypeTable":
			c.LocalVarTypes = p.localVars(c, c.LocalVarTypes, true)
		case "StackMapTable":
			p.frames(m, c)
		default:
			return p.annotated(new([]Annotation), &c.TypeAnnotations, name)
		}
		return true
	})
	return c
}

// codeSizes reads max_stack, max_locals and code_length. Before version 45.3,
// that of JDK 1.0.2, they were half as wide.
func (p *parser) codeSizes(m *Method, c *Code) (offset int, length uint32) {
	if p.c.Major == 45 && p.c.Minor < 3 {
		c.MaxStack, offset = p.u1("max_stack"), p.pos
		c.MaxLocals = p.u1("max_locals")
		p.checkLocals(offset, m, c)
		return p.pos, uint32(p.u2("code_length"))
	}
	c.MaxStack, offset = p.u2("max_stack"), p.pos
	c.MaxLocals = p.u2("max_locals")
	p.checkLocals(offset, m, c)
	return p.pos, p.u4("code_length")
}

// checkLocals checks that the parameters fit in max_locals.
func (p *parser) checkLocals(offset int, m *Method, c *Code) {
	if p.err != nil {
		return
	}
	width, err := ParamWidth(m.Desc)
	if err != nil {
		panic("BUG: unchecked method descriptor: " + err.Error())
	}
	if !m.IsStatic() {
		width++
	}
	if width > c.MaxLocals {
		p.fail(offset, fmt.Sprintf("max_locals to hold the %d words of the parameters", width), "%d", c.MaxLocals)
	}
}

// handlers reads the exception table.
func (p *parser) handlers(c *Code) {
	n := p.count(8, "exception_table_length")
	if n == 0 {
		return
	}
	c.Handlers = make([]Handler, n)
	for i := range c.Handlers {
		offset, h := p.pos, &c.Handlers[i]
		*h = Handler{p.u2("start_pc"), p.u2("end_pc"), p.u2("handler_pc"), p.optClassName("catch_type")}
		if p.err == nil && (h.Start >= h.End || h.End > len(c.Bytes)) {
			p.fail(offset, fmt.Sprintf("a range of code inside 0..%d", len(c.Bytes)), "%d..%d", h.Start, h.End)
		}
		if p.err == nil && h.Target >= len(c.Bytes) {
			p.fail(offset+4, fmt.Sprintf("a handler_pc below %d", len(c.Bytes)), "%d", h.Target)
		}
	}
}

// lines reads a LineNumberTable (§4.7.12).
func (p *parser) lines(c *Code) {
	n := p.count(4, "line_number_table_length")
	if c.Lines == nil {
		c.Lines = make([]Line, 0, n)
	}
	for i := 0; i < n && p.err == nil; i++ {
		offset := p.pos
		l := Line{p.u2("start_pc"), p.u2("line_number")}
		if p.err == nil && l.PC >= len(c.Bytes) {
			p.fail(offset, fmt.Sprintf("the start_pc of a line below %d", len(c.Bytes)), "%d", l.PC)
		}
		c.Lines = append(c.Lines, l)
	}
}

// localVars reads a LocalVariableTable or LocalVariableTypeTable (§4.7.13–14).
func (p *parser) localVars(c *Code, to []LocalVar, generic bool) []LocalVar {
	n := p.count(10, "local_variable_table_length")
	if to == nil {
		to = make([]LocalVar, 0, n)
	}
	for i := 0; i < n && p.err == nil; i++ {
		offset := p.pos
		v := LocalVar{Start: p.u2("start_pc"), Length: p.u2("length"), Name: p.utf8("name of a local variable")}
		width := 1
		if generic {
			v.Desc = p.utf8("signature of a local variable")
		} else {
			v.Desc = p.descriptor("descriptor of a local variable")
			width = SlotWidth(v.Desc)
		}
		v.Slot = p.u2("index of a local variable")
		if p.err == nil && v.Start+v.Length > len(c.Bytes) {
			p.fail(offset, fmt.Sprintf("a local variable's range inside 0..%d", len(c.Bytes)), "%d..%d", v.Start, v.Start+v.Length)
		}
		if p.err == nil && v.Slot+width > c.MaxLocals {
			p.fail(offset+8, fmt.Sprintf("a local variable below max_locals %d", c.MaxLocals), "%d", v.Slot)
		}
		to = append(to, v)
	}
	return to
}
