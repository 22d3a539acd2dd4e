package lower

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// guard is what a method of the platform without body or model checks before it
// does anything else.
type guard struct {
	raises []string
	emit   func(e *emitter, in *ssa.Call)
}

const (
	imse = "java/lang/IllegalMonitorStateException"
	cnse = "java/lang/CloneNotSupportedException"
)

// guards by CLASS.METHODDESC.
var guards = map[string]guard{
	"java/lang/Thread.sleep(J)V":    {[]string{illegalArgument}, notNegative(0)},
	"java/lang/Thread.sleep(JI)V":   {[]string{illegalArgument}, millisAndNanos(0)},
	"java/lang/Thread.join(J)V":     {[]string{illegalArgument}, notNegative(1)},
	"java/lang/Object.wait()V":      {[]string{imse}, (*emitter).lockIsHeld},
	"java/lang/Object.wait(J)V":     {[]string{imse, illegalArgument}, waits(notNegative(1))},
	"java/lang/Object.wait(JI)V":    {[]string{imse, illegalArgument}, waits(millisAndNanos(1))},
	"java/lang/Object.notify()V":    {[]string{imse}, (*emitter).lockIsHeld},
	"java/lang/Object.notifyAll()V": {[]string{imse}, (*emitter).lockIsHeld},
	"java/lang/Thread.setPriority(I)V": {[]string{illegalArgument}, func(e *emitter, in *ssa.Call) {
		e.requireKind(in, inRange(e.value(in.Args[1]), 1, 10), ivl.UncaughtException, illegalArgument, "in java.lang.Thread.setPriority()")
	}},
	"java/lang/Character.getName(I)Ljava/lang/String;": {[]string{illegalArgument}, func(e *emitter, in *ssa.Call) {
		e.requireKind(in, inRange(e.value(in.Args[0]), 0, 0x10ffff), ivl.UncaughtException, illegalArgument, "in java.lang.Character.getName()")
	}},
	"java/lang/System.setOut(Ljava/io/PrintStream;)V":                             {nil, refusesNull},
	"java/lang/System.setErr(Ljava/io/PrintStream;)V":                             {nil, refusesNull},
	"java/lang/System.setIn(Ljava/io/InputStream;)V":                              {nil, refusesNull},
	"java/io/PrintStream.append(Ljava/lang/CharSequence;II)Ljava/io/PrintStream;": {nil, refusesRange},
	"java/io/PrintWriter.append(Ljava/lang/CharSequence;II)Ljava/io/PrintWriter;": {nil, refusesRange},
	"java/io/PrintStream.print([C)V":                                              {[]string{npe}, nil}, // see prints
	"java/io/PrintStream.println([C)V":                                            {[]string{npe}, nil},
	"java/lang/Object.clone()Ljava/lang/Object;":                                  {[]string{cnse}, nil}, // see cloneObject
}

// nonNullArguments are the arguments that methods without model refuse to be
// null, by CLASS.METHODDESC without the result: positions from 0, the receiver's
// included.
var nonNullArguments = map[string][]int{
	"java/lang/Throwable.printStackTrace(Ljava/io/PrintStream;)":          {1},
	"java/lang/Throwable.printStackTrace(Ljava/io/PrintWriter;)":          {1},
	"java/lang/String.split(Ljava/lang/String;)":                          {1},
	"java/lang/String.split(Ljava/lang/String;I)":                         {1},
	"java/lang/String.matches(Ljava/lang/String;)":                        {1},
	"java/lang/String.replaceAll(Ljava/lang/String;Ljava/lang/String;)":   {1},
	"java/lang/String.replaceFirst(Ljava/lang/String;Ljava/lang/String;)": {1},
	"java/lang/String.toLowerCase(Ljava/util/Locale;)":                    {1},
	"java/lang/String.toUpperCase(Ljava/util/Locale;)":                    {1},
	"java/lang/String.getBytes(Ljava/lang/String;)":                       {1},
	"java/lang/String.getBytes(Ljava/nio/charset/Charset;)":               {1},
	"java/lang/System.getProperty(Ljava/lang/String;)":                    {0},
	"java/lang/System.getProperty(Ljava/lang/String;Ljava/lang/String;)":  {0},
	"java/lang/System.getenv(Ljava/lang/String;)":                         {0},
	"java/lang/Double.valueOf(Ljava/lang/String;)":                        {0},
	"java/lang/Float.valueOf(Ljava/lang/String;)":                         {0},
	"java/util/regex/Pattern.compile(Ljava/lang/String;)":                 {0},
	"java/util/UUID.fromString(Ljava/lang/String;)":                       {0},
}

// guardOf returns the guard of m; it is empty for a method without one.
func guardOf(m *classfile.Method) guard {
	key := m.Class.Name + "." + m.Name + m.Desc
	if g, ok := guards[key]; ok {
		return g
	}
	refused := nonNullArguments[key[:strings.IndexByte(key, ')')+1]]
	if len(refused) == 0 {
		return guard{}
	}
	return guard{[]string{npe}, func(e *emitter, in *ssa.Call) {
		for _, i := range refused {
			e.notNull(in, in.Args[i], "an argument of "+in.Method.Name+"()")
		}
	}}
}

// guarded emits what a call of m without body or model checks.
func (e *emitter) guarded(in *ssa.Call, m *classfile.Method) {
	if g := guardOf(m); g.emit != nil {
		g.emit(e, in)
	}
	e.formats(in, m)
}

// notNegative is the check that argument i is not negative.
func notNegative(i int) func(*emitter, *ssa.Call) {
	return func(e *emitter, in *ssa.Call) {
		x := e.value(in.Args[i])
		e.requireKind(in, ivl.Le.Of(ivl.IntConst(0, x.Type()), x), ivl.UncaughtException, illegalArgument, "in "+dots(in.Method.Class)+"."+in.Method.Name+"(): timeout value is negative")
	}
}

// millisAndNanos is notNegative, and that the next argument is below a million.
func millisAndNanos(i int) func(*emitter, *ssa.Call) {
	return func(e *emitter, in *ssa.Call) {
		notNegative(i)(e, in)
		e.requireKind(in, inRange(e.value(in.Args[i+1]), 0, 999999), ivl.UncaughtException, illegalArgument, "in "+dots(in.Method.Class)+"."+in.Method.Name+"(): nanoseconds out of range")
	}
}

func waits(check func(*emitter, *ssa.Call)) func(*emitter, *ssa.Call) {
	return func(e *emitter, in *ssa.Call) {
		check(e, in)
		e.lockIsHeld(in)
	}
}

// refusesNull is for a stream of System that is set to null.
func refusesNull(e *emitter, in *ssa.Call) {
	if !e.isNonNull(in.Args[0]) {
		e.violation(ivl.Not.Of(ivl.IsNull(e.value(in.Args[0]))), ivl.Unsupported, "", "java.lang.System."+in.Method.Name+"() of null")
	}
}

// refusesRange is for a part of a text, whose bounds are not followed.
func refusesRange(e *emitter, in *ssa.Call) {
	e.unsupported(dots(in.Method.Class) + "." + in.Method.Name + "() of a part of a text")
}

// lockIsHeld is the check that the thread holds the lock of the receiver (JVMS
// §2.11.10). It is decided in the method alone; where a caller may have taken the
// lock, the answer is not known.
func (e *emitter) lockIsHeld(in *ssa.Call) {
	switch {
	case e.u.holds(e.x, in, in.Args[0]):
	case !e.u.locks():
		e.requireKind(in, ivl.False, ivl.UncaughtException, imse, "in java.lang.Object."+in.Method.Name+"(): the lock is not held")
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
