package main

import (
	"context"
	"fmt"
	"io"
	"path/filepath"

	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/jbench"
)

// work runs jayverify for a "jbench run --nats" elsewhere.
func work(ctx context.Context, args []string, stderr io.Writer) (int, error) {
	var tool string
	var verbose bool
	w := jbench.Worker{}
	fs := pflag.NewFlagSet("work", pflag.ContinueOnError)
	serverFlags(fs, &w.Connection)
	fs.StringVar(&tool, "tool", "jayverify", "")
	fs.IntVar(&w.Slots, "slots", 1, "")
	fs.DurationVar(&w.Idle, "idle", 0, "")
	fs.StringVar(&w.Dir, "cache", "", "")
	fs.BoolVarP(&verbose, "verbose", "v", false, "")
	if err := parse(fs, args); err != nil {
		return 0, err
	}
	switch {
	case w.Connection.URL == "":
		return 0, badUsage("--nats is needed")
	case fs.NArg() > 0:
		return 0, badUsage("unexpected %s", fs.Arg(0))
	case w.Slots < 1 || w.Idle < 0:
		return 0, badUsage("--slots must be positive, --idle not negative")
	}
	var err error
	if w.Tool, err = findJayverify(tool); err != nil {
		return 0, err
	}
	if w.Dir == "" {
		if w.Dir, err = defaultCache(); err != nil {
			return 0, err
		}
		w.Dir = filepath.Join(w.Dir, "fleet")
	}
	w.Tell = func(text string) { fmt.Fprintf(stderr, "jbench: %s\n", text) }
	if verbose {
		w.Detail = w.Tell
	}
	return exitOK, w.Do(ctx)
}
