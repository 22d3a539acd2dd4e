package transforms

import (
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/absint"
)

// The techniques that Options.Without switches off, so that the effect of each
// can be measured.
const (
	Inlining    = "inlining"   // LPAR'17 §3.2: calls are replaced by bodies
	Minimise    = "minimise"   // LPAR'17 §3.2 "Optimized Push/Pull Placement": pulls, pushes, sink, overwritten
	Flow        = "lastpush"   // LPAR'17 §3.2 "Flow-Sensitive Space Invariants": lastpush
	SingleSites = "singletons" // design §3.1: objects that exist at most once become globals
	Slicing     = "slicing"    // removal of code that no property depends on: Liveness, Slice
	Newest      = "mostrecent" // design §3.2: the newest object of a site in globals: recent
	Threading   = "threading"  // jumps over decided branches go to their targets: thread
	Unrolling   = "unrolling"  // short loops are peeled: unroll
	HeapHints   = "hints"      // facts about values read from the heap become assumptions
	RowWidths   = "widths"     // arrays of arrays know how long their rows are

	// Two techniques of Sharpen, for the abstract interpretation of large programs.
	Construction = "construction" // fields that are never null after construction: Initialised
	Receivers    = "receivers"    // copies of procedures by receiver: Contexts
)

// Techniques lists the techniques that the passes declare, each once, in the order of Passes, and then those of
// Sharpen. Passes use all domains of the abstract interpretation, because some rely on facts of others.
func Techniques() []string {
	var list []string
	for _, p := range Passes(Options{}) {
		if p.Technique != "" && !slices.Contains(list, p.Technique) {
			list = append(list, p.Technique)
		}
	}
	return append(append(list, absint.Domains()...), Construction, Receivers)
}

// without drops the passes of the techniques that are switched off.
func (o Options) without(passes []Pass) []Pass {
	off := map[string]bool{}
	for _, t := range o.Without {
		off[t] = true
	}
	var kept []Pass
	for _, p := range passes {
		if !off[p.Technique] {
			kept = append(kept, p)
		}
	}
	return kept
}
