package main

import (
	"context"
	"os"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/project/coverage"
)

// coverage prints which methods of the JDK the program calls, and which of them
// have a meaning here.
func (c *command) coverage(ctx context.Context, o *options) error {
	path, err := classfile.OpenPath(strings.Join(o.coverage, string(os.PathListSeparator)), classfile.PathOptions{JDK: o.config.JDK})
	if err != nil {
		return failure.WithClass(failure.NoInput, err)
	}
	defer path.Close()
	table, err := coverage.Scan(ctx, path)
	switch {
	case ctx.Err() != nil:
		return failure.WithClass(failure.Interrupted, ctx.Err())
	case err != nil:
		return failure.WithClass(failure.NoInput, err)
	case o.json:
		err = table.JSON(c.stdout)
	default:
		err = table.Text(c.stdout)
	}
	return failure.WithClass(failure.IO, err)
}
