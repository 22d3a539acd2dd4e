package main

import (
	"context"
	"fmt"
	"io"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/collector"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/models"
)

// execute runs main of a class in the interpreter and prints what it prints. The
// exit code is 0 where the run gets to its end, 1 where an exception ends it,
// and 2 where it gets to something that has no meaning here.
func (c *command) execute(ctx context.Context, o *options) error {
	// A run begins with the lowering of thousands of methods, and keeps nearly all of the data.
	defer collector.Grow(collector.Grow(400))
	classPath := o.config.ClassPath
	if classPath == "" {
		classPath = "."
	}
	path, err := classfile.OpenPath(classPath, classfile.PathOptions{JDK: o.config.JDK})
	if err != nil {
		return failure.WithClass(failure.NoInput, err)
	}
	defer path.Close()
	out, err := runs.Execute(ctx, models.Overlay(path), o.execute[0], o.execute[1:], func() []reach.Resource { return runs.Resources(path) }, func(text string) { c.log.Debug(text) })
	switch {
	case ctx.Err() != nil:
		return failure.WithClass(failure.Interrupted, ctx.Err())
	case err != nil:
		return failure.WithClass(failure.NoInput, err)
	}
	if _, err := io.WriteString(c.stdout, out.Output); err != nil {
		return failure.WithClass(failure.IO, err)
	}
	c.log.Debugf("%d steps", out.Steps)
	if out.Result == ivl.Finished || out.Result == ivl.Stopped {
		return nil
	}
	c.code = 2
	if out.Prop != nil && out.Prop.Kind != ivl.Unsupported {
		c.code = 1
	}
	fmt.Fprintf(c.stderr, "%s\n", runs.OutcomeText(out))
	if out.Prop != nil && out.Prop.Detail != "" {
		fmt.Fprintf(c.stderr, "  %s\n", out.Prop.Detail)
	}
	for _, f := range out.Stack {
		fmt.Fprintf(c.stderr, "  at %s:%d\n", f.Proc, f.Pos.Line)
	}
	return nil
}
