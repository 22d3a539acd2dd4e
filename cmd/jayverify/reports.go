package main

import (
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/internal/base/atomicfile"
	"github.com/jayverify/jayverify/internal/base/collector"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/ui/report"
)

// target is a report that was asked for.
type target struct {
	format string
	file   string // "" is the standard output
}

// entryMark stands for the entry in the name of a report's file.
const entryMark = "{entry}"

// parseReports understands --report and --json. One report at most goes to the
// standard output; without one the text does.
func parseReports(list []string, json bool) ([]target, error) {
	var targets []target
	for _, item := range list {
		format, file, _ := strings.Cut(strings.TrimSpace(item), ":")
		if err := oneOf("report", format, report.FormatNames()...); err != nil {
			return nil, err
		}
		if file == "-" {
			file = ""
		}
		targets = append(targets, target{format, file})
	}
	if json && !slices.Contains(targets, target{format: "json"}) {
		targets = append(targets, target{format: "json"})
	}
	for i, t := range targets {
		for _, u := range targets[:i] {
			switch {
			case t.file != u.file:
			case t.file == "":
				return nil, fmt.Errorf("%s and %s reports would mix on the standard output; give one of them a file: --report=%s:FILE", u.format, t.format, t.format)
			default:
				return nil, fmt.Errorf("two reports cannot be in one file: %s", t.file)
			}
		}
	}
	if !slices.ContainsFunc(targets, func(t target) bool { return t.file == "" }) {
		targets = append([]target{{format: "text"}}, targets...)
	}
	return targets, nil
}

// report writes all reports that were asked for. The report on the standard output
// comes first. If one report cannot be written, the others still are.
func (c *command) report(res *result.Result, o *options) error {
	defer relaxCollector()()
	opt := report.Options{
		Quiet:   o.quiet,
		Verbose: o.verbose,
		Latent:  o.check.latent,
		Sources: report.NewSources(relative(sourceRoots(o))),
		Version: version(),
	}
	targets := slices.Clone(o.targets)
	slices.SortStableFunc(targets, func(a, b target) int { return strings.Compare(a.file, b.file) }) // "" comes first
	var errs []error
	for _, t := range targets {
		var err error
		if t.file == "" {
			opt := opt
			opt.Color = useColor(o.color, c.stdout)
			err = report.Write(c.stdout, t.format, res, opt)
		} else {
			err = atomicfile.Write(reportFile(t.file, res.Entry), func(w io.Writer) error { return report.Write(w, t.format, res, opt) })
		}
		if err != nil {
			errs = append(errs, fmt.Errorf("%s report: %w", t.format, err))
		}
	}
	return failure.WithClass(failure.IO, errors.Join(errs...))
}

// relaxCollector lets the heap grow by a quarter until the returned function is called.
// After a long verification the heap is as large as it may be. The collector would
// then take most of the time in which the reports are to be written.
func relaxCollector() (restore func()) {
	limit := debug.SetMemoryLimit(-1)
	if limit < math.MaxInt64/2 {
		debug.SetMemoryLimit(limit + limit/4)
	}
	percent := collector.Grow(400)
	return func() {
		collector.Grow(percent)
		debug.SetMemoryLimit(limit)
	}
}

// reportFile puts the entry into a file name.
func reportFile(file, entry string) string {
	name, _, _ := strings.Cut(dots(entry), "(")
	return strings.ReplaceAll(file, entryMark, dumpName(name))
}

// relative makes folders below the current one relative to it: that is how
// people, and tools that run elsewhere, find the files of a checkout.
func relative(dirs []string) []string {
	here, err := os.Getwd()
	if err != nil {
		return dirs
	}
	out := slices.Clone(dirs)
	for i, d := range out {
		if rel, err := filepath.Rel(here, d); err == nil && filepath.IsAbs(d) && filepath.IsLocal(rel) {
			out[i] = rel
		}
	}
	return out
}
