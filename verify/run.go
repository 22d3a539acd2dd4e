package verify

import (
	"context"
	"time"
)

// Run verifies the program cfg names and tells obs, which may not be nil, what
// it is doing. All errors are of type *Error: they say why there is no verdict
// at all. When ctx is cancelled the error is Interrupted, and the Result, when
// it is not nil, holds what was known by then.
func Run(ctx context.Context, cfg Config, obs Observer) (*Result, error) {
	start, cpu := time.Now(), cpuTime()
	if err := checkWithout(cfg); err != nil {
		return nil, err
	}
	if err := checkEncoding(cfg); err != nil {
		return nil, err
	}
	if err := checkEngine(cfg); err != nil {
		return nil, err
	}
	tools, toolErr := findSolvers(cfg)
	if toolErr != nil && ClassOf(toolErr) == Usage {
		return nil, toolErr
	}
	obs.Phase("reading classes")
	low, err := load(cfg)
	if err != nil {
		return nil, err
	}
	timeout := cfg.Timeout
	if timeout == 0 {
		timeout = 60 * time.Second
	}
	limited, cancel := context.WithDeadline(ctx, start.Add(timeout))
	defer cancel()
	s := newSession(cfg, obs, low, tools)
	s.startCPU = cpu
	s.jvm = newJVMRuns(ctx, cfg, low)
	defer s.jvm.cancel()
	err = s.schedule(limited, toolErr)
	s.confirm(limited, s.jvm)
	s.tryPossible(limited)
	if failed := s.reproduce(); err == nil {
		err = failed
	}
	if cfg.Explain {
		s.explain(limited)
	}
	if failed := s.listAssumptions(limited); err == nil {
		err = failed
	}
	s.endFront()
	r := s.result()
	r.Elapsed = time.Since(start)
	if ctx.Err() != nil {
		r.interrupted()
		return r, WithClass(Interrupted, ctx.Err())
	}
	if err != nil {
		return nil, WithClass(ClassOf(err), err)
	}
	return r, nil
}

// interrupted says of what is unknown that it is so because of the user, who
// ends a verification as a time limit does.
func (r *Result) interrupted() {
	for i := range r.Properties {
		if p := &r.Properties[i]; p.Verdict == Unknown {
			p.Reason = "interrupted"
		}
	}
	if r.Verdict == Unknown {
		r.Reason = "interrupted"
	}
}
