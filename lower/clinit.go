package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// The values of a class's initialisation status (JVMS §5.5): single-threaded,
// "in progress" by the only thread is the same as "initialised".
const (
	notInitialised = 0
	begun          = 1
	erroneous      = 2
)

// trivialInit reports whether a class initialiser does nothing that can be
// seen: javac's that only sets $assertionsDisabled.
func trivialInit(m *classfile.Method) bool {
	code := m.Code
	if code == nil {
		return true
	}
	// ldc C; invokevirtual desiredAssertionStatus; ifne; iconst_1; goto;
	// iconst_0; putstatic $assertionsDisabled; return
	var ops []classfile.Opcode
	for pc := 0; pc < len(code.Bytes); {
		in, err := classfile.Decode(code.Bytes, pc)
		if err != nil {
			return false
		}
		ops = append(ops, in.Op)
		pc += in.Len
	}
	want := []classfile.Opcode{classfile.OpLdc, classfile.OpInvokevirtual, classfile.OpIfne, classfile.OpIconst1, classfile.OpGoto, classfile.OpIconst0, classfile.OpPutstatic, classfile.OpReturn}
	if len(ops) != len(want) {
		return len(ops) == 1 && ops[0] == classfile.OpReturn
	}
	for i := range ops {
		if ops[i] != want[i] && !(i == 0 && ops[i] == classfile.OpLdcW) {
			return false
		}
	}
	return m.Class.FindField(assertionsDisabled, "Z") != nil
}

// initialise emits the initialisation of class name where in triggers it
// (JLS §12.4.1), unless it has begun on every path to here.
func (e *emitter) initialise(in ssa.Instr, name string) {
	if !e.u.needsInit(name) || e.known.inited[name] {
		return
	}
	own := e.u.dynamic.Host(e.x.m.Class.Name)
	if own == name || (e.u.subtype(own, name) && !e.u.class(name).IsInterface()) {
		// A method of the class or a subclass runs: its initialisation has begun.
		// If it has failed since, objects that got away can still run methods.
		if !e.u.initThrows(name) || e.x.m.Name == "<clinit>" {
			return
		}
	}
	e.initialiseNow(in, name)
	e.known.inited[name] = true
}

// initialiseNow emits the guarded call of the class's initialisation. If that
// has failed before, what the JVM throws is in's own (JLS §12.4.2 step 5).
func (e *emitter) initialiseNow(in ssa.Instr, name string) {
	run, done := e.newLabel("init"), e.newLabel("inited")
	e.branch(ivl.Eq.Of(e.w.statusOf(name), ivl.IntConst(begun, ivl.IntZ)), done, run)
	e.open(run)
	if e.u.initThrows(name) {
		failed := ivl.Eq.Of(e.w.statusOf(name), ivl.IntConst(erroneous, ivl.IntZ))
		e.requireKind(in, ivl.Not.Of(failed), ivl.UncaughtException, ncdfe, "class "+dots(name)+" failed to initialise before")
	}
	e.callProc(in, nil, e.w.initProc(name), nil, e.u.initThrows(name))
	e.jump(done)
	e.open(done)
}

// initThrows reports whether initialising class name can throw.
func (u *universe) initThrows(name string) bool {
	for _, m := range u.initialisers(name) {
		if m.mayThrow {
			return true
		}
	}
	return false
}

// statusOf returns the global with the initialisation status of class name.
func (w *world) statusOf(name string) *ivl.Var {
	v := w.status[name]
	if v == nil {
		t := ivl.IntOf(ivl.I8)
		v = &ivl.Var{Name: dots(name) + ".$status", Typ: t, Global: true, Init: ivl.IntConst(notInitialised, t)}
		w.status[name] = v
		w.globals = append(w.globals, v)
	}
	return v
}

// initProc returns the procedure that initialises class name (JLS §12.4.2):
// superclass and superinterfaces first, then the class's own initialiser. If
// that throws, the class is erroneous and the exception, unless it is an
// Error, becomes an ExceptionInInitializerError.
func (w *world) initProc(name string) string {
	proc := dots(name) + ".$init"
	if w.helpers[proc] != nil {
		return proc
	}
	c := w.u.class(name)
	i := &initEmitter{w: w, builder: newBuilder(proc), class: name, throws: w.u.initThrows(name)}
	i.at = ivl.Pos{Method: &ivl.Method{Class: name, Name: "<clinit>", Desc: "()V", Source: c.SourceFile}}
	if m := w.u.inits[name]; m != nil {
		i.at.Line = m.m.Code.Line(0)
		if ps := w.places(m); c.Origin.Platform && len(ps) > 0 {
			i.at = ps[0].pos // what fails inside the library is the business of the line that needs it
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
		i.proc.Results = []ivl.Type{ivl.RefTo(w.class(throwable))}
	}
	i.open("entry")
	if i.throws {
		bad, good := i.newLabel("erroneous"), i.newLabel("start")
		i.branch(ivl.Eq.Of(status, ivl.IntConst(erroneous, ivl.IntZ)), bad, good)
		i.open(bad)
		i.raise(ncdfe, "the class failed to initialise before", nil)
		i.open(good)
	}
	set(begun)
	if c.Super != "" && w.u.needsInit(c.Super) {
		i.callInit(c.Super, set)
	}
	for _, n := range w.u.defaultInterfaces(c) {
		if w.u.inits[n] != nil {
			i.callInit(n, set)
		}
	}
	if m := w.u.inits[i.class]; m != nil {
		i.call(m.name, m.mayThrow, func(exc *ivl.Var) {
			set(erroneous)
			i.wrap(exc)
		})
	}
	i.returnOK()
}

// callInit emits the initialisation of a supertype; its failure makes this
// class erroneous and goes on unchanged (JLS §12.4.2 step 7).
func (i *initEmitter) callInit(name string, set func(int64)) {
	run, done := i.newLabel("super"), i.newLabel("done")
	i.branch(ivl.Eq.Of(i.w.statusOf(name), ivl.IntConst(begun, ivl.IntZ)), done, run)
	i.open(run)
	i.call(i.w.initProc(name), i.w.u.initThrows(name), func(exc *ivl.Var) {
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
	exc := i.local("exc", ivl.RefTo(i.w.class(throwable)))
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
	s := w.possible(throwable)
	errs, open := map[*dynType]bool{}, map[*dynType]bool{}
	for _, t := range s.all {
		switch w.u.relation(t, "java/lang/Error") {
		case yes:
			errs[t] = true
		case maybe:
			open[t] = true
		}
	}
	isError := w.typeIn(exc, s.all, errs, true)
	if len(open) > 0 {
		m := i.local("maybe", ivl.IntOf(ivl.U1))
		i.havoc(m, w.input(ivl.Unmodelled, "whether an exception is an Error", i.at))
		isError = ivl.Or.Of(isError, ivl.And.Of(w.typeIn(exc, s.all, open, true), ivl.Eq.Of(m, ivl.IntConst(1, ivl.IntZ))))
	}
	asIs, wrapped := i.newLabel("error"), i.newLabel("wrapped")
	i.branch(isError, asIs, wrapped)
	i.open(asIs)
	i.end(&ivl.Return{Ts: []ivl.Term{exc}, Pos: i.at})
	i.open(wrapped)
	i.raise(eiie, "an exception leaves the class's initialiser", exc)
}

// raise returns a new exception of class exc; cause may be nil.
func (i *initEmitter) raise(exc, detail string, cause ivl.Term) {
	w := i.w
	site := w.site()
	t := thrown{site: site}
	if w.u.opts.Checks.wants(w.u.hier, ivl.UncaughtException, exc) {
		t.prop = w.property(i.at, ivl.UncaughtException, exc, detail)
		if m := w.u.inits[i.class]; m != nil {
			w.checkedAt[t.prop] = checkPlace{x: m, whole: true}
		}
	}
	w.thrown = append(w.thrown, t)
	x := i.local("exc", ivl.RefTo(w.class(exc)))
	i.allocate(x, w.class(exc), site)
	w.describeNew(i.builder, x, exc, cause)
	i.end(&ivl.Return{Ts: []ivl.Term{x}, Pos: i.at})
}

func (i *initEmitter) returnOK() {
	var ts []ivl.Term
	if i.throws {
		ts = []ivl.Term{ivl.Null(i.w.class(throwable))}
	}
	i.end(&ivl.Return{Ts: ts, Pos: i.at})
}

// runsInitialisers reports whether any class has an initialiser to run.
func (u *universe) runsInitialisers() bool {
	for _, m := range u.inits {
		if m != nil {
			return true
		}
	}
	return false
}
