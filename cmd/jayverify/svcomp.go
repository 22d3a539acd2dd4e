package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/horn/proc"
	"github.com/jayverify/jayverify/internal/atomicfile"
	"github.com/jayverify/jayverify/internal/failure"
	"github.com/jayverify/jayverify/internal/report"
	"github.com/jayverify/jayverify/internal/result"
	"github.com/jayverify/jayverify/internal/svcomp"
)

// svcompOptions are the flags of "jayverify svcomp".
type svcompOptions struct {
	property, witness, jdk string
	timeout, cpuTime       time.Duration
	memoryMB               int
}

// svcompCommand is "jayverify svcomp", which takes tasks as the competition gives them.
func svcompCommand() subcommand {
	return subcommand{
		name: "svcomp", short: "verify a task of SV-COMP: folders with Java sources", usage: "FOLDER…",
		long: `Compiles the Java sources in the folders, verifies Main.main for the property, and prints
RESULT: TRUE, RESULT: FALSE or RESULT: UNKNOWN(reason). The property is that no assert
fails, or that of a property file. Settings and the cache are not used. The exit code is 0
for TRUE, 1 for FALSE, 2 for UNKNOWN, and 64 if the command line is wrong.`,
		define: func(fs *pflag.FlagSet) func(context.Context, *command, []string) error {
			o := svcompOptions{timeout: 870 * time.Second, memoryMB: 4096}
			fs.StringVar(&o.property, "property", "", "a property `FILE`: G assert, or G ! uncaught(java.lang.RuntimeException)")
			fs.StringVar(&o.witness, "witness", "", "write a witness in GraphML into this `FILE`")
			fs.Var((*seconds)(&o.timeout), "timeout", "end before this `TIME`")
			fs.Var((*seconds)(&o.cpuTime), "cpu-time", "end before all processes together have used this processor `TIME` (Linux)")
			fs.Var((*megabytes)(&o.memoryMB), "memory", "`SIZE` for jayverify and its solvers")
			fs.StringVar(&o.jdk, "jdk", "", "the `DIR` of the JDK that compiles the task")
			return func(ctx context.Context, c *command, args []string) error {
				if len(args) == 0 {
					return failure.Errorf(failure.Usage, "svcomp needs folders with Java sources; see jayverify svcomp --help")
				}
				return c.svcomp(ctx, o, args)
			}
		},
	}
}

// svcomp verifies one task. What keeps it from a verdict is an UNKNOWN, too, except for a
// wrong command line and an interrupt.
func (c *command) svcomp(ctx context.Context, o svcompOptions, folders []string) error {
	property := svcomp.Assert
	if o.property != "" {
		var err error
		if property, err = svcomp.ReadProperty(o.property); err != nil {
			return err
		}
	}
	v, err := c.svcompTask(ctx, o, property, folders)
	switch {
	case ctx.Err() != nil:
		return failure.WithClass(failure.Interrupted, ctx.Err())
	case err != nil && failure.ClassOf(err) == failure.Usage:
		return err
	case err != nil:
		c.log.Error(oneLine(err))
		v = svcomp.Verdict{Reason: failure.ClassOf(err).String()}
	}
	c.code = map[result.Verdict]int{result.Safe: 0, result.Unsafe: 1, result.Unknown: 2}[v.Value]
	_, err = fmt.Fprintf(c.stdout, "RESULT: %s\n", v)
	return failure.WithClass(failure.IO, err)
}

// svcompTask compiles a task and verifies it for a property.
func (c *command) svcompTask(ctx context.Context, o svcompOptions, property svcomp.Property, folders []string) (svcomp.Verdict, error) {
	start := time.Now()
	limited, cancel := context.WithCancel(ctx)
	defer cancel()
	spent := make(chan struct{})
	go func() {
		defer close(spent)
		if proc.AwaitCPU(limited, o.cpuTime) {
			cancel()
		}
	}()
	out, err := os.MkdirTemp("", "jayverify-svcomp-")
	if err != nil {
		return svcomp.Verdict{}, failure.WithClass(failure.IO, err)
	}
	defer func() { _ = os.RemoveAll(out) }() // only temporary files
	jdk, err := classfile.FindJDK(o.jdk)
	if err != nil {
		return svcomp.Verdict{}, err
	}
	task, err := svcomp.Compile(limited, jdk.Home, folders, out)
	if err != nil {
		return outOfTime(ctx, limited, err)
	}
	vo, err := parseArgs([]string{
		"--no-config", "--no-cache", "--classpath=" + task.Classes, "--jdk=" + jdk.Home, "--checks=" + strings.Join(property.Checks(), ","),
		"--source-path=" + strings.Join(folders, string(os.PathListSeparator)), "--jvm=never", task.Main,
	})
	if err != nil {
		return svcomp.Verdict{}, failure.WithClass(failure.Internal, err)
	}
	vo.config.MemoryMB = o.memoryMB
	vo.config.Timeout = max(o.timeout-time.Since(start)-2*time.Second, time.Second)
	c.limitMemory(vo)
	res, err := c.run(limited, vo)
	if res == nil {
		return outOfTime(ctx, limited, err)
	}
	return c.svcompVerdict(res, o, vo, property)
}

// outOfTime is the answer where an error is there because of a limit of time, or else the
// error.
func outOfTime(ctx, limited context.Context, err error) (svcomp.Verdict, error) {
	if limited.Err() != nil && ctx.Err() == nil {
		return svcomp.Verdict{Reason: "the processor time is used up"}, nil
	}
	return svcomp.Verdict{}, err
}

// svcompVerdict judges a result, tells it, and writes the witness.
func (c *command) svcompVerdict(res *result.Result, o svcompOptions, vo *options, property svcomp.Property) (svcomp.Verdict, error) {
	j, err := newJudge(vo)
	if err != nil {
		return svcomp.Verdict{}, err
	}
	res = j.apply(res, true)
	path, err := vo.config.OpenPath(true)
	if err != nil {
		return svcomp.Verdict{}, err
	}
	defer func() { _ = path.Close() }() // it was only read
	v := svcomp.Judge(res, property, path)
	opt := report.Options{
		Sources: report.NewSources(relative(sourceRoots(vo))), Version: version(),
		Time: time.Now(), Specification: property.Text, Violated: v.Violated,
	}
	if err := report.Text(c.stdout, res, opt); err != nil {
		return svcomp.Verdict{}, failure.WithClass(failure.IO, err)
	}
	if o.witness == "" || v.Value == result.Unknown {
		return v, nil
	}
	told := *res
	told.Verdict = v.Value
	err = atomicfile.Write(o.witness, func(w io.Writer) error { return report.Witness(w, &told, opt) })
	if err != nil {
		c.log.Errorf("the witness: %s", oneLine(err)) // the verdict is still known
	}
	return v, nil
}
