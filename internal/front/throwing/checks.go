package throwing

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// Refusal is one way in which a method throws an unchecked exception because of its
// arguments.
type Refusal struct {
	Exception string // binary name of its class
	When      []Cond // a conjunction; empty is always
	Known     bool   // the call throws whenever When holds; else it may
	// Explicit says that a throw statement throws; else the JVM does it for an
	// instruction, such as for an index.
	Explicit bool
	By       *classfile.Method // whose code throws
	PC       int               // of the instruction in the method itself: the one that throws, or a call
}

// Refusals lists the ways in which m throws unchecked exceptions because of its
// arguments, in the order of its code, also those that Of leaves out or merges. It is
// for any method, not only for the JDK's. The receiver is any object of m's class.
func (a *Analyzer) Refusals(m *classfile.Method) []Refusal {
	var all []Refusal
	found, _ := a.walk(m, "", true)
	for _, r := range found {
		if !a.subtype(r.class, "java/lang/RuntimeException") {
			continue
		}
		_, explicit := r.site.(*ssa.Throw)
		all = append(all, Refusal{Exception: r.class, When: r.when, Known: r.known, Explicit: explicit, By: r.by, PC: r.top.PC()})
	}
	return all
}

// Guard reports whether m does nothing but refuse arguments: it is static, returns
// nothing or one of its parameters, and on the ways to its returns it changes nothing
// and calls only other guards and methods that read a text's length. So are
// Objects.requireNonNull and Preconditions.checkArgument, whatever they are called.
func (a *Analyzer) Guard(m *classfile.Method) bool {
	if known, ok := a.guards[m]; ok {
		return known
	}
	a.guards[m] = false // where it is recursive
	a.guards[m] = a.guard(m)
	return a.guards[m]
}

func (a *Analyzer) guard(m *classfile.Method) bool {
	if !m.IsStatic() || m.IsClassInit() {
		return false
	}
	f := a.of(m)
	if f == nil {
		return false
	}
	returning := returning(f.Func)
	throws := false
	for _, b := range f.Blocks {
		if !returning[b] {
			throws = true
			continue
		}
		for _, in := range b.Instrs {
			if call, ok := in.(*ssa.Call); ok && call.Kind == ssa.InvokeStatic {
				if callee, err := a.hier.ResolveMethod(call.Method); err == nil && a.Guard(callee) {
					throws = true
					continue
				}
			}
			if !a.harmless(f.Func, in) {
				return false
			}
		}
	}
	return throws
}

// returning are the blocks from which a return can be reached.
func returning(f *ssa.Func) map[*ssa.Block]bool {
	reach := map[*ssa.Block]bool{}
	var up func(b *ssa.Block)
	up = func(b *ssa.Block) {
		if reach[b] {
			return
		}
		reach[b] = true
		for _, p := range b.Preds {
			up(p)
		}
	}
	for _, b := range f.Blocks {
		if _, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); ok {
			up(b)
		}
	}
	return reach
}

// harmless reports whether an instruction on the way to a return leaves a method a
// guard.
func (a *Analyzer) harmless(f *ssa.Func, in ssa.Instr) bool {
	switch in := in.(type) {
	case *ssa.PutField, *ssa.PutStatic, *ssa.ArrayStore, *ssa.New, *ssa.NewArray, *ssa.MultiNewArray, *ssa.CallDynamic, *ssa.Monitor, *ssa.Catch, *ssa.Throw:
		return false
	case *ssa.Call:
		return in.Kind != ssa.InvokeStatic && reads[in.Method.Name+in.Method.Desc]
	case *ssa.Return:
		if in.Result == nil {
			return true
		}
		if call, ok := in.Result.(*ssa.Call); ok && call.Kind == ssa.InvokeStatic {
			callee, err := a.hier.ResolveMethod(call.Method)
			return err == nil && a.Guard(callee)
		}
		_, param := through(in.Result).(*ssa.Param)
		return param
	}
	return true
}

// reads are methods of any class that a guard may call to look at its arguments.
var reads = map[string]bool{"length()I": true, "isEmpty()Z": true, "size()I": true}

// through is the value behind casts.
func through(v ssa.Value) ssa.Value {
	for {
		c, ok := v.(*ssa.CheckCast)
		if !ok {
			return v
		}
		v = c.X
	}
}
