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
//
// # Calls that may call back
//
// Most calls that may call back are judged in a second way. The program is lowered again, and such a call
// does anything that the JDK can do (lower/foreign.go). It runs any methods of the program that override
// the JDK's, any number of times, on objects that the JDK was given. Then it returns any value, or throws
// any exception. Later calls may do the same with the same objects. A few methods are known to run nothing
// of the program, and to throw only what their arguments decide (jdk.Quiet, and text builders that get
// texts and numbers). Entries are left out whose arguments may hide objects of the program from it:
// arguments that are, or refer to, objects of classes of the JDK that hold objects, or that a class of the
// program may extend (reach.HidesObjects). The JDK has what the program passed to it: as an argument or
// receiver, in an array, as a result or an exception of a method that it called, as the cause of an
// exception, in a field of a superclass. It also has constants of enums, and its own objects. It makes
// arrays of every type that the program names, and writes to all arrays that it has. It copies objects that
// it has of classes of the program that are Cloneable and extend one of its own (lower/cloneobject.go):
// ArrayList.clone() does for a class that extends ArrayList, and DateFormat.clone() copies a calendar. Of
// some collections (internal/front/jdk/holders.go) it is known which arguments their methods put in, and which
// results are elements. An object of these that the program makes has an array with all that it may hold
// (lower/held.go). Where the JDK has the collection, it has that array. A map has one array for its values
// and one for its keys, which its views and entries share, and one of the views and entries that it has
// given out: two calls may return the same one. Methods that are not in the table count as code that has
// it. A class of the program that extends one counts as a collection only for ArrayList, and only for
// methods that call no method that it could override: a test compares the table with the bytecode of the
// JDK at hand. What compares elements runs equals, hashCode and compareTo as any code of the JDK does,
// unless the class of what is looked for has those of Object, String, an enum or a box. The classes of
// iterators, views and entries are those of OpenJDK. A ThreadLocal has all values that any thread has had
// in it, and what its supplier or initialValue() returns is one of them (models/behind). Other classes of
// the JDK whose objects change have no model in this program, and nothing is known of what they hold. So
// JDK code cannot change anything that the program then reads as known. Abstract interpretation and its
// certificate decide the checks of this program. If all checks that an instruction makes for an exception
// hold there, they *hold*, and the assumptions of this program are listed. Otherwise the check is
// *unknown*. Exceptions within models of the JDK are *unknown*, because such a program does not have these
// models. So do checks behind other unsupported features: serialization, and calls outside the packages
// java.lang, java.io, java.util, java.text, java.math, java.net, java.nio, java.time, java.security, or of
// methods there that may start threads or load classes by name (internal/front/jdk/foreign.go). A program with a
// class that the JDK may load as the provider of a service (jdk.Services) is not judged in this way. The
// JDK also makes objects of classes, or initialises them, by names that it was told. Three kinds of calls
// are unsupported features for that reason (internal/front/jdk/named.go): those whose argument has the name, or
// what has it, such as a class, an annotation, a configuration or a style sheet; those that set a system
// property or a security property by which the JDK may find code, unless its name is a constant that JDK 17
// and 25 do not read; those that may run a provider for which a file in META-INF/services on the class path
// exists. Calls outside the packages that are known are of the first kind. testdata/behind/Named.java has
// programs for these. It is assumed that the other methods of these packages call back only before they
// return, and in the same thread. With --accept=threads, calls that may start threads call back like the
// others, and so does the end of the entry: later calls, and that end, may run all methods of the objects
// that any of them was given. An exception of these methods may leave the entry. The same goes for calls of
// windows (java.awt, javax.swing) and of the compiler (com.sun.source, com.sun.tools.javac).
// testdata/behind/Later.java has programs for both. testdata/outside has programs for what arguments can
// be. testdata/behind has the ways in which the JDK can reach an object, one program for each: in the JVM
// an assertion fails because of it, and must not be proved.
//
// If something that is not supported can be reached in a program of up to 100,000 statements, jayverify
// lowers the program again, and all engines work on the new one (verify/openworld.go, lower/escape.go).
// There a call of code without a body runs methods of the program as above, and the models stay. Three
// rules keep that sound:
//
//   - Nothing whose model changes escapes. Code without a body could change such an object. So each
//     allocation of one has a check: its objects do not get to code without a body. The object also counts
//     as escaped if it is in an array, behind an object of a model that does not change, returned to a
//     callback, or stored in an object of the JDK. Abstract interpretation proves these checks, and its
//     certificate is checked. Lowering is repeated with the other allocations as objects of the JDK, whose
//     methods have no body and whose fields hold any value at each read. If an object of a class of the
//     program cannot be kept from escaping, this program is not used.
//
//   - What is thrown. After a callback has thrown, the call may throw anything. A call of an abstract
//     method, and a call whose model is not used because the object escapes, may always throw anything. Any
//     other call throws what its bytecode shows (below); this is the assumption unmodelled.
//
//   - What a model gives up stays not supported, such as going on in a list that a callback has changed.
//
// What abstract interpretation proves in the program without these models holds, too.
//
// Reflection runs accessible members of the program there: all that are not private, of all classes on the
// class path. Class.forName and looking for members initialise classes; newInstance also runs constructors;
// Field reads and writes fields; Method.invoke and all other methods of these packages do everything. The
// assumption unmodelled says that private members are not used and final fields are not set. For clients of a library it
// keeps to the conditions of members that clients can use, too (assumption client), and what the JDK finds by itself is one of these, unless
// Options.Pedantic is set.
// Deserialization, annotations, proxies, method handles, setAccessible and calls that may start threads
// stay not supported. So does finding classes by name where there are more than 20,000 members, or where a
// class can only be initialised by its name.
//
// # Threads
//
// LowerThreads makes a program of one thread whose runs have, at each access, all values to choose from that the access may give
// when threads run at any time (reach/interference.go, interfere.go).
//
// Which reads see which writes. A cell is a field of an object, an element of an array, a static field, or the state of a class. In a
// well-formed execution (JLS §17.4.7), a read of a cell returns what some write to it has written, or the default value, whose write comes before
// the first action of each thread (JLS §17.4.4). Values do not come out of thin air: causality (JLS §17.4.8) commits
// each read to a write that is committed before it, so executions are built from below. Let W(c) be the least sets, one
// for each cell, such that each has the default value and all that some thread may write to the cell when each of its
// reads returns any element of its cell's set. By induction, each read returns an element of W(c).
//
// Why the sets of abstract interpretation contain W. The analysis and its checker have one set for each field of the objects of an
// allocation site, and one for the elements of its arrays, for the whole run. A pull gives any of them, a push adds to
// them, and nothing is removed. A claim that the checker accepts is inductive for this. Static fields and
// states of classes are fields of one object, so they have one set each. An access moves one field, and lowering remembers nothing of an object from
// one access to the next. What the JDK was given is in the elements of one array, so it is kept as one set, too.
//
// Why one call of the roots is enough. The entry begins with a call that runs the roots of threads, any number of times: run, call, get, …
// of what the JDK is ever given. The analysis joins all calls of a procedure, and has forgotten when something was written, so it does not matter where between two
// accesses of one thread those of another one come. What a root throws leaves the entry there, and is a violation, even if
// the entry never returns, or catches it where the thread is started. A call of the JDK may run roots in place, too. What they write is in the sets already. What they throw
// would be thrown on, so this only holds if no root throws: such a program counts as a whole or not at all (verify/openworld.go).
//
// What outlives an access. The length of an array, the class and identity of an object are not writable. A final field is
// part of the reference if no constructor of its class passes the object on or lets code read it early: the freeze is at
// the end of the constructor (JLS §17.5.1). A static field of a reference that the initialiser of its class sets before it returns, and
// before code runs that may read it, is not seen with its default value: other threads wait for the initialiser (JLS
// §12.4.2, steps 2 and 3), and its writes happen before their reads (JLS §17.4.5). Elements of new arrays have their
// default values, too, and a long or double that is not volatile gives any value (JLS §17.7).
//
// What calls of the JDK throw. Anything, as code that other threads disturb may, but for the calls that are calm
// (reach/calm.go).
package lower
