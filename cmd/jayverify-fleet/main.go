// Command jayverify-fleet is the part of jayverify that is linked with NATS; see package
// helper.
package main

import (
	"os"

	"github.com/jayverify/jayverify/internal/project/fleet/helper"
)

func main() { os.Exit(helper.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }
