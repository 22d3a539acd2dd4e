package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// possibleOf returns the possible dynamic types of the objects of an SSA value:
// exactly one for a fresh object, otherwise those of its static type that reach
// it (package typeflow).
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

// allInstances reports whether objects of all types in s are instances of name.
func (e *emitter) allInstances(s *typeSet, name string) bool {
	for _, t := range s.all {
		if e.prog.InstanceRelation(t, name) != reach.Always {
			return false
		}
	}
	return true
}

// isInstance returns the condition that x, an object of one of the types in s,
// is an instance of the class or array called name. For external objects of
// unknown type an arbitrary Boolean decides.
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

func isExactly(x ivl.Term, c *ivl.Class) ivl.Term {
	return ivl.Eq.Of(ivl.TypeNo(x), ivl.IntConst(int64(c.ID), ivl.IntZ))
}

// byClass emits a case for each dynamic type that the receiver can have, and
// one for objects of unknown classes.
func (e *emitter) byClass(in *ssa.Call, each func(t *reach.Type), other func()) {
	recv := e.value(in.Args[0])
	join := e.newLabel("join")
	for _, t := range e.possibleOf(in.Args[0]).all {
		is := ivl.Eq.Of(ivl.TypeNo(recv), ivl.IntConst(int64(e.w.class(t.Name).ID), ivl.IntZ))
		if t.External && e.prog.Platform(t.Name) && !e.prog.Exact(t.Name) { // those from outside may be of a subclass
			is = ivl.And.Of(ivl.Lt.Of(ivl.IntConst(0, ivl.IntZ), ivl.ID(recv)), is)
		}
		hit, next := e.newLabel("class"), e.newLabel("next")
		e.branch(is, hit, next)
		e.open(hit)
		each(t)
		e.jump(join)
		e.open(next)
	}
	other()
	e.jump(join)
	e.open(join)
}

// handed lists the dynamic types of the objects that come with v: its own and
// those of the elements of arrays.
func (e *emitter) handed(v ssa.Value) []*reach.Type {
	var out []*reach.Type
	seen := map[*reach.Type]bool{}
	var add func(t *reach.Type)
	add = func(t *reach.Type) {
		if seen[t] {
			return
		}
		seen[t] = true
		out = append(out, t)
		if elem := classfile.ElementClass(t.Name); elem != "" {
			for _, u := range e.w.possible(elem).all {
				add(u)
			}
		}
		if e.prog.KeepsModels() {
			for _, class := range e.prog.KeepsObjectsOf(t.Name) {
				for _, u := range e.w.possible(class).all {
					add(u)
				}
			}
		}
	}
	if a, ok := v.(*ssa.NewArray); ok {
		if vs, ok := reach.ElementsOf(e.x.Func, a); ok {
			for _, x := range vs {
				if classfile.ClassNameOf(string(x.Type())) != "" {
					out = append(out, e.handed(x)...)
				}
			}
			return out
		}
	}
	for _, t := range e.possibleOf(v).all {
		add(t)
	}
	return out
}

// coin is a condition that unmodelled code decides.
func (e *emitter) coin(name string) ivl.Term {
	m := e.local("coin", ivl.IntOf(ivl.U1))
	e.havoc(m, e.w.input(ivl.Unmodelled, name, e.at))
	return ivl.Eq.Of(m, ivl.IntConst(1, ivl.IntZ))
}

// coinIf is a condition that unmodelled code decides if cond holds, and that is
// false otherwise. A run takes an input for it only if cond holds. The result has cond once more, so
// that analyses without relations between variables know cond where the result holds.
func (e *emitter) coinIf(cond ivl.Term, name string) ivl.Term {
	if cond == ivl.Term(ivl.False) {
		return ivl.False
	}
	m := e.local("coin", ivl.IntOf(ivl.U1))
	e.assign(m, ivl.IntConst(0, m.Typ))
	hit, join := e.newLabel("outside"), e.newLabel("join")
	e.branch(cond, hit, join)
	e.open(hit)
	e.havoc(m, e.w.input(ivl.Unmodelled, name, e.at))
	e.jump(join)
	e.open(join)
	return ivl.And.Of(cond, ivl.Eq.Of(m, ivl.IntConst(1, ivl.IntZ)))
}
