package lower

import (
	"fmt"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// Models (package models) are platform classes written anew. Their code is
// ordinary code but for its exceptions: what the JVM checks by itself there
// holds and is assumed, and what a model throws always travels to the line of
// the program that called it, which raises it anew. So the property is the
// program's, and each line has its own.

// model reports whether x is a method of a model, or one whose exceptions also
// come from the line that calls it: the platform's own code, and what stands
// between that line and the target of a method reference.
func (x *method) model() bool { return x.m.Class.Origin.Model || x.transparent }

// trusted reports whether the JVM's own checks hold in x. They do in models,
// except in bridge methods: there javac checks what the program passes.
func (x *method) trusted() bool {
	return x.m.Class.Origin.Model && !x.m.Access.Has(classfile.AccBridge)
}

// trusts reports whether what would raise an exception of class exc in x by
// itself never does.
func (x *method) trusts(exc string) bool {
	return x.m.Class.Origin.Model && (exc != cce || x.trusted())
}

// mayGiveNull reports whether v, in a method of a model, is what code of the
// program has just returned, perhaps null: of that a model knows nothing.
func (u *universe) mayGiveNull(x *method, v ssa.Value) bool {
	if c, ok := v.(*ssa.CheckCast); ok {
		v = c.X
	}
	call, ok := v.(*ssa.Call)
	if !ok || !x.m.Class.Origin.Model || x.sites[call] == nil {
		return false
	}
	for _, t := range x.sites[call].targets {
		if !t.m.model() && !u.nulls.returnsNonNull(t.m.m, 0) {
			return true
		}
	}
	return false
}

// derefs returns the value that must not be null where in is executed; nil when
// there is none.
func derefs(in ssa.Instr) ssa.Value {
	switch in := in.(type) {
	case *ssa.GetField:
		return in.Object
	case *ssa.PutField:
		return in.Object
	case *ssa.ArrayLength:
		return in.Array
	case *ssa.ArrayLoad:
		return in.Array
	case *ssa.ArrayStore:
		return in.Array
	case *ssa.Call:
		if in.Kind != ssa.InvokeStatic {
			return in.Args[0]
		}
	}
	return nil
}

// givenNulls makes NullPointerException known where a model uses what code of the
// program returns. It reports whether that is new.
func (u *universe) givenNulls() bool {
	if u.types[npe] != nil {
		return false
	}
	for _, x := range u.order {
		if !x.m.Class.Origin.Model {
			continue
		}
		for _, b := range x.fn.Blocks {
			for _, in := range b.Instrs {
				if v := derefs(in); v != nil && u.mayGiveNull(x, v) {
					u.addType(npe)
					return true
				}
			}
		}
	}
	return false
}

// inside says where an exception of x comes from that its caller raises.
func (u *universe) inside(x *method) string {
	host := u.dynamic.Host(x.m.Class.Name)
	switch {
	case host == x.m.Class.Name:
		return "in " + dots(host) + "." + x.m.Name + "()"
	case u.platform(host):
		return "in " + dots(host)
	}
	return fmt.Sprintf("in the method reference of line %d", x.fn.Line(0))
}

// mutableModel reports whether class name is a model, or lifted, or extends one,
// and the model's part of its objects changes.
func (u *universe) mutableModel(name string) bool {
	for name != "" && name[0] != '[' {
		c := u.class(name)
		if c == nil {
			return false
		}
		if c.Origin.Model || isLifted(c) {
			for _, f := range c.Fields {
				if !f.IsStatic() && !f.IsFinal() {
					return !u.subtype(name, throwable)
				}
			}
		}
		name = c.Super
	}
	return false
}

// modelSites is where the numbers of allocation sites of exceptions in models
// start.
const modelSites = 1 << 24

// exceptionSite returns the site for an exception that the method allocates.
func (e *emitter) exceptionSite() int {
	if !e.x.model() {
		return e.w.site()
	}
	e.w.modelSites++
	return modelSites + e.w.modelSites
}

// modelThrows brings what is known of the exceptions of a model's method up to
// date, and reports whether it grew.
func (u *universe) modelThrows(x *method) bool {
	before, passed := len(x.raises), x.passes
	if x.raises == nil {
		x.raises = catchSet{}
	}
	raise := func(in ssa.Instr, exc string) {
		if !u.surelyCaught(in, exc) {
			x.raises[exc] = true
		}
	}
	for _, b := range x.fn.Blocks {
		for _, in := range b.Instrs {
			for _, exc := range append(implicitExceptions(in), u.intrinsicThrows(x, in)...) {
				if !x.trusts(exc) {
					raise(in, exc)
				}
			}
			if v := derefs(in); v != nil && u.mayGiveNull(x, v) {
				raise(in, npe)
			}
			if n, ok := in.(*ssa.New); ok && !x.m.Class.Origin.Model && u.subtype(n.Class, throwable) {
				x.raises[n.Class] = true // the JDK's code may make it in one place and throw it in another
			}
			if t, ok := in.(*ssa.Throw); ok {
				if n, isNew := t.X.(*ssa.New); isNew {
					raise(in, n.Class)
				} else {
					x.passes = true
				}
			}
		}
	}
	for _, s := range x.calls {
		if catchesAll(s.instr.Block()) {
			continue
		}
		for _, t := range s.targets {
			switch {
			case t.m.model():
				for exc := range t.m.raises {
					raise(s.instr, exc)
				}
				x.passes = x.passes || t.m.passes
			default:
				x.passes = x.passes || t.m.mayThrow
			}
		}
		if u.opts.Pedantic && s.resolved != nil && len(s.resolved.Exceptions) > 0 {
			x.passes = true
		}
	}
	for _, i := range x.initCalls {
		if !catchesAll(i.instr.Block()) && u.initThrows(i.class) {
			x.passes = true
		}
	}
	x.mayThrow = x.passes || len(x.raises) > 0
	return len(x.raises) > before || x.passes != passed
}

// surelyCaught reports whether a handler around in catches exceptions of class
// exc.
func (u *universe) surelyCaught(in ssa.Instr, exc string) bool {
	for _, h := range in.Block().Handlers {
		if h.CatchType == "" || u.subtype(exc, h.CatchType) {
			return true
		}
	}
	return false
}

// comesOut reports whether an exception that leaves t, called by in, can leave
// x as a value.
func (u *universe) comesOut(x *method, in ssa.Instr, t *method) bool {
	switch {
	case !t.mayThrow || catchesAll(in.Block()):
		return false
	case !t.model() || t.passes:
		return true
	}
	for exc := range t.raises {
		if u.travelsOut(x, in, exc, true) {
			return true
		}
	}
	return false
}

// callModel emits the program's call of a model's method that may throw: an
// exception that a model raised is raised anew by in, others go on as they are.
func (e *emitter) callModel(in ssa.Instr, xs []*ivl.Var, m *method, args []ivl.Term) {
	exc := e.local("exc", e.throwableType())
	e.add(&ivl.Call{Xs: append(xs, exc), Proc: m.name, Args: args, Pos: e.at})
	ok, thrown := e.newLabel("ok"), e.newLabel("thrown")
	e.branch(ivl.IsNull(exc), ok, thrown)
	e.open(thrown)
	own := ""
	if m.passes {
		own = e.newLabel("passed")
		raised := e.newLabel("raised")
		e.branch(inRange(ivl.Site(exc), modelSites, boxSites-1), raised, own)
		e.open(raised)
	}
	for i, class := range m.raises.sorted() {
		next := ""
		if i+1 < len(m.raises) || m.passes {
			hit := e.newLabel("case")
			next = e.newLabel("next")
			e.branch(ivl.Eq.Of(ivl.TypeNo(exc), ivl.IntConst(int64(e.w.class(class).ID), ivl.IntZ)), hit, next)
			e.open(hit)
		}
		e.raiseAnew(in, exc, class, e.u.inside(m))
		if next != "" {
			e.open(next)
		}
	}
	if m.passes { // of no class that m throws where it makes the exception
		if !e.dead() {
			e.jump(own)
		}
		e.open(own)
		e.transfer(in, exc, throwable, false)
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
	case npe, cce, aioobe, nase:
		kind = implicitKinds[class]
	}
	if e.fateOf(in, class, true) == violates {
		e.violation(ivl.False, kind, class, detail)
		e.stop()
		return
	}
	site := e.w.site()
	if e.u.opts.Checks.wants(e.u.hier, kind, class) {
		e.w.thrown = append(e.w.thrown, thrown{site: site, prop: e.property(kind, class, detail)})
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
