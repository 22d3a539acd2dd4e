package harness

import (
	"fmt"
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
)

// assemble makes the class file of the harness. On a JVM, a sample or null stands for
// arbitrary objects: that is enough for a run to which they do not matter. ok is false if the class would be too
// large.
func (p *plan) assemble(name string, jvm bool) (data []byte, ok bool) {
	e := &emitter{plan: p, class: name, renewed: map[string]bool{}}
	return indy.Assemble(name, func(a *indy.Assembler) {
		a.Method(runName, p.desc(), e.run)
		for _, v := range p.values {
			e.value(a, v)
		}
		a.Method(presentName, presentDesc, present)
		if len(p.statics) > 0 {
			a.Method(staticsName, staticsDesc, func(c *indy.Code) {
				e.still = true
				e.loop(c, p.statics, 0, c.Return)
				e.still = false
			})
		}
		written := map[string]bool{}
		for i, in := range p.inputs {
			for _, j := range in.same {
				if d := sameDesc(in.desc, p.inputs[j].desc); !written[sameName(i)+d] {
					written[sameName(i)+d] = true
					a.Method(sameName(i), d, same)
				}
			}
		}
		for i, u := range p.arbitrary {
			if jvm {
				a.Method(anyName(i), "()"+u.desc, func(c *indy.Code) {
					if s, ok := sampleOf(u.desc); ok {
						s.emit(c)
					} else {
						c.Null()
					}
					c.Return()
				})
				continue
			}
			a.Native(anyName(i), "()"+u.desc)
		}
	})
}

// The method that ends the building if a factory returns null.
const (
	presentName = "present"
	presentDesc = "(Ljava/lang/Object;)V"
)

// present writes it.
func present(c *indy.Code) {
	var ok indy.Label
	c.Load(0)
	c.Jump(classfile.OpIfnonnull, 1, &ok)
	const exception = "java/lang/IllegalStateException"
	c.New(exception)
	c.Invoke(classfile.OpInvokespecial, classfile.MemberRef{Class: exception, Name: "<init>", Desc: "()V"})
	c.Throw()
	c.Mark(&ok)
	c.Return()
}

// sameDesc is the descriptor of a method that returns its first argument, or the second one.
func sameDesc(made, other string) string { return "(" + made + other + "I)" + made }

// same writes it.
func same(c *indy.Code) {
	var first indy.Label
	c.Load(2)
	c.Jump(classfile.OpIfeq, 1, &first)
	c.Load(1)
	c.Jump(classfile.OpIfnull, 1, &first)
	c.Load(1)
	c.Return()
	c.Mark(&first)
	c.Load(0)
	c.Return()
}

// renewedName is the method that returns its first argument, or the second one if that is null.
const renewedName = "renewed"

func renewedDesc(desc string) string { return "(" + desc + desc + ")" + desc }

// renewed writes it.
func renewed(c *indy.Code) {
	var none indy.Label
	c.Load(0)
	c.Jump(classfile.OpIfnull, 1, &none)
	c.Load(0)
	c.Return()
	c.Mark(&none)
	c.Load(1)
	c.Return()
}

// emitter writes the code of a harness.
type emitter struct {
	*plan
	class   string
	renewed map[string]bool // descriptors that it is written for
	still   bool            // what is made for static fields does not change static fields itself
}

// native calls a method of indy.WorldClass.
func native(c *indy.Code, name string) {
	c.Invoke(classfile.OpInvokestatic, classfile.MemberRef{Class: indy.WorldClass, Name: name, Desc: natives[name]})
}

// own calls a method of the harness.
func (e *emitter) own(c *indy.Code, name, desc string) {
	c.Invoke(classfile.OpInvokestatic, classfile.MemberRef{Class: e.class, Name: name, Desc: desc})
}

// run writes the method that builds the objects and makes the call.
func (e *emitter) run(c *indy.Code) {
	var over indy.Label
	for _, in := range e.inputs { // an array is the caller's
		if in.value == nil && in.nonNull {
			c.Load(in.param)
			c.Jump(classfile.OpIfnull, 1, &over)
		}
	}
	locals := make([]indy.Local, len(e.inputs))
	c.Catching(func() { e.build(c, locals, &over) }, func() { e.invoke(c, locals, &over) }, func() {
		c.Pop("L" + object + ";")
		c.Return()
	})
}

// build writes what builds the objects and puts them into locals. The run goes on at over if
// one of them does not fit.
func (e *emitter) build(c *indy.Code, locals []indy.Local, over *indy.Label) {
	e.moved(c)
	for i, in := range e.inputs {
		if in.value == nil {
			continue
		}
		e.take(c, in.value)
		for _, j := range in.same {
			c.Push(locals[j])
			c.Int(2)
			native(c, "choose")
			e.own(c, sameName(i), sameDesc(in.desc, e.inputs[j].desc))
		}
		locals[i] = c.Keep(in.desc)
		if in.bounded && in.lo <= in.hi {
			e.within(c, locals[i], in, over)
		}
	}
	e.moved(c)
	for _, m := range e.opts.First {
		c.Push(locals[0])
		c.Invoke(virtualOp(m.Class), refOf(m))
		_, result, _ := classfile.ParseMethodDescriptor(m.Desc) // it was read
		c.Pop(result)
	}
}

// invoke writes the call with what build has built, and the end of the method, which has the
// mark over.
func (e *emitter) invoke(c *indy.Code, locals []indy.Local, over *indy.Label) {
	if e.m.IsInit() {
		c.New(e.m.Class.Name)
	}
	for i, in := range e.inputs {
		if in.value == nil {
			c.Load(in.param)
		} else {
			c.Push(locals[i])
		}
	}
	op := virtualOp(e.m.Class)
	switch {
	case e.m.IsInit():
		op = classfile.OpInvokespecial
	case e.m.IsStatic():
		op = classfile.OpInvokestatic
	}
	c.Except(e.opts.Aborted, func() { c.Invoke(op, refOf(e.m)) })
	_, result, _ := classfile.ParseMethodDescriptor(e.m.Desc) // it was checked
	if e.m.IsInit() {
		result = "L" + object + ";"
	}
	c.Pop(result)
	c.Mark(over)
	c.Return()
}

// within ends the run unless an integer is in its range.
func (e *emitter) within(c *indy.Code, l indy.Local, in input, over *indy.Label) {
	if in.lo > -1<<31 {
		c.Push(l)
		c.Int(int(in.lo))
		c.Jump(classfile.OpIfIcmplt, 2, over)
	}
	if in.hi < 1<<31-1 {
		c.Push(l)
		c.Int(int(in.hi))
		c.Jump(classfile.OpIfIcmpgt, 2, over)
	}
}

// take pushes an object that v makes.
func (e *emitter) take(c *indy.Code, v *value) {
	if v.id == 0 {
		e.way(c, v, v.ways[0])
		return
	}
	if !e.still {
		e.moved(c)
	}
	if len(v.ways) > 1 {
		c.Int(len(v.ways))
		native(c, "choose")
	} else {
		c.Int(0)
	}
	e.own(c, makeName(v), "(I)"+v.desc)
}

func anyName(number int) string  { return fmt.Sprintf("any%d", number) }
func sameName(i int) string      { return fmt.Sprintf("same%d", i) }
func makeName(v *value) string   { return fmt.Sprintf("make%d", v.id) }
func changeName(v *value) string { return fmt.Sprintf("change%d", v.id) }
func fillName(v *value) string   { return fmt.Sprintf("fill%d", v.id) }

// value writes the methods that make and change objects of v.
func (e *emitter) value(a *indy.Assembler, v *value) {
	a.Method(makeName(v), "(I)"+v.desc, func(c *indy.Code) {
		for i, w := range v.ways {
			var next indy.Label
			if i+1 < len(v.ways) {
				c.Load(0)
				c.Int(i)
				c.Jump(classfile.OpIfIcmpne, 2, &next)
			}
			e.way(c, v, w)
			if len(v.changes) > 0 && w.kind != aNull && w.kind != anArbitrary {
				c.Int(0)
				e.own(c, changeName(v), "("+v.desc+"I)"+v.desc)
			}
			c.Return()
			c.Mark(&next)
		}
	})
	if i := slices.IndexFunc(v.changes, func(w way) bool { return w.kind == renew }); i >= 0 && !e.renewed[v.desc] {
		e.renewed[v.desc] = true
		a.Method(renewedName, renewedDesc(v.desc), renewed)
	}
	if len(v.changes) > 0 {
		a.Method(changeName(v), "("+v.desc+"I)"+v.desc, func(c *indy.Code) { e.changes(c, v) })
	}
	for _, w := range v.ways {
		if w.kind == fillArray {
			a.Method(fillName(v), "("+v.desc+"I)"+v.desc, func(c *indy.Code) { e.fill(c, w) })
		}
	}
}

// changes writes a loop: any of the changes, any number of times, also after one has thrown.
func (e *emitter) changes(c *indy.Code, v *value) {
	e.loop(c, v.changes, 1, func() {
		c.Load(0)
		c.Return()
	})
}

// staticsName is the method that changes static fields.
const (
	staticsName = "statics"
	staticsDesc = "(II)V"
)

// moved calls it.
func (e *emitter) moved(c *indy.Code) {
	if len(e.statics) > 0 {
		c.Int(0)
		c.Int(0)
		e.own(c, staticsName, staticsDesc)
	}
}

// loop writes a loop: any of the ways, any number of times. The parameter with the index free
// is free. The end leaves the method.
func (e *emitter) loop(c *indy.Code, ways []way, free int, end func()) {
	var top, done indy.Label
	c.Here(&top)
	c.Int(len(ways) + 1)
	native(c, "choose")
	c.Store(free)
	c.Load(free)
	c.Jump(classfile.OpIfeq, 1, &done)
	for i, w := range ways {
		var next indy.Label
		if i+1 < len(ways) {
			c.Load(free)
			c.Int(i + 1)
			c.Jump(classfile.OpIfIcmpne, 2, &next)
		}
		if free > 0 {
			e.moved(c)
		}
		e.change(c, w, free)
		c.Back(&top)
		c.Mark(&next)
	}
	c.Mark(&done)
	end()
	c.Caught(func() { // the caller catches it, and uses the object as it is now
		var again indy.Label
		c.Pop("L" + object + ";")
		native(c, caughtName)
		c.Jump(classfile.OpIfne, 1, &again)
		end()
		c.Mark(&again)
		c.Back(&top)
	})
}

// change changes the object in the first parameter, or static fields. The parameter with the
// index free is free.
func (e *emitter) change(c *indy.Code, w way, free int) {
	var skip indy.Label
	base := func() {
		switch {
		case w.static:
			c.Field(classfile.OpGetstatic, w.member)
		default:
			c.Load(0)
			c.Field(classfile.OpGetfield, w.member)
		}
	}
	switch w.kind {
	case element:
		base()
		c.Jump(classfile.OpIfnull, 1, &skip)
		base()
		c.ArrayLength()
		native(c, "length")
		c.Store(free)
		c.Load(free)
		c.Jump(classfile.OpIfIcmple, 2, &skip)
		base()
		c.Load(free)
	case inPart:
		base()
		c.Jump(classfile.OpIfnull, 1, &skip)
		base()
	default:
		if !w.static && w.op != classfile.OpInvokestatic {
			c.Load(0)
		}
	}
	for _, a := range w.args {
		e.take(c, a)
	}
	switch w.kind {
	case assign:
		op := classfile.OpPutfield
		if w.static {
			op = classfile.OpPutstatic
		}
		c.Guard(func() { c.Field(op, w.member) })
	case element:
		c.Guard(func() { c.StoreElement(w.elem) })
	default:
		m := w.member
		if w.kind == inPart {
			m = w.part
		}
		c.Guard(func() { c.Invoke(w.op, m) })
		_, result, _ := classfile.ParseMethodDescriptor(m.Desc) // it was checked
		if w.kind == renew {
			c.Load(0)
			e.own(c, renewedName, renewedDesc(result))
			c.Store(0)
			break
		}
		c.Pop(result)
	}
	c.Mark(&skip)
}

// fill writes a loop that fills an array.
func (e *emitter) fill(c *indy.Code, w way) {
	var top, done indy.Label
	c.Here(&top)
	c.Load(1)
	c.Load(0)
	c.ArrayLength()
	c.Jump(classfile.OpIfIcmpge, 2, &done)
	c.Load(0)
	c.Load(1)
	e.take(c, w.args[0])
	c.StoreElement(w.elem)
	c.Increment(1)
	c.Back(&top)
	c.Mark(&done)
	c.Load(0)
	c.Return()
}

// present ends the building if null is on the stack.
func (e *emitter) present(c *indy.Code) {
	c.Dup()
	e.own(c, presentName, presentDesc)
}

// way pushes an object of v that is made in way w.
func (e *emitter) way(c *indy.Code, v *value, w way) {
	switch w.kind {
	case anyPrimitive:
		native(c, anyOf[v.desc])
	case anyText:
		native(c, "anyString")
	case aNull:
		c.Null()
	case aBox:
		native(c, anyOf[w.member.Desc[1:2]])
		c.Invoke(classfile.OpInvokestatic, w.member)
	case construct:
		c.New(w.member.Class)
		fallthrough
	case call, other:
		for _, a := range w.args {
			e.take(c, a)
		}
		if w.kind == construct {
			c.Invoke(classfile.OpInvokespecial, w.member)
		} else if w.kind == call {
			c.Invoke(w.op, w.member)
			e.present(c)
		}
	case constant:
		c.Field(classfile.OpGetstatic, w.member)
		e.present(c)
	case fillArray:
		native(c, "length")
		c.NewArray(w.elem)
		c.Int(0)
		e.own(c, fillName(v), "("+v.desc+"I)"+v.desc)
	case anArbitrary:
		e.own(c, anyName(w.number), "()"+e.arbitrary[w.number].desc)
	}
}
