// Package passview draws what the passes made of a program as one HTML page, as
// ssa.html of the Go compiler does for a function.
//
//	Stage   Name, Why, Program    one column: the program after a pass
//	Write   stages → HTML         one row of columns for each procedure
//
// The first column of a procedure is its text as lowered. A further column is there
// only for a pass that changed the procedure: it shows the lines that are gone and
// the lines that are new with three lines around them. Unchanged lines are folded.
// The heads of the columns say what each pass is for.
package passview
