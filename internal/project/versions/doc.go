// Package versions compares two versions of a library: which methods do the same for all inputs.
//
//	jar, jar ─Read→ Version, Version ─Compare→ Comparison: pairs of methods, same code or not
//	                                     └─ Decide ─→ a product for each pair ─verify→ Same, Differs, Open
//
// # The same code
//
// A graph of each version has a node for each method, class and field (graph.go). The text of a method's node is its code without what
// only the constant pool and the line numbers decide. Edges lead to all that the method's meaning depends on: each method of the version
// that a call may run (calls.go), class initialisers, headers of classes, fields with their constants. A call of the JDK may
// run what its bytecode shows (package jdkfacts); where that depends on objects that the library's callers choose, it may run all methods that
// override methods of others. Code that finds classes by name depends on all files of the version. Two methods are the same code if they are in the
// greatest set of nodes with the same texts and the same edges into the set (same.go).
//
// So M of
//
//	class A { int m() { return k() + 1; }  int k() { return 2; } }      class B extends A { int k() { return 3; } }
//
// depends on A.m, A.k, B.k and the class A. If a new version changes B.k, A.m is not the same code.
//
// Same code does the same on equal objects, and with equal static fields. Pair.Given has the fields that it reads and that code which differs
// writes.
//
// # The product
//
// The classes of both versions get other names (Rename), so that they are one program. For each other pair, a class makes the arguments,
// calls both versions, and fails if they differ. For the method inc of class q.L:
//
//	public static void run(int p0) {
//	    int v1_1 = 0, v1_2 = 0;
//	    try { v1_2 = p0; v1_1 = p0; } catch (Throwable none) { return; }
//	    int r_1 = 0; Throwable t_1 = null;
//	    try { r_1 = oldversion.q.L.inc(v1_1); } catch (Throwable t) { t_1 = t; }
//	    int r_2 = 0; Throwable t_2 = null;
//	    try { r_2 = newversion.q.L.inc(v1_2); } catch (Throwable t) { t_2 = t; }
//	    if ((t_1 == null) != (t_2 == null)) throw new AssertionError();
//	    if (t_1 != null && !sameClass(t_1, t_2)) throw new AssertionError();
//	    if (t_1 == null && !(r_1 == r_2)) throw new AssertionError();
//	}
//
// Its arguments are numbers, texts and arrays of these. From them it makes boxes, constants of enums, and objects by the same public
// constructors or factories of both versions (values.go). compare.go has what is compared: numbers by their bits but for the kinds of NaN, texts and
// boxes by equals, arrays and objects of the versions part by part, exceptions by their classes. After the calls, arrays and objects
// that were given are compared, too. What is not compared leaves the method open if all else is the same.
//
// If an object can be another one than its constructors make it, or two arguments can share parts, a proof is one of a bounded world, and the method
// is open.
//
// A proof holds for calls that return or throw. It is not about termination, output, messages of exceptions, or objects of classes that the library's
// users write. A program that makes a text from the new name of a class proves nothing. state.go has what a proof assumes of static fields.
//
// A difference counts only if the same call of the versions as they are, in two JVMs, has other results, twice (replay.go). It is no
// difference of the method if the objects that it is given differ already. Fields that only one version has do not count. If only the fields of
// objects of the versions differ, the report says so: code outside may not see it.
package versions
