// Package project makes one result of the verifications of all entries of a project.
//
//	entries ──Each──→ Outcome, in any order ──Merger.Add──→ Merger.Result ──→ *result.Result
//	                  jobs at a time            │
//	                                            └─→ violations that nobody has told yet
//
// # One place, one finding
//
// A check of a project is reached from many entries. A Merger has it once: its place is
// its method, its bytecode offset, its kind, its exception and its detail. Of what
// entries say of one place, the worst counts:
//
//	manifest violation > latent violation > open > not judged > documented > holds
//
// Of several violations of one sort the one with the shortest run stays.
//
// # Memory
//
// A Merger keeps one property for each place, and runs only for those that do not hold.
// The result of an entry is free when Add has returned.
package project
