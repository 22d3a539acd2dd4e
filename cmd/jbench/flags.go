package main

import (
	"errors"
	"fmt"

	"github.com/spf13/pflag"
)

// Exit codes, after sysexits(3) where it has one.
const (
	exitOK          = 0
	exitWrong       = 1 // a verdict was wrong, or there is a regression
	exitUsage       = 64
	exitError       = 74
	exitInterrupted = 130
)

// usageError is a command line that makes no sense.
type usageError struct{ error }

// parse parses flags that may stand anywhere before "--".
func parse(fs *pflag.FlagSet, args []string) error {
	fs.Usage = func() {}
	fs.SortFlags = false
	err := fs.Parse(args)
	if err != nil && !errors.Is(err, pflag.ErrHelp) {
		return usageError{err}
	}
	return err
}

// parseTool parses like parse. It returns the arguments of the command, and the options of
// jayverify, which stand behind "--".
func parseTool(fs *pflag.FlagSet, args []string) (positional, options []string, err error) {
	if err := parse(fs, args); err != nil {
		return nil, nil, err
	}
	if n := fs.ArgsLenAtDash(); n >= 0 {
		return fs.Args()[:n], fs.Args()[n:], nil
	}
	return fs.Args(), nil, nil
}

// badUsage makes a usageError; format and args are those of fmt.Errorf.
func badUsage(format string, args ...any) error { return usageError{fmt.Errorf(format, args...)} }
