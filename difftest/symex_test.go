package difftest

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"testing"
	"time"

	"github.com/jayverify/jayverify/internal/symex"
	z3 "github.com/jayverify/jayverify/internal/symex/solver"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/transforms"
)

var (
	executed  = flag.Int("paths", 0, "how many programs TestPaths executes symbolically; 0 is a few")
	exploring = flag.Duration("exploring", 2*time.Second, "the time limit for each of them")
)

// TestPaths executes random programs with inputs symbolically. Each path must be
// a run of the interpreter with the inputs of the path: it ends in the same way,
// and prints the same. When all paths were executed, no random run may violate
// what no path violates.
func TestPaths(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	n := *executed
	if n == 0 {
		n = 10
	}
	m := startMachine(t)
	core := &z3.Z3{Path: findZ3(t), MemoryMB: 2048}
	defer core.Close()
	counts := map[string]int{}
	for done := 0; done < n; done += 20 {
		for _, j := range pinned(t, m, *first+uint64(done), min(20, n-done)) {
			if wrong := followPaths(t, m, j, core, counts, nil); wrong != "" {
				t.Errorf("seed %d: %s\n%s", j.seed, wrong, j.text)
			}
		}
	}
	t.Logf("%d programs from seed %d on: %v", n, *first, counts)
	if counts["paths"] == 0 {
		t.Error("no path at all")
	}
}

// TestPathsPlanted shows that a mistake in the evaluation of one operator is
// found: symbolic execution gets a program in which that operator is another one.
func TestPathsPlanted(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	m := startMachine(t)
	core := &z3.Z3{Path: findZ3(t), MemoryMB: 2048}
	defer core.Close()
	const limit = 200
	mutate := plants()[2].mutate
	counts := map[string]int{}
	for done := uint64(0); done < limit; done += 10 {
		for _, j := range pinned(t, m, *first+done, 10) {
			if wrong := followPaths(t, m, j, core, counts, mutate); wrong != "" {
				t.Logf("found by seed %d, after %v: %s", j.seed, counts, wrong)
				return
			}
		}
	}
	t.Errorf("%s: not found by %d programs: %v", plants()[2].name, limit, counts)
}

// followPaths executes one program symbolically, after mutate when that is not
// nil, and says what is wrong with the first path that no run of the program
// takes, or with what was proved; "" when nothing is.
func followPaths(t *testing.T, m *Machine, j pin, core z3.Core, counts map[string]int, mutate func(*ivl.Program) *ivl.Program) (wrong string) {
	t.Helper()
	dir := t.TempDir()
	refused, err := m.jvm.Compile(dir, []string{j.text})
	if err != nil {
		t.Fatal(err)
	}
	if refused[0] != "" {
		counts["refused by javac"]++
		return ""
	}
	path, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer path.Close()
	low, err := Lower(path, packageName(0)+"/Main")
	if err != nil {
		t.Fatal(err)
	}
	silenced, err := transforms.Apply(low.Program, []transforms.Pass{{Name: "no-output", Run: transforms.DropOutput}}, false, nil)
	if err != nil {
		t.Fatal(err)
	}
	// What is printed is not merged. So there is more merging without it.
	for _, p := range []*ivl.Program{low.Program, silenced} {
		if wrong := followProgram(t, j, low, p, core, counts, mutate); wrong != "" {
			return wrong
		}
	}
	return ""
}

func followProgram(t *testing.T, j pin, low *lower.Result, program *ivl.Program, core z3.Core, counts map[string]int, mutate func(*ivl.Program) *ivl.Program) (wrong string) {
	t.Helper()
	mach, err := ivl.Compile(program)
	if err != nil {
		t.Fatal(err)
	}
	executed := program
	if mutate != nil {
		executed = mutate(program)
	}
	complain := func(format string, args ...any) { wrong = fmt.Sprintf(format, args...) }
	bad := map[*ivl.Property]bool{}
	ends := map[symex.End]ivl.Result{symex.Finished: ivl.Finished, symex.Blocked: ivl.Blocked, symex.Violated: ivl.Violated}
	follow := func(p symex.Path) {
		if wrong != "" {
			return
		}
		counts["paths"]++
		out := mach.Run(context.Background(), ivl.Options{Inputs: p.Inputs(), MaxSteps: 20_000_000})
		want := ends[p.End]
		switch {
		case out.Result != want && !(want == ivl.Finished && out.Result == ivl.Stopped) || out.Prop != p.Prop && want == ivl.Violated:
			complain("a path ends %v %v, the run %v %v %s", want, p.Prop, out.Result, out.Prop, out.Reason)
		case p.Printed && p.Output != out.Output:
			complain("a path prints\n%s\nand the run\n%s", p.Output, out.Output)
		}
	}
	e := symex.New(executed, symex.Options{
		Solver: core, Path: follow,
		Violation: func(p *ivl.Property, _ func() ivl.Inputs) bool { bad[p] = true; return true },
	})
	ctx, cancel := context.WithTimeout(context.Background(), *exploring)
	defer cancel()
	r := e.Run(ctx)
	counts["merged"] += r.Merged
	if !r.Exhausted {
		counts["not exhausted"]++
		return wrong
	}
	counts["exhausted"]++
	constants := ivl.Constants(program)
	until := time.Now().Add(time.Second)
	for i := uint64(0); i < 10_000 && time.Now().Before(until) && wrong == ""; i++ {
		in := &biased{low.Hints, rand.New(rand.NewPCG(j.seed, i)), ivl.NewRandomFrom(constants, program.Classes, i)}
		out := mach.Run(context.Background(), ivl.Options{Inputs: in, MaxSteps: 200_000, MaxOutput: -1, NoRecord: true})
		if out.Result == ivl.Violated && !bad[out.Prop] {
			complain("all paths were executed and none violates %s, but a run does", out.Prop.Name)
		}
	}
	return wrong
}

// findZ3 finds the project's z3, or that of the environment.
func findZ3(t *testing.T) string {
	t.Helper()
	if p := os.Getenv("JAYVERIFY_Z3"); p != "" {
		return p
	}
	return solver(t)
}
