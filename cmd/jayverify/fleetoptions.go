package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/internal/project/fleet/wire"
)

// The commands of "jayverify fleet".
const (
	fleetRun      = "run"
	fleetWork     = "work"
	fleetVerifier = "verifier" // for jayverify-fleet alone
)

// fleetOptions are those of "jayverify fleet", and of a cache that is shared.
type fleetOptions struct {
	command string // "" is another one
	servers wire.Connection
	store   string
	slots   int
	idle    time.Duration
	resume  string
	fresh   bool
	dir     string
}

// fleetFlags are the flags that only "jayverify fleet" has, and those that the shared cache
// has, too.
var (
	fleetFlags   = []string{"nats", "store", "slots", "idle", "resume", "fresh", "work-dir"}
	serversFlags = []string{"nats-creds", "nats-context", "tls-ca", "tls-cert", "tls-key"}
)

// define makes the flags but --idle.
func (f *fleetOptions) define(fs *pflag.FlagSet) {
	fs.StringVar(&f.servers.URL, "nats", "", "")
	fs.StringVar(&f.servers.Creds, "nats-creds", "", "")
	fs.StringVar(&f.servers.Context, "nats-context", "", "")
	fs.StringVar(&f.servers.CA, "tls-ca", "", "")
	fs.StringVar(&f.servers.Cert, "tls-cert", "", "")
	fs.StringVar(&f.servers.Key, "tls-key", "", "")
	fs.StringVar(&f.store, "store", "", "")
	fs.IntVar(&f.slots, "slots", 0, "")
	fs.StringVar(&f.resume, "resume", "", "")
	fs.BoolVar(&f.fresh, "fresh", false, "")
	fs.StringVar(&f.dir, "work-dir", "", "")
}

// take takes what stands behind "jayverify fleet", and returns what it leaves.
func (f *fleetOptions) take(args []string) ([]string, error) {
	if len(args) == 0 || !slices.Contains([]string{fleetRun, fleetWork, fleetVerifier}, args[0]) {
		return nil, errors.New("expected jayverify fleet run PATH… or jayverify fleet work --nats=URL")
	}
	f.command = args[0]
	if f.command != fleetRun && len(args) > 1 {
		return nil, fmt.Errorf("fleet %s takes no argument %q", args[0], args[1])
	}
	return args[1:], nil
}

// remote reports whether the servers are elsewhere.
func (f *fleetOptions) remote() bool { return f.servers.URL != "" || f.servers.Context != "" }

// validate finds what makes no sense; given reports whether a flag was given.
func (f *fleetOptions) validate(given func(string) bool, sharedCache bool) error {
	for _, name := range fleetFlags {
		if given(name) && f.command == "" {
			return fmt.Errorf("--%s is for jayverify fleet", name)
		}
	}
	for _, name := range serversFlags {
		if given(name) && f.command == "" && !sharedCache {
			return fmt.Errorf("--%s is for jayverify fleet, and for --cache=nats://HOST", name)
		}
	}
	remote := f.remote()
	switch {
	case f.slots < 0:
		return fmt.Errorf("--slots=%d: expected a number of verifications at a time", f.slots)
	case (f.servers.Cert == "") != (f.servers.Key == ""):
		return errors.New("--tls-cert and --tls-key go together")
	case f.command == fleetWork && !remote:
		return errors.New("fleet work needs the servers of NATS: --nats=nats://HOST:4222")
	case f.command == fleetRun && remote && f.store != "":
		return errors.New("--store is for a run without --nats: with it, the servers keep the store")
	case f.command == fleetWork && (f.resume != "" || f.fresh || f.store != ""):
		return errors.New("--resume, --fresh and --store are for jayverify fleet run")
	case f.command == fleetRun && f.idle != 0:
		return errors.New("--idle is for jayverify fleet work")
	}
	return nil
}

// viaWorker is the value of --cache for a verifier whose worker has the cache.
const viaWorker = "worker:"

// isShared reports whether a cache is not a folder, but servers of NATS.
func isShared(dir string) bool {
	scheme, _, ok := strings.Cut(dir, "://")
	return ok && (scheme == "nats" || scheme == "tls" || scheme == "ws" || scheme == "wss")
}
