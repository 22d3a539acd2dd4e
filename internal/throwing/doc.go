// Package throwing reads off the JDK's bytecode which unchecked exceptions a call of
// one of its methods throws, and for which arguments.
//
//	method ──Analyzer.Of──→ []Throw{exception, when, known}
//
// It is for methods whose bytecode is not followed any further: their results may be
// anything, but that they refuse null, a negative size or an index out of range is
// written in their first lines.
//
// # How it looks
//
// The ways through the method are followed from its first block. Parameters, constants,
// lengths of arrays that are parameters, and sums of these are known; all else is not.
//
//	if (index < 0) throw …          a way for each outcome, with the condition
//	if (this.owner != thread)       the condition is not known: the outcomes of both
//	                                ways may happen, and what both do is sure
//	check(index, this.size)         followed, some calls deep, if it is known what it runs
//
// A loop is gone through once; what changes in it is not known. So is the result of a
// call, if its code does not return one of the known values.
//
// # What comes out
//
// A Throw says when an exception may leave the call: when one of its Conditions holds, each
// of which is a conjunction about arguments. Known says that the call throws whenever it
// does. If it is false there are conditions that were not understood, or more calls than are
// followed.
//
// # What is left out
//
// Errors, checked exceptions, and what only the environment decides: security managers,
// missing resources, input and output. What native and abstract methods throw, and
// what the JVM throws by itself except for null, array sizes, indices of arrays that
// are parameters, and division by a parameter. Ways behind the bounds of the search.
package throwing
