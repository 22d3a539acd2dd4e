package runs

import (
	"math"
	"strings"
	"unicode/utf16"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// traces are the stack traces of the exceptions of an execution. The calls of the
// interpreter are those of the JVM, except in models and in code that jayverify makes
// in place of an instruction. So a trace is known up to the first of these.
type traces struct {
	src    reach.Source
	of     map[int64]noted // by the id of the exception
	count  int64
	shared map[node]*node
	rest   []int64 // of the trace that is read
}

// noted is the trace of an exception. Its serial number tells it from an earlier one of the same exception.
type noted struct {
	stack  *node
	serial int64
}

// node is a stack: its innermost frame, and the others.
type node struct {
	frame traced
	outer *node
}

// traced is a frame as a trace needs it.
type traced struct {
	proc string
	pos  ivl.Pos
}

func newTraces(src reach.Source) *traces {
	return &traces{src: src, of: map[int64]noted{}, shared: map[node]*node{}}
}

// answer is the value of an input of the kind ivl.CallStack, see ExecuteThrowable.$trace.
func (t *traces) answer(r ivl.Request) int64 {
	switch {
	case r.Stack == nil:
		t.rest = nil
		return 0
	case r.Input.Name != lower.TraceNext:
		t.note(r.Object, r.Of, r.Stack.Frames(), r.Input.Name == lower.TraceConstructed)
		return 0
	}
	if len(t.rest) == 0 {
		n, ok := t.of[r.Object]
		if !ok {
			return -1
		}
		t.rest = append([]int64{n.serial}, t.numbers(n.stack)...)
	}
	x := t.rest[0]
	t.rest = t.rest[1:]
	return x
}

// note keeps the stack of an exception. Like the JVM, it leaves out the calls of
// fillInStackTrace and of the exception's constructors.
func (t *traces) note(object int64, class string, stack []ivl.Frame, constructed bool) {
	if constructed {
		stack = t.withoutConstructors(class, stack)
	}
	var n *node
	for i := len(stack) - 1; i >= 0; i-- {
		k := node{traced{stack[i].Proc, stack[i].Pos}, n}
		if n = t.shared[k]; n == nil {
			n = &k
			t.shared[k] = n
		}
	}
	t.of[object] = noted{n, t.count}
	t.count = (t.count + 1) & math.MaxInt32
}

func (t *traces) withoutConstructors(class string, stack []ivl.Frame) []ivl.Frame {
	supers := map[string]bool{}
	for class != "" && !supers[class] {
		supers[class] = true
		c, err := t.src.Class(class)
		if err != nil {
			break
		}
		class = c.Super
	}
	filling := true
	for len(stack) > 0 {
		c, m, _, ok := procName(stack[0].Proc)
		filling = filling && m == "fillInStackTrace"
		if ok && !filling && (m != "<init>" || !supers[c]) {
			break
		}
		stack = stack[1:]
	}
	return stack
}

// procName takes the name of a procedure apart. Procedures that are no methods are not ok.
func procName(proc string) (class, method, desc string, ok bool) {
	paren := strings.IndexByte(proc, '(')
	if paren < 0 || proc[0] == '$' {
		return "", "", "", false
	}
	dot := strings.LastIndexByte(proc[:paren], '.')
	if dot < 0 {
		return "", "", "", false
	}
	return strings.ReplaceAll(proc[:dot], ".", "/"), proc[dot+1 : paren], proc[paren:], true
}

// numbers are a trace as ExecuteThrowable reads it, without the first number.
func (t *traces) numbers(n *node) (all []int64) {
	inner := ""
	for ; n != nil; n = n.outer {
		class, method, desc, ok := procName(n.frame.proc)
		if !ok {
			continue
		}
		c, err := t.src.Class(class)
		if err != nil {
			if strings.Contains(class, "$$Lambda") { // hidden on the JVM
				inner = method
				continue
			}
			println("2:", n.frame.proc, n.frame.pos.PC, inner)
			return append(all, 2)
		}
		m := c.FindMethod(method, desc)
		if m == nil || m.Class != c || c.Origin.Model || t.modelled(class) || inner != "" && !calls(m, n.frame.pos.PC, inner) {
			println("2:", n.frame.proc, n.frame.pos.PC, inner)
			return append(all, 2)
		}
		inner = method
		all = append(all, 1)
		if c.Origin.Platform {
			all = text(all, t.module(class))
		} else {
			all = append(all, -1)
		}
		all = text(text(all, classfile.Dotted(class)), method)
		if c.SourceFile == "" {
			all = append(all, -1)
		} else {
			all = text(all, c.SourceFile)
		}
		line := int64(-1)
		if l := m.Code.Read().Line(n.frame.pos.PC); l > 0 {
			line = int64(l)
		}
		all = append(all, line)
	}
	return append(all, 0)
}

// calls reports whether the instruction of m at pc calls a method of that name, or may initialise a class.
func calls(m *classfile.Method, pc int, name string) bool {
	if m.Code == nil {
		return false
	}
	in, err := classfile.Decode(m.Code.Read().Bytes, pc)
	if err != nil {
		return false
	}
	switch in.Op {
	case classfile.OpInvokevirtual, classfile.OpInvokespecial, classfile.OpInvokestatic, classfile.OpInvokeinterface:
		ref, err := m.Class.Pool.MethodRef(in.Index)
		return err == nil && (ref.Name == name || name == "<clinit>" && in.Op == classfile.OpInvokestatic)
	case classfile.OpNew, classfile.OpGetstatic, classfile.OpPutstatic:
		return name == "<clinit>"
	}
	return false
}

// modelled reports whether an execution has a model for a class.
func (t *traces) modelled(class string) bool {
	s, ok := t.src.(interface {
		ForExecution(name string) (*classfile.Class, error)
	})
	if !ok {
		return false
	}
	for _, name := range []string{class, classfile.Package(class) + "/" + reach.ExecuteMark + class[strings.LastIndexByte(class, '/')+1:]} {
		if c, err := s.ForExecution(name); err == nil && c.Origin.Model {
			return true
		}
	}
	return false
}

// module is the module of a class of the JDK.
func (t *traces) module(class string) string {
	if s, ok := t.src.(interface{ Module(class string) string }); ok {
		return s.Module(class)
	}
	return ""
}

// text appends a text to numbers: its length and its chars.
func text(all []int64, s string) []int64 {
	units := utf16.Encode([]rune(s))
	all = append(all, int64(len(units)))
	for _, u := range units {
		all = append(all, int64(u))
	}
	return all
}
