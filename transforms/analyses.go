package transforms

import "github.com/jayverify/jayverify/ivl"

// analyses keeps the last whole-program analysis: many passes in a row leave a
// program as it is, and ask the same of it. It must not be used concurrently;
// each list of passes has its own.
type analyses struct {
	p    *ivl.Program // what f and heap are about; programs do not change
	f    *facts
	heap *Heap // nil until asked for
}

// facts returns what analyse knows of p.
func (a *analyses) facts(p *ivl.Program) *facts {
	if a.p != p {
		*a = analyses{p: p, f: analyse(p)}
	}
	return a.f
}

// aliases returns what findAliases finds in p.
func (a *analyses) aliases(p *ivl.Program) *Heap {
	f := a.facts(p)
	if a.heap == nil {
		a.heap = findAliases(f)
	}
	return a.heap
}
