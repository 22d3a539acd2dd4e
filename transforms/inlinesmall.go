package transforms

import (
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// The limits of InlineChecks.
const (
	CheckSize  = 16 // statements of a procedure that is inlined, without assumptions: of a check such as that of String.charAt
	ModelSize  = 48 // of a method of a collection
	checkGrows = 2  // the program grows by at most its size divided by this
)

// InlineChecks replaces calls of procedures of the platform without loops, of at most so many statements, by their bodies, such as
// String.charAt. An analysis that compares integers in one procedure then knows which index is compared with which length. In programs
// where this would be too much, only smaller procedures are inlined.
func InlineChecks(p *ivl.Program, size int) (*ivl.Program, error) {
	_, recursive := flow.CallOrder(p)
	sites := callSites(p)
	for most := size; most > 1; most /= 2 {
		names, grows := map[string]bool{}, 0
		for _, q := range p.Procs {
			if n := weight(q); n <= most && OfPlatform(q.Pos) && !recursive[q.Name] && q.Name != p.Entry && !hasCycle(flow.NewGraph(q)) {
				names[q.Name] = true
				grows += n * sites[q.Name]
			}
		}
		if grows <= p.Size()/checkGrows {
			return thread(InlineOf(p, names), false)
		}
	}
	return p, nil
}

// weight counts the statements of a procedure without assumptions, which make an analysis only faster.
func weight(q *ivl.Proc) int {
	n := ProcSize(q)
	ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
		if _, ok := s.(*ivl.Assume); ok {
			n--
		}
	})
	return n
}

// Straight reports whether a procedure has no loops and at most a number of statements.
func Straight(q *ivl.Proc, most int) bool {
	return ProcSize(q) <= most && !hasCycle(flow.NewGraph(q))
}
