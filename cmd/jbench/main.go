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
	"syscall"

	"github.com/spf13/pflag"
)

//go:embed help.txt
var help string

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	code := run(ctx, os.Args[1:], os.Stdout, os.Stderr)
	stop()
	os.Exit(code)
}

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
		return 0, badUsage("expected run, report, compare, scale, frontend, methods, branches, mains, seeded, realbugs, fleet or work")
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
	case "seeded":
		return seeded(ctx, args[1:], stdout)
	case "fleet":
		return fleetLoad(ctx, args[1:], stdout)
	case "realbugs":
		return realBugs(ctx, args[1:], stdout)
	case "work":
		return work(ctx, args[1:], stderr)
	case "help", "-h", "--help":
		return 0, pflag.ErrHelp
	}
	return 0, badUsage("unknown command %q, expected run, report, compare, scale, frontend, methods, branches, mains, seeded, realbugs, fleet or work", args[0])
}
