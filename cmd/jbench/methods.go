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
	positional, options, err := parseTool(fs, args)
	if err != nil {
		return 0, err
	}
	switch {
	case len(positional) != 1:
		return 0, badUsage("expected one jar or folder of classes")
	case m.Out == "":
		return 0, badUsage("--out is needed")
	case m.Time < time.Second || m.Max < 1 || m.Calls < 0:
		return 0, badUsage("--timeout must be at least 1s, --max positive, --calls not negative")
	}
	m.Jar = positional[0]
	path, err := findJayverify(tool)
	if err != nil {
		return 0, err
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
