package indy

import (
	"fmt"

	"github.com/jayverify/jayverify/classfile"
)

// code assembles the instructions of one method and follows the depth of the
// operand stack.
type code struct {
	w        *writer
	bytes    []byte
	stack    int
	maxStack int
	locals   int
	params   []local  // of the descriptor, without the receiver
	result   string   // descriptor, "V" for void
	targets  []target // of jumps, ascending
	unboxes  bool     // a conversion fails on null
	handlers []byte   // the exception table, without its length
}

// local is a local variable that holds a parameter.
type local struct {
	slot int
	desc string
}

// label is a place in the code that jumps lead to. The operand stack is empty
// there and the parameters are the only local variables, so that the stack map
// frames are all "same" frames (JVMS §4.7.4).
type label struct {
	jumps []int // offsets of the jump instructions
}

func newCode(w *writer, access classfile.Access, desc string) *code {
	params, result := signature(desc)
	c := &code{w: w, result: result}
	if !access.Has(classfile.AccStatic) {
		c.locals = 1
	}
	for _, p := range params {
		c.params = append(c.params, local{c.locals, p})
		c.locals += classfile.SlotWidth(p)
	}
	return c
}

// signature splits a descriptor that the class file's parser has checked.
func signature(desc string) (params []string, result string) {
	params, result, err := classfile.ParseMethodDescriptor(desc)
	if err != nil {
		panic("BUG: a descriptor that was not checked: " + err.Error())
	}
	return params, result
}

// op appends an instruction that moves the stack's depth by delta.
func (c *code) op(delta int, op classfile.Opcode, operands ...byte) {
	c.bytes = append(append(c.bytes, byte(op)), operands...)
	if c.stack += delta; c.stack < 0 {
		panic(fmt.Sprintf("BUG: %s pops from an empty stack", op))
	}
	c.maxStack = max(c.maxStack, c.stack)
}

// op2 is op with a two-byte operand.
func (c *code) op2(delta int, op classfile.Opcode, operand int) {
	c.op(delta, op, u2(nil, operand)...)
}

// kindOffset is where the instruction for values of a type stands among the
// five of a group: iload, lload, fload, dload, aload.
func kindOffset(desc string) classfile.Opcode {
	switch desc {
	case "Z", "B", "C", "S", "I":
		return 0
	case "J":
		return 1
	case "F":
		return 2
	case "D":
		return 3
	}
	return 4
}

// load pushes a parameter.
func (c *code) load(l local) {
	op := classfile.OpIload + kindOffset(l.desc)
	if l.slot > 0xff {
		panic("BUG: a method has at most 255 words of parameters")
	}
	c.op(classfile.SlotWidth(l.desc), op, byte(l.slot))
}

// this pushes the receiver.
func (c *code) this() { c.load(local{0, "L"}) }

// ret returns what is on the stack, nothing from a void method.
func (c *code) ret() {
	if c.result == "V" {
		c.op(0, classfile.OpReturn)
	} else {
		c.op(-classfile.SlotWidth(c.result), classfile.OpIreturn+kindOffset(c.result))
	}
	c.stack = 0
}

// pop drops a value of the type.
func (c *code) pop(desc string) {
	switch classfile.SlotWidth(desc) {
	case 1:
		c.op(-1, classfile.OpPop)
	case 2:
		c.op(-2, classfile.OpPop2)
	}
}

// int pushes an int constant.
func (c *code) int(v int) {
	switch {
	case -1 <= v && v <= 5:
		c.op(1, classfile.OpIconst0+classfile.Opcode(v))
	case -128 <= v && v < 128:
		c.op(1, classfile.OpBipush, byte(v))
	default:
		c.op2(1, classfile.OpLdcW, c.w.integer(int32(v)))
	}
}

// string pushes a String constant.
func (c *code) string(text string) { c.op2(1, classfile.OpLdcW, c.w.string(text)) }

// field emits a field instruction.
func (c *code) field(op classfile.Opcode, ref classfile.MemberRef) {
	n := classfile.SlotWidth(ref.Desc)
	switch op {
	case classfile.OpGetfield:
		n--
	case classfile.OpPutfield:
		n = -n - 1
	case classfile.OpPutstatic:
		n = -n
	case classfile.OpGetstatic:
	default:
		panic("BUG: no field instruction: " + op.String())
	}
	c.op2(n, op, c.w.member(ref))
}

// invoke emits a call.
func (c *code) invoke(op classfile.Opcode, ref classfile.MemberRef) {
	width, err := classfile.ParamWidth(ref.Desc)
	if err != nil {
		panic("BUG: a descriptor that was not checked: " + err.Error())
	}
	if op != classfile.OpInvokestatic {
		width++
	}
	_, result := signature(ref.Desc)
	delta := classfile.SlotWidth(result) - width
	operands := u2(nil, c.w.member(ref))
	if op == classfile.OpInvokeinterface {
		operands = append(operands, byte(width), 0)
	}
	c.op(delta, op, operands...)
}

// virtual calls a method of a class that is no interface.
func (c *code) virtual(class, name, desc string) {
	c.invoke(classfile.OpInvokevirtual, classfile.MemberRef{Class: class, Name: name, Desc: desc})
}

// static calls a static method of a class that is no interface.
func (c *code) static(class, name, desc string) {
	c.invoke(classfile.OpInvokestatic, classfile.MemberRef{Class: class, Name: name, Desc: desc})
}

// new pushes an object of the class twice.
func (c *code) new(class string) {
	c.op2(1, classfile.OpNew, c.w.class(class))
	c.op(1, classfile.OpDup)
}

// typed emits checkcast or instanceof.
func (c *code) typed(op classfile.Opcode, class string) { c.op2(0, op, c.w.class(class)) }

// jump emits a branch that pops all n words that are on the stack.
func (c *code) jump(op classfile.Opcode, n int, to *label) {
	to.jumps = append(to.jumps, len(c.bytes))
	c.op2(-n, op, 0)
	if c.stack != 0 {
		panic("BUG: a branch with operands left on the stack")
	}
}

// mark is where the jumps to l lead: here.
func (c *code) mark(l *label) {
	if c.stack != 0 {
		panic("BUG: a branch target with operands on the stack")
	}
	if len(l.jumps) == 0 {
		return
	}
	for _, at := range l.jumps {
		d := len(c.bytes) - at
		if d > maxJump {
			panic(tooLarge{})
		}
		c.bytes[at+1], c.bytes[at+2] = byte(d>>8), byte(d)
	}
	c.target("")
}

// target is a place that needs a stack map frame. It is the start of a handler if caught,
// the class of what it catches, is not "".
type target struct {
	at     int
	caught string
}

// target notes that one is here.
func (c *code) target(caught string) {
	if n := len(c.targets); n == 0 || c.targets[n-1].at < len(c.bytes) {
		c.targets = append(c.targets, target{len(c.bytes), caught})
	}
}

// maxJump is how far a branch can go (JVMS §6.5 goto), maxCode how long the
// code of a method can be (§4.7.3).
const (
	maxJump = 1<<15 - 1
	maxCode = 1<<16 - 1
)

// attributes makes the attributes of the Code attribute (§4.7.4, §4.7.12).
func (c *code) attributes() [][]byte {
	var attrs [][]byte
	if w := c.w; w.line > 0 && w.line <= 0xffff {
		attrs = append(attrs, w.attribute("LineNumberTable", u2(u2(u2(nil, 1), 0), w.line)))
	}
	if len(c.targets) > 0 {
		b := u2(nil, len(c.targets))
		last := -1
		for _, t := range c.targets {
			const sameFrameExtended, sameLocals1StackItemFrameExtended, object = 251, 247, 7
			if t.caught == "" {
				b = u2(append(b, sameFrameExtended), t.at-last-1)
			} else {
				b = u2(append(u2(append(b, sameLocals1StackItemFrameExtended), t.at-last-1), object), c.w.class(t.caught))
			}
			last = t.at
		}
		attrs = append(attrs, c.w.attribute("StackMapTable", b))
	}
	return attrs
}
