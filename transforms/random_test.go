package transforms

import (
	"math/rand"
	"os"
	"runtime/debug"
	"slices"
	"strconv"
	"testing"

	"github.com/jayverify/jayverify/internal/dev/sample"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms/ivltest"
)

// TestMain collects garbage less often: the tests make many programs, each for a short time.
func TestMain(m *testing.M) {
	debug.SetGCPercent(400)
	m.Run()
}

// TestPassesKeepOutcomes runs random programs before and after each pass and
// the whole list.
func TestPassesKeepOutcomes(t *testing.T) {
	n := 120
	if testing.Short() {
		n = 12
	}
	if s := os.Getenv("JAYVERIFY_RANDOM"); s != "" {
		n, _ = strconv.Atoi(s)
	}
	results := map[ivl.Result]int{}
	for seed := range n {
		rnd := rand.New(rand.NewSource(int64(seed)))
		p := ivltest.Generate(rnd, ivltest.Options{Procs: 1 + seed%4, Stmts: 10 + seed%40, Small: seed%3 == 0, Sparse: seed%2 == 1})
		if err := ivl.Check(p); err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, p)
		}
		before, outcomes := p.String(), runsOf(t, seed, p, 100000)
		for _, pass := range slices.Concat(Passes(Options{}), sharpening(), []Pass{{Name: "forced-choices", Run: forcedChoices}}) {
			if pass.Name == "no-output" {
				continue
			}
			compareRuns(t, seed, pass.Name, p, outcomes, []Pass{pass}, nil)
		}
		compareRuns(t, seed, "all", p, outcomes, Default(Options{})[1:], results) // the first pass drops the output
		if p.String() != before {
			t.Fatalf("seed %d: a pass changed its argument", seed)
		}
	}
	t.Logf("results of the programs: %v", results)
	if results[ivl.Violated] == 0 || results[ivl.Finished] == 0 {
		t.Error("the random programs do not cover violations and ends")
	}
}

// TestWidenKeepsOutcomes compares random programs whose accesses name fields with what passes that need all of them see.
func TestWidenKeepsOutcomes(t *testing.T) {
	from, n := 0, 60
	if !testing.Short() {
		from, n = sample.Window(t, 3000, 6)
	}
	for seed := from; seed < from+n; seed++ {
		rnd := rand.New(rand.NewSource(int64(seed)))
		p := ivltest.Generate(rnd, ivltest.Options{Procs: 1 + seed%3, Stmts: 10 + seed%30, Small: true, Sparse: true})
		if err := ivl.Check(p); err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, p)
		}
		outcomes := runsOf(t, seed, p, 100000)
		for _, pass := range []Pass{sharpening()[0], passByName(t, "pulls"), passByName(t, "forward")} {
			compareRuns(t, seed, pass.Name, p, outcomes, []Pass{pass}, nil)
		}
	}
}

// runsOf are the outcomes of a program for a few inputs.
func runsOf(t *testing.T, seed int, p *ivl.Program, steps int64) (outcomes [4]ivl.Outcome) {
	t.Helper()
	m, err := ivl.Compile(p)
	if err != nil {
		t.Fatalf("seed %d: %v", seed, err)
	}
	for in := range outcomes {
		outcomes[in] = m.Run(t.Context(), ivl.Options{Inputs: ivltest.HashInputs{Seed: in}, MaxSteps: steps, MaxDepth: 200})
		if outcomes[in].Result == ivl.Broken {
			t.Fatalf("seed %d: the program is broken: %s at %v\n%s", seed, outcomes[in].Reason, outcomes[in].Pos, p)
		}
	}
	return outcomes
}

// compareRuns compares runs of p, whose outcomes are before, with those after some passes.
func compareRuns(t *testing.T, seed int, name string, p *ivl.Program, before [4]ivl.Outcome, passes []Pass, results map[ivl.Result]int) {
	t.Helper()
	q, err := Apply(p, passes, true, nil)
	if err != nil {
		t.Fatalf("seed %d, %s: %v\n%s", seed, name, err, p)
	}
	if len(q.Inputs) > len(p.Inputs) {
		return // over-approximated: it has more runs
	}
	after := runsOf(t, seed, q, 1000000)
	for in, a := range before {
		b := after[in]
		if a.Result == ivl.StepLimit || a.Result == ivl.DepthLimit {
			continue
		}
		if results != nil {
			results[a.Result]++
		}
		if b.Result == ivl.Finished && a.Result == ivl.Blocked && (name == "slice" || name == "all") {
			a.Result = b.Result // it ends where nothing can be violated any more
		}
		if a.Result != b.Result || a.Result == ivl.Violated && a.Prop != b.Prop || a.Output != b.Output {
			t.Fatalf("seed %d, inputs %d, %s: before: %v %v %q, after: %v %v %q %s\nbefore:\n%s\nafter:\n%s", seed, in, name, a.Result, a.Prop, a.Output, b.Result, b.Prop, b.Output, b.Reason, p, q)
		}
	}
}
