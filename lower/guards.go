package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// guarded emits what a call of m without body or model checks.
func (e *emitter) guarded(in *ssa.Call, m *classfile.Method) {
	for _, c := range jdk.GuardOf(m).Checks {
		e.check(in, m, c)
	}
	e.formats(in, m)
}

// check emits one check of a guard.
func (e *emitter) check(in *ssa.Call, m *classfile.Method, c jdk.Check) {
	name := dots(in.Method.Class) + "." + in.Method.Name + "()"
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
	case jdk.MillisAndNanos:
		notNegative()
		refused(inRange(e.value(in.Args[c.Arg+1]), 0, 999999), "in "+name+": nanoseconds out of range")
	case jdk.InRange:
		refused(inRange(e.value(in.Args[c.Arg]), c.Lo, c.Hi), "in "+dots(m.Class.Name)+"."+m.Name+"()")
	case jdk.LockHeld:
		e.lockIsHeld(in)
	case jdk.NullUnsupported:
		e.refuseNull(in, c.Arg)
	case jdk.PartUnsupported:
		e.unsupported(dots(in.Method.Class) + "." + in.Method.Name + "() of a part of a text")
	case jdk.IsEnum: // of models alone, see refuseNoEnum
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
// §2.11.10). It is decided in the method alone; where a caller may have taken the
// lock, the answer is not known.
func (e *emitter) lockIsHeld(in *ssa.Call) {
	switch {
	case e.u.holds(e.x, in, in.Args[0]):
	case !e.u.locks():
		e.requireKind(in, ivl.False, ivl.UncaughtException, jdk.IllegalMonitorStateException, "in java.lang.Object."+in.Method.Name+"(): the lock is not held")
	default:
		e.unsupported("java.lang.Object." + in.Method.Name + "() of an object that this method has not locked")
	}
}

// locks reports whether anything reachable takes a lock.
func (u *universe) locks() bool {
	for _, x := range u.order {
		if x.m.Access.Has(classfile.AccSynchronized) && !x.m.Class.Origin.Platform {
			return true
		}
		if x.m.Class.Origin.Platform || x.fn == nil {
			continue
		}
		for _, b := range x.fn.Blocks {
			for _, in := range b.Instrs {
				if _, ok := in.(*ssa.Monitor); ok {
					return true
				}
			}
		}
	}
	return false
}

// holds reports whether x has locked v, and not unlocked it since, on each way to
// the instruction at.
func (u *universe) holds(x *method, at ssa.Instr, v ssa.Value) bool {
	start := map[string]bool{}
	if x.m.Access.Has(classfile.AccSynchronized) && !x.m.IsStatic() {
		start[u.lockName(x.fn.Params[0])] = true
	}
	into := map[*ssa.Block]map[string]bool{x.fn.Blocks[0]: start}
	for changed := true; changed; {
		changed = false
		for _, b := range x.fn.Blocks {
			in, reached := into[b]
			if !reached {
				continue
			}
			out := u.heldAfter(b, in, nil)
			for _, s := range b.Succs {
				changed = meet(into, s, out) || changed
			}
			for _, h := range b.Handlers {
				changed = meet(into, h.Target, common(in, out)) || changed
			}
		}
	}
	return u.heldAfter(at.Block(), into[at.Block()], at)[u.lockName(v)]
}

// heldAfter returns the locks held after block b, or before its instruction end.
func (u *universe) heldAfter(b *ssa.Block, held map[string]bool, end ssa.Instr) map[string]bool {
	held = common(held, held)
	for _, in := range b.Instrs {
		if in == end {
			break
		}
		if m, ok := in.(*ssa.Monitor); ok {
			if n := u.lockName(m.Object); m.Enter {
				held[n] = true
			} else {
				delete(held, n)
			}
		}
	}
	return held
}

// meet makes the locks held at the start of b those that out has, too.
func meet(into map[*ssa.Block]map[string]bool, b *ssa.Block, out map[string]bool) (changed bool) {
	old, known := into[b]
	if !known {
		into[b] = out
		return true
	}
	into[b] = common(old, out)
	return len(into[b]) < len(old)
}

func common(a, b map[string]bool) map[string]bool {
	c := map[string]bool{}
	for n := range a {
		if b[n] {
			c[n] = true
		}
	}
	return c
}

// lockName names a value such that equal names are the same object: also what two
// reads of a final field give.
func (u *universe) lockName(v ssa.Value) string {
	switch v := v.(type) {
	case *ssa.GetField:
		if f := u.field(v.Field); f != nil && f.IsFinal() {
			return u.lockName(v.Object) + "." + f.Class.Name + "." + f.Name
		}
	case *ssa.GetStatic:
		if f := u.field(v.Field); f != nil && f.IsFinal() {
			return f.Class.Name + "." + f.Name
		}
	}
	return v.Name()
}
