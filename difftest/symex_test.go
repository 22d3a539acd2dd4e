package difftest

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/internal/analysis/symex"
	z3 "github.com/jayverify/jayverify/internal/analysis/symex/solver"
	"github.com/jayverify/jayverify/internal/analysis/symex/symextest"
	"github.com/jayverify/jayverify/internal/dev/sample"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/transforms"
)

var (
	executed  = flag.Int("paths", 0, "how many programs TestPaths executes symbolically; 0 is a few")
	exploring = flag.Duration("exploring", 2*time.Second, "the time limit for each of them")
	mistaken  = flag.Int("planted", 0, "how many programs TestPathsPlanted has for each mistake; 0 is a few, for a few mistakes")
	running   = flag.Duration("running", 2*time.Second, "the time limit for the random runs of each program that TestPaths, TestVerdicts and TestProofsAlone have")
)

// TestPaths executes random programs with inputs symbolically. Each path must be
// a run of the interpreter with the inputs of the path: it ends in the same way,
// and prints the same. When all paths were executed, no random run may violate
// what no path violates.
func TestPaths(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	from, n := 0, *executed
	if n == 0 {
		from, n = sample.Window(t, 10, 2)
	}
	m := startMachine(t)
	core := &z3.Z3{Path: findZ3(t), MemoryMB: 2048}
	defer core.Close()
	counts := map[string]int{}
	for done := 0; done < n; done += 20 {
		var predicted []prediction
		for _, x := range executables(t, m, pinned(t, m, *first+uint64(from+done), min(20, n-done)), counts) {
			wrong, ps := followPaths(t, x, core, counts, nil)
			if wrong != "" {
				t.Errorf("seed %d: %s\n%s", x.seed, wrong, x.text)
			}
			predicted = append(predicted, ps...)
		}
		compareRuns(t, m, predicted, counts)
		if done%100 == 80 {
			t.Logf("%d programs: %v", done+20, counts)
		}
	}
	t.Logf("%d programs from seed %d on: %v", n, *first+uint64(from), counts)
	if counts["paths"] == 0 {
		t.Error("no path at all")
	}
}

// usual are the operators of mistakes that TestPathsPlanted plants without -planted.
var usual = []ivl.Op{ivl.Wrap, ivl.Sub, ivl.Mul, ivl.Rem, ivl.Lt, ivl.Shr}

// TestPathsPlanted shows that a mistake in the evaluation of one operator is found by
// programs that have the operator: symbolic execution gets a program in which that
// operator is evaluated wrongly. With -planted all mistakes are planted, and what finds
// which is told; the operators that no program has are for symex.TestOperators.
func TestPathsPlanted(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	from, size := sample.Window(t, len(usual), 3)
	usual := usual[from : from+size]
	m := startMachine(t)
	core := &z3.Z3{Path: findZ3(t), MemoryMB: 2048}
	defer core.Close()
	counts := map[string]int{}
	var programs []executable
	for done := 0; done < max(*mistaken, 40); done += 20 {
		programs = append(programs, executables(t, m, pinned(t, m, *first+uint64(done), 20), counts)...)
	}
	found := map[ivl.Op]bool{}
	for _, mistake := range symextest.Mistakes() {
		if *mistaken == 0 && !slices.Contains(usual, mistake.Op) {
			continue
		}
		where, by := finds(t, programs, core, counts, mistake)
		t.Logf("%s, planted: %s: in %d programs, %s", mistake.Op, mistake.Name, where, by)
		found[mistake.Op] = found[mistake.Op] || by != ""
	}
	for _, op := range usual {
		if !found[op] {
			t.Errorf("no mistake in the evaluation of %s is found by %d programs", op, len(programs))
		}
	}
}

// finds looks for a program that finds a mistake. with is how many programs that it
// changes were executed; by says how it was found, "" when it was not.
func finds(t *testing.T, programs []executable, core z3.Core, counts map[string]int, mistake symextest.Mistake) (with int, by string) {
	t.Helper()
	mutate := func(p *ivl.Program) *ivl.Program { return mistake.Plant(p, nil) }
	for _, x := range programs {
		if mutate(x.low.Program) == x.low.Program {
			continue
		}
		with++
		if wrong, _ := followPaths(t, x, core, counts, mutate); wrong != "" {
			line, _, _ := strings.Cut(wrong, "\n")
			return with, fmt.Sprintf("found by seed %d: %s", x.seed, line)
		}
	}
	return with, ""
}

// executable is a program with assertions, lowered, with its output and without it:
// what is printed is not merged, so there is more merging without it.
type executable struct {
	pin
	strings  bool // strings from outside: not every path that violates a check is possible
	low      *lower.Result
	programs [2]*ivl.Program // with output, without
}

// executables compiles programs, all of them at once, and lowers them.
func executables(t *testing.T, m *Machine, pins []pin, counts map[string]int) []executable {
	t.Helper()
	dir := t.TempDir()
	texts := make([]string, len(pins))
	for i, j := range pins {
		texts[i] = j.text
	}
	refused, err := m.jvm.Compile(dir, texts)
	if err != nil {
		t.Fatal(err)
	}
	path, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer path.Close()
	var out []executable
	for i, j := range pins {
		if refused[i] != "" {
			counts["refused by javac"]++
			continue
		}
		low, err := Lower(path, packageName(i)+"/Main")
		if err != nil {
			t.Fatal(err)
		}
		silenced, err := transforms.Apply(low.Program, []transforms.Pass{{Name: "no-output", Run: transforms.DropOutput}}, false, nil)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, executable{j, false, low, [2]*ivl.Program{low.Program, silenced}})
	}
	return out
}

// followPaths executes one program symbolically, after mutate when that is not
// nil, and says what is wrong with the first path that no run of the program
// takes, or with what was proved; "" when nothing is. predicted are some of the paths,
// for the JVM.
func followPaths(t *testing.T, x executable, core z3.Core, counts map[string]int, mutate func(*ivl.Program) *ivl.Program) (wrong string, predicted []prediction) {
	t.Helper()
	var proved []violations
	for i, p := range x.programs {
		wrong, ps, bad := followProgram(t, x, p, core, counts, mutate)
		if wrong != "" {
			return wrong, nil
		}
		if i == 0 { // the other one prints nothing
			predicted = ps
		}
		if bad != nil {
			proved = append(proved, bad)
		}
	}
	if len(proved) == 0 {
		return "", predicted
	}
	return surviving(t, x, proved, counts), predicted
}

// violations are the properties, by their ID, that paths violate.
type violations map[int]bool

// random is how many random runs a proof has to survive.
const random = 10_000

// surviving runs a program with random inputs: no run may violate a property that no
// path violates where all paths were executed. It says what is wrong.
func surviving(t *testing.T, x executable, proved []violations, counts map[string]int) string {
	t.Helper()
	program := x.programs[1]
	mach, err := ivl.Compile(program)
	if err != nil {
		t.Fatal(err)
	}
	constants := ivl.Constants(program)
	until := time.Now().Add(*running)
	n := uint64(0)
	for ; n < random && time.Now().Before(until); n++ {
		in := &biased{x.low.Hints, rand.New(rand.NewPCG(x.seed, n)), ivl.NewRandomFrom(constants, program.Classes, n)}
		out := mach.Run(context.Background(), ivl.Options{Inputs: in, MaxSteps: 200_000, MaxOutput: -1, NoRecord: true})
		for _, bad := range proved {
			if out.Result == ivl.Violated && !bad[out.Prop.ID] {
				return fmt.Sprintf("all paths were executed and none violates %s, but a run does", out.Prop.Name)
			}
		}
	}
	counts["random runs"] += int(n)
	if n < random {
		counts["programs with fewer than 10,000 random runs"]++
	}
	return ""
}

// prediction is how a program ends on a path, and what it prints there.
type prediction struct {
	pin
	values []string // of its inputs
	prop   *ivl.Property
	output string // of a path that violates nothing
}

// perProgram is how many paths of a program are run on the JVM.
const perProgram = 3

// predict turns a path into a prediction; ok is false when its inputs cannot be given
// to the program.
func predict(j pin, p symex.Path, out ivl.Outcome) (prediction, bool) {
	r := prediction{pin: j, prop: p.Prop, output: out.Output}
	for _, c := range out.Consumed {
		if c.Request.Contents || c.Request.Type.Sort != ivl.IntSort || c.Request.Input.Kind != ivl.Environment {
			return r, false
		}
		r.values = append(r.values, strconv.FormatInt(c.Value.N, 10))
	}
	return r, p.End != symex.Blocked
}

// compareRuns runs programs on the JVM with the inputs of paths, all of them in one
// process. Each must end, and print, as predicted.
func compareRuns(t *testing.T, m *Machine, ps []prediction, counts map[string]int) {
	t.Helper()
	if len(ps) == 0 {
		return
	}
	texts := make([]string, len(ps))
	order := make([]int, len(ps))
	for i, p := range ps {
		texts[i], order[i] = given(p.text, p.values), i
	}
	dir := t.TempDir()
	refused, err := m.jvm.Compile(dir, texts)
	if err != nil {
		t.Fatal(err)
	}
	for i, why := range refused {
		if why != "" {
			t.Fatalf("seed %d: javac refuses what it has accepted without inputs: %s", ps[i].seed, why)
		}
	}
	runs, err := m.jvm.Run(dir, order)
	if err != nil {
		t.Fatal(err)
	}
	for i, r := range runs {
		p := ps[i]
		counts["runs on the JVM"]++
		switch {
		case p.prop != nil && (r.Thrown == nil || !sameThrown(r, p.prop)):
			t.Errorf("seed %d: with %v a path violates %s, and the JVM %s\n%s", p.seed, p.values, p.prop.Name, end(r), p.text)
		case p.prop == nil && r.Thrown != nil:
			t.Errorf("seed %d: with %v a path ends, and the JVM %s\n%s", p.seed, p.values, end(r), p.text)
		case p.prop == nil && p.output != r.Output:
			t.Errorf("seed %d: with %v a path prints\n%s\nand the JVM\n%s\n%s", p.seed, p.values, p.output, r.Output, p.text)
		}
	}
}

// followProgram executes a program symbolically and compares each path with the run
// of the interpreter. bad are the violated properties when all paths were executed,
// else nil.
func followProgram(t *testing.T, x executable, program *ivl.Program, core z3.Core, counts map[string]int, mutate func(*ivl.Program) *ivl.Program) (wrong string, predicted []prediction, bad violations) {
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
	bad = violations{}
	ends := map[symex.End]ivl.Result{symex.Finished: ivl.Finished, symex.Blocked: ivl.Blocked, symex.Violated: ivl.Violated}
	follow := func(p symex.Path) {
		if wrong != "" {
			return
		}
		counts["paths"]++
		out := mach.Run(context.Background(), ivl.Options{Inputs: p.Inputs(), MaxSteps: 20_000_000})
		want := ends[p.End]
		switch {
		case x.strings && want == ivl.Violated && out.Result != want:
			counts["not possible"]++
		case out.Result != want && !(want == ivl.Finished && out.Result == ivl.Stopped) || want == ivl.Violated && out.Prop.ID != p.Prop.ID:
			complain("a path ends %v %v, the run %v %v %s", want, p.Prop, out.Result, out.Prop, out.Reason)
		case p.Printed && p.Output != out.Output:
			complain("a path prints\n%s\nand the run\n%s", p.Output, out.Output)
		case len(predicted) < perProgram:
			if r, ok := predict(x.pin, p, out); ok {
				predicted = append(predicted, r)
			}
		}
	}
	e := symex.New(executed, symex.Options{
		Solver: core, Path: follow,
		Violation: func(p *ivl.Property, _ func() ivl.Inputs) bool { bad[p.ID] = true; return true },
	})
	ctx, cancel := context.WithTimeout(context.Background(), *exploring)
	defer cancel()
	r := e.Run(ctx)
	counts["merged"] += r.Merged
	if !r.Exhausted {
		counts["not exhausted"]++
		return wrong, predicted, nil
	}
	counts["exhausted"]++
	return wrong, predicted, bad
}

// findZ3 finds the project's z3, or that of the environment.
func findZ3(t *testing.T) string {
	t.Helper()
	if p := os.Getenv("JAYVERIFY_Z3"); p != "" {
		return p
	}
	return solver(t)
}
