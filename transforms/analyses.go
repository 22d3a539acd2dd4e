package transforms

import (
	"github.com/jayverify/jayverify/internal/absint"
	"github.com/jayverify/jayverify/ivl"
)

// analyses keeps the last whole-program analysis: many passes in a row leave a
// program as it is, and ask the same of it. It must not be used concurrently;
// each list of passes has its own.
type analyses struct {
	p    *ivl.Program // what f and heap are about; programs do not change
	f    *absint.Analysis
	heap *absint.Aliases // nil until asked for
}

// facts returns what the abstract interpretation knows of p.
func (a *analyses) facts(p *ivl.Program) *absint.Analysis {
	if a.p != p {
		*a = analyses{p: p, f: absint.Analyse(p)}
	}
	return a.f
}

// aliases returns which abstract objects the variables of p can refer to.
func (a *analyses) aliases(p *ivl.Program) *absint.Aliases {
	f := a.facts(p)
	if a.heap == nil {
		a.heap = absint.FindAliases(f)
	}
	return a.heap
}
