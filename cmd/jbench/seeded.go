package main

import (
	"context"
	"fmt"
	"io"
	"time"

	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/jbench"
)

// seeded verifies projects with seeded bugs, with and without these.
func seeded(ctx context.Context, args []string, stdout io.Writer) (int, error) {
	var tool, javac string
	var least, most int
	c := &jbench.Checker{}
	fs := pflag.NewFlagSet("seeded", pflag.ContinueOnError)
	fs.StringVar(&tool, "tool", "jayverify", "")
	fs.StringVar(&javac, "javac", "", "")
	fs.DurationVar(&c.Time, "timeout", 10*time.Second, "")
	fs.IntVar(&least, "least", 0, "")
	fs.IntVar(&most, "most", -1, "")
	projects, err := checkerArgs(fs, c, &tool, args)
	if err != nil {
		return 0, err
	}
	if len(projects) == 0 {
		return 0, badUsage("expected folders of projects with seeds.json")
	}
	found, all, other, ofFixed := 0, 0, 0, 0
	for _, p := range projects {
		s, err := c.Seed(ctx, p, javac)
		if err != nil {
			return 0, err
		}
		fmt.Fprint(stdout, s)
		found, all, other, ofFixed = found+s.Count(), all+len(s.Seeds), other+len(s.Other), ofFixed+len(s.OfFixed)
	}
	fmt.Fprintf(stdout, "%d of %d seeds found, %d other reports, %d reports of fixed projects\n", found, all, other, ofFixed)
	if found < least || most >= 0 && other+ofFixed > most {
		return exitWrong, nil
	}
	return exitOK, nil
}

// checkerArgs parses the flags of a command that runs `jayverify check`, and returns what is
// no flag. What stands behind "--" are options of jayverify.
func checkerArgs(fs *pflag.FlagSet, c *jbench.Checker, tool *string, args []string) ([]string, error) {
	positional, options, err := parseTool(fs, args)
	if err != nil {
		return nil, err
	}
	c.Options = options
	if c.Time < time.Second {
		return nil, badUsage("--timeout must be at least 1s")
	}
	c.Jayverify, err = findJayverify(*tool)
	return positional, err
}
