package reach

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// SharesInitial reports whether a field or an element of an object from outside can
// hold an object that a class initialiser of the program makes.
func (p *Program) SharesInitial() bool {
	m := p.madeByInitialisers()
	for _, t := range p.outside.external {
		for _, n := range p.contentTypes(t.Name) {
			for _, d := range m.made {
				if p.Subtype(d, n) {
					return true
				}
			}
			for _, d := range m.given {
				if p.Subtype(d, n) || p.Subtype(n, d) {
					return true
				}
			}
		}
	}
	return false
}

// contentTypes lists the types of references that objects of a class, or an array
// class, hold.
func (p *Program) contentTypes(name string) []string {
	if name[0] == '[' {
		if n := classfile.ClassNameOf(name[1:]); n != "" {
			return []string{n}
		}
		return nil
	}
	var ns []string
	for c := p.Class(name); c != nil && !p.Platform(c.Name); c = p.Class(c.Super) {
		for _, f := range c.Fields {
			if n := classfile.ClassNameOf(f.Desc); n != "" && !f.IsStatic() {
				ns = append(ns, n)
			}
		}
	}
	return ns
}

// madeByInitialisers lists the classes and array classes of which the program's class
// initialisers make objects. An initialiser with a virtual call may make
// objects of every class.
func (p *Program) madeByInitialisers() *making {
	m := &making{prog: p, seen: map[*classfile.Method]bool{}}
	for _, x := range p.Methods {
		if x.Def.Name == "<clinit>" && !x.Def.Class.Origin.Platform {
			m.method(x.Def)
		}
	}
	for _, name := range p.PlatformConstants() {
		for _, f := range p.Class(name).Fields {
			if n := classfile.ClassNameOf(f.Desc); n != "" && f.IsStatic() {
				m.given = append(m.given, n)
			}
		}
	}
	if m.any {
		for _, t := range p.TypeOrder {
			m.add(t.Name)
		}
	}
	return m
}

// making collects of which classes methods of the program make objects.
type making struct {
	prog *Program
	seen map[*classfile.Method]bool
	made []string
	// given has the types of what the platform's methods return to them.
	given []string
	any   bool // objects of other classes, too
}

func (k *making) add(name string) { k.made = append(k.made, name) }

func (k *making) method(m *classfile.Method) {
	if k.seen[m] || m.Class.Origin.Platform {
		return
	}
	k.seen[m] = true
	if m.Code == nil {
		k.any = true
		return
	}
	f, err := k.prog.ssa.of(m)
	if err != nil {
		k.any = true
		return
	}
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			switch in := in.(type) {
			case *ssa.New:
				k.add(in.Class)
			case *ssa.NewArray, *ssa.MultiNewArray:
				k.add(string(in.(ssa.Value).Type()))
			case *ssa.Call:
				k.call(in)
				k.result(f, in)
			case *ssa.CallDynamic:
				k.add(jdk.String) // other dynamic calls are calls by now
			}
		}
	}
}

// result notes what a call of the platform gives to f, if f uses it.
func (k *making) result(f *ssa.Func, in *ssa.Call) {
	m, err := k.prog.Hier.ResolveMethod(in.Method)
	if err != nil || !m.Class.Origin.Platform {
		return
	}
	n := classfile.ClassNameOf(ResultType(m))
	if n == "" || slices.Contains(k.given, n) {
		return
	}
	for _, b := range f.Blocks {
		for _, use := range b.Instrs {
			if slices.Contains(use.Operands(), ssa.Value(in)) {
				k.given = append(k.given, n)
				return
			}
		}
	}
}

func (k *making) call(in *ssa.Call) {
	m, err := k.prog.Hier.ResolveMethod(in.Method)
	switch {
	case err != nil:
		k.any = true
	case in.Kind == ssa.InvokeStatic || in.Kind == ssa.InvokeSpecial:
		k.method(m)
	case !m.Class.Origin.Platform:
		k.any = true
	}
}
