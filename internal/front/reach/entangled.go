package reach

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// Entangled reports whether it matters when class name is initialised: its initialisers write
// what other code of the program may read, or read what other code may write. The methods are explored.
func (p *Program) Entangled(name string) bool {
	e := &entanglement{prog: p, root: name, seen: map[*Method]bool{}}
	e.class(name)
	return e.found
}

// entanglement follows the code that initialises a class.
type entanglement struct {
	prog  *Program
	root  string
	seen  map[*Method]bool
	found bool
}

// class follows the initialisers of a class.
func (e *entanglement) class(name string) {
	for _, m := range e.prog.initialisers(name) {
		e.method(m)
	}
}

func (e *entanglement) method(x *Method) {
	if e.found || e.seen[x] {
		return
	}
	e.seen[x] = true
	if !x.Def.Class.Origin.Platform {
		for _, b := range x.Func.Blocks {
			for _, in := range b.Instrs {
				e.instr(x, in)
			}
		}
	}
	for _, c := range x.InitCalls {
		e.found = e.found || c.Class == e.root && e.prog.Dynamic.Host(x.Def.Class.Name) != e.root // a cycle
		e.class(c.Class)
	}
	for _, s := range x.Calls {
		for _, t := range s.Targets {
			e.method(t.Method)
		}
	}
}

// instr looks at an instruction of a method of the program.
func (e *entanglement) instr(x *Method, in ssa.Instr) {
	switch in := in.(type) {
	case *ssa.GetStatic:
		f := e.prog.Field(in.Field)
		e.found = e.found || f != nil && !f.Class.Origin.Platform && !e.initialises(x, f.Class.Name) && !e.constant(f)
	case *ssa.PutStatic:
		f := e.prog.Field(in.Field)
		e.found = e.found || f != nil && !f.Class.Origin.Platform && !e.initialises(x, f.Class.Name)
	}
}

// initialises reports whether method x runs for the initialisation of class name alone: it is its
// initialiser, or a method that follows for the class that is asked for.
func (e *entanglement) initialises(x *Method, name string) bool {
	if name == e.root {
		return true
	}
	return x.Def.Class.Name == name && x.Def.Name == "<clinit>"
}

// constant reports whether a static field has one value once its class is initialised, and
// nothing changes what it refers to.
func (e *entanglement) constant(f *classfile.Field) bool {
	if f.Synthetic || f.Access.Has(classfile.AccSynthetic) || e.prog.Dynamic.Host(f.Class.Name) != f.Class.Name {
		return true // a table of constants of an enum, or the one object of a lambda
	}
	n := classfile.ClassNameOf(f.Desc)
	return f.IsFinal() && (n == "" || n == jdk.String || jdk.IsWrapper(n) || f.Access.Has(classfile.AccEnum))
}

// EntangledClasses lists the classes whose objects come in to the entry x, and the class of the entry,
// for which it matters when they are initialised. It is nil if the order is known: only the entry's
// class is one.
func (p *Program) EntangledClasses(x *Method) []string {
	var names []string
	add := func(name string) {
		if name != p.outside.initial && !slices.Contains(names, name) && p.NeedsInit(name) && p.Entangled(name) {
			names = append(names, name)
		}
	}
	if p.outside.open {
		for _, c := range p.ExternalClasses() {
			add(c.Name)
		}
	}
	for _, name := range p.EnumParameters(x) {
		add(name)
	}
	if len(names) > 0 && p.NeedsInit(p.outside.initial) && p.Entangled(p.outside.initial) {
		names = append(names, p.outside.initial)
	}
	slices.Sort(names)
	return names
}

// EnumParameters lists the enums of the program that are types of parameters of the entry x. If such
// an argument is null, the enum need not be initialised.
func (p *Program) EnumParameters(x *Method) (names []string) {
	if IsMain(x.Def) {
		return nil
	}
	for _, v := range x.Func.Params {
		if n := classfile.ClassNameOf(string(v.Typ)); len(p.Constants(n)) > 0 {
			names = append(names, n)
		}
	}
	return names
}
