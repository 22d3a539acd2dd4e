package lower

import (
	"sort"

	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// The classes of exceptions that instructions raise by themselves.
const (
	npe        = jdk.NullPointerException
	aioobe     = jdk.ArrayIndexOutOfBoundsException
	cce        = jdk.ClassCastException
	arithmetic = jdk.ArithmeticException
	nase       = jdk.NegativeArraySizeException
	ase        = jdk.ArrayStoreException
	assertion  = jdk.AssertionError
	eiie       = jdk.ExceptionInInitializerError
	ncdfe      = jdk.NoClassDefFoundError
	throwable  = jdk.Throwable
)

// implicitKinds are the property kinds of exceptions that instructions raise.
var implicitKinds = map[string]ivl.Kind{
	npe:        ivl.NullDereference,
	aioobe:     ivl.ArrayIndex,
	cce:        ivl.ClassCast,
	arithmetic: ivl.DivisionByZero,
	nase:       ivl.NegativeArraySize,
	ase:        ivl.ArrayStore,
}

// implicitExceptions lists the classes of the exceptions the instruction can
// raise by itself (JVMS §6.5, run-time exceptions; errors of linking and
// resource exhaustion are assumed away).
func implicitExceptions(in ssa.Instr) []string {
	switch in := in.(type) {
	case *ssa.GetField, *ssa.PutField, *ssa.ArrayLength, *ssa.Monitor, *ssa.Throw:
		return []string{npe}
	case *ssa.ArrayLoad:
		return []string{npe, aioobe}
	case *ssa.ArrayStore:
		if in.Kind == "L" {
			return []string{npe, aioobe, ase}
		}
		return []string{npe, aioobe}
	case *ssa.NewArray, *ssa.MultiNewArray:
		return []string{nase}
	case *ssa.CheckCast:
		return []string{cce}
	case *ssa.BinOp:
		if divides(in) {
			return []string{arithmetic}
		}
	case *ssa.Call:
		if in.Kind != ssa.InvokeStatic {
			return []string{npe}
		}
	}
	return nil
}

// divides reports whether in is an integer division or remainder, which throw
// on a zero divisor.
func divides(in *ssa.BinOp) bool {
	return (in.Op == ssa.Div || in.Op == ssa.Rem) && (in.X.Type() == ssa.Long || isIntLike(in.X.Type()))
}

// isIntLike reports whether t is computed with as an int.
func isIntLike(t ssa.Type) bool {
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

// sorted lists the set in a fixed order.
func (c catchSet) sorted() []string {
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

// mayCatch reports whether some handler in c may catch an exception whose
// class is exc, or, unless exact, a subclass of it.
func (u *universe) mayCatch(c catchSet, exc string, exact bool) bool {
	for _, h := range c.sorted() {
		if h == "" || u.subtype(exc, h) || (!exact && u.subtype(h, exc)) {
			return true
		}
	}
	return false
}

// catchContexts computes for each method what the callers up the stack may
// catch: where nothing can catch an exception, raising it is the violation
// itself and no exception value has to travel (design §4: only what escapes
// counts).
func (u *universe) catchContexts() {
	for changed := true; changed; {
		changed = false
		for _, x := range u.order {
			if !u.goesOn() {
				return
			}
			for _, s := range x.calls {
				at := handlersOf(s.instr.Block())
				at.addAll(x.catchers)
				for _, t := range s.targets {
					changed = t.m.catchers.addAll(at) || changed
				}
			}
			for _, i := range x.initCalls {
				at := handlersOf(i.instr.Block())
				at.addAll(x.catchers)
				at = u.aroundInitialiser(at)
				for _, m := range u.initialisers(i.class) {
					changed = m.catchers.addAll(at) || changed
				}
			}
		}
	}
}

// aroundInitialiser says what may be caught of exceptions raised in a class
// initialiser around whose call at is caught. An Error goes through as it is;
// anything else becomes an ExceptionInInitializerError (JLS §12.4.2 step 10),
// so that where that may be caught, everything may.
func (u *universe) aroundInitialiser(at catchSet) catchSet {
	if len(at) > 0 && u.mayCatch(at, eiie, true) {
		return catchSet{"": true}
	}
	through := catchSet{}
	for h := range at {
		if u.subtype(h, "java/lang/Error") {
			through[h] = true
		}
	}
	return through
}

// initialisers lists the class initialisers that initialising class name can
// run directly: its own and those of its superclasses and superinterfaces.
func (u *universe) initialisers(name string) []*method {
	var ms []*method
	for name != "" {
		c := u.class(name)
		if c == nil || !u.ownsStatics(c) {
			break
		}
		if m := u.inits[name]; m != nil {
			ms = append(ms, m)
		}
		for _, i := range u.defaultInterfaces(c) {
			if m := u.inits[i]; m != nil {
				ms = append(ms, m)
			}
		}
		name = c.Super
	}
	return ms
}
