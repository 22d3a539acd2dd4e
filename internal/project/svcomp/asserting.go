package svcomp

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// asserting tells which code of a program may fail an assertion. It looks at names only:
// a call may run each method of the program with its name and descriptor. So it holds for
// each class of the receiver (JVMS §5.4.6).
type asserting struct {
	methods []*classfile.Method
	plain   map[string]bool   // classes of the program that have only Object and classes of the program above them
	failing map[selector]bool // calls of these may fail
	hooked  bool              // code of the platform may call one of them
	any     bool              // any code may fail
}

// selector is what a call names beside a class.
type selector struct{ name, desc string }

// ofObject are the methods that every object has, and the platform calls.
var ofObject = []selector{
	{"toString", "()Ljava/lang/String;"}, {"hashCode", "()I"}, {"equals", "(Ljava/lang/Object;)Z"}, {"finalize", "()V"}, {"clone", "()Ljava/lang/Object;"},
}

// newAsserting reads the classes of a program. If one cannot be read, any code may fail.
func newAsserting(classes []*classfile.Class) *asserting {
	a := &asserting{plain: map[string]bool{}, failing: map[selector]bool{}}
	byName := map[string]*classfile.Class{}
	for _, c := range classes {
		byName[c.Name] = c
		a.methods = append(a.methods, c.Methods...)
	}
	for _, c := range classes {
		a.plain[c.Name] = plainClass(c.Name, byName, len(classes))
	}
	for more, known := true, map[*classfile.Method]bool{}; more && !a.any; {
		more = false
		for _, m := range a.methods {
			if !known[m] && m.Code != nil && a.fails(m, 0, len(m.Code.Read().Bytes)) {
				known[m], more = true, true
				a.add(m)
			}
		}
		// A method that is reached by a handle has another name where it is called.
		a.any = a.any || slices.ContainsFunc(classes, a.handles)
	}
	return a
}

// plainClass reports whether everything above a class is Object or a class of the program.
// Depth bounds the steps: a cyclic hierarchy has no end.
func plainClass(name string, program map[string]*classfile.Class, depth int) bool {
	c := program[name]
	if c == nil || depth < 0 {
		return name == "java/lang/Object"
	}
	return plainClass(c.Super, program, depth-1) &&
		!slices.ContainsFunc(c.Interfaces, func(i string) bool { return !plainClass(i, program, depth-1) })
}

// add notes that m may fail.
func (a *asserting) add(m *classfile.Method) {
	s := selector{m.Name, m.Desc}
	a.failing[s] = true
	a.hooked = a.hooked || !a.plain[m.Class.Name] || slices.Contains(ofObject, s)
	a.any = a.any || m.IsClassInit() // any use of the class may run it
}

// handles reports whether a class makes a handle of a method that may fail, as for a lambda.
func (a *asserting) handles(c *classfile.Class) bool {
	for _, b := range c.BootstrapMethods {
		for _, x := range b.Args {
			if h, ok := x.(*classfile.MethodHandleConst); ok && a.failing[selector{h.Ref.Name, h.Ref.Desc}] {
				return true
			}
		}
	}
	return false
}

// fails reports whether the code of m from start to end may fail an assertion, itself or
// in what it calls. What it throws that something else made does not count.
func (a *asserting) fails(m *classfile.Method, start, end int) bool {
	if a.any {
		return true
	}
	for in, err := range classfile.Instructions(m.Code.Read().Bytes) {
		switch {
		case err != nil:
			return true
		case in.PC < start:
		case in.PC >= end:
			return false
		case in.Op == classfile.OpNew:
			if name, err := m.Class.Pool.ClassName(in.Index); err != nil || name == "java/lang/AssertionError" {
				return true
			}
		case in.Op == classfile.OpInvokedynamic:
			if a.hooked {
				return true
			}
		case in.Op >= classfile.OpInvokevirtual && in.Op <= classfile.OpInvokeinterface:
			dispatched := in.Op == classfile.OpInvokevirtual || in.Op == classfile.OpInvokeinterface
			if ref, err := m.Class.Pool.MethodRef(in.Index); err != nil || a.call(ref) || a.hooked && (dispatched || !a.plain[ref.Class]) {
				return true
			}
		}
	}
	return false
}

// call reports whether a call may fail by what it names. Reflection may call everything.
func (a *asserting) call(ref classfile.MemberRef) bool {
	reflects := strings.HasPrefix(ref.Class, "java/lang/reflect/") || strings.HasPrefix(ref.Class, "java/lang/invoke/") ||
		ref.Name == "newInstance" || ref.Name == "forName"
	return reflects || a.failing[selector{ref.Name, ref.Desc}]
}
