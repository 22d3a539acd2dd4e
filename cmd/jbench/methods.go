package main

import (
	"context"
	"fmt"
	"io"
	"time"

	"github.com/schollz/progressbar/v3"
	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/jbench"
)

func methods(ctx context.Context, args []string, stdout, stderr io.Writer) (int, error) {
	var tool string
	m := jbench.Methods{}
	fs := pflag.NewFlagSet("methods", pflag.ContinueOnError)
	fs.StringVar(&m.Out, "out", "", "")
	fs.IntVar(&m.Max, "max", 100, "")
	fs.Uint64Var(&m.Seed, "seed", 1, "")
	fs.StringVar(&tool, "tool", "jayverify", "")
	fs.DurationVar(&m.Time, "timeout", 10*time.Second, "")
	fs.DurationVar(&m.Calls, "calls", 500*time.Millisecond, "")
	fs.StringVar(&m.Java, "java", "", "")
	objects := fs.Int("objects", 0, "")
	with := fs.String("with", "", "")
	positional, options, err := parseTool(fs, args)
	if err != nil {
		return 0, err
	}
	switch {
	case len(positional) != 1:
		return 0, badUsage("expected one jar or folder of classes")
	case *objects < 0:
		return 0, badUsage("--objects must not be negative")
	case m.Out == "" && *objects == 0:
		return 0, badUsage("--out is needed")
	case m.Time < time.Second || m.Max < 1 || m.Calls < 0:
		return 0, badUsage("--timeout must be at least 1s, --max positive, --calls not negative")
	}
	m.Jar = positional[0]
	path, err := findJayverify(tool)
	if err != nil {
		return 0, err
	}
	if *objects > 0 {
		return calledObjects(ctx, stdout, jbench.Objects{
			Checker: &jbench.Checker{Jayverify: path, Options: options, Time: m.Time}, Path: m.Jar, With: *with, Calls: *objects, Seed: m.Seed, Java: m.Java,
		})
	}
	m.Tool = jbench.Jayverify(path, append([]string{"--no-cache"}, options...))
	done := func(jbench.MethodRow) {}
	if isTerminal(stderr) {
		bar := progressbar.NewOptions(m.Max, progressbar.OptionSetWriter(stderr), progressbar.OptionShowCount(), progressbar.OptionClearOnFinish())
		done = func(r jbench.MethodRow) {
			bar.Describe(r.Method)
			_ = bar.Add(1)
		}
	}
	s, err := m.Do(ctx, done)
	if err != nil {
		return 0, err
	}
	for _, r := range s.Wrong {
		fmt.Fprintf(stdout, "WRONG  %s is called safe, but throws %s for %s\n", r.Method, r.Throws, r.Call)
	}
	fmt.Fprintln(stdout, s)
	if len(s.Wrong) > 0 {
		return exitWrong, nil
	}
	return exitOK, nil
}

// calledObjects verifies a project, and calls the methods that are proved with objects.
func calledObjects(ctx context.Context, stdout io.Writer, o jbench.Objects) (int, error) {
	s, err := o.Do(ctx)
	if err != nil {
		return 0, err
	}
	for _, r := range s.Rows {
		switch {
		case r.Problem != "":
			fmt.Fprintf(stdout, "not called  %s: %s\n", r.Method, r.Problem)
		case r.Throws != "":
			fmt.Fprintf(stdout, "throws      %s: %s in %s after %s\n", r.Method, r.Throws, r.Thrower, r.Chain)
		}
	}
	for _, r := range s.Wrong {
		fmt.Fprintf(stdout, "WRONG       %s is called proved, but throws %s\n", r.Method, r.Throws)
	}
	fmt.Fprintln(stdout, s)
	if len(s.Wrong) > 0 {
		return exitWrong, nil
	}
	return exitOK, nil
}
