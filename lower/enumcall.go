package lower

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// Enum.valueOf(Class, String), which javac puts into the valueOf of every enum,
// finds the constants by reflection. Where the class is a constant it is a call
// of that enum's values(), and a search of the result in the model of Enum.
// EnumSet.allOf(Class) becomes the same with a method of the model of EnumSet.

// enumValueOf emits a call that visitEnumValueOf has seen.
func (e *emitter) enumValueOf(in *ssa.Call, s *reach.EnumSearch) {
	e.initialise(in, s.Class)
	all := e.local("values", e.w.typeOf("[L"+s.Class+";"))
	e.callWith(in, []*ivl.Var{all}, s.Values, nil)
	params := s.Search.Func.Params
	constants, arg := e.refAs(all, e.w.typeOfValue(params[0].Typ).Class), e.as(in.Args[s.Arg], e.w.typeOfValue(params[1].Typ))
	e.callWith(in, []*ivl.Var{e.variable(in)}, s.Search, []ivl.Term{constants, arg})
}

// getDeclaringClass is Enum.getDeclaringClass: the class object of the enum,
// also for constants with a body.
func getDeclaringClass(e *emitter, in *ssa.Call, m *classfile.Method) {
	x := e.variable(in)
	e.byClass(in, func(t *reach.Type) {
		name := t.Name
		for c := e.prog.Class(name); c != nil && c.Super != "" && c.Super != jdk.Enum; c = e.prog.Class(c.Super) {
			name = c.Super
		}
		e.assign(x, e.w.object("java/lang/Class", name))
	}, func() {
		e.havocValue(x, reach.ResultType(m), ivl.Unmodelled, "result of getDeclaringClass()")
		e.assume(ivl.Not.Of(ivl.IsNull(x)))
	})
}

// asksEnum emits that a model that takes the class of an enum gets one, and that
// the enum is initialised, since the JDK asks it for its constants. Only unchecked
// casts can give it another class.
func (e *emitter) asksEnum(in *ssa.Call, m *classfile.Method) {
	i := reach.EnumArgument(m)
	if i < 0 {
		return
	}
	what := classfile.Dotted(m.Class.Name) + "." + m.Name + "() of a class that is not an enum"
	if c, ok := in.Args[i].(*ssa.Const); ok {
		if class, _ := c.Pool.(classfile.ClassConst); e.prog.IsEnum(string(class)) {
			e.initialise(in, string(class))
		} else if c.Typ != ssa.Null {
			e.unsupported(what)
		}
		return
	}
	x := e.value(in.Args[i])
	is := []ivl.Term{ivl.IsNull(x)}
	for _, name := range e.prog.EnumTypes() {
		is = append(is, ivl.Eq.Of(x, e.w.object(jdk.ClassClass, name)))
	}
	e.violation(ivl.Or.Of(is...), ivl.Unsupported, "", what)
	for _, name := range e.prog.EnumTypes() {
		if !e.prog.NeedsInit(name) {
			continue
		}
		hit, next := e.newLabel("enum"), e.newLabel("next")
		e.branch(ivl.Eq.Of(x, e.w.object(jdk.ClassClass, name)), hit, next)
		e.open(hit)
		e.initialiseNow(in, name)
		e.jump(next)
		e.open(next)
	}
}

// constantsOf is EnumSet.$constants(c), and $ask(c): the result of values() of an enum.
func constantsOf(e *emitter, in *ssa.Call, asks *classfile.Method) {
	x, c, join := e.variable(in), e.value(in.Args[0]), e.newLabel("join")
	for _, name := range e.prog.EnumTypes() {
		m := e.prog.EnumValues(name)
		if m == nil {
			continue
		}
		hit, next := e.newLabel("enum"), e.newLabel("next")
		e.branch(ivl.Eq.Of(c, e.w.object(jdk.ClassClass, name)), hit, next)
		e.open(hit)
		if e.prog.NeedsInit(name) {
			e.initialiseNow(in, name)
		}
		all := e.local("values", e.w.typeOf("[L"+name+";"))
		e.callWith(in, []*ivl.Var{all}, e.prog.MethodOf(m), nil)
		e.assign(x, e.refAs(all, x.Typ.Class))
		e.jump(join)
		e.open(next)
	}
	if asks.Name == "$ask" {
		e.assign(x, ivl.Null(x.Typ.Class))
	} else {
		e.unsupported("the constants of an enum that the program has no objects of")
	}
	e.jump(join)
	e.open(join)
}

// initEnum emits a call of the constructor of Enum: it sets the name and the number. In a program that is
// too large for copies of procedures, the numbers of an enum are not mixed with those of others so. It
// returns false for calls of other methods.
func (e *emitter) initEnum(in *ssa.Call, m *classfile.Method) bool {
	if e.prog.Opts.Handed == nil || m.Class.Name != jdk.Enum || m.Name != "<init>" || m.Desc != "(Ljava/lang/String;I)V" {
		return false
	}
	e.give(in.Args[1]) // the JDK can ask for the name
	c := e.w.class(jdk.Enum)
	obj := e.refAs(e.value(in.Args[0]), c)
	of := func(f *ivl.Field) ivl.Term {
		switch f.Name {
		case "name":
			return e.as(in.Args[1], f.Type)
		case "ordinal":
			return e.value(in.Args[2])
		}
		return nil
	}
	for _, f := range c.Tuple() {
		if t := of(f); t != nil {
			e.add(&ivl.Init{P: obj, Field: f, T: t, Pos: e.at})
		}
	}
	fs := c.Mutable()
	if !slices.ContainsFunc(fs, func(f *ivl.Field) bool { return of(f) != nil }) {
		return true
	}
	xs, ts, pull := make([]*ivl.Var, len(fs)), make([]ivl.Term, len(fs)), false
	for i, f := range fs {
		if ts[i] = of(f); ts[i] == nil {
			xs[i] = e.local(f.Name, f.Type)
			ts[i], pull = xs[i], true
		}
	}
	if pull {
		e.add(&ivl.Pull{Xs: xs, P: obj, Class: c, Pos: e.at})
	}
	e.add(&ivl.Push{P: obj, Class: c, Ts: ts, Pos: e.at})
	return true
}
