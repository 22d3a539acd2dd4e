// Package failure gives errors a class, which is the exit code of the command: why
// there is no verdict at all.
package failure

import (
	"context"
	"errors"
	"fmt"
	"io/fs"

	"github.com/jayverify/jayverify/classfile"
)

// Class says what kept a verification from reaching any verdict, UNKNOWN
// included. Its value is the exit code of the command, after sysexits(3).
type Class int

// The classes of errors.
const (
	Usage       Class = 64  // the command line, or a Config, makes no sense
	Data        Class = 65  // the input is there but is not what it should be: truncated class, wrong magic, not a jar, cyclic hierarchy, missing superclass
	NoInput     Class = 66  // the input is not there: missing file, missing main class, directory without classes
	NoSolver    Class = 69  // no usable solver, no JDK, or a jayverify built without its models
	Internal    Class = 70  // a bug of ours
	IO          Class = 74  // the system refused to read or write
	Interrupted Class = 130 // the caller cancelled the context (Ctrl-C)
)

var classNames = map[Class]string{
	Usage:       "usage",
	Data:        "bad input",
	NoInput:     "no input",
	NoSolver:    "no solver",
	Internal:    "internal error",
	IO:          "input/output",
	Interrupted: "interrupted",
}

// String returns a few words, e.g. "bad input".
func (c Class) String() string {
	if s, ok := classNames[c]; ok {
		return s
	}
	return fmt.Sprintf("Class(%d)", int(c))
}

// Error is an error with its class. Run returns no other error.
type Error struct {
	Class Class
	Err   error // one line, naming the file or class and what was expected
}

// Error returns the text of the wrapped error.
func (e *Error) Error() string { return e.Err.Error() }

// Unwrap returns the wrapped error.
func (e *Error) Unwrap() error { return e.Err }

// Errorf makes an Error; format and args are those of fmt.Errorf.
func Errorf(c Class, format string, args ...any) error {
	return &Error{Class: c, Err: fmt.Errorf(format, args...)}
}

// WithClass gives err the class c unless it already has one of its own. It
// returns nil for nil.
func WithClass(c Class, err error) error {
	if err == nil {
		return nil
	}
	if e := (*Error)(nil); errors.As(err, &e) {
		return err
	}
	return &Error{Class: c, Err: err}
}

// ClassOf returns the class of err: its own where it has one, else the one its
// cause implies, and Internal for unexpected errors. Err is not nil.
func ClassOf(err error) Class {
	var own *Error
	var notFound *classfile.NotFoundError
	var path *fs.PathError
	switch {
	case errors.As(err, &own):
		return own.Class
	case errors.Is(err, context.Canceled):
		return Interrupted
	case errors.As(err, &notFound):
		// A class the user has named is missing input; one that a class
		// file names leaves that class file incomplete.
		if notFound.NeededBy == "" {
			return NoInput
		}
		return Data
	case isA[*classfile.NoJDKError](err):
		return NoSolver
	case isA[*classfile.VersionError](err), isA[*classfile.FormatError](err), isA[*classfile.CodeError](err), isA[*classfile.CycleError](err):
		return Data
	case errors.As(err, &path):
		if errors.Is(err, fs.ErrNotExist) {
			return NoInput
		}
		return IO
	}
	return Internal
}

// isA reports whether err, or an error that it wraps, is of type E.
func isA[E error](err error) bool {
	var e E
	return errors.As(err, &e)
}
