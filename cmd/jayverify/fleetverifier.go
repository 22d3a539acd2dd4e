package main

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"os"
	"strings"

	"github.com/jayverify/jayverify/horn/proc"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/project"
	"github.com/jayverify/jayverify/internal/project/cache"
	"github.com/jayverify/jayverify/internal/project/fleet/wire"
)

// verifier verifies entries for a slot of a worker, one at a time, as they come on the
// standard input.
type verifier struct {
	cmd   *command
	opt   *options
	conn  *wire.Conn
	tools cache.Tools
	check *checking       // of the run that was set up last; nil before
	asks  chan wire.Ask   // what is to be done
	kept  chan *wire.Kept // answers for the cache; closed when the input has ended
}

// fleetVerifier verifies until the standard input ends.
func (c *command) fleetVerifier(ctx context.Context, o *options, in io.Reader) error {
	v := &verifier{cmd: c, opt: o, conn: wire.New(in, c.stdout), asks: make(chan wire.Ask), kept: make(chan *wire.Kept)}
	if err := v.hello(); err != nil {
		return nil // it was told
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	go v.read(ctx, cancel)
	for {
		select {
		case <-ctx.Done():
			return nil
		case a := <-v.asks:
			if err := v.answer(ctx, a); err != nil {
				return err
			}
		}
	}
}

// hello says who this is, and whether it can verify.
func (v *verifier) hello() error {
	tools, err := fleetTools(v.opt.config)
	if err == nil {
		err = v.hasSolver()
	}
	h := &wire.Hello{Version: version(), Tools: string(tools)}
	if err != nil {
		h.Err, h.Class = oneLine(err), int(failure.ClassOf(err))
	}
	v.tools = tools
	return errors.Join(err, v.conn.Send(wire.Tell{Hello: h}))
}

func (v *verifier) hasSolver() error {
	var errs []error
	for _, p := range portfolio.Solvers() {
		_, _, err := p.Find(v.opt.config.Paths[p.Name])
		if err == nil {
			return nil
		}
		errs = append(errs, err)
	}
	return failure.Errorf(failure.NoSolver, "no solver: %w", errors.Join(errs...))
}

// read hands on what comes in. When that ends, so does what is being verified: nobody
// waits for it.
func (v *verifier) read(ctx context.Context, cancel context.CancelFunc) {
	defer cancel()
	defer close(v.kept)
	for {
		var a wire.Ask
		if v.conn.Receive(&a) != nil {
			return
		}
		if a.Kept != nil {
			select {
			case v.kept <- a.Kept:
			case <-ctx.Done():
				return
			}
			continue
		}
		select {
		case v.asks <- a:
		case <-ctx.Done():
			return
		}
	}
}

func (v *verifier) answer(ctx context.Context, a wire.Ask) error {
	if a.Setup != nil {
		return v.setUp(a.Setup)
	}
	o, proof := v.one(ctx, a.Entry)
	if ctx.Err() != nil {
		return nil
	}
	body, err := writeOutcome(o, proof)
	if err != nil {
		return failure.WithClass(failure.Internal, err)
	}
	return failure.WithClass(failure.IO, v.conn.Send(wire.Tell{Body: body}))
}

// setUp opens the classes of a run.
func (v *verifier) setUp(s *wire.Setup) error {
	var settings fleetSettings
	if err := json.Unmarshal(s.Settings, &settings); err != nil {
		return failure.WithClass(failure.Internal, err)
	}
	if v.check != nil {
		_ = v.check.path.Close() // it was only read
	}
	o := *v.opt
	cfg := settings.Config
	cfg.JDK, cfg.Paths = o.config.JDK, o.config.Paths
	var sources, classes []string
	for _, p := range s.Paths {
		switch p.Role {
		case roleClasses:
			classes = append(classes, p.File)
		case roleSources:
			sources = append(sources, p.File)
		}
	}
	cfg.ClassPath = strings.Join(classes, string(os.PathListSeparator))
	o.config, o.quiet = cfg, true
	k := &checking{cmd: v.cmd, opt: &o, assertions: settings.Assertions, found: &entries.Found{}}
	k.policy.Accept = settings.Accept
	var err error
	if k.path, err = cfg.OpenPath(true); err != nil {
		return failure.WithClass(failure.ClassOf(err), err)
	}
	if o.cacheDir == viaWorker && cache.Able(cfg) {
		k.keeper = &keeper{cache.OpenRemote(&sharedCache{ask: v.ask}), v.tools}
		k.keeper.store.Unknowns = true
	} else if o.cacheDir != viaWorker {
		k.keeper = v.cmd.newKeeper(&o)
	}
	k.judges = newJudges(k.path, cfg, sources)
	k.show = newProgress(v.cmd, &o, 0)
	k.budget = newBudget(cfg.Timeout, 0, 1, 1)
	v.check = k
	return nil
}

// one verifies an entry by its text. It returns the files of the proof, too, if they are
// wanted.
func (v *verifier) one(ctx context.Context, text string) (o *project.Outcome, proof map[string]string) {
	fail := func(err error) (*project.Outcome, map[string]string) { return &project.Outcome{Err: err}, nil }
	k := v.check
	if k == nil {
		return fail(failure.Errorf(failure.Internal, "an entry without a run"))
	}
	e, err := findEntry(k.path, text)
	if err != nil {
		return fail(err)
	}
	if k.opt.config.Proof != "" {
		if k.opt.config.Proof, err = os.MkdirTemp("", "jayverify-proof-"); err != nil {
			return fail(failure.Errorf(failure.IO, "--proof: %w", err))
		}
		defer func() { _ = os.RemoveAll(k.opt.config.Proof) }() // the answer has what was in it
	}
	k.found.Entries = []entries.Entry{e}
	memory := v.cmd.limitMemory(k.opt)
	o = k.one(proc.WithBudget(ctx, proc.NewBudget(int64(memory)<<20)), 0)
	if proof, err = project.Proofs(k.opt.config.Proof).Take(e); err != nil {
		return fail(err)
	}
	return o, proof
}

// ask asks the worker, which has the cache.
func (v *verifier) ask(t wire.Tell) (*wire.Kept, error) {
	if err := v.conn.Send(t); err != nil {
		return nil, err
	}
	k, ok := <-v.kept
	if !ok {
		return nil, errors.New("the worker has ended")
	}
	return k, nil
}
