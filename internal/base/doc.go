// Package base is the wing of what every other wing may use.
//
//	base ← front ← analysis ─┐
//	  ↑                      ├─← engines ← project ← ui
//	  └──── evidence ────────┘
//
// An arrow leads from a wing to one that it may import; arrows add up, so that engines
// import base, too. Tests may also import dev, the wing of tools for development. The
// packages of base know nothing of Java: files, waiting, failures, bugs, and what
// analyses of IVL programs share. A test (internal/dev/layers) keeps the arrows.
package base
