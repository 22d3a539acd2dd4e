package indy

import (
	"cmp"
	"fmt"
	"slices"

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
	// ForeignSome returns any value of its type but null.
	ForeignSome = "some"
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

// ForeignPass is ForeignRun, but it throws only after a use of a member has thrown.
var ForeignPass = classfile.MemberRef{Class: ForeignClass, Name: "pass", Desc: "()V"}

// ForeignAll is ForeignRun for code that can use all members that are accessible.
var ForeignAll = classfile.MemberRef{Class: ForeignClass, Name: "all", Desc: "()V"}

// Use says what foreign code does with a member of the program.
type Use uint8

// The uses.
const (
	Calls           Use = iota // calls a method that is not static, on any receiver that the class of the member admits
	CallsStatic                // calls a static method
	Constructs                 // makes an object by a constructor
	ConstructsInner            // makes an object by a constructor whose first argument, the object around it, is not null
	Reads                      // reads a field that is not static
	Writes                     // writes any value to a field that is not static
	ReadsStatic
	WritesStatic
	// Initialises calls EnumValues of a class for its initialisation. The constants are from nowhere else.
	Initialises
	// Loads initialises a class by a read of a static field; where the member has no name, by an object that nothing sees.
	Loads
)

// Member is a method, constructor or field of the program that foreign code uses.
type Member struct {
	classfile.MemberRef
	Use Use
	// Requires is what arguments keep to; no other calls are made.
	Requires Atoms
}

// CompareMembers orders members by their names.
func CompareMembers(a, b Member) int {
	return cmp.Or(cmp.Compare(a.Class, b.Class), cmp.Compare(a.Name, b.Name), cmp.Compare(a.Desc, b.Desc), cmp.Compare(a.Use, b.Use), cmp.Compare(a.Requires, b.Requires))
}

// Foreign spins a class whose method run does what code outside the program may do with the program's
// objects: any number of times, it writes to an array, or uses one of the given members, with any
// receiver and any arguments. It gives away the results of these calls, what it reads, the objects that it
// makes, and the exceptions. Then it returns, or throws an exception. The method all does the same with the members
// that are accessible, in addition. The class is the first of the result; the others are those that implement
// types of the program. The error says that a class is too large.
func Foreign(members, accessible []Member, implement []Implementation) (cs []*classfile.Class, err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case tooLarge:
			err = fmt.Errorf("%d members that code outside may use are too many", len(members))
		default:
			panic(r)
		}
	}()
	w := newWriter(ForeignClass)
	f := &foreign{w: w, natives: map[string]bool{}}
	for _, i := range implement {
		c, err := f.implementation(i)
		if err != nil {
			return nil, err
		}
		cs = append(cs, c)
	}
	steps := f.steps("use", members)
	all := append(slices.Clone(steps), f.steps("access", accessible)...)
	steps, all = f.grouped("some", steps), f.grouped("all", all)
	w.method(classfile.AccStatic, ForeignFail.Name, ForeignFail.Desc, f.fail)
	w.method(classfile.AccStatic, ForeignRun.Name, ForeignRun.Desc, func(c *code) {
		f.loop(c, steps)
		f.fail(c)
	})
	w.method(classfile.AccStatic, ForeignAll.Name, ForeignAll.Desc, func(c *code) {
		f.loop(c, all)
		f.fail(c)
	})
	w.method(classfile.AccStatic, ForeignPass.Name, ForeignPass.Desc, func(c *code) { f.pass(c, steps) })
	c, err := classfile.Parse(ForeignClass, w.bytes())
	if err != nil {
		return nil, err
	}
	return append([]*classfile.Class{c}, cs...), nil
}

// EnumValues is the method that lists the constants of the enum called name. The JDK calls it
// for a class object, and thereby initialises the class.
func EnumValues(name string) Member {
	return Member{classfile.MemberRef{Class: name, Name: "values", Desc: "()[L" + name + ";"}, Initialises, ""}
}

// maxSteps is how many methods one method of the class chooses from.
const maxSteps = 500

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

// use makes one use of a member.
func (f *foreign) use(c *code, m Member) {
	switch m.Use {
	case Calls:
		f.receiver(c, m)
		op := classfile.OpInvokevirtual
		if m.Interface {
			op = classfile.OpInvokeinterface
		}
		f.call(c, op, m)
	case CallsStatic:
		f.call(c, classfile.OpInvokestatic, m)
	case Constructs, ConstructsInner:
		c.new(m.Class)
		params, _ := signature(m.Desc)
		f.draw(c, m, params)
		c.invoke(classfile.OpInvokespecial, m.MemberRef)
		f.give(c, classfile.DescriptorOf(m.Class))
	case Reads:
		f.receiver(c, m)
		c.field(classfile.OpGetfield, m.MemberRef)
		f.give(c, m.Desc)
	case Writes:
		f.receiver(c, m)
		f.arguments(c, []string{m.Desc})
		c.field(classfile.OpPutfield, m.MemberRef)
	case ReadsStatic:
		c.field(classfile.OpGetstatic, m.MemberRef)
		f.give(c, m.Desc)
	case WritesStatic:
		f.arguments(c, []string{m.Desc})
		c.field(classfile.OpPutstatic, m.MemberRef)
	case Loads:
		if m.Name != "" {
			c.field(classfile.OpGetstatic, m.MemberRef)
			c.pop(m.Desc)
			break
		}
		c.new(m.Class)
		c.pop(classfile.DescriptorOf(m.Class))
		c.pop(classfile.DescriptorOf(m.Class))
	case Initialises:
		c.invoke(classfile.OpInvokestatic, m.MemberRef)
		_, result := signature(m.Desc)
		c.pop(result)
	}
	c.ret()
}

// receiver pushes any object on which m can be used.
func (f *foreign) receiver(c *code, m Member) {
	f.native(c, ForeignReceiver, "()"+classfile.DescriptorOf(m.Class))
}

// arguments pushes any values of some types.
func (f *foreign) arguments(c *code, types []string) {
	for _, t := range types {
		f.native(c, ForeignAny, "()"+t)
	}
}

// call pushes any arguments for a method, calls it, and gives away its result.
func (f *foreign) call(c *code, op classfile.Opcode, m Member) {
	params, result := signature(m.Desc)
	f.draw(c, m, params)
	c.invoke(op, m.MemberRef)
	f.give(c, result)
}

// give pops a value of some type, and gives it away if it is a reference.
func (f *foreign) give(c *code, desc string) {
	if classfile.ClassNameOf(desc) != "" {
		f.native(c, ForeignGive, "(Ljava/lang/Object;)V")
	} else {
		c.pop(desc)
	}
}

// choice makes code that calls one of the static methods, or none, and goes on with what then emits.
func (f *foreign) choice(c *code, methods []string, then func()) {
	for _, m := range methods {
		var next label
		f.native(c, ForeignChoice, "()I")
		c.jump(classfile.OpIfeq, 1, &next)
		c.static(ForeignClass, m, "()V")
		then()
		c.mark(&next)
	}
	then()
}

// steps makes a method for the use of each member, and returns their names.
func (f *foreign) steps(prefix string, members []Member) []string {
	var names []string
	for i, m := range members {
		name := fmt.Sprintf("%s%d", prefix, i)
		if slices.ContainsFunc(m.Requires.List(), func(a Atom) bool { return a.Kind != NotNull }) {
			f.useWithin(name, m)
		} else {
			f.w.method(classfile.AccStatic, name, "()V", func(c *code) { f.use(c, m) })
		}
		names = append(names, name)
	}
	return names
}

// grouped makes methods that choose among some of the given ones, until no more are left than one method can choose from:
// a branch has a short reach (JVMS §6.5 goto).
func (f *foreign) grouped(prefix string, methods []string) []string {
	for level := 0; len(methods) > maxSteps; level++ {
		var names []string
		for some := range slices.Chunk(methods, maxSteps) {
			name := fmt.Sprintf("%s%d$%d", prefix, level, len(names))
			f.w.method(classfile.AccStatic, name, "()V", func(c *code) { f.choice(c, some, c.ret) })
			names = append(names, name)
		}
		methods = names
	}
	return methods
}

// pass makes a method that uses members until it ends, or until one has thrown. In that case it goes on, and may throw.
func (f *foreign) pass(c *code, methods []string) {
	var thrown label
	f.uses(c, methods, func() { c.jump(classfile.OpGoto, 0, &thrown) })
	c.ret()
	c.mark(&thrown)
	f.loop(c, methods)
	f.fail(c)
}

// loop makes code that calls the given methods any number of times, and keeps what they throw.
func (f *foreign) loop(c *code, methods []string) { f.uses(c, methods, nil) }

// uses makes code that calls the given methods any number of times. It gives away what they throw, and then
// does as thrown says; nil goes on.
func (f *foreign) uses(c *code, methods []string, thrown func()) {
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
	f.choice(c, methods, back)
	end := len(c.bytes)
	c.stack = 1 // the handler: it keeps the exception, and goes on
	c.maxStack = max(c.maxStack, 1)
	f.native(c, ForeignGive, "(Ljava/lang/Object;)V")
	if thrown == nil {
		thrown = back
	}
	thrown()
	c.handlers = append(c.handlers, u2(u2(u2(u2(nil, start), end), end), 0)...)
	c.mark(&done)
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
