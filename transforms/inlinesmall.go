package transforms

import (
	"cmp"
	"maps"
	"slices"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// The limits of InlineChecks.
const (
	CheckSize  = 16 // statements of a procedure that is inlined, without assumptions: of a check such as that of String.charAt
	ModelSize  = 48 // of a method of a collection
	guardSize  = 2  // times these statements has a guard
	checkGrows = 2  // the program grows by at most its size divided by this
)

// InlineChecks replaces calls of procedures without loops, of at most so many statements, by their bodies: of procedures of the platform, such
// as String.charAt, and of guards. An analysis that compares integers in one procedure then knows which index is compared with which length.
// In programs where this would be too much, only the smaller ones are inlined. Procedures for which apart holds stay, with their calls.
func InlineChecks(p *ivl.Program, size int, apart func(proc string) bool) (*ivl.Program, error) {
	_, recursive := flow.CallOrder(p)
	sites := callSites(p)
	weights := map[string]int{}
	for _, q := range p.Procs {
		n := weight(q)
		small := n <= size && OfPlatform(q.Pos) || n <= guardSize*size && guards(q)
		if small && !apart(q.Name) && !recursive[q.Name] && q.Name != p.Entry && !hasCycle(flow.NewGraph(q)) {
			weights[q.Name] = n
		}
	}
	names, room := map[string]bool{}, p.Size()/checkGrows
	for _, name := range slices.SortedFunc(maps.Keys(weights), func(a, b string) int { return cmp.Or(weights[a]-weights[b], cmp.Compare(a, b)) }) {
		if grows := weights[name] * sites[name]; grows <= room {
			names[name] = true
			room -= grows
		}
	}
	return thread(inlineOf(p, names, apart), false)
}

// guards reports whether a procedure may refuse its arguments: it has no result but an exception, which it returns or not. With its body
// in place of the call, an analysis of a caller knows what the arguments are after it:
//
//	static void notNull(Object o, String message) { if (o == null) throw new NullPointerException(message); }
func guards(q *ivl.Proc) bool {
	if len(q.Params) == 0 || len(q.Results) != 1 || q.Results[0].Sort != ivl.RefSort || q.Pos.Method == nil || q.Pos.Method.Name == "<init>" {
		return false
	}
	refuses, passes := false, false
	for _, b := range q.Blocks {
		if r, ok := b.Term.(*ivl.Return); ok {
			_, null := r.Ts[0].(*ivl.NullLit)
			refuses, passes = refuses || !null, passes || null
		}
	}
	return refuses && passes
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
