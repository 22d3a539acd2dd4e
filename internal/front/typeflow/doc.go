// Package typeflow finds which dynamic types each value of a program can have.
//
//	reach.Program ─→ Find ─→ Flow ── Types(method, value) ──→ types
//	                              └─ Runs(method) ──────────→ whether it can run at all
//
// It is a points-to analysis whose objects are types: variable-type analysis
// (Sundaresan et al., OOPSLA'00) with one node for each SSA value, parameter,
// result and field, and one for the elements of all arrays of one type. Edges
// follow the flow of values. A virtual call gets its edges when a type reaches its
// receiver, so targets for other receivers add nothing.
//
//	node ──copy──→ node           assignments, phis, arguments, results, fields
//	array ──load/store──→ elements of each type that the array can have
//	receiver ──dispatch──→ parameters and result of what runs for each type
//
// Values from code without a body, from the environment or from a handler may have
// any type that package reach has found for their static type. So the sets are
// never larger than those of rapid type analysis, and only ordinary code makes them
// smaller.
package typeflow
