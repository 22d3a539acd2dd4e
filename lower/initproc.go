package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
)

// The values of a class's initialisation status (JVMS §5.5): single-threaded,
// "in progress" by the only thread is the same as "initialised".
const (
	notInitialised = 0
	begun          = 1
	erroneous      = 2
)

// statusOf returns the global with the initialisation status of class name.
func (w *world) statusOf(name string) *ivl.Var {
	v := w.status[name]
	if v == nil {
		t := ivl.IntOf(ivl.I8)
		v = &ivl.Var{Name: classfile.Dotted(name) + ".$status", Typ: t, Global: true, Init: ivl.IntConst(notInitialised, t)}
		w.status[name] = v
		w.globals = append(w.globals, v)
	}
	return v
}

// InitName is the name of the procedure that initialises a class.
func InitName(class string) string { return classfile.Dotted(class) + ".$init" }

// initNames are the names of the procedures that initialise some classes.
func initNames(classes map[string]bool) map[string]bool {
	names := map[string]bool{}
	for class := range classes {
		names[InitName(class)] = true
	}
	return names
}

// initProc returns the procedure that initialises class name (JLS §12.4.2):
// superclass and superinterfaces first, then the class's own initialiser. If
// that throws, the class is erroneous and the exception, unless it is an
// Error, becomes an ExceptionInInitializerError.
func (w *world) initProc(name string) string {
	proc := InitName(name)
	if w.helpers[proc] != nil {
		return proc
	}
	c := w.prog.Class(name)
	i := &initEmitter{w: w, builder: newBuilder(proc), class: name, throws: w.prog.InitThrows(name)}
	i.at = ivl.Pos{Method: &ivl.Method{Class: name, Name: "<clinit>", Desc: "()V", Source: c.SourceFile}}
	if m := w.prog.Inits[name]; m != nil {
		i.at.Line = m.Def.Code.Read().Line(0)
		if ps := w.places(m); c.Origin.Platform && len(ps) > 0 {
			i.at = ps[0].pos // a failure inside the library belongs to the line that needs the class
		}
	}
	w.helpers[proc] = i.proc // before its body: a cycle of initialisers may come back to it
	i.emit(c)
	w.helperOrder = append(w.helperOrder, i.finish())
	return proc
}

// initEmitter makes one initialisation procedure.
type initEmitter struct {
	*builder
	w      *world
	class  string
	throws bool
}

func (i *initEmitter) emit(c *classfile.Class) {
	w := i.w
	status := w.statusOf(i.class)
	set := func(s int64) { i.assign(status, ivl.IntConst(s, status.Typ)) }
	if i.throws {
		i.proc.Results = []ivl.Type{ivl.RefTo(w.class(jdk.Throwable))}
	}
	i.open("entry")
	if i.throws {
		bad, good := i.newLabel("erroneous"), i.newLabel("start")
		i.branch(ivl.Eq.Of(status, ivl.IntConst(erroneous, ivl.IntZ)), bad, good)
		i.open(bad)
		i.raise(jdk.NoClassDefFoundError, "the class failed to initialise before", nil)
		i.open(good)
	}
	set(begun)
	if c.Super != "" && w.prog.NeedsInit(c.Super) {
		i.callInit(c.Super, set)
	}
	for _, n := range w.prog.DefaultInterfaces(c) {
		if w.prog.Inits[n] != nil {
			i.callInit(n, set)
		}
	}
	if m := w.prog.Inits[i.class]; m != nil {
		i.call(m.Name, m.MayThrow, func(exc *ivl.Var) {
			if w.prog.Opts.Constant.Always[i.class] { // no run gets here
				i.stop()
				return
			}
			set(erroneous)
			i.wrap(exc)
		})
	}
	i.returnOK()
}

// callInit emits the initialisation of a supertype; its failure makes this class erroneous, and the
// exception is passed on unchanged (JLS §12.4.2 step 7).
func (i *initEmitter) callInit(name string, set func(int64)) {
	run, done := i.newLabel("super"), i.newLabel("done")
	i.branch(ivl.Eq.Of(i.w.statusOf(name), ivl.IntConst(begun, ivl.IntZ)), done, run)
	i.open(run)
	i.call(i.w.initProc(name), i.w.prog.InitThrows(name), func(exc *ivl.Var) {
		set(erroneous)
		i.end(&ivl.Return{Ts: []ivl.Term{exc}, Pos: i.at})
	})
	i.jump(done)
	i.open(done)
}

// call emits a call without arguments; onThrow ends the block in which the
// exception it returns is not null.
func (i *initEmitter) call(proc string, throws bool, onThrow func(exc *ivl.Var)) {
	if !throws {
		i.add(&ivl.Call{Proc: proc, Pos: i.at})
		return
	}
	exc := i.local("exc", ivl.RefTo(i.w.class(jdk.Throwable)))
	i.add(&ivl.Call{Xs: []*ivl.Var{exc}, Proc: proc, Pos: i.at})
	ok, thrown := i.newLabel("ok"), i.newLabel("thrown")
	i.branch(ivl.IsNull(exc), ok, thrown)
	i.open(thrown)
	onThrow(exc)
	i.open(ok)
}

// wrap returns exc itself if it is an Error, else an
// ExceptionInInitializerError.
func (i *initEmitter) wrap(exc *ivl.Var) {
	w := i.w
	s := w.possible(jdk.Throwable)
	errs, open := map[*reach.Type]bool{}, map[*reach.Type]bool{}
	for _, t := range s.all {
		switch w.prog.Relation(t, "java/lang/Error") {
		case reach.Always:
			errs[t] = true
		case reach.Sometimes:
			open[t] = true
		}
	}
	isError := w.typeIn(exc, s.all, errs, true)
	if len(open) > 0 {
		m := i.local("coin", ivl.IntOf(ivl.U1))
		i.havoc(m, w.input(ivl.Unmodelled, "whether an exception is an Error", i.at))
		isError = ivl.Or.Of(isError, ivl.And.Of(w.typeIn(exc, s.all, open, true), ivl.Eq.Of(m, ivl.IntConst(1, ivl.IntZ))))
	}
	asIs, wrapped := i.newLabel("error"), i.newLabel("wrapped")
	i.branch(isError, asIs, wrapped)
	i.open(asIs)
	i.end(&ivl.Return{Ts: []ivl.Term{exc}, Pos: i.at})
	i.open(wrapped)
	i.tellWrapped(exc)
	i.raise(jdk.ExceptionInInitializerError, "an exception leaves the class's initialiser", exc)
}

// tellWrapped emits, where code without a body may call back, that the check which raised exc may be violated. Code of the
// JDK may catch anything there, so every exception travels, and the error that wraps exc may leave the entry. Without calls
// back an exception of an initialiser travels only where a handler may catch that error.
func (i *initEmitter) tellWrapped(exc *ivl.Var) {
	if i.w.prog.Opts.Handed == nil {
		return
	}
	i.w.wraps = true
	m := i.local("coin", ivl.IntOf(ivl.U1))
	i.havoc(m, i.w.input(ivl.Unmodelled, "whether the error of an initialiser leaves the program", i.at))
	tell, goOn := i.newLabel("tell"), i.newLabel("goOn")
	i.branch(ivl.Eq.Of(m, ivl.IntConst(1, ivl.IntZ)), tell, goOn)
	i.open(tell)
	i.add(&ivl.Call{Proc: WrappedName, Args: []ivl.Term{exc}, Pos: i.at})
	i.stop()
	i.open(goOn)
}

// WrappedName is the procedure that gets the exceptions that errors of initialisers wrap. It is made when all places are
// known at which a run can have raised an exception.
const WrappedName = "$wrapped"

// wrappedProc makes the procedure WrappedName.
func (w *world) wrappedProc() *ivl.Proc {
	b := newBuilder(WrappedName)
	b.at = ivl.Pos{Method: &ivl.Method{Class: jdk.Object, Name: WrappedName, Desc: "()V"}}
	exc := b.fresh("exc", ivl.RefTo(w.class(jdk.Throwable)))
	b.param(exc)
	b.open("entry")
	for _, t := range w.thrown {
		if t.Prop != nil && !w.caught[t.Prop] {
			is := ivl.Eq.Of(ivl.Site(exc), ivl.IntConst(int64(t.Site), ivl.IntZ))
			b.add(&ivl.Assert{T: ivl.Not.Of(is), Prop: t.Prop, Pos: t.Prop.Pos})
		}
	}
	b.end(&ivl.Return{Pos: b.at})
	return b.finish()
}

// raise returns a new exception of class exc; cause may be nil.
func (i *initEmitter) raise(exc, detail string, cause ivl.Term) {
	w := i.w
	site := w.site()
	t := reach.Thrown{Site: site}
	if w.prog.Opts.Checks.Wants(w.prog.Hier, ivl.UncaughtException, exc) {
		t.Prop = w.property(i.at, ivl.UncaughtException, exc, detail)
		if m := w.prog.Inits[i.class]; m != nil {
			w.checkedAt[t.Prop] = reach.CheckPlace{Method: m, Whole: true}
		}
	}
	w.thrown = append(w.thrown, t)
	x := i.local("exc", ivl.RefTo(w.class(exc)))
	i.allocate(x, w.class(exc), site, zero)
	w.describeNew(i.builder, x, exc, cause)
	i.end(&ivl.Return{Ts: []ivl.Term{x}, Pos: i.at})
}

func (i *initEmitter) returnOK() {
	var ts []ivl.Term
	if i.throws {
		ts = []ivl.Term{ivl.Null(i.w.class(jdk.Throwable))}
	}
	i.end(&ivl.Return{Ts: ts, Pos: i.at})
}
