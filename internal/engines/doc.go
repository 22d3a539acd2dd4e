// Package engines is the wing that decides checks: the engines and their schedule, the
// board with what is known of each check, and verify, which runs one verification.
//
//	verify → engine → board
//	   │        └───→ encoding, runs, portfolio
//	   └────→ confirm → harness
//
// It imports base, evidence, front and analysis among the wings.
package engines
