package lower

import (
	"fmt"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// entryName is the procedure a run starts in. It stands for what the JVM does
// around the entry method (JLS §12.1): initialise the class, call the method
// with arguments from outside, and see whether an exception comes back.
const entryName = "$entry"

// emitEntry makes the entry procedure for method x.
func (w *world) emitEntry(x *method) *ivl.Proc {
	b := newBuilder(entryName)
	m := x.m
	meth := &ivl.Method{Class: m.Class.Name, Name: m.Name, Desc: m.Desc, Source: m.Class.SourceFile}
	b.at = ivl.Pos{Method: meth, Line: x.fn.Line(0)}
	b.open("entry")
	if w.u.needsInit(m.Class.Name) {
		w.checkedCall(b, w.initProc(m.Class.Name), nil, nil, w.u.initThrows(m.Class.Name))
	}
	if w.u.open() {
		for _, c := range w.u.externalClasses() {
			w.initialised(b, c.Name)
		}
	}
	if !isMain(m) {
		for _, p := range x.fn.Params {
			if n := className(string(p.Typ)); len(w.u.constants(n)) > 0 {
				w.initialised(b, n)
			}
		}
	}
	args := w.entryArgs(b, x)
	w.noteShared(b, x)
	var xs []*ivl.Var
	if resultType(m) != "V" {
		xs = append(xs, nil)
	}
	w.checkedCall(b, x.name, xs, args, x.mayThrow)
	b.end(&ivl.Return{Pos: b.at})
	return b.finish()
}

// initialised emits the initialisation of a class of which there are objects
// before the run begins.
func (w *world) initialised(b *builder, name string) {
	if !w.u.needsInit(name) {
		return
	}
	run, done := b.newLabel("init"), b.newLabel("inited")
	b.branch(ivl.Eq.Of(w.statusOf(name), ivl.IntConst(begun, ivl.IntZ)), done, run)
	b.open(run)
	w.checkedCall(b, w.initProc(name), nil, nil, w.u.initThrows(name))
	b.jump(done)
	b.open(done)
}

// entryArgs emits the arguments of the entry method. main's argument is an
// array of any length with strings from outside, none null (JLS §12.1.4);
// arguments of other methods are arbitrary.
func (w *world) entryArgs(b *builder, x *method) []ivl.Term {
	if isMain(x.m) {
		c := w.class("[Ljava/lang/String;")
		a := b.local("args", ivl.RefTo(c))
		if !used(x.fn, x.fn.Params[0]) { // then one length is as good as another, and the run needs no input
			b.add(&ivl.NewArray{X: a, Class: c, Len: ivl.IntConst(0, ivl.Int), Site: w.site(), Pos: b.at})
			return []ivl.Term{a}
		}
		n := b.local("argc", ivl.Int)
		from := w.input(ivl.Environment, "args.length", b.at)
		w.hints[from] = Hint{Lo: 0, Hi: 6}
		b.havoc(n, from)
		b.assume(ivl.Le.Of(ivl.IntConst(0, ivl.Int), n))
		b.add(&ivl.NewArray{X: a, Class: c, Len: n, Site: w.site(), External: true, Pos: b.at})
		return []ivl.Term{a}
	}
	var args []ivl.Term
	for i, p := range x.fn.Params {
		name := p.Local
		if name == "" {
			name = fmt.Sprintf("arg%d", i)
		}
		v := b.local(name, w.typeOfValue(p.Typ))
		if cs := w.u.constants(className(string(p.Typ))); len(cs) > 0 {
			w.chooseConstant(b, v, name, cs, i == 0 && !x.m.IsStatic())
			args = append(args, v)
			continue
		}
		b.havoc(v, w.inputOf(ivl.Environment, "argument "+name, string(p.Typ), b.at))
		if v.Typ.Sort == ivl.RefSort {
			w.assumeArg(b, v, className(string(p.Typ)), i == 0 && !x.m.IsStatic())
		}
		args = append(args, v)
	}
	return args
}

// constants lists the constants of an enum of the program, nil for other
// classes. There are no other objects of an enum (JLS §8.9).
func (u *universe) constants(name string) []*classfile.Field {
	if name == "" || name[0] == '[' || u.platform(name) || !u.loads(name) {
		return nil
	}
	c := u.class(name)
	if c == nil || c.Super != "java/lang/Enum" {
		return nil
	}
	var cs []*classfile.Field
	for _, f := range c.Fields {
		if f.IsStatic() && f.Access.Has(classfile.AccEnum) {
			cs = append(cs, f)
		}
	}
	return cs
}

// chooseConstant emits v := one of the constants, or null unless v is the
// receiver.
func (w *world) chooseConstant(b *builder, v *ivl.Var, name string, constants []*classfile.Field, receiver bool) {
	k := b.local("which", ivl.Int)
	text, low, t := "argument "+name+" (0: null", int64(0), ivl.Term(ivl.Null(v.Typ.Class))
	if receiver {
		text, low = "argument "+name+" (", 1
	}
	for i, f := range constants {
		if i > 0 || !receiver {
			text += ", "
		}
		text += fmt.Sprintf("%d: %s", i+1, f.Name) // package evidence/jvm reads the names again
		t = ivl.Ite.As(v.Typ, ivl.Eq.Of(k, ivl.IntConst(int64(i+1), ivl.IntZ)), w.global(f), t)
	}
	from := w.input(ivl.Environment, text+")", b.at)
	w.hints[from] = Hint{Lo: low, Hi: int64(len(constants)), Only: true}
	b.havoc(k, from)
	b.assume(inRange(k, low, int64(len(constants))))
	b.assign(v, t)
}

// used reports whether some instruction of f uses v.
func used(f *ssa.Func, v ssa.Value) bool {
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			for _, o := range in.Operands() {
				if o == v {
					return true
				}
			}
		}
	}
	return false
}

// assumeArg emits what is known of a reference argument.
func (w *world) assumeArg(b *builder, v *ivl.Var, name string, receiver bool) {
	s := w.possible(name)
	set := map[*dynType]bool{}
	for _, t := range s.all {
		set[t] = true
	}
	ok := w.typeIn(v, w.possible(object).all, set, true)
	if receiver {
		b.assume(ivl.Not.Of(ivl.IsNull(v)))
		b.assume(ok)
		return
	}
	b.assume(ivl.Or.Of(ivl.IsNull(v), ok))
}

// checkedCall emits a call whose exception, if it returns one, leaves the
// entry: the property of the place that allocated the exception is violated.
func (w *world) checkedCall(b *builder, proc string, xs []*ivl.Var, args []ivl.Term, throws bool) {
	if !throws {
		b.add(&ivl.Call{Xs: xs, Proc: proc, Args: args, Pos: b.at})
		return
	}
	exc := b.local("exc", ivl.RefTo(w.class(throwable)))
	b.add(&ivl.Call{Xs: append(xs, exc), Proc: proc, Args: args, Pos: b.at})
	ok, thrown := b.newLabel("ok"), b.newLabel("thrown")
	b.branch(ivl.IsNull(exc), ok, thrown)
	b.open(thrown)
	w.uncaught(b, exc)
	b.open(ok)
}

// uncaught emits that exception exc leaves the entry. It ends the block.
func (w *world) uncaught(b *builder, exc *ivl.Var) {
	for _, t := range w.thrown {
		is := ivl.Eq.Of(ivl.Site(exc), ivl.IntConst(int64(t.site), ivl.IntZ))
		if t.prop == nil {
			b.assume(ivl.Not.Of(is))
			continue
		}
		b.add(&ivl.Assert{T: ivl.Not.Of(is), Prop: t.prop, Pos: t.prop.Pos})
	}
	if !w.foreignThrowables() {
		p := w.property(b.at, ivl.Unsupported, throwable, "an exception of unknown origin")
		b.add(&ivl.Assert{T: ivl.False, Prop: p, Pos: b.at})
	} else if w.u.opts.Checks.wants(w.u.hier, ivl.UncaughtException, throwable) {
		p := w.property(b.at, ivl.UncaughtException, throwable, "an exception that the program did not allocate")
		b.add(&ivl.Assert{T: ivl.False, Prop: p, Pos: b.at})
	}
	b.stop()
}

// foreignThrowables reports whether unmodelled code may hand the program an
// exception to throw.
func (w *world) foreignThrowables() bool {
	for _, t := range w.possible(throwable).all {
		if t.external {
			return true
		}
	}
	return false
}

// isMain reports whether m is public static void main(String[]) or the same
// without public, which JLS §12.1.4 of Java 25 admits.
func isMain(m *classfile.Method) bool {
	return m.Name == "main" && m.Desc == "([Ljava/lang/String;)V" && m.IsStatic()
}
