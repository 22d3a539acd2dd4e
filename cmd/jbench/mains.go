package main

import (
	"context"
	"fmt"
	"io"
	"slices"
	"time"

	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/jbench"
)

func mains(ctx context.Context, args []string, stdout io.Writer) (int, error) {
	var tool string
	m := jbench.Mains{}
	fs := pflag.NewFlagSet("mains", pflag.ContinueOnError)
	fs.StringVar(&m.Out, "out", "", "")
	fs.StringVar(&tool, "tool", "jayverify", "")
	fs.DurationVar(&m.Time, "timeout", 30*time.Second, "")
	fs.IntVar(&m.MemoryMB, "memory", 4096, "")
	jars, options, err := parseTool(fs, args)
	if err != nil {
		return 0, err
	}
	m.Options = options
	switch {
	case len(jars) == 0:
		return 0, badUsage("expected jars or folders of classes")
	case m.Time < time.Second || m.MemoryMB < 1:
		return 0, badUsage("--timeout must be at least 1s, --memory positive")
	}
	if m.Jayverify, err = findJayverify(tool); err != nil {
		return 0, err
	}
	rows, err := m.Do(ctx, jars, func(r jbench.MainRow) { fmt.Fprintln(stdout, r) })
	if err != nil {
		return 0, err
	}
	fmt.Fprint(stdout, "\n", jbench.MainsSummary(rows))
	if slices.ContainsFunc(rows, jbench.MainRow.Bad) {
		return exitWrong, nil
	}
	return exitOK, nil
}
