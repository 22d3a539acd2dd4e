package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// require emits a check that the JVM makes at in: cond holds, or in raises an
// exception of class exc. detail names the object of the check.
func (e *emitter) require(in ssa.Instr, cond ivl.Term, exc, detail string) {
	e.requireKind(in, cond, implicitKinds[exc], exc, detail)
}

// requireKind is require for an exception that stands for a property of the
// given kind.
func (e *emitter) requireKind(in ssa.Instr, cond ivl.Term, kind ivl.Kind, exc, detail string) {
	if cond == ivl.Term(ivl.True) || e.dead() {
		return
	}
	if e.x.Trusts(exc) {
		e.assume(cond)
		return
	}
	if e.fateOf(in, exc, true) == reach.Violates {
		e.violation(cond, kind, exc, detail)
		return
	}
	e.raiseUnless(in, cond, kind, exc, detail)
}

// raiseUnless emits that in raises an exception that travels unless cond holds.
func (e *emitter) raiseUnless(in ssa.Instr, cond ivl.Term, kind ivl.Kind, exc, detail string) {
	ok, fail := e.newLabel("ok"), e.newLabel("fail")
	e.branch(cond, ok, fail)
	e.open(fail)
	e.raiseNew(in, kind, exc, detail)
	e.open(ok)
}

// raiseNew emits the allocation of an exception object of class exc and its
// transfer to a handler or to the caller. It ends the block.
func (e *emitter) raiseNew(in ssa.Instr, kind ivl.Kind, exc, detail string) {
	site := e.exceptionSite()
	if !e.x.Model() && e.prog.Opts.Checks.Wants(e.prog.Hier, kind, exc) {
		e.w.thrown = append(e.w.thrown, reach.Thrown{Site: site, Prop: e.property(kind, exc, detail)})
	}
	c := e.w.class(exc)
	x := e.local("exc", ivl.RefTo(c))
	e.allocate(x, c, site, zero)
	e.w.describeNew(e.builder, x, exc, nil)
	e.transfer(in, x, exc, true)
}

// transfer emits the transfer of control for exception exc, not null, raised at in: to the first
// handler whose type matches, else to the caller (JVMS §2.10). exc is an instance of static or, if
// exact, its class is static. It ends the block.
func (e *emitter) transfer(in ssa.Instr, exc ivl.Term, static string, exact bool) {
	b := in.Block()
	for i, h := range b.Handlers {
		switch e.matches(h.CatchType, static, exact) {
		case reach.Always:
			e.toHandler(b, i, exc)
			return
		case reach.Sometimes:
			cond := e.isInstance(exc, e.w.possible(static), h.CatchType, true)
			if cond == ivl.Term(ivl.False) {
				continue
			}
			hit, miss := e.newLabel("catch"), e.newLabel("miss")
			e.branch(cond, hit, miss)
			e.open(hit)
			e.toHandler(b, i, exc)
			e.open(miss)
		}
	}
	if e.x.MayThrow {
		e.escape(exc)
		return
	}
	e.stop() // unreachable: mayThrow covers every exception that can travel
}

// matches says whether a handler for catchType catches exceptions of class
// static.
func (e *emitter) matches(catchType, static string, exact bool) reach.Relation {
	switch {
	case catchType == "" || e.prog.Subtype(static, catchType):
		return reach.Always
	case exact || !e.prog.Subtype(catchType, static):
		return reach.Never
	}
	return reach.Sometimes
}

// toHandler emits the jump along b's i-th exceptional edge.
func (e *emitter) toHandler(b *ssa.Block, i int, exc ivl.Term) {
	pad := b.Handlers[i].Target
	n := 0
	for _, h := range b.Handlers[:i] {
		if h.Target == pad {
			n++
		}
	}
	e.setPhis(pad, predIndex(b, pad, n))
	for _, in := range pad.Instrs {
		if c, ok := in.(*ssa.Catch); ok {
			e.assign(e.variable(c), exc)
			break
		}
	}
	e.jump(label(pad))
}

// throw emits athrow.
func (e *emitter) throw(in *ssa.Throw) {
	x := e.notNull(in, in.X, "the thrown exception")
	static := classfile.ClassNameOf(string(in.X.Type()))
	n, isNew := in.X.(*ssa.New)
	if isNew {
		static = n.Class
	}
	if static == "" { // throw null: the check above has failed
		e.stop()
		return
	}
	if isNew && e.fateOf(in, static, true) == reach.Violates {
		kind := kindOfNew(static)
		e.violation(ivl.False, kind, static, lawOf(e.x.Def))
		e.stop()
		return
	}
	e.transfer(in, x, static, isNew)
}

// notNull emits the check that v is not null, unless that is known, and
// returns v's term.
func (e *emitter) notNull(in ssa.Instr, v ssa.Value, detail string) ivl.Term {
	x := e.value(v)
	if e.isNonNull(v) {
		return x
	}
	cond := ivl.Not.Of(ivl.IsNull(x))
	if c, ok := v.(*ssa.Const); ok && c.Typ == ssa.Null {
		cond = ivl.False
	}
	if reach.Derefs(in) == v && e.prog.MayGiveNull(e.x, v) && !e.dead() {
		e.raiseUnless(in, cond, implicitKinds[jdk.NullPointerException], jdk.NullPointerException, e.describe(v, detail))
	} else {
		e.require(in, cond, jdk.NullPointerException, e.describe(v, detail))
	}
	e.known.nonNull[v] = true
	return x
}

// describe names a value as the source does, where it has a name there.
func (e *emitter) describe(v ssa.Value, otherwise string) string {
	switch v := v.(type) {
	case *ssa.Param:
		if v.Local != "" {
			return v.Local
		}
	case *ssa.Const:
		if v.Typ == ssa.Null {
			return "null"
		}
	case *ssa.GetField:
		return v.Field.Name
	case *ssa.GetStatic:
		return v.Field.Name
	case *ssa.Call:
		return "the result of " + v.Method.Name + "()"
	}
	if l, ok := v.(interface{ Local() string }); ok && l.Local() != "" {
		return l.Local()
	}
	return otherwise
}
