package reach

import (
	"sort"

	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// implicitExceptions lists the classes of the exceptions the instruction can
// raise by itself (JVMS §6.5, run-time exceptions; errors of linking and
// resource exhaustion are assumed away).
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

// catchSet is the set of classes handlers catch; "" catches everything.
type catchSet map[string]bool

func (c catchSet) addAll(d catchSet) (changed bool) {
	for n := range d {
		if !c[n] {
			c[n] = true
			changed = true
		}
	}
	return changed
}

// Sorted lists the set in a fixed order.
func (c catchSet) Sorted() []string {
	var ns []string
	for n := range c {
		ns = append(ns, n)
	}
	sort.Strings(ns)
	return ns
}

// handlersOf returns what the handlers around an instruction of block b catch.
func handlersOf(b *ssa.Block) catchSet {
	c := catchSet{}
	for _, h := range b.Handlers {
		c[h.CatchType] = true
	}
	return c
}

// MayCatch reports whether some handler in c may catch an exception whose
// class is exc, or, unless exact, a subclass of it.
func (p *Program) MayCatch(c catchSet, exc string, exact bool) bool {
	for _, h := range c.Sorted() {
		if h == "" || p.Subtype(exc, h) || (!exact && p.Subtype(h, exc)) {
			return true
		}
	}
	return false
}

// catchContexts computes for each method what the callers up the stack may
// catch: where nothing can catch an exception, raising it is the violation
// itself and no exception value has to travel (design §4: only what escapes
// counts).
func (p *Program) catchContexts() {
	for changed := true; changed; {
		changed = false
		for _, x := range p.Order {
			if !p.GoesOn() {
				return
			}
			for _, s := range x.Calls {
				at := handlersOf(s.instr.Block())
				at.addAll(x.Catchers)
				for _, t := range s.Targets {
					changed = t.M.Catchers.addAll(at) || changed
				}
			}
			for _, i := range x.InitCalls {
				at := handlersOf(i.instr.Block())
				at.addAll(x.Catchers)
				at = p.aroundInitialiser(at)
				for _, m := range p.initialisers(i.Class) {
					changed = m.Catchers.addAll(at) || changed
				}
			}
		}
	}
}

// aroundInitialiser says what may be caught of exceptions raised in a class
// initialiser around whose call at is caught. An Error goes through as it is;
// anything else becomes an ExceptionInInitializerError (JLS §12.4.2 step 10),
// so that where that may be caught, everything may.
func (p *Program) aroundInitialiser(at catchSet) catchSet {
	if len(at) > 0 && p.MayCatch(at, jdk.ExceptionInInitializerError, true) {
		return catchSet{"": true}
	}
	through := catchSet{}
	for h := range at {
		if p.Subtype(h, "java/lang/Error") {
			through[h] = true
		}
	}
	return through
}

// initialisers lists the class initialisers that initialising class name can
// run directly: its own and those of its superclasses and superinterfaces.
func (p *Program) initialisers(name string) []*Method {
	var ms []*Method
	for name != "" {
		c := p.Class(name)
		if c == nil || !p.OwnsStatics(c) {
			break
		}
		if m := p.Inits[name]; m != nil {
			ms = append(ms, m)
		}
		for _, i := range p.DefaultInterfaces(c) {
			if m := p.Inits[i]; m != nil {
				ms = append(ms, m)
			}
		}
		name = c.Super
	}
	return ms
}
