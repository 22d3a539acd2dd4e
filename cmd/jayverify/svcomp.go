package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/horn/proc"
	"github.com/jayverify/jayverify/internal/base/atomicfile"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/jdkfacts"
	"github.com/jayverify/jayverify/internal/project/svcomp"
	"github.com/jayverify/jayverify/internal/ui/report"
)

// svcompOptions are the flags of "jayverify svcomp".
type svcompOptions struct {
	properties, witnesses []string
	jdk                   string
	timeout, cpuTime      time.Duration
	memoryMB              int
}

// witnessSpan is the time for invariants in terms of the program, once the verdict is known.
const witnessSpan = 10 * time.Second

// svcompCommand is "jayverify svcomp", which takes tasks as the competition gives them.
func svcompCommand() subcommand {
	return subcommand{
		name: "svcomp", short: "verify a task of SV-COMP: folders with Java sources", usage: "FOLDER…",
		long: `Compiles the Java sources in the folders, verifies Main.main for the property, and prints
RESULT: TRUE, RESULT: FALSE or RESULT: UNKNOWN(reason). The property is that no assert
fails, or that of a property file. Of several properties, each has its own line, and the
result is FALSE if one is. Settings and the cache are not used. The exit code is 0
for TRUE, 1 for FALSE, 2 for UNKNOWN, and 64 if the command line is wrong.`,
		define: func(fs *pflag.FlagSet) func(context.Context, *command, []string) error {
			o := svcompOptions{timeout: 870 * time.Second, memoryMB: 4096}
			fs.StringArrayVar(&o.properties, "property", nil, "a property `FILE`: G assert, or G ! uncaught(java.lang.RuntimeException); may be given several times")
			fs.StringArrayVar(&o.witnesses, "witness", nil, "write a witness into this `FILE`: in YAML if its name ends in .yml, else in GraphML; may be given several times")
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
	properties := []svcomp.Property{svcomp.Assert}
	if len(o.properties) > 0 {
		var err error
		if properties, err = svcomp.ReadProperties(o.properties...); err != nil {
			return err
		}
	}
	v, err := c.svcompTask(ctx, o, properties, folders)
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

// svcompTask compiles a task and verifies it for all properties at once.
func (c *command) svcompTask(ctx context.Context, o svcompOptions, properties []svcomp.Property, folders []string) (svcomp.Verdict, error) {
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
	task, err := svcomp.Compile(limited, jdk, folders, out, jdkfacts.Folder())
	if err != nil {
		return outOfTime(ctx, limited, err)
	}
	vo, err := parseArgs([]string{
		"--no-config", "--no-cache", "--classpath=" + task.Classes, "--jdk=" + jdk.Home, "--checks=" + strings.Join(svcomp.Checks(properties), ","),
		"--source-path=" + strings.Join(folders, string(os.PathListSeparator)), "--pedantic", task.Main,
	})
	if err != nil {
		return svcomp.Verdict{}, failure.WithClass(failure.Internal, err)
	}
	vo.config.MemoryMB = o.memoryMB
	vo.config.Explain = slices.ContainsFunc(o.witnesses, isYAML) // loop invariants are only in those
	vo.config.ExplainSpan = witnessSpan
	vo.config.Timeout = max(o.timeout-time.Since(start)-2*time.Second, time.Second)
	c.limitMemory(vo)
	res, err := c.run(limited, vo)
	if res == nil {
		return outOfTime(ctx, limited, err)
	}
	return c.svcompVerdict(res, o, vo, properties)
}

// outOfTime is the answer where an error is there because of a limit of time, or else the
// error.
func outOfTime(ctx, limited context.Context, err error) (svcomp.Verdict, error) {
	if limited.Err() != nil && ctx.Err() == nil {
		return svcomp.Verdict{Reason: "the processor time is used up"}, nil
	}
	return svcomp.Verdict{}, err
}

// svcompVerdict judges a result, tells it, and writes the witnesses.
func (c *command) svcompVerdict(res *result.Result, o svcompOptions, vo *options, properties []svcomp.Property) (svcomp.Verdict, error) {
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
	var verdicts []svcomp.Verdict
	var formulas, lines []string
	for _, p := range properties {
		v := svcomp.Judge(res, p, path)
		verdicts = append(verdicts, v)
		formulas = append(formulas, p.Text)
		lines = append(lines, fmt.Sprintf("%s: %s\n", p.Text, v))
	}
	all := svcomp.All(verdicts)
	opt := report.Options{
		Sources: report.NewSources(relative(sourceRoots(vo))), Version: version(),
		Time: time.Now(), Specification: strings.Join(formulas, "\n"), Violated: all.Violated,
	}
	if i := slices.IndexFunc(verdicts, func(v svcomp.Verdict) bool { return v.Violated != nil && v.Violated == all.Violated }); i >= 0 {
		opt.Specification = formulas[i]
	}
	if err := report.Text(c.stdout, res, opt); err != nil {
		return svcomp.Verdict{}, failure.WithClass(failure.IO, err)
	}
	if len(lines) > 1 {
		if _, err := io.WriteString(c.stdout, strings.Join(lines, "")); err != nil {
			return svcomp.Verdict{}, failure.WithClass(failure.IO, err)
		}
	}
	if all.Value != result.Unknown {
		told := *res
		told.Verdict = all.Value
		c.writeWitnesses(o.witnesses, &told, opt)
	}
	return all, nil
}

// writeWitnesses writes a witness into each file, in the format that its name asks for.
// The verdict is known even if that fails.
func (c *command) writeWitnesses(files []string, res *result.Result, opt report.Options) {
	for _, file := range files {
		write := report.Witness
		if isYAML(file) {
			write = report.WitnessYAML
		}
		if err := atomicfile.Write(file, func(w io.Writer) error { return write(w, res, opt) }); err != nil {
			c.log.Errorf("the witness: %s", oneLine(err))
		}
	}
}

// isYAML reports whether the name of a witness asks for YAML.
func isYAML(file string) bool { return slices.Contains([]string{".yml", ".yaml"}, filepath.Ext(file)) }
