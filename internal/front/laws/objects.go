package laws

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
)

// The laws whose code is more than conditions.

const (
	noSuchElement = "java/util/NoSuchElementException"
	notCloned     = "java/lang/CloneNotSupportedException"
)

// emitOthers writes: equals is false for a text, an Integer and a plain object.
func emitOthers(w *writer) {
	const text, box = "Ljava/lang/String;", "Ljava/lang/Integer;"
	w.method(classfile.DescriptorOf(w.class.Name)+text+box, 3, func(c *indy.Code, ok *indy.Label) {
		var wrong indy.Label
		for i := 1; i <= 2; i++ {
			w.equals(c, 0, i)
			c.Jump(classfile.OpIfne, 1, &wrong)
		}
		c.Load(0)
		c.New("java/lang/Object")
		c.Invoke(classfile.OpInvokespecial, classfile.MemberRef{Class: "java/lang/Object", Name: "<init>", Desc: "()V"})
		w.invoke(c, "equals", equalsDesc)
		c.Jump(classfile.OpIfeq, 1, ok)
		c.Mark(&wrong)
	})
}

// emitClone writes: the copy is another object of the same class. A class may refuse to copy.
func emitClone(w *writer) {
	check := w.part("("+objectDesc+objectDesc+")V", func(c *indy.Code) {
		var wrong indy.Label
		class := func(i int) {
			c.Load(i)
			c.Invoke(classfile.OpInvokevirtual, classfile.MemberRef{Class: "java/lang/Object", Name: "getClass", Desc: "()Ljava/lang/Class;"})
		}
		c.Load(0)
		c.Jump(classfile.OpIfnull, 1, &wrong)
		c.Load(0)
		c.Load(1)
		c.Jump(classfile.OpIfAcmpeq, 2, &wrong)
		class(0)
		class(1)
		c.Jump(classfile.OpIfAcmpne, 2, &wrong)
		c.Return()
		c.Mark(&wrong)
		fail(c)
	})
	w.public(classfile.DescriptorOf(w.class.Name), func(c *indy.Code, ok *indy.Label) {
		c.CatchingOf(notCloned, func() {
			w.call(c, 0, "clone", w.m.Desc)
			c.Load(0)
			c.Invoke(classfile.OpInvokestatic, check)
		}, func() { end(c, ok) }, func() { ignore(c, notCloned) })
	})
}

// public writes the law as a method of an object that is not null. body has to end it.
func (w *writer) public(params string, body func(c *indy.Code, ok *indy.Label)) {
	w.a.Public(w.law.name, "("+params+")V", func(c *indy.Code) {
		var ok indy.Label
		c.Load(0)
		c.Jump(classfile.OpIfnull, 1, &ok)
		body(c, &ok)
	})
}

func end(c *indy.Code, ok *indy.Label) {
	c.Mark(ok)
	c.Return()
}

// ignore is a handler that ends the method.
func ignore(c *indy.Code, class string) {
	c.Pop(classfile.DescriptorOf(class))
	c.Return()
}

// ofIterator calls a method of an Iterator, the first argument.
func ofIterator(c *indy.Code, name, desc string) {
	c.Load(0)
	c.Invoke(classfile.OpInvokeinterface, classfile.MemberRef{Class: iterator, Name: name, Desc: desc, Interface: true})
}

// emitHasNext writes: after any number of elements, two calls of hasNext return the same.
func emitHasNext(w *writer) {
	check := w.part("(Ljava/util/Iterator;I)V", func(c *indy.Code) {
		var top, there, same indy.Label
		c.Here(&top)
		c.Load(1)
		c.Jump(classfile.OpIfge, 1, &there)
		ofIterator(c, "hasNext", "()Z")
		c.Jump(classfile.OpIfeq, 1, &there)
		ofIterator(c, "next", "()"+objectDesc)
		c.Pop(objectDesc)
		c.Increment(1)
		c.Back(&top)
		c.Mark(&there)
		ofIterator(c, "hasNext", "()Z")
		ofIterator(c, "hasNext", "()Z")
		c.Jump(classfile.OpIfIcmpeq, 2, &same)
		fail(c)
		end(c, &same)
	})
	w.public(classfile.DescriptorOf(w.class.Name)+"I", func(c *indy.Code, ok *indy.Label) {
		w.call(c, 0, "iterator", w.m.Desc)
		c.Load(1)
		c.Invoke(classfile.OpInvokestatic, check)
		end(c, ok)
	})
}

// emitEnds writes: behind the last element, next throws.
func emitEnds(w *writer) {
	check := w.part("(Ljava/util/Iterator;)V", func(c *indy.Code) {
		var top, there indy.Label
		c.Here(&top)
		ofIterator(c, "hasNext", "()Z")
		c.Jump(classfile.OpIfeq, 1, &there)
		ofIterator(c, "next", "()"+objectDesc)
		c.Pop(objectDesc)
		c.Back(&top)
		c.Mark(&there)
		c.CatchingOf(noSuchElement, func() {
			ofIterator(c, "next", "()"+objectDesc)
			c.Pop(objectDesc)
		}, func() { fail(c) }, func() { ignore(c, noSuchElement) })
	})
	w.public(classfile.DescriptorOf(w.class.Name), func(c *indy.Code, ok *indy.Label) {
		w.call(c, 0, "iterator", w.m.Desc)
		c.Invoke(classfile.OpInvokestatic, check)
		end(c, ok)
	})
}

// emitNext writes: if hasNext is false, next throws.
func emitNext(w *writer) {
	w.public(classfile.DescriptorOf(w.class.Name), func(c *indy.Code, ok *indy.Label) {
		w.call(c, 0, "hasNext", "()Z")
		c.Jump(classfile.OpIfne, 1, ok)
		_, result, _ := classfile.ParseMethodDescriptor(w.m.Desc) // choose has read it
		c.CatchingOf(noSuchElement, func() {
			w.call(c, 0, "next", w.m.Desc)
			c.Pop(result)
		}, func() {
			fail(c)
			end(c, ok)
		}, func() { ignore(c, noSuchElement) })
	})
}

// emitClose writes: if close has thrown nothing, it throws nothing again.
func emitClose(w *writer) {
	w.public(classfile.DescriptorOf(w.class.Name), func(c *indy.Code, ok *indy.Label) {
		c.CatchingOf("", func() { w.call(c, 0, "close", "()V") }, func() {
			w.call(c, 0, "close", "()V")
			end(c, ok)
		}, func() { ignore(c, "java/lang/Throwable") })
	})
}
