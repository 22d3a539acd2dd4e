package classfile

import (
	"runtime"
	"sync"
	"testing"
	"time"

	"github.com/jayverify/jayverify/internal/dev/sample"
)

// jdkCounts is what parsing the whole JDK found.
type jdkCounts struct {
	classes, methods, instructions, frames int
	bytes                                  int64
	bad                                    []error
}

// parseAll parses every class, keeping none, on all processors.
func parseAll(p *Path, names []string) jdkCounts {
	next := make(chan string, 64)
	counts := make([]jdkCounts, runtime.GOMAXPROCS(0))
	var wg sync.WaitGroup
	for i := range counts {
		wg.Go(func() {
			for name := range next {
				counts[i].parse(p, name)
			}
		})
	}
	for _, n := range names {
		next <- n
	}
	close(next)
	wg.Wait()
	var sum jdkCounts
	for _, c := range counts {
		sum.classes += c.classes
		sum.methods += c.methods
		sum.instructions += c.instructions
		sum.frames += c.frames
		sum.bytes += c.bytes
		sum.bad = append(sum.bad, c.bad...)
	}
	return sum
}

func (k *jdkCounts) parse(p *Path, name string) {
	c, err := p.ParseClass(name)
	if err != nil {
		k.bad = append(k.bad, err)
		return
	}
	k.classes++
	k.bytes += int64(len(c.Pool.data))
	for _, m := range c.Methods {
		k.methods++
		if m.Code == nil {
			continue
		}
		k.frames += len(m.Code.Read().Frames)
		for _, err := range Instructions(m.Code.Read().Bytes) {
			if err != nil {
				k.bad = append(k.bad, err)
				break
			}
			k.instructions++
		}
	}
}

// TestWholeJDK parses every class of the JDK at hand and decodes every method;
// -v prints the counts.
func TestWholeJDK(t *testing.T) {
	if testing.Short() {
		t.Skip("parses the whole JDK")
	}
	sample.Turn(t, 3)
	p := openJDK(t)
	names, err := p.PlatformClasses()
	if err != nil {
		t.Fatal(err)
	}
	start := time.Now()
	sum := parseAll(p, names)
	took := time.Since(start)
	for _, err := range sum.bad {
		t.Error(err)
	}
	if sum.classes != len(names) || sum.classes < 4000 {
		t.Errorf("parsed %d of %d classes", sum.classes, len(names))
	}
	t.Logf("JDK %s: %d classes, %d methods, %d instructions, %d frames, %.1f MB in %v: %.0f MB/s, %.0f classes/s",
		p.JDK().Version, sum.classes, sum.methods, sum.instructions, sum.frames, float64(sum.bytes)/1e6,
		took.Round(time.Millisecond), float64(sum.bytes)/1e6/took.Seconds(), float64(sum.classes)/took.Seconds())
}

// TestJDKHierarchy asks for the ancestors of every class of the JDK at hand.
func TestJDKHierarchy(t *testing.T) {
	if testing.Short() {
		t.Skip("parses the whole JDK")
	}
	sample.Turn(t, 3)
	p := openJDK(t)
	names, err := p.PlatformClasses()
	if err != nil {
		t.Fatal(err)
	}
	h := NewHierarchy(p)
	for _, n := range names {
		if ok, err := h.IsSubtype(n, "java/lang/Throwable"); err != nil || ok != h.hasSuper(n, "java/lang/Throwable") {
			t.Errorf("%s: %v, %v", n, ok, err)
		}
	}
}

// hasSuper looks for a superclass the slow way.
func (h *Hierarchy) hasSuper(name, super string) bool {
	for name != "" && name != super {
		c, err := h.loader.Class(name)
		if err != nil {
			return false
		}
		name = c.Super
	}
	return name == super
}

func BenchmarkParse(b *testing.B) {
	p := openJDK(b)
	for _, name := range []string{"java/lang/String", "java/util/HashMap", "java/lang/Runnable"} {
		data, _, err := p.Find(name)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(name[len(Package(name))+1:], func(b *testing.B) {
			b.SetBytes(int64(len(data)))
			b.ReportAllocs()
			for b.Loop() {
				if _, err := Parse(name, data); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkOpenPath(b *testing.B) {
	jdk := openJDK(b).JDK()
	dir := b.TempDir()
	for b.Loop() {
		p, err := OpenPath(dir, PathOptions{JDK: jdk.Home})
		if err != nil {
			b.Fatal(err)
		}
		if err := p.Close(); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkFirstClass opens the JDK and parses java/lang/Object.
func BenchmarkFirstClass(b *testing.B) {
	jdk := openJDK(b).JDK()
	for b.Loop() {
		p, err := OpenPath("", PathOptions{JDK: jdk.Home})
		if err != nil {
			b.Fatal(err)
		}
		if _, err := p.Class(objectClass); err != nil {
			b.Fatal(err)
		}
		p.Close()
	}
}

func BenchmarkFind(b *testing.B) {
	p := openJDK(b)
	for b.Loop() {
		if _, _, err := p.Find("java/util/ArrayList"); err != nil {
			b.Fatal(err)
		}
	}
}
