package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// leaks finds out whether code can see a field of an object too early: before the object's
// constructor has set it. The object is known by a parameter of a method. Methods that the object
// is passed to are looked at, too.
type leaks struct {
	prog  *Program
	field *classfile.Field
	seen  map[passed]bool // what is looked at, or has been
}

// passed is an object that a method has as a parameter.
type passed struct {
	to    *Method
	param int // 0 is the first, which is the receiver where there is one
}

func newLeaks(p *Program, f *classfile.Field) *leaks {
	return &leaks{prog: p, field: f, seen: map[passed]bool{}}
}

// here reports whether an instruction of constructor x passes the object on or reads the field.
func (l *leaks) here(x *Method, in ssa.Instr) bool { return l.instr(x, in, x.Func.Params[0]) }

// from reports whether some instruction of a method does, for an object that it is passed.
func (l *leaks) from(o passed) bool {
	if l.seen[o] {
		return false // a leak is found where it is looked at first
	}
	l.seen[o] = true
	for _, b := range o.to.Func.Blocks {
		for _, in := range b.Instrs {
			if l.instr(o.to, in, o.to.Func.Params[o.param]) {
				return true
			}
		}
	}
	return false
}

// instr reports whether an instruction keeps v, gives it to code that is not known, or reads the
// field of it. Comparing it, asking for its class, and setting and reading other fields is no leak.
func (l *leaks) instr(x *Method, in ssa.Instr, v ssa.Value) bool {
	switch in := in.(type) {
	case *ssa.PutField:
		return in.Stored == v
	case *ssa.GetField:
		return in.Object == v && l.prog.Field(in.Field) == l.field
	case *ssa.If, *ssa.InstanceOf:
		return false
	case *ssa.Call:
		return l.call(x, in, v)
	}
	for _, o := range in.Operands() {
		if o == v {
			return true
		}
	}
	return false
}

// call reports whether a call does.
func (l *leaks) call(x *Method, in *ssa.Call, v ssa.Value) bool {
	s := x.Sites[in]
	for i, a := range in.Args {
		if a != v {
			continue
		}
		switch {
		case s == nil || s.Resolved == nil:
			return true
		case in.Kind == ssa.InvokeSpecial && in.Method.Name == "<init>" && i == 0 && len(s.Targets) == 0:
			own := l.prog.Opts.Interference && s.Resolved.Class.Name == thread // Thread's constructors give their object to nobody
			if l.prog.Opts.Handed != nil && !l.prog.IsThrowableInit(s.Resolved) && !own {
				return true // it may call back
			}
		case jdk.IsIntrinsic(s.Resolved):
			if s.Resolved.Class.Name != jdk.Object || s.Resolved.Name != "getClass" {
				return true
			}
		case len(s.Targets) == 0 || s.NoBody || len(s.Unmodelled) > 0 || s.Reason != "":
			return true
		}
		for _, t := range s.Targets {
			if i >= len(t.Method.Func.Params) || l.from(passed{t.Method, i}) {
				return true
			}
		}
	}
	return false
}
