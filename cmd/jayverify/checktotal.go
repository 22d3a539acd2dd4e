package main

import "time"

// afterEdit is the time for all entries of a run that has most results from the cache. With reading
// the class path and the report such a run takes at most 15 seconds.
const afterEdit = 14 * time.Second

// The time for all of another run, without --total-time, is leastTotal, and perEntry for each entry, but not more than mostTotal.
const (
	perEntry   = time.Second / 20
	leastTotal = time.Minute
	mostTotal  = 4 * time.Minute
)

// wholeProject is the time for all of n entries, where --total-time is not given.
func wholeProject(n int) time.Duration {
	return min(leastTotal+time.Duration(n)*perEntry, mostTotal)
}

// forClients is the part of the time for all that the classes of a project together have. The other part is for methods alone.
const forClients = 2.0 / 3

// longer is a default for all entries, where each has a timeout that may be more than usual.
func longer(d, timeout time.Duration) time.Duration {
	return time.Duration(float64(d) * max(1, timeout.Seconds()/checkTimeout.Seconds()))
}

// mostKnown reports whether a run is one after an edit: of n entries at most half are left to
// verify.
func mostKnown(left, n int) bool { return left < n && left <= n/2 }
