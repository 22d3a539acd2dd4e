package lower

import "github.com/jayverify/jayverify/ssa"

// throwers finds the methods that an exception can leave as a value, as a
// least fixpoint: those that raise one that travels and is not surely caught
// in the method, and those that call such methods.
func (u *universe) throwers() {
	for changed := true; changed; {
		changed = false
		for _, x := range u.order {
			if !u.goesOn() {
				return
			}
			if x.model() {
				changed = u.modelThrows(x) || changed
			} else if !x.mayThrow && u.canThrow(x) {
				x.mayThrow = true
				changed = true
			}
		}
	}
}

func (u *universe) canThrow(x *method) bool {
	for _, b := range x.fn.Blocks {
		if catchesAll(b) {
			continue
		}
		for _, in := range b.Instrs {
			if u.throwsFrom(x, in) {
				return true
			}
		}
	}
	for _, s := range x.calls {
		for _, t := range s.targets {
			if u.comesOut(x, s.instr, t.m) {
				return true
			}
		}
		if u.opts.Pedantic && s.resolved != nil && !catchesAll(s.instr.Block()) {
			for _, exc := range s.resolved.Exceptions {
				if u.travelsOut(x, s.instr, exc, true) {
					return true
				}
			}
		}
	}
	for _, i := range x.initCalls {
		if catchesAll(i.instr.Block()) {
			continue
		}
		for _, m := range u.initialisers(i.class) {
			if m.mayThrow {
				return true
			}
		}
	}
	return false
}

// throwsFrom reports whether an exception that in raises by itself can leave
// the method as a value.
func (u *universe) throwsFrom(x *method, in ssa.Instr) bool {
	for _, exc := range implicitExceptions(in) {
		if u.travelsOut(x, in, exc, true) {
			return true
		}
	}
	for _, exc := range u.intrinsicThrows(x, in) {
		if u.travelsOut(x, in, exc, true) {
			return true
		}
	}
	t, ok := in.(*ssa.Throw)
	if !ok {
		return false
	}
	if n, isNew := t.X.(*ssa.New); isNew {
		return u.travelsOut(x, in, n.Class, true)
	}
	return true // the handlers that may catch it here need not
}

// travelsOut reports whether an exception of class exc raised at in travels
// and no handler around in surely catches it.
func (u *universe) travelsOut(x *method, in ssa.Instr, exc string, exact bool) bool {
	if u.fateOf(x, in, exc, exact) == violates {
		return false
	}
	for _, h := range in.Block().Handlers {
		if h.CatchType == "" || u.subtype(exc, h.CatchType) {
			return false
		}
	}
	return true
}

// catchesAll reports whether no exception gets past the handlers of b.
func catchesAll(b *ssa.Block) bool {
	for _, h := range b.Handlers {
		if h.CatchType == "" || h.CatchType == throwable {
			return true
		}
	}
	return false
}
