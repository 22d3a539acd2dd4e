package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/jbench"
)

// fleetLoad measures the queue and the store of "jayverify fleet".
func fleetLoad(ctx context.Context, args []string, stdout io.Writer) (int, error) {
	var workers, took string
	l := jbench.FleetLoad{}
	fs := pflag.NewFlagSet("fleet", pflag.ContinueOnError)
	fs.StringVar(&l.Out, "out", "", "")
	fs.IntVar(&l.Entries, "entries", 2000, "")
	fs.IntVar(&l.Bytes, "bytes", 2000, "")
	fs.StringVar(&workers, "workers", "1,2,4,8,16,32", "")
	fs.StringVar(&took, "took", "1ms,10ms", "")
	if err := parse(fs, args); err != nil {
		return 0, err
	}
	var err error
	if l.Workers, err = listOf(workers, strconv.Atoi, func(n int) bool { return n > 0 }); err != nil {
		return 0, badUsage("--workers=%s: %w", workers, err)
	}
	times, err := listOf(took, time.ParseDuration, func(d time.Duration) bool { return d > 0 })
	switch {
	case err != nil:
		return 0, badUsage("--took=%s: %w", took, err)
	case fs.NArg() > 0:
		return 0, badUsage("unexpected %s", fs.Arg(0))
	case l.Out == "":
		return 0, badUsage("--out is needed")
	case l.Entries < 1 || l.Bytes < 0:
		return 0, badUsage("--entries must be positive, --bytes not negative")
	}
	if err := os.MkdirAll(l.Out, 0o777); err != nil {
		return 0, err
	}
	fmt.Fprintln(stdout, "| an entry takes | workers | entries per second | overhead per entry (ms) | store (bytes per entry) |\n|--:|--:|--:|--:|--:|")
	var all []jbench.FleetPoint
	for _, l.Took = range times {
		points, err := l.Do(ctx, func(p jbench.FleetPoint) {
			fmt.Fprintf(stdout, "| %s | %d | %.0f | %.2f | %d |\n", p.Took, p.Workers, p.PerSecond(), p.Overhead(), p.StoreBytes/int64(p.Entries))
		})
		if err != nil {
			return 0, err
		}
		all = append(all, points...)
	}
	files, err := jbench.PlotFleet(all, l.Out)
	for _, f := range files {
		fmt.Fprintln(stdout, f)
	}
	return exitOK, err
}

// listOf reads values with commas between.
func listOf[T any](text string, read func(string) (T, error), fits func(T) bool) ([]T, error) {
	var all []T
	for _, one := range strings.Split(text, ",") {
		v, err := read(one)
		if err != nil {
			return nil, err
		}
		if !fits(v) {
			return nil, fmt.Errorf("%s is too small", one)
		}
		all = append(all, v)
	}
	return all, nil
}
