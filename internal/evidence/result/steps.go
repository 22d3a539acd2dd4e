package result

import (
	"fmt"
	"strings"
)

// The names with which the steps of encodings begin, and those of heap patterns.
const (
	SpaceInvariants = "space invariants"
	TimeIndexed     = "time-indexed heap invariants"
	FieldArrays     = "an array for each field"
	HeapPatterns    = "heap patterns by "
)

// Searches reports whether a step of that name looks for a proof or a
// derivation: all that solvers and heap patterns do, but for checking what they
// find.
func Searches(step string) bool {
	for _, prefix := range []string{SpaceInvariants, TimeIndexed, FieldArrays, HeapPatterns} {
		if strings.HasPrefix(step, prefix) {
			return true
		}
	}
	return false
}

// Count writes a number with the right form of what is counted.
func Count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}
