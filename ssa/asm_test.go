package ssa_test

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
)

// assemble makes a class from a small assembly language, for code that javac
// does not emit:
//
//	.class Name [major]                      (major 50 unless told)
//	.method [static] name:desc stack locals
//	label: opcode operands                   (the label alone is allowed too)
//	.catch type from to handler              (labels; type "any")
//
// Constants are written as SSA prints them, members C.f:I, switches
// "lookupswitch 1:a 5:b default:c", "tableswitch 1:a 2:b default:c".
func assemble(t testing.TB, text string) *classfile.Class {
	t.Helper()
	name, data := assembleBytes(t, text)
	c, err := classfile.Parse(name, data)
	if err != nil {
		t.Fatalf("assembled class: %v", err)
	}
	return c
}

// assembleBytes is assemble without parsing the class file.
func assembleBytes(t testing.TB, text string) (name string, data []byte) {
	t.Helper()
	a := &assembler{t: t, opcodes: map[string]classfile.Opcode{}}
	for op := classfile.OpNop; op <= classfile.OpJsrW; op++ {
		a.opcodes[op.String()] = op
	}
	for i, line := range strings.Split(text, "\n") {
		a.where = fmt.Sprintf("line %d: %s", i+1, strings.TrimSpace(line))
		line, _, _ = strings.Cut(line, " //")
		a.line(strings.Fields(line))
	}
	a.endMethod()
	return a.name, a.class.Bytes()
}

type assembler struct {
	t       testing.TB
	opcodes map[string]classfile.Opcode
	where   string
	name    string
	class   *classtest.Builder
	method  *asmMethod
}

type asmMethod struct {
	access        uint16
	name, desc    string
	stack, locals uint16
	code          []byte
	labels        map[string]int
	fixups        []fixup
	handlers      [][]string
}

// fixup is an offset to fill in when all labels are known.
type fixup struct {
	at, from, size int
	label          string
}

func (a *assembler) fatal(format string, args ...any) {
	a.t.Helper()
	a.t.Fatalf("%s: %s", a.where, fmt.Sprintf(format, args...))
}

func (a *assembler) number(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		a.fatal("%v", err)
	}
	return n
}

func (a *assembler) line(f []string) {
	if len(f) > 0 && strings.HasSuffix(f[0], ":") {
		a.method.labels[strings.TrimSuffix(f[0], ":")] = len(a.method.code)
		f = f[1:]
	}
	if len(f) == 0 {
		return
	}
	switch f[0] {
	case ".class":
		major := 50
		if len(f) > 2 {
			major = a.number(f[2])
		}
		a.name = f[1]
		a.class = classtest.NewBuilder(uint16(major), 0x21, f[1], "java/lang/Object")
	case ".method":
		a.endMethod()
		m := &asmMethod{access: 1, labels: map[string]int{}}
		if f[1] == "static" {
			m.access, f = 9, f[1:]
		}
		m.name, m.desc, _ = strings.Cut(f[1], ":")
		m.stack, m.locals = uint16(a.number(f[2])), uint16(a.number(f[3]))
		a.method = m
	case ".catch":
		a.method.handlers = append(a.method.handlers, f[1:])
	default:
		a.instruction(f)
	}
}

func (a *assembler) endMethod() {
	m := a.method
	if m == nil {
		return
	}
	for _, x := range m.fixups {
		offset := a.label(x.label) - x.from
		if x.size == 2 {
			copy(m.code[x.at:], classtest.U2(uint16(int16(offset))))
		} else {
			copy(m.code[x.at:], classtest.U4(uint32(int32(offset))))
		}
	}
	var handlers []classtest.Handler
	for _, h := range m.handlers {
		if h[0] == "any" {
			h[0] = ""
		}
		handlers = append(handlers, classtest.Handler{Type: h[0],
			Start: uint16(a.label(h[1])), End: uint16(a.label(h[2])), Target: uint16(a.label(h[3]))})
	}
	a.class.Method(m.access, m.name, m.desc, a.class.CodeWith(m.stack, m.locals, m.code, handlers))
	a.method = nil
}

func (a *assembler) label(name string) int {
	at, ok := a.method.labels[name]
	if !ok {
		a.fatal("no label %s in %s", name, a.method.name)
	}
	return at
}

// refer appends room for the offset of a label from the instruction at from.
func (a *assembler) refer(label string, from, size int) {
	m := a.method
	m.fixups = append(m.fixups, fixup{len(m.code), from, size, label})
	m.code = append(m.code, make([]byte, size)...)
}

func (a *assembler) instruction(f []string) {
	m := a.method
	start := len(m.code)
	wide := f[0] == "wide"
	if wide {
		m.code = append(m.code, byte(classfile.OpWide))
		f = f[1:]
	}
	if f[0] == ".byte" {
		m.code = append(m.code, byte(a.number(f[1])))
		return
	}
	op, ok := a.opcodes[f[0]]
	if !ok {
		a.fatal("no such opcode")
	}
	m.code = append(m.code, byte(op))
	if len(f) == 1 {
		return
	}
	index := func(s string) {
		if wide {
			m.code = append(m.code, classtest.U2(uint16(a.number(s)))...)
		} else {
			m.code = append(m.code, byte(a.number(s)))
		}
	}
	switch {
	case op == classfile.OpBipush:
		m.code = append(m.code, byte(a.number(f[1])))
	case op == classfile.OpSipush:
		m.code = append(m.code, classtest.U2(uint16(a.number(f[1])))...)
	case op == classfile.OpLdc:
		m.code = append(m.code, byte(a.constant(f[1])))
	case op == classfile.OpLdcW || op == classfile.OpLdc2W:
		m.code = append(m.code, classtest.U2(a.constant(f[1]))...)
	case op == classfile.OpIinc:
		index(f[1])
		index(f[2])
	case op == classfile.OpTableswitch || op == classfile.OpLookupswitch:
		a.switches(op, f[1:], start)
	case op == classfile.OpGotoW || op == classfile.OpJsrW:
		a.refer(f[1], start, 4)
	case op >= classfile.OpIfeq && op <= classfile.OpJsr || op == classfile.OpIfnull || op == classfile.OpIfnonnull:
		a.refer(f[1], start, 2)
	case op == classfile.OpNewarray:
		types := []string{"boolean", "char", "float", "double", "byte", "short", "int", "long"}
		for i, t := range types {
			if t == f[1] {
				m.code = append(m.code, byte(4+i))
			}
		}
	case op >= classfile.OpGetstatic:
		a.member(op, f)
	default: // loads, stores, ret
		index(f[1])
	}
}

func (a *assembler) constant(s string) uint16 {
	switch {
	case strings.HasPrefix(s, `"`):
		return a.class.String(strings.Trim(s, `"`))
	case strings.HasSuffix(s, ".class"):
		return a.class.Class(strings.TrimSuffix(s, ".class"))
	case strings.HasSuffix(s, "L"):
		return a.class.Long(int64(a.number(strings.TrimSuffix(s, "L"))))
	case strings.HasPrefix(s, "("):
		return a.class.MethodType(s)
	}
	if n, err := strconv.ParseInt(s, 10, 32); err == nil {
		return a.class.Integer(int32(n))
	}
	single := strings.HasSuffix(s, "f")
	x, err := strconv.ParseFloat(strings.TrimSuffix(s, "f"), 64)
	if err != nil {
		a.fatal("%v", err)
	}
	if single {
		return a.class.Float(math.Float32bits(float32(x)))
	}
	return a.class.Double(math.Float64bits(x))
}

func (a *assembler) member(op classfile.Opcode, f []string) {
	m := a.method
	owner, desc, ok := strings.Cut(f[1], ":")
	var name string
	if dot := strings.LastIndexByte(owner, '.'); ok && dot >= 0 {
		owner, name = owner[:dot], owner[dot+1:]
	}
	switch op {
	case classfile.OpGetfield, classfile.OpPutfield, classfile.OpGetstatic, classfile.OpPutstatic:
		m.code = append(m.code, classtest.U2(a.class.Fieldref(owner, name, desc))...)
	case classfile.OpInvokeinterface:
		width, err := classfile.ParamWidth(desc)
		if err != nil {
			a.fatal("%v", err)
		}
		m.code = append(m.code, classtest.U2(a.class.InterfaceMethodref(owner, name, desc))...)
		m.code = append(m.code, byte(width+1), 0)
	case classfile.OpInvokedynamic:
		m.code = append(m.code, classtest.U2(a.class.InvokeDynamic(0, owner, desc))...)
		m.code = append(m.code, 0, 0)
	case classfile.OpInvokevirtual, classfile.OpInvokespecial, classfile.OpInvokestatic:
		m.code = append(m.code, classtest.U2(a.class.Methodref(owner, name, desc))...)
	default:
		m.code = append(m.code, classtest.U2(a.class.Class(f[1]))...)
		if op == classfile.OpMultianewarray {
			m.code = append(m.code, byte(a.number(f[2])))
		}
	}
}

func (a *assembler) switches(op classfile.Opcode, cases []string, start int) {
	m := a.method
	for len(m.code)%4 != 0 {
		m.code = append(m.code, 0)
	}
	last := len(cases) - 1
	a.refer(strings.TrimPrefix(cases[last], "default:"), start, 4)
	if op == classfile.OpLookupswitch {
		m.code = append(m.code, classtest.U4(uint32(last))...)
	}
	for i, c := range cases[:last] {
		key, label, _ := strings.Cut(c, ":")
		n := classtest.U4(uint32(a.number(key)))
		switch {
		case op == classfile.OpLookupswitch:
			m.code = append(m.code, n...)
		case i == 0:
			high, _, _ := strings.Cut(cases[last-1], ":")
			m.code = append(m.code, n...)
			m.code = append(m.code, classtest.U4(uint32(a.number(high)))...)
		}
		a.refer(label, start, 4)
	}
}
