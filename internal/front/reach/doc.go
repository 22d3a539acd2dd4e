// Package reach finds the code that can run: the methods, dynamic types and
// class initialisers that an entry can reach, and the targets of each call.
//
//	Source, entry ─→ Find ─→ Program ──Methods──→ Method ──Calls──→ CallSite
//	                            │                    │                  │
//	                            │ Types              │ Func             │ Targets
//	                            ▼                    ▼                  ▼
//	                          Type                 SSA            Method, by Type
//
// It is rapid type analysis (Bacon and Sweeney, OOPSLA'96) over SSA. Bodies come from the program,
// from models, and from classes of the platform that package jdk names. A call of any other method
// is unmodelled: it may return any value of its type.
//
// In addition it answers questions of package lower: which exceptions some
// handler up the stack may catch, and which methods an exception can leave as a
// value; which fields become components of references; which types objects from
// outside have; which methods code without a body may call on objects that it is
// given; which code is behind an unsupported feature.
//
// # Types
//
//	Program   what can run, and all that is found out about it
//	Type      a dynamic type: of which classes and arrays objects can exist
//	Method    a method with a body, its calls, and what its callers may catch
//	CallSite  a call, with the Dispatch that virtual calls of one method share
//	Target    a method that a call may run, and for which types
//	Relation  whether objects of a Type are instances of a class: Never, Sometimes, Always
//	Text      what turns objects of a Type into text
//	Cuts      which checks lie behind which features that are not supported
//
// # Files
//
// Each file uses only files below it:
//
//	find.go                         Find, FindAll: from the entry to all that can run
//	visit.go, special.go            what one instruction makes reachable
//	cutgraph.go, rethrown.go,       what lies behind a cut, and what code without a
//	  handover.go, behind.go          body may call
//	throws.go, model.go, catch.go,  which exceptions travel, and where to
//	  fate.go
//	shown.go, plain.go, changes.go  what turning objects into text runs and changes
//	tuple.go, identity.go, …        what references carry
//	dispatch.go                     types and the targets of calls, which grow together
//	initialisers.go, bodies.go,     which code is run: initialisers, bodies
//	  throwableinit.go
//	holders.go                      collections that hold objects, and their iterators
//	hierarchy.go, missing.go        questions about classes
//	program.go                      the types above
//	instrs.go, platform.go          questions about one instruction, one method or class
//	source.go, cuts.go, …           what goes in, and what needs none of it
//
// This package does not emit IVL. It uses only the kinds of checks and the
// numbers of properties of package ivl.
//
// # Checks that are not judged
//
// The clauses and the interpreter end a run where it reaches a feature that is not supported. A JVM
// continues. So a proof does not cover the rest of the run on a JVM. A check that such a run may reach is
// *not judged*. This is so even if the check was proved, and even if a run without such a feature reached
// it.
//
// A check is not judged if a run may pass such a feature on the way to it. Features that are proved
// unreachable do not count. The analysis starts at the feature. The feature may return any value or throw
// any exception. Then the method continues, or its handlers, or its callers after the call, and all methods
// that these call, class initialisers included. The feature may also call methods of the objects that are
// passed to it, if they override or implement a method of the JDK. It may call them at once or later, as a
// thread does. Reflection may call everything, except for Class.forName with a constant. The analysis
// follows types in the program extended by the code that only such features call. An exception that was
// made before the feature may be thrown again after it, by finally or from a variable. Then it counts as
// after the feature.
//
// Checks before all such features keep their verdicts, because a run before the first feature is as in the
// proof. A violation stays a violation, because its run passes no such feature. The analysis follows the
// order of calls, but a check has only one verdict. If a method is called before and after the feature, its
// checks are not judged. Code that only these features call has no checks of its own in the report.
//
// The test inserts one such feature into random programs and runs them on the JVM (go test ./difftest -run
// TestNotJudged -cuts=1000). If a run violates a check, the verdict of the check must not be held or
// unreachable.
package reach
