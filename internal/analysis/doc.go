// Package analysis is the wing of what works on IVL programs without a Horn solver:
// abstract interpretation and the checker of its certificates, abstractions, slices,
// heap patterns, heap encodings in time, and symbolic execution.
//
//	ivl → absint → certificate
//	ivl → slicing, sums, texts → ivl
//	ivl → patterns, symex, timeinv
//
// It imports base and front among the wings.
package analysis
