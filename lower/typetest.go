package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/internal/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// possibleOf returns the dynamic types that the objects an SSA value refers
// to can have: exactly one for a fresh object, else those of its static type that
// get there (package typeflow).
func (e *emitter) possibleOf(v ssa.Value) *typeSet {
	exact := ""
	switch v := v.(type) {
	case *ssa.New:
		exact = v.Class
	case *ssa.NewArray:
		exact = string(v.Type())
	case *ssa.MultiNewArray:
		exact = string(v.Type())
	case *ssa.Const:
		if v.Typ != ssa.Null {
			exact = classfile.ClassNameOf(string(v.Typ))
		}
	}
	if exact != "" {
		if t := e.prog.Types[exact]; t != nil {
			return &typeSet{all: []*reach.Type{t}, certain: map[*reach.Type]bool{t: true}}
		}
	}
	if v.Type() == ssa.Null {
		return &typeSet{}
	}
	static := e.w.possible(classfile.ClassNameOf(string(v.Type())))
	if e.w.flow == nil {
		return static
	}
	types, known := e.w.flow.Types(v)
	if !known || len(types) == len(static.all) {
		return static
	}
	return e.w.subset(static, types)
}

// assertTypes emits, if Options.AssertTypes says so, that a value has one of the
// types that possibleOf tells.
func (e *emitter) assertTypes(v ssa.Value) {
	name := classfile.ClassNameOf(string(v.Type()))
	if !e.prog.Opts.AssertTypes || name == "" || v.Type() == ssa.Null || e.vars[v] == nil {
		return
	}
	set := map[*reach.Type]bool{}
	for _, t := range e.possibleOf(v).all {
		set[t] = true
	}
	x := e.vars[v]
	in := e.w.typeIn(x, e.w.possible(jdk.Object).all, set, true)
	e.violation(ivl.Or.Of(ivl.IsNull(x), in), ivl.Unsupported, "", "BUG: the types of "+v.Name()+" in "+e.x.Name)
}

// isInstance returns the condition that x, an object of one of the types in
// s, is an instance of the class or array called name. What is unknown of
// external objects a coin decides.
func (e *emitter) isInstance(x ivl.Term, s *typeSet, name string, nonNull bool) ivl.Term {
	sure, open, either := map[*reach.Type]bool{}, map[*reach.Type]bool{}, map[*reach.Type]bool{}
	for _, t := range s.all {
		switch e.prog.InstanceRelation(t, name) {
		case reach.Always:
			sure[t] = true
		case reach.Sometimes:
			open[t] = true
			if e.prog.Hidden(t) != nil {
				either[t] = true
			}
		}
	}
	cond := e.w.typeIn(x, s.all, sure, nonNull)
	if len(either) > 0 {
		cond = ivl.Or.Of(cond, e.coinIf(e.w.typeIn(x, s.all, either, nonNull), "whether it is a "+classfile.Dotted(name)))
	}
	if len(open) > 0 {
		outside := ivl.Lt.Of(ivl.ID(x), ivl.IntConst(0, ivl.IntZ)) // the program's own objects are exactly of their types
		cond = ivl.Or.Of(cond, e.coinIf(ivl.And.Of(outside, e.w.typeIn(x, s.all, open, nonNull)), "whether it is a "+classfile.Dotted(name)))
	}
	return cond
}

// coinIf is a condition that unmodelled code decides if cond holds, and that is
// false otherwise. Only where cond holds does a run take an input for it.
func (e *emitter) coinIf(cond ivl.Term, name string) ivl.Term {
	if cond == ivl.Term(ivl.False) {
		return ivl.False
	}
	m := e.local("maybe", ivl.IntOf(ivl.U1))
	e.assign(m, ivl.IntConst(0, m.Typ))
	hit, join := e.newLabel("outside"), e.newLabel("join")
	e.branch(cond, hit, join)
	e.open(hit)
	e.havoc(m, e.w.input(ivl.Unmodelled, name, e.at))
	e.jump(join)
	e.open(join)
	return ivl.Eq.Of(m, ivl.IntConst(1, ivl.IntZ))
}

// instanceOf emits instanceof: false for null (JLS §15.20.2).
func (e *emitter) instanceOf(in *ssa.InstanceOf) {
	x := e.value(in.X)
	cond := ivl.Term(ivl.False)
	if in.X.Type() != ssa.Null {
		cond = e.isInstance(x, e.possibleOf(in.X), classfile.ClassNameOf(string(in.Target)), e.isNonNull(in.X))
	}
	u1 := ivl.IntOf(ivl.U1)
	e.assign(e.variable(in), ivl.Ite.Of(cond, ivl.IntConst(1, u1), ivl.IntConst(0, u1)))
}

// checkCast emits checkcast: null passes (JLS §15.16).
func (e *emitter) checkCast(in *ssa.CheckCast) {
	x := e.value(in.X)
	if in.X.Type() != ssa.Null && !e.x.Trusted() {
		target := classfile.ClassNameOf(string(in.Target))
		nonNull := e.isNonNull(in.X)
		s := e.possibleOf(in.X)
		if !e.allInstances(s, target) {
			ok := e.isInstance(x, s, target, nonNull)
			if !nonNull {
				ok = ivl.Or.Of(ivl.IsNull(x), ok)
			}
			e.require(in, ok, jdk.ClassCastException, classfile.Dotted(target))
		}
	}
	e.assign(e.variable(in), x)
}

// allInstances reports whether objects of all types in s are instances of name.
func (e *emitter) allInstances(s *typeSet, name string) bool {
	for _, t := range s.all {
		if e.prog.InstanceRelation(t, name) != reach.Always {
			return false
		}
	}
	return true
}
