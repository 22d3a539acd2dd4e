package reach

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// CalledByInit names a method of the program that a constructor of the JDK may call on the object that it
// initialises, which is of type t: the constructor of a subclass of the program has called it, and the fields of
// the subclass are not set yet (JLS §12.5). It is "" when there is none. The constructor's bytecode tells: where
// it only calls methods that the program does not override, no code of the program runs. Where it keeps the object,
// or gives it to code that is not known, it may call any; one of these is the result then.
func (p *Program) CalledByInit(init *classfile.Method, t *Type, one string) string {
	s := &superInit{prog: p, class: t.Name, self: map[*classfile.Field]bool{}}
	for known := -1; known < len(s.self); {
		known, s.seen = len(s.self), map[initialised]bool{}
		if s.look(init, 0) {
			if s.found != "" {
				return s.found
			}
			return one
		}
	}
	return ""
}

// mostInInit is how many methods are looked at.
const mostInInit = 500

// superInit looks at what a constructor does with the object that it initialises.
type superInit struct {
	prog  *Program
	class string                    // of the object
	self  map[*classfile.Field]bool // fields of the object that refer to the object itself
	seen  map[initialised]bool
	found string // a method of the program that is called
}

// initialised is the object as a parameter of a method.
type initialised struct {
	by    *classfile.Method
	param int // 0 is the first, which is the receiver where there is one
}

// look reports whether a method may call code of the program on the object, which is one of its parameters.
func (s *superInit) look(m *classfile.Method, param int) bool {
	o := initialised{m, param}
	if s.seen[o] {
		return false // looked at already, or being looked at
	}
	s.seen[o] = true
	if m.Code == nil || len(s.seen) > mostInInit {
		return true
	}
	f, err := s.prog.ssa.of(m)
	if err != nil || param >= len(f.Params) {
		return true
	}
	object := s.sameObject(f, f.Params[param])
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			if s.instr(m, in, object) {
				return true
			}
		}
	}
	return false
}

// sameObject returns the values of f that may be v.
func (s *superInit) sameObject(f *ssa.Func, v ssa.Value) map[ssa.Value]bool {
	object := map[ssa.Value]bool{v: true}
	for grew := true; grew; {
		grew = false
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				x, ok := in.(ssa.Value)
				if !ok || object[x] {
					continue
				}
				if s.copies(in, object) {
					object[x], grew = true, true
				}
			}
		}
	}
	return object
}

// copies reports whether the value of an instruction may be the object.
func (s *superInit) copies(in ssa.Instr, object map[ssa.Value]bool) bool {
	switch in := in.(type) {
	case *ssa.GetField:
		f, err := s.prog.Hier.ResolveField(in.Field)
		return object[in.Object] && (err != nil || s.self[f])
	case *ssa.Phi, *ssa.CheckCast:
		return slices.ContainsFunc(in.Operands(), func(o ssa.Value) bool { return object[o] })
	}
	return false
}

// instr reports whether an instruction keeps the object, gives it to code that is not known, or calls the program.
func (s *superInit) instr(m *classfile.Method, in ssa.Instr, object map[ssa.Value]bool) bool {
	switch in := in.(type) {
	case *ssa.PutField:
		if !object[in.Stored] {
			return false
		}
		f, err := s.prog.Hier.ResolveField(in.Field)
		if err != nil || !object[in.Object] {
			return true
		}
		s.self[f] = true
		return false
	case *ssa.GetField, *ssa.If, *ssa.InstanceOf, *ssa.Phi, *ssa.CheckCast, *ssa.Monitor:
		return false
	case *ssa.Call:
		return s.call(m, in, object)
	}
	for _, o := range in.Operands() {
		if object[o] {
			return true
		}
	}
	return false
}

// call reports whether a call does.
func (s *superInit) call(m *classfile.Method, in *ssa.Call, object map[ssa.Value]bool) bool {
	for i, a := range in.Args {
		if !object[a] {
			continue
		}
		callee, err := s.prog.Hier.ResolveMethod(in.Method)
		if err != nil {
			return true
		}
		switch in.Kind {
		case ssa.InvokeStatic:
		case ssa.InvokeSpecial:
			callee, err = s.prog.Hier.SelectSpecial(m.Class, in.Method, callee)
		default:
			if i > 0 {
				return true // the receiver may be of any class
			}
			callee, err = s.prog.Hier.Select(s.class, callee)
		}
		switch {
		case err != nil || callee == nil:
			return true
		case !callee.Class.Origin.Platform:
			s.found = classfile.Dotted(callee.Class.Name) + "." + callee.Name
			return true
		case callee.Class.Name == jdk.Object && callee.Name == "getClass", callee.Class.Name == jdk.Object && callee.IsInit():
			continue
		}
		if s.look(callee, i) {
			return true
		}
	}
	return false
}

// SetsFieldsOf returns a proper superclass of the class of a constructor without a body that is a model or lifted, and has
// fields: nobody sets them here. It is "" if there is none.
func (p *Program) SetsFieldsOf(init *classfile.Method) string {
	for _, name := range p.lineage(init.Class.Name)[1:] {
		c := p.Class(name)
		if c != nil && (c.Origin.Model || jdk.IsLifted(c)) && slices.ContainsFunc(c.Fields, func(f *classfile.Field) bool { return !f.IsStatic() }) {
			return name
		}
	}
	return ""
}
