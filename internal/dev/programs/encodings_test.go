package programs

import (
	"context"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/horn/spacer"
	"github.com/jayverify/jayverify/internal/analysis/timeinv"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/models"
	"github.com/jayverify/jayverify/transforms"
)

// variants are ways to encode the heap. Passes differ, because what they leave
// is what an encoding sees.
var variants = []struct {
	encoding string
	passes   transforms.Options
}{
	{"RWf", transforms.Options{}},
	{"R", transforms.Options{Without: []string{transforms.SingleSites}}},
	{"RWf_CT", transforms.Options{Without: []string{transforms.SingleSites}}},
	{"RW", transforms.Options{Newest: true}},
	{"R_CTVAP", transforms.Options{}},
	{"RWm", transforms.Options{Without: []string{transforms.SingleSites, transforms.Minimise}}},
	{"RWf_CVP-cnt", transforms.Options{Without: []string{transforms.SingleSites}}},
	{"RW_CA-in", transforms.Options{}},
	{"R-in-cnt", transforms.Options{Newest: true}},
	{"RWm_CTA", transforms.Options{Without: []string{transforms.Minimise}}},
	{"RWf_TAG-in-cnt", transforms.Options{Timed: all}},
	{"R_GP", transforms.Options{Timed: all}},
	{"arrays", transforms.Options{Timed: all}},
	{"RWf_I", transforms.Options{Timed: all}},
	{"arrays", transforms.Options{}},
}

// all chooses all classes.
func all(*ivl.Class) bool { return true }

// TestEncodingsMissNothing gives Spacer the clauses of each violated property
// alone, with no run of the program to help it: no encoding may make them
// solvable. Each program gets some of the encodings.
func TestEncodingsMissNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	needJDK(t)
	solver := &spacer.Solver{Path: horntest.Z3(t), Variant: spacer.Plain}
	counts, next := &tallied{}, 0
	t.Cleanup(func() { t.Logf("verdicts: %v", counts.of) }) // after the subtests, which are parallel
	for _, folder := range []string{"crafted", "svcomp-like", "inputs", "soundness"} {
		ps := load(t, filepath.Join("timeindexed", folder))
		classes := t.TempDir()
		if err := JDK("").Compile(t.Context(), ps, "", classes); err != nil {
			t.Fatal(err)
		}
		for _, p := range ps {
			if p.Safe {
				continue
			}
			if !taken(t, p.Name, 1) {
				next += len(p.Expect)
				continue
			}
			low := lowered(t, classes, p)
			for _, e := range p.Expect {
				v := variants[next%len(variants)]
				next++
				props := at(p, low.Props, e)
				if len(props) == 0 {
					t.Errorf("%s: no property %v", p.File, e)
					continue
				}
				t.Run(p.Name, func(t *testing.T) {
					t.Parallel()
					verdict := decide(t, solver, low, props, v.encoding, v.passes)
					counts.add(verdict)
					if verdict == horn.Safe {
						t.Errorf("%s: %v is violated, but the clauses of encoding %s with %+v have a solution", p.File, e, v.encoding, v.passes)
					}
				})
			}
		}
	}
}

// tallied counts verdicts of parallel tests.
type tallied struct {
	mu sync.Mutex
	of map[horn.Verdict]int
}

func (c *tallied) add(v horn.Verdict) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.of == nil {
		c.of = map[horn.Verdict]int{}
	}
	c.of[v]++
}

// TestEncodingsMissNothingOfEntries does the same for methods whose arguments
// come from outside: each can fail in its assertion. Each gets some of the
// encodings with each kind of predicate.
func TestEncodingsMissNothingOfEntries(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	needJDK(t)
	solver := &spacer.Solver{Path: horntest.Z3(t), Variant: spacer.Plain}
	classes := t.TempDir()
	file := filepath.Join(testdata, "timeindexed", "entries", "SharedArguments.java")
	if err := JDK("").javac(t.Context(), []string{file}, "", classes); err != nil {
		t.Fatal(err)
	}
	counts, next := &tallied{}, 0
	t.Cleanup(func() { t.Logf("verdicts: %v", counts.of) })
	for _, m := range methods(t, classes, "SharedArguments") {
		if strings.HasPrefix(m.Name, "<") {
			continue
		}
		low := lowering(t, classes, "SharedArguments", m.Name).Program
		var props []*ivl.Property
		for _, p := range low.Props {
			if p.Kind == ivl.AssertionError {
				props = append(props, p)
			}
		}
		if len(props) != 1 {
			t.Errorf("%s: %d assertions, expected one", m.Name, len(props))
			continue
		}
		for range 2 {
			v := variants[next%len(variants)]
			next += 3
			t.Run(m.Name, func(t *testing.T) {
				t.Parallel()
				verdict := decide(t, solver, low, props, v.encoding, v.passes)
				counts.add(verdict)
				if verdict == horn.Safe {
					t.Errorf("%s: its assertion can fail, but the clauses of encoding %s with %+v have a solution", m.Name, v.encoding, v.passes)
				}
			})
		}
	}
}

// methods returns the methods of a class.
func methods(t *testing.T, classPath, class string) []*classfile.Method {
	t.Helper()
	path, err := classfile.OpenPath(classPath, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer path.Close()
	c, err := path.Class(class)
	if err != nil {
		t.Fatal(err)
	}
	return c.Methods
}

// lowered returns the program as lowering makes it.
func lowered(t *testing.T, classPath string, p *Program) *ivl.Program {
	t.Helper()
	return lowering(t, classPath, p.Name, "main").Program
}

// lowering lowers the program that begins with a method.
func lowering(t *testing.T, classPath, class, entry string) *lower.Result {
	t.Helper()
	path, err := classfile.OpenPath(classPath, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer path.Close()
	c, err := path.Class(class)
	if err != nil {
		t.Fatal(err)
	}
	checks, err := lower.ParseChecks(nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range c.Methods {
		if m.Name == entry {
			r, err := lower.Lower(models.Overlay(path), m, lower.Options{Ints: lower.JavaInts, Checks: checks})
			if err != nil {
				t.Fatalf("%s.%s: %v", class, entry, err)
			}
			return r
		}
	}
	t.Fatalf("%s: no method %s", class, entry)
	return nil
}

// at returns the properties of p's file on a line.
func at(p *Program, props []*ivl.Property, e Violation) []*ivl.Property {
	var out []*ivl.Property
	for _, q := range props {
		if q.Pos.Line == e.Line && q.Kind == e.Kind && q.Pos.Method != nil && q.Pos.Method.Source == filepath.Base(p.File) {
			out = append(out, q)
		}
	}
	return out
}

// decide asks the solver whether the properties hold, by one encoding.
func decide(t *testing.T, solver horn.Solver, low *ivl.Program, props []*ivl.Property, encoding string, passes transforms.Options) horn.Verdict {
	t.Helper()
	e, err := timeinv.Parse(encoding)
	if err != nil {
		t.Fatal(err)
	}
	passes.Without = append([]string{transforms.Flow}, passes.Without...)
	list := append(transforms.Default(passes), transforms.Pass{Name: "timeinv", Run: func(p *ivl.Program) (*ivl.Program, error) {
		return timeinv.Encode(p, e)
	}})
	q, err := transforms.Apply(low, append(list, transforms.Counted()...), true, nil)
	if err != nil {
		t.Fatalf("%s: %v", encoding, err)
	}
	var opts horn.Options
	for _, p := range props {
		opts.Props = append(opts.Props, q.Props[p.ID])
	}
	sys, err := horn.Translate(q, opts)
	if err != nil {
		t.Fatal(err)
	}
	a, err := solver.Solve(context.Background(), sys, horn.Limits{Time: 2 * time.Second, NoDerivation: true})
	if err != nil {
		t.Fatal(err)
	}
	return a.Verdict
}
