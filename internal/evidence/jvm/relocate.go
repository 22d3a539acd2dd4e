package jvm

import (
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/jayverify/jayverify/classfile"
)

// patchwork is the code of a method with code put between its instructions.
type patchwork struct {
	code     *classfile.Code
	ins      []classfile.Instruction
	before   map[int][]byte // by pc: code that runs before the instruction, also where a branch leads to it
	after    map[int][]byte // by pc: code that runs when the instruction has ended normally
	instead  map[int][]byte // by pc: an instruction of the same length in its place
	prologue []byte         // code at the start, to which no branch leads
	epilogue []byte         // code at the end: a handler
	guarded  [][2]int       // ranges [from, to) of pcs that the epilogue handles, after all other handlers
	handler  *classfile.Frame

	label map[int]int // by pc: where its before code starts now
	at    map[int]int // by pc: where its instruction is now
	end   int         // where the epilogue starts
}

// errTooLong says that branches do not reach any more.
var errTooLong = errors.New("the method is too long")

// newPatchwork takes the code of a method apart.
func newPatchwork(code *classfile.Code) (*patchwork, error) {
	p := &patchwork{code: code, before: map[int][]byte{}, after: map[int][]byte{}, instead: map[int][]byte{}, label: map[int]int{}, at: map[int]int{}}
	for in, err := range classfile.Instructions(code.Bytes) {
		if err != nil {
			return nil, err
		}
		switch in.Op {
		case classfile.OpJsr, classfile.OpJsrW, classfile.OpRet:
			return nil, errors.New("the method has subroutines")
		}
		p.ins = append(p.ins, in)
	}
	return p, nil
}

// layOut finds the new places.
func (p *patchwork) layOut() error {
	at := len(p.prologue)
	for _, in := range p.ins {
		p.label[in.PC] = at
		at += len(p.before[in.PC])
		p.at[in.PC] = at
		size := in.Len
		if isSwitch(in.Op) {
			size += padding(at) - padding(in.PC)
		}
		at += size + len(p.after[in.PC])
	}
	p.label[len(p.code.Bytes)] = at
	p.end = at
	if at+len(p.epilogue) > 0x7fff && at > len(p.code.Bytes) || at+len(p.epilogue) > 0xfffe {
		return errTooLong
	}
	return nil
}

func isSwitch(op classfile.Opcode) bool {
	return op == classfile.OpTableswitch || op == classfile.OpLookupswitch
}

// padding is how many bytes follow the opcode of a switch at a place (JVMS §6.5).
func padding(pc int) int { return 3 - pc%4 }

// bytes is the code after layOut.
func (p *patchwork) bytes() []byte {
	out := append([]byte(nil), p.prologue...)
	for _, in := range p.ins {
		out = append(out, p.before[in.PC]...)
		raw := p.code.Bytes[in.PC : in.PC+in.Len]
		if x := p.instead[in.PC]; x != nil {
			raw = x
		}
		out = append(out, p.relocated(in, raw)...)
		out = append(out, p.after[in.PC]...)
	}
	return append(out, p.epilogue...)
}

// relocated is an instruction with its branches as they are now.
func (p *patchwork) relocated(in classfile.Instruction, raw []byte) []byte {
	here := p.at[in.PC]
	out := append([]byte(nil), raw...)
	far := func(at, target int) { binary.BigEndian.PutUint32(out[at:], uint32(int32(p.label[target]-here))) }
	switch op := in.Op; {
	case isSwitch(op):
		body := raw[1+padding(in.PC):]
		out = append([]byte{raw[0]}, make([]byte, padding(here))...)
		start := len(out)
		out = append(out, body...)
		far(start, in.Target)
		for i, t := range in.Targets {
			if op == classfile.OpTableswitch {
				far(start+12+4*i, t)
			} else {
				far(start+12+8*i, t)
			}
		}
	case op == classfile.OpGotoW:
		far(1, in.Target)
	case op >= classfile.OpIfeq && op <= classfile.OpGoto, op == classfile.OpIfnull, op == classfile.OpIfnonnull:
		binary.BigEndian.PutUint16(out[1:], uint16(int16(p.label[in.Target]-here)))
	}
	return out
}

// attribute is the Code attribute, without its name and length (JVMS §4.7.3).
// Frames tells whether it has a StackMapTable.
func (p *patchwork) attribute(e *edit, stack int, frames bool) ([]byte, error) {
	if err := p.layOut(); err != nil {
		return nil, err
	}
	code := p.bytes()
	b := binary.BigEndian.AppendUint16(nil, uint16(p.code.MaxStack+stack))
	b = binary.BigEndian.AppendUint16(b, uint16(p.code.MaxLocals))
	b = binary.BigEndian.AppendUint32(b, uint32(len(code)))
	b = append(b, code...)
	b = p.handlers(e, b)
	attrs := 2
	tail := p.lines(e)
	tail = append(tail, p.variables(e)...)
	if frames && (len(p.code.Frames) > 0 || p.handler != nil) {
		attrs++
		maps, err := p.stackMaps(e)
		if err != nil {
			return nil, err
		}
		tail = append(tail, maps...)
	}
	b = binary.BigEndian.AppendUint16(b, uint16(attrs))
	return append(b, tail...), nil
}

// handlers appends the exception table.
func (p *patchwork) handlers(e *edit, b []byte) []byte {
	n := len(p.code.Handlers)
	var own [][2]int
	for _, g := range p.guarded {
		if g[0] < g[1] {
			own = append(own, g)
		}
	}
	b = binary.BigEndian.AppendUint16(b, uint16(n+len(own)))
	put := func(vs ...int) {
		for _, v := range vs {
			b = binary.BigEndian.AppendUint16(b, uint16(v))
		}
	}
	for _, h := range p.code.Handlers {
		caught := 0
		if h.CatchType != "" {
			caught = e.class(h.CatchType)
		}
		put(p.label[h.Start], p.label[h.End], p.label[h.Target], caught)
	}
	for _, g := range own {
		put(g[0], g[1], p.end, 0)
	}
	return b
}

// attributeOf puts the name and the length in front of an attribute.
func attributeOf(e *edit, name string, data []byte) []byte {
	b := binary.BigEndian.AppendUint16(nil, uint16(e.utf8(name)))
	b = binary.BigEndian.AppendUint32(b, uint32(len(data)))
	return append(b, data...)
}

// lines is the LineNumberTable. Code at the start and at the end has no lines of its own.
func (p *patchwork) lines(e *edit) []byte {
	b := binary.BigEndian.AppendUint16(nil, uint16(len(p.code.Lines)))
	for i, l := range p.code.Lines {
		at := p.label[l.PC]
		if i == 0 && l.PC == 0 {
			at = 0
		}
		b = binary.BigEndian.AppendUint16(binary.BigEndian.AppendUint16(b, uint16(at)), uint16(l.Line))
	}
	return attributeOf(e, "LineNumberTable", b)
}

// variables is the LocalVariableTable: messages of exceptions have the names.
func (p *patchwork) variables(e *edit) []byte {
	b := binary.BigEndian.AppendUint16(nil, uint16(len(p.code.LocalVars)))
	for _, v := range p.code.LocalVars {
		from, to := p.label[v.Start], p.label[v.Start+v.Length]
		for _, x := range []int{from, to - from, e.utf8(v.Name), e.utf8(v.Desc), v.Slot} {
			b = binary.BigEndian.AppendUint16(b, uint16(x))
		}
	}
	return attributeOf(e, "LocalVariableTable", b)
}

// stackMaps is the StackMapTable (JVMS §4.7.4), of full frames alone.
func (p *patchwork) stackMaps(e *edit) ([]byte, error) {
	type placed struct {
		at int
		f  classfile.Frame
	}
	var all []placed
	for _, f := range p.code.Frames {
		all = append(all, placed{p.label[f.PC], f})
	}
	if p.handler != nil {
		all = append(all, placed{p.end, *p.handler})
	}
	b := binary.BigEndian.AppendUint16(nil, uint16(len(all)))
	last := -1
	for _, f := range all {
		if f.at <= last {
			return nil, fmt.Errorf("two frames at %d", f.at)
		}
		b = binary.BigEndian.AppendUint16(append(b, 255), uint16(f.at-last-1))
		last = f.at
		var locals []classfile.VerifType
		for i := 0; i < len(f.f.Locals); i++ {
			locals = append(locals, f.f.Locals[i])
			if f.f.Locals[i].Wide() {
				i++ // the second slot is not written
			}
		}
		for _, types := range [][]classfile.VerifType{locals, f.f.Stack} {
			b = binary.BigEndian.AppendUint16(b, uint16(len(types)))
			for _, t := range types {
				b = p.verifType(e, b, t)
			}
		}
	}
	return attributeOf(e, "StackMapTable", b), nil
}

// verifType appends a verification_type_info.
func (p *patchwork) verifType(e *edit, b []byte, t classfile.VerifType) []byte {
	switch t.Kind {
	case classfile.VerifObject:
		return binary.BigEndian.AppendUint16(append(b, 7), uint16(e.class(t.Class)))
	case classfile.VerifUninitialized:
		return binary.BigEndian.AppendUint16(append(b, 8), uint16(p.at[int(t.NewPC)]))
	}
	tag := map[classfile.VerifKind]byte{
		classfile.VerifTop: 0, classfile.VerifInteger: 1, classfile.VerifFloat: 2, classfile.VerifDouble: 3, classfile.VerifLong: 4,
		classfile.VerifNull: 5, classfile.VerifUninitializedThis: 6,
	}[t.Kind]
	return append(b, tag)
}
