package main

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/project/cache"
	"github.com/jayverify/jayverify/internal/project/fleet/wire"
)

// helperProgram returns the path of jayverify-fleet: beside this program, or on the PATH.
func helperProgram() (string, error) {
	const name = "jayverify-fleet"
	if exe, err := os.Executable(); err == nil {
		beside := filepath.Join(filepath.Dir(exe), name)
		if runtime.GOOS == "windows" {
			beside += ".exe"
		}
		if info, err := os.Stat(beside); err == nil && info.Mode().IsRegular() {
			return beside, nil
		}
	}
	found, err := exec.LookPath(name)
	if err != nil {
		return "", failure.Errorf(failure.NoInput, "the program %s is neither beside jayverify nor on the PATH", name)
	}
	return found, nil
}

// helperProcess is a running jayverify-fleet.
type helperProcess struct {
	*wire.Conn
	cmd   *exec.Cmd
	stdin io.Closer
}

// startHelper starts jayverify-fleet with a command and what is to be done. It ends when its
// standard input is closed.
func (c *command) startHelper(name string, order any) (*helperProcess, error) {
	program, err := helperProgram()
	if err != nil {
		return nil, err
	}
	cmd := exec.Command(program, name)
	cmd.Stderr = c.stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, failure.WithClass(failure.IO, err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, failure.WithClass(failure.IO, err)
	}
	if err := cmd.Start(); err != nil {
		return nil, failure.WithClass(failure.IO, err)
	}
	h := &helperProcess{wire.New(out, in), cmd, in}
	if err := h.Send(order); err != nil {
		_ = in.Close()
		return nil, failure.Errorf(failure.IO, "jayverify-fleet does not start: %w", errors.Join(err, cmd.Wait()))
	}
	return h, nil
}

// fleetWork takes entries from a queue until it is interrupted.
func (c *command) fleetWork(ctx context.Context, o *options) error {
	verifier, err := verifierCommand(o)
	if err != nil {
		return err
	}
	f := &o.fleet
	dir, err := f.workDir()
	if err != nil {
		return err
	}
	h, err := c.startHelper(fleetWork, wire.WorkOrder{Connection: f.servers, Slots: slotsOf(f.slots), Idle: f.idle, Verifier: verifier, Dir: dir, Verbose: o.verbose})
	if err != nil {
		return err
	}
	stop := context.AfterFunc(ctx, func() { _ = h.stdin.Close() })
	defer stop()
	err = h.cmd.Wait()
	if own := (*exec.ExitError)(nil); errors.As(err, &own) && own.ExitCode() > 0 {
		c.code = own.ExitCode() // it has said why
		return nil
	}
	if ctx.Err() != nil {
		return failure.WithClass(failure.Interrupted, ctx.Err())
	}
	return failure.WithClass(failure.IO, err)
}

func slotsOf(n int) int {
	if n == 0 {
		return runtime.GOMAXPROCS(0)
	}
	return n
}

// workDir is where workers keep the files of runs.
func (f *fleetOptions) workDir() (string, error) {
	if f.dir != "" {
		return f.dir, nil
	}
	dir, err := cache.DefaultDir()
	if err != nil {
		dir = filepath.Join(os.TempDir(), "jayverify")
	}
	return filepath.Join(dir, "fleet"), nil
}

// verifierCommand is the command line of the process that verifies for a slot. What depends
// on the machine is said by flags; the rest comes with the run.
func verifierCommand(o *options) ([]string, error) {
	exe, err := os.Executable()
	if err != nil {
		return nil, failure.WithClass(failure.IO, err)
	}
	line := []string{exe, "fleet", fleetVerifier, "--no-config"}
	flag := func(name, value string) {
		if value != "" {
			line = append(line, "--"+name+"="+value)
		}
	}
	flag("jdk", o.config.JDK)
	for _, p := range portfolio.Solvers() {
		flag(p.Name, o.config.Paths[p.Name])
	}
	switch {
	case o.noCache, o.cacheDir == "" && os.Getenv(cacheVariable) == "off":
		line = append(line, "--no-cache")
	case o.cacheDir != "":
		flag("cache", o.cacheDir)
	case o.fleet.remote():
		flag("cache", viaWorker)
	}
	return line, nil
}

// proofsWanted stands for the folder of --proof: a worker has another one.
const proofsWanted = "wanted"

// fleetSettings are what of the options a result depends on.
type fleetSettings struct {
	Config verify.Config
	Accept []string // of policy.Policy
	// Assertions are the assertion libraries whose classes are replaced.
	Assertions []string `json:",omitempty"`
}

// The roles of a run's files.
const (
	roleClasses = "classes"
	roleSources = "sources"
)

// tools says what verifies, in the same way on all machines.
func fleetTools(cfg verify.Config) (cache.Tools, error) {
	exe, err := os.Executable()
	if err != nil {
		return "", err
	}
	return cache.PortableToolsOf(cfg, exe, version())
}

// plan is what this check is for a fleet.
func (k *checking) plan() (wire.Plan, error) {
	o := k.opt
	tools, err := fleetTools(o.config)
	if err != nil {
		return wire.Plan{}, failure.WithClass(failure.ClassOf(err), err)
	}
	cfg := o.config
	cfg.ClassPath, cfg.JDK, cfg.Paths, cfg.Entry = "", "", nil, ""
	if cfg.Proof != "" {
		cfg.Proof = proofsWanted
	}
	settings, err := json.Marshal(fleetSettings{cfg, k.policy.Accept, k.assertions})
	if err != nil {
		return wire.Plan{}, failure.WithClass(failure.Internal, err)
	}
	p := wire.Plan{Name: k.name(), Version: version(), Tools: string(tools), Settings: settings, Limit: entryLimit(o.config.Timeout)}
	if o.fleet.fresh {
		p.Salt = time.Now().Format(time.RFC3339Nano)
	}
	home := k.path.JDK().Home
	for _, e := range k.path.Entries() {
		if rel, err := filepath.Rel(home, e); err == nil && filepath.IsLocal(rel) || strings.Contains(e, "!/") {
			continue // workers have a JDK; a jar in a jar comes with that
		}
		p.Paths = append(p.Paths, wire.Path{Role: roleClasses, File: e})
	}
	for _, dir := range filepath.SplitList(o.sourcePath) {
		if info, err := os.Stat(dir); err == nil && info.IsDir() {
			p.Paths = append(p.Paths, wire.Path{Role: roleSources, File: dir})
		}
	}
	for _, i := range cheapestFirst(k.found.Entries) {
		k.queued = append(k.queued, k.found.Entries[i])
		p.Entries = append(p.Entries, entryText(k.found.Entries[i]))
	}
	return p, nil
}

// entryLimit is after which time a verifier is taken for hung. An entry may take two
// verifications, and to build a program and check proofs takes some time beside each.
func entryLimit(timeout time.Duration) time.Duration { return 4*timeout + 2*time.Minute }
