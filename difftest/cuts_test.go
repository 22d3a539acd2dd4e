package difftest

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/internal/dev/sample"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

var cutPrograms = flag.Int("cuts", 0, "how many programs TestNotJudged verifies; 0 is a few")

// cutClass is what the features that are not supported call back. Its checks are
// judged where nothing but the program calls them.
const cutClass = `class Cut {
static int[] seen = new int[3];
static RuntimeException kept;
static int helper(int i) {
int a = seen[i];
return a + 6 / (i - 1);
}
static int later(int i) {
return seen[i + 1];
}
static class Job implements Runnable, Comparable<Job> {
final int k;
Job(int k) { this.k = k; }
public void run() { helper(k); }
public int compareTo(Job o) { return helper(k) - helper(o.k); }
}
}
`

// cutStatements use what is not supported; %d is 0, 2 or, for which Cut.helper
// throws, 1 or 5.
var cutStatements = []string{
	"try { Thread t9 = new Thread(new Cut.Job(%d)); t9.start(); t9.join(); } catch (InterruptedException e9) { }\n",
	"java.util.Arrays.stream(new int[] { 0, %d }).map(x9 -> Cut.helper(x9)).sum();\n",
	"new java.util.concurrent.ConcurrentSkipListSet<Cut.Job>().add(new Cut.Job(%d));\n",
	"try { Class.forName(\"java.lang.String\").getMethod(\"length\").invoke(\"a%d\"); } catch (ReflectiveOperationException e9) { }\n",
	"try { Cut.class.getDeclaredMethod(\"helper\", int.class).invoke(null, %d); } catch (ReflectiveOperationException e9) { }\n",
	"java.util.stream.IntStream.range(0, %d).forEach(x9 -> Main.p(x9));\n",
	"java.util.stream.Stream.of(%d).forEach(x9 -> { if (x9 > 0) throw new IllegalStateException(); });\n",
	"try { Cut.helper(%d); } catch (RuntimeException e9) { Cut.kept = e9; } java.util.stream.Stream.of(0).forEach(x9 -> { });\nif (Cut.kept != null) throw Cut.kept;\n",
	"try { Cut.helper(%d); } finally { java.util.stream.Stream.of(0).forEach(x9 -> { }); }\n",
}

// withCut puts one of cutStatements into a program, at a place that is left to
// chance, and calls of what it calls back at others.
func withCut(tree *Node, rnd *rand.Rand) *Node {
	var lists []*Node
	tree.walk(func(n *Node) {
		if n.Kind == List && len(n.Kids) > 0 && n != tree {
			lists = append(lists, n)
		}
	})
	insert := func(s string) {
		at := lists[rnd.IntN(len(lists))]
		tree = tree.replace(func(n *Node) *Node {
			if n != at {
				return n
			}
			c := *n
			i := rnd.IntN(len(n.Kids) + 1)
			c.Kids = slices.Insert(slices.Clone(n.Kids), i, stmt(s))
			return &c
		})
	}
	insert(fmt.Sprintf(cutStatements[rnd.IntN(len(cutStatements))], []int{0, 2, 1, 5}[rnd.IntN(4)]))
	insert(fmt.Sprintf("Main.p(Cut.helper(%d));\n", 2*rnd.IntN(2)))
	insert(fmt.Sprintf("Main.p(Cut.later(%d));\n", rnd.IntN(3)))
	c := *tree
	c.Kids = append([]*Node{stmt(cutClass)}, tree.Kids...)
	return &c
}

// TestNotJudged verifies random programs with a feature put in that is not
// supported, and runs them on the JVM: what a run violates is not called held or
// unreachable, whether it comes before the feature, after it, or in code that the
// feature calls back.
func TestNotJudged(t *testing.T) {
	if testing.Short() {
		t.Skip("solvers take their time")
	}
	from, n := 0, *cutPrograms
	if n == 0 {
		from, n = sample.Window(t, 40, 2)
	}
	m := startMachine(t)
	cfg := verify.Config{Timeout: *patient, Paths: map[string]string{"z3": solver(t)}, JVM: "never"}
	counts := map[string]int{}
	start := time.Now()
	const batch = 20
	for done := 0; done < n; done += batch {
		var texts []string
		var seeds []uint64
		for i := range min(batch, n-done) {
			seed := *first + uint64(from+done+i)
			rnd := rand.New(rand.NewPCG(seed, 13))
			tree := Generate(seed, Config{Small: true, Inputs: i%4 == 0}).Tree
			tree = probed(tree, func(int, *Node) string { return "\n" })
			texts, seeds = append(texts, withCut(tree, rnd).String()), append(seeds, seed)
		}
		dir := t.TempDir()
		refused, err := m.jvm.Compile(dir, texts)
		if err != nil {
			t.Fatal(err)
		}
		for i, text := range texts {
			if refused[i] != "" {
				counts["refused by javac"]++
				continue
			}
			cfg.ClassPath, cfg.Main = dir, packageName(i)+".Main"
			heldByNone(t, m, seeds[i], i, text, cfg, counts)
		}
	}
	t.Logf("%d programs from seed %d on, %v; %s", n, *first+uint64(from), counts, time.Since(start).Round(time.Second))
	for _, c := range []string{"NOT_JUDGED", "SAFE", "runs that throw", "of which is not judged"} {
		if counts[c] == 0 && n >= 40 { // a part may lack some
			t.Errorf("no %s: %v", c, counts)
		}
	}
}

// heldByNone verifies one program and holds runs of the JVM against the verdicts of
// its checks.
func heldByNone(t *testing.T, m *Machine, seed uint64, i int, text string, cfg verify.Config, counts map[string]int) {
	t.Helper()
	const runs = 3
	res, err := verify.Run(context.Background(), cfg, silent{})
	if err != nil {
		t.Errorf("seed %d: verification fails: %v\n%s", seed, err, text)
		return
	}
	for _, p := range res.Properties {
		counts[p.Verdict.String()]++
		if p.Verdict == result.NotJudged && (p.Reach == result.Unreachable || len(p.Behind) == 0) {
			t.Errorf("seed %d: %s is not judged, and %+v", seed, p.Name, p)
		}
	}
	rs, err := m.jvm.Run(cfg.ClassPath, slices.Repeat([]int{i}, runs))
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range rs {
		if r.Thrown == nil {
			continue
		}
		counts["runs that throw"]++
		for _, p := range res.Properties {
			if sameThrown(r, p.Property) && p.Verdict == result.NotJudged {
				counts["of which is not judged"]++
				break
			}
		}
		if why := contradicts(res, r); why != "" {
			t.Errorf("seed %d: %s\n%s", seed, why, numbered(text))
			return
		}
	}
}

// numbered is a text with the numbers of its lines.
func numbered(text string) string {
	var b strings.Builder
	for i, l := range strings.Split(text, "\n") {
		b.WriteString(strconv.Itoa(i+2) + "\t" + l + "\n") // the package line comes before
	}
	return b.String()
}
