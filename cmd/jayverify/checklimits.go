package main

import "time"

// checkTimeout is the time for one entry of a project where nobody says.
const checkTimeout = 10 * time.Second

// heapShare is the part of --memory from which on the collector works harder.
const heapShare = 0.85

// The values of --fail-on.
const (
	failManifest = "violated"
	failLatent   = "latent"
	failOpen     = "open"
	failNever    = "never"
)
