package lower

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// Class objects in a program that is made to be executed: the model of
// java.lang.Class reads data of the class files.

// classOfProc returns the procedure that returns the class object of an object.
func (w *world) classOfProc(at ivl.Pos) string {
	const name = "$classOf"
	if w.helpers[name] != nil {
		return name
	}
	b := newBuilder(name)
	b.at = at
	o := b.fresh("o", ivl.RefTo(w.class(jdk.Object)))
	b.param(o)
	b.proc.Results = []ivl.Type{ivl.RefTo(w.class(jdk.ClassClass))}
	b.open("entry")
	var keys []int64
	var lits []*ivl.ObjLit
	types := map[int64]string{}
	for _, t := range w.prog.TypeOrder {
		id := int64(w.class(t.Name).ID)
		keys, types[id] = append(keys, id), t.Name
	}
	slices.Sort(keys)
	for _, k := range keys {
		name := types[k]
		if c := w.prog.ClassOf(w.prog.Types[name]); c != "" {
			name = c
		}
		lits = append(lits, w.object(jdk.ClassClass, name))
	}
	b.search(ivl.TypeNo(o), keys, func(i int) { b.end(&ivl.Return{Ts: []ivl.Term{lits[i]}, Pos: b.at}) }, func() { w.noSuch(b, "the class of an object from outside") })
	w.helper(b.finish())
	return name
}

// noSuch emits that the run ends.
func (w *world) noSuch(b *builder, what string) {
	p := w.property(b.at, ivl.Unsupported, "", what)
	b.add(&ivl.Assert{T: ivl.False, Prop: p, Pos: b.at})
	b.stop()
}

// ofClass is a method of Class whose result depends on the class alone.
func ofClass(of func(w *world, class string) ivl.Term) func(*emitter, *ssa.Call, *classfile.Method) {
	return func(e *emitter, in *ssa.Call, m *classfile.Method) {
		name := "$class" + m.Name
		if e.prog.Opts.Execute == nil {
			e.ofClassInProof(in, m, name, of)
			return
		}
		if e.w.helpers[name] == nil {
			e.w.classProc(name, e.at, e.variable(in).Typ, of)
		}
		e.add(&ivl.Call{Xs: []*ivl.Var{e.variable(in)}, Proc: name, Args: []ivl.Term{e.as(in.Args[0], ivl.RefTo(e.w.class(jdk.ClassClass)))}, Pos: e.at})
	}
}

// classProc makes the procedure that returns the result of of for a class object.
func (w *world) classProc(name string, at ivl.Pos, t ivl.Type, of func(w *world, class string) ivl.Term) {
	b := newBuilder(name)
	b.at = at
	c := b.fresh("c", ivl.RefTo(w.class(jdk.ClassClass)))
	b.param(c)
	b.proc.Results = []ivl.Type{t}
	b.open("entry")
	lits := w.classObjects()
	var keys []int64
	for _, l := range lits {
		keys = append(keys, int64(l.ID))
	}
	b.search(ivl.ID(c), keys, func(i int) { b.end(&ivl.Return{Ts: []ivl.Term{of(w, lits[i].Text)}, Pos: b.at}) }, func() { w.noSuch(b, "a class object from outside") })
	w.helper(b.finish())
}

func (w *world) nameOfClassObject(class string) ivl.Term {
	return w.object(jdk.String, classfile.Dotted(class))
}

func (w *world) superOfClassObject(class string) ivl.Term {
	c, err := w.prog.Source().Class(class)
	switch {
	case class[0] == '[':
		return w.object(jdk.ClassClass, jdk.Object)
	case isPrimitiveName(class):
		return ivl.Null(w.class(jdk.ClassClass))
	case err != nil || c.Super == "" || c.IsInterface():
		return ivl.Null(w.class(jdk.ClassClass))
	}
	return w.object(jdk.ClassClass, c.Super)
}

func (w *world) componentOfClassObject(class string) ivl.Term {
	if class[0] != '[' {
		return ivl.Null(w.class(jdk.ClassClass))
	}
	if p := primitiveNames[class[1:]]; p != "" {
		return w.object(jdk.ClassClass, p)
	}
	return w.object(jdk.ClassClass, classfile.ElementClass(class))
}

// interfacesOfClassObject is a text with the names of the interfaces, each with a
// semicolon behind it.
func (w *world) interfacesOfClassObject(class string) ivl.Term {
	text := ""
	if class[0] == '[' {
		text = "java.lang.Cloneable;java.io.Serializable;"
	} else if c, err := w.prog.Source().Class(class); err == nil {
		for _, i := range c.Interfaces {
			text += classfile.Dotted(i) + ";"
		}
	}
	return w.object(jdk.String, text)
}

func (w *world) simpleNameOfClassObject(class string) ivl.Term {
	return w.object(jdk.String, w.simpleName(class))
}

func (w *world) simpleName(class string) string {
	if class[0] == '[' {
		if p := primitiveNames[class[1:]]; p != "" {
			return p + "[]"
		}
		return w.simpleName(classfile.ElementClass(class)) + "[]"
	}
	if c, err := w.prog.Source().Class(class); err == nil {
		for _, i := range c.InnerClasses {
			if i.Inner == class {
				return i.Name
			}
		}
	}
	return class[strings.LastIndexByte(class, '/')+1:]
}

func (w *world) modifiersOfClassObject(class string) ivl.Term {
	for class[0] == '[' && classfile.ElementClass(class) != "" {
		class = classfile.ElementClass(class)
	}
	flags := classfile.AccPublic | classfile.AccFinal | classfile.AccAbstract // of primitive types and their arrays
	if c, err := w.prog.Source().Class(class); err == nil && !isPrimitiveName(class) {
		flags = c.Access &^ classfile.AccSuper
		for _, i := range c.InnerClasses {
			if i.Inner == class {
				flags = i.Access
			}
		}
	}
	return ivl.IntConst(int64(flags), ivl.Int)
}

// kindOfClassObject is 0 for a class, 1 for an interface, 2 for a primitive type,
// and 3 for an array.
func (w *world) kindOfClassObject(class string) ivl.Term {
	kind := int64(0)
	c, err := w.prog.Source().Class(class)
	switch {
	case class[0] == '[':
		kind = 3
	case isPrimitiveName(class):
		kind = 2
	case err == nil && c.IsInterface():
		kind = 1
	}
	return ivl.IntConst(kind, ivl.Int)
}

// byHash makes a procedure that returns what the i-th of n things whose text has
// a hash code stands for; null behind the last.
func (e *emitter) byHash(in *ssa.Call, name string, n int, text func(int) string, of func(int) ivl.Term) {
	t := e.variable(in).Typ
	if e.w.helpers[name] == nil {
		b := newBuilder(name)
		b.at = e.at
		h, i := b.fresh("hash", ivl.Int), b.fresh("i", ivl.Int)
		b.param(h)
		b.param(i)
		b.proc.Results = []ivl.Type{t}
		b.open("entry")
		by := map[int64][]int{}
		var keys []int64
		for l := range n {
			k := int64(hashOf(text(l)))
			if by[k] == nil {
				keys = append(keys, k)
			}
			by[k] = append(by[k], l)
		}
		slices.Sort(keys)
		none := &ivl.Return{Ts: []ivl.Term{ivl.Null(t.Class)}, Pos: b.at}
		found := func(k int) {
			for n, l := range by[keys[k]] {
				hit, next := b.newLabel("nth"), b.newLabel("next")
				b.branch(ivl.Eq.Of(i, ivl.IntConst(int64(n), ivl.IntZ)), hit, next)
				b.open(hit)
				b.end(&ivl.Return{Ts: []ivl.Term{of(l)}, Pos: b.at})
				b.open(next)
			}
			b.end(none)
		}
		if len(keys) == 0 {
			b.end(none)
		} else {
			b.search(h, keys, found, func() { b.end(none) })
		}
		e.w.helper(b.finish())
	}
	e.add(&ivl.Call{Xs: []*ivl.Var{e.variable(in)}, Proc: name, Args: []ivl.Term{e.value(in.Args[0]), e.value(in.Args[1])}, Pos: e.at})
}

// objectByHash is byHash for objects that stand for themselves.
func (e *emitter) objectByHash(in *ssa.Call, name string, lits []*ivl.ObjLit, text func(string) string) {
	e.byHash(in, name, len(lits), func(i int) string { return text(lits[i].Text) }, func(i int) ivl.Term { return lits[i] })
}

// classForName is Class.$forName(hash, i).
func classForName(e *emitter, in *ssa.Call, _ *classfile.Method) {
	e.objectByHash(in, "$forName", e.w.classObjects(), classfile.Dotted)
}

// resources are the files on the class path.
func (w *world) resources() []reach.Resource {
	if w.files == nil && w.prog.Opts.Resources != nil {
		w.files = w.prog.Opts.Resources()
	}
	return w.files
}

// ofResource emits a search for a resource by the hash code of its name, and for what of
// says of it.
func (e *emitter) ofResource(in *ssa.Call, name string, of func(reach.Resource) ivl.Term) {
	all := e.w.resources()
	e.byHash(in, name, len(all), func(i int) string { return all[i].Name }, func(i int) ivl.Term { return of(all[i]) })
}

// literalByHash is String.$literal(hash, i): a constant of the program, or the name of
// a class.
func literalByHash(e *emitter, in *ssa.Call, _ *classfile.Method) {
	list := e.w.texts(func(*reach.Method, ssa.Instr) bool { return true })
	seen := map[*ivl.ObjLit]bool{}
	for _, l := range list {
		seen[l] = true
	}
	for _, c := range e.w.classObjects() {
		if l := e.w.object(jdk.String, classfile.Dotted(c.Text)); !seen[l] {
			seen[l] = true
			list = append(list, l)
		}
	}
	e.objectByHash(in, "$literal", list, func(text string) string { return text })
}

// resourceName is ClassLoader.$resource(hash, i).
func resourceName(e *emitter, in *ssa.Call, _ *classfile.Method) {
	e.ofResource(in, "$resource", func(r reach.Resource) ivl.Term { return e.w.object(jdk.String, r.Name) })
}

// resourceURL is ClassLoader.$place(hash, i).
func resourceURL(e *emitter, in *ssa.Call, _ *classfile.Method) {
	e.ofResource(in, "$place", func(r reach.Resource) ivl.Term { return e.w.object(jdk.String, r.URL) })
}

// resourceText is ClassLoader.$contents(hash, i): a text with a char for each byte,
// null for a file that cannot be read.
func resourceText(e *emitter, in *ssa.Call, _ *classfile.Method) {
	e.ofResource(in, "$contents", func(r reach.Resource) ivl.Term {
		if r.Data == nil {
			return ivl.Null(e.w.class(jdk.String))
		}
		chars := make([]rune, len(r.Data))
		for i, b := range r.Data {
			chars[i] = rune(b)
		}
		return e.w.object(jdk.String, string(chars))
	})
}

// classHashes is Class.$hashes(): the hash codes of the names of all classes that
// there are, in rising order, each as five characters of seven bits.
func classHashes(e *emitter, in *ssa.Call, _ *classfile.Method) {
	var codes []uint32
	for _, name := range e.prog.ClassNames() {
		codes = append(codes, uint32(hashOf(classfile.Dotted(name)))^1<<31)
	}
	slices.Sort(codes)
	text := make([]byte, 0, 5*len(codes))
	for _, c := range codes {
		for shift := 28; shift >= 0; shift -= 7 {
			text = append(text, byte(c>>shift)&127)
		}
	}
	e.assign(e.variable(in), e.w.object(jdk.String, string(text)))
}

// enumConstants is Class.$constants(c): the result of values() of an enum.
func enumConstants(e *emitter, in *ssa.Call, _ *classfile.Method) {
	const name = "$constants"
	objects := e.w.class("[Ljava/lang/Object;")
	if e.w.helpers[name] == nil {
		b := newBuilder(name)
		b.at = e.at
		c := b.fresh("c", ivl.RefTo(e.w.class(jdk.ClassClass)))
		b.param(c)
		b.proc.Results = []ivl.Type{ivl.RefTo(objects), e.throwableType()}
		all, exc := b.local("all", ivl.RefTo(objects)), b.local("exc", e.throwableType())
		b.open("entry")
		none := func() { e.w.noSuch(b, "the constants of an enum that the program does not name") }
		var keys []int64
		var values []*reach.Method
		for _, l := range e.w.classObjects() {
			if m := e.prog.EnumValues(l.Text); m != nil && e.prog.MethodOf(m) != nil {
				keys, values = append(keys, int64(l.ID)), append(values, e.prog.MethodOf(m))
			}
		}
		found := func(i int) {
			class := values[i].Def.Class.Name
			if runs, _ := e.prog.InitKnown(class); runs {
				e.runInitialiser(b, class, exc, ivl.Null(objects))
			}
			r := b.local("values", e.w.typeOf("[L"+class+";"))
			e.callOr(b, []*ivl.Var{r}, values[i].Name, values[i].MayThrow, exc, ivl.Null(objects))
			b.assign(all, r)
			b.end(&ivl.Return{Ts: []ivl.Term{all, ivl.Null(exc.Typ.Class)}, Pos: b.at})
		}
		if len(keys) == 0 {
			none()
		} else {
			b.search(ivl.ID(c), keys, found, none)
		}
		e.w.helper(b.finish())
	}
	x := e.local("constants", ivl.RefTo(objects))
	e.callProc(in, []*ivl.Var{x}, name, []ivl.Term{e.as(in.Args[0], ivl.RefTo(e.w.class(jdk.ClassClass)))}, true)
	e.assign(e.variable(in), x)
}

// initialisesClass is Class.$initialise(c). The initialisers of the platform's
// classes have no visible effect.
func initialisesClass(e *emitter, in *ssa.Call, _ *classfile.Method) {
	const name = "$initialise"
	if e.w.helpers[name] == nil {
		b := newBuilder(name)
		b.at = e.at
		c := b.fresh("c", ivl.RefTo(e.w.class(jdk.ClassClass)))
		b.param(c)
		b.proc.Results = []ivl.Type{e.throwableType()}
		exc := b.local("exc", e.throwableType())
		b.open("entry")
		var keys []int64
		var classes []string
		for _, l := range e.w.classObjects() {
			if k, err := e.prog.Source().Class(l.Text); err == nil && !k.Origin.Platform && l.Text[0] != '[' {
				keys, classes = append(keys, int64(l.ID)), append(classes, l.Text)
			}
		}
		done := func() { b.end(&ivl.Return{Ts: []ivl.Term{ivl.Null(exc.Typ.Class)}, Pos: b.at}) }
		found := func(i int) {
			switch runs, known := e.prog.InitKnown(classes[i]); {
			case !known:
				e.w.noSuch(b, "initialiser of class "+classfile.Dotted(classes[i])+", which the program does not name")
				return
			case runs:
				e.runInitialiser(b, classes[i], exc, ivl.Term(nil))
			}
			done()
		}
		if len(keys) == 0 {
			done()
		} else {
			b.search(ivl.ID(c), keys, found, done)
		}
		e.w.helper(b.finish())
	}
	e.callProc(in, nil, name, []ivl.Term{e.as(in.Args[0], ivl.RefTo(e.w.class(jdk.ClassClass)))}, true)
}

// runInitialiser emits that a class is initialised, unless it is. What is thrown
// is returned, behind the result none, if there is one.
func (e *emitter) runInitialiser(b *builder, class string, exc *ivl.Var, none ivl.Term) {
	run, done := b.newLabel("init"), b.newLabel("inited")
	b.branch(ivl.Eq.Of(e.w.statusOf(class), ivl.IntConst(begun, ivl.IntZ)), done, run)
	b.open(run)
	e.callOr(b, nil, e.w.initProc(class), e.prog.InitThrows(class), exc, none)
	b.jump(done)
	b.open(done)
}

// callOr emits a call whose exception, if it throws one, is returned, behind the
// result none, if there is one.
func (e *emitter) callOr(b *builder, xs []*ivl.Var, proc string, throws bool, exc *ivl.Var, none ivl.Term, args ...ivl.Term) {
	if !throws {
		b.add(&ivl.Call{Xs: xs, Proc: proc, Args: args, Pos: b.at})
		return
	}
	ok, thrown := b.newLabel("ok"), b.newLabel("thrown")
	b.add(&ivl.Call{Xs: append(xs, exc), Proc: proc, Args: args, Pos: b.at})
	b.branch(ivl.IsNull(exc), ok, thrown)
	b.open(thrown)
	if none == nil {
		b.end(&ivl.Return{Ts: []ivl.Term{exc}, Pos: b.at})
	} else {
		b.end(&ivl.Return{Ts: []ivl.Term{none, exc}, Pos: b.at})
	}
	b.open(ok)
}

// isWhichConsole is PrintStream.$console(s): 1 for System.out, 2 for System.err, 0
// for any other.
func isWhichConsole(e *emitter, in *ssa.Call, _ *classfile.Method) {
	x, s := e.variable(in), e.value(in.Args[0])
	is := func(field string, n int64, other ivl.Term) ivl.Term {
		return ivl.Ite.As(x.Typ, ivl.Eq.Of(s, e.w.object("java/io/PrintStream", "System."+field)), ivl.IntConst(n, x.Typ), other)
	}
	e.assign(x, is("out", 1, is("err", 2, ivl.IntConst(0, x.Typ))))
}

// printsText is PrintStream.$out(s).
func printsText(e *emitter, in *ssa.Call, _ *classfile.Method) {
	e.add(&ivl.Output{Format: "%s", Args: []ivl.Term{e.value(in.Args[0])}, Pos: e.at})
}
