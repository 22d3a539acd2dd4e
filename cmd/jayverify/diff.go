package main

import (
	"context"
	"os"
	"path/filepath"
	"time"

	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/horn/proc"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/project/versions"
	"github.com/jayverify/jayverify/models"
)

// diffOptions are the flags of "jayverify diff".
type diffOptions struct {
	classPath, format, jdk, z3 string
	timeout, total             time.Duration
	memoryMB                   int
	all                        bool
}

// diffCommand is "jayverify diff", which compares two versions of a library.
func diffCommand() subcommand {
	return subcommand{
		name: "diff", short: "compare two versions: which methods do the same for all inputs", usage: "OLD NEW",
		long: `Compares two jars or folders with classes. For each public or protected method and
constructor that both have, the answer is

  the same code      the method and all that it can run are the same: it does the same on equal
                     objects
  the same           proved for all inputs: results, classes of exceptions, and what becomes of
                     arrays and objects are equal, if both calls return
  differs            for an input that is printed with what both versions did on the JVM
  open               neither is known, or only for some objects; the reason is printed

  jayverify diff lib-1.0.jar lib-1.1.jar
  jayverify diff -cp 'deps/*' old/classes target/classes --total-time=5m

The exit code is 0 if nothing differs and nothing is open, 1 if a method differs, 2 if none
differs and one is open. Methods that only one version has do not count. The JDK needs javac.`,
		define: func(fs *pflag.FlagSet) func(context.Context, *command, []string) error {
			o := diffOptions{timeout: 10 * time.Second, total: 5 * time.Minute, memoryMB: 4096}
			fs.StringVar(&o.classPath, "classpath", "", "the class `PATH` of what both versions need; also -cp")
			fs.Var((*seconds)(&o.timeout), "timeout", "`TIME` for each method")
			fs.Var((*seconds)(&o.total), "total-time", "`TIME` for all methods")
			fs.Var((*megabytes)(&o.memoryMB), "memory", "`SIZE` for jayverify and its solvers")
			fs.StringVar(&o.format, "format", "text", "text, or json for one object with all methods; a `NAME`")
			fs.BoolVarP(&o.all, "verbose", "v", false, "also list the methods that are the same, and new ones")
			fs.StringVar(&o.jdk, "jdk", "", "the `DIR` of the JDK whose platform classes are used")
			fs.StringVar(&o.z3, "z3", "", "the `FILE` of the solver z3")
			return func(ctx context.Context, c *command, args []string) error { return c.diff(ctx, o, args) }
		},
	}
}

// diff compares the versions and reports.
func (c *command) diff(ctx context.Context, o diffOptions, args []string) error {
	switch {
	case len(args) != 2:
		return failure.Errorf(failure.Usage, "diff needs two jars or folders, the old version and the new one; see jayverify diff --help")
	case o.format != "text" && o.format != "json":
		return failure.Errorf(failure.Usage, "--format=%s: want text or json", o.format)
	case !models.Available():
		return failure.Errorf(failure.NoSolver, "this jayverify was built without the models of the JDK's classes; build it with make (in a checkout), or get a release")
	}
	start := time.Now()
	var read [2]*versions.Version
	for i, place := range args {
		place, err := filepath.Abs(place)
		if err != nil {
			return failure.WithClass(failure.IO, err)
		}
		cp := place
		if o.classPath != "" {
			cp += string(os.PathListSeparator) + o.classPath
		}
		path, err := classfile.OpenPath(cp, classfile.PathOptions{JDK: o.jdk})
		if err != nil {
			return failure.WithClass(failure.ClassOf(err), err)
		}
		defer func() { _ = path.Close() }() // it was only read
		if read[i], err = versions.Read(path, place); err != nil {
			return failure.WithClass(failure.NoInput, err)
		}
	}
	compared, err := versions.Compare(read[0], read[1])
	if err != nil {
		return err
	}
	flags := []string{"--no-config", "--no-cache", "--jdk=" + o.jdk, "--z3=" + o.z3, "--entry=a.B.c"}
	vo, err := parseArgs(flags)
	if err != nil {
		return failure.WithClass(failure.Internal, err)
	}
	vo.config.MemoryMB = o.memoryMB
	memory := c.limitMemory(vo)
	if _, err := portfolio.FindTools(portfolio.Wanted{Paths: vo.config.Paths}); err != nil {
		c.log.Warnf("methods whose code differs stay open: %s", oneLine(err))
	}
	r := compared.NewReport()
	r.Old, r.New = args[0], args[1]
	limits := versions.Limits{Method: o.timeout, Total: max(o.total-time.Since(start), time.Second)}
	err = compared.Decide(proc.WithBudget(ctx, proc.NewBudget(int64(memory)<<20)), vo.config, o.classPath, limits, func(row versions.Row) { r.Rows = append(r.Rows, row) })
	if err != nil {
		return err
	}
	r.Elapsed = time.Since(start)
	c.code = r.ExitCode()
	if o.format == "json" {
		return failure.WithClass(failure.IO, r.JSON(c.stdout))
	}
	return failure.WithClass(failure.IO, r.Text(c.stdout, o.all))
}
