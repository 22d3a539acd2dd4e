package engine

import (
	"context"
	"strings"
	"time"

	"github.com/jayverify/jayverify/horn/proc"
	"github.com/jayverify/jayverify/internal/analysis/symex"
	"github.com/jayverify/jayverify/internal/analysis/symex/solver"
	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// Branches is how many branches of a program's own methods were entered in some time:
// the ways out of a block that has several, those of implicit checks among them.
type Branches struct {
	All                int
	Random, Symbolic   int
	Runs, Paths        int // random runs, and paths that were executed symbolically
	Exhausted          bool
	RandomS, SymbolicS float64 // seconds until the last new branch
}

// MeasureBranches runs a lowered program for a span of time with random inputs, and
// executes it for as long symbolically.
func MeasureBranches(ctx context.Context, low *lower.Result, z3 string, span time.Duration, memoryMB int) (*Branches, error) {
	x := runs.New(low)
	if err := x.Compile(); err != nil {
		return nil, err
	}
	goals := branchGoals(low.Program, x.Machine)
	b := &Branches{All: len(goals)}
	visit := func(seen map[int]bool, start time.Time, last *float64) func(ivl.Inputs) {
		return func(in ivl.Inputs) {
			out := x.Machine.Run(ctx, ivl.Options{Inputs: in, MaxSteps: runs.FirstSteps / 10, MaxDepth: runs.CallDepth, MaxOutput: -1, NoRecord: true})
			for _, g := range goals {
				if out.Visited[g] && !seen[g] {
					seen[g] = true
					*last = time.Since(start).Seconds()
				}
			}
		}
	}
	random, symbolic := map[int]bool{}, map[int]bool{}
	constants := ivl.Constants(low.Program)
	start := time.Now()
	run := visit(random, start, &b.RandomS)
	for seed := uint64(1); time.Since(start) < span && ctx.Err() == nil; seed++ {
		run(x.RandomInputs(constants, seed))
		b.Runs++
	}
	process := &solver.Z3{Path: z3, MemoryMB: memoryMB}
	defer process.Close()
	limited, cancel := context.WithTimeout(proc.WithBudget(ctx, proc.NewBudget(int64(memoryMB)<<20)), span)
	defer cancel()
	start = time.Now()
	take := visit(symbolic, start, &b.SymbolicS)
	r := symex.New(low.Program, symex.Options{
		Solver: process, Text: textOf, Full: fullness(limited), NoMerging: true, // a path enters what it says
		Covered:   func(inputs func() ivl.Inputs) { take(inputs()) },
		Violation: func(_ *ivl.Property, inputs func() ivl.Inputs) bool { take(inputs()); return true },
	}).Run(limited)
	b.Random, b.Symbolic, b.Paths, b.Exhausted = len(random), len(symbolic), r.Paths(), r.Exhausted
	return b, ctx.Err()
}

// branchGoals returns the blocks, by their index in the machine, that a block with
// several ways out leads to, in the program's own methods.
func branchGoals(p *ivl.Program, m *ivl.Machine) []int {
	index := map[*ivl.Block]int{}
	for i, b := range m.Blocks() {
		index[b] = i
	}
	var goals []int
	for _, q := range p.Procs {
		if q.Pos.Method == nil || strings.HasPrefix(q.Pos.Method.Class, "java/") || strings.HasPrefix(q.Pos.Method.Class, "jdk/") {
			continue
		}
		seen := map[*ivl.Block]bool{}
		for _, b := range q.Blocks {
			labels := ivl.Successors(b.Term)
			if len(labels) < 2 {
				continue
			}
			for _, l := range labels {
				to := q.Block(l)
				if i, ok := index[to]; ok && !seen[to] {
					seen[to] = true
					goals = append(goals, i)
				}
			}
		}
	}
	return goals
}
