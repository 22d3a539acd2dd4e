package jbench

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strconv"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/jayverify/jayverify/internal/project/fleet"
	"github.com/jayverify/jayverify/internal/project/fleet/wire"
)

// Fleet is where workers take the programs of a run from, see Worker.
type Fleet struct {
	Connection wire.Connection
	Warn       func(text string) // what a person should know
}

// The settings of a run and its entries, for workers.
type (
	benchSettings struct {
		Command  []string // of the tool, with placeholders; the first word is the worker's own
		Time     time.Duration
		MemoryMB int
	}
	benchEntry struct {
		Program string
		Path    int // which of the run's paths has the classes
		Main    string
	}
)

// toolsOf says which jayverify verifies.
func toolsOf(t *Tool) (string, error) {
	identity, err := t.identity()
	return "jayverify " + identity + "\n", err
}

// inFleet compiles the programs here, and lets workers run jayverify on them. Time and memory
// are measured there.
func (s *session) inFleet(ctx context.Context, todo []*Program) error {
	if !s.Tool.report {
		return errors.New("a fleet runs jayverify only")
	}
	nc, err := fleet.Connect(s.Fleet.Connection, "jbench run")
	if err != nil {
		return err
	}
	defer nc.Close()
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	plan, queued, err := s.benchPlan(ctx, todo, stop)
	if err != nil || len(queued) == 0 {
		return errors.Join(err, s.err)
	}
	err = fleet.Run(ctx, nc, *plan, fleet.Options{Warn: s.Fleet.Warn}, func(r wire.Result) {
		p, row := queued[r.Index], rowOf(queued[r.Index])
		output, err := s.benchRow(p, &row, plan, r)
		s.record(p, row, output, err, stop)
	})
	if s.err != nil {
		return s.err
	}
	return err
}

// benchPlan compiles the programs, and records those that do not compile. queued are the
// others, in the order of the entries.
func (s *session) benchPlan(ctx context.Context, todo []*Program, stop func()) (plan *wire.Plan, queued []*Program, err error) {
	tools, err := toolsOf(s.Tool)
	if err != nil {
		return nil, nil, err
	}
	settings, err := json.Marshal(benchSettings{s.Tool.Command, s.Time, s.MemoryMB})
	if err != nil {
		return nil, nil, err
	}
	plan = &wire.Plan{
		Name: s.Set.Name, Tools: tools, Settings: settings, Limit: s.Time + time.Minute,
		Salt: "jbench " + strconv.FormatInt(time.Now().UnixNano(), 36), // what is measured is verified
	}
	for _, p := range todo {
		row := rowOf(p)
		compiled, err := s.compiler.Compile(ctx, p)
		if ctx.Err() != nil {
			return nil, nil, ctx.Err()
		}
		if err != nil {
			row.Reason = firstLine(err.Error())
			s.record(p, row, err.Error()+"\n", nil, stop)
			continue
		}
		entry, err := json.Marshal(benchEntry{p.Name, len(plan.Paths), compiled.Main})
		if err != nil {
			return nil, nil, err
		}
		plan.Paths = append(plan.Paths, wire.Path{Role: "classes", File: compiled.ClassPath})
		plan.Entries = append(plan.Entries, string(entry))
		queued = append(queued, p)
	}
	return plan, queued, nil
}

// benchRow reads what a worker says of a program.
func (s *session) benchRow(p *Program, row *Row, plan *wire.Plan, r wire.Result) (output string, err error) {
	var e benchEntry
	if err := json.Unmarshal([]byte(plan.Entries[r.Index]), &e); err != nil {
		return "", err
	}
	row.Main = e.Main
	if r.Answer.Aside != "" {
		row.Reason = r.Answer.Aside
		return r.Answer.Aside + "\n" + r.Answer.Log, nil
	}
	var got ended
	if err := json.Unmarshal(r.Answer.Body, &got); err != nil {
		return "", fmt.Errorf("worker %s: %w", r.Answer.Worker, err)
	}
	args := s.Tool.args(vars{cp: plan.Paths[e.Path].File, main: e.Main, timeout: s.Time, memoryMB: s.MemoryMB})
	return "on " + r.Answer.Worker + "\n" + s.finish(row, p, args, &got), nil
}

// Worker runs jayverify on the programs of runs elsewhere.
type Worker struct {
	Connection   wire.Connection
	Tool         string // the path of jayverify
	Slots        int
	Idle         time.Duration // ends Do when there was nothing to do for this time; 0 never does
	Dir          string        // for the classes
	Tell, Detail func(text string)
}

// Do works until ctx ends, or there is nothing to do.
func (w Worker) Do(ctx context.Context) error {
	tools, err := toolsOf(Jayverify(w.Tool, nil))
	if err != nil {
		return err
	}
	host, err := os.Hostname()
	if err != nil {
		host = "worker"
	}
	name := fmt.Sprintf("%s/%d", host, os.Getpid())
	var nc *nats.Conn
	if nc, err = fleet.Connect(w.Connection, "jbench work "+name); err != nil {
		return err
	}
	defer nc.Close()
	f := fleet.Worker{
		Name: name, Slots: w.Slots, Idle: w.Idle, Dir: w.Dir, Tell: w.Tell, Detail: w.Detail,
		New: func() fleet.Executor { return benchExecutor{w.Tool, tools} },
	}
	return f.Work(ctx, nc)
}

// benchExecutor runs jayverify on a program.
type benchExecutor struct{ tool, tools string }

func (x benchExecutor) Hello(context.Context) (wire.Hello, error) {
	return wire.Hello{Tools: x.tools}, nil
}

func (x benchExecutor) Execute(ctx context.Context, _ string, setup wire.Setup, entry string, _ time.Duration) (json.RawMessage, error) {
	var s benchSettings
	var e benchEntry
	if err := errors.Join(json.Unmarshal(setup.Settings, &s), json.Unmarshal([]byte(entry), &e)); err != nil {
		return nil, err
	}
	if e.Path >= len(setup.Paths) || len(s.Command) == 0 {
		return nil, errors.New("the entry does not fit to the run")
	}
	t := Tool{Command: append([]string{x.tool}, s.Command[1:]...)}
	args := t.args(vars{cp: setup.Paths[e.Path].File, main: e.Main, timeout: s.Time, memoryMB: s.MemoryMB})
	got, err := process{Args: args, Env: []string{"JAYVERIFY_CACHE=off"}, Time: s.Time + graceTime, MemoryMB: s.MemoryMB}.run(ctx)
	if err != nil {
		return nil, err
	}
	return json.Marshal(got)
}

func (benchExecutor) Close() {}
