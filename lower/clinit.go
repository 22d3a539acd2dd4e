package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// initialise emits the initialisation of class name where in triggers it
// (JLS §12.4.1), unless it has begun on every path to here.
func (e *emitter) initialise(in ssa.Instr, name string) {
	if !e.prog.NeedsInit(name) || e.known.inited[name] {
		return
	}
	own := e.prog.Dynamic.Host(e.x.Def.Class.Name)
	if own == name || (e.prog.Subtype(own, name) && !e.prog.Class(name).IsInterface()) {
		// A method of the class or a subclass runs, so its initialisation has begun. If it has
		// failed since, methods can still run on objects that were stored before.
		if !e.prog.InitThrows(name) || e.x.Def.Name == "<clinit>" {
			return
		}
	}
	e.initialiseNow(in, name)
	e.known.inited[name] = true
}

// initialiseNow emits the guarded call of the class's initialisation. If that
// has failed before, in throws the JVM's exception (JLS §12.4.2 step 5).
func (e *emitter) initialiseNow(in ssa.Instr, name string) {
	run, done := e.newLabel("init"), e.newLabel("inited")
	e.branch(ivl.Eq.Of(e.w.statusOf(name), ivl.IntConst(begun, ivl.IntZ)), done, run)
	e.open(run)
	if e.prog.InitThrows(name) {
		failed := ivl.Eq.Of(e.w.statusOf(name), ivl.IntConst(erroneous, ivl.IntZ))
		e.requireKind(in, ivl.Not.Of(failed), ivl.UncaughtException, jdk.NoClassDefFoundError, "class "+classfile.Dotted(name)+" failed to initialise before")
	}
	e.callProc(in, nil, e.w.initProc(name), nil, e.prog.InitThrows(name))
	e.jump(done)
	e.open(done)
}
