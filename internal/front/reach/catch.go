package reach

import (
	"slices"

	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// catchContexts computes for each method which exceptions the callers up the
// stack may catch. If no handler can catch an exception, raising it is the
// violation itself, and no exception value is needed (design §4: only
// exceptions that escape count).
// It is a least fixpoint. A method is looked at again only when its own context has grown.
func (p *Program) catchContexts() {
	for _, x := range p.reflected() {
		x.Catchers[""] = true
	}
	work := slices.Clone(p.Methods)
	waits := make(map[*Method]bool, len(work))
	for _, x := range work {
		waits[x] = true
	}
	for len(work) > 0 {
		if !p.GoesOn() {
			return
		}
		x := work[0]
		work, waits[x] = work[1:], false
		give := func(m *Method, at CatchSet) {
			if m.Catchers.addAll(at) && !waits[m] {
				work, waits[m] = append(work, m), true
			}
		}
		for _, s := range x.Calls {
			if len(s.Targets) == 0 {
				continue
			}
			at := x.caughtAround(s.Instr)
			for _, t := range s.Targets {
				give(t.Method, at)
			}
		}
		for _, i := range x.InitCalls {
			if ms := p.initialisers(i.Class); len(ms) > 0 {
				at := p.aroundInitialiser(x.caughtAround(i.Instr))
				for _, m := range ms {
					give(m, at)
				}
			}
		}
	}
}

// caughtAround returns the classes that handlers around an instruction of x catch, in x and in
// its callers. The result must not be changed.
func (x *Method) caughtAround(in ssa.Instr) CatchSet {
	b := in.Block()
	if len(b.Handlers) == 0 {
		return x.Catchers
	}
	at := handlersOf(b)
	at.addAll(x.Catchers)
	return at
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
