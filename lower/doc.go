// Package lower makes Java's meaning explicit: from SSA to the IVL.
//
//	reach.Program ─→ world ─→ ivl.Program
//	what the entry   classes,    one procedure for each
//	can reach        fields,     reachable method, and
//	                 statics     generated ones
//
// The steps, in order:
//
//  1. Package reach finds the methods, dynamic types and class initialisers that
//     the entry can reach, and which exceptions some handler up the stack can
//     catch. If no handler can, a check is an `assert`. Otherwise the exception
//     becomes a value, and methods return pairs (value, thrown) that the caller
//     tests (LPAR'17 §2).
//  2. world.go: classes with type numbers in preorder of the superclass tree, so
//     that a type test is two comparisons; fields that are read somewhere;
//     static fields as globals.
//  3. emit.go: one procedure for each method, one rule for each instruction.
//  4. entry.go: the procedure that calls the entry.
//
// # Types and files
//
// Each file uses only files below it:
//
//	lower.go, all.go                    Lower, LowerAll
//	emit.go, entry.go                   procedures of methods, and of the entry
//	firstinit.go, uncaught.go           what is initialised before the entry, and what leaves it
//	call.go, dynamic.go, control.go     calls, invokedynamic, branches
//	meanings.go, library.go, text.go,   intrinsics: the meanings that package jdk
//	  random.go, clone.go, …              names
//	arith.go, array.go, heap.go,        the rules of other instructions
//	  typetest.go, clinit.go, concat.go
//	unmodelled.go                       what a call without a body returns
//	invoke.go, model.go                 the call of a procedure and the exception it returns
//	raise.go, edges.go                  checks, handlers, edges between blocks
//	value.go, types.go, interval.go     values of operands, their dynamic types and bounds
//	emitter.go                          emitter: the method and the instruction at hand
//	classproof.go, classlist.go         class objects
//	holders.go, parts.go, held.go       calls of collections that hold objects, and what these hold
//	meeting.go                          what is known of fields where blocks meet
//	scramble.go, kept.go                what code without a body may write and has
//	stays.go                            which objects do not get to such code
//	initproc.go, helpers.go             generated procedures
//	ids.go, callers.go, world.go        world: the program that is made
//	callergraph.go                      who calls each method
//	builder.go                          builder: one procedure, block by block
//	result.go, options.go, …            what goes in and comes out
//
// # Example
//
// For the Java method
//
//	static int get(int[] a, int i) { return a[i]; }
//
// the procedure is
//
//	proc `Main.get([II)I`(a: ref `[I`, i: i32) returns (i32) {
//	  var v2: i32
//	B0:
//	  assert (not (= a null:`[I`)) prop 0
//	  assert (and (<= 0 i) (< i a.length)) prop 1
//	  v2 := pull a[i]
//	  return v2
//	}
//
// and if a caller catches NullPointerException, it has a second result of
// class Throwable, and the first assertion is a branch to the allocation of
// one.
package lower
