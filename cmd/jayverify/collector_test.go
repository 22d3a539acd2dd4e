package main

import (
	"runtime"
	"runtime/debug"
	"testing"
	"time"
)

// TestDelayCollector: a setting holds from the first collection on, and at once after it.
func TestDelayCollector(t *testing.T) {
	t.Setenv("GOGC", "")
	defer debug.SetGCPercent(debug.SetGCPercent(100))
	now := func() int {
		p := debug.SetGCPercent(100)
		debug.SetGCPercent(p)
		return p
	}
	delayCollector()
	if p := collectAt(300); p != 100 || now() != 6400 {
		t.Errorf("before the first collection: %d percent were wanted, %d hold", p, now())
	}
	runtime.GC()
	for end := time.Now().Add(10 * time.Second); now() != 300; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("after the first collection: %d percent", now())
		}
	}
	if p := collectAt(200); p != 300 || now() != 200 {
		t.Errorf("after it: %d percent were wanted, %d hold", p, now())
	}
}
