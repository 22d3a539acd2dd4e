// Package collector decides when Go's garbage collector runs in this process: not before the heap is as large
// as any machine can spare, so that the verdict of a small program is there before the first collection.
//
//	Relax ──▶ heap < LeastHeap: no collection
//	              heap ≥ LeastHeap: each collection sets, from what it leaves, when the next one is
//	Grow ───▶ by how much the heap grows between two collections, once it is large
package collector

import (
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync"
)

// LeastHeap is the size of the heap in MB below which there is no collection.
const LeastHeap = 256

// firstHeap is the size in MB at which Go's collector first runs when it lets the heap grow by 100 percent.
const firstHeap = 4

// relaxed is the setting of the process, which has one heap.
var relaxed struct {
	sync.Mutex
	on      bool
	percent int // what Grow asked for
}

// Relax lets the heap grow to LeastHeap between collections from now on, unless the user has set GOGC. It is
// called once.
func Relax() {
	if os.Getenv("GOGC") != "" {
		return
	}
	relaxed.Lock()
	defer relaxed.Unlock()
	relaxed.on, relaxed.percent = true, debug.SetGCPercent(100*LeastHeap/firstHeap)
	afterEach()
}

// Grow sets by how many percent the heap grows between two collections once it is larger than LeastHeap, and
// returns what that was before.
func Grow(percent int) (before int) {
	relaxed.Lock()
	defer relaxed.Unlock()
	if !relaxed.on {
		return debug.SetGCPercent(percent)
	}
	before, relaxed.percent = relaxed.percent, percent
	set()
	return before
}

// afterEach sets the size of the heap at the next collection after each one. relaxed is locked.
func afterEach() {
	runtime.SetFinalizer(&[16]byte{}, func(*[16]byte) {
		relaxed.Lock()
		defer relaxed.Unlock()
		set()
		afterEach()
	})
}

// set lets the heap grow by what was asked for, and to LeastHeap. relaxed is locked.
func set() {
	debug.SetGCPercent(percent(live(), relaxed.percent))
}

// percent is by how much a heap of live bytes grows: by asked percent, and to LeastHeap.
func percent(live uint64, asked int) int {
	const least, first = LeastHeap << 20, firstHeap << 20
	if live >= least || asked < 0 {
		return asked
	}
	return max(asked, int(100*(least-live)/max(live, first)))
}

// live is how many bytes the last collection found in use.
func live() uint64 {
	sample := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}
