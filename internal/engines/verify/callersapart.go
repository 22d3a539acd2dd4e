package verify

import (
	"cmp"
	"maps"
	"slices"

	"github.com/jayverify/jayverify/internal/engines/engine"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

const (
	maxShared  = 200 // statements of a procedure that is copied for its callers
	sharedGrow = 6   // the program grows by its size divided by this, each time; the smallest copies are made first
)

// shared adds the procedures to apart whose callers should have them apart: those that raise an open check, or the only procedure that calls
// these, where several procedures of the library call them.
func (l *clientProof) shared(apart map[string]bool) {
	callers := map[string][]string{}
	for _, q := range l.low.Program.Procs {
		for _, c := range ivl.Calls(q) {
			from := q.Name
			if from == l.low.Program.Entry || engine.IsClientCode(from) {
				from = l.low.Program.Entry // the client is one caller
			}
			if !slices.Contains(callers[c], from) {
				callers[c] = append(callers[c], from)
			}
		}
	}
	found := map[string]int{} // by how much the program grows
	for name, props := range l.raised {
		if !slices.ContainsFunc(props, func(p *ivl.Property) bool { return l.open[p] && p.Kind != ivl.Unsupported && !outside(p) }) {
			continue
		}
		seen := map[string]bool{}
		for l.copyable(name) && !seen[name] {
			seen[name] = true
			if n := len(callers[name]); n != 1 {
				found[l.original(name)] += (n - 1) * transforms.ProcSize(l.procs[name])
				break
			}
			name = callers[name][0]
		}
	}
	room := l.low.Program.Size() / sharedGrow
	for _, name := range slices.SortedFunc(maps.Keys(found), func(a, b string) int { return cmp.Or(cmp.Compare(found[a], found[b]), cmp.Compare(a, b)) }) {
		if room -= found[name]; room >= 0 {
			apart[name] = true
		}
	}
}

// copyable reports whether a procedure is a method of the library that is small enough.
func (l *clientProof) copyable(name string) bool {
	q := l.procs[name]
	return q != nil && l.methods[l.original(name)] && transforms.ProcSize(q) <= maxShared
}
