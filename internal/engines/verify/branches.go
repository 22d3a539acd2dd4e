package verify

import (
	"context"
	"time"

	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/engine"
)

// Branches runs what cfg names for a span of time with random inputs, executes it for
// as long symbolically, and says how many branches each has entered.
func Branches(ctx context.Context, cfg Config, span time.Duration) (*engine.Branches, error) {
	tools, _ := (&verification{cfg: cfg}).findTools() // only z3 is needed
	if tools == nil || tools.SMT == "" {
		return nil, failure.Errorf(failure.NoSolver, "symbolic execution needs z3, which was not found")
	}
	prog, err := load(ctx, cfg, nil, nil)
	if err != nil {
		return nil, err
	}
	defer prog.close()
	return engine.MeasureBranches(ctx, prog.Result, tools.SMT, span, DefaultMemoryMB)
}
