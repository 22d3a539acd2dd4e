package lower

import (
	"fmt"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// constructorsOfClassObject is a text with a line for each constructor of a class:
// its flags and its descriptor, with dots; a question mark for a model, which has
// others than the JDK's class.
func (w *world) constructorsOfClassObject(class string) ivl.Term {
	if c, err := w.prog.Source().Class(class); err == nil && c.Origin.Model {
		return w.object(jdk.String, "?")
	}
	text := ""
	for _, m := range w.constructors(class) {
		text += fmt.Sprintf("%d %s\n", int(m.Access), classfile.Dotted(m.Desc))
	}
	return w.object(jdk.String, text)
}

// methodsOfClassObject is a text with a line for each method of a class: its flags, its
// name and its descriptor, with dots; a question mark for a model, which has others
// than the JDK's class.
func (w *world) methodsOfClassObject(class string) ivl.Term {
	text := ""
	if class[0] != '[' {
		c, err := w.prog.Source().Class(class)
		if err == nil && c.Origin.Model {
			return w.object(jdk.String, "?")
		}
	}
	for _, m := range w.methods(class) {
		text += fmt.Sprintf("%d %s%s\n", int(m.Access), m.Name, classfile.Dotted(m.Desc))
	}
	return w.object(jdk.String, text)
}

// methods lists the methods of a class, in the order of its class file.
func (w *world) methods(class string) (list []*classfile.Method) {
	if class[0] == '[' {
		return nil
	}
	c, err := w.prog.Source().Class(class)
	if err != nil {
		return nil
	}
	for _, m := range c.Methods {
		if m.Name[0] != '<' && m.Name[0] != '$' && m.Class.Name == class {
			list = append(list, m)
		}
	}
	return list
}

// fieldsOfClassObject lists the fields of a class, a line for each: modifiers, name
// and descriptor. It is "?" where they are not known.
func (w *world) fieldsOfClassObject(class string) ivl.Term {
	text := ""
	if c, err := w.prog.Source().Class(class); class[0] != '[' && err == nil {
		if !reach.Reflected(c) {
			return w.object(jdk.String, "?")
		}
		for _, f := range c.Fields {
			text += fmt.Sprintf("%d %s %s\n", int(f.Access), f.Name, classfile.Dotted(f.Desc))
		}
	}
	return w.object(jdk.String, text)
}

// constructors lists the constructors of a class, in the order of its class file.
func (w *world) constructors(class string) (list []*classfile.Method) {
	if class[0] == '[' {
		return nil
	}
	c, err := w.prog.Source().Class(class)
	if err != nil {
		return nil
	}
	for _, m := range c.Methods {
		if m.Name == "<init>" && m.Class.Name == class {
			list = append(list, m)
		}
	}
	return list
}

// reflection says which members of a class a helper calls.
type reflection struct {
	list   func(class string) []*classfile.Method // the members, by number
	named  map[*classfile.Method]*reach.Method    // those that the program names
	noSuch string                                 // what is not supported about the others
}

// reflects emits that the n-th member of the class of class object c is called with args; result
// or exc is returned.
func (e *emitter) reflects(b *builder, r reflection, c, n, result, exc *ivl.Var, args ...ivl.Term) {
	none := func() { e.w.noSuch(b, r.noSuch) }
	var keys []int64
	var members [][]*reach.Method
	for _, l := range e.w.classObjects() {
		list, some := []*reach.Method{}, false
		for _, m := range r.list(l.Text) {
			x := r.named[m]
			list, some = append(list, x), some || x != nil
		}
		if some {
			keys, members = append(keys, int64(l.ID)), append(members, list)
		}
	}
	found := func(i int) {
		for k, x := range members[i] {
			if x == nil {
				continue
			}
			hit, next := b.newLabel("member"), b.newLabel("next")
			b.branch(ivl.Eq.Of(n, ivl.IntConst(int64(k), ivl.IntZ)), hit, next)
			b.open(hit)
			e.callOr(b, []*ivl.Var{result}, x.Name, x.MayThrow, exc, ivl.Null(result.Typ.Class), args...)
			b.end(&ivl.Return{Ts: []ivl.Term{result, ivl.Null(exc.Typ.Class)}, Pos: b.at})
			b.open(next)
		}
		none()
	}
	if len(keys) == 0 {
		none()
		return
	}
	b.search(ivl.ID(c), keys, found, none)
}

// constructs is Class.$construct(c, i, args): a new object, made by the i-th
// constructor of its class.
func constructs(e *emitter, in *ssa.Call, _ *classfile.Method) {
	const name = "$construct"
	object := e.w.class(jdk.Object)
	if e.w.helpers[name] == nil {
		b := newBuilder(name)
		b.at = e.at
		c, n, args := b.fresh("c", ivl.RefTo(e.w.class(jdk.ClassClass))), b.fresh("i", ivl.Int), b.fresh("args", ivl.RefTo(e.w.class("[Ljava/lang/Object;")))
		b.param(c)
		b.param(n)
		b.param(args)
		b.proc.Results = []ivl.Type{ivl.RefTo(object), e.throwableType()}
		made, exc := b.local("made", ivl.RefTo(object)), b.local("exc", e.throwableType())
		b.open("entry")
		e.reflects(b, reflection{e.w.constructors, e.prog.Constructs, "a constructor that the program does not name, by its class object"}, c, n, made, exc, args)
		e.w.helper(b.finish())
	}
	x := e.local("made", ivl.RefTo(object))
	e.callProc(in, []*ivl.Var{x}, name, []ivl.Term{e.as(in.Args[0], ivl.RefTo(e.w.class(jdk.ClassClass))), e.value(in.Args[1]), e.as(in.Args[2], ivl.RefTo(e.w.class("[Ljava/lang/Object;")))}, true)
	e.assign(e.variable(in), x)
}

// invokesMethod is Class.$invoke(c, i, self, args): the result of the i-th method of a class, in the
// order of methodsOfClassObject.
func invokesMethod(e *emitter, in *ssa.Call, _ *classfile.Method) {
	const name = "$invoke"
	object := e.w.class(jdk.Object)
	if e.w.helpers[name] == nil {
		b := newBuilder(name)
		b.at = e.at
		c, n, self, args := b.fresh("c", ivl.RefTo(e.w.class(jdk.ClassClass))), b.fresh("i", ivl.Int), b.fresh("self", ivl.RefTo(object)), b.fresh("args", ivl.RefTo(e.w.class("[Ljava/lang/Object;")))
		for _, p := range []*ivl.Var{c, n, self, args} {
			b.param(p)
		}
		b.proc.Results = []ivl.Type{ivl.RefTo(object), e.throwableType()}
		result, exc := b.local("result", ivl.RefTo(object)), b.local("exc", e.throwableType())
		b.open("entry")
		e.reflects(b, reflection{e.w.methods, e.prog.Invokes, "call by reflection of a method that the program does not name"}, c, n, result, exc, self, args)
		e.w.helper(b.finish())
	}
	x := e.local("result", ivl.RefTo(object))
	e.callProc(in, []*ivl.Var{x}, name, []ivl.Term{
		e.as(in.Args[0], ivl.RefTo(e.w.class(jdk.ClassClass))), e.value(in.Args[1]),
		e.as(in.Args[2], ivl.RefTo(object)), e.as(in.Args[3], ivl.RefTo(e.w.class("[Ljava/lang/Object;"))),
	}, true)
	e.assign(e.variable(in), x)
}

// readsField is Class.$read(c, i, self): the i-th field of a class, boxed.
func readsField(e *emitter, in *ssa.Call, _ *classfile.Method) {
	const name = "$read"
	object := e.w.class(jdk.Object)
	if e.w.helpers[name] == nil {
		b := newBuilder(name)
		b.at = e.at
		c, n, self := b.fresh("c", ivl.RefTo(e.w.class(jdk.ClassClass))), b.fresh("i", ivl.Int), b.fresh("self", ivl.RefTo(object))
		for _, p := range []*ivl.Var{c, n, self} {
			b.param(p)
		}
		b.proc.Results = []ivl.Type{ivl.RefTo(object), e.throwableType()}
		result, exc := b.local("result", ivl.RefTo(object)), b.local("exc", e.throwableType())
		b.open("entry")
		none := func() { e.w.noSuch(b, "a field by reflection, of a class that the program does not name") }
		var keys []int64
		var readers []*reach.Method
		for _, l := range e.w.classObjects() {
			if x := e.prog.FieldReaders[l.Text]; x != nil {
				keys, readers = append(keys, int64(l.ID)), append(readers, x)
			}
		}
		found := func(i int) {
			e.callOr(b, []*ivl.Var{result}, readers[i].Name, readers[i].MayThrow, exc, ivl.Null(object), self, n)
			b.end(&ivl.Return{Ts: []ivl.Term{result, ivl.Null(exc.Typ.Class)}, Pos: b.at})
		}
		if len(keys) == 0 {
			none()
		} else {
			b.search(ivl.ID(c), keys, found, none)
		}
		e.w.helper(b.finish())
	}
	x := e.local("result", ivl.RefTo(object))
	e.callProc(in, []*ivl.Var{x}, name, []ivl.Term{
		e.as(in.Args[0], ivl.RefTo(e.w.class(jdk.ClassClass))), e.value(in.Args[1]), e.as(in.Args[2], ivl.RefTo(object)),
	}, true)
	e.assign(e.variable(in), x)
}
