// Package setup puts the pinned z3 into the user's data folder (horn.DataFolder), where
// jayverify finds it afterwards. It needs no Python: the wheel of z3-solver is a zip file
// with the program in it.
//
//	Run ──→ a wheel: a file that is named, a folder of pip's find-links, or the package index
//	    ──→ its SHA-256 is one of Wheels
//	    ──→ the program in it, in a temporary folder, says its version
//	    ──→ DATA/z3/bin, by renaming
//
// The place of the index comes from pip's configuration (Pip), so that mirrors work.
// A file gets its name in the data folder when it is whole. An end of the process leaves
// at most a temporary folder, which the next Run removes.
package setup
