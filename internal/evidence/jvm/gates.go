package jvm

import (
	"encoding/binary"
	"fmt"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// The scheduler's class, as it is compiled and as it is called: it is one of the platform's, so
// that both the program's classes and the platform's can call it.
const (
	schedulerSource = "jayverify/replay/Gate"
	schedulerClass  = "java/lang/JayverifyGate"
)

// Site is a place with a gate: a thread may be made to wait there for others.
type Site struct {
	Class, Method, Desc string
	Line                int
	What                string // what the instruction does: "reads Main.count"
	Group               int    // sites of one group may touch the same memory
	Writes              bool
	Races               bool // the scheduler is told which memory it is about
}

// Sites are the places with gates of a program, in the order of their numbers.
type Sites struct {
	All    []Site
	groups map[string]int
	names  []string
}

func (s *Sites) add(site Site, group string) int {
	if s.groups == nil {
		s.groups = map[string]int{}
	}
	g, ok := s.groups[group]
	if !ok {
		g = len(s.names)
		s.groups[group] = g
		s.names = append(s.names, group)
	}
	site.Group = g
	s.All = append(s.All, site)
	return len(s.All) - 1
}

// level says how much of a class gets gates.
type level uint8

const (
	ofProgram  level = iota // all accesses to shared memory, calls of the platform, locks
	collection              // of the platform: accesses to fields and elements, while the program calls it, and locks
	blocking                // of the platform: what makes threads wait, or wakes them
	threads                 // the class Thread: where threads begin and end
)

// gater puts gates into one class.
type gater struct {
	e     *edit
	class *classfile.Class
	sites *Sites
	level level
	classes
	dirty bool
}

// classes is what gates ask about other classes.
type classes struct {
	isThread func(class string) bool
	field    func(classfile.MemberRef) *classfile.Field // nil if no class from that one on has it
	races    bool                                       // data races are looked for
}

// gateClass returns a class with gates. A method that cannot have them is left as it is: it runs
// without being interrupted there, which is one of the ways in which it may run.
func gateClass(name string, data []byte, sites *Sites, l level, all classes) ([]byte, error) {
	c, err := classfile.Parse(name, data)
	if err != nil {
		return nil, err
	}
	e, err := newEdit(data)
	if err != nil {
		return nil, err
	}
	if len(e.methods) != len(c.Methods) {
		return nil, fmt.Errorf("class %s: methods are missing", name)
	}
	g := &gater{e: e, class: c, sites: sites, level: l, classes: all}
	for i, m := range c.Methods {
		if m.Code == nil {
			continue
		}
		old := len(sites.All)
		if err := g.method(i, m); err != nil {
			sites.All = sites.All[:old]
		}
	}
	if !g.dirty {
		return data, nil
	}
	return e.bytes()
}

// method puts gates into a method.
func (g *gater) method(i int, m *classfile.Method) error {
	code := m.Code.Read()
	p, err := newPatchwork(code)
	if err != nil {
		return err
	}
	locked := m.Access.Has(classfile.AccSynchronized)
	if locked && !m.IsStatic() && storesThis(p) {
		return fmt.Errorf("%s gives its receiver's variable another value", m)
	}
	for _, in := range p.ins {
		g.instruction(p, m, in)
	}
	g.entry(p, m)
	locked = locked && g.level != threads
	if locked {
		g.lockMethod(p, m)
	}
	if m.IsClassInit() && g.level == ofProgram {
		g.uninterrupted(p)
	}
	if len(p.before)+len(p.after)+len(p.instead)+len(p.prologue) == 0 {
		return nil
	}
	attr, err := p.attribute(g.e, 3, g.level == ofProgram && g.class.Major >= 50)
	if err != nil {
		return err
	}
	access := int(m.Access)
	if locked {
		access &^= int(classfile.AccSynchronized)
	}
	raw, err := g.e.withCode(g.e.methods[i], access, attr)
	if err != nil {
		return err
	}
	g.e.methods[i], g.dirty = raw, true
	return nil
}

// withCode is a method_info with other flags and another Code attribute.
func (e *edit) withCode(raw []byte, access int, attr []byte) (out []byte, err error) {
	defer func() {
		if r := recover(); r != nil {
			if r != errShort {
				panic(r)
			}
			err = errShort
		}
	}()
	s := &scanner{data: raw}
	s.skip(6)
	out = binary.BigEndian.AppendUint16(nil, uint16(access))
	out = append(out, raw[2:6]...)
	n := s.u2()
	out = binary.BigEndian.AppendUint16(out, uint16(n))
	for range n {
		start := s.at
		isCode := e.text(s.u2()) == "Code"
		s.skip(s.u4())
		if isCode {
			out = append(out, attributeOf(e, "Code", attr)...)
		} else {
			out = append(out, raw[start:s.at]...)
		}
	}
	return out, nil
}

// storesThis reports whether local variable 0 is assigned.
func storesThis(p *patchwork) bool {
	for _, in := range p.ins {
		if in.Index == 0 && (in.Op == classfile.OpAstore || in.Op == classfile.OpAstore0) {
			return true
		}
	}
	return false
}

// call is a call of a static method of the scheduler.
func (g *gater) call(name, desc string) []byte {
	n := g.e.method(schedulerClass, name, desc)
	return []byte{opInvokestatic, byte(n >> 8), byte(n)}
}

// number pushes a number.
func (g *gater) number(n int) []byte {
	if n < 1<<15 {
		return []byte{0x11, byte(n >> 8), byte(n)} // sipush
	}
	var b [5]byte
	b[0] = 3 // CONSTANT_Integer
	binary.BigEndian.PutUint32(b[1:], uint32(n))
	c := g.e.entry(b[:])
	return []byte{opLdcW, byte(c >> 8), byte(c)}
}

const (
	opDup          = 0x59
	opMonitorenter = 0xc2
	opMonitorexit  = 0xc3
	opAthrow       = 0xbf
	opReturn       = 0xb1
)

// gate puts a gate in front of an instruction.
func (g *gater) gate(p *patchwork, m *classfile.Method, in classfile.Instruction, what, group string, writes bool) {
	site := g.sites.add(Site{
		Class: g.class.Name, Method: m.Name, Desc: m.Desc, Line: p.code.Line(in.PC), What: what, Writes: writes, Races: len(p.before[in.PC]) > 0,
	}, group)
	name := "access"
	if g.level != ofProgram {
		name = "within"
	}
	p.before[in.PC] = append(p.before[in.PC], append(g.number(site), g.call(name, "(I)V")...)...)
}

// instruction puts gates around an instruction.
func (g *gater) instruction(p *patchwork, m *classfile.Method, in classfile.Instruction) {
	if g.level == threads {
		if ref, err := g.class.Pool.MethodRef(in.Index); err == nil && ref.Name == "start0" && in.Op >= classfile.OpInvokevirtual && in.Op <= classfile.OpInvokespecial {
			p.before[in.PC] = append([]byte{opDup}, g.call("starting", "(Ljava/lang/Thread;)V")...)
		}
		return
	}
	switch op := in.Op; {
	case op >= classfile.OpGetstatic && op <= classfile.OpPutfield:
		g.fieldAccess(p, m, in)
	case op >= classfile.OpIaload && op <= classfile.OpSaload, op >= classfile.OpIastore && op <= classfile.OpSastore:
		g.element(p, m, in)
	case op == classfile.OpMonitorenter:
		if g.level == ofProgram {
			g.gate(p, m, in, "locks", "a lock", true)
		}
		p.before[in.PC] = append(append(p.before[in.PC], opDup), g.call("lock", "(Ljava/lang/Object;)V")...)
	case op == classfile.OpMonitorexit:
		p.before[in.PC] = append(p.before[in.PC], opDup)
		p.after[in.PC] = g.call("unlock", "(Ljava/lang/Object;)V")
	case op >= classfile.OpInvokevirtual && op <= classfile.OpInvokeinterface:
		g.invoke(p, m, in)
	}
}

// fieldAccess puts a gate in front of an access to a field, but for final static ones of the class itself, which an
// initialiser has set before others see them.
func (g *gater) fieldAccess(p *patchwork, m *classfile.Method, in classfile.Instruction) {
	if g.level == blocking {
		return
	}
	ref, err := g.class.Pool.FieldRef(in.Index)
	if err != nil {
		return
	}
	if ref.Class == g.class.Name {
		if f := g.class.FindField(ref.Name, ref.Desc); f != nil && f.IsFinal() && f.IsStatic() {
			return
		}
	}
	writes := in.Op == classfile.OpPutfield || in.Op == classfile.OpPutstatic
	what := "reads "
	if writes {
		what = "writes "
	}
	name := simpleClass(ref.Class) + "." + ref.Name
	if f := g.field(ref); g.races && f != nil && !f.Access.Has(classfile.AccVolatile) && !f.IsFinal() {
		g.fieldOf(p, m, in, ref.Desc)
	}
	g.gate(p, m, in, what+name, "field "+ref.Class+"."+ref.Name, writes)
}

func simpleClass(name string) string {
	return strings.ReplaceAll(name[strings.LastIndexByte(name, '/')+1:], "$", ".")
}

// elementTypes are the names of what arrays hold, by the opcodes' order.
const elementTypes = "ilfdabcs"

// element puts a gate in front of an access to an element of an array.
func (g *gater) element(p *patchwork, m *classfile.Method, in classfile.Instruction) {
	if g.level == blocking {
		return
	}
	first, what, writes := classfile.OpIaload, "reads an element", false
	if in.Op >= classfile.OpIastore {
		first, what, writes = classfile.OpIastore, "writes an element", true
	}
	if g.races {
		g.elementOf(p, in)
	}
	group := "elements " + elementTypes[in.Op-first:in.Op-first+1]
	if g.level != ofProgram {
		group += " of " + g.class.Name
	}
	g.gate(p, m, in, what, group, writes)
}

// redirected are methods that make a thread wait, wake one, or read a clock, and what the scheduler has
// in their place: a method of the same name, with the receiver as its first parameter.
var redirected = map[string]string{
	"wait()V": "java/lang/Object", "wait(J)V": "java/lang/Object", "wait(JI)V": "java/lang/Object",
	"notify()V": "java/lang/Object", "notifyAll()V": "java/lang/Object",
	"join()V": "java/lang/Thread", "join(J)V": "java/lang/Thread", "join(JI)V": "java/lang/Thread",
	"isAlive()Z": "java/lang/Thread", "getState()Ljava/lang/Thread$State;": "java/lang/Thread", "interrupt()V": "java/lang/Thread",
	"sleep(J)V": "", "sleep(JI)V": "", "yield()V": "", "onSpinWait()V": "",
	"nanoTime()J": "", "currentTimeMillis()J": "",
	"exit(I)V": "", "halt(I)V": "",
}

// redirect calls the scheduler in place of a method, if it has one.
func (g *gater) redirect(p *patchwork, in classfile.Instruction, ref classfile.MemberRef) bool {
	receiver, ok := redirected[ref.Name+ref.Desc]
	if !ok || in.Op == classfile.OpInvokeinterface {
		return false
	}
	desc := ref.Desc
	switch {
	case receiver == "java/lang/Object":
		desc = "(Ljava/lang/Object;" + desc[1:]
	case receiver == "java/lang/Thread":
		if in.Op != classfile.OpInvokevirtual || !g.isThread(ref.Class) {
			return false
		}
		desc = "(L" + receiver + ";" + desc[1:]
	case ref.Class == "java/lang/Runtime":
		desc = "(Ljava/lang/Object;" + desc[1:]
	case ref.Class != "java/lang/System" && !g.isThread(ref.Class):
		return false
	}
	if (in.Op == classfile.OpInvokestatic) != strings.HasPrefix(desc, ref.Desc[:2]) && desc == ref.Desc {
		return false
	}
	p.instead[in.PC] = g.call(ref.Name, desc)
	return true
}

// invoke puts gates around a call of the platform.
func (g *gater) invoke(p *patchwork, m *classfile.Method, in classfile.Instruction) {
	ref, err := g.class.Pool.MethodRef(in.Index)
	if err != nil {
		return
	}
	what := "calls " + simpleClass(ref.Class) + "." + ref.Name
	if g.redirect(p, in, ref) {
		if g.level == ofProgram {
			g.gate(p, m, in, what, "a lock", true)
		}
		return
	}
	if g.level != ofProgram || !strings.HasPrefix(ref.Class, "java/") || alone(ref) {
		return
	}
	g.gate(p, m, in, what, "calls "+ref.Class, true)
	if strings.HasPrefix(ref.Class, "java/util/") && ref.Name != "<init>" {
		p.before[in.PC] = append(p.before[in.PC], g.call("enter", "()V")...)
		p.after[in.PC] = append(p.after[in.PC], g.call("leave", "()V")...)
	}
}

// alone reports whether a call touches no memory that other threads can change: then a gate in front of it
// would lead to no other runs. A gate that is missing only makes runs fewer.
func alone(ref classfile.MemberRef) bool {
	if ref.Name == "<init>" {
		return true
	}
	rest, ok := strings.CutPrefix(ref.Class, "java/lang/")
	if !ok {
		return strings.HasPrefix(ref.Class, "java/math/") || strings.HasPrefix(ref.Class, "java/io/") || ref.Class == "java/util/Objects"
	}
	if strings.HasPrefix(rest, "Thread") || strings.HasPrefix(rest, "StringBuffer") || strings.HasPrefix(rest, "StringBuilder") {
		return false
	}
	return !strings.HasPrefix(rest, "ref/") && !strings.HasPrefix(rest, "invoke/VarHandle")
}

// entry marks where threads begin, and where they end.
func (g *gater) entry(p *patchwork, m *classfile.Method) {
	first := func(code ...byte) { p.prologue = append(p.prologue, code...) }
	switch {
	case m.Name == "run" && m.Desc == "()V" && !m.IsStatic():
		first(g.call("begin", "()V")...)
	case g.class.Name == "java/lang/Thread":
		switch m.Name + m.Desc {
		case "exit()V":
			first(append([]byte{opAload0}, g.call("ended", "(Ljava/lang/Thread;)V")...)...)
		case "dispatchUncaughtException(Ljava/lang/Throwable;)V":
			first(append([]byte{opAload0, opAload0 + 1}, g.call("uncaught", "(Ljava/lang/Thread;Ljava/lang/Throwable;)V")...)...)
		}
	case g.class.Name == "java/util/concurrent/locks/LockSupport":
		g.park(p, m)
	}
}

// park lets the scheduler answer a call of LockSupport: if it does, the method returns.
func (g *gater) park(p *patchwork, m *classfile.Method) {
	var args []byte
	var desc string
	switch m.Name + m.Desc {
	case "park()V", "park(Ljava/lang/Object;)V":
		desc = "()Z"
	case "parkNanos(J)V", "parkUntil(J)V":
		args, desc = []byte{0x1e}, "(J)Z" // lload_0
	case "parkNanos(Ljava/lang/Object;J)V", "parkUntil(Ljava/lang/Object;J)V":
		args, desc = []byte{0x1f}, "(J)Z" // lload_1
	case "unpark(Ljava/lang/Thread;)V":
		args, desc = []byte{opAload0}, "(Ljava/lang/Thread;)Z"
	default:
		return
	}
	code := append(args, g.call(m.Name, desc)...)
	p.prologue = append(p.prologue, append(code, opIfeq, 0, 4, opReturn)...)
}

// uninterrupted lets a class initialiser run without others in between: whoever wants the class would
// wait for it in the virtual machine, where the scheduler does not see it.
func (g *gater) uninterrupted(p *patchwork) {
	p.prologue = append(p.prologue, g.call("quiet", "()V")...)
	for _, in := range p.ins {
		if in.Op == classfile.OpReturn {
			p.before[in.PC] = append(p.before[in.PC], g.call("loud", "()V")...)
		}
	}
}

// lockMethod takes and gives back the monitor of a synchronized method in its code, in place of the flag.
func (g *gater) lockMethod(p *patchwork, m *classfile.Method) {
	monitor := []byte{opAload0}
	var locals []classfile.VerifType
	if m.IsStatic() {
		c := g.e.class(g.class.Name)
		monitor = []byte{opLdcW, byte(c >> 8), byte(c)}
	} else {
		locals = []classfile.VerifType{{Kind: classfile.VerifObject, Class: g.class.Name}}
	}
	lock, unlock := g.call("lock", "(Ljava/lang/Object;)V"), g.call("unlock", "(Ljava/lang/Object;)V")
	seq := func(parts ...[]byte) (out []byte) {
		for _, x := range parts {
			out = append(out, x...)
		}
		return out
	}
	enter := seq(monitor, []byte{opDup}, lock, []byte{opMonitorenter})
	if g.level == ofProgram {
		site := g.sites.add(Site{Class: g.class.Name, Method: m.Name, Desc: m.Desc, Line: p.code.Line(0), What: "locks", Writes: true}, "a lock")
		enter = seq(g.number(site), g.call("access", "(I)V"), enter)
	}
	leave := seq(monitor, []byte{opDup, opMonitorexit}, unlock)
	p.prologue = append(p.prologue, enter...)
	exits := map[int]int{}
	for _, in := range p.ins {
		if in.Op >= classfile.OpIreturn && in.Op <= classfile.OpReturn {
			p.before[in.PC] = append(p.before[in.PC], leave...)
			exits[in.PC] = len(leave)
		}
	}
	p.epilogue = seq(leave, []byte{opAthrow})
	p.handler = &classfile.Frame{Locals: locals, Stack: []classfile.VerifType{{Kind: classfile.VerifObject, Class: "java/lang/Throwable"}}}
	if p.layOut() != nil {
		return // attribute fails, too
	}
	from := len(p.prologue)
	for _, in := range p.ins {
		if n, ok := exits[in.PC]; ok {
			p.guarded = append(p.guarded, [2]int{from, p.at[in.PC] - n})
			from = p.at[in.PC] + in.Len
		}
	}
	p.guarded = append(p.guarded, [2]int{from, p.end})
}
