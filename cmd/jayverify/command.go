package main

import (
	"errors"
	"io"
	"strings"

	"github.com/sirupsen/logrus"

	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/base/failure"
)

// tellBug reports a bug of ours, with its stack, and returns the exit code.
func (c *command) tellBug(b *bug.Bug) int {
	c.log.WithField("version", versionText()).Errorf("%s; please report it with the lines below", oneLine(b))
	_, _ = c.stderr.Write(b.Stack)
	return int(failure.Internal)
}

// command is one invocation.
type command struct {
	stdout, stderr io.Writer
	log            *logrus.Logger
	code           int // exit code where there is no error
}

// worse returns the exit code for two verdicts: UNSAFE is worse than UNKNOWN.
func worse(a, b int) int {
	if a == 1 || b == 1 {
		return 1
	}
	return max(a, b)
}

// isClassed reports whether err says itself which exit code it is for.
func isClassed(err error) bool {
	var e *failure.Error
	return errors.As(err, &e)
}

// oneLine is the text of err without line breaks.
func oneLine(err error) string {
	return strings.Join(strings.FieldsFunc(err.Error(), func(r rune) bool { return r == '\n' || r == '\r' }), " ")
}
