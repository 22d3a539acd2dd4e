package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/ssa"
)

// Where code without a body may run methods of the program (Options.Handed), it may also change objects of
// the JDK that it gets. There are two ways to be sure of what a model says about its objects:
//
//   - No class whose objects change has a model (opaque.go). This suits large programs.
//   - The models stay (Handed.Escaping). An object of such a class must not get to code without a body. Package
//     lower makes a check of that for each place that allocates one, and abstract interpretation proves these
//     checks. Objects of a place for which it does not are made by the JDK: they are objects from
//     outside, and all their methods are without a body. A library with a client (Handed.Client) has both programs.

// Allocation is a place in the bytecode that allocates an object.
type Allocation struct {
	Method classfile.MemberRef
	PC     int
}

// AllocationOf is the place of an instruction of x.
func AllocationOf(x *Method, in ssa.Instr) Allocation {
	m := x.Def
	return Allocation{classfile.MemberRef{Class: m.Class.Name, Name: m.Name, Desc: m.Desc}, in.PC()}
}

// KeepsModels reports whether classes whose objects change have models in spite of calls back.
func (p *Program) KeepsModels() bool { return p.Opts.Handed != nil && p.Opts.Handed.Escaping != nil }

// Opaque reports whether code without a body may run methods of the program, and no class whose objects change
// has a model.
func (p *Program) Opaque() bool { return p.Opts.Handed != nil && p.Opts.Handed.Escaping == nil }

// ForeignThrows reports whether nothing is known of what code without a body throws, and of what it runs to turn objects into texts: a
// client may have made them.
func (p *Program) ForeignThrows() bool {
	return p.Opaque() || p.Opts.Handed != nil && p.Opts.Handed.Client
}

// MadeOutside reports whether the object that an instruction of x allocates is an object of the JDK.
func (p *Program) MadeOutside(x *Method, in *ssa.New) bool {
	return p.KeepsModels() && p.Opts.Handed.Escaping[AllocationOf(x, in)]
}

// builtOutside reports whether a call in x is the constructor of an object of the JDK, see MadeOutside.
func (p *Program) builtOutside(x *Method, in *ssa.Call) bool {
	if !p.KeepsModels() || in.Method.Name != "<init>" || len(in.Args) == 0 {
		return false
	}
	n, ok := in.Args[0].(*ssa.New)
	return ok && p.MadeOutside(x, n)
}

// MustStay reports whether code without a body must not get objects of exactly the class called name that the
// program has allocated: their model's part changes, or code of a model is in them.
func (p *Program) MustStay(name string) bool {
	if !p.KeepsModels() || name[0] == '[' {
		return false
	}
	return p.MutableModel(name) || p.Platform(name) && indy.IsSpun(name)
}

// changedOutside reports whether code without a body may change objects of exactly type t that come from outside, so
// that a model is not their meaning.
func (p *Program) changedOutside(t *Type) bool {
	return p.KeepsModels() && t.External && p.Platform(t.Name) && p.MustStay(t.Name)
}

// StatesAny reports whether m is a native method by which a model says that a result may be any value. It runs nothing: where
// it gets an object that code could call or change, the model gives up, and what follows is not supported. Such a model may rely on that.
func StatesAny(m *classfile.Method) bool {
	return m.Class.Origin.Model && m.IsPrivate() && m.Code == nil
}
