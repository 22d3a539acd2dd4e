package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/internal/base/failure"
)

// subcommand is a command with flags of its own, which have nothing to do with those of a
// verification. It has its own --help. Its flags carry their help text.
type subcommand struct {
	name, short string // short says in one line what it does
	usage       string // its arguments, after the name
	long        string // what --help says before the flags
	// define adds the flags, and returns what the command does after they are parsed.
	define func(fs *pflag.FlagSet) func(ctx context.Context, c *command, args []string) error
}

// subcommands are these commands in the order in which they are listed.
func subcommands() []subcommand {
	return []subcommand{setupCommand(), initCommand(), completionCommand(), manCommand(), svcompCommand(), diffCommand()}
}

// subcommandOf returns the subcommand that the command line names.
func subcommandOf(args []string) (subcommand, bool) {
	if len(args) > 0 {
		for _, s := range subcommands() {
			if s.name == args[0] {
				return s, true
			}
		}
	}
	return subcommand{}, false
}

// flags makes the flags of s, and returns with them what s does.
func (s subcommand) flags() (*pflag.FlagSet, func(context.Context, *command, []string) error) {
	fs := pflag.NewFlagSet(s.name, pflag.ContinueOnError)
	fs.Usage = func() {} // help prints what there is to print
	fs.SortFlags = false
	return fs, s.define(fs)
}

// help is what --help prints for s.
func (s subcommand) help() string {
	fs, _ := s.flags()
	text := "jayverify " + strings.TrimSpace(s.name+" "+s.usage) + "\n\n" + strings.TrimSpace(s.long) + "\n"
	if flags := fs.FlagUsages(); flags != "" {
		text += "\nFlags\n" + flags
	}
	return text
}

// subcommand parses the arguments after the name of s, and does what they say.
func (c *command) subcommand(ctx context.Context, s subcommand, args []string) error {
	fs, do := s.flags()
	err := fs.Parse(javaStyle(args))
	switch {
	case errors.Is(err, pflag.ErrHelp):
		_, err := fmt.Fprint(c.stdout, s.help())
		return failure.WithClass(failure.IO, err)
	case err != nil:
		return failure.Errorf(failure.Usage, "%w; see jayverify %s --help", err, s.name)
	}
	return do(ctx, c, fs.Args())
}

// noArguments is the error about arguments of a command that takes none.
func noArguments(name string, args []string) error {
	if len(args) == 0 {
		return nil
	}
	return failure.Errorf(failure.Usage, "%s takes no argument %q; see jayverify %s --help", name, args[0], name)
}
