package reach

import (
	"fmt"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// Models (package models) are platform classes written anew. Their code is
// ordinary code but for its exceptions: what the JVM checks by itself there
// holds and is assumed, and what a model throws always travels to the line of
// the program that called it, which raises it anew. So the property is the
// program's, and each line has its own.

// Model reports whether x is a method of a model, or one whose exceptions also
// come from the line that calls it: the platform's own code, and what stands
// between that line and the target of a method reference.
func (x *Method) Model() bool { return x.Def.Class.Origin.Model || x.transparent }

// Trusted reports whether the JVM's own checks hold in x. They do in models,
// except in bridge methods: there javac checks what the program passes.
func (x *Method) Trusted() bool {
	return x.Def.Class.Origin.Model && !x.Def.Access.Has(classfile.AccBridge)
}

// Trusts reports whether what would raise an exception of class exc in x by
// itself never does.
func (x *Method) Trusts(exc string) bool {
	return x.Def.Class.Origin.Model && (exc != jdk.ClassCastException || x.Trusted())
}

// MayGiveNull reports whether v, in a method of a model, is what code of the
// program has just returned, perhaps null: of that a model knows nothing.
func (p *Program) MayGiveNull(x *Method, v ssa.Value) bool {
	if c, ok := v.(*ssa.CheckCast); ok {
		v = c.X
	}
	call, ok := v.(*ssa.Call)
	if !ok || !x.Def.Class.Origin.Model || x.Sites[call] == nil {
		return false
	}
	for _, t := range x.Sites[call].Targets {
		if !t.M.Model() && !p.Nulls.returnsNonNull(t.M.Def, 0) {
			return true
		}
	}
	return false
}

// Derefs returns the value that must not be null where in is executed; nil when
// there is none.
func Derefs(in ssa.Instr) ssa.Value {
	switch in := in.(type) {
	case *ssa.GetField:
		return in.Object
	case *ssa.PutField:
		return in.Object
	case *ssa.ArrayLength:
		return in.Array
	case *ssa.ArrayLoad:
		return in.Array
	case *ssa.ArrayStore:
		return in.Array
	case *ssa.Call:
		if in.Kind != ssa.InvokeStatic {
			return in.Args[0]
		}
	}
	return nil
}

// givenNulls makes NullPointerException known where a model uses what code of the
// program returns. It reports whether that is new.
func (p *Program) givenNulls() bool {
	if p.Types[jdk.NullPointerException] != nil {
		return false
	}
	for _, x := range p.Order {
		if !x.Def.Class.Origin.Model {
			continue
		}
		for _, b := range x.Func.Blocks {
			for _, in := range b.Instrs {
				if v := Derefs(in); v != nil && p.MayGiveNull(x, v) {
					p.addType(jdk.NullPointerException)
					return true
				}
			}
		}
	}
	return false
}

// Inside says where an exception of x comes from that its caller raises.
func (p *Program) Inside(x *Method) string {
	host := p.Dynamic.Host(x.Def.Class.Name)
	switch {
	case host == x.Def.Class.Name:
		return "in " + classfile.Dotted(host) + "." + x.Def.Name + "()"
	case p.Platform(host):
		return "in " + classfile.Dotted(host)
	}
	return fmt.Sprintf("in the method reference of line %d", x.Func.Line(0))
}

// MutableModel reports whether class name is a model, or lifted, or extends one,
// and the model's part of its objects changes.
func (p *Program) MutableModel(name string) bool {
	for name != "" && name[0] != '[' {
		c := p.Class(name)
		if c == nil {
			return false
		}
		if c.Origin.Model || jdk.IsLifted(c) {
			for _, f := range c.Fields {
				if !f.IsStatic() && !f.IsFinal() {
					return !p.Subtype(name, jdk.Throwable)
				}
			}
		}
		name = c.Super
	}
	return false
}

// modelThrows brings what is known of the exceptions of a model's method up to
// date, and reports whether it grew.
func (p *Program) modelThrows(x *Method) bool {
	before, passed := len(x.Raises), x.Passes
	if x.Raises == nil {
		x.Raises = catchSet{}
	}
	raise := func(in ssa.Instr, exc string) {
		if !p.surelyCaught(in, exc) {
			x.Raises[exc] = true
		}
	}
	for _, b := range x.Func.Blocks {
		for _, in := range b.Instrs {
			for _, exc := range append(implicitExceptions(in), p.intrinsicThrows(x, in)...) {
				if !x.Trusts(exc) {
					raise(in, exc)
				}
			}
			if v := Derefs(in); v != nil && p.MayGiveNull(x, v) {
				raise(in, jdk.NullPointerException)
			}
			if n, ok := in.(*ssa.New); ok && !x.Def.Class.Origin.Model && p.Subtype(n.Class, jdk.Throwable) {
				x.Raises[n.Class] = true // the JDK's code may make it in one place and throw it in another
			}
			if t, ok := in.(*ssa.Throw); ok {
				if n, isNew := t.X.(*ssa.New); isNew {
					raise(in, n.Class)
				} else {
					x.Passes = true
				}
			}
		}
	}
	for _, s := range x.Calls {
		if catchesAll(s.instr.Block()) {
			continue
		}
		for _, t := range s.Targets {
			switch {
			case t.M.Model():
				for exc := range t.M.Raises {
					raise(s.instr, exc)
				}
				x.Passes = x.Passes || t.M.Passes
			default:
				x.Passes = x.Passes || t.M.MayThrow
			}
		}
		if p.Opts.Pedantic && s.Resolved != nil && len(s.Resolved.Exceptions) > 0 {
			x.Passes = true
		}
	}
	for _, i := range x.InitCalls {
		if !catchesAll(i.instr.Block()) && p.InitThrows(i.Class) {
			x.Passes = true
		}
	}
	x.MayThrow = x.Passes || len(x.Raises) > 0
	return len(x.Raises) > before || x.Passes != passed
}

// surelyCaught reports whether a handler around in catches exceptions of class
// exc.
func (p *Program) surelyCaught(in ssa.Instr, exc string) bool {
	for _, h := range in.Block().Handlers {
		if h.CatchType == "" || p.Subtype(exc, h.CatchType) {
			return true
		}
	}
	return false
}

// comesOut reports whether an exception that leaves t, called by in, can leave
// x as a value.
func (p *Program) comesOut(x *Method, in ssa.Instr, t *Method) bool {
	switch {
	case !t.MayThrow || catchesAll(in.Block()):
		return false
	case !t.Model() || t.Passes:
		return true
	}
	for exc := range t.Raises {
		if p.travelsOut(x, in, exc, true) {
			return true
		}
	}
	return false
}
