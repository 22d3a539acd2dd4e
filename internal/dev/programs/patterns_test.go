package programs

import (
	"context"
	"path/filepath"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/jayverify/jayverify/internal/analysis/patterns"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/transforms"
)

// TestPatternsMissNothing unwinds each broken program with heap patterns, with
// no run of the program to help them: no precision may prove a property that a
// run violates.
func TestPatternsMissNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	needJDK(t)
	precisions := []patterns.Precision{
		{Join: true},
		{Shared: true},
		{Numbers: true, Shared: true, Join: true},
		{Numbers: true, Shared: true, Reach: true},
	}
	next := 0
	var unwound, proved atomic.Int64
	t.Cleanup(func() { // after the subtests, which are parallel
		if unwound.Load() < 60 || proved.Load() < 200 {
			tooFew(t, "%d unwindings prove %d properties: too few to mean anything", unwound.Load(), proved.Load())
		}
		t.Logf("%d unwindings, %d properties proved in them", unwound.Load(), proved.Load())
	})
	for _, folder := range []string{"programs", "structures", "shapes", "timeindexed/crafted", "timeindexed/svcomp-like", "timeindexed/inputs", "timeindexed/soundness"} {
		precision := map[*Program]patterns.Precision{}
		ps := slices.DeleteFunc(load(t, filepath.FromSlash(folder)), func(p *Program) bool {
			if !p.Safe {
				precision[p] = precisions[next%len(precisions)]
				next++
			}
			return p.Safe || !taken(t, p.Name, 1)
		})
		classes := t.TempDir()
		if err := JDK("").Compile(t.Context(), ps, filepath.Join(testdata, "lib"), classes); err != nil {
			t.Fatal(err)
		}
		for _, p := range ps {
			t.Run(p.Name, func(t *testing.T) {
				t.Parallel()
				missNothing(t, p, lowering(t, classes, p.Name, "main"), precision[p], &unwound, &proved)
			})
		}
	}
}

// missNothing unwinds a broken program by a precision, and adds to the numbers of
// unwindings and of properties that they prove.
func missNothing(t *testing.T, p *Program, low *lower.Result, prec patterns.Precision, unwound, proved *atomic.Int64) {
	if statements(low.Program) > 5_000 {
		return // the JDK's arithmetic of decimals takes the passes minutes, and patterns do not prove anything then
	}
	q, err := transforms.Apply(low.Program, patterns.Passes(), true, nil)
	if err != nil {
		t.Fatalf("%s: %v", p.File, err)
	}
	if patterns.Recursive(q) != "" {
		return
	}
	for _, prepare := range []func(*ivl.Program) (*patterns.Program, error){patterns.Prepare, patterns.PrepareSteps} {
		r, err := prepare(q)
		if err != nil {
			t.Fatalf("%s: %v", p.File, err)
		}
		if r == nil {
			continue
		}
		if proof := unwoundBy(t, r, prec); proof != nil {
			unwound.Add(1)
			provesNothingViolated(t, p, low, prec, proof, proved)
		}
	}
}

// provesNothingViolated compares a proof with what runs of a broken program violate. A check
// behind an unsupported call is not compared, unless the proof shows that no run gets to the call.
func provesNothingViolated(t *testing.T, p *Program, low *lower.Result, prec patterns.Precision, proof *patterns.Proof, proved *atomic.Int64) {
	var cuts []*ivl.Property
	for _, q := range low.Program.Props {
		switch {
		case proof.Proved(q):
			proved.Add(1)
		case q.Kind == ivl.Unsupported:
			cuts = append(cuts, q)
		}
	}
	var behind []lower.CutSet
	if len(cuts) > 0 {
		behind = low.Cuts.Behind(cuts)
	}
	for _, e := range p.Expect {
		props := at(p, low.Program.Props, e)
		holds := len(props) > 0
		for _, q := range props {
			holds = holds && proof.Proved(q) && (behind == nil || behind[q.ID].Len() == 0)
		}
		if holds {
			t.Errorf("%s: %v is violated, but heap patterns by %+v prove it", p.File, e, prec)
		}
	}
}

// unwoundBy returns the checked proof by a precision, nil when there is none
// soon.
func unwoundBy(t *testing.T, r *patterns.Program, prec patterns.Precision) *patterns.Proof {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 300*time.Millisecond)
	defer cancel()
	out := patterns.Unwind(ctx, r, prec, patterns.Limits{})
	if out.Refused != nil || out.Reason != "" {
		return nil
	}
	proof, err := patterns.Check(context.Background(), r, out.Tree.Nodes)
	if err != nil {
		t.Fatalf("the unwinding does not check: %v", err)
	}
	return proof
}

// statements counts the statements of a program.
func statements(p *ivl.Program) int {
	n := 0
	for _, q := range p.Procs {
		for _, b := range q.Blocks {
			n += len(b.Stmts)
		}
	}
	return n
}
