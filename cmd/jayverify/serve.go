package main

import (
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/sirupsen/logrus"
	"golang.org/x/term"

	"github.com/jayverify/jayverify/horn/proc"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/project"
	"github.com/jayverify/jayverify/internal/project/settings"
	"github.com/jayverify/jayverify/internal/ui/servers"
	"github.com/jayverify/jayverify/internal/ui/servers/lsp"
	"github.com/jayverify/jayverify/internal/ui/servers/mcp"
)

// The names of commands that are servers.
const (
	serveLSP = "lsp"
	serveMCP = "mcp"
)

// isServer reports whether a command is a server.
func isServer(name string) bool { return name == serveLSP || name == serveMCP }

// serve is a server on the standard input and output until its client says goodbye.
func (c *command) serve(ctx context.Context, args []string, o *options) error {
	if len(o.reports) > 0 || o.json {
		return failure.Errorf(failure.Usage, "reports are for jayverify check: a server answers its client")
	}
	if !o.verbose {
		c.log.SetLevel(logrus.WarnLevel)
	}
	if term.IsTerminal(int(os.Stdin.Fd())) {
		c.log.Warnf("jayverify %s is started by another program, and talks to it over the standard input; see docs/editor.md and docs/usage.md", o.serve)
	}
	s := &serving{cmd: c, args: args}
	var err error
	if o.serve == serveMCP {
		err = mcp.Serve(ctx, &sdk.StdioTransport{}, mcp.Config{Open: s.open, Version: version()})
	} else {
		err = lsp.Serve(ctx, os.Stdin, os.Stdout, lsp.Config{Open: s.open, Version: version(), Logf: c.log.Debugf})
	}
	if ctx.Err() != nil {
		return failure.WithClass(failure.Interrupted, ctx.Err())
	}
	return failure.WithClass(failure.IO, err)
}

// serving opens projects for a server.
type serving struct {
	cmd  *command
	args []string // of the command line
}

// open implements servers.Opener. It reads the settings of the project anew, because the
// user may have changed them.
func (s *serving) open(at servers.Place) (servers.Project, error) {
	root, err := filepath.Abs(at.Root)
	if err != nil {
		return nil, err
	}
	o, err := parseArgs(slices.Concat(s.settings(root), s.args))
	if err != nil {
		return nil, failure.WithClass(failure.Usage, err)
	}
	below(root, at.Classes, &o.check.paths)
	if len(o.check.paths) == 0 {
		o.check.paths = plainFolders(root)
	}
	var classPath []string
	below(root, at.ClassPath, &classPath)
	if len(classPath) > 0 {
		o.config.ClassPath = strings.Join(append(classPath, filepath.SplitList(o.config.ClassPath)...), string(os.PathListSeparator))
	}
	if len(at.Methods) > 0 {
		o.config.Entry = strings.Join(at.Methods, " ")
	}
	return s.openWith(root, o)
}

// openWith opens the project that the options name.
func (s *serving) openWith(root string, o *options) (servers.Project, error) {
	j, err := newJudge(o)
	if err != nil {
		return nil, err
	}
	k := &checking{cmd: s.cmd, opt: o, policy: j.policy, show: &progress{cmd: s.cmd, quiet: true, start: time.Now()}}
	if err := k.open(); err != nil {
		if k.path != nil {
			_ = k.path.Close() // it was only read
		}
		return nil, err
	}
	memory := s.cmd.limitMemory(o)
	o.check.totalTime = 0 // a server has no end
	k.budget = newBudget(o.config.Timeout, 0, 1, 0)
	k.keeper = s.cmd.newKeeper(o)
	k.library = &clients{cmd: s.cmd, cfg: o.config, path: k.path, names: k.classes, quiet: true}
	k.judges = newJudges(k.path, o.config, filepath.SplitList(o.sourcePath))
	return &opened{checking: k, root: root, judge: j, budget: proc.NewBudget(int64(memory) << 20)}, nil
}

// settings are the flags for the settings of a project, if the command line says nothing
// of them.
func (s *serving) settings(root string) []string {
	given := func(a string) bool {
		name, _, _ := strings.Cut(a, "=")
		return name == "--config" || name == "--no-config"
	}
	if slices.ContainsFunc(s.args, given) {
		return nil
	}
	file := filepath.Join(root, settings.Name)
	if info, err := os.Stat(file); err != nil || !info.Mode().IsRegular() {
		return []string{"--no-config"}
	}
	return []string{"--config=" + file}
}

// below adds paths to a list that holds those of the command line, and makes all of them
// absolute: they are relative to root.
func below(root string, paths []string, list *[]string) {
	*list = append(*list, paths...)
	for i, p := range *list {
		if !filepath.IsAbs(p) {
			(*list)[i] = filepath.Join(root, p)
		}
	}
}

// plainOutputs are where classes are in a project without a build file, with javac -d and
// in editors.
var plainOutputs = []string{"target/classes", "build/classes/java/main", "build/classes", "out/production", "build", "bin", "out", "classes"}

// plainFolders are the folders with classes of a project that names none.
func plainFolders(root string) []string {
	if isProject(root) {
		return []string{root}
	}
	for _, dir := range plainOutputs {
		dir = filepath.Join(root, filepath.FromSlash(dir))
		if hasClasses(dir) {
			return []string{dir}
		}
	}
	return []string{root}
}

// hasClasses reports whether there is a class file in a folder, or below it.
func hasClasses(dir string) bool {
	found := false
	_ = filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err != nil {
			return nil // what cannot be read has no classes
		}
		if filepath.Ext(path) == ".class" {
			found = true
			return fs.SkipAll
		}
		return nil
	})
	return found
}

// opened is a servers.Project.
type opened struct {
	*checking
	root   string
	judge  *judge
	budget *proc.Budget
}

func (p *opened) Name() string             { return p.name() }
func (p *opened) Entries() []entries.Entry { return p.found.Entries }
func (p *opened) Folders() []string        { return p.paths }
func (p *opened) Close() error             { return p.path.Close() }

// SourceRoots implements servers.Project.
func (p *opened) SourceRoots() []string {
	var roots []string
	below(p.root, sourceRoots(p.opt), &roots)
	return roots
}

// Source implements servers.Project.
func (p *opened) Source(class string) string {
	c, err := p.path.Class(class)
	if err != nil || c.SourceFile == "" {
		return ""
	}
	if i := strings.LastIndexByte(class, '/'); i >= 0 {
		return class[:i+1] + c.SourceFile
	}
	return c.SourceFile
}

// Jobs implements servers.Project: the user works meanwhile.
func (p *opened) Jobs() int {
	if p.opt.check.jobs > 0 {
		return p.opt.check.jobs
	}
	return max(1, runtime.GOMAXPROCS(0)/2)
}

// Apply implements servers.Project.
func (p *opened) Apply(r *result.Result) *result.Result { return p.judge.apply(r, false) }

// serverLibraryTime is the most time for the classes of a project together in a server, whose user waits.
const serverLibraryTime = time.Minute

// Verify implements servers.Project. What it calls proved holds for all clients of the project's classes.
func (p *opened) Verify(ctx context.Context, e entries.Entry, w servers.Want) *project.Outcome {
	ctx = proc.WithBudget(ctx, p.budget)
	k, o := *p.checking, *p.opt
	k.opt = &o
	o.config.Explain = o.config.Explain || w.Explain
	if w.Reproducer == "" {
		if e.Kind == entries.Method {
			k.library.open(ctx, serverLibraryTime)
		}
		return p.told(k.verify(ctx, e))
	}
	// Results with another effect than a verdict are not kept. Objects are built, so
	// that the test is made of calls.
	k.keeper = nil
	cfg := k.configFor(e)
	cfg.Reproducer = w.Reproducer
	if e.Kind != entries.Main {
		cfg.Contracts, cfg.World, cfg.Test = verify.ContractsBelieved, verify.WorldBuilt, e.Kind == entries.Test
	}
	out := &project.Outcome{Entry: e}
	k.guarded(out, func() { out.Result, out.Err = k.run(ctx, cfg) })
	return p.told(out)
}

// told writes a bug of jayverify to the standard error, which clients keep.
func (p *opened) told(o *project.Outcome) *project.Outcome {
	if o.Bug != nil {
		p.cmd.tellBug(o.Bug)
	}
	return o
}
