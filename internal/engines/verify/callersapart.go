package verify

import (
	"slices"

	"github.com/jayverify/jayverify/internal/engines/engine"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

// maxShared is up to how many statements a procedure is copied for its callers.
const maxShared = 200

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
	for name, props := range l.raised {
		if !slices.ContainsFunc(props, func(p *ivl.Property) bool { return l.open[p] && p.Kind != ivl.Unsupported && !outside(p) }) {
			continue
		}
		seen := map[string]bool{}
		for l.copyable(name) && !seen[name] {
			seen[name] = true
			if len(callers[name]) != 1 {
				apart[l.original(name)] = true
				break
			}
			name = callers[name][0]
		}
	}
}

// copyable reports whether a procedure is a method of the library that is small enough.
func (l *clientProof) copyable(name string) bool {
	q := l.procs[name]
	return q != nil && l.methods[l.original(name)] && transforms.ProcSize(q) <= maxShared
}

// original is the procedure that a copy is of.
func (l *clientProof) original(name string) string {
	if of := l.copies[name]; of != "" {
		return of
	}
	return name
}
