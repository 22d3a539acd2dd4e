package typeflow

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ssa"
)

// run adds the code of m to the analysis, once.
func (f *Flow) run(m *reach.Method) {
	if m == nil || f.runs[m] {
		return
	}
	f.runs[m] = true
	for _, b := range m.Func.Blocks {
		for _, in := range b.Instrs {
			f.instr(m, in)
		}
	}
	for _, i := range m.InitCalls {
		f.initialise(i.Class)
	}
	ordinary := map[*reach.CallSite]bool{}
	for _, s := range m.Sites {
		ordinary[s] = true
	}
	for _, s := range m.Calls {
		if !ordinary[s] { // implicit calls of an instruction
			for _, t := range s.Targets {
				f.runOpen(t.Method)
			}
		}
	}
}

// runOpen makes m run with any arguments.
func (f *Flow) runOpen(m *reach.Method) {
	f.run(m)
	for _, p := range m.Func.Params {
		f.open(f.value(p))
	}
}

// initialise makes the initialisers run that initialising class name may run
// (JLS §12.4.1).
func (f *Flow) initialise(name string) {
	for name != "" && name[0] != '[' {
		c := f.prog.Class(name)
		if c == nil || !f.prog.OwnsStatics(c) {
			return
		}
		f.run(f.prog.Inits[name])
		for _, i := range f.prog.DefaultInterfaces(c) {
			f.run(f.prog.Inits[i])
		}
		name = c.Super
	}
}

// instr adds the effect of an instruction of m on references. An instruction
// that is not named here gives any object of its static type.
func (f *Flow) instr(m *reach.Method, in ssa.Instr) {
	switch in := in.(type) {
	case *ssa.ArrayStore:
		if stored := f.value(in.Stored); stored != nil {
			f.see(f.value(in.Array), func(t *reach.Type) { f.edge(stored, f.elements(t)) })
		}
		return
	case *ssa.PutField:
		f.store(in.Field, in.Stored)
		return
	case *ssa.PutStatic:
		f.store(in.Field, in.Stored)
		return
	case *ssa.Return:
		if in.Result != nil {
			f.edge(f.value(in.Result), f.result(m))
		}
		return
	case *ssa.Call:
		f.call(m, in)
		return
	}
	v, ok := in.(ssa.Value)
	if !ok {
		return
	}
	n := f.value(v)
	if n == nil {
		return
	}
	switch in := in.(type) {
	case *ssa.Phi:
		for _, a := range in.Args {
			f.edge(f.value(a), n)
		}
	case *ssa.New:
		f.exactly(n, in.Class)
	case *ssa.NewArray:
		f.exactly(n, string(in.Type()))
	case *ssa.MultiNewArray:
		f.exactly(n, string(in.Type()))
		for i, d := 1, string(in.Type()); i < len(in.Lens); i++ {
			outer, inner := f.prog.Types[d], f.prog.Types[d[1:]]
			if outer != nil && inner != nil {
				f.addType(f.elements(outer), inner)
			}
			d = d[1:]
		}
	case *ssa.ArrayLoad:
		f.see(f.value(in.Array), func(t *reach.Type) {
			if t.Name[0] == '[' {
				f.edge(f.elements(t), n)
			} else {
				f.open(n) // an array from outside, of which no more is known than that it is an object
			}
		})
	case *ssa.GetField:
		f.load(in.Field, n)
	case *ssa.GetStatic:
		f.load(in.Field, n)
	case *ssa.CheckCast:
		f.edge(f.value(in.X), n)
	default:
		f.open(n)
	}
}

// owned returns the field that a reference names if only instructions write to
// it, else nil.
func (f *Flow) owned(ref classfile.MemberRef) *classfile.Field {
	x := f.prog.Field(ref)
	switch {
	case x == nil:
		return nil
	case x.IsStatic() && f.prog.OwnsStatics(x.Class), !x.IsStatic() && f.prog.OwnsFields(x.Class):
		return x
	}
	return nil
}

func (f *Flow) store(ref classfile.MemberRef, stored ssa.Value) {
	if x := f.owned(ref); x != nil && classfile.ClassNameOf(x.Desc) != "" {
		f.edge(f.value(stored), f.field(x))
	}
}

func (f *Flow) load(ref classfile.MemberRef, to *node) {
	if x := f.owned(ref); x != nil {
		f.edge(f.field(x), to)
	} else {
		f.open(to)
	}
}

// call adds the effect of a call.
func (f *Flow) call(m *reach.Method, in *ssa.Call) {
	n := f.value(in) // nil when the result is no reference
	s := m.Sites[in]
	if reach.ClonesArray(in) {
		f.edge(f.value(in.Args[0]), n)
		f.copyElements(in, n)
		return
	}
	if s == nil || s.Resolved == nil || f.prog.Enums[in] != nil {
		f.open(n)
		return
	}
	if reach.MakesString(s.Resolved) {
		f.open(n)
		for _, t := range s.Targets {
			f.runOpen(t.Method)
		}
		return
	}
	if i, ok := jdk.IntrinsicOf(s.Resolved); ok {
		f.intrinsic(i, in, n)
		return
	}
	switch {
	case s.Virtual:
		f.virtual(s, in, n)
	case len(s.Targets) > 0:
		f.enter(s.Targets[0].Method, in, n, 0)
	default:
		f.unmodelled(in, s.Resolved, n)
	}
}

// intrinsic adds the effect of an intrinsic: some return one of their arguments.
func (f *Flow) intrinsic(i jdk.Intrinsic, in *ssa.Call, n *node) {
	switch i.Op {
	case jdk.RequiresNonNull, jdk.ReturnsReceiver, jdk.Clones, jdk.NewArrayLike:
		f.edge(f.value(in.Args[0]), n)
	default:
		f.open(n)
	}
}

// copyElements: a clone of an array has its type, and so shares the node of its
// elements. An object of no array type may be an array from outside.
func (f *Flow) copyElements(in *ssa.Call, n *node) {
	f.see(f.value(in.Args[0]), func(t *reach.Type) {
		if t.Name[0] != '[' {
			f.open(n)
		}
	})
}

// virtual adds the target of a call for each type that the receiver can have.
func (f *Flow) virtual(s *reach.CallSite, in *ssa.Call, n *node) {
	targets := map[*reach.Type]*reach.Method{}
	for _, t := range s.Targets {
		for _, d := range t.Types {
			targets[d] = t.Method
		}
	}
	open := map[*reach.Type]bool{}
	for _, t := range s.Unmodelled {
		open[t] = true
	}
	entered := map[*reach.Method]bool{}
	left := false
	f.see(f.value(in.Args[0]), func(t *reach.Type) {
		if m := targets[t]; m != nil {
			if !entered[m] {
				entered[m] = true
				f.enter(m, in, n, 1)
			}
			f.addType(f.value(m.Func.Params[0]), t)
		}
		if open[t] && !left {
			left = true
			f.unmodelled(in, s.Resolved, n)
		}
	})
}

// enter connects the arguments from the one numbered first on, and the result, with
// those of m.
func (f *Flow) enter(m *reach.Method, in *ssa.Call, n *node, first int) {
	f.run(m)
	for i := first; i < len(in.Args); i++ {
		f.edge(f.value(in.Args[i]), f.value(m.Func.Params[i]))
	}
	f.edge(f.result(m), n)
}

// programs are the types that indy.ForeignReceiver returns: the program's classes, and
// exceptions.
func (f *Flow) programs() flow.Set {
	return flow.SetBelow(len(f.prog.TypeOrder)).Where(func(i int) bool {
		t := f.prog.TypeOrder[i]
		return !f.prog.Platform(t.Name) || f.prog.Subtype(t.Name, jdk.Throwable)
	})
}

// unmodelled adds a call of code without a body: any object may come back, and be
// written to arrays that it is given.
func (f *Flow) unmodelled(in *ssa.Call, m *classfile.Method, n *node) {
	if m.Class.Name == indy.ForeignClass && m.Name == indy.ForeignReceiver {
		f.add(n, f.programs())
		return
	}
	f.open(n)
	if jdk.MethodIs(m, jdk.Harmless) && len(in.Args) == 0 {
		return
	}
	for _, a := range in.Args {
		f.see(f.value(a), func(t *reach.Type) {
			if t.Name[0] == '[' {
				f.open(f.elements(t))
			}
		})
	}
}
