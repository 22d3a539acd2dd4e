package main

import (
	"context"
	"fmt"
	"io"
	"time"

	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/internal/engines/verify"
)

// branches prints a row of a table for each method.
func branches(ctx context.Context, args []string, stdout io.Writer) (int, error) {
	var cfg verify.Config
	var span time.Duration
	fs := pflag.NewFlagSet("branches", pflag.ContinueOnError)
	fs.DurationVar(&span, "time", 30*time.Second, "")
	if err := parse(fs, args); err != nil {
		return 0, err
	}
	if fs.NArg() < 2 {
		return 0, badUsage("expected a jar and methods")
	}
	cfg.ClassPath = fs.Arg(0)
	fmt.Fprintln(stdout, "| method | branches | random search | symbolic execution | runs | paths |\n|---|--:|--:|--:|--:|--:|")
	for _, m := range fs.Args()[1:] {
		cfg.Entry = m
		b, err := verify.Branches(ctx, cfg, span)
		if ctx.Err() != nil {
			return 0, ctx.Err()
		}
		if err != nil {
			fmt.Fprintf(stdout, "| `%s` | %v |||||\n", m, err)
			continue
		}
		all := ""
		if b.Exhausted {
			all = ", all"
		}
		fmt.Fprintf(stdout, "| `%s` | %d | %d (%.1f s) | %d (%.1f s) | %d | %d%s |\n", m, b.All, b.Random, b.RandomS, b.Symbolic, b.SymbolicS, b.Runs, b.Paths, all)
	}
	return exitOK, nil
}
