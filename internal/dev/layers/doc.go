// Package layers measures how the files of a package depend on one another.
//
//	package ─Arrows→ []Arrow ─BackUp→ the arrows that run back up
//
// An arrow leads from a file to one that it uses a name of. Files form layers when
// each uses only files below it; an arrow that runs back up breaks that. The test of
// this package keeps such arrows few in the packages that have many files, and
// prints the figures:
//
//	go test ./internal/dev/layers -v
package layers
