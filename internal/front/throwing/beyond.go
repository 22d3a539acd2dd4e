package throwing

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// misuse are exceptions by which a method tells its caller that the call is wrong. The JDK's
// own code respects the rules of the methods that it calls.
var misuse = []string{jdk.NullPointerException, "java/lang/IndexOutOfBoundsException", "java/lang/NegativeArraySizeException", "java/lang/ArithmeticException", "java/lang/ClassCastException"}

// thrower is a method with what its code throws and calls.
type thrower struct {
	classes []string // of exceptions that leave it
	calls   []below
}

// below is a call of a method in a block of another.
type below struct {
	method *classfile.Method
	block  *ssa.Block
}

// reaches lists the unchecked exceptions that a throw statement can throw in m or in the methods that it
// surely calls with what depends on its arguments, and that no handler there catches. The conditions are not
// looked at, but for whether they depend on arguments, too.
func (a *Analyzer) reaches(m *classfile.Method) []string {
	if known, ok := a.thrownBelow[m]; ok {
		return known
	}
	throwers := map[*classfile.Method]*thrower{}
	order := []*classfile.Method{m}
	for i := 0; i < len(order); i++ {
		t := a.thrower(order[i])
		throwers[order[i]] = t
		for _, c := range t.calls {
			if !slices.Contains(order, c.method) {
				order = append(order, c.method)
			}
		}
	}
	for changed := true; changed; {
		changed = false
		for _, n := range slices.Backward(order) {
			t := throwers[n]
			for _, c := range t.calls {
				for _, class := range throwers[c.method].classes {
					changed = a.leaves(t, c.block, class) || changed
				}
			}
		}
	}
	a.thrownBelow[m] = throwers[m].classes
	return a.thrownBelow[m]
}

// leaves notes that an exception of a class is thrown in a block, and reports whether that is new.
func (a *Analyzer) leaves(t *thrower, b *ssa.Block, class string) bool {
	if slices.Contains(t.classes, class) || slices.ContainsFunc(b.Handlers, func(h ssa.Handler) bool { return h.CatchType != "" && a.subtype(class, h.CatchType) }) {
		return false
	}
	t.classes = append(t.classes, class)
	return true
}

// thrower reads the code of a method. The classes are those that the method throws by itself.
func (a *Analyzer) thrower(m *classfile.Method) *thrower {
	if known, ok := a.throwers[m]; ok {
		return &thrower{slices.Clone(known.classes), known.calls}
	}
	t := a.readThrower(m)
	a.throwers[m] = t
	return &thrower{slices.Clone(t.classes), t.calls}
}

func (a *Analyzer) readThrower(m *classfile.Method) *thrower {
	t := &thrower{}
	fn := a.lift(m)
	if fn == nil {
		return t
	}
	f := &frame{fn: &function{Func: fn, dom: ssa.Dominators(fn)}, this: m.Class.Name, asks: map[ssa.Value]bool{}}
	for i, p := range fn.Params {
		f.asks[p] = i > 0 || !m.IsInit()
	}
	f.spread()
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			switch in := in.(type) {
			case *ssa.Throw:
				made, isNew := in.X.(*ssa.New)
				if isNew && f.asked(b, nil) && a.concerns(made.Class) && !slices.ContainsFunc(misuse, func(c string) bool { return a.subtype(made.Class, c) }) {
					a.leaves(t, b, made.Class)
				}
			case *ssa.Call:
				if !slices.ContainsFunc(in.Args, func(v ssa.Value) bool { return f.asks[v] }) {
					continue
				}
				c := a.runs(f, in, nil)
				if c.method != nil && c.sure && a.followed(m, c.method) && !message(b, c.method) && !(c.method.IsInit() && a.subtype(c.method.Class.Name, jdk.Throwable)) {
					t.calls = append(t.calls, below{c.method, b})
				}
			}
		}
	}
	return t
}

// lift lifts the code of a method of any length.
func (a *Analyzer) lift(m *classfile.Method) *ssa.Func {
	if m.Code == nil {
		return nil
	}
	fn, err := ssa.Lift(m, a.hier)
	if err != nil {
		return nil
	}
	return fn
}
