// Package flow has what analyses of IVL programs share: the control-flow graph
// of a procedure, the variables that are live in it, the globals that each
// procedure reads and writes, the order of procedures by calls, and sets and
// tables of small numbers.
//
//	ivl.Proc ──NewGraph──▶ Graph (succs, preds, reverse postorder) ──LiveIn──▶ a Set for each block
//	ivl.Program ──FindEffects──▶ Effects      ──CallOrder──▶ callees before callers
//
// Bitset is a set of small numbers. Table is a map from small numbers to
// values; copies of a table share what is the same in both.
package flow
