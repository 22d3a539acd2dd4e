// Package throwing reads off the JDK's bytecode which exceptions a call of
// one of its methods throws, and for which arguments.
//
//	method ──Analyzer.Of──→ []Throw{exception, when, known}
//
// It is for methods whose bytecode is not followed any further. Their results may be
// any values, but their first lines show that they refuse null, a negative size or
// an index out of range.
//
// # The analysis
//
// The paths through the method are followed from its first block. Parameters, constants, lengths of
// arrays that are parameters, and sums of these are known; other values are not.
//
//	if (index < 0) throw …          a way for each outcome, with the condition
//	if (this.owner != thread)       the condition is not known: the outcomes of both
//	                                ways may happen, and what both do is sure
//	check(index, this.size)         followed, some calls deep, if it is known what it runs
//
// Of classes that make texts or ask the environment, and of the JDK's own packages, only what is certain is
// followed, and no more than their first lines.
//
// A loop is visited once; values that change in it are not known. The result of a
// call is not known either, unless its code returns a known value. A number that a method counts while it reads a
// text, an argument, depends on that. What a constructor calls on the new object is followed, and not sure.
//
// # Beyond the paths
//
// A call that is too deep, a method that is too long, and a method with too many ways may throw what
// the throw statements can throw that it reaches: by calls whose target is sure, with something that depends on
// arguments, and past the handlers on the way. Left out are exceptions by which a method tells the
// JDK's own code of a mistake: null, an index, a size, a cast.
//
// # The result
//
// A Throw says when an exception may leave the call: when one of its Conditions holds, each
// of which is a conjunction about arguments. Known says that the call throws whenever a
// condition holds. If Known is false, there are conditions that were not understood, or the code is
// beyond the paths.
//
// # What is left out
//
// Errors, and exceptions that only the environment decides: security managers,
// missing resources, input and output, databases. A checked exception that a method declares may be thrown, whatever its code shows. Exceptions of native and abstract methods. Exceptions of the
// JVM itself, except for null, array sizes, indices of arrays that are parameters, parameters that are an
// index of another array before any code has looked at them, and division by a parameter. Exceptions of methods that any class may override, and of those that make texts.
package throwing
