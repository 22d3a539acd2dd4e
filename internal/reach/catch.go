package reach

import (
	"github.com/jayverify/jayverify/internal/jdk"
)

// catchContexts computes for each method what the callers up the stack may
// catch: where nothing can catch an exception, raising it is the violation
// itself and no exception value has to travel (design §4: only what escapes
// counts).
func (p *Program) catchContexts() {
	for changed := true; changed; {
		changed = false
		for _, x := range p.Methods {
			if !p.GoesOn() {
				return
			}
			for _, s := range x.Calls {
				at := handlersOf(s.Instr.Block())
				at.addAll(x.Catchers)
				for _, t := range s.Targets {
					changed = t.Method.Catchers.addAll(at) || changed
				}
			}
			for _, i := range x.InitCalls {
				at := handlersOf(i.Instr.Block())
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
func (p *Program) aroundInitialiser(at CatchSet) CatchSet {
	if len(at) > 0 && p.MayCatch(at, jdk.ExceptionInInitializerError, true) {
		return CatchSet{"": true}
	}
	through := CatchSet{}
	for h := range at {
		if p.Subtype(h, "java/lang/Error") {
			through[h] = true
		}
	}
	return through
}
