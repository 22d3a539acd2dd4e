package reach

import (
	"fmt"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// Models (package models) are new versions of platform classes. Their code is
// ordinary code, except for its exceptions. The JVM's own checks in it hold and
// are assumed. An exception of a model always travels to the line of the
// program that called it, which raises it again. So the property is the
// program's, and each line has its own.

// givenNulls adds the type NullPointerException if a model uses a result of the
// program's code. It reports whether the type is new.
func (p *Program) givenNulls() bool {
	p.followNulls()
	if p.Types[jdk.NullPointerException] != nil {
		return false
	}
	for _, x := range p.Methods {
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

// NameOfCallee is the name of method m of the library, which a call of the program runs: as the call has it, where m is a part of
// a model that the JDK does not have.
func NameOfCallee(in ssa.Instr, m *classfile.Method) string {
	class, name := m.Class.Name, m.Name
	if c, ok := in.(*ssa.Call); ok && strings.HasPrefix(name, "$") {
		class, name = c.Method.Class, c.Method.Name
	}
	if class == jdk.String && name == "$text" { // of a value that is joined with texts
		name = "valueOf"
	}
	return classfile.Dotted(class) + "." + name
}

// Inside describes the origin of an exception of x that its caller raises at an instruction.
func (p *Program) Inside(in ssa.Instr, x *Method) string {
	host := p.Dynamic.Host(x.Def.Class.Name)
	switch {
	case host == x.Def.Class.Name:
		return "in " + NameOfCallee(in, x.Def) + "()"
	case p.Platform(host):
		return "in " + classfile.Dotted(host)
	}
	return fmt.Sprintf("in the method reference of line %d", x.Func.Line(0))
}

// modelThrows updates the exceptions of a model's method, and reports whether
// there are new ones.
func (p *Program) modelThrows(x *Method) bool {
	if x.Passes && p.Opts.Execute != nil {
		return false // an execution does not raise the exceptions of the JDK's code anew
	}
	before, passed := len(x.Raises), x.Passes
	first := x.Raises == nil
	if first {
		x.Raises = CatchSet{}
		p.ownRaises(x)
	}
	if n := known(x); first || n != x.known {
		x.known = n
		p.calleesThrow(x)
	}
	for _, i := range x.InitCalls {
		if !x.Passes && !catchesAll(i.Instr.Block()) && p.InitThrows(i.Class) {
			x.Passes = true
		}
	}
	x.MayThrow = x.Passes || len(x.Raises) > 0
	return len(x.Raises) > before || x.Passes != passed
}

// known counts what is known of the exceptions of x's callees. It only grows: if it is the same
// as before, so is each callee's set of exceptions.
func known(x *Method) int {
	n := 0
	for _, s := range x.Calls {
		for _, t := range s.Targets {
			n += len(t.Method.Raises)
			if t.Method.Passes {
				n++
			}
			if t.Method.MayThrow {
				n++
			}
		}
	}
	return n
}

// calleesThrow adds the exceptions of callees to those of a model's method.
func (p *Program) calleesThrow(x *Method) {
	for _, s := range x.Calls {
		if catchesAll(s.Instr.Block()) {
			continue
		}
		for _, t := range s.Targets {
			switch {
			case t.Method.Model() && (!t.Method.Passes || p.Opts.Execute == nil):
				for exc := range t.Method.Raises {
					p.raise(x, s.Instr, exc)
				}
				x.Passes = x.Passes || t.Method.Passes
			case t.Method.MayThrow:
				x.Passes = true
				if p.Opts.Execute != nil {
					return
				}
			}
		}
		if p.Opts.Pedantic && s.Resolved != nil && len(s.Resolved.Exceptions) > 0 {
			x.Passes = true
		}
	}
}

// raise adds an exception that in raises to those of a model's method, unless a handler around
// in catches it.
func (p *Program) raise(x *Method, in ssa.Instr, exc string) {
	if !x.Raises[exc] && !p.surelyCaught(in, exc) {
		x.Raises[exc] = true
	}
}

// ownRaises adds the exceptions that the instructions of a model's method raise by themselves.
// These do not depend on other methods' exceptions.
func (p *Program) ownRaises(x *Method) {
	for _, b := range x.Func.Blocks {
		for _, in := range b.Instrs {
			for _, exc := range append(implicitExceptions(in), p.intrinsicThrows(x, in)...) {
				if !x.Trusts(exc) {
					p.raise(x, in, exc)
				}
			}
			if v := Derefs(in); v != nil && p.MayGiveNull(x, v) {
				p.raise(x, in, jdk.NullPointerException)
			}
			if n, ok := in.(*ssa.New); ok && !x.Def.Class.Origin.Model && p.Subtype(n.Class, jdk.Throwable) {
				x.Raises[n.Class] = true // the JDK's code may make it in one place and throw it in another
			}
			if t, ok := in.(*ssa.Throw); ok {
				if n, isNew := t.X.(*ssa.New); isNew {
					p.raise(x, in, n.Class)
				} else {
					x.Passes = true
				}
			}
		}
	}
}

// runsInitialisers reports whether any class has an initialiser to run.
func (p *Program) runsInitialisers() bool {
	for _, m := range p.Inits {
		if m != nil {
			return true
		}
	}
	return false
}
