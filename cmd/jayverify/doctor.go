package main

import (
	"context"

	"github.com/jayverify/jayverify/verify"
)

// doctor prints what is installed.
func (c *command) doctor(ctx context.Context, o *options) error {
	return verify.Errorf(verify.Internal, "not written yet")
}
