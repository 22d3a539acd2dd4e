package lower

import (
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// callModel emits the program's call of a model's method that may throw: an exception that a model
// raised is raised again by in; others are passed on unchanged.
func (e *emitter) callModel(in ssa.Instr, xs []*ivl.Var, m *reach.Method, args []ivl.Term) {
	exc := e.local("exc", e.throwableType())
	e.add(&ivl.Call{Xs: append(xs, exc), Proc: m.Name, Args: args, Pos: e.at})
	e.ofMatched(in, xs, exc)
	ok, thrown := e.newLabel("ok"), e.newLabel("thrown")
	e.branch(ivl.IsNull(exc), ok, thrown)
	e.open(thrown)
	own := ""
	if m.Passes {
		own = e.newLabel("passed")
		raised := e.newLabel("raised")
		e.branch(inRange(ivl.Site(exc), modelSites, boxSites-1), raised, own)
		e.open(raised)
	}
	for i, class := range m.Raises.Sorted() {
		next := ""
		if i+1 < len(m.Raises) || m.Passes {
			hit := e.newLabel("case")
			next = e.newLabel("next")
			e.branch(ivl.Eq.Of(ivl.TypeNo(exc), ivl.IntConst(int64(e.w.class(class).ID), ivl.IntZ)), hit, next)
			e.open(hit)
		}
		e.raiseAnew(in, exc, class, e.prog.Inside(in, m))
		if next != "" {
			e.open(next)
		}
	}
	if m.Passes { // of no class that m throws where it makes the exception
		if !e.dead() {
			e.jump(own)
		}
		e.open(own)
		e.transfer(in, exc, jdk.Throwable, false)
	}
	if !e.dead() { // a model raises nothing
		e.stop()
	}
	e.open(ok)
}

// raiseAnew emits that in raises the exception exc, of exactly that class,
// which a model has raised. It ends the block.
func (e *emitter) raiseAnew(in ssa.Instr, exc *ivl.Var, class, detail string) {
	kind := ivl.UncaughtException
	switch class {
	case jdk.NullPointerException, jdk.ClassCastException, jdk.ArrayIndexOutOfBoundsException, jdk.NegativeArraySizeException:
		kind = implicitKinds[class]
	}
	if e.fateOf(in, class, true) == reach.Violates {
		e.violation(ivl.False, kind, class, detail)
		e.stop()
		return
	}
	if e.prog.Opts.Execute != nil { // it is the same object, with its stack trace
		e.transfer(in, exc, class, true)
		return
	}
	site := e.w.site()
	if e.prog.Opts.Checks.Wants(e.prog.Hier, kind, class) {
		e.w.thrown = append(e.w.thrown, reach.Thrown{Site: site, Prop: e.property(kind, class, detail)})
	}
	c := e.w.class(class)
	from, x := e.local("raised", ivl.RefTo(c)), e.local("exc", ivl.RefTo(c))
	e.assign(from, exc)
	e.add(&ivl.New{X: x, Class: c, Site: site, Pos: e.at})
	if fs := c.Mutable(); len(fs) > 0 {
		vs := make([]*ivl.Var, len(fs))
		ts := make([]ivl.Term, len(fs))
		for i, f := range fs {
			vs[i] = e.local(f.Name, f.Type)
			ts[i] = vs[i]
		}
		e.add(&ivl.Pull{Xs: vs, P: from, Class: c, Pos: e.at})
		e.add(&ivl.Push{P: x, Class: c, Ts: ts, Pos: e.at})
	}
	for _, f := range c.Tuple() {
		e.add(&ivl.Init{P: x, Field: f, T: ivl.FieldOf(from, f), Pos: e.at})
	}
	e.transfer(in, x, class, true)
}
