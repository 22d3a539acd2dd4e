package lower

import (
	"maps"
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/indy"
	"github.com/jayverify/jayverify/ivl"
)

// Failure is a method that LowerAll had to leave out.
type Failure struct {
	Method string // Main.f(I)I
	Err    error
}

// Error is one line, "METHOD: WHY".
func (f Failure) Error() string { return f.Method + ": " + f.Err.Error() }

// Unwrap returns Err.
func (f Failure) Unwrap() error { return f.Err }

// LowerAll turns every method with code of the given classes into one IVL
// program: its entry initialises the classes, picks one of the methods and
// calls it with arbitrary arguments. It is for seeing whether all of a library
// can be lowered, and no verdict rests on it.
//
// The classes are those that src yields, too; where it says that others are the
// platform's, their methods are called without bodies, so that a large library
// goes through in parts. Classes that src does not find are taken to be empty,
// as libraries name some that are there only for those who use them; whatever
// needs one is not supported, with its position. A method that cannot be lifted
// is among the failures and has no body. The error is of what nothing can be
// made of, such as a class that is its own superclass.
func LowerAll(src Source, classes []*classfile.Class, opts Options) (*Result, []Failure, error) {
	u, roots, failures, err := findAll(src, classes, opts)
	if err != nil {
		return nil, failures, err
	}
	r, err := emitAll(u, func(w *world) *ivl.Proc { return w.emitEntries(roots, classes) })
	if err != nil {
		return nil, failures, err
	}
	r.Missing = u.missingClasses()
	return r, failures, nil
}

// findAll finds what the methods with code of the given classes can reach, each
// with arguments from outside. The failures are those that could not be lifted.
func findAll(src Source, classes []*classfile.Class, opts Options) (*universe, []*method, []Failure, error) {
	dynamic := indy.NewOverlay(src)
	ph := newPhantoms(dynamic, classes)
	u := newUniverse(ph, classfile.NewHierarchy(ph), opts)
	u.dynamic, u.ssa.dynamic, u.phantoms = dynamic, dynamic, ph
	u.standIns = newStandIns(src)
	u.outside.lister, _ = src.(ClassLister)
	u.outside.open = true
	for _, t := range []string{object, throwable, stringClassName} {
		u.addType(t)
	}
	failures := u.liftable(classes)
	var roots []*method
	for _, c := range classes {
		for _, m := range c.Methods {
			if m.Code != nil && !u.bodiless[m] {
				x := u.reach(m)
				u.entryTypes(x)
				roots = append(roots, x)
			}
		}
		u.needsInit(c.Name)
	}
	return u, roots, failures, u.explore()
}

// missingClasses lists the classes that were not found, sorted.
func (u *universe) missingClasses() []string { return slices.Sorted(maps.Keys(u.phantoms.made)) }

// liftable lifts the methods of the classes, and lists those for which that
// fails.
func (u *universe) liftable(classes []*classfile.Class) []Failure {
	var out []Failure
	for _, c := range classes {
		for _, m := range c.Methods {
			if m.Code == nil {
				continue
			}
			if _, err := u.ssa.of(m); err != nil {
				u.bodiless[m] = true
				out = append(out, Failure{methodName(c.Name, m.Name, m.Desc), err})
			}
		}
	}
	return out
}

// emitEntries makes the entry procedure for all of the given methods.
func (w *world) emitEntries(roots []*method, classes []*classfile.Class) *ivl.Proc {
	b := newBuilder(entryName)
	b.at = ivl.Pos{Method: &ivl.Method{Class: object, Name: entryName, Desc: "()V"}}
	e := &entries{world: w, builder: b, exc: b.local("exc", ivl.RefTo(w.class(throwable)))}
	b.open("entry")
	for _, c := range append(classes[:len(classes):len(classes)], w.u.externalClasses()...) {
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
	if !e.u.needsInit(name) {
		return
	}
	run, done := e.newLabel("init"), e.newLabel("inited")
	e.branch(ivl.Eq.Of(e.statusOf(name), ivl.IntConst(begun, ivl.IntZ)), done, run)
	e.open(run)
	e.call(e.initProc(name), nil, nil, e.u.initThrows(name), done)
	e.open(done)
}

// pick emits the choice of a method and its call.
func (e *entries) pick(roots []*method) {
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
		if resultType(x.m) != "V" {
			xs = append(xs, nil)
		}
		e.call(x.name, xs, e.entryArgs(e.builder, x), x.mayThrow, "done")
	}
	e.open("done")
	e.end(&ivl.Return{Pos: e.at})
}

// call emits a call after which control is at ok, or, with an exception, where
// all of them are tested. It ends the block.
func (e *entries) call(proc string, xs []*ivl.Var, args []ivl.Term, throws bool, ok string) {
	if !throws {
		e.add(&ivl.Call{Xs: xs, Proc: proc, Args: args, Pos: e.at})
		e.jump(ok)
		return
	}
	e.add(&ivl.Call{Xs: append(xs, e.exc), Proc: proc, Args: args, Pos: e.at})
	e.branch(ivl.IsNull(e.exc), ok, "thrown")
}
