package programs

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/jayverify/jayverify/internal/dev/jdktest"
	"github.com/jayverify/jayverify/ivl"
)

const testdata = "../../../testdata"

// TestMain collects garbage less often: the tests lower many programs, each for a short time.
func TestMain(m *testing.M) {
	debug.SetGCPercent(400)
	m.Run()
}

// collections are the folders of programs, and how many of each may stay
// UNKNOWN within how much time for a program.
var collections = []collection{
	{name: "programs", maxOpen: 6, time: 30 * time.Second, share: 3},
	{name: "structures", maxOpen: 8, time: 20 * time.Second, share: 6},
	{name: "shapes", maxOpen: 0, time: 30 * time.Second, engine: "patterns"},
	{name: "symex", maxOpen: 20, time: 5 * time.Second, share: 64},
	{name: "elements", maxOpen: 24, time: 10 * time.Second, share: 10},
	{name: "afternoon", maxOpen: 12, time: 3 * time.Second, share: 20},
	{name: "streams", maxOpen: 40, time: 3 * time.Second, share: 40},
	{name: "texts", maxOpen: 4, time: 20 * time.Second},
	{name: "executed", maxOpen: 4, time: 60 * time.Second, share: 3},
	{name: "patterns", maxOpen: 0, time: 30 * time.Second, release: 25},
	{name: "timeindexed/crafted", maxOpen: 3, time: 8 * time.Second, share: 3},
	{name: "timeindexed/svcomp-like", maxOpen: 5, time: 8 * time.Second, share: 3},
	{name: "timeindexed/inputs", maxOpen: 1, time: 8 * time.Second},
	{name: "timeindexed/soundness", maxOpen: 0, time: 8 * time.Second},
}

type collection struct {
	name    string
	maxOpen int
	time    time.Duration
	release int    // of Java that they need, 0 for the JDK on the PATH
	engine  string // that they are for, "" for the schedule's choice
	// share says that a usual run of the tests verifies one pair of so many; 0 is as 1.
	share int
}

// jdk finds the JDK for the programs, or skips the test.
func (c collection) jdk(t *testing.T) JDK {
	if c.release == 0 {
		return ""
	}
	return JDK(jdktest.Home(t, c.release))
}

// only restricts the tests to some programs, which are then checked whatever the usual share is.
var only = flag.String("only", "", "a part of the names of the programs that are tested")

// load reads a collection. With -only it skips the test if the collection has no such program.
func load(t *testing.T, collection string) []*Program {
	t.Helper()
	ps, err := Load(filepath.Join(testdata, collection))
	if err != nil {
		t.Fatal(err)
	}
	ps = slices.DeleteFunc(ps, func(p *Program) bool { return !strings.Contains(p.Name, *only) })
	if *only != "" && len(ps) == 0 {
		t.Skipf("no program of %s has %q in its name", collection, *only)
	}
	return ps
}

func needJDK(t *testing.T) {
	t.Helper()
	for _, tool := range []string{"javac", "java"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skipf("no JDK: %v", err)
		}
	}
}

func TestParse(t *testing.T) {
	text := `// verdict: UNSAFE
// twin: T
// about: two lines
// about: of text
// javac: --release 8
// run: args=1,2 values=true,-3
// run: args=a%20b,%2C,-, lines=add 1|b
// run:

import java.util.Random;
// about: no directive here
class P { // the name of args.length in a comment counts for nothing
  int x = a[i] / y; // expect: violated array-index, violated division-by-zero
}
`
	got, err := Parse("dir/P.java", text)
	if err != nil {
		t.Fatal(err)
	}
	want := &Program{
		File: "dir/P.java", Name: "P", Twin: "T", About: []string{"two lines", "of text"}, Javac: []string{"--release", "8"},
		Runs: []Inputs{{Line: 6, Args: []string{"1", "2"}, Values: []string{"true", "-3"}},
			{Line: 7, Args: []string{"a b", ",", "-", ""}, Lines: []string{"add 1", "b"}}, {Line: 8}},
		Expect:  []Violation{{13, ivl.ArrayIndex}, {13, ivl.DivisionByZero}},
		Sources: []Source{Random},
	}
	if diff := cmp.Diff(want, got, cmpopts.IgnoreUnexported(Program{})); diff != "" {
		t.Error(diff)
	}
}

func TestParseErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"class P {}", "P.java: no `// verdict: SAFE`"},
		{"// verdict: MAYBE", `P.java:1: verdict "MAYBE"`},
		{"// verdict: SAFE\n// verdict: SAFE", "P.java:2: a second verdict"},
		{"// verdict: SAFE\n// verdicts: SAFE", `P.java:2: unknown directive "verdicts"`},
		{"// verdict: SAFE\n\nint x; // expect: violated assert", "P.java:3: a violation is expected of a program that is not UNSAFE"},
		{"// verdict: UNSAFE\n", "P.java: an UNSAFE program without"},
		{"// verdict: UNSAFE\nx(); // expect: violated null", `P.java:2: expectation "violated null"`},
		{"// verdict: UNSAFE\nx(); // expect: assert", `P.java:2: expectation "assert"`},
		{"// verdict: SAFE\n// run: arg=3", `P.java:2: "arg=3" in a run`},
		{"// verdict: SAFE\n// run: args=3 args=3", `P.java:2: "args=3" in a run`},
		{"// verdict: SAFE\n// run: args=%x", `P.java:2: "%x" in a run`},
	} {
		_, err := Parse("P.java", c.text)
		if err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("Parse(%q): error %v, want %s…", c.text, err, c.want)
		}
	}
}

// TestCollection checks that the programs in testdata are the mixture they are
// said to be in the READMEs there.
func TestCollection(t *testing.T) {
	least := map[string]struct{ programs, unsafeTwins int }{"programs": {60, 25}, "structures": {40, 20}, "shapes": {40, 20}, "patterns": {12, 6}, "symex": {190, 95}, "afternoon": {40, 20}, "elements": {62, 31}, "streams": {80, 40},
		"timeindexed/crafted": {22, 8}, "timeindexed/svcomp-like": {22, 11}, "timeindexed/inputs": {4, 2}, "timeindexed/soundness": {17, 0}}
	count := map[Source]int{}
	for _, c := range collections {
		t.Run(c.name, func(t *testing.T) {
			ps := load(t, c.name)
			unsafeTwins, nondeterministic := mixture(t, ps, count)
			t.Logf("%d programs, %d unsafe twins, %d nondeterministic: %v", len(ps), unsafeTwins, nondeterministic, count)
			want := least[c.name]
			if len(ps) < want.programs || unsafeTwins < want.unsafeTwins || c.name != "executed" && nondeterministic*10 < len(ps)*6 { // one run is the point of executed
				t.Errorf("want at least %d programs, %d unsafe twins, 60 %% nondeterministic", want.programs, want.unsafeTwins)
			}
		})
	}
	for _, s := range []Source{Random, Args, Verifier, Stdin} {
		if count[s] == 0 {
			t.Errorf("no program gets values from %s", s)
		}
	}
}

// mixture counts the kinds of programs, and checks headers and twins. It adds
// to the count of the sources.
func mixture(t *testing.T, ps []*Program, count map[Source]int) (unsafeTwins, nondeterministic int) {
	byName := map[string]*Program{}
	for _, p := range ps {
		byName[p.Name] = p
		if len(p.Sources) > 0 {
			nondeterministic++
		}
		for _, s := range p.Sources {
			count[s]++
		}
		if len(p.About) == 0 || len(p.Runs) == 0 {
			t.Errorf("%s: needs a line `about:` and a `run:`", p.File)
		}
	}
	for _, p := range ps {
		if p.Twin == "" {
			continue
		}
		q := byName[p.Twin]
		if q == nil || q.Twin != p.Name || q.Safe == p.Safe {
			t.Errorf("%s: %s is not its twin", p.File, p.Twin)
		}
		if !p.Safe {
			unsafeTwins++
		}
	}
	return unsafeTwins, nondeterministic
}

// TestTruth checks the expectations against the real JVM: each run of a SAFE
// program ends without an exception, each run of an UNSAFE one violates an
// expected property, and each expected property is violated by a run. Random
// runs find nothing that is not expected. With -short, every sixth program is run, in one JVM
// for each release of Java.
func TestTruth(t *testing.T) {
	standins := compiledStandins(t)
	if testing.Short() {
		some := map[int][]*Program{}
		for _, c := range collections {
			for _, p := range eachNth(load(t, c.name), 12) {
				if !slices.ContainsFunc(some[c.release], func(q *Program) bool { return q.Name == p.Name }) {
					some[c.release] = append(some[c.release], p)
				}
			}
		}
		for release, ps := range some {
			t.Run(fmt.Sprintf("release %d", release), func(t *testing.T) {
				checkTruth(t, collection{release: release}.jdk(t), ps, standins)
			})
		}
		return
	}
	for _, c := range collections {
		t.Run(c.name, func(t *testing.T) {
			all := c
			all.share = 0 // those that TestVerify verifies are among them
			checkTruth(t, c.jdk(t), all.some(t, load(t, c.name)), standins)
		})
	}
}

// eachNth returns the first of ps, and then each n-th.
func eachNth(ps []*Program, n int) (some []*Program) {
	for i := 0; i < len(ps); i += n {
		some = append(some, ps[i])
	}
	return some
}

// compiledStandins is the folder of the compiled stand-ins.
func compiledStandins(t *testing.T) string {
	t.Helper()
	needJDK(t)
	dir := t.TempDir()
	if err := JDK("").CompileStandins(t.Context(), filepath.Join(testdata, "replay"), dir); err != nil {
		t.Fatal(err)
	}
	return dir
}

func checkTruth(t *testing.T, jdk JDK, ps []*Program, standins string) {
	player, err := NewPlayer(t.Context(), jdk, ps, standins, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	randomRuns := 40
	switch {
	case testing.Short():
		randomRuns = 10
	case !everything():
		randomRuns = 16
	}
	var jobs []Job
	for _, p := range ps {
		for i := range p.Runs {
			jobs = append(jobs, Job{Program: p, In: &p.Runs[i]})
		}
		for i := range randomRuns {
			jobs = append(jobs, Job{Program: p, Seed: int64(i)})
		}
	}
	outcomes, err := player.Play(t.Context(), jobs)
	if err != nil {
		t.Error(err)
	}
	hit := map[*Program]map[Violation]bool{}
	for i, o := range outcomes {
		j := jobs[i]
		p := j.Program
		violation, expected := o.violates(p)
		if (o.Exception != "" && !expected) || (j.In != nil && expected == p.Safe) {
			t.Errorf("%s: run with %v: %v, expected violations %v", p.File, j, o, p.Expect)
		}
		if expected && j.In != nil {
			if hit[p] == nil {
				hit[p] = map[Violation]bool{}
			}
			hit[p][violation] = true
		}
	}
	for _, p := range ps {
		for _, v := range p.Expect {
			if !hit[p][v] {
				t.Errorf("%s: no `run:` violates %v", p.File, v)
			}
		}
	}
	t.Logf("%d runs", len(jobs))
}

func TestPlayRejectsInputsThatDoNotFit(t *testing.T) {
	standins := compiledStandins(t)
	dir := t.TempDir()
	file := filepath.Join(dir, "P.java")
	text := "// verdict: SAFE\npublic class P { public static void main(String[] args) { new java.util.Random().nextInt(3); System.exit(1); } }\n"
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	p, err := Parse(file, text)
	if err != nil {
		t.Fatal(err)
	}
	player, err := NewPlayer(t.Context(), "", []*Program{p}, standins, filepath.Join(dir, "work"))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ values, want string }{
		{"2", ""},
		{"3", "3 is no integer between 0 and 2"},
		{"x", "x is no integer"},
		{"1,1", "only 1 of 2 values were asked for"},
		{"", "more than the 0 values given"},
	} {
		in := &Inputs{}
		if c.values != "" {
			in.Values = strings.Split(c.values, ",")
		}
		outcomes, err := player.Play(t.Context(), []Job{{Program: p, In: in}})
		switch {
		case c.want == "" && (err != nil || !outcomes[0].Ended):
			t.Errorf("values %s: %v, %v; want the run to end", c.values, outcomes, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("values %s: error %v, want %s", c.values, err, c.want)
		}
	}
}
