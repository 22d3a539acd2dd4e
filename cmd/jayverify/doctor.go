package main

import (
	"context"
	"fmt"
	"os"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/front/jdkfacts"
	"github.com/jayverify/jayverify/internal/ui/doctor"
)

// doctor prints what is installed; the exit code says whether that is enough.
func (c *command) doctor(ctx context.Context, o *options) error {
	if o.explained != "" {
		return c.explain(o)
	}
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

// explain prints what a call of a method of the JDK, CLASS.METHOD with dots, may do with a program, and why.
func (c *command) explain(o *options) (err error) {
	dir, err := os.MkdirTemp("", "jayverify")
	if err != nil {
		return failure.WithClass(failure.IO, err)
	}
	defer os.RemoveAll(dir)
	path, err := classfile.OpenPath(dir, classfile.PathOptions{JDK: o.config.JDK})
	if err != nil {
		return err
	}
	defer path.Close()
	at := strings.LastIndex(o.explained, ".")
	class, err := path.Class(strings.ReplaceAll(o.explained[:at], ".", "/"))
	if err != nil {
		return err
	}
	facts, err := jdkfacts.New(path, jdkfacts.Folder())
	if err != nil {
		return err
	}
	found := false
	for _, m := range class.Methods {
		if m.Name != o.explained[at+1:] {
			continue
		}
		found = true
		if _, err := fmt.Fprintln(c.stdout, facts.Explain(m)); err != nil {
			return failure.WithClass(failure.IO, err)
		}
	}
	if !found {
		return failure.WithClass(failure.Usage, fmt.Errorf("%s has no method %s", o.explained[:at], o.explained[at+1:]))
	}
	return nil
}
