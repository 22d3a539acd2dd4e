package main

import (
	"context"
	"encoding/json"
	"fmt"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
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
)

// A bench runs tests on changed packages.
type bench struct {
	limit         time.Duration
	memory        int // megabytes
	run           string
	long          bool   // without -short
	then, thenRun string // the second tests; then lists packages
}

// A tested package has all its mutants in one test binary for each package that judges
// them: an environment variable chooses one.
type tested struct {
	pkg     string
	dir     string // of the binaries and the changed files
	numbers map[mutant]int
	limits  map[string]time.Duration // of the tests of each package
}

// prepare puts those mutants of a package into binaries that compile.
func (b *bench) prepare(ctx context.Context, pkg, dir string, ms []mutant) (*tested, error) {
	t := &tested{pkg: pkg, dir: dir, numbers: map[mutant]int{}, limits: map[string]time.Duration{}}
	var add func(ms []mutant) error
	add = func(ms []mutant) error { // adds those that compile with what is there
		for _, m := range ms {
			t.numbers[m] = len(t.numbers) + 1
		}
		err := b.build(ctx, t, pkg, true)
		if err == nil || ctx.Err() != nil {
			return ctx.Err()
		}
		for _, m := range ms {
			delete(t.numbers, m)
		}
		if len(ms) == 0 {
			return err
		}
		if len(ms) == 1 {
			return nil
		}
		if err := add(ms[:len(ms)/2]); err != nil {
			return err
		}
		return add(ms[len(ms)/2:])
	}
	if err := add(ms); err != nil {
		return nil, fmt.Errorf("%s does not compile: %w", pkg, err)
	}
	for _, p := range append([]string{pkg}, strings.Fields(b.then)...) {
		if err := b.build(ctx, t, p, false); err != nil {
			return nil, fmt.Errorf("%s does not compile: %w", p, err)
		}
		started := time.Now()
		t.limits[p] = b.limit
		passed, err := b.tests(ctx, t, p, 0)
		t.limits[p] = min(b.limit, 10*time.Second+10*time.Since(started)) // a change can make a loop endless
		if err == nil && !passed {
			err = fmt.Errorf("the tests of %s fail without a change", p)
		}
		if err != nil {
			return nil, err
		}
	}
	return t, nil
}

func (t *tested) binary(pkg string) string {
	return filepath.Join(t.dir, strings.ReplaceAll(filepath.Clean(pkg), "/", "_")+".test")
}

// build compiles the tests of a package with the mutants in it; only checked, or linked, too.
func (b *bench) build(ctx context.Context, t *tested, pkg string, check bool) error {
	replaced := map[string]string{}
	files := map[string]map[int]int{}
	for m, k := range t.numbers {
		if files[m.file] == nil {
			files[m.file] = map[int]int{}
		}
		files[m.file][m.n] = k
	}
	write := func(file, text string) error {
		original, err := filepath.Abs(file)
		if err != nil {
			return err
		}
		changed := filepath.Join(t.dir, filepath.Base(file))
		replaced[original] = changed
		return os.WriteFile(changed, []byte(text), 0o666)
	}
	name := ""
	for file, numbers := range files {
		text, err := guarded(file, numbers)
		if err != nil {
			return err
		}
		if err := write(file, string(text)); err != nil {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.PackageClauseOnly)
		if err != nil {
			return err
		}
		name = f.Name.Name
	}
	if name != "" {
		if err := write(filepath.Join(t.pkg, "guards_of_mutants.go"), guardFile(name)); err != nil {
			return err
		}
	}
	overlay, err := json.Marshal(map[string]map[string]string{"Replace": replaced})
	if err != nil {
		return err
	}
	list := filepath.Join(t.dir, "overlay.json")
	if err := os.WriteFile(list, overlay, 0o666); err != nil {
		return err
	}
	args := []string{"test", "-c", "-vet=off", "-ldflags=-s -w", "-overlay", list, "-o", t.binary(pkg), pkg}
	if check {
		args = []string{"build", "-overlay", list, pkg}
	}
	if out, err := exec.CommandContext(ctx, "go", args...).CombinedOutput(); err != nil {
		return fmt.Errorf("%w: %.300s", err, out)
	}
	return nil
}

// try runs the tests of the package, and then the second tests, with one change.
func (b *bench) try(ctx context.Context, t *tested, m mutant) (outcome, error) {
	for i, p := range append([]string{t.pkg}, strings.Fields(b.then)...) {
		passed, err := b.tests(ctx, t, p, t.numbers[m])
		switch {
		case err != nil:
			return "", err
		case !passed && i == 0:
			return killed, nil
		case !passed:
			return killedThen, nil
		}
	}
	return survived, nil
}

// tests runs the tests of a package with the change that has a number.
func (b *bench) tests(ctx context.Context, t *tested, pkg string, number int) (passed bool, err error) {
	run := b.run
	if pkg != t.pkg {
		run = b.thenRun
	}
	out, err := proc.Run(ctx, proc.Cmd{Path: t.binary(pkg), Dir: pkg, Time: t.limits[pkg], MemoryMB: b.memory,
		Args: []string{"-test.short=" + strconv.FormatBool(!b.long), "-test.failfast", "-test.run=" + run, "-test.timeout=0"}, Env: []string{chosen + "=" + strconv.Itoa(number)}})
	if err != nil {
		return false, err
	}
	return strings.HasSuffix(out.Stdout, "PASS\n"), nil
}
