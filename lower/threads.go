package lower

import (
	"maps"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// Where the threads of a program are executed one step after the other (reach.Options.Schedules), monitors, waits and
// notifications are calls of primitives: procedures without effect, in whose place ivl.Explore acts. The JDK's
// classes for threads have models (models/threads) that say with a constant which of their methods are one step.

// threadClass is the class of threads, spawnMethod the static method of its model that a new thread runs.
const (
	threadClass = "java/lang/Thread"
	spawnMethod = "$spawn"
	stepsField  = "$STEPS"     // the methods of a model that are one step, with spaces between
	awaitPrefix = "$await"     // of the names of those that wait until they return true
	idlePrefix  = "$awaitIdle" // of those in which a thread of a pool waits for work
)

// primitives are the procedures of the primitives, named as the methods of the model of Thread that stand for them.
var primitives = map[string]ivl.ThreadOp{
	"$self": ivl.Self, "$current": ivl.Current, "$alone": ivl.Alone, "$locks": ivl.Holding, "$vague": ivl.Vague, "$enter": ivl.Lock, "$tryEnter": ivl.TryLock, "$exit": ivl.Unlock, "$holds": ivl.Holds,
	"$await": ivl.Wait, "$awaitTime": ivl.WaitTimed, "$signal": ivl.Notify, "$signalAll": ivl.NotifyAll,
}

// primitive returns the name of a primitive, whose procedure it makes.
func (w *world) primitive(name string) string {
	if w.helpers[name] != nil {
		return name
	}
	op := primitives[name]
	b := newBuilder(name)
	b.at = ivl.Pos{Method: &ivl.Method{Class: jdk.Object, Name: name, Desc: "()V"}}
	var results []ivl.Term
	switch op {
	case ivl.TryLock, ivl.Alone, ivl.Holding:
		b.proc.Results = []ivl.Type{ivl.IntOf(ivl.U1)}
	case ivl.Self, ivl.Holds:
		b.proc.Results = []ivl.Type{ivl.Int}
	case ivl.Current:
		b.proc.Results = []ivl.Type{ivl.RefTo(w.class(threadClass))}
	}
	for _, t := range b.proc.Results {
		results = append(results, ivl.Zero(t))
	}
	for range paramsOf(op) {
		b.param(b.fresh("o", ivl.RefTo(w.class(jdk.Object))))
	}
	b.open("entry")
	b.end(&ivl.Return{Ts: results, Pos: b.at})
	w.helper(b.finish())
	return name
}

// paramsOf is how many objects a primitive is about: a monitor, and a queue of threads that wait.
func paramsOf(op ivl.ThreadOp) int {
	switch op {
	case ivl.Self, ivl.Current, ivl.Alone, ivl.Holding, ivl.Vague:
		return 0
	case ivl.Wait, ivl.WaitTimed, ivl.Notify, ivl.NotifyAll:
		return 2
	}
	return 1
}

// monitor emits that a monitor is taken or given back.
func (e *emitter) monitor(in *ssa.Monitor) {
	if !e.prog.Opts.Schedules {
		return
	}
	name := "$exit"
	if in.Enter {
		name = "$enter"
	}
	e.callPrimitive(nil, name, in.Object)
}

// callPrimitive emits the call of a primitive on objects.
func (e *emitter) callPrimitive(xs []*ivl.Var, name string, on ...ssa.Value) {
	var args []ivl.Term
	for _, v := range on {
		args = append(args, e.as(v, ivl.RefTo(e.w.class(jdk.Object))))
	}
	e.add(&ivl.Call{Xs: xs, Proc: e.w.primitive(name), Args: args, Pos: e.at})
}

// conditions are the methods of Object that wait or notify.
var conditions = map[string]string{"wait()V": "$await", "wait(J)V": "$awaitTime", "notify()V": "$signal", "notifyAll()V": "$signalAll"}

// threadCall emits a call of m if it is one of a primitive.
func (e *emitter) threadCall(in *ssa.Call, m *classfile.Method) bool {
	switch {
	case m.Class.Name == jdk.Object:
		name := conditions[m.Name+m.Desc]
		if name == "" {
			return false
		}
		if name == "$awaitTime" {
			e.requireKind(in, ivl.Le.Of(ivl.IntConst(0, ivl.Long), e.value(in.Args[1])), ivl.UncaughtException, "java/lang/IllegalArgumentException", "in java.lang.Object.wait()")
		}
		e.callPrimitive(nil, name, in.Args[0], in.Args[0])
		return true
	case m.Class.Name == threadClass && primitives[m.Name] != 0:
		var xs []*ivl.Var
		if in.Type() != ssa.Void {
			xs = []*ivl.Var{e.variable(in)}
		}
		e.callPrimitive(xs, m.Name, in.Args...)
		return true
	}
	return false
}

// outsideThreads reports whether a method of the JDK without body or model touches nothing that threads share, and makes no
// thread wait: those of streams of text, which only print.
func outsideThreads(m *classfile.Method) bool {
	return m.Class.Name == "java/io/PrintStream" || jdk.Is(m, jdk.TellsNothing)
}

// locked gives a synchronized method the monitor of its receiver, or of its class (JVMS §2.11.10): it returns the procedure that takes
// the monitor, executes body, and gives the monitor back, also if there is an exception. The name goes from body to it.
func (w *world) locked(m *reach.Method, body *ivl.Proc) *ivl.Proc {
	b := newBuilder(body.Name)
	b.at, b.proc.Pos, b.proc.Results = body.Pos, body.Pos, body.Results
	body.Name += "'locked"
	var args []ivl.Term
	for _, v := range body.Params {
		x := b.fresh(v.Name, v.Typ)
		b.param(x)
		args = append(args, x)
	}
	var on ivl.Term
	if m.Def.IsStatic() {
		on = w.object(jdk.ClassClass, m.Def.Class.Name)
	} else {
		on = args[0]
	}
	var xs []*ivl.Var
	var results []ivl.Term
	for _, t := range body.Results {
		x := b.local("result", t)
		xs, results = append(xs, x), append(results, x)
	}
	b.open("entry")
	b.add(&ivl.Call{Proc: w.primitive("$enter"), Args: []ivl.Term{on}, Pos: b.at})
	b.add(&ivl.Call{Xs: xs, Proc: body.Name, Args: args, Pos: b.at})
	b.add(&ivl.Call{Proc: w.primitive("$exit"), Args: []ivl.Term{on}, Pos: b.at})
	b.end(&ivl.Return{Ts: results, Pos: b.at})
	return b.finish()
}

// threads makes static fields those of one object, as interfere does, and says what the procedures and fields of p mean to threads.
func (w *world) threads(p *ivl.Program) *ivl.Threads {
	i := newInterference(w)
	i.exact = true
	i.share(p)
	i.start(p.Procs[0])
	t := &ivl.Threads{
		Does: map[string]ivl.ThreadOp{}, Steps: map[string]ivl.StepKind{}, Inits: map[string]bool{}, Program: map[string]bool{},
		Volatile: i.volatile, Final: map[*ivl.Field]bool{}, Status: map[*ivl.Field]bool{}, Constant: map[*ivl.Class]bool{}, Coarse: map[*ivl.Class]bool{}, Statics: i.holder,
	}
	maps.Copy(t.Does, primitives)
	for f, g := range w.fields {
		t.Final[g] = f.Access.Has(classfile.AccFinal)
	}
	for name, v := range w.status {
		t.Status[i.fields[v]] = true
		t.Inits[classfile.Dotted(name)+".$init"] = true
	}
	for _, m := range w.prog.Methods {
		if m.Def.Class.Name == threadClass && m.Def.Name == spawnMethod {
			t.Does[m.Name] = ivl.Spawn
		}
		if step, stays := isStep(m.Def); step {
			t.Steps[m.Name] = ivl.StepKind{Awaits: strings.HasPrefix(m.Def.Name, awaitPrefix), Idle: strings.HasPrefix(m.Def.Name, idlePrefix), Stays: stays}
		}
		if !m.Def.Class.Origin.Platform {
			t.Program[m.Name] = true
		}
	}
	t.Refused = w.refusesThreads()
	for f, v := range w.statics {
		if w.prog.Dynamic.Host(f.Class.Name) != f.Class.Name { // of a lambda: the JVM makes one object for its place
			t.Volatile[i.fields[v]] = true
		}
	}
	for _, b := range jdk.Wrappers() {
		t.Constant[w.class(b.Class)] = true
	}
	t.Constant[w.class(jdk.String)] = true
	for name, c := range w.classes {
		if k := w.prog.Class(name); k != nil && k.Origin.Platform && stepsOf(k) == nil {
			t.Coarse[c] = true
		}
	}
	return t
}

// refusesThreads says which class of the program has code that the JDK may run at any time: a finaliser, or a method of Thread other
// than run, start and toString that it overrides. Constructors of Thread ask the thread that calls them.
func (w *world) refusesThreads() string {
	base := w.prog.Class(threadClass)
	for _, t := range w.prog.TypeOrder {
		for c := w.prog.Class(t.Name); c != nil && !c.Origin.Platform; c = w.prog.Class(c.Super) {
			for _, m := range c.Methods {
				switch {
				case m.Name == "finalize" && m.Desc == "()V":
					return classfile.Dotted(c.Name) + " has a finaliser"
				case m.IsStatic() || m.IsInit() || m.Name == "run" || m.Name == "start" || m.Name == "toString":
				case base != nil && w.prog.Subtype(c.Name, threadClass) && base.FindMethod(m.Name, m.Desc) != nil:
					return classfile.Dotted(c.Name) + " overrides " + m.Name + "() of Thread"
				}
			}
		}
	}
	return ""
}

// stepsOf are the names of the methods of a class that are one step.
func stepsOf(c *classfile.Class) []string {
	f := c.FindField(stepsField, "Ljava/lang/String;")
	if f == nil || f.Class != c || !c.Origin.Model {
		return nil
	}
	text, _ := f.ConstantValue.(classfile.StringConst)
	return strings.Fields(string(text))
}

// isStep reports whether a method is one step: it is named, or all are that run no code of the caller, and it is none of those
// that look at one place after the other. A plus behind its name says that a result that is true stays so.
func isStep(m *classfile.Method) (step, stays bool) {
	steps := stepsOf(m.Class)
	if m.IsStatic() || m.IsInit() || len(steps) == 0 {
		return false, false
	}
	stays = slices.Contains(steps, m.Name+"+")
	return stays || slices.Contains(steps, m.Name) || slices.Contains(steps, "*") && !slices.Contains(steps, "!"+m.Name) && !strings.Contains(m.Desc, "java/util/function/"), stays
}
