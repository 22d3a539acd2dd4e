package transforms

import (
	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/ivl"
)

// analyses keeps the last whole-program analysis, because several passes in a
// row often need the analysis of the same program. It must not be used
// concurrently; each list of passes has its own.
type analyses struct {
	p    *ivl.Program // the program of f and heap; programs do not change
	f    *absint.Analysis
	heap *absint.Aliases // nil until asked for
}

// values returns the abstract interpretation of p.
func (a *analyses) values(p *ivl.Program) *absint.Analysis {
	if a.p != p {
		*a = analyses{p: p, f: absint.Analyse(p)}
	}
	return a.f
}

// aliases returns which abstract objects the variables of p can refer to.
func (a *analyses) aliases(p *ivl.Program) *absint.Aliases {
	f := a.values(p)
	if a.heap == nil {
		a.heap = absint.NewAliases(f)
	}
	return a.heap
}
