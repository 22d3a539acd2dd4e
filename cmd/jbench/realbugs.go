package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"
	"time"

	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/jbench"
)

// realBugs verifies methods of releases of libraries with a bug, and of releases without.
func realBugs(ctx context.Context, args []string, stdout io.Writer) (int, error) {
	var tool, only string
	var reproduce bool
	var least int
	b := &jbench.RealBugs{}
	fs := pflag.NewFlagSet("realbugs", pflag.ContinueOnError)
	fs.StringVar(&tool, "tool", "jayverify", "")
	fs.StringVar(&only, "only", "*", "")
	fs.StringVar(&b.Repository, "repository", "", "")
	fs.StringVar(&b.Maven, "maven", "mvn", "")
	fs.StringVar(&b.Java, "java", "", "")
	fs.BoolVar(&reproduce, "reproduce", false, "")
	fs.IntVar(&least, "least", 0, "")
	fs.DurationVar(&b.Time, "timeout", time.Minute, "")
	lists, err := checkerArgs(fs, &b.Checker, &tool, args)
	if err != nil {
		return 0, err
	}
	if _, bad := path.Match(only, ""); len(lists) != 1 || bad != nil {
		return 0, badUsage("expected one list of bugs, and --only=PATTERN")
	}
	if b.Repository == "" {
		home, err := os.UserHomeDir()
		if err != nil {
			return 0, err
		}
		b.Repository = filepath.Join(home, ".m2", "repository")
	}
	bugs, err := jbench.ReadRealBugs(lists[0])
	if err != nil {
		return 0, err
	}
	var rows []*jbench.RealBugRow
	good := 0
	for _, bug := range bugs {
		if ok, _ := path.Match(only, bug.Name); !ok {
			continue
		}
		r, err := b.One(ctx, bug, !reproduce)
		if err != nil {
			return 0, fmt.Errorf("%s: %w", bug.Name, err)
		}
		fmt.Fprintf(stdout, "%-24s %s", bug.Name, r.JVM)
		if r.Found != nil {
			fmt.Fprintf(stdout, "; found: %s", r.Found)
		}
		if r.Still != nil {
			fmt.Fprintf(stdout, "; still: %s", r.Still)
		}
		fmt.Fprintln(stdout)
		if rows = append(rows, r); r.Good() || reproduce && r.Reproduced {
			good++
		}
	}
	if !reproduce {
		fmt.Fprint(stdout, "\n", jbench.RealBugsTable(rows))
	}
	if good < least {
		return exitWrong, nil
	}
	return exitOK, nil
}
