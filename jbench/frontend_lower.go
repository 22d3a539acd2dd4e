package jbench

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/models"
)

// library is a source in which every class counts as the platform's.
type library struct {
	path    *classfile.Path
	mu      sync.Mutex
	classes map[string]*classfile.Class
}

// Class yields a class of the path, parsed once.
func (l *library) Class(name string) (*classfile.Class, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if c := l.classes[name]; c != nil {
		return c, nil
	}
	c, err := l.path.ParseClass(name)
	if err != nil {
		return nil, err
	}
	c.Origin.Platform = true
	l.classes[name] = c
	return c, nil
}

// batch is a source in which only some classes are the program's.
type batch struct {
	library *library
	own     map[string]*classfile.Class
}

// Class yields a class of the batch, or of the library.
func (b *batch) Class(name string) (*classfile.Class, error) {
	if c := b.own[name]; c != nil {
		return c, nil
	}
	return b.library.Class(name)
}

// Subclasses lists, sorted, the classes of the batch right below a class.
func (b *batch) Subclasses(name string) ([]string, error) {
	var names []string
	for n, c := range b.own {
		if c.Super == name || slices.Contains(c.Interfaces, name) {
			names = append(names, n)
		}
	}
	slices.Sort(names)
	return names, nil
}

// lower lowers all classes, in batches, to programs that pass ivl.Check. All
// other classes are libraries then.
func (r *frontRun) lower() (FrontPass, error) {
	checks, err := lower.ParseChecks(nil)
	if err != nil {
		return FrontPass{}, err
	}
	l := &lowering{frontRun: r, library: &library{path: r.path, classes: map[string]*classfile.Class{}}, opts: lower.Options{Checks: checks}, missing: map[string]bool{}}
	batches := r.batches()
	p := r.pass("lower", len(batches), func(i int) { l.batch(batches[i]) })
	r.row.Missing = len(l.missing)
	return p, nil
}

// batches cuts the sorted names where a batch has enough methods, so that
// nested classes tend to be with their outer ones.
func (r *frontRun) batches() [][]string {
	var all [][]string
	var cur []string
	n := 0
	for _, name := range r.names {
		c, err := r.own.ParseClass(name)
		if err != nil || r.row.Module != "" && r.own.Module(name) != r.row.Module {
			continue
		}
		cur = append(cur, name)
		for _, m := range c.Methods {
			if m.Code != nil {
				n++
			}
		}
		if n >= r.f.Batch {
			all, cur, n = append(all, cur), nil, 0
		}
	}
	if len(cur) > 0 {
		all = append(all, cur)
	}
	return all
}

// lowering is the third pass.
type lowering struct {
	*frontRun
	library *library
	opts    lower.Options
	missing map[string]bool
}

// batch lowers the classes with these names together, or, if that fails, each
// by itself: then it is known which ones do not get through.
func (l *lowering) batch(names []string) {
	failures, err := l.try(names)
	if err != nil && len(names) > 1 {
		for _, n := range names {
			l.batch([]string{n})
		}
		return
	}
	if err != nil {
		l.fail("lower", names[0], err)
	}
	for _, f := range failures {
		l.fail("lower", f.Method, f.Err)
	}
}

// try lowers classes into one program and checks it.
func (l *lowering) try(names []string) (failures []lower.Failure, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%v at %s", p, panicked())
		}
	}()
	b := &batch{library: l.library, own: map[string]*classfile.Class{}}
	var classes []*classfile.Class
	for _, n := range names {
		c, err := l.own.ParseClass(n)
		if err != nil {
			return nil, err
		}
		c.Origin.Platform = false
		b.own[n] = c
		classes = append(classes, c)
	}
	r, failures, err := lower.LowerAll(models.Overlay(b), classes, l.opts)
	if err != nil {
		return nil, err
	}
	if err := ivl.Check(r.Program); err != nil {
		first, rest, more := strings.Cut(err.Error(), "\n")
		if more {
			first += fmt.Sprintf(" (and %d more)", 1+strings.Count(rest, "\n"))
		}
		return nil, fmt.Errorf("ivl.Check: %s", first)
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.row.Programs++
	for _, c := range classes {
		for _, m := range c.Methods {
			if m.Code != nil {
				l.row.Lowered++
			}
		}
	}
	l.row.Lowered -= len(failures)
	for _, n := range r.Missing {
		l.missing[n] = true
	}
	return failures, nil
}

// panicked is the function in which the panic being recovered began.
func panicked() string {
	pcs := make([]uintptr, 32)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(2, pcs)])
	for after := false; ; {
		f, more := frames.Next()
		if after && !strings.HasPrefix(f.Function, "runtime.") {
			return fmt.Sprintf("%s:%d", filepath.Base(f.File), f.Line)
		}
		after = after || f.Function == "runtime.gopanic"
		if !more {
			return "an unknown place"
		}
	}
}

// maxArgs bounds the class names given to one javap, in bytes: systems limit
// the arguments of a command.
const maxArgs = 1 << 20

// javap has the JDK's disassembler print all classes.
func (r *frontRun) javap() (*FrontPass, error) {
	jdk, err := classfile.FindJDK(r.f.JDK)
	if err != nil {
		return nil, err
	}
	base := []string{"-c", "-p", "-cp", r.target}
	if r.isJDK {
		base = []string{"-c", "-p", "--system", r.target}
	}
	p := &FrontPass{}
	start := time.Now()
	for rest := r.names; len(rest) > 0 && r.ctx.Err() == nil; {
		n, size := 0, 0
		for n < len(rest) && size < maxArgs {
			size += len(rest[n]) + 1
			n++
		}
		cmd := exec.CommandContext(r.ctx, filepath.Join(jdk.Home, "bin", "javap"), append(base, rest[:n]...)...)
		cmd.Stdout = nil
		var errs bytes.Buffer
		cmd.Stderr = &errs
		cmd.Env = append(os.Environ(), "JAVA_TOOL_OPTIONS=")
		if err := cmd.Run(); err != nil {
			first, _, _ := strings.Cut(errs.String(), "\n")
			r.fail("javap", r.row.Name, fmt.Sprintf("%v: %s", err, first))
		}
		if s := cmd.ProcessState; s != nil {
			p.CPUSeconds += (s.UserTime() + s.SystemTime()).Seconds()
		}
		rest = rest[n:]
	}
	p.Seconds = time.Since(start).Seconds()
	return p, nil
}
