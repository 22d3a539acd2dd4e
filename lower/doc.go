// Package lower makes Java's meaning explicit: from SSA to the IVL.
//
//	class path ─→ universe ─→ world ─→ ivl.Program
//	              what the     classes,     one procedure per
//	              entry can    fields,      reachable method,
//	              reach        statics      plus generated ones
//
// The steps, in order:
//
//  1. reach.go: rapid type analysis finds the methods, dynamic types and class
//     initialisers that the entry can reach. Bodies come from the program, a
//     methods of the platform that package jdk names and, for what has a meaning
//     that we write down ourselves, intrinsics (meanings.go). A call of anything else
//     is unmodelled: its result is any value of its type.
//  2. exceptions.go, throws.go: which exceptions some handler up the stack can
//     catch. Where none can, the check is an `assert`; where one can, the
//     exception becomes a value, and methods return pairs (value, thrown) that
//     the caller tests (LPAR'17 §2).
//  3. world.go: classes with type numbers in preorder of the superclass tree,
//     so that a type test is an interval; fields that somebody reads; static
//     fields as globals.
//  4. emit.go and the rest: one procedure per method. raise.go has checks and
//     handlers, heap.go fields and null checks, array.go arrays, call.go
//     dispatch as a switch over dynamic types, clinit.go class initialisation
//     at first active use (JLS §12.4.1), entry.go what surrounds the entry.
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
