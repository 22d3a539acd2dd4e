package harness

import (
	"errors"
	"fmt"
	"os"
	"sort"
	"testing"
	"time"

	"github.com/jayverify/jayverify/classfile"
)

func TestScratch(t *testing.T) {
	jar := os.Getenv("JAR")
	if jar == "" {
		t.Skip()
	}
	p, err := classfile.OpenPath(jar, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	names, _ := p.ProgramClasses()
	for _, n := range names {
		p.Class(n)
	}
	p.Subclasses("java/lang/Object")
	n, cut, refused, size, values, heavy := 0, 0, map[string]int{}, 0, 0, 0
	cuts := map[string]int{}
	var slow []string
	start := time.Now()
	for _, name := range names {
		c, err := p.Class(name)
		if err != nil || !c.Access.Has(classfile.AccPublic) || c.Synthetic {
			continue
		}
		for _, m := range c.Methods {
			if m.Code == nil || !m.Access.Has(classfile.AccPublic) || m.Access.Has(classfile.AccSynthetic) || m.IsClassInit() {
				continue
			}
			at := time.Now()
			h, err := Make(p, m, Options{Lean: os.Getenv("LEAN") != ""})
			if d := time.Since(at); d > 5*time.Millisecond {
				slow = append(slow, fmt.Sprint(d.Milliseconds(), " ", m))
			}
			var no *NoObjectError
			if errors.As(err, &no) {
				refused[no.Why]++
				if len(os.Getenv("V")) > 0 {
					fmt.Println(no)
				}
				continue
			}
			if err != nil {
				t.Error(err)
				continue
			}
			n++
			if len(h.Cuts) > 0 {
				cut++
				for _, c := range h.Cuts {
					cuts[c]++
				}
			}
			size += len(h.Files[h.Class])
			values += h.Weight(); if h.Weight() > 3000 { heavy++ }
		}
	}
	fmt.Println(heavy, "heavy", n, "made", cut, "cut", "ms each", float64(time.Since(start).Microseconds())/float64(n)/1000, "bytes", size/n, "values", float64(values)/float64(n))
	for k, v := range refused {
		fmt.Println(v, k)
	}
	var ks []string
	for k := range cuts {
		ks = append(ks, k)
	}
	sort.Slice(ks, func(i, j int) bool { return cuts[ks[i]] > cuts[ks[j]] })
	for _, k := range ks[:min(12, len(ks))] {
		fmt.Println("  cut", cuts[k], k)
	}
	fmt.Println(len(slow), slow[:min(len(slow), 5)])
}
