package reach

import (
	"github.com/jayverify/jayverify/internal/jdk"
)

// catchContexts computes for each method which exceptions the callers up the
// stack may catch. If no handler can catch an exception, raising it is the
// violation itself, and no exception value is needed (design §4: only
// exceptions that escape count).
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

// aroundInitialiser returns which exceptions raised in a class initialiser may
// be caught, if at is caught around its call. An Error passes unchanged. Other
// exceptions become an ExceptionInInitializerError (JLS §12.4.2 step 10); if at
// catches that, every exception may be caught.
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
