package classfile

import (
	"encoding/binary"
	"fmt"
	"iter"
	"strings"
)

// Instruction is a decoded bytecode instruction (JVMS §6.5). Which operand
// fields are set follows from Op; the rest are zero.
type Instruction struct {
	Op   Opcode // never OpWide: the instruction it modifies, with Wide set
	Wide bool   // it was preceded by wide
	PC   int    // offset of the first byte, that of wide if there
	Len  int    // bytes, wide and padding included

	// Index is the local variable of loads, stores, iinc and ret (of iload_2
	// too: 2), or the constant-pool index of ldc, field, invoke and type
	// instructions.
	Index int
	// Value is the constant of bipush, sipush and iconst_<n> (of lconst, fconst,
	// dconst too: fconst_2 has 2), the increment of iinc, the count of
	// invokeinterface, the dimensions of multianewarray, and the type code of
	// newarray (see ArrayType).
	Value int32
	// Target is the absolute offset a branch goes to, and the default of a switch.
	Target int
	// Keys and Targets are the cases of a switch, in the order of the file;
	// Targets are absolute.
	Keys    []int32
	Targets []int
}

// Next is the offset after the instruction.
func (in *Instruction) Next() int { return in.PC + in.Len }

// ArrayType is the descriptor of the elements that newarray makes, from its
// type code (JVMS table 6.5.newarray-A).
func (in *Instruction) ArrayType() string { return string("ZCFDBSIJ"[in.Value-4]) }

// String is the instruction with its operands, such as "iinc 2 -1",
// "goto 17", "getfield #7".
func (in *Instruction) String() string {
	var b strings.Builder
	b.WriteString(in.Op.String())
	switch opcodes[in.Op].form {
	case formByte, formShort:
		fmt.Fprintf(&b, " %d", in.Value)
	case formPool1, formPool2, formDynamic:
		fmt.Fprintf(&b, " #%d", in.Index)
	case formInterface, formMulti:
		fmt.Fprintf(&b, " #%d %d", in.Index, in.Value)
	case formLocal:
		fmt.Fprintf(&b, " %d", in.Index)
	case formIinc:
		fmt.Fprintf(&b, " %d %d", in.Index, in.Value)
	case formBranch, formBranchWide:
		fmt.Fprintf(&b, " %d", in.Target)
	case formNewArray:
		b.WriteString(" " + JavaName(in.ArrayType()))
	case formTable, formLookup:
		b.WriteString(" {")
		for i, k := range in.Keys {
			fmt.Fprintf(&b, "%d: %d, ", k, in.Targets[i])
		}
		fmt.Fprintf(&b, "default: %d}", in.Target)
	}
	return b.String()
}

// operandForm is how an instruction's operands are laid out.
type operandForm uint8

const (
	formNone operandForm = iota
	formByte
	formShort
	formPool1
	formPool2
	formLocal
	formImplicitLocal
	formImplicitConst
	formIinc
	formBranch
	formBranchWide
	formTable
	formLookup
	formInterface
	formDynamic
	formNewArray
	formMulti
	formWide
)

// formSize is the length of an instruction of each form of fixed length.
var formSize = [...]int{
	formNone: 1, formByte: 2, formShort: 3, formPool1: 2, formPool2: 3, formLocal: 2,
	formImplicitLocal: 1, formImplicitConst: 1, formIinc: 3, formBranch: 3, formBranchWide: 5,
	formInterface: 5, formDynamic: 5, formNewArray: 2, formMulti: 4, formTable: 1, formLookup: 1, formWide: 2,
}

// Decode reads the instruction at pc of a code array. Decode checks that branch
// targets are inside the array, but not that they are the start of an
// instruction. The caller must check pool indices and local variables. The
// error is a *CodeError.
func Decode(code []byte, pc int) (Instruction, error) {
	if pc < 0 || pc >= len(code) {
		return Instruction{}, &CodeError{PC: pc, Expected: "an instruction", Found: "the end of the code"}
	}
	d := decoder{code: code, in: Instruction{Op: Opcode(code[pc]), PC: pc}}
	if int(d.in.Op) >= len(opcodes) {
		return Instruction{}, &CodeError{PC: pc, Expected: "an opcode up to 0xc9", Found: fmt.Sprintf("%#02x", code[pc])}
	}
	form := opcodes[d.in.Op].form
	d.in.Len = formSize[form]
	if !d.need(d.in.Len) {
		return Instruction{}, d.err
	}
	d.operands(form)
	if d.err != nil {
		return Instruction{}, d.err
	}
	return d.in, nil
}

// Instructions yields the instructions of a code array one after the other.
// After an error, which comes with the instruction's PC alone, it ends.
func Instructions(code []byte) iter.Seq2[Instruction, error] {
	return func(yield func(Instruction, error) bool) {
		for pc := 0; pc < len(code); {
			in, err := Decode(code, pc)
			if err != nil {
				yield(Instruction{PC: pc}, err)
				return
			}
			if !yield(in, nil) {
				return
			}
			pc += in.Len
		}
	}
}

type decoder struct {
	code []byte
	in   Instruction
	err  error
}

func (d *decoder) fail(expected, format string, args ...any) {
	if d.err == nil {
		d.err = &CodeError{PC: d.in.PC, Expected: expected, Found: fmt.Sprintf(format, args...)}
	}
}

// need checks that the instruction's first n bytes are there.
func (d *decoder) need(n int) bool {
	if n > len(d.code)-d.in.PC {
		d.fail(fmt.Sprintf("%d bytes of %s", n, d.in.Op), "the end of the code after %d", len(d.code)-d.in.PC)
		return false
	}
	return true
}

func (d *decoder) u1(at int) int   { return int(d.code[d.in.PC+at]) }
func (d *decoder) s1(at int) int32 { return int32(int8(d.code[d.in.PC+at])) }
func (d *decoder) u2(at int) int   { return int(binary.BigEndian.Uint16(d.code[d.in.PC+at:])) }
func (d *decoder) s2(at int) int32 { return int32(int16(d.u2(at))) }
func (d *decoder) s4(at int) int32 { return int32(binary.BigEndian.Uint32(d.code[d.in.PC+at:])) }

// target turns a branch offset into an absolute one.
func (d *decoder) target(offset int32) int {
	t := int64(d.in.PC) + int64(offset)
	if t < 0 || t >= int64(len(d.code)) {
		d.fail(fmt.Sprintf("a branch target of %s inside 0..%d", d.in.Op, len(d.code)-1), "%d", t)
		return 0
	}
	return int(t)
}

func (d *decoder) operands(form operandForm) {
	in := &d.in
	switch form {
	case formByte:
		in.Value = d.s1(1)
	case formShort:
		in.Value = d.s2(1)
	case formPool1, formLocal:
		in.Index = d.u1(1)
	case formPool2:
		in.Index = d.u2(1)
	case formImplicitLocal:
		in.Index = int(in.Op-OpIload0) & 3
		if in.Op >= OpIstore0 {
			in.Index = int(in.Op-OpIstore0) & 3
		}
	case formImplicitConst:
		in.Value = implicitConst(in.Op)
	case formIinc:
		in.Index, in.Value = d.u1(1), d.s1(2)
	case formBranch:
		in.Target = d.target(d.s2(1))
	case formBranchWide:
		in.Target = d.target(d.s4(1))
	case formInterface:
		in.Index, in.Value = d.u2(1), int32(d.u1(3))
		if in.Value == 0 || d.u1(4) != 0 {
			d.fail("invokeinterface to have a count above 0 and a 0 after it", "%d and %d", in.Value, d.u1(4))
		}
	case formDynamic:
		in.Index = d.u2(1)
		if d.u2(3) != 0 {
			d.fail("invokedynamic to end in two 0", "%d", d.u2(3))
		}
	case formNewArray:
		in.Value = int32(d.u1(1))
		if in.Value < 4 || in.Value > 11 {
			d.fail("a type code 4..11 of newarray", "%d", in.Value)
		}
	case formMulti:
		in.Index, in.Value = d.u2(1), int32(d.u1(3))
		if in.Value == 0 {
			d.fail("at least one dimension of multianewarray", "0")
		}
	case formWide:
		d.wide()
	case formTable:
		d.tableSwitch()
	case formLookup:
		d.lookupSwitch()
	}
}

func implicitConst(op Opcode) int32 {
	switch {
	case op <= OpIconst5:
		return int32(op) - int32(OpIconst0)
	case op <= OpLconst1:
		return int32(op - OpLconst0)
	case op <= OpFconst2:
		return int32(op - OpFconst0)
	}
	return int32(op - OpDconst0)
}

func (d *decoder) wide() {
	in := &d.in
	op := Opcode(d.u1(1))
	if int(op) >= len(opcodes) || opcodes[op].form != formLocal && op != OpIinc {
		d.fail("a load, store, ret or iinc after wide", "%s", op)
		return
	}
	in.Op, in.Wide, in.Len = op, true, 4
	if op == OpIinc {
		in.Len = 6
	}
	if !d.need(in.Len) {
		return
	}
	in.Index = d.u2(2)
	if op == OpIinc {
		in.Value = d.s2(4)
	}
}

// padding yields where a switch's aligned operands start, relative to its opcode.
func (d *decoder) padding() int { return 4 - d.in.PC%4 }

func (d *decoder) tableSwitch() {
	in, at := &d.in, d.padding()
	if !d.need(at + 12) {
		return
	}
	low, high := int64(d.s4(at+4)), int64(d.s4(at+8))
	if low > high {
		d.fail("the low of tableswitch not above its high", "%d and %d", low, high)
		return
	}
	n := high - low + 1
	if n > int64(len(d.code)-in.PC-at-12)/4 {
		d.fail("the targets of tableswitch inside the code", "%d targets", n)
		return
	}
	in.Target = d.target(d.s4(at))
	in.Len = at + 12 + int(n)*4
	in.Keys, in.Targets = make([]int32, n), make([]int, n)
	for i := range in.Keys {
		in.Keys[i] = int32(low) + int32(i)
		in.Targets[i] = d.target(d.s4(at + 12 + 4*i))
	}
}

func (d *decoder) lookupSwitch() {
	in, at := &d.in, d.padding()
	if !d.need(at + 8) {
		return
	}
	n := int64(d.s4(at + 4))
	if n < 0 || n > int64(len(d.code)-in.PC-at-8)/8 {
		d.fail("the pairs of lookupswitch inside the code", "%d pairs", n)
		return
	}
	in.Target = d.target(d.s4(at))
	in.Len = at + 8 + int(n)*8
	in.Keys, in.Targets = make([]int32, n), make([]int, n)
	for i := range in.Keys {
		in.Keys[i] = d.s4(at + 8 + 8*i)
		if i > 0 && in.Keys[i] <= in.Keys[i-1] {
			d.fail("the keys of lookupswitch in increasing order", "%d after %d", in.Keys[i], in.Keys[i-1])
		}
		in.Targets[i] = d.target(d.s4(at + 12 + 8*i))
	}
}
