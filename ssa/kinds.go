package ssa

import (
	"fmt"

	"github.com/jayverify/jayverify/classfile"
)

// kind is the category of one word of a local variable or stack entry.
type kind uint16

const (
	kTop kind = iota // unset, or set differently on different ways
	kInt
	kFloat
	kRef
	kLong
	kLong2 // second word
	kDouble
	kDouble2
	kAddress // kAddress+c: the return address of context c
)

func (k kind) String() string {
	if k >= kAddress {
		return fmt.Sprintf("return address %d", k-kAddress)
	}
	return [...]string{"no value", "int", "float", "a reference", "long", "half a long", "double", "half a double"}[k]
}

// second reports whether k is the second word of a value.
func (k kind) second() bool { return k == kLong2 || k == kDouble2 }

func (k kind) wide() bool { return k == kLong || k == kDouble }

// kindOf returns the kind of (the first word of) a value of type t.
func kindOf(t Type) kind {
	switch t {
	case Long:
		return kLong
	case Double:
		return kDouble
	case Float:
		return kFloat
	}
	if t.IsInt() {
		return kInt
	}
	return kRef
}

// kindOfLetter is kindOf for I, J, F, D and A.
func kindOfLetter(c byte) kind {
	switch c {
	case 'I':
		return kInt
	case 'J':
		return kLong
	case 'F':
		return kFloat
	case 'D':
		return kDouble
	}
	return kRef
}

// kindState is the state of the simulation on kinds.
type kindState struct {
	locals []kind
	stack  []kind
	lowest int // least depth the stack has had
}

func (l *lifter) push(s *kindState, in *inst, k kind) error {
	s.stack = append(s.stack, k)
	if k.wide() {
		s.stack = append(s.stack, k+1)
	}
	return l.checkDepth(s, in)
}

func (l *lifter) checkDepth(s *kindState, in *inst) error {
	l.depth = max(l.depth, len(s.stack))
	if len(s.stack) > l.code.MaxStack {
		return l.fail(int(in.pc), "operand stack overflow: max_stack is %d", l.code.MaxStack)
	}
	return nil
}

func (l *lifter) pop(s *kindState, in *inst, want kind) error {
	n := 1
	if want.wide() {
		n = 2
	}
	at := len(s.stack) - n
	if at < 0 {
		return l.fail(int(in.pc), "operand stack underflow")
	}
	if s.stack[at] != want || n == 2 && s.stack[at+1] != want+1 {
		return l.fail(int(in.pc), "%s takes %s from the operand stack, which has %s", in.op, want, s.stack[len(s.stack)-1])
	}
	s.stack = s.stack[:at]
	s.lowest = min(s.lowest, at)
	return nil
}

func (l *lifter) popType(s *kindState, in *inst, t Type) error { return l.pop(s, in, kindOf(t)) }

func (l *lifter) pushType(s *kindState, in *inst, t Type) error {
	if t == Void {
		return nil
	}
	return l.push(s, in, kindOf(t))
}

// step simulates one instruction other than jsr and ret.
func (l *lifter) step(s *kindState, in *inst) error {
	if k, ok := loadKind(in.op); ok {
		return l.load(s, in, kindOfLetter(k))
	}
	if k, ok := storeKind(in.op); ok {
		return l.store(s, in, kindOfLetter(k))
	}
	if sh := shuffleOf(in.op); sh != nil {
		return l.shuffleKinds(s, in, sh)
	}
	switch in.op {
	case classfile.OpIinc:
		if s.locals[in.index] != kInt {
			return l.fail(int(in.pc), "iinc of local variable %d, which holds %s", in.index, s.locals[in.index])
		}
		return nil
	case classfile.OpNop, classfile.OpGoto:
		return nil
	case classfile.OpLdc, classfile.OpLdcW, classfile.OpLdc2W:
		return l.pushType(s, in, in.ref.typ)
	case classfile.OpReturn, classfile.OpIreturn, classfile.OpLreturn, classfile.OpFreturn, classfile.OpDreturn, classfile.OpAreturn:
		if err := l.checkReturn(in); err != nil {
			return err
		}
	case classfile.OpMultianewarray:
		for range in.value {
			if err := l.pop(s, in, kInt); err != nil {
				return err
			}
		}
		return l.push(s, in, kRef)
	}
	if in.ref != nil && classfile.OpGetstatic <= in.op && in.op <= classfile.OpInvokedynamic {
		return l.member(s, in)
	}
	e := effects[in.op]
	for i := len(e.pops) - 1; i >= 0; i-- {
		if err := l.pop(s, in, kindOfLetter(e.pops[i])); err != nil {
			return err
		}
	}
	if e.pushes != "" {
		return l.push(s, in, kindOfLetter(e.pushes[0]))
	}
	return nil
}

// checkReturn checks a return instruction against the method's descriptor.
func (l *lifter) checkReturn(in *inst) error {
	if l.result == Void && in.op == classfile.OpReturn {
		return nil
	}
	if l.result == Void || in.op == classfile.OpReturn || kindOfLetter("IJFDA"[in.op-classfile.OpIreturn]) != kindOf(l.result) {
		return l.fail(int(in.pc), "%s in a method with the descriptor %s", in.op, l.method.Desc)
	}
	return nil
}

// member simulates a field access or a call.
func (l *lifter) member(s *kindState, in *inst) error {
	switch in.op {
	case classfile.OpPutfield, classfile.OpPutstatic:
		if err := l.popType(s, in, in.ref.typ); err != nil {
			return err
		}
	case classfile.OpGetfield, classfile.OpGetstatic:
	default:
		for i := len(in.ref.params) - 1; i >= 0; i-- {
			if err := l.popType(s, in, in.ref.params[i]); err != nil {
				return err
			}
		}
	}
	switch in.op {
	case classfile.OpGetstatic, classfile.OpPutstatic, classfile.OpInvokestatic, classfile.OpInvokedynamic:
	default:
		if err := l.pop(s, in, kRef); err != nil {
			return err
		}
	}
	if in.op == classfile.OpPutfield || in.op == classfile.OpPutstatic {
		return nil
	}
	return l.pushType(s, in, in.ref.typ)
}

func (l *lifter) load(s *kindState, in *inst, want kind) error {
	i := int(in.index)
	if s.locals[i] != want || want.wide() && s.locals[i+1] != want+1 {
		return l.fail(int(in.pc), "%s of local variable %d, which holds %s", in.op, i, s.locals[i])
	}
	return l.push(s, in, want)
}

func (l *lifter) store(s *kindState, in *inst, want kind) error {
	if n := len(s.stack); want == kRef && n > 0 && s.stack[n-1] >= kAddress {
		want = s.stack[n-1] // astore also takes return addresses
	}
	if err := l.pop(s, in, want); err != nil {
		return err
	}
	l.setLocal(s.locals, int(in.index), want)
	return nil
}

// setLocal sets a local variable; a wide value that loses one of its words
// this way is gone.
func (l *lifter) setLocal(locals []kind, i int, k kind) {
	if locals[i].second() {
		locals[i-1] = kTop
	}
	if locals[i].wide() {
		locals[i+1] = kTop
	}
	locals[i] = k
	if k.wide() {
		if locals[i+1].wide() {
			locals[i+2] = kTop
		}
		locals[i+1] = k + 1
	}
}

func (l *lifter) shuffleKinds(s *kindState, in *inst, sh *shuffle) error {
	n := len(s.stack)
	if n < sh.takes {
		return l.fail(int(in.pc), "operand stack underflow")
	}
	for _, c := range sh.cuts {
		if s.stack[n-c].second() {
			return l.fail(int(in.pc), "%s splits %s", in.op, s.stack[n-c-1])
		}
	}
	s.stack = shuffled(s.stack, sh)
	s.lowest = min(s.lowest, n-sh.takes)
	return l.checkDepth(s, in)
}

// shuffled applies a shuffle to a stack of words.
func shuffled[W any](stack []W, sh *shuffle) []W {
	var taken [5]W
	for w := 1; w <= sh.takes; w++ {
		taken[w] = stack[len(stack)-w]
	}
	stack = stack[:len(stack)-sh.takes]
	for _, w := range sh.puts {
		stack = append(stack, taken[w])
	}
	return stack
}
