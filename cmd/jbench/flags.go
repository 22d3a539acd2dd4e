package main

import (
	"errors"

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
