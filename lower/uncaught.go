package lower

import (
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ivl"
)

// checkedCall emits a call whose exception, if it returns one, leaves the
// entry: the property of the place that allocated the exception is violated.
func (w *world) checkedCall(b *builder, proc string, xs []*ivl.Var, args []ivl.Term, throws bool) {
	if !throws {
		b.add(&ivl.Call{Xs: xs, Proc: proc, Args: args, Pos: b.at})
		return
	}
	exc := b.local("exc", ivl.RefTo(w.class(jdk.Throwable)))
	b.add(&ivl.Call{Xs: append(xs, exc), Proc: proc, Args: args, Pos: b.at})
	ok, thrown := b.newLabel("ok"), b.newLabel("thrown")
	b.branch(ivl.IsNull(exc), ok, thrown)
	b.open(thrown)
	if w.grows {
		b.add(&ivl.Call{Proc: UncaughtName, Args: []ivl.Term{exc}, Pos: b.at})
		b.stop()
	} else {
		w.uncaught(b, exc)
	}
	b.open(ok)
}

// uncaught emits that exception exc leaves the entry. It ends the block.
func (w *world) uncaught(b *builder, exc *ivl.Var) {
	only := w.prog.OnlyBuilding()
	for _, t := range w.thrown {
		is := ivl.Eq.Of(ivl.Site(exc), ivl.IntConst(int64(t.Site), ivl.IntZ))
		if only[w.checkedAt[t.Prop].Method] {
			w.caught[t.Prop] = true
		}
		if t.Prop == nil || w.caught[t.Prop] {
			b.assume(ivl.Not.Of(is))
			continue
		}
		b.add(&ivl.Assert{T: ivl.Not.Of(is), Prop: t.Prop, Pos: t.Prop.Pos})
	}
	if w.prog.Opts.Execute != nil {
		w.uncaughtByClass(b, exc)
		return
	}
	if !w.foreignThrowables() {
		p := w.property(b.at, ivl.Unsupported, jdk.Throwable, "an exception of unknown origin")
		b.add(&ivl.Assert{T: ivl.False, Prop: p, Pos: b.at})
	} else if w.prog.Opts.Checks.Wants(w.prog.Hier, ivl.UncaughtException, jdk.Throwable) {
		p := w.property(b.at, ivl.UncaughtException, jdk.Throwable, "an exception that the program did not allocate")
		b.add(&ivl.Assert{T: ivl.False, Prop: p, Pos: b.at})
	}
	b.stop()
}

// foreignThrowables reports whether unmodelled code may hand the program an
// exception to throw.
func (w *world) foreignThrowables() bool {
	for _, t := range w.possible(jdk.Throwable).all {
		if t.External {
			return true
		}
	}
	return false
}

// UncaughtName is the procedure of a Growing program that gets what nothing has caught. It is made when it
// is called: then all places are known at which a run can have raised an exception.
const UncaughtName = "$uncaught"
