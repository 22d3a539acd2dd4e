package lower

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// entryName is the procedure a run starts in. It does the work of the JVM around the entry method
// (JLS §12.1): it initialises the class, calls the method with arguments from outside, and tests
// whether an exception comes back.
const entryName = "$entry"

// emitEntry makes the entry procedure for method x.
func (w *world) emitEntry(x *reach.Method) *ivl.Proc {
	b := newBuilder(entryName)
	m := x.Def
	b.at = entryPos(x)
	b.open("entry")
	w.makeKept(b)
	later := w.prog.LaterRun() // an exception that ends a thread counts, too
	if later != nil && w.prog.Opts.Interference {
		w.checkedCall(b, later.Name, nil, nil, later.MayThrow) // the entry may never return, and catch what the JDK does not throw there
	}
	w.anyStatics(b)
	any := w.prog.EntangledClasses(x)
	if w.prog.NeedsInit(m.Class.Name) && !slices.Contains(any, m.Class.Name) {
		w.checkedCall(b, w.initProc(m.Class.Name), nil, nil, w.prog.InitThrows(m.Class.Name))
	}
	if w.prog.Open() {
		for _, c := range w.prog.ExternalClasses() {
			if !slices.Contains(any, c.Name) {
				w.initialised(b, c.Name)
			}
		}
		for _, name := range w.prog.PlatformConstants() {
			w.initialised(b, name)
		}
	}
	if m.IsClassInit() { // that was it
		b.end(&ivl.Return{Pos: b.at})
		return b.finish()
	}
	w.initialisedInAnyOrder(b, any, m.Class.Name)
	for _, name := range w.prog.EnumParameters(x) {
		if !slices.Contains(any, name) {
			w.initialised(b, name)
		}
	}
	args := w.entryArgs(b, x, any)
	for _, a := range args {
		w.assumeInitialised(b, a, any)
	}
	w.assumeContract(b, x, args)
	w.noteShared(b, x)
	var xs []*ivl.Var
	if reach.ResultType(m) != "V" {
		xs = append(xs, nil)
	}
	w.checkedCall(b, x.Name, xs, args, x.MayThrow)
	if later != nil && !w.prog.Opts.Interference {
		w.checkedCall(b, later.Name, nil, nil, later.MayThrow)
	}
	b.end(&ivl.Return{Pos: b.at})
	return b.finish()
}

// anyStatics gives any values to static fields of classes whose initialisation has begun before the entry. References are
// left null: what reads one is not SelfContained.
func (w *world) anyStatics(b *builder) {
	var begun []*classfile.Field
	for f := range w.statics {
		if w.prog.HasBegun(f.Class.Name) && f.ConstantValue == nil && !classfile.IsReference(f.Desc) {
			begun = append(begun, f)
		}
	}
	slices.SortFunc(begun, func(f, g *classfile.Field) int {
		return cmp.Or(cmp.Compare(f.Class.Name, g.Class.Name), cmp.Compare(f.Name, g.Name), cmp.Compare(f.Desc, g.Desc))
	})
	for _, f := range begun {
		v := b.local(f.Name, w.typeOf(f.Desc))
		b.havoc(v, w.inputOf(ivl.Environment, "static field "+classfile.Dotted(f.Class.Name)+"."+f.Name, f.Desc, b.at))
		b.inRangeOf(v, f.Desc)
		b.assign(w.global(f), v)
	}
}

// entryPos is the position of the entry procedure for method x.
func entryPos(x *reach.Method) ivl.Pos {
	m := x.Def
	return ivl.Pos{Method: &ivl.Method{Class: m.Class.Name, Name: m.Name, Desc: m.Desc, Source: m.Class.SourceFile}, Line: x.Func.Line(0)}
}

// arbitraryObject emits the call of a method of a harness that returns any object of its
// type. A run that takes one is only possible: nobody may be able to make it.
func (e *emitter) arbitraryObject(in *ssa.Call, m *classfile.Method) {
	x := e.variable(in)
	e.havocValue(x, reach.ResultType(m), ivl.Unmodelled, "an arbitrary "+classfile.JavaName(reach.ResultType(m)))
	e.assume(ivl.Not.Of(ivl.IsNull(x)))
	all, made := e.w.possible(jdk.Object).all, map[*reach.Type]bool{}
	for _, t := range all {
		if slices.Contains(e.prog.Opts.Made[m.Name], t.Name) {
			made[t] = true
		}
	}
	if len(made) > 0 {
		e.assume(ivl.Not.Of(e.w.typeIn(x, all, made, true)))
	}
	e.w.noteSharedObjects(e.builder)
}

// maxArguments is a bound of the number of arguments of a main: all of them have at most 2 MiB, with a byte that ends each.
const maxArguments = 1 << 21

// entryArgs emits the arguments of the entry method. main's argument is an
// array of any length up to maxArguments with strings from outside, none null (JLS §12.1.4);
// arguments of other methods are arbitrary. Of the classes in any, it is not known whether they are
// initialised.
func (w *world) entryArgs(b *builder, x *reach.Method, any []string) []ivl.Term {
	if reach.IsMain(x.Def) {
		c := w.class("[Ljava/lang/String;")
		a := b.local("args", ivl.RefTo(c))
		if given := w.prog.Opts.Execute; given != nil && !w.prog.Opts.Outside {
			w.givenArgs(b, a, given)
			return []ivl.Term{a}
		}
		if !used(x.Func, x.Func.Params[0]) { // then one length is as good as another, and the run needs no input
			b.add(&ivl.NewArray{X: a, Class: c, Len: ivl.IntConst(0, ivl.Int), Site: w.site(), Pos: b.at})
			return []ivl.Term{a}
		}
		n := b.local("argc", ivl.Int)
		from := w.input(ivl.Environment, "args.length", b.at)
		w.hints[from] = Hint{Lo: 0, Hi: 6}
		b.havoc(n, from)
		b.assume(ivl.And.Of(ivl.Le.Of(ivl.IntConst(0, ivl.Int), n), ivl.Le.Of(n, ivl.IntConst(maxArguments, ivl.Int))))
		b.add(&ivl.NewArray{X: a, Class: c, Len: n, Site: w.site(), External: true, Pos: b.at})
		return []ivl.Term{a}
	}
	var args []ivl.Term
	for i, p := range x.Func.Params {
		name := p.Local
		if name == "" {
			name = fmt.Sprintf("arg%d", i)
		}
		v := b.local(name, w.typeOfValue(p.Typ))
		if cs := w.prog.Constants(classfile.ClassNameOf(string(p.Typ))); len(cs) > 0 {
			k := w.chooseConstant(b, v, name, cs, i == 0 && !x.Def.IsStatic())
			if enum := cs[0].Class.Name; slices.Contains(any, enum) { // its constants are null before it is initialised
				b.assume(ivl.Or.Of(ivl.Eq.Of(k, ivl.IntConst(0, ivl.IntZ)), ivl.Eq.Of(w.statusOf(enum), ivl.IntConst(begun, ivl.IntZ))))
			}
			args = append(args, v)
			continue
		}
		from := w.inputOf(ivl.Environment, "argument "+name, string(p.Typ), b.at)
		w.hintContract(from, x, i)
		b.havoc(v, from)
		if v.Typ.Sort == ivl.RefSort {
			w.assumeArg(b, v, classfile.ClassNameOf(string(p.Typ)), i == 0 && !x.Def.IsStatic())
		}
		args = append(args, v)
	}
	return args
}

// chooseConstant emits v := one of the constants, or null unless v is the
// receiver. It returns the variable that says which: 0 for null.
func (w *world) chooseConstant(b *builder, v *ivl.Var, name string, constants []*classfile.Field, receiver bool) *ivl.Var {
	k := b.local("which", ivl.Int)
	text, low, t := "argument "+name+" (0: null", int64(0), ivl.Term(ivl.Null(v.Typ.Class))
	if receiver {
		text, low = "argument "+name+" (", 1
	}
	for i, f := range constants {
		if i > 0 || !receiver {
			text += ", "
		}
		text += fmt.Sprintf("%d: %s", i+1, f.Name) // package internal/evidence/jvm reads the names again
		t = ivl.Ite.As(v.Typ, ivl.Eq.Of(k, ivl.IntConst(int64(i+1), ivl.IntZ)), w.global(f), t)
	}
	from := w.input(ivl.Environment, text+")", b.at)
	w.hints[from] = Hint{Lo: low, Hi: int64(len(constants)), Only: true}
	b.havoc(k, from)
	b.assume(inRange(k, low, int64(len(constants))))
	b.assign(v, t)
	return k
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

// assumeArg emits assumptions about a reference argument.
func (w *world) assumeArg(b *builder, v *ivl.Var, name string, receiver bool) {
	s := w.possible(name)
	set := map[*reach.Type]bool{}
	for _, t := range s.all {
		set[t] = true
	}
	ok := w.typeIn(v, w.possible(jdk.Object).all, set, true)
	if receiver {
		b.assume(ivl.Not.Of(ivl.IsNull(v)))
		b.assume(ok)
		return
	}
	b.assume(ivl.Or.Of(ivl.IsNull(v), ok))
}
