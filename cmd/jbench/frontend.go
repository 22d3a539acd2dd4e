package main

import (
	"context"
	"fmt"
	"io"
	"sync"

	"github.com/schollz/progressbar/v3"
	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/jbench"
)

func frontend(ctx context.Context, args []string, stdout, stderr io.Writer) (int, error) {
	var out string
	f := jbench.Frontend{}
	fs := pflag.NewFlagSet("frontend", pflag.ContinueOnError)
	fs.StringVar(&out, "out", "", "")
	fs.BoolVar(&f.Javap, "javap", false, "")
	fs.StringVar(&f.Module, "module", "", "")
	fs.StringVar(&f.JDK, "jdk", "", "")
	fs.IntVar(&f.Batch, "batch", 150, "")
	fs.IntVarP(&f.Jobs, "jobs", "j", 0, "")
	if err := parse(fs, args); err != nil {
		return 0, err
	}
	switch {
	case fs.NArg() == 0:
		return 0, badUsage("expected jars, folders of classes, or homes of JDKs")
	case f.Batch < 1 || f.Jobs < 0:
		return 0, badUsage("--batch must be positive, --jobs not negative")
	}
	if isTerminal(stderr) {
		f.Progress = progress(stderr)
	}
	var rows []*jbench.FrontRow
	code := exitOK
	for _, target := range fs.Args() {
		row, err := f.Do(ctx, target)
		if err != nil {
			return 0, err
		}
		rows = append(rows, row)
		fmt.Fprintln(stdout, row.Summary())
		for _, x := range row.Failures {
			fmt.Fprintf(stdout, "  %s %s: %s\n", x.Pass, x.Name, x.Reason)
			code = exitWrong
		}
	}
	if out != "" {
		files, err := jbench.ReportFrontend(rows, out)
		for _, file := range files {
			fmt.Fprintln(stdout, file)
		}
		if err != nil {
			return 0, err
		}
	}
	return code, nil
}

// progress shows a bar for each pass over each target.
func progress(stderr io.Writer) func(target, pass string, done, total int) {
	var mu sync.Mutex
	var bar *progressbar.ProgressBar
	var at string
	return func(target, pass string, done, total int) {
		mu.Lock()
		defer mu.Unlock()
		if now := target + ", " + pass; now != at {
			at = now
			bar = progressbar.NewOptions(total, progressbar.OptionSetWriter(stderr), progressbar.OptionSetDescription(now),
				progressbar.OptionShowCount(), progressbar.OptionClearOnFinish())
		}
		_ = bar.Set(done)
	}
}
