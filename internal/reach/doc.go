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
package reach
