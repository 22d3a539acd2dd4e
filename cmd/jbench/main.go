// Command jbench runs verifiers over sets of programs with known verdicts, and
// draws tables and plots of the results. See `jbench --help`.
package main

import (
	"context"
	_ "embed"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/jbench"
)

//go:embed help.txt
var help string

// Exit codes, after sysexits(3) where it has one.
const (
	exitOK          = 0
	exitWrong       = 1 // a verdict was wrong, or there is a regression
	exitUsage       = 64
	exitError       = 74
	exitInterrupted = 130
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	code := run(ctx, os.Args[1:], os.Stdout, os.Stderr)
	stop()
	os.Exit(code)
}

// usageError is a command line that makes no sense.
type usageError struct{ error }

func run(ctx context.Context, args []string, stdout, stderr io.Writer) int {
	code, err := command(ctx, args, stdout, stderr)
	var usage usageError
	switch {
	case err == nil:
		return code
	case errors.Is(err, pflag.ErrHelp):
		fmt.Fprint(stdout, help)
		return exitOK
	case ctx.Err() != nil:
		fmt.Fprintln(stderr, "jbench: interrupted; the same command goes on from here")
		return exitInterrupted
	case errors.As(err, &usage):
		fmt.Fprintf(stderr, "jbench: %v; see jbench --help\n", err)
		return exitUsage
	}
	fmt.Fprintf(stderr, "jbench: %v\n", err)
	return exitError
}

func command(ctx context.Context, args []string, stdout, stderr io.Writer) (int, error) {
	if len(args) == 0 {
		return 0, usageError{fmt.Errorf("expected run, report, compare, scale, frontend, methods, branches or mains")}
	}
	switch args[0] {
	case "run":
		return runSet(ctx, args[1:], stdout, stderr)
	case "report":
		return report(args[1:], stdout)
	case "compare":
		return compare(args[1:], stdout)
	case "scale":
		return scale(ctx, args[1:], stdout)
	case "frontend":
		return frontend(ctx, args[1:], stdout, stderr)
	case "methods":
		return methods(ctx, args[1:], stdout, stderr)
	case "branches":
		return branches(ctx, args[1:], stdout)
	case "mains":
		return mains(ctx, args[1:], stdout)
	case "help", "-h", "--help":
		return 0, pflag.ErrHelp
	}
	return 0, usageError{fmt.Errorf("unknown command %q, expected run, report, compare, scale, frontend, methods, branches or mains", args[0])}
}

// parse parses flags that may stand anywhere before "--".
func parse(fs *pflag.FlagSet, args []string) error {
	fs.Usage = func() {}
	fs.SortFlags = false
	err := fs.Parse(args)
	if err != nil && !errors.Is(err, pflag.ErrHelp) {
		return usageError{err}
	}
	return err
}

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
	if err := parse(fs, args); err != nil {
		return 0, err
	}
	positional, options := fs.Args(), []string(nil)
	if n := fs.ArgsLenAtDash(); n >= 0 {
		positional, options = fs.Args()[:n], fs.Args()[n:]
	}
	switch {
	case len(positional) != 1:
		return 0, usageError{fmt.Errorf("expected one folder of programs, got %d", len(positional))}
	case set == "" || r.Out == "":
		return 0, usageError{fmt.Errorf("--set and --out are needed")}
	case r.Time <= 0 || r.MemoryMB < 0 || r.Jobs < 1:
		return 0, usageError{fmt.Errorf("--timeout and --jobs must be positive, --memory not negative")}
	}
	r.Dir = positional[0]
	var err error
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
		return 0, usageError{fmt.Errorf("expected results and --out")}
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
		return 0, usageError{fmt.Errorf("expected two results, got %d", fs.NArg())}
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
