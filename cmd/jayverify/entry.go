package main

import "github.com/jayverify/jayverify/verify"

// chooseEntry finds the class to verify when none is named.
func (c *command) chooseEntry(o *options) (done bool, err error) {
	return false, verify.Errorf(verify.Usage, "name the class whose main is to be verified; jayverify --help shows how")
}
