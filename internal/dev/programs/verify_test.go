package programs

import (
	"context"
	"flag"
	"fmt"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"text/tabwriter"
	"time"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/dev/sample"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/jvm"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// verified is the outcome for one program.
type verified struct {
	*Program
	mark       Mark
	complaints []string
	result     *result.Result
	err        error
}

// whole says that no collection is cut down to its share.
var whole = flag.Bool("whole", false, "verify all programs of all collections")

// some returns the collection's share of its programs, with their twins.
func (c collection) some(t *testing.T, ps []*Program) []*Program {
	var some []*Program
	for _, p := range ps {
		pair := []string{p.Name, p.Twin}
		slices.Sort(pair)
		if taken(t, pair[0], c.share) {
			some = append(some, p)
		}
	}
	if len(some) == 0 && len(ps) > 0 { // one pair at least
		first := ps[0]
		return slices.DeleteFunc(slices.Clone(ps), func(p *Program) bool { return p != first && p.Name != first.Twin && p.Twin != first.Name })
	}
	return some
}

// everything reports whether no collection is cut down to its share.
func everything() bool { return *whole || sample.All() }

// tooFew says that a test looks at nothing, or at too little. Of a usual run only the log tells, as another sample has others.
func tooFew(t *testing.T, format string, args ...any) {
	t.Helper()
	if everything() {
		t.Errorf(format, args...)
	} else {
		t.Logf(format, args...)
	}
}

// usual is how much smaller the share of a usual run is than what a collection says: a usual run has 15 minutes with all other
// tests, and `make test-whole` verifies everything.
const usual = 8

// taken reports whether what has a name belongs to the share of a usual run: one of so
// many, and of usual. With -whole or -only, all do.
func taken(t *testing.T, name string, share int) bool {
	t.Helper()
	return *whole || *only != "" || sample.TakesProgram(t, name, usual*max(share, 1))
}

// TestVerify verifies every program and compares the verdict, and those of the
// properties on its lines, with what is expected. The table of all programs is
// logged.
func TestVerify(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	needJDK(t)
	for _, c := range collections {
		t.Run(c.name, func(t *testing.T) {
			some := c.some(t, load(t, c.name))
			checkVerdicts(t, some, c.maxOpen, verify.Config{JDK: string(c.jdk(t)), Paths: horntest.Paths(t), Timeout: c.time, Engine: c.engine, CheckPasses: true})
		})
	}
}

func checkVerdicts(t *testing.T, ps []*Program, maxOpen int, cfg verify.Config) {
	classes := t.TempDir()
	// The stand-in for Verifier is compiled beside the programs, from source.
	lib := filepath.Join(testdata, "lib")
	if err := JDK(cfg.JDK).Compile(t.Context(), ps, lib, classes); err != nil {
		t.Fatal(err)
	}
	started := time.Now()
	cfg.ClassPath = classes
	all := verifyAll(t.Context(), ps, cfg)
	open := 0
	for _, v := range all {
		switch {
		case v.err != nil:
			t.Errorf("%s: %v", v.File, v.err)
		case v.mark == Wrong:
			t.Errorf("%s: %s", v.File, strings.Join(v.complaints, "; "))
		case v.mark == Open:
			open++
			t.Logf("%s: open: %s", v.File, strings.Join(v.complaints, "; "))
		}
	}
	t.Log(table(all))
	checkConfirmed(t, all, cfg.Timeout)
	t.Logf("%d programs, %d open (%d may be), %.1f s", len(all), open, maxOpen, time.Since(started).Seconds())
	if open > maxOpen {
		t.Errorf("%d programs stay UNKNOWN, at most %d may", open, maxOpen)
	}
}

// checkConfirmed counts the violations that the real JVM knows of, too. The
// others have a reason, or were found at the end of the time limit.
func checkConfirmed(t *testing.T, all []verified, limit time.Duration) {
	violations, confirmed := 0, 0
	for _, v := range all {
		if v.result == nil {
			continue
		}
		for _, p := range v.result.Properties {
			if p.Run == nil {
				continue
			}
			violations++
			switch j := p.Run.JVM; {
			case !jvm.Available():
			case j == nil && v.result.Elapsed >= limit:
				t.Logf("%s: %s: no time was left for the JVM", v.File, p.Name)
			case j == nil || p.Verdict != result.Unsafe:
				t.Errorf("%s: %s: the run on the JVM: %+v; %s", v.File, p.Name, j, p.Reason)
			case j.Confirmed:
				confirmed++
			default:
				t.Logf("%s: %s: not confirmed on the JVM: %s", v.File, p.Name, j.Reason)
			}
		}
	}
	t.Logf("%d violations, %d of them confirmed on the JVM", violations, confirmed)
}

// verifyAll verifies the programs with that configuration, two at a time on two
// cores or more.
func verifyAll(ctx context.Context, ps []*Program, cfg verify.Config) []verified {
	all := make([]verified, len(ps))
	next := make(chan int)
	var workers sync.WaitGroup
	for range min(2, runtime.NumCPU()) {
		workers.Go(func() {
			for i := range next {
				p, cfg := ps[i], cfg
				cfg.Main = p.Name
				r, err := verify.Run(ctx, cfg, quiet{})
				all[i] = verified{Program: p, result: r, err: err}
				if err == nil {
					all[i].mark, all[i].complaints = p.Judge(r)
				}
			}
		})
	}
	for i := range ps {
		next <- i
	}
	close(next)
	workers.Wait()
	return all
}

func table(all []verified) string {
	var text strings.Builder
	w := tabwriter.NewWriter(&text, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "\nprogram\tverdict\t\tseconds\tproperties\tassumed\tby")
	for _, v := range all {
		if v.result == nil {
			fmt.Fprintf(w, "%s\terror\n", v.Name)
			continue
		}
		r := v.result
		fmt.Fprintf(w, "%s\t%v\t%v\t%.3f\t%s\t%s\t%s\n", v.Name, r.Verdict, v.mark, r.Elapsed.Seconds(), tally(r.Properties), assumed(r.Assumptions), lastStep(r))
	}
	w.Flush()
	return text.String()
}

// tally counts the properties by verdict and those not known to be reached.
func tally(ps []result.Property) string {
	count := map[result.Verdict]int{}
	reached := 0
	for _, p := range ps {
		count[p.Verdict]++
		if p.Reach == result.Reached {
			reached++
		}
	}
	return fmt.Sprintf("%d+%d-%d? (%d reached)", count[result.Safe], count[result.Unsafe], count[result.Unknown], reached)
}

func assumed(as []result.Assumption) string {
	var kinds []string
	for _, a := range as {
		kinds = append(kinds, a.Kind)
	}
	return strings.Join(kinds, ",")
}

func lastStep(r *result.Result) string {
	if len(r.Steps) == 0 {
		return ""
	}
	return r.Steps[len(r.Steps)-1].Name
}

// quiet is an observer that does nothing.
type quiet struct{}

func (quiet) Phase(string)        {}
func (quiet) Step(result.Step)    {}
func (quiet) Dump(string, string) {}

func TestTable(t *testing.T) {
	r := &result.Result{Verdict: result.Unsafe, Elapsed: 1500 * time.Millisecond, Steps: []result.Step{{Name: "random search"}},
		Properties:  []result.Property{{Property: &ivl.Property{}, Verdict: result.Unsafe, Reach: result.Reached}, {Property: &ivl.Property{}, Verdict: result.Safe}},
		Assumptions: []result.Assumption{{Kind: "no-throw"}}}
	got := table([]verified{{Program: &Program{Name: "P"}, result: r, mark: Wrong}, {Program: &Program{Name: "Q"}, err: context.Canceled}})
	for _, want := range []string{"P        UNSAFE   WRONG  1.500    1+1-0? (1 reached)  no-throw  random search", "Q        error"} {
		if !strings.Contains(got, want) {
			t.Errorf("table misses %q:\n%s", want, got)
		}
	}
}
