package verify

import (
	"context"
	"errors"
	"time"

	"github.com/jayverify/jayverify/horn/proc"
	"github.com/jayverify/jayverify/internal/failure"
	"github.com/jayverify/jayverify/portfolio"
	"github.com/jayverify/jayverify/result"
)

// DefaultMemoryMB is the memory where Config.MemoryMB does not say.
const DefaultMemoryMB = 4096

// Run verifies the program cfg names and tells obs, which may not be nil, what
// it is doing. All errors are of type *failure.Error: they say why there is no verdict
// at all. When ctx is cancelled the error is Interrupted, and the Result, when
// it is not nil, holds what was known by then.
//
// Run returns soon after Config.Timeout, or after ctx is cancelled, or when the
// memory is used up: see backstop.go. What has not ended by then goes on in the
// background until it finds out; it changes nothing that Run has returned.
func Run(ctx context.Context, cfg Config, obs Observer) (*result.Result, error) {
	for _, check := range []func(Config) error{checkWithout, checkEncoding, checkEngine} {
		if err := check(cfg); err != nil {
			return nil, err
		}
	}
	if cfg.Timeout == 0 {
		cfg.Timeout = 60 * time.Second
	}
	if cfg.MemoryMB == 0 {
		cfg.MemoryMB = DefaultMemoryMB
	}
	v := &verification{cfg: cfg, obs: newGate(obs), start: time.Now(), cpu: cpuTime(), user: ctx}
	follower, ok := obs.(Follower)
	if ok {
		v.asked = &consulted{cfg: cfg}
	}
	r, err := v.run(ctx)
	if ok && r != nil && err == nil && !v.left {
		v.asked.tell(follower)
	}
	return r, err
}

// verification is one call of Run.
type verification struct {
	cfg   Config
	obs   gated
	start time.Time
	cpu   time.Duration
	user  context.Context // cancelled by the user, and by nobody else
	saved saved
	asked *consulted // nil when obs is no Follower
	left  bool       // the work goes on, and nobody waits for it
}

// work does all of it. whole ends when nobody waits for the result any more,
// limited already when the time is over.
func (v *verification) work(whole, limited context.Context) (*result.Result, error) {
	tools, toolErr := findSolvers(v.cfg)
	if toolErr != nil && failure.ClassOf(toolErr) == failure.Usage {
		return nil, toolErr
	}
	v.obs.Phase("reading classes")
	low, err := load(limited, v.cfg, v.asked)
	if err != nil {
		if limited.Err() != nil && errors.Is(err, limited.Err()) {
			return v.unread(), nil
		}
		return nil, err
	}
	s := newSession(v.cfg, v.obs, low, tools)
	s.saved = &v.saved
	s.begun = v.start
	s.save()
	s.startCPU = v.cpu
	s.jvm = newJVMRuns(whole, v.cfg, low, v.asked)
	defer s.jvm.cancel()
	last, cancel := context.WithDeadline(whole, v.start.Add(v.cfg.Timeout+portfolio.LastEvidence.Span))
	defer cancel()
	s.Last = last
	err = s.schedule(limited, toolErr)
	s.confirm(limited, s.jvm)
	s.tryPossible(limited)
	if failed := s.reproduce(); err == nil {
		err = failed
	}
	if v.cfg.Explain {
		s.explain(limited)
	}
	if failed := s.listAssumptions(limited); err == nil {
		err = failed
	}
	s.endFront()
	if err != nil && (whole.Err() == nil || !errors.Is(err, context.Canceled)) {
		return nil, err
	}
	return s.result(), nil
}

// unread is the result when the program has not even been read.
func (v *verification) unread() *result.Result {
	entry := v.cfg.Entry
	if entry == "" {
		entry = v.cfg.Main
	}
	return &result.Result{Entry: entry, Verdict: result.Unknown, Reason: result.LateWhile("the program was read")}
}

// memory is what the process and its children share.
func (v *verification) memory() *proc.Budget {
	return proc.NewBudget(int64(v.cfg.MemoryMB) << 20)
}
