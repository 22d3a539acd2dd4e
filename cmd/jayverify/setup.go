package main

import (
	"context"
	"fmt"
	"os"
	"runtime"

	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/ui/setup"
)

// setupCommand is "jayverify setup", which installs z3 for the user.
func setupCommand() subcommand {
	return subcommand{
		name: "setup", short: "install the solver z3 for this user",
		long: `Fetches the pinned z3 from the Python package index (PyPI), checks its SHA-256, and puts
it into the user's data folder, where jayverify finds it. Python is not needed. The index,
the proxy and the certificates are those of pip's configuration (PIP_INDEX_URL, pip.conf);
a wheel in a folder of its find-links is taken first.`,
		define: func(fs *pflag.FlagSet) func(context.Context, *command, []string) error {
			var o setup.Options
			fs.StringVar(&o.Z3, "z3", "", "install this z3 `FILE` instead, without network")
			fs.StringVar(&o.Wheel, "wheel", "", "take z3 from this wheel `FILE` of the package z3-solver, without network")
			fs.BoolVar(&o.Offline, "offline", false, "do not use the network")
			fs.BoolVar(&o.Again, "force", false, "install it again if it is there")
			return func(ctx context.Context, c *command, args []string) error {
				if err := noArguments("setup", args); err != nil {
					return err
				}
				return c.setup(ctx, o)
			}
		},
	}
}

// setup installs z3 and tells where it is.
func (c *command) setup(ctx context.Context, o setup.Options) error {
	if o.Z3 != "" && o.Wheel != "" {
		return failure.Errorf(failure.Usage, "give --z3 or --wheel, not both")
	}
	o.OS, o.Arch, o.Data = runtime.GOOS, runtime.GOARCH, horn.DataFolder()
	o.Pip = setup.ReadPip(runtime.GOOS, os.Getenv)
	o.Say = func(format string, args ...any) { _, _ = fmt.Fprintf(c.stderr, "setup: "+format+"\n", args...) }
	done, err := setup.Run(ctx, o)
	if err != nil {
		return err
	}
	how := "installed as"
	if done.Before {
		how = "is already"
	}
	if _, err = fmt.Fprintf(c.stdout, "z3 %s %s %s\n", done.Version, how, done.Path); err != nil {
		return failure.WithClass(failure.IO, err)
	}
	return nil
}
