package main

import (
	"context"
	"errors"
	"sync"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/engines/harness"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/contract"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/front/laws"
	"github.com/jayverify/jayverify/internal/project"
	"github.com/jayverify/jayverify/internal/project/finding"
)

// decide verifies an entry: a main as a program, a method with the objects that the
// program's calls build, which keeps to contracts.
func (k *checking) decide(ctx context.Context, e entries.Entry) (*result.Result, error) {
	cfg := k.configFor(e)
	proofs := project.Proofs(k.opt.config.Proof)
	if err := proofs.Clear(e); err != nil {
		return nil, err
	}
	cfg.Proof = proofs.Folder(e)
	if e.Kind == entries.Main {
		return k.run(ctx, cfg)
	}
	cfg.Contracts = verify.ContractsBelieved
	cfg.World, cfg.Test = verify.WorldBuilt, e.Kind == entries.Test
	if r := k.settled.of(e); r != nil {
		return r, nil
	}
	if r := k.library.decided(e); r != nil {
		r, err := k.explained(ctx, cfg, e, r)
		k.settled.add(ctx, e, r)
		return r, err
	}
	r, err := k.run(ctx, cfg)
	if none := (*harness.NoObjectError)(nil); errors.As(err, &none) {
		return nil, &noObject{none}
	}
	if e.Kind == entries.Test {
		return k.theorem(e, r), err
	}
	if r = k.library.settle(e, r); err == nil {
		k.settled.add(ctx, e, r)
	}
	return r, err
}

// explained adds to a result for all clients the invariants and the proof of the method alone, where they are asked for. They are facts
// only if no objects were built for it: others hold of some objects.
func (k *checking) explained(ctx context.Context, cfg verify.Config, e entries.Entry, r *result.Result) (*result.Result, error) {
	if !cfg.Explain && cfg.Proof == "" {
		return r, nil
	}
	own, err := k.run(ctx, cfg)
	if err != nil || own == nil || !own.Closed {
		return r, project.Proofs(k.opt.config.Proof).Clear(e)
	}
	told := *r
	told.Invariants, told.Proof = own.Invariants, own.Proof
	return &told, nil
}

// noObject says that an entry cannot be called from outside.
type noObject struct{ why *harness.NoObjectError }

func (e *noObject) Error() string { return "no object can be made: " + e.why.Why }

// judges classifies violations. It is shared by all entries.
type judges struct {
	mu        sync.Mutex
	contracts *contract.Reader
	of        map[bool]*finding.Classifier // by whether objects are built
}

func newJudges(path *classfile.Path, cfg verify.Config, sources []string) *judges {
	opts := cfg.ContractOptions()
	opts.Sources = sources
	return &judges{
		contracts: contract.NewReader(path, opts),
		of:        map[bool]*finding.Classifier{false: finding.New(path, false), true: finding.New(path, true)},
	}
}

// judge says what the violations of a method are worth; of a program and of a test every one
// counts. Where an extreme argument leads to
// one that looks manifest, the entry is verified again with ordinary ones.
func (k *checking) judge(ctx context.Context, e entries.Entry, r *result.Result) map[int]*result.Finding {
	if e.Kind != entries.Method || r == nil || r.Verdict != result.Unsafe {
		return nil
	}
	if laws.Is(e.Class()) {
		return finding.OfLaw(e.Method, r)
	}
	var ordinary *result.Result
	if k.looksExtreme(e, r) && ctx.Err() == nil {
		cfg := k.configFor(e)
		cfg.Contracts = verify.ContractsOrdinary
		cfg.World = verify.WorldBuilt
		ordinary, _ = k.run(ctx, cfg) // without it the judgement is less sure
	}
	k.judges.mu.Lock()
	defer k.judges.mu.Unlock()
	c := k.judges.contracts.Of(e.Method)
	findings := map[int]*result.Finding{}
	for i, f := range k.judges.of[!harness.TakesNoObjects(e.Method)].Judge(e.Method, &c, r, ordinary) {
		if f != nil {
			findings[i] = &result.Finding{Class: f.Class.String(), Confidence: f.Confidence.String(), Why: f.Why, Requires: f.Requires}
		}
	}
	return findings
}

// looksExtreme reports whether a violation is manifest but for its arguments.
func (k *checking) looksExtreme(e entries.Entry, r *result.Result) bool {
	k.judges.mu.Lock()
	defer k.judges.mu.Unlock()
	c := k.judges.contracts.Of(e.Method)
	for i := range r.Properties {
		p := &r.Properties[i]
		if p.Verdict != result.Unsafe || p.Run == nil || !finding.Unusual(&c, p.Run) {
			continue
		}
		if k.judges.of[!harness.TakesNoObjects(e.Method)].Classify(e.Method, &c, p).Class == finding.Manifest {
			return true
		}
	}
	return false
}

// one verifies the i-th entry, or takes its result from the cache.
func (k *checking) one(ctx context.Context, i int) *project.Outcome {
	k.show.begin(k.found.Entries[i])
	return k.verify(ctx, k.found.Entries[i])
}

// verify verifies an entry, or takes its result from the cache, and says what its
// violations are worth.
func (k *checking) verify(ctx context.Context, e entries.Entry) *project.Outcome {
	o := &project.Outcome{Entry: e}
	start := time.Now()
	defer func() { o.Elapsed = time.Since(start) }()
	k.guarded(o, func() {
		if o.Result, o.Err = k.decide(ctx, e); o.Err == nil {
			o.Result = k.policy.Refuse(o.Result)
			o.Findings = k.judge(ctx, e, o.Result)
		}
	})
	return o
}
