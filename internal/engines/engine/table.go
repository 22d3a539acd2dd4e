package engine

import "github.com/jayverify/jayverify/internal/engines/portfolio"

// Table returns the engines by their names in portfolio.
func Table(k *Kit) map[string]Engine {
	race, bounds, executed := &race{Kit: k}, &bounds{Kit: k}, &executedRuns{Kit: k}
	t := map[string]Engine{
		portfolio.Interpreter:         &interpreter{k, executed},
		portfolio.RandomRuns:          &randomRuns{k},
		portfolio.ExecutedRuns:        executed,
		portfolio.AbstractInterpreter: &abstract{Kit: k},
		portfolio.BehindCalls:         &behindCalls{Kit: k},
		portfolio.RelatedEngine:       &related{Kit: k},
		portfolio.ApartEngine:         &apart{Kit: k},
		portfolio.PartitionEngine:     &partitioned{Kit: k},
		portfolio.BagEngine:           &bags{Kit: k},
		portfolio.FocusEngine:         &focused{Kit: k},
		portfolio.TextlessEngine:      &textless{Kit: k},
		portfolio.SliceEngine:         &sliced{k},
		portfolio.PartByPart:          &partByPart{k, bounds},
		portfolio.BoundsEngine:        bounds,
		portfolio.Simplifier:          &simplifier{k},
		portfolio.Race:                race,
		portfolio.HeapPatterns:        &heapPatterns{k},
		portfolio.PatternTrial:        &patternTrial{k},
		portfolio.SymbolicEngine:      &symbolic{k},
		portfolio.TypedTexts:          &typedTexts{k},
		portfolio.Explainer:           &explainer{k},
	}
	t[portfolio.ClauseRounds] = newRounds(k, t)
	switch {
	case k.Lowered.Threads != nil:
		keepThose(t, knowSchedules(k))
	case k.Lowered.Interfered():
		keepThose(t, knowThreads(k))
	}
	return t
}
