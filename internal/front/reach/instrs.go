package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// implicitExceptions lists the classes of the exceptions that the instruction
// can raise by itself (JVMS §6.5, run-time exceptions; errors of linking and
// resource exhaustion are assumed not to happen).
func implicitExceptions(in ssa.Instr) []string {
	switch in := in.(type) {
	case *ssa.GetField, *ssa.PutField, *ssa.ArrayLength, *ssa.Monitor, *ssa.Throw:
		return []string{jdk.NullPointerException}
	case *ssa.ArrayLoad:
		return []string{jdk.NullPointerException, jdk.ArrayIndexOutOfBoundsException}
	case *ssa.ArrayStore:
		if in.Kind == "L" {
			return []string{jdk.NullPointerException, jdk.ArrayIndexOutOfBoundsException, jdk.ArrayStoreException}
		}
		return []string{jdk.NullPointerException, jdk.ArrayIndexOutOfBoundsException}
	case *ssa.NewArray, *ssa.MultiNewArray:
		return []string{jdk.NegativeArraySizeException}
	case *ssa.CheckCast:
		return []string{jdk.ClassCastException}
	case *ssa.BinOp:
		if Divides(in) {
			return []string{jdk.ArithmeticException}
		}
	case *ssa.Call:
		if in.Kind != ssa.InvokeStatic {
			return []string{jdk.NullPointerException}
		}
	}
	return nil
}

// Divides reports whether in is an integer division or remainder, which throw
// on a zero divisor.
func Divides(in *ssa.BinOp) bool {
	return (in.Op == ssa.Div || in.Op == ssa.Rem) && (in.X.Type() == ssa.Long || IsIntLike(in.X.Type()))
}

// IsIntLike reports whether t is computed with as an int.
func IsIntLike(t ssa.Type) bool {
	switch t {
	case "I", "Z", "B", "C", "S":
		return true
	}
	return false
}

// Derefs returns the value that must not be null when in is executed; nil if
// there is none. It leaves out the locks of synchronized blocks.
func Derefs(in ssa.Instr) ssa.Value {
	if _, ok := in.(*ssa.Monitor); ok {
		return nil
	}
	return ssa.Dereferenced(in)
}

// ClonesArray reports whether in is clone() of an array (JLS §10.7).
func ClonesArray(in *ssa.Call) bool {
	return in.Method.Name == "clone" && in.Method.Class[0] == '[' && len(in.Args) == 1
}

// ElementsOf lists the values that are stored into array a of f, if all of them
// are visible: a is made for one call, as javac does for variable arguments.
func ElementsOf(f *ssa.Func, a *ssa.NewArray) (vs []ssa.Value, ok bool) {
	calls := 0
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			for _, v := range in.Operands() {
				if v != ssa.Value(a) {
					continue
				}
				switch in := in.(type) {
				case *ssa.ArrayStore:
					if in.Stored == ssa.Value(a) {
						return nil, false
					}
					vs = append(vs, in.Stored)
				case *ssa.ArrayLength:
				case *ssa.Call:
					calls++
				default:
					return nil, false
				}
			}
		}
	}
	return vs, calls <= 1
}

// Exceptional reports whether b is a handler of p.
func Exceptional(p, b *ssa.Block) bool {
	for _, h := range p.Handlers {
		if h.Target == b {
			return true
		}
	}
	return false
}

func Uses(in ssa.Instr, v ssa.Value) bool {
	for _, o := range in.Operands() {
		if o == v {
			return true
		}
	}
	return false
}

// Bootstrap returns the bootstrap method of an invokedynamic call, as
// CLASS.METHOD, or "".
func Bootstrap(c *classfile.Class, site *classfile.DynamicConst) string {
	if site.Bootstrap >= len(c.BootstrapMethods) {
		return ""
	}
	h := c.BootstrapMethods[site.Bootstrap].Method
	return h.Ref.Class + "." + h.Ref.Name
}

// handlersOf returns the classes that the handlers around an instruction of block b catch.
func handlersOf(b *ssa.Block) CatchSet {
	c := CatchSet{}
	for _, h := range b.Handlers {
		c[h.CatchType] = true
	}
	return c
}

// catchesAll reports whether the handlers of b catch all exceptions.
func catchesAll(b *ssa.Block) bool {
	for _, h := range b.Handlers {
		if h.CatchType == "" || h.CatchType == jdk.Throwable {
			return true
		}
	}
	return false
}

// SkipsAssertion reports whether control goes from p to b only if the assertions of a class are not
// enabled, which they are.
func (prog *Program) SkipsAssertion(p, b *ssa.Block) bool {
	c, ok := p.Instrs[len(p.Instrs)-1].(*ssa.If)
	if !ok || p.Succs[0] == p.Succs[1] {
		return false
	}
	g, isField := c.X.(*ssa.GetStatic)
	zero, isConst := c.Y.(*ssa.Const)
	if !isField || !isConst || g.Field.Name != AssertionsDisabled || zero.Typ != ssa.Int || zero.Int != 0 {
		return false
	}
	if f := prog.Field(g.Field); f == nil || !f.Synthetic && !f.Access.Has(classfile.AccSynthetic) || f.Class.Origin.Platform {
		return false
	}
	return c.Op == ssa.NE && p.Succs[0] == b || c.Op == ssa.EQ && p.Succs[1] == b
}
