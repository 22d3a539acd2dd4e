package ssa_test

import (
	"fmt"
	"os"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/dev/sample"
	"github.com/jayverify/jayverify/ssa"
)

// jdkCounts is what lifting a whole JDK came to.
type jdkCounts struct {
	classes, methods, blocks, instrs, phis, monitors, bytes atomic.Int64

	mu     sync.Mutex
	errors []string
}

func (c *jdkCounts) fail(format string, args ...any) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.errors = append(c.errors, fmt.Sprintf(format, args...))
}

// liftJDK lifts and checks every method of every class of the JDK at hand, on
// all processors. Classes are dropped after use.
func liftJDK(tb testing.TB) *jdkCounts {
	path, err := classfile.OpenPath("", classfile.PathOptions{})
	if err != nil {
		tb.Skipf("no JDK: %v", err)
	}
	defer path.Close()
	names, err := path.PlatformClasses()
	if err != nil {
		tb.Fatal(err)
	}
	counts := &jdkCounts{}
	var next atomic.Int64
	var wait sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wait.Go(func() {
			for i := next.Add(1) - 1; int(i) < len(names); i = next.Add(1) - 1 {
				liftClass(path, names[i], counts)
			}
		})
	}
	wait.Wait()
	for i, e := range counts.errors {
		if i == 20 {
			tb.Errorf("and %d more", len(counts.errors)-i)
			break
		}
		tb.Error(e)
	}
	return counts
}

func liftClass(path *classfile.Path, name string, counts *jdkCounts) {
	c, err := path.ParseClass(name)
	if err != nil {
		counts.fail("%v", err)
		return
	}
	counts.classes.Add(1)
	for _, m := range c.Methods {
		if m.Code == nil {
			continue
		}
		counts.methods.Add(1)
		counts.bytes.Add(int64(len(m.Code.Read().Bytes)))
		f, err := ssa.Lift(m, nil)
		if err != nil {
			counts.fail("%v", err)
			continue
		}
		if err := ssa.Check(f); err != nil {
			counts.fail("%v", err)
			continue
		}
		counts.blocks.Add(int64(len(f.Blocks)))
		for _, b := range f.Blocks {
			counts.instrs.Add(int64(len(b.Instrs)))
			for _, in := range b.Instrs {
				if _, ok := in.(*ssa.Phi); ok {
					counts.phis.Add(1)
				}
			}
		}
		if n := ssa.SimplifyMonitors(f); n > 0 {
			counts.monitors.Add(int64(n))
			if err := ssa.Check(f); err != nil {
				counts.fail("after SimplifyMonitors: %v", err)
			}
		}
	}
}

// peakMemory returns the greatest resident set of the process so far, in MiB,
// or 0 where the system does not tell.
func peakMemory() float64 {
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return 0
	}
	for _, line := range strings.Split(string(status), "\n") {
		if rest, ok := strings.CutPrefix(line, "VmHWM:"); ok {
			kb, err := strconv.Atoi(strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(rest), "kB")))
			if err == nil {
				return float64(kb) / 1024
			}
		}
	}
	return 0
}

// TestJDK: every method of the JDK lifts to SSA that passes Check.
func TestJDK(t *testing.T) {
	if testing.Short() {
		t.Skip("lifting the whole JDK is left out with -short")
	}
	sample.Turn(t, 3)
	start := time.Now()
	c := liftJDK(t)
	t.Logf("%d classes, %d methods, %d bytes of code: %d blocks, %d instructions, %d of them phis, %d handlers only release monitors; %.1f s, peak %.0f MiB",
		c.classes.Load(), c.methods.Load(), c.bytes.Load(), c.blocks.Load(), c.instrs.Load(), c.phis.Load(), c.monitors.Load(),
		time.Since(start).Seconds(), peakMemory())
	if c.methods.Load() == 0 {
		t.Error("no methods")
	}
}

// BenchmarkJDK lifts and checks the whole JDK at hand.
func BenchmarkJDK(b *testing.B) {
	var c *jdkCounts
	for b.Loop() {
		c = liftJDK(b)
	}
	b.SetBytes(c.bytes.Load())
	b.ReportMetric(float64(c.classes.Load()), "classes")
	b.ReportMetric(float64(c.methods.Load()), "methods")
	b.ReportMetric(float64(c.instrs.Load()), "instructions")
	b.ReportMetric(float64(len(c.errors)), "failures")
	b.ReportMetric(peakMemory(), "peak-MiB")
}

// BenchmarkLift lifts the methods of one small class.
func BenchmarkLift(b *testing.B) {
	data, err := os.ReadFile("testdata/classes/objects.class")
	if err != nil {
		b.Fatal(err)
	}
	c, err := classfile.Parse("objects", data)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		for _, m := range c.Methods {
			if _, err := ssa.Lift(m, nil); err != nil {
				b.Fatal(err)
			}
		}
	}
}
