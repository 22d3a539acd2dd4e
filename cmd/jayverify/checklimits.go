package main

import "time"

// checkTimeout is the time for one entry of a project if no flag gives one.
const checkTimeout = 10 * time.Second

// heapShare is the part of --memory from which on the collector works harder.
const heapShare = 0.85

// garbage is how much garbage there may be, in percent of what is in use, before the collector
// works: verifications leave much behind at once, and a fifth of the processor's time is saved.
const garbage = 400

// The values of --fail-on.
const (
	failManifest = "violated"
	failLatent   = "latent"
	failOpen     = "open"
	failNever    = "never"
)
