package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// guarded emits the checks of a call of m, which has no body or model.
func (e *emitter) guarded(in *ssa.Call, m *classfile.Method) {
	for _, c := range jdk.GuardOf(m).Checks {
		e.check(in, m, c)
	}
	e.formats(in, m)
}

// check emits one check of a guard.
func (e *emitter) check(in *ssa.Call, m *classfile.Method, c jdk.Check) {
	name := classfile.Dotted(in.Method.Class) + "." + in.Method.Name + "()"
	refused := func(ok ivl.Term, why string) {
		e.requireKind(in, ok, ivl.UncaughtException, jdk.IllegalArgumentException, why)
	}
	notNegative := func() {
		x := e.value(in.Args[c.Arg])
		refused(ivl.Le.Of(ivl.IntConst(0, x.Type()), x), "in "+name+": timeout value is negative")
	}
	switch c.Op {
	case jdk.NotNull:
		e.notNull(in, in.Args[c.Arg], "an argument of "+in.Method.Name+"()")
	case jdk.NotNegative:
		notNegative()
	case jdk.IsSize:
		e.requireSize(in, in.Args[c.Arg])
	case jdk.MillisAndNanos:
		notNegative()
		refused(inRange(e.value(in.Args[c.Arg+1]), 0, 999999), "in "+name+": nanoseconds out of range")
	case jdk.InRange:
		refused(inRange(e.value(in.Args[c.Arg]), c.Lo, c.Hi), "in "+classfile.Dotted(m.Class.Name)+"."+m.Name+"()")
	case jdk.LockHeld:
		e.lockIsHeld(in)
	case jdk.NullUnsupported:
		e.refuseNull(in, c.Arg)
	case jdk.PartUnsupported:
		e.unsupported(classfile.Dotted(in.Method.Class) + "." + in.Method.Name + "() of a part of a text")
	case jdk.IsEnum: // of models alone, see asksEnum
	default:
		panic("BUG: the check " + string(c.Op) + " is not lowered")
	}
}

// refuseNull emits that argument i is not null: a stream of System that is set to
// null is not followed.
func (e *emitter) refuseNull(in *ssa.Call, i int) {
	if !e.isNonNull(in.Args[i]) {
		e.violation(ivl.Not.Of(ivl.IsNull(e.value(in.Args[i]))), ivl.Unsupported, "", "java.lang.System."+in.Method.Name+"() of null")
	}
}

// lockIsHeld is the check that the thread holds the lock of the receiver (JVMS
// §2.11.10). The check looks at this method alone; if a caller may hold the lock,
// the answer is not known.
func (e *emitter) lockIsHeld(in *ssa.Call) {
	switch {
	case e.prog.Holds(e.x, in, in.Args[0]):
	case !e.prog.Locks():
		e.requireKind(in, ivl.False, ivl.UncaughtException, jdk.IllegalMonitorStateException, "in java.lang.Object."+in.Method.Name+"(): the lock is not held")
	default:
		e.unsupported("java.lang.Object." + in.Method.Name + "() of an object that this method has not locked")
	}
}
