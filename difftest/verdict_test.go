package difftest

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

var (
	judged  = flag.Int("verdicts", 0, "how many programs TestVerdicts and TestProofsAlone verify; 0 is a few")
	patient = flag.Duration("patience", 2*time.Second, "the time limit of each of their verifications")
)

// TestVerdicts verifies random programs with inputs, and looks for runs that
// contradict a verdict: on the JVM and in the interpreter, with random inputs,
// and on the JVM with the inputs of each counterexample.
func TestVerdicts(t *testing.T) {
	counts := verdicts(t, nil)
	if counts["SAFE"]+counts["UNSAFE"] == 0 {
		t.Errorf("no verdict at all: %v", counts)
	}
}

// TestProofsAlone is TestVerdicts where no run of the program counts for a verdict: the proofs have to see
// themselves what runs would show them. A check that they call safe and a run on the JVM violates is a mistake of
// theirs that is not seen where runs find the violation first.
func TestProofsAlone(t *testing.T) {
	counts := verdicts(t, []string{config.Runs})
	if counts["UNSAFE"] > 0 || counts["properties SAFE"] == 0 {
		t.Errorf("want proofs, and nothing else: %v", counts)
	}
}

// verdicts verifies random programs without some techniques, and looks for runs that contradict a verdict. It
// returns how often what came of it.
func verdicts(t *testing.T, without []string) (counts map[string]int) {
	t.Helper()
	n := *judged
	if n == 0 {
		n = 3
	}
	if testing.Short() {
		t.Skip("solvers take their time")
	}
	m := startMachine(t)
	cfg := verify.Config{Timeout: *patient, Without: without, Paths: map[string]string{"z3": solver(t)}}
	counts = map[string]int{}
	start := time.Now()
	for done := 0; done < n; done += 20 {
		for _, j := range pinned(t, m, *first+uint64(done), min(20, n-done)) {
			judge(t, m, j, cfg, counts)
		}
	}
	t.Logf("%d programs from seed %d on, %v; %s", n, *first, counts, time.Since(start).Round(time.Second))
	return counts
}

// solver finds the project's z3, or the one on the PATH.
func solver(t *testing.T) string {
	t.Helper()
	if os.Getenv("JAYVERIFY_Z3") != "" {
		return ""
	}
	z3, err := filepath.Abs("../.tools/z3/bin/z3")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(z3); err != nil {
		t.Skip("this test needs z3: make setup-z3")
	}
	return z3
}

// pin is a program with assertions about what its variables have come to in
// some runs: assertions that are nearly true.
type pin struct {
	seed uint64
	text string
}

// pinned generates n programs, watches them on the JVM, and puts assertions in.
func pinned(t *testing.T, m *Machine, from uint64, n int) []pin {
	t.Helper()
	const runs = 40
	var trees []*Node
	var texts []string
	for i := range n {
		tree := Generate(from+uint64(i), Config{Small: true, Inputs: true}).Tree
		trees = append(trees, tree)
		texts = append(texts, probed(tree, func(k int, e *Node) string {
			return fmt.Sprintf("System.out.println(\"?%d \" + %s);\n", k, e)
		}).String())
	}
	dir := t.TempDir()
	refused, err := m.jvm.Compile(dir, texts)
	if err != nil {
		t.Fatal(err)
	}
	var out []pin
	for i, tree := range trees {
		if refused[i] != "" {
			continue
		}
		seen := map[int][]string{}
		rs, err := m.jvm.Run(dir, slices.Repeat([]int{i}, runs))
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range rs {
			for _, line := range strings.Split(r.Output, "\n") {
				if rest, ok := strings.CutPrefix(line, "?"); ok {
					k, v, _ := strings.Cut(rest, " ")
					if k, err := strconv.Atoi(k); err == nil {
						seen[k] = append(seen[k], v)
					}
				}
			}
		}
		rnd := rand.New(rand.NewPCG(from+uint64(i), 7))
		out = append(out, pin{from + uint64(i), probed(tree, func(k int, e *Node) string { return assertion(rnd, seen[k], e) }).String()})
	}
	return out
}

// probed replaces the probes.
func probed(tree *Node, f func(k int, e *Node) string) *Node {
	k := -1
	return tree.replace(func(n *Node) *Node {
		if n.Role != Probe {
			return n
		}
		k++
		return text(f(k, n.Kids[0]))
	})
}

// assertion asserts that e is what it was in runs, or near.
func assertion(rnd *rand.Rand, values []string, e *Node) string {
	if len(values) == 0 || rnd.IntN(100) < 75 {
		return "\n"
	}
	if e.Type == "boolean" {
		return fmt.Sprintf("assert %s == %s;\n", e, values[0])
	}
	var lo, hi int64
	for i, s := range values {
		v, err := strconv.ParseInt(s, 10, 64)
		if err != nil { // a char
			return "\n"
		}
		if i == 0 {
			lo, hi = v, v
		}
		lo, hi = min(lo, v), max(hi, v)
	}
	switch rnd.IntN(5) {
	case 0:
		return fmt.Sprintf("assert %s <= %s;\n", e, long(hi))
	case 1:
		return fmt.Sprintf("assert %s >= %s;\n", e, long(lo))
	case 2:
		return fmt.Sprintf("assert %s != %s;\n", e, long(lo-1))
	}
	return fmt.Sprintf("assert %s >= %s && %[1]s <= %s;\n", e, long(lo), long(hi))
}

func long(v int64) string {
	if v == -1<<63 {
		return "Long.MIN_VALUE"
	}
	return fmt.Sprintf("%dL", v)
}

// judge verifies one program and looks for contradictions.
func judge(t *testing.T, m *Machine, j pin, cfg verify.Config, counts map[string]int) {
	t.Helper()
	const jvmRuns = 100
	dir := t.TempDir()
	refused, err := m.jvm.Compile(dir, []string{j.text})
	if err != nil {
		t.Fatal(err)
	}
	if refused[0] != "" {
		counts["refused by javac"]++
		return
	}
	cfg.ClassPath, cfg.Main = dir, packageName(0)+".Main"
	res, err := verify.Run(context.Background(), cfg, silent{})
	if err != nil {
		t.Errorf("seed %d: verification fails: %v\n%s", j.seed, err, j.text)
		return
	}
	counts[res.Verdict.String()]++
	for _, p := range res.Properties {
		counts["properties "+p.Verdict.String()]++
	}
	complain := func(format string, args ...any) {
		t.Errorf("seed %d: %s\n%s", j.seed, fmt.Sprintf(format, args...), j.text)
	}
	runs, err := m.jvm.Run(dir, slices.Repeat([]int{0}, jvmRuns))
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range runs {
		if r.Thrown != nil {
			if why := contradicts(res, r); why != "" {
				complain("%s", why)
				return
			}
		}
	}
	if why := interpreted(t, dir, res, j.seed); why != "" {
		complain("%s", why)
		return
	}
	for _, p := range res.Properties {
		if p.Verdict != result.Unsafe {
			continue
		}
		counts["counterexamples"]++
		if why := confirmed(t, m, j.text, p); why != "" {
			complain("counterexample for %s: %s", p.Name, why)
			return
		}
	}
}

// silent observes nothing.
type silent struct{}

func (silent) Phase(string)        {}
func (silent) Step(result.Step)    {}
func (silent) Dump(string, string) {}

// contradicts says why a run that throws contradicts the verdicts, or "".
func contradicts(res *result.Result, r Run) string {
	if res.Verdict == result.Safe {
		return "SAFE, but the JVM throws " + end(r)
	}
	matching, safe := 0, 0
	for _, p := range res.Properties {
		if sameThrown(r, p.Property) {
			matching++
			if p.Verdict == result.Safe || p.Reach == result.Unreachable {
				safe++
			}
		}
	}
	switch {
	case matching == 0 && len(res.Unsupported) == 0 && len(res.Properties) > 0: // there are none if the time was over while the program was read
		return "the JVM throws what is no property: " + end(r)
	case matching > 0 && matching == safe:
		return "each property of that exception and line is SAFE, but the JVM throws " + end(r)
	}
	return ""
}

// interpreted runs the program with random inputs and says why a run
// contradicts the verdicts, or "".
func interpreted(t *testing.T, dir string, res *result.Result, seed uint64) string {
	t.Helper()
	path, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer path.Close()
	low, err := Lower(path, packageName(0)+"/Main")
	if err != nil {
		t.Fatal(err)
	}
	mach, err := ivl.Compile(low.Program)
	if err != nil {
		t.Fatal(err)
	}
	verdicts := map[string]result.Property{}
	for _, p := range res.Properties {
		verdicts[p.Name] = p
	}
	constants := ivl.Constants(low.Program)
	until := time.Now().Add(*running)
	for i := uint64(0); i < 2000 && time.Now().Before(until); i++ {
		in := &biased{low.Hints, rand.New(rand.NewPCG(seed, i)), ivl.NewRandomFrom(constants, low.Program.Classes, i)}
		out := mach.Run(context.Background(), ivl.Options{Inputs: in, MaxSteps: 200_000, MaxOutput: -1, NoRecord: true})
		if out.Uncertain {
			continue
		}
		if out.Result == ivl.Violated {
			if p := verdicts[out.Prop.Name]; p.Verdict == result.Safe || res.Verdict == result.Safe {
				return fmt.Sprintf("%s is SAFE, but violated by a run", out.Prop.Name)
			}
		}
		for id, reached := range out.Reached {
			if p := low.Program.Props[id]; reached && verdicts[p.Name].Reach == result.Unreachable {
				return fmt.Sprintf("%s is unreachable, but reached by a run", p.Name)
			}
		}
	}
	return ""
}

// biased supplies random inputs within their hints, or any.
type biased struct {
	hints map[*ivl.Input]lower.Hint
	rnd   *rand.Rand
	other *ivl.Random
}

func (b *biased) Value(r ivl.Request) (ivl.Value, bool) {
	h, ok := b.hints[r.Input]
	if ok && !r.Contents && r.Type.Sort == ivl.IntSort && h.Lo <= h.Hi && b.rnd.IntN(8) > 0 {
		if size := uint64(h.Hi-h.Lo) + 1; size > 0 && size < 1000 {
			return ivl.Value{N: h.Lo + int64(b.rnd.Uint64N(size))}, true
		}
	}
	return b.other.Value(r)
}

// given is a program with a class in place of Random that gives out values.
func given(text string, values []string) string {
	const random = "java.util.Random random = new java.util.Random();"
	quoted := make([]string, len(values))
	for i, v := range values {
		quoted[i] = strconv.Quote(v)
	}
	return strings.Replace(text, random, "In random = new In();", 1) + "class In {\nint k;\nString[] v = {" + strings.Join(quoted, ", ") + "};\n" +
		"int nextInt() { return Integer.parseInt(v[k++]); }\nint nextInt(int n) { return nextInt(); }\n" +
		"long nextLong() { return Long.parseLong(v[k++]); }\nboolean nextBoolean() { String b = v[k++]; return b.equals(\"1\") || b.equals(\"true\"); }\n}\n"
}

// confirmed runs a counterexample on the JVM, with a class in place of Random
// that gives out its inputs, and says why it does not fail as it should, or "".
func confirmed(t *testing.T, m *Machine, text string, p result.Property) string {
	t.Helper()
	if p.Run == nil {
		return "it has no run"
	}
	values := make([]string, len(p.Run.Inputs))
	for i, in := range p.Run.Inputs {
		values[i] = strings.TrimSuffix(in.Value, "L")
	}
	text = given(text, values)
	dir := t.TempDir()
	refused, err := m.jvm.Compile(dir, []string{text})
	if err != nil {
		t.Fatal(err)
	}
	if refused[0] != "" {
		return "javac: " + refused[0]
	}
	runs, err := m.jvm.Run(dir, []int{0})
	if err != nil {
		t.Fatal(err)
	}
	if runs[0].Thrown == nil || !sameThrown(runs[0], p.Property) {
		return fmt.Sprintf("with %v the JVM %s", values, end(runs[0]))
	}
	return ""
}
