package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/internal/project/fleet/wire"
	"github.com/jayverify/jayverify/jbench"
)

func runSet(ctx context.Context, args []string, stdout, stderr io.Writer) (int, error) {
	var set, tool, command, safe, unsafe string
	var verbose bool
	r := jbench.Run{}
	fs := pflag.NewFlagSet("run", pflag.ContinueOnError)
	fs.StringVar(&set, "set", "", "")
	fs.StringVar(&r.Out, "out", "", "")
	fs.StringVar(&tool, "tool", "jayverify", "")
	fs.StringVar(&command, "command", "", "")
	fs.StringVar(&safe, "safe", "", "")
	fs.StringVar(&unsafe, "unsafe", "", "")
	fs.DurationVar(&r.Time, "timeout", 60*time.Second, "")
	fs.IntVar(&r.MemoryMB, "memory", 8192, "")
	fs.IntVarP(&r.Jobs, "jobs", "j", 1, "")
	fs.StringVar(&r.Only, "only", "", "")
	fs.BoolVar(&r.Fresh, "fresh", false, "")
	fs.StringVar(&r.Warm, "warm", "", "")
	fs.StringVar(&r.Cache, "cache", "", "")
	fs.StringVar(&r.Javac, "javac", "", "")
	fs.BoolVarP(&verbose, "verbose", "v", false, "")
	var servers wire.Connection
	serverFlags(fs, &servers)
	positional, options, err := parseTool(fs, args)
	if err != nil {
		return 0, err
	}
	switch {
	case len(positional) != 1:
		return 0, badUsage("expected one folder of programs, got %d", len(positional))
	case set == "" || r.Out == "":
		return 0, badUsage("--set and --out are needed")
	case r.Time <= 0 || r.MemoryMB < 0 || r.Jobs < 1:
		return 0, badUsage("--timeout and --jobs must be positive, --memory not negative")
	case servers.URL == "" && servers != wire.Connection{}:
		return 0, badUsage("--nats-creds and --tls-ca go with --nats")
	case servers.URL != "" && (r.Warm != "" || r.Jobs > 1):
		return 0, badUsage("--warm and --jobs are for this machine; with --nats, workers have --slots")
	}
	if servers.URL != "" {
		r.Fleet = &jbench.Fleet{Connection: servers, Warn: func(text string) { fmt.Fprintf(stderr, "jbench: %s\n", text) }}
	}
	r.Dir = positional[0]
	if r.Set, err = jbench.LoadSet(set); err != nil {
		return 0, usageError{err}
	}
	if r.Tool, err = chooseTool(tool, command, safe, unsafe, r.Set, options); err != nil {
		return 0, usageError{err}
	}
	if r.Cache == "" {
		if r.Cache, err = defaultCache(); err != nil {
			return 0, err
		}
	}
	w := newWatcher(stdout, stderr, verbose)
	results, err := r.Do(ctx, w)
	w.close()
	if results != nil {
		fmt.Fprintln(stdout, results.Summary())
	}
	switch {
	case err != nil:
		return 0, err
	case results.CountWrong() > 0:
		return exitWrong, nil
	}
	return exitOK, nil
}

// chooseTool makes the tool of the command line. Options after "--" go to the
// tool; jayverify gets those of the set before them.
func chooseTool(name, command, safe, unsafe string, set *jbench.Set, options []string) (*jbench.Tool, error) {
	if command != "" {
		t := &jbench.Tool{Name: name, Command: append(strings.Fields(command), options...), Safe: safe, Unsafe: unsafe}
		if name == "jayverify" {
			t.Name = filepath.Base(t.Command[0])
		}
		return t, t.Check()
	}
	if safe != "" || unsafe != "" {
		return nil, fmt.Errorf("--safe and --unsafe go with --command")
	}
	if name == "jayverify" || filepath.Base(name) == "jayverify" {
		path, err := findJayverify(name)
		return jbench.Jayverify(path, append(append([]string(nil), set.Options...), options...)), err
	}
	t, err := jbench.LoadTool(name)
	if err == nil {
		t.Command = append(t.Command, options...)
	}
	return t, err
}

// findJayverify looks beside this command for "jayverify" without a folder,
// then leaves it to the PATH.
func findJayverify(name string) (string, error) {
	if strings.ContainsRune(name, filepath.Separator) {
		return name, nil
	}
	self, err := os.Executable()
	if err != nil {
		return "", err
	}
	beside := filepath.Join(filepath.Dir(self), name)
	if _, err := os.Stat(beside); err == nil {
		return beside, nil
	}
	return name, nil
}

func defaultCache() (string, error) {
	dir, err := os.UserCacheDir()
	return filepath.Join(dir, "jayverify", "classes"), err
}

func report(args []string, stdout io.Writer) (int, error) {
	var out string
	fs := pflag.NewFlagSet("report", pflag.ContinueOnError)
	fs.StringVar(&out, "out", "", "")
	if err := parse(fs, args); err != nil {
		return 0, err
	}
	if out == "" || fs.NArg() == 0 {
		return 0, badUsage("expected results and --out")
	}
	var results []jbench.Named
	for _, arg := range fs.Args() {
		name, path, named := strings.Cut(arg, "=")
		if !named {
			name, path = filepath.Base(filepath.Clean(arg)), arg
		}
		r, err := jbench.ReadResults(path)
		if err != nil {
			return 0, err
		}
		results = append(results, jbench.Named{Name: name, Results: r})
	}
	files, err := jbench.Report(results, out)
	for _, f := range files {
		fmt.Fprintln(stdout, f)
	}
	return exitOK, err
}

func compare(args []string, stdout io.Writer) (int, error) {
	fs := pflag.NewFlagSet("compare", pflag.ContinueOnError)
	if err := parse(fs, args); err != nil {
		return 0, err
	}
	if fs.NArg() != 2 {
		return 0, badUsage("expected two results, got %d", fs.NArg())
	}
	a, err := jbench.ReadResults(fs.Arg(0))
	if err != nil {
		return 0, err
	}
	b, err := jbench.ReadResults(fs.Arg(1))
	if err != nil {
		return 0, err
	}
	worse, err := jbench.WriteComparison(stdout, a, b)
	if worse {
		return exitWrong, err
	}
	return exitOK, err
}
