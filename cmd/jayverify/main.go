// Command jayverify verifies Java bytecode. Its flags and exit codes are in
// `jayverify --help` and docs/usage.md.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"

	"github.com/sirupsen/logrus"
	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/base/collector"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/models"
)

func main() {
	collector.Relax()
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
}

// run is the command without its process: it returns the exit code.
func run(args []string, stdout, stderr io.Writer) (code int) {
	c := &command{stdout: stdout, stderr: stderr, log: newLog(stderr)}
	if b := bug.Catch(func() { code = c.invoke(args) }); b != nil {
		return c.tellBug(b)
	}
	return code
}

// invoke does what the command line says, and returns the exit code.
func (c *command) invoke(args []string) int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	// After the first interrupt a second one ends the process at once.
	context.AfterFunc(ctx, stop)

	err := c.main(ctx, args)
	if err == nil {
		return c.code
	}
	if b := (*bug.Bug)(nil); errors.As(err, &b) {
		return c.tellBug(b)
	}
	class := failure.ClassOf(err)
	if class == failure.Interrupted {
		err = errors.New("interrupted")
	}
	c.log.Error(oneLine(err))
	return int(class)
}

// main parses the command line and does what it says.
func (c *command) main(ctx context.Context, args []string) error {
	if sub, ok := subcommandOf(args); ok {
		return c.subcommand(ctx, sub, args[1:])
	}
	o, err := parseArgs(args)
	switch {
	case errors.Is(err, pflag.ErrHelp):
		_, err := io.WriteString(c.stdout, help())
		return failure.WithClass(failure.IO, err)
	case isClassed(err):
		return err
	case err != nil:
		return failure.Errorf(failure.Usage, "%w; see jayverify --help", err)
	case o.version:
		_, err := fmt.Fprintln(c.stdout, versionText())
		return failure.WithClass(failure.IO, err)
	case o.doctor:
		return c.doctor(ctx, o)
	case o.coverage != nil && models.Available():
		return c.coverage(ctx, o)
	}
	if !models.Available() {
		return failure.Errorf(failure.NoSolver, "this jayverify was built without the models of the JDK's classes, and would have to assume too much; build it with make (in a checkout), or get a release")
	}
	if o.verbose {
		c.log.SetLevel(logrus.DebugLevel)
	}
	if o.execute != nil {
		return c.execute(ctx, o)
	}
	if o.quiet {
		c.log.SetLevel(logrus.ErrorLevel)
	}
	switch {
	case o.serve != "":
		return c.serve(ctx, args, o)
	case o.fleet.command == fleetVerifier:
		return c.fleetVerifier(ctx, o, os.Stdin)
	case o.fleet.command == fleetWork:
		return c.fleetWork(ctx, o)
	case o.check.wanted:
		return c.check(ctx, o)
	}
	if o.config.Main == "" && o.config.Entry == "" && len(o.entries) == 0 {
		if len(o.config.Dump) > 0 && all(o.config.Dump, func(d string) bool { return d == "schedule" }) {
			w := newWatcher(c, o) // the schedule is the same for all programs
			w.Dump("schedule", portfolio.Text())
			return w.err
		}
		if err := c.chooseEntry(o); err != nil {
			return err
		}
	}
	c.tellNested(o.config.ClassPath)
	return c.verify(ctx, o)
}

// verify verifies each entry and reports it. If it is interrupted, it reports the
// results up to then.
func (c *command) verify(ctx context.Context, o *options) error {
	j, err := newJudge(o)
	if err != nil {
		return err
	}
	c.limitMemory(o)
	for _, e := range o.each() {
		if err := c.verifyOne(ctx, e, j); err != nil {
			return err
		}
	}
	return j.finish(c)
}

// verifyOne verifies the entry of o.
func (c *command) verifyOne(ctx context.Context, o *options, j *judge) error {
	res, err := c.run(ctx, o)
	if err != nil && (res == nil || failure.ClassOf(err) != failure.Interrupted) {
		return err
	}
	res = j.apply(res, err == nil)
	if failed := c.report(res, o); failed != nil {
		return failed
	}
	if err != nil {
		return err
	}
	c.code = worse(c.code, res.ExitCode())
	return nil
}
