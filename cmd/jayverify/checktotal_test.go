package main

import (
	"testing"
	"time"
)

// TestTotalTime: the time for all entries, where --total-time is not given.
func TestTotalTime(t *testing.T) {
	for _, c := range []struct {
		entries int
		timeout time.Duration
		want    time.Duration
	}{
		{20, checkTimeout, 61 * time.Second},
		{700, checkTimeout, 95 * time.Second},
		{2000, checkTimeout, 160 * time.Second},
		{9000, checkTimeout, 4 * time.Minute},
		{20, time.Second, 61 * time.Second},
		{20, 6 * checkTimeout, 366 * time.Second},
	} {
		if got := longer(wholeProject(c.entries), c.timeout); got != c.want {
			t.Errorf("%d entries with %v each: %v, want %v", c.entries, c.timeout, got, c.want)
		}
	}
}

// TestMostKnown: a run is one after an edit if at least half of its results are known.
func TestMostKnown(t *testing.T) {
	for _, c := range []struct {
		left, n int
		want    bool
	}{{0, 8, true}, {4, 8, true}, {5, 8, false}, {8, 8, false}, {1, 1, false}, {0, 1, true}} {
		if got := mostKnown(c.left, c.n); got != c.want {
			t.Errorf("%d of %d left: %v", c.left, c.n, got)
		}
	}
}

// TestTotalTimeFlag: the flag takes a time, or none.
func TestTotalTimeFlag(t *testing.T) {
	var o checkOptions
	set := (*totalTime)(&o)
	for _, c := range []struct {
		text    string
		total   time.Duration
		endless bool
		shown   string
	}{{"5m", 5 * time.Minute, false, "5m0s"}, {"none", 0, true, "none"}, {"90", 90 * time.Second, false, "1m30s"}} {
		if err := set.Set(c.text); err != nil || o.totalTime != c.total || o.endless != c.endless || set.String() != c.shown {
			t.Errorf("%s: %v, %v, %v, %s", c.text, err, o.totalTime, o.endless, set)
		}
	}
	if set.Set("0") == nil || set.Set("never") == nil {
		t.Error("no error for a time that is none")
	}
}
