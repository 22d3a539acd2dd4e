package indy

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// Assembler writes a class whose methods are static: what package harness generates.
type Assembler struct{ w *writer }

// Assemble returns the bytes of the class called name that emit fills. ok is false if the
// class is too large for the format of class files (JVMS §4.11).
func Assemble(name string, emit func(*Assembler)) (data []byte, ok bool) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case tooLarge:
			data, ok = nil, false
		default:
			panic(r)
		}
	}()
	a := &Assembler{newWriter(name)}
	emit(a)
	return a.w.bytes(), true
}

// Visible makes the class one that code outside can call, with methods that stand in a file of source, "" if it is not known.
func (a *Assembler) Visible(source string) {
	a.w.access = classfile.AccPublic | classfile.AccFinal | classfile.AccSuper
	a.w.sourceFile = source
}

// Line says on which line the methods stand that follow; 0 is none.
func (a *Assembler) Line(n int) { a.w.line = n }

// Public adds a static method that code outside can call.
func (a *Assembler) Public(name, desc string, emit func(*Code)) {
	a.w.method(classfile.AccPublic|classfile.AccStatic, name, desc, func(c *code) { emit(&Code{c: c}) })
}

// Method adds a static method.
func (a *Assembler) Method(name, desc string, emit func(*Code)) {
	a.w.method(classfile.AccStatic, name, desc, func(c *code) { emit(&Code{c: c}) })
}

// Native adds a static method without code.
func (a *Assembler) Native(name, desc string) { a.w.native(name, desc) }

// Code assembles the instructions of a method. At labels the operand stack is empty, and
// only the parameters are live.
type Code struct {
	c       *code
	guarded [][2]int // of Guard: where the code begins and ends
	typed   []byte   // of Except: the entries of the exception table, without their handler
}

// Label is a place in the code. Its zero value is a place that is not yet known.
type Label struct {
	l  label
	at int // of Here, plus 1; 0 before
}

// Int pushes an int.
func (c *Code) Int(v int) { c.c.int(v) }

// Null pushes null.
func (c *Code) Null() { c.c.op(1, classfile.OpAconstNull) }

// Load pushes the i-th parameter.
func (c *Code) Load(i int) { c.c.load(c.c.params[i]) }

// Store pops a value into the i-th parameter.
func (c *Code) Store(i int) { c.store(c.c.params[i]) }

// Local is a local variable that is no parameter.
type Local struct{ l local }

// Keep pops a value of a type into a new local variable.
func (c *Code) Keep(desc string) Local {
	l := local{c.c.locals, desc}
	c.c.locals += classfile.SlotWidth(desc)
	c.store(l)
	return Local{l}
}

// Push pushes a local variable.
func (c *Code) Push(l Local) { c.c.load(l.l) }

func (c *Code) store(l local) {
	if l.slot > 0xff {
		panic(tooLarge{})
	}
	c.c.op(-classfile.SlotWidth(l.desc), classfile.OpIstore+kindOffset(l.desc), byte(l.slot))
}

// New pushes a new object of a class twice.
func (c *Code) New(class string) { c.c.new(class) }

// Dup pushes the topmost word again.
func (c *Code) Dup() { c.c.op(1, classfile.OpDup) }

// Pop drops a value of a type.
func (c *Code) Pop(desc string) { c.c.pop(desc) }

// Invoke calls a method.
func (c *Code) Invoke(op classfile.Opcode, m classfile.MemberRef) { c.c.invoke(op, m) }

// Field reads or writes a field.
func (c *Code) Field(op classfile.Opcode, f classfile.MemberRef) { c.c.field(op, f) }

// Negate pops an int and pushes it with the other sign.
func (c *Code) Negate() { c.c.op(0, classfile.OpIneg) }

// NewArray pops a length and pushes a new array with elements of a type.
func (c *Code) NewArray(elem string) {
	if code, ok := arrayCode[elem]; ok {
		c.c.op(0, classfile.OpNewarray, code)
		return
	}
	c.c.typed(classfile.OpAnewarray, classfile.ClassNameOf(elem))
}

// arrayCode has the operands of newarray (JVMS §6.5 newarray).
var arrayCode = map[string]byte{"Z": 4, "C": 5, "F": 6, "D": 7, "B": 8, "S": 9, "I": 10, "J": 11}

// ArrayLength pops an array and pushes its length.
func (c *Code) ArrayLength() { c.c.op(0, classfile.OpArraylength) }

// StoreElement pops a value of a type, an index and an array.
func (c *Code) StoreElement(elem string) {
	op := map[byte]classfile.Opcode{
		'Z': classfile.OpBastore, 'B': classfile.OpBastore, 'C': classfile.OpCastore, 'S': classfile.OpSastore, 'I': classfile.OpIastore,
		'J': classfile.OpLastore, 'F': classfile.OpFastore, 'D': classfile.OpDastore,
	}[elem[0]]
	if op == 0 {
		op = classfile.OpAastore
	}
	c.c.op(-2-classfile.SlotWidth(elem), op)
}

// Increment adds 1 to the i-th parameter, an int.
func (c *Code) Increment(i int) { c.c.op(0, classfile.OpIinc, byte(c.c.params[i].slot), 1) }

// Jump emits a branch forward that pops all n words that are on the stack.
func (c *Code) Jump(op classfile.Opcode, n int, to *Label) { c.c.jump(op, n, &to.l) }

// Mark is where the branches to l lead: here.
func (c *Code) Mark(l *Label) { c.c.mark(&l.l) }

// Here begins a loop: Back leads here.
func (c *Code) Here(l *Label) {
	l.at = len(c.c.bytes) + 1
	c.c.target("")
}

// Back emits a branch to a place before.
func (c *Code) Back(l *Label) {
	d := l.at - 1 - len(c.c.bytes)
	if d < -maxJump {
		panic(tooLarge{})
	}
	c.c.op2(0, classfile.OpGoto, d&0xffff)
}

// Throw pops an exception and throws it.
func (c *Code) Throw() {
	c.c.op(-1, classfile.OpAthrow)
	c.c.stack = 0
}

// Return returns what is on the stack, nothing from a void method.
func (c *Code) Return() { c.c.ret() }

// Catching emits body with an exception handler for all exceptions. The code of handler stands at
// the end of the method, and the exception is on the stack. No other code may follow it.
func (c *Code) Catching(body, rest, handler func()) { c.CatchingOf("", body, rest, handler) }

// CatchingOf is Catching for the exceptions of one class; "" is all.
func (c *Code) CatchingOf(class string, body, rest, handler func()) {
	start := len(c.c.bytes)
	body()
	end := len(c.c.bytes)
	rest()
	if start == end {
		return
	}
	at := len(c.c.bytes)
	c.c.stack = 1
	c.c.maxStack = max(c.c.maxStack, 1)
	caught, index := throwable, 0
	if class != "" {
		caught, index = class, c.c.w.class(class)
	}
	c.c.target(caught)
	c.c.handlers = append(c.c.handlers, u2(u2(u2(u2(nil, start), end), at), index)...)
	for e := c.typed; len(e) > 0; e = e[6:] {
		c.c.handlers = append(u2(append(c.c.handlers, e[:4]...), at), e[4:6]...)
	}
	handler()
}

// Except emits what body emits, inside of rest of Catching. What it throws of one of the classes comes to the handler of
// Catching.
func (c *Code) Except(classes []string, body func()) {
	start := len(c.c.bytes)
	body()
	for _, class := range classes {
		c.typed = u2(u2(u2(c.typed, start), len(c.c.bytes)), c.c.w.class(class))
	}
}

// Guard emits what body emits. What it throws comes to the handler of Caught.
func (c *Code) Guard(body func()) {
	start := len(c.c.bytes)
	body()
	c.guarded = append(c.guarded, [2]int{start, len(c.c.bytes)})
}

// Caught emits the handler of all that Guard guards, at the end of the method. The exception
// is on the stack, and only the parameters are live. Without a Guard it emits nothing.
func (c *Code) Caught(handler func()) {
	at := len(c.c.bytes)
	if len(c.guarded) == 0 {
		return
	}
	c.c.stack = 1
	c.c.maxStack = max(c.c.maxStack, 1)
	c.c.target(throwable)
	for _, g := range c.guarded {
		c.c.handlers = append(c.c.handlers, u2(u2(u2(u2(nil, g[0]), g[1]), at), 0)...)
	}
	handler()
}

const throwable = "java/lang/Throwable"

// WorldClass has the native static methods by which a harness gets values. In a replay
// a class of this name gives the values of the run.
const WorldClass = "jayverify/World"

// HarnessSuffix ends the names of classes that package harness makes.
const HarnessSuffix = "$jayverify$World"

// IsSpun reports whether a class was made for a call site of invokedynamic.
func IsSpun(class string) bool { return strings.Contains(class, "$$") }

// IsHarness reports whether a class is one that package harness makes, or WorldClass.
func IsHarness(class string) bool {
	return class == WorldClass || strings.HasSuffix(class, HarnessSuffix)
}

// IsArbitrary reports whether m is a method of a harness that returns any object of its
// type but null.
func IsArbitrary(m *classfile.Method) bool {
	return m.Code == nil && m.IsNative() && strings.HasSuffix(m.Class.Name, HarnessSuffix)
}
