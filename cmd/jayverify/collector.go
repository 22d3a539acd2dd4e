package main

import (
	"os"
	"runtime"
	"runtime/debug"
	"sync"
)

// firstHeap is the size in MB of the heap at which the garbage collector runs first. The
// verdict of a small program is there before.
const firstHeap = 256

// minHeap is the least size in MB at which Go's collector runs when it lets the heap grow
// by 100 percent.
const minHeap = 4

// collector is how many percent the heap may grow by between two collections.
var collector struct {
	sync.Mutex
	percent int
	waiting bool // for the first collection, after which percent holds
}

// delayCollector lets the collector wait for the first time, unless the user has set GOGC.
func delayCollector() {
	if os.Getenv("GOGC") != "" {
		return
	}
	collector.Lock()
	defer collector.Unlock()
	collector.percent, collector.waiting = debug.SetGCPercent(100*firstHeap/minHeap), true
	runtime.SetFinalizer(&[16]byte{}, func(*[16]byte) {
		collector.Lock()
		defer collector.Unlock()
		collector.waiting = false
		debug.SetGCPercent(collector.percent)
	})
}

// collectAt changes by how many percent the heap may grow, and returns what it was before.
func collectAt(percent int) (before int) {
	collector.Lock()
	defer collector.Unlock()
	if !collector.waiting {
		return debug.SetGCPercent(percent)
	}
	before, collector.percent = collector.percent, percent
	return before
}
