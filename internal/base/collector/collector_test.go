package collector

import (
	"runtime"
	"runtime/debug"
	"testing"
	"time"
)

// TestPercent: a small heap grows to LeastHeap, a large one by what was asked for.
func TestPercent(t *testing.T) {
	for _, test := range []struct {
		live        uint64 // MB
		asked, want int
	}{
		{0, 100, 6400}, {1, 100, 6375}, {4, 100, 6300}, {64, 100, 300}, {64, 400, 400}, {128, 100, 100}, {200, 100, 100},
		{256, 100, 100}, {3000, 100, 100}, {3000, 400, 400}, {64, -1, -1},
	} {
		if got := percent(test.live<<20, test.asked); got != test.want {
			t.Errorf("%d MB in use, %d percent asked for: %d percent, want %d", test.live, test.asked, got, test.want)
		}
	}
}

// TestRelax: each collection sets when the next one is, from what it leaves.
func TestRelax(t *testing.T) {
	t.Setenv("GOGC", "")
	defer debug.SetGCPercent(debug.SetGCPercent(100))
	now := func() int {
		p := debug.SetGCPercent(100)
		debug.SetGCPercent(p)
		return p
	}
	await := func(what string, holds func(percent int) bool) {
		t.Helper()
		runtime.GC()
		for end := time.Now().Add(10 * time.Second); !holds(now()); time.Sleep(time.Millisecond) {
			if time.Now().After(end) {
				t.Fatalf("%s: %d percent", what, now())
			}
		}
	}
	Relax()
	if p := Grow(300); p != 100 || now() < 1000 {
		t.Errorf("before the first collection: %d percent were asked for, %d hold", p, now())
	}
	kept := make([]byte, 128<<20)
	await("with 128 MB in use", func(p int) bool { return p == 300 })
	if p := Grow(50); p != 300 || now() < 90 || now() > 110 {
		t.Errorf("with 128 MB in use: %d percent were asked for, %d hold", p, now())
	}
	runtime.KeepAlive(kept)
	await("with little in use", func(p int) bool { return p > 1000 })
	await("with little in use, again", func(p int) bool { return p > 1000 })
}
