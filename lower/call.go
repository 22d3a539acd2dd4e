package lower

import (
	"maps"
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// call emits an invocation (JVMS §6.5 invokestatic, invokespecial,
// invokevirtual, invokeinterface).
func (e *emitter) call(in *ssa.Call) {
	s := e.x.Sites[in]
	if reach.ClonesArray(in) {
		e.cloneArray(in)
		return
	}
	if s.Resolved == nil {
		e.unsupported("call of " + classfile.Dotted(in.Method.Class) + "." + in.Method.Name + ": " + s.Reason)
		return
	}
	if e.prog.IsThrowableInit(s.Resolved) {
		for _, a := range in.Args { // code that gets the exception gets its cause, too
			e.keep(a)
		}
	}
	if reach.MakesString(s.Resolved) {
		e.newString(in, s)
		return
	}
	if enum := e.prog.Enums[in]; enum != nil {
		e.enumValueOf(in, enum)
		return
	}
	if in.Kind != ssa.InvokeStatic {
		e.notNull(in, in.Args[0], "the receiver of "+in.Method.Name+"()")
	}
	if e.prog.Opts.Schedules && e.threadCall(in, s.Resolved) {
		return
	}
	if i, ok := jdk.IntrinsicOf(s.Resolved); ok {
		e.noOverride(in, s.Resolved)
		if s.Resolved.Class.Name == jdk.Throwable {
			for _, a := range in.Args {
				e.keep(a)
			}
		}
		if e.prog.Opts.Handed == nil || !e.showsForeign(in) {
			e.shown(in, s.Resolved)
		}
		meaningOf(i)(e, in, s.Resolved)
		return
	}
	e.assumeTarget(in, s.Resolved)
	switch {
	case s.Virtual:
		e.dispatch(in, s)
	case len(s.Targets) > 0:
		if in.Kind == ssa.InvokeStatic {
			e.initialise(in, s.Resolved.Class.Name)
		}
		e.callBody(in, s.Targets[0].Method)
	case reach.IsIdentityHash(s.Resolved) && e.identityOfArgument(in):
	default:
		if in.Kind == ssa.InvokeStatic && e.prog.OwnsStatics(s.Resolved.Class) {
			e.initialise(in, s.Resolved.Class.Name)
		}
		e.callUnmodelled(in, s.Resolved, nil)
	}
}

// cloneArray emits clone() of an array: a copy with the same dynamic type, so
// one case for each type it may have.
func (e *emitter) cloneArray(in *ssa.Call) {
	a := e.notNull(in, in.Args[0], "the array")
	if in.Args[0].Type() == ssa.Null {
		return
	}
	x := e.variable(in)
	join := e.newLabel("join")
	poss := e.possibleOf(in.Args[0]).all
	for i, t := range poss {
		c := e.w.class(t.Name)
		next := ""
		if i+1 < len(poss) {
			hit := e.newLabel("case")
			next = e.newLabel("next")
			e.branch(ivl.Eq.Of(ivl.TypeNo(a), ivl.IntConst(int64(c.ID), ivl.IntZ)), hit, next)
			e.open(hit)
		}
		if t.Name[0] == '[' {
			tmp := e.local("copy", ivl.RefTo(c))
			e.add(&ivl.Call{Xs: []*ivl.Var{tmp}, Proc: e.w.cloneProc(t.Name, e.at), Args: []ivl.Term{e.refAs(a, c)}, Pos: e.at})
			e.assign(x, tmp)
		} else {
			e.unsupported("clone() of an array whose type is not known")
			e.assign(x, ivl.Null(e.w.class(jdk.Object)))
		}
		e.jump(join)
		if next != "" {
			e.open(next)
		}
	}
	if len(poss) == 0 {
		e.stop() // only null comes here
	}
	e.open(join)
}

// arm is a case of a virtual call: the dynamic types of the receiver, and what is called then.
type arm struct {
	types map[*reach.Type]bool
	m     *reach.Method // nil: no body
	roots []hashRoot    // of objects whose identity hash code is read
	plain bool          // so they are, but have no root
}

// dispatch emits a virtual call as a switch over the receiver's dynamic type
// (LPAR'17 §2 "making dispatch of virtual calls explicit").
func (e *emitter) dispatch(in *ssa.Call, s *reach.CallSite) {
	poss := e.possibleOf(in.Args[0])
	at := indicesOf(poss.all)
	arms, foreign := e.armsOf(s, at)
	if len(arms) == 0 {
		e.noReceiver(in, s, poss)
		return
	}
	recv, join := e.value(in.Args[0]), e.newLabel("join")
	if len(foreign) > 0 {
		hit, next := e.newLabel("foreign"), e.newLabel("own")
		outside := ivl.Term(ivl.Lt.Of(ivl.ID(recv), ivl.IntConst(0, ivl.IntZ)))
		if e.prog.KeepsModels() { // which analyses understand
			outside = ivl.And.Of(outside, ivl.Eq.Of(ivl.Site(recv), ivl.IntConst(0, ivl.IntZ)))
		}
		e.branch(ivl.And.Of(outside, e.w.typeIn(recv, poss.all, foreign, true)), hit, next)
		e.open(hit)
		e.callUnmodelled(in, s.Resolved, map[*reach.Type]bool{})
		e.jump(join)
		e.open(next)
	}
	for i, a := range arms {
		next := ""
		if i+1 < len(arms) {
			hit := e.newLabel("case")
			next = e.newLabel("next")
			e.branch(e.w.typeAt(recv, poss.all, at.of(a.types), true), hit, next)
			e.open(hit)
		}
		e.callArm(in, s, a)
		if len(arms) > 1 || len(foreign) > 0 {
			e.jump(join)
		}
		if next != "" {
			e.open(next)
		}
	}
	if len(arms) > 1 || len(foreign) > 0 {
		e.open(join)
	}
}

// callArm emits the call of one case.
func (e *emitter) callArm(in *ssa.Call, s *reach.CallSite, a arm) {
	switch {
	case a.m != nil:
		e.callBody(in, a.m)
	case len(a.roots) > 0:
		e.identityHash(in, in.Args[0], a.roots)
	case a.plain:
		e.anyHash(in)
	default:
		e.callUnmodelled(in, s.Resolved, a.types)
	}
}

// armsOf returns the cases of a virtual call whose receiver has one of the types possible. Objects
// of the types foreign may come from outside the program; those run a method without a body.
func (e *emitter) armsOf(s *reach.CallSite, possible typeIndices) (arms []arm, foreign map[*reach.Type]bool) {
	isPossible := func(t *reach.Type) bool { _, is := possible[t]; return is }
	for _, t := range s.Targets {
		a := arm{types: map[*reach.Type]bool{}, m: t.Method}
		for _, d := range t.Types {
			if isPossible(d) {
				a.types[d] = true
			}
		}
		if len(a.types) > 0 {
			arms = append(arms, a)
		}
	}
	open, foreign := map[*reach.Type]bool{}, map[*reach.Type]bool{}
	for _, d := range s.Unmodelled {
		if !isPossible(d) {
			continue
		}
		open[d] = true
		for _, a := range arms {
			if a.types[d] { // the program's own objects of the type are in that arm
				foreign[d] = true
				delete(open, d)
			}
		}
	}
	arms = append(arms, e.hashArms(s, open)...)
	if len(open) > 0 {
		arms = append(arms, arm{types: open})
	}
	return arms, foreign
}

// hashArms returns the cases in which the call reads the identity hash code of the program's own
// object. It removes their types from open.
func (e *emitter) hashArms(s *reach.CallSite, open map[*reach.Type]bool) []arm {
	roots, plain := map[string]map[*reach.Type]bool{}, map[*reach.Type]bool{}
	for d := range open {
		if d.External && e.prog.Platform(d.Name) {
			continue
		}
		if r := e.prog.IdentityOf(d, s.Resolved); e.prog.Hashes[r] {
			if roots[r] == nil {
				roots[r] = map[*reach.Type]bool{}
			}
			roots[r][d] = true
			delete(open, d)
		} else if e.prog.OwnHash(d, s.Resolved) {
			plain[d] = true
			delete(open, d)
		}
	}
	var arms []arm
	together := arm{types: map[*reach.Type]bool{}}
	for _, r := range slices.Sorted(maps.Keys(roots)) {
		if len(roots) <= hashInPlace {
			arms = append(arms, arm{types: roots[r], roots: []hashRoot{{r, roots[r]}}})
			continue
		}
		together.roots = append(together.roots, hashRoot{r, roots[r]})
		maps.Copy(together.types, roots[r])
	}
	if len(together.roots) > 0 {
		arms = append(arms, together)
	}
	if len(plain) > 0 {
		arms = append(arms, arm{types: plain, plain: true})
	}
	return arms
}

// noReceiver emits a virtual call for which no dynamic type has a method:
// objects that could be the receiver do not exist, or the call does not link.
func (e *emitter) noReceiver(in *ssa.Call, s *reach.CallSite, receivers *typeSet) {
	if len(receivers.all) == 0 {
		e.assume(ivl.False) // the receiver would have to be null, and that has been checked
		return
	}
	reason := s.Reason
	if reason == "" {
		reason = "no method found for its receivers"
	}
	e.unsupported("call of " + classfile.Dotted(in.Method.Class) + "." + in.Method.Name + ": " + reason)
}

// callBody emits the call of a method with a body, and the handling of the
// exception that it may return.
func (e *emitter) callBody(in *ssa.Call, m *reach.Method) {
	args := e.args(m, in.Args)
	var xs []*ivl.Var
	if in.Type() != ssa.Void {
		xs = append(xs, e.variable(in))
	}
	if e.initEnum(in, m.Def) {
		return
	}
	e.refuseClone(in, m)
	e.asksEnum(in, m.Def)
	e.callWith(in, xs, m, args)
	e.matched(in)
	if e.prog.Opts.Interference && !e.dead() && e.prog.MakesLambda(m) {
		e.assume(ivl.Not.Of(ivl.IsNull(xs[0])))
	}
}

// refuseClone emits that a model's clone() is not supported for an object of a
// class that extends the model's: it makes an object of the model's class.
func (e *emitter) refuseClone(in *ssa.Call, m *reach.Method) {
	if m.Def.Name != "clone" || m.Def.IsStatic() || !m.Model() {
		return
	}
	all := e.possibleOf(in.Args[0]).all
	other := map[*reach.Type]bool{}
	for _, t := range all {
		if c := e.prog.Class(t.Name); c != nil && !c.Origin.Platform && e.prog.Subtype(t.Name, m.Def.Class.Name) {
			other[t] = true
		}
	}
	if len(other) > 0 {
		why := "clone() of a class that extends " + classfile.Dotted(m.Def.Class.Name)
		e.violation(ivl.Not.Of(e.w.typeIn(e.value(in.Args[0]), all, other, true)), ivl.Unsupported, "", why)
	}
}

// callUnmodelled emits a call of a method without body or model: it returns any
// value of its type, may write to arrays it is given, and is assumed not to
// throw (design §4) and not to change the program's objects otherwise. This
// does not cover an object whose methods the code could call back. The
// receiver's own objects of the program have one of the types in recv; nil
// means any.
func (e *emitter) callUnmodelled(in *ssa.Call, m *classfile.Method, recv map[*reach.Type]bool) {
	name := classfile.Dotted(m.Class.Name) + "." + m.Name
	if e.prog.Opts.Execute != nil {
		e.notExecuted(in, m)
		return
	}
	if e.prog.Opts.Schedules && !e.prog.IsThrowableInit(m) && !reach.FillsStack(m) && !outsideThreads(m) {
		e.unsupported(name + "() is not modelled for threads")
	}
	if isForeignNative(m) {
		e.foreignNative(in, m)
		return
	}
	if indy.IsArbitrary(m) {
		e.arbitraryObject(in, m)
		return
	}
	if e.prog.IsThrowableInit(m) {
		e.initThrowable(m)
		return
	}
	if reach.FillsStack(m) {
		if in.Type() != ssa.Void {
			e.assign(e.variable(in), e.value(in.Args[0]))
		}
		return
	}
	if clonesObject(m) {
		all, done := e.cloneObject(in, recv)
		if all {
			return
		}
		defer func() {
			e.jump(done)
			e.open(done)
		}()
	}
	if reach.CompilesPattern(in, m) { // nobody looks into it
		e.allocate(e.variable(in), e.w.class(m.Class.Name), e.w.site(), zero)
		return
	}
	e.guarded(in, m)
	if e.formatText(in) {
		return
	}
	e.printsTrace(m)
	if name := e.prog.MakesHolder(m); name != "" {
		e.makeHolder(in, name)
		return
	}
	e.refuse(in, m, recv)
	e.finalizes(m)
	defer e.noteAcceptable(m, len(e.w.props))
	finds := e.prog.FindsMembers(m)
	if jdk.Reflective(m) && !finds && (e.prog.Opts.Handed == nil || e.accepted(m) == "") {
		e.unsupported(name + "() is reflection")
	}
	if why := e.prog.FindsCode(e.x, in, m); why != "" {
		e.unsupported(name + "() " + why)
	}
	if jdk.Is(m, jdk.GivesConstants) && !finds && !e.prog.IsPlatformClassObject(in.Args[0]) {
		e.unsupported(name + "() may initialise an enum of the program and give its constants")
	}
	if c := e.prog.Class(m.Class.Name); m.Name == "<init>" && c != nil && c.Origin.Model && !e.prog.KeepsModels() {
		e.unsupported("this constructor of " + classfile.Dotted(m.Class.Name) + " is not modelled")
		return
	}
	e.w.foreign[m.Class.Name+"."+m.Name] = true
	if !reach.FormatsText(m) && (!m.Class.Origin.Model || !m.IsPrivate()) { // a model states that its result may be any value
		kind, text := e.prog.AssumedOf(e.x, m)
		e.assuming(kind, name+"() "+text)
	}
	for _, exc := range m.Exceptions { // of a model's own part, which has no name for users
		if m.Class.Origin.Model && m.IsPrivate() && !e.prog.Opts.Pedantic && e.prog.MayCatch(e.x.Catchers, exc, true) {
			e.assuming("no-throw", classfile.Dotted(m.Class.Name)+" has no "+classfile.Dotted(exc)+" when it reads or closes its stream")
		}
	}
	all, join := e.callHolder(in, m, recv)
	if all {
		return
	}
	if join != "" {
		defer func() {
			e.jump(join)
			e.open(join)
		}()
	}
	e.callOpaque(in, m, recv)
}

// callOpaque emits what a call of a method without body or model may do, and its result.
func (e *emitter) callOpaque(in *ssa.Call, m *classfile.Method, recv map[*reach.Type]bool) {
	e.handOverAll(in, m, recv)
	if e.prog.Opts.Handed != nil && !reach.StatesAny(m) {
		e.callForeign(in, m)
	}
	name := classfile.Dotted(m.Class.Name) + "." + m.Name
	if e.prog.Opts.Pedantic {
		e.declaredExceptions(in, m, name)
	}
	if in.Type() != ssa.Void {
		e.unmodelledResult(in, m, name)
	}
}

// initThrowable emits the constructor of an exception without a model. It has an effect only if
// the program reads the texts of exceptions, or if the constructor checks its arguments.
func (e *emitter) initThrowable(m *classfile.Method) {
	switch {
	case e.prog.Messages:
		e.unsupported("the text of a " + classfile.Dotted(m.Class.Name))
	case e.prog.InitOf(m).Checks:
		e.unsupported("the checks in the constructor of " + classfile.Dotted(m.Class.Name))
	}
}

// handOverAll emits the possible changes of all arguments of an unmodelled call. The receiver's
// objects have one of the types in recv, unless that is nil.
func (e *emitter) handOverAll(in *ssa.Call, m *classfile.Method, recv map[*reach.Type]bool) {
	for _, a := range in.Args {
		if !reach.StatesAny(m) {
			e.give(a)
		}
	}
	for i, a := range in.Args {
		if i == 0 && m.Name == "<init>" {
			e.handOverNew(a, m)
			continue
		}
		if i > 0 || recv == nil {
			recv = nil
			if classfile.ClassNameOf(string(a.Type())) == "" {
				continue
			}
		}
		e.handOver(a, recv, m)
	}
}

// handOverNew refuses the constructor of a superclass if it may call a method of the program on the new object.
func (e *emitter) handOverNew(a ssa.Value, m *classfile.Method) {
	if e.prog.Opts.Handed != nil {
		return // the call may run what it is given
	}
	name := classfile.Dotted(m.Class.Name) + "." + m.Name
	if s := e.prog.SetsFieldsOf(m); s != "" {
		e.unsupported(name + "() is not modelled and may set fields of a " + classfile.Dotted(s))
		return
	}
	for _, t := range e.handed(a) {
		cb := e.w.calledBackOn(t)
		if cb == "" {
			continue
		}
		if cb = e.prog.CalledByInit(m, t, cb); cb != "" && e.refusesCallback(name, cb) {
			return
		}
	}
}

// handOver emits the possible changes of an argument of an unmodelled call, a
// reference. Its objects have one of the types in only, unless that is nil. A call
// is refused if it could call back into the program, copy an object of it, or would
// have to change an object of a model.
func (e *emitter) handOver(a ssa.Value, only map[*reach.Type]bool, m *classfile.Method) {
	name := classfile.Dotted(m.Class.Name) + "." + m.Name
	x := e.value(a)
	if !jdk.MethodIs(m, jdk.Harmless) && (e.prog.Opts.Handed == nil || e.prog.KeepsModels() && reach.StatesAny(m)) {
		if cb := e.calledBack(a); cb != "" && e.refusesCallback(name, cb) {
			return
		}
		if t := e.copied(a); t != "" {
			if !e.prog.Opts.Callbacks {
				e.unsupported(name + "() is not modelled and may copy a " + t)
				return
			}
			e.assuming("callback", name+"() does not copy a "+t)
		}
	}
	all := e.possibleOf(a).all
	refused, why := map[*reach.Type]bool{}, ""
	for _, t := range all {
		if (!e.prog.KeepsModels() || reach.StatesAny(m)) && (only == nil || only[t]) && e.prog.MutableModel(t.Name) {
			refused[t], why = true, name+"() is not modelled and may change a "+classfile.Dotted(t.Name)
		}
	}
	if len(refused) > 0 {
		own := ivl.Term(ivl.Lt.Of(ivl.IntConst(0, ivl.IntZ), ivl.ID(x)))
		if _, fresh := a.(*ssa.New); fresh {
			own = ivl.True
		}
		e.violation(ivl.Not.Of(ivl.And.Of(own, e.w.typeIn(x, all, refused, true))), ivl.Unsupported, "", why)
	}
	e.scrambleArrays(x, all)
}

// declaredExceptions emits, under --pedantic, that the call may throw what its
// method declares (LPAR'17 §5).
func (e *emitter) declaredExceptions(in *ssa.Call, m *classfile.Method, name string) {
	if len(m.Exceptions) > 0 && jdk.Is(m, jdk.Outside) {
		fails, done := e.newLabel("fails"), e.newLabel("done")
		coin := e.local("coin", ivl.IntOf(ivl.U1))
		e.havoc(coin, e.w.input(ivl.Environment, "whether "+name+"() fails", e.at))
		e.branch(ivl.Eq.Of(coin, ivl.IntConst(1, ivl.IntZ)), fails, done)
		e.open(fails)
		defer func() {
			e.jump(done)
			e.open(done)
		}()
	}
	for _, exc := range m.Exceptions {
		ok, fail := e.newLabel("ok"), e.newLabel("throws")
		coin := e.coin("whether " + name + "() throws " + classfile.Dotted(exc))
		if e.fateOf(in, exc, true) == reach.Violates {
			e.violation(ivl.Not.Of(coin), ivl.UncaughtException, exc, name+"() may throw it")
			continue
		}
		e.branch(coin, fail, ok)
		e.open(fail)
		e.raiseNew(in, ivl.UncaughtException, exc, name+"() may throw it")
		e.open(ok)
	}
}
