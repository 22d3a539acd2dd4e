package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// A harness builds objects, and then calls a method, see package harness. It catches
// all exceptions of the building. If no code keeps an exception for later, such an
// exception cannot leave the entry, so code that only the building runs has no checks.

// OnlyBuilding returns the methods of the program that only the building of a harness's
// objects can run, and whose exceptions do not count. It is nil if the entry is no
// method of a harness, or if some code may keep an exception.
func (p *Program) OnlyBuilding() map[*Method]bool {
	if p.Opts.Target == nil || p.Opts.Handed != nil {
		return nil
	}
	called := p.calledFrom(p.Opts.Target, true)
	if called == nil {
		return nil
	}
	only := map[*Method]bool{}
	for _, m := range p.Methods {
		if p.keepsExceptions(m) {
			return nil
		}
		if m != p.Entry && !m.Library() && !called[m] {
			only[m] = true
		}
	}
	return only
}

// calledFrom has the methods that a call of target may run, with initialisers or without; nil if target does not run.
func (p *Program) calledFrom(target *classfile.Method, initialisers bool) map[*Method]bool {
	called := map[*Method]bool{}
	var queue []*Method
	add := func(m *Method) {
		if m != nil && !called[m] {
			called[m] = true
			queue = append(queue, m)
		}
	}
	for _, m := range p.Methods {
		if IsMethod(m.Def, target) {
			add(m)
		}
	}
	if len(queue) == 0 {
		return nil
	}
	initialise := func(class string) {
		if initialisers {
			for _, m := range p.initialisers(class) {
				add(m)
			}
		}
	}
	initialise(target.Class.Name)
	for len(queue) > 0 {
		m := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		for _, s := range m.Calls {
			for _, t := range s.Targets {
				add(t.Method)
			}
			if in, ok := s.Instr.(*ssa.Call); ok {
				add(p.Texts[in])
				if e := p.Enums[in]; e != nil {
					add(e.Values)
					add(e.Search)
				}
			}
		}
		for _, i := range m.InitCalls {
			initialise(i.Class)
		}
	}
	return called
}

// IsMethod reports whether two methods have the same name, also if they were read twice.
func IsMethod(m, other *classfile.Method) bool {
	return m.Name == other.Name && m.Desc == other.Desc && m.Class.Name == other.Class.Name
}

// keepsExceptions reports whether m may keep an exception where code that runs later
// finds it: in a field, an array, or a variable that is not known to have exceptions.
// The fields of exceptions do not count: who does not find the one does not find the other.
func (p *Program) keepsExceptions(m *Method) bool {
	result := ssa.Type(ResultType(m.Def))
	for _, b := range m.Func.Blocks {
		for _, in := range b.Instrs {
			switch in := in.(type) {
			case *ssa.Phi:
				for _, v := range in.Args {
					if p.exception(v.Type()) && !p.exception(in.Type()) {
						return true
					}
				}
			case *ssa.PutField:
				if p.exception(in.Stored.Type()) && !p.Subtype(in.Field.Class, jdk.Throwable) {
					return true
				}
			case *ssa.PutStatic:
				if p.exception(in.Stored.Type()) {
					return true
				}
			case *ssa.ArrayStore:
				if p.exception(in.Stored.Type()) {
					return true
				}
			case *ssa.Return:
				if in.Result != nil && p.exception(in.Result.Type()) && !p.exception(result) {
					return true
				}
			case *ssa.Call:
				if p.hidesException(m, in) {
					return true
				}
			}
		}
	}
	return false
}

// hidesException reports whether a call passes an exception as an object of another type.
func (p *Program) hidesException(m *Method, in *ssa.Call) bool {
	params, _, err := classfile.ParseMethodDescriptor(in.Method.Desc)
	if err != nil {
		return true
	}
	args := in.Args[len(in.Args)-len(params):]
	s := m.Sites[in]
	for i, a := range args {
		if !p.exception(a.Type()) || p.exception(ssa.Type(params[i])) {
			continue
		}
		if s == nil || s.Resolved == nil || len(s.Targets) > 0 || s.Virtual {
			return true
		}
	}
	return false
}

// exception reports whether all objects of a type are exceptions.
func (p *Program) exception(t ssa.Type) bool {
	n := classfile.ClassNameOf(string(t))
	return n != "" && n[0] != '[' && p.Subtype(n, jdk.Throwable)
}
