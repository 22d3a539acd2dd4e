package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// With Options.Handed, a call of a method without body or model may run methods of the
// program, any number of times: those that override the platform's, of all objects that
// the program has handed over anywhere. It may also throw any exception. So every run of
// the JVM through such calls is a run of the lowered program, as far as the JDK runs the
// program's methods in place (jdk.RunsInPlace). Code behind other calls is not judged. With
// Options.Threads, calls that may start threads (jdk.RunsLater) have this meaning, too: any call
// after them may run what the threads run, and so may the end of the entry.
// LowerOpen makes that program.

// isForeignNative reports whether m is a native method of the class of indy.Foreign.
func isForeignNative(m *classfile.Method) bool {
	return m.Class.Name == indy.ForeignClass && m.Code == nil
}

// foreignNative emits a call of a native method of the class of indy.Foreign.
func (e *emitter) foreignNative(in *ssa.Call, m *classfile.Method) {
	switch m.Name {
	case indy.ForeignGive:
		e.give(in.Args[0])
		return
	case indy.ForeignSpread:
		e.w.spread(e.builder)
		e.w.spreadHeld(e.builder)
		e.w.spreadModels(e.builder)
		e.w.cloneByForeign(e.builder)
		return
	case indy.ForeignWrite:
		e.writesArray()
		return
	}
	x := e.variable(in)
	e.havocValue(x, reach.ResultType(m), ivl.Unmodelled, "what the JDK chooses")
	if m.Name == indy.ForeignChoice { // runs without calls back are found first
		e.w.hints[e.w.inputs[len(e.w.inputs)-1]] = Hint{}
	}
	if m.Name == indy.ForeignReceiver || m.Name == indy.ForeignThrown || m.Name == indy.ForeignSome && x.Typ.Sort == ivl.RefSort {
		e.assume(ivl.Not.Of(ivl.IsNull(x)))
	}
	if m.Name == indy.ForeignReceiver {
		e.beforeReceiver(classfile.ClassNameOf(reach.ResultType(m)))
		own := map[*reach.Type]bool{}
		all := e.w.possible(jdk.Object).all
		for _, t := range all {
			if !e.prog.Platform(t.Name) {
				own[t] = true
			}
		}
		e.assume(e.w.typeIn(x, all, own, true))
	}
}

// beforeReceiver emits that a class has been initialised before there are objects of it, and its superclasses before (JLS §12.4.1). An
// initialisation that has begun has no effect here; where it fails, there are no objects.
func (e *emitter) beforeReceiver(name string) {
	if name == "" || e.prog.Class(name).IsInterface() {
		return
	}
	supers, err := e.prog.Hier.Superclasses(name)
	if err != nil {
		return
	}
	for _, c := range append([]string{name}, supers...) {
		if _, seen := e.prog.Inits[c]; !seen || !e.prog.NeedsInit(c) || e.prog.Platform(c) {
			continue
		}
		run, done := e.newLabel("init"), e.newLabel("inited")
		e.branch(ivl.Eq.Of(e.w.statusOf(c), ivl.IntConst(notInitialised, ivl.IntZ)), run, done)
		e.open(run)
		if e.prog.InitThrows(c) {
			exc := e.local("exc", ivl.RefTo(e.w.class(jdk.Throwable)))
			e.add(&ivl.Call{Xs: []*ivl.Var{exc}, Proc: e.w.initProc(c), Pos: e.at})
			e.assume(ivl.IsNull(exc))
		} else {
			e.add(&ivl.Call{Proc: e.w.initProc(c), Pos: e.at})
		}
		e.jump(done)
		e.open(done)
	}
}

// writesArray emits that code without a body may write to an array that it has or has made.
func (e *emitter) writesArray() {
	x := e.local("written", ivl.RefTo(e.w.class(jdk.Object)))
	e.havocValue(x, classfile.DescriptorOf(jdk.Object), ivl.Unmodelled, "an array that the JDK writes to")
	e.scrambleArrays(x, e.w.possible(jdk.Object).all)
}

// give emits that code without a body is given v, and notes what it can do with it.
func (e *emitter) give(v ssa.Value) {
	if v.Type() == ssa.Null || classfile.ClassNameOf(string(v.Type())) == "" || e.dead() {
		return
	}
	for _, t := range e.handed(v) {
		e.w.handed.AddType(e.prog, t)
	}
	e.keep(v)
}

// keep emits that code without a body has v from now on.
func (e *emitter) keep(v ssa.Value) {
	if e.prog.Opts.Handed == nil || v.Type() == ssa.Null || classfile.ClassNameOf(string(v.Type())) == "" {
		return
	}
	e.w.keep(e.builder, e.value(v))
}

// showsForeign emits that an intrinsic that turns objects into text runs methods of the
// program. It returns false if the intrinsic is none of these.
func (e *emitter) showsForeign(in *ssa.Call) bool {
	run := e.prog.ForeignRun(in)
	if run == nil && !e.prog.ShowsInThreads(e.x.Sites[in]) {
		return false
	}
	for _, a := range in.Args {
		e.give(a)
	}
	if run != nil {
		e.callWith(in, nil, run, nil)
	}
	return true
}

// callForeign emits that a call of m, without body or model, runs methods of the program,
// or throws.
func (e *emitter) callForeign(in *ssa.Call, m *classfile.Method) {
	run := e.prog.ForeignRun(in)
	if e.prog.Opts.Interference {
		e.callAmongThreads(in, m, run)
		return
	}
	if jdk.MethodIs(m, jdk.Harmless) && run != nil {
		e.w.spread(e.builder) // it may copy elements of arrays
		e.writesTo(in.Args)
		e.callWith(in, nil, run, nil)
		return
	}
	if e.prog.Quiet(m) && run == nil {
		return
	}
	name := classfile.Dotted(m.Class.Name) + "." + m.Name
	if e.prog.FindsMembers(m) && run != nil {
		e.assumeAccess(name)
		e.callWith(in, nil, run, nil)
		e.writesTo(in.Args)
		return
	}
	if kind := e.accepted(m); run == nil || !e.understood(m) && kind == "" {
		e.unsupported(name + "() may run code later, in another thread, or by name")
		return
	} else if kind != "" {
		e.assuming(kind, name+"() "+acceptable[kind])
	}
	e.callWith(in, nil, run, nil)
	e.writesTo(in.Args) // before and after
}

// assumeAccess lists what is assumed of a call that finds members of the program by their names.
func (e *emitter) assumeAccess(name string) {
	if e.prog.AssumesOfClients() {
		e.assuming("client", name+"() keeps to the conditions of members that clients can use, too")
	}
	e.assuming("unmodelled", name+"() uses no private members of the program, and sets no final fields")
}

// callAmongThreads is callForeign where other threads run at any time, and with them whatever the call runs. So run only throws; it is
// nil if the call throws nothing of its own, or finds members by name.
func (e *emitter) callAmongThreads(in *ssa.Call, m *classfile.Method, run *reach.Method) {
	name := classfile.Dotted(m.Class.Name) + "." + m.Name
	switch {
	case e.prog.FindsMembers(m) && run != nil:
		e.assumeAccess(name)
	case jdk.MethodIs(m, jdk.Harmless|jdk.Quiet):
	case !e.understood(m):
		e.unsupported(name + "() may run code by name, or end a thread")
		return
	}
	e.writesTo(in.Args)
	if run != nil {
		e.callWith(in, nil, run, nil)
	}
}

// acceptable has what is assumed of a call that does not run the program's methods in place, by the
// kind of the assumption.
var acceptable = map[string]string{
	"threads":    "runs no code by name, and its threads run the program's code one at a time, and only while the program calls the JDK or after its end",
	"reflection": "finds nothing of the program by name",
}

// understood reports whether a call of m runs methods of the program as the lowered program says, without an
// assumption: in place or, where other threads may run at any time, in a thread.
func (e *emitter) understood(m *classfile.Method) bool {
	return jdk.RunsInPlace(m) || e.prog.Opts.Interference && jdk.RunsLater(m)
}

// accepted is the kind of the assumption under which a call of m runs methods of the program in
// place, "" if it does so without one, or if no such assumption is made.
func (e *emitter) accepted(m *classfile.Method) string {
	switch {
	case e.understood(m):
		return ""
	case e.prog.Opts.Threads && jdk.RunsLater(m):
		return "threads"
	case e.prog.Opts.Reflection && jdk.FindsByName(m):
		return "reflection"
	}
	return ""
}

// noteAcceptable notes under which assumption a call of m, without body or model, is supported
// behind calls back, for the features among the properties from the first one on.
func (e *emitter) noteAcceptable(m *classfile.Method, first int) {
	opts, kind := e.prog.Opts, ""
	switch {
	case reach.StatesAny(m):
		e.noteGivesUp(first)
	case jdk.RunsInPlace(m):
	case jdk.RunsLater(m) && !opts.Threads:
		kind = "threads"
	case jdk.FindsByName(m) && !opts.Reflection:
		kind = "reflection"
	}
	for _, p := range e.w.props[first:] {
		if kind != "" && p.Kind == ivl.Unsupported {
			e.w.acceptable[p] = kind
		}
	}
}

// noteGivesUp notes that a model gives up where the unsupported features are whose properties come after the first ones.
func (e *emitter) noteGivesUp(first int) {
	for _, p := range e.w.props[first:] {
		if p.Kind == ivl.Unsupported {
			e.w.givesUp[p] = true
		}
	}
}

// writesTo emits that code without a body may write to arrays among its arguments.
func (e *emitter) writesTo(args []ssa.Value) {
	for _, a := range args {
		if classfile.ClassNameOf(string(a.Type())) != "" {
			e.scrambleArrays(e.value(a), e.possibleOf(a).all)
		}
	}
}
