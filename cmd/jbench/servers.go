package main

import (
	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/internal/project/fleet/wire"
)

// serverFlags are those of the servers of NATS.
func serverFlags(fs *pflag.FlagSet, c *wire.Connection) {
	fs.StringVar(&c.URL, "nats", "", "")
	fs.StringVar(&c.Creds, "nats-creds", "", "")
	fs.StringVar(&c.CA, "tls-ca", "", "")
}
