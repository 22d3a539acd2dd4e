package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/project"
	"github.com/jayverify/jayverify/internal/project/cache"
	"github.com/jayverify/jayverify/internal/project/fleet/wire"
)

// inFleet verifies the entries as verifyAll does, but by the workers of a fleet. With an
// error and a reason why entries were left out, there are results of the others.
func (k *checking) inFleet(ctx context.Context) (stopped string, err error) {
	order, err := k.order()
	if err != nil {
		return "", err
	}
	if order.Temporary {
		defer func() { _ = os.RemoveAll(order.Store) }() // jayverify-fleet has done it, unless it was killed
	}
	k.openClients(ctx)
	h, err := k.cmd.startHelper(fleetRun, order)
	if err != nil {
		return "", err
	}
	limited, cancel := context.WithCancel(ctx)
	defer cancel()
	k.cancel = cancel
	if total := k.opt.check.totalTime; total > 0 {
		var over context.CancelFunc
		limited, over = context.WithTimeout(limited, total)
		defer over()
	}
	stop := context.AfterFunc(limited, func() { _ = h.stdin.Close() })
	defer stop()
	failed, told := k.follow(h)
	_ = h.stdin.Close()
	ended := h.cmd.Wait()
	switch {
	case ctx.Err() != nil:
		return "interrupted", nil
	case limited.Err() != nil:
		return k.totalTimeOver(), nil
	case failed != nil:
		return "", failed
	case !told:
		hint := "the same command goes on with the run"
		if order.Temporary {
			hint = "with --store=DIR the same command could go on with the run"
		}
		const what = "jayverify-fleet has ended before the run"
		return what, failure.Errorf(failure.IO, "%s (%v); %s", what, ended, hint)
	}
	return "", nil
}

// order says what jayverify-fleet is to run.
func (k *checking) order() (*wire.RunOrder, error) {
	plan, err := k.plan()
	if err != nil {
		return nil, err
	}
	verifier, err := verifierCommand(k.opt)
	if err != nil {
		return nil, err
	}
	f := &k.opt.fleet
	o := &wire.RunOrder{Connection: f.servers, Store: f.store, Slots: f.slots, Verifier: verifier, Dir: f.dir, Resume: f.resume, Plan: plan}
	if f.remote() {
		o.Dir, err = f.workDir()
		return o, failure.WithClass(failure.IO, err)
	}
	o.Slots = slotsOf(f.slots)
	if o.Store == "" {
		o.Temporary = true
		if o.Store, err = os.MkdirTemp("", "jayverify-store-"); err != nil {
			return nil, failure.WithClass(failure.IO, err)
		}
	}
	o.Dir = cmp.Or(o.Dir, filepath.Join(o.Store, "files"))
	return o, nil
}

// follow takes what the run comes to. told says that there was a result for each entry.
func (k *checking) follow(h *helperProcess) (failed error, told bool) {
	left := len(k.found.Entries)
	for {
		var e wire.Event
		if err := h.Receive(&e); err != nil {
			return failed, left == 0
		}
		switch {
		case e.Run != "":
			k.cmd.log.Debugf("this is run %s", e.Run)
		case e.Warn != "":
			k.show.clear()
			k.cmd.log.Warn(e.Warn)
		case e.Failed != "":
			failed = failure.WithClass(failure.Class(e.Class), errors.New(e.Failed))
		case e.Result != nil && e.Result.Index < len(k.queued):
			left--
			k.take(k.outcomeOf(e.Result))
		}
	}
}

// outcomeOf reads the result of an entry.
func (k *checking) outcomeOf(r *wire.Result) *project.Outcome {
	e := k.queued[r.Index]
	if r.Answer.Aside != "" {
		k.show.clear()
		k.cmd.log.Warnf("%s: %s", e, r.Answer.Aside)
		for line := range strings.Lines(r.Answer.Log) {
			k.cmd.log.Debugf("  %s", strings.TrimRight(line, "\n"))
		}
		return &project.Outcome{Entry: e, Result: &result.Result{Entry: e.String(), Verdict: result.Unknown, Reason: result.Because(r.Answer.Aside)}}
	}
	o, err := k.readOutcome(e, r.Answer.Body)
	if err != nil {
		return &project.Outcome{Entry: e, Err: fmt.Errorf("worker %s: %w", r.Answer.Worker, err)}
	}
	return o
}

// sentOutcome is a project.Outcome as a verifier writes it.
type sentOutcome struct {
	Result   *result.Result
	Cached   time.Time // of Result
	Findings map[int]*result.Finding
	Err      string
	Class    failure.Class // of Err
	Bug      *sentBug
	Elapsed  time.Duration
	Proof    map[string]string // the texts of the files that --proof writes
}

// sentBug is a bug.Bug whose value is a text.
type sentBug struct {
	Pass, Proc, Value string
	Stack             []byte
}

func writeOutcome(o *project.Outcome, proof map[string]string) (json.RawMessage, error) {
	s := sentOutcome{Result: o.Result, Findings: o.Findings, Elapsed: o.Elapsed, Proof: proof}
	if o.Result != nil {
		s.Cached = o.Result.Cached
	}
	if o.Err != nil {
		s.Err, s.Class = o.Err.Error(), failure.ClassOf(o.Err)
	}
	if b := o.Bug; b != nil {
		s.Bug = &sentBug{b.Pass, b.Proc, fmt.Sprint(b.Value), b.Stack}
	}
	return json.Marshal(s)
}

// readOutcome reads what writeOutcome has written, and keeps the proof.
func (k *checking) readOutcome(e entries.Entry, data json.RawMessage) (*project.Outcome, error) {
	var s sentOutcome
	if err := json.Unmarshal(data, &s); err != nil {
		return nil, err
	}
	o := &project.Outcome{Entry: e, Result: s.Result, Findings: s.Findings, Elapsed: s.Elapsed}
	if o.Result != nil {
		o.Result.Cached = s.Cached
		cache.ShareInputs(o.Result)
	}
	if s.Err != "" {
		o.Err = failure.WithClass(s.Class, errors.New(s.Err))
	}
	if b := s.Bug; b != nil {
		o.Bug = &bug.Bug{Pass: b.Pass, Proc: b.Proc, Value: b.Value, Stack: b.Stack}
	}
	return o, project.Proofs(k.opt.config.Proof).Keep(e, s.Proof)
}
