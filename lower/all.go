package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
)

// LowerAll turns every method with code of the given classes into one IVL
// program: its entry initialises the classes, picks one of the methods and
// calls it with arbitrary arguments. It shows whether all of a library can be
// lowered; verdicts do not depend on it.
//
// src must find the given classes, too. If src reports other classes as the
// platform's, their methods are called without bodies, so a large library can
// be lowered in parts. Classes that src does not find are treated as empty,
// because libraries name optional classes; code that needs one is not
// supported, with its position. A method that cannot be lifted is among the
// failures and has no body. The error reports input that cannot be lowered at
// all, such as a class that is its own superclass.
func LowerAll(src reach.Source, classes []*classfile.Class, opts reach.Options) (*Result, []reach.Failure, error) {
	p, roots, failures, err := reach.FindAll(src, classes, opts)
	if err != nil {
		return nil, failures, err
	}
	r, err := emitAll(p, nil, func(w *world) *ivl.Proc { return w.emitEntries(roots, classes) })
	if err != nil {
		return nil, failures, err
	}
	r.Missing = p.MissingClasses()
	return r, failures, nil
}

// emitEntries makes the entry procedure for all of the given methods.
func (w *world) emitEntries(roots []*reach.Method, classes []*classfile.Class) *ivl.Proc {
	b := newBuilder(entryName)
	b.at = ivl.Pos{Method: &ivl.Method{Class: jdk.Object, Name: entryName, Desc: "()V"}}
	e := &entries{world: w, builder: b, exc: b.local("exc", ivl.RefTo(w.class(jdk.Throwable)))}
	b.open("entry")
	for _, c := range append(classes[:len(classes):len(classes)], w.prog.ExternalClasses()...) {
		e.initialised(c.Name)
	}
	e.pick(roots)
	b.open("thrown") // one test for the exceptions of all methods
	w.uncaught(b, e.exc)
	return b.finish()
}

// entries makes the entry procedure of LowerAll.
type entries struct {
	*world
	*builder
	exc *ivl.Var // what a method or an initialiser threw
}

// initialised emits the initialisation of a class.
func (e *entries) initialised(name string) {
	if !e.prog.NeedsInit(name) {
		return
	}
	run, done := e.newLabel("init"), e.newLabel("inited")
	e.branch(ivl.Eq.Of(e.statusOf(name), ivl.IntConst(begun, ivl.IntZ)), done, run)
	e.open(run)
	e.call(e.initProc(name), nil, nil, e.prog.InitThrows(name), done)
	e.open(done)
}

// pick emits the choice of a method and its call.
func (e *entries) pick(roots []*reach.Method) {
	which := e.local("which", ivl.Int)
	e.havoc(which, e.input(ivl.Environment, "the method that is called", e.at))
	labels := make([]string, len(roots))
	ts := make([]ivl.Target, len(roots), len(roots)+1)
	for i := range roots {
		labels[i] = e.newLabel("call")
		ts[i] = ivl.Target{Cond: ivl.Eq.Of(which, ivl.IntConst(int64(i), ivl.IntZ)), Label: labels[i]}
	}
	e.end(&ivl.Goto{Targets: append(ts, ivl.Target{Label: "done"}), Pos: e.at})
	for i, x := range roots {
		e.open(labels[i])
		var xs []*ivl.Var
		if reach.ResultType(x.Def) != "V" {
			xs = append(xs, nil)
		}
		e.call(x.Name, xs, e.entryArgs(e.builder, x, nil), x.MayThrow, "done")
	}
	e.open("done")
	e.end(&ivl.Return{Pos: e.at})
}

// call emits a call. After it, control goes to ok or, with an exception, to the
// common test of exceptions. It ends the block.
func (e *entries) call(proc string, xs []*ivl.Var, args []ivl.Term, throws bool, ok string) {
	if !throws {
		e.add(&ivl.Call{Xs: xs, Proc: proc, Args: args, Pos: e.at})
		e.jump(ok)
		return
	}
	e.add(&ivl.Call{Xs: append(xs, e.exc), Proc: proc, Args: args, Pos: e.at})
	e.branch(ivl.IsNull(e.exc), ok, "thrown")
}
