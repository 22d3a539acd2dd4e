package classfile

import "fmt"

// maxFrameCopies bounds the verification types that expanding the frames of one
// class may copy: frames that alternately drop and add locals could need the
// square of the file's size. Real classes need a thousandth of the bound.
const maxFrameCopies = 1 << 22

// frameReader expands the frames of a StackMapTable (§4.7.4).
type frameReader struct {
	*parser
	m       *Method
	c       *Code
	locals  []VerifType // of the previous frame; by local variable
	entries int         // how many entries of the table locals stands for
}

// frames reads a StackMapTable.
func (p *parser) frames(m *Method, c *Code) {
	n := p.count(1, "number_of_entries")
	f := &frameReader{parser: p, m: m, c: c}
	f.initial()
	if n > 0 {
		c.Frames = make([]Frame, 0, n)
	}
	pc := -1
	for i := 0; i < n && p.err == nil; i++ {
		offset := p.pos
		delta, stack := f.entry()
		pc += delta + 1
		if p.err == nil && pc >= len(c.Bytes) {
			p.fail(offset, fmt.Sprintf("a frame below %d", len(c.Bytes)), "%d", pc)
		}
		if p.err == nil && len(f.locals) > c.MaxLocals {
			p.fail(offset, fmt.Sprintf("a frame with at most max_locals %d", c.MaxLocals), "%d", len(f.locals))
		}
		c.Frames = append(c.Frames, Frame{PC: pc, Locals: f.locals[:len(f.locals):len(f.locals)], Stack: stack})
	}
}

// initial sets the locals to those at the method's entry (§4.10.1.6).
func (f *frameReader) initial() {
	params, _, err := ParseMethodDescriptor(f.m.Desc)
	if err != nil {
		panic("BUG: unchecked method descriptor: " + err.Error())
	}
	f.locals = make([]VerifType, 0, len(params)+4)
	if !f.m.IsStatic() {
		this := VerifType{Kind: VerifObject, Class: f.parser.c.Name}
		if f.m.IsInit() && f.parser.c.Name != "java/lang/Object" {
			this = VerifType{Kind: VerifUninitializedThis}
		}
		f.add(this)
	}
	for _, d := range params {
		f.add(verifTypeOf(d))
	}
}

// add appends a local variable, two if the type is wide.
func (f *frameReader) add(t VerifType) {
	if len(f.locals)+2 > cap(f.locals) {
		f.copied += len(f.locals)
		if f.copied > maxFrameCopies {
			f.fail(f.pos, "frames that are not larger than any compiler makes", "more than %d copied locals", maxFrameCopies)
			return
		}
	}
	f.locals = append(f.locals, t)
	if t.Wide() {
		f.locals = append(f.locals, VerifType{})
	}
	f.entries++
}

// entry reads a stack_map_frame, sets f.locals, and yields the frame's
// offset_delta and stack.
func (f *frameReader) entry() (delta int, stack []VerifType) {
	offset := f.pos
	switch tag := f.u1("frame_type"); {
	case tag < 64: // same_frame
		return tag, nil
	case tag < 128: // same_locals_1_stack_item_frame
		return tag - 64, f.stack(1)
	case tag < 247:
		f.fail(offset, "a frame_type outside 128..246", "%d", tag)
		return 0, nil
	case tag == 247: // same_locals_1_stack_item_frame_extended
		delta = f.u2("offset_delta")
		return delta, f.stack(1)
	case tag <= 250: // chop_frame
		delta = f.u2("offset_delta")
		f.chop(offset, 251-tag)
		return delta, nil
	case tag == 251: // same_frame_extended
		return f.u2("offset_delta"), nil
	case tag < 255: // append_frame
		delta = f.u2("offset_delta")
		for range tag - 251 {
			f.add(f.verifType())
		}
		return delta, nil
	}
	delta = f.u2("offset_delta")
	n := f.count(1, "number_of_locals")
	f.locals, f.entries = make([]VerifType, 0, n+2), 0
	for range n {
		f.add(f.verifType())
	}
	return delta, f.stack(f.count(1, "number_of_stack_items"))
}

// chop drops the last n entries of the locals, a wide one with its second half.
// Later appends must not overwrite them, hence the capacity.
func (f *frameReader) chop(offset, n int) {
	if n > f.entries {
		f.fail(offset, fmt.Sprintf("a chop_frame of at most the %d locals there are", f.entries), "%d", n)
		return
	}
	f.entries -= n
	k := len(f.locals)
	for range n {
		k--
		if k > 0 && f.locals[k-1].Wide() {
			k--
		}
	}
	f.locals = f.locals[:k:k]
}

// stack reads n stack items.
func (f *frameReader) stack(n int) []VerifType {
	if n == 0 || f.err != nil {
		return nil
	}
	offset, depth := f.pos, 0
	items := make([]VerifType, n)
	for i := range items {
		items[i] = f.verifType()
		depth++
		if items[i].Wide() {
			depth++
		}
	}
	if f.err == nil && depth > f.c.MaxStack {
		f.fail(offset, fmt.Sprintf("a frame with a stack of at most max_stack %d", f.c.MaxStack), "%d", depth)
	}
	return items
}

// verifType reads a verification_type_info.
func (f *frameReader) verifType() VerifType {
	offset := f.pos
	t := VerifType{Kind: VerifKind(f.u1("verification type"))}
	switch {
	case f.err != nil:
	case t.Kind == VerifObject:
		t.Class = f.className("class of a verification type")
	case t.Kind == VerifUninitialized:
		t.NewPC = uint16(f.u2("offset of new"))
		if f.err == nil && (int(t.NewPC) >= len(f.c.Bytes) || Opcode(f.c.Bytes[t.NewPC]) != OpNew) {
			f.fail(offset, "an uninitialized type that names a new instruction", "%d", t.NewPC)
		}
	case t.Kind > VerifUninitialized:
		f.fail(offset, "a verification type 0..8", "%d", t.Kind)
	}
	return t
}
