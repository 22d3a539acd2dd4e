// Package jdkfacts computes what methods of the JDK may do with a program that calls them, from the bytecode of the JDK at hand.
//
//	classfile.Path ──▶ Analysis ──▶ World ──▶ Fact: which methods of the program run, on what, where; what is kept, written, made;
//	 the JDK's classes   a node     the JDK's        code by name, threads, the end of the process
//	                   per method   objects that
//	                                there are
//
// # Summaries
//
// A node has the summary of one method: what it may return, what it stores where, and which overridable methods it calls on what. The
// objects in it are atoms: the argument i, what can be reached from argument i, objects of exactly one class that the JDK's code makes, a
// closure of a call site, a constant text or class, unknown ones. The analysis is insensitive to the order of instructions. What can be
// reached from objects is noted for places, not for objects: one place for all that a method makes, one for each argument, one for
// exceptions and one for everything else, such as static fields. When an object gets from one place to another, the places become one.
//
// A call replaces the arguments in the callee's summary by what the caller passes. A call on an object of a known class runs one method;
// on an argument, it is left open and becomes a part of the caller's summary; on an unknown object, it may run the program's code, and
// the JDK's methods if only the JDK has classes that override it. So a summary is made once, and is precise for each caller. Summaries
// are the least solution; they are found by a list of nodes whose callees have changed.
//
// Effects are not in summaries. They are found in the graph of calls: what a node reaches, it may do. A thread is an edge of the graph
// that says that what is behind it runs elsewhere. Explain prints the shortest way to an effect.
//
// # What is known by hand
//
// A native method may do everything, unless the table of natives has a row for it (natives.go). Overrides stand in overrides.go: for
// machinery that finds code by name, which would be found out anyway, but after a long way through the JDK; for what runs before the
// program starts; and for data that only an option of the JVM makes come from elsewhere. Each has its reason.
//
// # Assumptions
//
// No security manager is installed, assertions are off in the JDK's classes, no option of the JVM opens or patches the JDK's packages.
// Finalizers and cleaners are not part of what a call does. Static fields are initialised before another thread sees them.
//
// # Use
//
//	a, err := jdkfacts.New(path, folder)
//	w := jdkfacts.NewWorld(a)
//	w.Add("java/util/ArrayList")           // classes of the JDK of which the program has objects
//	f := w.Of(method)                      // a method of the JDK that the program calls
//	w.Add(f.Makes...)                      // until nothing is new
package jdkfacts
