package difftest

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"
)

var (
	count   = flag.Int("n", 0, "how many programs TestLong compares")
	first   = flag.Uint64("seed", 1, "the first seed of TestLong")
	save    = flag.String("save", "", "folder for the programs on which TestLong finds a disagreement, as they are")
	shrinks = flag.Int("shrink", 3, "how many of the first disagreements TestLong cuts down")
	last    = flag.Bool("last", false, "run programs only after lowering and after the last pass")
)

// batchSize is how many programs one call of the compiler is given.
const batchSize = 50

// tally counts verdicts.
type tally struct {
	programs, refused, refusedByJavac, disagree, thrown int
	lines                                               int // of output
	why                                                 map[string]int
}

// hunt compares n programs from a seed on, in batches on all machines; it
// hands disagreements to found, one at a time, in any order.
func hunt(t *testing.T, ms []*Machine, from uint64, n int, cfg Config, opts Options, found func(p *Program, c Case)) tally {
	t.Helper()
	ta := tally{why: map[string]int{}}
	var mu sync.Mutex
	var all sync.WaitGroup
	batches := make(chan int)
	for _, m := range ms {
		all.Add(1)
		go func() {
			defer all.Done()
			for done := range batches {
				ps, jobs := programs(from+uint64(done), min(batchSize, n-done), cfg)
				cases, err := m.Compare(context.Background(), jobs, opts)
				mu.Lock()
				if err != nil {
					t.Errorf("seeds from %d on: %v", ps[0].Seed, err)
				}
				ta.add(t, ps, cases, found)
				mu.Unlock()
			}
		}()
	}
	for done := 0; done < n; done += batchSize {
		batches <- done
		if done > 0 && done%1000 == 0 {
			t.Logf("… %d of %d programs", done, n)
		}
	}
	close(batches)
	all.Wait()
	return ta
}

// add counts the cases of a batch.
func (ta *tally) add(t *testing.T, ps []*Program, cases []Case, found func(p *Program, c Case)) {
	for i, c := range cases {
		ta.programs++
		if c.Refusal != "" {
			t.Logf("seed %d: javac refuses the program: %s", ps[i].Seed, c.Refusal)
			ta.refusedByJavac++
			continue
		}
		if c.Run.Thrown != nil {
			ta.thrown++
		}
		ta.lines += strings.Count(c.Run.Output, "\n")
		switch c.Verdict.Status {
		case Refused:
			ta.refused++
			ta.why[c.Verdict.Stage+": "+c.Verdict.Reason]++
		case Disagrees:
			ta.disagree++
			found(ps[i], c)
		}
	}
}

// programs generates the programs of n seeds.
func programs(from uint64, n int, cfg Config) ([]*Program, []Job) {
	var ps []*Program
	var jobs []Job
	for i := range n {
		p := Generate(from+uint64(i), cfg)
		ps = append(ps, p)
		jobs = append(jobs, Job{Text: p.Tree.String()})
	}
	return ps, jobs
}

// report cuts a disagreement down and prints it.
func report(t *testing.T, m *Machine, p *Program, c Case, opts Options) {
	t.Helper()
	sort := symptom(c.Verdict)
	var lastVerdict = c.Verdict
	tree, err := Shrink(context.Background(), p.Tree, 800, func(ctx context.Context, trees []*Node) ([]bool, error) {
		var jobs []Job
		for _, tr := range trees {
			jobs = append(jobs, Job{Text: tr.String()})
		}
		cases, err := m.Compare(ctx, jobs, opts)
		bad := make([]bool, len(trees))
		for i, c := range cases {
			bad[i] = c.Refusal == "" && c.Verdict.Status == Disagrees && symptom(c.Verdict) == sort
			if bad[i] {
				lastVerdict = c.Verdict
			}
		}
		return bad, err
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Errorf("seed %d: %s: %s\n%s", p.Seed, lastVerdict.Stage, lastVerdict.Reason, tree)
}

// symptom is what stays the same about a disagreement while it shrinks.
func symptom(v Verdict) string {
	s := v.Reason
	if strings.HasPrefix(s, "output") {
		s = "output"
	}
	first, _, _ := strings.Cut(s, ":")
	if strings.HasPrefix(s, "the run is") {
		return first
	}
	return v.Stage[:1] + first
}

// TestLong compares as many programs as it is told to: make difftest.
func TestLong(t *testing.T) {
	if *count == 0 {
		t.Skip("make difftest runs this one")
	}
	ms := startMachines(t, runtime.GOMAXPROCS(0))
	start := time.Now()
	type finding struct {
		p *Program
		c Case
	}
	var findings []finding
	opts := Options{Last: *last}
	ta := hunt(t, ms, *first, *count, Config{}, opts, func(p *Program, c Case) {
		findings = append(findings, finding{p, c})
		t.Errorf("seed %d: %s: %s", p.Seed, c.Verdict.Stage, c.Verdict.Reason)
		if *save != "" {
			if err := os.WriteFile(filepath.Join(*save, fmt.Sprintf("%d.java", p.Seed)), []byte(c.Text), 0o666); err != nil {
				t.Error(err)
			}
		}
	})
	for why, n := range ta.why {
		t.Logf("refused %d times: %s", n, why)
	}
	t.Logf("seeds %d to %d: %d programs, %d of them refused by javac, %d refused by lowering, %d end with an exception, %d lines of output; %d disagreements; %s",
		*first, *first+uint64(*count)-1, ta.programs, ta.refusedByJavac, ta.refused, ta.thrown, ta.lines, ta.disagree, time.Since(start).Round(time.Second))
	shown := map[string]int{}
	for i, f := range findings {
		sort := symptom(f.c.Verdict)
		if shown[sort]++; shown[sort] <= 2 && i < *shrinks {
			report(t, ms[0], f.p, f.c, opts)
		}
	}
}
