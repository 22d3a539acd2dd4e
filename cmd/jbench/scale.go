package main

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/jbench"
)

func scale(ctx context.Context, args []string, stdout io.Writer) (int, error) {
	var tool, dimensions string
	s := jbench.Scale{}
	fs := pflag.NewFlagSet("scale", pflag.ContinueOnError)
	fs.StringVar(&s.Out, "out", "", "")
	fs.StringVar(&dimensions, "dimension", "", "")
	fs.IntVar(&s.Max, "max", 256, "")
	fs.IntVar(&s.Repeat, "repeat", 3, "")
	fs.StringVar(&tool, "tool", "jayverify", "")
	fs.DurationVar(&s.Time, "timeout", 20*time.Second, "")
	fs.IntVar(&s.MemoryMB, "memory", 8192, "")
	fs.StringVar(&s.Javac, "javac", "", "")
	positional, options, err := parseTool(fs, args)
	if err != nil {
		return 0, err
	}
	switch s.Dimensions, err = parseDimensions(dimensions); {
	case err != nil:
		return 0, usageError{err}
	case len(positional) > 0:
		return 0, badUsage("unexpected %s", positional[0])
	case s.Out == "":
		return 0, badUsage("--out is needed")
	case s.Time < time.Second || s.MemoryMB < 0 || s.Max < 1 || s.Repeat < 1:
		return 0, badUsage("--timeout must be at least 1s, --max and --repeat positive, --memory not negative")
	}
	path, err := findJayverify(tool)
	if err != nil {
		return 0, err
	}
	s.Tool = jbench.Jayverify(path, options)
	points, err := s.Do(ctx, func(p jbench.Point) {
		fmt.Fprintf(stdout, "%-8s %4d  %-7s  front end %7.3f s, search %7.3f s, solving %7.3f s; %6d instructions, %6d clauses, %7d arguments\n",
			p.Dimension, p.N, p.Answer, p.Front, p.Search, p.Solving, p.Stats.Instructions, p.Stats.Clauses, p.Stats.Arguments)
	})
	if err != nil {
		return 0, err
	}
	files, err := jbench.ReportPoints(points, s.Out)
	for _, f := range files {
		fmt.Fprintln(stdout, f)
	}
	return exitOK, err
}

// parseDimensions reads names with commas between; none are all.
func parseDimensions(names string) ([]jbench.Dimension, error) {
	all := jbench.Dimensions()
	if names == "" {
		return all, nil
	}
	var ds []jbench.Dimension
	for _, name := range strings.Split(names, ",") {
		d := jbench.Dimension(name)
		if !slices.Contains(all, d) {
			return nil, fmt.Errorf("--dimension=%s: want some of %v", name, all)
		}
		ds = append(ds, d)
	}
	return ds, nil
}
