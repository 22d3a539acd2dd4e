package reach

import (
	"slices"

	"github.com/jayverify/jayverify/ssa"
)

// throwers finds the methods that an exception can leave as a value, as a least
// fixpoint: those that raise an exception which travels and may leave the
// method, and those that call such methods. Methods were found from their callers, so
// that most callees come before their callers from the last method to the first.
func (p *Program) throwers() {
	for changed := true; changed; {
		changed = false
		for _, x := range slices.Backward(p.Methods) {
			if !p.GoesOn() {
				return
			}
			if x.Model() {
				changed = p.modelThrows(x) || changed
			} else if !x.MayThrow && p.canThrow(x) {
				x.MayThrow = true
				changed = true
			}
		}
	}
}

func (p *Program) canThrow(x *Method) bool {
	for _, b := range x.Func.Blocks {
		if catchesAll(b) {
			continue
		}
		for _, in := range b.Instrs {
			if p.throwsFrom(x, in) {
				return true
			}
		}
	}
	for _, s := range x.Calls {
		for _, t := range s.Targets {
			if p.comesOut(x, s.Instr, t.Method) {
				return true
			}
		}
		if p.Opts.Pedantic && s.Resolved != nil && !catchesAll(s.Instr.Block()) {
			for _, exc := range s.Resolved.Exceptions {
				if p.travelsOut(x, s.Instr, exc, true) {
					return true
				}
			}
		}
	}
	for _, i := range x.InitCalls {
		if catchesAll(i.Instr.Block()) {
			continue
		}
		for _, m := range p.initialisers(i.Class) {
			if m.MayThrow {
				return true
			}
		}
	}
	return false
}

// throwsFrom reports whether an exception that in raises by itself can leave
// the method as a value.
func (p *Program) throwsFrom(x *Method, in ssa.Instr) bool {
	for _, exc := range implicitExceptions(in) {
		if p.travelsOut(x, in, exc, true) {
			return true
		}
	}
	for _, exc := range p.intrinsicThrows(x, in) {
		if p.travelsOut(x, in, exc, true) {
			return true
		}
	}
	t, ok := in.(*ssa.Throw)
	if !ok {
		return false
	}
	if n, isNew := t.X.(*ssa.New); isNew {
		return p.travelsOut(x, in, n.Class, true)
	}
	return true // the handlers that may catch it here need not
}
