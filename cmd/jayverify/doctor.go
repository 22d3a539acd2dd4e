package main

import (
	"context"
	"fmt"

	"github.com/jayverify/jayverify/internal/doctor"
	"github.com/jayverify/jayverify/internal/failure"
)

// doctor prints what is installed; the exit code says whether that is enough.
func (c *command) doctor(ctx context.Context, o *options) error {
	if _, err := fmt.Fprintf(c.stdout, "%s\n\n", versionText()); err != nil {
		return failure.WithClass(failure.IO, err)
	}
	found := doctor.Look(ctx, doctor.Options{Paths: o.config.Paths, JDK: o.config.JDK})
	if err := found.Text(c.stdout); err != nil {
		return failure.WithClass(failure.IO, err)
	}
	if !found.OK() {
		c.code = int(failure.NoSolver)
	}
	return nil
}
