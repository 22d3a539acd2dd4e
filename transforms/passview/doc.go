// Package passview writes one HTML page that shows a program after each pass,
// as ssa.html of the Go compiler does for a function.
//
//	Stage   Name, Why, Program    one column: the program after a pass
//	Write   stages → HTML         one row of columns for each procedure
//
// The first column of a procedure is its text as lowered. Each pass that changed
// the procedure has a further column: it shows the removed and the new lines with
// three lines around them. Unchanged lines are folded. The heads of the columns
// give the purpose of each pass.
package passview
