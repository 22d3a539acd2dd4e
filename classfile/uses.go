package classfile

import (
	"slices"
	"strconv"
	"strings"
)

// Uses is what a method body does, without order and without its values: coarse facts that most
// edits leave as they are. A Path that records notes them apart from the body, see AskUses.
type Uses struct {
	// Size is the length of the code in bytes, rounded to a multiple of sizeStep.
	Size int
	// Broken says that the code cannot be decoded.
	Broken bool
	// Instructions has one instruction for each member, call site or class that one operation
	// names, and for each operation that stores an element of an array.
	Instructions []Instruction
	sum          string
}

// sizeStep is what sizes are rounded to.
const sizeStep = 32

// Uses returns what the body of m does; nil without a body.
func (m *Method) Uses() *Uses {
	if m.Code == nil {
		return nil
	}
	if m.Code.noteUses != nil {
		m.Code.onceUses.Do(m.Code.noteUses)
	}
	return m.Code.code.usesIn(m.Class)
}

// usesIn computes the uses once. c is the class of the code.
func (c *Code) usesIn(class *Class) *Uses {
	c.usesOnce.Do(func() { c.uses = usesOf(class, c) })
	return c.uses
}

func usesOf(c *Class, code *Code) *Uses {
	u := &Uses{Size: (len(code.Bytes) + sizeStep/2) / sizeStep * sizeStep}
	found := map[string]Instruction{}
	for in, err := range Instructions(code.Bytes) {
		if err != nil {
			u.Broken = true
			break
		}
		if !used(in.Op) {
			continue
		}
		w := newSummer(c)
		w.use(&in)
		if w.err != nil {
			u.Broken = true
			break
		}
		if key := w.sum(); found[key].Len == 0 {
			found[key] = Instruction{Op: in.Op, Len: in.Len, Index: in.Index} // its place must not be asked for
		}
	}
	keys := make([]string, 0, len(found))
	for k := range found {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	for _, k := range keys {
		u.Instructions = append(u.Instructions, found[k])
	}
	u.sum = sumOf([]byte(strconv.Itoa(u.Size) + strconv.FormatBool(u.Broken) + strings.Join(keys, "")))
	if u.Broken { // which instructions were decoded depends on all of it
		u.sum = "whole " + sumOf(c.Pool.data)
	}
	return u
}

// used reports whether Uses has instructions with that operation.
func used(op Opcode) bool {
	switch op {
	case OpGetfield, OpPutfield, OpGetstatic, OpPutstatic,
		OpInvokevirtual, OpInvokespecial, OpInvokestatic, OpInvokeinterface, OpInvokedynamic, OpCheckcast, OpInstanceof:
		return true
	}
	return op >= OpIastore && op <= OpSastore
}

// use writes an instruction without its place.
func (w *summer) use(in *Instruction) {
	w.numbers(int(in.Op))
	if in.Op >= OpIastore && in.Op <= OpSastore {
		return
	}
	w.entry(in.Index)
}
