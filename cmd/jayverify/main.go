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
	"runtime/debug"
	"strings"
	"syscall"

	"github.com/sirupsen/logrus"
	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/report"
	"github.com/jayverify/jayverify/verify"
)

func main() {
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
}

// run is the command without its process: it returns the exit code.
func run(args []string, stdout, stderr io.Writer) (code int) {
	c := &command{stdout: stdout, stderr: stderr, log: newLog(stderr)}
	defer func() {
		if bug := recover(); bug != nil {
			c.log.WithField("version", versionText()).Errorf("internal error: %v; please report it with the lines below", bug)
			_, _ = stderr.Write(debug.Stack())
			code = int(verify.Internal)
		}
	}()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	// After the first interrupt a second one ends the process at once.
	context.AfterFunc(ctx, stop)

	err := c.main(ctx, args)
	if err == nil {
		return c.code
	}
	class := verify.ClassOf(err)
	if class == verify.Interrupted {
		err = errors.New("interrupted")
	}
	c.log.Error(oneLine(err))
	return int(class)
}

// command is one invocation.
type command struct {
	stdout, stderr io.Writer
	log            *logrus.Logger
	code           int // exit code where there is no error
}

// main parses the command line and does what it says.
func (c *command) main(ctx context.Context, args []string) error {
	o, err := parseArgs(args)
	switch {
	case errors.Is(err, pflag.ErrHelp):
		_, err := io.WriteString(c.stdout, help)
		return verify.WithClass(verify.IO, err)
	case err != nil:
		return verify.Errorf(verify.Usage, "%w; see jayverify --help", err)
	case o.version:
		_, err := fmt.Fprintln(c.stdout, versionText())
		return verify.WithClass(verify.IO, err)
	case o.doctor:
		return c.doctor(ctx, o)
	}
	if o.verbose {
		c.log.SetLevel(logrus.DebugLevel)
	}
	if o.quiet {
		c.log.SetLevel(logrus.ErrorLevel)
	}
	if o.config.Main == "" && o.config.Entry == "" {
		if err := c.chooseEntry(o); err != nil {
			return err
		}
	}
	return c.verify(ctx, o)
}

// verify runs the verification and reports it. What is known when it is
// interrupted is reported, too.
func (c *command) verify(ctx context.Context, o *options) error {
	watch := newWatcher(c, o)
	res, err := verify.Run(ctx, o.config, watch)
	watch.close()
	if watch.err != nil {
		return watch.err
	}
	if res != nil && (err == nil || verify.ClassOf(err) == verify.Interrupted) {
		if err := c.report(res, o); err != nil {
			return verify.WithClass(verify.IO, err)
		}
	}
	if err != nil {
		return err
	}
	c.code = verify.ExitCode(res, nil)
	return nil
}

func (c *command) report(res *verify.Result, o *options) error {
	if o.json {
		return report.JSON(c.stdout, res)
	}
	return report.Text(c.stdout, res, report.Options{
		Color:   useColor(o.color, c.stdout),
		Quiet:   o.quiet,
		Verbose: o.verbose,
		Sources: report.NewSources(sourceRoots(o)),
	})
}

// oneLine is the text of err without line breaks.
func oneLine(err error) string {
	return strings.Join(strings.FieldsFunc(err.Error(), func(r rune) bool { return r == '\n' || r == '\r' }), " ")
}
