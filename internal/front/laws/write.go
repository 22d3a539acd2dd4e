package laws

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
)

// all are the laws. The names of methods that they call are those of package writer's choose.
var all = []law{
	{name: "equalsIsReflexive", text: "equals is reflexive",
		java: []string{`if (!$0.equals($0)) throw new AssertionError($0 + " does not equal itself");`},
		emit: func(w *writer) {
			w.of(1, func(c *indy.Code, ok *indy.Label) { w.equals(c, 0, 0); c.Jump(classfile.OpIfne, 1, ok) })
		}},
	{name: "equalsIsSymmetric", text: "equals is symmetric",
		java: []string{`if ($0.equals($1) != $1.equals($0)) throw new AssertionError($0 + " equals " + $1 + ": " + $0.equals($1) + ", the other way round: " + $1.equals($0));`},
		emit: func(w *writer) {
			w.of(2, func(c *indy.Code, ok *indy.Label) {
				w.equals(c, 0, 1)
				w.equals(c, 1, 0)
				c.Jump(classfile.OpIfIcmpeq, 2, ok)
			})
		}},
	{name: "equalsIsTransitive", text: "equals is transitive",
		java: []string{`if ($0.equals($1) && $1.equals($2) && !$0.equals($2)) throw new AssertionError($0 + " equals " + $1 + ", which equals " + $2 + ", which the first does not equal");`},
		emit: func(w *writer) {
			w.of(3, func(c *indy.Code, ok *indy.Label) {
				w.equals(c, 0, 1)
				c.Jump(classfile.OpIfeq, 1, ok)
				w.equals(c, 1, 2)
				c.Jump(classfile.OpIfeq, 1, ok)
				w.equals(c, 0, 2)
				c.Jump(classfile.OpIfne, 1, ok)
			})
		}},
	{name: "equalsOfNull", text: "equals is false for null",
		java: []string{`if ($0.equals(null)) throw new AssertionError($0 + " equals null");`},
		emit: func(w *writer) {
			w.of(1, func(c *indy.Code, ok *indy.Label) {
				c.Load(0)
				c.Null()
				w.invoke(c, "equals", equalsDesc)
				c.Jump(classfile.OpIfeq, 1, ok)
			})
		}},
	{name: "equalsOfOthers", text: "equals is false for objects of other classes",
		java: []string{`if ($0.equals($1) || $0.equals($2) || $0.equals(new Object())) throw new AssertionError($0 + " equals an object of another class: " + $1 + ", " + $2 + " or a plain one");`},
		emit: emitOthers},
	{name: "equalHashes", text: "equal objects have equal hash codes",
		java: []string{`if ($0.equals($1) && $0.hashCode() != $1.hashCode()) throw new AssertionError($0 + " equals " + $1 + ", their hash codes are " + $0.hashCode() + " and " + $1.hashCode());`},
		emit: func(w *writer) {
			w.of(2, func(c *indy.Code, ok *indy.Label) {
				w.equals(c, 0, 1)
				c.Jump(classfile.OpIfeq, 1, ok)
				w.call(c, 0, "hashCode", "()I")
				w.call(c, 1, "hashCode", "()I")
				c.Jump(classfile.OpIfIcmpeq, 2, ok)
			})
		}},
	{name: "hashCodeRepeats", text: "hashCode is repeatable",
		java: []string{`if ($0.hashCode() != $0.hashCode()) throw new AssertionError("two hash codes of " + $0);`},
		emit: func(w *writer) {
			w.of(1, func(c *indy.Code, ok *indy.Label) {
				w.call(c, 0, "hashCode", "()I")
				w.call(c, 0, "hashCode", "()I")
				c.Jump(classfile.OpIfIcmpeq, 2, ok)
			})
		}},
	{name: "toStringIsText", text: "toString returns a text",
		java: []string{`if ($0.toString() == null) throw new AssertionError("toString returns null");`},
		emit: func(w *writer) {
			w.of(1, func(c *indy.Code, ok *indy.Label) {
				w.call(c, 0, "toString", "()Ljava/lang/String;")
				c.Jump(classfile.OpIfnonnull, 1, ok)
			})
		}},
	{name: "compareToIsAntisymmetric", text: "compareTo is antisymmetric",
		java: []string{`if (Integer.signum($0.compareTo($1)) != -Integer.signum($1.compareTo($0))) throw new AssertionError($0 + " and " + $1 + ": " + $0.compareTo($1) + " and " + $1.compareTo($0));`},
		emit: func(w *writer) {
			w.of(2, func(c *indy.Code, ok *indy.Label) { w.opposite(c, ok, 0, w.compareTo) })
		}},
	{name: "compareToIsTransitive", text: "compareTo is transitive",
		java: []string{`if ($0.compareTo($1) >= 0 && $1.compareTo($2) >= 0 && $0.compareTo($2) < 0) throw new AssertionError($0 + " >= " + $1 + " >= " + $2 + ", and the first is less than the last");`},
		emit: func(w *writer) {
			w.of(3, func(c *indy.Code, ok *indy.Label) { w.ordered(c, ok, 0, w.compareTo) })
		}},
	{name: "compareToFitsEquals", text: "compareTo is consistent with equals", warning: true,
		java: []string{`if ($0.equals($1) != ($0.compareTo($1) == 0)) throw new AssertionError($0 + " and " + $1 + ": equals " + $0.equals($1) + ", compareTo " + $0.compareTo($1));`},
		emit: func(w *writer) {
			w.of(2, func(c *indy.Code, ok *indy.Label) {
				w.equals(c, 0, 1)
				w.compareTo(c, 0, 1)
				w.own(c, isZero)
				c.Jump(classfile.OpIfIcmpeq, 2, ok)
			})
		}},
	{name: "compareIsAntisymmetric", text: "compare is antisymmetric",
		java: []string{`if (Integer.signum($0.compare($1, $2)) != -Integer.signum($0.compare($2, $1))) throw new AssertionError($1 + " and " + $2 + ": " + $0.compare($1, $2) + " and " + $0.compare($2, $1));`},
		emit: func(w *writer) {
			w.comparing(2, func(c *indy.Code, ok *indy.Label) { w.opposite(c, ok, 1, w.compare) })
		}},
	{name: "compareIsTransitive", text: "compare is transitive",
		java: []string{`if ($0.compare($1, $2) >= 0 && $0.compare($2, $3) >= 0 && $0.compare($1, $3) < 0) throw new AssertionError($1 + " >= " + $2 + " >= " + $3 + ", and the first is less than the last");`},
		emit: func(w *writer) {
			w.comparing(3, func(c *indy.Code, ok *indy.Label) { w.ordered(c, ok, 1, w.compare) })
		}},
	{name: "cloneCopies", text: "clone makes another object of the same class",
		java: []string{`Object copy = $0.clone();`, `if (copy == null || copy == $0 || copy.getClass() != $0.getClass()) throw new AssertionError("the copy of " + $0 + " is " + copy);`},
		emit: emitClone},
	{name: "iteratorsHasNextIsPure", text: "hasNext of its iterator has no effect",
		java: []string{`java.util.Iterator<?> i = $0.iterator();`, `for (int n = $1; n < 0 && i.hasNext(); n++) i.next();`, `if (i.hasNext() != i.hasNext()) throw new AssertionError("hasNext() changes");`},
		emit: emitHasNext},
	{name: "iteratorsNextEnds", text: "next of its iterator throws NoSuchElementException at the end",
		java: []string{`java.util.Iterator<?> i = $0.iterator();`, `while (i.hasNext()) i.next();`, `try { i.next(); throw new AssertionError("there is an element behind the last one"); } catch (java.util.NoSuchElementException end) { }`},
		emit: emitEnds},
	{name: "hasNextIsPure", text: "hasNext has no effect",
		java: []string{`if ($0.hasNext() != $0.hasNext()) throw new AssertionError("hasNext() changes");`},
		emit: func(w *writer) {
			w.of(1, func(c *indy.Code, ok *indy.Label) {
				w.call(c, 0, "hasNext", "()Z")
				w.call(c, 0, "hasNext", "()Z")
				c.Jump(classfile.OpIfIcmpeq, 2, ok)
			})
		}},
	{name: "nextEnds", text: "next throws NoSuchElementException at the end",
		java: []string{`if (!$0.hasNext()) try { $0.next(); throw new AssertionError("there is an element behind the last one"); } catch (java.util.NoSuchElementException end) { }`},
		emit: emitNext},
	{name: "closesTwice", text: "close can be called twice",
		java: []string{`boolean closed = true;`, `try { $0.close(); } catch (Exception first) { closed = false; }`, `if (closed) $0.close();`},
		emit: emitClose},
}

// of writes the law as a method of n objects of the class. body jumps to its label where the law holds.
func (w *writer) of(n int, body func(c *indy.Code, ok *indy.Label)) {
	w.method(strings.Repeat(classfile.DescriptorOf(w.class.Name), n), n, body)
}

// comparing is of for a comparator and n objects that it compares.
func (w *writer) comparing(n int, body func(c *indy.Code, ok *indy.Label)) {
	params, _, _ := classfile.ParseMethodDescriptor(w.m.Desc) // choose has read it
	w.method(classfile.DescriptorOf(w.class.Name)+strings.Repeat(params[0], n), n+1, body)
}

// method writes the law as a method with some parameters, of which the first ones are references and not null.
func (w *writer) method(params string, references int, body func(c *indy.Code, ok *indy.Label)) {
	w.a.Public(w.law.name, "("+params+")V", func(c *indy.Code) {
		var ok indy.Label
		for i := range references {
			c.Load(i)
			c.Jump(classfile.OpIfnull, 1, &ok)
		}
		body(c, &ok)
		fail(c)
		c.Mark(&ok)
		c.Return()
	})
}

// fail throws the exception that says that the law does not hold.
func fail(c *indy.Code) {
	c.New(assertionType)
	c.Invoke(classfile.OpInvokespecial, classfile.MemberRef{Class: assertionType, Name: "<init>", Desc: "()V"})
	c.Throw()
}

// invoke calls a method of the class on what is on the stack.
func (w *writer) invoke(c *indy.Code, name, desc string) {
	c.Invoke(classfile.OpInvokevirtual, classfile.MemberRef{Class: w.class.Name, Name: name, Desc: desc})
}

// call calls a method without parameters on the i-th argument.
func (w *writer) call(c *indy.Code, i int, name, desc string) {
	c.Load(i)
	w.invoke(c, name, desc)
}

// equals calls equals on the i-th argument with the j-th.
func (w *writer) equals(c *indy.Code, i, j int) {
	c.Load(i)
	c.Load(j)
	w.invoke(c, "equals", equalsDesc)
}

func (w *writer) compareTo(c *indy.Code, i, j int) {
	c.Load(i)
	c.Load(j)
	w.invoke(c, "compareTo", w.m.Desc)
}

func (w *writer) compare(c *indy.Code, i, j int) {
	c.Load(0)
	c.Load(i)
	c.Load(j)
	w.invoke(c, "compare", w.m.Desc)
}

// opposite jumps if comparing two arguments, from the first-th on, gives opposite signs.
func (w *writer) opposite(c *indy.Code, ok *indy.Label, first int, compare func(c *indy.Code, i, j int)) {
	compare(c, first, first+1)
	w.own(c, signOf)
	compare(c, first+1, first)
	w.own(c, signOf)
	c.Negate()
	c.Jump(classfile.OpIfIcmpeq, 2, ok)
}

// ordered jumps unless three arguments descend and the first is less than the last.
func (w *writer) ordered(c *indy.Code, ok *indy.Label, first int, compare func(c *indy.Code, i, j int)) {
	compare(c, first, first+1)
	c.Jump(classfile.OpIflt, 1, ok)
	compare(c, first+1, first+2)
	c.Jump(classfile.OpIflt, 1, ok)
	compare(c, first, first+2)
	c.Jump(classfile.OpIfge, 1, ok)
}

// The methods of int to int that laws of orders share.
const (
	signOf = "$sign"
	isZero = "$zero"
)

// own calls one of these.
func (w *writer) own(c *indy.Code, name string) {
	c.Invoke(classfile.OpInvokestatic, classfile.MemberRef{Class: w.name, Name: name, Desc: "(I)I"})
}

// signs writes them.
func (w *writer) signs() {
	w.a.Method(signOf, "(I)I", func(c *indy.Code) {
		var notLess, zero indy.Label
		c.Load(0)
		c.Jump(classfile.OpIfge, 1, &notLess)
		c.Int(-1)
		c.Return()
		c.Mark(&notLess)
		c.Load(0)
		c.Jump(classfile.OpIfle, 1, &zero)
		c.Int(1)
		c.Return()
		c.Mark(&zero)
		c.Int(0)
		c.Return()
	})
	w.a.Method(isZero, "(I)I", func(c *indy.Code) {
		var no indy.Label
		c.Load(0)
		c.Jump(classfile.OpIfne, 1, &no)
		c.Int(1)
		c.Return()
		c.Mark(&no)
		c.Int(0)
		c.Return()
	})
}

// part writes a part of the law as a method of its own, and returns what refers to it.
func (w *writer) part(desc string, emit func(c *indy.Code)) classfile.MemberRef {
	name := w.law.name + "$"
	w.a.Method(name, desc, emit)
	return classfile.MemberRef{Class: w.name, Name: name, Desc: desc}
}
