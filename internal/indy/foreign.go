package indy

import (
	"fmt"

	"github.com/jayverify/jayverify/classfile"
)

// ForeignClass is the name of the class that Foreign makes. No class file has it.
const ForeignClass = "jayverify/$Foreign"

// The native static methods of the class. Package lower gives them their meaning.
const (
	// ForeignChoice returns any int.
	ForeignChoice = "choice"
	// ForeignAny returns any value of its type.
	ForeignAny = "any"
	// ForeignReceiver returns any object of its type whose class the program has.
	ForeignReceiver = "receiver"
	// ForeignThrown returns any exception.
	ForeignThrown = "thrown"
	// ForeignSpread takes an element of an array that was given.
	ForeignSpread = "spread"
	// ForeignWrite writes to elements of an array that was given, or of one of the JDK's own.
	ForeignWrite = "write"
	// ForeignGive takes an object that the program returns or throws.
	ForeignGive = "give"
)

// ForeignRun is the method of the class that does anything.
var ForeignRun = classfile.MemberRef{Class: ForeignClass, Name: "run", Desc: "()V"}

// ForeignFail is the method of the class that may throw an exception, and does nothing else.
var ForeignFail = classfile.MemberRef{Class: ForeignClass, Name: "fail", Desc: "()V"}

// Foreign spins a class whose method run does what code of the JDK without a body may
// do with the program's objects: any number of times, it writes to an array, or calls one of the
// given methods on any receiver with any arguments. It gives away the results and the exceptions of these
// calls. Then it returns, or throws an exception. The error says that the class is too large.
func Foreign(methods []classfile.MemberRef) (c *classfile.Class, err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case tooLarge:
			err = fmt.Errorf("%d methods that the JDK may call are too many", len(methods))
		default:
			panic(r)
		}
	}()
	w := newWriter(ForeignClass)
	f := &foreign{w: w, natives: map[string]bool{}}
	for i, m := range methods {
		w.method(classfile.AccStatic, fmt.Sprintf("call%d", i), "()V", func(c *code) { f.call(c, m) })
	}
	w.method(classfile.AccStatic, ForeignFail.Name, ForeignFail.Desc, f.fail)
	w.method(classfile.AccStatic, ForeignRun.Name, ForeignRun.Desc, func(c *code) { f.run(c, len(methods)) })
	if c, err = classfile.Parse(ForeignClass, w.bytes()); err != nil {
		return nil, err
	}
	return c, nil
}

// EnumValues is the method that lists the constants of the enum called name. The JDK calls it
// for a class object, and thereby initialises the class.
func EnumValues(name string) classfile.MemberRef {
	return classfile.MemberRef{Class: name, Name: "values", Desc: "()[L" + name + ";"}
}

// IsEnumValues reports whether m is EnumValues of its class.
func IsEnumValues(m classfile.MemberRef) bool { return m == EnumValues(m.Class) }

type foreign struct {
	w       *writer
	natives map[string]bool
}

// native calls a native method, and adds it when it is new.
func (f *foreign) native(c *code, name, desc string) {
	if !f.natives[name+desc] {
		f.natives[name+desc] = true
		f.w.native(name, desc)
	}
	c.static(ForeignClass, name, desc)
}

// call makes one call of m.
func (f *foreign) call(c *code, m classfile.MemberRef) {
	params, result := signature(m.Desc)
	if IsEnumValues(m) { // it initialises the class; the constants are from nowhere else
		c.invoke(classfile.OpInvokestatic, m)
		c.pop(result)
		c.ret()
		return
	}
	f.native(c, ForeignReceiver, "()"+classfile.DescriptorOf(m.Class))
	for _, p := range params {
		f.native(c, ForeignAny, "()"+p)
	}
	op := classfile.OpInvokevirtual
	if m.Interface {
		op = classfile.OpInvokeinterface
	}
	c.invoke(op, m)
	if classfile.ClassNameOf(result) != "" {
		f.native(c, ForeignGive, "(Ljava/lang/Object;)V")
	} else {
		c.pop(result)
	}
	c.ret()
}

// run makes the method that calls the n methods.
func (f *foreign) run(c *code, n int) {
	var top, done label
	c.mark(&top)
	start := len(c.bytes)
	back := func() { // goto top
		d := start - len(c.bytes)
		if d < -maxJump {
			panic(tooLarge{})
		}
		c.op2(0, classfile.OpGoto, d&0xffff)
	}
	f.native(c, ForeignChoice, "()I")
	c.jump(classfile.OpIfeq, 1, &done)
	f.native(c, ForeignSpread, "()V")
	f.native(c, ForeignWrite, "()V")
	for i := range n {
		var next label
		f.native(c, ForeignChoice, "()I")
		c.jump(classfile.OpIfeq, 1, &next)
		c.static(ForeignClass, fmt.Sprintf("call%d", i), "()V")
		back()
		c.mark(&next)
	}
	back()
	end := len(c.bytes)
	c.stack = 1 // the handler: it keeps the exception, and goes on
	c.maxStack = max(c.maxStack, 1)
	f.native(c, ForeignGive, "(Ljava/lang/Object;)V")
	back()
	c.handlers = append(c.handlers, u2(u2(u2(u2(nil, start), end), end), 0)...)
	c.mark(&done)
	f.fail(c)
}

// fail makes the end of a method, which returns or throws an exception.
func (f *foreign) fail(c *code) {
	var ret label
	f.native(c, ForeignChoice, "()I")
	c.jump(classfile.OpIfeq, 1, &ret)
	f.native(c, ForeignThrown, "()Ljava/lang/Throwable;")
	c.op(-1, classfile.OpAthrow)
	c.mark(&ret)
	c.ret()
}
