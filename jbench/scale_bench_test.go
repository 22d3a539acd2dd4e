//go:build unix

package jbench

import (
	"context"
	"fmt"
	"os"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/base/collector"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/models"
	"github.com/jayverify/jayverify/spaceinv"
	"github.com/jayverify/jayverify/transforms"
)

// BenchmarkFront takes the programs of jbench scale from class files to
// clauses, and says what each part costs in milliseconds of processor time.
// JAYVERIFY_FRONT_STEPS=1 asks for every pass by itself.
func BenchmarkFront(b *testing.B) {
	collector.Relax() // as in the command
	s := Scale{Out: b.TempDir(), Dimensions: Dimensions(), Max: 512}
	if err := s.compile(context.Background(), s.Out); err != nil {
		b.Fatal(err)
	}
	for _, d := range s.Dimensions {
		for _, n := range []int{64, 128, 256, 512} {
			b.Run(fmt.Sprintf("%s/%d", d, n), func(b *testing.B) {
				f := &frontCost{costs: map[string]time.Duration{}}
				for range b.N {
					if err := f.clauses(s.Out, d.class(n)); err != nil {
						b.Fatal(err)
					}
				}
				f.report(b)
			})
		}
	}
}

// BenchmarkAnalysis takes the programs of jbench scale from class files to what abstract
// interpretation proves, and says what reading and lowering, the analysis, and the check of its
// certificate cost in milliseconds of processor time.
func BenchmarkAnalysis(b *testing.B) {
	collector.Relax() // as in the command
	s := Scale{Out: b.TempDir(), Dimensions: Dimensions(), Max: 4096}
	if err := s.compile(context.Background(), s.Out); err != nil {
		b.Fatal(err)
	}
	for _, d := range s.Dimensions {
		for n := 256; n <= s.Max; n *= 2 {
			b.Run(fmt.Sprintf("%s/%d", d, n), func(b *testing.B) {
				f := &frontCost{costs: map[string]time.Duration{}}
				for range b.N {
					runtime.GC() // what an earlier program has left
					if err := f.analysis(s.Out, d.class(n)); err != nil {
						b.Fatal(err)
					}
				}
				f.report(b)
			})
		}
	}
}

// report says what the parts cost for each run.
func (f *frontCost) report(b *testing.B) {
	ms := map[string]float64{}
	for _, part := range f.parts {
		cost := float64(f.costs[part].Microseconds()) / 1000 / float64(b.N)
		ms["cpu-ms"] += cost
		ms[strings.Split(part, ":")[0]+"-ms"] += cost
		if os.Getenv("JAYVERIFY_FRONT_STEPS") != "" {
			fmt.Fprintf(os.Stderr, "%8.1f ms %s\n", cost, part)
		}
	}
	for unit, cost := range ms {
		b.ReportMetric(cost, unit)
	}
}

// analysis makes claims about a program and checks them.
func (f *frontCost) analysis(classPath, class string) error {
	low, err := f.lower(classPath, class)
	if err != nil {
		return err
	}
	sharp, err := transforms.Sharpen(context.Background(), low.Program, nil, nil)
	if err != nil {
		return err
	}
	f.spent("analysis")
	for _, a := range []*absint.Analysis{sharp.Plain, sharp.Copied} {
		if a == nil {
			continue
		}
		if _, err := certificate.Check(context.Background(), a.Claims()); err != nil {
			return err
		}
	}
	f.spent("certificate")
	return nil
}

// frontCost is what parts of the front end cost.
type frontCost struct {
	parts []string // in the order in which they first ran
	costs map[string]time.Duration
	since time.Duration
}

// spent notes that what was done since the last note is a part.
func (f *frontCost) spent(part string) {
	var r syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &r) != nil {
		return
	}
	now := time.Duration(r.Utime.Nano() + r.Stime.Nano())
	if part != "" {
		if _, ok := f.costs[part]; !ok {
			f.parts = append(f.parts, part)
		}
		f.costs[part] += now - f.since
	}
	f.since = now
}

// lower makes a program of class files.
func (f *frontCost) lower(classPath, class string) (*lower.Result, error) {
	f.spent("")
	path, err := classfile.OpenPath(classPath, classfile.PathOptions{})
	if err != nil {
		return nil, err
	}
	defer path.Close()
	c, err := path.Class(class)
	if err != nil {
		return nil, err
	}
	var entry *classfile.Method
	for _, m := range c.Methods {
		if m.Name == "main" {
			entry = m
		}
	}
	checks, err := lower.ParseChecks(nil)
	if err != nil {
		return nil, err
	}
	low, err := lower.Lower(models.Overlay(path), entry, lower.Options{Checks: checks})
	f.spent("lower")
	return low, err
}

// clauses makes them of a program's class files.
func (f *frontCost) clauses(classPath, class string) error {
	low, err := f.lower(classPath, class)
	if err != nil {
		return err
	}
	encode := transforms.Pass{Name: "spaceinv", Run: func(p *ivl.Program) (*ivl.Program, error) {
		return spaceinv.Encode(p, spaceinv.Options{})
	}}
	p, err := transforms.Apply(low.Program, transforms.Default(transforms.Options{}), false, func(pass string, _ *ivl.Program) { f.spent("passes: " + pass) })
	if err != nil {
		return err
	}
	p, err = transforms.Apply(p, append([]transforms.Pass{encode}, transforms.Encoded()...), false, func(pass string, _ *ivl.Program) { f.spent("encoding: " + pass) })
	if err != nil {
		return err
	}
	sys, err := horn.Translate(p, horn.Options{})
	if err != nil {
		return err
	}
	f.spent("horn")
	_ = sys.Text(horn.CHCComp)
	f.spent("text")
	return nil
}
