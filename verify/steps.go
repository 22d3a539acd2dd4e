package verify

import "strings"

// Searches reports whether a step of that name looks for a proof or a
// derivation: all that solvers and heap patterns do, but for checking what they
// find.
func Searches(step string) bool {
	for _, prefix := range []string{"space invariants", timedName, arraysName, "heap patterns by "} {
		if strings.HasPrefix(step, prefix) {
			return true
		}
	}
	return false
}
