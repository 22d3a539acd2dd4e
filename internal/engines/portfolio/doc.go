// Package portfolio is the schedule as tables: what is tried, for how long, after
// which delay, what its answer is trusted for, and why.
//
//	Stages    the parts of a verification, in the order in which they begin
//	Attempts  a solver with a way to write the clauses, as they race in one stage
//
// Package verify runs them, and has no times of its own. `--dump=schedule` prints
// both tables. To add an attempt is to add a row to Attempts.
package portfolio
