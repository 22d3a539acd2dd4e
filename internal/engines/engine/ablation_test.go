package engine

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/models"
	"github.com/jayverify/jayverify/transforms"
)

// afternoon are the programs of testdata/afternoon in which all checks hold, lowered; with few, one of them.
func afternoon(t *testing.T, few bool) map[string]*ivl.Program {
	t.Helper()
	pattern := "*Safe.java"
	if few {
		pattern = "Thermostat" + pattern
	}
	sources := classtest.Sources(t, filepath.Join("../../../testdata/afternoon", pattern))
	path, err := classfile.OpenPath(classtest.Javac(t, 17, sources), classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer path.Close()
	checks, err := lower.ParseChecks(nil)
	if err != nil {
		t.Fatal(err)
	}
	programs := map[string]*ivl.Program{}
	for f := range sources {
		name := strings.TrimSuffix(f, ".java")
		c, err := path.Class(name)
		if err != nil {
			t.Fatal(err)
		}
		low, err := lower.Lower(models.Overlay(path), c.FindMethod("main", "([Ljava/lang/String;)V"), lower.Options{Checks: checks})
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		programs[name] = low.Program
	}
	return programs
}

// settles returns which checks the analysis and the check of its claims settle without some techniques.
func settles(t *testing.T, p *ivl.Program, without ...string) map[*ivl.Property]bool {
	t.Helper()
	c, err := claimsAbout(context.Background(), p, nil, without)
	if err != nil {
		t.Fatal(err)
	}
	checked, err := c.check(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	settled := map[*ivl.Property]bool{}
	for _, q := range p.Props {
		if !checked.Open[q] {
			settled[q] = true
		}
	}
	return settled
}

// TestDomainsOff leaves out each domain of the abstract interpretation, and each technique that sharpens it. Some of
// them have to matter for the program.
//
//	JAYVERIFY_ABLATION=all go test ./internal/engines/engine -run TestDomainsOff -v -timeout 60m
//
// takes all twenty programs, and writes the table of docs/measurements.
func TestDomainsOff(t *testing.T) {
	few := os.Getenv("JAYVERIFY_ABLATION") != "all"
	if few && testing.Short() {
		t.Skip("-short")
	}
	programs := afternoon(t, few)
	checks := 0
	all := map[string]map[*ivl.Property]bool{}
	for _, without := range append([]string{""}, append(absint.Domains(), transforms.Construction, transforms.Receivers)...) {
		start, settled := processor(t), 0
		checks = 0
		for name, p := range programs {
			now := settles(t, p, without)
			if without == "" {
				all[name] = now
			}
			for q := range now {
				if !all[name][q] {
					t.Logf("%s: %s, line %d, is settled without %s only", name, q.Name, q.Pos.Line, without)
				}
			}
			checks += len(p.Props)
			settled += len(now)
		}
		lost := 0
		for _, s := range all {
			lost += len(s)
		}
		lost -= settled
		t.Logf("| %s | %d | %d | %.1f |", without, settled, lost, (processor(t) - start).Seconds())
		if few && lost <= 0 && (without == absint.Nullness || without == absint.Contents || without == absint.Classes || without == absint.Intervals) {
			t.Errorf("no check is lost without %s", without)
		}
	}
	t.Logf("%d checks of %d programs", checks, len(programs))
}

// processor returns the processor time of this process.
func processor(t *testing.T) time.Duration {
	t.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		t.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
