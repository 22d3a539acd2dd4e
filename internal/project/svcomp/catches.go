package svcomp

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// catchers are the classes that a handler for an AssertionError may name, directly or as
// the cause of an error of a class initialiser.
var catchers = []string{
	"java/lang/Throwable", "java/lang/Error", "java/lang/AssertionError", "java/lang/LinkageError",
	"java/lang/ExceptionInInitializerError", "java/lang/NoClassDefFoundError",
}

// catchesErrors names a method of the program that may catch an AssertionError and not
// throw it on; "" if there is none. A handler counts if an assertion may fail in the code
// that it protects. A handler for everything, as javac makes it for finally and synchronized,
// does not count if it ends by throwing. Those of a try with resources do: an error of
// close() may only be added to another exception.
func catchesErrors(classes *classfile.Path) string {
	names, err := classes.ProgramClasses()
	if err != nil {
		return "a class that cannot be read"
	}
	var all []*classfile.Class
	for _, name := range names {
		c, err := classes.Class(name)
		if err != nil {
			return strings.ReplaceAll(name, "/", ".")
		}
		all = append(all, c)
	}
	a := newAsserting(all)
	for _, m := range a.methods {
		if a.catches(m) {
			return strings.ReplaceAll(m.Class.Name, "/", ".") + "." + m.Name
		}
	}
	return ""
}

// handles reports whether a method of the program has a handler of exceptions, or may have
// one.
func handles(classes *classfile.Path) bool {
	names, err := classes.ProgramClasses()
	if err != nil {
		return true
	}
	for _, name := range names {
		c, err := classes.Class(name)
		if err != nil {
			return true
		}
		for _, m := range c.Methods {
			if m.Code != nil && len(m.Code.Read().Handlers) > 0 {
				return true
			}
		}
	}
	return false
}

// catches reports whether m has a handler that may catch an AssertionError for good. What
// one handler of m has caught, it may throw again in the code that another one protects.
func (a *asserting) catches(m *classfile.Method) bool {
	if m.Code == nil {
		return false
	}
	code := m.Code.Read()
	some, keeps := false, false
	for _, h := range code.Handlers {
		if !slices.Contains(catchers, h.CatchType) && h.CatchType != "" {
			continue
		}
		some = some || a.fails(m, h.Start, h.End)
		keeps = keeps || h.CatchType != "" || !rethrows(code, h.Target)
	}
	return some && keeps
}

// rethrows reports whether the code from target on keeps what it has caught in a local
// variable, comes to the throw of this variable, and neither writes to it, returns nor
// jumps back before, nor jumps further than the throw.
func rethrows(code *classfile.Code, target int) bool {
	caught, last, end := -1, -1, -1 // the variable, that of an aload just before, the furthest jump
	for in, err := range classfile.Instructions(code.Bytes) {
		if err != nil {
			return false
		}
		if in.PC < target {
			continue
		}
		if in.PC == target {
			if caught = local(in, classfile.OpAstore, classfile.OpAstore0); caught < 0 {
				return false
			}
			continue
		}
		switch {
		case in.Op == classfile.OpAthrow && in.PC >= end && last == caught:
			return true
		case in.Op >= classfile.OpIreturn && in.Op <= classfile.OpReturn, in.Op == classfile.OpTableswitch, in.Op == classfile.OpLookupswitch:
			return false
		case local(in, classfile.OpAstore, classfile.OpAstore0) == caught:
			return false
		case jumps(in.Op) && in.Target <= in.PC:
			return false
		case jumps(in.Op):
			end = max(end, in.Target)
		}
		last = local(in, classfile.OpAload, classfile.OpAload0)
	}
	return false
}

// local is the variable of an instruction of a family such as aload, aload_0, …, aload_3;
// -1 for another instruction.
func local(in classfile.Instruction, long, short classfile.Opcode) int {
	if in.Op == long || in.Op >= short && in.Op <= short+3 {
		return in.Index
	}
	return -1
}

// jumps reports whether an instruction is a jump to one target.
func jumps(op classfile.Opcode) bool {
	return op >= classfile.OpIfeq && op <= classfile.OpJsr || op >= classfile.OpIfnull && op <= classfile.OpJsrW
}
