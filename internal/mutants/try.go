package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/jayverify/jayverify/horn/proc"
)

// outcome is what became of a mutant.
type outcome string

const (
	killed     outcome = "killed"
	killedThen outcome = "killed by -then"
	survived   outcome = "survived"
	invalid    outcome = "does not compile"
)

// A bench runs tests on changed packages.
type bench struct {
	limit         time.Duration
	memory        int // megabytes
	run           string
	then, thenRun string // the second tests; then lists packages
}

// unchanged fails if the tests of a package, which judge mutants, fail without a change.
func (b *bench) unchanged(ctx context.Context, pkg string) error {
	o, err := b.tryWith(ctx, pkg, map[string]string{})
	if err == nil && o != survived {
		err = fmt.Errorf("%s without a change: %s", pkg, o)
	}
	return err
}

// try runs the tests of a package with one file changed.
func (b *bench) try(ctx context.Context, pkg string, m mutant) (outcome, error) {
	dir, err := os.MkdirTemp("", "mutant")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(dir)
	changed := filepath.Join(dir, filepath.Base(m.file))
	if err := os.WriteFile(changed, m.text, 0o666); err != nil {
		return "", err
	}
	original, err := filepath.Abs(m.file)
	if err != nil {
		return "", err
	}
	return b.tryWith(ctx, pkg, map[string]string{original: changed})
}

// tryWith runs the tests of a package, and then the second tests, with some files replaced.
func (b *bench) tryWith(ctx context.Context, pkg string, replaced map[string]string) (outcome, error) {
	passed, compiled, err := b.tests(ctx, pkg, b.run, replaced)
	switch {
	case err != nil:
		return "", err
	case !compiled:
		return invalid, nil
	case !passed:
		return killed, nil
	}
	for _, then := range strings.Fields(b.then) {
		if passed, _, err = b.tests(ctx, then, b.thenRun, replaced); err != nil {
			return "", err
		} else if !passed {
			return killedThen, nil
		}
	}
	return survived, nil
}

// tests compiles the tests of a package with some files replaced, and runs the short ones.
func (b *bench) tests(ctx context.Context, pkg, run string, replaced map[string]string) (passed, compiled bool, err error) {
	dir, err := os.MkdirTemp("", "mutant")
	if err != nil {
		return false, false, err
	}
	defer os.RemoveAll(dir)
	overlay, err := json.Marshal(map[string]map[string]string{"Replace": replaced})
	if err != nil {
		return false, false, err
	}
	list, binary := filepath.Join(dir, "overlay.json"), filepath.Join(dir, "test")
	if err := os.WriteFile(list, overlay, 0o666); err != nil {
		return false, false, err
	}
	if err := exec.CommandContext(ctx, "go", "test", "-c", "-vet=off", "-ldflags=-s -w", "-overlay", list, "-o", binary, pkg).Run(); err != nil {
		return false, false, ctx.Err()
	}
	out, err := proc.Run(ctx, proc.Cmd{Path: binary, Dir: pkg, Time: b.limit, MemoryMB: b.memory,
		Args: []string{"-test.short", "-test.failfast", "-test.run=" + run, "-test.timeout=0"}})
	if err != nil {
		return false, true, err
	}
	return strings.HasSuffix(out.Stdout, "PASS\n"), true, nil
}
